"""A slow, plain reference for the hard parts of Banish the Snakes.

Written from the two rule texts and the project's rulings only, to be compared with the fast engine; it shares nothing
with it. Numbers like 10.1 are chapters of the rule book, "ruling n" is a number in the project's list of rulings.
Chance never happens here: what is drawn and rolled is handed in.

A board is plain data: values stand on the pieces with their signs, so that every influence is simply added.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction

# ---------------------------------------------------------------------------------------------------------------------
# 3: the game board
# ---------------------------------------------------------------------------------------------------------------------

PROVINCES = {
    "ulster": ("northern-ui-neill", "airgialla", "ulaid"),
    "connacht": ("connachta", "ui-maine"),
    "leinster": ("southern-ui-neill", "laigin"),
    "munster": ("eoganacht", "osraige"),
}
TARA = "southern-ui-neill"

# Which die promotes whom (ruling 15).
CHIEF_DICE = {
    "northern-ui-neill": (1, 2),
    "airgialla": (3, 4),
    "ulaid": (5, 6),
    "connachta": (1, 2, 3),
    "ui-maine": (4, 5, 6),
    "southern-ui-neill": (1, 2, 3),
    "laigin": (4, 5, 6),
    "eoganacht": (1, 2, 3),
    "osraige": (4, 5, 6),
}
KING_DICE = {"leinster": (1, 2), "ulster": (3, 4), "munster": (5,), "connacht": (6,)}

CHURCHES = {0: 8, 1: 6, 2: 4, 3: 1}  # how many of each level there are (2, 10.3)
CATHEDRAL = 3
DOLMENS = 8
SEATS = ("green", "blue", "red", "gold", "white", "violet")

Target = tuple[str, ...]  # ("druid", area), ("people", area, "-3"), ("chief", area), ("king", province), ("high king",)
Modifier = tuple[str, int]  # what it is, what it adds


@dataclass
class People:
    """Flock keep the number printed on their other side, for their place in the row (ruling 14)."""

    value: int
    flock: bool = False


@dataclass
class Leader:
    """The side that is up: below 0 a Pagan, 0 or more a Christian or a Pagan of no weight."""

    value: int
    christian: bool = False


@dataclass
class Druid:
    """Without a value: face down."""

    value: int | None = None

    @property
    def hidden(self) -> bool:
        return self.value is None


@dataclass
class Area:
    people: list[People] = field(default_factory=list)  # from the left
    chief: Leader | None = None
    druid: Druid | None = None
    church: int | None = None
    dolmens: int = 0
    graves: int = 0
    relics: list[int] = field(default_factory=list)


@dataclass
class Board:
    areas: dict[str, Area]
    kings: dict[str, Leader | None]
    high_king: Leader | None
    unseen_druids: Counter[int] = field(default_factory=Counter)  # every value nobody has seen, hidden ones and spare
    dolmen_rules: bool = True  # not at the Beginner level (14)
    slider: str = "ruled"  # or "as-written"


def province_of(area: str) -> str:
    return next(province for province, areas in PROVINCES.items() if area in areas)


def areas_of(board: Board, province: str) -> list[Area]:
    return [board.areas[name] for name in PROVINCES[province]]


def present(leader: Leader | None) -> Leader:
    assert leader is not None, "between two events every Leader's place is filled (9)"
    return leader


# ---------------------------------------------------------------------------------------------------------------------
# 10.1: who may be tried, from where
# ---------------------------------------------------------------------------------------------------------------------


def all_targets(board: Board) -> list[Target]:
    """Everything that somebody could try to convert, here or elsewhere, Christian or not."""
    targets: list[Target] = []
    for name, area in board.areas.items():
        targets.append(("druid", name))
        targets.append(("chief", name))
        for value in sorted({people.value for people in area.people}):
            targets.append(("people", name, str(value)))
    targets += [("king", province) for province in PROVINCES]
    return [*targets, ("high king",)]


def refusal(board: Board, here: str, target: Target) -> str | None:
    """Why a Saint in an Area may not try this target; None if he may. Hopeless attempts are allowed (ruling 4)."""
    if target[0] == "king":
        return refusal_of_king(board, here, target[1])
    if target[0] == "high king":
        return refusal_of_high_king(board, here)
    if target[1] != here:
        return "elsewhere"
    area = board.areas[here]
    if target[0] == "druid":
        return None if area.druid else "no druid"
    if target[0] == "people" and not pagan_people(area, int(target[2])):
        return "already christian"
    if target[0] == "chief" and present(area.chief).christian:
        return "already christian"
    return "hidden druid" if is_hidden(area) else None


def refusal_of_king(board: Board, here: str, province: str) -> str | None:
    """From any Area of the Province, but not before all its Druids are removed or known."""
    if province_of(here) != province:
        return "elsewhere"
    if present(board.kings[province]).christian:
        return "already christian"
    return "hidden druid" if any(is_hidden(area) for area in areas_of(board, province)) else None


def refusal_of_high_king(board: Board, here: str) -> str | None:
    """Only at Tara, and only that Area's Druid is in the way."""
    if here != TARA:
        return "elsewhere"
    if present(board.high_king).christian:
        return "already christian"
    return "hidden druid" if is_hidden(board.areas[TARA]) else None


def is_hidden(area: Area) -> bool:
    return area.druid is not None and area.druid.hidden


def pagan_people(area: Area, value: int) -> list[People]:
    return [people for people in area.people if people.value == value and not people.flock]


def possible_targets(board: Board, here: str) -> set[Target]:
    return {target for target in all_targets(board) if refusal(board, here, target) is None}


# ---------------------------------------------------------------------------------------------------------------------
# 10.1 and 10.3: influence
# ---------------------------------------------------------------------------------------------------------------------


