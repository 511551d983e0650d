"""What is clicked for an action, and what somebody means who clicked something else.

Keys of things: `area:laigin`, `province:leinster`, `people:laigin:3` (a second one of the same value:
`people:laigin:3:2`), `flock:…`, `druid:…`, `church:…`, `chief:laigin`, `king:leinster`, `high-king`, `relic:laigin:2`,
`pawn:green`, `keeper:wisdom`, `gift:wisdom`, `saint:brigid`; buttons are `verb:prepare`.
"""

from typing import Final

from fidchell.core import frames
from fidchell.core.errors import InvalidAction
from fidchell.core.plain import shown
from fidchell.core.refusal import Refusal
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.notation import NOTATION, SEATS, TARGETS
from fidchell.games.banish_the_snakes_2.refusals import Refusals
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes_2.rules.influence import A_DRUID, A_RELIC, LEADER

# What a click on a thing alone means while a Saint acts; in the other decisions it is the decision's verb.
MEANT: Final = {
    **dict.fromkeys(("people", "flock", "druid", "chief", "king", "high-king"), "convert"),
    **dict.fromkeys(("area", "box", "pawns", "shrine", "stones", "seat"), "move"),
    "keeper": "use",
    "gift": "gift",
    "saint": "saint",
    "relic": "carry",
    "grave": "relic",
    "church": "improve",
    "province": "choose",
}
# What rules/influence.py names as sources, in its order.
SOURCES: Final = (
    *("value", "leader", "druid", "church", "dolmen", "grave", "relic", "ability", "help"),
    *("prepared", "first-prepared", "bonus", "effort"),
)
PIECES: Final = SOURCES[A_DRUID : A_RELIC + 1]  # of an Area


def copies(key: str, number: int) -> list[str]:
    """The keys of several alike."""
    return [key if n == 1 else f"{key}:{n}" for n in range(1, number + 1)]


def target_keys(state: BanishTheSnakesState, area: int, target: int) -> list[str]:
    """The pieces that a target may be."""
    names = state.box.names["places"]
    if target > c.PEOPLE:
        value = target - c.PEOPLE
        return copies(f"people:{names[area]}:{value}", int(c.pagans_of(state.people[area], value)))
    if target == c.KING:
        return [f"king:{names[c.KINGS + state.box.province[area]]}"]
    return ["high-king"] if target == c.HIGH else [f"{TARGETS[target]}:{names[area]}"]


def area_keys(state: BanishTheSnakesState, area: int) -> list[str]:
    """Everything that stands in an Area."""
    key, people, place = state.box.names["areas"][area], int(state.people[area]), int(state.places[area])
    found = [f"chief:{key}"] if state.leaders[area] != c.NOBODY else []
    found += [f"druid:{key}"] if c.druid(place) else []
    found += [f"church:{key}"] if c.church(place) else []
    for value in range(1, c.MOST_VALUE + 1):
        found += copies(f"people:{key}:{value}", int(c.pagans_of(people, value)))
        found += copies(f"flock:{key}:{value}", int(c.flock_of(people, value)))
    found += copies(f"dolmen:{key}", int(c.dolmens(place))) + copies(f"grave:{key}", int(c.graves(place)))
    for value in range(4):
        found += copies(f"relic:{key}:{value}", int(c.relics(place, value)))
    return found


def source_keys(state: BanishTheSnakesState, source: int, where: int) -> list[str]:
    """The pieces that an influence comes from."""
    names = state.box.names["places"]
    if source == LEADER:
        kind = "chief" if where < c.KINGS else "king"
        return ["high-king"] if where == c.HIGH_KING else [f"{kind}:{names[where]}"]
    if SOURCES[source] not in PIECES:
        return []
    return [key for key in area_keys(state, where) if key.startswith(f"{SOURCES[source]}:")]


