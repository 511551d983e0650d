"""A slow, plain reference implementation of Avignon: A Clash of Popes.

Written from the rules text (shared/seeds/004_5115dac45d0999de.txt) and the rulings (shared/rules/avignon.md) only;
"ruling n" below is a number in that list. It exists to be compared move by move with the fast engine, so it shares
nothing with it and copies the whole state whenever it wants to know what a choice would lead to.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

CITIES = ("avignon", "nice", "genoa", "florence", "rome")
SEATS = ("rome", "avignon")
CHARACTERS = ("bishop", "cardinal", "inquisitor", "knight", "noble", "peasant")

COPIES_OF_EACH_CHARACTER = 2
NUMBER_OF_LANES = 5
STARTING_CITY = "genoa"
CARDS_TO_WIN = 3
OCCURRENCES_FOR_A_DRAW = 3

Choice = tuple[str, int | str]
Result = tuple[str | None, dict[str, set[str]]]


# ---------------------------------------------------------------------------------------------------------------------
# The petition table
# ---------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Every:
    """The petitioner pushes or pulls every card of a character; nothing to choose."""

    verb: str
    character: str
    spaces: int


@dataclass(frozen=True)
class Chosen:
    """The petitioner ("you") or the "rival" pushes or pulls different other characters of their choice, one space."""

    chooser: str
    verb: str
    number: int


@dataclass(frozen=True)
class Petition:
    every: tuple[Every, ...]
    chosen: Chosen | None = None


PETITIONS = {
    "cardinal": Petition((Every("pull", "cardinal", 2),), Chosen("you", "push", 2)),
    "bishop": Petition((Every("push", "bishop", 1),), Chosen("you", "pull", 2)),
    "inquisitor": Petition((Every("push", "inquisitor", 1),), Chosen("rival", "push", 2)),
    "noble": Petition((Every("pull", "noble", 1), Every("push", "knight", 1))),
    "knight": Petition((Every("pull", "knight", 1), Every("push", "peasant", 1))),
    "peasant": Petition((Every("pull", "peasant", 1), Every("push", "noble", 1))),
}


# ---------------------------------------------------------------------------------------------------------------------
# The state of a game
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Lane:
    """A lane without a character waits for a draw; its city is where the drawn card will be placed."""

    character: str | None = None
    city: str = STARTING_CITY


@dataclass
class Choosing:
    """A petition of which targets are still to be chosen, one at a time."""

    chooser: str
    verb: str
    petitioner: str
    still_to_choose: int
    chosen_lanes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Position:
    """What the Samaritan rule compares (ruling 5): lane by lane, and both Congregations; not the deck or the pile."""

    lanes: tuple[tuple[str | None, str], ...]
    rome: tuple[str, ...]
    avignon: tuple[str, ...]


@dataclass
class State:
    """Everything but the history. The stage is "drawing", "acting" (a player picks an action), "choosing" or "over"."""

    player: str
    actions_left: int = 1  # the Selfless rule: the first turn of the game is one action, whoever begins
    taken: list[str] = field(default_factory=list)
    lanes: list[Lane] = field(default_factory=lambda: [Lane() for _ in range(NUMBER_OF_LANES)])
    congregations: dict[str, list[str]] = field(default_factory=lambda: {seat: [] for seat in SEATS})
    deck: list[str] = field(default_factory=lambda: list(CHARACTERS) * COPIES_OF_EACH_CHARACTER)
    discard: list[str] = field(default_factory=list)
    stage: str = "drawing"
    choosing: Choosing | None = None
    turn_start: Position | None = None  # None until the deal is complete
    rival_turn_start: Position | None = None  # None during the first turn: there is nothing to reverse yet
    result: Result | None = None


def rival_of(seat: str) -> str:
    return "avignon" if seat == "rome" else "rome"


def position_of(state: State) -> Position:
    return Position(
        lanes=tuple((lane.character, lane.city) for lane in state.lanes),
        rome=tuple(sorted(state.congregations["rome"])),
        avignon=tuple(sorted(state.congregations["avignon"])),
    )


def lane_numbered(state: State, number: int) -> Lane:
    return state.lanes[number - 1]


def lane_numbers(state: State) -> list[int]:
    return list(range(1, len(state.lanes) + 1))


def empty_lanes(state: State) -> list[Lane]:
    """In lane order, which is also the order of refilling (ruling 3)."""
    return [lane for lane in state.lanes if lane.character is None]


def characters_in_play(state: State) -> set[str]:
    return {lane.character for lane in state.lanes if lane.character is not None}


# ---------------------------------------------------------------------------------------------------------------------
# Moving and scoring
# ---------------------------------------------------------------------------------------------------------------------


def destination(mover: str, verb: str) -> str:
    """The seat a card moves toward: a pull brings it to the mover, a push sends it to the mover's opponent."""
    return {"pull": mover, "push": rival_of(mover)}[verb]


def move_one_space(state: State, lane: Lane, toward: str) -> None:
    if lane.city == toward:  # each seat's own city is the last one before its Congregation
        score(state, lane, toward)
    else:
        step = 1 if toward == "rome" else -1
        lane.city = CITIES[CITIES.index(lane.city) + step]


