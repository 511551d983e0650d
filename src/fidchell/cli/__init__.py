"""The command `fidchell`. Each subcommand reads its arguments, calls the library and prints; nothing is decided here.

Errors are one line on stderr, with exit code 2. Heavy imports wait until a command needs them.
"""

import difflib
import io
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

import fidchell
from fidchell import bots
from fidchell.bots.personas import FELLOW, FIRST, manner_of, name_of, spec_of
from fidchell.bots.personas import check as check_bot
from fidchell.cli.arguments import (
    GameId,
    Json,
    Lang,
    Options,
    Pack,
    Players,
    RecordFile,
    console,
    finite,
    load_game,
    mind_speed,
    print_json,
    read_lang,
    read_names,
    read_numbers,
    read_options,
    read_seed,
    some_bots,
    some_games,
)
from fidchell.core.errors import FidchellError, InvalidOptions, InvalidPack
from fidchell.core.rulebook import MARKS
from fidchell.core.text import Texts

if TYPE_CHECKING:
    from rich.table import Table

    from fidchell.core.game import Game
    from fidchell.core.record import Record
    from fidchell.core.rulebook import Rule
    from fidchell.lab.matrix import Row

TEXTS: Final = Path(__file__).resolve().parent / "text"

app = typer.Typer(
    name="fidchell",
    help="A table for board games: play, watch, simulate, look up the rules.",
    epilog="Example: fidchell play avignon --seats you,level:3",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
pack_app = typer.Typer(help="Your own data files: the cards you own, in the words of the game's own file.")
app.add_typer(pack_app, name="pack")


# -- fidchell ---------------------------------------------------------------------------------------------------------


@app.callback()
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int | None:
    if version:
        print(f"fidchell {fidchell.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
    return None


@app.command(epilog="Example: fidchell games --json")
def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games with their options."""
    language = read_lang(lang)
    found = [fidchell.load(name).describe(language) for name in fidchell.games()]
    if as_json:
        print_json(found)
        return
    for game in found:
        print(f"{game['id']}: {game['title']}")
        print(f"  {game['summary']}")
        players, minutes = (_range(game[name]) for name in ("players", "minutes"))
        print(f"  {players} players, {minutes} minutes; seats: {', '.join(game['seats'])}")
        for option in game["options"]:
            default = {True: "on", False: "off"}.get(option["default"], option["default"])
            print(f"  -o {option['name']}={default}  {option['title']}: {option['help']}")


def _range(ends: list[int]) -> str:
    return str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"


@app.command("bots", epilog="Example: fidchell bots avignon")
def list_bots(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="What the levels are in a game.", autocompletion=some_games)
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the opponents: levels by name and manner, and what other bots can be specified."""
    language, chosen = read_lang(lang), load_game(game) if game else None
    texts, together = chosen.texts if chosen else Texts(), chosen is not None and chosen.meta.together
    levels = [
        {
            "spec": spec_of(level),
            "name": name_of(spec_of(level), texts, language),
            "manner": manner_of(level, texts, language, together),
            **({"plays": bots.level(str(level), chosen)} if chosen else {}),
        }
        for level in bots.LEVELS
    ]
    others = {name: list(keys) for name, keys in bots.PARAMETERS.items()}
    if as_json:
        print_json({"levels": levels, "others": others})
        return
    for one in levels:
        print(f"{one['spec']}  {one['name']}: {one['manner']}" + (f"\n         {one['plays']}" if chosen else ""))
    for name, keys in others.items():
        print(f"{name}" + (f":{'+'.join(f'{key}=…' for key in keys)}  (each may be left out)" if keys else ""))


# -- play, replay, verify ---------------------------------------------------------------------------------------------


@app.command(epilog="Example: fidchell play avignon --seats you,level:3 -o first=avignon --record game.json")
def play(
    game: GameId,
    players: Players = None,
    option: Options = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME…",
            help="Who sits where: you (for each person at this keyboard) or a bot, as `fidchell bots` lists them; "
            f"default: you, then level:{FIRST} (level:{FELLOW} where all play together).",
            autocompletion=some_bots,
        ),
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="Repeat the chance of another game.")] = None,
    pack: Pack = None,
    referee: Annotated[bool, typer.Option("--referee", help="You type in real dice and cards.")] = False,
    learn: Annotated[bool, typer.Option("--learn", help="A guided first game.")] = False,
    tutor: Annotated[bool, typer.Option("--tutor", help="Ask before a choice that gives away much.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game down here.")] = None,
    pace: Annotated[
        float, typer.Option(metavar="S", min=0.0, max=60.0, callback=finite, help="Seconds a bot takes at least.")
    ] = 0.6,
) -> int:
    """Play in the terminal, against bots or with friends at one keyboard."""
    chosen = load_game(game, pack)
    language, options = read_lang(lang), read_options(option)
    names = read_seats(chosen, players, seats)
    chosen.new(len(names), **options)
    if referee and seed is not None:
        raise InvalidOptions("--referee and --seed: either you type chance in, or a seed decides it")
    given = {"--players": players, "--seats": seats, "-o": option, "--seed": seed, "--pack": pack}
    fixed = [name for name, value in given.items() if value is not None]
    if learn and (fixed or referee or load or record):
        raise InvalidOptions("--learn: the lesson says the rest itself; only --lang and --pace go with it")
    if load is not None:
        check_load(chosen, load, fixed)
    mind_speed()
    from fidchell.terminal.play import play as play_at_table

    return play_at_table(
        chosen,
        seats=names,
        options=options,
        lang=language,
        seed=None if seed is None else read_seed(seed),
        referee=referee,
        load=load,
        record=record,
        pace=pace,
        learn=learn,
        tutor=tutor,
    )


