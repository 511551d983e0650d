"""Who may see what. A game declares each thing with its visibility; views are made from that and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

Kind = Literal["public", "owner", "count", "committed", "hidden"]


@dataclass(frozen=True)
class See:
    """Visibility: `seats` see the thing itself (an owner, a team, whoever has looked); the kind says what others see.

    public: the thing; owner: nothing at all; count: how many; committed: whether there is one; hidden: nothing,
    and nobody sees it.
    """

    kind: Kind
    seats: frozenset[int] = frozenset()

    def fully(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) sees the thing itself."""
        return self.kind == "public" or (self.kind != "hidden" and seat in self.seats)


PUBLIC: Final = See("public")
HIDDEN: Final = See("hidden")


def owner(*seats: int) -> See:
    return See("owner", frozenset(seats))


def counted(*seats: int) -> See:
    return See("count", frozenset(seats))


def committed(*seats: int) -> See:
    return See("committed", frozenset(seats))


@dataclass(frozen=True)
class Thing:
    """One declared part of a position. `value` is plain JSON; `default` need not be written down in a position."""

    key: str
    value: Any
    see: See = PUBLIC
    default: Any = None


def view(things: Iterable[Thing], seat: int | None) -> dict[str, Any]:
    """What a seat may know."""
    shown: dict[str, Any] = {}
    for thing in things:
        if thing.see.fully(seat):
            shown[thing.key] = thing.value
        elif thing.see.kind == "count":
            shown[thing.key] = len(thing.value)
        elif thing.see.kind == "committed":
            shown[thing.key] = thing.value is not None
    return shown


def revealed(before: Iterable[Thing], after: Iterable[Thing], seats: Iterable[int]) -> bool:
    """Whether somebody now sees a thing that was concealed from him: there is no way back past that."""
    were = {thing.key: thing for thing in before}
    return any(
        thing.see.fully(seat) and thing.key in were and not were[thing.key].see.fully(seat) and were[thing.key].value
        for thing in after
        for seat in seats
    )


def only_committed(before: Iterable[Thing], after: Iterable[Thing], seat: int) -> bool:
    """Whether a move changed nothing but secret commitments of this seat: to the others nothing has happened yet."""
    were = {thing.key: thing for thing in before}
    changed = [thing for thing in after if were.get(thing.key) != thing]
    return bool(changed) and all(thing.see.kind == "committed" and seat in thing.see.seats for thing in changed)
