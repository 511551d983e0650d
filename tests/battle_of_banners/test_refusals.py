"""Why something can't be done: every reason, for both sides. Written from the rules text, like test_rules.py.

The board looks the same from both ends: what is refused to Blue is refused to Red on the board turned upside down.
"""

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from fidchell.core.state import CHANCE
from tests.battle_of_banners.board import GAME, BattleOfBanners, Drawing, table
from tests.battle_of_banners.oracle import CARRIED, ENEMY, SIDE_OF, SPACE

SWAPPED = {"blue": "red", "green": "yellow", "blue-green": "red-yellow", "north": "south"}
SWAPPED |= {new: old for old, new in SWAPPED.items()}
FLIPPED = re.compile(rf"(?<![a-wyz])(?:{'|'.join(sorted(SWAPPED, key=len, reverse=True))}|[a-k](?:1[0-3]|[1-9])(?!\d))")


def flip(thing: Any) -> Any:
    """The same with the board turned upside down: d5 is d9, Blue is Red, north is south."""
    if isinstance(thing, str):
        return FLIPPED.sub(lambda found: SWAPPED.get(found[0]) or f"{found[0][0]}{14 - int(found[0][1:])}", thing)
    if isinstance(thing, dict):
        return {flip(key): flip(value) for key, value in thing.items()}
    return type(thing)(map(flip, thing)) if isinstance(thing, tuple | list) else thing


def drawn(board: str) -> Drawing:
    """`d5 blue, f11 red+, e7 flag red-yellow`: pieces, carriers, and flags on the ground."""
    found = Drawing()
    for entry in board.split(", "):
        square, what, *side = entry.split()
        if side:
            found.flags[side[0]] = (SPACE, square)
        else:
            found.pieces[square] = what.removesuffix("+")
            if what.endswith("+"):
                found.flags[ENEMY[SIDE_OF[found.pieces[square]]]] = (CARRIED, square)
    return found


def play(now: BattleOfBanners, script: str) -> BattleOfBanners:
    """In notation, by whoever is to act; before a die is rolled no card is played."""
    for text in filter(None, script.split(", ")):
        seat = now.state.actors()[0]
        if text.startswith("die") and seat != CHANCE:
            now.state.apply(now.game.parse(now.state, "roll", seat), seat)
            seat = CHANCE
        now.state.apply(now.game.parse(now.state, text, seat), seat, out=now.events)
    return now


@dataclass(frozen=True)
class Case:
    """On this board, after this script, this is tried and refused by this rule and for this reason."""

    rule: str
    reason: str
    tried: str | tuple[str, ...]
    board: str
    script: str = ""
    told: dict[str, str] = field(default_factory=dict)
    fields: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        tried = self.tried if isinstance(self.tried, str) else "+".join(self.tried)
        parts = [self.reason, tried, self.board, self.script, *map(str, self.fields.values())]
        return " ".join(filter(None, parts))

    def check(self, *, upside_down: bool) -> None:
        turned = flip if upside_down else lambda thing: thing
        fields = {"turn": "blue", **self.fields}
        now = play(table(drawn(turned(self.board)), **turned(fields)), turned(self.script))
        refusal = GAME.explain(now.state, now.state.actors()[0], turned(self.tried))
        assert refusal is not None, "it is allowed"
        assert (refusal.rule, refusal.reason) == (f"BOB {self.rule}", f"refusal-{self.reason}")
        assert turned(self.told).items() <= dict(refusal.arguments).items()


def no(rule: str, reason: str, tried: str | tuple[str, ...], board: str, script: str = "", **fields: Any) -> Case:
    return Case(rule, reason, tried, board, script, fields.pop("told", {}), fields)


APART = "d5 blue, i9 red"
TEAM = "d5 blue, h5 green, d9 red, h9 yellow"
BESIDE = "d8 blue, d9 red, i11 red, h3 blue"
SHUT = "c12 red, c13 blue, c11 blue"  # with c10 closed, locusts can't move it