def check_load(game: "Game", path: Path, given: list[str]) -> None:
    """A saved game has its own seats and options; errors in it are reported before anything is shown."""
    from fidchell.core.record import replay as replay_record
    from fidchell.terminal import keeping

    record = keeping.load(path)
    if record.game != game.id:
        raise InvalidOptions(f"--load {path}: it is a game of {record.game}, not of {game.id}")
    if given:
        raise InvalidOptions(f"--load {path}: the saved game says it itself; leave {', '.join(given)} out")
    replay_record(record)


def read_seats(game: "Game", players: int | None, text: str | None) -> list[str]:
    """Who sits where."""
    if text is None:
        players = game.meta.players[0] if players is None else players
        game.options(players, {})  # refuses an impossible number of players
        return ["you"] + [spec_of(FELLOW if game.meta.together else FIRST)] * (players - 1)
    names = read_names(text)
    for name in names:
        if name != "you":
            check_bot(name, game)
    if players is not None and players != len(names):
        raise InvalidOptions(f"--seats {text}: {len(names)} names for {players} players")
    return names


@app.command(epilog="Example: fidchell replay game.json | less")
def replay(file: RecordFile, as_json: Json = False, lang: Lang = None) -> int:
    """Watch a recorded game step by step; piped, read it as prose."""
    from fidchell.core.record import Record
    from fidchell.core.record import replay as replay_record

    record, language = Record.load(file), read_lang(lang)
    played = replay_record(record)
    if as_json:
        outcome = played.last.outcome()
        print_json({"view": played.game.view(played.last, None), "outcome": outcome.as_dict() if outcome else None})
    elif sys.stdin.isatty() and sys.stdout.isatty():
        return watch(record, language)
    else:
        for step in played.steps:
            undone = " (taken back)" if step.taken_back else ""
            for sentence in played.game.tell(step.events, language):
                print(f"{step.number:>4}  {sentence.text}{undone}")
        for sentence in played.game.ending(played.last, language):
            print(f"      {sentence.text}")
    return 0


def watch(record: "Record", lang: str) -> int:
    from fidchell.terminal.play import replay_table

    return replay_table(record, lang=lang) or 0


