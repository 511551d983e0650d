"""Avignon as people see it: names, notation, refusals, prompts, log sentences, positions, scene."""

import tomllib
from pathlib import Path
from typing import Any, Final

from fidchell.core import frames
from fidchell.core.bits import count
from fidchell.core.errors import InvalidAction, InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.notation import Notation, Verb, one_of
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Card, Choice, Panel, Scene, Spot
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.core.text import sentence_case
from fidchell.core.views import Thing
from fidchell.games.avignon import components, position, rules
from fidchell.games.avignon.characters import Pack
from fidchell.games.avignon.components import amount, city, who
from fidchell.games.avignon.position import ACTIONS, CITIES, SEATS, counts
from fidchell.games.avignon.rules import Avignon

INSTRUCTIONS: Final = ("each", "chosen", "rival")


def avignon(state: State) -> Avignon:
    assert isinstance(state, Avignon)
    return state


def kind_in(state: Avignon, lane: int) -> int:
    return int(who(state.lanes, lane))


# -- Notation ---------------------------------------------------------------------------------------------------------


IN_HEAP: Final = components.LANES  # never legal: a character of this pack, named without being in play
IN_CONGREGATION: Final = IN_HEAP + 1  # … because it has joined somebody


class LaneNoun:
    """A character in play: `knight:2` is the Knight in lane 2. `2` alone, or `knight` if there is one, will do.

    A character that is not in play is understood, too, so that whoever names it gets the reason.
    """

    bits = 4

    def name(self, state: State, value: int) -> str:
        if not 0 <= value < components.LANES:
            raise InvalidAction(f"no lane {value + 1}; there are 1 to {components.LANES}")
        kind = kind_in(avignon(state), value)
        return f"{'nobody' if kind == components.NOBODY else avignon(state).cards.names[kind]}:{value + 1}"

    def read(self, state: State, word: str) -> int:
        name, _, number = word.rpartition(":")
        here = [self.name(state, lane) for lane in range(components.LANES)]
        if number.isdecimal():
            lane = one_of(number, [str(lane + 1) for lane in range(components.LANES)], "lane")
            if name and here[lane] != word:
                raise InvalidAction(f"{word!r}: lane {number} has {here[lane].partition(':')[0]}")
            return lane
        lanes = [lane for lane, known in enumerate(here) if known.partition(":")[0] == word]
        if len(lanes) == 1:
            return lanes[0]
        if lanes:
            raise InvalidAction(f"{word!r} is in several lanes: say {' or '.join(here[lane] for lane in lanes)}")
        table = avignon(state)
        if word in table.cards.names:
            kind = table.cards.names.index(word)
            return IN_CONGREGATION if amount(table.rome, kind) or amount(table.avignon, kind) else IN_HEAP
        raise InvalidAction(f"no {word!r} in play; there are {', '.join(here)}")


class KindNoun:
    """A character by name."""

    bits = 4

    def name(self, state: State, value: int) -> str:
        names = avignon(state).cards.names
        if value >= len(names):
            raise InvalidAction(f"no character number {value}")
        return names[value]

    def read(self, state: State, word: str) -> int:
        return one_of(word, avignon(state).cards.names, "character")


LANE, KIND = LaneNoun(), KindNoun()
REMEMBERED: Final = 256  # positions whose threats are kept
PASS: Final = 6  # never legal; it is there so that somebody who tries gets the reason
WHY_DRAWN: Final = {rules.DEAL: "AV setup.deal", rules.SUCCESSION: "AV excommunicate.place"}  # else a newcomer