def influence(board: Board, target: Target, druid: int | None = None) -> list[Modifier]:
    """What the map adds, itemised: the target's own value first. `druid`: what a hidden Druid turns out to be."""
    kind = target[0]
    if kind == "king":
        return influence_on_king(board, target[1])
    area = board.areas[TARA if kind == "high king" else target[1]]
    if kind == "druid":
        own = [("druid", value_of(area.druid, druid))]
        return [*own, *stones_and_graves([area])]
    if kind == "high king":
        leaders = [("high king", present(board.high_king).value)]
    elif kind == "chief":
        king = present(board.kings[province_of(target[1])])
        leaders = [("chief", present(area.chief).value), ("king", king.value)]
    else:
        leaders = [("people", int(target[2])), ("chief", present(area.chief).value)]
    return [*leaders, *druid_or_church(area), *stones_and_graves([area])]


def influence_on_king(board: Board, province: str) -> list[Modifier]:
    """The High King, the worst Druid or else the largest Church, and all the rest of the Province. No Chief counts."""
    areas = areas_of(board, province)
    leaders = [("king", present(board.kings[province]).value), ("high king", present(board.high_king).value)]
    druids = [value_of(area.druid) for area in areas if area.druid]
    churches = [area.church for area in areas if area.church is not None]
    if druids:
        worst = [("druid", min(druids))]
    elif churches:
        worst = [("church", max(churches))]
    else:
        worst = []
    return [*leaders, *worst, *stones_and_graves(areas)]


def value_of(druid: Druid | None, turned_over: int | None = None) -> int:
    assert druid is not None
    value = turned_over if druid.value is None else druid.value
    assert value is not None, "nothing is modified by a Druid whom nobody knows"
    return value


def druid_or_church(area: Area) -> list[Modifier]:
    """They share a box, so it is one or the other."""
    if area.druid:
        return [("druid", value_of(area.druid))]
    return [] if area.church is None else [("church", area.church)]


def stones_and_graves(areas: list[Area]) -> list[Modifier]:
    return [
        ("dolmens", -sum(area.dolmens for area in areas)),
        ("graves", sum(area.graves for area in areas)),
        ("relics", sum(sum(area.relics) for area in areas)),
    ]


def total(modifiers: Iterable[Modifier]) -> int:
    """Where the marker ends; it is never stopped on the way (ruling 4)."""
    return sum(amount for _, amount in modifiers)


def preparation(prepares: int, final_effort: bool = False) -> list[Modifier]:
    """+1 for every Prepare, +2 for a Final Effort (10.1, 10.6)."""
    return [("prepare", prepares), ("final effort", 2 if final_effort else 0)]


# ---------------------------------------------------------------------------------------------------------------------
# 10.1: what cards add
# ---------------------------------------------------------------------------------------------------------------------

Ability = tuple[str | int, ...]  # as in the data: ("convert", "leaders", 1), ("shield", 1)


@dataclass
class Mat:
    """A player's mat. `saints` and `acolytes` are the Zeal tracks: the Action Points of each box before the cross."""

    saint: str | None  # None: an Acolyte
    saints: list[int]
    acolytes: list[int]
    zeal: int = 0  # boxes from the left
    keepers: list[str] = field(default_factory=list)
    area: str = TARA
    abilities: list[Ability] = field(default_factory=list)  # of the active Saint's card
    kept: list[Ability] = field(default_factory=list)  # of the Gifts held, and of a Deck Columba while he waits (6)

    @property
    def track(self) -> list[int]:
        return self.acolytes if self.saint is None else self.saints

    @property
    def at_cross(self) -> bool:
        return self.zeal == len(self.track)

    @property
    def may_make_final_effort(self) -> bool:
        """Only the last box before the cross says so, and only a Saint's track (ruling 3)."""
        return self.saint is not None and self.zeal == len(self.track) - 1

    @property
    def action_points(self) -> int:
        """As the box says; Auxilius has one more (ruling 1)."""
        return self.track[self.zeal] + amount(self, "actions")


def in_force(mat: Mat) -> list[Ability]:
    """An Acolyte has no special abilities (11), but the Gifts he holds are his."""
    return [*([] if mat.saint is None else mat.abilities), *mat.kept]


def amount(mat: Mat, name: str) -> int:
    return sum(int(number) for what, *_, number in in_force(mat) if what == name)


def applies(named: str | int, target: Target) -> bool:
    kind = target[0].replace(" ", "-")
    return named in ("any", kind) or (named == "leaders" and kind in ("chief", "king", "high-king"))


def from_cards(mats: list[Mat], seat: int, target: Target, prepares: int = 0) -> list[Modifier]:
    """What Saints and Gifts add: one's own, and what others in the Area do for one."""
    mat = mats[seat]
    own = sum(int(ability[2]) for ability in in_force(mat) if ability[0] == "convert" and applies(ability[1], target))
    others = [one for place, one in enumerate(mats) if place != seat and one.area == mat.area]
    return [
        ("cards", own),
        ("others", sum(amount(one, "help-others") for one in others)),
        ("first prepare", amount(mat, "first-prepare") if prepares else 0),
    ]


def helped_by(
    mats: list[Mat], seat: int, target: Target, prepares: int = 0, final_effort: bool = False
) -> list[Modifier]:
    """What cards, Prepares and a Final Effort add."""
    return [*from_cards(mats, seat, target, prepares), *preparation(prepares, final_effort)]


# ---------------------------------------------------------------------------------------------------------------------
# 10.1: the Convert Attempt Slider
# ---------------------------------------------------------------------------------------------------------------------

