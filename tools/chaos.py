"""Proof under fire, on the loopback only: `make chaos`. docs/public.md tells what was found.

chaos.py fire    kills, pauses, cuts … under a load of all games, in each set-up; then everything is compared
chaos.py fuzz    nonsense at every entrance
chaos.py load    tables × sockets at which a move is still acknowledged in time
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from fidchell.core.registry import games

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.fire import load as loads
from tools.fire.fire import lines, under_fire
from tools.fire.fuzz import A_SERVER, Findings, Fuzz, at_the_port
from tools.fire.house import SETUPS


def progress(text: str) -> None:
    print(f"\r\x1b[K{text}" if sys.stderr.isatty() else text, end="" if sys.stderr.isatty() else "\n", file=sys.stderr)


def fire(given: argparse.Namespace) -> int:
    reports = []
    for setup in given.setup or SETUPS:
        report = asyncio.run(under_fire(setup, given.seed, given.kills, given.tables, progress, given.faults))
        print(json.dumps(report) if given.json else "\n".join(lines(report)), flush=True)
        reports.append(report)
    return 0 if all(one["good"] for one in reports) else 1


def fuzz(given: argparse.Namespace) -> int:
    found = Findings()
    while (left := given.messages - found.sent.total()) > 0:
        # A new server now and then, as after a deploy: one with thousands of tables has ever longer lists to show.
        seed = f"{given.seed}/{found.sent.total()}"
        asyncio.run(Fuzz(seed, findings=found).run(min(left, A_SERVER), progress))
    found.sent["bytes"], bad = asyncio.run(at_the_port(min(2000, given.messages // 10), given.seed))
    if bad:
        found.problem(f"{bad} errors of ours", "bytes at the port")
    if given.json:
        print(json.dumps({"sent": found.sent, "answers": found.answers, "problems": found.problems}))
    else:
        print(f"{found.sent.total()} messages: " + ", ".join(f"{name} {n}" for name, n in found.sent.most_common()))
        print("answers: " + ", ".join(f"{name} {n}" for name, n in sorted(found.answers.items())))
        print(f"{len(found.problems)} problems", *found.problems, sep="\n  ")
    return 1 if found.problems else 0


def load(given: argparse.Namespace) -> int:
    if not given.json:
        print("\n".join(loads.heading()), flush=True)
    for words in given.game or games():
        game, _, number = words.partition(":")
        tables = int(number or given.tables)
        work = loads.loaded(given.setup, given.processes, game, tables, given.pace, given.seconds, given.share)
        found = asyncio.run(work)
        print(json.dumps(found) if given.json else loads.row(found), flush=True)
        if given.stalls and not given.json:
            print("\n".join(loads.stall_lines(found)), file=sys.stderr)
    return 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="chaos.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="the report as JSON, a line for each set-up")
    parser.add_argument("--seed", default="1")
    parts = parser.add_subparsers(required=True)
    part = parts.add_parser("fire")
    part.add_argument("--setup", action="append", choices=SETUPS, help="only this one; may be given again")
    part.add_argument("--kills", type=int, default=100)
    part.add_argument("--faults", type=int, default=10_000, help="at the most")
    part.add_argument("--tables", type=int, default=15)
    part.set_defaults(do=fire)
    part = parts.add_parser("fuzz")
    part.add_argument("--messages", type=int, default=1_000_000)
    part.set_defaults(do=fuzz)
    part = parts.add_parser("load")
    part.add_argument("--setup", choices=("sqlite", "postgres"), default="sqlite")
    part.add_argument("--processes", type=int, default=1)
    part.add_argument("--game", action="append", help="only this one, or GAME:TABLES; may be given again")
    part.add_argument("--tables", type=int, default=1000)
    part.add_argument("--pace", type=float, default=10.0, help="mean seconds between two moves at a table; 0: at once")
    part.add_argument("--seconds", type=float, default=120.0)
    part.add_argument("--stalls", action="store_true", help="tell what the event loop did when it stalled")
    part.add_argument("--share", type=float, default=0.0, help="of a core for each web process; 0: no limit; for root")
    part.set_defaults(do=load)
    given = parser.parse_args(words)
    return int(given.do(given))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
