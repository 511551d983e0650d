"""Players add random numbers of their own to the seed, after the server has committed itself to it."""

import re
from dataclasses import replace
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import expect

from fidchell.core import seeds
from fidchell.core.record import Record
from fidchell.core.session import verify
from fidchell.server.seats import Seat
from fidchell.server.store import read_row
from fidchell.server.tables import Table, Tables
from tests.web.browser import Visit, begin, connected
from tests.web.conftest import PATIENCE, TLS, Hall, Person, invitation

FIRST: Final = "1f" * 32
SECOND: Final = "2e" * 32


def field(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found
    return found[1]


def shown(page: str) -> str:
    """The commitment that a page shows beside the field for random numbers."""
    found = re.search(r'name="random" data-commitment="([0-9a-f]{64})"', page)
    assert found
    assert found[1] in page.replace(found[0], ""), "people can read it, too"
    return found[1]


def record_of(person: Person, path: str) -> Record:
    return Record.loads(person.get(f"{path}/record.json").text)


# -- at a table -------------------------------------------------------------------------------------------------------


def half_open(tables: Tables) -> Table:
    return tables.create("avignon", [Seat("person", "Ann", "ann", random=FIRST), Seat()], host="ann")


def key_of(table: Table) -> str:
    """What the draws of a table are computed from."""
    source = table.session.source
    assert isinstance(source, seeds.Seeded)
    return source.seed


def test_what_people_give_before_the_start_counts(tables: Tables) -> None:
    table = half_open(tables)
    commitment, seed = table.session.record.commitment, table.row.seed
    assert seed is not None
    assert table.row.contributions is None
    table.join("bob", "Bob", "", SECOND)
    record = table.session.record
    assert (record.contributions, record.commitment) == ([FIRST, SECOND], commitment)
    assert key_of(table) == seeds.combine(seed, [FIRST, SECOND])
    table.resign("ann", 0)
    assert verify(Record.loads(record.dumps())) == (5, "seed")
    again = Tables(tables.store).get(table.row.id)
    assert again.session.record == record
    kept = tables.get(tables.keep_record(record, "eve"))
    assert verify(kept.session.record) == (5, "seed")


def test_nobody_waits_for_anybody_s_numbers(tables: Tables) -> None:
    table = half_open(tables)
    table.join("bob", "Bob", "")
    assert table.session.record.contributions == [FIRST, ""]
    assert tables.create("avignon", [Seat("person", "Ann", "ann"), Seat("bot", "random", None, "random")]).session.line
    # Whoever leaves takes theirs along.
    other = half_open(tables)
    other.leave("ann", 0)
    other.join("bob", "Bob", "")
    other.join("cid", "Cid", "", SECOND)
    assert other.session.record.contributions == ["", SECOND]


def test_another_process_draws_from_the_same(tables: Tables) -> None:
    table = half_open(tables)
    elsewhere = Tables(tables.store).get(table.row.id)
    table.join("bob", "Bob", "", SECOND)
    stored = tables.store.read(table.row.id)
    assert stored is not None
    assert elsewhere.hear(replace(stored), 1, table.session.record.moves)
    assert key_of(elsewhere) == key_of(table)
    assert elsewhere.session.record.contributions == [FIRST, SECOND]
    assert read_row({"id": "t", "game": "avignon", "rules_rev": 1, "options": {}}).contributions is None


# -- by pages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["/", "/games/avignon"])
def test_a_page_shows_the_fingerprint_before_it_adds_its_numbers(people: list[Person], where: str) -> None:
    host, guest, _ = people
    page = host.get(where).text
    ticket, commitment = field(page, "ticket"), shown(page)
    given = {"ticket": ticket, "random": FIRST, "once": field(page, "once")}
    path = host.new("friends", **given)
    assert host.new("friends", **{**given, "random": SECOND}) == path, "sent twice, done once"
    link = invitation(host.get(path).text)
    assert shown(guest.get(link).text) == commitment
    assert guest.post(link, name="Guest", random=SECOND).status_code == 303
    record = record_of(guest, path)
    assert (record.commitment, record.contributions) == (commitment, [FIRST, SECOND])
    assert guest.post(f"{path}/do", verb="resign", seat=1).status_code == 303
    assert verify(record_of(guest, path))[1] == "seed"
    told = guest.get(f"{path}/verify").text
    assert "all are correct" in told
    assert FIRST in told
    assert SECOND in told


def test_a_ticket_serves_once_and_for_one_person(people: list[Person]) -> None:
    """Whoever has finished a game knows its seed: no other table may have the same."""
    host, other, _ = people
    page = host.get("/").text
    ticket, commitment = field(page, "ticket"), shown(page)
    first = host.new("device", ticket=ticket, random=FIRST, once="a")
    assert record_of(host, first).commitment == commitment
    tries = [(host, ticket, "b"), (other, ticket, "a"), (host, f"{ticket}0", "c"), (host, "", "d"), (host, ticket, "")]
    for person, given, once in tries:
        found = record_of(person, person.new("device", ticket=given, random=FIRST, once=once))
        assert found.commitment != commitment
        assert found.contributions is None, "it was given before anybody knew of this seed"


def test_numbers_that_are_none_are_left_out(people: list[Person]) -> None:
    page = people[0].get("/").text
    for random in ("", "1", "x" * 64, FIRST.upper(), FIRST + "00"):
        path = people[0].new("device", ticket=field(people[0].get("/").text, "ticket"), random=random)
        assert record_of(people[0], path).contributions is None
    path = people[0].new("device", ticket=field(page, "ticket"), random=FIRST, referee="yes")
    found = record_of(people[0], path)
    assert (found.commitment, found.contributions) == (None, None)


def test_the_browser_adds_its_own(visit: Visit) -> None:
    page = visit.page()
    begin(page, "On this device", first="rome")
    connected(page)
    record: dict[str, Any] = page.request.get(f"{page.url}/record.json").json()
    (given,) = filter(None, record["contributions"])
    page.goto(f"{page.url}/verify")
    expect(page.locator("#contributions li")).to_contain_text(given)
    expect(page.locator("#contributions li")).to_contain_text("from this browser, which was shown the same")
    # A server that has changed the seed since would be found out.
    page.evaluate("given => localStorage.setItem('fidchell-contributed', JSON.stringify([[given, 'another']]))", given)
    page.reload()
    expect(page.locator("#contributions li")).to_contain_text("does not keep its word")


# -- by the API -------------------------------------------------------------------------------------------------------


def test_a_program_adds_its_own(hall: Hall) -> None:
    api = f"{hall.server.url}/api/v1"
    deal = httpx.get(f"{api}/commitment", timeout=PATIENCE, verify=TLS).json()
    made = hall.create(seats=["you", "open"], ticket=deal["ticket"], random=FIRST)
    assert made["commitment"] == deal["commitment"]
    assert made["contributions"] is None
    guest = hall.bot(made["table"])
    seat = {"invite": made["invites"][0]["invite"]}
    assert guest.post("seats", **seat, random="none").status_code == 400
    joined = guest.post("seats", **seat, random=SECOND).json()
    assert joined["contributions"] == [FIRST, SECOND]
    host = hall.bot(made["table"], made["tokens"][0]["token"])
    assert host.post("resign").json()["over"]
    record = Record.loads(host.get("/record").text)
    assert seeds.commitment(record.seed or "") == deal["commitment"]
    assert verify(record)[1] == "seed"
    for wrong, status in (
        ({"random": FIRST}, 400),
        ({"ticket": "x", "random": FIRST}, 400),
        ({"ticket": deal["ticket"], "random": "x"}, 400),
        ({"ticket": deal["ticket"], "random": FIRST}, 409),
    ):
        body = {"game": "avignon", "seats": ["you", "open"], **wrong}
        assert httpx.post(f"{api}/tables", json=body, timeout=PATIENCE, verify=TLS).status_code == status
