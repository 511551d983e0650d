"""What the API reads and writes, each structure once: requests, answers, and the pieces that they share.

The server fills these in or is given them; /api/v1/openapi.json is made from them (shapes.py).
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from fidchell.core.scene import Modifier, Odds
from fidchell.server.talk import LONGEST_MESSAGE
from fidchell.web.shapes import Range

Number = Annotated[int, Range(0, 2**31)]
SeatNumber = Annotated[int, "a seat's number, from 0"]
Seconds = Annotated[float, "seconds since 1970"]

# -- requests ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Deed:
    """Whatever changes something may be sent twice."""

    once: Annotated[str, "an id of your own: sent again with the same one, the request is carried out once"] = ""


@dataclass(frozen=True, kw_only=True)
class NewTableWish(Deed):
    """A table to be created."""

    game: Annotated[str, "a game's id"]
    seats: Annotated[
        list[str] | None,
        "one word for each seat: you, open, or bot:SPECIFICATION such as bot:level:3; default: you against bot:greedy",
    ] = None
    name: Annotated[str, "what you are called"] = "?"
    options: Annotated[dict[str, str | bool], "the game's options, by name"] = field(default_factory=dict)
    listed: Annotated[bool, "whether anybody may see it in the list and take an open seat"] = False
    pace: Annotated[float | None, "seconds before a bot moves, 0 to 10; default: the server's"] = None
    limit: Annotated[int, "seconds for a decision, after which a bot makes it; 0: no limit", Range(0, 9_999_999)] = 0
    pack: Annotated[str, "an owner's own data file, in TOML"] = ""


@dataclass(frozen=True, kw_only=True)
class SeatWish(Deed):
    """A seat to be taken."""

    name: Annotated[str, "what you are called"] = "?"
    invite: Annotated[str, "the end of an invitation's link; a listed table needs none"] = ""


@dataclass(frozen=True, kw_only=True)
class ChoiceMade(Deed):
    """A choice to be made, or to be tried."""

    choice: Annotated[str, "one of your choices, in the game's notation"]
    version: Annotated[int | None, "only if your seat is still asked what it was asked at this version"] = None


@dataclass(frozen=True, kw_only=True)
class OfferWish(Deed):
    """Something that the others must agree to."""

    kind: Literal["draw", "stop", "takeback"]


@dataclass(frozen=True, kw_only=True)
class ReplaceWish(Deed):
    """A seat to be given to a bot, because its person does not come back."""

    about: SeatNumber


@dataclass(frozen=True, kw_only=True)
class AnswerGiven(Deed):
    """An answer to what is on offer."""

    yes: bool
    offer: Annotated[int | None, "the offer's number, to answer no other"] = None


@dataclass(frozen=True, kw_only=True)
class FillWish(Deed):
    """A bot for an open seat."""

    seat: SeatNumber
    bot: Annotated[str, "its specification"] = "greedy"


@dataclass(frozen=True, kw_only=True)
class Saying(Deed):
    """Something to be said."""

    text: Annotated[str, f"at most {LONGEST_MESSAGE} characters, and not empty"]


@dataclass(frozen=True, kw_only=True)
class MuteWish(Deed):
    """Somebody's message."""

    message: Annotated[int, "its number"]


@dataclass(frozen=True, kw_only=True)
class Waiting:
    """How to wait for a change."""

    after: Annotated[str | None, "the `change` that you know: the answer comes when it is another"] = None
    wait: Annotated[float, "how many seconds to wait at most", Range(0, 25)] = 25.0


@dataclass(frozen=True, kw_only=True)
class Resuming:
    """Where to go on."""

    since: Annotated[str | None, "the `id` of the last update you have seen, unless Last-Event-ID says it"] = None


@dataclass(frozen=True, kw_only=True)
class Asking:
    """What you would like to do: a choice, or the things picked so far."""

    choice: Annotated[str | None, "in the game's notation"] = None
    pick: Annotated[list[str] | None, "the keys picked so far, in order; repeat the parameter for several"] = None


@dataclass(frozen=True, kw_only=True)
class Earlier:
    """Which messages."""

    before: Annotated[int | None, "the `number` of a message: those before it"] = None


# -- answers ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Error:
    """Why not."""

    error: Annotated[str, "the reason, in the language asked for"]
    rule: Annotated[str | None, "the rule that forbids it, if one does"] = None


@dataclass(frozen=True)
class Seat:
    """A seat and who has it."""

    seat: SeatNumber
    role: Annotated[str, "what programs call it in this game"]
    kind: Annotated[Literal["open", "person", "bot", "guest"], "guest: a name in an imported record"]
    name: str
    bot: Annotated[str | None, "a bot's specification"]