def ways_to_pick(state: BanishTheSnakesState, action: int) -> list[tuple[str, ...]]:
    """The things to click for an action: its button first, where it has one; a place or a piece alone will do."""
    verb, arguments = NOTATION.unpack(action)
    code, argument = verb.code, arguments[0] if arguments else 0
    names = state.box.names
    if code == c.CONVERT:
        keys = target_keys(state, int(state.area_of(state.active)), argument)
        return [*(("verb:convert", key) for key in keys), *((key,) for key in keys)]
    if code == c.MOVE:
        return [("verb:move", f"area:{names['areas'][argument]}"), (f"area:{names['areas'][argument]}",)]
    if code == c.GIVE:
        return [("verb:give", f"keeper:{names['cards'][argument]}", f"pawn:{SEATS[arguments[1]]}")]
    if code == c.TAKE:
        return [("verb:take", f"keeper:{names['cards'][argument]}")]
    if code == c.HEAL_SAINT:
        return [("verb:heal", f"pawn:{SEATS[argument]}")]
    if code == c.CHOOSE:
        if argument >= c.AREAS:
            return [(f"province:{names['places'][argument]}",)]
        return [(key,) for key in (f"area:{names['areas'][argument]}", *area_keys(state, argument))]
    if code in (c.USE_CARD, c.PROMOTE, c.DISCARD):
        return [(f"keeper:{names['cards'][argument]}",)]
    if code in (c.CHOOSE_GIFT, c.WITHOUT):
        return [(f"gift:{names['cards'][argument]}",)]
    if code in (c.TAKE_SAINT, c.ADD_SAINT):
        return [(f"saint:{names['saints'][argument]}",)]
    if code == c.CARRY:
        start = int(frames.argument(state.frames)) & 15
        number = int(c.relics(state.places[start], argument))
        return [(key,) for key in copies(f"relic:{names['areas'][start]}:{argument}", number)]
    return [(f"verb:{verb.name}",)]


def read_picks(refusals: Refusals, seat: int, picks: tuple[str, ...]) -> str | Refusal:
    """What somebody means who clicked these things, which lead nowhere."""
    state = refusals.state
    verb = next((pick.removeprefix("verb:") for pick in picks if pick.startswith("verb:")), "")
    things = [pick for pick in picks if not pick.startswith("verb:")]
    kind, _, rest = things[-1].partition(":") if things else ("", "", "")
    if not verb:
        answers = [one.name for one in NOTATION.verbs if one.code == c.FRAMES[refusals.top].verb and not one.chance]
        verb = (answers or [MEANT.get(kind, "")])[0]
    nouns = next((one.nouns for one in NOTATION.verbs if one.name == verb), None)
    if nouns == ():
        return verb
    if verb == "convert" and kind in MEANT:
        return _target(refusals, seat, kind, rest)
    if verb in ("move", "choose") and rest:
        return f"{verb} {rest.partition(':')[0]}"
    if verb in ("give", "take"):
        return _trade(state, seat, verb, things)
    if verb == "carry":
        return f"carry {rest.split(':')[1]}" if kind == "relic" else "go"
    if not verb or not rest:
        raise InvalidAction.because("picks", picks=shown([*picks]))
    return f"{verb} {rest}"


def _target(refusals: Refusals, seat: int, kind: str, rest: str) -> str | Refusal:
    """Convert somebody who was pointed at: perhaps out of reach."""
    state = refusals.state
    place, _, value = rest.partition(":")
    names = state.box.names["places"]
    if kind == "high-king":
        return "convert high-king"
    if place not in names:
        raise InvalidAction.because("no-such", what="place", word=shown(place))
    acting = seat == state.actor() and refusals.top == c.ACT
    at = names.index(place)
    if kind in ("king", "province"):
        own = c.KINGS + int(state.box.province[refusals.area])
        return refusals.refuse_elsewhere(at, refusals.area) if acting and at != own else "convert king"
    if acting and at != refusals.area:
        return refusals.refuse_elsewhere(None, at)
    if kind in ("people", "flock"):
        return f"convert people:{value.partition(':')[0]}"
    return f"convert {kind}" if kind in ("druid", "chief") else "convert druid"


def _trade(state: BanishTheSnakesState, seat: int, verb: str, things: list[str]) -> str:
    cards = [thing.partition(":")[2] for thing in things if thing.startswith(("keeper:", "gift:"))]
    pawns = [thing.partition(":")[2] for thing in things if thing.startswith("pawn:")]
    if not cards or cards[-1] not in state.box.names["cards"]:
        raise InvalidAction.because("no-card-clicked")
    card = state.box.names["cards"].index(cards[-1])
    others = [SEATS[other] for other in range(int(state.seats)) if other != seat] or [SEATS[seat]]
    holders = [SEATS[one] for one in range(int(state.seats)) if c.holds(state.keepers_of(one), card)]
    return f"{verb} {cards[-1]} {(pawns or (holders if verb == 'take' else []) or others)[-1]}"
