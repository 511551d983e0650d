"""The results of trying all breaks: a table of the rules, the breaks that no test notices, and why some change
nothing, as the game's proof.toml explains."""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from fidchell.core.game import Game
from fidchell.lab.breaks import Break
from fidchell.lab.executors import cores
from fidchell.lab.kept import complaining, path_to_keep
from fidchell.lab.matrix import EXPLAINED
from fidchell.lab.prove import KeptResults, Result, Subject, prove
from fidchell.lab.run import progress
from fidchell.lab.stopping import Stop
from fidchell.lab.words import say

AIM: Final = 0.95  # the share of the breaks that must be noticed


class Proof:
    """A break of a function that carries several rules counts for each of them, but once in the total."""

    def __init__(self, subject: Subject, found: list[Break], known: dict[str, Result], lang: str = "en") -> None:
        self.lang = lang
        self.subject, self.known, self.explained = subject, known, read_explained(subject.folder)
        self.rules = subject.rules
        self.tried = [one for one in found if one.key in known]
        self.left = len(found) - len(self.tried)
        self.survivors = [one for one in self.tried if not known[one.key].by]
        self.unexplained = [one for one in self.survivors if not self.why(one)]
        self.share = 1 - len(self.survivors) / len(self.tried) if self.tried else 1.0

    def say(self, message: str, **given: Any) -> str:
        return say(self.lang, message, **given)

    def why(self, one: Break) -> str:
        """Why a break changes nothing, if it is explained."""
        return self.explained.get((one.carrier.name, one.change), "")

    def stale(self) -> list[str]:
        """Explanations of breaks that don't exist, or that a test does notice."""
        possible = {(one.carrier.name, one.change) for one in self.subject.breaks(events=True)}
        noticed = {(one.carrier.name, one.change) for one in self.tried if self.known[one.key].by}
        wrong = {key: self.say("proof-noticed" if key in noticed else "proof-no-break") for key in self.explained}
        return [
            f"{EXPLAINED}: {key[0]}: {key[1]}: {what}"
            for key, what in wrong.items()
            if key in noticed or key not in possible
        ]

    def as_dict(self) -> dict[str, Any]:
        breaks, survivors, unexplained = map(len, (self.tried, self.survivors, self.unexplained))
        counts = {"breaks": breaks, "noticed": breaks - survivors, "explained": survivors - unexplained}
        rules = [self._row(rule) for rule in self.rules]
        return {"game": self.subject.game, "rules": rules, "share": round(self.share, 4), **counts, "left": self.left}

    def _row(self, rule: str) -> dict[str, Any]:
        tried = [one for one in self.tried if rule in one.carrier.rules]
        survivors = [
            {"place": one.location, "change": one.change, "why": self.why(one), "tests": self.known[one.key].tests}
            for one in tried
            if not self.known[one.key].by
        ]
        return {"id": rule, "breaks": len(tried), "noticed": len(tried) - len(survivors), "survivors": survivors}

    def summary(self) -> str:
        told = {name: self.as_dict()[name] for name in ("game", "breaks", "noticed", "explained")}
        share = f"{self.share:.1%}" if self.lang == "en" else f"{100 * self.share:.1f} %".replace(".", ",")
        found = self.say("proof-summary", **told, share=share, unexplained=len(self.unexplained))
        return f"{found}; {self.say('proof-left', left=self.left)}" if self.left else found

    def heads(self) -> list[str]:
        return self.say("proof-heads").split(" | ")

    def lines(self) -> list[list[str]]:
        """The cells of the table, for each rule."""
        found = []
        for row in map(self._row, self.rules):
            explained = sum(1 for one in row["survivors"] if one["why"])
            numbers = (row["breaks"], row["noticed"], explained, len(row["survivors"]) - explained)
            found.append([row["id"], *(str(number or "") for number in numbers)])
        return found

    def markdown(self) -> str:
        """For the docs."""
        head, *rows = [f"| {' | '.join(cells)} |" for cells in (self.heads(), *self.lines())]
        lines = [self.summary(), "", head, "|---|--:|--:|--:|--:|", *rows]
        explained = [one for one in self.survivors if self.why(one)]
        for title, found in (("proof-nothing", explained), ("proof-unnoticed", self.unexplained)):
            told = [f"- `{one.carrier.name}`: `{one.change}`. {self.why(one)}".rstrip(". ") + "." for one in found]
            lines += ["", self.say(title), "", *told] if told else []
        return "\n".join(lines)

    def print(self) -> None:
        table = Table(*self.heads(), box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for cells in self.lines():
            table.add_row(*cells)
        Console(width=None if sys.stdout.isatty() else 120, highlight=False).print(table)
        for one in self.survivors:
            told = self.why(one) or self.say("proof-survives", tests=self.known[one.key].tests)
            print(f"\n{one.location}\n  {one.change}\n  {told}")
        print(f"\n{self.summary()}")


def read_explained(folder: Path) -> dict[tuple[str, str], str]:
    """(function, change) → why it changes nothing."""
    path = folder / EXPLAINED
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["break"] if path.exists() else []
    return {(entry["function"], entry["change"]): entry["why"] for entry in entries}


def proved(
    game: Game,
    only: str | None = None,
    *,
    jobs: int | None = None,
    keep: Path | None = None,
    anew: bool = False,
    events: bool = False,
    lang: str = "en",
) -> tuple[Proof, int]:
    """Try what isn't known yet; the proof, and the signal that has stopped it early (0: none)."""
    subject, path = Subject.of(game), path_to_keep(keep, "proof", game.id)
    found = [one for one in subject.breaks(events=events) if only is None or only in one.carrier.rules]
    with complaining("--keep", path):
        if anew:
            path.unlink(missing_ok=True)
        kept = KeptResults(path, subject)
        with Stop() as stop, progress(len(found), say(lang, "bar-breaks")) as bar:
            prove(subject, found, kept, jobs=jobs or cores(), advance=bar.advance, stop=stop)
    proof = Proof(subject, found, kept.known, lang)
    if only:
        proof.rules = (only,)
    return proof, stop.signal


def run(
    game: Game,
    only: str | None,
    *,
    jobs: int | None,
    keep: Path | None,
    anew: bool,
    events: bool,
    form: str,
    lang: str = "en",
) -> int:
    """Prove and print; the exit code: 1 if too little is noticed or an explanation is stale."""
    proof, signal = proved(game, only, jobs=jobs, keep=keep, anew=anew, events=events, lang=lang)
    if form == "table":
        proof.print()
    else:
        print(proof.markdown() if form == "markdown" else json.dumps(proof.as_dict(), indent=1, ensure_ascii=False))
    stale = proof.stale()
    for line in stale:
        print(f"fidchell: {line}", file=sys.stderr)
    if signal:
        print(f"fidchell: {say(lang, 'stopped')}", file=sys.stderr)
        return 128 + signal
    return 1 if stale or proof.share < AIM else 0