@dataclass(frozen=True)
class Offer:
    """What somebody proposes."""

    kind: Literal["draw", "stop", "takeback", "replace", "resign"]
    seat: Annotated[int, "who proposes it"]
    about: Annotated[int, "the number of the move to take back, or the seat to give to a bot; else -1"]
    number: int
    agreed: Annotated[list[int], "the seats that have said yes"]


@dataclass(frozen=True)
class Answered:
    """What became of the last offer."""

    kind: Literal["draw", "stop", "takeback", "replace", "resign"]
    seat: Annotated[int, "who proposed it"]
    how: Literal["declined", "withdrawn", "lapsed"]
    by: Annotated[int, "the seat that did it"]


@dataclass(frozen=True)
class SeatNews:
    """What has happened to a seat."""

    what: Annotated[
        Literal["left", "back", "resigned", "replaced", "failed"],
        "left, resigned, replaced: a bot plays on for a person; failed: another bot plays on for a bot that failed",
    ]
    seat: SeatNumber


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    winners: Annotated[list[int], "the seats that won; none: a draw, or all have lost"]
    scores: Annotated[list[float], "one for each seat, where the game counts"]
    reason: str
    rule: str
    result: Annotated[str | None, "what was reached where all win or lose together"] = None
    resigned: Annotated[list[int], "the seats that gave up"] = field(default_factory=list)


@dataclass(frozen=True)
class Clock:
    """The time for the present decision."""

    limit: Annotated[int, "seconds for a decision"]
    since: Annotated[float, "when it became due, in seconds since 1970"]
    left: Annotated[float, "seconds that are left"]


Origin = Literal["stated", "public", "inferred", "reconstructed", "own"]


@dataclass(frozen=True)
class Line:
    """A sentence of the log and the rules that it rests on."""

    text: str
    rules: list[str]
    origin: Annotated[Origin | None, "how we know what it tells; null: it rests on no rule"]


@dataclass(frozen=True)
class Move:
    """A move of the record, as your seat may know it."""

    number: Annotated[int, "from 1; the table's `version` is the number of the last one"]
    kind: Literal["choice", "chance", "undo", "resign", "draw", "stop"]
    seat: Annotated[int | None, "who made it; null: chance, or all together"]
    choice: Annotated[str | None, "as in records; null: you may not see it"]
    lines: Annotated[list[Line], "what happened, in words"]
    standing: Annotated[bool, "false: it was taken back"]
    late: Annotated[bool, "a bot made it for somebody who ran out of time"]


@dataclass(frozen=True)
class Table:
    """A table as your seat may know it; without a token, as a spectator may."""

    table: Annotated[str, "its id"]
    game: Annotated[str, "the game's id"]
    rules_rev: Annotated[int, "the revision of the rules that it is played under; new tables follow the newest"]
    options: Annotated[dict[str, str | bool], "the game's options, by name"]
    version: Annotated[int, "how many moves the record has"]
    change: Annotated[str, "another one after any change, of seats and offers too: for `after`"]
    seat: Annotated[int | None, "whose view this is; null: a spectator's"]
    seats: list[Seat]
    listed: bool
    started: Annotated[bool, "no seat is open any more"]
    over: bool
    to_act: Annotated[list[int], "the seats that may act now; several: a simultaneous secret choice"]
    question: Annotated[str, "what your seat is asked, or whom it is waiting for"]
    odds: Annotated[list[Odds], "what chance may bring now, where somebody types it in"]
    thinking: Annotated[int | None, "the seat of a bot that has been thinking for a while"]
    clock: Annotated[Clock | None, "null: there is no limit"]
    offer: Annotated[Offer | None, "what is proposed now"]
    answered: Annotated[Answered | None, "what became of the last offer, until somebody moves"]
    news: Annotated[SeatNews | None, "what happened to a seat last, until somebody moves"]
    result: Result | None
    commitment: Annotated[str | None, "SHA-256 of the seed that decides chance; null: chance is typed in"]
    seed: Annotated[str | None, "null until the game is over"]
    moves: Annotated[list[Move], "the last ones, with the log's sentences"]
    view: Annotated[dict[str, Any], "the position as that seat may know it; the game's page explains its keys"]


@dataclass(frozen=True)
class SeatToken:
    """What makes a seat yours."""

    seat: SeatNumber
    token: Annotated[str, "send it as `Authorization: Bearer TOKEN`"]


@dataclass(frozen=True)
class Invitation:
    """What lets somebody take a seat."""

    seat: SeatNumber
    invite: str
    url: Annotated[str, "the link for people; programs take its end"]


@dataclass(frozen=True)
class NewTable(Table):
    """The table that was created."""

    url: Annotated[str, "its page, for people"]
    host: Annotated[str, "the token that may fill open seats"]
    tokens: list[SeatToken]
    invites: list[Invitation]


