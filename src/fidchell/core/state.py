"""The contract every game's state keeps.

Two halves say the same things. The public half checks, lists and explains; the hot half, for playouts and search, does
not: a wrong seat, an illegal action or a question at the wrong time is answered with anything, breaks the state or
ends the program. A game writes the hot half (and `outcome`, `resample`, `check`); the public half follows from it.

Chance is a player: when `actor()` is CHANCE, one of `tickets()` equally likely tickets is drawn and its outcome applied
like an action of seat CHANCE. So odds are exact before every draw, tests script them, and nothing can be foreseen.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fidchell.core.errors import IllegalAction, InvalidAction
from fidchell.core.events import Event as Event
from fidchell.core.plain import shown
from fidchell.core.rng import LOW, Rng

CHANCE: Final = -1
OVER: Final = -2
WRITERS: Final[dict[Any, Any]] = {}  # a kind of state → what writes one down; games put themselves in


@final
class Outcome:
    """How a game ended: the winning seats (none: a draw), one score per seat, the reason's name and the rule's id.

    `result` names what was reached in a game that is won or lost together.
    """

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[float, ...], reason: str, rule: str, result: str = ""
    ) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.reason: Final = reason
        self.rule: Final = rule
        self.result: Final = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason, self.rule, self.result))

    def __repr__(self) -> str:
        return f"Outcome({self.as_dict()})"

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "rule": self.rule,
        }
        if self.result:
            found["result"] = self.result
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game, with everything needed to play on.

    The public half (`actors`, `legal`, `apply`, `chance`, `outcome` …) checks what it is given. The hot half (`actor`,
    `moves`, `step`, `tickets`, `ticket`, `sample`, `value` …) is for playouts and search and checks nothing: ask it
    only what makes sense now. `print(state)` shows the position, `Game.board` as a board.
    """

    seats: i64
    heard: bool  # whether somebody wants to know what happens
    out: list[Event] | None

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None

    # -- the hot half: no checks, no lists ---------------------------------------------------------------------------

    def actor(self) -> i64:
        """The lowest seat still to act, CHANCE, or OVER."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that is to act, ascending. Unchecked: of any other seat it tells anything."""
        raise NotImplementedError

    def step(self, action: i64, seat: i64) -> None:
        """Do it; events go to `out` if there is one. Unchecked: what is not legal breaks the state. `apply` checks."""
        raise NotImplementedError

    def tickets(self) -> i64:
        """How many equally likely tickets chance draws from. Unchecked: only when `actor()` is CHANCE."""
        raise NotImplementedError

    def ticket(self, r: i64) -> i64:
        """The outcome on ticket r; tickets of one outcome lie together. Unchecked: only when `actor()` is CHANCE."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """What the finished game is worth to a seat: 1 won, -1 lost, 0 drawn. Unchecked: only when it is over."""
        raise NotImplementedError

    def team(self, seat: i64) -> i64:
        """The team that a seat belongs to: it wins or loses as one."""
        return seat

    def words(self) -> vec[i64]:
        """The complete state as flat ints: first the position, then the history."""
        raise NotImplementedError

    def position_words(self) -> i64:
        """How many of the words are the position."""
        raise NotImplementedError

    def from_words(self, words: list[int]) -> None:
        """Become the state that these words describe. Unchecked: they must be from `words()` of the same game."""
        raise NotImplementedError

    def further_words(self, words: vec[i64]) -> vec[i64]:
        """The words with those of what isn't a plain field."""
        return words

    def take_further(self, words: list[int], at: i64) -> None:
        """Read what `further_words` has added, from here on."""

    def shared(self) -> tuple[object, ...]:
        """What copies have in common: boards, cards. With the number of seats it makes a bare state."""
        return ()

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def at_once(self) -> bool:
        """Whether the seats that are to act choose at the same time, in secret."""
        return False

    def has_chosen(self, seat: i64) -> bool:
        """Where all choose at once: whether this seat has made its choice."""
        return False

    def courtesy(self) -> i64:
        """The action that a bot owes its fellow players now, such as to agree to what they propose; -1: none."""
        return -1

    def sample(self, rng: Rng) -> i64:
        """A chance outcome, as likely as it should be. Unchecked: only when `actor()` is CHANCE, not at a decision."""
        return self.ticket(rng.below(self.tickets()))

    def playout(self, rng: Rng) -> i64:
        """Play at random to the end, as random bots do; the number of decisions made."""
        decisions: i64 = 0
        while True:
            seat = self.actor()
            if seat >= 0:
                action = self.courtesy()
                if action < 0:
                    moves = self.moves(seat)
                    action = moves[rng.below(len(moves))]
                self.step(action, seat)
                decisions += 1
            elif seat == CHANCE:
                self.step(self.sample(rng), CHANCE)
            else:
                return decisions

    # -- the public half: checked, for people, tools and tests -------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; (CHANCE,) when nature does; () when over."""
        if self.at_once():
            return tuple([seat for seat in range(self.seats) if not self.has_chosen(seat)])
        seat = self.actor()
        return () if seat == OVER else (int(seat),)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat in a canonical order; empty only if it isn't to act."""
        if seat == CHANCE or seat not in self.actors():
            return []
        return [int(action) for action in self.moves(seat)]

    def chance(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights; empty if chance is not to act."""
        found: list[tuple[int, int]] = []
        if self.actor() != CHANCE:
            return found
        last, weight = -1, 0
        for r in range(self.tickets()):
            outcome = int(self.ticket(r))
            if weight and outcome != last:
                found.append((last, weight))
                weight = 0
            last, weight = outcome, weight + 1
        found.append((last, weight))
        return found

    def apply(self, action: object, seat: object, *, out: list[Event] | None = None) -> None:
        """Do a legal action (an int) of a seat (an int) in place; anything else raises and changes nothing."""
        # Declared as objects, because compiled code would turn True into 1 and a text into a TypeError by itself.
        if type(action) is not int or type(seat) is not int:
            raise InvalidAction(f"an action and a seat are ints, not {shown(action)} and {shown(seat)}")
        if seat not in self.actors():
            raise IllegalAction(
                f"seat {shown(seat)} may not act now; to act: {self.actors() or 'nobody, the game is over'}"
            )
        if seat == CHANCE:
            if action not in [outcome for outcome, _ in self.chance()]:
                raise IllegalAction(f"outcome {shown(action)} is impossible now")
        elif action not in self.legal(seat):
            raise IllegalAction(f"action {shown(action)} is not legal for seat {seat} now")
        self.perform(action, seat, out)

    def perform(self, action: i64, seat: i64, out: list[Event] | None = None) -> None:
        """What `apply` does after checking: for callers that have the action from `Game.parse`, which checks, too."""
        self.out = out
        self.heard = out is not None
        try:
            self.step(action, seat)
        finally:
            self.out = None
            self.heard = False

    def note(self, event: Event) -> None:
        """Note what has happened, for those who listen."""
        if self.out is not None:
            self.out.append(event)

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What the game is worth to each seat; zeros while it goes on."""
        if self.actor() != OVER:
            return [0.0] * int(self.seats)
        return [self.value(seat) for seat in range(self.seats)]

    def resample(self, seat: int, rng: Rng) -> "State":
        """Another world that looks the same to this seat."""
        raise NotImplementedError

    def turns(self) -> int:
        """How long the game has lasted, in the unit that its players count."""
        raise NotImplementedError

    def tally(self) -> list[tuple[str, float]]:
        """Further numbers of a finished game, by name, for simulations to average."""
        return []

    def check(self) -> None:
        """Raise AssertionError if the state is impossible."""
        raise NotImplementedError

    def hash(self) -> i64:
        """The position and its turn as 63 bits, without its history: equal positions have equal ones."""
        words = self.words()
        found: i64 = 0
        for i in range(self.position_words()):
            found ^= words[i] & LOW
            found = 2147483085 * (found & LOW) + (found >> 32)
            found ^= words[i] >> 32 & LOW
            found = 2147483085 * (found & LOW) + (found >> 32)
        return found ^ self.turns()  # last: beside an unmixed word, a later turn would look like another position

    def key(self) -> bytes:
        """The position as bytes, without its history."""
        words = self.words()
        return b"".join([int(words[i]).to_bytes(8, "big", signed=True) for i in range(self.position_words())])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and list(self.words()) == list(other.words())

    def __repr__(self) -> str:
        write = WRITERS.get(type(self))
        return f"<{type(self).__name__}>" if write is None else f"<{write(self)}>"

    def __hash__(self) -> int:
        raise TypeError("a state changes in place: use state.key()")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), (*self.shared(), int(self.seats)), [int(word) for word in self.words()])


def rebuild(kind: Any, bare: tuple[object, ...], words: list[int]) -> State:
    """A state from its words: for pickling."""
    state: State = kind(*bare)
    state.from_words(words)
    return state
