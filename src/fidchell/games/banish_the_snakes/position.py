"""Positions of Banish the Snakes written down and set up again.

    {"game": "banish-the-snakes", "seats": 2,
     "areas": {"laigin": "people 1 2 3+ 4, druid ?, dolmens 1", "osraige": "people 2 2+ 5, church 1, graves 1,
     relics 2"},
     "leaders": {"laigin": "pagan 2", "munster": "christian 4/0", "high-king": "pagan 0"},
     "mats": [{"saint": "patrick", "area": "laigin", "zeal": 2, "keepers": ["wisdom"]}, …],
     "active": 0, "points": 4, "key": "niall", "paganism": 3}

`3+` are Flock; `druid ?` lies face down; `christian 4/0` is a Leader whose Pagan side is 4; `deck brigid` is a Saint of
the Draw Deck, `acolyte` none. An Area that isn't named has the smallest People left and no Druid, a Leader's seat that
isn't named the smallest Pagan left. Everything that lies nowhere else is in the pool, the cup, the deck or its pile.
"""

from collections.abc import Sequence
from typing import Any, Final

from fidchell.core import frames
from fidchell.core.errors import InvalidPosition
from fidchell.core.game import position_field, read_name
from fidchell.core.views import Thing
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.data import Contents
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState, empty_table
from fidchell.games.banish_the_snakes.rules import state as st
from fidchell.games.banish_the_snakes.rules.britain import pile_cards
from fidchell.games.banish_the_snakes.rules.ending import REASONS

LEVELS: Final = ("beginner", "standard", "advanced")
WAYS: Final = ("historic", "chosen", "random")
SLIDERS: Final = ("ruled", "as-written")
ARTHUR: Final = ("key", "scotland", "deck")
REGIONS: Final = ("scotland", "strathclyde", "england")
FRAMES: Final = (
    *("", "setup", "event", "act", "run", "saints", "cast", "remove-gifts", "people", "leaders", "first", "pawns"),
    *("draw", "where", "zeal", "heir", "gift", "keep", "peek", "journey", "relics", "consent", "flip", "die", "side"),
    *("relic", "foreseen", "after", "settle", "consensus"),
)
# Small numbers that are written as they are: key in the position, field of the state, default, the largest; the
# smallest is 0 unless it stands here.
NUMBERS: Final = (
    ("turn", "turn", 1, 1000),
    ("points", "points", 4, 99),
    ("extra", "extra", 0, 40),
    ("prepares", "prepares", 0, 99),
    ("bonus", "bonus", 0, 99),
    ("effort", "effort", 0, 1),
    ("moved", "moved", 0, 99),
    ("churched", "churched", 0, 99),
    ("healed", "healed", 0, 1),
    ("foreseen", "foreseen", 0, 1),
    ("over", "over", 0, 1),
    ("pc", "pc", 0, 9999),
    ("losing", "losing", 0, 9),
    ("paganism", "britain", 0, 99),
    ("die", "die", 0, 6),
    ("fired", "fired", 0, 3),
    ("active", "active", 0, 5),
    ("first", "first", 0, 5),
)
SMALLEST: Final = {"points": -1, "extra": -40, "first": -1}
DEEDS: Final = ("people", "leaders", "druids", "failures", "deaths", "churches")
BARS: Final = ("red", "yellow", "blue")


# -- writing ----------------------------------------------------------------------------------------------------------


def members(bits: int, names: Sequence[str]) -> list[str]:
    """A bit set by name."""
    return [name for n, name in enumerate(names) if bits >> n & 1]


def heap_list(heap: int) -> list[int]:
    """The values of a heap, one by one."""
    return [value for value in range(8) for _ in range(int(c.amount(heap, value)))]


def area_text(state: BanishTheSnakesState, area: int) -> str:
    people, place = int(state.people[area]), int(state.places[area])
    row = []
    for value in range(1, c.MOST_VALUE + 1):
        row += [str(value)] * int(c.pagans_of(people, value)) + [f"{value}+"] * int(c.flock_of(people, value))
    parts = [" ".join(["people", *row])]
    druid = int(c.druid(place))
    if druid:
        parts.append(f"druid {'?' if druid == c.HIDDEN else druid}")
    if c.church(place):
        parts.append(f"church {int(c.church(place)) - 1}")
    if c.dolmens(place):
        parts.append(f"dolmens {int(c.dolmens(place))}")
    if c.graves(place):
        parts.append(f"graves {int(c.graves(place))}")
    values = [str(value) for value in range(4) for _ in range(int(c.relics(place, value)))]
    if values:
        parts.append(" ".join(["relics", *values]))
    return ", ".join(parts)