@app.command(epilog="Example: fidchell review game.json --html review.html")
def review(
    file: RecordFile,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page that needs nothing else.")] = None,
    looks: Annotated[
        int, typer.Option(metavar="N", min=1, max=100, help="How often the coach looks at each decision.")
    ] = 2,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a finished game: luck versus decisions, the costliest decisions, turning points."""
    from fidchell.coach.report import as_dict, lines, page
    from fidchell.coach.review import is_decision
    from fidchell.coach.review import review as look_again
    from fidchell.core.record import Record
    from fidchell.core.record import replay as replay_record
    from fidchell.lab.run import progress

    record, language = Record.load(file), read_lang(lang)
    decisions = sum(is_decision(step) for step in replay_record(record).line)
    mind_speed()
    with progress(decisions, "decisions") as bar:
        found = look_again(record, looks=looks, progress=bar.advance)
    if html is not None:
        html.write_text(page(found, language), encoding="utf-8")
    if as_json:
        print_json(as_dict(found))
    elif html is None:
        for line in lines(found, language):
            print(line)
    else:
        print(html)


@app.command(epilog="Example: fidchell verify game.json")
def verify(
    file: RecordFile,
    pack: Annotated[
        Path | None,
        typer.Option("--pack", metavar="FILE", help="The data file that it must have been played with."),
    ] = None,
) -> None:
    """Check a record: every move by the rules, every roll by the revealed seed."""
    from fidchell.core.record import Record
    from fidchell.core.session import verify as verify_record

    record = Record.load(file)
    rolls, against = verify_record(record, load_game(record.game, pack) if pack else None)
    moves = f"{file}: all {len(record.moves)} moves are legal"
    if record.pack:
        moves += f" with {pack}" if pack else f" with {record.pack['name']}, as it is in the record"
    if against == "seed":
        print(f"{moves}; all {rolls} chance outcomes are the ones that the committed seed gives")
    elif against == "referee":
        print(f"{moves}; the {rolls} chance outcomes were typed in by a referee, so there is no seed to check")
    else:
        print(f"{moves}; the seed is not revealed yet, so the {rolls} chance outcomes can't be checked")


# -- simulate ---------------------------------------------------------------------------------------------------------


@app.command(epilog="Example: fidchell simulate avignon --games 10000 --bots greedy,random --seed 1")
def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    names: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,NAME…",
            help="One for each seat, or one for all; `fidchell bots` lists them.",
            autocompletion=some_bots,
        ),
    ] = "random",
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same games.")] = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Processes; default: as many as help. The results are equal."),
    ] = None,
    first: Annotated[int, typer.Option(metavar="I", min=0, help="Begin with game I: continues a stopped run.")] = 0,
    each: Annotated[Path | None, typer.Option(metavar="FILE", help="Append a line of JSON for every game.")] = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games and count who wins, how, and how long it takes."""
    from fidchell.lab.run import run
    from fidchell.lab.simulate import Series

    chosen = load_game(game, pack)
    series = Series.of(chosen, players, read_options(option), read_names(names), read_seed(seed))
    mind_speed()
    return run(chosen, series, number, first=first, workers=workers, each=each, as_json=as_json)


@app.command(epilog="Example: fidchell ladder avignon --bots random,greedy,level:3 --games 200 --plot ladder.svg")
def ladder(
    game: GameId,
    names: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME,NAME…",
            help=f"From the weakest up: {', '.join(bots.NAMES)}; default: all levels.",
            autocompletion=some_bots,
        ),
    ] = None,
    number: Annotated[
        int,
        typer.Option("--games", metavar="N", min=1, help="For each pair, or a few more so that all seats get as many."),
    ] = 100,
    total: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Games of all, instead: the more, the nearer two bots are in the list."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same games.")] = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Processes; default: as many as help. The results are equal."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where results are kept to go on from; default: in $XDG_CACHE_HOME."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it, as SVG.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play all against all and rate them; where all play together, compare what each reaches."""
    from fidchell.lab.ladder import Ladder
    from fidchell.lab.standings import watch as watch_ladder

    chosen = load_game(game, pack)
    found = read_names(names) if names else [f"level:{level}" for level in bots.LEVELS]
    study = Ladder.of(chosen, players, read_options(option), found, read_seed(seed), games=number, total=total)
    mind_speed()
    form = "json" if as_json else "markdown" if markdown else "table"
    return watch_ladder(chosen, study, workers=workers, keep=keep, plot=plot, form=form)


# -- learned values ---------------------------------------------------------------------------------------------------


@app.command(epilog="Example: fidchell train avignon --seed 2 --games 6000,3000 --adopt")
def train(
    game: GameId,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same net.")] = 1,
    games: Annotated[str, typer.Option(metavar="N,N…", help="Games of each round.")] = "6000,3000,3000",
    hidden: Annotated[int, typer.Option(metavar="N", min=0, help="Hidden units; 0: a linear value.")] = 32,
    nets: Annotated[int, typer.Option(metavar="N", min=1, help="Nets of each round; matches choose.")] = 3,
    epochs: Annotated[int, typer.Option(metavar="N", min=1, help="How often a fit goes over all rows.")] = 8,
    trace: Annotated[float, typer.Option(metavar="L", min=0.0, max=1.0, help="The λ of TD(λ).")] = 0.9,
    astray: Annotated[int, typer.Option(metavar="N", min=0, max=1000, help="Random decisions per thousand.")] = 80,
    between: Annotated[
        int,
        typer.Option(metavar="N", min=0, max=1000, help="Mid-turn decisions recorded, per thousand."),
    ] = 0,
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="Games of a match that chooses.")] = 1000,
    temper: Annotated[int, typer.Option(metavar="N", min=1, help="Games that set the chances right.")] = 400,
    confirm: Annotated[int, typer.Option(metavar="N", min=1, help="Games of the match at the end.")] = 2000,
    also: Annotated[str, typer.Option(metavar="N,N…", help="Numbers of players that the net is as good for.")] = "",
    work: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the work lies; the same folder resumes it.")
    ] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes. The results are equal.")] = None,
    take: Annotated[bool, typer.Option("--adopt", help="Put the net into the game's folder.")] = False,
) -> None:
    """Learn the value of positions by self-play."""
    from fidchell.bots import values
    from fidchell.lab import train as training
    from fidchell.lab.simulate import cores

    chosen = load_game(game)
    number = players or chosen.meta.players[0]
    chosen.new(number)
    recipe = training.Recipe(
        game,
        number,
        seed,
        read_numbers("--games", games),
        hidden,
        nets,
        epochs,
        trace,
        astray,
        between,
        matches,
        temper,
        confirm,
        read_numbers("--also", also) if also else (),
    )
    mind_speed()
    folder = work or Path(f"train-{game}-{number}")
    learned = training.train(recipe, folder, workers or cores())
    print(f"{folder / values.FILE} and {folder / 'curve.svg'} are written")
    if take:
        training.adopt(learned, chosen.folder / values.FILE)
        print(f"{chosen.folder / values.FILE} has it now")


@app.command(epilog="Example: fidchell calibrate avignon --games 2000 --plot reliability.svg")
def calibrate(
    game: GameId,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same games.")] = "calibrate",
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it, as SVG.")] = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="The coach instead of the judges, in games of level 5.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Compare the chances that judges, or the coach, see with what comes of them."""
    from fidchell.lab import calibrate as comparing

    chosen = load_game(game)
    seats = players or chosen.meta.players[0]
    chosen.new(seats)
    mind_speed()
    if coach:
        findings = [comparing.calibrate_coach(chosen, seats, number, seed)]
    else:
        findings = comparing.calibrate(chosen, seats, number, seed)
    if plot:
        comparing.chart(chosen, seats, findings).write(plot)
    if as_json:
        print_json([one.as_dict() for one in findings])
    else:
        print("\n".join(comparing.lines(findings)))


