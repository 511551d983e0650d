"""Reading the cards: our cards.toml, or an owner's own pack in the same words."""

from typing import Any, Final

from fidchell.core.pack import Entry
from fidchell.core.plain import shown
from fidchell.games.serpent_master.components import CARDS, ROUNDS, TOKENS, Patterns

MARKS: Final = ["S", "P", "I", "R", "own"]
FARTHEST: Final = 7  # squares from the head, on the largest board
MOST_PICTURES: Final = 2
MOST_TOKENS: Final = 7


class Pack:
    """The cards of a file: as patterns for the rules, with their marks for people."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        top = Entry(file, "", data)
        top.one_of("game", ["serpent-master"])
        self.title = top.text("title")
        entries = top.items("card", CARDS, CARDS)
        top.done()
        self.effects: list[str] = []  # how each card's picture is known
        pictures, mirrored = [], []
        for number, data in enumerate(entries, 1):
            entry = Entry(file, f"card {number}", data)
            if entry.number("number", 1, CARDS) != number:
                raise entry.refused("number", "card-order", number=number)
            self.effects.append(entry.effects(entry.one_of("mark", MARKS), MARKS, ("pictures",))["pictures"])
            entry.text("source")
            mirrored.append(entry.flag("mirror"))
            pictures.append(_pictures(entry))
            entry.done()
        _check_supply(top, pictures)
        self.patterns = Patterns(pictures, mirrored)
        self.mirrored = mirrored


def _check_supply(top: Entry, pictures: list[list[list[tuple[int, int]]]]) -> None:
    """SM supply: tokens never run out, so no rule says what would happen."""
    most = sum(sorted(max(len(picture) for picture in card) for card in pictures)[-ROUNDS:])
    if most > TOKENS:
        raise top.refused("card", "supply", number=f"{most}", most=f"{TOKENS}", rule="SM supply")


def _pictures(entry: Entry) -> list[list[tuple[int, int]]]:
    found = []
    for n, picture in enumerate(entry.items("pictures", 1, MOST_PICTURES), 1):
        part = Entry(entry.file, f"{entry.place}, pictures {n}", {"squares": picture})
        cells = [_cell(part, cell) for cell in part.items("squares", 1, MOST_TOKENS)]
        if len(set(cells)) < len(cells) or (0, 0) in cells:
            raise part.refused("squares", "squares-twice")
        found.append(cells)
    return found


def _cell(part: Entry, cell: Any) -> tuple[int, int]:
    near = range(-FARTHEST, FARTHEST + 1)
    if not isinstance(cell, list) or [type(n) for n in cell] != [int, int] or not all(n in near for n in cell):
        raise part.refused("squares", "square-near", square=shown(cell), low=-FARTHEST, high=FARTHEST)
    return cell[0], cell[1]
