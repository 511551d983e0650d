"""What moves a table's bots, and moves for people who time out."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fidchell.bots.own import from_elsewhere
from fidchell.bots.personas import STAND_IN
from fidchell.core.state import CHANCE
from fidchell.server.errors import Conflict, Overrun, Refused, StoreError, Uncertain, Unreachable, WorkFailed
from fidchell.server.identity import new_id
from fidchell.server.table import Table, Thought
from fidchell.server.work import Job, Workers, named, think

log = logging.getLogger("fidchell")

WAITING: Final = 0.1  # seconds between checks whether a paused table has been resumed
ELSEWHERE: Final = 0.5  # seconds between checks whether another process still moves a table's bots
STUCK: Final = 30.0  # seconds after which another process that has not moved them is not waited for
SHOWN: Final = 0.5  # seconds after which people are told that a bot is thinking
QUOTED: Final = 300  # characters of a bot's error in the log
HOPELESS: Final = 3  # times in a row that work may fail until a bot from elsewhere is taken to be the cause


async def run_bots(
    workers: Workers, table: Table, show: Callable[[], None] = lambda: None, awaited: Callable[[], bool] = lambda: True
) -> None:
    """Bots move one step at a time, at a pace that can be followed; a bot moves for a player who times out.

    `show`: shows the table again, though nothing has changed; `awaited`: whether anybody may be looking. Without people
    at the table, bots play on only as long as somebody is. Of several processes one moves them; if it ends, another.
    """
    turn, failures, deaths = f"bots of {table.row.id}", 0, 0
    known, since = table.version, time.monotonic()
    try:
        while due(table, awaited):
            if table.version != known:
                known, since = table.version, time.monotonic()
            # Whoever has the turn and does nothing may have been paused. That two move is harmless: one is refused.
            if not table.store.take(turn) and time.monotonic() - since < STUCK + table.settings.limit:
                await asyncio.sleep(ELSEWHERE)
                continue
            try:
                if deaths >= HOPELESS:
                    give_up(table)
                await step(workers, table, show)
                failures = deaths = 0
            except Conflict:
                log.info("table %s: something else happened while a bot moved", table.row.id)
            except (WorkFailed, StoreError) as error:
                failures += 1
                deaths += isinstance(error, WorkFailed)
                log.warning("table %s: a bot could not move, and will try again: %s", table.row.id, error)
                await asyncio.sleep(1 if isinstance(error, Unreachable | Uncertain) else min(60, 2**failures))
    finally:
        table.store.give_up(turn)


def due(table: Table, awaited: Callable[[], bool]) -> bool:
    """Whether anything is to be done, now or before long, that nobody does."""
    actors = table.actors()
    if table.archived:
        return False
    if CHANCE in actors:
        return not table.typed  # a process ended between a move and the draw that follows
    if table.bot_to_move() is not None:
        return bool(table.people()) or awaited()
    return table.settings.limit > 0 and any(not table.seats[seat].recorded for seat in actors)


async def step(workers: Workers, table: Table, show: Callable[[], None]) -> None:
    """What is to be done now."""
    bot, limit = table.bot_to_move(), table.settings.limit
    if CHANCE in table.actors():
        table.catch_up()
    elif bot is None:
        # Poll briefly: a player who moves in time must not leave a bot asleep.
        await asyncio.sleep(min(1.0, max(0.05, table.waiting_since + limit - time.time())))
        await bot_moves(workers, table, table.timed_out(), 0.0, show)
    elif table.resting:
        await asyncio.sleep(WAITING)
    else:
        await bot_moves(workers, table, bot, table.settings.pace, show)


async def bot_moves(workers: Workers, table: Table, seat: int | None, pace: float, show: Callable[[], None]) -> None:
    """A bot moves; if it is a stranger's and fails, another one takes its seat, and everybody at the table is told."""
    if seat is None:
        return
    bot = table.seats[seat].bot or STAND_IN
    try:
        await think_and_move(workers, table, seat, bot, pace, show)
    except Overrun:
        if not from_elsewhere(bot):
            raise
        replace(table, seat, bot, "it would not stop thinking")
    except Refused:
        raise
    except Exception as error:
        if bot == STAND_IN:  # ours, and there is none to take its place
            raise
        replace(table, seat, bot, " ".join(str(error).split())[:QUOTED], error)


def give_up(table: Table) -> None:
    """Whatever thinks for this table dies each time: a bot from elsewhere that ends its own process is replaced."""
    seat = table.bot_to_move()
    bot = table.seats[seat].bot if seat is not None else None
    if seat is not None and bot is not None and from_elsewhere(bot):
        replace(table, seat, bot, "its process ended each time")


def replace(table: Table, seat: int, bot: str, why: str, error: Exception | None = None) -> None:
    """The log has the reason in every line: of several bots that fail alike, only the first has a traceback there."""
    log.error("table %s: the bot %s failed; %s plays on: %s", table.row.id, bot, STAND_IN, why, exc_info=error)
    table.replace_bot(seat)


async def think_and_move(
    workers: Workers, table: Table, seat: int, bot: str, pace: float, show: Callable[[], None]
) -> None:
    """A bot thinks in another process, and moves after `pace` seconds at the earliest, unless it is hurried.

    If the table changes meanwhile, it stops thinking, and its choice is dropped.
    """
    began = time.monotonic()
    job = Job(think, bot, named(table.game), table.row.id, table.world(seat), seat, new_id())
    thought = table.thought = Thought(table, seat, job.halt)
    table.listeners.append(thought.look)

    def tell(seat: int | None) -> None:
        table.store.tell({"what": "thinking", "table": table.row.id, "seat": seat})
        show()

    telling = asyncio.get_running_loop().call_later(SHOWN, thought.tell, lambda: tell(seat))
    try:
        action = await workers.carry_out(job, table.row.id)
        telling.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(job.halted.wait(), began + pace - time.monotonic())
    finally:
        telling.cancel()
        table.listeners.remove(thought.look)
        table.thought = None
        if thought.told:
            tell(None)
    if thought.stands() and not table.resting:
        table.bot_act(seat, action)