# -- rules and packs --------------------------------------------------------------------------------------------------


@app.command(epilog="Example: fidchell rules avignon samaritan --lang de")
def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="An id, with or without its prefix.")] = None,
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Only rules that have these words.")] = None,
    as_matrix: Annotated[bool, typer.Option("--matrix", help="Each rule's code, tests and use in games.")] = False,
    number: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Games for the matrix.")] = 200,
    prove: Annotated[
        bool, typer.Option("--prove", help="Break each rule's code in small ways: do the rule's tests notice?")
    ] = False,
    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes for --prove; default: all.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where --prove keeps results and goes on; default: in $XDG_CACHE_HOME."),
    ] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Forget what --prove has kept.")] = False,
    events: Annotated[bool, typer.Option("--events", help="Let --prove also break what only tells of a rule.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of --prove as Markdown.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Look rules up; or show where each is in the code, which tests show it, and how often games have met it; or
    prove that its tests notice when it is broken."""
    chosen, language = load_game(game), read_lang(lang)
    if prove:
        if as_matrix or search:
            raise InvalidOptions("--prove goes with RULE, --jobs, --keep, --anew, --events, --markdown and --json only")
        from fidchell.lab.proof import run as run_proof

        only = find_rule(chosen, rule).id if rule else None
        form = "json" if as_json else "markdown" if markdown else "table"
        return run_proof(chosen, only, jobs=jobs, keep=keep, anew=anew, events=events, form=form)
    if as_matrix:
        if rule or search:
            raise InvalidOptions("--matrix shows all rules: leave RULE and --search out")
        return show_matrix(chosen, number, as_json, language)
    found = list(chosen.rulebook.rules)
    if rule:
        found = [find_rule(chosen, rule)]
    if search:
        found = [one for one in chosen.rulebook.search(search, chosen.texts, language) if one in found]
    if as_json:
        print_json([tell_rule(chosen, one, language) for one in found])
    elif rule or search:
        print("\n\n".join(rule_text(chosen, one, language) for one in found) or "no rule has these words")
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
        hint = f"did you mean {' or '.join(near)}?" if near else f"`fidchell rules {game.id}` lists them"
        raise InvalidOptions(f"no rule {text!r} in {game.id}; {hint}")
    return found


def tell_rule(game: "Game", rule: "Rule", lang: str) -> dict[str, str]:
    """A rule as plain data."""
    texts = game.texts
    told = {"title": rule.title(texts, lang), "text": rule.body(texts, lang), "why": rule.why(texts, lang)}
    return {"id": rule.id, "section": rule.section, "source": rule.source, "mark": rule.mark, "kind": rule.kind} | told


def rule_text(game: "Game", rule: "Rule", lang: str) -> str:
    told = tell_rule(game, rule, lang)
    lines = [f"{rule.id}: {told['title']}", told["text"], told["why"], f"[{MARKS[rule.mark]}: {rule.source}]"]
    return "\n".join(filter(None, lines))


def show_matrix(game: "Game", number: int, as_json: bool, lang: str) -> int:
    """The matrix; exit code 1 if it shows a problem."""
    from fidchell.lab import matrix

    tests = matrix.tests_folder()
    rows = matrix.matrix(game, number, tests=tests, lang=lang)
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        console().print(matrix_table(rows, number))
    if tests is None:
        print("fidchell: no source tree here, so the tests are not known", file=sys.stderr)
    found = matrix.problems(rows, tests=tests is not None)
    for problem in found:
        print(f"fidchell: {problem}", file=sys.stderr)
    return 1 if found else 0


def matrix_table(rows: list["Row"], games: int) -> "Table":
    from rich.table import Table

    table = Table("rule", "code", "refusals", "tests", f"in {games} games", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        code = ", ".join(dict.fromkeys(place.rpartition("/")[2] for place in row.code))
        refusals = str(len(row.refusals) or ("none" if row.kind == "forbids" else ""))
        table.add_row(row.id, code or "none", refusals, str(len(row.tests) or "none"), f"{row.exercised:,}")
    return table


@pack_app.command(epilog="Example: fidchell pack check mine.toml")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data file in TOML.")],
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game; default: the one that the file names.", autocompletion=some_games),
    ] = None,
) -> None:
    """Check whether a data file fits its game; the first thing that is wrong is named with its place."""
    from fidchell.core.pack import read_toml

    named = read_toml(file)[1].get("game")
    if game is None and not isinstance(named, str):
        raise InvalidPack(f"{file}: top of the file: game: is missing; it must be one of {', '.join(fidchell.games())}")
    chosen = load_game(game or str(named), file)
    chosen.new()
    print(f"{file}: a good pack for {chosen.id}")


# -- bench ------------------------------------------------------------------------------------------------------------


@app.command(epilog="Example: fidchell generate brandub --check")
def generate(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Default: all.", autocompletion=some_games)] = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; fail if something would change.")] = False,
) -> int:
    """Make a game's fields.py from its position.py and events.py."""
    from fidchell.lab import newgame

    changed = newgame.bring_up_to_date([game] if game else [], check)
    for name in changed:
        print(f"{name}: fields.py {'is not current; run `fidchell generate`' if check else 'written'}")
    return 1 if check and changed else 0


@app.command("new-game", epilog="Example: fidchell new-game river-crossing")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters and hyphens.")],
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Where to; default: with the others.")] = None,
) -> None:
    """Write a folder with a small complete game, to be made into your own."""
    from fidchell.lab import newgame

    for path in newgame.make(name, folder):
        print(path)
    print(f"Play it: fidchell play {name.replace('_', '-')} · make it yours: docs/new-game.md")


@app.command(epilog="Example: fidchell bench --json")
def bench(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, max=60.0, callback=finite, help="How long one measurement takes.")
    ] = 0.5,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often each is taken; medians count.")] = 5,
    server: Annotated[bool, typer.Option(help="Whether to measure the web table, too.")] = True,
) -> None:
    """Measure how fast games, copies and choices are: compiled beside interpreted, one beside two processes."""
    from fidchell.lab import bench as measuring
    from fidchell.web import bench as serving

    mind_speed()
    data = measuring.measure(seconds, rounds)
    if server:
        data["server"] = serving.server_figures()
    if as_json:
        print_json(data)
    else:
        print("\n".join(measuring.table(data)))
        if server:
            print("\n".join(["", "server", *serving.lines(data["server"])]))


