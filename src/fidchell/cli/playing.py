"""Play, and what becomes of a game: replay, review, verify."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fidchell.bots.personas import FELLOW, FIRST, spec_of
from fidchell.bots.personas import check as check_bot
from fidchell.cli.app import app, say
from fidchell.cli.arguments import (
    GameId,
    Json,
    Lang,
    Options,
    Pack,
    Players,
    RecordFile,
    RecordFiles,
    finite,
    load_game,
    mind_speed,
    print_json,
    read_bots,
    read_lang,
    read_options,
    read_seed,
    some_bots,
)
from fidchell.core.errors import InvalidOptions, InvalidRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fidchell.core.game import Game
    from fidchell.core.record import Record, Replay


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
            f"default: you, then level:{FIRST} (level:{FELLOW} in cooperative games).",
            autocompletion=some_bots,
        ),
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="Repeat the draws of another game.")] = None,
    pack: Pack = None,
    referee: Annotated[bool, typer.Option("--referee", help="Type in the results of real dice and cards.")] = False,
    learn: Annotated[bool, typer.Option("--learn", help="Play a guided first game.")] = False,
    tutor: Annotated[bool, typer.Option("--tutor", help="Ask before a choice that gives a lot away.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file.")] = None,
    pace: Annotated[
        float,
        typer.Option(metavar="S", min=0.0, max=60.0, callback=finite, help="The least time a bot takes, in seconds."),
    ] = 0.6,
) -> int:
    """Play in the terminal, against bots or with friends at one keyboard."""
    chosen = load_game(game, pack)
    language, options = read_lang(lang), read_options(option)
    names = read_seats(chosen, players, seats)
    chosen.new(len(names), **options)
    if referee and seed is not None:
        raise InvalidOptions.because("referee-seed")
    given = {"--players": players, "--seats": seats, "-o": option, "--seed": seed, "--pack": pack}
    fixed = [name for name, value in given.items() if value is not None]
    if learn and (fixed or referee or load or record):
        raise InvalidOptions.because("learn-alone")
    if load is not None:
        check_load(chosen, load, fixed)
    mind_speed(lang)
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
        raise InvalidOptions.because("load-game", path=path, found=record.game, wanted=game.id)
    if given:
        raise InvalidOptions.because("load-given", path=path, given=", ".join(given))
    replay_record(record)


def read_seats(game: "Game", players: int | None, text: str | None) -> list[str]:
    """Who sits where."""
    if text is None:
        players = game.meta.players[0] if players is None else players
        game.options(players, {})  # refuses an impossible number of players
        return ["you"] + [spec_of(FELLOW if game.meta.together else FIRST)] * (players - 1)
    names = read_bots(text)
    for name in names:
        if name != "you":
            check_bot(name, game)
    if players is not None and players != len(names):
        raise InvalidOptions.because("seats-number", text=text, number=len(names), players=players)
    return names


@app.command(epilog="Example: fidchell replay game.json | less")
def replay(file: RecordFile, as_json: Json = False, lang: Lang = None) -> int:
    """Step through a recorded game; when piped, print it as prose."""
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
            undone = f" ({say(language, 'taken-back')})" if step.taken_back else ""
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
    files: RecordFiles,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a self-contained HTML page.")] = None,
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="For several games: whose habits; default: whoever played them all."),
    ] = None,
    looks: Annotated[
        int, typer.Option(metavar="N", min=1, max=100, help="How often the coach looks at each decision.")
    ] = 2,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a finished game: luck versus decisions, the costliest decisions, turning points. For several games:
    one player's openings and habits."""
    from fidchell.coach.habits import Played, habits
    from fidchell.coach.report import as_dict, habit_lines, lines, page
    from fidchell.coach.review import is_decision
    from fidchell.coach.review import review as look_again
    from fidchell.core.record import Record
    from fidchell.lab.kept import complaining
    from fidchell.lab.run import progress
    from fidchell.lab.words import say as lab_say

    records, language = [Record.load(file) for file in files], read_lang(lang)
    if len(records) > 1 and html is not None:
        raise InvalidOptions.because("review-page")
    seats = seats_of(records, name) if len(records) > 1 else []
    replays = [replayed(file, record, language) for file, record in zip(files, records, strict=True)]
    for file, record, played in zip(files, records, replays, strict=True):
        if record.result is None and played.game.secrets:
            raise InvalidOptions.because("review-secret", file=file)
    decisions = sum(is_decision(step) for played in replays for step in played.line)
    mind_speed(lang)
    with progress(decisions, lab_say(language, "bar-decisions")) as bar:
        found = [look_again(record, looks=looks, progress=bar.advance) for record in records]
    if len(found) > 1:
        common = habits([Played(one, seat) for one, seat in zip(found, seats, strict=True)])
        print_json(common.as_dict()) if as_json else print("\n".join(habit_lines(common, language)))
        return
    if html is not None:
        with complaining("--html", html):
            html.write_text(page(found[0], language), encoding="utf-8")
    if as_json:
        print_json(as_dict(found[0]))
    elif html is None:
        for line in lines(found[0], language):
            print(line)
    else:
        print(html)


def replayed(file: Path, record: "Record", lang: str) -> "Replay":
    """A record's game; what is wrong with it is told with its file's name, since there may be many."""
    from fidchell.core.record import replay as replay_record

    try:
        return replay_record(record)
    except InvalidRecord as error:
        raise InvalidRecord.because("record-of", file=file, why=error.text(lang)) from None


def seats_of(records: "Sequence[Record]", name: str | None) -> list[int]:
    """Where somebody sat in each of these games."""
    if len({record.game for record in records}) > 1:
        raise InvalidOptions.because("habits-game")
    common = [one for one in records[0].seats if all(one in record.seats for record in records)]
    if name is None and len(common) != 1:
        raise InvalidOptions.because("habits-whose", known=", ".join(common) or "none")
    who = name if name is not None else common[0]
    if who not in common:
        raise InvalidOptions.because("habits-absent", name=repr(who))
    return [record.seats.index(who) for record in records]


@app.command(epilog="Example: fidchell verify game.json")
def verify(
    file: RecordFile,
    pack: Annotated[
        Path | None,
        typer.Option("--pack", metavar="FILE", help="The pack it must have been played with."),
    ] = None,
) -> None:
    """Check a record: every move against the rules, every draw against the revealed seed."""
    from fidchell.core.record import Record
    from fidchell.core.session import verify as verify_record

    record = Record.load(file)
    rolls, against = verify_record(record, load_game(record.game, pack) if pack else None)
    moves = f"{file}: all {len(record.moves)} moves are legal"
    if record.pack:
        moves += f" with {pack}" if pack else f" with {record.pack['name']}, as it is in the record"
    if against == "seed":
        given = sum(map(bool, record.contributions or ()))
        players = f" and the contributions of {given} of {len(record.seats)} seats" if given else ""
        print(f"{moves}; all {rolls} chance outcomes follow from the committed seed{players}")
    elif record.simulated:
        seed, number = record.simulated
        print(
            f"{moves}; the {rolls} chance outcomes were drawn by a simulation (seed {seed}, game {number}), so there "
            f"is no commitment to check; `fidchell simulate {record.game} --seed {seed} --record {number}`, with the "
            "same players, options and bots, draws them again"
        )
    elif against == "referee":
        print(
            f"{moves}; the {rolls} chance outcomes came from outside (a referee typed them in, or a program), so there "
            "is no seed to check"
        )
    else:
        print(f"{moves}; the seed is not revealed yet, so the {rolls} chance outcomes can't be checked")
