"""Avignon as people see it: names, notation, refusals, prompts, log sentences, positions, scene."""

import tomllib
from itertools import pairwise
from pathlib import Path
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
from fidchell.games.avignon.notation import IN_CONGREGATION, LANE, NOTATION, PASS
from fidchell.games.avignon.position import CITIES, POSITION, SEATS, counts
from fidchell.games.avignon.rules import AvignonState

INSTRUCTIONS: Final = ("each", "chosen", "rival")


def kind_in(state: AvignonState, lane: int) -> int:
    return int(who(state.lanes, lane))


REMEMBERED: Final = 256  # positions whose threats are kept


class Avignon(Game[AvignonState]):
    """The game. See `Game` for what each method is for."""

    secrets = False  # AV congregation.open
    position = POSITION
    names_class = AvignonNames
    notation = NOTATION

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._threats: dict[tuple[bytes, int], list[int]] = {}
        self.pack = Pack(tomllib.loads((folder / "cards.toml").read_text(encoding="utf-8")), "cards.toml")

    def unpack(self, data: dict[str, Any], file: str) -> None:
        self.pack = Pack(data, file)
        self._threats.clear()
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
            raise InvalidOptions(f"option deal: {text!r} is neither random nor {LANES} characters")
        for name in names:
            if name not in self.pack.names:
                raise InvalidOptions(f"option deal: no character {name!r}; there are {', '.join(self.pack.names)}")
            copies = self.pack.cards.copies[self.pack.names.index(name)]
            if names.count(name) > copies:
                raise InvalidOptions(f"option deal: there are only {copies} of {name!r}")
        return [self.pack.names.index(name) for name in names]

    # -- names --------------------------------------------------------------------------------------------------------

    def label(self, state: AvignonState, action: int, lang: str) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code in (c.PETITION, c.DRAW):
            return self.say(lang, f"label-{verb.name}", who=self.names(lang).character(arguments[0], ".object"))
        lane = arguments[0]
        whom = self.names(lang).character(kind_in(state, lane), ".object")
        where = self.names(lang).city(int(city(state.lanes, lane)))
        return sentence_case(self.say(lang, f"label-{verb.name}", who=whom, city=where, lane=lane + 1))

    def rule_of(self, action: int) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code == c.PETITION and f"AV petition.{self.pack.names[arguments[0]]}" in self.rulebook:
            return f"AV petition.{self.pack.names[arguments[0]]}"
        return {c.CHOOSE: "AV target.count", c.DRAW: "AV scoring.refill"}.get(verb.code, f"AV {verb.name}")

    def ability(self, kind: int, lang: str) -> str:
        """A character's petition and endings in words, made from the data."""
        cards = self.pack.cards
        lines, i = [], int(cards.first[kind])
        while cards.who[i] != c.END:
            steps = int(cards.steps[i])
            lines.append(
                self.say(
                    lang,
                    f"ability-{INSTRUCTIONS[cards.who[i]]}-{'pull' if steps > 0 else 'push'}",
                    who=self.names(lang).faction(int(cards.of[i])),
                    steps=abs(steps),
                    number=int(cards.number[i]),
                )
            )
            i += 1
        for name, faction in (("ability-wins", cards.wins_with[kind]), ("ability-loses", cards.loses_with[kind])):
            if faction >= 0:
                lines.append(self.say(lang, name, who=self.names(lang).faction(int(faction), ".a")))
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
        """Of a draw: why somebody is drawn now. Of a turn: whether the rival answers a petition."""
        top = frames.kind(state.frames)
        if when == "chance" and top == c.REFILL:
            return WHY_DRAWN.get(int(state.why_drawn()), super().rule_when(state, when))
        if when == "turn" and top == c.RESOLVE and self.pack.cards.who[frames.argument(state.frames)] == c.RIVAL:
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
        if verb.code == c.CHOOSE:
            return [(f"card:{argument + 1}",)]
        if verb.code == c.PETITION:
            lanes = [lane for lane in range(LANES) if kind_in(state, lane) == argument]
            return [("verb:petition", f"card:{lane + 1}") for lane in lanes]
        return [(f"verb:{verb.name}", f"card:{argument + 1}")]

    def read_picks(self, state: AvignonState, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        choosing = frames.kind(state.frames) == c.RESOLVE
        verb = "choose" if choosing else next((p.removeprefix("verb:") for p in picks if p.startswith("verb:")), "")
        lane = next((p.removeprefix("card:") for p in picks if p.startswith("card:")), "")
        if any(pick.startswith(("rome:", "avignon:")) for pick in picks):
            return self.refusal("AV congregation.out", "refusal-congregation-card")
        if any(pick.startswith(("deck:", "discard:")) for pick in picks):
            return self.refusal("AV target.any", "refusal-pile-card")
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
            others = count(state.candidates(state.lanes, i, state.chosen))
            left = min(int(self.pack.cards.number[i] - count(state.chosen)), int(others))
            push = "push" if self.pack.cards.steps[i] < 0 else "pull"
            return self.say(lang, f"question-choose-{push}", left=left, steps=abs(int(self.pack.cards.steps[i])))
        selfless = state.turn == 1 and state.left == 1 and not state.taken
        first = "question-selfless" if selfless else "question-act"
        return self.say(lang, first, left=int(state.left))

    def choice(self, state: AvignonState, seat: int, action: int, lang: str) -> Choice:
        plain = super().choice(state, seat, action, lang)
        after = state.clone()
        after.step(action, seat)
        wins, loses = can_end(after, seat, seat), not can_end(after, seat, 1 - seat, avoid=True)
        return Choice(**{**plain.__dict__, "wins": wins, "loses": loses})

    def threats(self, state: AvignonState, seat: int) -> list[int]:
        """Actions with which this seat, were it to move now, would win at once."""
        key = (state.key(), seat)
        if key not in self._threats:  # everybody at a table looks at the same position
            while len(self._threats) >= REMEMBERED:
                del self._threats[next(iter(self._threats))]
            self._threats[key] = self._find_threats(state.clone(), seat)
        return self._threats[key]

    def _find_threats(self, state: AvignonState, seat: int) -> list[int]:
        if state.actor() != state.seat:
            return []
        if state.seat != seat:
            state.seat, state.left, state.taken, state.samaritan = seat, 2, 0, c.NEVER
        found = []
        for action in state.legal(seat):
            after = state.clone()
            after.step(action, seat)
            if can_end(after, seat, seat):
                found.append(action)
        return found

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self, state: AvignonState, lang: str) -> str:
        return str(self.names(lang).result(int(state.ended), int(state.winner), int(state.followers(state.winner))))

    def ending(self, state: AvignonState, lang: str) -> list[Sentence]:
        if not state.ended:
            return []
        lines = [Sentence(self.result(state, lang), (self.pack.cards.endings[state.ended][1],))]
        for seat, cards in ((c.ROME, state.rome), (c.AVIGNON, state.avignon)):
            whose, which = self.seat_name(seat, lang), self._list(state, int(cards), lang)
            lines.append(Sentence(self.say(lang, "end-congregation", seat=whose, cards=which, number=int(size(cards)))))
        return lines

    def _list(self, state: AvignonState, cards: int, lang: str) -> str:
        """Cards by name: 2 Knights are said as `Knight ×2`."""
        names = [
            self.say(lang, f"character-{name}") + (f" ×{number}" if number > 1 else "")
            for name, number in counts(state.cards, cards).items()
        ]
        return ", ".join(names) or self.say(lang, "nothing")

    # -- positions and scene -------------------------------------------------------------------------------------------

    def scene(self, state: AvignonState, seat: int | None, lang: str = "en") -> Scene:
        """The road as a grid: a column a city, a row a lane."""
        spots = [
            Spot(f"spot:{lane + 1}:{name}", x, lane, self.names(lang).city(x), "square", name)
            for lane in range(LANES)
            for x, name in enumerate(CITIES)
        ]
        zones = [(f"zone:{name}", self.say(lang, f"zone-{name}")) for name in (*SEATS, "discard", "deck")]
        actor = int(state.actor())
        threatening = [(rival, self.threats(state, rival)) for rival in range(2) if rival != actor]
        return Scene(
            width=len(CITIES),
            height=LANES,
            status=self._status(state, lang),
            spots=tuple(spots),
            cards=(*self._cards_in_play(state, lang), *self._cards_aside(state, lang)),
            zones=tuple(zones),
            panels=() if state.ended else (Panel("panel:odds", self.say(lang, "panel-odds"), self._odds(state, lang)),),
            warnings=tuple(
                self.say(
                    lang,
                    "warning",
                    seat=self.seat_name(rival, lang),
                    actions="; ".join(self.label(state, action, lang) for action in actions),
                )
                for rival, actions in threatening
                if actions and actor >= 0
            ),
            buttons=tuple((f"verb:{name}", self.say(lang, f"action-{name}")) for name in ACTIONS),
            ends=("zone:avignon", "zone:rome"),
            links=tuple((one.key, other.key) for one, other in pairwise(spots) if one.y == other.y),
            columns=tuple(
                Column(x, self.names(lang).city(x), f"tone-{name}", accent=name in SEATS)
                for x, name in enumerate(CITIES)
            ),
        )

    def _status(self, state: AvignonState, lang: str) -> str:
        if state.ended:
            return self.result(state, lang)
        taken = [self.say(lang, f"action-{name}") for code, name in enumerate(ACTIONS) if state.taken >> code & 1]
        return self.say(
            lang,
            "status",
            seat=self.seat_name(int(state.seat), lang),
            turn=int(state.turn),
            left=int(state.left),
            taken=", ".join(taken) or self.say(lang, "nothing"),
        )

    def _cards_in_play(self, state: AvignonState, lang: str) -> list[Card]:
        """AV notes.upright: cards are never turned."""
        found = []
        for lane in range(LANES):
            kind = kind_in(state, lane)
            if kind != NOBODY:
                where = int(city(state.lanes, lane))
                name = self.names(lang).character(kind)
                label = self.say(lang, "card-label", who=name, city=self.names(lang).city(where), lane=lane + 1)
                spot = f"spot:{lane + 1}:{CITIES[where]}"
                found.append(
                    Card(f"card:{lane + 1}", spot, name, label, self.ability(kind, lang), self.pack.names[kind])
                )
        return found

    def _cards_aside(self, state: AvignonState, lang: str) -> list[Card]:
        found = []
        for zone, heap in (("rome", state.rome), ("avignon", state.avignon), ("discard", state.pile)):
            for name, number in counts(state.cards, heap).items():
                title = self.say(lang, f"character-{name}")
                body = self.ability(self.pack.names.index(name), lang)
                found += [
                    Card(f"{zone}:{name}:{n}", f"zone:{zone}", title, title, body, name) for n in range(1, number + 1)
                ]
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
        shares = [f"{self.say(lang, f'character-{name}')} {n}/{total}" for name, n in counts(state.cards, heap).items()]
        return ", ".join([*shares, *[f"{self.say(lang, 'odds-banished')} {more}/{total}"] * more])


def can_end(state: AvignonState, actor: int, winner: int, avoid: bool = False) -> bool:
    """Whether the action under way can end with this winner (`avoid`: without), `actor` choosing for it."""
    if frames.kind(state.frames) != c.RESOLVE or state.ended:
        return (bool(state.ended) and state.winner == winner) != avoid
    chooser = int(state.actor())
    lines = []
    for action in state.legal(chooser):
        after = state.clone()
        after.step(action, chooser)
        lines.append(can_end(after, actor, winner, avoid))
    return any(lines) if chooser == actor else all(lines)
