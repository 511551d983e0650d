"""Positions of The Battle of Banners written down and set up again.

    {"game": "battle-of-banners", "seats": 2, "pieces": {"blue": ["b2", "f7", "dead"], "green": …}, "player": "red",
     "flags": {"red-yellow": "blue2"}, "hand-blue-green": ["horse", "poison"], "phase": "move", "dice": [4], "turn": 9}

A piece is on a square, `dead` (it may come back) or `gone`; `blue2` is the second of the blue ones. A flag is `home`,
on a square, or with a piece. The deck is whatever is left.

What a position must fulfil beyond its form, `check` says; whatever it accepts can be played to the end.
"""

from typing import Any, Final

from fidchell.core.errors import InvalidPosition
from fidchell.core.game import position_field, read_name
from fidchell.core.views import Thing, counted
from fidchell.games.battle_of_banners import rules
from fidchell.games.battle_of_banners.components import DEAD, GONE, ITEMS, KINDS, NONE, PIECES, amount, byte, one
from fidchell.games.battle_of_banners.data import COLOURS, Pack
from fidchell.games.battle_of_banners.rules import CARRIED, HOME, BattleOfBannersState

SIDES: Final = ("blue-green", "red-yellow")
PHASES: Final = (
    "", "start", "window", "victim", "place", "drive", "steal", "roll", "ride", "return", "move",
    "attackers-card", "defenders-card", "attackers-dice", "defenders-dice", "attackers-knife", "defenders-knife",
    "tie", "draw", "attackers-double", "defenders-double", "over",
)  # fmt: skip
DEFAULT_PHASE: Final = "roll"
LIMIT: Final = 200
MOST_TURNS: Final = 1_000_000


# -- writing ----------------------------------------------------------------------------------------------------------


def piece_name(piece: int) -> str:
    return f"{COLOURS[piece >> 2]}{(piece & 3) + 1}"


def cards(heap: int) -> list[str]:
    """A hand by name, copies one after the other."""
    return [name for kind, name in enumerate(ITEMS) for _ in range(int(amount(heap, kind)))]


def counts(heap: int) -> dict[str, int]:
    return {name: int(amount(heap, kind)) for kind, name in enumerate(ITEMS) if amount(heap, kind)}


def team(state: BattleOfBannersState, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(int(state.seats)) if state.side_of_seat(seat) == side]


def two_dice(dice: int) -> list[int]:
    return [number for number in (dice >> 3, dice & 7) if number]


def squares(pack: Pack, state: BattleOfBannersState, colour: int) -> list[str]:
    """Where the pieces of a colour are."""
    places = [int(state.at(piece)) for piece in range(4 * colour, 4 * colour + PIECES)]
    return ["dead" if sq == DEAD else "gone" if sq == GONE else pack.names[sq] for sq in places]


def flag_text(pack: Pack, flag: int) -> str:
    if flag == HOME:
        return "home"
    return piece_name(flag - CARRIED) if flag >= CARRIED else pack.names[flag]


def fight(pack: Pack, state: BattleOfBannersState) -> dict[str, Any] | None:
    if state.attacker == NONE:
        return None
    return {
        "attacker": piece_name(int(state.attacker)),
        "target": piece_name(int(state.target)),
        "from": pack.names[state.origin],
        "cards": [None if card == NONE else ITEMS[card] for card in (state.attack_card, state.defence_card)],
        "dice": [two_dice(int(state.attack_dice)), two_dice(int(state.defence_dice))],
    }


def fought(past: int) -> dict[str, Any] | None:
    """The last fight, for the table to show its dice."""
    if not past:
        return None
    return {
        "attacker": piece_name(past >> 4 & 15),
        "target": piece_name(past & 15),
        "dice": [two_dice(past >> 14 & 63), two_dice(past >> 8 & 63)],
        "bonus": [(past >> 23) - rules.BONUS, (past >> 20 & 7) - rules.BONUS],
    }


