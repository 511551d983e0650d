"""Reading the board, ours or an owner's own, and the items."""

from typing import Any, Final

from fidchell.core.pack import Entry
from fidchell.games.battle_of_banners import components as c

MARKS: Final = ["S", "P", "I", "R", "own"]
SMALLEST: Final = 3
WIDEST: Final = 26  # columns have letters
CARD_COLOURS: Final = ["green", "red", "blue", "purple"]


class Pack:
    """A board file: as numbers for the rules, with the names of its squares for people."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        top = Entry(file, "", data)
        top.one_of("game", ["battle-of-banners"])
        self.title = top.text("title")
        self.mark = top.one_of("mark", MARKS)
        self.rows = self._rows(top)
        top.done()
        self._signs(top)
        self.board = c.Board(self.rows)
        self.names, self.squares = self.board.names, self.board.squares
        self._ways(top)

    def _rows(self, top: Entry) -> list[str]:
        """The rows as drawn, without blanks; a rectangle that fits into the words of a set of squares."""
        found: list[str] = []
        for n, row in enumerate(top.items("rows", SMALLEST, c.WORD_BITS), 1):
            field = f"rows {n}"
            entry = Entry(top.file, "", {field: row})
            signs = "".join(entry.text(field).split())
            for sign in signs:
                if sign not in c.SIGNS:
                    raise entry.refused(field, "row-sign", sign=repr(sign), known=" ".join(c.SIGNS))
            if found and len(signs) != len(found[0]):
                raise entry.refused(field, "row-length", number=len(signs), others=len(found[0]))
            found.append(signs)
        width, high = len(found[0]), 0
        if SMALLEST <= width <= WIDEST:
            high = c.WORDS * (c.WORD_BITS // (width + 1))
        if not high or len(found) > high:
            reason, most = ("board-rows", high) if high else ("board-columns", WIDEST)
            raise top.refused("rows", reason, columns=width, rows=len(found), low=SMALLEST, high=most)
        return found

    def _signs(self, top: Entry) -> None:
        """BOB ruling.board.own: a castle a side, a drawbridge for every piece."""
        drawn = "".join(self.rows)
        wanted = [("C", "castles", 1), ("Q", "castles", 1)]
        for colour in c.COLOURS:
            wanted.append((colour[0], "bridges", c.PIECES))
        for sign, what, number in wanted:
            n = drawn.count(sign)
            if n != number:
                told = {"number": n, "sign": sign, "wanted": number}
                raise top.refused("rows", f"board-{what}", **told, rule="BOB ruling.board.own")
        if drawn.count("K") > c.MOST_KEEPS:
            raise top.refused("rows", "board-keeps", number=f"{drawn.count('K')}", most=f"{c.MOST_KEEPS}")

    def _ways(self, top: Entry) -> None:
        """BOB ruling.board.own: from every drawbridge one gets to both castles and to every keep."""
        board = self.board
        goals = [("castle", sq) for sq in board.castle] + [("keep", sq) for sq in board.keeps]
        for start in sorted(sq for sq in board.bridge if sq != c.NONE):
            for what, sq in goals:
                if board.steps[start * c.CODES + sq] == c.FAR:
                    told = {"goal": self.names[sq], "start": self.names[start]}
                    raise top.refused("rows", f"no-way-{what}", **told, rule="BOB ruling.board.own")


def read_items(data: dict[str, Any], file: str) -> tuple[int, list[str], list[tuple[str, str]]]:
    """BOB deck.cards, BOB T4, BOB ruling.card.colours: all cards as a heap, the colour of each kind, and how we know
    the card and its colour."""
    top = Entry(file, "", data)
    entries = [Entry(file, f"item {n}", entry) for n, entry in enumerate(top.items("item", c.KINDS, c.KINDS), 1)]
    top.done()
    if [entry.word("id") for entry in entries] != list(c.ITEMS):
        raise top.refused("item", "items-order", known=", ".join(c.ITEMS))
    copies, colours, marks = 0, [], []
    for kind, entry in enumerate(entries):
        copies += entry.number("copies", 0, c.MOST_COPIES) * int(c.one(kind))
        colours.append(entry.one_of("colour", CARD_COLOURS))
        marks.append((entry.one_of("mark", MARKS), entry.one_of("colour_mark", MARKS)))
        entry.done()
    return copies, colours, marks