def leader_text(state: BanishTheSnakesState, code: int) -> str:
    if code == c.NOBODY:
        return "nobody"
    if code >= c.CHRISTIAN:
        kind = code - c.CHRISTIAN
        return f"christian {int(state.box.pagan[kind])}/{int(state.box.christian[kind])}"
    return f"pagan {code - 1}"


def seat_names(contents: Contents) -> list[str]:
    """The seats of the Leaders by name."""
    return [*contents.places, "high-king"]


def saint_text(contents: Contents, card: int) -> str:
    if card == c.NO_CARD:
        return "acolyte"
    if card >= c.START_SAINT:
        return contents.saints[card - c.START_SAINT]
    return f"deck {contents.saints[card - c.DECK_SAINT]}"


def keeper_list(contents: Contents, keepers: int) -> list[str]:
    found = []
    while keepers:
        found.append(contents.cards[(keepers & 127) - 1])
        keepers >>= c.KEEPER_BITS
    return found


def mat(contents: Contents, state: BanishTheSnakesState, seat: int) -> dict[str, Any]:
    saint, area, zeal, keepers = (int(state.mats[c.MAT * seat + field]) for field in range(c.MAT))
    return {
        "saint": saint_text(contents, saint),
        "area": None if area < 0 else contents.areas[area],
        "zeal": zeal + 1,
        "keepers": keeper_list(contents, keepers),
    }


def frame_texts(stack: int) -> list[str]:
    """What is going on, from the bottom to the top."""
    found = []
    while stack:
        argument = int(frames.argument(stack))
        found.append(FRAMES[frames.kind(stack)] + (f" {argument}" if argument else ""))
        stack = int(frames.pop(stack))
    return found[::-1]


def type_list(state: BanishTheSnakesState, types: int) -> list[str]:
    found = []
    for kind in range(len(state.box.copies)):
        found += [leader_text(state, c.CHRISTIAN + kind)] * (types >> 3 * kind & 7)
    return found


def card_name(contents: Contents, card: int) -> str | None:
    return None if card == c.NO_CARD else contents.cards[card]


def start_heaps(state: BanishTheSnakesState) -> tuple[int, int]:
    """Druids and Relics of this level, before anything has happened."""
    fresh = empty_table(state.box, int(state.seats))
    fresh.setup(int(state.level), False, st.CHOSEN_SAINTS, [], [], [], 0)
    return int(fresh.druids), int(fresh.unmade)


def druids_gone(state: BanishTheSnakesState) -> list[int]:
    """The values of Druids that have left the game."""
    gone = heap_list(start_heaps(state)[0] - int(state.druids))
    for area in range(c.AREAS):
        value = int(c.druid(state.places[area]))
        if value and value != c.HIDDEN:
            gone.remove(value)
    return gone


def held_gifts(state: BanishTheSnakesState) -> int:
    gifts = 0
    for seat in range(state.seats):
        for gift in range(c.GIFTS):
            gifts |= int(c.holds(state.mats[c.MAT * seat + c.HELD], c.GIFT + gift)) << gift
    return gifts