WINDOW = [
    no("M2", "roll-first", "move d5-d6", APART, mine="thief"),
    no("M2", "roll-first", "attack d5-h9xi9", APART, mine="thief"),
    no("ruling.pass", "pass-window", "pass", APART, mine="thief"),
    *(no("ruling.card.window", "nothing-to-choose", tried, APART, mine="thief")
      for tried in ("choose i9", "place d6", "drive north")),
    no("ruling.card.hand", "not-held", "play horse", APART, mine="thief", theirs="horse", told={"item": "@item-horse"}),
    no("T3.combat", "red", "play poison", APART, mine="poison", told={"item": "@item-poison"}),
    no("T3.combat", "red", "play hidden-knife", APART, mine="hidden-knife"),
    no("T2", "fresh", "play horse", "c5 blue, h5 green, i9 red", "die 1, move c5-c4, draw horse", players=4),
    no("ruling.castle.safeguard", "duty-safeguard", "play safeguard", "f13 blue+, d5 blue, i9 red", mine="safeguard"),
    no("item.strong.wind.when", "no-wind", "play strong-wind", "f13 blue+, d5 blue, i9 red", mine="strong-wind"),
    no("item.strong.wind.when", "no-wind", "play strong-wind", "d5 blue, i9 red+", mine="strong-wind"),
    no("item.strong.wind.when", "no-wind", "play strong-wind", "d5 blue, f7 red", mine="strong-wind"),
    no("ruling.saboteur", "no-bridges", "play saboteur", "d5 blue, f7 red, b12 red, c12 red, d12 yellow",
       mine="saboteur"),
    no("item.saboteur.keep", "nobody-in-keep", "play saboteur", "c4 blue, i9 red", mine="saboteur"),
    no("ruling.reinforcements", "nobody-returns", "play gain-reinforcements", APART, mine="gain-reinforcements",
       removed="blue blue green green green"),
    no("ruling.ghost.late", "ghost-late", "play ghost-magic", TEAM, mine="ghost-magic", turn="green", players=4,
       attacked=True),
    no("ruling.thief", "nothing-to-steal", "play thief", APART, mine="thief"),
    no("ruling.famine", "nothing-to-starve", "play famine", APART, mine="famine"),
    no("item.safeguard.keep", "no-keep", "play safeguard", "d1 blue, i9 red", mine="safeguard"),
    no("ruling.locusts.idle", "no-locusts", "play locust-swarm", SHUT, mine="locust-swarm", closed={"c10": 2}),
    no("item.providing.aid.place", "no-aid", "play providing-aid", "d5 blue+, i9 red+", mine="providing-aid"),
]  # fmt: skip

