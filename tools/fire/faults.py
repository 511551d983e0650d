"""Everything that can go wrong on purpose. Which, when and for how long is drawn from the seed."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tools.fire.house import House
from tools.fire.wire import HELLO, address_of

DAY: Final = 86_400
Fault = Callable[[House, random.Random], Awaitable[bool]]  # whether there was anything to break


def send(pid: int, number: signal.Signals) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)
        return True
    return False


async def kill_web(house: House, rng: random.Random) -> bool:
    found = house.web()
    return bool(found) and send(rng.choice(found), signal.SIGKILL)


async def kill_thinking(house: House, rng: random.Random) -> bool:
    found = house.thinking()
    return bool(found) and send(rng.choice(found), signal.SIGKILL)


async def kill_parent(house: House, rng: random.Random) -> bool:
    assert house.process is not None
    return send(house.process.pid, signal.SIGKILL)


async def kill_database(house: House, rng: random.Random) -> bool:
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.end, signal.SIGKILL)
    await asyncio.sleep(rng.random() * 2)
    await house.restart_database()
    return True


async def kill_backend(house: House, rng: random.Random) -> bool:
    """One process of the database: it ends all others, recovers and goes on."""
    found = house.backends()
    return bool(found) and send(rng.choice(found), signal.SIGKILL)


async def restart_database(house: House, rng: random.Random) -> bool:
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.end, rng.choice([signal.SIGINT, signal.SIGQUIT]))
    await house.restart_database()
    return True


async def pause(pids: list[int], rng: random.Random) -> bool:
    if not pids:
        return False
    pid = rng.choice(pids)
    if send(pid, signal.SIGSTOP):
        await asyncio.sleep(0.3 + rng.random() * 2.5)
    return send(pid, signal.SIGCONT)


async def pause_web(house: House, rng: random.Random) -> bool:
    return await pause(house.web(), rng)


async def pause_thinking(house: House, rng: random.Random) -> bool:
    return await pause(house.thinking(), rng)


async def pause_backend(house: House, rng: random.Random) -> bool:
    return await pause(house.backends(), rng)


async def cut_clients(house: House, rng: random.Random) -> bool:
    return bool(house.front.cut())


async def cut_database(house: House, rng: random.Random) -> bool:
    return bool(house.behind.cut())


async def silence_clients(house: House, rng: random.Random) -> bool:
    await house.front.silence(0.5 + rng.random() * 2)
    return True


async def silence_database(house: House, rng: random.Random) -> bool:
    """Then the connections are gone, without a word."""
    await house.behind.silence(0.5 + rng.random() * 2)
    return bool(house.behind.cut()) if rng.random() < 0.5 else True


async def full_disk(house: House, rng: random.Random) -> bool:
    """No file may grow any more: a SQLite file's journal; with a database, the log of its writes (it stops and starts
    again by itself, as with a disk that is really full)."""
    pids = house.web() if house.postgres is None else house.backends()
    user = {} if house.postgres is None else house.postgres.user
    hit = [pid for pid in pids if limit(pid, "0", user)]
    await asyncio.sleep(0.3 + rng.random() * 1.5)
    for pid in hit:
        limit(pid, "unlimited", user)
    return bool(hit)


def limit(pid: int, size: str, user: dict[str, Any]) -> bool:
    """How large a process's files may become; as whoever it belongs to, since not even root may always say so."""
    command = ["prlimit", f"--pid={pid}", f"--fsize={size}:"]
    return subprocess.run(command, capture_output=True, **user).returncode == 0


async def jump_clock(house: House, rng: random.Random) -> bool:
    house.set_clock(rng.choice([-DAY, -3600, -5, 0, 5, 3600, DAY]))
    return True


async def slow_readers(house: House, rng: random.Random, number: int = 20) -> bool:
    """They look at the tables that are played at and read nothing of what they are sent."""
    loop, opened = asyncio.get_running_loop(), []
    for nth in range(number):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.setblocking(False)
        one.bind((address_of(60_000 + nth), 0))
        opened.append(one)
        with contextlib.suppress(OSError, IndexError):
            await loop.sock_connect(one, ("127.0.0.1", house.port))
            path = f"/t/{rng.choice(house.tables)}/live"
            await loop.sock_sendall(
                one,
                HELLO.format(path=path, port=house.port, token="").replace("Authorization: Bearer \r\n", "").encode(),
            )
    await asyncio.sleep(1 + rng.random() * 2)
    for one in opened:
        one.close()
    return True


async def deploy(house: House, rng: random.Random) -> bool:
    assert house.process is not None
    return send(house.process.pid, signal.SIGHUP)


KILLS: Final[dict[str, Fault]] = {
    "kill -9 of a web process": kill_web,
    "kill -9 of what thinks": kill_thinking,
    "kill -9 of the parent": kill_parent,
    "kill -9 of the database": kill_database,
    "kill -9 of one of the database's processes": kill_backend,
}
OTHERS: Final[dict[str, Fault]] = {
    "the database restarts": restart_database,
    "a web process is paused": pause_web,
    "what thinks is paused": pause_thinking,
    "a database's process is paused": pause_backend,
    "all clients are cut off": cut_clients,
    "all clients hear nothing": silence_clients,
    "the database is cut off": cut_database,
    "the database hears nothing": silence_database,
    "the disk is full": full_disk,
    "the clock jumps": jump_clock,
    "slow readers": slow_readers,
    "a new version is deployed": deploy,
}
FAULTS: Final = KILLS | OTHERS
NEEDS_DATABASE: Final = (kill_database, kill_backend, restart_database, pause_backend, cut_database, silence_database)
NEEDS_PARENT: Final = (kill_parent, deploy)
OFTEN: Final[dict[Fault, int]] = {kill_web: 16, kill_thinking: 5, kill_database: 4, kill_backend: 4, kill_parent: 2}


def deck(house: House, rng: random.Random) -> list[str]:
    """One round of all that can happen in this set-up, shuffled; kills come more often."""
    found = [
        name
        for name, fault in FAULTS.items()
        for _ in range(OFTEN.get(fault, 1))
        if (house.postgres is not None or fault not in NEEDS_DATABASE) and (house.workers or fault not in NEEDS_PARENT)
    ]
    rng.shuffle(found)
    return found
