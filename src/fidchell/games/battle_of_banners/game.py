"""The Battle of Banners as people see it: names, refusals, prompts, log sentences, positions, scene."""

import tomllib
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import InvalidAction, InvalidOptions
from fidchell.core.game import Game, Sentence
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Choice, Modifier, Odds, Scene
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.core.text import sentence_case
from fidchell.core.views import PUBLIC, See, Thing, owner
from fidchell.games.battle_of_banners import odds as fights
from fidchell.games.battle_of_banners import picks, position, rules
from fidchell.games.battle_of_banners.components import EXTRA_STRENGTH, ITEMS, NONE, POISON, amount
from fidchell.games.battle_of_banners.data import COLOURS, Pack, read_items
from fidchell.games.battle_of_banners.log import Log, item_rule
from fidchell.games.battle_of_banners.notation import DIRECTIONS, NOTATION, banners, square_name
from fidchell.games.battle_of_banners.position import LIMIT, MOST_TURNS, SIDES, piece_name
from fidchell.games.battle_of_banners.refusals import Refusals
from fidchell.games.battle_of_banners.rules import BattleOfBannersState
from fidchell.games.battle_of_banners.scene import Drawing

FIRST: Final = {"roll": NONE, "blue-green": 0, "red-yellow": 1}
# What a decision is about, as it is asked.
QUESTIONS: Final = {
    rules.WINDOW: "window", rules.VICTIM: "victim", rules.PLACING: "placing", rules.DRIVING: "driving",
    rules.RETURNING: "returning", rules.MOVING: "move", rules.ATTACKERS_CARD: "attack-card",
    rules.DEFENDERS_CARD: "defence-card", rules.ATTACKERS_KNIFE: "knife", rules.DEFENDERS_KNIFE: "knife",
    rules.TIED: "tie", rules.ATTACKERS_DOUBLE: "returning", rules.DEFENDERS_DOUBLE: "returning",
}  # fmt: skip
# The rule behind passing or placing, by what is asked.
ANSWERS: Final = {
    rules.RETURNING: "BOB ruling.doubles", rules.ATTACKERS_DOUBLE: "BOB ruling.doubles",
    rules.DEFENDERS_DOUBLE: "BOB ruling.doubles", rules.TIED: "BOB C4",
    rules.ATTACKERS_KNIFE: "BOB item.hidden.knife", rules.DEFENDERS_KNIFE: "BOB item.hidden.knife",
}  # fmt: skip
PASSES: Final = {rules.RETURNING: "decline", rules.ATTACKERS_DOUBLE: "decline", rules.DEFENDERS_DOUBLE: "decline"}
KEPT: Final = 64  # walks remembered


