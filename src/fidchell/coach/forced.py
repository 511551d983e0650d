"""What is certain: wins within a turn that neither draws nor answers can prevent."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.state import CHANCE, OVER, State

CHOICES: Final = 4  # in a row, that may be needed to win
POSITIONS: Final = 2000  # looked at for such a row


@final
class Proof:
    """Looks for a row of choices with which a side wins before the turn is over, whatever the others and chance do."""

    seat: i64
    turn: i64
    positions: i64  # that may still be looked at

    def __init__(self, seat: i64, turn: i64, positions: i64) -> None:
        self.seat = seat
        self.turn = turn
        self.positions = positions

    def row(self, state: State, choices: i64) -> list[int] | None:
        """The side's choices, so far as they don't depend on others or chance; None: no win was found."""
        actor = state.actor()
        if actor == OVER:
            return [] if state.value(self.seat) >= 1.0 else None
        self.positions -= 1
        if self.positions < 0 or state.turns() != self.turn or state.at_once():
            return None
        if actor == CHANCE:
            return self._whatever_is_drawn(state, choices)
        if state.team(actor) != state.team(self.seat):
            return self._whatever_they_do(state, actor, choices)
        if choices == 0:
            return None
        moves = state.moves(actor)
        for i in range(len(moves)):
            found = self.row(after(state, moves[i], actor), choices - 1)
            if found is not None:
                return [int(moves[i]), *found]
        return None

    def _whatever_is_drawn(self, state: State, choices: i64) -> list[int] | None:
        common: list[int] | None = None
        for outcome, _ in state.chance():
            found = self.row(after(state, outcome, CHANCE), choices)
            if found is None:
                return None
            common = found if common is None else beginning(common, found)
        return common

    def _whatever_they_do(self, state: State, actor: i64, choices: i64) -> list[int] | None:
        common: list[int] | None = None
        moves = state.moves(actor)
        for i in range(len(moves)):
            found = self.row(after(state, moves[i], actor), choices)
            if found is None:
                return None
            common = found if common is None else beginning(common, found)
        return common


def after(state: State, action: i64, seat: i64) -> State:
    """The position that an action leads to."""
    found = state.clone()
    found.step(action, seat)
    return found


def beginning(one: list[int], other: list[int]) -> list[int]:
    """What two rows have in common at first."""
    for i in range(min(len(one), len(other))):
        if one[i] != other[i]:
            return one[:i]
    return one if len(one) < len(other) else other


def winning_row(state: State, seat: i64) -> list[int] | None:
    """The shortest row of choices with which a seat that is to choose wins for certain in this turn."""
    if state.at_once():
        return None
    for choices in range(1, CHOICES + 1):
        found = Proof(seat, state.turns(), POSITIONS).row(state, choices)
        if found is not None:
            return found
    return None


def keeps_win(state: State, action: i64, seat: i64) -> bool:
    """Whether an action wins, or leaves a win in this turn."""
    proof = Proof(seat, state.turns(), POSITIONS)
    return proof.row(after(state, action, seat), CHOICES) is not None


def threat(state: State, seat: i64) -> tuple[int, list[int]] | None:
    """The rival who comes next and wins for certain, whatever is drawn before: who, and how."""
    actor = state.actor()
    if actor == CHANCE:
        return threat_after_draw(state, seat)
    if actor < 0 or state.at_once() or state.team(actor) == state.team(seat):
        return None
    row = winning_row(state, actor)
    return None if row is None else (int(actor), row)


def threat_after_draw(state: State, seat: i64) -> tuple[int, list[int]] | None:
    common: tuple[int, list[int]] | None = None
    for outcome, _ in state.chance():
        found = threat(after(state, outcome, CHANCE), seat)
        if found is None or (common is not None and common[0] != found[0]):
            return None
        common = found if common is None else (found[0], beginning(common[1], found[1]))
    return common
