"""What administrators have decided, as a web process keeps to it: bans, limits, removed messages.

Whatever they do, here or elsewhere, on the page or by the command line, is on the trail, which is followed.
"""

import asyncio
import logging
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from itertools import chain
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from fidchell.server.errors import Banned, StoreError, WrongSetting
from fidchell.server.house import Ban, Deed, known_in
from fidchell.server.memory import Recent
from fidchell.server.store import Filter, Store
from fidchell.web.rate_limits import address

if TYPE_CHECKING:
    from fidchell.web.app import App
    from fidchell.web.live import Outbox

log = logging.getLogger("fidchell")

LOOKS: Final = 1.0  # seconds between looks at the trail, where nobody tells of it
SOUGHT: Final = 1000  # tables in which somebody is looked for
REMEMBERED: Final = 10_000  # people of whom it is known where they came from last


class Household:
    def __init__(self, app: "App") -> None:
        self.app = app
        self.seen = -1  # the last deed that is known here
        self.bans: dict[str, Ban] = {}
        self.networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self.came_from: Recent[str, str] = Recent(REMEMBERED)  # never stored
        self.tasks: set[asyncio.Task[None]] = set()
        app.limits.refuse = self.refuse_address

    # -- following ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """A file tells nobody that it has changed."""
        while not self.app.store.shared:
            await asyncio.sleep(LOOKS)
            try:
                self.look()
            except StoreError as error:
                log.warning("the trail can't be read: %s", error)

    def look(self) -> None:
        """Read the trail on, and do what it says."""
        new = self.app.store.trail(max(self.seen, 0))
        if self.seen >= 0 and not new:
            return
        bans, limits = self.app.store.bans(), self.app.store.limits()  # only then it counts as read
        first, self.seen = self.seen < 0, new[-1].number if new else 0
        self.bans = {ban.whom: ban for ban in bans if ban.holds}
        self.networks = [(ip_network(whom), ban) for whom, ban in self.bans.items() if "/" in whom]
        self.app.limits.change(limits)
        for deed in () if first else new:
            self.follow(deed)

    def follow(self, deed: Deed) -> None:
        if deed.what in ("ban", "remove-table"):
            for waiter in self.app.waiters:  # whoever waits or follows by the API asks again, and is refused
                waiter.set()
        if deed.what == "ban":
            task = asyncio.get_running_loop().create_task(self.app.live.dismiss(self.is_banned))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif deed.what in ("remove-message", "restore-message"):
            table = self.app.tables.known.get(deed.whom.partition("#")[0])
            if table is not None:
                self.app.live.schedule(table)

    # -- bans ---------------------------------------------------------------------------------------------------------

    def came(self, person: str, connection: HTTPConnection) -> None:
        if person:
            self.came_from[person] = address(connection)

    def refuse(self, person: str) -> None:
        ban = self.bans.get(person)
        if ban is not None and ban.holds:
            until = "never" if ban.for_ever else datetime.fromtimestamp(ban.ends, UTC).strftime("%Y-%m-%d %H:%M")
            raise Banned("banned", why=ban.reason, until=until)

    def refuse_address(self, address: str) -> None:
        if not self.bans:
            return
        self.refuse(address)
        for network, ban in self.networks:
            try:
                if ip_address(address.partition("/")[0]) in network:
                    self.refuse(ban.whom)
            except ValueError:
                return  # a test's client, or none at all

    def is_banned(self, outbox: "Outbox") -> bool:
        try:
            self.refuse(outbox.person)
            self.refuse_address(address(outbox.socket))
        except Banned:
            return True
        return False


def whom(text: str) -> str:
    """A person, an address or a network, as bans are stored: for IPv6 the /64, which is everybody's own."""
    text = text.strip()
    if not text or len(text) > 64:
        raise WrongSetting("ban-whom")
    if "." not in text and ":" not in text:
        return text
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise WrongSetting("ban-whom") from None
    if isinstance(found, IPv6Network) and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    return str(found) if "/" in text or isinstance(found, IPv6Network) else text


def somebody(store: Store, text: str) -> str:
    """Whom to ban: somebody who has been at a table or written there; an address may be anybody's."""
    found = whom(text)
    seated = (one.person for one in known_in(store.all_tables(found, SOUGHT, Filter())))
    written = (said.person for said in store.find_said(found, SOUGHT))
    if "." in found or ":" in found or found in chain(seated, written):
        return found
    raise WrongSetting("ban-nobody", whom=found)
