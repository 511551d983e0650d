"""How a game ended and what comes next; what a lesson has taught; the draws, checked afterwards."""

from typing import Final
from weakref import WeakKeyDictionary

from fidchell.bots import personas
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.review import Review
from fidchell.core.lesson import lesson
from fidchell.core.record import resigned
from fidchell.core.state import CHANCE
from fidchell.server import levels
from fidchell.server.table import Table
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, copy_button, do_button, simple
from fidchell.web.past import viewpoints
from fidchell.web.review_board import invitation


def ending(visitor: Visitor, table: Table, base: str) -> Markup | None:
    if not table.over:
        return None
    lines, how = why(visitor, table), verdict(visitor, table)
    if how:
        lines = [visitor.say("w-verdict", how=how), *lines]
    done = taught(visitor, table)
    return el(
        "section",
        {"class": f"ending {how}".strip(), "id": "ending"},
        el("h2", None, visitor.say("w-lesson-done") if done else lines[0] if lines else visitor.say("w-over")),
        None if done else [el("p", None, line) for line in lines[1:]],
        el("div", {"class": "after"}, next_games(visitor, table), review_link(visitor, table)),
        done,
        turning_points(visitor, table),
        None if done else statistics(visitor, table),
        share(visitor, table, base),
        None if done else viewpoints(visitor, table, len(table.session.line)),
    )


REVIEWS: Final[WeakKeyDictionary[Table, Review]] = WeakKeyDictionary()  # those that somebody has asked for


def turning_points(visitor: Visitor, table: Table) -> list[Child] | None:
    """What changed the game most, if the coach has looked at it."""
    review = REVIEWS.get(table)
    if review is None or visitor.quiet:
        return None
    words = Phrasing(table.game, visitor.lang)
    links = [
        el("a", {"href": visitor.url(f"/t/{table.row.id}?at={one.move}")}, words.turned(review, one))
        for one in review.turning_points()
    ]
    return [
        el("h3", None, words.say("review-turning")),
        el("ul", {"class": "learnt turning"}, [el("li", None, link) for link in links]),
    ]


def why(visitor: Visitor, table: Table) -> list[str]:
    """How it ended, in sentences: the game's own, and what its players decided."""
    result = table.session.record.result or {}
    lines = [line.text for line in table.game.ending(table.session.state, visitor.lang)]
    gone = resigned(table.session.record.moves)
    if result.get("reason") in ("agreed", "stopped"):
        lines.insert(0, visitor.say(f"w-end-{result['reason']}"))
    if gone:
        own = bool(visitor.person) and [table.seats[seat].person for seat in gone] == [visitor.person]
        told = visitor.tell("w-end-resigned", table, gone, own="yes" if own else "no")
        outcome, winners = table.session.state.outcome(), result.get("winners", [])
        if winners or (outcome and outcome.winners):
            told += f" {visitor.tell('w-end-winners', table, winners)}"
        # The game's own result stands first, unless the winner is a bot that replaced somebody who resigned.
        theirs = outcome is not None and list(outcome.winners) == winners
        lines.insert(0 if result.get("reason") == "resigned" or (outcome and not theirs) else len(lines), told)
    return lines


def verdict(visitor: Visitor, table: Table) -> str:
    """What it means to whoever looks: won, lost, shared or drawn; "" for spectators and for those on both sides."""
    result = table.session.record.result or {}
    winners = set(result.get("winners", ()))
    own = {n for n, seat in enumerate(table.seats) if visitor.person and seat.person == visitor.person}
    if not own or result.get("reason") == "stopped":
        return ""
    if not winners:
        return "lost" if table.game.meta.together and result.get("reason") != "agreed" else "drawn"
    if own <= winners:
        sides = [side for side in table.game.sides(table.session.state) if winners & set(side)]
        return "won" if len(sides) == 1 or table.game.meta.together else "shared"
    return "" if own & winners else "lost"


def taught(visitor: Visitor, table: Table) -> list[Child] | None:
    """The end of a lesson that was played to its end: what one has learnt."""
    course = lesson(table.game.folder)
    if course is None or not table.taught or table.lesson is not None:
        return None
    learnt = table.game.say(visitor.lang, course.learnt).split("\n") if course.learnt else []
    return [
        el("p", {"class": "learnt"}, table.game.say(visitor.lang, course.end)),
        el("p", {"class": "learnt"}, visitor.say("w-learnt")) if learnt else None,
        el("ul", {"class": "learnt"}, [el("li", None, line) for line in learnt]) if learnt else None,
    ]