def _by_side(first: int, second: int) -> dict[str, int]:
    return {name: int(value) for name, value in zip(SIDES, (first, second), strict=True) if value}


def things(pack: Pack, state: BattleOfBannersState) -> list[Thing]:
    """BOB ruling.card.secret: a hand is seen by its team, its size by everybody; nobody looks into the deck."""
    mover = int(state.mover)
    deck = len(cards(int(state.deck)))
    flags = {name: flag_text(pack, int(state.flag(side))) for side, name in enumerate(SIDES)}
    own, other = counted(*team(state, 0)), counted(*team(state, 1))
    keeps = enumerate(pack.board.keeps)
    return [
        Thing("pieces", {name: squares(pack, state, colour) for colour, name in enumerate(COLOURS)}),
        Thing("flags", flags, default=dict.fromkeys(SIDES, "home")),
        Thing("hand-blue-green", cards(int(state.hand0)), own, default=[]),
        Thing("hand-red-yellow", cards(int(state.hand1)), other, default=[]),
        Thing("fresh", cards(int(state.fresh)), other if mover & 2 else own, default=[]),
        Thing("deck_size", deck, default=deck),
        Thing("played-blue-green", counts(int(state.played0)), default={}),
        Thing("played-red-yellow", counts(int(state.played1)), default={}),
        Thing(
            "closed",
            {pack.names[sq]: int(state.closed >> 2 * n & 3) for n, sq in keeps if state.closed >> 2 * n & 3},
            default={},
        ),
        Thing("ghost", _by_side(state.ghost0, state.ghost1), default={}),
        Thing("rain", _by_side(state.rain0, state.rain1), default={}),
        Thing("used", _by_side(state.used0, state.used1), default={}),
        Thing("attacked", bool(state.attacked), default=False),
        Thing("player", COLOURS[mover], default="blue"),
        Thing("phase", PHASES[state.phase], default=DEFAULT_PHASE),
        Thing("horse", bool(state.horse), default=False),
        Thing("dice", two_dice(int(state.dice)), default=[]),
        Thing("item", None if state.item == NONE else ITEMS[state.item]),
        Thing("chosen", None if state.chosen == NONE else piece_name(int(state.chosen))),
        Thing("fight", fight(pack, state)),
        Thing("turn", int(state.turn), default=1),
        Thing("limit", int(state.limit), default=LIMIT),
        Thing("fights", int(state.fights), default=0),
        Thing("kills", _by_side(state.kills0, state.kills1), default={}),
        Thing("taken", _by_side(state.takes0, state.takes1), default={}),
        Thing("fought", fought(int(state.fought))),
        Thing("ended", rules.REASONS[state.ended] if state.ended else None),
        Thing("winner", None if state.winner == NONE else SIDES[state.winner]),
    ]


# -- reading ----------------------------------------------------------------------------------------------------------


