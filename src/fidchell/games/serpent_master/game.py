"""Serpent Master as people see it: names, notation, refusals, prompts, log sentences, scene."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from fidchell.core.bits import count
from fidchell.core.errors import InvalidAction, InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.notation import Notation, Verb
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Scene
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.core.views import PUBLIC, See, Thing, committed, owner
from fidchell.games.serpent_master import position, rules
from fidchell.games.serpent_master.components import CARDS, OUTSIDE, ROW, WAYS
from fidchell.games.serpent_master.data import Pack
from fidchell.games.serpent_master.position import SEATS, read_square, square_name
from fidchell.games.serpent_master.rules import SerpentMasterState, new_game
from fidchell.games.serpent_master.scene import Drawing

AHEAD: Final = "nesw"
PASS: Final = 4  # never legal; it is there so that somebody who tries gets the reason


def serpents(state: State) -> SerpentMasterState:
    assert isinstance(state, SerpentMasterState)
    return state


def squares_of(state: SerpentMasterState, seat: int, card: int, way: int) -> list[int]:
    """Where a card's tokens would lie; -1 is off the board. Nothing if the card has no such way."""
    if state.patterns.first[WAYS * card + way] < 0:
        return []
    return [int(state.place_of(seat, card, way, n)) for n in range(int(state.length(card, way)))]


# -- Notation ---------------------------------------------------------------------------------------------------------


class SquareNoun:
    """A square of this game's board: `c4`."""

    bits = 6

    def name(self, state: State, value: int) -> str:
        side = serpents(state).side
        if value % ROW >= side or value // ROW >= side:
            raise InvalidAction(f"no square number {value} on a board of {side}")
        return square_name(value)

    def read(self, state: State, word: str) -> int:
        place, side = read_square(word), int(serpents(state).side)
        if place is None or place % ROW >= side or place // ROW >= side:
            raise InvalidAction(f"no square {word!r}; there are a1 to {square_name((side - 1) * (ROW + 1))}")
        return place


class CardNoun:
    """A card by its number."""

    bits = 4

    def name(self, state: State, value: int) -> str:
        if value >= CARDS:
            raise InvalidAction(f"no card {value + 1}; there are 1 to {CARDS}")
        return str(value + 1)

    def read(self, state: State, word: str) -> int:
        if not word.isdecimal() or len(word) > 2 or not 1 <= int(word) <= CARDS:
            raise InvalidAction(f"no card {word!r}; there are 1 to {CARDS}")
        return int(word) - 1


MISSHAPEN: Final = WAYS  # never legal: squares in which no picture of the card lies
UNFINISHED: Final = WAYS + 1  # … and squares in which the card would begin to lie
ELSEWHERE: Final = WAYS + 2  # … and squares of a serpent that would not come in at its entry


class WayNoun:
    """How a card lies: its squares in order, `c3-c4-d4`; or what is ahead, `m`: mirrored, `b`: the second picture.

    Squares in which the card can't lie are understood, too, so that whoever names them gets the reason.
    """

    bits = 5

    def name(self, state: State, value: int) -> str:
        if value >= WAYS:
            raise InvalidAction(f"a card lies in one of {WAYS} ways, not in way {value}")
        found = self.placements(serpents(state))
        squares = [text for text, way in found.items() if way == value]
        return squares[0] if squares else self.code(value)

    def read(self, state: State, word: str) -> int:
        codes = [self.code(way) for way in range(WAYS)]
        if word in codes:
            return codes.index(word)
        squares = [SQUARE.read(state, name) for name in word.split("-")]
        table = serpents(state)
        found = self.placements(table)
        if word in found:
            return found[word]
        if any(text.startswith(f"{word}-") for text in found):
            return UNFINISHED
        seat = int(table.resolving())
        outside = table.phase == rules.RESOLUTION and table.head(seat) == OUTSIDE
        return ELSEWHERE if outside and squares[0] != table.entry(seat) else MISSHAPEN

    def code(self, way: int) -> str:
        return AHEAD[way & 3] + "m" * (way >> 2 & 1) + "b" * (way >> 3)

    def placements(self, state: SerpentMasterState) -> dict[str, int]:
        """Every way the card to be resolved would lie on the board, blocked or not, by its squares."""
        found: dict[str, int] = {}
        if state.phase != rules.RESOLUTION:
            return found
        seat = int(state.resolving())
        card = int(state.card_of(seat, state.round))
        for way in range(WAYS):
            places = squares_of(state, seat, card, way)
            if places and -1 not in places and comes_in(state, seat, card, way):
                found.setdefault("-".join(square_name(place) for place in places), way)
        return found


