"""Why a table refuses what somebody asks of it."""

from typing import TYPE_CHECKING

from fidchell.core.errors import FidchellError, IllegalAction

if TYPE_CHECKING:
    from fidchell.server.store import Row


class Refused(FidchellError):
    """`reason` and `arguments` name a message; whoever shows it puts it into words."""

    def __init__(self, reason: str, **arguments: str) -> None:
        super().__init__(": ".join([reason.replace("-", " "), *arguments.values()]))
        self.reason = reason
        self.arguments = arguments


class NotAllowed(Refused):
    """Somebody tried something that is not theirs to do."""


class NotNow(Refused, IllegalAction):
    """Something that would be allowed at another time."""


class Unsaid(Refused):
    """A message that would show nothing."""


class Muted(NotAllowed):
    """A message from somebody whom the host has muted."""


class NoSuchTable(FidchellError):
    """There is no table with this id."""


class OtherRules(FidchellError):
    """A table begun under another revision of its game's rules: it is kept as it is and never continued."""

    def __init__(self, row: "Row", text: str) -> None:
        super().__init__(text)
        self.row = row