MINIMUM = {
    "ruled": {-5: 5, -4: 4, -3: 3, -2: 2, -1: 1},
    "as-written": {-5: 4, -4: 3, -3: 2, -2: 1, -1: 0},
}


def minimum_result_needed(box: int, slider: str = "ruled") -> int | None:
    """None: the box decides without a die."""
    return MINIMUM[slider].get(box)


def result_of(box: int, die: int | None, slider: str = "ruled", equal_succeeds: bool = False) -> str:
    """`equal_succeeds`: a Gift."""
    needed = minimum_result_needed(box, slider)
    if needed is None:
        assert die is None, "an automatic result rolls no die"
        return "success" if box >= 0 else "failure"
    assert die is not None
    assert 1 <= die <= 6
    if die > needed or (die == needed and equal_succeeds):
        return "success"
    return "no effect" if die == needed else "failure"


@dataclass(frozen=True)
class Chances:
    success: Fraction
    no_effect: Fraction
    failure: Fraction


def chances_in(box: int, slider: str = "ruled", equal_succeeds: bool = False) -> Chances:
    dice = [None] if minimum_result_needed(box, slider) is None else [1, 2, 3, 4, 5, 6]
    found = Counter(result_of(box, die, slider, equal_succeeds) for die in dice)
    return Chances(*(Fraction(found[what], len(dice)) for what in ("success", "no effect", "failure")))


def chances(board: Board, target: Target, added: Iterable[Modifier] = (), equal_succeeds: bool = False) -> Chances:
    """Of an attempt with these cards, Prepares and efforts; for a hidden Druid over all values he may have."""
    extra = total(added)
    hidden = target[0] == "druid" and is_hidden(board.areas[target[1]])
    values = list(board.unseen_druids.elements()) if hidden else [None]
    boxes = [total(influence(board, target, value)) + extra for value in values]
    each = [chances_in(box, board.slider, equal_succeeds) for box in boxes]
    return Chances(
        sum((one.success for one in each), Fraction(0)) / len(each),
        sum((one.no_effect for one in each), Fraction(0)) / len(each),
        sum((one.failure for one in each), Fraction(0)) / len(each),
    )


# ---------------------------------------------------------------------------------------------------------------------
# 10.1: what an attempt does to the map
# ---------------------------------------------------------------------------------------------------------------------


def convert(
    board: Board,
    here: str,
    target: Target,
    added: Iterable[Modifier] = (),
    *,
    equal_succeeds: bool = False,
    die: int | None = None,
    druid: int | None = None,
    other_side: int | None = None,
    last_acolyte: bool = False,
) -> str:
    """Do an attempt in place; the result. `druid`: what a hidden one shows; `other_side`: the Leader's Christian value;
    `last_acolyte`: failing here ends the game, so no Dolmen is placed any more (ruling 5)."""
    assert refusal(board, here, target) is None
    if target[0] == "druid" and is_hidden(board.areas[here]):
        turn_over(board, here, druid)
    box = total(influence(board, target)) + total(added)
    found = result_of(box, die, board.slider, equal_succeeds)
    if die == 6 and board.areas[here].dolmens:
        board.areas[here].dolmens -= 1
    if found == "success":
        make_christian(board, target, other_side)
    elif found == "failure" and target[0] == "druid" and not last_acolyte:
        place_dolmen(board, here)
    return found


def turn_over(board: Board, here: str, value: int | None) -> None:
    assert value is not None
    assert board.unseen_druids[value] > 0
    board.unseen_druids[value] -= 1
    board.areas[here].druid = Druid(value)


def make_christian(board: Board, target: Target, other_side: int | None) -> None:
    if target[0] == "druid":
        board.areas[target[1]].druid = None
    elif target[0] == "people":
        pagan_people(board.areas[target[1]], int(target[2]))[0].flock = True
    else:
        assert other_side is not None
        put_leader(board, target, Leader(other_side, christian=True))


def place_dolmen(board: Board, here: str) -> None:
    """One of the eight, if any is left."""
    if dolmen_left(board):
        board.areas[here].dolmens += 1


def dolmen_left(board: Board) -> bool:
    return board.dolmen_rules and sum(area.dolmens for area in board.areas.values()) < DOLMENS


# ---------------------------------------------------------------------------------------------------------------------
# 8: replacing People
# ---------------------------------------------------------------------------------------------------------------------


def row(people: Iterable[People]) -> list[People]:
    """Lowest number on the left: 1, 4, 5, 6 (4)."""
    return sorted(people, key=lambda one: (abs(one.value), one.flock))


def next_to_go(people: list[People]) -> People:
    """The Flock furthest right; if there are none, the Pagans furthest left."""
    flock = [one for one in row(people) if one.flock]
    return flock[-1] if flock else row(people)[0]


def remove_people(area: Area, number: int) -> list[int]:
    """All that are called for, or all there are; their printed values."""
    removed: list[int] = []
    while len(removed) < number and area.people:
        gone = next_to_go(area.people)
        area.people = [one for one in area.people if one is not gone]
        removed.append(gone.value)
    return removed


def replace_people(called_for: Iterable[tuple[Area, int]], pool: Counter[int], draws: Iterable[int]) -> None:
    """Ruling 14: remove all, then draw all, then the removed go into the pool (sooner only if it is empty)."""
    script = iter(draws)
    vacancies = [(area, remove_people(area, number)) for area, number in called_for]
    aside = Counter(value for _, removed in vacancies for value in removed)
    for area, removed in vacancies:
        for _ in removed:
            if not pool.total():
                pool.update(aside)
                aside = Counter()
            value = next(script)
            assert pool[value] > 0, f"no {value} is left in the pool"
            pool[value] -= 1
            area.people = row([*area.people, People(value)])
    pool.update(aside)


