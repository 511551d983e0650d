"""What the API tells of a table: as a seat (or a spectator) may know it, from the game's own views and nothing else."""

import re
import time
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

from fidchell.core.game import Game
from fidchell.core.record import CLOSINGS
from fidchell.core.rulebook import MARKS
from fidchell.core.scene import Choice, Odds
from fidchell.core.state import CHANCE
from fidchell.server import offers
from fidchell.server.store import Message, Row
from fidchell.server.table import Table
from fidchell.web import structures as told

LATEST: Final = 20  # moves that a table tells


def change_of(table: Table) -> str:
    """Identifies the table's present state, for clients that wait until it changes."""
    return f"{table.row.rev}-{table.said}"


def fields_of(table: Table, seat: int | None, person: str, lang: str) -> dict[str, Any]:
    """All that is told of a table, by name; `seat`: whose eyes, `person`: whose offers."""
    session, settings = table.session, table.settings
    return {
        "table": table.row.id,
        "game": table.game.id,
        "rules_rev": table.game.meta.rules_rev,
        "options": table.row.options,
        "version": table.version,
        "change": change_of(table),
        "seat": seat,
        "seats": [
            told.Seat(
                number,
                table.game.role(number, len(table.seats)),
                one.kind,  # type: ignore[arg-type]  # stores know no other kinds
                one.name,
                one.bot if one.by_bot else None,
            )
            for number, one in enumerate(table.seats)
        ],
        "listed": settings.listed,
        "started": table.started,
        "over": table.over,
        "to_act": [one for one in table.actors() if one >= 0],
        "question": question(table, seat, lang),
        "odds": odds_now(table, seat, lang),
        "thinking": table.thought.seat if table.thought is not None and table.thought.told else None,
        "clock": clock(table),
        "offer": offer(table, person),
        "answered": answered(table, person),
        "news": news(table),
        "result": result(session.record.result),
        "commitment": session.record.commitment,
        "seed": session.record.seed if table.over else None,
        "moves": moves(table, seat, lang, max(0, table.version - LATEST)),
        "view": table.game.view(session.state, seat),
    }


def question(table: Table, seat: int | None, lang: str) -> str:
    """What a seat is asked; nothing before the start, and nothing of a spectator."""
    return table.game.question(table.session.state, seat, lang) if seat is not None and table.started else ""


def odds_now(table: Table, seat: int | None, lang: str) -> list[Odds]:
    waiting = table.actors() == (CHANCE,)
    return list(table.game.odds(table.session.state, lang, seat)) if waiting else []


def clock(table: Table) -> told.Clock | None:
    limit, since = table.settings.limit, table.waiting_since
    if not limit or not table.started or table.over:
        return None
    return told.Clock(limit, since, max(0.0, round(limit - (time.time() - since), 3)))


def offer(table: Table, person: str) -> told.Offer | None:
    found = table.offered
    if found is None or not offers.concerns(table, found.kind, found.seat, person):
        return None
    return told.Offer(found.kind, found.seat, found.about, found.number, found.yes)  # type: ignore[arg-type]


def answered(table: Table, person: str) -> told.Answered | None:
    found = table.settings.answered
    if found is None or not offers.concerns(table, found.kind, found.seat, person):
        return None
    return told.Answered(**asdict(found))


def news(table: Table) -> told.SeatNews | None:
    found = table.settings.news
    return None if found is None else told.SeatNews(**asdict(found))


def result(found: dict[str, Any] | None) -> told.Result | None:
    return None if found is None else told.Result(**found)


# -- moves ------------------------------------------------------------------------------------------------------------


def moves(table: Table, seat: int | None, lang: str, first: int) -> list[told.Move]:
    """The moves of the record after the first few, with the log's sentences; those taken back have none."""
    steps = {step.number: step for step in table.session.line}
    sees, found = table.session.sees, list[told.Move]()
    for number, move in enumerate(table.session.record.moves[first:], first + 1):
        who, _, text = move.partition(" ")
        step, special = steps.get(number), SPECIAL.fullmatch(move)
        hidden = not table.told_all and number in sees and not sees[number].fully(seat)
        lines = table.game.tell(step.events, lang, seat) if step else []
        found.append(
            told.Move(
                number,
                special[1] if special else "chance" if who == "~" else "choice",  # type: ignore[arg-type]  # as it says
                int(who) if who.isdecimal() else None,
                None if hidden else text,
                [
                    told.Line(line.text, list(line.rules), origin(table.game, next(iter(line.rules), ""), line.origin))
                    for line in lines
                ],
                step is not None or special is not None,
                number in table.settings.late,
            )
        )
    return found


SPECIAL: Final = re.compile(rf"(?:\d+|\*) ({'|'.join(CLOSINGS)}|undo(?= \d+$))(?: \d+)?")  # moves that no game knows


# -- choices and messages ---------------------------------------------------------------------------------------------


def origin(game: Game, rule: str, own: str) -> Any:
    """How we know what a rule, an effect or a sentence says, as a word."""
    return (MARKS | {"own": "own"}).get(game.origin(rule, own))


def choice(game: Game, one: Choice) -> told.Choice:
    return told.Choice(
        one.text,
        one.label,
        list(one.effect),
        list(one.odds),
        list(one.modifiers),
        [told.Track(**asdict(track)) for track in one.tracks],
        one.rule,
        one.wins,
        one.loses,
        list(one.picks),
        origin(game, one.rule, one.origin),
    )


def messages(found: Iterable[Message]) -> list[told.Message]:
    return [told.Message(one.number, one.seat, one.name, one.text, one.at) for one in found]


def game(found: Game, lang: str) -> told.Game:
    described = found.describe(lang)
    options = [told.Option(**option) for option in described.pop("options")]
    return told.Game(**described, options=options)


def listed(row: Row) -> told.ListedTable:
    seats = [told.ListedSeat(seat.kind, seat.name) for seat in row.seats]  # type: ignore[arg-type]  # as above
    return told.ListedTable(row.id, row.game, seats, sum(seat.kind == "open" for seat in row.seats))