MOVES = [
    no("ruling.piece.own", "enemy-piece", "move i9-i10", APART, "die 1"),
    no("ruling.piece.own", "enemy-piece", "attack d9-d6xd5", TEAM, "die 1", players=4),
    no("ruling.team.own", "partner-piece", "move h5-h6", TEAM, "die 1", players=4, told={"colour": "@seat-blue"}),
    no("ruling.team.own", "partner-piece", "move d5-d6", TEAM, "die 1", players=4, turn="green",
       told={"colour": "@seat-green"}),
    no("space.castle.leave", "duty", "move d5-d6", "f13 blue+, d5 blue, i9 red", "die 1", told={"square": "f13"}),
    no("ruling.movement", "no-steps", "move d5-d6", "d5 blue, h5 green, i9 red", "die 3", storm=True),
    no("ruling.movement", "no-steps", "move d5-d6", "d5 blue, h5 green, i9 red", "die 2", storm=True),
    no("M2.exact", "exact", "move d5-d7", "d5 blue, h5 green, i9 red", "die 4", storm=True, told={"steps": "1"}),
    no("space.tree", "tree", "move c5-c6", "c5 blue, i9 red", "die 1", told={"square": "c6"}),
    no("ruling.block", "taken", "move d5-d6", "d5 blue, d6 green, i9 red", "die 1", told={"square": "d6"}),
    no("space.keep.closed", "closed", "move e7-f7", "e7 blue, i9 red", "die 1", closed={"f7": 1, "c4": 2},
       told={"square": "f7", "turns": "last"}),
    no("space.keep.closed", "closed", "move e7-f7", "e7 blue, i9 red", "die 1", closed={"f7": 2, "c4": 1},
       told={"turns": "more"}),
    no("space.keep.closed", "closed", "move c5-c4", "c5 blue, i9 red", "die 1", closed={"c4": 1, "i4": 2},
       told={"turns": "last"}),
    no("space.keep.closed", "closed", "move i9-i10", "i9 blue, d5 red", "die 1", closed={"i10": 2, "c10": 1},
       told={"turns": "more"}),
    no("M4", "carrier-keep", "move e7-f7", "e7 blue+, i9 red", "die 1"),
    no("M2.exact", "exact", "move e7-e5", "e7 blue+, i9 red", "die 1"),
    no("M2.exact", "exact", "move e7-c4", "e7 blue, i9 red", "die 1"),
    no("C5.owners", "own-flag", "move d5-d6", "d5 blue, d6 flag blue-green, i9 red", "die 1", told={"square": "d6"}),
    no("C5.owners", "own-flag", "move d5-d6", "h3 blue, d5 blue, d6 flag blue-green, i9 red", "die 1"),
    no("C1", "say-attack", "move d8-d9", BESIDE, "die 1", told={"square": "d9"}),
    no("C1", "say-attack", "move d8-h9", "d8 blue, h9 yellow", "die 1"),
    no("ruling.block", "taken", "move d8-h3", BESIDE, "die 1"),
    no("space.keep.closed", "own-keep", "move c4-c4", "c4 blue, i9 red", "die 4", told={"square": "c4"}),
    no("space.castle.leave", "end-on-castle", "move f13-f13", "f13 blue+, i9 red", "die 4"),
    no("M2.exact", "exact", "move f13-a1", "f13 blue+, i9 red", "die 4"),
    no("M5", "straight-back", "move d5-d5", APART, "die 2", told={"square": "d5", "steps": "2"}),
    no("M5", "straight-back", "move f1-f1", "f1 blue, i9 red", "die 2"),
    no("ruling.block", "in-the-way", "move d5-d7", "d5 blue, d6 green, i9 red", "die 2", told={"steps": "2"}),
    no("M2.diagonal", "diagonal", "move d5-e6", APART, "die 1", told={"square": "e6"}),
    no("M2.diagonal", "diagonal", "move d5-b3", APART, "die 2"),
    no("M2.exact", "exact", "move d5-e8", APART, "die 1"),
    no("M2.exact", "exact", "move d5-d9", APART, "die 1", told={"square": "d9", "steps": "1"}),
    no("ruling.pass", "pass-move", "pass", APART, "die 1"),
    no("M2", "rolled", "roll", APART, "die 1"),
    *(no("ruling.card.window", "nothing-to-choose", tried, APART, "die 1")
      for tried in ("choose i9", "place d6", "drive north")),
    no("T3.combat", "red", "play poison", APART, "die 1"),
    no("T3.before", "too-late", "play horse", APART, "die 1", mine="horse", told={"item": "@item-horse"}),
    no("T3", "one-card", "play thief", APART, "play horse, dice 1+2", mine="horse thief"),
    *(no("ruling.team.card", "team-card", "play thief", TEAM, "play horse, dice 1+2", mine="horse thief",
         players=players, turn="blue") for players in (3, 4)),
]  # fmt: skip

