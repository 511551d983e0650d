"""Avignon as people see it: names, notation, refusals, prompts, log sentences, positions, scene."""

from itertools import pairwise
from typing import Any, Final

from fidchell.core import frames
from fidchell.core.bits import count
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.notation import Verb
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Card, Choice, Column, Panel, Scene, Spot
from fidchell.core.text import sentence_case
from fidchell.games.avignon import components as c
from fidchell.games.avignon.components import LANES, NOBODY, amount, city, size, who
from fidchell.games.avignon.data import Pack
from fidchell.games.avignon.events import ACTIONS, WHY_DRAWN
from fidchell.games.avignon.names import AvignonNames
from fidchell.games.avignon.notation import IN_CONGREGATION, IN_HEAP, LANE, NOTATION, PASS
from fidchell.games.avignon.position import CITIES, POSITION, SEATS, by_name
from fidchell.games.avignon.rules import AvignonState

INSTRUCTIONS: Final = ("each", "chosen", "rival")


def kind_in(state: AvignonState, lane: int) -> int:
    return int(who(state.lanes, lane))


class Avignon(Game[AvignonState]):
    """The game. See `Game` for what each method is for."""

    secrets = False  # AV congregation.open
    position = POSITION
    names_class = AvignonNames
    notation = NOTATION
    pack_file = "cards.toml"
    ours: Pack | None = None  # our own cards, whatever is played with

    def unpack(self, data: dict[str, Any], file: str) -> None:
        self.pack = Pack(data, file)
        self.ours = self.ours or self.pack
        for name, english, german in self.pack.spoken:
            for lang, spoken in (("en", english), ("de", german)):
                self._speak(lang, name, spoken)
        for name in {*self.pack.names, *self.pack.factions}:
            if not self.texts.has(f"character-{name}"):
                self._speak("en", name, name)

    def _speak(self, lang: str, name: str, spoken: str) -> None:
        """A pack's own character in a sentence; in German without an article, since nobody has told us its gender."""
        the, a = spoken, spoken
        if lang == "en":
            the, a = f"the {spoken}", f"{'an' if spoken[0].lower() in 'aeiou' else 'a'} {spoken}"
        self.texts.add(lang, f"character-{name} = {spoken}\n  .the = {the}\n  .object = {the}\n  .a = {a}\n")

    def bare(self, seats: int) -> AvignonState:
        return AvignonState(self.pack.cards, seats)

    def start(self, seats: int, options: dict[str, Any]) -> AvignonState:
        state = self.bare(seats)
        state.setup(SEATS.index(options["first"]), self._deal(options["deal"]), options["repetition"])
        return state

    def _deal(self, text: str) -> list[int]:
        """The option `deal`: random, or five characters by name."""
        if text == "random":
            return []
        names = text.replace(",", " ").split()
        if len(names) != LANES:
            raise InvalidOptions.because("deal", value=repr(text), number=LANES)
        for name in names:
            if name not in self.pack.names:
                raise InvalidOptions.because("deal-unknown", name=repr(name), known=", ".join(self.pack.names))
            copies = self.pack.cards.copies[self.pack.names.index(name)]
            if names.count(name) > copies:
                raise InvalidOptions.because("deal-copies", number=copies, name=repr(name))
        return [self.pack.names.index(name) for name in names]

    # -- names --------------------------------------------------------------------------------------------------------

    def label(self, state: AvignonState, action: int, lang: str) -> str:
        verb, (argument,) = self.notation.unpack(action)
        names: AvignonNames = self.names(lang)
        if verb.code in (c.PETITION, c.DRAW):
            return names.say(f"label-{verb.name}", who=names.character(argument, ".object"))
        whom, where = kind_in(state, argument), names.city(int(city(state.lanes, argument)))
        told = {"who": names.character(whom, ".object"), "city": where, "lane": argument + 1}
        return sentence_case(names.say(f"label-{verb.name}", **told))

    def rule_of(self, action: int) -> str:
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == c.PETITION:
            return self.petition_rule(argument)
        return {c.CHOOSE: "AV target.count", c.DRAW: "AV scoring.refill"}.get(verb.code, f"AV {verb.name}")

    def petition_rule(self, kind: int) -> str:
        """A character's own rule, if it has one: not for an owner's card, of which our rules say nothing."""
        pack, ours, name = self.pack, self.ours, self.pack.names[kind]
        if ours is None or name not in ours.names or pack.effects[kind]["petition"] == "own":
            return "AV petition"
        same = pack.petitions[kind] == ours.petitions[ours.names.index(name)]
        return f"AV petition.{name}" if same else "AV petition"

    def origin_of(self, action: int) -> str:
        verb, (argument,) = self.notation.unpack(action)
        return self.petition_origin(argument) if verb.code == c.PETITION else ""

    def petition_origin(self, kind: int) -> str:
        """How we know a character's petition."""
        return self.pack.effects[kind]["petition"]

    def ability_origin(self, kind: int, lang: str) -> str:
        """How we know a character's petition and endings, in words."""
        cards, effects = self.pack.cards, self.pack.effects[kind]
        told = [self.say(lang, "origin-petition", mark=self.effect_text(effects["petition"], lang))]
        endings = [("wins_if_rival_has", cards.wins_with[kind]), ("loses_if_holder_has", cards.loses_with[kind])]
        for mark in dict.fromkeys(effects[field] for field, faction in endings if faction >= 0):
            told.append(self.say(lang, "origin-endings", mark=self.effect_text(mark, lang)))
        return " ".join(told)

    def reconstructed(self, lang: str) -> str:
        """Name the characters whose petitions are ours; an owner's cards need not have any."""
        found = [n for n in range(len(self.pack.names)) if self.petition_origin(n) == "R"]
        names = [self.say(lang, f"character-{self.pack.names[n]}") for n in found]
        return self.say(lang, "reconstructed", who=", ".join(names)) if names else ""

    def ability(self, kind: int, lang: str) -> str:
        """A character's petition and endings in words, made from the data."""
        cards, names = self.pack.cards, self.names(lang)
        lines, i = [], int(cards.first[kind])
        while cards.who[i] != c.END:
            text = f"ability-{INSTRUCTIONS[cards.who[i]]}-{'pull' if cards.steps[i] > 0 else 'push'}"
            whose, steps, number = names.faction(int(cards.of[i])), abs(int(cards.steps[i])), int(cards.number[i])
            lines.append(names.say(text, who=whose, steps=steps, number=number))
            i += 1
        for name, faction in (("ability-wins", cards.wins_with[kind]), ("ability-loses", cards.loses_with[kind])):
            if faction >= 0:
                lines.append(names.say(name, who=names.faction(int(faction), ".a")))
        return " ".join(lines)

    # -- refusals -----------------------------------------------------------------------------------------------------

    def refuse(self, state: AvignonState, seat: int, action: int) -> Refusal:
        """The first rule that forbids it. AV scoring.refill: only chance draws. AV target.any: who is on the road."""
        verb, arguments = self.notation.unpack(action)
        argument = arguments[0] if arguments else 0
        if frames.kind(state.frames) == c.RESOLVE:
            return self._refuse_target(state, verb, argument)
        if verb.code == PASS:
            return self.refusal("AV turn.two", "refusal-pass")
        if verb.code == c.CHOOSE:
            return self.refusal("AV petition", "refusal-nothing-to-choose")
        if state.taken >> verb.code & 1:
            return self.refusal("AV turn.different", "refusal-taken", action=f"@action-{verb.name}")
        if verb.code == c.PETITION:
            return self._refuse_petition(state, argument)
        if argument >= LANES:
            return self._refuse_absent(argument)
        if verb.code == c.EXCOMMUNICATE:
            return self.refusal("AV samaritan.luck", "refusal-samaritan-luck")
        return self.refusal("AV samaritan", "refusal-samaritan")

    def rule_when(self, state: AvignonState, when: str) -> str:
        """Of a draw: why somebody is drawn now (AV setup.deal, AV excommunicate.place, else AV scoring.refill). Of a
        turn: whether the rival answers a petition."""
        if when == "chance":
            return WHY_DRAWN.get(int(state.why_drawn()), super().rule_when(state, when))
        resolved = frames.kind(state.frames) == c.RESOLVE
        if when == "turn" and resolved and self.pack.cards.who[frames.argument(state.frames)] == c.RIVAL:
            return "AV target.rival"
        return super().rule_when(state, when)

    def _refuse_absent(self, where: int) -> Refusal:
        if where == IN_CONGREGATION:
            return self.refusal("AV congregation.out", "refusal-congregation-card")
        return self.refusal("AV target.any", "refusal-pile-card")

    def _refuse_petition(self, state: AvignonState, kind: int) -> Refusal:
        name = f"@character-{self.pack.names[kind]}.the"
        if kind in [kind_in(state, lane) for lane in range(LANES)]:
            name = f"@character-{self.pack.names[kind]}.object"
            return self.refusal("AV samaritan", "refusal-samaritan-petition", who=name)
        if amount(state.rome, kind) or amount(state.avignon, kind):
            return self.refusal("AV congregation.out", "refusal-congregation", who=name)
        return self.refusal("AV petition", "refusal-not-in-play", who=name)

    def _refuse_target(self, state: AvignonState, verb: Verb, lane: int) -> Refusal:
        if verb.code != c.CHOOSE:
            return self.refusal("AV target.count", "refusal-choose-first")
        if lane >= LANES:
            return self._refuse_absent(lane)
        kind = kind_in(state, lane)
        if state.chosen >> lane & 1:
            return self.refusal("AV target.different", "refusal-chosen-already")
        if kind == NOBODY:
            return self.refusal("AV congregation.out", "refusal-just-joined")
        name = f"@character-{self.pack.names[kind]}.the"
        if self.pack.cards.faction[kind] == self.pack.cards.of[frames.argument(state.frames)]:
            return self.refusal("AV target.other", "refusal-own-faction", who=name)
        return self.refusal("AV samaritan.answer", "refusal-samaritan-target", who=name)

    def ways_to_pick(self, state: AvignonState, action: int) -> list[tuple[str, ...]]:
        """First the action's button, then a card. A petition may be asked of any copy."""
        verb, (argument,) = self.notation.unpack(action)
        button = () if verb.code == c.CHOOSE else (f"verb:{verb.name}",)
        copies = [lane for lane in range(LANES) if kind_in(state, lane) == argument]
        return [(*button, f"card:{lane + 1}") for lane in (copies if verb.code == c.PETITION else [argument])]

    def read_picks(self, state: AvignonState, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        first = {kind: rest for kind, _, rest in (pick.partition(":") for pick in reversed(picks))}
        choosing = frames.kind(state.frames) == c.RESOLVE
        verb, lane = "choose" if choosing else first.get("verb"), first.get("card")
        if first.keys() & {"rome", "avignon"}:
            return self._refuse_absent(IN_CONGREGATION)
        if first.keys() & {"deck", "discard"}:
            return self._refuse_absent(IN_HEAP)
        if not verb:
            return self.refusal("AV turn.two", "refusal-action-first")
        if choosing and not lane:
            return "pass"
        if verb != "petition":
            return f"{verb} {lane or 1}"
        kind = kind_in(state, LANE.read(state, lane or "1"))
        return "pass" if kind == NOBODY else f"petition {self.pack.names[kind]}"

    # -- prompts ------------------------------------------------------------------------------------------------------

    def ask(self, state: AvignonState, seat: int, lang: str) -> str:
        if frames.kind(state.frames) == c.RESOLVE:
            i = frames.argument(state.frames)
            steps, others = int(self.pack.cards.steps[i]), count(state.candidates(state.lanes, i, state.chosen))
            left = min(int(self.pack.cards.number[i] - count(state.chosen)), int(others))
            return self.say(lang, f"question-choose-{'push' if steps < 0 else 'pull'}", left=left, steps=abs(steps))
        selfless = state.turn == 1 and state.left == 1 and not state.taken
        return self.say(lang, "question-selfless" if selfless else "question-act", left=int(state.left))

    def choice(self, state: AvignonState, seat: int, action: int, lang: str) -> Choice:
        plain, then = super().choice(state, seat, action, lang), after(state, action, seat)
        wins, loses = can_end(then, seat, seat), not can_end(then, seat, 1 - seat, avoid=True)
        return plain._replace(wins=wins, loses=loses)

    def threats(self, state: AvignonState, seat: int) -> list[int]:
        """Actions with which this seat, were it to move now, would win at once."""
        if state.actor() != state.seat:
            return []
        state = state.clone()
        if state.seat != seat:
            state.seat, state.left, state.taken, state.samaritan = seat, 2, 0, c.NEVER
        return [action for action in state.legal(seat) if can_end(after(state, action, seat), seat, seat)]

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self, state: AvignonState, lang: str) -> str:
        return str(self.names(lang).result(int(state.ended), int(state.winner), int(state.followers(state.winner))))

    def ending(self, state: AvignonState, lang: str) -> list[Sentence]:
        if not state.ended:
            return []
        lines = [Sentence(self.result(state, lang), (self.pack.cards.endings[state.ended][1],))]
        for seat in range(2):
            names, which = self.names(lang), by_name(state.cards, state.congregation(seat))
            cards = [names.say(f"character-{name}") + (f" ×{n}" if n > 1 else "") for name, n in which.items()]
            said = ", ".join(cards) or names.say("nothing")
            number = int(state.followers(seat))
            lines.append(Sentence(names.say("end-congregation", seat=names.seat(seat), cards=said, number=number)))
        return lines

    # -- positions and scene -------------------------------------------------------------------------------------------

    def scene(self, state: AvignonState, seat: int | None, lang: str = "en") -> Scene:
        """The road as a grid: a column a city, a row a lane."""
        names: AvignonNames = self.names(lang)
        cities = [(x, name, names.city(x)) for x, name in enumerate(CITIES)]
        spots = [Spot(f"spot:{y + 1}:{name}", x, y, city, tone=name) for y in range(LANES) for x, name, city in cities]
        return Scene(
            width=len(CITIES),
            height=LANES,
            status=self._status(state, lang),
            spots=tuple(spots),
            cards=(*self._cards_in_play(state, lang), *self._cards_aside(state, lang)),
            zones=tuple((f"zone:{name}", names.say(f"zone-{name}")) for name in (*SEATS, "discard", "deck")),
            panels=() if state.ended else (Panel("panel:odds", names.say("panel-odds"), self._odds(state, lang)),),
            warnings=self._warnings(state, lang),
            buttons=tuple((f"verb:{name}", names.say(f"action-{name}")) for name in ACTIONS),
            ends=("zone:avignon", "zone:rome"),
            links=tuple((one.key, other.key) for one, other in pairwise(spots) if one.y == other.y),
            columns=tuple(Column(x, city, f"tone-{name}", accent=name in SEATS) for x, name, city in cities),
        )

    def _warnings(self, state: AvignonState, lang: str) -> tuple[str, ...]:
        """With what the rival of whoever decides could win at once."""
        rival = 1 - int(state.actor())
        if rival > 1:
            return ()
        actions = "; ".join(self.label(state, action, lang) for action in self.threats(state, rival))
        return (self.say(lang, "warning", seat=self.seat_name(rival, lang), actions=actions),) if actions else ()

    def _status(self, state: AvignonState, lang: str) -> str:
        if state.ended:
            return self.result(state, lang)
        actions = [self.say(lang, f"action-{name}") for code, name in enumerate(ACTIONS) if state.taken >> code & 1]
        seat, taken = self.seat_name(int(state.seat), lang), ", ".join(actions) or self.say(lang, "nothing")
        return self.say(lang, "status", seat=seat, turn=int(state.turn), left=int(state.left), taken=taken)

    def _cards_in_play(self, state: AvignonState, lang: str) -> list[Card]:
        """AV notes.upright: cards are never turned."""
        found = []
        for lane in range(LANES):
            kind, where, names = kind_in(state, lane), int(city(state.lanes, lane)), self.names(lang)
            if kind != NOBODY:
                name, key, spot = names.character(kind), f"card:{lane + 1}", f"spot:{lane + 1}:{CITIES[where]}"
                label = names.say("card-label", who=name, city=names.city(where), lane=lane + 1)
                body, origin = self.ability(kind, lang), self.ability_origin(kind, lang)
                found.append(Card(key, spot, name, label, body, self.pack.names[kind], origin=origin))
        return found

    def _cards_aside(self, state: AvignonState, lang: str) -> list[Card]:
        found = []
        for zone, heap in (("rome", state.rome), ("avignon", state.avignon), ("discard", state.pile)):
            for name, number in by_name(state.cards, heap).items():
                title, kind = self.say(lang, f"character-{name}"), self.pack.names.index(name)
                body, origin = self.ability(kind, lang), self.ability_origin(kind, lang)
                keys = [f"{zone}:{name}:{n}" for n in range(1, number + 1)]
                found += [Card(key, f"zone:{zone}", title, title, body, name, origin=origin) for key in keys]
        face_down = self.say(lang, "card-face-down")
        found += [Card(f"deck:{n}", "zone:deck", face_down, face_down) for n in range(1, int(size(state.deck)) + 1)]
        return found

    def _odds(self, state: AvignonState, lang: str) -> tuple[str, ...]:
        """AV odds: what the next draw may bring. AV scoring.reshuffle, AV excommunicate.reshuffle: if the deck is
        empty, a card of the pile, where somebody lies who is excommunicated."""
        if state.deck:
            return (self._shares(state, int(state.deck), 0, lang),)
        lines = [self.say(lang, "odds-newcomer", shares=self._shares(state, int(state.pile), 0, lang))]
        if c.EXCOMMUNICATE in {action >> 4 for action in state.legal(int(state.actor()))}:
            shares = self._shares(state, int(state.pile), 1, lang)
            lines.append(self.say(lang, "odds-successor", shares=shares))
        return (self.say(lang, "odds-reshuffle"), *lines)

    def _shares(self, state: AvignonState, heap: int, more: int, lang: str) -> str:
        """The cards of a heap, each with its chance; `more`: how many others will lie among them."""
        total = int(size(heap)) + more
        shares = [
            f"{self.say(lang, f'character-{name}')} {n}/{total}" for name, n in by_name(state.cards, heap).items()
        ]
        return ", ".join([*shares, *[f"{self.say(lang, 'odds-banished')} {more}/{total}"] * more])


def after(state: AvignonState, action: int, seat: int) -> AvignonState:
    """The position that an action leads to."""
    state = state.clone()
    state.step(action, seat)
    return state


def can_end(state: AvignonState, actor: int, winner: int, avoid: bool = False) -> bool:
    """Whether the action under way can end with this winner (`avoid`: without), `actor` choosing for it."""
    if frames.kind(state.frames) != c.RESOLVE or state.ended:
        return (bool(state.ended) and state.winner == winner) != avoid
    chooser = int(state.actor())
    lines = [can_end(after(state, action, chooser), actor, winner, avoid) for action in state.legal(chooser)]
    return any(lines) if chooser == actor else all(lines)
