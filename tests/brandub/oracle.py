"""Brandub once more, slow and plain, from the text of the rules: squares are (file, rank) pairs, pieces a dict.

It shares nothing with the engine, so that both can be compared move by move.
"""

from dataclasses import dataclass, field

Square = tuple[int, int]

THRONE: Square = (3, 3)
CORNERS: set[Square] = {(0, 0), (6, 0), (0, 6), (6, 6)}
WAYS = ((0, -1), (-1, 0), (1, 0), (0, 1))
START = """
...a...
...a...
...d...
aadKdaa
...d...
...a...
...a...
"""


def name(square: Square) -> str:
    return "abcdefg"[square[0]] + str(square[1] + 1)


def draw(text: str) -> dict[Square, str]:
    rows = text.split()
    return {(x, 6 - y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


def near(square: Square, way: tuple[int, int], steps: int = 1) -> Square:
    return square[0] + steps * way[0], square[1] + steps * way[1]


@dataclass
class Oracle:
    pieces: dict[Square, str] = field(default_factory=lambda: draw(START))
    attacking: bool = True  # who is to move
    seen: list[tuple[frozenset[tuple[Square, str]], bool]] = field(default_factory=list)
    over: str = ""
    winner: int | None = None

    def __post_init__(self) -> None:
        self.seen.append(self.position())

    def position(self) -> tuple[frozenset[tuple[Square, str]], bool]:
        return frozenset(self.pieces.items()), self.attacking

    def mine(self, sign: str) -> bool:
        return (sign == "a") == self.attacking

    def moves(self) -> set[tuple[Square, Square]]:
        found = set()
        for start, sign in self.pieces.items():
            if not self.mine(sign):
                continue
            for way in WAYS:
                for steps in range(1, 7):
                    end = near(start, way, steps)
                    if not (0 <= end[0] <= 6 and 0 <= end[1] <= 6) or end in self.pieces:
                        break
                    if sign == "K" or (end != THRONE and end not in CORNERS):
                        found.add((start, end))
        return found

    def texts(self) -> list[str]:
        return sorted(f"move {name(start)} {name(end)}" for start, end in self.moves())

    def play(self, start: Square, end: Square) -> None:
        sign = self.pieces.pop(start)
        self.pieces[end] = sign
        king = next(square for square, one in self.pieces.items() if one == "K")
        gone = []
        king_gone = False
        for way in WAYS:
            victim, beyond = near(end, way), near(end, way, 2)
            enemy = self.pieces.get(victim)
            if enemy is None or self.mine(enemy):
                continue
            if enemy == "K":
                king_gone = king_gone or self.takes_king(king, beyond)
            elif self.shuts(beyond, enemy):
                gone.append(victim)
        for square in gone:
            del self.pieces[square]
        self.attacking = not self.attacking
        if gone:
            self.seen = []
        self.seen.append(self.position())
        if king in CORNERS:
            self.finish("corner", 1)
        elif king_gone:
            self.finish("taken", 0)
        elif self.seen.count(self.position()) == 3:
            self.finish("repetition", None)
        elif not self.moves():
            self.finish("stuck", 1 if self.attacking else 0)

    def finish(self, why: str, winner: int | None) -> None:
        self.over, self.winner = why, winner

    def shuts(self, beyond: Square, victim: str) -> bool:
        """Whether the far square helps to take a man."""
        there = self.pieces.get(beyond)
        if beyond in CORNERS:
            return True
        if beyond == THRONE and (there is None or victim == "a"):
            return True
        return there is not None and self.mine(there)

    def takes_king(self, king: Square, beyond: Square) -> bool:
        attackers = [way for way in WAYS if self.pieces.get(near(king, way)) == "a"]
        if king == THRONE:
            return len(attackers) == 4
        if THRONE in [near(king, way) for way in WAYS]:
            return len(attackers) == 3
        return beyond in CORNERS or self.pieces.get(beyond) == "a"
