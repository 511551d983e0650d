"""Reading the characters: our cards.toml, or an owner's own pack in the same words."""

from typing import Any

from fidchell.core.pack import Entry
from fidchell.games.avignon.components import CHOSEN, EACH, LAST, MAX_COPIES, MAX_KINDS, RIVAL, Characters

MARKS = ["S", "P", "I", "R", "own"]
EFFECTS = ("petition", "wins_if_rival_has", "loses_if_holder_has")
MOST_INSTRUCTIONS = 4
MOST_CHOSEN = 5
SMALLEST_PACK = 12
NOBODY = "nobody"


class Pack:
    """The characters of a file: as numbers for the rules, with their entries for people."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        top = Entry(file, "", data)
        top.one_of("game", ["avignon"])
        self.title = top.text("title")
        self.factions = [
            Entry(file, "", {f"factions {n}": name}).word(f"factions {n}")
            for n, name in enumerate(top.items("factions", 1, MAX_KINDS), 1)
        ]
        for name in self.factions:
            if self.factions.count(name) > 1:
                raise top.refused("factions", "twice", name=repr(name))
        entries = top.items("character", 1, MAX_KINDS)
        top.done()
        self.entries = [Entry(file, f"character {_label(entry, n)}", entry) for n, entry in enumerate(entries, 1)]
        self.names = [entry.word("id") for entry in self.entries]
        if NOBODY in self.names:
            raise self.entries[self.names.index(NOBODY)].refused("id", "nobody", name=repr(NOBODY))
        self.spoken: list[tuple[str, str, str]] = []  # id, English name, German name of characters of the pack's own
        self.effects: list[dict[str, str]] = []  # by kind: how each part of what a character does is known
        self.cards = self._characters(top)

    def _check_size(self, top: Entry, cards: int) -> None:
        """AV pack.size: 12 cards less 5 in play and 4 in Congregations always leave one to draw."""
        if cards < SMALLEST_PACK:
            told = {"number": f"{cards}", "least": f"{SMALLEST_PACK}"}
            raise top.refused("character", "pack-size", **told, rule="AV pack.size")

    def _characters(self, top: Entry) -> Characters:
        for name in self.names:
            if self.names.count(name) > 1:
                raise top.refused("character", "character-twice", name=repr(name))
        copies, factions, petitions, wins, loses = [], [], [], [], []
        for entry, name in zip(self.entries, self.names, strict=True):
            factions.append(self._faction(entry, "faction"))
            copies.append(entry.number("copies", 1, MAX_COPIES))
            self.effects.append(entry.effects(entry.one_of("mark", MARKS), MARKS, EFFECTS))
            petitions.append(self._petition(entry, factions[-1]))
            wins.append(self._faction(entry, "wins_if_rival_has") if entry.has("wins_if_rival_has") else -1)
            loses.append(self._faction(entry, "loses_if_holder_has") if entry.has("loses_if_holder_has") else -1)
            if entry.has("name"):
                english = entry.name("name")
                self.spoken.append((name, english, entry.name("name_de") if entry.has("name_de") else english))
            entry.done()
        self.petitions = petitions
        self._check_size(top, sum(copies))
        return Characters(self.names, copies, factions, petitions, wins, loses, self._endings(wins, loses))

    def _faction(self, entry: Entry, field: str) -> int:
        return self.factions.index(entry.one_of(field, self.factions))

    def _petition(self, entry: Entry, own_faction: int) -> list[tuple[int, int, int, int]]:
        """One instruction a line: push or pull × each of a faction, chosen, or chosen by the rival × steps."""
        found = []
        for n, line in enumerate(entry.items("petition", 1, MOST_INSTRUCTIONS), 1):
            part = Entry(entry.file, f"{entry.place}, petition {n}", line)
            sign = 1 if part.one_of("move", ["pull", "push"]) == "pull" else -1
            steps = sign * part.number("steps", 1, LAST)
            named = [field for field in ("each", "chosen", "rival") if part.has(field)]
            if len(named) != 1:
                raise part.refused("each, chosen, rival", "exactly-one", number=len(named))
            if named == ["each"]:
                found.append((EACH, self._faction(part, "each"), steps, 0))
            else:
                who = CHOSEN if named == ["chosen"] else RIVAL
                found.append((who, own_faction, steps, part.number(named[0], 1, MOST_CHOSEN)))
            part.done()
        return found

    def _endings(self, wins: list[int], loses: list[int]) -> list[tuple[str, str]]:
        """Names and rules of all endings, in the order of the rules' numbers."""
        endings = [("", ""), ("three", "AV end.three"), ("both", "AV end.both"), ("repetition", "AV repetition")]
        stated = {"noble-knight": "AV end.noble.knight", "noble-peasant": "AV end.noble.peasant"}
        for kind, name in enumerate(self.names):
            for faction in (wins[kind], loses[kind]):
                ending = f"{name}-{self.factions[faction]}" if faction >= 0 else ""
                endings.append((ending, stated.get(ending, "AV end.other")))
        return endings


def _label(entry: Any, n: int) -> str:
    named = entry.get("id") if isinstance(entry, dict) else None
    return repr(named) if isinstance(named, str) else str(n)
