"""Positions of the engine in the oracle's words, and both played side by side."""

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import fidchell
from fidchell.core.state import CHANCE, State
from tests.banish_the_snakes import oracle
from tests.banish_the_snakes.oracle import (
    Ability,
    Area,
    Board,
    Britain,
    Cards,
    Druid,
    Leader,
    Mat,
    People,
    Script,
    Turn,
    World,
)

GAME = fidchell.load("banish-the-snakes")


# -- a position in the oracle's words ---------------------------------------------------------------------------------


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((GAME.folder / f"{name}.toml").read_text(encoding="utf-8"))


MAP, COUNTERS, TRACKS, CARDS, SAINTS, GIFTS = (
    read(name) for name in ("map", "counters", "tracks", "cards", "saints", "gifts")
)
ZEAL = {entry["key"]: entry["boxes"] for entry in TRACKS["zeal"]}
REGIONS = ("scotland", "strathclyde", "england")


def heap(name: str, sign: int = 1) -> Counter[int]:
    return Counter({sign * value: number for value, number in COUNTERS[name][0]["mix"]})


def abilities(lists: list[list[str | int]]) -> list[Ability]:
    return [tuple(one) for one in lists]


def all_cards() -> Cards:
    saints, keepers = {}, {}
    for saint in SAINTS["saint"]:
        saints[saint["key"]] = abilities(saint["start"])
        saints[f"deck {saint['key']}"] = abilities(saint["deck"])
        if saint.get("as_keeper"):
            keepers[saint["key"]] = abilities(saint["deck"])
    for gift in GIFTS["gift"]:
        keepers[gift["key"]] = abilities(gift["abilities"])
    events = {}
    for card in CARDS["card"]:
        bars = {bar: abilities(card.get(bar, card.get("event", []))) for bar in ("red", "yellow", "blue")}
        events[card["key"]] = bars | {name: abilities(card.get(name, [])) for name in ("directive", "save")}
    neighbours: dict[str, set[str]] = {area["key"]: set() for area in MAP["area"]}
    for area in MAP["area"]:
        for other in area["near"]:
            neighbours[area["key"]].add(other)
            neighbours[other].add(area["key"])
    return Cards(
        saints,
        keepers,
        gifts={gift["key"] for gift in GIFTS["gift"]},
        ending_gifts={gift["key"] for gift in GIFTS["gift"] if gift["ends"]},
        events=events,
        arrows={card["key"]: card["arrow"] for card in CARDS["card"] if "arrow" in card},
        scotland={card["key"] for card in CARDS["card"] if card["pile"] == "scotland"},
        neighbours=neighbours,
        coast={area["key"] for area in MAP["area"] if area["coast"]},
    )


ALL_CARDS = all_cards()


def paganism_track() -> list[str]:
    boxes = TRACKS["paganism"][0]
    track = ["start"] + [""] * boxes["ends"]
    for region in REGIONS:
        track[boxes[region]] = region
    return track


def area_of(text: str, chief: str) -> Area:
    """`people 1 2+, druid ?, dolmens 1, relics 0 2`."""
    found = Area(chief=leader_of(chief))
    for part in text.split(", "):
        word, *rest = part.split()
        if word == "people":
            found.people = [People(-int(one.rstrip("+")), one.endswith("+")) for one in rest]
        elif word == "druid":
            found.druid = Druid(None if rest[0] == "?" else -int(rest[0]))
        elif word == "church":
            found.church = int(rest[0])
        elif word == "dolmens":
            found.dolmens = int(rest[0])
        elif word == "graves":
            found.graves = int(rest[0])
        else:
            assert word == "relics"
            found.relics = [int(one) for one in rest]
    return found


def leader_of(text: str) -> Leader | None:
    """`pagan 2`, `christian 4/0`, `nobody`."""
    side, _, value = text.partition(" ")
    if side == "christian":
        return Leader(int(value.split("/")[1]), christian=True)
    return None if side == "nobody" else Leader(-int(value))


def board_of(position: dict[str, Any]) -> Board:
    leaders = position["leaders"]
    level = position.get("level", "standard")
    areas = {name: area_of(text, leaders[name]) for name, text in position["areas"].items()}
    seen = Counter(area.druid.value for area in areas.values() if area.druid and area.druid.value is not None)
    seen.update(-value for value in position.get("druids_gone", []))
    druids = heap("druids", -1)
    if level == "beginner":
        del druids[-6]
    return Board(
        areas,
        {province: leader_of(leaders[province]) for province in oracle.PROVINCES},
        leader_of(leaders["high-king"]),
        unseen_druids=druids - seen,
        dolmen_rules=level != "beginner",
        slider=position.get("slider", "ruled"),
    )


