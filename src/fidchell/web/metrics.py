"""What a process counts, in the form that Prometheus reads.

With a shared store every process leaves its figures there every few seconds, and whichever is asked tells those of all,
each with its name: one address is enough for any number of machines.
"""

import asyncio
import logging
import os
import platform
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from fidchell.server.errors import StoreError
from fidchell.server.store import Store
from fidchell.server.work import Workers

if TYPE_CHECKING:
    from fidchell.web.app import App

log = logging.getLogger("fidchell")

LEAVES: Final = 10.0  # seconds between figures that are left for whoever is asked
PROCESS: Final = f"{platform.node()}:{os.getpid()}"
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
FAMILIES: Final = {
    "fidchell_request_seconds": ("histogram", "Requests and messages by kind; move: a move that was made."),
    "fidchell_answers_total": ("counter", "Requests and messages by kind and status."),
    "fidchell_moves_total": ("counter", "Moves of people."),
    "fidchell_refusals_total": ("counter", "Requests that were refused."),
    "fidchell_sockets_total": ("counter", "WebSockets that were opened."),
    "fidchell_sockets_open": ("gauge", "WebSockets."),
    "fidchell_tables_open": ("gauge", "Tables in memory."),
    "fidchell_tables_watched": ("gauge", "Tables with somebody there, or bots at play."),
    "fidchell_shed_total": ("counter", "New tables and connections that were refused because the server was full."),
    "fidchell_loop_lag_seconds": ("gauge", "How late the event loop is, averaged over a second or two."),
    "fidchell_waiters_open": ("gauge", "Clients of the API that wait for a change."),
    "fidchell_work_waiting": ("gauge", "Work that was asked for here and is not answered."),
    "fidchell_work_running": ("gauge", "Work that is being done here."),
    "fidchell_work_deaths_total": ("counter", "Processes that died over some work."),
    "fidchell_processes_replaced_total": ("counter", "Processes that their parent replaced before this one began."),
    "fidchell_started_seconds": ("gauge", "When the process began."),
    "fidchell_memory_bytes": ("gauge", "Resident memory."),
}


class Meter:
    """Requests, by kind: how many, how they ended, how long they took."""

    def __init__(self) -> None:
        self.began = time.time()
        self.statuses: Counter[tuple[str, int]] = Counter()
        self.slots: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self.seconds: dict[str, float] = defaultdict(float)

    def count(self, kind: str, status: int, seconds: float) -> None:
        self.statuses[kind, status] += 1
        self.slots[kind][sum(seconds > bound for bound in BOUNDS)] += 1
        self.seconds[kind] += seconds

    def lines(self) -> Iterator[str]:
        for kind, slots in sorted(self.slots.items()):
            bounds = [f"{bound:g}" for bound in BOUNDS] + ["+Inf"]
            for bound, number in zip(bounds, accumulate(slots), strict=True):
                yield line("fidchell_request_seconds_bucket", number, kind=kind, le=bound)
            yield line("fidchell_request_seconds_sum", round(self.seconds[kind], 6), kind=kind)
            yield line("fidchell_request_seconds_count", sum(slots), kind=kind)
        for (kind, status), number in sorted(self.statuses.items()):
            yield line("fidchell_answers_total", number, kind=kind, status=str(status))


def line(name: str, value: float, **labels: str) -> str:
    told = ",".join(f'{label}="{text}"' for label, text in {"process": PROCESS, **labels}.items())
    return f"{name}{{{told}}} {value}"


def work_lines(workers: Workers) -> Iterator[str]:
    waiting, running = workers.depth
    yield line("fidchell_work_waiting", waiting)
    yield line("fidchell_work_running", running)
    yield line("fidchell_work_deaths_total", workers.deaths)
    yield line("fidchell_memory_bytes", resident())


def own_lines(app: "App") -> Iterator[str]:
    """Everything that this process knows."""
    audiences = app.live.of
    yield from app.meter.lines()
    for name, value in app.counts.items():
        yield line(f"fidchell_{name}_total", value)
    yield line("fidchell_sockets_open", sum(len(audience.watchers) for audience in audiences.values()))
    yield line("fidchell_tables_open", len(app.tables.open))
    yield line("fidchell_tables_watched", len(audiences))
    yield line("fidchell_shed_total", app.overload.refused)
    yield line("fidchell_loop_lag_seconds", round(app.overload.lag, 4))
    yield line("fidchell_waiters_open", len(app.waiters))
    yield line("fidchell_processes_replaced_total", int(os.environ.get("FIDCHELL_REPLACED") or 0))
    yield line("fidchell_started_seconds", round(app.meter.began, 3))
    yield from work_lines(app.workers)


def resident() -> int:
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0  # not on this system


def exposed(lines: Iterable[str]) -> str:
    """The lines of all processes, those of one name together, as the form demands."""
    found: dict[str, list[str]] = {name: [] for name in FAMILIES}
    for one in lines:
        name = one.partition("{")[0]
        family = next((part for part in (name, name.rpartition("_")[0]) if part in found), "")
        if family:
            found[family].append(one)
    told: list[str] = []
    for name, (kind, words) in FAMILIES.items():
        if found[name]:
            told += [f"# HELP {name} {words}", f"# TYPE {name} {kind}", *found[name]]
    return "".join(f"{one}\n" for one in told)


def everybodys(app: "App") -> str:
    """What is told to whoever asks: this process now, the others as they were a few seconds ago."""
    others = [text for process, text in app.store.measures().items() if process != PROCESS]
    return exposed([*own_lines(app), *(one for text in others for one in text.splitlines())])


def leave(store: Store, lines: Iterable[str]) -> None:
    try:
        store.measure(PROCESS, "\n".join(lines))
    except StoreError as error:
        log.warning("figures could not be left: %s", error)


async def leave_for_others(app: "App") -> None:
    while app.store.shared:
        leave(app.store, own_lines(app))
        await asyncio.sleep(LEAVES)


async def leave_of_work(store: Store, workers: Workers) -> None:
    """The same of a machine that only thinks."""
    while True:
        leave(store, work_lines(workers))
        await asyncio.sleep(LEAVES)
