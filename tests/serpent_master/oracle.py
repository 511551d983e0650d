"""A slow, plain reference implementation of Serpent Master.

Written from the rules text and our rulings only; it shares nothing with the engine, not even the card patterns, which
are typed in once more here. Squares are written as people write them (`c3`: column c, row 3 from below), a stack is a
list of seats from bottom to top, and every placement is found by trying every way to hold a card.
"""

from collections import Counter
from dataclasses import dataclass, field

COLOURS = ("blue", "red", "black", "white")
NUMBER_OF_CARDS = 15
CARDS_SET_ASIDE = 4
COLUMNS = "abcdefgh"

Spot = tuple[int, int]  # column and row from 1; a head that has not entered stands at a spot beside the board
Picture = list[Spot]  # where the tokens go if the head is at (0, 0) and looks toward +y


# ---------------------------------------------------------------------------------------------------------------------
# The cards
# ---------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """The pictures on a card (two if the second one follows an "or"), and whether they may be flipped over."""

    pictures: list[Picture]
    mirror: bool = False


STRAIGHT = {length: Card([[(0, n) for n in range(1, length + 1)]]) for length in (1, 2, 3, 4)}
BEND_OF_THREE = Card([[(0, 1), (0, 2), (1, 2)]], mirror=True)

CARDS = {
    1: STRAIGHT[1],
    2: STRAIGHT[2],
    3: STRAIGHT[3],
    4: STRAIGHT[4],
    5: Card([[(1, 1), (2, 2)], [(0, 1), (1, 2)]], mirror=True),
    6: Card([[(0, 1), (0, 2), (0, 3), (1, 3)]], mirror=True),
    7: Card([[(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)]], mirror=True),
    8: BEND_OF_THREE,
    9: Card([[(1, 1), (2, 2), (3, 3)], [(0, 1), (1, 2), (2, 3)]], mirror=True),
    10: Card([[(1, 1), (0, 2), (1, 3), (0, 4)], [(0, 1), (1, 2), (0, 3), (1, 4)]], mirror=True),
    11: Card([[(0, 1), (0, 2), (1, 2), (1, 3)]], mirror=True),
    12: Card([[(0, 1), (0, 2), (1, 2), (1, 1)]], mirror=True),
    13: BEND_OF_THREE,
    14: STRAIGHT[2],
    15: STRAIGHT[1],
}


def turned(picture: Picture) -> Picture:
    """A quarter turn to the right."""
    return [(y, -x) for x, y in picture]


def flipped(picture: Picture) -> Picture:
    return [(-x, y) for x, y in picture]


def ways_to_hold(card: Card) -> list[Picture]:
    """Every picture in every direction; some may be equal."""
    found = []
    for picture in card.pictures:
        for side in [picture, flipped(picture)] if card.mirror else [picture]:
            for quarters in range(4):
                held = side
                for _ in range(quarters):
                    held = turned(held)
                found.append(held)
    return found


# ---------------------------------------------------------------------------------------------------------------------
# The state of a game
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Player:
    """`head` is the square it stands on, None while it waits beside the board at `entry`."""

    entry: str | None = None
    head: str | None = None
    hand: set[int] = field(default_factory=lambda: set(range(1, NUMBER_OF_CARDS + 1)))
    aside: set[int] = field(default_factory=set)
    chosen: int | None = None  # secret until all have chosen
    played: list[int] = field(default_factory=list)  # a card a round, the lost ones too
    lost: int = 0


@dataclass
class Result:
    winner: int | None
    scores: list[int]
    decided_by: str  # "points", "stack", "alone" or "draw"


