"""Who somebody is, without accounts: a signed cookie. Also tokens that only our own pages contain."""

import hashlib
import hmac
import secrets
from typing import Literal

# Each use of the server's key has a purpose of its own, so that nothing made for one use is accepted for another.
# Signed texts, which come back to us: an identity cookie, a form's token, a personal link, an administrator's cookie,
# an API seat's token, a ticket for a seed that is committed to.
Purpose = Literal["person", "csrf", "carry", "admin", "seat", "deal"]
# Ids derived from a text, which nobody but us can compute: of a table, of a review board's link, of somebody new who
# comes by the API; and the seed of a ticket. Clients may learn the digest, so no signature may have the same purpose.
Derived = Literal["table", "together", "api-person", "seed"]


class Signer:
    """Signs small texts with the server's key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _digest(self, purpose: str, text: str, digits: int = 32) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:digits]

    def derive(self, purpose: Derived, text: str, digits: int = 32) -> str:
        """Return an id of at most 64 hex digits for a text: the same one every time."""
        return self._digest(purpose, text, digits)

    def sign(self, purpose: Purpose, text: str) -> str:
        return f"{text}.{self._digest(purpose, text)}"

    def read(self, purpose: Purpose, signed: str | None) -> str | None:
        """The text, if the signature is ours."""
        text, _, digest = (signed or "").rpartition(".")
        right = self._digest(purpose, text)
        return text if text and hmac.compare_digest(digest.encode(), right.encode()) else None


def new_id(size: int = 9) -> str:
    """Short enough for a link, too long to guess, and never taken for an option of a command."""
    found = secrets.token_urlsafe(size)
    return new_id(size) if found.startswith("-") else found