CASTLE = "f13 blue+, e13 green, g13 green, f12 red"
ATTACKS = [
    no("ruling.block", "own-side", "attack d5-d5xd6", "d5 blue, d6 green, i9 red", "die 1", told={"square": "d6"}),
    no("space.keep.safe", "safe", "attack e7-e7xf7", "e7 blue, f7 red", "die 1", told={"square": "f7"}),
    no("item.ghost.magic.peace", "ghosts-own", "attack d8-d8xd9", BESIDE, "play ghost-magic, die 1",
       mine="ghost-magic"),
    no("item.ghost.magic.peace", "ghosts-own", "attack d8-d8xd9", "h3 blue, d8 blue, d9 red", "play ghost-magic, die 1",
       mine="ghost-magic"),
    no("item.ghost.magic", "ghosts-enemy", "attack d8-d8xd9", BESIDE, "die 1", ghosts=("red-yellow",)),
    no("ruling.castle.attack", "attack-through", "attack f13-f12xf11",
       "f13 blue+, e13 green, g13 green, f12 green, f11 red", "die 2", told={"square": "f12"}),
    no("ruling.block", "taken", "attack d5-d6xd7", "d5 blue, d6 green, d7 red", "die 2", told={"square": "d6"}),
    no("space.tree", "tree", "attack d8-c8xc9", "d8 blue, c9 red", "die 2"),
    no("C5.owners", "own-flag", "attack d5-d6xd7", "d5 blue, d6 flag blue-green, d7 red", "die 2"),
    no("M5", "straight-back-attack", "attack f13-f11xf12", CASTLE, "die 2", told={"square": "f11"}),
    no("ruling.attack.last", "last-step", "attack d5-d6xd7", "d5 blue, d7 red", "die 3",
       told={"square": "d6", "steps": "3"}),
    no("ruling.attack.last", "last-step", "attack d8-d8xd9", BESIDE, "die 2", told={"square": "d8", "steps": "2"}),
    no("M2.exact", "exact", "attack d5-h9xi9", APART, "die 3", told={"square": "h9", "steps": "2"}),
    no("M2.diagonal", "diagonal", "attack d5-f7xg7", "d5 blue, g7 red", "die 3"),
    no("ruling.block", "in-the-way", "attack d5-d7xd8", "d5 blue, d6 green, d8 red", "die 3"),
]  # fmt: skip

STRIKE = "die 1, attack d8-d8xd9"
TIE = "dice 1+2, dice 1+3"
FIGHTS = [
    no("ruling.combat.order", "fight-first", "move d8-d7", BESIDE, STRIKE, mine="horse"),
    no("ruling.card.hand", "not-held", "play thief", BESIDE, STRIKE, mine="horse", theirs="thief"),
    no("T3.before", "not-in-fight", "play horse", BESIDE, STRIKE, mine="horse", told={"item": "@item-horse"}),
    no("T3.before", "not-in-fight", "play horse", "h3 blue, d8 blue, d9 red, i11 red", STRIKE, mine="horse"),
    no("T3.before", "not-in-fight", "play horse", "h3 blue, d8 blue, i11 red, d9 red", STRIKE, theirs="horse"),
    no("item.hidden.knife.when", "no-tie", "play hidden-knife", BESIDE, STRIKE, mine="hidden-knife"),
    no("item.extra.defense.when", "not-defending", "play extra-defense", BESIDE, STRIKE, mine="extra-defense"),
    no("item.extra.strength.when", "not-attacking", "play extra-strength", BESIDE, STRIKE, theirs="extra-strength"),
    no("ruling.card.hand", "not-held", "play thief", BESIDE, STRIKE, theirs="horse"),
    no("ruling.card.one", "only-knife", "play extra-strength", BESIDE, f"{STRIKE}, pass, {TIE}",
       mine="hidden-knife extra-strength"),
    no("ruling.card.one", "only-knife", "play poison", BESIDE, f"{STRIKE}, pass, {TIE}", theirs="poison"),
    no("ruling.card.hand", "not-held", "play thief", BESIDE, f"{STRIKE}, pass, {TIE}", mine="horse"),
    no("C4", "place-first", "move d8-d7", BESIDE, f"{STRIKE}, {TIE}"),
    no("ruling.tie", "tie-beside", "place a1", BESIDE, f"{STRIKE}, {TIE}", told={"square": "a1", "target": "d9"}),
    no("ruling.tie", "tie-beside", "place e10", BESIDE, f"{STRIKE}, {TIE}"),
    no("ruling.tie", "tie-beside", "place h3", BESIDE, f"{STRIKE}, {TIE}"),
    no("ruling.block", "taken", "place c9", "d8 blue, d9 red, c9 yellow", f"{STRIKE}, {TIE}"),
    no("space.tree", "tree", "place c8", "c7 blue, c9 red, b9 green", "die 4, attack c7-d9xc9, " + TIE),
    no("space.castle.leave", "end-on-castle", "place f13", "f13 blue+, e13 red, i9 red",
       f"die 1, attack f13-f13xe13, {TIE}"),
    no("ruling.tie", "tie-beside", "place f13", "f13 blue+, f11 red", f"die 2, attack f13-f12xf11, {TIE}"),
]  # fmt: skip