class Oracle:
    """One game. The seats are 0, 1, …; nothing has happened yet."""

    def __init__(
        self, seats: int, size: int | None = None, oldest: int = 0, cards: dict[int, Card] | None = None
    ) -> None:
        self.size = size or (7 if seats == 2 else 8)
        self.oldest = oldest
        self.cards = cards or CARDS
        self.players = [Player() for _ in range(seats)]
        self.stacks: dict[str, list[int]] = {}
        self.waiting: list[int] = []  # who has still to resolve the card of this round, in order
        self.order: list[int] = []  # the whole order of this round or of the last one

    # -- where things are ---------------------------------------------------------------------------------------------

    def squares(self) -> list[str]:
        return [COLUMNS[x - 1] + str(y) for x in range(1, self.size + 1) for y in range(1, self.size + 1)]

    def spot(self, square: str) -> Spot:
        return COLUMNS.index(square[0]) + 1, int(square[1:])

    def square(self, spot: Spot) -> str | None:
        """None: that is off the board."""
        x, y = spot
        return COLUMNS[x - 1] + str(y) if 1 <= x <= self.size and 1 <= y <= self.size else None

    def spots_beside(self, entry: str) -> list[Spot]:
        """Where a head may lie to enter here: straight outside; at a corner there are two such places."""
        x, y = self.spot(entry)
        return [spot for spot in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if self.square(spot) is None]

    def head_on(self, square: str) -> int | None:
        for seat, player in enumerate(self.players):
            if player.head == square:
                return seat
        return None

    def shows(self, square: str) -> int | None:
        """Whose body token shows here: the top one, unless a head covers it."""
        if square not in self.stacks or self.head_on(square) is not None:
            return None
        return self.stacks[square][-1]

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def to_enter(self) -> int | None:
        """The oldest first, then around the table."""
        for seat in self.by_age():
            if self.players[seat].entry is None:
                return seat
        return None

    def to_set_aside(self) -> int | None:
        """The first one whose four cards are not out of play yet."""
        if self.to_enter() is not None:
            return None
        for seat, player in enumerate(self.players):
            if len(player.aside) < CARDS_SET_ASIDE:
                return seat
        return None

    def to_act(self) -> list[int | str]:
        """Seats, or ["chance"], or nobody when the game is over."""
        entering = self.to_enter()
        if entering is not None:
            return [entering]
        if self.to_set_aside() is not None:
            return ["chance"]
        if self.waiting:
            return [self.waiting[0]]
        return [seat for seat, player in enumerate(self.players) if player.hand and player.chosen is None]

    def by_age(self) -> list[int]:
        """The oldest, then the others around the table."""
        seats = len(self.players)
        return [(self.oldest + n) % seats for n in range(seats)]

    # -- what may be done ---------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.to_enter() == seat:
            return {f"enter {square}" for square in self.open_entries()}
        if self.waiting:
            return {"place " + "-".join(squares) for squares in self.placements(seat)}
        return {f"commit {card}" for card in self.players[seat].hand}

    def draws(self) -> dict[str, int]:
        """What chance may bring, with weights: any card that is left, each as likely."""
        seat = self.to_set_aside()
        return {} if seat is None else {f"aside {card}": 1 for card in self.players[seat].hand}

    def open_entries(self) -> list[str]:
        taken = [player.entry for player in self.players]
        return [square for square in self.squares() if self.spots_beside(square) and square not in taken]

    def placements(self, seat: int) -> set[tuple[str, ...]]:
        """The squares of the tokens, in order, for every way to hold the chosen card that fits now."""
        player = self.players[seat]
        assert player.chosen is not None
        assert player.entry is not None
        starts = self.spots_beside(player.entry) if player.head is None else [self.spot(player.head)]
        found = set()
        for x, y in starts:
            for held in ways_to_hold(self.cards[player.chosen]):
                squares = [self.square((x + right, y + ahead)) for right, ahead in held]
                if player.head is None and squares[0] != player.entry:
                    continue
                path = [square for square in squares if square is not None and self.is_available(seat, square)]
                if len(path) == len(held):
                    found.add(tuple(path))
        return found

    def is_available(self, seat: int, square: str) -> bool:
        """Neither another player's head nor an own token that shows."""
        head = self.head_on(square)
        return (head is None or head == seat) and self.shows(square) != seat

    # -- doing it -----------------------------------------------------------------------------------------------------

    def do(self, seat: int | str, text: str) -> None:
        verb, what = text.split()
        if seat == "chance":
            assert text in self.draws(), f"{text} can't be drawn"
            owner = self.to_set_aside()
            assert owner is not None
            self.players[owner].hand.remove(int(what))
            self.players[owner].aside.add(int(what))
            return
        assert isinstance(seat, int)
        assert text in self.choices(seat), f"{text} is not allowed"
        if verb == "enter":
            self.players[seat].entry = what
        elif verb == "commit":
            self.players[seat].chosen = int(what)
            if all(player.chosen is not None for player in self.players):
                self.reveal()
        else:
            self.put_down(seat, what.split("-"))
            self.discard(seat)
            self.lose_what_does_not_fit()

    def reveal(self) -> None:
        """The cards are played; the highest begins."""
        for player in self.players:
            assert player.chosen is not None
            player.hand.remove(player.chosen)
            player.played.append(player.chosen)
        self.order = self.order_of_resolution()
        self.waiting = list(self.order)
        self.lose_what_does_not_fit()

    def order_of_resolution(self) -> list[int]:
        """One after the other: of those left, the one who goes before all the others."""
        order: list[int] = []
        left = self.by_age()
        while left:
            first = left[0]
            for seat in left[1:]:
                if self.goes_before(seat, first):
                    first = seat
            order.append(first)
            left.remove(first)
        return order

    def goes_before(self, seat: int, other: int) -> bool:
        """By the card of this round, else of the round before, and so on back to the first; else by age."""
        rounds = len(self.players[seat].played)
        for number in reversed(range(rounds)):
            mine, theirs = self.players[seat].played[number], self.players[other].played[number]
            if mine != theirs:
                return mine > theirs
        return self.by_age().index(seat) < self.by_age().index(other)

    def put_down(self, seat: int, squares: list[str]) -> None:
        for square in squares:
            self.stacks.setdefault(square, []).append(seat)
        self.players[seat].head = squares[-1]

    def discard(self, seat: int) -> None:
        assert self.waiting[0] == seat
        self.waiting.pop(0)
        self.players[seat].chosen = None

    def lose_what_does_not_fit(self) -> None:
        """A card that can't be placed when its turn comes is discarded without effect."""
        while self.waiting and not self.placements(self.waiting[0]):
            self.players[self.waiting[0]].lost += 1
            self.discard(self.waiting[0])

    # -- the end ------------------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        return 1 + sum(self.shows(square) == seat for square in self.stacks)

    def stack_under_head(self, seat: int) -> int:
        head = self.players[seat].head
        return len(self.stacks[head]) if head is not None else 0

    def alone(self, seat: int) -> int:
        """Own tokens with nothing under and nothing on them, no head either."""
        return sum(self.shows(square) == seat and len(stack) == 1 for square, stack in self.stacks.items())

    def result(self) -> Result | None:
        if self.to_act():
            return None
        seats = list(range(len(self.players)))
        scores = [self.score(seat) for seat in seats]
        best = seats
        for decided_by, worth in (("points", self.score), ("stack", self.stack_under_head), ("alone", self.alone)):
            most = max(worth(seat) for seat in best)
            best = [seat for seat in best if worth(seat) == most]
            if len(best) == 1:
                return Result(best[0], scores, decided_by)
        return Result(None, scores, "draw")

    # -- to compare with others ---------------------------------------------------------------------------------------

    def picture(self) -> dict[str, object]:
        return {
            "stacks": {square: [COLOURS[seat] for seat in stack] for square, stack in sorted(self.stacks.items())},
            "heads": [player.head for player in self.players],
            "entries": [player.entry for player in self.players],
            "hands": [sorted(player.hand) for player in self.players],
            "aside": [sorted(player.aside) for player in self.players],
            "played": [player.played[:] for player in self.players],
            "scores": [self.score(seat) for seat in range(len(self.players))],
            "lost": [player.lost for player in self.players],
            "heights": dict(Counter(len(stack) for stack in self.stacks.values())),
        }
