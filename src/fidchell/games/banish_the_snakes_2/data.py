"""Reading what is in the box: our data files, or an owner's own pack over them, made into numbers for the rules.

A pack is one TOML file with any of the tables of map, counters, tracks, cards, saints and gifts. Entries are told apart
by their key (cards: by their number): an entry of the pack stands in place of ours. BTS ruling.pack: what does not fit
is refused, naming file, entry and field.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import InvalidPack
from fidchell.core.pack import Entry
from fidchell.core.plain import shown
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.components import Box

FILES: Final = ("map.toml", "counters.toml", "tracks.toml", "cards.toml", "saints.toml", "gifts.toml")
SOURCES: Final = ["rulebook", "review", "reconstruction", "own"]
COLOURS: Final = ["red", "yellow", "blue"]
PILES: Final = ["deck", "scotland", "strathclyde", "england", "key"]
REGIONS: Final = ["scotland", "strathclyde", "england"]
LAST_NUMBER: Final = 64
INVASION: Final = 53  # BTS 14.beginner.invasion
MOST_EFFECTS: Final = 6

# Table → what tells its entries apart, and how many there are.
TABLES: Final[dict[str, tuple[str, int]]] = {
    "province": ("key", c.PROVINCES),
    "area": ("key", c.AREAS),
    "people": ("", 1),
    "druids": ("", 1),
    "leaders": ("", 1),
    "graves": ("", 1),
    "dolmens": ("", 1),
    "churches": ("", 1),
    "zeal": ("key", 2),
    "paganism": ("", 1),
    "slider": ("key", 2),
    "card": ("number", c.EVENTS),
    "saint": ("key", c.SAINTS),
    "gift": ("key", c.GIFTS),
}

# Effect → code, what it names, the smallest and the largest number.
EFFECTS: Final[dict[str, tuple[int, str, int, int]]] = {
    "nothing": (c.NOTHING, "", 0, 0),
    "lose-zeal": (c.LOSE_ZEAL, "who", 1, 4),
    "regain-zeal": (c.REGAIN_ZEAL, "who", 1, 4),
    "replace-people": (c.REPLACE_PEOPLE, "where", 1, 5),
    "remove-chief": (c.REMOVE_CHIEF, "where", 0, 0),
    "remove-king": (c.REMOVE_KING, "province", 0, 0),
    "remove-high-king": (c.REMOVE_HIGH_KING, "", 0, 0),
    "lower-church": (c.LOWER_CHURCH, "where", 1, 3),
    "raze-church": (c.RAZE_CHURCH, "where", 0, 0),
    "place-druid": (c.PLACE_DRUID, "where", 0, 0),
    "reveal-druid": (c.REVEAL_DRUID, "where", 0, 0),
    "place-dolmen": (c.PLACE_DOLMEN, "where", 0, 0),
    "remove-dolmen": (c.REMOVE_DOLMEN, "where", 0, 0),
    "advance-paganism": (c.ADVANCE, "", 1, 2),
    "retreat-paganism": (c.RETREAT, "", 1, 2),
    "gain-gift": (c.GAIN_GIFT, "", 0, 0),
    "actions": (c.ACTIONS, "", -4, 4),
    "bonus": (c.BONUS, "", 1, 6),
    "travel": (c.TRAVEL, "", 0, 0),
    "peek": (c.PEEK, "", 1, 6),
}
PLACES: Final = {"here": c.HERE, "chosen": c.CHOSEN, "random": c.RANDOM, "each": c.EVERY}
PEOPLE: Final = {"here": c.HERE, "drawer": c.DRAWER, "all": c.EVERY}
TARGETS: Final[dict[str, list[int]]] = {
    "any": [0, 1, 2, 3, 4],
    "druid": [0],
    "leaders": [1, 2, 3],
    "chief": [1],
    "king": [2],
    "high-king": [3],
    "people": [4],
}
# Ability → code and the largest number; those with a target begin a row of five.
ABILITIES: Final[dict[str, tuple[int, int]]] = {
    "convert": (c.TO_DRUID, 3),
    "spare": (c.SPARE_DRUID, 1),
    "actions": (c.MORE_ACTIONS, 3),
    "move-anywhere": (c.ANYWHERE, 1),
    "sail": (c.SAIL, 1),
    "free-move": (c.FREE_MOVES, 4),
    "free-church": (c.FREE_CHURCHES, 4),
    "church-levels": (c.CHURCH_LEVELS, 2),
    "help-others": (c.HELP_OTHERS, 3),
    "shield": (c.SHIELD, 3),
    "equal-succeeds": (c.EQUAL_SUCCEEDS, 1),
    "first-prepare": (c.FIRST_PREPARE, 2),
    "keepers": (c.KEEPERS, 1),
    "gift-on-arrival": (c.ARRIVAL_GIFT, 1),
    "slow-scotland": (c.SLOW_SCOTLAND, 2),
    "heal": (c.HEAL, 3),
    "discern": (c.DISCERN, 1),
    "foresee": (c.FORESEE, 3),
}


class Contents:
    """The data by name, for people, and as numbers, for the rules (`box`)."""

    def __init__(self, tables: dict[str, list[Entry]], top: Entry) -> None:
        self.tables = tables
        self.top = top
        self.sources: dict[str, str] = {}  # "table key" → who names it
        self.effects_by: dict[str, dict[str, str]] = {}  # "table key" → field → who tells it, if not its source
        self.spoken: list[tuple[str, str, str]] = []  # message, English, German: names of a pack's own cards
        self.numbers: dict[str, list[int]] = {}
        self.provinces = [entry.word("key") for entry in tables["province"]]
        self.areas = [entry.word("key") for entry in tables["area"]]
        self.places = [*self.areas, *self.provinces]
        self.leaders = [*self.places, "high-king"]  # the seats of the Leaders
        self._map()
        self._counters()
        self._tracks()
        self.events = [entry.word("key") for entry in tables["card"]]
        self.saints = [entry.word("key") for entry in tables["saint"]]
        self.gifts = [entry.word("key") for entry in tables["gift"]]
        self.cards = [*self.events, *self.saints, *self.gifts, *self.saints]
        self._no_double_keys()
        self.program: list[int] = [c.END]
        self._cards()
        self._saints_and_gifts()
        for entries in tables.values():
            for entry in entries:
                self._source(entry)
                entry.done()
        names = {"cards": self.cards, "places": self.places, "areas": self.areas, "saints": self.saints}
        self.box = Box(self.numbers, names)

    def _source(self, entry: Entry) -> None:
        """Read who names an entry, and who tells what it does: one mark, or a mark for each of some fields."""
        self.sources[entry.place] = entry.one_of("source", SOURCES)
        told = entry.data.get("effect", {})
        entry.asked.add("effect")
        if not isinstance(told, dict):
            told = dict.fromkeys(entry.data, entry.one_of("effect", SOURCES))
        part = Entry(entry.file, f"{entry.place}: effect", told)
        for field in told:
            if field not in entry.data:
                raise part.refused(field, "field-unknown", known=", ".join(entry.data))
            part.one_of(field, SOURCES)
        self.effects_by[entry.place] = told

    def _no_double_keys(self) -> None:
        """A card is named by its key alone, so no two may share one."""
        keys = [*self.events, *self.saints, *self.gifts]
        for table, names in (("card", self.events), ("saint", self.saints), ("gift", self.gifts)):
            for entry, name in zip(self.tables[table], names, strict=True):
                if keys.count(name) > 1:
                    raise entry.refused("key", "key-twice", name=repr(name))

    # -- the map ------------------------------------------------------------------------------------------------------

    def _map(self) -> None:
        """BTS 3, BTS 3.places, BTS ruling.map: Provinces, Areas, their boxes and borders."""
        province, boxes, coast = [], [], 0
        near = [0] * c.AREAS
        for area, entry in enumerate(self.tables["area"]):
            province.append(self.provinces.index(entry.one_of("province", self.provinces)))
            boxes.append(entry.number("boxes", 1, 7))
            coast |= entry.flag("coast", missing=False) << area
            for name in entry.items("near", 0, c.AREAS):
                if name not in self.areas or name == self.areas[area]:
                    raise entry.refused("near", "other-area", name=f"{name!r}", known=", ".join(self.areas))
                other = self.areas.index(name)
                near[area] |= 1 << other
                near[other] |= 1 << area
            entry.measure("x")
            entry.measure("y")
        chief_of_die: list[int] = []
        for p in range(c.PROVINCES):
            inside = [area for area in range(c.AREAS) if province[area] == p]
            chief_of_die += self._dice([self.tables["area"][area] for area in inside], inside)
        tara = self.top.one_of("high_king", self.areas)
        self.numbers |= {
            "tara": [self.areas.index(tara)],
            "province": province,
            "boxes": boxes,
            "near": near,
            "coast": [coast],
            "within": [sum(1 << a for a in range(c.AREAS) if province[a] == p) for p in range(c.PROVINCES)],
            "chief_of_die": chief_of_die,
            "king_of_die": self._dice(self.tables["province"], list(range(c.PROVINCES))),
        }

    def _dice(self, entries: list[Entry], values: list[int]) -> list[int]:
        """BTS ruling.leaders.dice: every roll of the die names exactly one."""
        found = [-1] * 6
        for entry, value in zip(entries, values, strict=True):
            for die in entry.numbers("dice", 0, 6, 1, 6):
                if found[die - 1] >= 0:
                    raise entry.refused("dice", "roll-taken", roll=f"{die}")
                found[die - 1] = value
        if -1 in found:
            place = entries[0].place if entries else "area"
            where = f"{self.top.file}: {place}: dice"
            raise InvalidPack.because("roll-left", place=where, roll=f"{found.index(-1) + 1}")
        return found

    # -- counters and tracks ------------------------------------------------------------------------------------------

    def _counters(self) -> None:
        """BTS 2, BTS ruling.counters: the blocks, and how many there are of each."""
        leaders = self.tables["leaders"][0]
        rows = sorted(leaders.rows("mix", 3, 20, (0, 6), (0, 6), (1, 7)))
        if len({(pagan, christian) for pagan, christian, _ in rows}) < len(rows):
            raise leaders.refused("mix", "mix-sides")
        if sum(n for _, _, n in rows) <= c.LEADERS:
            raise leaders.refused("mix", "mix-leaders", least=f"{c.LEADERS + 1}")
        levels = self.tables["churches"][0].numbers("levels", 4, 4, 0, 20)
        self.numbers |= {
            "people": [self._heap("people", 1, c.MOST_VALUE, sum(self.numbers["boxes"]) + 1)],
            "druids": [self._heap("druids", 1, 6, c.AREAS)],
            "relics": [self._heap("graves", 0, 3, 1, 15)],
            "churches": [sum(n << 8 * level for level, n in enumerate(levels))],
            "dolmens": [self.tables["dolmens"][0].number("number", 0, 15)],
            "pagan": [pagan for pagan, _, _ in rows],
            "christian": [christian for _, christian, _ in rows],
            "copies": [n for _, _, n in rows],
        }

    def _heap(self, table: str, low: int, high: int, least: int, most: int = 120) -> int:
        entry = self.tables[table][0]
        rows = entry.rows("mix", 1, 8, (low, high), (1, 60))
        if len({value for value, _ in rows}) < len(rows):
            raise entry.refused("mix", "mix-values")
        total = sum(number for _, number in rows)
        if not least <= total <= most:
            raise entry.refused("mix", "mix-blocks", number=total, low=least, high=most)
        return sum(number << 8 * value for value, number in rows)

    def _tracks(self) -> None:
        """BTS ruling.track, BTS ruling.slider, BTS ruling.slider.written: the boxes of the slider, which can be read
        in two ways, and of the tracks, and what is printed in them."""
        needs: list[int] = []
        for key in ("ruled", "as-written"):
            needs += self._by_key("slider", key).numbers("needs", 5, 5, 0, 5)
        for key, field in (("saint", "zeal"), ("acolyte", "acolyte_zeal")):
            self.numbers[field] = self._by_key("zeal", key).numbers("boxes", 1, 12, 0, 9)
        paganism = self.tables["paganism"][0]
        border = [paganism.number(region, 1, 60) for region in REGIONS]
        border.insert(0, paganism.number("ends", 4, 60))
        if not border[1] < border[2] < border[3] < border[0]:
            raise paganism.refused("ends", "track-order", known="scotland, strathclyde, england, ends")
        self.numbers |= {"needs": needs, "border": border}

    def _by_key(self, table: str, key: str) -> Entry:
        for entry in self.tables[table]:
            if entry.word("key") == key:
                return entry
        raise InvalidPack.because("entry-missing", place=f"{self.top.file}: {table}", name=repr(key))

    # -- cards --------------------------------------------------------------------------------------------------------

    def _cards(self) -> None:
        """BTS ruling.data, BTS ruling.bars: the event cards, their bars and arrows in three colours."""
        first: list[int] = []
        arrow: list[int] = []
        saved, pile = 0, [0] * len(PILES)
        taken: dict[int, str] = {}
        for entry in (*self.tables["card"], *self.tables["saint"]):
            number = entry.number("number", 1, LAST_NUMBER)
            if number in taken:
                raise entry.refused("number", "number-taken", number=f"{number}", other=taken[number])
            taken[number] = entry.place
        for event, entry in enumerate(self.tables["card"]):
            pile[PILES.index(entry.one_of("pile", PILES))] |= 1 << event
            self._spoken(entry, "card", self.events[event])
            if entry.has("save"):
                saved |= 1 << event
                arrow.append(c.NO_ARROW)
                first += [0, 0, 0, 0, self._program(entry, "save")]
                continue
            arrow.append(1 + COLOURS.index(entry.one_of("arrow", COLOURS)))
            first.append(self._program(entry, "directive") if entry.has("directive") else 0)
            if entry.has("event"):
                first += [self._program(entry, "event")] * 3
            else:
                first += [self._program(entry, colour) for colour in COLOURS]
            first.append(0)
        arthur = [event for event in range(c.EVENTS) if pile[PILES.index("key")] >> event & 1]
        if len(arthur) != 1 or saved >> arthur[0] & 1:
            raise InvalidPack.because("pile-key", place=f"{self.top.file}: card")
        invasion = [event for event, entry in enumerate(self.tables["card"]) if entry.data["number"] == INVASION]
        self.numbers |= {
            "pile": pile,
            "arrow": arrow,
            "saved": [saved],
            "first": first,
            "effects": self.program,
            "invasion": invasion or [-1],
            "arthur": arthur,
        }

    def _spoken(self, entry: Entry, message: str, key: str) -> None:
        """A pack's own name and text of a card."""
        for suffix, field in (("", "name"), (".text", "text")):
            if entry.has(field):
                english = entry.name(field) if field == "name" else entry.text(field)
                german = entry.text(f"{field}_de") if entry.has(f"{field}_de") else english
                self.spoken.append((f"{message}-{key}{suffix}", english, german))

    def _program(self, entry: Entry, field: str) -> int:
        """BTS 8.first: where the effects of a bar begin; People are replaced before Leaders."""
        start = len(self.program)
        codes: list[int] = []
        for n, effect in enumerate(entry.items(field, 1, MOST_EFFECTS), 1):
            codes.append(self._effect(entry, f"{field}, effect {n}", effect))
        leaders = [bool(c.removes_leader(code)) for code in codes]
        if any(leaders) and any(c.kind_of(code) == c.REPLACE_PEOPLE for code in codes[leaders.index(True) :]):
            raise entry.refused(field, "people-first", rule="BTS 8.first")
        self.program += [*codes, c.END]
        return start

    def _effect(self, entry: Entry, field: str, effect: Any) -> int:
        name = effect[0] if isinstance(effect, list) and effect else None
        if not isinstance(name, str) or name not in EFFECTS:
            raise entry.refused(field, "no-effect", found=shown(effect), known=", ".join(EFFECTS))
        code, names, low, high = EFFECTS[name]
        wanted = 1 + bool(names) + bool(high)
        if len(effect) != wanted:
            raise entry.refused(field, "effect-takes", name=name, number=wanted - 1, given=len(effect) - 1)
        place = self._place(entry, field, effect[1], names) if names else 0
        number = effect[-1] if high else 0
        if type(number) is not int or not low <= number <= high or (high and number == 0):
            raise entry.refused(field, "effect-number", number=shown(number), low=low, high=high)
        return code | number + 16 << 5 | place << 10

    def _place(self, entry: Entry, field: str, word: Any, names: str) -> int:
        known = {name: n for n, name in enumerate(self.places)} | (PEOPLE if names == "who" else PLACES)
        if names == "province":
            known = {name: n for name, n in known.items() if n >= c.AREAS and n != c.CHOSEN}
        if not isinstance(word, str) or word not in known:
            raise entry.refused(field, "effect-place", name=shown(word), known=", ".join(known))
        return known[word]

    # -- Saints and Gifts ---------------------------------------------------------------------------------------------

    def _saints_and_gifts(self) -> None:
        ability = [0] * (c.ABILITIES * c.CARDS)
        works = [0] * c.CARDS
        ends = 0
        columns: dict[str, list[int]] = {"saint_zeal": [], "saint_begins": [], "saint_area": [], "saint_flock": []}
        for n, entry in enumerate(self.tables["saint"]):
            entry.one_of("historic", ["start", "deck"])
            self._abilities(entry, "start", ability, c.START_SAINT + n)
            self._abilities(entry, "deck", ability, c.DECK_SAINT + n)
            works[c.DECK_SAINT + n] = int(entry.flag("as_keeper", missing=False))
            columns["saint_zeal"].append(entry.number("zeal", 1, len(self.numbers["zeal"])) - 1)
            columns["saint_begins"].append(entry.number("begins", 0, 9))
            area = self.areas.index(entry.one_of("area", self.areas)) if entry.has("area") else -1
            columns["saint_area"].append(area)
            columns["saint_flock"].append(entry.number("flock", 0, 3) if entry.has("flock") else 0)
            self._spoken(entry, "saint", self.saints[n])
        historic = [entry.data["historic"] for entry in self.tables["saint"]].count("start")
        if historic != c.MOST_SEATS:
            raise InvalidPack.because("historic-six", place=f"{self.top.file}: saint", number=historic)
        for n, entry in enumerate(self.tables["gift"]):
            self._abilities(entry, "abilities", ability, c.GIFT + n)
            works[c.GIFT + n] = 1
            ends |= entry.flag("ends", missing=False) << n
            self._spoken(entry, "gift", self.gifts[n])
        self.numbers |= {
            "ability": ability,
            "works_as_keeper": works,
            "ends_with_saint": [ends],
            "keeper_bit": self._keeper_bits(),
            **columns,
        }

    def _abilities(self, entry: Entry, field: str, table: list[int], card: int) -> None:
        for n, line in enumerate(entry.items(field, 1, 4), 1):
            place = f"{field}, ability {n}"
            name = line[0] if isinstance(line, list) and line else None
            if not isinstance(name, str) or name not in ABILITIES:
                raise entry.refused(place, "no-ability", found=shown(line), known=", ".join(ABILITIES))
            code, high = ABILITIES[name]
            targeted = name in ("convert", "spare")
            if len(line) != 2 + targeted or type(line[-1]) is not int or not 1 <= line[-1] <= high:
                reason = "ability-target" if targeted else "ability-number"
                raise entry.refused(place, reason, name=name, most=high, given=shown(line[1:]))
            if targeted and line[1] not in TARGETS:
                raise entry.refused(place, "effect-place", name=shown(line[1]), known=", ".join(TARGETS))
            for target in TARGETS[line[1]] if targeted else [0]:
                table[c.ABILITIES * card + code + target] += line[-1]

    def _keeper_bits(self) -> list[int]:
        """BTS 6.keeper: Saints, cards to save, Gifts; everything else gets -1."""
        saved = self.numbers["saved"][0]
        bits, n = [-1] * c.CARDS, 0
        for card in range(c.START_SAINT):
            if card >= c.EVENTS or saved >> card & 1:
                bits[card], n = n, n + 1
        if n > 60:
            raise InvalidPack.because("saved-most", place=f"{self.top.file}: card", most=f"{60 - c.SAINTS - c.GIFTS}")
        return bits

    # -- for people ---------------------------------------------------------------------------------------------------

    def historic(self, which: str) -> list[int]:
        """The historic cast: Saints of the At Start ("start") or the Deck cards ("deck")."""
        return [n for n, entry in enumerate(self.tables["saint"]) if entry.data["historic"] == which]

    def effects(self, card: int, which: str) -> list[list[Any]]:
        """The effects of an event as they are written: directive, red, yellow, blue or save."""
        data: dict[str, list[list[Any]]] = self.tables["card"][card].data
        shared = data["event"] if "event" in data and which in COLOURS else []
        return data.get(which, shared)

    def single(self, card: int) -> bool:
        """BTS 6.single: whether an event has one bar, whatever the arrow."""
        return "event" in self.tables["card"][card].data

    def abilities(self, card: int) -> list[list[Any]]:
        """The abilities of a Saint's card or a Gift as they are written."""
        if card >= c.START_SAINT:
            found: list[list[Any]] = self.tables["saint"][card - c.START_SAINT].data["start"]
        elif card >= c.GIFT:
            found = self.tables["gift"][card - c.GIFT].data["abilities"]
        else:
            found = self.tables["saint"][card - c.DECK_SAINT].data["deck"]
        return found

    def entry(self, card: int) -> Entry:
        """The entry of a card."""
        for table, first in (("saint", c.START_SAINT), ("gift", c.GIFT), ("saint", c.DECK_SAINT)):
            if card >= first:
                return self.tables[table][card - first]
        return self.tables["card"][card]

    def named_by(self, card: int) -> str:
        """Who names a card: one of SOURCES."""
        return self.sources[self.entry(card).place]

    def told_by(self, card: int) -> dict[str, str]:
        """The parts of what a card does, each with who tells it: event and arrow, or ability and as-keeper."""
        entry = self.entry(card)
        parts = {"event": ("directive", "event", *COLOURS, "save"), "arrow": ("arrow",)}
        if card >= c.START_SAINT:
            parts = {"ability": ("start",)}
        elif card >= c.GIFT:
            parts = {"ability": ("abilities", "ends")}
        elif card >= c.DECK_SAINT:
            parts = {"ability": ("deck",), "as-keeper": ("as_keeper",)}
        told = self.effects_by[entry.place]
        found = {}
        for part, fields in parts.items():
            marks = [told.get(field, self.named_by(card)) for field in fields if field in entry.data]
            if marks:
                found[part] = max(marks, key=SOURCES.index)
        return found

    def number(self, card: int) -> int:
        """The number printed on a card; 0: none."""
        if card < c.EVENTS:
            return int(self.tables["card"][card].data["number"])
        return int(self.tables["saint"][card - c.DECK_SAINT].data["number"]) if card < c.GIFT else 0