DOUBLES = [
    no("ruling.doubles", "reinforce-first", "move d5-d6", APART, "play horse, dice 3+3", mine="horse"),
    no("ruling.drawbridge", "bridge-side", "place b12", APART, "play horse, dice 3+3", mine="horse",
       told={"square": "b12"}),
    no("ruling.drawbridge", "bridge-side", "place d6", APART, "play horse, dice 3+3", mine="horse"),
    no("ruling.drawbridge", "bridge-taken", "place b2", "b2 blue, i9 red", "play horse, dice 3+3", mine="horse"),
    no("ruling.drawbridge", "bridge-flag", "place b2", "d5 blue, i9 red, b2 flag red-yellow",
       "play horse, dice 3+3", mine="horse"),
    no("ruling.doubles", "nobody-fallen", "place h2", APART, "play horse, dice 3+3", mine="horse",
       removed="green green green", told={"colour": "@seat-green"}),
    *(no("ruling.drawbridge", "bridge-own", "place h2", TEAM, "play horse, dice 3+3", mine="horse", players=players,
         told={"square": "h2", "colour": "@seat-blue"}) for players in (3, 4) if players == 4),
    no("ruling.doubles", "reinforce-first", "move d9-d10", BESIDE, f"{STRIKE}, dice 6+6, dice 1+2"),
    no("ruling.drawbridge", "bridge-side", "place b12", BESIDE, f"{STRIKE}, dice 6+6, dice 1+2"),
    no("ruling.doubles", "reinforce-first", "move i11-i10", BESIDE, f"{STRIKE}, dice 5+6, dice 1+1"),
    no("ruling.drawbridge", "bridge-side", "place b2", BESIDE, f"{STRIKE}, dice 5+6, dice 1+1"),
    no("ruling.drawbridge", "bridge-own", "place h12", BESIDE, f"{STRIKE}, dice 5+6, dice 1+1", players=4,
       told={"colour": "@seat-red"}),
]  # fmt: skip

REAP = "play the-reaper"
ITEMS = [
    no("ruling.card.window", "finish-item", "choose d5", APART, "play gain-reinforcements", mine="gain-reinforcements",
       told={"item": "@item-gain-reinforcements"}),
    no("ruling.drawbridge", "bridge-side", "place d6", TEAM, "play gain-reinforcements", mine="gain-reinforcements",
       players=4),
    no("ruling.reinforcements", "nobody-fallen", "place h2", APART, "play gain-reinforcements",
       mine="gain-reinforcements", removed="green green green"),
    no("ruling.card.target", "not-enemy", "choose d5", APART, REAP, mine="the-reaper",
       told={"item": "@item-the-reaper"}),
    *(no("ruling.card.window", "finish-item", tried, APART, REAP, mine="the-reaper")
      for tried in ("place d6", "drive north", "roll", "move d5-d6")),
    no("ruling.card.target", "not-ally", "choose i9", APART, "play safeguard", mine="safeguard"),
    no("ruling.safeguard", "safeguard-carrier", "choose d6", "d5 blue, d6 blue+, i9 red", "play safeguard",
       mine="safeguard"),
    no("item.safeguard.keep", "no-keep-behind", "choose d1", "d5 blue, d1 blue, i9 red", "play safeguard",
       mine="safeguard", told={"square": "d1"}),
    no("item.providing.aid.carrier", "aid-carrier", "choose d6", "d5 blue, d6 blue+, i9 red", "play providing-aid",
       mine="providing-aid"),
    no("item.providing.aid.carrier", "aid-carrier", "choose i9", "d5 blue, i9 red+", "play providing-aid",
       mine="providing-aid"),
    no("item.providing.aid.place", "no-aid-for", "choose d5",
       "d5 blue, f7 red, e7 flag blue-green, g7 flag red-yellow", "play providing-aid", mine="providing-aid",
       told={"square": "d5"}),
    no("ruling.card.target", "not-enemy", "choose d5", "d5 blue, f7 red", "play saboteur", mine="saboteur"),
    no("item.saboteur.keep", "not-in-keep", "choose i9", "d5 blue, f7 red, i9 red", "play saboteur", mine="saboteur",
       told={"square": "i9"}),
    no("item.saboteur.keep", "not-in-keep", "choose i9", "d5 blue, f7 red, i9 red+", "play saboteur", mine="saboteur"),
    no("ruling.saboteur", "no-bridge", "choose f7", "d5 blue, f7 red, b12 red, c12 red, d12 yellow, i10 yellow",
       "play saboteur", mine="saboteur"),
    no("ruling.locusts.idle", "idle-piece", "choose c12", f"{SHUT}, i9 red", "play locust-swarm", mine="locust-swarm",
       closed={"c10": 2}, told={"square": "c12"}),
    no("ruling.card.target", "not-enemy", "choose c13", f"{SHUT}, i9 red", "play locust-swarm", mine="locust-swarm"),
    no("ruling.saboteur", "saboteur-bridge", "place d6", "d5 blue, f7 red", "play saboteur, choose f7",
       mine="saboteur", told={"colour": "@seat-red"}),
    no("ruling.card.window", "finish-item", "choose f7", "d5 blue, f7 red", "play saboteur, choose f7",
       mine="saboteur"),
    no("space.keep.closed", "closed", "place c4", "d5 blue, i9 red", "play safeguard, choose d5", mine="safeguard",
       closed={"c4": 1}),
    no("item.safeguard.keep", "keep-taken", "place c4", "d5 blue, c4 green, i9 red", "play safeguard, choose d5",
       mine="safeguard", told={"square": "c4"}),
    no("item.safeguard.keep", "keep-behind", "place f7", APART, "play safeguard, choose d5", mine="safeguard"),
    no("item.safeguard.keep", "keep-behind", "place i9", APART, "play safeguard, choose d5", mine="safeguard"),
    no("item.safeguard.keep", "keep-behind", "place d4", APART, "play safeguard, choose d5", mine="safeguard"),
    no("item.providing.aid.place", "aid-place", "place d6", APART, "play providing-aid, choose d5",
       mine="providing-aid", told={"square": "d6"}),
    no("ruling.locusts.idle", "idle", "drive west", "a9 red, d5 blue", "play locust-swarm, choose a9",
       mine="locust-swarm"),
    *(no("ruling.card.window", "finish-item", tried, APART, "play locust-swarm, choose i9", mine="locust-swarm")
      for tried in ("choose i9", "place i10", "roll")),
]  # fmt: skip

