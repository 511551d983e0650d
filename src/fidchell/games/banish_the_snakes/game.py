"""Banish the Snakes as people see it: the game's options, prompts, log, scene. What they are made of lies beside."""

from pathlib import Path
from typing import Any, Final

from fidchell.core import frames
from fidchell.core.bits import count
from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.game import Game, Sentence
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Scene
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.core.text import LANGUAGES, sentence_case
from fidchell.core.views import Thing
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes import log, picks, position
from fidchell.games.banish_the_snakes.data import read_box
from fidchell.games.banish_the_snakes.names import Names, half
from fidchell.games.banish_the_snakes.notation import NOTATION, RULES, snakes
from fidchell.games.banish_the_snakes.odds import Attempt
from fidchell.games.banish_the_snakes.position import LEVELS, WAYS
from fidchell.games.banish_the_snakes.refusals import Referee
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState, empty_table
from fidchell.games.banish_the_snakes.rules import state as st
from fidchell.games.banish_the_snakes.rules.ending import half_points
from fidchell.games.banish_the_snakes.rules.setup import GIFTS_REMOVED, PROPOSER
from fidchell.games.banish_the_snakes.rules.state import area_of
from fidchell.games.banish_the_snakes.scene import Drawing
from fidchell.games.banish_the_snakes.score import score_lines

GIFTS_KEPT: Final = c.GIFTS - GIFTS_REMOVED
MOST_ODDS: Final = 7  # a die, a Druid, a Leader; more would be the whole deck
RESULTS: Final = {
    "total defeat": "BTS 13.totaldefeat",
    "partial defeat": "BTS 13.partialdefeat",
    "partial victory": "BTS 13.partialvictory",
    "full victory": "BTS 13.fullvictory",
}
# Frame → what its seat is asked.
QUESTIONS: Final = {
    st.SAINTS: "question-saint",
    st.CAST: "question-cast",
    st.REMOVE_GIFTS: "question-without",
    st.PAWNS: "question-pawn",
    st.JOURNEY: "question-journey",
    st.HEIR: "question-heir",
    st.GIFT_FRAME: "question-gift",
    st.KEEP: "question-keep",
    st.RELICS_FRAME: "question-relics",
    st.FORESEEN: "question-foreseen",
}


