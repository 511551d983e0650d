"""A set-up under load and under fire."""

import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any, Final

from fidchell.core.registry import games, load
from fidchell.server.store import SqliteStore, Store
from fidchell.web.serve import DATABASE
from tools.fire.checker import check
from tools.fire.clients import Client, Company, Notes
from tools.fire.faults import FAULTS, KILLS, deck
from tools.fire.house import House

AGAIN_WITHIN: Final = 60.0  # seconds in which moves have to be acknowledged again
BETWEEN: Final = 6  # moves, at least, from one fault to the next


async def under_fire(
    setup: str, seed: str, kills: int, tables: int, say: Callable[[str], None], most: int = 10_000
) -> dict[str, Any]:
    """Until so many kills (or faults in all, `most`) have happened; the report."""
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        house = House(Path(folder), setup)
        try:
            await house.open()
            return await fire(house, seed, kills, tables, say, most)
        finally:
            house.close()


async def fire(
    house: House, seed: str, kills: int, number: int, say: Callable[[str], None], most: int
) -> dict[str, Any]:
    rng, notes, began = random.Random(f"{house.setup} {seed}"), Notes(), time.monotonic()
    house.notes = notes
    names = games()
    companies = [
        Company(
            lambda: house.entrance, n, names[n % len(names)], load(names[n % len(names)]).meta.players[0], notes, seed
        )
        for n in range(number)
    ]
    running = [asyncio.get_running_loop().create_task(one.run()) for one in companies]
    done, gaps, hand = Counter[str](), dict[str, list[float]](), list[str]()
    try:
        await again(notes, running, number)
        while sum(done[name] for name in KILLS) < kills and done.total() < most:
            hand = hand or deck(house, rng)
            name = hand.pop()
            await asyncio.sleep(rng.random() / 2)
            hit = time.monotonic()
            if await FAULTS[name](house, rng):
                done[name] += 1
            await again(notes, running, BETWEEN)
            gaps.setdefault(name, []).append(notes.last - hit)
            killed = sum(done[one] for one in KILLS)
            say(f"{house.setup}: {killed} kills, {done.total()} faults, {notes.acknowledged} moves; {name}")
        house.set_clock(0)
        await go_on(companies, notes, running)
        await arrived(house, companies, notes)
        opened = await every_table_opens(house, notes)
    finally:
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for company in companies:
            await company.rise()
    code = await house.end()
    if code:
        notes.problem(f"the server ended with {code}")
    with contextlib.closing(stored(house)) as store:
        verdict = check(store, notes)
    return {
        "setup": house.setup,
        "seed": seed,
        "seconds": round(time.monotonic() - began),
        "kills": sum(done[name] for name in KILLS),
        "faults": dict(done.most_common()),
        "tables": len(notes.games),
        "opened": opened,
        "acknowledged": notes.acknowledged,
        "kept": verdict.kept,
        "counts": dict(notes.counts),
        "again_after": {name: [round(median(some), 2), round(max(some), 2)] for name, some in gaps.items()},
        "problems": notes.problems,
        **{name: value for name, value in asdict(verdict).items() if name != "kept"},
        "good": verdict.good and not notes.problems and opened == len(notes.games),
    }


def stored(house: House) -> Store:
    if house.postgres is None:
        return SqliteStore(house.folder / DATABASE)
    from fidchell.server.postgres import PostgresStore

    return PostgresStore(house.database)


async def again(notes: Notes, running: list[asyncio.Task[None]], number: int) -> None:
    """Until so many more moves are acknowledged."""
    before, until = notes.acknowledged, time.monotonic() + AGAIN_WITHIN
    while notes.acknowledged < before + number:
        if time.monotonic() > until:
            return notes.problem(f"after {AGAIN_WITHIN:g} s only {notes.acknowledged - before} moves were acknowledged")
        for one in running:
            if one.done():
                await one  # a client that gives up is a fault of the test
        await asyncio.sleep(0.01)


async def go_on(companies: list[Company], notes: Notes, running: list[asyncio.Task[None]]) -> None:
    """When all is well again, each table goes on by itself."""
    before = {one.number: sum(len(notes.moves[table]) for table in one.tables) for one in companies}
    until = time.monotonic() + AGAIN_WITHIN
    left = list(companies)
    while left and time.monotonic() < until:
        await asyncio.sleep(0.1)
        left = [one for one in left if sum(len(notes.moves[table]) for table in one.tables) == before[one.number]]
    for one in left:
        notes.problem(f"{one.tables[-1:]} ({one.game}) did not go on")


async def arrived(house: House, companies: list[Company], notes: Notes) -> None:
    """Nobody moves any more: before long everybody has seen everything that is kept, without asking for it."""
    for one in companies:
        one.stop()
    until = time.monotonic() + AGAIN_WITHIN
    behind: list[str] = []
    while time.monotonic() < until:
        await asyncio.sleep(0.5)
        behind = []
        for company in companies:
            if company.players and not company.players[0].over:
                table = company.players[0].table
                kept = await versions(house, notes, table)
                behind += [
                    f"{table}: seat {one.seat} has seen {one.version} of {kept} moves"
                    for one in company.players
                    if one.version != kept
                ]
        if not behind:
            return
    for text in behind:
        notes.problem(text)


async def versions(house: House, notes: Notes, table: str) -> int:
    client = Client(lambda: house.port, 59_000, notes, random.Random(0))
    try:
        return int((await client.ask("GET", f"/api/v1/tables/{table}")).json()["version"])
    finally:
        await client.http.aclose()


async def every_table_opens(house: House, notes: Notes) -> int:
    """As a page, for a stranger; how many do."""
    opened = 0
    for nth, table in enumerate(notes.games):
        client = Client(lambda: house.port, 59_001 + nth, notes, random.Random(0))
        page = await client.ask("GET", f"/t/{table}")
        opened += page.status_code == 200 and 'id="table"' in page.text
        await client.http.aclose()
    return opened


def lines(report: dict[str, Any]) -> list[str]:
    """A report for people."""
    found = [
        f"{report['setup']}, seed {report['seed']}: {'GOOD' if report['good'] else 'NOT GOOD'}, {report['seconds']} s",
        f"  kills {report['kills']}, faults {sum(report['faults'].values())}; {report['tables']} tables, all open: "
        f"{report['opened'] == report['tables']}; moves acknowledged {report['acknowledged']}, kept {report['kept']}",
        f"  lost {len(report['lost'])}, doubled {len(report['doubled'])}, out of order {len(report['disordered'])}, "
        f"tables broken {len(report['broken'])}, other problems {len(report['problems'])}",
        "  " + ", ".join(f"{name} {number}" for name, number in sorted(report["counts"].items())),
    ]
    for name, number in report["faults"].items():
        middle, longest = report["again_after"][name]
        found.append(f"  {number:4} × {name}: moves again after {middle:g} s, at the most {longest:g} s")
    for kind in ("lost", "doubled", "disordered", "broken", "problems"):
        found += [f"  {kind}: {text}" for text in report[kind][:20]]
    return found
