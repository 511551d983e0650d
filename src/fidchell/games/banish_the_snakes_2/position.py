"""A position of Banish the Snakes: what it consists of, and how it is written.

    {"game": "banish-the-snakes", "seats": 2,
     "areas": {"laigin": "people 1 2 3+ 4, druid ?, dolmens 1", "osraige": "people 2 2+ 5, church 1, graves 1,
     relics 2"},
     "leaders": {"laigin": "pagan 2", "munster": "christian 4/0", "high-king": "pagan 0"},
     "mats": [{"saint": "patrick", "area": "laigin", "zeal": 2, "keepers": ["wisdom"]}, …],
     "active": 0, "points": 4, "key": "niall", "paganism": 3}

`3+` are Flock; `druid ?` lies face down; `christian 4/0` is a Leader whose Pagan side is 4; `deck brigid` is a Saint of
the Draw Deck, `acolyte` none. An Area that isn't named has the smallest People left and no Druid, a Leader's seat that
isn't named the smallest Pagan left. Everything that lies nowhere else is in the pool, the cup, the deck or its pile.

BTS ruling.hidden, BTS 4.gifts.open: nothing is secret; what nobody knows is not decided.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core import frames, reading
from fidchell.core.errors import InvalidPosition
from fidchell.core.plain import shown
from fidchell.core.position import REQUIRED, Codec, Field, Part, Position, as_members, as_name, as_number, as_numbers
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.data import REGIONS, Contents

if TYPE_CHECKING:
    from fidchell.games.banish_the_snakes_2.game import BanishTheSnakes
    from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState

LEVELS: Final = ("beginner", "standard", "advanced")
WAYS: Final = ("historic", "chosen", "random")
SLIDERS: Final = ("ruled", "as-written")
ARTHUR: Final = ("key", "scotland", "deck")
ACTING: Final = ["act"]  # what goes on if nothing else is said
DEEDS: Final = ("people", "leaders", "druids", "failures", "deaths", "churches")
# What a position keeps of an Area: the word, how far it is shifted, what is added to the number, the smallest and the
# largest number that is written.
PLACES: Final = (
    ("church", c.CHURCH_SHIFT, 1, 0, 3),
    ("dolmens", c.DOLMEN_SHIFT, 0, 1, 15),
    ("graves", c.GRAVE_SHIFT, 0, 1, 15),
)
MOST_HELD: Final = 5  # Keepers that a mat can hold for a moment
MOST_KNOWN: Final = 8  # cards on top of the deck


# -- lists, heaps, cards ----------------------------------------------------------------------------------------------


def heap_list(heap: int) -> list[int]:
    """The values of a heap, one by one."""
    return [value for value in range(8) for _ in range(int(c.amount(heap, value)))]


def read_heap(value: Any, what: str) -> int:
    return sum(1 << 8 * one for one in reading.numbers(value, 0, c.MOST_VALUE, what))


def read_digits(word: str, low: int, high: int, what: str) -> int:
    """A number within a text."""
    if not (word.isascii() and word.isdecimal()) or len(word) > 3 or not low <= int(word) <= high:
        raise InvalidPosition.because("read-number", place=what, found=shown(word), low=low, high=high)
    return int(word)


def without(heap: int, parts: list[int], what: str) -> int:
    """A heap without its parts."""
    return reading.take_away(heap, parts, "01234567", 8, what)


def keeper_list(contents: Contents, keepers: int) -> list[str]:
    return [contents.cards[card] for card in c.cards_of(keepers)]


def read_card(contents: Contents, name: Any, what: str) -> int:
    """A card that is a Keeper or an event; At Start Saints are not named here."""
    return c.NO_CARD if name is None else reading.name(name, contents.cards[: c.START_SAINT], what)


def read_keepers(contents: Contents, names: Any, what: str, most: int, ordered: bool) -> int:
    cards = [read_card(contents, name, what) for name in reading.texts(names, what)]
    if len(cards) > most or len(set(cards)) < len(cards):
        raise InvalidPosition.because("keepers-most", place=what, most=most)
    packed = 0
    for card in reversed(sorted(cards) if ordered else cards):
        packed = packed << c.KEEPER_BITS | card + 1
    return packed


def as_set(key: str, table: str, default: Any = ()) -> Codec:
    """A bit set of what the box calls `table`: events, saints, gifts."""
    return as_members(key, lambda game: getattr(game.contents, table), default)


def as_heap(key: str) -> Codec:
    return Codec(key, lambda game, heap: heap_list(heap), lambda game, value, what: read_heap(value, what), [])


def as_card(key: str, more: int = 0) -> Codec:
    """A card, or null; `more`: the number is larger by that, and 0 for none."""

    def write(game: "BanishTheSnakes", n: int) -> str | None:
        return None if n == c.NO_CARD or n < more else game.contents.cards[n - more]

    def read(game: "BanishTheSnakes", value: Any, what: str) -> int:
        return 0 if more and value is None else read_card(game.contents, value, what) + more

    return Codec(key, write, read)


TOP: Final = Codec(
    "top",
    lambda game, top: keeper_list(game.contents, top),
    lambda game, value, what: read_keepers(game.contents, value, what, MOST_KNOWN, False),
    [],
)


def keepers(game: "BanishTheSnakes") -> list[str]:
    """The cards that can be Keepers, in the order of the numbers that the refused ones are kept by."""
    return [game.contents.cards[card] for card, n in enumerate(game.contents.numbers["keeper_bit"]) if n >= 0]


# -- mats -------------------------------------------------------------------------------------------------------------


def saint_text(contents: Contents, card: int) -> str:
    if card == c.NO_CARD:
        return "acolyte"
    if card >= c.START_SAINT:
        return contents.saints[card - c.START_SAINT]
    return f"deck {contents.saints[card - c.DECK_SAINT]}"


def read_saint(contents: Contents, text: Any, what: str) -> int:
    cards: list[int] = [c.NO_CARD, *range(c.DECK_SAINT, c.GIFT), *range(c.START_SAINT, c.CARDS)]
    return cards[reading.name(text, [saint_text(contents, card) for card in cards], what)]


def mats(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[dict[str, Any]]:
    found = []
    for seat in range(int(state.seats)):
        saint, area, zeal, keepers = (int(state.mats[c.MAT * seat + field]) for field in range(c.MAT))
        found.append(
            {
                "saint": saint_text(game.contents, saint),
                "area": None if area < 0 else game.contents.areas[area],
                "zeal": zeal + 1,
                "keepers": keeper_list(game.contents, keepers),
            }
        )
    return found


def read_mats(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    if not isinstance(value, list) or len(value) != state.seats:
        raise InvalidPosition.because("mats-list", number=int(state.seats))
    for seat, one in enumerate(value):
        what = f"mats, {seat + 1}"
        if not isinstance(one, dict) or not set(one) <= {"saint", "area", "zeal", "keepers"}:
            raise InvalidPosition.because(
                "read-object", place=what, keys="saint, area, zeal, keepers", found=shown(one)
            )
        area, mat = one.get("area"), c.MAT * seat
        state.mats[mat + c.SAINT] = read_saint(game.contents, one.get("saint", "acolyte"), what)
        state.mats[mat + c.AREA] = -1 if area is None else reading.name(area, game.contents.areas, what)
        state.mats[mat + c.ZEAL] = reading.number(one.get("zeal", 1), 1, 20, what) - 1
        state.mats[mat + c.HELD] = read_keepers(game.contents, one.get("keepers", []), what, MOST_HELD, True)


# -- the map ----------------------------------------------------------------------------------------------------------


def area_text(state: "BanishTheSnakesState", area: int) -> str:
    people, place = int(state.people[area]), int(state.places[area])
    row = []
    for value in range(1, c.MOST_VALUE + 1):
        row += [str(value)] * int(c.pagans_of(people, value)) + [f"{value}+"] * int(c.flock_of(people, value))
    druid = int(c.druid(place))
    relics = [str(value) for value in range(4) for _ in range(int(c.relics(place, value)))]
    numbers = (c.church(place), c.dolmens(place), c.graves(place))
    return ", ".join(
        [
            " ".join(["people", *row]),
            *([f"druid {'?' if druid == c.HIDDEN else druid}"] if druid else []),
            *(f"{word} {int(n) - more}" for (word, _, more, _, _), n in zip(PLACES, numbers, strict=True) if n),
            *([" ".join(["relics", *relics])] if relics else []),
        ]
    )


def read_area(text: Any, what: str) -> tuple[int, int]:
    """People and place of an Area."""
    people = place = 0
    found: dict[str, list[str]] = {}
    for part in reading.kind(text, str, what).split(", "):
        word, *rest = part.split() or [""]
        if word in found or word not in ("people", "druid", "relics", *(one[0] for one in PLACES)):
            raise reading.none_of(what, part, ("people", "druid", "church", "dolmens", "graves", "relics"))
        if word not in ("people", "relics") and len(rest) != 1:
            raise InvalidPosition.because("area-one", place=what, found=shown(part))
        found[word] = rest
    people = read_row(found.get("people", []), what)
    for druid in found.get("druid", []):
        place |= c.HIDDEN if druid == "?" else read_digits(druid, 1, 6, what)
    for word, shift, more, low, high in PLACES:
        for number in found.get(word, []):
            place |= read_digits(number, low, high, what) + more << shift
    for relic in found.get("relics", [])[:15]:
        place += 1 << c.RELIC_SHIFT + 4 * read_digits(relic, 0, 3, what)
    return people, place


def read_row(row: list[str], what: str) -> int:
    people = 0
    if len(row) > 7:
        raise InvalidPosition.because("area-people", place=what)
    for one in row:
        value = read_digits(one.removesuffix("+"), 1, c.MOST_VALUE, what)
        people += 1 << (c.FLOCK_SHIFT if one.endswith("+") else 0) + 3 * (value - 1)
    return people


def areas(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> dict[str, str]:
    return {name: area_text(state, area) for area, name in enumerate(game.contents.areas)}


def read_areas(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    """The Areas that are named; the People left are the pool, and from there the others get theirs."""
    names = game.contents.areas
    for name, text in reading.named(value, names, "areas").items():
        state.people[names.index(name)], state.places[names.index(name)] = read_area(text, f"areas, {name}")
    used = [people_heap(int(people)) for people in state.people]
    state.pool = without(int(state.box.people), [*used, int(state.removed)], "areas, People")
    for area, name in enumerate(names):
        if name not in value:
            for _ in range(int(state.box.boxes[area])):
                if not state.pool:
                    raise InvalidPosition.because("people-none-left")
                smallest = int(c.nth_value(state.pool, 0))
                state.pool -= 1 << 8 * smallest
                state.people[area] += 1 << 3 * (smallest - 1)
    read_supply(game, state)


def people_heap(people: int) -> int:
    values = range(1, c.MOST_VALUE + 1)
    return sum(int(c.pagans_of(people, value) + c.flock_of(people, value)) << 8 * value for value in values)


def read_supply(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> None:
    """Relics, Dolmens and Churches that lie nowhere else are to the side; Druids: see `read_druids_gone`."""
    relics = [1 << 8 * value for at in state.places for value in range(4) for _ in range(int(c.relics(at, value)))]
    built = [1 << 8 * (int(c.church(place)) - 1) for place in state.places if c.church(place)]
    state.unmade = without(int(fresh(game, state).unmade), relics, "areas, Relics")
    state.churches = without(int(state.box.churches), built, "areas, Churches")
    stones = sum(int(c.dolmens(place)) for place in state.places)
    state.dolmens = (0 if state.level == c.BEGINNER else int(state.box.dolmens)) - stones
    if state.dolmens < 0:
        raise InvalidPosition.because("dolmens-many", number=stones)


def fresh(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> "BanishTheSnakesState":
    """A game of this level before anything has happened."""
    found = game.bare(1)
    found.setup(int(state.level), False, c.CHOSEN_SAINTS, [], [], [], 0)
    return found


def druids_gone(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[int]:
    """The values of Druids that have left the game."""
    gone = heap_list(int(fresh(game, state).druids) - int(state.druids))
    for value in known_druids(state):
        gone.remove(value)
    return gone


def known_druids(state: "BanishTheSnakesState") -> list[int]:
    found = [int(c.druid(place)) for place in state.places]
    return [value for value in found if value and value != c.HIDDEN]


def read_druids_gone(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    known = [*reading.numbers(value, 1, 6, "druids_gone"), *known_druids(state)]
    state.druids = without(int(fresh(game, state).druids), [1 << 8 * one for one in known], "areas, Druids")


# -- Leaders ----------------------------------------------------------------------------------------------------------


def leader_text(box: c.Box, code: int) -> str:
    if code == c.NOBODY:
        return "nobody"
    if code >= c.CHRISTIAN:
        return f"christian {int(box.pagan[code - c.CHRISTIAN])}/{int(box.christian[code - c.CHRISTIAN])}"
    return f"pagan {code - 1}"


def read_leader(box: c.Box, text: Any, what: str) -> int:
    codes: list[int] = [c.NOBODY, *range(1, 8), *range(c.CHRISTIAN, c.CHRISTIAN + len(box.copies))]
    return codes[reading.name(text, [leader_text(box, code) for code in codes], what)]


def leaders(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> dict[str, str]:
    return {name: leader_text(state.box, int(state.leaders[n])) for n, name in enumerate(game.contents.leaders)}


def read_leaders(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    """The Leaders that are named; the others are in the cup, and from there the empty seats are filled."""
    names, box = game.contents.leaders, state.box
    for name, text in reading.named(value, names, "leaders").items():
        state.leaders[names.index(name)] = read_leader(box, text, f"leaders, {name}")
    christians = [int(code) - c.CHRISTIAN for code in state.leaders if code >= c.CHRISTIAN]
    cup = 0
    for kind in range(len(box.copies)):
        left = int(box.copies[kind]) - christians.count(kind) - (int(state.removed_types) >> 3 * kind & 7)
        if left < 0:
            raise InvalidPosition.because("leaders-many", name=leader_text(box, c.CHRISTIAN + kind))
        state.types |= left << 3 * kind
        cup += left << 8 * int(box.pagan[kind])
    pagans = [1 << 8 * (int(code) - 1) for code in state.leaders if 0 < code < c.CHRISTIAN]
    state.cup = without(cup, [*pagans, int(state.removed_pagans)], "leaders, Pagans")
    for seat, name in enumerate(names):
        if name not in value:
            if not state.cup:
                raise InvalidPosition.because("leaders-none-left")
            smallest = int(c.nth_value(state.cup, 0))
            state.cup -= 1 << 8 * smallest
            state.leaders[seat] = 1 + smallest


def removed_christians(game: "BanishTheSnakes", types: int) -> list[str]:
    box, found = game.contents.box, list[str]()
    for kind in range(len(box.copies)):
        found += [leader_text(box, c.CHRISTIAN + kind)] * (types >> 3 * kind & 7)
    return found


def read_removed_christians(game: "BanishTheSnakes", value: Any, what: str) -> int:
    types = 0
    for text in reading.texts(value, what):
        kind = read_leader(game.contents.box, text, what) - c.CHRISTIAN
        if kind < 0 or types >> 3 * kind & 7 == 7:
            raise InvalidPosition.because("no-christian", place=what, found=shown(text))
        types += 1 << 3 * kind
    return types


# -- cards ------------------------------------------------------------------------------------------------------------


def gifts_left(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[str]:
    """The Gifts that nobody holds."""
    held = [int(state.mats[c.MAT * seat + c.HELD]) for seat in range(int(state.seats))]
    names = game.contents.gifts
    return [name for n, name in enumerate(names) if not any(c.holds(keepers, c.GIFT + n) for keepers in held)]


def deck(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[str]:
    return reading.members_of(int(state.deck), game.contents.events)


def rest(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[str]:
    """The deck: the events that are nowhere else."""
    used = int(state.discard)
    cards = [int(state.key_card), int(state.current), *c.cards_of(int(state.top))]
    for seat in range(state.seats):
        cards += c.cards_of(int(state.mats[c.MAT * seat + c.HELD]))
    for card in cards:
        used |= 1 << card if card < c.EVENTS else 0
    for pile in range(1, c.KEY):
        used |= 0 if state.merged >> pile & 1 else int(state.pile_cards(pile))
    if state.level == c.BEGINNER and state.box.invasion >= 0:
        used |= 1 << int(state.box.invasion)
    if state.arthur == c.WITH_SCOTLAND:
        used |= 1 << int(state.box.arthur)
    return reading.members_of(~used, game.contents.events)


def read_deck(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    left = rest(game, state)
    state.deck = reading.members(left, game.contents.events, "deck")
    if reading.members(value, game.contents.events, "deck") != state.deck:
        raise InvalidPosition.because("read-others-leave", place="deck", left=left)


# -- what is going on -------------------------------------------------------------------------------------------------


def frame_texts(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[str]:
    """What is going on, from the bottom to the top."""
    found, stack = list[str](), int(state.frames)
    while stack:
        argument = int(frames.argument(stack))
        found.append(c.FRAMES[frames.kind(stack)].name + (f" {argument}" if argument else ""))
        stack = int(frames.pop(stack))
    return found[::-1]


def read_frames(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    names = reading.texts(value, "frames")
    if state.ended:
        if names not in ([], ACTING):
            raise InvalidPosition.because("frames-ended")
        return
    if len(names) > frames.DEPTH:
        raise InvalidPosition.because("frames-most", most=frames.DEPTH)
    for text in names:
        name, _, argument = text.partition(" ")
        code = reading.name(name, [frame.name for frame in c.FRAMES[1:]], "frames") + 1
        state.frames = frames.push(state.frames, code, read_digits(argument or "0", 0, 127, "frames"))


def everybody(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> list[str]:
    """Who may still be chosen, while the Saints are."""
    return [] if state.turn else game.contents.saints


# -- what has happened ------------------------------------------------------------------------------------------------

# Lists in the chronicle: the key, the field, what they are made of, and the bits below.
CHRONICLE: Final = (
    ("red", "fired_red", "events", 0),
    ("yellow", "fired_yellow", "events", 0),
    ("blue", "fired_blue", "events", 0),
    ("used", "used", "events", 0),
    ("gifts", "seen", "gifts", 0),
    ("deck_saints", "seen", "saints", c.SEEN_DECK),
    ("start_saints", "seen", "saints", c.SEEN_START),
)


def chronicle(game: "BanishTheSnakes", state: "BanishTheSnakesState") -> dict[str, Any]:
    """Bars that fired, cards used, Gifts and Saints seen, deeds."""
    found: dict[str, Any] = {
        key: reading.members_of(int(getattr(state, field)) >> shift, getattr(game.contents, table))
        for key, field, table, shift in CHRONICLE
    }
    found |= {name: int(state.deeds) >> 10 * n & 1023 for n, name in enumerate(DEEDS)}
    return {name: value for name, value in found.items() if value}


def read_chronicle(game: "BanishTheSnakes", state: "BanishTheSnakesState", value: Any) -> None:
    given = reading.named(value, [*(row[0] for row in CHRONICLE), *DEEDS], "chronicle")
    for key, field, table, shift in CHRONICLE:
        bits = reading.members(given.get(key, []), getattr(game.contents, table), f"chronicle, {key}")
        setattr(state, field, int(getattr(state, field)) | bits << shift)
    for n, name in enumerate(DEEDS):
        state.deeds |= reading.number(given.get(name, 0), 0, 1023, f"chronicle, {name}") << 10 * n


POSITION: Final = Position(
    "BanishTheSnakes",
    Part("mats", mats, read_mats, REQUIRED),
    # The supply.
    Field("pool", 0, "heap of People to the side"),
    Field("removed", 0, "heap of People that go back when all are replaced", as_heap("removed_people")),
    Field("cup", 0, "heap of Leaders in the container, by their Pagan side"),
    Field("types", 0, "three bits a type: Leaders whose two sides nobody knows together"),
    Field("removed_pagans", 0, "heap of Pagan Leaders that go back", as_heap("removed_leaders")),
    Field(
        "removed_types",
        0,
        "the same for Christian ones: three bits a type",
        Codec("removed_christians", removed_christians, read_removed_christians, []),
    ),
    Field("druids", 0, "heap of values that nobody knows: face down on the map and to the side"),
    Field("unmade", 0, "heap of Relic values that nobody knows: Graves on the map and to the side"),
    Field("dolmens", 0, "to the side"),
    Field("churches", 0, "heap of levels to the side"),
    Field("gifts", 0, "bit set, to the side", as_set("gifts", "gifts", gifts_left)),
    # The cards.
    Field("deck", 0, "events whose place in the deck is unknown"),
    Field("deck_saints", 0, "the same for Saints", as_set("deck_saints", "saints")),
    Field("top", 0, "known cards on top of the deck: seven bits each, card + 1, the first lowest", TOP),
    Field("discard", 0, "events", as_set("discard", "events")),
    Field("discard_saints", 0, "Saints", as_set("discard_saints", "saints")),
    Field("key_card", c.NO_CARD, "the Key Card", as_card("key")),
    Field("current", c.NO_CARD, "the Current Card", as_card("current")),
    Field("arthur", c.LIKE_ANY_CARD, "FIRST_KEY, WITH_SCOTLAND, LIKE_ANY_CARD", as_name("arthur", ARTHUR, "deck")),
    Field("britain", 0, "box of the Advance of Paganism", as_number("paganism", 0, 0, 99)),
    Field("merged", 0, "piles that have been shuffled in", as_members("merged", ("", *REGIONS))),
    # The turn.
    Field("active", 0, "whose turn it is", as_number("active", 0, 0, c.MOST_SEATS - 1)),
    Field("turn", 0, "counted from 1; 0: the set-up", as_number("turn", 1, 0, 1000)),
    Field("points", -1, "Action Points; -1 until they are counted", as_number("points", 4, -1, 99)),
    Field("extra", 0, "Actions that the event gives or takes", as_number("extra", 0, -40, 40)),
    Field("prepares", 0, "for the next attempt", as_number("prepares", 0, 0, 99)),
    Field("bonus", 0, "of a saved card, for the next attempt", as_number("bonus", 0, 0, 99)),
    Field("effort", 0, "whether a Final Effort was made", as_number("effort", 0, 0, 1)),
    Field("built", 0, "two bits an Area: levels built in this turn", as_numbers("built", c.AREAS, 2)),
    Field("moved", 0, "Moves in this turn", as_number("moved", 0, 0, 99)),
    Field("churched", 0, "levels built for nothing", as_number("churched", 0, 0, 99)),
    Field("healed", 0, "whether somebody was", as_number("healed", 0, 0, 1)),
    Field("foreseen", 0, "whether cards were", as_number("foreseen", 0, 0, 1)),
    Field("refused", 0, "Keepers that were asked for in vain", as_members("refused", keepers)),
    Field("over", 0, "whether the turn is over as soon as nothing is pending", as_number("over", 0, 0, 1)),
    # What is going on.
    Field("frames", 0, "what is going on"),
    Field("pc", 0, "the effect that is carried out", as_number("pc", 0, 0, 9999)),
    Field("losing", 0, "Zeal that is lost", as_number("losing", 0, 0, 9)),
    Field("asked", c.NO_CARD, "the card that is asked for", as_card("asked")),
    Field("received", 0, "the card that may not be discarded, + 1", as_card("received", 1)),
    Field("ended", 0, "why it has", as_name("ended", c.REASONS, nobody=0)),
    # How the game is played.
    Field("level", c.STANDARD, "BEGINNER, STANDARD, ADVANCED", as_name("level", LEVELS, "standard")),
    Field("written", 0, "whether the slider's digits are as written", as_name("slider", SLIDERS, "ruled")),
    Field("way", 0, "HISTORIC, CHOSEN_SAINTS, RANDOM_SAINTS", as_name("saints", WAYS, "historic")),
    Field("cast", 0, "Saints that may still be chosen", as_set("cast", "saints", everybody)),
    Field("first", -1, "the seat that begins, if the die isn't asked", as_number("first", 0, -1, c.MOST_SEATS - 1)),
    # The map.
    Field("people", length="AREAS", meaning="Area → its People"),
    Field("places", length="AREAS", along="people", meaning="Area → Druid or Church, Dolmens, Graves, Relics"),
    Field("leaders", length="LEADERS", meaning="seat of Leader → who sits there"),
    Field("mats", length="MAT * self.seats", meaning="MAT numbers a seat"),
    Part("areas", areas, read_areas, {}),
    Part("leaders", leaders, read_leaders, {}),
    Part("druids_gone", druids_gone, read_druids_gone, []),
    Part("deck", deck, read_deck, rest),
    Part("frames", frame_texts, read_frames, ACTING),
    # What has happened, for the log and for statistics.
    Field("die", 0, "the last roll", as_number("die", 0, 0, 6), history=True),
    Field("fired", 0, "the colour of the last bar", as_number("fired", 0, 0, 3), history=True),
    Field("fired_red", 0, "events whose red bar has been carried out", history=True),
    Field("fired_yellow", 0, "the yellow one", history=True),
    Field("fired_blue", 0, "the blue one", history=True),
    Field("used", 0, "saved cards", history=True),
    Field("seen", 0, "Gifts, Deck Saints and At Start Saints that were active", history=True),
    Field("deeds", 0, "ten bits each", history=True),
    Part("chronicle", chronicle, read_chronicle, {}),
    shared={"box": "Box"},
)
