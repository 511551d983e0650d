"""What was agreed at a table and what goes on beside its moves; stored with the table."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from fidchell.server.offers import Offer

PATIENCE: Final = 24 * 3600  # seconds until the others may give the seat of somebody who doesn't come back to a bot


ALWAYS: Final = ("host", "listed", "pace", "limit", "patience")  # stored even if they have their defaults


@dataclass(frozen=True)
class Answer:
    """What became of an offer: declined, withdrawn or lapsed, and by which seat."""

    kind: str
    seat: int
    how: str
    by: int


@dataclass(frozen=True)
class News:
    """Something that happened to a seat: left, back, resigned or replaced; its bot failed."""

    what: str
    seat: int


@dataclass
class Settings:
    """`host`: the person who set the table up. `seeks`: anybody who would like to play, too, is led here. `limit`:
    seconds for a decision, 0 for none. `pace`: seconds before a bot moves. `closed`: an imported record, to look
    through and branch from. `curtain`: whether seats that share a screen hide their secrets from each other. `help`:
    whether the coach may be asked. `trial`: a what-if, where nothing is at stake; `origin`: the table and the move that
    it comes from. `paused`: bots wait to be told each step. `late`: the numbers of the latest moves that a bot made for
    somebody who ran out of time. `lesson`: the learner's step. `next`: the id of the table that follows. `offers`: how
    many there have been. `muted`: for each person, the number of one of their messages and their name in it. `once`:
    marks of the latest requests, so that none is carried out twice. `made`: the mark of the request for this table, if
    its seed was committed to before. `rest`: whatever a newer version has stored."""

    host: str = ""
    listed: bool = False
    pace: float = 1.0
    limit: int = 0
    patience: int = PATIENCE
    closed: bool = False
    curtain: bool = True
    help: bool = True
    seeks: bool = False
    trial: bool = False
    origin: tuple[str, int] | None = None
    paused: bool = False
    lesson: int | None = None
    next: str = ""
    offer: Offer | None = None
    offers: int = 0
    answered: Answer | None = None
    news: News | None = None
    late: list[int] = field(default_factory=list)
    muted: dict[str, tuple[int, str]] = field(default_factory=dict)
    once: list[str] = field(default_factory=list)
    made: str = ""
    rest: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Settings":
        """Settings as they were stored, by this version or another."""
        known = {one.name for one in fields(cls)} - {"rest"}
        values = {name: value for name, value in data.items() if name in known}
        for name, kind in NESTED.items():
            if values.get(name) is not None:
                values[name] = kind(**values[name])
        values["host"] = values.get("host") or ""
        values["origin"] = tuple(values["origin"]) if values.get("origin") else None
        values["curtain"] = data.get("curtain") != "off"
        values["muted"] = {person: (number, name) for person, (number, name) in data.get("muted", {}).items()}
        return cls(**values, rest={name: value for name, value in data.items() if name not in known})

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON: what every table has, and whatever else is set."""
        found = {name: value for name, value in vars(self).items() if name in ALWAYS or value != UNSET[name]}
        found |= {name: asdict(found[name]) for name in NESTED if name in found}
        found |= {} if self.curtain else {"curtain": "off"}
        found.pop("rest", None)
        return found | self.rest


NESTED: Final = {"offer": Offer, "answered": Answer, "news": News}
UNSET: Final = vars(Settings())