# -- serve and backup -------------------------------------------------------------------------------------------------

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where games are kept; default: fidchell in $XDG_DATA_HOME."),
]


@app.command(epilog="Example: fidchell serve --host 0.0.0.0 --port 8765 --data games")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: for others, too.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=65535, help="Default: 8765, or the next that is free; 0: any."),
    ] = None,
    data: Data = None,
    public_url: Annotated[
        str, typer.Option("--public-url", metavar="URL", help="How others reach the server, for invitations.")
    ] = "",
    trust_proxy: Annotated[
        str,
        typer.Option(
            "--trust-proxy",
            metavar="ADDRESS,…",
            help="A proxy before the server, whose word on where requests come from is taken: addresses, networks, "
            "or loopback.",
        ),
    ] = "",
    pace: Annotated[
        float, typer.Option(metavar="S", min=0.0, max=10.0, callback=finite, help="Seconds before a bot moves.")
    ] = 1.0,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> int:
    """Serve the table in the browser, until Ctrl-C."""
    if public_url and not re.fullmatch(r"https?://[^/?#\s\\]+(/[\w.~-]+)*/?", public_url, re.ASCII):
        raise InvalidOptions(
            f"--public-url {public_url}: it must begin with http:// or https:// and have a host and at most a path"
        )
    mind_speed()
    from fidchell.web.serve import serve as serve_tables

    options = {"public_url": public_url, "trust_proxy": trust_proxy}
    return serve_tables(host, port, data, **options, pace=pace, browser=browser)