class BanishTheSnakes(Game):
    """The game. See `Game` for what each method is for."""

    secrets = False
    notation = NOTATION

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.contents = read_box(folder)

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """BTS ruling.pack: what is wrong with it is named."""
        try:
            self.contents = read_box(self.folder, data, file)
        except InvalidPack as error:
            raise InvalidPack(f"{error} [BTS ruling.pack]") from None
        self._learn_words()

    def _learn_words(self) -> None:
        """The names and texts of an owner's own cards and places."""
        names = Names(self, "en")
        spoken = {message: words for message, *words in self.contents.spoken}
        cards = {names.message(card): self.contents.cards[card] for card in range(c.CARDS)}
        places = {f"area-{key}": key for key in self.contents.areas}
        places |= {f"province-{key}": key for key in self.contents.provinces}
        for n, lang in enumerate(LANGUAGES):
            for message, key in cards.items():
                if message in spoken or f"{message}.text" in spoken or not self.words.has(message):
                    name, text = (
                        spoken[one][n] if one in spoken else self._said(lang, one) or key.replace("-", " ").title()
                        for one in (message, f"{message}.text")
                    )
                    self.words.add(lang, _fluent(message, name, text=text, history=text))
            for message, key in places.items():
                if not self.words.has(message):
                    name = key.replace("-", " ").title()
                    forms = {"in": f"in {name}", "to": f"→ {name}", "from": f"{name} →", "each": f"in {name}"}
                    self.words.add(lang, _fluent(message, name, **forms))

    def _said(self, lang: str, message: str) -> str:
        return self.say(lang, message) if self.words.has(message, lang) else ""

    # -- starting -----------------------------------------------------------------------------------------------------

    def start(self, seats: int, options: dict[str, Any]) -> BanishTheSnakesState:
        contents = self.contents
        way = WAYS.index(options["saints"])
        named = {name: self._listed(name, options[name]) for name in ("at-start", "deck-saints", "without-gifts")}
        if way != st.CHOSEN_SAINTS and (named["at-start"] or named["deck-saints"]):
            raise InvalidOptions("option saints: at-start and deck-saints are named only with saints=chosen")
        if options["level"] != "advanced" and named["without-gifts"]:
            raise InvalidOptions("option without-gifts: Gifts are removed only with level=advanced")
        saints = self._saints(seats, named["at-start"]) if way else contents.historic("start")[:seats]
        cast = self._cast(saints, named["deck-saints"]) if way else contents.historic("deck")
        first = -1 if options["first"] == "die" else int(options["first"]) - 1
        if first >= seats:
            raise InvalidOptions(f"option first: there are only {seats} seats")
        state = empty_table(contents.box, seats)
        level, written = LEVELS.index(options["level"]), options["slider"] == "as-written"
        state.setup(level, written, way, saints, cast, self._without(named["without-gifts"]), first)
        return state

    def _listed(self, option: str, text: str) -> list[str]:
        names = text.replace(",", " ").split()
        for name in names:
            if names.count(name) > 1:
                raise InvalidOptions(f"option {option}: {name!r} is there twice")
        return names

    def _index(self, option: str, name: str, names: list[str]) -> int:
        if name not in names:
            raise InvalidOptions(f"option {option}: no {name!r}; there are {', '.join(names)}")
        return names.index(name)

    def _saints(self, seats: int, names: list[str]) -> list[int]:
        if names and len(names) != seats:
            raise InvalidOptions(f"option at-start: {len(names)} Saints for {seats} seats")
        return [self._index("at-start", name, self.contents.saints) for name in names]

    def _cast(self, saints: list[int], names: list[str]) -> list[int]:
        """BTS 4.decksaints, BTS 4.decksaints.twice: six, and none of the At Start Saints."""
        if names and len(names) != c.DECK_SAINTS:
            raise InvalidOptions(f"option deck-saints: {len(names)} Saints, not {c.DECK_SAINTS}")
        if names and not saints:
            raise InvalidOptions("option deck-saints: name the at-start Saints too")
        cast = [self._index("deck-saints", name, self.contents.saints) for name in names]
        for saint in cast:
            if saint in saints:
                name = self.contents.saints[saint]
                raise InvalidOptions(f"option deck-saints: {name!r} starts the game already [BTS 4.decksaints.twice]")
        return cast

    def _without(self, names: list[str]) -> list[int]:
        """BTS 14.advanced.gifts: three."""
        if names and len(names) != GIFTS_REMOVED:
            raise InvalidOptions(f"option without-gifts: {len(names)} Gifts, not {GIFTS_REMOVED}")
        return [self._index("without-gifts", name, self.contents.gifts) for name in names]

    # -- positions ----------------------------------------------------------------------------------------------------

    def things(self, state: State) -> list[Thing]:
        return position.things(self.contents, snakes(state))

    def place(self, seats: int, fields: dict[str, Any]) -> BanishTheSnakesState:
        return position.read(self.contents, seats, fields)

    def foresees(self, state: State, seat: int) -> bool:
        """BTS ruling.hidden: nothing is concealed from anybody."""
        return True

    def private(self, state: State, seat: int) -> bool:
        return False

    # -- names --------------------------------------------------------------------------------------------------------

    def seat_note(self, state: State, seat: int, lang: str) -> str:
        table = snakes(state)
        return Names(self, lang).card(int(table.mats[c.MAT * seat + c.SAINT])) if table.turn else ""

    def label(self, state: State, action: int, lang: str) -> str:
        names, table = Names(self, lang), snakes(state)
        verb, arguments = self.notation.unpack(action)
        code, argument = verb.code, arguments[0] if arguments else 0
        message = f"label-{verb.name}"
        if code == st.CONVERT:
            who = names.target(argument, int(area_of(table, table.active)), ".object")
            return sentence_case(self.say(lang, "label-banish" if argument == c.DRUID else message, who=who))
        if code in (st.GIVE, st.TAKE):
            return self.say(lang, message, card=names.named(argument), seat=names.who(table, arguments[1]))
        if code in (st.MOVE, st.CHOOSE, st.STRIKE):
            form = ".to" if code == st.MOVE else ""
            return self.say(lang, message, place=names.place(argument, form))
        if code in (st.HEAL_SAINT, st.BEGIN):
            return self.say(lang, message, seat=names.who(table, argument))
        if code in (st.TAKE_SAINT, st.ADD_SAINT):
            return self.say(lang, message, card=names.card(c.START_SAINT + argument))
        if code == st.TURN_LEADER:
            return self.say(lang, message, value=int(table.box.christian[argument]))
        if code in (st.CARRY, st.DRAW_PEOPLE, st.DRAW_LEADER, st.TURN_DRUID, st.TURN_RELIC, st.ROLL):
            return self.say(lang, message, value=argument)
        named = names.named if code in (st.USE_CARD, st.DISCARD) else names.card
        return self.say(lang, message, card=named(argument)) if arguments else self.say(lang, message)

    def rule_of(self, action: int) -> str:
        return RULES.get(action >> st.ARGUMENT_BITS, "BTS ruling.chance")

    def consent(self, state: State, seat: int) -> tuple[int, int] | None:
        """BTS ruling.consent.self: nobody need ask oneself."""
        table = snakes(state)
        if seat not in table.actors() or seat < 0:
            return None
        if frames.kind(table.frames) == st.CONSENT:
            return int(table.active), st.AGREE << st.ARGUMENT_BITS
        if frames.kind(table.frames) == st.CONSENSUS:
            return PROPOSER, st.ACCEPT << st.ARGUMENT_BITS
        return None

    # -- refusals and picks -------------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        return Referee(self, snakes(state)).refuse(seat, action)

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        return picks.ways(snakes(state), action)

    def read_picks(self, state: State, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        return picks.meaning(Referee(self, snakes(state)), seat, picks)

    # -- prompts ------------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str) -> str:
        table, actor, names = snakes(state), int(state.actor()), Names(self, lang)
        if actor == OVER:
            return self.say(lang, "question-over")
        if actor == CHANCE:
            return self.say(lang, "question-chance")
        if actor != seat:
            return self.say(lang, "question-wait", seat=names.who(table, actor))
        text = self._question(table, seat, names)
        return text if table.seats == 1 else f"{names.who(table, seat)}: {text}"  # one person may run several

    def _question(self, table: BanishTheSnakesState, seat: int, names: Names) -> str:
        lang, top = names.lang, int(frames.kind(table.frames))
        if top == st.CONSENT:
            asker, card = names.who(table, int(table.active)), names.named(int(table.asked))
            return self.say(lang, "question-consent", seat=asker, card=card)
        if top == st.CONSENSUS:
            return self._proposal(table, names)
        if top == st.WHERE:
            return self.say(lang, "question-where", effect=self._pending(table, names))
        if top in (st.CAST, st.REMOVE_GIFTS):
            number = c.DECK_SAINTS - count(table.deck_saints) if top == st.CAST else count(table.gifts) - GIFTS_KEPT
            return self.say(lang, QUESTIONS[top], number=int(number))
        if top != st.ACT:
            return self.say(lang, QUESTIONS[top])
        message = "question-effort" if table.effort else "question-act"
        where = names.area(int(area_of(table, seat)), ".in")
        return self.say(lang, message, points=int(table.points), prepares=int(table.prepares), where=where).strip()

    def _proposal(self, table: BanishTheSnakesState, names: Names) -> str:
        """BTS ruling.consensus: what is proposed, and by whom."""
        if frames.kind(frames.pop(table.frames)) == st.CAST:
            message, chosen, first = "question-accept-saints", int(table.deck_saints), c.DECK_SAINT
        else:
            message, chosen, first = "question-accept-gifts", ~int(table.gifts) & (1 << c.GIFTS) - 1, c.GIFT
        cards = [names.card(first + n) for n in range(chosen.bit_length()) if chosen >> n & 1]
        return self.say(names.lang, message, seat=names.who(table, PROPOSER), cards=names.listed(cards))

    def _pending(self, table: BanishTheSnakesState, names: Names) -> str:
        """The effect that waits for a place, as it is written."""
        firsts, pc = self.contents.numbers["first"], int(table.pc)
        start = max(first for first in firsts if first <= pc)
        card, program = divmod(firsts.index(start), c.PROGRAMS)
        which = ("directive", "red", "yellow", "blue", "save")[program]
        return names.effect(self.contents.effects(card, which)[pc - start])

    def choice(self, state: State, seat: int, action: int, lang: str) -> Choice:
        """An action with what it would do; an attempt with every influence, its chances and what comes of it."""
        plain = super().choice(state, seat, action, lang)
        verb, argument = action >> st.ARGUMENT_BITS, action & st.ARGUMENT
        if verb == st.END_TURN and snakes(state).points > 0:
            lost = self.say(lang, "points-lost", n=int(snakes(state).points))
            return Choice(**{**plain.__dict__, "effect": (*plain.effect, lost), "odds": ()})
        if verb == st.MOVE:
            start = self.contents.areas[area_of(snakes(state), seat)]
            return Choice(**{**plain.__dict__, "path": (f"area:{start}", f"area:{self.contents.areas[argument]}")})
        if frames.kind(snakes(state).frames) == st.PAWNS:  # where the others must land is no outcome of this action
            return Choice(**{**plain.__dict__, "effect": plain.effect[:1], "odds": ()})
        if verb != st.CONVERT:  # which card the next player draws is no outcome of this action
            return Choice(**{**plain.__dict__, "odds": plain.odds if len(plain.odds) <= MOST_ODDS else ()})
        attempt = Attempt(Names(self, lang), snakes(state), argument)
        told = {"odds": attempt.odds(), "modifiers": attempt.modifiers(), "tracks": attempt.tracks()}
        return Choice(**{**plain.__dict__, **told, "effect": (plain.effect[0], *attempt.lines())})

    # -- the log ------------------------------------------------------------------------------------------------------

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        return log.Log(Names(self, lang)).sentence(event)

    def cites(self, event: Event) -> tuple[str, ...]:
        return log.cites(Names(self, "en"), event)

    def ending(self, state: State, lang: str) -> list[Sentence]:
        table, outcome = snakes(state), state.outcome()
        if outcome is None:
            return []
        result = f"result-{outcome.result.replace(' ', '-')}"
        why = f"{self.say(lang, f'ending-{outcome.reason}')} {self.say(lang, f'{result}.text')}"
        lines = [Sentence(self.say(lang, result), (RESULTS[outcome.result],)), Sentence(why, (outcome.rule,))]
        lines += [Sentence(text, (rule,)) for text, rule in score_lines(Names(self, lang), table)]
        total = self.say(lang, "score-total", points=half(int(half_points(table))))
        return [*lines, Sentence(total, ("BTS 12.score",))]

    # -- the scene ----------------------------------------------------------------------------------------------------

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, snakes(state), lang).scene()


def _fluent(message: str, value: str, **attributes: str) -> str:
    """A message in Fluent's syntax, whatever signs its words have."""

    def quoted(text: str) -> str:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        return f'{{ "{escaped}" }}'

    return "\n".join(
        [f"{message} = {quoted(value)}", *(f"    .{name} = {quoted(text)}" for name, text in attributes.items()), ""]
    )