def mat_of(entry: dict[str, Any]) -> Mat:
    saint = None if entry["saint"] == "acolyte" else entry["saint"]
    return Mat(saint, ZEAL["saint"], ZEAL["acolyte"], entry["zeal"] - 1, list(entry["keepers"]), entry["area"])


def turn_of(position: dict[str, Any]) -> Turn:
    built = dict(zip(position["areas"], position.get("built", [0] * 9), strict=True))
    return Turn(
        position.get("active", 0),
        points=position.get("points", 4),
        extra=position.get("extra", 0),
        prepares=position.get("prepares", 0),
        bonus=position.get("bonus", 0),
        effort=bool(position.get("effort", 0)),
        moves=position.get("moved", 0),
        churches=position.get("churched", 0),
        levels=+Counter(built),
        healed=bool(position.get("healed", 0)),
        foreseen=bool(position.get("foreseen", 0)),
    )


def world_of(position: dict[str, Any]) -> World:
    board = board_of(position)
    level = position.get("level", "standard")
    graves = heap("graves").total() - {"beginner": 2, "standard": 0, "advanced": 1}[level]
    out = sum(area.graves + len(area.relics) for area in board.areas.values())
    hidden = sum(oracle.is_hidden(area) for area in board.areas.values())
    people = heap("people", -1)
    people.subtract(one.value for area in board.areas.values() for one in area.people)
    people.subtract(-value for value in position.get("removed_people", []))
    held = {card for mat in position["mats"] for card in mat["keepers"]}
    world = World(
        board,
        [mat_of(entry) for entry in position["mats"]],
        Britain(paganism_track(), position.get("paganism", 0), set(position.get("merged", []))),
        people,
        graves_left=graves - out,
        druids_left=board.unseen_druids.total() - hidden,
        gifts=set(position.get("gifts", ALL_CARDS.gifts - held)),
        turn=turn_of(position),
        cards=ALL_CARDS,
        over={"converted": "conversion"}.get(position.get("ended", ""), position.get("ended")),
    )
    for mat in world.mats:
        oracle.dress(world, mat)
    return world


def picture(world: World) -> dict[str, Any]:
    """What both must agree on after every step."""
    return {
        "areas": {name: area_picture(area) for name, area in world.board.areas.items()},
        "kings": world.board.kings,
        "high king": world.board.high_king,
        "unseen druids": +world.board.unseen_druids,
        "druids left": world.druids_left,
        "mats": [(mat.saint, mat.area, sorted(mat.keepers)) for mat in world.mats],
        "zeal": None if world.over else [mat.zeal for mat in world.mats],  # what the last event began counts no more
        "paganism": (world.britain.at, world.britain.pagan, world.britain.added),
        "people": +world.people,
        "graves left": world.graves_left,
        "gifts": world.gifts,
        "over": world.over,
    }


def area_picture(area: Area) -> Any:
    people = sorted((one.value, one.flock) for one in area.people)
    return people, area.chief, area.druid, area.church, area.dolmens, area.graves, sorted(area.relics)


# -- what is in the cup and the pools ---------------------------------------------------------------------------------


def sides_left(position: dict[str, Any]) -> Counter[str]:
    """The Leaders who have not been seen as Christians, by their sides."""
    left = Counter({f"{pagan}/{christian}": number for pagan, christian, number in COUNTERS["leaders"][0]["mix"]})
    shown = [*position["leaders"].values(), *position.get("removed_christians", [])]
    left.subtract(text.split()[1] for text in shown if text.startswith("christian"))
    return left


def cup_of(position: dict[str, Any]) -> Counter[str]:
    """By Pagan side: all that lie neither on the board nor aside; the latter, if there are none."""
    left: Counter[str] = Counter()
    for sides, number in sides_left(position).items():
        left[sides.split("/")[0]] += number
    aside = [str(value) for value in position.get("removed_leaders", [])]
    left.subtract(aside)
    left.subtract(text.split()[1] for text in position["leaders"].values() if text.startswith("pagan"))
    if left.total():
        return left
    return Counter(aside) + Counter(text.split()[1].split("/")[0] for text in position.get("removed_christians", []))


def turned(weights: Counter[str]) -> set[str]:
    """The Pagan side of the Leader who is turned over: one and the same."""
    found = {sides.split("/")[0] for sides in weights}
    assert len(found) == 1
    return found


def relics_left(position: dict[str, Any], world: World) -> Counter[int]:
    left = heap("graves")
    if position.get("level") == "beginner":
        left[0] -= 2
    elif position.get("level") == "advanced":
        left[3] -= 1
    left.subtract(value for area in world.board.areas.values() for value in area.relics)
    return left


