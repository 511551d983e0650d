"""The Battle of Banners as people see it: names, refusals, prompts, log sentences, positions, scene."""

from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.pack import read_toml
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Modifier, Odds, Scene, Spot, Way
from fidchell.core.text import sentence_case
from fidchell.core.views import PUBLIC, See, owner
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2 import odds as fights
from fidchell.games.battle_of_banners_2 import picks
from fidchell.games.battle_of_banners_2.components import COLOURS, DOUBLES, ITEMS, NONE, SIDES, amount
from fidchell.games.battle_of_banners_2.data import Pack, read_items
from fidchell.games.battle_of_banners_2.events import item_rule
from fidchell.games.battle_of_banners_2.names import BattleOfBannersNames
from fidchell.games.battle_of_banners_2.notation import NOTATION
from fidchell.games.battle_of_banners_2.position import LIMIT, LIMIT_DIGITS, POSITION, counts, team
from fidchell.games.battle_of_banners_2.refusals import Refusals
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState, combat, movement, spaces
from fidchell.games.battle_of_banners_2.rules.items import driven
from fidchell.games.battle_of_banners_2.scene import Drawing

FIRST: Final = {"roll": NONE, "blue-green": 0, "red-yellow": 1}
# What a decision is about, as it is asked.
QUESTIONS: Final = {
    c.WINDOW: "window", c.VICTIM: "victim", c.PLACING: "placing", c.DRIVING: "driving",
    c.ATTACKERS_CARD: "attack-card", c.DEFENDERS_CARD: "defence-card", c.ATTACKERS_KNIFE: "knife",
    c.DEFENDERS_KNIFE: "knife", c.TIED: "tie", **dict.fromkeys(DOUBLES, "returning"),
}  # fmt: skip
# The rule behind passing or placing, by what is asked.
ANSWERS: Final = {
    **dict.fromkeys(DOUBLES, "BOB ruling.doubles"), c.TIED: "BOB C4",
    c.ATTACKERS_KNIFE: "BOB item.hidden.knife", c.DEFENDERS_KNIFE: "BOB item.hidden.knife",
}  # fmt: skip
CHANCES: Final = {
    c.START: "BOB M1", c.RIDING: "BOB item.horse", c.ATTACKERS_DICE: "BOB C2", c.DEFENDERS_DICE: "BOB C2",
    c.DRAWING: "BOB T1", c.STEALING: "BOB item.thief",
}  # fmt: skip
MOST_MOVES: Final = 20_000  # whose words are remembered