def _entries(data: dict[str, Any], table: str, file: str) -> list[Entry]:
    rows = data.get(table, [])
    if not isinstance(rows, list):
        raise InvalidPack.because("entries-list", place=f"{file}: {table}", found=shown(rows))
    name = TABLES[table][0]
    found = []
    for n, row in enumerate(rows, 1):
        label = row.get(name) if name and isinstance(row, dict) else None
        found.append(Entry(file, f"{table} {label if isinstance(label, str | int) else n}", row))
    return found


def our_data(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name in FILES:
        data |= tomllib.loads((folder / name).read_text(encoding="utf-8"))
    return data


def read_box(folder: Path, pack: dict[str, Any] | None = None, file: str = "") -> Contents:
    """Our data; with a pack: its entries in place of ours."""
    ours = our_data(folder)
    tables = {table: _entries(ours, table, "our data") for table in TABLES}
    top = Entry("our data", "", {"high_king": ours["high_king"]})
    if pack is not None:
        own = Entry(file, "", pack)
        own.one_of("game", ["banish-the-snakes"])
        own.text("title")
        own.asked |= set(TABLES) | {"high_king", "source"}
        own.done()
        top = Entry(file, "", {"high_king": pack.get("high_king", ours["high_king"])})
        for table in TABLES:
            tables[table] = _override(tables[table], _entries(pack, table, file), table, file)
    return Contents(tables, top)


def _override(ours: list[Entry], own: list[Entry], table: str, file: str) -> list[Entry]:
    name, number = TABLES[table]
    if not own or len(own) == number:
        return own or ours
    if not name:
        raise InvalidPack.because("entry-single", place=f"{file}: {table}", number=len(own))
    keys = [entry.data[name] for entry in ours]
    known = ", ".join(map(str, keys))
    found = list(ours)
    for entry in own:
        key = entry.number(name, 1, LAST_NUMBER) if name == "number" else entry.word(name)
        if key not in keys:
            raise entry.refused(name, "entry-replaces", entry=f"{table} {key!r}", known=known)
        found[keys.index(key)] = entry
    return found
