"""What moves a table's bots, and moves for people who time out."""

import asyncio
import logging
import time

from fidchell.core.state import CHANCE
from fidchell.server.identity import new_id
from fidchell.server.store import StoreError
from fidchell.server.table import Table
from fidchell.server.work import Workers, WorkFailed, think

log = logging.getLogger("fidchell")


async def run_bots(workers: Workers, table: Table) -> None:
    """Bots move one step at a time, at a pace that can be followed; a bot moves for a player who times out."""
    limit, failures = table.settings.limit, 0
    while any(seat != CHANCE and table.seats[seat].kind != "guest" for seat in table.actors()):
        if table.bot_to_move() is not None:
            await asyncio.sleep(float(table.settings.pace))
            try:
                await bot_moves(workers, table, table.bot_to_move())
                failures = 0
            except (WorkFailed, StoreError) as error:
                failures += 1
                log.warning("table %s: a bot could not move, and will try again: %s", table.row.id, error)
                await asyncio.sleep(min(60, 2**failures))
        elif limit:
            # Poll briefly: a player who moves in time must not leave a bot asleep.
            await asyncio.sleep(min(1.0, max(0.05, table.waiting_since + limit - time.time())))
            await bot_moves(workers, table, table.timed_out())
        else:
            return


async def bot_moves(workers: Workers, table: Table, seat: int | None) -> None:
    """A bot thinks in another process. If the table changes meanwhile, its choice is dropped."""
    if seat is None:
        return
    version, name = table.version, table.seats[seat].bot or "greedy"
    action = await workers.do(think, name, table.game.id, table.world(seat), seat, new_id())
    if table.version == version and seat in (table.bot_to_move(), table.timed_out()):
        table.bot_act(seat, action)