# -- both side by side ------------------------------------------------------------------------------------------------

NOT_COMPARED = ("end", "use", "give", "take", "heal", "foresee")  # among the actions offered


@dataclass
class Pair:
    """A game of the engine, and the oracle brought along from one quiet moment to the next."""

    state: State
    world: World = field(init=False)
    met: Counter[str] = field(default_factory=Counter)
    before: dict[str, Any] | None = None  # the position at the last quiet moment
    lines: list[str] = field(default_factory=list)  # what has happened since

    def quiet(self, position: dict[str, Any]) -> bool:
        """The next card is to be drawn, or the next action to be chosen, or the game is over."""
        return position.get("frames", ["act"]) in (["act"], ["event", "draw"]) or "ended" in position

    def step(self, action: int, seat: int) -> None:
        self.lines.append(GAME.text(self.state, action))
        self.state.apply(action, seat)

    def look(self) -> dict[str, Any]:
        """Compare, if it is time; the position."""
        position = GAME.dump(self.state)
        if position.get("turn", 1) == 0 or not self.quiet(position):
            return position
        self.world = world_of(position)
        if self.before is not None:
            self.compare_step(position)
        self.before, self.lines = position, []
        if self.state.actors() and self.state.actors()[0] != CHANCE:
            self.compare_choices()
        return position

    def compare_step(self, after: dict[str, Any]) -> None:
        assert self.before is not None
        ours, theirs = world_of(self.before), self.world
        saints = [mat.saint for mat in ours.mats]
        high_king = ours.board.high_king
        first, *rest = self.lines
        script = Script(rest)
        verb, _, what = first.partition(" ")
        if verb == "draw":
            oracle.draw_event(ours, what, self.before.get("key"), script)
        else:
            oracle.act(ours, first, script)
        if ours.over is None and theirs.over == "deck":
            ours.over = "deck"
            assert not GAME.view(self.state, None)["deck"]
            assert not after.get("deck_saints")
        assert picture(theirs) == picture(ours), f"{self.lines}"
        for asked in ("look", "go", "leave", "dismiss", "agree", "refuse", "carry"):
            script.all(asked)
        assert not script.left_over(), f"{self.lines}: {script.left_over()}"
        if theirs.over is None:
            self.compare_turn(ours, after)
        self.met[verb] += 1
        self.met["high king replaced"] += high_king is not ours.board.high_king
        for old, new in zip(saints, (mat.saint for mat in ours.mats), strict=True):
            self.met["death"] += old is not None and new != old
            self.met["acolyte becomes a Saint"] += old is None and new is not None

    def compare_turn(self, ours: World, after: dict[str, Any]) -> None:
        theirs = self.world.turn
        if after.get("frames", ["act"]) == ["act"]:
            assert not ours.turn.over, f"{self.lines}: the turn is over"
            assert (theirs.seat, theirs.points) == (ours.turn.seat, ours.turn.points), f"{self.lines}"
            assert (theirs.prepares, theirs.bonus) == (ours.turn.prepares, ours.turn.bonus)
            assert theirs.effort == ours.turn.effort
        else:
            assert theirs.seat == (ours.turn.seat + 1) % len(ours.mats), f"{self.lines}: whose turn is it?"
            assert ours.turn.over or ours.turn.points == 0, f"{self.lines}: {ours.turn} is not over"

    def compare_odds(self, position: dict[str, Any]) -> None:
        """What chance may bring, with weights."""
        odds: dict[str, Counter[str]] = {}
        for outcome, weight in self.state.chance():
            verb, _, what = GAME.text(self.state, outcome).partition(" ")
            odds.setdefault(verb, Counter())[what] = weight
        [(verb, weights)] = odds.items()
        if verb in ("draw", "look"):
            left = GAME.view(self.state, None)["deck"] + position.get("deck_saints", [])
            wanted = Counter(position["top"][:1] if verb == "draw" and "top" in position else left)
        elif verb == "side":
            wanted = +sides_left(position)
            wanted = Counter({sides: wanted[sides] for sides in wanted if sides.split("/")[0] in turned(weights)})
        elif verb == "leader":
            wanted = +cup_of(position)
        elif verb in ("roll", "strike"):
            wanted = Counter(weights.keys()) if verb == "strike" else Counter("123456")
        else:
            world = world_of(position)
            heaps = {
                "people": world.people,
                "druid": world.board.unseen_druids,
                "turn-relic": relics_left(position, world),
            }
            wanted = Counter({str(abs(value)): number for value, number in heaps[verb].items() if number})
            if verb == "people" and not wanted:
                wanted = Counter(str(value) for value in position["removed_people"])
        assert weights == wanted, f"{verb}: {weights} is not {wanted}"
        self.met[f"odds of {verb}"] += 1

    def compare_choices(self) -> None:
        offered = {GAME.text(self.state, action) for action in self.state.legal(self.world.turn.seat)}
        compared = {line for line in offered if line.split()[0] not in NOT_COMPARED}
        assert compared == oracle.possible_actions(self.world)
        self.met["choices compared"] += len(compared)
        if self.met["choices compared"] % 9 == 0:  # a prompt takes long
            self.compare_prompt()

    def compare_prompt(self) -> None:
        """What people are told before an attempt: every influence by its kind, and the chances."""
        world, seat = self.world, self.world.turn.seat
        for choice in GAME.prompt(self.state, seat).choices:
            verb, _, what = choice.token.partition(" ")
            if verb == "convert":
                target = oracle.target_of(what, world.mat.area)
                told: Counter[str] = Counter()
                for modifier in choice.modifiers:
                    told[KINDS[modifier.rule]] += modifier.amount
                assert nonzero(told) == nonzero(influences(world, target)), choice.token
                odds = {one.label: Fraction(one.weight, one.total) for one in choice.odds}
                faith = bool(oracle.amount(world.mat, "equal-succeeds"))
                chances = oracle.chances(world.board, target, oracle.extras(world, target), faith)
                assert odds.get("success", 0) == chances.success, choice.token
                assert odds.get("no effect", 0) == chances.no_effect, choice.token
                assert odds.get("failure", 0) == chances.failure, choice.token
                self.met["prompts compared"] += 1


