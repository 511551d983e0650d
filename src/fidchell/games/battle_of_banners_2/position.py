"""A position of The Battle of Banners: what it consists of, and how it is written.

    {"game": "battle-of-banners", "seats": 2, "pieces": {"blue": ["b2", "f7", "dead"], "green": …}, "player": "red",
     "flags": {"red-yellow": "blue2"}, "hand-blue-green": ["horse", "poison"], "phase": "move", "dice": [4], "turn": 9}

A piece is on a square, `dead` (it may come back) or `gone`; `blue2` is the second of the blue ones. A flag is `home`,
on a square, or with a piece. The deck is whatever is left.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fidchell.core import reading
from fidchell.core.errors import InvalidPosition
from fidchell.core.plain import shown
from fidchell.core.position import REQUIRED, Codec, Field, Pair, Part, Position, as_flag, as_name, as_number
from fidchell.core.views import PUBLIC, See, counted
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import COLOURS, ITEMS, NONE, SIDES, amount, piece_name, two_dice

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners_2.game import BattleOfBanners
    from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState

PHASES: Final = (
    "", "start", "window", "victim", "place", "drive", "steal", "roll", "ride", "return", "move",
    "attackers-card", "defenders-card", "attackers-dice", "defenders-dice", "attackers-knife", "defenders-knife",
    "tie", "draw", "attackers-double", "defenders-double", "over",
)  # fmt: skip
LIMIT: Final = 200
MOST_TURNS: Final = 1_000_000
LIMIT_DIGITS: Final = 6  # of a number of turns below that
PIECES: Final = {piece_name(4 * colour + n): 4 * colour + n for colour in range(4) for n in range(c.PIECES)}
PIECE_NAMES: Final = ["" if piece & 3 == c.PIECES else piece_name(piece) for piece in range(2 * c.SLOTS)]
OFF_BOARD: Final = {"dead": c.DEAD, "gone": c.GONE}


def team(state: "BattleOfBannersState", side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(int(state.seats)) if state.side_of_seat(seat) == side]


# -- pieces and flags -------------------------------------------------------------------------------------------------


def read_square(game: "BattleOfBanners", name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in game.pack.squares:
        raise InvalidPosition.because("no-square", place=what, found=shown(name))
    return game.pack.squares[name]


def read_piece(name: Any, what: str) -> int:
    return reading.name(name, PIECE_NAMES, what)


def pieces(game: "BattleOfBanners", state: "BattleOfBannersState") -> dict[str, list[str]]:
    """Where the pieces of each colour are."""
    off = {number: name for name, number in OFF_BOARD.items()}
    places: dict[str, list[str]] = {name: [] for name in COLOURS}
    for piece in PIECES.values():
        sq = int(state.at(piece))
        places[COLOURS[piece >> 2]].append(off.get(sq) or game.pack.names[sq])
    return places


def read_pieces(game: "BattleOfBanners", state: "BattleOfBannersState", value: Any) -> None:
    given = reading.named(value, COLOURS, "pieces")
    armies = [int(c.byte(c.GONE, c.PIECES))] * 2  # there is no fourth piece of a colour
    for colour, name in enumerate(COLOURS):
        places = given.get(name)
        if not isinstance(places, list) or len(places) != c.PIECES:
            raise InvalidPosition.because("pieces-list", place=f"pieces, {name}", number=c.PIECES, found=shown(places))
        for number, place in enumerate(places):
            sq = OFF_BOARD.get(str(place)) or read_square(game, place, f"pieces, {name}")
            armies[colour >> 1] |= int(c.byte(sq, 4 * (colour & 1) + number))
    state.army0, state.army1 = armies


def flag_places(game: "BattleOfBanners") -> dict[str, int]:
    """Where a flag may be, by name."""
    return {"home": c.HOME, **game.pack.squares, **{name: c.CARRIED + piece for name, piece in PIECES.items()}}


def flags(game: "BattleOfBanners", state: "BattleOfBannersState") -> dict[str, str]:
    names = {flag: name for name, flag in flag_places(game).items()}
    return {name: names[int(state.flag(side))] for side, name in enumerate(SIDES)}


def read_flags(game: "BattleOfBanners", state: "BattleOfBannersState", value: Any) -> None:
    given = reading.named(value, SIDES, "flags")
    for side, name in enumerate(SIDES):
        place = given.get(name, "home")
        if not isinstance(place, str) or place not in flag_places(game):
            raise InvalidPosition.because("flag-place", place=f"flags, {name}", found=shown(place))
        state.set_flag(side, flag_places(game)[place])


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(heap: int) -> list[str]:
    """A hand by name, copies one after the other."""
    return [name for kind, name in enumerate(ITEMS) for _ in range(int(amount(heap, kind)))]


def counts(heap: int) -> dict[str, int]:
    """A pile by name."""
    return reading.counts_of(heap, ITEMS, c.COPIES_BITS)


def read_counts(game: "BattleOfBanners", value: Any, what: str) -> int:
    return reading.counts(value, ITEMS, c.COPIES_BITS, game.copies, what)


def read_cards(game: "BattleOfBanners", value: Any, what: str) -> int:
    names = [ITEMS[reading.name(name, ITEMS, what)] for name in reading.kind(value, list, what)]
    return read_counts(game, {name: names.count(name) for name in names}, what)


def heaps(
    name: str,
    write: Callable[[int], Any],
    read: Callable[[Any, Any, str], int],
    default: Any,
    see: Callable[[Any, int], See] = lambda state, side: PUBLIC,
) -> list[Part]:
    """The hands, or what was played: a part for each side, under a key of its own."""

    def part(side: int) -> Part:
        key = f"{name}-{SIDES[side]}"
        return Part(
            key,
            lambda game, state: write(int(getattr(state, name)(side))),
            lambda game, state, value: getattr(state, f"set_{name}")(side, read(game, value, key)),
            default,
            lambda state: see(state, side),
        )

    return [part(0), part(1)]


def seen_by(state: "BattleOfBannersState", side: int) -> See:
    """BOB ruling.card.secret: a hand is seen by its team, its size by everybody."""
    return counted(*team(state, side))


def deck_size(game: "BattleOfBanners", state: "BattleOfBannersState") -> int:
    """Nobody looks into the deck."""
    return int(c.size(state.deck))


def rest(game: "BattleOfBanners", state: "BattleOfBannersState") -> int:
    """The deck that the other cards leave."""
    heaps = (state.hand0, state.hand1, state.played0, state.played1)
    return reading.take_away(game.copies, heaps, ITEMS, c.COPIES_BITS, "hand, played")


def read_deck(game: "BattleOfBanners", state: "BattleOfBannersState", value: Any) -> None:
    state.deck = rest(game, state)
    if reading.kind(value, int, "deck_size") != c.size(state.deck):
        raise InvalidPosition.because("read-others-leave", place="deck_size", left=int(c.size(state.deck)))


# -- keeps, dice and fights -------------------------------------------------------------------------------------------


def closed(game: "BattleOfBanners", keeps: int) -> dict[str, int]:
    """The closed keeps, with the turns they stay closed."""
    left = {game.pack.names[sq]: keeps >> 2 * n & 3 for n, sq in enumerate(game.pack.board.keeps)}
    return {name: turns for name, turns in left.items() if turns}


def read_closed(game: "BattleOfBanners", value: Any, what: str) -> int:
    found = 0
    for name, left in reading.kind(value, dict, what).items():
        keep = int(game.pack.board.keep_at[read_square(game, name, what)])
        if keep == NONE:
            raise InvalidPosition.because("no-keep", place=what, square=name)
        found |= reading.number(left, 1, c.CLOSED, f"{what}, {name}") << 2 * keep
    return found


def read_roll(game: "BattleOfBanners", state: "BattleOfBannersState", value: Any) -> None:
    state.dice = read_dice(value, "dice", 2 if state.horse else 1)


def read_dice(given: Any, what: str, number: int = 2) -> int:
    if not isinstance(given, list) or len(given) not in (0, number):
        raise InvalidPosition.because("dice-number", place=what, found=shown(given), number=number)
    if not all(type(die) is int and 1 <= die <= 6 for die in given) or given != sorted(given):
        raise InvalidPosition.because("dice-order", place=what, found=shown(given))
    return given[0] << 3 | given[1] if len(given) == 2 else given[0] if given else 0


def read_both(given: dict[str, Any], key: str, what: str, read: Callable[[Any, str], int]) -> list[int]:
    """What is there twice in a fight: the attacker's and the defender's."""
    both = given[key]
    if not isinstance(both, list) or len(both) != 2:
        raise InvalidPosition.because("fight-two", place=f"{what}, {key}")
    return [read(one, f"{what}, {key}") for one in both]


def fight(game: "BattleOfBanners", state: "BattleOfBannersState") -> dict[str, Any] | None:
    if state.attacker == NONE:
        return None
    return {
        "attacker": piece_name(int(state.attacker)),
        "target": piece_name(int(state.target)),
        "from": game.pack.names[state.origin],
        "cards": [None if card == NONE else ITEMS[card] for card in (state.attack_card, state.defence_card)],
        "dice": [two_dice(int(state.attack_dice)), two_dice(int(state.defence_dice))],
    }


def read_fight(game: "BattleOfBanners", state: "BattleOfBannersState", value: Any) -> None:
    if value is None:
        return
    given = reading.record(value, "fight", "attacker", "target", "from", "cards", "dice")
    state.attacker = read_piece(given["attacker"], "fight, attacker")
    state.target = read_piece(given["target"], "fight, target")
    state.origin = read_square(game, given["from"], "fight, from")
    state.attack_card, state.defence_card = read_both(
        given, "cards", "fight", lambda card, what: NONE if card is None else reading.name(card, ITEMS, what)
    )
    state.attack_dice, state.defence_dice = read_both(given, "dice", "fight", read_dice)


def fought(game: "BattleOfBanners", past: int) -> dict[str, Any] | None:
    """The last fight, for the table to show its dice."""
    if not past:
        return None
    return {
        "attacker": piece_name(past >> 4 & 15),
        "target": piece_name(past & 15),
        "dice": [two_dice(past >> 14 & 63), two_dice(past >> 8 & 63)],
        "bonus": [(past >> 23) - c.BONUS, (past >> 20 & 7) - c.BONUS],
    }


def read_fought(game: "BattleOfBanners", value: Any, what: str) -> int:
    if value is None:
        return 0
    given = reading.record(value, what, "attacker", "target", "dice", "bonus")
    first, second = read_both(given, "dice", what, read_dice)
    attack, defence = read_both(given, "bonus", what, lambda n, key: reading.number(n, -c.BONUS, 2, key) + c.BONUS)
    pieces = read_piece(given["attacker"], f"{what}, attacker") << 4 | read_piece(given["target"], f"{what}, target")
    return attack << 23 | defence << 20 | first << 14 | second << 8 | pieces


FRESH: Final = Codec(
    "fresh", lambda game, heap: cards(heap), read_cards, [], lambda state: seen_by(state, int(state.mover) >> 1)
)
POSITION: Final = Position(
    "BattleOfBanners",
    Field("seats"),
    Pair("army", 0, "a byte a piece: its square, DEAD or GONE"),
    Part("pieces", pieces, read_pieces, REQUIRED),
    Pair("flag", c.HOME, "HOME, the code of a flag space, or CARRIED + the piece"),
    Part("flags", flags, read_flags, dict.fromkeys(SIDES, "home")),
    Field("deck"),
    Pair("hand"),
    *heaps("hand", cards, read_cards, [], seen_by),
    Field("fresh", 0, "cards got in this team turn by the side whose turn it is", FRESH),
    Pair("played", 0, "the discard pile, by who played it"),
    *heaps("played", counts, read_counts, {}),
    Part("deck_size", deck_size, read_deck, lambda game, state: int(c.size(rest(game, state)))),
    Field("closed", 0, "keep → team turns it stays closed, two bits each", Codec("closed", closed, read_closed, {})),
    # 2 in the turn it is played: no attacks; 1 in the enemy's next: not attacked
    Pair("ghost", 0, "2 in the turn it is played, 1 in the enemy's next", as_number("ghost", 0, 0, 2), SIDES),
    Pair("rain", 0, "the same: 1 while it lowers the enemy's movement", as_number("rain", 0, 0, 2), SIDES),
    Pair("used", 0, "cards played in this team turn", as_number("used", 0, 0, 2), SIDES),
    Field("attacked", 0, "whether the team has attacked in this turn", as_flag("attacked")),
    Field("mover", 0, "whose part it is, or the side's first colour", as_name("player", COLOURS, "blue")),
    Field("phase", 0, "what is decided next", as_name("phase", PHASES, "roll")),
    Field("horse", 0, "whether one is ridden", as_flag("horse")),
    Field("dice", 0, "of the movement: one die, or smaller << 3 | larger"),
    Part("dice", lambda game, state: two_dice(int(state.dice)), read_roll, []),
    Field("item", NONE, "being carried out", as_name("item", ITEMS, nobody=NONE)),
    Field("chosen", NONE, "its piece", as_name("chosen", PIECE_NAMES, nobody=NONE)),
    Field("attacker", NONE, "in the fight"),
    Field("target", NONE),
    Field("origin", NONE, "where the attacker stood before the move"),
    Field("attack_card", NONE),
    Field("defence_card", NONE),
    Field("attack_dice"),
    Field("defence_dice"),
    Part("fight", fight, read_fight),
    Field("ended", 0, "why it has ended", as_name("ended", c.REASONS, nobody=0)),
    Field("winner", NONE, "the side that has won", as_name("winner", SIDES, nobody=NONE)),
    Field("limit", 0, "of turns", as_number("limit", LIMIT, 1, MOST_TURNS)),
    Field("turn", 0, "of single players", as_number("turn", 1, 0, MOST_TURNS), history=True),
    Field("fights", 0, "how many there were", as_number("fights", 0, 0, MOST_TURNS), history=True),
    Pair("kills", 0, "enemies killed", as_number("kills", 0, 0, MOST_TURNS), SIDES, history=True),
    Pair("takes", 0, "how often the enemy flag was taken", as_number("taken", 0, 0, MOST_TURNS), SIDES, history=True),
    Field("fought", 0, "the last fight, to be looked at", Codec("fought", fought, read_fought), history=True),
    shared={"board": "Board", "copies": "i64"},
)
