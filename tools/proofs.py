"""Proves the rules of all games, or of those named, and writes docs/proof/*.md and the summary in docs/proof.md.

    python tools/proofs.py [--jobs N] [GAME …]

It takes hours for a large game. Ctrl-C stops it; the same command goes on, and writes what is known so far.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

import fidchell
from fidchell.lab.proof import Proof, proved

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
SUMMARY: Final = re.compile(r"^\| game \|.*?(?=^\n)", re.MULTILINE | re.DOTALL)
TOTALS: Final = re.compile(
    r"^[\w-]+: ([\d,]+) breaks?, ([\d,]+) noticed \((.*)%\), (\d+) changes? nothing, (\d+) unexplained"
    r"(?:; ([\d,]+) (?:is|are) still to be tried)?$",
    re.MULTILINE,
)


def page(title: str, proof: Proof) -> str:
    """A game's page."""
    return f"# Every rule proved: {title}\n\n[How to read it](../proof.md)\n\n{proof.markdown()}\n"


def title_of(game: str) -> str:
    """Without its subtitle."""
    return fidchell.load(game).texts.say("en", "title").partition(":")[0]


class Totals(NamedTuple):
    """What a game's page says in short."""

    tried: int
    noticed: int
    percent: str
    nothing: int
    unexplained: int
    left: int


def totals(game: str) -> Totals:
    found = TOTALS.search((DOCS / "proof" / f"{game}.md").read_text(encoding="utf-8"))
    assert found, f"docs/proof/{game}.md has no totals"
    tried, noticed, nothing, unexplained, left = (int((found[n] or "0").replace(",", "")) for n in (1, 2, 4, 5, 6))
    return Totals(tried, noticed, found[3], nothing, unexplained, left)


def summary() -> str:
    """The table of all games that have a page."""
    lines = [
        "| game | rules | breaks | tried | noticed | | change nothing | unexplained |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game in fidchell.games():
        if (DOCS / "proof" / f"{game}.md").is_file():
            said = totals(game)
            cells = [f"[{title_of(game)}](proof/{game}.md)", f"{len(fidchell.load(game).rulebook.rules):,}"]
            cells += [f"{number:,}" for number in (said.tried + said.left, said.tried, said.noticed)]
            cells += [f"{said.percent} %", f"{said.nothing}", f"{said.unexplained}"]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def write_summary() -> None:
    path = DOCS / "proof.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(SUMMARY.sub(lambda _: summary(), text, count=1), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    for game in given.games or fidchell.games():
        proof, signal = proved(fidchell.load(game), jobs=given.jobs)
        (DOCS / "proof" / f"{game}.md").write_text(page(title_of(game), proof), encoding="utf-8")
        write_summary()
        print(proof.summary(), *proof.stale(), sep="\n")
        if signal:
            return 128 + signal
    return 0


if __name__ == "__main__":
    sys.exit(main())