# ---------------------------------------------------------------------------------------------------------------------
# 9: replacing Leaders
# ---------------------------------------------------------------------------------------------------------------------

Post = tuple[str, ...]  # ("chief", area), ("king", province), ("high king",)


def leader_at(board: Board, post: Post) -> Leader | None:
    if post[0] == "chief":
        return board.areas[post[1]].chief
    return board.high_king if post[0] == "high king" else board.kings[post[1]]


def put_leader(board: Board, post: Post, leader: Leader | None) -> None:
    if post[0] == "chief":
        board.areas[post[1]].chief = leader
    elif post[0] == "king":
        board.kings[post[1]] = leader
    else:
        board.high_king = leader


Step = tuple[Post, Post | None]  # who came where from; None: from the cup


def replace_leaders(
    board: Board, called_for: Iterable[Post], draw: Callable[[bool], Leader], roll: Callable[[], int]
) -> list[Step]:
    """The whole sequence in place, pass after pass (ruling 15).

    `draw` gives a Leader from the cup, with the side up that is wanted (Christian or not), in the order of the Areas.
    """
    for post in called_for:
        put_leader(board, post, None)
    steps: list[Step] = []
    while missing_posts(board):
        steps += new_chiefs(board, draw)
        steps += new_kings(board, roll)
        steps += new_high_king(board, roll)
    return steps


def missing_posts(board: Board) -> list[Post]:
    posts: list[Post] = [("chief", name) for name in board.areas]
    posts += [("king", province) for province in board.kings]
    posts.append(("high king",))
    return [post for post in posts if leader_at(board, post) is None]


def new_chiefs(board: Board, draw: Callable[[bool], Leader]) -> list[Step]:
    steps: list[Step] = []
    for name, area in board.areas.items():
        if area.chief is None:
            area.chief = draw(has_more_flock(area))
            steps.append((("chief", name), None))
    return steps


def has_more_flock(area: Area) -> bool:
    """More than half of the People; as many Pagans as Flock are not enough."""
    flock = sum(one.flock for one in area.people)
    return flock > len(area.people) - flock


def new_kings(board: Board, roll: Callable[[], int]) -> list[Step]:
    """A die for every missing King, in the order of the Provinces; the Chief keeps the side that is up."""
    steps: list[Step] = []
    for province in board.kings:
        if board.kings[province] is None:
            die = roll()
            chief = next(name for name in PROVINCES[province] if die in CHIEF_DICE[name])
            steps.append(promote(board, ("chief", chief), ("king", province)))
    return steps


def new_high_king(board: Board, roll: Callable[[], int]) -> list[Step]:
    if board.high_king is not None:
        return []
    die = roll()
    king = next(province for province in PROVINCES if die in KING_DICE[province])
    return [promote(board, ("king", king), ("high king",))]


def promote(board: Board, lower: Post, higher: Post) -> Step:
    put_leader(board, higher, present(leader_at(board, lower)))
    put_leader(board, lower, None)
    return higher, lower


# ---------------------------------------------------------------------------------------------------------------------
# 10.3: Churches
# ---------------------------------------------------------------------------------------------------------------------


def church_left(board: Board, level: int) -> bool:
    return sum(area.church == level for area in board.areas.values()) < CHURCHES[level]


def refusal_to_build(board: Board, here: str, worked_on: Iterable[str] = ()) -> str | None:
    """`worked_on`: Areas where this turn a Church was built or improved."""
    area = board.areas[here]
    if area.druid:
        return "druid"
    if area.church is not None:
        return "church"
    if here in worked_on:
        return "once a turn"
    return None if church_left(board, 0) else "none left"


def refusal_to_improve(board: Board, here: str, worked_on: Iterable[str] = ()) -> str | None:
    church = board.areas[here].church
    if church is None:
        return "no church"
    if church == CATHEDRAL:
        return "cathedral"
    if here in worked_on:
        return "once a turn"
    return None if church_left(board, church + 1) else "none left"


def build(board: Board, here: str) -> None:
    assert refusal_to_build(board, here) is None
    board.areas[here].church = 0


def improve(board: Board, here: str) -> None:
    church = board.areas[here].church
    assert church is not None
    assert refusal_to_improve(board, here) is None
    board.areas[here].church = church + 1


def lower_church(board: Board, here: str) -> None:
    """The next lower piece that there is; else nothing stands there any more (ruling 16)."""
    church = board.areas[here].church
    assert church is not None
    board.areas[here].church = None
    left = [level for level in range(church) if church_left(board, level)]
    board.areas[here].church = max(left) if left else None


def refusal_of_new_druid(board: Board, here: str) -> str | None:
    """Ruling 16, from the German rules: the box holds one Druid or one Church."""
    if board.areas[here].church is not None:
        return "church"
    return "druid" if board.areas[here].druid else None


# ---------------------------------------------------------------------------------------------------------------------
# 7: Paganism in Great Britain
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Britain:
    """`track`: the boxes from At Start to Game Ends; a region's name stands in the box where it turns Pagan."""

    track: list[str]
    at: int = 0
    added: set[str] = field(default_factory=set)  # whose pile is in the Draw Deck

    @property
    def pagan(self) -> set[str]:
        """The regions whose box is reached: moving back over a boundary turns the block again (ruling 12)."""
        return {name for name in self.track[1 : self.at + 1] if name in ("scotland", "strathclyde", "england")}

    @property
    def game_ends(self) -> bool:
        return self.at == len(self.track) - 1