class BattleOfBanners(Game[BattleOfBannersState]):
    """The game. See `Game` for what each method is for."""

    position = POSITION
    names_class = BattleOfBannersNames
    notation = NOTATION

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.unpack(read_toml(self.folder / "board.toml")[1], "board.toml")
        items = read_items(read_toml(self.folder / "items.toml")[1], "items.toml")
        self.copies, self.card_colours, self.item_marks = items

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """BOB ruling.board.own."""
        self.pack = Pack(data, file)
        self._drawn: dict[str, dict[tuple[int, int], Spot]] = {}

    def item_origin(self, kind: int, lang: str) -> str:
        """How we know an item and its colour, in words."""
        mark, colour = (self.effect_text(one, lang) for one in self.item_marks[kind])
        return self.say(lang, "origin-item", mark=mark, colour=colour)

    def reconstructed(self, lang: str) -> str:
        return self.say(lang, "reconstructed" if self.pack.mark == "R" else "reconstructed-own")

    def kept_spots(self, lang: str) -> dict[tuple[int, int], Spot]:
        """Squares as they have been drawn in a language, by what changes about them."""
        return self._drawn.setdefault(lang, {})

    def start(self, seats: int, options: dict[str, Any]) -> BattleOfBannersState:
        """BOB setup.players, BOB ruling.limit."""
        limit = options["limit"]
        if not limit.isdecimal() or len(limit) > LIMIT_DIGITS or not int(limit):
            raise InvalidOptions.because("turn-limit", value=repr(limit), example=LIMIT)
        state = self.bare(seats)
        state.setup(int(limit), FIRST[options["first"]])
        return state

    def bare(self, seats: int) -> BattleOfBannersState:
        return BattleOfBannersState(self.pack.board, self.copies, seats)

    # -- who is who, and who may know what ----------------------------------------------------------------------------

    def seat_message(self, seat: int, seats: int | None = None) -> str:
        """The Fluent message that names a seat: BOB ruling.colours, BOB ruling.three."""
        if seats == 2 or (seats == 3 and seat == 2):
            return f"side-{SIDES[1 if seat else 0]}"
        return f"seat-{COLOURS[seat]}"

    def role(self, seat: int, seats: int) -> str:
        return self.seat_message(seat, seats).partition("-")[2]

    def seat_colour(self, seat: int, seats: int) -> str:
        """BOB ruling.colours: one against one, a side goes by its first colour."""
        return COLOURS[2 * seat if seats == 2 else seat]

    def rivals(self, state: BattleOfBannersState, seat: int) -> list[int]:
        return team(state, 1 - int(state.side_of_seat(seat)))

    def sees_move(self, state: BattleOfBannersState, seat: int, action: int) -> See:
        """BOB ruling.card.secret: a card drawn is known to the team; a stolen one also to those who miss it."""
        verb = action >> c.ARGUMENT_BITS
        if verb == c.DRAW:
            return owner(*team(state, int(state.mover) >> 1))
        return owner(*range(int(state.seats))) if verb == c.STEAL else PUBLIC

    # -- names --------------------------------------------------------------------------------------------------------

    def square(self, sq: int) -> str:
        return self.pack.names[sq]

    def piece(self, state: BattleOfBannersState, piece: int, lang: str, form: str = "") -> str:
        return str(self.names(lang).piece(int(state.figure(piece)), form))

    def label(self, state: BattleOfBannersState, action: int, lang: str) -> str:
        verb, argument = action >> c.ARGUMENT_BITS, action & c.VERB - 1
        if verb == c.MOVE:
            name = "move-loop" if argument & 255 == state.at(argument >> 8) else "move"
            return self._label_piece(state, name, argument >> 8, lang, to=self.square(argument & 255))
        if verb == c.ATTACK:
            piece, target = argument >> 6, argument >> 2 & 15
            sq = int(state.at(target))
            source = int(state.board.next[4 * sq + (argument & 3 ^ 2)])
            stays = source == state.at(piece)
            whom = self.piece(state, target, lang, ".object")
            names = {"whom": whom, "at": self.square(sq), "source": self.square(source)}
            return self._label_piece(state, "attack-here" if stays else "attack", piece, lang, **names)
        if verb == c.CHOOSE:
            return self._label_piece(state, "choose", argument, lang)
        if verb == c.PLACE:
            return self._label_place(state, argument, lang)
        if verb == c.DRIVE:
            to = int(driven(state, state.chosen, argument))
            names = {"direction": self.say(lang, f"to-{c.DIRECTIONS[argument]}"), "to": self.square(to)}
            return self._label_piece(state, "drive", int(state.chosen), lang, **names)
        name, _, written = self.notation.text(state, action).partition(" ")
        if verb in (c.DIE, c.DICE, c.FIRST):
            return written
        if verb == c.PASS and state.phase in DOUBLES:
            name = "decline"
        return self.say(lang, f"label-{name}", item=self.names(lang).item(argument) if written else "")

    def _label_piece(self, state: BattleOfBannersState, name: str, piece: int, lang: str, **names: str) -> str:
        who, here = self.piece(state, piece, lang, ".object"), self.square(int(state.at(piece)))
        return sentence_case(self.say(lang, f"label-{name}", who=who, square=here, **names))

    def _label_place(self, state: BattleOfBannersState, sq: int, lang: str) -> str:
        """Where a piece is put that was chosen, or that has tied; else one comes back to a drawbridge of its colour."""
        piece = int(state.attacker if state.phase == c.TIED else state.chosen)
        if piece != NONE:
            return self._label_piece(state, "place", piece, lang, to=self.square(sq))
        who = self.piece(state, 4 * int(state.board.bridge_of[sq]), lang)
        return self.say(lang, "label-return", who=who, square=self.square(sq))

    def rule_of(self, action: int) -> str:
        """Of a card: its own."""
        return super().rule_of(action) or item_rule(action & c.VERB - 1)

    def rule_now(self, state: BattleOfBannersState, action: int) -> str:
        """The rule that an action rests on, where that depends on what is asked."""
        if state.item != NONE:
            return item_rule(int(state.item))
        if action >> c.ARGUMENT_BITS in (c.PASS, c.PLACE):
            return ANSWERS.get(int(state.phase), self.rule_of(action))
        return self.rule_of(action)

    # -- refusals and picks -------------------------------------------------------------------------------------------

    def refuse(self, state: BattleOfBannersState, seat: int, action: int) -> Refusal:
        return Refusals(self, state).refuse(action)

    def rule_when(self, state: BattleOfBannersState, when: str) -> str:
        """Of chance: what is rolled or drawn now."""
        return CHANCES.get(int(state.phase), "BOB M2") if when == "chance" else super().rule_when(state, when)

    def ways_to_pick(self, state: BattleOfBannersState, action: int) -> list[tuple[str, ...]]:
        return picks.ways_to_pick(self, state, action)

    def read_picks(self, state: BattleOfBannersState, seat: int, clicked: tuple[str, ...]) -> str | Refusal:
        return picks.read_picks(self, state, seat, clicked, Refusals(self, state))

    # -- prompts ------------------------------------------------------------------------------------------------------

    def question(self, state: BattleOfBannersState, seat: int, lang: str) -> str:
        if state.phase in (c.DRAWING, c.STEALING):
            return self.say(lang, "question-cards")
        return super().question(state, seat, lang)

    def ask(self, state: BattleOfBannersState, seat: int, lang: str) -> str:
        item = self.names(lang).item(int(state.item)) if state.item != NONE else ""
        if state.phase == c.MOVING:
            return self._question_of_move(state, lang)
        plays = any(action >> c.ARGUMENT_BITS == c.PLAY for action in state.legal(seat))
        won, tied, lost = map(percent, fights.fight(self._advantage(state)))
        arguments = {"item": item, "cards": "yes" if plays else "no", "won": won, "tied": tied, "lost": lost}
        return self.say(lang, f"question-{QUESTIONS[int(state.phase)]}", **arguments)

    def _question_of_move(self, state: BattleOfBannersState, lang: str) -> str:
        duty = int(spaces.must_leave(state))
        if duty != NONE:
            return self.say(lang, "question-leave", steps=int(movement.steps_of(state, duty)))
        steps, scouts = int(movement.steps_of(state, state.first_mover())), "yes" if state.seats == 2 else "no"
        if steps <= 0:  # only rain comes to that, and only scouts still move
            return self.say(lang, "question-move-scouts", steps=steps + c.SCOUT)
        return self.say(lang, "question-move", steps=steps, scouts=scouts)

    def foresees(self, state: BattleOfBannersState, seat: int) -> bool:
        """Choices are made from what their seat knows; nothing is tried out on the true state."""
        return True

    def choices(self, state: BattleOfBannersState, seat: int, lang: str = "en") -> tuple[Choice, ...]:
        moves = Moves(self, state, lang)
        return tuple(
            [
                moves.told(action) if action >> c.ARGUMENT_BITS == c.MOVE else self._choice(state, action, lang, moves)
                for action in state.legal(seat)
            ]
        )

    def choice(self, state: BattleOfBannersState, seat: int, action: int, lang: str) -> Choice:
        moves = Moves(self, state, lang)
        return moves.told(action) if action >> c.ARGUMENT_BITS == c.MOVE else self._choice(state, action, lang, moves)

    def _choice(self, state: BattleOfBannersState, action: int, lang: str, moves: "Moves") -> Choice:
        """Anything but a move."""
        verb, argument = action >> c.ARGUMENT_BITS, action & c.VERB - 1
        more: dict[str, Any] = {}
        if verb == c.ATTACK:
            more = self._of_attack(state, argument, lang, moves.ways(argument >> 6))
        elif state.phase in (c.ATTACKERS_CARD, c.DEFENDERS_CARD):
            more = self._of_card(state, argument if verb == c.PLAY else NONE, lang)
        elif verb == c.PLAY:
            more = {"effect": (self.say(lang, f"item-{ITEMS[argument]}.text"),)}
        picks, *also = self.ways_to_pick(state, action)
        text, label, rule = self.text(state, action), self.label(state, action, lang), self.rule_now(state, action)
        return Choice(text, picks, label, rule=rule, also=tuple(also), **more)

    def way(self, state: BattleOfBannersState, seat: int, action: int) -> Way | None:
        """One of the ways that a piece may have gone; an attacker stops before whom it attacks."""
        verb = action >> c.ARGUMENT_BITS
        if verb not in (c.MOVE, c.ATTACK):
            return None
        choice = self.choice(state, seat, action, "en")
        return Way(choice.start, choice.path[:-1] if verb == c.ATTACK else choice.path)

    def _of_attack(self, state: BattleOfBannersState, argument: int, lang: str, way: picks.Ways) -> dict[str, Any]:
        """BOB C2: the odds with every modifier, and what each combat card of the own hand would change."""
        piece, target, direction = argument >> 6, argument >> 2 & 15, argument & 3
        source = int(state.board.next[4 * state.at(target) + (direction ^ 2)])
        modifier = self._bonus(state, piece, lang)
        bonus, effect = modifier.amount, []
        if not state.used(piece >> 3):
            for kind in (c.EXTRA_STRENGTH, c.POISON):
                if amount(state.hand(piece >> 3), kind):
                    effect.append(self._with_card(kind, bonus, lang))
        if combat.has_knife(state, piece >> 3):
            won, tied, _ = fights.fight(bonus)
            effect.append(self.say(lang, "effect-with-knife", won=percent(won + tied)))
        return {
            "effect": one_line(effect),
            "odds": self.fight_odds(bonus, lang),
            "modifiers": (modifier,),
            "path": (*way.to_attack(source, direction), f"spot:{self.square(int(state.at(target)))}"),
            "start": way.key,
            "mark": "attack",
        }

    def _with_card(self, kind: int, advantage: int, lang: str) -> str:
        won, tied, lost = map(percent, fights.fight(advantage + fights.EFFECT[ITEMS[kind]]))
        return self.say(lang, "effect-with-card", item=self.names(lang).item(kind), won=won, tied=tied, lost=lost)

    def fight_odds(self, advantage: int, lang: str) -> tuple[Odds, ...]:
        """A fight as whoever has this advantage sees it."""
        numbers = fights.fight(advantage)
        return tuple(
            Odds(self.say(lang, f"odds-{name}", percent=percent(number)), number, fights.ROLLS)
            for name, number in zip(("win", "tie", "loss"), numbers, strict=True)
        )

    def _bonus(self, state: BattleOfBannersState, piece: int, lang: str) -> Modifier:
        """BOB C2.bonus, BOB C2.scout, BOB ruling.bonus: the attacker's advantage."""
        if state.seats == 2 and c.is_scout(piece):
            return Modifier(self.say(lang, "modifier-scout"), 0, "BOB C2.scout")
        rule = "BOB C2.bonus" if state.seats == 2 else "BOB ruling.bonus"
        return Modifier(self.say(lang, "modifier-attack"), 1, rule)

    def _of_card(self, state: BattleOfBannersState, kind: int, lang: str) -> dict[str, Any]:
        """A combat card, or none: the sum and the odds as they would be, seen from whoever is asked."""
        attacking, advantage = state.phase == c.ATTACKERS_CARD, self._advantage(state)
        sign = 1 if attacking else -1
        bonus = self._bonus(state, int(state.attacker), lang)
        found = [Modifier(bonus.label, bonus.amount * sign, bonus.rule)]
        if not attacking and state.attack_card != NONE:
            found.append(self._card_modifier(int(state.attack_card), -1, lang))
        if kind != NONE:
            found.append(self._card_modifier(kind, 1, lang))
            advantage += fights.EFFECT[ITEMS[kind]]
        return {"odds": self.fight_odds(advantage, lang), "modifiers": tuple(found)}

    def _advantage(self, state: BattleOfBannersState) -> int:
        """What whoever is asked for a combat card has ahead of the other by now."""
        advantage = int(combat.attack_bonus(state) - combat.defence_bonus(state)) if state.attacker != NONE else 0
        return advantage if state.phase == c.ATTACKERS_CARD else -advantage

    def _card_modifier(self, kind: int, sign: int, lang: str) -> Modifier:
        return Modifier(self.names(lang).item(kind), sign * fights.EFFECT[ITEMS[kind]], item_rule(kind))

    def odds(self, state: BattleOfBannersState, lang: str, seat: int | None = None) -> tuple[Odds, ...]:
        """Of a card from the keep, its team knows the chances: any card that it doesn't see may be the one."""
        if state.phase != c.DRAWING or seat not in team(state, int(state.mover) >> 1):
            return super().odds(state, lang, seat)
        pool = counts(int(state.deck + state.hand(1 - (state.mover >> 1))))
        total = sum(pool.values())
        odds = [Odds(self.say(lang, f"item-{name}"), number, total) for name, number in pool.items()]
        return tuple(sorted(odds, key=lambda one: -one.weight))

    # -- end, scene ----------------------------------------------------------------------------------------------

    def ending(self, state: BattleOfBannersState, lang: str) -> list[Sentence]:
        if not state.ended:
            return []
        names = self.names(lang)
        result = names.result(int(state.ended), int(state.winner))
        lines = [Sentence(result, (c.ENDING_RULES[state.ended],))]
        for side in range(2):
            numbers = {"pieces": state.pieces(side), "kills": state.kills(side), "flags": state.takes(side)}
            text = names.say("end-side", who=names.side(side), **{name: int(n) for name, n in numbers.items()})
            lines.append(Sentence(text))
        return lines

    def scene(self, state: BattleOfBannersState, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, state, seat, lang).scene()


