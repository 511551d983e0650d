"""Write down each stall of a process's event loop, and what it did. Python finds this as it starts, given the folder.

An event loop is busy from when its selector returns until it is asked again. A thread looks at what a loop that is busy
for long is doing; the time in garbage collections and the CPU time tell whose fault it was: little CPU time means that
it waited for the disk, or for its turn on a busy machine.
"""

import collections
import functools
import gc
import json
import os
import selectors
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

STALL = 0.1  # seconds
LOOK = 0.02  # seconds between looks
place = os.environ.get("FIDCHELL_PROBE", "")


class Probe:
    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = 0
        self.since = 0.0  # when the loop became busy; 0: it is idle
        self.cpu = 0.0
        self.in_gc = 0.0
        self.gc_began = 0.0
        self.seen: collections.Counter[str] = collections.Counter()

    def busy(self) -> None:
        self.thread, self.cpu, self.in_gc = threading.get_ident(), time.thread_time(), 0.0
        self.seen.clear()
        self.since = time.monotonic()

    def idle(self, calls: int) -> None:
        began, self.since = self.since, 0.0
        took = time.monotonic() - began
        if not began or took < STALL or threading.get_ident() != self.thread:
            return
        where = " | ".join(f"{number} × {frames}" for frames, number in self.seen.most_common(4))
        cpu = time.thread_time() - self.cpu
        told = {"at": began, "ms": took * 1000, "cpu_ms": cpu * 1000, "gc_ms": self.in_gc * 1000, "calls": calls}
        self.write({**told, "where": where})

    def write(self, told: dict[str, Any]) -> None:
        with open(self.file, "a") as file:
            file.write(json.dumps(told) + "\n")

    def flushed(self, flush: Callable[[int], None], file: int) -> None:
        """Flush a file, and write down how long that took."""
        began = time.monotonic()
        flush(file)
        self.write({"at": began, "flush_ms": (time.monotonic() - began) * 1000})

    def collecting(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.gc_began = time.monotonic()
        else:
            self.in_gc += time.monotonic() - self.gc_began

    def watch(self) -> None:
        while True:
            time.sleep(LOOK)
            if self.since and time.monotonic() - self.since > LOOK:
                frame, names = sys._current_frames().get(self.thread), list[str]()
                while frame is not None:
                    names.append(f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_code.co_name}")
                    frame = frame.f_back
                ours = [name for name in names if not name.startswith(("runners", "base_events", "events.py"))]
                self.seen[" < ".join(ours[:6])] += 1


def attach(probe: Probe) -> None:
    select = selectors.EpollSelector.select
    number = [0]

    def timed(self: selectors.EpollSelector, timeout: float | None = None) -> Any:
        probe.idle(number[0])
        found = select(self, timeout)
        number[0] = len(found)
        probe.busy()
        return found

    selectors.EpollSelector.select = timed  # type: ignore[method-assign, assignment]
    gc.callbacks.append(probe.collecting)
    os.fdatasync = functools.partial(probe.flushed, os.fdatasync)
    threading.Thread(target=probe.watch, daemon=True).start()


if place and " serve " in f" {' '.join(sys.orig_argv)} ":
    attach(Probe(f"{place}.{os.getpid()}"))
