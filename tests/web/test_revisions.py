"""A change of rules: tables begun before it go on under their own rules, in either store, as long as those are kept."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from fidchell.core import registry
from fidchell.core.errors import FidchellError, InvalidRecord, UnknownGame
from fidchell.core.record import Record, replay
from fidchell.core.session import Session
from fidchell.lab import newgame
from fidchell.server.errors import OtherRules
from fidchell.server.store import MemoryStore
from fidchell.server.tables import Tables
from tests.test_outside import fidchell_command
from tests.web.conftest import PATIENCE, TLS, Bot, Hall, Person, RunningServer, tokens, two

PACKAGE = "games_of_a_friend"
GAME, OLDER = "hop-over", "hop-over@1"
HIGHEST = "if rank > best:"  # the highest card takes the prize …
RANKS = ("page", "squire", "lord", "duke")
LOWEST = "if best == NONE or rank < best:"  # … and since the change of rules the lowest


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages, with a game in one."""
    folder = tmp_path / "site"
    newgame.make_package(GAME, PACKAGE, folder)
    told = folder / f"{PACKAGE}-0.1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 0.1\n")
    (told / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{PACKAGE} = {PACKAGE}\n")
    return folder


def change_rules(site: Path) -> None:
    rules = site / PACKAGE / "hop_over/rules.py"
    assert HIGHEST in rules.read_text()
    rules.write_text(rules.read_text().replace(HIGHEST, LOWEST))


# -- a server before and after ----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[RunningServer]:
    words = ["--database", request.getfixturevalue("database")] if request.param == "postgres" else []
    (tmp_path / "data").mkdir()
    running = RunningServer(tmp_path / "data", *words, site=site)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def hall(served: RunningServer) -> Iterator[Hall]:
    found = Hall(served)
    yield found
    for bot in found.opened:
        bot.http.close()


@pytest.fixture
def ann(served: RunningServer) -> Iterator[Person]:
    found = Person(served)
    yield found
    found.close()


def until(found: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def a_round(pair: list[Bot]) -> str:
    """Which card has won, the higher or the lower one; "" if both are the same, which is rare."""
    first, second = ([one["choice"] for one in bot.get("/choices").json()["choices"]] for bot in pair)
    other = next((choice for choice in second if choice != first[-1]), second[0])
    assert pair[0].post("act", choice=first[-1]).status_code == 200
    after = pair[1].post("act", choice=other).json()["view"]
    cards = [RANKS.index(choice.removeprefix("commit ")) for choice in (first[-1], other)]
    won = [after.get(f"points:{colour}", 0) for colour in ("red", "green")]
    before, pair[0].won = getattr(pair[0], "won", [0, 0]), won  # type: ignore[attr-defined]
    if won == before:
        return ""
    return "higher" if cards[won[0] == before[0]] == max(cards) else "lower"


def choose(person: Person, path: str) -> None:
    """The first choice there is, when it is one's turn."""
    until(lambda: tokens(person.get(path).text) or 'data-over="yes"' in person.seen[-1])
    if choice := tokens(person.seen[-1]):
        assert person.post(f"{path}/do", verb="act", seat=0, choice=choice[0]).status_code == 303


def test_a_game_goes_on_under_the_rules_it_began_with(
    served: RunningServer, site: Path, hall: Hall, ann: Person
) -> None:
    pairs = [hall.pair(game=GAME) for _ in range(2)]
    assert {a_round(pair) for pair in pairs} <= {"", "higher"}
    path = ann.new("play-now", GAME, **{"seat-0": "you", "seat-1": "bot"})
    choose(ann, path)

    served.stop()
    assert "hop_over_1" in fidchell_command("keep-rules", GAME, site=site)
    change_rules(site)
    served.start()

    listed = httpx.get(f"{served.url}/api/v1/games", verify=TLS).json()["games"]
    assert [one["rules_rev"] for one in listed if one["title"] == "Hop Over"] == [2], "each game once"
    assert ann.get("/").text.count('class="game"') == len(listed)
    assert {a_round(pair) for pair in pairs for _ in range(2)} - {""} == {"higher"}
    for seat, _ in pairs:
        state, record = seat.state(), seat.get("/record").json()
        assert state["over"]
        assert (state["game"], state["rules_rev"]) == (record["game"], record["rules_rev"]) == (GAME, 1)

    page = ann.get(path).text
    assert "played under revision 1" in page
    assert f"/rules/{OLDER}" in page
    assert (
        "Dieser Tisch wird nach Fassung 1" in ann.http.get(path, headers={"cookie": f"fid={ann.cookie}; lang=de"}).text
    )
    assert "It applies only to tables that were begun under it" in ann.get(f"/rules/{OLDER}").text
    assert "older-rules" not in ann.get(f"/rules/{GAME}").text
    if tokens(page):
        assert "chance to win" in ann.get(f"{path}/hint").text
    while 'data-over="yes"' not in ann.get(path).text:
        choose(ann, path)
    until(lambda: "account" in ann.get(f"{path}/review").text)
    branch = ann.post(f"{path}/what-if", at=7).headers["location"]
    assert "played under revision 1" in ann.get(branch).text, "what if goes on with the rules of its game"

    rematch = ann.post(f"{path}/do", verb="rematch", seat=0).headers["location"]
    assert "played under revision" not in ann.get(rematch).text
    pairs = [hall.pair(game=GAME) for _ in range(2)]
    assert {a_round(pair) for pair in pairs for _ in range(3)} - {""} == {"lower"}
    for address in (f"/games/{OLDER}", "/games/hop-over@2"):
        assert ann.get(address).status_code == 404
    assert ann.post("/new", game=OLDER, way="play-now").status_code == 404
    refused = httpx.post(f"{served.url}/api/v1/tables", json={"game": OLDER, "seats": ["you", "you"]}, verify=TLS)
    assert refused.status_code == 404


# -- what is found ----------------------------------------------------------------------------------------------------


@pytest.fixture
def announced(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setitem(registry.PACKAGES, PACKAGE, site / PACKAGE)
    yield site
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def kept_here() -> list[str]:
    """Our own games may have kept rules, too."""
    return [key for key in registry.kept() if key.startswith(f"{GAME}@")]


def test_rules_are_kept_by_a_copy_of_the_folder(announced: Path) -> None:
    assert kept_here() == []
    written = newgame.keep_rules(GAME)
    assert kept_here() == [OLDER]
    assert registry.games().count(GAME) == 1
    assert OLDER not in registry.games()
    assert [registry.rules_rev(key) for key in (GAME, OLDER)] == [2, 1]
    copied = [path for path in written if path.parent.name != "hop_over"]
    assert all(f"{PACKAGE}.hop_over." not in path.read_text() for path in copied), "it imports from itself alone"
    game, older = registry.load(GAME), registry.load(OLDER)
    assert (game.key, older.key, older.id) == (GAME, OLDER, GAME)
    assert type(game.new()).__module__ != type(older.new()).__module__
    assert registry.under(GAME, 1) == OLDER
    assert registry.under(GAME, 2) == registry.under(GAME, 3) == GAME
    with pytest.raises(UnknownGame, match="there are") as refused:
        registry.load("hop-over@7")
    assert "@1" not in str(refused.value)
    with pytest.raises(FidchellError, match="kept already"):
        newgame.keep_rules(OLDER)
    assert newgame.bring_up_to_date([OLDER, GAME], check=True) == []
    newgame.keep_rules(GAME)
    assert kept_here() == [OLDER, "hop-over@2"]
    assert registry.rules_rev(GAME) == 3


def test_a_record_is_read_by_its_own_rules_or_not_at_all(announced: Path) -> None:
    session = Session(registry.load(GAME), seed="1" * 64, table_id="t")
    session.close("resign", 0)
    record = Record.loads(session.record.dumps())
    newgame.keep_rules(GAME)
    assert replay(record).game.key == OLDER
    newgame.keep_rules(GAME)
    assert replay(record).game.key == OLDER
    (announced / PACKAGE / "hop_over_1/meta.toml").unlink()
    with pytest.raises(InvalidRecord, match=r"revision 1 .* has revision 3"):
        replay(record)


def test_a_table_whose_rules_are_gone_is_only_kept(announced: Path) -> None:
    store = MemoryStore()
    table = Tables(store).create(GAME, two())
    newgame.keep_rules(GAME)
    assert Tables(store).get(table.row.id).game.key == OLDER
    (announced / PACKAGE / "hop_over_1/meta.toml").unlink()
    with pytest.raises(OtherRules):
        Tables(store).get(table.row.id)


def test_nobody_who_seeks_a_game_is_led_to_older_rules(announced: Path) -> None:
    store = MemoryStore()
    waiting = Tables(store).seek(GAME, "ann", "Ann", "", lambda row: True)
    newgame.keep_rules(GAME)
    found = Tables(store).seek(GAME, "bob", "Bob", "", lambda row: True)
    assert (waiting.row.rules_rev, found.row.rules_rev) == (1, 2)
    again = Tables(store).seek(GAME, "ann", "Ann", "", lambda row: True)
    assert again.row.id == found.row.id
