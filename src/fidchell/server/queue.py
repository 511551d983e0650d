"""Work that takes time, in a queue that all processes share: whoever asks is one, whoever does it may be on another
machine. A page of SQL; what is in the queue survives whoever is doing it, not whoever waits for it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from fidchell.core.errors import FidchellError
from fidchell.server.errors import StoreError, WorkFailed
from fidchell.server.identity import new_id
from fidchell.server.postgres import UNFLUSHED, Link, PostgresStore
from fidchell.server.store import Notice
from fidchell.server.wire import Unreadable, pack_answer, pack_work, release, unpack_answer, unpack_work
from fidchell.server.work import Job, Workers

log = logging.getLogger("fidchell")

BEAT: Final = 1.0  # seconds between signs of life
DEAD = 6.0  # seconds without one, until somebody counts as dead
DRAIN: Final = 5.0  # seconds in which work is finished before a process ends
TRIES: Final = 2  # whoever does it may die once

ASK: Final = """
    INSERT INTO jobs (id, release, queue, work) VALUES (:id, :release, :queue, :work) ON CONFLICT DO NOTHING
"""
# The first of each queue, then the second of each. What nobody waits for any more is left alone, and so is what two
# have died over.
TAKE: Final = f"""
    UPDATE jobs SET taker = :me, alive = now(), tries = tries + 1 WHERE id = (
        SELECT id FROM jobs AS job WHERE release = :release AND answer IS NULL AND tries < {TRIES}
        AND alive < now() - make_interval(secs => :dead) AND wanted > now() - make_interval(secs => :dead)
        ORDER BY (SELECT count(*) FROM jobs AS other WHERE other.queue = job.queue AND other.asked < job.asked), asked
        FOR UPDATE SKIP LOCKED LIMIT 1
    ) RETURNING id, queue, work
"""
LIVES: Final = """
    UPDATE jobs SET alive = now() WHERE id = ANY(:mine) AND taker = :me
    AND wanted > now() - make_interval(secs => :dead) RETURNING id
"""
WAITING: Final = f"""
    SELECT count(*) FROM jobs WHERE release = :release AND answer IS NULL AND tries < {TRIES}
    AND alive < now() - make_interval(secs => :dead) AND wanted > now() - make_interval(secs => :dead)
"""
WANTED: Final = f"""
    UPDATE jobs SET wanted = now() WHERE id = ANY(:mine)
    RETURNING id, answer IS NOT NULL, tries >= {TRIES} AND alive < now() - make_interval(secs => :dead)