class BattleOfBanners(Game):
    """The game. See `Game` for what each method is for."""

    notation = NOTATION

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.pack = Pack(tomllib.loads((folder / "board.toml").read_text(encoding="utf-8")), "board.toml")
        items = tomllib.loads((folder / "items.toml").read_text(encoding="utf-8"))
        self.copies, self.card_colours = read_items(items, "items.toml")
        self._walks: dict[tuple[bytes, int], list[picks.Layer]] = {}

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """BOB ruling.board.own."""
        self.pack = Pack(data, file)
        self._walks.clear()

    def start(self, seats: int, options: dict[str, Any]) -> BattleOfBannersState:
        """BOB setup.players, BOB ruling.limit."""
        limit = options["limit"]
        if not limit.isdecimal() or len(limit) > 6 or not 1 <= int(limit) <= MOST_TURNS:
            raise InvalidOptions(f"option limit: {limit!r} is not a number of turns, such as {LIMIT}")
        state = BattleOfBannersState(self.pack.board, self.copies, seats)
        state.setup(int(limit), FIRST[options["first"]])
        return state

    def things(self, state: State) -> list[Thing]:
        return position.things(self.pack, banners(state))

    def place(self, seats: int, fields: dict[str, Any]) -> BattleOfBannersState:
        return position.read(self.pack, self.copies, seats, fields)

    # -- who is who, and who may know what ----------------------------------------------------------------------------

    def seat_message(self, seat: int, seats: int) -> str:
        """The Fluent message that names a seat: BOB ruling.colours, BOB ruling.three."""
        if seats == 2 or (seats == 3 and seat == 2):
            return f"side-{SIDES[1 if seat else 0]}"
        return f"seat-{COLOURS[seat]}"

    def role(self, seat: int, seats: int) -> str:
        return self.seat_message(seat, seats).partition("-")[2]

    def seat_name(self, seat: int, lang: str, seats: int | None = None) -> str:
        return self.say(lang, self.seat_message(seat, seats or self.meta.players[1]))

    def seat_colour(self, seat: int, seats: int) -> str:
        """BOB ruling.colours: one against one, a side goes by its first colour."""
        return COLOURS[2 * seat if seats == 2 else seat]

    def rivals(self, state: State, seat: int) -> list[int]:
        return position.team(banners(state), 1 - int(banners(state).side_of_seat(seat)))

    def sees_move(self, state: State, seat: int, action: int) -> See:
        """BOB ruling.card.secret: a card drawn is known to the team; a stolen one also to those who miss it."""
        table, verb = banners(state), action >> rules.ARGUMENT_BITS
        if verb == rules.DRAW:
            return owner(*position.team(table, int(table.mover) >> 1))
        return owner(*range(int(table.seats))) if verb == rules.STEAL else PUBLIC

    def sees_event(self, event: Event) -> See:
        """BOB ruling.card.secret."""
        if event[0] == rules.DREW_CARD:
            _, who, _, seats = event
            side = who - 4 if who >= 4 else who >> 1
            return owner(*(seat for seat in range(seats) if (seat if seats == 2 else seat >> 1) == side))
        return owner(*range(event[3])) if event[0] == rules.STOLE_CARD else PUBLIC

    # -- names --------------------------------------------------------------------------------------------------------

    def item(self, kind: int, lang: str) -> str:
        return self.say(lang, f"item-{ITEMS[kind]}")

    def square(self, sq: int) -> str:
        return self.pack.names[sq]

    def piece(self, state: BattleOfBannersState, piece: int, lang: str, form: str = "") -> str:
        """A piece: `blue piece`, and one against one `green scout`."""
        scout = state.seats == 2 and piece >> 2 & 1
        return self.say(lang, f"{'scout' if scout else 'piece'}-{COLOURS[piece >> 2]}{form}")

    def label(self, state: State, action: int, lang: str) -> str:
        table, verb, argument = banners(state), action >> rules.ARGUMENT_BITS, action & rules.VERB - 1
        if verb == rules.MOVE:
            name = "move-loop" if argument & 255 == table.at(argument >> 8) else "move"
            return self._label_piece(table, name, argument >> 8, lang, to=self.square(argument & 255))
        if verb == rules.ATTACK:
            piece, target = argument >> 6, argument >> 2 & 15
            sq = int(table.at(target))
            source = int(table.board.next[4 * sq + (argument & 3 ^ 2)])
            stays = source == table.at(piece)
            whom = self.piece(table, target, lang, ".object")
            names = {"whom": whom, "at": self.square(sq), "source": self.square(source)}
            return self._label_piece(table, "attack-here" if stays else "attack", piece, lang, **names)
        if verb == rules.CHOOSE:
            return self._label_piece(table, "choose", argument, lang)
        if verb == rules.PLACE:
            return self._label_place(table, argument, lang)
        if verb == rules.DRIVE:
            to = int(table.driven(table.chosen, argument))
            names = {"direction": self.say(lang, f"to-{DIRECTIONS[argument]}"), "to": self.square(to)}
            return self._label_piece(table, "drive", int(table.chosen), lang, **names)
        if verb == rules.PASS:
            return self.say(lang, f"label-{PASSES.get(int(table.phase), 'pass')}")
        if verb in (rules.PLAY, rules.DRAW, rules.STEAL):
            name = {rules.PLAY: "play", rules.DRAW: "draw", rules.STEAL: "steal"}[verb]
            return self.say(lang, f"label-{name}", item=self.item(argument, lang))
        if verb == rules.ROLL:
            return self.say(lang, "label-roll")
        return self.notation.text(state, action).partition(" ")[2]

    def _label_piece(self, table: BattleOfBannersState, name: str, piece: int, lang: str, **names: str) -> str:
        who, here = self.piece(table, piece, lang, ".object"), self.square(int(table.at(piece)))
        return sentence_case(self.say(lang, f"label-{name}", who=who, square=here, **names))

    def _label_place(self, table: BattleOfBannersState, sq: int, lang: str) -> str:
        """Where a piece is put that was chosen, or that has tied; else one comes back to a drawbridge of its colour."""
        piece = int(table.attacker if table.phase == rules.TIED else table.chosen)
        if piece != NONE:
            return self._label_piece(table, "place", piece, lang, to=self.square(sq))
        who = self.piece(table, 4 * int(table.board.bridge_of[sq]), lang)
        return self.say(lang, "label-return", who=who, square=self.square(sq))

    def rule_of(self, action: int) -> str:
        verb, argument = action >> rules.ARGUMENT_BITS, action & rules.VERB - 1
        if verb in (rules.PLAY, rules.DRAW, rules.STEAL):
            return item_rule(argument)
        return {
            rules.ROLL: "BOB M2",
            rules.PASS: "BOB ruling.combat.asked",
            rules.MOVE: "BOB M2.exact",
            rules.ATTACK: "BOB C1",
            rules.CHOOSE: "BOB ruling.card.target",
            rules.PLACE: "BOB space.drawbridge",
            rules.DRIVE: "BOB item.locust.swarm",
        }.get(verb, "BOB M2")

    def rule_now(self, table: BattleOfBannersState, action: int) -> str:
        """The rule that an action rests on, where that depends on what is asked."""
        if table.item != NONE:
            return item_rule(int(table.item))
        if action >> rules.ARGUMENT_BITS in (rules.PASS, rules.PLACE):
            return ANSWERS.get(int(table.phase), self.rule_of(action))
        return self.rule_of(action)

    # -- refusals and picks -------------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        return Refusals(self, banners(state), seat).refuse(action)

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        """A card, a button, a square; a piece and its goal; for an attack a piece, the last square and the target."""
        table, verb, argument = banners(state), action >> rules.ARGUMENT_BITS, action & rules.VERB - 1
        if verb == rules.PLAY:
            side = int(table.side_of_seat(table.actor()))
            return [(f"card:{ITEMS[argument]}:{n + 1}",) for n in range(int(amount(table.hand(side), argument)))]
        if verb == rules.MOVE and argument & 255 == table.at(argument >> 8):
            return [("verb:loop", f"piece:{piece_name(argument >> 8)}")]  # a second click would let go of the piece
        if verb == rules.MOVE:
            return [(f"piece:{piece_name(argument >> 8)}", f"spot:{self.square(argument & 255)}")]
        if verb == rules.ATTACK:
            return self._picks_of_attack(table, argument)
        if verb == rules.CHOOSE:
            return [(f"piece:{piece_name(argument)}",)]
        if verb == rules.PLACE:
            return [(f"spot:{self.square(argument)}",)]
        if verb == rules.DRIVE:
            goal = self.square(int(table.driven(table.chosen, argument)))
            return [(f"verb:{DIRECTIONS[argument]}",), (f"spot:{goal}",)]
        return [("verb:roll",) if verb == rules.ROLL else ("verb:pass",)]

    def _picks_of_attack(self, table: BattleOfBannersState, argument: int) -> list[tuple[str, ...]]:
        piece, target = argument >> 6, argument >> 2 & 15
        source = int(table.board.next[4 * table.at(target) + (argument & 3 ^ 2)])
        first, spot, last = f"piece:{piece_name(piece)}", f"spot:{self.square(source)}", f"piece:{piece_name(target)}"
        base = rules.ATTACK * rules.VERB + (argument & ~3)
        legal = set(table.legal(int(table.actor())))
        only = sum(base + direction in legal for direction in range(4)) == 1
        # A square that is also a destination would be ambiguous: then the target comes before it.
        ends = source == table.at(piece) or rules.MOVE * rules.VERB + (piece << 8) + source in legal
        short = (first, last) if only else (first, last, spot)
        return [short] if ends else [(first, spot, last), short]

    def read_picks(self, state: State, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        table, refusals = banners(state), Refusals(self, banners(state), seat)
        named = [pick.partition(":")[::2] for pick in picks]
        pieces = [self._piece_key(name) for kind, name in named if kind == "piece"]
        spots = [self._spot_key(name) for kind, name in named if kind == "spot"]
        for kind, name in named:
            if kind == "card":
                return f"play {name.partition(':')[0]}"
            if kind == "verb" and name in DIRECTIONS:
                return f"drive {name}"
            if kind == "verb" and name == "loop" and pieces:
                return refusals.move(pieces[0], int(table.at(pieces[0])))
            if kind == "verb" and name != "loop":
                return name
            if kind in ("die", "fighter", "tray"):
                return self.refusal("BOB M2", "refusal-chance")
            if kind in ("played", "zone"):
                return self.refusal("BOB ruling.card.hand", "refusal-not-your-card")
        if table.phase == rules.VICTIM and pieces:
            return f"choose {square_name(table, int(table.at(pieces[-1])))}"
        if table.phase == rules.MOVING and seat == table.actor():
            return self._read_move(table, refusals, pieces, spots)
        place = spots or [int(table.at(piece)) for piece in pieces]
        return f"place {self.square(place[-1])}" if place else "pass"

    def _read_move(
        self, table: BattleOfBannersState, refusals: Refusals, pieces: list[int], spots: list[int]
    ) -> str | Refusal:
        if not pieces:
            return self.refusal("BOB M2.piece", "refusal-piece-first")
        piece = pieces[0]
        if len(pieces) == 1 and not spots:
            return refusals.no_move(piece)
        if len(pieces) == 1:
            return refusals.move(piece, spots[-1])
        target = pieces[1]
        around = [int(table.board.next[4 * table.at(target) + direction]) for direction in range(4)]
        sources = [sq for sq in spots if sq in around] or [sq for sq in around if sq != NONE]
        for direction in range(4):
            if table.board.next[4 * sources[0] + direction] == table.at(target):
                return refusals.attack(piece, target, direction)
        return refusals.move(piece, int(table.at(target)))

    def _piece_key(self, name: str) -> int:
        known = {piece_name(4 * colour + number): 4 * colour + number for colour in range(4) for number in range(3)}
        if name not in known:
            raise InvalidAction(f"no piece {name!r}")
        return known[name]

    def _spot_key(self, name: str) -> int:
        if name not in self.pack.squares:
            raise InvalidAction(f"no square {name!r}")
        return self.pack.squares[name]

    # -- prompts ------------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str) -> str:
        table, actor = banners(state), int(state.actor())
        if actor == OVER:
            return self.say(lang, "question-over")
        if actor == CHANCE:
            return self.say(lang, f"question-{'cards' if table.phase in (rules.DRAWING, rules.STEALING) else 'dice'}")
        if actor != seat:
            return self.say(lang, "question-wait", who=self.seat_name(actor, lang, int(table.seats)))
        item = self.item(int(table.item), lang) if table.item != NONE else ""
        if table.phase == rules.MOVING:
            return self._question_of_move(table, lang)
        plays = any(action >> rules.ARGUMENT_BITS == rules.PLAY for action in table.legal(seat))
        won, tied, lost = map(percent, fights.fight(self._advantage(table)))
        arguments = {"item": item, "cards": "yes" if plays else "no", "won": won, "tied": tied, "lost": lost}
        return self.say(lang, f"question-{QUESTIONS[int(table.phase)]}", **arguments)

    def _question_of_move(self, table: BattleOfBannersState, lang: str) -> str:
        duty = int(table.must_leave())
        if duty != NONE:
            return self.say(lang, "question-leave", steps=int(table.steps(duty)))
        steps, scouts = int(table.steps(table.first_mover())), "yes" if table.seats == 2 else "no"
        if steps <= 0:  # only rain comes to that, and only scouts still move
            return self.say(lang, "question-move-scouts", steps=steps + rules.SCOUT)
        return self.say(lang, "question-move", steps=steps, scouts=scouts)

    def choices(self, state: State, seat: int, lang: str = "en") -> tuple[Choice, ...]:
        """Made from what this seat knows; nothing is tried out on the true state."""
        table = banners(state)
        return tuple(self.choice(table, seat, action, lang) for action in table.legal(seat))

    def choice(self, state: State, seat: int, action: int, lang: str) -> Choice:
        table, verb, argument = banners(state), action >> rules.ARGUMENT_BITS, action & rules.VERB - 1
        more: dict[str, Any] = {}
        if verb == rules.MOVE:
            more = self._of_move(table, argument >> 8, argument & 255, lang)
        elif verb == rules.ATTACK:
            more = self._of_attack(table, argument, lang)
        elif table.phase in (rules.ATTACKERS_CARD, rules.DEFENDERS_CARD):
            more = self._of_card(table, argument if verb == rules.PLAY else NONE, lang)
        elif verb == rules.PLAY:
            more = {"effect": (self.say(lang, f"item-{ITEMS[argument]}.text"),)}
        plain = self.blind_choice(state, seat, action, lang)
        return Choice(**{**plain.__dict__, "rule": self.rule_now(table, action), **more})

    def _walk(self, table: BattleOfBannersState, piece: int) -> list[picks.Layer]:
        key = (table.key(), piece)
        if key not in self._walks:
            while len(self._walks) >= KEPT:
                del self._walks[next(iter(self._walks))]
            self._walks[key] = picks.walk(table, piece)
        return self._walks[key]

    def _spots(self, squares: list[int]) -> tuple[str, ...]:
        return tuple(f"spot:{self.square(sq)}" for sq in squares)

    def _of_move(self, table: BattleOfBannersState, piece: int, sq: int, lang: str) -> dict[str, Any]:
        side, effect, wins = piece >> 3, [], False
        flag = int(table.flag(1 - side))
        takes = flag == sq or (flag == rules.HOME and sq == table.board.castle[1 - side])
        if takes:
            effect.append(self.say(lang, "effect-flag"))
        if sq == table.board.castle[side] and (takes or table.carries(piece)):
            effect.append(self.say(lang, "effect-home"))
            wins = True
        if table.board.keep_at[sq] != NONE and sq != table.at(piece):
            effect.append(self.say(lang, "effect-card" if table.deck else "effect-no-card"))
        path = self._spots(picks.way_to(self._walk(table, piece), sq))
        return {"effect": one_line(effect), "path": path, "wins": wins}

    def _of_attack(self, table: BattleOfBannersState, argument: int, lang: str) -> dict[str, Any]:
        """BOB C2: the odds with every modifier, and what each combat card of the own hand would change."""
        piece, target, direction = argument >> 6, argument >> 2 & 15, argument & 3
        source = int(table.board.next[4 * table.at(target) + (direction ^ 2)])
        path = picks.way_to_attack(self._walk(table, piece), source, direction)
        bonus = 0 if table.seats == 2 and piece >> 2 & 1 else 1
        effect = []
        if not table.used(piece >> 3):
            for kind in (EXTRA_STRENGTH, POISON):
                if amount(table.hand(piece >> 3), kind):
                    effect.append(self._with_card(kind, bonus, lang))
        if table.has_knife(piece >> 3):
            won, tied, _ = fights.fight(bonus)
            effect.append(self.say(lang, "effect-with-knife", won=percent(won + tied)))
        return {
            "effect": one_line(effect),
            "odds": self.fight_odds(bonus, lang),
            "modifiers": self._bonus(table, piece, lang),
            "path": self._spots([*path, int(table.at(target))]),
        }

    def _with_card(self, kind: int, advantage: int, lang: str) -> str:
        won, tied, lost = map(percent, fights.fight(advantage + fights.EFFECT[ITEMS[kind]]))
        return self.say(lang, "effect-with-card", item=self.item(kind, lang), won=won, tied=tied, lost=lost)

    def fight_odds(self, advantage: int, lang: str) -> tuple[Odds, ...]:
        """A fight as whoever has this advantage sees it."""
        numbers = fights.fight(advantage)
        return tuple(
            Odds(self.say(lang, f"odds-{name}", percent=percent(number)), number, fights.ROLLS)
            for name, number in zip(("win", "tie", "loss"), numbers, strict=True)
        )

    def _bonus(self, table: BattleOfBannersState, piece: int, lang: str) -> tuple[Modifier, ...]:
        """BOB C2.bonus, BOB C2.scout, BOB ruling.bonus: the attacker's advantage."""
        if table.seats > 2:
            return (Modifier(self.say(lang, "modifier-attack"), 1, "BOB ruling.bonus"),)
        if piece >> 2 & 1:
            return (Modifier(self.say(lang, "modifier-scout"), 0, "BOB C2.scout"),)
        return (Modifier(self.say(lang, "modifier-attack"), 1, "BOB C2.bonus"),)

    def _of_card(self, table: BattleOfBannersState, kind: int, lang: str) -> dict[str, Any]:
        """A combat card, or none: the sum and the odds as they would be, seen from whoever is asked."""
        attacking, advantage = table.phase == rules.ATTACKERS_CARD, self._advantage(table)
        sign = 1 if attacking else -1
        found = [
            Modifier(one.label, one.amount * sign, one.rule) for one in self._bonus(table, int(table.attacker), lang)
        ]
        if not attacking and table.attack_card != NONE:
            found.append(self._card_modifier(int(table.attack_card), -1, lang))
        if kind != NONE:
            found.append(self._card_modifier(kind, 1, lang))
            advantage += fights.EFFECT[ITEMS[kind]]
        return {"odds": self.fight_odds(advantage, lang), "modifiers": tuple(found)}

    def _advantage(self, table: BattleOfBannersState) -> int:
        """What whoever is asked for a combat card has ahead of the other by now."""
        advantage = int(table.attack_bonus() - table.defence_bonus()) if table.attacker != NONE else 0
        return advantage if table.phase == rules.ATTACKERS_CARD else -advantage

    def _card_modifier(self, kind: int, sign: int, lang: str) -> Modifier:
        return Modifier(self.item(kind, lang), sign * fights.EFFECT[ITEMS[kind]], item_rule(kind))

    def odds(self, state: State, lang: str, seat: int | None = None) -> tuple[Odds, ...]:
        """Of a card from the keep, its team knows the chances: any card that it doesn't see may be the one."""
        table = banners(state)
        if table.phase != rules.DRAWING or seat not in position.team(table, int(table.mover) >> 1):
            return super().odds(state, lang, seat)
        pool = position.counts(int(table.deck + table.hand(1 - (table.mover >> 1))))
        total = sum(pool.values())
        odds = [Odds(self.say(lang, f"item-{name}"), number, total) for name, number in pool.items()]
        return tuple(sorted(odds, key=lambda one: -one.weight))

    # -- log, end, scene ----------------------------------------------------------------------------------------------

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        return Log(self, lang).sentence(event)

    def cites(self, event: Event) -> tuple[str, ...]:
        return Log(self, "en").cites(event)

    def ending(self, state: State, lang: str) -> list[Sentence]:
        return Log(self, lang).ending(banners(state))

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        return Drawing(self, banners(state), seat, lang).scene()


def one_line(sentences: list[str]) -> tuple[str, ...]:
    return (" ".join(sentences),) if sentences else ()


def percent(rolls: int) -> str:
    """Of all rolls of a fight."""
    return f"{100 * rolls / fights.ROLLS:.0f}"
