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

AIM: Final = 0.95  # the share of the breaks that must be noticed
COLUMNS: Final = ("rule", "breaks", "noticed", "change nothing", "unexplained")


class Proof:
    """A break of a function that carries several rules counts for each of them, but once in the total."""

    def __init__(self, subject: Subject, found: list[Break], known: dict[str, Result]) -> None:
        self.subject, self.known, self.explained = subject, known, read_explained(subject.folder)
        self.rules = subject.rules
        self.tried = [one for one in found if one.key in known]
        self.left = len(found) - len(self.tried)
        self.survivors = [one for one in self.tried if not known[one.key].by]
        self.unexplained = [one for one in self.survivors if not self.why(one)]
        self.share = 1 - len(self.survivors) / len(self.tried) if self.tried else 1.0

    def why(self, one: Break) -> str:
        """Why a break changes nothing, if it is explained."""
        return self.explained.get((one.carrier.name, one.change), "")

    def stale(self) -> list[str]:
        """Explanations of breaks that don't exist, or that a test does notice."""
        possible = {(one.carrier.name, one.change) for one in self.subject.breaks(events=True)}
        noticed = {(one.carrier.name, one.change) for one in self.tried if self.known[one.key].by}
        wrong = {key: "a test notices it" if key in noticed else "no such break" for key in self.explained}
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
        counts = self.as_dict()
        left = f"; {self.left:,} are still to be tried" if self.left else ""
        return (
            f"{self.subject.game}: {counts['breaks']:,} breaks, {counts['noticed']:,} noticed ({self.share:.1%}), "
            f"{counts['explained']} change nothing, {len(self.unexplained)} unexplained{left}"
        )

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
        head, *rows = [f"| {' | '.join(cells)} |" for cells in (COLUMNS, *self.lines())]
        lines = [self.summary(), "", head, "|---|--:|--:|--:|--:|", *rows]
        explained = [one for one in self.survivors if self.why(one)]
        for title, found in (("Changes nothing:", explained), ("No test notices:", self.unexplained)):
            told = [f"- `{one.carrier.name}`: `{one.change}`. {self.why(one)}".rstrip(". ") + "." for one in found]
            lines += ["", title, "", *told] if told else []
        return "\n".join(lines)

    def print(self) -> None:
        table = Table(*COLUMNS, box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for cells in self.lines():
            table.add_row(*cells)
        Console(width=None if sys.stdout.isatty() else 120, highlight=False).print(table)
        for one in self.survivors:
            told = self.why(one) or f"no test of {self.known[one.key].tests} notices"
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
) -> tuple[Proof, int]:
    """Try what isn't known yet; the proof, and the signal that has stopped it early (0: none)."""
    subject, path = Subject.of(game), path_to_keep(keep, "proof", game.id)
    found = [one for one in subject.breaks(events=events) if only is None or only in one.carrier.rules]
    with complaining("--keep", path):
        if anew:
            path.unlink(missing_ok=True)
        kept = KeptResults(path, subject)
        with Stop() as stop, progress(len(found), "breaks") as bar:
            prove(subject, found, kept, jobs=jobs or cores(), advance=bar.advance, stop=stop)
    proof = Proof(subject, found, kept.known)
    if only:
        proof.rules = (only,)
    return proof, stop.signal


def run(
    game: Game, only: str | None, *, jobs: int | None, keep: Path | None, anew: bool, events: bool, form: str
) -> int:
    """Prove and print; the exit code: 1 if too little is noticed or an explanation is stale."""
    proof, signal = proved(game, only, jobs=jobs, keep=keep, anew=anew, events=events)
    if form == "table":
        proof.print()
    else:
        print(proof.markdown() if form == "markdown" else json.dumps(proof.as_dict(), indent=1, ensure_ascii=False))
    stale = proof.stale()
    for line in stale:
        print(f"fidchell: {line}", file=sys.stderr)
    if signal:
        print("fidchell: stopped; the same command continues from here", file=sys.stderr)
        return 128 + signal
    return 1 if stale or proof.share < AIM else 0