class Moves:
    """The moves in one position as they are told; a turn has up to a hundred."""

    def __init__(self, game: BattleOfBanners, state: BattleOfBannersState, lang: str) -> None:
        self.game = game
        self.state = state
        self.lang = lang
        self.ways = cache(partial(picks.Ways, state))
        self.known = game.names(lang).drawn
        self.keep_at = state.board.keep_at
        self.card = "effect-card" if state.deck else "effect-no-card"
        self.rule = item_rule(int(state.item)) if state.item != NONE else ""

    def told(self, action: int) -> Choice:
        sq, way = action & 255, self.ways(action >> 8 & 15)
        key = ("move", way.figure, way.start, action)
        text, picked, label, rule = self.known.get(key) or self.written(key, action)
        effect: tuple[str, ...] = ()
        keep, takes = self.keep_at[sq] != NONE, sq == way.prize
        wins = sq == way.home and (takes or way.carries)
        if keep or takes or wins:
            said = {"effect-flag": takes, "effect-home": wins, self.card: keep and sq != way.start}
            effect = one_line([self.game.say(self.lang, name) for name, true in said.items() if true])
        mark = "stay" if sq == way.start else "castle" if takes or wins else "keep" if keep else "go"
        rule = self.rule or rule
        return Choice(text, picked, label, effect, rule=rule, wins=wins, path=way.to(sq), start=way.key, mark=mark)

    def written(self, key: tuple[object, ...], action: int) -> tuple[str, tuple[str, ...], str, str]:
        """How a move is written, clicked and called, and its rule: the same in many positions, and made once."""
        if len(self.known) >= MOST_MOVES:
            self.known.clear()
        game, state = self.game, self.state
        picked, label = game.ways_to_pick(state, action)[0], game.label(state, action, self.lang)
        found = game.text(state, action), picked, label, game.rule_of(action)
        self.known[key] = found
        return found


def one_line(sentences: list[str]) -> tuple[str, ...]:
    return (" ".join(sentences),) if sentences else ()


def percent(rolls: int) -> str:
    """Of all rolls of a fight."""
    return f"{100 * rolls / fights.ROLLS:.0f}"
