"""Rules and packs."""

import difflib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import fidchell
from fidchell.cli.app import app, pack_app, say
from fidchell.cli.arguments import (
    GameId,
    Json,
    Lang,
    console,
    load_game,
    print_json,
    read_lang,
    some_games,
)
from fidchell.core.errors import InvalidOptions, InvalidPack

if TYPE_CHECKING:
    from rich.table import Table

    from fidchell.core.game import Game
    from fidchell.core.rulebook import Rule
    from fidchell.lab.matrix import Row


@app.command(epilog="Example: fidchell rules avignon samaritan --lang de")
def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="An id, with or without its prefix.")] = None,
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Only rules that contain these words.")] = None,
    as_matrix: Annotated[bool, typer.Option("--matrix", help="Each rule's code, tests and use in games.")] = False,
    number: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Games for the matrix.")] = 200,
    prove: Annotated[
        bool, typer.Option("--prove", help="Break each rule's code in small ways and see whether its tests notice.")
    ] = False,
    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes for --prove; default: all.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where --prove keeps its results and resumes; default: in $XDG_CACHE_HOME."),
    ] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Forget the results --prove has kept.")] = False,
    events: Annotated[
        bool, typer.Option("--events", help="Let --prove also break code that only reports a rule.")
    ] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of --prove as Markdown.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Look up rules; or show where each is in the code, which tests cover it, and how often games use it; or
    prove that its tests notice when it is broken."""
    chosen, language = load_game(game), read_lang(lang)
    if prove:
        if as_matrix or search:
            raise InvalidOptions.because("prove-alone")
        from fidchell.lab.proof import run as run_proof

        only = find_rule(chosen, rule).id if rule else None
        form = "json" if as_json else "markdown" if markdown else "table"
        return run_proof(chosen, only, jobs=jobs, keep=keep, anew=anew, events=events, form=form, lang=language)
    if as_matrix:
        if rule or search:
            raise InvalidOptions.because("matrix-alone")
        return show_matrix(chosen, number, as_json, language)
    found = list(chosen.rulebook.rules)
    if rule:
        found = [find_rule(chosen, rule)]
    if search:
        found = [one for one in chosen.rulebook.search(search, chosen.texts, language) if one in found]
    if as_json:
        print_json([tell_rule(chosen, one, language) for one in found])
    elif rule or search:
        print("\n\n".join(rule_text(chosen, one, language) for one in found) or say(language, "rules-none"))
    else:
        for section in chosen.rulebook.sections:
            print(chosen.say(language, f"section-{section}"))
            for one in (one for one in found if one.section == section):
                print(f"  {one.id:28} {one.title(chosen.texts, language)}")
    return 0


def find_rule(game: "Game", text: str) -> "Rule":
    """The rule with this id; InvalidOptions suggests similar ones."""
    found = game.rulebook.find(text)
    if found is None:
        names = [rule.id.partition(" ")[2] for rule in game.rulebook.rules]
        near = difflib.get_close_matches(text.rpartition(" ")[2].lower(), names)
        raise InvalidOptions.because("no-rule", rule=repr(text), game=game.id, near=", ".join(near) or "none")
    return found


def tell_rule(game: "Game", rule: "Rule", lang: str) -> dict[str, str]:
    """A rule as plain data."""
    texts = game.texts
    told = {"title": rule.title(texts, lang), "text": rule.body(texts, lang), "why": rule.why(texts, lang)}
    return {"id": rule.id, "section": rule.section, "source": rule.source, "mark": rule.mark, "kind": rule.kind} | told


def rule_text(game: "Game", rule: "Rule", lang: str) -> str:
    told = tell_rule(game, rule, lang)
    lines = [
        f"{rule.id}: {told['title']}",
        told["text"],
        told["why"],
        f"[{': '.join(filter(None, (game.origin_text(rule.mark, lang), rule.source)))}]",
    ]
    return "\n".join(filter(None, lines))


def show_matrix(game: "Game", number: int, as_json: bool, lang: str) -> int:
    """The matrix; exit code 1 if it shows a problem."""
    from fidchell.lab import matrix

    tests = matrix.tests_folder()
    rows = matrix.matrix(game, number, tests=tests, lang=lang)
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        console().print(matrix_table(rows, number, lang))
    if tests is None:
        print(f"fidchell: {say(lang, 'rules-untested')}", file=sys.stderr)
    found = matrix.problems(rows, tests=tests is not None, lang=lang)
    for problem in found:
        print(f"fidchell: {problem}", file=sys.stderr)
    return 1 if found else 0


def matrix_table(rows: list["Row"], games: int, lang: str) -> "Table":
    from rich.table import Table

    none = say(lang, "matrix-none")
    table = Table(*say(lang, "matrix-heads", games=games).split(" | "), box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        code = ", ".join(dict.fromkeys(place.rpartition("/")[2] for place in row.code))
        refusals = str(len(row.refusals) or (none if row.kind == "forbids" else ""))
        table.add_row(row.id, code or none, refusals, str(len(row.tests) or none), f"{row.exercised:,}")
    return table


@pack_app.command(epilog="Example: fidchell pack check mine.toml")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack: a data file in TOML.")],
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game; default: the one named in the file.", autocompletion=some_games),
    ] = None,
) -> None:
    """Check whether a pack fits its game; names the first mistake and where it is."""
    from fidchell.core.pack import read_toml

    named = read_toml(file)[1].get("game")
    if game is None and not isinstance(named, str):
        known = ", ".join(fidchell.games())
        raise InvalidPack.because("must-one-of", place=f"{file}: game", found="missing", known=known)
    chosen = load_game(game or str(named), file)
    chosen.new()
    print(f"{file}: a good pack for {chosen.id}")