def next_games(visitor: Visitor, table: Table) -> list[Child]:
    """One click to the next game: after a lesson a real one at the level that fits; a rematch, or one level up."""
    following = table.settings.next
    if following:
        label = visitor.say("w-next-game" if table.taught else "w-next-table")
        return [el("a", {"class": "button main", "href": visitor.url(f"/t/{following}")}, label)]
    own = any(visitor.person and seat.person == visitor.person for seat in table.seats)
    if table.closed or not (own or table.hosted_by(visitor.person)):
        home = el("a", {"class": "button main", "href": visitor.url("/")}, visitor.say("w-home"))
        return [home]
    if table.taught:
        spec = personas.spec_of(levels.offered(table.store, table.game, visitor.person))
        who = visitor.bot(spec, "the") if len(table.seats) > 1 else ""
        label = visitor.say("w-real-game", who=who, company="rival" if who else "nobody")
        return [do_button(visitor, table.row.id, "rematch", label, look="main", bot=spec)]
    higher = levels.next_up(table, visitor.person)
    again: list[Child] = [do_button(visitor, table.row.id, "rematch", visitor.say("w-rematch"), look="main")]
    if higher:
        spec = personas.spec_of(higher)
        again.append(
            do_button(
                visitor, table.row.id, "rematch", visitor.say("w-level-up", who=visitor.bot(spec, "the")), bot=spec
            )
        )
    return again


def statistics(visitor: Visitor, table: Table) -> Markup | None:
    """Numbers of this game: turns, decisions, draws, minutes, and what the game itself counts and has words for."""
    state, own = table.session.state, table.seats_of(visitor.person)
    rows = [(visitor.say("w-count-turns"), float(state.turns()))]
    for seat in range(len(table.seats)):
        who = visitor.say("w-seat-you") if own == [seat] else visitor.seat_name(table, seat)
        decided = sum(step.seat == seat for step in table.session.line)
        rows.append((visitor.say("w-count-decisions", who=who), float(decided)))
    rows.append((visitor.say("w-count-draws"), float(sum(step.seat == CHANCE for step in table.session.line))))
    rows.append((visitor.say("w-count-minutes"), float(max(1, round((table.row.changed - table.row.created) / 60)))))
    for name, number in state.tally():
        message = f"count-{name.replace(' ', '-')}"
        if table.game.texts.has(message, visitor.lang):
            rows.append((table.game.say(visitor.lang, message), float(number)))
    return el(
        "details",
        {"class": "counts", "id": "counts"},
        el("summary", None, visitor.say("w-counts")),
        el(
            "dl",
            None,
            [[el("dt", None, name), el("dd", None, shown(visitor, number))] for name, number in rows if number],
        ),
    )


def shown(visitor: Visitor, number: float) -> str:
    return visitor.say("w-number", number=int(number) if number == int(number) else round(number, 1))


def review_link(visitor: Visitor, table: Table) -> Markup | None:
    if table.taught or visitor.quiet:
        return None
    return el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}/review")}, visitor.say("w-review"))


def share(visitor: Visitor, table: Table, base: str) -> Markup:
    """Look through the game, pass it on, check it."""
    here = f"/t/{table.row.id}"
    return el(
        "nav",
        {"class": "share", "aria-label": visitor.say("w-share")},
        el("a", {"class": "button", "href": visitor.url(f"{here}?at=0")}, visitor.say("w-look-through")),
        invitation(visitor, table),
        copy_button(visitor, f"{base}{here}", visitor.say("w-copy-game")),
        el(
            "a",
            # The script makes a PNG of it, which can be sent on everywhere.
            {"class": "button", "href": visitor.url(f"{here}/board.svg"), "download": True, "data-png": table.row.id},
            visitor.say("w-pic"),
        ),
        el(
            "a",
            {"class": "button", "href": visitor.url(f"{here}/record.json"), "download": f"{table.row.id}.json"},
            visitor.say("w-export"),
        ),
        el("a", {"class": "button", "href": visitor.url(f"{here}/verify")}, visitor.say("w-verify"))
        if not table.typed and any(step.seat == CHANCE for step in table.session.line)
        else None,
    )


def contributions(visitor: Visitor, table: Table) -> list[Child] | None:
    """What the players have added to the seed; the script marks what came from this browser."""
    record = table.session.record
    if record.commitment is None:
        return None
    given = [(seat, one) for seat, one in enumerate(record.contributions or ()) if one]
    if not given:
        return [el("p", None, visitor.say("w-contributions-none"))]
    words = {"data-own": visitor.say("w-contribution-own"), "data-wrong": visitor.say("w-contribution-wrong")}
    return [
        el("p", None, visitor.say("w-contributions")),
        el(
            "ul",
            {"id": "contributions", "data-commitment": record.commitment, **words},
            [
                el("li", {"data-contribution": one}, f"{visitor.seat_name(table, seat)}: ", el("code", None, one))
                for seat, one in given
            ],
        ),
    ]


def checked(visitor: Visitor, table: Table, rolls: int, against: str) -> str:
    """The page that says whether every draw was right, if the seed is known."""
    record = table.session.record
    if record.simulated:
        seed, number = record.simulated
        found = visitor.say("w-verify-simulation", seed=seed, number=number)
    elif record.commitment is None:
        found = visitor.say("w-verify-outside")
    else:
        found = visitor.say("w-verified", rolls=rolls) if against == "seed" else visitor.say("w-unverified")
    return simple(
        visitor,
        visitor.say("w-verify"),
        el("p", None, found),
        el("p", None, visitor.say("w-fair", commitment=record.commitment or "–")),
        el("p", None, f"{visitor.say('w-seed')}: {record.seed}") if record.seed else None,
        contributions(visitor, table),
        el("p", None, el("a", {"href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-back"))),
    )