def advance_paganism(britain: Britain, boxes: int) -> list[str]:
    """Box by box, back if negative; the piles shuffled into the deck now, each only once."""
    now: list[str] = []
    for _ in range(abs(boxes)):
        if britain.game_ends:
            break
        britain.at = max(0, britain.at + (1 if boxes > 0 else -1))
        now += sorted(britain.pagan - britain.added)
        britain.added |= britain.pagan
    return now


# ---------------------------------------------------------------------------------------------------------------------
# 10.6 and 11: Zeal, death, succession
# ---------------------------------------------------------------------------------------------------------------------


def lose_zeal(mat: Mat, boxes: int) -> bool:
    """To the right, at most to the cross; whether it is reached: what is lost beyond is ignored."""
    mat.zeal = min(mat.zeal + boxes, len(mat.track))
    return mat.at_cross


def regain_zeal(mat: Mat, boxes: int) -> None:
    mat.zeal = max(0, mat.zeal - boxes)


def death(
    board: Board,
    mat: Mat,
    here: str,
    *,
    saints: set[str],
    ending_gifts: set[str],
    graves_left: int,
    heir: str | None = None,
) -> str:
    """What follows: "game ends", "saint" (a Keeper succeeds) or "acolyte". `heir`: whom the player chose of several."""
    assert mat.at_cross
    if mat.saint is None:
        return "game ends"
    if graves_left:
        board.areas[here].graves += 1
    mat.keepers = [card for card in mat.keepers if card not in ending_gifts]
    mat.zeal = 0
    waiting = [card for card in mat.keepers if card in saints]
    if not waiting:
        mat.saint = None
        return "acolyte"
    chosen = heir if len(waiting) > 1 else waiting[0]
    assert chosen in waiting
    mat.keepers.remove(chosen)
    mat.saint = chosen
    return "saint"


def keeper_limit(players: int) -> int:
    return 2 if players >= 4 else 3


# ---------------------------------------------------------------------------------------------------------------------
# 12 and 13: the end
# ---------------------------------------------------------------------------------------------------------------------


def all_flock(area: Area) -> bool:
    return all(one.flock for one in area.people)


def ireland_is_converted(board: Board) -> bool:
    return all(all_flock(area) for area in board.areas.values())


def ending(board: Board, *, britain: Britain, deck: int, turn_begins: bool, acolyte_at_cross: bool) -> str | None:
    """Which of the four endings has come; full conversion before all others."""
    if ireland_is_converted(board):
        return "conversion"
    if britain.game_ends:
        return "paganism"
    if acolyte_at_cross:
        return "acolyte"
    return "deck" if turn_begins and not deck else None


def score(board: Board) -> Fraction:
    areas = board.areas.values()
    points = Fraction(0)
    for area in areas:
        if all_flock(area):
            points += 2
        elif has_more_flock(area):
            points += 1
    points += 1 if present(board.high_king).christian else 0
    points += Fraction(sum(present(king).christian for king in board.kings.values()), 2)
    points += 1 if any(area.church == CATHEDRAL for area in areas) else 0
    points -= sum(area.dolmens for area in areas)
    points -= sum(area.druid is not None for area in areas)
    return points


def result(board: Board) -> str:
    """Below 0 is a Total Defeat, too (ruling 18)."""
    if ireland_is_converted(board):
        return "full victory"
    points = score(board)
    if points < 7:
        return "total defeat"
    if points < 13:
        return "partial defeat"
    return "partial victory" if points < 19 else "full victory"


# ---------------------------------------------------------------------------------------------------------------------
# A whole table: what events and actions change, with everything drawn, rolled and chosen written down
# ---------------------------------------------------------------------------------------------------------------------

Effect = tuple[str | int, ...]  # as in the data: ("lose-zeal", "here", 1), ("remove-high-king",)


