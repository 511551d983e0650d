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

    def conceals(self, seat: int | None, value: Any) -> bool:
        """Whether there is something about a thing of this value that the seat does not know."""
        if self.kind == "count" and not value:
            return False  # an empty value hides nothing
        return not self.fully(seat) and not (self.kind == "committed" and value is None)


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
    """Whether somebody may now see what was concealed from them: undo goes no further back.

    Either the thing itself has come into the open, or something concealed has changed together with something in the
    open (a card that went from a hand to the table).
    """
    were = {thing.key: thing for thing in before}
    now = {thing.key: thing for thing in after}
    for seat in seats:
        secret = [one for one in were.values() if one.see.conceals(seat, one.value)]
        seen = {key: thing.value for key, thing in now.items() if thing.see.fully(seat)}
        if any(thing.key in seen for thing in secret):
            return True
        changed = any(key not in were or were[key].value != value for key, value in seen.items())
        if changed and any(thing.key not in now or now[thing.key].value != thing.value for thing in secret):
            return True
    return False


def only_committed(before: Iterable[Thing], after: Iterable[Thing], seat: int) -> bool:
    """Whether a move was only a secret commitment by this seat: to the others nothing has happened yet.

    What is committed may come from a hand or another thing that the seat owns.
    """
    were = {thing.key: thing for thing in before}
    changed = [thing for thing in after if were.get(thing.key) != thing]
    own = all(seat in thing.see.seats and thing.see.kind in ("committed", "count", "owner") for thing in changed)
    return own and any(thing.see.kind == "committed" for thing in changed)
