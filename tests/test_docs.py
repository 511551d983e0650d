"""The examples in README and docs are run as they stand; the site that is made of them is whole."""

import doctest
import json
import os
import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import typer

import fidchell
from fidchell.cli.app import app
from fidchell.cli.rules import check
from fidchell.core import scene
from fidchell.web import api
from tools import docs

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WRITTEN = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def packs() -> dict[str, str]:
    """The examples of packs, by their games."""
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    found = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    return {tomllib.loads(pack)["game"]: pack for pack in found}


def test_every_game_that_takes_packs_has_an_example() -> None:
    assert sorted(packs()) == sorted(name for name in fidchell.games() if fidchell.load(name).takes_packs)


@pytest.mark.parametrize("name", packs())
def test_packs_are_good_as_they_are_printed(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(packs()[name], encoding="utf-8")
    check(file)
    assert f"a good pack for {name}" in capsys.readouterr().out
    game = fidchell.load(name, file)
    state = game.new()
    assert state.playout(fidchell.Rng(1)) > 0
    assert game.board(state)


def scene_table() -> str:
    """What a scene may consist of, as the contract lists it."""
    made_of = {
        kind.__name__: getattr(kind, "_fields", None) or [one.name for one in fields(kind)]
        for kind in vars(scene).values()
        if isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))
    }
    rows = [f"| `{name}` | {', '.join(f'`{one}`' for one in found)} |" for name, found in made_of.items()]
    return "\n".join(["| | |", "|---|---|", *rows])


def test_the_contract_lists_what_a_scene_may_have() -> None:
    assert scene_table() in (ROOT / "docs/contract.md").read_text(encoding="utf-8")


def test_the_contract_names_what_a_state_offers() -> None:
    text = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    offered = [
        name for name in vars(fidchell.State) if not name.startswith("_") and callable(getattr(fidchell.State, name))
    ]
    assert [name for name in offered if not re.search(rf"`{name}\b", text)] == []


def test_package_example() -> None:
    assert doctest.testmod(fidchell).failed == 0


def test_some_pages_have_examples() -> None:
    examples = [doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8")) for page in PAGES]
    assert sum(map(len, examples)) > 20


def lines_of_commands() -> list[str]:
    """Every command that a page shows, without what it says about it."""
    found = []
    for page in WRITTEN:
        for line in re.findall(r"^    (?:\$ )?(fidchell [a-z].*)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            found.append(re.split(r"\s+#|\s{2,}| && ", line)[0])
    return sorted(set(found))


@pytest.mark.parametrize("line", lines_of_commands())
def test_commands_and_options_are_there(line: str) -> None:
    words = line.split()[1:]
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    known = {name for one in command.params for name in (*one.opts, *one.secondary_opts)} | {"--help"}
    assert [word for word in words if re.match(r"--?[a-z]", word) and word.partition("=")[0] not in known] == []


# -- links ------------------------------------------------------------------------------------------------------------


def headings(page: Path) -> set[str]:
    """The anchors of a page, as repository sites make them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    lines = (re.sub(r"[^\w\- ]", "", line.lower()) for line in re.findall(r"^#+ (.*)$", text, re.MULTILINE))
    return {line.strip().replace(" ", "-") for line in lines}


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere_in_the_repository(page: Path) -> None:
    for found in docs.LINK.finditer(docs.without_code(page.read_text(encoding="utf-8"))):
        target = (page.parent / found[1]).resolve()
        assert target.is_relative_to(ROOT), found[0]
        assert target.exists(), found[0]
        assert not found[2] or found[2][1:] in headings(target), found[0]


class Links(HTMLParser):
    """What a page is made of and leads to, and the places in it that others may lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.places.add(value)
            if name in ("href", "src") and value is not None:
                self.links.append((tag, value))


def flaws(site: Path) -> Iterator[str]:
    """Links that lead nowhere, and whatever would be fetched from elsewhere."""
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        for tag, link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if tag != "a" or parts.scheme != "https" or "." not in parts.netloc:
                    yield f"{path.name}: {tag} {link}"
                continue
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            if path.name != "404.html" and not target.is_file():
                yield f"{path.name}: there is no {link}"
            elif target in pages and parts.fragment and unquote(parts.fragment) not in pages[target].places:
                yield f"{path.name}: nothing is called {link}"
    for path in site.rglob("*.css"):
        yield from (
            f"{path.name}: {url}" for url in re.findall(r"url\([\"']?(https?:[^)]*)", path.read_text(encoding="utf-8"))
        )


def in_nav(entries: list[Any]) -> Iterator[str]:
    for entry in entries:
        for inside in entry.values():
            yield from [inside] if isinstance(inside, str) else in_nav(inside)


@pytest.mark.slow
def test_the_site_is_whole(tmp_path: Path) -> None:
    """Built strictly, all links and anchors checked, every page reached from the menu and found by the search."""
    site = docs.build(tmp_path)
    assert list(flaws(site)) == []
    pages = sorted(path.relative_to(tmp_path / "pages").as_posix() for path in (tmp_path / "pages").rglob("*.md"))
    menu = tomllib.loads((ROOT / "tools/docs.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert sorted(in_nav(menu)) == pages
    searched = (site / "search.json").read_text(encoding="utf-8")
    assert [page for page in pages if page.replace(".md", ".html") not in searched and page != "index.md"] == []
    assert "The seats that may act now" in searched, "the reference, too"


def test_flaws_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="here"><a href="b.html">b</a><a href="#there">t</a><a href="#here">h</a>')
    (tmp_path / "c.html").write_text('<img src="https://example.org/x.png"><a href="https://example.org/">e</a>')
    (tmp_path / "d.css").write_text('@import url("https://example.org/font.css");')
    assert len(list(flaws(tmp_path))) == 4


# -- the reference ----------------------------------------------------------------------------------------------------


def test_the_reference_has_what_there_is() -> None:
    """Commands with their options, requests with their structures, what the library offers with its docstrings."""
    commands, requests, python = docs.commands(), docs.api_page(), dict(docs.module_pages())
    for name in ("play", "serve", "pack check", "admin ban"):
        assert f"# fidchell {name}\n" in commands
    assert "`--seats` `NAME,NAME…`" in commands
    assert "Let bots play many games" in commands
    for one in api.ENDPOINTS:
        assert f"### {one.method} {one.path} " in requests
        assert f"[{one.answer.__name__}](#{one.answer.__name__})" in requests
    library = python["reference/library.md"]
    for name in fidchell.__all__:
        assert name.isupper() or re.search(rf"^### {name} ", library, re.MULTILINE), name
    assert "apply(action: object, seat: object, " in library
    assert (fidchell.State.__doc__ or "").split(".")[0] in library


def test_every_page_of_the_reference_is_read_from_the_source() -> None:
    assert [one for _, _, modules in docs.PYTHON.values() for one in modules if not docs.source_of(one).is_file()] == []
    assert json.dumps(dict(docs.module_pages())).count("### ") > 150