PICKS = [
    no("T3.before", "too-late", ("card:horse:1",), APART, "die 1", mine="horse"),
    no("ruling.card.window", "nothing-to-choose", ("verb:north",), APART, "die 1"),
    no("M2.exact", "exact", ("verb:loop", "piece:blue1"), APART, "die 1", told={"square": "d5"}),
    no("M5", "straight-back", ("verb:loop", "piece:blue1"), "d5 blue, h5 blue, i9 red", "die 2",
       told={"square": "d5"}),
    no("M2.piece", "piece-first", ("verb:loop",), APART, "die 1"),
    no("M2", "rolled", ("verb:roll",), APART, "die 1"),
    no("ruling.pass", "pass-move", ("verb:pass",), APART, "die 1"),
    no("M2", "chance", ("die:move:0",), APART, "die 1"),
    no("M2", "chance", ("fighter:0",), APART, "die 1"),
    no("M2", "chance", ("tray:move",), APART, "die 1"),
    no("ruling.card.hand", "not-your-card", ("played:horse:1",), APART, "die 1", discard="horse"),
    no("ruling.card.hand", "not-your-card", ("zone:played",), APART, "die 1"),
    no("ruling.card.target", "not-enemy", ("piece:blue1",), APART, REAP, mine="the-reaper"),
    no("ruling.card.window", "finish-item", ("spot:d6",), APART, REAP, mine="the-reaper"),
    no("ruling.tie", "tie-beside", ("spot:a1",), BESIDE, f"{STRIKE}, {TIE}", told={"square": "a1"}),
    no("ruling.tie", "tie-beside", ("piece:blue2",), BESIDE, f"{STRIKE}, {TIE}", told={"square": "h3"}),
    no("ruling.pass", "pass-window", ("panel:sides",), APART, mine="thief"),
    no("M2.piece", "piece-first", ("spot:d6",), APART, "die 1"),
    no("M2.exact", "exact", ("piece:blue1", "spot:d9"), APART, "die 1", told={"square": "d9"}),
    no("M2.exact", "exact", ("piece:blue1", "spot:d6", "spot:d9"), APART, "die 1", told={"square": "d9"}),
    no("ruling.piece.own", "enemy-piece", ("piece:red1",), APART, "die 1"),
    no("M2.exact", "nowhere", ("piece:blue1",), "a1 blue, a2 green, b1 green, i9 red", "die 1",
       told={"square": "a1", "steps": "1"}),
    no("ruling.piece.own", "enemy-piece", ("piece:red1", "piece:blue1"), APART, "die 1"),
    no("ruling.attack.last", "last-step", ("piece:blue1", "spot:d6", "piece:red1"), "d5 blue, d7 red", "die 3",
       told={"square": "d6"}),
    no("M2.exact", "exact", ("piece:blue1", "spot:h9", "piece:red1"), APART, "die 3", told={"square": "h9"}),
    no("M2.exact", "exact", ("piece:blue1", "spot:j9", "piece:red1"), APART, "die 3", told={"square": "j9"}),
    no("M2.exact", "exact", ("piece:blue1", "piece:red1"), "d5 blue, a13 red", "die 3"),
]  # fmt: skip


