"""Learning by playing: a short guided game from a prepared position, as data in the game's folder (lesson.toml)."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class LessonStep:
    """What is said (a Fluent message), what the learner may do about it, and what happens then."""

    text: str
    do: tuple[str, ...]
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """`start`: the position that it begins with, if not with a new game; `begin`: what chance decides before the first
    step; `learnt`: what one has learnt, a line each."""

    options: dict[str, Any]
    seat: int
    steps: tuple[LessonStep, ...]
    end: str
    begin: tuple[str, ...] = ()
    start: dict[str, Any] | None = None
    learnt: str = ""


@cache
def lesson(folder: Path) -> Lesson | None:
    """A game's lesson, if it has one."""
    path = folder / "lesson.toml"
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(LessonStep(step["text"], tuple(step["do"]), tuple(step.get("then", ()))) for step in data["step"])
    options, begin = data.get("options", {}), tuple(data.get("begin", ()))
    return Lesson(options, data["seat"], steps, data["end"], begin, data.get("start"), data.get("learnt", ""))
