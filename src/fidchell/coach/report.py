"""A review as data, as lines for a terminal, and as a page of its own."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any, Final

from fidchell.coach.habits import Habits
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.review import DOUBT, Moment, Review
from fidchell.coach.why import agreed, further, learned, threats, why
from fidchell.coach.worth import worlds
from fidchell.core.game import Sentence
from fidchell.core.state import CHANCE

VERSION: Final = 2  # of the data
WIDE: Final = 340  # about a phone's width, so that its text can be read there
HIGH: Final = 200
LEFT: Final = 30
DASHES: Final = ("", "6 4", "2 4", "10 3 2 3", "1 3", "12 4")

STYLE: Final = """
:root { color-scheme: light dark; --ink: #221f1a; --paper: #faf6ee; --faint: #cfc6b4 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dc; --paper: #1d2125; --faint: #4a5057 } }
body { font: 17px/1.5 sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; max-width: 40rem; height: auto } text { fill: var(--ink); font-size: 13px }
.colour-red { --piece: #c0392b } .colour-blue { --piece: #2a78c2 } .colour-green { --piece: #2f8f5a }
.colour-yellow { --piece: #d9a514 } .colour-violet { --piece: #8a5cd6 } .colour-orange { --piece: #d2691e }
.colour-black { --piece: #111 } .colour-white { --piece: #fff }
.grid { stroke: var(--faint) } li { margin: .3rem 0 } small { opacity: .8 }
"""


def as_dict(review: Review) -> dict[str, Any]:
    """The review as plain data: docs/coach.md describes it."""
    return {
        "version": VERSION,
        "game": review.game.id,
        "result": review.result,
        "seats": [{"seat": seat} | vars(one) for seat, one in enumerate(review.seats)],
        "moments": [moment_dict(review, one) for one in review.moments],
        "evaluator": {"budget": review.budget, "changed_mind": review.wrong},
    }


def moment_dict(review: Review, moment: Moment) -> dict[str, Any]:
    found: dict[str, Any] = {
        "move": moment.move + 1,
        "seat": None if moment.seat < 0 else moment.seat,
        "kind": {CHANCE: "chance", DOUBT: "doubt"}.get(moment.seat, "decision"),
        "text": moment.text,
        "before": [round(2.0 * one - 1.0, 6) for one in moment.before],
        "after": [round(2.0 * (one + by) - 1.0, 6) for one, by in zip(moment.before, moment.shift, strict=True)],
    }
    if moment.seat == CHANCE:
        return found | {"luck": [round(2.0 * by, 6) for by in moment.shift]}
    if moment.chosen is None:
        return found
    state, best = review.state(moment), moment.worths[0]
    better = best.action != moment.chosen.action
    return found | {
        "loss": round(2.0 * moment.loss, 6),
        "best": review.game.text(state, best.action),
        "line": [one.text for one in review.better.get(moment.move, ())],
        "why": [
            {"reason": one.message, "rules": list(one.rules), "points": round(one.points, 1)}
            for one in (why(review.game, state, moment.seat, best.action, moment.chosen.action) if better else [])
        ],
    }


def lines(review: Review, lang: str) -> list[str]:
    """The review in prose."""
    phrasing = Phrasing(review.game, lang)
    found = [
        *phrasing.accounts(review),
        phrasing.say(phrasing.together("review-identity")),
        "",
        phrasing.say("review-costliest"),
    ]
    costly = costliest(review)
    for one in costly:
        told = [cited(sentence) for sentence in reasons(review, one, phrasing)]
        found += [f"  {phrasing.cost(review, one)}", *[f"    {text}" for text in told]]
    found += [] if costly else [f"  {phrasing.harmless(review)}"]
    found += [
        "",
        phrasing.say("review-turning"),
        *[f"  {phrasing.turned(review, one)}" for one in review.turning_points()],
    ]
    return [*found, *(["", phrasing.trust(review)] if phrasing.trust(review) else [])]


def habit_lines(habits: Habits, lang: str) -> list[str]:
    """Openings and habits in prose."""
    parts = Phrasing(habits.game, lang).habits(habits)
    return [line for head, told in parts for line in (head, *[f"  {one}" for one in told], "")][:-1]


def costliest(review: Review, seats: Sequence[int] = ()) -> list[Moment]:
    """The costliest decisions of each of these seats, or of all."""
    return [one for seat in seats or range(len(review.seats)) for one in review.costliest(seat=seat)]


def cited(sentence: Sentence) -> str:
    return " ".join([sentence.text, *[f"[{rule}]" for rule in sentence.rules]])


def reasons(review: Review, moment: Moment, phrasing: Phrasing) -> list[Sentence]:
    """Why the better choice was better: what the one played allowed, or what the better one would have done and what
    was to be expected after either. By how much it was better has been said."""
    assert moment.chosen is not None
    state, seat, played, best = review.state(moment), moment.seat, moment.chosen.action, moment.worths[0].action
    expected = review.better.get(moment.move, ())
    possible = worlds(review.game, state, seat, f"review/{moment.move}")
    blunder = agreed([threats(review.game, one, seat, played, None) for one in possible])
    refuted = phrasing.reasons(possible[0], seat, played, [one for one in blunder if one.message == "coach-allows"])
    if refuted:  # that is the whole reason, and what else speaks for the other choice would only blur it
        return refuted + phrasing.follows(possible[0], expected, "coach-follows-played")
    better = agreed([why(review.game, one, seat, best, played) for one in possible])
    pair = ((best, moment.worths[0].chance), (played, moment.chosen.chance))
    found = further(review.game, possible[0], seat, better, *pair)
    better = [one for one in found if one.message != "coach-further"]
    if learned(review.game.key, len(review.seats)):  # else there are never any words, and that needs no saying
        better += [replace(one, message="coach-further.told") for one in found if one.message == "coach-further"]
    return [
        *phrasing.reasons(possible[0], seat, best, better),
        *phrasing.follows(possible[0], expected),
        *phrasing.follows(possible[0], review.worse.get(moment.move, ()), "coach-follows-played"),
    ]


def curve(review: Review, lang: str) -> str:
    """Everybody's chances over the game, as SVG: colour and dashes tell the seats apart."""
    last, game, phrasing = max(1, review.curve[-1][0]), review.game, Phrasing(review.game, lang)
    number = len(review.seats)
    sides = [int(review.start.team(seat)) for seat in range(number)]
    teams = {side: seat for seat, side in reversed(list(enumerate(sides)))}
    label = escape(phrasing.say(phrasing.together("review-curve")))
    rows = [f'<svg viewBox="0 0 {WIDE} {HIGH + 24 + 20 * len(teams)}" role="img" aria-label="{label}">']
    for percent in (0, 25, 50, 75, 100):
        y = 10 + HIGH - HIGH * percent / 100
        rows.append(f'<path class="grid" d="M{LEFT} {y}H{WIDE}"/>')
        rows.append(f'<text x="{LEFT - 5}" y="{y + 4}" text-anchor="end">{percent}</text>')
    for n, seat in enumerate(sorted(teams.values())):
        path = "L".join(
            f"{LEFT + (WIDE - LEFT) * move / last:.1f} {10 + HIGH * (1 - min(max(chances[seat], 0.0), 1.0)):.1f}"
            for move, chances in review.curve
        )
        y = HIGH + 28 + 20 * n
        partners = [other for other in range(number) if sides[other] == sides[seat]]
        name = escape(", ".join(game.seat_name(other, lang, number) for other in partners))
        rows.append(f'<g class="colour-{game.seat_colour(seat, number)}" fill="none">')
        for drawn in (f"M{path}", f"M{LEFT} {y}h30"):
            rows.append(f'<path d="{drawn}" stroke="currentColor" stroke-opacity=".45" stroke-width="4"/>')
            dash = f'stroke-dasharray="{DASHES[n % len(DASHES)]}"'
            rows.append(f'<path d="{drawn}" stroke="var(--piece)" stroke-width="2.5" {dash}/>')
        rows.append(f'</g><text x="{LEFT + 38}" y="{y + 4}">{name}</text>')
    return "\n".join([*rows, "</svg>"])


def page(review: Review, lang: str) -> str:
    """A page that needs nothing else."""
    phrasing, game = Phrasing(review.game, lang), review.game
    title = f"{game.say(lang, 'title')}: {phrasing.say('review-title')}"
    ending = [one.text for one in game.ending(review.line[-1].after, lang)] if review.line else []
    listed = [
        (phrasing.say("review-result"), [*ending, *phrasing.accounts(review)]),
        (
            phrasing.say("review-costliest"),
            [
                " ".join([phrasing.cost(review, one), *map(cited, reasons(review, one, phrasing))])
                for one in costliest(review)
            ]
            or [phrasing.harmless(review)],
        ),
        (phrasing.say("review-turning"), [phrasing.turned(review, one) for one in review.turning_points()]),
    ]
    notes = [phrasing.say(phrasing.together("review-identity"))]
    notes += [phrasing.say("review-luck-kindly")] if review.luck_weighs else []
    notes.append(phrasing.trust(review))
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>{escape(phrasing.say(phrasing.together('review-curve')))}</h2>",
        curve(review, lang),
    ]
    for head, entries in listed:
        body += [f"<h2>{escape(head)}</h2><ul>", *[f"<li>{escape(one)}</li>" for one in entries], "</ul>"]
    body.append(f"<p><small>{escape(' '.join(notes))}</small></p>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    start = f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}</style></head><body>'
    return "\n".join([start, *body, "</body></html>", ""])
