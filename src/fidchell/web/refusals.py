"""How a request is refused, on a page, by socket and by the API: a status, the reason, and the rule if there is one."""

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from fidchell.core.errors import (
    FidchellError,
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidPack,
    InvalidRecord,
    UnknownGame,
)
from fidchell.server.errors import (
    Conflict,
    InTheWay,
    NoSuchSeat,
    NoSuchTable,
    NotAllowed,
    OtherRules,
    Refused,
    StoreError,
    WorkFailed,
    WrongSetting,
)
from fidchell.web.html import el
from fidchell.web.overload import RETRY_S, Overloaded
from fidchell.web.pages import TEXTS, Visitor, simple
from fidchell.web.rate_limits import TooMany


class Unauthorised(Refused):
    """No token, or none of ours."""


class WrongHost(Refused):
    """A request for a name that is not this server's."""


STATUS: Final[tuple[tuple[type[Exception], int], ...]] = (
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (Unauthorised, 401),
    (WrongHost, 421),
    (InTheWay, 409),
    (NoSuchSeat, 404),
    (NotAllowed, 403),
    (IllegalAction, 409),
    (OtherRules, 409),
    (Conflict, 409),
    (TooMany, 429),
    (StoreError, 503),
    (Overloaded, 503),
    (WorkFailed, 503),
    (FidchellError, 400),
    (Exception, 500),
)


# What a page says in the reader's language; `why` is the reason as programs are told it.
MESSAGES: Final[tuple[tuple[type[Exception], str], ...]] = (
    (NoSuchTable, "w-no-table"),
    (InvalidRecord, "w-record-wrong"),
    (InvalidOptions, "w-options-wrong"),
    (InvalidAction, "w-action-wrong"),
    (InvalidPack, "w-pack-wrong"),
    (UnknownGame, "w-game-wrong"),
    (WrongSetting, "w-settings-wrong"),
    (TooMany, "w-too-many"),
    (StoreError, "w-store-fails"),
)


def message_of(error: Exception) -> str:
    """The message for people; none for errors that have their own text."""
    return next((message for kind, message in MESSAGES if isinstance(error, kind)), "")


def status_of(error: Exception) -> int:
    """The HTTP status of a refusal: 400 for other bad requests, 500 for errors of ours."""
    if isinstance(error, HTTPException):
        return error.status_code
    return next(status for kind, status in STATUS if isinstance(error, kind))


def headers_of(error: Exception) -> dict[str, str]:
    """Further headers for programs."""
    if isinstance(error, TooMany):
        return {"retry-after": str(max(1, round(error.wait)))}
    if isinstance(error, Overloaded):
        return {"retry-after": str(RETRY_S)}
    if isinstance(error, Unauthorised):
        return {"www-authenticate": "Bearer"}
    return dict(error.headers or {}) if isinstance(error, HTTPException) else {}


def told(error: Exception, lang: str) -> dict[str, Any]:
    """{"error": …} and the rule."""
    if isinstance(error, TooMany):
        return {"error": TEXTS.say(lang, "w-refused-too-many", seconds=max(1, round(error.wait)))}
    if isinstance(error, Refused):
        return {"error": TEXTS.say(lang, f"w-refused-{error.reason}", **error.arguments)}
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    if refusal is not None:
        return {"error": refusal.text(lang), "rule": refusal.rule}
    message, why = message_of(error), reason_of(error, lang)
    return {"error": TEXTS.say(lang, message, why=why) if message else why}


def reason_of(error: Exception, lang: str) -> str:
    """Why, in the reader's language as far as somebody has written it."""
    if isinstance(error, FidchellError) and error.wording:
        return error.text(lang)
    why = error.detail if isinstance(error, HTTPException) else str(error)
    return TEXTS.say(lang, "w-in-english", why=why)


def language(connection: HTTPConnection) -> str:
    """The language that a program asks for."""
    wish = connection.query_params.get("lang") or connection.headers.get("accept-language", "")
    return "de" if wish.lower().startswith("de") else "en"


def page(visitor: Visitor, reason: str, rule: str, back: str) -> str:
    """What did not work, and the way back."""
    return simple(
        visitor,
        visitor.say("w-error"),
        el("p", {"class": "reason", "role": "alert"}, reason, f" [{rule}]" if rule else None),
        el("p", None, el("a", {"href": visitor.url(back)}, visitor.say("w-back"))),
    )
