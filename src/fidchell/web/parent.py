"""Several web processes behind one socket: started, watched, replaced when they die, and exchanged for new ones without
a gap. The parent holds the socket and does nothing else, so that nothing that goes wrong in a process ends it."""

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fidchell.web.connections import Crowd

log = logging.getLogger("fidchell")

TICK: Final = 0.05  # seconds between looks at the processes
SOON: Final = 2.0  # seconds: whoever dies sooner is replaced later each time,
LATEST: Final = 10.0  # but no later than this
READY_WITHIN: Final = 60.0  # seconds until new processes count as broken
DRAINED_WITHIN: Final = 30.0  # seconds for old ones to come to an end


@dataclass
class Child:
    """A web process. It says through one pipe when it serves, and ends when the other closes: its parent is gone."""

    process: subprocess.Popen[bytes]
    said: int
    life: int
    begun: float = field(default_factory=time.monotonic)
    ready: bool = False
    told: float = 0.0  # when it was told to end

    def look(self) -> None:
        """Notice what it says."""
        if not self.ready and self.process.poll() is None:
            try:
                self.ready = os.read(self.said, 1) == b"!"
            except BlockingIOError:
                return

    def end(self) -> None:
        """Tell it to finish what it does; if it takes too long, it is killed."""
        now = time.monotonic()
        if not self.told:
            self.told = now
            self.process.terminate()
        elif now - self.told > DRAINED_WITHIN:
            self.process.kill()

    def close(self) -> None:
        os.close(self.said)
        os.close(self.life)


class Parent:
    """`posts`: the commands of its processes, without what they inherit. SIGTERM and SIGINT end all of them, SIGHUP
    exchanges them for new ones, which run whatever version is installed by then."""

    def __init__(self, listening: socket.socket, posts: Sequence[list[str]], environment: dict[str, str]) -> None:
        self.listening = listening
        self.posts = posts
        self.environment = environment
        self.shared = Crowd.shared(len(posts))
        self.crowd = Crowd(self.shared.fileno())
        self.children: dict[int, Child] = {}  # by the number of their post
        self.old: list[Child] = []  # these finish what they do
        self.ending = False
        self.renewing = False
        self.served = False  # whether any process has ever been ready
        self.failures = 0
        self.replaced = 0  # processes that have died
        self.rests_until = 0.0

    def run(self) -> int:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: setattr(self, "ending", True))
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "renewing", True))
        code = 0
        while not self.ending and not code:
            if self.renewing:
                self.renewing = False
                self.exchange()
            code = self.tend()
            self.fill()
            time.sleep(TICK)
        self.end_all()
        return code

    def start(self, post: int) -> Child:
        said, says = os.pipe()
        lives, life = os.pipe()
        os.set_blocking(said, False)
        given = (self.listening.fileno(), says, lives, self.shared.fileno())
        words = [*self.posts[post], "--inherit", ",".join(map(str, (*given, post)))]
        try:
            command = [sys.executable, "-m", "fidchell", *words]
            known = {**self.environment, "FIDCHELL_REPLACED": str(self.replaced)}
            process = subprocess.Popen(command, pass_fds=given, env=known, start_new_session=True)
        finally:
            os.close(says)
            os.close(lives)
        return Child(process, said, life)

    def fill(self) -> None:
        """As many as there are to be."""
        for post in range(len(self.posts)):
            if post not in self.children and time.monotonic() >= self.rests_until:
                self.children[post] = self.start(post)

    def tend(self) -> int:
        """Look after all of them; the exit code, if it makes no sense to go on."""
        for post, child in list(self.children.items()):
            child.look()
            self.served = self.served or child.ready
            if child.process.poll() is None:
                continue
            del self.children[post]
            child.close()
            self.crowd.leave(post)
            code = child.process.returncode
            if not self.served:
                return code if code > 0 else 1  # it has said why
            self.replaced += 1
            lived = time.monotonic() - child.begun
            self.failures = self.failures + 1 if lived < SOON else 0
            self.rests_until = time.monotonic() + (min(LATEST, 2.0**self.failures / 4) if self.failures else 0)
            log.error("process %d ended with %d: another takes its place", child.process.pid, code)
        for child in self.old:
            child.end()
        self.old = [child for child in self.old if not self.gone(child)]
        return 0

    def gone(self, child: Child) -> bool:
        if child.process.poll() is None:
            return False
        child.close()
        return True

    def exchange(self) -> None:
        """New processes first; once they serve, the old ones are told to end."""
        log.info("new processes take over")
        new = {post: self.start(post) for post in range(len(self.posts))}
        until = time.monotonic() + READY_WITHIN
        while not all(child.ready for child in new.values()):
            for child in new.values():
                child.look()
            broken = any(child.process.poll() is not None for child in new.values()) or time.monotonic() > until
            if broken or self.ending:
                log.error("the new processes do not serve: the old ones go on")
                self.old += new.values()
                return
            time.sleep(TICK)
        self.old += self.children.values()
        self.children = new

    def end_all(self) -> None:
        left = [*self.children.values(), *self.old]
        while left:
            for child in left:
                child.end()
            left = [child for child in left if not self.gone(child)]
            time.sleep(TICK)
