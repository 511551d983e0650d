"""Serpent Master as people see it: refusals, prompts, what is secret, how it ended."""

from collections.abc import Iterable
from typing import Any

from fidchell.core.bits import count
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.notation import Verb
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Scene, Way
from fidchell.core.views import See, owner
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.components import OUTSIDE
from fidchell.games.serpent_master.data import Pack
from fidchell.games.serpent_master.names import SerpentMasterNames
from fidchell.games.serpent_master.notation import ELSEWHERE, MISSHAPEN, NOTATION, PASS, UNFINISHED
from fidchell.games.serpent_master.position import NAMES, POSITION, SEATS
from fidchell.games.serpent_master.rules import SerpentMasterState, usual_side
from fidchell.games.serpent_master.scene import Drawing


class SerpentMaster(Game[SerpentMasterState]):
    """The game. See `Game` for what each method is for."""

    position = POSITION
    names_class = SerpentMasterNames
    notation = NOTATION
    pack_file = "cards.toml"
    ours: Pack | None = None  # our own cards, whatever is played with

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """SM pack."""
        self.pack = Pack(data, file)
        self.ours = self.ours or self.pack

    def bare(self, seats: int) -> SerpentMasterState:
        state = SerpentMasterState(self.pack.patterns, seats)
        state.lay_table()
        return state

    def start(self, seats: int, options: dict[str, Any]) -> SerpentMasterState:
        """SM setup.board, SM board.six, SM players."""
        state, board, oldest = self.bare(seats), options["board"], SEATS.index(options["oldest"])
        if oldest >= seats:
            raise InvalidOptions.because("does-not-play", name="oldest", seat=repr(options["oldest"]))
        state.setup(usual_side(seats) if board == "auto" else int(board), oldest)
        return state

    def read_position(self, seats: int, position: dict[str, Any]) -> SerpentMasterState:
        state = super().read_position(seats, position)
        state.complete()
        return state

    # -- who may know what --------------------------------------------------------------------------------------------

    def sees_move(self, state: SerpentMasterState, seat: int, action: int) -> See:
        """SM choose.secret: a choice is its owner's. SM setup.aside, SM aside.known: nobody looks at what is set aside,
        but its owner can tell from the hand."""
        return owner(int(state.dealing())) if state.phase == c.DEAL else super().sees_move(state, seat, action)

    def foresees(self, state: SerpentMasterState, seat: int) -> bool:
        """What lies in the pit is in the open; only the choice of cards is secret."""
        return not state.at_once()

    def private(self, state: SerpentMasterState, seat: int) -> bool:
        return state.at_once()

    # -- names --------------------------------------------------------------------------------------------------------

    def label(self, state: SerpentMasterState, action: int, lang: str) -> str:
        names: SerpentMasterNames = self.names(lang)
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == c.ENTER:
            return names.say("label-enter", square=NAMES[argument], side=names.edge(state, argument))
        if verb.code == c.SET_ASIDE:
            return names.say("label-aside", card=argument + 1, seat=names.seat(int(state.dealing())))
        if verb.code == c.COMMIT:
            return names.say("label-commit", card=names.card(argument))
        places, head = state.squares(argument), int(state.head(state.resolving()))
        start = NAMES[head] if head < OUTSIDE else names.say("square-outside")
        ends = {"from": start, "to": NAMES[places[-1]]}
        return names.say("label-place", squares=names.squares(places), **ends)

    def rule_of(self, action: int) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code == c.COMMIT:
            return self.card_rule(arguments[0])
        return {c.ENTER: "SM setup.entry", c.SET_ASIDE: "SM setup.aside"}.get(verb.code, "SM resolution.orient")

    def origin_of(self, action: int) -> str:
        verb, arguments = self.notation.unpack(action)
        return self.card_origin(arguments[0]) if verb.code == c.COMMIT else ""

    def card_rule(self, card: int) -> str:
        """A card's own rule: not for an owner's card, of which our rules say nothing."""
        return f"SM card.{card + 1}" if self.is_ours(card) else "SM pattern"

    def is_ours(self, card: int) -> bool:
        """Whether a card is as our own file has it, and not from an owner's copy."""
        pack, ours = self.pack, self.ours or self.pack
        pictures = pack.patterns.pictures[card] == ours.patterns.pictures[card]
        return pictures and pack.mirrored[card] == ours.mirrored[card] and pack.effects[card] != "own"

    def card_origin(self, card: int) -> str:
        """How we know a card's picture."""
        return self.pack.effects[card]

    def reconstructed(self, lang: str) -> str:
        """Name the cards whose pictures are ours; an owner's cards need not have any."""
        cards = [str(n) for n, mark in enumerate(self.pack.effects, 1) if mark == "R"]
        return self.say(lang, "reconstructed", cards=", ".join(cards)) if cards else ""

    # -- refusals -----------------------------------------------------------------------------------------------------

    def rule_when(self, state: SerpentMasterState, when: str) -> str:
        """Of a turn: entries are named in another order than cards are resolved."""
        return "SM setup.order" if when == "turn" and state.phase == c.ENTRY else super().rule_when(state, when)

    def refuse(self, state: SerpentMasterState, seat: int, action: int) -> Refusal:
        verb, arguments = self.notation.unpack(action)
        if state.phase == c.CHOICE:
            return self._refuse_choice(state, seat, verb, arguments)
        if state.phase == c.ENTRY:
            return self._refuse_entry(state, verb, arguments)
        if verb.code == PASS:
            return self.refusal("SM resolution.whole", "refusal-pass")
        if verb.code != c.PLACE:
            return self.refusal("SM resolution.next", "refusal-resolve-first")
        return self._refuse_place(state, seat, arguments[0])

    def _refuse_choice(self, state: SerpentMasterState, seat: int, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        if verb.code != c.COMMIT:
            return self.refusal("SM choose", "refusal-choose-first")
        played = 0 <= seat < state.seats and arguments[0] in state.cards_played(seat)
        reason = "refusal-played" if played else "refusal-not-in-hand"
        return self.refusal("SM choose.hand", reason, card=str(arguments[0] + 1))

    def _refuse_entry(self, state: SerpentMasterState, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        if verb.code != c.ENTER:
            return self.refusal("SM setup.entry", "refusal-enter-first")
        other = int(state.enters_at(arguments[0]))
        if other >= 0:
            square, name = NAMES[arguments[0]], f"@seat-{SEATS[other]}"
            return self.refusal("SM setup.entry.different", "refusal-entry-taken", square=square, seat=name)
        return self.refusal("SM setup.entry", "refusal-entry-edge")

    def _refuse_place(self, state: SerpentMasterState, seat: int, way: int) -> Refusal:
        if way == UNFINISHED:
            return self.refusal("SM resolution.whole", "refusal-pass")
        if way == ELSEWHERE:
            return self._refuse_elsewhere(state, seat)
        if way == MISSHAPEN or not state.squares(way):
            return self.refusal("SM pattern", "refusal-pattern")
        card = int(state.card_now())
        if not state.comes_in(seat, card, way):
            if all(self.pack.patterns.pictures[card][way >> 3][0]):
                return self.refusal("SM entry.diagonal", "refusal-diagonal-entry")
            return self._refuse_elsewhere(state, seat)
        blocked = self._blocked(state, seat, state.squares(way))
        return blocked or self.refusal("SM entry.corner", "refusal-same-placement")

    def _refuse_elsewhere(self, state: SerpentMasterState, seat: int) -> Refusal:
        return self.refusal("SM entry.first", "refusal-entry-square", square=NAMES[int(state.entry(seat))])

    def _blocked(self, state: SerpentMasterState, seat: int, places: Iterable[int]) -> Refusal | None:
        """Why no token of this seat may lie on the first of these squares where none may."""
        for place in places:
            if place < 0:
                return self.refusal("SM blocked.edge", "refusal-off-board")
            rival = int(state.head_on(place))
            if rival >= 0 and rival != seat:
                name = f"@seat-{SEATS[rival]}.object"
                return self.refusal("SM blocked.head", "refusal-rival-head", square=NAMES[place], seat=name)
            if state.top(place) == seat:
                return self.refusal("SM blocked.own", "refusal-own-token", square=NAMES[place])
        return None

    # -- picks and prompts --------------------------------------------------------------------------------------------

    def ways_to_pick(self, state: SerpentMasterState, action: int) -> list[tuple[str, ...]]:
        """A card of the hand; or squares: those of the card in order, or where the head shall end."""
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == c.COMMIT:
            return [(f"card:{argument + 1}",)]
        if verb.code == c.ENTER:
            return [(f"spot:{NAMES[argument]}",)]
        places = state.squares(argument)
        path = tuple(f"spot:{NAMES[place]}" for place in places)
        ends = [state.squares(int(way) & 63)[-1] for way in state.moves(state.resolving())]
        return [path, path[-1:]] if len(path) > 1 and ends.count(places[-1]) == 1 else [path]

    def read_picks(self, state: SerpentMasterState, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        cards = [pick.removeprefix("card:") for pick in picks if pick.startswith("card:")]
        spots = [NAMES.index(name) for pick in picks if (name := pick.partition(":")[2]) in NAMES]
        if cards:
            return f"commit {cards[-1]}"
        if state.phase == c.ENTRY and spots:
            return f"enter {NAMES[spots[-1]]}"
        if state.phase != c.RESOLUTION or seat != state.resolving() or not spots:
            return "pass"
        return self._blocked(state, seat, spots) or self.refusal("SM pattern", "refusal-pattern")

    def ask(self, state: SerpentMasterState, seat: int, lang: str) -> str:
        if state.phase == c.RESOLUTION:
            return self.say(lang, "question-place", card=self.names(lang).card(int(state.card_now())))
        return self.say(lang, "question-enter" if state.phase == c.ENTRY else "question-choose")

    def choice(self, state: SerpentMasterState, seat: int, action: int, lang: str) -> Choice:
        plain = super().choice(state, seat, action, lang)
        if state.phase != c.RESOLUTION:
            return plain._replace(path=plain.picks)
        after = state.clone()
        after.apply(action, seat)
        points = self.say(lang, "effect-points", scores=self.names(lang).scores(after))
        effect = (plain.effect[0], points, *plain.effect[1:])
        return plain._replace(path=plain.picks, start=f"head:{SEATS[seat]}", mark="head", effect=effect)

    def way(self, state: SerpentMasterState, seat: int, action: int) -> Way | None:
        """The head goes ahead of the body, square by square."""
        if state.phase != c.RESOLUTION:
            return None
        places = state.squares(self.notation.unpack(action)[1][0])
        return Way(f"head:{SEATS[seat]}", tuple(f"spot:{NAMES[place]}" for place in places))

    def blind_choice(self, state: SerpentMasterState, seat: int, action: int, lang: str) -> Choice:
        """Choosing a card: whether it would fit as the pit is now, which everybody could see."""
        plain = super().blind_choice(state, seat, action, lang)
        ways = int(count(state.ways_of(seat, action & 63)))
        return plain._replace(effect=(self.say(lang, "effect-fits", ways=ways),))

    # -- the end and the scene ----------------------------------------------------------------------------------------

    def ending(self, state: SerpentMasterState, lang: str) -> list[Sentence]:
        outcome, names = state.outcome(), self.names(lang)
        if outcome is None:
            return []
        lines = []
        for winner in outcome.winners:
            name = names.seat(winner)
            lines.append(Sentence(names.say("log-won", seat=name, score=int(state.score(winner))), ("SM score",)))
            if outcome.reason != "points":
                lines.append(Sentence(names.say(f"log-won-{outcome.reason}", seat=name), (outcome.rule,)))
        if not outcome.winners:
            lines.append(Sentence(names.say("log-draw"), (outcome.rule,)))
        for seat in sorted(range(int(state.seats)), key=lambda one: -state.score(one)):
            total = int(state.score(seat))
            score = names.say("log-score", seat=names.seat(seat), tokens=total - 1, total=total)
            lines.append(Sentence(score, ("SM score",)))
        return lines

    def scene(self, state: SerpentMasterState, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, state, seat, lang).scene()