def score(state: State, lane: Lane, seat: str) -> None:
    assert lane.character is not None
    state.congregations[seat].append(lane.character)
    lane.character = None
    lane.city = STARTING_CITY


def move(state: State, lane: Lane, mover: str, verb: str, spaces: int) -> None:
    for _ in range(spaces):
        if lane.character is not None:  # it has scored: left-over steps are lost (ruling 2)
            move_one_space(state, lane, destination(mover, verb))


# ---------------------------------------------------------------------------------------------------------------------
# The four actions
# ---------------------------------------------------------------------------------------------------------------------


def take_action(state: State, kind: str, what: int | str) -> None:
    state.taken.append(kind)
    state.actions_left -= 1
    if isinstance(what, str):
        assert kind == "petition"
        petition(state, what)
    elif kind == "excommunicate":
        excommunicate(state, lane_numbered(state, what))
    else:
        verb = {"beseech": "pull", "chastise": "push"}[kind]
        move(state, lane_numbered(state, what), state.player, verb, 1)
    if state.choosing is None:
        finish_action(state)


def excommunicate(state: State, lane: Lane) -> None:
    """The lane keeps its city: the new character comes to the exact position of the removed one."""
    assert lane.character is not None
    state.discard.append(lane.character)
    lane.character = None


def petition(state: State, petitioner: str) -> None:
    ability = PETITIONS[petitioner]
    for every in ability.every:
        for lane in state.lanes:
            if lane.character == every.character:
                move(state, lane, state.player, every.verb, every.spaces)
    if ability.chosen is not None:
        begin_choosing(state, petitioner, ability.chosen)


def begin_choosing(state: State, petitioner: str, chosen: Chosen) -> None:
    chooser = {"you": state.player, "rival": rival_of(state.player)}[chosen.chooser]
    state.choosing = Choosing(chooser, chosen.verb, petitioner, chosen.number)
    state.stage = "choosing"
    stop_choosing_when_done(state)


def possible_targets(state: State, choosing: Choosing) -> list[int]:
    """Other characters are those not of the petitioner's faction (ruling 1); a card that has scored is out of play."""
    return [
        number
        for number in lane_numbers(state)
        if number not in choosing.chosen_lanes
        and lane_numbered(state, number).character not in (None, choosing.petitioner)
    ]


def choose_target(state: State, number: int) -> None:
    choosing = state.choosing
    assert choosing is not None
    choosing.chosen_lanes.append(number)
    choosing.still_to_choose -= 1
    move(state, lane_numbered(state, number), choosing.chooser, choosing.verb, 1)
    stop_choosing_when_done(state)
    if state.choosing is None:
        finish_action(state)


def stop_choosing_when_done(state: State) -> None:
    """Fewer targets than the petition asks for are enough only if fewer are left (ruling 1)."""
    choosing = state.choosing
    assert choosing is not None
    if choosing.still_to_choose == 0 or not possible_targets(state, choosing):
        state.choosing = None


# ---------------------------------------------------------------------------------------------------------------------
# After an action: wins first, then refilling, then the next action or turn (ruling 3)
# ---------------------------------------------------------------------------------------------------------------------


def finish_action(state: State) -> None:
    conditions = {seat: winning_conditions(state, seat) for seat in SEATS}
    if any(conditions.values()):
        state.result = (winner(state, conditions), conditions)
        state.stage = "over"
    else:
        draw_or_go_on(state)


def winning_conditions(state: State, seat: str) -> set[str]:
    own = state.congregations[seat]
    rivals = state.congregations[rival_of(seat)]
    conditions = set()
    if len(own) >= CARDS_TO_WIN:
        conditions.add("three")
    if "noble" in own and "knight" in rivals:
        conditions.add("noble-knight")
    if "noble" in rivals and "peasant" in rivals:
        conditions.add("noble-peasant")
    return conditions


def winner(state: State, conditions: dict[str, set[str]]) -> str:
    """If both would win, the player whose action it is, also when the rival's answer completed it (ruling 7)."""
    if conditions[state.player]:
        return state.player
    return rival_of(state.player)


def draw_or_go_on(state: State) -> None:
    if empty_lanes(state):
        state.stage = "drawing"
        reshuffle_if_needed(state)
    else:
        go_on(state)


def reshuffle_if_needed(state: State) -> None:
    """Only called when a draw is needed; an excommunicated card is on the pile by then (ruling 6)."""
    if not state.deck:
        state.deck = state.discard
        state.discard = []
    assert state.deck, "ruling 6: deck and pile cannot both be empty"


def draw(state: State, character: str) -> None:
    state.deck.remove(character)
    empty_lanes(state)[0].character = character
    draw_or_go_on(state)


def go_on(state: State) -> None:
    """All lanes are filled: somebody is about to choose an action."""
    state.stage = "acting"
    if state.turn_start is None:
        state.turn_start = position_of(state)  # the deal is complete
    elif state.actions_left == 0:
        begin_next_turn(state)