"""
GIVE_BACK: Final = (
    "UPDATE jobs SET taker = '', alive = '-infinity', tries = tries - 1 WHERE taker = :me AND answer IS NULL"
)
TIDY: Final = "DELETE FROM jobs WHERE wanted < now() - interval '60 seconds'"
PART: Final = "UPDATE jobs SET part = :found WHERE id = :id AND taker = :me RETURNING id"
ANSWER: Final = "UPDATE jobs SET answer = :found WHERE id = :id AND taker = :me RETURNING id"


class Asked:
    """Something that somebody here waits for."""

    def __init__(self, job: Job, values: dict[str, Any]) -> None:
        self.job = job
        self.values = values
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Queue(Workers):
    """Asks for work, and does some of it if it has `thinkers` of its own."""

    def __init__(self, store: PostgresStore, thinkers: int) -> None:
        super().__init__(max(1, thinkers))
        self.store = store
        self.link = Link(store.url, UNFLUSHED)
        self.me = store.me
        self.thinkers = thinkers
        self.asked: dict[str, Asked] = {}
        self.mine: dict[str, tuple[Job, asyncio.Task[None]]] = {}  # what is being done here
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.pressed = False  # whether others wait, anywhere

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._beat()), *([loop.create_task(self._think())] if self.thinkers else [])]

    # -- asking -------------------------------------------------------------------------------------------------------

    async def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await self.carry_out(Job(work, *arguments), "")

    async def carry_out(self, job: Job, queue: str) -> Any:
        """Asks, and waits; nobody goes on with it if this is cancelled."""
        if self.closed:
            raise WorkFailed("work-failed")
        name, work = new_id(), pack_work(job.work, job.arguments)
        asked = Asked(job, {"id": name, "release": release(), "queue": queue, "work": work})
        self.asked[name] = asked
        halting = asyncio.get_running_loop().create_task(self._halt(name, job))
        try:
            self._ask(asked)
            return await asked.answer
        finally:
            halting.cancel()
            del self.asked[name]
            self._quietly(lambda: self.link.ask("DELETE FROM jobs WHERE id = :id", asked.values))
            if asked.answer.cancelled():
                self._tell({"what": "job", "id": name, "now": "dropped"})

    def _ask(self, asked: Asked) -> None:
        self._quietly(lambda: self.link.ask(ASK, asked.values))  # if that fails, the next beat does it
        self._tell({"what": "job", "id": asked.values["id"], "now": "asked"})

    async def _halt(self, name: str, job: Job) -> None:
        await job.halted.wait()
        self._tell({"what": "job", "id": name, "now": "halted"})

    def _quietly(self, do: Callable[[], Any]) -> Any:
        try:
            return do()
        except StoreError as error:
            log.warning("the queue of work: %s", error)
            return []

    def _tell(self, notice: Notice) -> None:
        """The others and ourselves: who asks may be who does it."""
        self.store.tell(dict(notice))
        asyncio.get_running_loop().call_soon(lambda: self.heard(notice["id"], notice["now"]))

    def heard(self, id: str, now: str) -> None:
        """What is new about some work."""
        if now == "asked":
            self.news.set()
        elif now == "halted" and id in self.mine:
            self.mine[id][0].halt()
        elif now == "dropped" and id in self.mine:
            self.mine[id][1].cancel()
        elif now in ("part", "answer") and id in self.asked:
            self._quietly(lambda: self._fetch(id, now))

    def _fetch(self, name: str, what: str) -> None:
        asked = self.asked[name]
        ((found,),) = self.link.ask(f"SELECT {what} FROM jobs WHERE id = :id", asked.values) or [(None,)]
        if found is None or asked.answer.done():
            return
        try:
            told = unpack_answer(found, asked.job.arguments)
        except Unreadable as error:
            log.error("an answer in the queue can't be read: %s", error)
            told = WorkFailed("work-failed")
        if what == "part":
            if asked.job.tell is not None and not isinstance(told, Exception):
                asked.job.tell(told)
        elif isinstance(told, Exception):
            asked.answer.set_exception(told)
        else:
            asked.answer.set_result(told)

    # -- signs of life ------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._quietly(self._look_after)

    def _look_after(self) -> None:
        if self.asked:
            found = {name: rest for name, *rest in self.link.ask(WANTED, {"mine": list(self.asked), "dead": DEAD})}
            for name, asked in list(self.asked.items()):
                done, failed = found.get(name, (False, False))
                if done:
                    self._fetch(name, "answer")
                elif failed and not asked.answer.done():
                    asked.answer.set_exception(WorkFailed("work-failed"))
                elif name not in found:
                    self._ask(asked)  # the database has lost what was not yet on its disk
        if self.thinkers:
            mine = {"mine": list(self.mine), "me": self.me, "release": release(), "dead": DEAD}
            still = {name for (name,) in self.link.ask(LIVES, mine)} if self.mine else set()
            for name in self.mine.keys() - still:
                self.mine[name][1].cancel()  # nobody waits for it, or somebody else does it
            self.pressed = self.link.ask(WAITING, mine)[0][0] > 0
            self.link.ask(TIDY)
            self.news.set()

    # -- thinking -----------------------------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Take work as long as there is room."""
        while True:
            await self.news.wait()
            self.news.clear()
            while len(self.mine) < self.thinkers:
                mine = {"me": self.me, "release": release(), "dead": DEAD}
                found = self._quietly(partial(self.link.ask, TAKE, mine))
                if not found:
                    break
                self._begin(*found[0])

    def _begin(self, name: str, queue: str, work: bytes) -> None:
        try:
            do, arguments = unpack_work(work)
        except Unreadable as error:
            log.error("some work in the queue can't be read: %s", error)
            self._say(ANSWER, name, WorkFailed("work-failed"), "answer")
            return
        job = Job(do, *arguments, tell=lambda part: self._say(PART, name, part, "part"))
        task = asyncio.get_running_loop().create_task(self._done(name, job, queue))
        self.mine[name] = job, task
        task.add_done_callback(partial(self._ended, name))

    def _ended(self, name: str, task: "asyncio.Task[None]") -> None:
        del self.mine[name]
        self.news.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("some work came to nothing: %s", task.exception())

    async def _done(self, name: str, job: Job, queue: str) -> None:
        try:
            found: Any = await super().carry_out(job, queue)
        except (FidchellError, RuntimeError) as error:
            found = error
        self._say(ANSWER, name, found, "answer")

    def _say(self, sql: str, name: str, found: Any, what: str) -> None:
        values = {"id": name, "me": self.me, "found": pack_answer(found)}
        if self._quietly(lambda: self.link.ask(sql, values)):
            self._tell({"what": "job", "id": name, "now": what})

    @property
    def depth(self) -> tuple[int, int]:
        return len(self.asked), len(self.mine)

    @property
    def crowded(self) -> bool:
        return self.pressed

    async def drain(self) -> None:
        """Take nothing more, finish what can be finished soon, and give the rest back."""
        for task in self.tasks[1:]:
            task.cancel()
        if self.mine:
            await asyncio.wait([task for _, task in self.mine.values()], timeout=DRAIN)
        self._quietly(lambda: self.link.ask(GIVE_BACK, {"me": self.me}))

    def close(self) -> None:
        for task in (*self.tasks, *(task for _, task in self.mine.values())):
            task.cancel()
        for asked in self.asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(WorkFailed("work-failed"))
        super().close()
        self.link.db.close()


def heard_by(queue: Queue) -> Callable[[Notice], None]:
    """What a machine hears that only thinks."""

    def hear(notice: Notice) -> None:
        if notice.pop("what") == "job":
            queue.heard(**notice)

    return hear


async def think_for_others(
    store: PostgresStore, thinkers: int, ended: asyncio.Event, leave: Callable[["Queue"], Coroutine[Any, Any, None]]
) -> None:
    """A thinking machine: does work for all web processes until it is told to end; `leave`: its figures."""
    queue = Queue(store, thinkers)
    queue.start()
    leaving = asyncio.get_running_loop().create_task(leave(queue))
    listening = asyncio.get_running_loop().create_task(store.listen(heard_by(queue), queue.news.set))
    await ended.wait()
    await queue.drain()
    listening.cancel()
    leaving.cancel()
    queue.close()