def read(pack: Pack, copies: int, seats: int, position: dict[str, Any]) -> BattleOfBannersState:
    """The state that a position describes; `check` is still to be called."""
    state = BattleOfBannersState(pack.board, copies, seats)
    _read_pieces(pack, state, position.pop("pieces", None))
    _read_flags(pack, state, position_field(position, "flags", dict, {}))
    _read_cards(state, copies, position)
    for keep, left in position_field(position, "closed", dict, {}).items():
        sq = read_square(pack, keep, "closed")
        if pack.board.keep_at[sq] == NONE:
            raise InvalidPosition(f"closed: {keep} is not a keep")
        state.closed |= _number(left, 1, rules.CLOSED, f"closed, {keep}") << 2 * pack.board.keep_at[sq]
    state.ghost0, state.ghost1 = _two(position, "ghost", 2)
    state.rain0, state.rain1 = _two(position, "rain", 2)
    state.used0, state.used1 = _two(position, "used", 2)
    state.attacked = int(position_field(position, "attacked", bool, False))
    state.mover = read_name(position.pop("player", "blue"), COLOURS, "player")
    state.phase = read_name(position.pop("phase", DEFAULT_PHASE), PHASES[1:], "phase") + 1
    state.horse = int(position_field(position, "horse", bool, False))
    state.dice = _read_dice(position.pop("dice", []), "dice", 2 if state.horse else 1)
    item, chosen = position.pop("item", None), position.pop("chosen", None)
    state.item = NONE if item is None else read_name(item, ITEMS, "item")
    state.chosen = NONE if chosen is None else read_piece(chosen, "chosen")
    _read_fight(pack, state, position.pop("fight", None))
    state.turn = _number(position_field(position, "turn", int, 1), 0, MOST_TURNS, "turn")
    state.limit = _number(position_field(position, "limit", int, LIMIT), 1, MOST_TURNS, "limit")
    state.fights = _number(position_field(position, "fights", int, 0), 0, MOST_TURNS, "fights")
    state.kills0, state.kills1 = _two(position, "kills", MOST_TURNS)
    state.takes0, state.takes1 = _two(position, "taken", MOST_TURNS)
    state.fought = _read_fought(position.pop("fought", None))
    ended, winner = position.pop("ended", None), position.pop("winner", None)
    state.ended = 0 if ended is None else read_name(ended, rules.REASONS[1:], "ended") + 1
    state.winner = NONE if winner is None else read_name(winner, SIDES, "winner")
    if position:
        raise InvalidPosition(f"unknown field(s): {', '.join(sorted(position))}")
    return state