class Script:
    """What was drawn, rolled and chosen, in a queue a kind: `people 3`, `roll 5`, `choose ulaid`."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self.queues: dict[str, list[str]] = {}
        for line in lines:
            verb, _, what = line.partition(" ")
            self.queues.setdefault(verb, []).append(what)

    def has(self, verb: str) -> bool:
        return bool(self.queues.get(verb))

    def next(self, verb: str) -> str:
        assert self.has(verb), f"nothing says {verb!r}: {self.queues}"
        return self.queues[verb].pop(0)

    def all(self, verb: str) -> list[str]:
        return self.queues.pop(verb, [])

    def left_over(self) -> dict[str, list[str]]:
        return {verb: lines for verb, lines in self.queues.items() if lines}


@dataclass(frozen=True)
class Cards:
    """What is printed on the cards, as the data files have it."""

    saints: dict[str, list[Ability]]  # "patrick" the At Start card, "deck patrick" the other one
    keepers: dict[str, list[Ability]]  # what works while it is kept: Gifts, and who says so
    gifts: set[str]
    ending_gifts: set[str]
    events: dict[str, dict[str, list[Effect]]]  # directive, red, yellow, blue, save
    arrows: dict[str, str]
    scotland: set[str]  # the events of its pile
    neighbours: dict[str, set[str]]
    coast: set[str]

    def is_saint(self, keeper: str) -> bool:
        return f"deck {keeper}" in self.saints


@dataclass
class Turn:
    """What the seat that acts has left, and has done in this turn."""

    seat: int
    points: int = 4
    card: str = ""  # the event drawn
    extra: int = 0  # Action Points more or fewer, until they are counted
    prepares: int = 0
    bonus: int = 0
    effort: bool = False
    moves: int = 0
    churches: int = 0
    levels: Counter[str] = field(default_factory=Counter)
    healed: bool = False
    foreseen: bool = False
    over: bool = False


@dataclass
class World:
    board: Board
    mats: list[Mat]
    britain: Britain
    people: Counter[int]  # the pool beside the board
    graves_left: int
    druids_left: int  # beside the board, face down
    gifts: set[str]  # to the side
    turn: Turn
    cards: Cards
    over: str | None = None

    @property
    def mat(self) -> Mat:
        return self.mats[self.turn.seat]


def dress(world: World, mat: Mat) -> None:
    """Give a mat the abilities of the cards that lie there now."""
    mat.abilities = [] if mat.saint is None else world.cards.saints[mat.saint]
    mat.kept = [ability for card in mat.keepers for ability in world.cards.keepers.get(card, [])]


def receive(world: World, seat: int, card: str, script: Script) -> None:
    """A Keeper comes to a mat: an Acolyte becomes a Saint at once (11); one card too many is discarded (6)."""
    mat = world.mats[seat]
    if mat.saint is None and world.cards.is_saint(card):
        arise(world, seat, card, script)
        return
    mat.keepers.append(card)
    dress(world, mat)
    discard_what_is_too_much(world, seat, script)


def discard_what_is_too_much(world: World, seat: int, script: Script) -> None:
    mat = world.mats[seat]
    while len(mat.keepers) > keeper_limit(len(world.mats)) + amount(mat, "keepers"):
        mat.keepers.remove(script.next("discard"))
        dress(world, mat)


def arise(world: World, seat: int, card: str, script: Script) -> None:
    """A Deck Saint becomes active: all the way on the left (11)."""
    mat = world.mats[seat]
    mat.saint = f"deck {card}"
    mat.zeal = 0
    dress(world, mat)
    for _ in range(min(amount(mat, "gift-on-arrival"), len(world.gifts))):
        gain_gift(world, seat, script)


def gain_gift(world: World, seat: int, script: Script) -> None:
    if world.gifts:
        gift = script.next("gift")
        world.gifts.remove(gift)
        receive(world, seat, gift, script)


# ---------------------------------------------------------------------------------------------------------------------
# 5.1 and 6: the event
# ---------------------------------------------------------------------------------------------------------------------


def draw_event(world: World, card: str, key: str | None, script: Script) -> None:
    """A Keeper is kept; of an event, the directive, then the bar of the Key Card's colour (without one: blue)."""
    seat = world.turn.seat
    if card not in world.cards.arrows:
        receive(world, seat, card, script)
    else:
        event = world.cards.events[card]
        world.turn.card = card
        resolve(world, event["directive"], seat, script)
        resolve(world, event["blue" if key is None else world.cards.arrows[key]], seat, script)
    if world.over is None:
        world.turn.points = max(0, world.mat.action_points + world.turn.extra)


def resolve(world: World, effects: list[Effect], drawer: int, script: Script) -> None:
    """People first, all together, then Leaders, all together (8, 9); the rest in the order of the card.

    Places are named one after the other: an effect sees what the one before has removed.
    """
    people = [effect for effect in effects if effect[0] == "replace-people"]
    leaders = [effect for effect in effects if effect[0] in ("remove-chief", "remove-king", "remove-high-king")]
    if people and world.over is None:
        called_for = (
            (world.board.areas[name], int(effect[2]))
            for effect in people
            for name in areas_named(world, effect, drawer, script)
        )
        replace_people(called_for, world.people, (-int(value) for value in script.all("people")))
    if leaders and world.over is None:
        posts = (post for effect in leaders for post in posts_named(world, effect, drawer, script))
        replace_leaders(
            world.board,
            posts,
            draw=lambda christian: draw_leader(christian, script),
            roll=lambda: int(script.next("roll")),
        )
    dead: set[int] = set()  # by this bar, which takes no more from them (ruling 21)
    for effect in effects:
        if world.over is None and effect not in people and effect not in leaders:
            carry_out(world, effect, drawer, script, dead)


def areas_named(world: World, effect: Effect, drawer: int, script: Script) -> list[str]:
    """here | chosen | random | each | an Area | a Province; no Area, if there is none to choose or draw."""
    where = str(effect[1])
    if where == "here":
        return [world.mats[drawer].area]
    if where in ("chosen", "random"):
        verb = {"chosen": "choose", "random": "strike"}[where]
        return one_of(possible_places(world, str(effect[0])), script, verb)
    if where == "each":
        return list(world.board.areas)
    return list(PROVINCES[where]) if where in PROVINCES else [where]


def one_of(places: list[str], script: Script, verb: str) -> list[str]:
    """Where there is only one, nobody is asked and nothing is drawn."""
    if len(places) < 2:
        return places
    chosen = script.next(verb)
    assert chosen in places
    return [chosen]


def possible_places(world: World, kind: str) -> list[str]:
    """Where an effect would do something: only there may it be sent."""
    found = []
    for name, area in world.board.areas.items():
        if (
            (kind == "replace-people" and area.people)
            or (kind == "remove-chief" and area.chief is not None)
            or (kind in ("lower-church", "raze-church") and area.church is not None)
            or (kind == "place-druid" and world.druids_left and refusal_of_new_druid(world.board, name) is None)
            or (kind == "reveal-druid" and is_hidden(area))
            or (kind == "place-dolmen" and dolmen_left(world.board))
            or (kind == "remove-dolmen" and area.dolmens)
        ):
            found.append(name)
    return found


def posts_named(world: World, effect: Effect, drawer: int, script: Script) -> list[Post]:
    if effect[0] == "remove-high-king":
        return [("high king",)]
    if effect[0] == "remove-chief":
        return [("chief", name) for name in areas_named(world, effect, drawer, script)]
    where = str(effect[1])
    if where == "here":
        return [("king", province_of(world.mats[drawer].area))]
    if where in ("chosen", "random"):
        crowned = [province for province, king in world.board.kings.items() if king is not None]
        return [("king", province) for province in one_of(crowned, script, "strike")]
    return [("king", province) for province in (PROVINCES if where == "each" else [where])]