WAYS = [
    no("space.tree", "tree-in-the-way", "move f9-f7", "f9 blue, i9 red", "die 2", told={"square": "f7", "steps": "2"}),
    no("space.tree", "tree-in-the-way", "move d8-b8", "d8 blue, i9 red", "die 2"),  # c8 is a tree
    no("space.keep.closed", "keep-in-the-way", "move e7-g7", "e7 blue, i9 red", "die 2", closed={"f7": 1}),
    no("M4", "keep-for-carrier", "move e7-g7", "e7 blue+, i9 red", "die 2", told={"square": "g7", "steps": "2"}),
    no("M4", "keep-for-carrier", "move e7-g7", "e7 blue+, i9 red", "die 2", closed={"f7": 1}),
    no("C5.owners", "flag-in-the-way", "move d5-d7", "d5 blue, d6 flag blue-green, i9 red", "die 2"),
    no("ruling.block", "in-the-way", "move c11-c9", "c11 blue, c10 green, i9 red", "die 2"),  # c10 is a keep
    no("ruling.block", "in-the-way", "move d8-a8", "d8 blue, b8 green, i9 red", "die 3"),  # and a tree at c8
    no("space.tree", "tree-in-the-way", "attack d8-b8xb9", "d8 blue, b9 red", "die 3"),
    no("M4", "keep-for-carrier", "attack e7-g7xh7", "e7 blue+, h7 red", "die 3"),
]  # fmt: skip

OVER = [
    no("M2.exact", "exact", "move a1-a3", "a1 blue, a2 green, b1 green, i9 red", "die 1"),  # no castle
    no("M2.exact", "exact", "move f13-d13", "f13 blue+, e13 red, f12 red", "die 1"),  # one way is open
    no("M2.exact", "exact", "move f13-f11", "f13 blue+, e13 red, f12 red", "die 1"),
    no("M2.exact", "exact", "move c5-a1", "c5 blue, i9 red", "die 1"),  # c6 is a tree
    no("M2.exact", "exact", "move f1-d1", "f1 blue, e1 green, f2 green, g1 green, i9 red", "die 1"),  # the own castle
    no("M2.exact", "exact", "move f13-c13", "f13 blue+, e13 red, f12 red, g13 green", "die 1"),
]  # fmt: skip


UPSIDE_DOWN = pytest.mark.parametrize("upside_down", [False, True], ids=["blue", "red"])


