"""Who somebody is, without accounts: a signed cookie. Also tokens that only our own pages contain."""

import hashlib
import hmac
import secrets


class Signer:
    """Signs small texts with the server's key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _digest(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:32]

    def sign(self, purpose: str, text: str) -> str:
        return f"{text}.{self._digest(purpose, text)}"

    def read(self, purpose: str, signed: str | None) -> str | None:
        """The text, if the signature is ours."""
        text, _, digest = (signed or "").rpartition(".")
        right = self._digest(purpose, text)
        return text if text and hmac.compare_digest(digest.encode(), right.encode()) else None


def new_id(size: int = 9) -> str:
    """Short enough for a link, too long to guess, and never taken for an option of a command."""
    found = secrets.token_urlsafe(size)
    return new_id(size) if found.startswith("-") else found
