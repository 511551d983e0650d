"""The file of learned values in a game's folder: how they were trained, and the weights, as float32 in base64."""

import array
import base64
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fidchell.bots.value import Net

FILE: Final = "value.toml"
HEAD: Final = "# Learned values, written by `fidchell train`: a net for each number of players (docs/values.md).\n"
WIDTH: Final = 116


@dataclass(frozen=True)
class Learned:
    """A net and where it comes from."""

    players: tuple[int, ...]  # numbers of players that it is for
    command: str  # what trained it
    games: int  # how many it has learned from
    proof: str  # the match that confirmed it
    hidden: int
    features: tuple[str, ...]
    weights: tuple[float, ...]

    def net(self) -> Net:
        return Net(len(self.features), self.hidden, list(self.weights))


def read(path: Path) -> list[Learned]:
    """All nets of a file; none if there is no file."""
    if not path.is_file():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Learned(
            tuple(one["players"]),
            one["command"],
            one["games"],
            one["proof"],
            one["hidden"],
            tuple(one["features"]),
            unpacked(one["weights"]),
        )
        for one in data["net"]
    ]


def write(path: Path, nets: list[Learned]) -> None:
    """Write the file, the nets in the order of their numbers of players."""
    path.write_text(HEAD + "".join(map(_text, sorted(nets, key=lambda one: one.players))), encoding="utf-8")


def packed(weights: tuple[float, ...]) -> str:
    """float32, little endian, in base64."""
    numbers = array.array("f", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(numbers.tobytes()).decode()


def unpacked(text: str) -> tuple[float, ...]:
    numbers = array.array("f", base64.b64decode("".join(text.split())))
    if sys.byteorder == "big":
        numbers.byteswap()
    return tuple(numbers)


def _text(one: Learned) -> str:
    names = _lines("".join(f'"{name}", ' for name in one.features), ", ")
    text = packed(one.weights)
    rows = "\n".join(text[at : at + WIDTH] for at in range(0, len(text), WIDTH))
    return (
        f'\n[[net]]\nplayers = {list(one.players)}\ncommand = "{one.command}"\ngames = {one.games}\n'
        f'proof = "{one.proof}"\nhidden = {one.hidden}\nfeatures = [\n{names}]\nweights = """\n{rows}\n"""\n'
    )


def _lines(text: str, between: str) -> str:
    """Words in lines that are not too long."""
    lines = [" "]
    for word in text.split(between)[:-1]:
        if len(lines[-1]) + len(word) + 2 > WIDTH:
            lines.append(" ")
        lines[-1] += f" {word},"
    return "".join(f"{line}\n" for line in lines)
