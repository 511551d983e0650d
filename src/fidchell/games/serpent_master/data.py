"""Reading the cards: our cards.toml, or an owner's own pack in the same words."""

from typing import Any, Final

from fidchell.core.pack import Entry
from fidchell.games.serpent_master.components import CARDS, ROUNDS, TOKENS, Patterns

MARKS: Final = ["S", "P", "I", "R", "own"]
FARTHEST: Final = 7  # squares from the head, on the largest board
MOST_PICTURES: Final = 2
MOST_TOKENS: Final = 7


class Pack:
    """The cards of a file: as patterns for the rules, with their marks for people."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        top = Entry(file, "top of the file", data)
        top.one_of("game", ["serpent-master"])
        self.title = top.text("title")
        entries = top.items("card", CARDS, CARDS)
        top.done()
        self.marks: list[str] = []
        pictures, mirrored = [], []
        for number, data in enumerate(entries, 1):
            entry = Entry(file, f"card {number}", data)
            if entry.number("number", 1, CARDS) != number:
                raise entry.wrong("number", f"is {data['number']}; the cards stand in order, so it must be {number}")
            self.marks.append(entry.one_of("mark", MARKS))
            entry.text("source")
            mirrored.append(entry.flag("mirror"))
            pictures.append(_pictures(entry))
            entry.done()
        _check_supply(top, pictures)
        self.patterns = Patterns(pictures, mirrored)


def _check_supply(top: Entry, pictures: list[list[list[tuple[int, int]]]]) -> None:
    """SM supply: tokens never run out, so no rule says what would happen."""
    most = sum(sorted(max(len(picture) for picture in card) for card in pictures)[-ROUNDS:])
    if most > TOKENS:
        raise top.wrong("card", f"eleven cards could place {most} tokens; there are {TOKENS} [SM supply]")


def _pictures(entry: Entry) -> list[list[tuple[int, int]]]:
    found = []
    for n, picture in enumerate(entry.items("pictures", 1, MOST_PICTURES), 1):
        part = Entry(entry.file, f"{entry.place}, picture {n}", {"squares": picture})
        cells = [_cell(part, cell) for cell in part.items("squares", 1, MOST_TOKENS)]
        if len(set(cells)) < len(cells) or (0, 0) in cells:
            raise part.wrong("squares", "a square comes twice, or is the head's own")
        found.append(cells)
    return found


def _cell(part: Entry, cell: Any) -> tuple[int, int]:
    near = range(-FARTHEST, FARTHEST + 1)
    if not isinstance(cell, list) or [type(n) for n in cell] != [int, int] or not all(n in near for n in cell):
        raise part.wrong("squares", f"{cell!r} is not [x, y] with numbers from {-FARTHEST} to {FARTHEST}")
    return cell[0], cell[1]