@app.command(epilog="Example: fidchell backup copy.sqlite3 --data games")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; an older one is replaced.")],
    data: Data = None,
) -> None:
    """Copy all games while the server runs; the copy, put in the place of the original, restores them."""
    from fidchell.server.store import backup_file
    from fidchell.web.serve import DATABASE, data_folder

    source = (data or data_folder()) / DATABASE
    backup_file(source, file)
    print(f"{source} is copied to {file}")


# -- the way in -------------------------------------------------------------------------------------------------------


def wrong_usage(error: typer.TyperException) -> str:
    """What typer complains about, in one line."""
    near = getattr(error, "possibilities", None)
    option = getattr(error, "option_name", None)
    if option and error.message.startswith("No such option"):
        return f"no option {option}" + (f"; did you mean {' or '.join(sorted(near))}?" if near else "")
    message = error.format_message()
    return message[0].lower() + message[1:]


def one_line(message: str) -> str:
    """Safe for any terminal: a file name may contain bytes that are not text."""
    return " ".join(message.encode("utf-8", "backslashreplace").decode().split())


def in_words(error: FidchellError) -> str:
    """What went wrong. The server says why it refuses something only by a reason; the words are here or in web/."""
    from fidchell.server.errors import Refused

    if not isinstance(error, Refused):
        return str(error)
    texts, message = Texts([TEXTS]), f"refused-{error.reason}"
    if not texts.has(message):
        from fidchell.web.pages import TEXTS as WEB_TEXTS

        texts, message = WEB_TEXTS, f"w-{message}"
    return texts.say(read_lang(None), message, **error.arguments)


def fail(message: str) -> int:
    print(f"fidchell: {one_line(message)}", file=sys.stderr)
    return 2


def run_command(arguments: list[str] | None = None) -> int:
    """Run a command line; its exit code."""
    try:
        code = app(arguments, prog_name="fidchell", standalone_mode=False)
        sys.stdout.flush()
    except FidchellError as error:
        return fail(in_words(error))
    except typer.TyperException as error:
        return fail(wrong_usage(error))
    except BrokenPipeError:
        # The reader of the output has gone. What is left in the buffer must not raise at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def main() -> NoReturn:
    # A file name may contain bytes that are not text; printing it must not fail.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(run_command())
