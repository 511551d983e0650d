"""Builds the documentation as a site in build/docs: `make docs`. The generator is Zensical, set up by docs.toml.

The pages are those of docs/, README, CONTRIBUTING, CHANGELOG and the licence. The reference is made from the code: that
of Python by reading the sources (griffe), so that it is the same whether they are compiled or not; that of the commands
from the commands themselves; that of the API from its description. A link that leads nowhere ends the build.
"""

import html
import inspect
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import griffe
import typer

import fidchell
from fidchell.cli.app import app
from fidchell.core import registry
from fidchell.core.position import BySeat, Position
from fidchell.web import api
from fidchell.web.openapi import described

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src/fidchell/web/static"

# What lies elsewhere in the project → its page.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "examples/bot.py": "examples.md#in-python",
    "examples/bot.mjs": "examples.md#in-node",
    "examples/learn.py": "learner.md",
}
LINK: Final = re.compile(r"(?<=\]\()(?!https?://|mailto:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
CODE: Final = re.compile(r"(^```.*?^```$|`[^`\n]*`)", re.DOTALL | re.MULTILINE)

# -- pages ------------------------------------------------------------------------------------------------------------


def page_of(file: str) -> str:
    """Where a file of the project is found in the site."""
    if file in ELSEWHERE:
        return ELSEWHERE[file]
    if not file.startswith("docs/"):
        raise ValueError(f"{file} is linked to, and has no page")
    return file.removeprefix("docs/")


def relinked(text: str, file: str) -> str:
    """A page's text with links that fit its place in the site."""
    here = os.path.dirname(page_of(file))

    def lead(found: re.Match[str]) -> str:
        target = os.path.normpath(os.path.join(os.path.dirname(file), found[1]))
        return os.path.relpath(page_of(target), here or ".") + (found[2] or "")

    parts = CODE.split(text)  # text and code by turns
    return "".join(part if n % 2 else LINK.sub(lead, part) for n, part in enumerate(parts))


def without_code(text: str) -> str:
    return "".join(CODE.split(text)[::2])


def gather() -> Iterator[tuple[str, str]]:
    """The pages that somebody has written: names and texts."""
    for file in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        yield page_of(file), relinked((ROOT / file).read_text(encoding="utf-8"), file)
    for path in sorted((ROOT / "docs").rglob("*.md")):
        file = path.relative_to(ROOT).as_posix()
        yield page_of(file), relinked(path.read_text(encoding="utf-8"), file)
    yield "licence.md", f"# Licence\n\n{fenced((ROOT / 'LICENSE').read_text(encoding='utf-8'), 'text')}"
    yield "examples.md", "\n\n".join(examples())
    learner = (ROOT / "examples/learn.py").read_text(encoding="utf-8")
    yield "learner.md", "# The learner\n\n[A first learner](learning.md) explains it.\n\n" + fenced(learner, "python")


def examples() -> Iterator[str]:
    yield "# Two complete clients\n\nBoth play over HTTP, with nothing to install; [the API](api.md) explains it."
    for title, file, language in (("In Python", "bot.py", "python"), ("In Node", "bot.mjs", "js")):
        yield f"## {title}\n\n`examples/{file}`\n\n" + fenced(
            (ROOT / "examples" / file).read_text(encoding="utf-8"), language
        )


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text.strip()}\n```\n"


def in_cell(text: str) -> str:
    """A text that ends no cell; within backticks a backslash would be shown."""

    def code(found: re.Match[str]) -> str:
        return f"<code>{html.escape(found[1])}</code>" if "|" in found[1] else found[0]

    return re.sub(r"`([^`]*)`", code, text).replace("|", "&#124;").replace("\n", " ")


def table(head: str, rows: Iterable[Iterable[str]]) -> str:
    """A table, or nothing without rows."""
    lines = ["| " + " | ".join(map(in_cell, row)) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * (head.count("|") - 1), *lines]) + "\n" if lines else ""


# -- Python -----------------------------------------------------------------------------------------------------------

WIDE: Final = 100  # of a signature on one line

PYTHON: Final = {
    "library": (
        "Python: the library",
        "What `import fidchell` gives, and what its games, states and sessions offer. [The contract](../contract.md) "
        "explains it.",
        (
            "__init__",
            "core.registry",
            "core.state",
            "core.rng",
            "core.game",
            "core.session",
            "core.record",
            "core.refusal",
            "core.errors",
        ),
    ),
    "bots": (
        "Python: bots",
        "What a bot is, which there are, and our games in OpenSpiel. [A bot in ten minutes](../bots.md) begins at the "
        "beginning.",
        ("core.bot", "bots.__init__", "bots.own", "bots.simple", "bots.search", "bots.personas", "envs.openspiel"),
    ),
    "games": (
        "Python: writing a game",
        "What a game's folder is made with. [A game in an hour](../new-game.md) goes step by step.",
        (
            "core.position",
            "core.events",
            "core.notation",
            "core.names",
            "core.scene",
            "core.views",
            "core.choosing",
            "core.frames",
            "core.earlier",
            "core.bits",
            "core.reading",
            "core.pack",
            "core.text",
        ),
    ),
}


def module_pages() -> Iterator[tuple[str, str]]:
    for name, (title, intro, modules) in PYTHON.items():
        yield f"reference/{name}.md", "\n\n".join([f"# {title}", intro, *(module(one) for one in modules)])


def module(place: str) -> str:
    """A module's public classes and functions."""
    path, name = source_of(place), f"fidchell.{place}".removesuffix(".__init__")
    source = path.read_text(encoding="utf-8")
    found = griffe.visit(name, filepath=path, code=source)
    lines = source.splitlines()
    parts = [f"## {name} {{ #{name} }}", prose(found.docstring), exported(found)]
    for one in public(found):
        if isinstance(one, griffe.Class):
            parts += [f"### {one.name} {{ #{one.path} }}", fenced(heading(one), "python"), prose(one.docstring)]
            parts.append(table("| attribute | type | |", (attribute(one, field, lines) for field in fields(one))))
            for method in public(one):
                if isinstance(method, griffe.Function):
                    parts += [f"#### {one.name}.{method.name} {{ #{method.path} }}", *function(method)]
        elif isinstance(one, griffe.Function):
            parts += [f"### {one.name} {{ #{one.path} }}", *function(one)]
    return "\n\n".join(part for part in parts if part)


def source_of(place: str) -> Path:
    return ROOT / "src/fidchell" / (place.replace(".", "/") + ".py")


def exported(whole: griffe.Module) -> str:
    """What a package offers that is defined elsewhere."""
    members: dict[str, Any] = dict(whole.members)
    names = [one for one in map(str, whole.exports or ()) if members[one].is_alias]
    places = {name: members[name].target_path for name in names}
    linked = [f"`{name}`" if name.isupper() else f"[`{name}`](#{place})" for name, place in places.items()]
    return f"Offers {', '.join(linked)}." if names else ""


def public(whole: Any) -> Iterator[Any]:
    """What is defined there, in the order of the source."""
    own = (one for one in whole.members.values() if not one.is_alias and not one.name.startswith("_"))
    yield from sorted(own, key=lambda one: one.lineno or 0)


def fields(kind: griffe.Class) -> Iterator[Any]:
    for one in public(kind):
        if isinstance(one, griffe.Attribute) and "property" not in one.labels and one.annotation is not None:
            yield one


def attribute(kind: griffe.Class, one: Any, lines: list[str]) -> tuple[str, str, str]:
    """A row for an attribute; what its line says about it stands behind the hash."""
    typed = (
        str(one.annotation)
        .removeprefix("Final")
        .removeprefix("[")
        .removesuffix("]" if "Final[" in str(one.annotation) else "")
    )
    default = f" = {one.value}" if one.value is not None and str(one.value) != one.name else ""
    _, _, said = lines[(one.endlineno or one.lineno) - 1].partition("  # ")
    return f"`{one.name}`", f"`{typed}{default}`" if typed else "", said


def heading(kind: griffe.Class) -> str:
    return f"class {kind.name}" + (f"({', '.join(map(str, kind.bases))})" if kind.bases else "")


def function(one: griffe.Function) -> list[str]:
    return [fenced(signature(one), "python"), prose(one.docstring)]


def signature(one: griffe.Function) -> str:
    """Names, types and defaults; arguments have a line each if they are many."""
    text = str(one.signature()).replace("(self, ", "(").replace("(self)", "()").replace("(cls, ", "(")
    if len(text) <= WIDE:
        return text
    opening, closing = text.index("("), text.rindex(")")
    parts, depth = [""], 0
    for sign in text[opening + 1 : closing]:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return text[: opening + 1] + "\n" + "".join(f"    {part.strip()},\n" for part in parts) + text[closing:]


def prose(docstring: griffe.Docstring | None) -> str:
    """A docstring as Markdown: its examples as code."""
    if docstring is None:
        return ""
    paragraphs = inspect.cleandoc(docstring.value).split("\n\n")
    return "\n\n".join(fenced(part, "python") if part.startswith(">>>") else part for part in paragraphs)


def ours() -> list[str]:
    """The games of this project, without those of installed packages."""
    return [name for name in fidchell.games() if registry.place(name)[0].startswith("fidchell.")]


def positions() -> str:
    """How each game writes its positions: the keys of views, dumps and the start of records."""
    parts = [
        "# Positions and views",
        "A position is written as JSON: by `game.dump(state)`, at the start of some records, and in the API as `view`, "
        "where what a seat may not see is left out, counted, or `true` if only that something was chosen may be known. "
        "`KEY:SEAT` is there once for each seat.",
    ]
    for name in ours():
        game = fidchell.load(name)
        place = f"games.{name.replace('-', '_')}.position"
        source = griffe.visit(place, filepath=source_of(place), code=source_of(place).read_text(encoding="utf-8"))
        assert source.docstring is not None, place
        said = f"{inspect.cleandoc(source.docstring.value)}\n"
        parts += [f"## {game.say('en', 'title')}", said, table("| key | |", keys(game.position))]
    return "\n\n".join(parts)


def keys(position: Position) -> Iterator[tuple[str, str]]:
    """What may be written, and what it means: as its field says, or as what writes it does."""
    meanings = {field.written.key: field.meaning for field in position.fields if field.written is not None}
    for part in position.written:
        name = f"{part.key}:SEAT" if isinstance(part, BySeat) else part.key
        yield f"`{name}`", meanings.get(part.key) or (inspect.getdoc(part.write) or "").partition("\n\n")[0]


# -- commands ---------------------------------------------------------------------------------------------------------


def commands() -> str:
    """What each command says of itself."""
    whole = typer.main.get_command(app)
    parts = ["# Commands", "What `fidchell COMMAND --help` tells, on one page.", *describe(whole, "fidchell", 2)]
    return "\n\n".join(parts)


def describe(command: Any, name: str, level: int) -> Iterator[str]:
    """A command, then those within it."""
    inside = getattr(command, "commands", {})
    if level > 2:
        yield f"{'#' * level} {name}"
    yield " ".join(inspect.cleandoc(command.help or "").split())
    shown = [one for one in command.params if not one.hidden and "completion" not in one.name]
    words = [metavar(one) if one.required else f"[{metavar(one)}]" for one in shown if is_argument(one)]
    if not inside:
        yield fenced(" ".join([name, *words, *(["[OPTIONS]"] if len(words) < len(shown) else [])]), "text")
    yield table("| argument or option | |", map(parameter, sorted(shown, key=is_argument, reverse=True)))
    if command.epilog:
        yield f"For example:\n\n{fenced(command.epilog.removeprefix('Example: '), 'text')}"
    for word, one in inside.items():
        yield from describe(one, f"{name} {word}", level + 1)


def is_argument(one: Any) -> bool:
    return bool(one.param_type_name == "argument")


def metavar(one: Any) -> str:
    return str(one.metavar or one.name.upper())


def parameter(one: Any) -> tuple[str, str]:
    named = f"`{metavar(one)}`"
    if not is_argument(one):
        named = ", ".join(f"`{name}`" for name in (*one.opts, *one.secondary_opts)) + (
            "" if one.is_flag else f" {named}"
        )
    unsaid = one.required or callable(one.default) or one.default in (None, False, ())
    said = one.help or ""
    return named, said if unsaid else f"{said} Default: `{one.default}`"


# -- the API ----------------------------------------------------------------------------------------------------------


def api_page() -> str:
    """What /api/v1/openapi.json tells programs, for people."""
    document = described("", api.PREFIX, api.ENDPOINTS)
    parts = [
        "# The JSON API",
        "Every request and every structure, as `/api/v1/openapi.json` describes them to programs; [the API](../api.md) "
        "explains how they go together. All paths begin with `/api/v1`; `?lang=de` asks for German everywhere.",
        "## Requests",
    ]
    for path, operations in document["paths"].items():
        for method, one in operations.items():
            parts += request(method.upper(), path.removeprefix(api.PREFIX), one)
    parts.append("## Structures")
    for name, schema in document["components"]["schemas"].items():
        parts += [f"### {name} {{ #{name} }}", schema["description"], structure(schema)]
    statuses = document["paths"][f"{api.PREFIX}/games"]["get"]["responses"].items()
    refusals = table("| status | |", ((status, said["description"]) for status, said in statuses if status != "200"))
    return "\n\n".join(part for part in (*parts, "## Refusals", "All with an [Error](#Error).", refusals) if part)


TOKENS: Final = {
    (): "Needs no token.",
    ("seat",): "Needs the token of a seat.",
    ("", "seat"): "With or without a token.",
}


def request(method: str, path: str, one: dict[str, Any]) -> Iterator[str]:
    """One kind of request: what it takes and how it is answered."""
    yield f"### {method} {path} {{ #{one['operationId']} }}"
    said = [one["summary"], TOKENS[tuple("".join(needed) for needed in one.get("security", ()))]]
    if "requestBody" in one:
        said.append(f"Takes {kind(one['requestBody']['content']['application/json']['schema'])}.")
    [status, *_] = one["responses"]
    [(media, content)] = one["responses"][status]["content"].items()
    stream = ", as server-sent events" if media == "text/event-stream" else ""
    yield " ".join([*said, f"Answers {status} with {kind(content['schema'])}{stream}."])
    asked = [each for each in one["parameters"] if each["name"] not in ("lang", "table")]
    rows = ((f"`{each['name']}`", kind(each["schema"]), each["description"]) for each in asked)
    yield table("| parameter | type | |", rows)


def structure(schema: dict[str, Any]) -> str:
    needed = schema["required"]
    closed = schema.get("additionalProperties") is False
    rows = (
        (f"`{name}`" + (" (needed)" if closed and name in needed else ""), kind(one), one.get("description", ""))
        for name, one in schema["properties"].items()
    )
    return table("| field | type | |", rows)


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words; structures are links."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if "anyOf" in schema:
        return " or ".join(map(kind, schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        return f"object of {kind(schema['additionalProperties'])}"
    named = schema.get("type", "anything")
    text = named if isinstance(named, str) else " or ".join(named)
    limits = [f"{schema[low]} to {schema[high]}" for low, high in RANGES if low in schema]
    return f"{text}, {limits[0]}" if limits else text


RANGES: Final = (("minimum", "maximum"), ("minLength", "maxLength"), ("minItems", "maxItems"))

BACK: Final = '<p><a href="../lab.html">Fidchell: the lab</a></p>\n'

# -- the site ---------------------------------------------------------------------------------------------------------


def write(pages: Path) -> None:
    """All pages, pictures and what the pages look like."""
    made = [
        ("reference/commands.md", commands()),
        ("reference/api.md", api_page()),
        ("reference/positions.md", positions()),
    ]
    for name, text in (*gather(), *made, *module_pages()):
        (pages / name).parent.mkdir(parents=True, exist_ok=True)
        (pages / name).write_text(text, encoding="utf-8")
    for folder in ("pictures", "reports"):
        shutil.copytree(ROOT / "docs" / folder, pages / folder)
    for report in (pages / "reports").glob("*.html"):  # pages of their own, which know nothing of the site
        text = report.read_text(encoding="utf-8")
        report.write_text(text.replace("<h1>", f"{BACK}<h1>", 1), encoding="utf-8")
    for font in STATIC.glob("fonts/atkinson*.woff2"):
        shutil.copy(font, pages)
    shutil.copy(ROOT / "tools/docs.css", pages / "fidchell.css")
    shutil.copy(STATIC / "icon.svg", pages / "favicon.svg")


def build(folder: Path) -> Path:
    """The site, in a folder of its own within this one; whatever is wrong with it ends the build."""
    pages, site = folder / "pages", folder / "docs"
    for old in (pages, site):
        shutil.rmtree(old, ignore_errors=True)
    write(pages)
    shutil.copy(ROOT / "tools/docs.toml", folder / "zensical.toml")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=os.environ | {"NO_COLOR": "1"})
    if done.returncode:
        raise RuntimeError(f"{done.stdout}{done.stderr}")
    return site


if __name__ == "__main__":
    place = build(ROOT / "build").relative_to(ROOT)
    print(f"{place}: to read and search it, python3 -m http.server --directory {place}")
