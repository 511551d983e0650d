"""How we know a rule, a card or an effect is shown wherever it is told, in each game's own words."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from fidchell.core.game import Game
from fidchell.core.registry import games, kept, load
from fidchell.core.rulebook import MARKS
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES, Texts
from fidchell.server.eyes import look
from fidchell.server.seats import Seat
from fidchell.server.tables import Table, Tables
from fidchell.web import rulesheet, tabletop, telling
from fidchell.web.pages import Visitor
from tests.avignon import packs

WORDS: Final = Texts([Path(tabletop.__file__).parent / "text"])
NOWHERE: Final = re.compile(r"rulings? \d|fact:|brief|rules notes|pattern table|petition table")
OPTIONS: Final = {"deal": "noble bishop knight cardinal peasant"}


def visitor(lang: str = "en") -> Visitor:
    return Visitor("ann", "", lang, "", "", WORDS)


def shown(table: Table, lang: str = "en") -> str:
    return tabletop.table_view(visitor(lang), table, "", look(table, "ann")).html


def avignon(tables: Tables, **more: Any) -> Table:
    seats = [Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob")]
    return tables.create("avignon", seats, host="ann", options=OPTIONS, **more)


def own_pack() -> str:
    return packs.toml(packs.pack(packs.six()))


# -- in every game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games() + kept())
def test_sources_can_be_followed(name: str) -> None:
    """A rule cites the rules text or, if it stands nowhere, tells its reason."""
    game = load(name)
    assert [rule.id for rule in game.rulebook.rules if NOWHERE.search(rule.source)] == []
    for lang in LANGUAGES:
        assert [rule.id for rule in game.rulebook.rules if not rule.source and not rule.why(game.texts, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games() + kept())
def test_a_table_says_what_is_reconstructed(name: str, lang: str) -> None:
    game = load(name)
    if all(rule.mark != "R" for rule in game.rulebook.rules):
        return
    assert game.reconstructed(lang)
    assert game.describe(lang)["reconstructed"] == game.reconstructed(lang)
    page = rulesheet.rules_page(visitor(lang), game, "")
    [sources] = re.findall(r'<section class="sources" id="sources">.*?</section>', page, re.DOTALL)
    assert game.say(lang, "rules-sources").split("\n\n")[0][:40] in sources.replace("&#x27;", "'")
    for mark in {rule.mark for rule in game.rulebook.rules}:
        assert f"<dt>{mark}</dt><dd>{game.origin_text(mark, lang)}</dd>" in sources


def test_a_modern_reconstruction_is_not_called_the_rules_text() -> None:
    game = load("brandub")
    assert "rules text" not in rulesheet.rules_page(visitor(), game, "")
    assert game.origin_text("S", "en") == "stated by the modern reconstruction that we follow"


# -- at the table -----------------------------------------------------------------------------------------------------


def test_a_card_says_which_of_its_parts_is_printed(tables: Tables) -> None:
    html = shown(avignon(tables))
    assert html.count('data-origin="Petition: reconstructed by us. Endings: stated by the rules text."') == 1
    assert html.count('data-origin="Petition: stated by a public review."') == 1
    assert 'aria-description="Pull every Knight one space. Push every Peasant one space. Petition: recon' in html


def test_offers_and_log_show_the_mark(tables: Tables) -> None:
    table = avignon(tables)
    assert html_of(shown(table), "petition noble") == ["AV petition.noble · reconstructed by us"]
    assert html_of(shown(table), "petition cardinal") == ["AV petition.cardinal · stated by a public review"]
    assert html_of(shown(table), "beseech noble:1") == []
    table.act("ann", 0, "petition noble")
    log = shown(table)
    assert 'title="reconstructed or ruled by us">AV petition.noble<sup class="origin">R</sup></a>' in log
    assert ">AV selfless</a>" in log  # which is stated


def html_of(html: str, choice: str) -> list[str]:
    [button] = re.findall(rf'<button[^>]*value="{choice}".*?</button>', html, re.DOTALL)
    return re.findall(r'<span class="origin">(.*?)</span>', button)


def test_a_table_links_to_where_its_parts_come_from(tables: Tables) -> None:
    [note] = re.findall(r'<p class="origin" id="reconstructed">.*?</p>', shown(avignon(tables)))
    assert "Bishop, Inquisitor, Knight, Noble, Peasant" in note
    assert 'href="/rules/avignon#sources"' in note


def test_the_api_tells_the_mark(tables: Tables) -> None:
    table = avignon(tables)
    choices = [telling.choice(table.game, one) for one in table.game.choices(table.session.state, 0)]
    origins = {one.choice: one.origin for one in choices}
    assert (origins["petition noble"], origins["petition cardinal"]) == ("reconstructed", "public")
    assert origins["beseech noble:1"] == "stated"
    table.act("ann", 0, "petition noble")
    [move] = [move for move in telling.moves(table, 0, "en", 0) if move.choice == "petition noble"]
    assert move.lines[0].origin == "reconstructed"


# -- with an owner's cards --------------------------------------------------------------------------------------------


def test_an_owner_s_characters_are_not_called_ours(tables: Tables) -> None:
    table = avignon(tables, pack={"name": "own.toml", "text": own_pack()})
    table.act("ann", 0, "petition noble")
    html = shown(table)
    assert "AV petition.noble" not in html
    assert "reconstructed" not in html
    assert "Petition: from your own cards." in html
    assert table.game.reconstructed("en") == ""


def serpents(pack: str | None) -> Game:
    return load("serpent-master", "own.toml" if pack else None, pack)


@pytest.mark.parametrize("own", [False, True])
def test_an_owner_s_pictures_are_not_called_ours(own: bool) -> None:
    text = (load("serpent-master").folder / "cards.toml").read_text(encoding="utf-8")
    text = re.sub(r'mark = "S"\neffect = "[IR]"', 'mark = "own"', text)
    game = serpents(text if own else None)
    session = Session(game, ["ann", "bob"], {"board": "8"}, seed="27" * 32)
    for seat, square in enumerate(("a1", "h8")):
        session.act(seat, f"enter {square}")
    while session.state.actors() == (CHANCE,):
        session.chance()
    choices = game.choices(session.state, 0)
    cards = [one for one in game.scene(session.state, 0, "en").cards if one.zone == "zone:hand"]
    for choice in choices:
        assert (choice.rule == "SM pattern") == own
        assert choice.origin == "own" if own else choice.origin in MARKS
    assert {one.origin for one in cards} == (
        {"Picture: from your own cards."}
        if own
        else {f"Sentence: stated by the rules text. Picture: {how}." for how in HOW}
    )
    assert bool(game.reconstructed("en")) != own
    for seat in (0, 1):
        session.act(seat, game.choices(session.state, seat)[0].text)
    session.act(int(session.state.actor()), game.choices(session.state, int(session.state.actor()))[0].text)
    lines = [line for step in session.line for line in game.tell(step.events, "en") if "SM card." in str(line.rules)]
    assert bool(lines) != own


HOW: Final = ("inferred from the rules text", "reconstructed by us")


def test_only_what_a_path_of_three_must_be_is_inferred() -> None:
    """Cards 8 and 13: three paths from the head make an L of three tokens."""
    game: Any = serpents(None)
    paths = [[(0, 1), (0, 2), (1, 2)], [(0, 1), (1, 1), (1, 2)], [(0, 1), (1, 1), (1, 0)]]
    assert all(len({x for x, _ in path}) == len({y for _, y in path}) == 2 for path in paths)
    assert [n for n in range(1, 16) if game.origin(f"SM card.{n}") == "R"] == list(range(5, 14))
    assert [game.card_origin(n - 1) for n in (8, 13)] == ["R", "R"]
    assert "nine of the fifteen" in game.credit("en")