KINDS = {
    **{f"BTS 10.1.count.{target}": "own" for target in ("druid", "people", "chief", "king", "highking")},
    **{f"BTS 10.1.{link}": "leader" for link in ("chief.people", "king.chiefs", "highking.kings")},
    **dict.fromkeys(("BTS 10.1.faceup", "BTS 10.1.king"), "druid"),
    **dict.fromkeys(("BTS 10.1.church", "BTS 10.3.king"), "church"),
    **dict.fromkeys(("BTS 10.1.dolmens", "BTS 10.1.relics", "BTS 10.5.modifier", "BTS 10.1.king.all"), "stones"),
    "BTS 10.1.abilities": "cards",
    "BTS 10.1.prepare": "prepare",
    "BTS 6.keeper.use": "bonus",
    "BTS 10.6.two": "final effort",
}
NAMES = {"dolmens": "stones", "graves": "stones", "relics": "stones", "others": "cards", "first prepare": "cards"}
LEADERS = ("chief", "king", "high king")


def influences(world: World, target: oracle.Target) -> Counter[str]:
    """By kind; an unknown Druid has no value yet."""
    (_, own), *rest = oracle.influence(world.board, target, druid=0)
    found = Counter(own=own)
    for name, amount in [*rest, *oracle.extras(world, target)]:
        found["leader" if name in LEADERS else NAMES.get(name, name)] += amount
    return found


def nonzero(counts: Counter[str]) -> dict[str, int]:
    return {name: number for name, number in counts.items() if number}


# -- players ----------------------------------------------------------------------------------------------------------

Player = Callable[[random.Random, World, list[str]], str]


def at_random(rng: random.Random, world: World, lines: list[str]) -> str:
    return rng.choice(lines)


def able(rng: random.Random, world: World, lines: list[str]) -> str:
    """Converts where it is likely to succeed, prepares, builds, goes where it is needed."""

    def worth(line: str) -> float:
        verb, _, what = line.partition(" ")
        mat = world.mat
        if verb == "convert":
            target = oracle.target_of(what, mat.area)
            chances = oracle.chances(world.board, target, oracle.extras(world, target))
            return float(chances.success - chances.failure) + (0.2 if what == "druid" else 0)
        base = {"prepare": 0.35, "build": 0.8, "improve": 0.7, "move": 0.1, "relic": 0.3, "discern": 0.9}
        if verb == "move" and all(one.flock for one in world.board.areas[mat.area].people):
            return 0.6
        return base.get(verb, 0.05)

    return max(lines, key=lambda line: worth(line) + rng.random() * 0.4)


def reckless(rng: random.Random, world: World, lines: list[str]) -> str:
    """Tries everybody, hopeless or not, and makes Final Efforts, so that many die."""
    wild = [line for line in lines if line.split()[0] in ("convert", "effort", "discern")]
    return rng.choice(wild) if wild and rng.random() < 0.7 else rng.choice(lines)