def draw_leader(christian: bool, script: Script) -> Leader:
    """`leader 3`: his Pagan side is 3; if he is to be a Christian, `side 3/1` shows the other one."""
    pagan = script.next("leader")
    if not christian:
        return Leader(-int(pagan))
    first, second = script.next("side").split("/")
    assert first == pagan
    return Leader(int(second), christian=True)


def carry_out(world: World, effect: Effect, drawer: int, script: Script, dead: set[int]) -> None:
    kind = str(effect[0])
    if kind == "lose-zeal":
        dead |= take_zeal(
            world, effect, [seat for seat in seats_named(world, effect, drawer) if seat not in dead], script
        )
    elif kind == "regain-zeal":
        for seat in seats_named(world, effect, drawer):
            regain_zeal(world.mats[seat], int(effect[2]))
    elif kind == "advance-paganism":
        slower = amount(world.mats[drawer], "slow-scotland") if world.turn.card in world.cards.scotland else 0
        move_paganism(world, max(0, int(effect[1]) - slower))
    elif kind == "retreat-paganism":
        move_paganism(world, -int(effect[1]))
    elif kind == "gain-gift":
        gain_gift(world, drawer, script)
    elif kind == "actions":
        world.turn.extra += int(effect[1])
    elif kind == "bonus":
        world.turn.bonus += int(effect[1])
    elif kind == "travel":
        travel(world, drawer, script)
    elif kind not in ("nothing", "peek"):
        for name in areas_named(world, effect, drawer, script):
            change_area(world, kind, name, int(effect[2]) if len(effect) > 2 else 1, script)


def change_area(world: World, kind: str, name: str, number: int, script: Script) -> None:
    area = world.board.areas[name]
    if kind == "lower-church":
        for _ in range(number):
            if area.church is not None:
                lower_church(world.board, name)
    elif kind == "raze-church":
        area.church = None
    elif kind == "place-druid":
        if refusal_of_new_druid(world.board, name) is None and world.druids_left:
            area.druid = Druid()
            world.druids_left -= 1
    elif kind == "reveal-druid":
        if is_hidden(area):
            turn_over(world.board, name, -int(script.next("druid")))
    elif kind == "place-dolmen":
        place_dolmen(world.board, name)
    else:
        assert kind == "remove-dolmen", f"no effect {kind!r}"
        area.dolmens = max(0, area.dolmens - 1)


def move_paganism(world: World, boxes: int) -> None:
    advance_paganism(world.britain, boxes)
    if world.britain.game_ends:
        world.over = "paganism"


def seats_named(world: World, effect: Effect, drawer: int) -> list[int]:
    """drawer | all | here | an Area | a Province; clockwise from the drawer."""
    clockwise = [(drawer + step) % len(world.mats) for step in range(len(world.mats))]
    if effect[1] == "drawer":
        return [drawer]
    if effect[1] == "all":
        return clockwise
    places = areas_named(world, effect, drawer, Script())
    return [seat for seat in clockwise if world.mats[seat].area in places]


def take_zeal(world: World, effect: Effect, seats: list[int], script: Script) -> set[int]:
    """All lose at once; then an Acolyte at the cross ends the game before anybody is buried (ruling 8). The dead."""
    for seat in seats:
        mat = world.mats[seat]
        lose_zeal(mat, max(0, int(effect[2]) - amount(mat, "shield")))
    dead = [seat for seat in seats if world.mats[seat].at_cross]
    if any(world.mats[seat].saint is None for seat in dead):
        world.over = "acolyte"
        return set(dead)
    for seat in dead:
        bury(world, seat, script)
    return set(dead)


def bury(world: World, seat: int, script: Script) -> None:
    """A death, and who follows (11); where the tracks end for an Acolyte, the game does."""
    mat = world.mats[seat]
    waiting = {card for card in mat.keepers if world.cards.is_saint(card)}
    what = death(
        world.board,
        mat,
        mat.area,
        saints=waiting,
        ending_gifts=world.cards.ending_gifts,
        graves_left=world.graves_left,
        heir=script.next("promote") if mat.saint is not None and len(waiting) > 1 else None,
    )
    if what == "game ends":
        world.over = "acolyte"
        return
    world.graves_left = max(0, world.graves_left - 1)
    if what == "saint":
        assert mat.saint is not None
        arise(world, seat, mat.saint, script)
    dress(world, mat)
    discard_what_is_too_much(world, seat, script)


# ---------------------------------------------------------------------------------------------------------------------
# 10: the actions
# ---------------------------------------------------------------------------------------------------------------------


def possible_actions(world: World) -> set[str]:
    """What the seat whose turn it is may do, in notation; `end`, cards used and cards given aside."""
    turn, mat, board = world.turn, world.mat, world.board
    if turn.effort:
        return {*(["prepare"] if turn.points > 1 else []), *convert_lines(world)}
    found = set(move_lines(world))
    if turn.points:
        found |= convert_lines(world)
        if board.areas[mat.area].graves:
            found.add("relic")
        if is_hidden(board.areas[mat.area]) and amount(mat, "discern"):
            found.add("discern")
    if turn.points > 1:
        found.add("prepare")
        if mat.may_make_final_effort and convert_lines(world):  # the attempt is compulsory (ruling 3)
            found.add("effort")
    if turn.points or turn.churches < amount(mat, "free-church"):
        once = [name for name, levels in turn.levels.items() if levels > amount(mat, "church-levels")]
        found |= {"build"} if refusal_to_build(board, mat.area, once) is None else set()
        found |= {"improve"} if refusal_to_improve(board, mat.area, once) is None else set()
    return found