class Table(Game):
    """The game. See `Game` for what each method is for."""

    secrets = False
    notation = Notation(
        4,
        [
            Verb(rules.BESEECH, "beseech", (LANE,)),
            Verb(rules.CHASTISE, "chastise", (LANE,)),
            Verb(rules.EXCOMMUNICATE, "excommunicate", (LANE,)),
            Verb(rules.PETITION, "petition", (KIND,)),
            Verb(rules.CHOOSE, "choose", (LANE,)),
            Verb(rules.DRAW, "draw", (KIND,)),
            Verb(PASS, "pass"),
        ],
    )

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
            if not self.words.has(f"character-{name}"):
                self._speak("en", name, name)

    def _speak(self, lang: str, name: str, spoken: str) -> None:
        """A pack's own character in a sentence. Its German gender nobody has told us, so it stands without article."""
        the, a = spoken, spoken
        if lang == "en":
            the, a = f"the {spoken}", f"{'an' if spoken[0].lower() in 'aeiou' else 'a'} {spoken}"
        self.words.add(lang, f"character-{name} = {spoken}\n  .the = {the}\n  .object = {the}\n  .a = {a}\n")

    def start(self, seats: int, options: dict[str, Any]) -> Avignon:
        state = Avignon(self.pack.cards)
        state.setup(SEATS.index(options["first"]), self._deal(options["deal"]), options["repetition"])
        return state

    def _deal(self, text: str) -> list[int]:
        """The option `deal`: random, or five characters by name."""
        if text == "random":
            return []
        names = text.replace(",", " ").split()
        if len(names) != components.LANES:
            raise InvalidOptions(f"option deal: {text!r} is neither random nor {components.LANES} characters")
        for name in names:
            if name not in self.pack.names:
                raise InvalidOptions(f"option deal: no character {name!r}; there are {', '.join(self.pack.names)}")
            copies = self.pack.cards.copies[self.pack.names.index(name)]
            if names.count(name) > copies:
                raise InvalidOptions(f"option deal: there are only {copies} of {name!r}")
        return [self.pack.names.index(name) for name in names]

    # -- names --------------------------------------------------------------------------------------------------------

    def character(self, kind: int, lang: str, form: str = "") -> str:
        return self.say(lang, f"character-{self.pack.names[kind]}{form}")

    def faction(self, faction: int, lang: str, form: str = "") -> str:
        return self.say(lang, f"character-{self.pack.factions[faction]}{form}")

    def city(self, index: int, lang: str) -> str:
        return self.say(lang, f"city-{CITIES[index]}")

    def label(self, state: State, action: int, lang: str) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code in (rules.PETITION, rules.DRAW):
            return self.say(lang, f"label-{verb.name}", who=self.character(arguments[0], lang, ".object"))
        table = avignon(state)
        lane = arguments[0]
        label = self.say(
            lang,
            f"label-{verb.name}",
            who=self.character(kind_in(table, lane), lang, ".object"),
            city=self.city(int(city(table.lanes, lane)), lang),
            lane=lane + 1,
        )
        return sentence_case(label)

    def rule_of(self, action: int) -> str:
        verb, arguments = self.notation.unpack(action)
        if verb.code == rules.PETITION and f"AV petition.{self.pack.names[arguments[0]]}" in self.rulebook:
            return f"AV petition.{self.pack.names[arguments[0]]}"
        return {rules.CHOOSE: "AV target.count", rules.DRAW: "AV scoring.refill"}.get(verb.code, f"AV {verb.name}")

    def ability(self, kind: int, lang: str) -> str:
        """A character's petition and endings in words, made from the data."""
        cards = self.pack.cards
        lines, i = [], int(cards.first[kind])
        while cards.who[i] != components.END:
            steps = int(cards.steps[i])
            lines.append(
                self.say(
                    lang,
                    f"ability-{INSTRUCTIONS[cards.who[i]]}-{'pull' if steps > 0 else 'push'}",
                    who=self.faction(int(cards.of[i]), lang),
                    steps=abs(steps),
                    number=int(cards.number[i]),
                )
            )
            i += 1
        for name, faction in (("ability-wins", cards.wins_with[kind]), ("ability-loses", cards.loses_with[kind])):
            if faction >= 0:
                lines.append(self.say(lang, name, who=self.faction(int(faction), lang, ".a")))
        return " ".join(lines)

    # -- refusals -----------------------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        """The first rule that forbids it. AV scoring.refill: only chance draws. AV target.any: who is on the road."""
        table = avignon(state)
        verb, arguments = self.notation.unpack(action)
        argument = arguments[0] if arguments else 0
        if table.actor() == OVER:
            return self.refusal("AV end.over", "refusal-over")
        if verb.code == rules.DRAW or table.actor() == CHANCE:
            return self.refusal(self._why_drawn(table), "refusal-chance")
        choosing = frames.kind(table.frames) == rules.RESOLVE
        if seat != table.actor():
            answering = choosing and self.pack.cards.who[frames.argument(table.frames)] == components.RIVAL
            rule = "AV target.rival" if answering else "AV turn.alternate"
            return self.refusal(rule, "refusal-not-you", seat=f"@seat-{SEATS[table.actor()]}")
        if choosing:
            return self._refuse_target(table, verb, argument)
        if verb.code == PASS:
            return self.refusal("AV turn.two", "refusal-pass")
        if verb.code == rules.CHOOSE:
            return self.refusal("AV petition", "refusal-nothing-to-choose")
        if table.taken >> verb.code & 1:
            return self.refusal("AV turn.different", "refusal-taken", action=f"@action-{verb.name}")
        if verb.code == rules.PETITION:
            return self._refuse_petition(table, argument)
        if argument >= components.LANES:
            return self._refuse_absent(argument)
        if verb.code == rules.EXCOMMUNICATE:
            return self.refusal("AV samaritan.luck", "refusal-samaritan-luck")
        return self.refusal("AV samaritan", "refusal-samaritan")

    def _why_drawn(self, table: Avignon) -> str:
        """The rule by which a character is drawn now; if none is, that of newcomers."""
        if frames.kind(table.frames) != rules.REFILL:
            return "AV scoring.refill"
        return WHY_DRAWN.get(int(table.why_drawn()), "AV scoring.refill")

    def _refuse_absent(self, where: int) -> Refusal:
        if where == IN_CONGREGATION:
            return self.refusal("AV congregation.out", "refusal-congregation-card")
        return self.refusal("AV target.any", "refusal-pile-card")

    def _refuse_petition(self, table: Avignon, kind: int) -> Refusal:
        name = f"@character-{self.pack.names[kind]}.the"
        if kind in [kind_in(table, lane) for lane in range(components.LANES)]:
            name = f"@character-{self.pack.names[kind]}.object"
            return self.refusal("AV samaritan", "refusal-samaritan-petition", who=name)
        if amount(table.rome, kind) or amount(table.avignon, kind):
            return self.refusal("AV congregation.out", "refusal-congregation", who=name)
        return self.refusal("AV petition", "refusal-not-in-play", who=name)

    def _refuse_target(self, table: Avignon, verb: Verb, lane: int) -> Refusal:
        if verb.code != rules.CHOOSE:
            return self.refusal("AV target.count", "refusal-choose-first")
        if lane >= components.LANES:
            return self._refuse_absent(lane)
        kind = kind_in(table, lane)
        if table.chosen >> lane & 1:
            return self.refusal("AV target.different", "refusal-chosen-already")
        if kind == components.NOBODY:
            return self.refusal("AV congregation.out", "refusal-just-joined")
        name = f"@character-{self.pack.names[kind]}.the"
        if self.pack.cards.faction[kind] == self.pack.cards.of[frames.argument(table.frames)]:
            return self.refusal("AV target.other", "refusal-own-faction", who=name)
        return self.refusal("AV samaritan.answer", "refusal-samaritan-target", who=name)

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        """First the action's button, then a card. A petition may be asked of any copy."""
        table = avignon(state)
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == rules.CHOOSE:
            return [(f"card:{argument + 1}",)]
        if verb.code == rules.PETITION:
            lanes = [lane for lane in range(components.LANES) if kind_in(table, lane) == argument]
            return [("verb:petition", f"card:{lane + 1}") for lane in lanes]
        return [(f"verb:{verb.name}", f"card:{argument + 1}")]

    def read_picks(self, state: State, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        table = avignon(state)
        choosing = frames.kind(table.frames) == rules.RESOLVE
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
        kind = kind_in(table, LANE.read(state, lane or "1"))
        return "pass" if kind == components.NOBODY else f"petition {self.pack.names[kind]}"

    # -- prompts ------------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str) -> str:
        table = avignon(state)
        actor = int(table.actor())
        if actor == OVER:
            return self.say(lang, "question-over")
        if actor == CHANCE:
            return self.say(lang, "question-chance")
        if actor != seat:
            return self.say(lang, "question-wait", seat=self.seat_name(actor, lang))
        if frames.kind(table.frames) == rules.RESOLVE:
            i = frames.argument(table.frames)
            others = count(table.candidates(table.lanes, i, table.chosen))
            left = min(int(self.pack.cards.number[i] - count(table.chosen)), int(others))
            push = "push" if self.pack.cards.steps[i] < 0 else "pull"
            return self.say(lang, f"question-choose-{push}", left=left, steps=abs(int(self.pack.cards.steps[i])))
        selfless = table.turn == 1 and table.left == 1 and not table.taken
        first = "question-selfless" if selfless else "question-act"
        return self.say(lang, first, left=int(table.left))

    def foresees(self, state: State, seat: int) -> bool:
        """AV congregation.open: nothing is secret."""
        return True

    def choice(self, state: State, seat: int, action: int, lang: str) -> Choice:
        plain = super().choice(state, seat, action, lang)
        after = avignon(state).clone()
        after.step(action, seat)
        wins, loses = can_end(after, seat, seat), not can_end(after, seat, 1 - seat, avoid=True)
        return Choice(**{**plain.__dict__, "wins": wins, "loses": loses})

    def threats(self, state: State, seat: int) -> list[int]:
        """Actions with which this seat, were it to move now, would win at once."""
        key = (state.key(), seat)
        if key not in self._threats:  # everybody at a table looks at the same position
            while len(self._threats) >= REMEMBERED:
                del self._threats[next(iter(self._threats))]
            self._threats[key] = self._find_threats(avignon(state).clone(), seat)
        return self._threats[key]

    def _find_threats(self, table: Avignon, seat: int) -> list[int]:
        if table.actor() != table.seat:
            return []
        if table.seat != seat:
            table.seat, table.left, table.taken, table.samaritan = seat, 2, 0, rules.NEVER
        found = []
        for action in table.legal(seat):
            after = table.clone()
            after.step(action, seat)
            if can_end(after, seat, seat):
                found.append(action)
        return found

    # -- log ----------------------------------------------------------------------------------------------------------

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        kind, *data = event
        # The line before a move already names its rule; the others name the one that matters most.
        rules_cited = () if kind == rules.MOVED else self.cites(event)[:1]
        if kind == rules.ACTED:
            seat, verb, argument, standing = data
            character = argument if verb == rules.PETITION else standing
            text = self.say(
                lang,
                f"log-{ACTIONS[verb]}",
                seat=self.seat_name(seat, lang),
                who=self.character(character, lang, ".object"),
            )
        elif kind == rules.MOVED:
            _, character, start, end = data
            names = {"from": self.city(start, lang), "to": self.city(end, lang)}
            text = self.say(lang, "log-moved", who=self._the(character, lang), **names)
        elif kind == rules.JOINED:
            text = self.say(lang, "log-joined", who=self._the(data[1], lang), seat=self.seat_name(data[2], lang))
        elif kind == rules.DISCARDED:
            text = self.say(lang, "log-discarded", who=self._the(data[1], lang))
        elif kind == rules.DREW:
            text = self.say(
                lang, "log-drew", who=self._the(data[1], lang), city=self.city(data[2], lang), lane=data[0] + 1
            )
        elif kind == rules.RESHUFFLED:
            text = self.say(lang, "log-reshuffled")
        elif kind == rules.TURN_ENDED:
            text = self.say(lang, "log-turn", seat=self.seat_name(1 - data[0], lang), turn=data[1] + 1)
        elif kind == rules.ENDED:
            text = self._result(int(data[0]), int(data[1]), int(data[2]), lang)
        else:
            text = self.say(lang, "log-dealt", seat=self.seat_name(data[0], lang))
        return Sentence(text, rules_cited)

    def _the(self, kind: int, lang: str) -> str:
        return sentence_case(self.character(kind, lang, ".the"))

    def _result_of(self, table: Avignon, lang: str) -> str:
        return self._result(int(table.ended), int(table.winner), int(table.followers(table.winner)), lang)

    def _result(self, ending: int, winner: int, followers: int, lang: str) -> str:
        if ending == rules.REPETITION:
            return self.say(lang, "end-repetition")
        seat = self.seat_name(winner, lang)
        if ending in (rules.THREE, rules.BOTH):
            return self.say(lang, "end-three" if ending == rules.THREE else "end-both", seat=seat, number=followers)
        kind, loses = divmod(ending - rules.ALTERNATE, 2)
        cards = self.pack.cards
        faction = int(cards.loses_with[kind] if loses else cards.wins_with[kind])
        return self.say(
            lang,
            "end-loses" if loses else "end-wins",
            seat=seat,
            rival=self.seat_name(1 - winner, lang),
            holder=self.character(kind, lang, ".a"),
            who=self.faction(faction, lang, ".a"),
        )

    def cites(self, event: Event) -> tuple[str, ...]:
        kind, *data = event
        if kind == rules.DEALT:
            return ("AV setup.deal", "AV setup.seats", "AV setup.first", "AV setup.map", "AV setup.deck")
        if kind == rules.ACTED:
            if data[1] != rules.PETITION:
                return (f"AV {ACTIONS[data[1]]}", "AV target.any")
            own = f"AV petition.{self.pack.names[data[2]]}"
            return (*((own,) if own in self.rulebook else ()), "AV petition", "AV petition.once", "AV factions")
        if kind == rules.TURN_ENDED:
            return self._turn_rules(*data)
        if kind == rules.DREW:
            return (WHY_DRAWN.get(data[3], "AV scoring.refill"), "AV odds")
        if kind == rules.ENDED:
            other = ("AV end.other",) if data[0] >= rules.ALTERNATE else ()
            return (self.pack.cards.endings[data[0]][1], "AV end.over", *other)
        return {
            rules.MOVED: ("AV term.pull", "AV term.push", "AV petition.moves", "AV target.fixed", "AV notes.upright"),
            rules.JOINED: ("AV scoring", "AV congregation.open", "AV scoring.order", "AV scoring.leftover"),
            rules.DISCARDED: ("AV excommunicate",),
            rules.RESHUFFLED: ("AV scoring.reshuffle", "AV excommunicate.reshuffle"),
        }[kind]

    def _turn_rules(self, seat: int, turn: int, lanes: int, start: int, before: int) -> tuple[str, ...]:
        """What a finished turn has shown: the Samaritan rules only if a reversal was possible."""
        cited = ["AV selfless" if turn == 1 else "AV turn.two", "AV turn.alternate"]
        if before != rules.NEVER:
            cited.append("AV samaritan.compare")
            again = [lane for lane in range(components.LANES) if (lanes ^ before) >> 8 * lane & 255 == 0]
            changed = [lane for lane in again if (start ^ before) >> 8 * lane & 255]
            cited += ["AV samaritan.partial"] if changed else []
        return tuple(cited)

    def ending(self, state: State, lang: str) -> list[Sentence]:
        table = avignon(state)
        if not table.ended:
            return []
        lines = [Sentence(self._result_of(table, lang), (self.pack.cards.endings[table.ended][1],))]
        for seat, cards in ((components.ROME, table.rome), (components.AVIGNON, table.avignon)):
            lines.append(
                Sentence(
                    self.say(
                        lang,
                        "end-congregation",
                        seat=self.seat_name(seat, lang),
                        cards=self._list(table, int(cards), lang),
                        number=int(components.size(cards)),
                    )
                )
            )
        return lines

    def _list(self, table: Avignon, cards: int, lang: str) -> str:
        """Cards by name: 2 Knights are said as `Knight ×2`."""
        names = [
            self.say(lang, f"character-{name}") + (f" ×{number}" if number > 1 else "")
            for name, number in counts(table.cards, cards).items()
        ]
        return ", ".join(names) or self.say(lang, "nothing")

    # -- positions and scene -------------------------------------------------------------------------------------------

    def things(self, state: State) -> list[Thing]:
        return position.things(avignon(state))

    def place(self, seats: int, fields: dict[str, Any]) -> Avignon:
        return position.read(self.pack.cards, fields)

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        """The road as a grid: a column a city, a row a lane."""
        table = avignon(state)
        spots = [
            Spot(f"spot:{lane + 1}:{name}", x, lane, self.city(x, lang), "square", name)
            for lane in range(components.LANES)
            for x, name in enumerate(CITIES)
        ]
        zones = [(f"zone:{name}", self.say(lang, f"zone-{name}")) for name in (*SEATS, "discard", "deck")]
        actor = int(table.actor())
        threatening = [(rival, self.threats(state, rival)) for rival in range(2) if rival != actor]
        return Scene(
            width=len(CITIES),
            height=components.LANES,
            status=self._status(table, lang),
            spots=tuple(spots),
            cards=(*self._cards_in_play(table, lang), *self._cards_aside(table, lang)),
            zones=tuple(zones),
            panels=() if table.ended else (Panel("panel:odds", self.say(lang, "panel-odds"), self._odds(table, lang)),),
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
        )

    def _status(self, table: Avignon, lang: str) -> str:
        if table.ended:
            return self._result_of(table, lang)
        taken = [self.say(lang, f"action-{name}") for code, name in enumerate(ACTIONS) if table.taken >> code & 1]
        return self.say(
            lang,
            "status",
            seat=self.seat_name(int(table.seat), lang),
            turn=int(table.turn),
            left=int(table.left),
            taken=", ".join(taken) or self.say(lang, "nothing"),
        )

    def _cards_in_play(self, table: Avignon, lang: str) -> list[Card]:
        """AV notes.upright: cards are never turned."""
        found = []
        for lane in range(components.LANES):
            kind = kind_in(table, lane)
            if kind != components.NOBODY:
                where = int(city(table.lanes, lane))
                name = self.character(kind, lang)
                label = self.say(lang, "card-label", who=name, city=self.city(where, lang), lane=lane + 1)
                spot = f"spot:{lane + 1}:{CITIES[where]}"
                found.append(
                    Card(f"card:{lane + 1}", spot, name, label, self.ability(kind, lang), self.pack.names[kind])
                )
        return found

    def _cards_aside(self, table: Avignon, lang: str) -> list[Card]:
        found = []
        for zone, heap in (("rome", table.rome), ("avignon", table.avignon), ("discard", table.pile)):
            for name, number in counts(table.cards, heap).items():
                title = self.say(lang, f"character-{name}")
                body = self.ability(self.pack.names.index(name), lang)
                found += [
                    Card(f"{zone}:{name}:{n}", f"zone:{zone}", title, title, body, name) for n in range(1, number + 1)
                ]
        face_down = self.say(lang, "card-face-down")
        found += [
            Card(f"deck:{n}", "zone:deck", face_down, face_down) for n in range(1, int(components.size(table.deck)) + 1)
        ]
        return found

    def _odds(self, table: Avignon, lang: str) -> tuple[str, ...]:
        """AV odds: what the next draw may bring. AV scoring.reshuffle, AV excommunicate.reshuffle: if the deck is
        empty, a card of the pile, where somebody lies who is excommunicated."""
        if table.deck:
            return (self._shares(table, int(table.deck), 0, lang),)
        lines = [self.say(lang, "odds-newcomer", shares=self._shares(table, int(table.pile), 0, lang))]
        if rules.EXCOMMUNICATE in {action >> 4 for action in table.legal(int(table.actor()))}:
            shares = self._shares(table, int(table.pile), 1, lang)
            lines.append(self.say(lang, "odds-successor", shares=shares))
        return (self.say(lang, "odds-reshuffle"), *lines)

    def _shares(self, table: Avignon, heap: int, more: int, lang: str) -> str:
        """The cards of a heap, each with its chance; `more`: how many others will lie among them."""
        total = int(components.size(heap)) + more
        shares = [f"{self.say(lang, f'character-{name}')} {n}/{total}" for name, n in counts(table.cards, heap).items()]
        return ", ".join([*shares, *[f"{self.say(lang, 'odds-banished')} {more}/{total}"] * more])


def can_end(table: Avignon, actor: int, winner: int, avoid: bool = False) -> bool:
    """Whether the action under way can end with this winner (`avoid`: without), `actor` choosing for it."""
    if frames.kind(table.frames) != rules.RESOLVE or table.ended:
        return (bool(table.ended) and table.winner == winner) != avoid
    chooser = int(table.actor())
    lines = []
    for action in table.legal(chooser):
        after = table.clone()
        after.step(action, chooser)
        lines.append(can_end(after, actor, winner, avoid))
    return any(lines) if chooser == actor else all(lines)
