"""Why a table refuses what somebody asks of it."""

from typing import TYPE_CHECKING, Final

from fidchell.core.errors import FidchellError, IllegalAction, cut

if TYPE_CHECKING:
    from fidchell.server.store import Row


QUOTED: Final = 200  # characters of an argument: a message has room for no more than a thousand


class Refused(FidchellError):
    """`reason` and `arguments` name a message, which web/ and cli/ put into words."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = {
            name: cut(value, QUOTED) if isinstance(value, str) else value for name, value in arguments.items()
        }

    def __str__(self) -> str:
        """For logs."""
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.arguments.items())])


class NotAllowed(Refused):
    """Somebody tried something that is not theirs to do."""


class InTheWay(NotAllowed):
    """Something that is theirs to do, but not as things are: a seat is taken, the game has begun or is over."""


class NoSuchSeat(NotAllowed):
    """A seat that the table doesn't have."""


class NotNow(Refused, IllegalAction):
    """Something that would be allowed at another time."""


class Unsaid(Refused):
    """A message that would show nothing."""


class Muted(NotAllowed):
    """A message from somebody whom the host has muted."""


class Banned(NotAllowed):
    """Somebody, or an address, whom the administrator has banned."""


class WrongSetting(Refused):
    """A setting that no table can have."""


class NoSuchTable(Refused):
    """There is no table with this id."""


class OtherRules(Refused):
    """A table begun under another revision of its game's rules: it is kept as it is and never continued."""

    def __init__(self, row: "Row", revision: int) -> None:
        super().__init__("other-rules", game=row.game, begun=row.rules_rev, now=revision)
        self.row = row


class WorkFailed(Refused):
    """A process died while working, twice, or had no time for it."""


class Overrun(WorkFailed):
    """Work that did not come to an end when it was told to, so that its process was killed."""


class StoreError(Refused):
    """The store could not do what was asked."""


class Unreachable(StoreError):
    """The store can't be reached just now: nothing has happened."""


class Uncertain(StoreError):
    """The store was lost in the middle of a write: it may have happened, and whoever asks again finds out."""


class Conflict(StoreError):
    """Somebody else has written to this table in the meantime."""