def things(contents: Contents, state: BanishTheSnakesState) -> list[Thing]:
    """BTS ruling.hidden, BTS 4.gifts.open: nothing is secret; what nobody knows is not decided."""
    setting_up = state.turn == 0
    found = [
        Thing("level", LEVELS[state.level], default="standard"),
        Thing("slider", SLIDERS[state.written], default="ruled"),
        Thing("saints", WAYS[state.way], default="historic"),
        Thing("areas", {name: area_text(state, area) for area, name in enumerate(contents.areas)}),
        Thing(
            "leaders", {name: leader_text(state, int(state.leaders[n])) for n, name in enumerate(seat_names(contents))}
        ),
        Thing("mats", [mat(contents, state, seat) for seat in range(int(state.seats))]),
        Thing("druids_gone", druids_gone(state), default=[]),
        Thing("removed_people", heap_list(int(state.removed)), default=[]),
        Thing("removed_leaders", heap_list(int(state.removed_pagans)), default=[]),
        Thing("removed_christians", type_list(state, int(state.removed_types)), default=[]),
        Thing(
            "gifts",
            members(int(state.gifts), contents.gifts),
            default=members(~held_gifts(state) & (1 << c.GIFTS) - 1, contents.gifts),
        ),
        Thing("deck", members(int(state.deck), contents.events), default=members(int(state.deck), contents.events)),
        Thing("deck_saints", members(int(state.deck_saints), contents.saints), default=[]),
        Thing("top", keeper_list(contents, int(state.top)), default=[]),
        Thing("discard", members(int(state.discard), contents.events), default=[]),
        Thing("discard_saints", members(int(state.discard_saints), contents.saints), default=[]),
        Thing("key", card_name(contents, int(state.key_card))),
        Thing("current", card_name(contents, int(state.current))),
        Thing("arthur", ARTHUR[state.arthur], default="deck"),
        Thing("merged", members(int(state.merged) >> 1, REGIONS), default=[]),
        Thing("built", [int(state.built) >> 2 * area & 3 for area in range(c.AREAS)], default=[0] * c.AREAS),
        Thing("refused", keepers_of_bits(contents, int(state.refused)), default=[]),
        Thing("frames", frame_texts(int(state.frames)), default=["act"]),
        Thing("asked", card_name(contents, int(state.asked))),
        Thing("received", contents.cards[state.received - 1] if state.received else None),
        Thing("cast", members(int(state.cast), contents.saints), default=contents.saints if setting_up else []),
        Thing("ended", REASONS[state.ended] or None),
        Thing("chronicle", chronicle(contents, state), default={}),
    ]
    return found + [Thing(key, int(getattr(state, field)), default=default) for key, field, default, _ in NUMBERS]


def keepers_of_bits(contents: Contents, bits: int) -> list[str]:
    """Keepers by the numbers that the refused ones are kept by."""
    table = contents.numbers["keeper_bit"]
    return [contents.cards[card] for card, n in enumerate(table) if n >= 0 and bits >> n & 1]


def chronicle(contents: Contents, state: BanishTheSnakesState) -> dict[str, Any]:
    """What has happened: bars that fired, cards used, Gifts and Saints seen, deeds."""
    found: dict[str, Any] = {
        colour: members(int(bits), contents.events)
        for colour, bits in zip(BARS, (state.fired_red, state.fired_yellow, state.fired_blue), strict=True)
    }
    found["used"] = members(int(state.used), contents.events)
    found["gifts"] = members(int(state.seen), contents.gifts)
    found["deck_saints"] = members(int(state.seen) >> 9 & (1 << c.SAINTS) - 1, contents.saints)
    found["start_saints"] = members(int(state.seen) >> 21, contents.saints)
    found |= {name: int(state.deeds) >> 10 * n & 1023 for n, name in enumerate(DEEDS)}
    return {name: value for name, value in found.items() if value}


# -- reading ----------------------------------------------------------------------------------------------------------


