"""A slow, plain reference implementation of The Battle of Banners.

Written from the rules text and the rulings only: "M2", "C4", "T3" and "D1" are the text's own numbers, "ruling n" a
number in the list of rulings. It exists to be compared with the fast engine decision by decision, so it shares nothing
with it: squares are names, pieces stand in a dict, and every way a piece can go is walked step by step.

What players decide:

    ("pass",)                                no card, no newcomer
    ("play", item)                           horse, ghost-magic, rain-storm, thief, famine, strong-wind; in combat
                                             extra-strength, extra-defense, poison, hidden-knife
    ("play", "gain-reinforcements", colour, drawbridge)
    ("play", "the-reaper", square)
    ("play", "locust-swarm", square, direction)
    ("play", "safeguard", square, keep)
    ("play", "providing-aid", square, destination)
    ("play", "saboteur", square, drawbridge)
    ("move", start, destination)
    ("attack", start, last square, target)
    ("rest", square)                         after a tie
    ("return", colour, drawbridge)           after doubles

What chance decides:

    ("begin", die of Blue and Green, die of Red and Yellow)
    ("roll", die) or ("roll", die, die of the Horse)
    ("fight", attacker's die, attacker's die, defender's die, defender's die)
    ("draw", item), ("steal", item)
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product

Choice = tuple[str | int, ...]
Result = tuple[str | None, str]  # the winning side (None for a draw) and why: flag, elimination, limit

BOARD = """
    . . . . . Q . . . . .
    . r r r . . . y y y .
    . . . . . . . . . . .
    . T K . T . T . K T .
    . . . . . . . . . . .
    . . T . . T . . T . .
    T . . . . K . . . . T
    . . T . . T . . T . .
    . . . . . . . . . . .
    . T K . T . T . K T .
    . . . . . . . . . . .
    . b b b . . . g g g .
    . . . . . C . . . . .
"""

SIDES = ("blue-green", "red-yellow")
COLOURS = {"blue-green": ("blue", "green"), "red-yellow": ("red", "yellow")}
SIDE_OF = {colour: side for side, colours in COLOURS.items() for colour in colours}
ENEMY = {"blue-green": "red-yellow", "red-yellow": "blue-green"}
SCOUTS = ("green", "yellow")
SEATS = {
    "1v1": {"blue": 0, "green": 0, "red": 1, "yellow": 1},
    "three": {"blue": 0, "green": 1, "red": 2, "yellow": 2},
    "2v2": {"blue": 0, "green": 1, "red": 2, "yellow": 3},
}

DECK = {
    "extra-strength": 6,
    "extra-defense": 6,
    "gain-reinforcements": 4,
    "horse": 6,
    "ghost-magic": 4,
    "rain-storm": 3,
    "the-reaper": 1,
    "poison": 3,
    "locust-swarm": 3,
    "strong-wind": 2,
    "hidden-knife": 3,
    "safeguard": 2,
    "thief": 5,
    "providing-aid": 2,
    "saboteur": 3,
    "famine": 1,
}
COMBAT_ITEMS = ("extra-strength", "extra-defense", "poison", "hidden-knife")
DIRECTIONS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}

SWARM_SPACES = 5
STORM = 3
POISON = 3
SCOUT_STRIDE = 2
KEEP_CLOSED_TURNS = 3  # the turn of leaving and the two after it (ruling 8)
TURN_LIMIT = 200

HOME = "home"
CARRIED = "carried"
SPACE = "space"


# ---------------------------------------------------------------------------------------------------------------------
# The board
# ---------------------------------------------------------------------------------------------------------------------


class Board:
    """Squares are called a1, b1, … from the lower left corner, the side of Blue and Green."""

    def __init__(self, drawing: str = BOARD) -> None:
        rows = [line.split() for line in drawing.splitlines() if line.strip()]
        self.kind: dict[str, str] = {}
        self.at: dict[tuple[int, int], str] = {}
        self.place: dict[str, tuple[int, int]] = {}
        for row, line in enumerate(reversed(rows), 1):
            for column, letter in enumerate(line):
                square = f"{chr(ord('a') + column)}{row}"
                self.kind[square] = letter
                self.at[column, row] = square
                self.place[square] = (column, row)
        self.beside = {
            square: [beside for direction in DIRECTIONS if (beside := self.next_to(square, direction)) is not None]
            for square in self.kind
        }
        letters = {"blue": "b", "green": "g", "red": "r", "yellow": "y"}
        self.trees = self.all_of("T")
        self.keeps = self.all_of("K")
        self.drawbridges = {colour: self.all_of(letter) for colour, letter in letters.items()}
        self.castle = {"blue-green": self.all_of("C")[0], "red-yellow": self.all_of("Q")[0]}

    def all_of(self, letter: str) -> list[str]:
        return [square for square, kind in self.kind.items() if kind == letter]

    def next_to(self, square: str, direction: str) -> str | None:
        """The square one step on, or None off the board."""
        column, row = self.place[square]
        east, north = DIRECTIONS[direction]
        return self.at.get((column + east, row + north))

    def neighbours(self, square: str) -> list[str]:
        return self.beside[square]

    def row(self, square: str) -> int:
        return self.place[square][1]

    def is_castle(self, square: str) -> bool:
        return square in self.castle.values()

    def is_drawbridge(self, square: str) -> bool:
        return any(square in squares for squares in self.drawbridges.values())


# ---------------------------------------------------------------------------------------------------------------------
# The state of a game
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Flag:
    """A side's flag is at home, carried by the enemy piece on a square, or lies on a flag space."""

    where: str = HOME
    square: str | None = None