@pytest.mark.rule(
    "BOB M2", "BOB ruling.pass", "BOB ruling.card.window", "BOB ruling.card.hand", "BOB T2", "BOB T3.combat"
)
@pytest.mark.rule("BOB ruling.castle.safeguard", "BOB item.strong.wind.when", "BOB ruling.saboteur")
@pytest.mark.rule("BOB item.saboteur.keep", "BOB ruling.reinforcements", "BOB ruling.ghost.late", "BOB ruling.thief")
@pytest.mark.rule("BOB ruling.famine", "BOB item.safeguard.keep", "BOB ruling.locusts.idle")
@pytest.mark.rule("BOB item.providing.aid.place", "BOB T3.before")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", WINDOW, ids=str)
def test_what_cannot_be_done_in_the_moment_for_items(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB M2", "BOB ruling.pass", "BOB ruling.piece.own", "BOB ruling.team.own", "BOB space.castle.leave")
@pytest.mark.rule("BOB ruling.movement", "BOB M2.exact", "BOB M2.diagonal", "BOB space.tree", "BOB ruling.block")
@pytest.mark.rule("BOB space.keep.closed", "BOB M4", "BOB C5.owners", "BOB C1", "BOB M5", "BOB T3.combat", "BOB T3")
@pytest.mark.rule("BOB T3.before", "BOB ruling.team.card", "BOB ruling.card.window", "BOB ruling.castle")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", MOVES, ids=str)
def test_where_a_piece_cannot_go(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB ruling.block", "BOB space.keep.safe", "BOB item.ghost.magic.peace", "BOB item.ghost.magic")
@pytest.mark.rule("BOB ruling.castle.attack", "BOB space.tree", "BOB C5.owners", "BOB M5", "BOB ruling.attack.last")
@pytest.mark.rule("BOB M2.exact", "BOB M2.diagonal", "BOB C1")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", ATTACKS, ids=str)
def test_whom_a_piece_cannot_attack(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB ruling.combat.order", "BOB ruling.card.hand", "BOB T3.before", "BOB item.hidden.knife.when")
@pytest.mark.rule("BOB item.extra.defense.when", "BOB item.extra.strength.when", "BOB ruling.card.one", "BOB C4")
@pytest.mark.rule("BOB ruling.tie", "BOB ruling.block", "BOB space.tree", "BOB space.castle.leave")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", FIGHTS, ids=str)
def test_what_cannot_be_done_in_a_fight(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB ruling.doubles", "BOB ruling.drawbridge", "BOB ruling.doubles.colour")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", DOUBLES, ids=str)
def test_where_nobody_can_return(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB ruling.card.window", "BOB ruling.card.target", "BOB ruling.drawbridge", "BOB ruling.safeguard")
@pytest.mark.rule("BOB ruling.reinforcements", "BOB item.safeguard.keep", "BOB item.providing.aid.carrier")
@pytest.mark.rule("BOB item.saboteur.keep", "BOB ruling.saboteur", "BOB ruling.locusts.idle", "BOB space.keep.closed")
@pytest.mark.rule("BOB item.providing.aid.place")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", ITEMS, ids=str)
def test_how_an_item_cannot_be_used(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB space.tree", "BOB space.keep.closed", "BOB M4", "BOB C5.owners", "BOB ruling.block")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", WAYS, ids=str)
def test_the_rule_that_bars_the_way_is_named(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB space.castle.blocked", "BOB ruling.castle.through", "BOB M2.exact")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", OVER, ids=str)
def test_who_cannot_go_over_pieces(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB M2", "BOB M2.piece", "BOB M2.exact", "BOB ruling.card.hand", "BOB ruling.card.window")
@UPSIDE_DOWN
@pytest.mark.parametrize("wrong", PICKS, ids=str)
def test_what_a_click_in_vain_is_told(wrong: Case, upside_down: bool) -> None:
    wrong.check(upside_down=upside_down)


@pytest.mark.rule("BOB M2", "BOB ruling.turn")
def test_a_click_out_of_turn_is_told_whose_turn_it_is() -> None:
    now = play(table(drawn(APART)), "die 1")
    for picks in (("piece:red1",), ("spot:d6",), ("piece:red1", "spot:i8")):
        refusal = GAME.explain(now.state, 1, picks)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("BOB ruling.turn", "refusal-not-you")


@pytest.mark.rule("BOB M2.piece", "BOB M2.exact")
def test_a_space_that_is_not_beside_the_target_counts_for_nothing() -> None:
    """Then it is an attack from above that is refused."""
    now = play(table(drawn("d5 blue, d7 red")), "die 3")
    refusal = GAME.explain(now.state, 0, ("piece:blue1", "spot:e8", "piece:red1"))
    assert refusal is not None
    assert (refusal.rule, dict(refusal.arguments)["square"]) == ("BOB M2.exact", "d8")