def begin_next_turn(state: State) -> None:
    state.player = rival_of(state.player)
    state.actions_left = 2
    state.taken = []
    state.rival_turn_start = state.turn_start
    state.turn_start = position_of(state)


# ---------------------------------------------------------------------------------------------------------------------
# What may be done
# ---------------------------------------------------------------------------------------------------------------------


def apply(state: State, choice: Choice) -> None:
    kind, what = choice
    if kind == "draw":
        assert isinstance(what, str)
        draw(state, what)
    elif kind == "choose":
        assert isinstance(what, int)
        choose_target(state, what)
    else:
        take_action(state, kind, what)


def after(state: State, choice: Choice) -> State:
    what_if = deepcopy(state)
    apply(what_if, choice)
    return what_if


def choices_without_samaritan_rule(state: State) -> set[Choice]:
    if state.stage == "acting":
        return {choice for choice in all_actions(state) if choice[0] not in state.taken}
    if state.stage == "choosing":
        assert state.choosing is not None
        return {("choose", number) for number in possible_targets(state, state.choosing)}
    return set()


def all_actions(state: State) -> set[Choice]:
    """Any character in play may be the target; two copies of a character give one petition (ruling 1)."""
    actions: set[Choice] = {("petition", character) for character in characters_in_play(state)}
    for kind in ("beseech", "chastise", "excommunicate"):
        for number in lane_numbers(state):
            actions.add((kind, number))
    return actions


def possible_draws(state: State) -> set[Choice]:
    return {("draw", character) for character in state.deck}


def is_refused_by_samaritan_rule(state: State, choice: Choice) -> bool:
    """Refused if, whatever is still chosen or drawn, the turn ends as the rival's last turn began (ruling 5).

    This one test covers a Beseech (nothing left open), an Excommunicate (refused only if every draw restores), a
    petition (refused only if every completion restores) and the target that would complete the reversal.
    """
    if state.rival_turn_start is None or not is_last_action_of_turn(state):
        return False
    return not can_avoid(after(state, choice), state.rival_turn_start)


def is_last_action_of_turn(state: State) -> bool:
    """An action whose targets are being chosen has already been counted."""
    return state.actions_left == (0 if state.stage == "choosing" else 1)


def can_avoid(state: State, forbidden: Position) -> bool:
    """Can the action under way be resolved, refills included, with another position than the forbidden one?"""
    if state.stage == "choosing":
        still_open = choices_without_samaritan_rule(state)
    elif state.stage == "drawing":
        still_open = possible_draws(state)
    else:
        return position_of(state) != forbidden
    return any(can_avoid(after(state, choice), forbidden) for choice in still_open)


# ---------------------------------------------------------------------------------------------------------------------
# The interface
# ---------------------------------------------------------------------------------------------------------------------


class Oracle:
    """One game. Nothing is dealt yet: the first five draws fill lanes 1 to 5 at Genoa."""

    def __init__(self, first: str = "rome", repetition: bool = True) -> None:
        assert first in SEATS
        self._repetition = repetition
        self._state = State(player=first)
        self._seen: list[dict[str, object]] = []

    def to_act(self) -> str | None:
        """A seat, "chance" when a character must be drawn, or None when the game is over."""
        if self._state.stage == "over":
            return None
        if self._state.stage == "drawing":
            return "chance"
        if self._state.choosing is not None:
            return self._state.choosing.chooser
        return self._state.player

    def choices(self) -> set[Choice]:
        """What the player to act may do; empty for chance and after the end."""
        unrestricted = choices_without_samaritan_rule(self._state)
        return {choice for choice in unrestricted if not is_refused_by_samaritan_rule(self._state, choice)}

    def draws(self) -> dict[str, int]:
        """How many of each character could be drawn now; empty if no draw is needed."""
        return dict(Counter(self._state.deck)) if self._state.stage == "drawing" else {}

    def do(self, choice: Choice) -> None:
        allowed = possible_draws(self._state) if self.to_act() == "chance" else self.choices()
        assert choice in allowed, f"{choice} is not allowed"
        apply(self._state, choice)
        if self._repetition and self._state.stage == "acting":
            self._count_position()

    def picture(self) -> dict[str, object]:
        """An action is in "taken" and off "actions_left" from its start; a turn passes when all lanes are refilled."""
        state = self._state
        return {
            "lanes": [(lane.character, lane.city) for lane in state.lanes],
            "congregations": {seat: sorted(state.congregations[seat]) for seat in SEATS},
            "deck": dict(Counter(state.deck)),
            "discard": dict(Counter(state.discard)),
            "player": state.player,
            "actions_left": state.actions_left,
            "taken": sorted(state.taken),
        }

    def result(self) -> Result | None:
        """The winner (None for a draw) and the conditions met for each seat; None while the game goes on."""
        return deepcopy(self._state.result)

    def _count_position(self) -> None:
        """The third occurrence of a position in which an action is to be chosen is a draw (ruling 8)."""
        now = self.picture()
        self._seen.append(now)
        if self._seen.count(now) >= OCCURRENCES_FOR_A_DRAW:
            self._state.stage = "over"
            self._state.result = (None, {seat: {"repetition"} for seat in SEATS})