def comes_in(state: SerpentMasterState, seat: int, card: int, way: int) -> bool:
    """SM entry.first: a serpent that is not in the pit yet comes through its entry, from outside."""
    return state.head(seat) != OUTSIDE or state.comes_in(seat, card, way)


SQUARE, CARD, WAY = SquareNoun(), CardNoun(), WayNoun()


class SerpentMaster(Game):
    """The game. See `Game` for what each method is for."""

    notation = Notation(
        6,
        [
            Verb(rules.ENTER, "enter", (SQUARE,)),
            Verb(rules.COMMIT, "commit", (CARD,)),
            Verb(rules.PLACE, "place", (WAY,)),
            Verb(rules.SET_ASIDE, "aside", (CARD,)),
            Verb(PASS, "pass"),
        ],
    )

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.pack = Pack(tomllib.loads((folder / "cards.toml").read_text(encoding="utf-8")), "cards.toml")

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """SM pack."""
        self.pack = Pack(data, file)

    def start(self, seats: int, options: dict[str, Any]) -> SerpentMasterState:
        """SM setup.board, SM board.six, SM players."""
        board, oldest = options["board"], SEATS.index(options["oldest"])
        if oldest >= seats:
            raise InvalidOptions(f"option oldest: {options['oldest']!r} does not play")
        side = int(board) if board != "auto" else 8 if seats > 2 else 7
        return new_game(seats, self.pack.patterns, side, oldest)

    def things(self, state: State) -> list[Thing]:
        return position.things(serpents(state))

    def place(self, seats: int, position_: dict[str, Any]) -> SerpentMasterState:
        return position.read(self.pack.patterns, seats, position_)

    # -- who may know what --------------------------------------------------------------------------------------------

    def sees_move(self, state: State, seat: int, action: int) -> See:
        """SM choose.secret, SM setup.aside: a choice is its owner's; nobody looks at what is set aside, but its owner
        can tell from his hand (SM aside.known)."""
        if action >> 6 == rules.COMMIT:
            return committed(seat)
        return owner(int(serpents(state).dealing())) if action >> 6 == rules.SET_ASIDE else PUBLIC

    def foresees(self, state: State, seat: int) -> bool:
        """What lies in the pit is in the open; only the choice of cards is secret."""
        return serpents(state).phase != rules.CHOICE

    def private(self, state: State, seat: int) -> bool:
        return serpents(state).phase == rules.CHOICE

    # -- names --------------------------------------------------------------------------------------------------------

    def seats_text(self, seats: list[int], lang: str) -> str:
        return ", ".join(self.seat_name(seat, lang) for seat in seats) or self.say(lang, "nothing")

    def scores_text(self, table: SerpentMasterState, lang: str) -> str:
        scores = (f"{self.seat_name(seat, lang)} {int(table.score(seat))}" for seat in range(int(table.seats)))
        return ", ".join(scores)

    def side_of(self, state: SerpentMasterState, place: int, lang: str) -> str:
        x, y, last = place % ROW, place // ROW, int(state.side) - 1
        sides = [
            name
            for name, is_it in (("left", x == 0), ("right", x == last), ("bottom", y == 0), ("top", y == last))
            if is_it
        ]
        return self.say(lang, f"side-{sides[0]}" if len(sides) == 1 else "side-corner")

    def label(self, state: State, action: int, lang: str) -> str:
        table = serpents(state)
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == rules.ENTER:
            return self.say(lang, "label-enter", square=square_name(argument), side=self.side_of(table, argument, lang))
        if verb.code == rules.PLACE:
            seat = int(table.resolving())
            places = squares_of(table, seat, int(table.card_of(seat, table.round)), argument)
            head = int(table.head(seat))
            return self.say(
                lang,
                "label-place",
                squares=", ".join(square_name(place) for place in places),
                **{"from": square_name(head) if head < OUTSIDE else self.say(lang, "square-outside")},
                to=square_name(places[-1]),
            )
        if verb.code == rules.SET_ASIDE:
            return self.say(lang, "label-aside", card=argument + 1, seat=self.seat_name(int(table.dealing()), lang))
        return self.say(lang, "label-commit", card=self.card_name(argument, lang))

    def card_name(self, card: int, lang: str) -> str:
        return self.say(lang, "card-title", number=card + 1, name=self.say(lang, f"card-{card + 1}"))

    def rule_of(self, action: int) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code == rules.COMMIT:
            return f"SM card.{arguments[0] + 1}"
        return {rules.ENTER: "SM setup.entry", rules.SET_ASIDE: "SM setup.aside"}.get(verb.code, "SM resolution.orient")

    # -- refusals -----------------------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        table = serpents(state)
        verb, arguments = self.notation.unpack(action)
        if table.actor() == OVER:
            return self.refusal("SM end.over", "refusal-over")
        if verb.code == rules.SET_ASIDE or table.actor() == CHANCE:
            return self.refusal("SM setup.aside", "refusal-chance")
        if table.phase == rules.CHOICE:
            return self._refuse_choice(table, seat, verb, arguments)
        if seat != table.actor():
            rule = "SM setup.order" if table.phase == rules.ENTRY else "SM resolution.next"
            return self.refusal(rule, "refusal-not-you", seat=f"@seat-{SEATS[table.actor()]}")
        if table.phase == rules.ENTRY:
            return self._refuse_entry(table, verb, arguments)
        if verb.code == PASS:
            return self.refusal("SM resolution.whole", "refusal-pass")
        if verb.code != rules.PLACE:
            return self.refusal("SM resolution.next", "refusal-resolve-first")
        return self._refuse_place(table, seat, arguments[0])

    def _refuse_choice(self, table: SerpentMasterState, seat: int, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        if verb.code != rules.COMMIT:
            return self.refusal("SM choose", "refusal-choose-first")
        if not 0 <= seat < table.seats:
            return self.refusal("SM choose.hand", "refusal-not-in-hand", card=str(arguments[0] + 1))
        if table.choice(seat) >= 0:
            return self.refusal("SM choose", "refusal-already-chosen")
        reason = "refusal-played" if arguments[0] + 1 in position.played(table, seat) else "refusal-not-in-hand"
        return self.refusal("SM choose.hand", reason, card=str(arguments[0] + 1))

    def _refuse_entry(self, table: SerpentMasterState, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        if verb.code != rules.ENTER:
            return self.refusal("SM setup.entry", "refusal-enter-first")
        for other in range(int(table.seats)):
            if table.entry(other) == arguments[0]:
                square, name = square_name(arguments[0]), f"@seat-{SEATS[other]}"
                return self.refusal("SM setup.entry.different", "refusal-entry-taken", square=square, seat=name)
        return self.refusal("SM setup.entry", "refusal-entry-edge")

    def _refuse_place(self, table: SerpentMasterState, seat: int, way: int) -> Refusal:
        if way == UNFINISHED:
            return self.refusal("SM resolution.whole", "refusal-pass")
        if way == ELSEWHERE:
            return self._refuse_elsewhere(table, seat)
        if way == MISSHAPEN:
            return self.refusal("SM pattern", "refusal-pattern")
        card = int(table.card_of(seat, table.round))
        places = squares_of(table, seat, card, way)
        if not places:
            return self.refusal("SM pattern", "refusal-pattern")
        if not comes_in(table, seat, card, way):
            return self._refuse_way_in(table, seat, way)
        for place in places:
            blocked = self._blocked(table, seat, place)
            if blocked is not None:
                return blocked
        return self.refusal("SM entry.corner", "refusal-same-placement")

    def _refuse_way_in(self, table: SerpentMasterState, seat: int, way: int) -> Refusal:
        card = int(table.card_of(seat, table.round))
        x, y = self.pack.patterns.pictures[card][way >> 3][0]
        if x and y:
            return self.refusal("SM entry.diagonal", "refusal-diagonal-entry")
        return self._refuse_elsewhere(table, seat)

    def _refuse_elsewhere(self, table: SerpentMasterState, seat: int) -> Refusal:
        return self.refusal("SM entry.first", "refusal-entry-square", square=square_name(int(table.entry(seat))))

    def _blocked(self, table: SerpentMasterState, seat: int, place: int) -> Refusal | None:
        if place < 0:
            return self.refusal("SM blocked.edge", "refusal-off-board")
        rival = int(table.head_on(place))
        if rival >= 0 and rival != seat:
            name = f"@seat-{SEATS[rival]}.object"
            return self.refusal("SM blocked.head", "refusal-rival-head", square=square_name(place), seat=name)
        if table.top(place) == seat:
            return self.refusal("SM blocked.own", "refusal-own-token", square=square_name(place))
        return None

    # -- picks and prompts --------------------------------------------------------------------------------------------

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        """A card of the hand; or squares: those of the card in order, or where the head shall end."""
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == rules.COMMIT:
            return [(f"card:{argument + 1}",)]
        if verb.code == rules.ENTER:
            return [(f"spot:{square_name(argument)}",)]
        table = serpents(state)
        path = self.path(table, argument)
        ends = [self.path(table, int(way) & 63)[-1] for way in table.moves(table.resolving())]
        return [path, path[-1:]] if len(path) > 1 and ends.count(path[-1]) == 1 else [path]

    def path(self, table: SerpentMasterState, way: int) -> tuple[str, ...]:
        seat = int(table.resolving())
        places = squares_of(table, seat, int(table.card_of(seat, table.round)), way)
        return tuple(f"spot:{square_name(place)}" for place in places)

    def read_picks(self, state: State, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        table = serpents(state)
        cards = [pick.removeprefix("card:") for pick in picks if pick.startswith("card:")]
        spots = [place for pick in picks if (place := read_square(pick.partition(":")[2])) is not None]
        if cards:
            return f"commit {cards[-1]}"
        if table.phase == rules.ENTRY and spots:
            return f"enter {square_name(spots[-1])}"
        if table.phase != rules.RESOLUTION or seat != table.resolving():
            return "pass"
        for place in spots:
            blocked = self._blocked(table, seat, place)
            if blocked is not None:
                return blocked
        return self.refusal("SM pattern", "refusal-pattern") if spots else "pass"

    def question(self, state: State, seat: int, lang: str) -> str:
        table, actor = serpents(state), int(state.actor())
        if actor == OVER:
            return self.say(lang, "question-over")
        if actor == CHANCE:
            return self.say(lang, "question-chance")
        if table.phase == rules.CHOICE:
            waiting = self.seats_text(list(table.actors()), lang)
            return self.say(lang, "question-choose" if seat in table.actors() else "question-chosen", seats=waiting)
        if actor != seat:
            return self.say(lang, "question-wait", seat=self.seat_name(actor, lang))
        if table.phase == rules.ENTRY:
            return self.say(lang, "question-enter")
        return self.say(lang, "question-place", card=self.card_name(int(table.card_of(seat, table.round)), lang))

    def choice(self, state: State, seat: int, action: int, lang: str) -> Choice:
        plain = super().choice(state, seat, action, lang)
        if action >> 6 != rules.PLACE:
            return replace(plain, path=plain.picks)
        after = serpents(state.clone())
        after.apply(action, seat)
        points = self.say(lang, "effect-points", scores=self.scores_text(after, lang))
        effect = (plain.effect[0], points, *plain.effect[1:])
        return replace(plain, path=self.path(serpents(state), action & 63), effect=effect)

    def blind_choice(self, state: State, seat: int, action: int, lang: str) -> Choice:
        """Choosing a card: whether it would fit as the pit is now, which everybody could see."""
        plain = super().blind_choice(state, seat, action, lang)
        ways = int(count(serpents(state).ways_of(seat, action & 63)))
        return replace(plain, effect=(self.say(lang, "effect-fits", ways=ways),))

    # -- the log ------------------------------------------------------------------------------------------------------

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        kind, *data = event
        rule = self.cites(event)[:1]
        if kind == rules.ORDERED:
            return self._tell_order(data[0], data[1], lang)
        if kind == rules.PLACED:
            return self._tell_placed(event, lang)
        if kind == rules.ROUND_OVER:
            return None
        if kind == rules.OVER_NOW:
            return Sentence(self.say(lang, "log-over"), rule)
        seat = self.seat_name(data[0], lang)
        if kind == rules.ENTERED:
            return Sentence(self.say(lang, "log-entered", seat=seat, square=square_name(data[1])), rule)
        if kind in (rules.REVEALED, rules.LOST):
            name = "log-revealed" if kind == rules.REVEALED else "log-lost"
            return Sentence(self.say(lang, name, seat=seat, card=self.card_name(data[1], lang)), rule)
        return Sentence(self.say(lang, "log-dealt" if kind == rules.DEALT else "log-chose", seat=seat), rule)

    def _tell_order(self, order: tuple[int, ...], ties: tuple[tuple[int, int, int], ...], lang: str) -> Sentence:
        lines = [self.say(lang, "log-order", seats=self.seats_text(list(order), lang))]
        for one, other, back in ties:
            how = self.say(lang, "how-oldest") if back == rules.BY_AGE else self.say(lang, "how-back", back=back)
            lines.append(self.say(lang, "log-tie", seats=self.seats_text([one, other], lang), how=how))
        by_age = any(back == rules.BY_AGE for _, _, back in ties)
        return Sentence(" ".join(lines), ("SM order.oldest" if by_age else "SM order.tie" if ties else "SM order",))

    def _tell_placed(self, event: Event, lang: str) -> Sentence:
        _, seat, card, _, _, places, covered = event
        squares = ", ".join(square_name(place) for place in places)
        name = self.seat_name(seat, lang)
        text = self.say(
            lang,
            "log-placed",
            seat=name,
            card=self.card_name(card, lang),
            squares=squares,
            head=square_name(places[-1]),
        )
        others = sorted({other for other in covered if other >= 0})
        if others:
            text += " " + self.say(lang, "log-covered", seat=name, others=self.seats_text(others, lang))
        return Sentence(text, self.cites(event)[:1])

    def cites(self, event: Event) -> tuple[str, ...]:
        kind, *data = event
        if kind == rules.PLACED:
            return self._cites_placed(event)
        if kind == rules.ORDERED:
            tied = [back for _, _, back in data[1]]
            tie = ("SM order.tie",) if any(back > 0 for back in tied) else ()
            return ("SM order", *tie, *(("SM order.oldest",) if rules.BY_AGE in tied else ()))
        if kind == rules.OVER_NOW:
            return ("SM end", "SM score", "SM score.head", "SM score.covered", *_deciding(data[1]))
        return {
            rules.ENTERED: ("SM setup.entry", "SM setup.order"),
            rules.DEALT: ("SM setup.aside", "SM hands", "SM aside.known"),
            rules.CHOSE: ("SM choose.secret", "SM choose"),
            rules.REVEALED: ("SM reveal", "SM hands"),
            rules.LOST: ("SM resolution.lost", "SM resolution.whole"),
            rules.ROUND_OVER: ("SM resolution.discard", "SM rounds"),
        }[kind]

    def _cites_placed(self, event: Event) -> tuple[str, ...]:
        _, _, card, way, entering, _, covered = event
        found = [f"SM card.{card + 1}", "SM resolution.place", "SM resolution.head", "SM resolution.orient", "SM head"]
        found += ["SM turned"] if way & 3 else []
        found += ["SM mirror"] if way & 4 else []
        found += ["SM pictures"] if way & 8 else []
        found += ["SM entry.first"] if entering else []
        found += ["SM stack"] if any(other >= 0 for other in covered) else []
        return tuple(found)

    def ending(self, state: State, lang: str) -> list[Sentence]:
        table, outcome = serpents(state), state.outcome()
        if outcome is None:
            return []
        lines = []
        for winner in outcome.winners:
            name = self.seat_name(winner, lang)
            lines.append(Sentence(self.say(lang, "log-won", seat=name, score=int(table.score(winner))), ("SM score",)))
            if outcome.reason != "points":
                lines.append(Sentence(self.say(lang, f"log-won-{outcome.reason}", seat=name), (outcome.rule,)))
        if not outcome.winners:
            lines.append(Sentence(self.say(lang, "log-draw"), (outcome.rule,)))
        for seat in sorted(range(int(table.seats)), key=lambda one: -table.score(one)):
            total, name = int(table.score(seat)), self.seat_name(seat, lang)
            lines.append(Sentence(self.say(lang, "log-score", seat=name, tokens=total - 1, total=total), ("SM score",)))
        return lines

    # -- the scene ----------------------------------------------------------------------------------------------------

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, serpents(state), seat, lang).scene()


def _deciding(reason: int) -> tuple[str, ...]:
    """The tie-breakers that were looked at, up to the one that decided."""
    return ("SM tie.stack", "SM tie.alone", "SM tie.draw")[:reason]
