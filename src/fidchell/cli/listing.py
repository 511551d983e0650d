"""Which games and bots there are."""

from typing import Annotated

import typer

import fidchell
from fidchell import bots
from fidchell.bots import own
from fidchell.bots.personas import manner_of, name_of, spec_of
from fidchell.cli.app import app, say
from fidchell.cli.arguments import (
    Json,
    Lang,
    load_game,
    print_json,
    read_lang,
    some_games,
)
from fidchell.core.text import Texts


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
        seats = ", ".join(game["seats"])
        print(f"  {say(language, 'games-facts', players=players, minutes=minutes, seats=seats)}")
        for option in game["options"]:
            default = {True: "on", False: "off"}.get(option["default"], option["default"])
            print(f"  -o {option['name']}={default}  {option['title']}: {option['help']}")


def _range(ends: list[int]) -> str:
    return str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"


@app.command("bots", epilog="Example: fidchell bots avignon")
def list_bots(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Show what the levels are in this game.", autocompletion=some_games),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the bots: the levels by name and character, and the other bots you can ask for."""
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
    others = {name: list(keys) for name, keys in bots.PARAMETERS.items()} | {name: [] for name in own.installed()}
    if as_json:
        print_json({"levels": levels, "others": others})
        return
    for one in levels:
        print(f"{one['spec']}  {one['name']}: {one['manner']}" + (f"\n         {one['plays']}" if chosen else ""))
    for name, keys in others.items():
        print(f"{name}: {say(language, f'bot-{name}' if name in bots.PARAMETERS else 'bot-installed')}")
        if keys:
            print(f"         {name}:{'+'.join(f'{key}=…' for key in keys)}  {say(language, 'bot-settings')}")
    print(f"mybots.py:Careful: {say(language, 'bot-own')}")