def texts(value: Any, what: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise InvalidPosition(f"{what}: must be a list of names, not {value!r}")
    return value


def read_members(value: Any, names: Sequence[str], what: str) -> int:
    bits = 0
    for name in texts(value, what):
        n = read_name(name, names, what)
        if bits >> n & 1:
            raise InvalidPosition(f"{what}: {name!r} is there twice")
        bits |= 1 << n
    return bits


def read_values(value: Any, low: int, high: int, what: str) -> list[int]:
    if not isinstance(value, list) or not all(type(one) is int and low <= one <= high for one in value):
        raise InvalidPosition(f"{what}: must be a list of numbers from {low} to {high}, not {value!r}")
    if len(value) > 100:
        raise InvalidPosition(f"{what}: too many")
    return value


def read_heap(value: Any, what: str) -> int:
    return sum(1 << 8 * one for one in read_values(value, 0, c.MOST_VALUE, what))


def number(word: str, low: int, high: int, what: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 3 or not low <= int(word) <= high:
        raise InvalidPosition(f"{what}: {word!r} is not a number from {low} to {high}")
    return int(word)


def read_area(text: Any, what: str) -> tuple[int, int]:
    """People and place of an Area."""
    if not isinstance(text, str):
        raise InvalidPosition(f"{what}: must be a text such as 'people 1 2+, druid ?', not {text!r}")
    people = place = 0
    seen = set()
    for part in text.split(", "):
        word, *rest = part.split() or [""]
        if word in seen or word not in ("people", "druid", "church", "dolmens", "graves", "relics"):
            raise InvalidPosition(f"{what}: {part!r} is none of people, druid, church, dolmens, graves, relics")
        seen.add(word)
        if word not in ("people", "relics") and len(rest) != 1:
            raise InvalidPosition(f"{what}: {part!r}: one number")
        if word == "people":
            people = read_row(rest, what)
        elif word == "druid":
            place |= c.HIDDEN if rest[0] == "?" else number(rest[0], 1, 6, what)
        elif word == "church":
            place |= number(rest[0], 0, 3, what) + 1 << c.CHURCH_SHIFT
        elif word == "dolmens":
            place |= number(rest[0], 1, 15, what) << c.DOLMEN_SHIFT
        elif word == "graves":
            place |= number(rest[0], 1, 15, what) << c.GRAVE_SHIFT
        else:
            for one in rest[:15]:
                place += 1 << c.RELIC_SHIFT + 4 * number(one, 0, 3, what)
    return people, place


def read_row(row: list[str], what: str) -> int:
    people = 0
    if len(row) > 7:
        raise InvalidPosition(f"{what}: more People than boxes")
    for one in row:
        value = number(one.removesuffix("+"), 1, c.MOST_VALUE, what)
        people += 1 << (c.FLOCK_SHIFT if one.endswith("+") else 0) + 3 * (value - 1)
    return people


def read_leader(state: BanishTheSnakesState, text: Any, what: str) -> int:
    if text == "nobody":
        return c.NOBODY
    word, _, rest = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if word == "pagan":
        return 1 + number(rest, 0, 6, what)
    if word == "christian":
        for kind in range(len(state.box.copies)):
            if rest == f"{int(state.box.pagan[kind])}/{int(state.box.christian[kind])}":
                return c.CHRISTIAN + kind
    raise InvalidPosition(f"{what}: {text!r} is neither 'pagan 2' nor 'christian 2/1' with the sides of a Leader")


def read_card(contents: Contents, name: Any, what: str, default: int = c.NO_CARD) -> int:
    """A card that is a Keeper or an event; At Start Saints are not named here."""
    if name is None:
        return default
    if not isinstance(name, str):
        raise InvalidPosition(f"{what}: {name!r} is not the key of a card")
    return read_name(name, contents.cards[: c.START_SAINT], what)


def read_keepers(contents: Contents, names: Any, what: str, most: int, ordered: bool) -> int:
    cards = [read_card(contents, name, what) for name in texts(names, what)]
    if len(cards) > most or len(set(cards)) < len(cards):
        raise InvalidPosition(f"{what}: at most {most} cards, each once")
    packed = 0
    for card in reversed(sorted(cards) if ordered else cards):
        packed = packed << c.KEEPER_BITS | card + 1
    return packed


def read_mats(contents: Contents, state: BanishTheSnakesState, mats: Any) -> None:
    if not isinstance(mats, list) or len(mats) != state.seats:
        raise InvalidPosition(f"mats: must be a list of {int(state.seats)} mats")
    for seat, one in enumerate(mats):
        what = f"mats, seat {seat}"
        if not isinstance(one, dict) or not set(one) <= {"saint", "area", "zeal", "keepers"}:
            raise InvalidPosition(f"{what}: must be an object with saint, area, zeal, keepers, not {one!r}")
        saint, area = one.get("saint", "acolyte"), one.get("area")
        if not isinstance(saint, str):
            raise InvalidPosition(f"{what}: saint: {saint!r} is no Saint")
        deck, _, name = saint.rpartition("deck ")
        card = c.NO_CARD
        if saint != "acolyte":
            card = read_name(name, contents.saints, what) + (c.DECK_SAINT if saint != name else c.START_SAINT)
        if deck:
            raise InvalidPosition(f"{what}: saint: {saint!r} is no Saint")
        if area is not None and not isinstance(area, str):
            raise InvalidPosition(f"{what}: area: {area!r} is no Area")
        state.mats[c.MAT * seat + c.SAINT] = card
        state.mats[c.MAT * seat + c.AREA] = -1 if area is None else read_name(area, contents.areas, what)
        zeal = one.get("zeal", 1)
        if type(zeal) is not int or not 1 <= zeal <= 20:
            raise InvalidPosition(f"{what}: zeal: {zeal!r} is not the number of a box")
        state.mats[c.MAT * seat + c.ZEAL] = zeal - 1
        state.mats[c.MAT * seat + c.HELD] = read_keepers(contents, one.get("keepers", []), what, 5, True)


def read_map(contents: Contents, state: BanishTheSnakesState, position: dict[str, Any]) -> None:
    areas, leaders = position.pop("areas", {}), position.pop("leaders", {})
    for value, names, what in ((areas, contents.areas, "areas"), (leaders, seat_names(contents), "leaders")):
        if not isinstance(value, dict):
            raise InvalidPosition(f"{what}: must be an object by name, not {value!r}")
        for name in value:
            read_name(name, names, what)
    for area, name in enumerate(contents.areas):
        if name in areas:
            state.people[area], state.places[area] = read_area(areas[name], f"areas, {name}")
    state.removed = read_heap(position.pop("removed_people", []), "removed_people")
    state.pool = subtract(
        int(state.box.people), [people_heap(int(p)) for p in state.people] + [int(state.removed)], "areas, People"
    )
    for area, name in enumerate(contents.areas):
        if name not in areas:
            for _ in range(int(state.box.boxes[area])):
                value = int(c.nth_value(state.pool, 0)) if state.pool else 0
                if not value:
                    raise InvalidPosition("areas: no People are left")
                state.pool -= 1 << 8 * value
                state.people[area] += 1 << 3 * (value - 1)
    read_leaders(contents, state, leaders, position)


def people_heap(people: int) -> int:
    return sum(
        int(c.pagans_of(people, value) + c.flock_of(people, value)) << 8 * value for value in range(1, c.MOST_VALUE + 1)
    )


def read_leaders(
    contents: Contents, state: BanishTheSnakesState, leaders: dict[str, Any], position: dict[str, Any]
) -> None:
    names = seat_names(contents)
    for seat, name in enumerate(names):
        if name in leaders:
            state.leaders[seat] = read_leader(state, leaders[name], f"leaders, {name}")
    state.removed_pagans = read_heap(position.pop("removed_leaders", []), "removed_leaders")
    christians = [int(code) - c.CHRISTIAN for code in state.leaders if code >= c.CHRISTIAN]
    for text in texts(position.pop("removed_christians", []), "removed_christians"):
        code = read_leader(state, text, "removed_christians")
        if code < c.CHRISTIAN:
            raise InvalidPosition(f"removed_christians: {text!r} is no Christian")
        christians.append(code - c.CHRISTIAN)
        if (state.removed_types >> 3 * (code - c.CHRISTIAN) & 7) >= 7:
            raise InvalidPosition("removed_christians: too many")
        state.removed_types += 1 << 3 * (code - c.CHRISTIAN)
    cup = 0
    for kind in range(len(state.box.copies)):
        left = int(state.box.copies[kind]) - christians.count(kind)
        if left < 0:
            raise InvalidPosition(f"leaders: too many of {leader_text(state, c.CHRISTIAN + kind)}")
        state.types |= left << 3 * kind
        cup += left << 8 * int(state.box.pagan[kind])
    pagans = [1 << 8 * (int(code) - 1) for code in state.leaders if 0 < code < c.CHRISTIAN]
    state.cup = subtract(cup, [*pagans, int(state.removed_pagans)], "leaders, Pagans")
    for seat, name in enumerate(names):
        if name not in leaders:
            if not state.cup:
                raise InvalidPosition("leaders: no Leader is left")
            value = int(c.nth_value(state.cup, 0))
            state.cup -= 1 << 8 * value
            state.leaders[seat] = 1 + value


def subtract(heap: int, parts: list[int], what: str) -> int:
    """A heap without its parts."""
    for value in range(8):
        used = sum(int(c.amount(part, value)) for part in parts)
        if used > c.amount(heap, value):
            raise InvalidPosition(f"{what} of {value}: {used}, but there are only {int(c.amount(heap, value))}")
        heap -= used << 8 * value
    return heap


def read_supply(contents: Contents, state: BanishTheSnakesState, position: dict[str, Any]) -> None:
    """Druids, Relics, Dolmens and Churches that lie nowhere else are to the side."""
    druids, relics = start_heaps(state)
    gone = read_values(position.pop("druids_gone", []), 1, 6, "druids_gone")
    shown = [int(c.druid(place)) for place in state.places]
    known = [*gone, *(value for value in shown if value and value != c.HIDDEN)]
    state.druids = subtract(druids, [1 << 8 * value for value in known], "areas, Druids")
    made = [1 << 8 * value for place in state.places for value in range(4) for _ in range(int(c.relics(place, value)))]
    state.unmade = subtract(relics, made, "areas, Relics")
    built = [1 << 8 * (int(c.church(place)) - 1) for place in state.places if c.church(place)]
    state.churches = subtract(int(state.box.churches), built, "areas, Churches")
    stones = sum(int(c.dolmens(place)) for place in state.places)
    state.dolmens = (0 if state.level == c.BEGINNER else int(state.box.dolmens)) - stones
    if state.dolmens < 0:
        raise InvalidPosition(f"areas, dolmens: {stones} are too many")


def read_cards(contents: Contents, state: BanishTheSnakesState, position: dict[str, Any]) -> None:
    events, saints = contents.events, contents.saints
    state.deck_saints = read_members(position.pop("deck_saints", []), saints, "deck_saints")
    state.discard = read_members(position.pop("discard", []), events, "discard")
    state.discard_saints = read_members(position.pop("discard_saints", []), saints, "discard_saints")
    state.top = read_keepers(contents, position.pop("top", []), "top", 8, False)
    state.key_card = read_card(contents, position.pop("key", None), "key")
    state.current = read_card(contents, position.pop("current", None), "current")
    arthur = position.pop("arthur", "deck")
    state.arthur = read_name(arthur, ARTHUR, "arthur") if isinstance(arthur, str) else -1
    merged = position.pop("merged", [])
    state.merged = read_members(merged, REGIONS, "merged") << 1
    default = members(~held_gifts(state) & (1 << c.GIFTS) - 1, contents.gifts)
    state.gifts = read_members(position.pop("gifts", default), contents.gifts, "gifts")
    state.deck = _rest(state)
    if "deck" in position and read_members(position.pop("deck"), events, "deck") != state.deck:
        raise InvalidPosition(f"deck: the other cards leave {members(int(state.deck), events)}")


def _rest(state: BanishTheSnakesState) -> int:
    """The deck: the events that are nowhere else."""
    used = int(state.discard)
    for card in (int(state.key_card), int(state.current)):
        used |= 1 << card if card < c.EVENTS else 0
    for packed in [int(state.top), *(int(state.mats[c.MAT * seat + c.HELD]) for seat in range(state.seats))]:
        while packed:
            used |= 1 << (packed & 127) - 1 if packed & 127 <= c.EVENTS else 0
            packed >>= c.KEEPER_BITS
    for pile in range(1, c.KEY):
        used |= 0 if state.merged >> pile & 1 else int(pile_cards(state, pile))
    if state.level == c.BEGINNER and state.box.invasion >= 0:
        used |= 1 << int(state.box.invasion)
    if state.arthur == st.WITH_SCOTLAND:
        used |= 1 << int(state.box.arthur)
    return (1 << c.EVENTS) - 1 & ~used


def read_frames(value: Any) -> int:
    stack = 0
    names = texts(value, "frames")
    if len(names) > frames.DEPTH:
        raise InvalidPosition(f"frames: at most {frames.DEPTH}")
    for text in names:
        name, _, argument = text.partition(" ")
        if not name:
            raise InvalidPosition(f"frames: {text!r} is none of {', '.join(FRAMES[1:])}")
        code = read_name(name, FRAMES, "frames")
        stack = int(frames.push(stack, code, number(argument or "0", 0, 127, "frames")))
    return stack


def read_chronicle(contents: Contents, state: BanishTheSnakesState, value: Any) -> None:
    if not isinstance(value, dict):
        raise InvalidPosition(f"chronicle: must be an object, not {value!r}")
    left = dict(value)
    bits = [read_members(left.pop(name, []), contents.events, f"chronicle, {name}") for name in (*BARS, "used")]
    state.fired_red, state.fired_yellow, state.fired_blue, state.used = bits
    state.seen = read_members(left.pop("gifts", []), contents.gifts, "chronicle, gifts")
    state.seen |= read_members(left.pop("deck_saints", []), contents.saints, "chronicle, deck_saints") << 9
    state.seen |= read_members(left.pop("start_saints", []), contents.saints, "chronicle, start_saints") << 21
    for n, name in enumerate(DEEDS):
        deed = left.pop(name, 0)
        if type(deed) is not int or not 0 <= deed <= 1023:
            raise InvalidPosition(f"chronicle, {name}: {deed!r} is not a number from 0 to 1023")
        state.deeds |= deed << 10 * n
    if left:
        raise InvalidPosition(f"chronicle: unknown field(s): {', '.join(sorted(left))}")


def choice(position: dict[str, Any], key: str, names: Sequence[str], default: str) -> int:
    value = position.pop(key, default)
    if not isinstance(value, str):
        raise InvalidPosition(f"{key}: {value!r} is none of {', '.join(names)}")
    return read_name(value, names, key)


def read(contents: Contents, seats: int, position: dict[str, Any]) -> BanishTheSnakesState:
    """The state that a position describes; `check` is still to be called."""
    state = empty_table(contents.box, seats)
    state.level = choice(position, "level", LEVELS, "standard")
    state.written = choice(position, "slider", SLIDERS, "ruled")
    state.way = choice(position, "saints", WAYS, "historic")
    if "mats" not in position:
        raise InvalidPosition("mats: missing")
    read_mats(contents, state, position.pop("mats"))
    read_map(contents, state, position)
    read_supply(contents, state, position)
    read_cards(contents, state, position)
    for key, field, default, high in NUMBERS:
        value, low = position_field(position, key, int, default), SMALLEST.get(key, 0)
        if not low <= value <= high:
            raise InvalidPosition(f"{key}: {value} is not a number from {low} to {high}")
        setattr(state, field, value)
    built = read_values(position.pop("built", [0] * c.AREAS), 0, 3, "built")
    if len(built) != c.AREAS:
        raise InvalidPosition(f"built: must be {c.AREAS} numbers")
    state.built = sum(levels << 2 * area for area, levels in enumerate(built))
    bits = contents.numbers["keeper_bit"]
    for name in texts(position.pop("refused", []), "refused"):
        card = read_card(contents, name, "refused")
        if bits[card] < 0:
            raise InvalidPosition(f"refused: {name!r} is no Keeper")
        state.refused |= 1 << bits[card]
    ended = position.pop("ended", None)
    if ended is not None:
        state.ended = read_name(ended, REASONS[1:], "ended") + 1 if isinstance(ended, str) else -1
    state.frames = 0 if state.ended else read_frames(position.pop("frames", ["act"]))
    if position.pop("frames", []):
        raise InvalidPosition("frames: nothing goes on after the end")
    state.asked = read_card(contents, position.pop("asked", None), "asked")
    received = read_card(contents, position.pop("received", None), "received")
    state.received = 0 if received == c.NO_CARD else received + 1
    everybody = contents.saints if state.turn == 0 else []
    state.cast = read_members(position.pop("cast", everybody), contents.saints, "cast")
    read_chronicle(contents, state, position.pop("chronicle", {}))
    if position:
        raise InvalidPosition(f"unknown field(s): {', '.join(sorted(position))}")
    if state.turn and not state.ended and not any(int(people) & c.PAGANS for people in state.people):
        raise InvalidPosition("areas: all People are Flock, so the game is over: say `ended`")  # BTS 12.1
    return state
