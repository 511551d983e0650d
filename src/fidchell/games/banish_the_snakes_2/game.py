"""Banish the Snakes as people see it: the game's options, prompts, log, scene. What they are made of lies beside."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from fidchell.core import frames
from fidchell.core.bits import count
from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.game import Game, Sentence
from fidchell.core.plain import shown
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Odds, Scene, Track
from fidchell.core.text import LANGUAGES, sentence_case
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2 import picks
from fidchell.games.banish_the_snakes_2.data import read_box
from fidchell.games.banish_the_snakes_2.names import BanishTheSnakesNames, half
from fidchell.games.banish_the_snakes_2.notation import DECISIONS, NOTATION
from fidchell.games.banish_the_snakes_2.odds import Attempt
from fidchell.games.banish_the_snakes_2.position import LEVELS, POSITION, WAYS
from fidchell.games.banish_the_snakes_2.refusals import Refusals
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState, ending, setup
from fidchell.games.banish_the_snakes_2.scene import Drawing, score_lines

GIFTS_KEPT: Final = c.GIFTS - setup.GIFTS_REMOVED
MOST_ODDS: Final = 7  # a die, a Druid, a Leader; more would be the whole deck


class BanishTheSnakes(Game[BanishTheSnakesState]):
    """The game. See `Game` for what each method is for."""

    secrets = False
    position = POSITION
    names_class = BanishTheSnakesNames
    notation = NOTATION
    cited_rules = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.contents = read_box(folder)

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """BTS ruling.pack: what is wrong with it is named."""
        try:
            self.contents = read_box(self.folder, data, file)
        except InvalidPack as error:
            raise InvalidPack.because("ruled", why=error, rule="BTS ruling.pack") from None
        self._learn_texts()

    def _learn_texts(self) -> None:
        """The names and texts of an owner's own cards and places."""
        names = self.names("en")
        spoken = {message: words for message, *words in self.contents.spoken}
        cards = {names.message(card): self.contents.cards[card] for card in range(c.CARDS)}
        own = {names.message(card) for card in range(c.CARDS) if self.contents.named_by(card) == "own"}
        places = {f"area-{key}": key for key in self.contents.areas}
        places |= {f"province-{key}": key for key in self.contents.provinces}
        for n, lang in enumerate(LANGUAGES):
            added = []
            for message, key in cards.items():
                if message in own or message in spoken or f"{message}.text" in spoken or not self.texts.has(message):
                    name, text = (
                        spoken[one][n] if one in spoken else self._said(lang, one) or key.replace("-", " ").title()
                        for one in (message, f"{message}.text")
                    )
                    history = "" if message in own and f"{message}.text" not in spoken else text
                    added.append(_fluent(message, name, text=text, history=history))
            for message, key in places.items():
                if not self.texts.has(message):
                    name = key.replace("-", " ").title()
                    forms = {"in": f"in {name}", "to": f"→ {name}", "from": f"{name} →", "each": f"in {name}"}
                    added.append(_fluent(message, name, **forms))
            if added:
                self.texts.add(lang, "\n".join(added))

    def _said(self, lang: str, message: str) -> str:
        return self.say(lang, message) if self.texts.has(message, lang) else ""

    # -- starting -----------------------------------------------------------------------------------------------------

    def bare(self, seats: int) -> BanishTheSnakesState:
        state = BanishTheSnakesState(self.contents.box, seats)
        state.lay_table()
        return state

    def start(self, seats: int, options: dict[str, Any]) -> BanishTheSnakesState:
        contents = self.contents
        way = WAYS.index(options["saints"])
        if way != c.CHOSEN_SAINTS and (options["at-start"] or options["deck-saints"]):
            raise InvalidOptions.because("saints-chosen")
        if options["level"] != "advanced" and options["without-gifts"]:
            raise InvalidOptions.because("gifts-advanced")
        saints = self._listed("at-start", options["at-start"], contents.saints, seats, "Saints")
        cast = self._listed("deck-saints", options["deck-saints"], contents.saints, c.DECK_SAINTS, "Saints")
        without = self._listed("without-gifts", options["without-gifts"], contents.gifts, setup.GIFTS_REMOVED, "Gifts")
        self._check_cast(saints, cast)
        if way == c.HISTORIC:
            saints, cast = contents.historic("start")[:seats], contents.historic("deck")
        first = -1 if options["first"] == "die" else int(options["first"]) - 1
        if first >= seats:
            raise InvalidOptions.because("first-seat", seats=seats)
        state = self.bare(seats)
        level, written = LEVELS.index(options["level"]), options["slider"] == "as-written"
        state.setup(level, written, way, saints, cast, without, first)
        return state

    def _listed(self, option: str, text: str, names: list[str], number: int, what: str) -> list[int]:
        """Those that an option names, which are so many, or none."""
        found = text.replace(",", " ").split()
        for name in found:
            if found.count(name) > 1:
                raise InvalidOptions.because("option-twice", name=option, value=shown(name))
        if len(found) not in (0, number):
            raise InvalidOptions.because("option-number", name=option, number=len(found), what=what, wanted=number)
        for name in found:
            if name not in names:
                raise InvalidOptions.because("option-none", name=option, value=shown(name), known=", ".join(names))
        return [names.index(name) for name in found]

    def _check_cast(self, saints: list[int], cast: list[int]) -> None:
        """BTS 4.decksaints, BTS 4.decksaints.twice: none of the At Start Saints."""
        if cast and not saints:
            raise InvalidOptions.because("cast-start")
        for name in [self.contents.saints[saint] for saint in cast if saint in saints]:
            raise InvalidOptions.because("cast-twice", name=f"{name!r}", rule="BTS 4.decksaints.twice")

    # -- names --------------------------------------------------------------------------------------------------------

    def seat_note(self, state: BanishTheSnakesState, seat: int, lang: str) -> str:
        return self.names(lang).card(int(state.saint_of(seat))) if state.turn else ""

    def label(self, state: BanishTheSnakesState, action: int, lang: str) -> str:
        names = self.names(lang)
        verb, arguments = self.notation.unpack(action)
        code, argument = verb.code, arguments[0] if arguments else 0
        message = f"label-{verb.name}"
        if code == c.CONVERT:
            who = names.target(argument, int(state.area_of(state.active)), ".object")
            return sentence_case(self.say(lang, "label-banish" if argument == c.DRUID else message, who=who))
        if code in (c.GIVE, c.TAKE):
            return self.say(lang, message, card=names.named(argument), seat=names.who(state, arguments[1], ".object"))
        if code in (c.MOVE, c.CHOOSE, c.STRIKE):
            form = ".to" if code == c.MOVE else ""
            return self.say(lang, message, place=names.place(argument, form))
        if code in (c.HEAL_SAINT, c.BEGIN):
            return self.say(lang, message, seat=names.who(state, argument))
        if code in (c.TAKE_SAINT, c.ADD_SAINT):
            return self.say(lang, message, card=names.card(c.START_SAINT + argument))
        if code == c.TURN_LEADER:
            return self.say(lang, message, value=int(state.box.christian[argument]))
        if code in (c.CARRY, c.DRAW_PEOPLE, c.DRAW_LEADER, c.TURN_DRUID, c.TURN_RELIC, c.ROLL):
            return self.say(lang, message, value=argument)
        named = names.named if code in (c.USE_CARD, c.DISCARD) else names.card
        return self.say(lang, message, card=named(argument)) if arguments else self.say(lang, message)

    def consent(self, state: BanishTheSnakesState, seat: int) -> tuple[int, int] | None:
        """BTS ruling.consent.self: nobody asks themselves."""
        if seat not in state.actors() or seat < 0:
            return None
        if frames.kind(state.frames) == c.CONSENT:
            return int(state.active), c.AGREE << c.ARGUMENT_BITS
        if frames.kind(state.frames) == c.CONSENSUS:
            return c.PROPOSER, c.ACCEPT << c.ARGUMENT_BITS
        return None

    # -- refusals and picks -------------------------------------------------------------------------------------------

    def refuse(self, state: BanishTheSnakesState, seat: int, action: int) -> Refusal:
        return Refusals(self, state).refuse(seat, *self.notation.unpack(action))

    def untimely(self, state: BanishTheSnakesState, seat: int, action: int) -> Refusal | None:
        own = Refusals(self, state).untimely(seat, *self.notation.unpack(action))
        return own or super().untimely(state, seat, action)

    def ways_to_pick(self, state: BanishTheSnakesState, action: int) -> list[tuple[str, ...]]:
        return picks.ways_to_pick(state, action)

    def read_picks(self, state: BanishTheSnakesState, seat: int, keys: tuple[str, ...]) -> str | Refusal:
        return picks.read_picks(Refusals(self, state), seat, keys)

    # -- prompts ------------------------------------------------------------------------------------------------------

    def question(self, state: BanishTheSnakesState, seat: int, lang: str) -> str:
        """Whoever is waited for is named with the Saint."""
        actor = int(state.actor())
        if actor >= 0 and actor != seat:
            return self.say(lang, "question-wait", seat=self.names(lang).who(state, actor))
        return super().question(state, seat, lang)

    def ask(self, state: BanishTheSnakesState, seat: int, lang: str) -> str:
        names = self.names(lang)
        text = self._question(state, seat, names)
        return text if state.seats == 1 else f"{names.who(state, seat)}: {text}"  # one person may run several

    def _question(self, state: BanishTheSnakesState, seat: int, names: BanishTheSnakesNames) -> str:
        lang, top = names.lang, int(frames.kind(state.frames))
        if top == c.CONSENT:
            asker, card = names.who(state, int(state.active)), names.named(int(state.asked))
            return self.say(lang, "question-consent", seat=asker, card=card)
        if top == c.CONSENSUS:
            return self._proposal(state, names)
        if top == c.WHERE:
            return self.say(lang, "question-where", effect=self._pending(state, names))
        if top in (c.CAST, c.REMOVE_GIFTS):
            number = c.DECK_SAINTS - count(state.deck_saints) if top == c.CAST else count(state.gifts) - GIFTS_KEPT
            return self.say(lang, f"question-{DECISIONS[top].name}", number=int(number))
        if top != c.ACT:
            return self.say(lang, f"question-{DECISIONS[top].name}")
        message = "question-effort" if state.effort else "question-act"
        where = names.area(int(state.area_of(seat)), ".in")
        return self.say(lang, message, points=int(state.points), prepares=int(state.prepares), where=where).strip()

    def _proposal(self, state: BanishTheSnakesState, names: BanishTheSnakesNames) -> str:
        """BTS ruling.consensus: what is proposed, and by whom."""
        if frames.kind(frames.pop(state.frames)) == c.CAST:
            message, chosen, first = "question-accept-saints", int(state.deck_saints), c.DECK_SAINT
        else:
            message, chosen, first = "question-accept-gifts", ~int(state.gifts) & (1 << c.GIFTS) - 1, c.GIFT
        cards = [names.card(first + n) for n in range(chosen.bit_length()) if chosen >> n & 1]
        return self.say(names.lang, message, seat=names.who(state, c.PROPOSER), cards=names.listed(cards))

    def _pending(self, state: BanishTheSnakesState, names: BanishTheSnakesNames) -> str:
        """The effect that waits for a place, as it is written."""
        firsts, pc = self.contents.numbers["first"], int(state.pc)
        start = max(first for first in firsts if first <= pc)
        card, program = divmod(firsts.index(start), c.PROGRAMS)
        which = ("directive", "red", "yellow", "blue", "save")[program]
        return names.effect(self.contents.effects(card, which)[pc - start])

    def choice(self, state: BanishTheSnakesState, seat: int, action: int, lang: str) -> Choice:
        """An action with what it would do; an attempt with every influence, its chances and what comes of it."""
        plain = super().choice(state, seat, action, lang)
        verb, argument = action >> c.ARGUMENT_BITS, action & c.ARGUMENT
        if verb == c.END_TURN and state.points > 0:
            lost = self.say(lang, "points-lost", n=int(state.points))
            return plain._replace(effect=(*plain.effect, lost))
        if verb == c.MOVE:
            start = self.contents.areas[state.area_of(seat)]
            return plain._replace(path=(f"area:{start}", f"area:{self.contents.areas[argument]}"))
        if frames.kind(state.frames) == c.PAWNS:
            return plain._replace(effect=plain.effect[:1])
        if verb != c.CONVERT:
            return plain
        attempt = Attempt(self.names(lang), state, argument)
        return plain._replace(
            odds=attempt.odds(),
            modifiers=attempt.modifiers(),
            tracks=attempt.tracks(),
            effect=(plain.effect[0], *attempt.lines()),
        )

    def chances(
        self, state: BanishTheSnakesState, action: int, after: BanishTheSnakesState, lang: str, seat: int
    ) -> tuple[Odds, ...]:
        """Where the others must land and which card the next player draws are no outcomes of an action."""
        verb, lands = action >> c.ARGUMENT_BITS, frames.kind(state.frames) == c.PAWNS
        if lands or verb == c.CONVERT or (verb == c.END_TURN and state.points > 0):
            return ()
        return super().chances(state, action, after, lang, seat) if len(after.chance()) <= MOST_ODDS else ()

    def cast(self, state: BanishTheSnakesState, outcome: int, lang: str) -> Track | None:
        """The slider of an attempt with its die."""
        if frames.kind(state.frames) != c.DIE:
            return None
        slider = Attempt(self.names(lang), state, int(frames.argument(state.frames))).slider()
        return replace(slider, die=outcome & c.ARGUMENT)

    # -- the log ------------------------------------------------------------------------------------------------------

    def card_rule(self, card: int) -> tuple[str, ...]:
        """The rule of a card; an owner's own card has none."""
        rule = f"BTS {self.names('en').message(card).replace('-', '.')}"
        return (rule,) if rule in self.rulebook and self.contents.named_by(card) != "own" else ()

    def ending(self, state: BanishTheSnakesState, lang: str) -> list[Sentence]:
        outcome = state.outcome()
        if outcome is None:
            return []
        result = f"result-{outcome.result.replace(' ', '-')}"
        why = f"{self.say(lang, f'ending-{outcome.reason}')} {self.say(lang, f'{result}.text')}"
        lines = [
            Sentence(self.say(lang, result), (f"BTS 13.{outcome.result.replace(' ', '')}",)),
            Sentence(why, (outcome.rule,)),
        ]
        lines += [Sentence(text, (rule,)) for text, rule in score_lines(self.names(lang), state)]
        total = self.say(lang, "score-total", points=half(int(ending.half_points(state))))
        return [*lines, Sentence(total, ("BTS 12.score", "BTS ruling.score"))]

    # -- the scene ----------------------------------------------------------------------------------------------------

    def scene(self, state: BanishTheSnakesState, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, state, lang).scene()


def _fluent(message: str, value: str, **attributes: str) -> str:
    """A message in Fluent's syntax, whatever signs its words have."""

    def quoted(text: str) -> str:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        return f'{{ "{escaped}" }}'

    return "\n".join(
        [f"{message} = {quoted(value)}", *(f"    .{name} = {quoted(text)}" for name, text in attributes.items()), ""]
    )