def convert_lines(world: World) -> set[str]:
    return {f"convert {line_of(target)}" for target in possible_targets(world.board, world.mat.area)}


def line_of(target: Target) -> str:
    if target[0] == "people":
        return f"people:{-int(target[2])}"
    return target[0].replace(" ", "-")


def target_of(line: str, here: str) -> Target:
    kind, _, value = line.partition(":")
    if kind == "people":
        return ("people", here, str(-int(value)))
    if kind == "king":
        return ("king", province_of(here))
    return ("high king",) if kind == "high-king" else (kind, here)


def move_lines(world: World) -> set[str]:
    turn, mat, cards = world.turn, world.mat, world.cards
    if not turn.points and turn.moves >= amount(mat, "free-move"):
        return set()
    reach = set(cards.neighbours[mat.area])
    if amount(mat, "sail") and mat.area in cards.coast:
        reach |= cards.coast
    if amount(mat, "move-anywhere"):
        reach |= set(cards.neighbours)
    return {f"move {name}" for name in reach - {mat.area}}


def act(world: World, line: str, script: Script) -> None:
    """Do an action with all that follows from it, until the next one can be chosen."""
    verb, _, what = line.partition(" ")
    turn, mat = world.turn, world.mat
    if verb == "end":
        turn.over = True
    elif verb == "prepare":
        turn.points -= 1
        turn.prepares += 1
    elif verb == "effort":
        turn.points -= 1
        turn.effort = True
    elif verb == "convert":
        attempt(world, target_of(what, mat.area), script)
    elif verb == "move":
        turn.points -= turn.moves >= amount(mat, "free-move")
        turn.moves += 1
        go_to(world, what, script.all("carry"))
    elif verb in ("build", "improve"):
        turn.points -= turn.churches >= amount(mat, "free-church")
        turn.churches += 1
        turn.levels[mat.area] += 1
        (build if verb == "build" else improve)(world.board, mat.area)
    elif verb in ("give", "take"):
        hand_over(world, verb, what, script)
    else:
        other_action(world, verb, what, script)


def other_action(world: World, verb: str, what: str, script: Script) -> None:
    turn, mat = world.turn, world.mat
    if verb == "use":
        mat.keepers.remove(what)
        turn.extra = 0
        resolve(world, world.cards.events[what]["save"], turn.seat, script)
        turn.points = max(0, turn.points + turn.extra)
        return
    turn.points -= 1
    if verb == "relic":
        world.board.areas[mat.area].graves -= 1
        world.board.areas[mat.area].relics.append(int(script.next("turn-relic")))
    elif verb == "discern":
        turn_over(world.board, mat.area, -int(script.next("druid")))
    elif verb == "heal":
        turn.healed = True
        regain_zeal(world.mats[SEATS.index(what)], amount(mat, "heal"))
    else:
        assert verb == "foresee", f"no action {verb!r}"
        turn.foreseen = True


def lose_preparation(turn: Turn) -> None:
    turn.prepares = turn.bonus = 0


def go_to(world: World, name: str, carried: list[str]) -> None:
    """Relics may come along (10.5); what was prepared stays behind (ruling 2)."""
    mat = world.mat
    if name == mat.area:
        return  # nobody has moved
    for value in carried:
        world.board.areas[mat.area].relics.remove(int(value))
        world.board.areas[name].relics.append(int(value))
    mat.area = name
    lose_preparation(world.turn)


def travel(world: World, drawer: int, script: Script) -> None:
    """Anywhere, or not at all."""
    assert drawer == world.turn.seat
    if script.has("choose"):
        go_to(world, script.next("choose"), script.all("carry"))


def hand_over(world: World, verb: str, what: str, script: Script) -> None:
    """A refused request costs nothing (ruling 6); an Acolyte who takes a Saint has ended the turn (11)."""
    card, colour = what.split()
    turn, other = world.turn, SEATS.index(colour)
    if verb == "take" and not script.has("agree"):
        return
    turn.points -= 1
    giver, taker = (turn.seat, other) if verb == "give" else (other, turn.seat)
    ends = verb == "take" and world.mats[taker].saint is None and world.cards.is_saint(card)
    world.mats[giver].keepers.remove(card)
    dress(world, world.mats[giver])
    receive(world, taker, card, script)
    turn.over = turn.over or ends


def extras(world: World, target: Target) -> list[Modifier]:
    """All that is not on the map, for the seat that acts."""
    turn = world.turn
    return [*helped_by(world.mats, turn.seat, target, turn.prepares, turn.effort), ("bonus", turn.bonus)]


def attempt(world: World, target: Target, script: Script) -> None:
    """A Convert attempt (10.1), and the death that an effort or a failure brings."""
    turn, mat, board = world.turn, world.mat, world.board
    spared = any(ability[0] == "spare" and applies(ability[1], target) for ability in in_force(mat))
    last = mat.saint is None and mat.zeal == len(mat.track) - 1 and not spared
    found = convert(
        board,
        mat.area,
        target,
        extras(world, target),
        equal_succeeds=bool(amount(mat, "equal-succeeds")),
        die=int(script.next("roll")) if script.has("roll") else None,
        druid=-int(script.next("druid")) if script.has("druid") else None,
        other_side=int(script.next("side").split("/")[1]) if script.has("side") else None,
        last_acolyte=last,
    )
    turn.points -= 1
    lose_preparation(turn)
    if ireland_is_converted(board):
        world.over = "conversion"
        return
    if turn.effort or (found == "failure" and not spared):
        lose_zeal(mat, 1)
    turn.effort = False
    if mat.at_cross:
        turn.over = True
        bury(world, turn.seat, script)
