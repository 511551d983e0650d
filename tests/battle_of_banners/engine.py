"""The engine in the oracle's words.

The engine splits what the oracle decides at once: an item is played, then its piece chosen, then its square; the
attacker's dice are rolled, then the defender's. Here such steps are put together again, all through notation.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fidchell.core.game import Game
from fidchell.core.state import CHANCE, Event, State
from tests.battle_of_banners.oracle import CARRIED, DECK, HOME, SIDES, SPACE, Choice

ITEM_VERBS = ("choose", "place", "drive")  # with which an item is carried out
RETURNS = ("return", "attackers-double", "defenders-double")


def to_act(state: State) -> int | str | None:
    """A seat, `~` for chance, None when the game is over."""
    actors = state.actors()
    return None if not actors else "~" if actors[0] == CHANCE else actors[0]


def things(game: Game, state: State) -> dict[str, Any]:
    """Everything about a position, secrets included."""
    return {thing.key: thing.value for thing in game.things(state)}


def phase(game: Game, state: State) -> str:
    return str(things(game, state)["phase"])


# -- from the oracle's words to notation ------------------------------------------------------------------------------


def texts(game: Game, state: State, choice: Choice) -> list[str]:
    """The actions that a choice is made of."""
    kind, *what = (str(word) for word in choice)
    if kind == "pass":
        return ["roll" if phase(game, state) == "window" else "pass"]
    if kind == "play":
        item, *rest = what
        return [f"play {item}", *_carried_out(item, rest)]
    if kind == "move":
        return [f"move {what[0]}-{what[1]}"]
    if kind == "attack":
        return [f"attack {what[0]}-{what[1]}x{what[2]}"]
    if kind in ("rest", "return"):
        return [f"place {what[-1]}"]
    if kind == "begin":
        return [f"first {what[0]}-{what[1]}"]
    if kind == "roll":
        return [f"dice {'+'.join(what)}" if len(what) == 2 else f"die {what[0]}"]
    if kind == "fight":
        return [f"dice {what[0]}+{what[1]}", f"dice {what[2]}+{what[3]}"]
    assert kind in ("draw", "steal"), choice
    return [f"{kind} {what[0]}"]


def _carried_out(item: str, rest: list[str]) -> Iterator[str]:
    if item == "gain-reinforcements":
        yield f"place {rest[1]}"
    elif rest:
        yield f"choose {rest[0]}"
        if rest[1:]:
            yield f"{'drive' if item == 'locust-swarm' else 'place'} {rest[1]}"


def do(game: Game, state: State, choice: Choice, out: list[Event] | None = None) -> None:
    """`out`: where to collect what happens."""
    for text in texts(game, state, choice):
        seat, events = state.actors()[0], list[Event]()
        state.apply(game.parse(state, text, seat), seat, out=events)
        if out is not None:
            out += events


# -- from notation to the oracle's words ------------------------------------------------------------------------------


def choices(game: Game, state: State) -> set[Choice]:
    """What the seat to act may decide; empty for chance and after the end."""
    found = list(_choices(game, state, ()))
    assert len(found) == len(set(found)), "two actions mean the same"
    return set(found)


def _choices(game: Game, state: State, before: Choice) -> Iterator[Choice]:
    """`before`: the item that is being carried out."""
    actors = state.actors()
    if not actors or actors[0] == CHANCE:
        return
    now = phase(game, state)
    for action in state.legal(actors[0]):
        verb, _, what = game.text(state, action).partition(" ")
        if verb in ("roll", "pass"):
            yield ("pass",)
        elif verb == "move":
            yield ("move", *what.split("-"))
        elif verb == "attack":
            yield ("attack", *what.replace("x", "-").split("-"))
        elif verb == "play" and now != "window":
            yield ("play", what)
        elif now == "tie":
            yield ("rest", what)
        elif now in RETURNS:
            yield ("return", _bridge_colour(game, what), what)
        else:
            yield from _item_choices(game, state, action, before, what)


def _item_choices(game: Game, state: State, action: int, before: Choice, what: str) -> Iterator[Choice]:
    """An item is played, or its piece, square or direction chosen."""
    if before[1:] == ("gain-reinforcements",):
        before = (*before, _bridge_colour(game, what))
    begun = (*before, what) if before else ("play", what)
    after = state.clone()
    after.step(action, state.actors()[0])
    if _carries_on(game, after):
        yield from _choices(game, after, begun)
    else:
        yield begun


def _carries_on(game: Game, state: State) -> bool:
    """Whether an item's piece, square or direction is still to be chosen."""
    actors = state.actors()
    actions = state.legal(actors[0]) if actors else []
    return bool(actions) and game.text(state, actions[0]).split()[0] in ITEM_VERBS


def _bridge_colour(game: Game, square: str) -> str:
    """Whose drawbridge a square is, as it is drawn in the pack."""
    rows: list[str] = list(game.pack.rows)  # type: ignore[attr-defined]
    sign = rows[len(rows) - int(square[1:])][ord(square[0]) - ord("a")]
    return {"b": "blue", "g": "green", "r": "red", "y": "yellow"}[sign]


def odds(game: Game, state: State) -> dict[Choice, int]:
    """What chance may decide, with weights; two dice with the smaller first, in a fight as ("dice", 2, 5)."""
    found: dict[Choice, int] = {}
    fight = bool(state.chance()) and "dice" in phase(game, state)
    for outcome, weight in state.chance():
        verb, what = game.text(state, outcome).split()
        if verb in ("die", "dice", "first"):
            kind = "begin" if verb == "first" else "dice" if fight else "roll"
            found[kind, *map(int, what.replace("+", "-").split("-"))] = weight
        else:
            found[verb, what] = weight
    return found


# -- positions --------------------------------------------------------------------------------------------------------


def picture(game: Game, state: State) -> dict[str, Any]:
    """The whole position, as the oracle draws it; a closed keep with the turns it stays closed."""
    now = things(game, state)
    places: dict[str, list[str]] = now["pieces"]
    named = {f"{colour}{n}": where for colour, squares in places.items() for n, where in enumerate(squares, 1)}
    player, partner = str(now["player"]), {"blue": "green", "red": "yellow"}
    return {
        "pieces": {where: name[:-1] for name, where in named.items() if where not in ("dead", "gone")},
        "dead": {colour: squares.count("dead") for colour, squares in places.items()},
        "removed": {colour: squares.count("gone") for colour, squares in places.items()},
        "flags": {side: _flag(flag, named) for side, flag in now["flags"].items()},
        "closed": now["closed"],
        "hands": {side: dict(Counter(now[f"hand-{side}"])) for side in SIDES},
        "deck": _deck(now),
        "discard": dict(sum((Counter(now[f"played-{side}"]) for side in SIDES), Counter())),
        "on turn": (player, partner[player]) if state.seats == 2 else (player,),
        "player-turns": now["turn"],
    }


def _flag(flag: str, named: dict[str, str]) -> tuple[str, str | None]:
    if flag == "home":
        return HOME, None
    return (CARRIED, named[flag]) if flag in named else (SPACE, flag)


def _deck(now: dict[str, Any]) -> dict[str, int]:
    """What is in nobody's hand and has not been played."""
    elsewhere = [Counter(now[f"{place}-{side}"]) for place in ("hand", "played") for side in SIDES]
    left = Counter(DECK) - sum(elsewhere, Counter())
    assert left.total() == now["deck_size"]
    return dict(left)