@dataclass
class Combat:
    start: str  # where the attacker began its move
    last: str  # where it attacks from
    target: str
    attacker: str  # colours
    defender: str
    attacker_item: str | None = None
    defender_item: str | None = None
    doubles: list[str] = field(default_factory=list)  # colours that rolled doubles, the attacker's first


@dataclass
class State:
    """Stages: begin, window, roll, return-horse, move, attack-item, defend-item, fight, attack-knife, defend-knife,
    rest, draw, steal, return, over."""

    pieces: dict[str, str] = field(default_factory=dict)  # square: colour
    dead: Counter[str] = field(default_factory=Counter)  # may return
    removed: Counter[str] = field(default_factory=Counter)  # by The Reaper
    flags: dict[str, Flag] = field(default_factory=lambda: {side: Flag() for side in SIDES})
    left_keeps: dict[str, int] = field(default_factory=dict)  # keep: the team turn in which a piece last left it
    hands: dict[str, Counter[str]] = field(default_factory=lambda: {side: Counter() for side in SIDES})
    deck: Counter[str] = field(default_factory=lambda: Counter(DECK))
    discard: Counter[str] = field(default_factory=Counter)
    side: str = "blue-green"
    part: int = 0
    turn: int = 1  # team turns
    parts_begun: int = 1  # player-turns
    fresh: Counter[str] = field(default_factory=Counter)  # obtained in this team turn by the side on turn
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))  # items in this team turn
    attacked: bool = False  # in this team turn
    ghost: dict[str, int] = field(default_factory=dict)  # side: the team turn in which it played Ghost Magic
    storm: dict[str, int] = field(default_factory=dict)  # side: the team turn in which it played Rain Storm
    horse: bool = False
    dice: tuple[int, ...] = ()
    combat: Combat | None = None
    stage: str = "begin"
    returning: list[str] = field(default_factory=list)  # colours that may still return a piece after this combat
    result: Result | None = None


