"""Why a table refuses what somebody asks of it."""

from typing import TYPE_CHECKING

from fidchell.core.errors import FidchellError

if TYPE_CHECKING:
    from fidchell.server.store import Row


class NotAllowed(FidchellError):
    """Somebody tried to do something that is not theirs to do."""


class Unsaid(FidchellError):
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