def _number(value: Any, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise InvalidPosition(f"{what}: {value!r} is not a whole number from {low} to {high}")
    return value


def _two(position: dict[str, Any], key: str, most: int) -> tuple[int, int]:
    """A number a side; 0 where nothing is said."""
    given = position_field(position, key, dict, {})
    for name in given:
        read_name(name, SIDES, key)
    first, second = (_number(given.get(name, 0), 0, most, f"{key}, {name}") for name in SIDES)
    return first, second


def read_square(pack: Pack, name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in pack.squares:
        raise InvalidPosition(f"{what}: {name!r} is not a square of this board")
    return pack.squares[name]


def read_piece(name: Any, what: str) -> int:
    known = [piece_name(4 * colour + number) for colour in range(4) for number in range(3)]
    index = read_name(name, known, what)
    return 4 * (index // 3) + index % 3


def _read_pieces(pack: Pack, state: BattleOfBannersState, pieces: Any) -> None:
    if not isinstance(pieces, dict):
        raise InvalidPosition(f"pieces: must be an object of the four colours, not {pieces!r}")
    for name in pieces:
        read_name(name, COLOURS, "pieces")
    armies = [int(byte(GONE, PIECES))] * 2  # there is no fourth piece of a colour
    for colour, name in enumerate(COLOURS):
        places = pieces.get(name)
        if not isinstance(places, list) or len(places) != PIECES:
            raise InvalidPosition(f"pieces, {name}: must be a list of {PIECES} squares, dead or gone: {places!r}")
        for number, place in enumerate(places):
            sq = {"dead": DEAD, "gone": GONE}.get(str(place)) or read_square(pack, place, f"pieces, {name}")
            armies[colour >> 1] |= int(byte(sq, 4 * (colour & 1) + number))
    state.army0, state.army1 = armies


def _read_flags(pack: Pack, state: BattleOfBannersState, flags: dict[str, Any]) -> None:
    for name in flags:
        read_name(name, SIDES, "flags")
    where = []
    for name in SIDES:
        text = flags.get(name, "home")
        if text == "home":
            where.append(HOME)
        elif isinstance(text, str) and text in pack.squares:
            where.append(pack.squares[text])
        else:
            where.append(CARRIED + read_piece(text, f"flags, {name}"))
    state.flag0, state.flag1 = where


def _read_list(position: dict[str, Any], key: str) -> list[int]:
    return [read_name(name, ITEMS, key) for name in position_field(position, key, list, [])]


def _read_cards(state: BattleOfBannersState, copies: int, position: dict[str, Any]) -> None:
    heaps = []
    for key in ("hand-blue-green", "hand-red-yellow", "fresh"):
        heaps.append(_read_list(position, key))
    for key in ("played-blue-green", "played-red-yellow"):
        played: list[int] = []
        for name, number in position_field(position, key, dict, {}).items():
            kind = read_name(name, ITEMS, key)
            played += [kind] * _number(number, 1, int(amount(copies, kind)), f"{key}, {name}")
        heaps.append(played)
    for kind in range(KINDS):
        n = sum(heap.count(kind) for heap in (*heaps[:2], *heaps[3:]))
        if n > amount(copies, kind):
            raise InvalidPosition(f"hand, played: {n} of {ITEMS[kind]}, but there are only {amount(copies, kind)}")
        if heaps[2].count(kind) > n:
            raise InvalidPosition(f"fresh: {ITEMS[kind]} is in nobody's hand")
    state.hand0, state.hand1, state.fresh, state.played0, state.played1 = (
        sum(int(one(kind)) for kind in heap) for heap in heaps
    )
    state.deck = copies - state.hand0 - state.hand1 - state.played0 - state.played1
    left = len(cards(int(state.deck)))
    if position_field(position, "deck_size", int, left) != left:
        raise InvalidPosition(f"deck_size: the other cards leave {left}")


def _read_dice(dice: Any, what: str, number: int) -> int:
    if not isinstance(dice, list) or len(dice) not in (0, number):
        raise InvalidPosition(f"{what}: {dice!r} is not a list of {number} dice")
    if not all(type(die) is int and 1 <= die <= 6 for die in dice) or dice != sorted(dice):
        raise InvalidPosition(f"{what}: {dice!r} are not numbers from 1 to 6, the smaller first")
    return dice[0] << 3 | dice[1] if len(dice) == 2 else dice[0] if dice else 0


def _read_fight(pack: Pack, state: BattleOfBannersState, given: Any) -> None:
    if given is None:
        return
    if not isinstance(given, dict) or sorted(given) != ["attacker", "cards", "dice", "from", "target"]:
        raise InvalidPosition(f"fight: must be an object of attacker, target, from, cards and dice, not {given!r}")
    state.attacker = read_piece(given["attacker"], "fight, attacker")
    state.target = read_piece(given["target"], "fight, target")
    state.origin = read_square(pack, given["from"], "fight, from")
    both, dice = given["cards"], given["dice"]
    if not isinstance(both, list) or len(both) != 2 or not isinstance(dice, list) or len(dice) != 2:
        raise InvalidPosition("fight: cards and dice are two each, the attacker's and the defender's")
    state.attack_card, state.defence_card = (
        NONE if card is None else read_name(card, ITEMS, "fight, cards") for card in both
    )
    state.attack_dice, state.defence_dice = (_read_dice(one_pair, "fight, dice", 2) for one_pair in dice)


def _read_fought(given: Any) -> int:
    if given is None:
        return 0
    if not isinstance(given, dict) or sorted(given) != ["attacker", "bonus", "dice", "target"]:
        raise InvalidPosition(f"fought: must be an object of attacker, target, dice and bonus, not {given!r}")
    dice, bonus = given["dice"], given["bonus"]
    if not isinstance(dice, list) or len(dice) != 2 or not isinstance(bonus, list) or len(bonus) != 2:
        raise InvalidPosition("fought: dice and bonus are two each, the attacker's and the defender's")
    first, second = (_read_dice(pair, "fought, dice", 2) for pair in dice)
    attack, defence = (_number(one, -rules.BONUS, 2, "fought, bonus") + rules.BONUS for one in bonus)
    pieces = read_piece(given["attacker"], "fought, attacker") << 4 | read_piece(given["target"], "fought, target")
    return attack << 23 | defence << 20 | first << 14 | second << 8 | pieces