class Oracle:
    def __init__(self, mode: str = "1v1", drawing: str = BOARD, limit: int = TURN_LIMIT) -> None:
        self.mode = mode
        self.board = Board(drawing)
        self.limit = limit
        self.state = State()
        self.known: set[Choice] | None = None
        for colour, squares in self.board.drawbridges.items():
            for square in squares:
                self.state.pieces[square] = colour

    # -----------------------------------------------------------------------------------------------------------------
    # Who is who
    # -----------------------------------------------------------------------------------------------------------------

    def colours_on_turn(self) -> tuple[str, ...]:
        """Two against two (and three players), the partners move one after the other (D2)."""
        colours = COLOURS[self.state.side]
        return colours if self.mode == "1v1" else (colours[self.state.part],)

    def seat_of(self, colour: str) -> int:
        return SEATS[self.mode][colour]

    def is_scout(self, colour: str) -> bool:
        """M3, D1."""
        return self.mode == "1v1" and colour in SCOUTS

    def returning_colours(self, colour: str) -> tuple[str, ...]:
        """Doubles bring back any dead piece of yours, two against two only of that colour (ruling 5)."""
        return COLOURS[SIDE_OF[colour]] if self.mode == "1v1" else (colour,)

    def side_at(self, square: str) -> str | None:
        return SIDE_OF[self.state.pieces[square]] if square in self.state.pieces else None

    def squares_of(self, side: str) -> list[str]:
        return [square for square, colour in self.state.pieces.items() if SIDE_OF[colour] == side]

    # -----------------------------------------------------------------------------------------------------------------
    # Squares
    # -----------------------------------------------------------------------------------------------------------------

    def is_open(self, keep: str) -> bool:
        left = self.state.left_keeps.get(keep)
        return left is None or self.state.turn >= left + KEEP_CLOSED_TURNS

    def carries(self, square: str) -> bool:
        return any(flag.where == CARRIED and flag.square == square for flag in self.state.flags.values())

    def flag_on(self, square: str) -> str | None:
        """The side whose flag lies on this flag space."""
        for side, flag in self.state.flags.items():
            if flag.where == SPACE and flag.square == square:
                return side
        return None

    def admits(self, square: str, side: str, carrier: bool) -> bool:
        """Whether such a piece could enter the square if nobody stood there."""
        if square in self.board.trees:
            return False
        if square in self.board.keeps and (carrier or not self.is_open(square)):  # M4
            return False
        return self.flag_on(square) != side  # C5

    def is_free_bridge(self, square: str) -> bool:
        return square not in self.state.pieces and self.flag_on(square) is None

    # -----------------------------------------------------------------------------------------------------------------
    # Moving (M2, M5, rulings 2, 3, 6)
    # -----------------------------------------------------------------------------------------------------------------

    def spaces(self, colour: str) -> int:
        roll = sum(self.state.dice)
        if self.is_scout(colour):
            roll += SCOUT_STRIDE
        if self.state.storm.get(ENEMY[self.state.side]) == self.state.turn - 1:
            roll -= STORM
        return roll

    def walks(self, start: str, steps: int) -> list[set[tuple[str, str]]]:
        """Where a piece can be after 0, 1, … steps, with the square it has just left: walked all ways at once."""
        clear = self.clear_squares(start)
        reached: list[set[tuple[str, str]]] = [{("", start)}]
        for number in range(steps):
            reached.append(
                {
                    (square, beside)
                    for just_left, square in reached[-1]
                    for beside in self.board.neighbours(square)
                    if beside in clear and beside != just_left  # M5
                }
            )
            if number == 0 and self.is_blocked_in(start):
                reached[1] |= self.steps_over_pieces(start)
        return reached

    def clear_squares(self, start: str) -> set[str]:
        """Free for the piece that set out from start; what it stood on is free too, but the keep it left is closed."""
        side = self.side_at(start)
        assert side is not None
        clear = set(self.board.kind) - set(self.board.trees) - set(self.state.pieces) | {start}
        clear -= {keep for keep in self.board.keeps if keep == start or self.carries(start) or not self.is_open(keep)}
        return clear - {square for square in clear if self.flag_on(square) == side}

    def is_blocked_in(self, start: str) -> bool:
        """On the enemy's castle, with pieces around and no square to go to."""
        exits = set(self.board.neighbours(start))
        return self.must_leave(start) and not exits & self.clear_squares(start) and bool(exits & set(self.state.pieces))

    def steps_over_pieces(self, start: str) -> set[tuple[str, str]]:
        """Over pieces that stand side by side, whose spaces are added to the roll: the last of them and the free square
        behind it. The way may turn, but not straight back, and a carrier passes nobody in a keep."""
        clear = self.clear_squares(start)
        passable = set(self.state.pieces) - clear - (set(self.board.keeps) if self.carries(start) else set())
        reached: set[tuple[str, str]] = {("", start)}
        while True:
            further = {
                (square, beside)
                for just_left, square in reached
                for beside in self.board.neighbours(square)
                if beside != just_left
            }
            passed = {step for step in further if step[1] in passable}
            if passed <= reached:
                return {step for step in further if step[1] in clear}
            reached |= passed

    def moves_of(self, start: str) -> set[Choice]:
        steps = self.spaces(self.state.pieces[start])
        if steps <= 0:
            return set()
        found: set[Choice] = set()
        *_, before, after = self.walks(start, steps)
        for _, square in after:
            if not (square == start and self.must_leave(start)):
                found.add(("move", start, square))
        for just_left, square in before:
            for target in self.board.neighbours(square):
                if target != just_left and self.can_attack(start, target):
                    found.add(("attack", start, square, target))
        return found

    def can_attack(self, start: str, target: str) -> bool:
        """C1; not into a keep; Ghost Magic."""
        side = self.side_at(start)
        assert side is not None
        if self.side_at(target) != ENEMY[side] or target in self.board.keeps:
            return False
        ghosts = self.state.ghost
        return ghosts.get(side) != self.state.turn and ghosts.get(ENEMY[side]) != self.state.turn - 1

    def must_leave(self, square: str) -> bool:
        side = self.side_at(square)
        return side is not None and square == self.board.castle[ENEMY[side]]

    def duties(self) -> list[str]:
        """The piece on the enemy's castle, if it is one of those on turn (ruling 6)."""
        return [square for square in self.squares_on_turn() if self.must_leave(square)]

    def squares_on_turn(self) -> list[str]:
        return [square for square, colour in self.state.pieces.items() if colour in self.colours_on_turn()]

    def all_moves(self) -> set[Choice]:
        return {move for start in self.duties() or self.squares_on_turn() for move in self.moves_of(start)}

    # -----------------------------------------------------------------------------------------------------------------
    # Leaving and coming to rest
    # -----------------------------------------------------------------------------------------------------------------

    def leave(self, square: str) -> None:
        """A piece is no longer on the square, for whatever reason; a keep closes (ruling 8)."""
        del self.state.pieces[square]
        if square in self.board.keeps:
            self.state.left_keeps[square] = self.state.turn

    def shift(self, start: str, end: str) -> None:
        """The piece goes, with the flag it carries; nothing else happens."""
        if start == end:
            return
        colour = self.state.pieces[start]
        self.leave(start)
        self.state.pieces[end] = colour
        for flag in self.state.flags.values():
            if flag.where == CARRIED and flag.square == start:
                flag.square = end

    def kill(self, square: str, flag_falls_on: str) -> None:
        """The piece is off the board; a flag it carries becomes a flag space, or is home on its own castle (C5)."""
        colour = self.state.pieces[square]
        for side, flag in self.state.flags.items():
            if flag.where == CARRIED and flag.square == square:
                at_home = flag_falls_on == self.board.castle[side]
                self.state.flags[side] = Flag() if at_home else Flag(SPACE, flag_falls_on)
        self.leave(square)
        self.state.dead[colour] += 1

    def take_flag(self, square: str) -> None:
        """The piece on this square takes the enemy's flag if it lies there."""
        side = self.side_at(square)
        assert side is not None
        flag = self.state.flags[ENEMY[side]]
        at_home = flag.where == HOME and square == self.board.castle[ENEMY[side]]
        if at_home or (flag.where == SPACE and flag.square == square):
            self.state.flags[ENEMY[side]] = Flag(CARRIED, square)

    def land(self, square: str) -> bool:
        """A flag, a win, or a card; True if a card is to be drawn."""
        side = self.side_at(square)
        assert side is not None
        self.take_flag(square)
        if square == self.board.castle[side] and self.carries(square):
            self.end(side, "flag")
        return square in self.board.keeps and bool(self.state.deck.total())

    def end(self, winner: str | None, why: str) -> None:
        if self.state.result is None:
            self.state.result = (winner, why)
            self.state.stage = "over"

    def check_elimination(self) -> None:
        """A side without a piece on the board loses at once (ruling 12)."""
        for side in SIDES:
            if not self.squares_of(side):
                self.end(ENEMY[side], "elimination")

    # -----------------------------------------------------------------------------------------------------------------
    # Turns
    # -----------------------------------------------------------------------------------------------------------------

    def begin_part(self) -> None:
        self.state.horse = False
        self.state.dice = ()
        self.state.combat = None
        self.state.stage = "window"
        if not self.may_use_item(self.state.side):
            self.close_window()

    def close_window(self) -> None:
        """Without a piece to move there is no roll, unless doubles with the Horse may bring one back."""
        if self.squares_on_turn() or self.state.horse:
            self.state.stage = "roll"
        else:
            self.end_part()

    def end_part(self) -> None:
        state = self.state
        if state.result is not None:
            return
        if state.parts_begun >= self.limit:
            self.end(None, "limit")
            return
        state.parts_begun += 1
        if self.mode != "1v1" and state.part == 0:
            state.part = 1
        else:
            state.part = 0
            state.side = ENEMY[state.side]
            state.turn += 1
            state.fresh = Counter()
            state.used = dict.fromkeys(SIDES, 0)
            state.attacked = False
        self.begin_part()

    def after_roll(self, dice: tuple[int, ...]) -> None:
        self.state.dice = dice
        colours = self.colours_on_turn()
        if len(dice) == 2 and dice[0] == dice[1] and self.newcomers(colours):
            self.state.stage = "return-horse"
        else:
            self.begin_move()

    def begin_move(self) -> None:
        self.state.stage = "move"
        if not self.choices():
            self.known = None
            self.end_part()

    def newcomers(self, colours: tuple[str, ...]) -> set[Choice]:
        return {
            ("return", colour, square)
            for colour in colours
            if self.state.dead[colour]
            for square in self.board.drawbridges[colour]
            if self.is_free_bridge(square)
        }

    def bring_back(self, colour: str, square: str) -> None:
        self.state.dead[colour] -= 1
        self.state.pieces[square] = colour

    def move(self, start: str, end: str) -> None:
        self.shift(start, end)
        self.land_and_go_on(start, end)

    def land_and_go_on(self, start: str, end: str) -> None:
        """Staying put is not landing (ruling 4)."""
        if start != end and self.land(end):
            self.state.stage = "draw"
        else:
            self.after_landing()

    def after_landing(self) -> None:
        """Doubles in combat bring pieces back, the attacker's first (ruling 5); then the turn is over."""
        if self.state.result is not None:
            return
        returning = self.state.returning
        while returning and not self.newcomers(self.returning_colours(returning[0])):
            returning.pop(0)
        if returning:
            self.state.stage = "return"
        else:
            self.end_part()

    # -----------------------------------------------------------------------------------------------------------------
    # Combat (C1–C5, rulings 4, 5, 7)
    # -----------------------------------------------------------------------------------------------------------------

    def attack(self, start: str, last: str, target: str) -> None:
        self.state.attacked = True
        pieces = self.state.pieces
        self.state.combat = Combat(start, last, target, pieces[start], pieces[target])
        self.ask_attacker()

    def the_combat(self) -> Combat:
        assert self.state.combat is not None
        return self.state.combat

    def may_use_item(self, side: str) -> bool:
        """The first item of the turn; nobody without cards is asked (T3)."""
        return self.state.used[side] == 0 and bool(self.state.hands[side].total())

    def may_use_knife(self, side: str) -> bool:
        """Hidden Knife may also be the second."""
        return self.state.used[side] < 2 and bool(self.state.hands[side].total())

    def ask_attacker(self) -> None:
        self.state.stage = "attack-item"
        if not self.may_use_item(SIDE_OF[self.the_combat().attacker]):
            self.ask_defender()

    def ask_defender(self) -> None:
        self.state.stage = "defend-item"
        if not self.may_use_item(SIDE_OF[self.the_combat().defender]):
            self.state.stage = "fight"

    def fight(self, a: int, b: int, c: int, d: int) -> None:
        combat = self.the_combat()
        if a == b:
            combat.doubles.append(combat.attacker)
        if c == d:
            combat.doubles.append(combat.defender)
        difference = a + b + self.bonus() - c - d
        if difference == 0:
            self.ask_knife("attack-knife", combat.attacker)
        else:
            self.decide(attacker_wins=difference > 0)

    def bonus(self) -> int:
        """What is added to the attacker's dice, less what is added to the defender's."""
        combat = self.the_combat()
        bonus = 0 if self.is_scout(combat.attacker) else 1
        if combat.attacker_item == "extra-strength":
            bonus += 1
        if combat.attacker_item == "poison":
            bonus += POISON
        if combat.defender_item == "extra-defense":
            bonus -= 1
        if combat.defender_item == "poison":
            bonus -= POISON
        return bonus

    def ask_knife(self, stage: str, colour: str) -> None:
        self.state.stage = stage
        if not self.may_use_knife(SIDE_OF[colour]):
            self.no_knife()

    def no_knife(self) -> None:
        if self.state.stage == "attack-knife":
            self.ask_knife("defend-knife", self.the_combat().defender)
        else:
            self.state.stage = "rest"

    def decide(self, attacker_wins: bool) -> None:
        combat = self.the_combat()
        self.state.returning = list(combat.doubles)
        if attacker_wins:
            self.kill(combat.target, flag_falls_on=combat.target)
            end = combat.target if self.flag_on(combat.target) is None else combat.last
            self.shift(combat.start, end)  # C3 holds for the last enemy, too
            self.check_elimination()
            if self.state.result is None:
                self.land_and_go_on(combat.start, end)
        else:
            self.kill(combat.start, flag_falls_on=combat.last)
            self.check_elimination()
            self.after_landing()

    def resting_places(self) -> set[Choice]:
        """After a tie: a free square beside the defender, keeps included (C4)."""
        combat = self.the_combat()
        places = [beside for beside in self.board.neighbours(combat.target) if self.is_resting_place(beside)]
        if self.must_leave(combat.start) and len(places) > 1:
            places = [place for place in places if place != combat.start]
        return {("rest", place) for place in places}

    def is_resting_place(self, square: str) -> bool:
        combat = self.the_combat()
        if square == combat.start == combat.last:
            return True  # it has not left it yet, not even a keep
        return square in self.clear_squares(combat.start)

    def rest_after_tie(self, square: str) -> None:
        combat = self.the_combat()
        self.state.returning = list(combat.doubles)
        self.shift(combat.start, square)
        self.land_and_go_on(combat.start, square)

    # -----------------------------------------------------------------------------------------------------------------
    # Items (T1–T4, rulings 9, 10)
    # -----------------------------------------------------------------------------------------------------------------

    def playable(self, side: str) -> list[str]:
        """What is in the hand and was not obtained in this turn (T2)."""
        hand = self.state.hands[side]
        return [item for item in hand if hand[item] > self.state.fresh[item]]

    def window_choices(self) -> set[Choice]:
        found: set[Choice] = {("pass",)}
        for item in self.playable(self.state.side):
            if item not in COMBAT_ITEMS:
                found |= {("play", item, *arguments) for arguments in self.ways_to_play(item)}
        return found

    def ways_to_play(self, item: str) -> set[tuple[str, ...]]:
        state, side = self.state, self.state.side
        enemy = ENEMY[side]
        if item in ("horse", "rain-storm"):
            return {()}
        if item == "ghost-magic":
            return set() if state.attacked else {()}
        if item in ("thief", "famine"):
            return {()} if state.hands[enemy].total() else set()
        if item == "strong-wind":
            return {()} if state.flags[side].where == SPACE else set()
        if item == "gain-reinforcements":
            return {
                (str(colour), str(square))
                for _, colour, square in self.newcomers(COLOURS[side])  # D3: of both partners
            }
        if item == "the-reaper":
            return {(square,) for square in self.squares_of(enemy)}
        if item == "locust-swarm":
            return {
                (square, direction)
                for square in self.squares_of(enemy)
                for direction in DIRECTIONS
                if self.end_of_swarm(square, direction) != square
            }
        if item == "safeguard":
            return self.safeguards()
        if item == "providing-aid":
            return {(square, end) for square in state.pieces for end in self.aid_squares(square)}
        if item == "saboteur":
            return {
                (square, bridge)
                for square in self.squares_of(enemy)
                if square in self.board.keeps
                for bridge in self.board.drawbridges[state.pieces[square]]
                if self.is_free_bridge(bridge)
            }
        raise AssertionError(item)

    def end_of_swarm(self, square: str, direction: str) -> str:
        """Five spaces straight on; what is crossed doesn't count; cut short where the piece may not go."""
        side = self.side_at(square)
        assert side is not None
        resting, spaces = square, 0
        ahead = self.board.next_to(square, direction)
        while ahead is not None and spaces < SWARM_SPACES:
            if self.board.is_castle(ahead) or self.board.is_drawbridge(ahead):
                break
            if ahead in self.board.keeps and self.carries(square):
                break
            if ahead not in self.board.trees and ahead not in self.state.pieces:
                if not self.admits(ahead, side, self.carries(square)):
                    break
                resting = ahead
                spaces += 1
            ahead = self.board.next_to(ahead, direction)
        return resting

    def safeguards(self) -> set[tuple[str, ...]]:
        """Any piece of the team without a flag to an open, empty keep behind it; no way out of leaving the castle."""
        if self.duties():
            return set()
        side = self.state.side
        home = self.board.row(self.board.castle[side])

        def from_home(square: str) -> int:
            return abs(self.board.row(square) - home)

        return {
            (square, keep)
            for square in self.squares_of(side)
            if not self.carries(square)
            for keep in self.board.keeps
            if keep not in self.state.pieces and self.is_open(keep) and from_home(keep) < from_home(square)
        }

    def aid_squares(self, square: str) -> set[str]:
        """Free plain squares and drawbridges beside any other piece; no flag may be moved or taken."""
        if self.carries(square):
            return set()
        return {
            beside
            for other in self.state.pieces
            if other != square
            for beside in self.board.neighbours(other)
            if beside not in self.state.pieces
            and self.flag_on(beside) is None
            and (self.board.kind[beside] == "." or self.board.is_drawbridge(beside))
        }

    def use(self, side: str, item: str) -> None:
        self.state.hands[side][item] -= 1
        self.state.discard[item] += 1
        self.state.used[side] += 1

    def play(self, item: str, *arguments: str) -> None:
        """An item before the roll."""
        state, side = self.state, self.state.side
        enemy = ENEMY[side]
        self.use(side, item)
        if item == "horse":
            state.horse = True
        elif item == "rain-storm":
            state.storm[side] = state.turn
        elif item == "ghost-magic":
            state.ghost[side] = state.turn
        elif item == "thief":
            state.stage = "steal"
            return
        elif item == "famine":
            state.deck += state.hands[enemy]
            state.hands[enemy] = Counter()
        elif item == "strong-wind":
            state.flags[side] = Flag()
        elif item == "gain-reinforcements":
            self.bring_back(*arguments)
        elif item == "the-reaper":
            self.reap(*arguments)
        elif item == "locust-swarm":
            square, direction = arguments
            end = self.end_of_swarm(square, direction)
            self.shift(square, end)
            self.take_flag(end)
        elif item == "safeguard":
            self.shift(*arguments)
            self.end_part()
            return
        else:
            assert item in ("providing-aid", "saboteur")
            self.shift(*arguments)
        if state.result is None:
            self.close_window()

    def reap(self, square: str) -> None:
        colour = self.state.pieces[square]
        self.kill(square, flag_falls_on=square)
        self.state.dead[colour] -= 1
        self.state.removed[colour] += 1
        self.check_elimination()

    def obtain(self, item: str) -> None:
        self.state.hands[self.state.side][item] += 1
        self.state.fresh[item] += 1

    # -----------------------------------------------------------------------------------------------------------------
    # What may be done
    # -----------------------------------------------------------------------------------------------------------------

    def to_act(self) -> int | str | None:
        """A seat, "chance", or None when the game is over."""
        stage = self.state.stage
        if stage == "over":
            return None
        if stage in ("begin", "roll", "fight", "draw", "steal"):
            return "chance"
        if stage == "return":
            return self.seat_of(self.state.returning[0])
        if stage in ("window", "return-horse", "move"):
            return self.seat_of(self.colours_on_turn()[0])
        combat = self.the_combat()
        return self.seat_of(combat.defender if stage.startswith("defend") else combat.attacker)

    def choices(self) -> set[Choice]:
        """What the player to act may decide; empty for chance and after the end. Worked out once a decision."""
        if self.known is None:
            self.known = self.work_out_choices()
        return self.known

    def work_out_choices(self) -> set[Choice]:
        stage = self.state.stage
        if stage == "window":
            return self.window_choices()
        if stage == "move":
            return self.all_moves()
        if stage == "rest":
            return self.resting_places()
        if stage == "return-horse":
            return {("pass",)} | self.newcomers(self.colours_on_turn())
        if stage == "return":
            return {("pass",)} | self.newcomers(self.returning_colours(self.state.returning[0]))
        items = {
            "attack-item": ("extra-strength", "poison"),
            "defend-item": ("extra-defense", "poison"),
            "attack-knife": ("hidden-knife",),
            "defend-knife": ("hidden-knife",),
        }
        if stage not in items:
            return set()
        combat = self.the_combat()
        side = SIDE_OF[combat.attacker if stage.startswith("attack") else combat.defender]
        return {("pass",)} | {("play", item) for item in items[stage] if self.state.hands[side][item]}

    def odds(self) -> dict[Choice, int]:
        """What chance may decide now, with weights."""
        stage = self.state.stage
        if stage == "begin":
            return {("begin", *dice): 1 for dice in product(range(1, 7), repeat=2)}
        if stage == "roll":
            return {("roll", *dice): 1 for dice in product(range(1, 7), repeat=2 if self.state.horse else 1)}
        if stage == "fight":
            return {("fight", *dice): 1 for dice in product(range(1, 7), repeat=4)}
        if stage == "draw":
            return {("draw", item): number for item, number in self.state.deck.items() if number}
        if stage == "steal":
            hand = self.state.hands[ENEMY[self.state.side]]
            return {("steal", item): number for item, number in hand.items() if number}
        return {}

    def do(self, choice: Choice) -> None:
        allowed = self.odds() if self.to_act() == "chance" else self.choices()
        assert choice in allowed, f"{choice} is not allowed"
        chance = self.to_act() == "chance"
        self.known = None
        kind, *what = choice
        if chance:
            self.do_chance(str(kind), *what)
        else:
            self.do_decision(str(kind), *map(str, what))

    def do_decision(self, kind: str, *what: str) -> None:
        stage = self.state.stage
        if stage == "window":
            if kind == "pass":
                self.close_window()
            else:
                self.play(*what)
        elif stage == "move":
            if kind == "move":
                self.move(*what)
            else:
                self.attack(*what)
        elif stage == "rest":
            self.rest_after_tie(*what)
        elif stage == "return-horse":
            if kind == "return":
                self.bring_back(*what)
            self.begin_move()
        elif stage == "return":
            self.state.returning.pop(0)
            if kind == "return":
                self.bring_back(*what)
            self.after_landing()
        else:
            self.do_in_combat(stage, what[0] if what else None)

    def do_in_combat(self, stage: str, item: str | None) -> None:
        combat = self.the_combat()
        attacking = stage.startswith("attack")
        if item is not None:
            self.use(SIDE_OF[combat.attacker if attacking else combat.defender], item)
        if stage == "attack-item":
            combat.attacker_item = item
            self.ask_defender()
        elif stage == "defend-item":
            combat.defender_item = item
            self.state.stage = "fight"
        elif item is None:
            self.no_knife()
        else:
            self.decide(attacker_wins=attacking)

    def do_chance(self, kind: str, *what: str | int) -> None:
        if kind in ("draw", "steal"):
            item = str(what[0])
            if kind == "draw":
                self.state.deck[item] -= 1
                self.obtain(item)
                self.after_landing()
            else:
                self.state.hands[ENEMY[self.state.side]][item] -= 1
                self.obtain(item)
                self.close_window()
            return
        dice = tuple(int(die) for die in what)
        if kind == "begin":
            if dice[0] != dice[1]:  # ties roll again
                self.state.side = SIDES[0] if dice[0] > dice[1] else SIDES[1]
                self.begin_part()
        elif kind == "roll":
            self.after_roll(dice)
        else:
            self.fight(*dice)

    # -----------------------------------------------------------------------------------------------------------------
    # What can be seen
    # -----------------------------------------------------------------------------------------------------------------

    def picture(self) -> dict[str, object]:
        state = self.state
        return {
            "pieces": dict(sorted(state.pieces.items())),
            "dead": {colour: state.dead[colour] for colour in SIDE_OF},
            "removed": {colour: state.removed[colour] for colour in SIDE_OF},
            "flags": {side: (flag.where, flag.square) for side, flag in state.flags.items()},
            "closed": {keep: state.left_keeps[keep] for keep in self.board.keeps if not self.is_open(keep)},
            "hands": {side: dict(+hand) for side, hand in state.hands.items()},
            "deck": dict(+state.deck),
            "discard": dict(+state.discard),
            "on turn": self.colours_on_turn(),
            "turn": state.turn,
            "player-turns": state.parts_begun,
        }

    def result(self) -> Result | None:
        return self.state.result

    def copy(self) -> "Oracle":
        """The same state on the same board."""
        other = Oracle.__new__(Oracle)
        other.mode, other.board, other.limit, other.known = self.mode, self.board, self.limit, None
        other.state = deepcopy(self.state)
        return other