@dataclass(frozen=True)
class TakenSeat(Table):
    """The table at which you have a seat now."""

    token: Annotated[str, "send it as `Authorization: Bearer TOKEN`"]


@dataclass(frozen=True)
class Box:
    """A box of a track: what is printed in it, its look (good, bad or none), and the note below it."""

    text: str
    tone: str
    note: str


@dataclass(frozen=True)
class Track:
    """A row of boxes with markers in some of them."""

    label: str
    boxes: list[Box]
    at: Annotated[list[int], "the boxes with markers"]
    colour: str
    die: Annotated[int, "what a die shows that has fallen on the marked box; 0: none"]


@dataclass(frozen=True)
class Choice:
    """A legal choice, and what it would do as far as your seat may know."""

    choice: Annotated[str, "what `act` takes: the game's notation, as in records"]
    label: Annotated[str, "in words"]
    effect: Annotated[list[str], "what would happen, in words"]
    odds: Annotated[list[Odds], "what chance would bring next"]
    modifiers: Annotated[list[Modifier], "the itemised sum that decides it"]
    tracks: list[Track]
    rule: Annotated[str, "the rule that it rests on"]
    wins: Annotated[bool, "it wins at once"]
    loses: Annotated[bool, "it loses at once"]
    picks: Annotated[list[str], "the keys of the things that a person would click, in order"]
    origin: Annotated[Origin | None, "how we know what it does; null: it rests on no rule"]


@dataclass(frozen=True)
class Choices:
    """What your seat may choose from; nothing if it is not to act."""

    version: int
    seat: SeatNumber
    question: str
    choices: list[Choice]


@dataclass(frozen=True)
class Explained:
    """Whether something is allowed now, and if not, why."""

    allowed: bool
    refusal: Annotated[str | None, "why not, in words"]
    rule: Annotated[str | None, "the rule that forbids it"]
    href: Annotated[str | None, "that rule on the page for people"]


@dataclass(frozen=True)
class Message:
    """Something that was said."""

    number: int
    seat: Annotated[int | None, "whose seat said it; null: a spectator"]
    name: str
    text: str
    at: Annotated[float, "seconds since 1970"]


@dataclass(frozen=True)
class Messages:
    """What was said, the oldest first."""

    messages: list[Message]
    older: Annotated[bool, "whether there are more before these"]


@dataclass(frozen=True)
class Update:
    """What is new at a table, and how it stands now."""

    id: Annotated[str, "for `since`, to go on after a cut"]
    moves: Annotated[list[Move], "those since the last update"]
    messages: Annotated[list[Message], "those since the last update"]
    table: Table


@dataclass(frozen=True)
class Option:
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "text"]
    values: Annotated[list[str], "those of a choice, or of a text that lists some of them"]
    default: str | bool
    title: str
    help: str


@dataclass(frozen=True)
class Game:
    """A game and its options."""

    id: str
    title: str
    summary: str
    players: Annotated[list[int], "the fewest and the most"]
    minutes: Annotated[list[int], "the shortest and the longest"]
    seats: Annotated[list[str], "what programs call them"]
    together: Annotated[bool, "all win or lose as one"]
    rules_rev: Annotated[int, "the revision of its rules; records name theirs"]
    credit: str
    reconstructed: Annotated[str, "which parts of it are reconstructed, in a sentence; empty: none"]
    options: list[Option]


@dataclass(frozen=True)
class Games:
    """All games."""

    games: list[Game]


@dataclass(frozen=True)
class ListedSeat:
    """A seat of a table in the list."""

    kind: Literal["open", "person", "bot", "guest"]
    name: str


@dataclass(frozen=True)
class ListedTable:
    """A table in the list."""

    table: str
    game: str
    seats: list[ListedSeat]
    open: Annotated[int, "how many seats are open"]


@dataclass(frozen=True)
class Tables:
    """The listed tables."""

    tables: list[ListedTable]


@dataclass(frozen=True)
class Pack:
    """An owner's own data file."""

    name: str
    text: str


@dataclass(frozen=True)
class Record:
    """A game written down; core/record.py explains it."""

    format: Literal["fidchell-record-1", "fidchell-record-2"]
    game: str
    rules_rev: int
    options: dict[str, str | bool]
    seats: list[str]
    table_id: str
    pack: Pack | None
    start: Annotated[dict[str, Any] | None, "the first position, if the game did not start from the beginning"]
    commitment: str | None
    seed: Annotated[str | None, "null until the game is over"]
    moves: Annotated[list[str], "`SEAT ACTION`, `~ OUTCOME`, `SEAT undo N`; `?`: you may not see it"]
    marks: Annotated[list[list[int | str]], "number of moves, and a fingerprint of the position after them"]
    result: Result | None
