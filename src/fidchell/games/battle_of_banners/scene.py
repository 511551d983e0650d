"""The table of The Battle of Banners as people see it: field, pieces, flags, hands, dice."""

from typing import TYPE_CHECKING, Final

from fidchell.core.scene import Card, Panel, Piece, Scene, Spot
from fidchell.core.text import sentence_case
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners.components import COLOURS, DIRECTIONS, ITEMS, NONE, SIDES, piece_name, two_dice
from fidchell.games.battle_of_banners.position import PIECES, cards
from fidchell.games.battle_of_banners.rules import BattleOfBannersState
from fidchell.games.battle_of_banners.rules.combat import attack_bonus, defence_bonus

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners
    from fidchell.games.battle_of_banners.names import BattleOfBannersNames

LAST_TURNS: Final = 20  # how many are counted down before the game ends by its limit
RIM: Final = 1  # room for the names of the rows
FOOT: Final = 0.55  # and of the columns
TRAY: Final = 1.4  # and for the dice under the board
DIE: Final = 0.8
MOVER: Final = 1.4  # where the parts of the tray begin
FIGHTERS: Final = (4.1, 8.3)


class Drawing:
    """One look at the table, from a seat (None: a spectator), in a language."""

    def __init__(self, game: "BattleOfBanners", state: BattleOfBannersState, seat: int | None, lang: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.names: BattleOfBannersNames = game.names(lang)

    def say(self, message: str, **arguments: object) -> str:
        return self.names.say(message, **arguments)

    def scene(self) -> Scene:
        board = self.state.board
        zones = [("zone:played", self.say("zone-played"))]
        if self.seat is not None:
            zones.insert(0, ("zone:hand", self.say("zone-hand")))
        return Scene(
            width=int(board.width) + RIM,
            height=int(board.height) + FOOT + TRAY,
            status=self.status(),
            spots=(*self.squares(), *self.tray()),
            pieces=(*self.pieces(), *self.flags(), *self.dice()),
            cards=tuple(self.cards()),
            zones=tuple(zones),
            panels=(self.sides(), self.field()),
            warnings=tuple(self.warnings()),
            buttons=tuple(self.buttons()),
            unit="square",
            near=("zone:hand",),
            folded=("zone:played",),
            marks=(*self.marks(), *self.captions()),
            stepwise=True,
        )

    def status(self) -> str:
        state = self.state
        if state.ended:
            return self.names.result(int(state.ended), int(state.winner))
        if state.phase == c.START:
            return self.say("status-start")
        left = int(state.limit - state.turn)
        return self.say(
            "status-last" if left < LAST_TURNS else "status", turn=int(state.turn), left=left, who=self.mover()
        )

    def mover(self) -> str:
        """Whose part it is."""
        return self.names.player(int(self.state.who(self.state.mover)))

    def buttons(self) -> list[tuple[str, str]]:
        phase = int(self.state.phase)
        none = self.say("label-decline" if phase in c.DOUBLES else "label-pass")
        found = [("verb:roll", self.say("label-roll")), ("verb:pass", none)]
        if phase == c.MOVING:
            found.append(("verb:loop", self.say("label-loop")))
        if phase == c.DRIVING:
            found += [(f"verb:{name}", self.say(f"to-{name}")) for name in DIRECTIONS]
        return found

    def piece(self, piece: int, form: str = "") -> str:
        return self.names.piece(int(self.state.figure(piece)), form)

    # -- the field ----------------------------------------------------------------------------------------------------

    def squares(self) -> list[Spot]:
        """The squares of the field; hardly any looks different after a move, so they are kept."""
        state, board = self.state, self.state.board
        changing = {int(sq): int(state.closed >> 2 * number & 3) for number, sq in enumerate(board.keeps)}
        changing |= {int(board.castle[side]): 4 + (state.flag(side) == c.HOME) for side in range(2)}
        changing |= {int(state.flag(side)): 6 for side in range(2) if 0 <= state.flag(side) < c.CARRIED}
        kept, found = self.game.kept_spots(self.names.lang), []
        for sq in self.game.pack.squares.values():
            look = sq, changing.get(sq, 0)
            if look not in kept:
                kept[look] = self.spot(sq)
            found.append(kept[look])
        return found

    def spot(self, sq: int) -> Spot:
        board, name = self.state.board, self.names.square(sq)
        tone, label = self.look(sq)
        x, y = int(board.file[sq]), int(board.height - 1 - board.rank[sq])
        return Spot(f"spot:{name}", x + RIM, y, self.say("spot", square=name, kind=label), tone=tone)

    def look(self, sq: int) -> tuple[str, str]:
        """How a square looks, and what it is called."""
        state, board = self.state, self.state.board
        if sq in (state.flag0, state.flag1):
            return "flag", self.say("space-flag")
        if board.kind[sq] == c.CASTLE:
            side = 0 if sq == board.castle[0] else 1
            home = "home" if state.flag(side) == c.HOME else "castle"
            return f"{home}-{SIDES[side]}", self.say(f"spot-{home}", who=self.names.side(side))
        if board.kind[sq] == c.DRAWBRIDGE:
            colour = COLOURS[board.bridge_of[sq]]
            return f"drawbridge-{colour}", self.say("spot-drawbridge", who=self.names.colour(int(board.bridge_of[sq])))
        left = int(state.closed >> 2 * board.keep_at[sq] & 3) if board.keep_at[sq] != NONE else 0
        if left:
            return f"closed-{left}", self.say("spot-closed", turns=left)
        tone = {c.TREE: "tree", c.KEEP: "keep"}.get(int(board.kind[sq]), "plain")
        return tone, self.say(f"space-{tone}")

    def marks(self) -> list[tuple[float, float, str]]:
        """Letters under the columns, numbers beside the rows."""
        width, height = int(self.state.board.width), int(self.state.board.height)
        found = [(float(x + RIM), height - 0.17, "abcdefghijklmnopqrstuvwxyz"[x]) for x in range(width)]
        return found + [(0.0, float(y), str(height - y)) for y in range(height)]

    def pieces(self) -> list[Piece]:
        """Most stand where they stood, and look as they did."""
        state, kept, found = self.state, self.names.drawn, []
        for piece in PIECES.values():
            if state.stands(piece):
                look = ("piece", piece, int(state.figure(piece)), int(state.at(piece)), state.carries(piece))
                if look not in kept:
                    kept[look] = self.standing(piece)
                found.append(kept[look])
        return found

    def standing(self, piece: int) -> Piece:
        state, board = self.state, self.state.board
        carrier = state.carries(piece)
        name, square = self.piece(piece), self.names.square(int(state.at(piece)))
        label = self.say("piece-carrier" if carrier else "piece", who=name, square=square)
        sprite = "scout" if state.figure(piece) >= len(COLOURS) else "piece"
        body = self.say(f"about-{sprite}")
        if carrier:
            enemy = 1 - (piece >> 3)
            sprite, body = f"{sprite}-{SIDES[enemy]}", self.say("about-carrier", flag=self.names.flag(enemy))
            if board.rank[state.at(piece)] == board.height - 1:
                sprite += "-low"  # above the board there is no room for its flag
        key, face = f"piece:{piece_name(piece)}", COLOURS[piece >> 2]
        return Piece(key, sprite, piece >> 2, f"spot:{square}", label, face=face, body=body)

    def flags(self) -> list[Piece]:
        """Flags that lie on the field; one at home flies from its castle, and a carried one from its carrier."""
        found = []
        for side, name in enumerate(SIDES):
            flag = int(self.state.flag(side))
            if 0 <= flag < c.CARRIED:
                square = self.names.square(flag)
                label = self.say("flag-on", flag=self.say(f"flag-{name}"), square=square)
                found.append(Piece(f"flag:{name}", f"flag-{name}", 2 * side, f"spot:{square}", label, face=name))
        return found

    def warnings(self) -> list[str]:
        """One's own flag is being carried away."""
        return [] if self.seat is None else self.carriers([int(self.state.side_of_seat(self.seat))])

    def carriers(self, sides: list[int]) -> list[str]:
        """Whoever carries a flag of these sides, and how far it is from home."""
        found = []
        for side in sides:
            piece = int(self.state.flag(side)) - c.CARRIED
            if piece >= 0 and not self.state.ended:
                sq = int(self.state.at(piece))
                steps = int(self.state.board.steps[sq * c.CODES + self.state.board.castle[1 - side]])
                who = self.piece(piece, ".the")
                flag = self.names.flag(side)
                words = self.say("warning-carrier", who=who, square=self.names.square(sq), flag=flag, steps=steps)
                found.append(sentence_case(words))
        return found

    # -- cards --------------------------------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """The own team's cards, nobody else's; and those that were played."""
        mine = 0 if self.seat is None else self.state.hand(self.state.side_of_seat(self.seat))
        both = self.state.played0 + self.state.played1
        return self.pile("card", "zone:hand", int(mine)) + self.pile("played", "zone:played", int(both))

    def pile(self, key: str, zone: str, heap: int) -> list[Card]:
        names = cards(heap)
        return [self.card(name, f"{key}:{name}:{names[:n].count(name) + 1}", zone) for n, name in enumerate(names)]

    def card(self, name: str, key: str, zone: str) -> Card:
        title = self.say(f"item-{name}")
        colour = self.say(f"colour-{self.game.card_colours[ITEMS.index(name)]}")
        body, origin = self.say(f"item-{name}.text"), self.game.item_origin(ITEMS.index(name), self.names.lang)
        return Card(key, zone, title, f"{title} ({colour})", body, name, origin=origin)

    # -- what isn't on the board --------------------------------------------------------------------------------------

    def fight(self) -> list[tuple[str, int, int, int]]:
        """What both do who fight or have just fought, their pieces, dice and bonuses; empty if nobody has."""
        state, past = self.state, int(self.state.fought)
        if c.ATTACKERS_CARD <= state.phase <= c.DEFENDERS_DICE:
            return [
                ("attacks", int(state.attacker), int(state.attack_dice), int(attack_bonus(state))),
                ("defends", int(state.target), int(state.defence_dice), int(defence_bonus(state))),
            ]
        if not past:
            return []
        return [
            ("attacked", past >> 4 & 15, past >> 14 & 63, (past >> 23) - c.BONUS),
            ("defended", past & 15, past >> 8 & 63, (past >> 20 & 7) - c.BONUS),
        ]

    def rolled(self) -> list[int]:
        """The dice of the movement, until it has led to a fight."""
        return two_dice(int(self.state.dice)) if self.state.attacker == NONE else []

    def tray(self) -> list[Spot]:
        """Where the dice lie under the board: of the movement, and of the two who fight."""
        y = int(self.state.board.height) + FOOT + TRAY - DIE - 0.24
        places = [("move", MOVER, 2 * DIE)] if self.rolled() else []
        places += [(f"fight-{n}", x, 3 * DIE) for n, (x, _) in enumerate(zip(FIGHTERS, self.fight(), strict=False))]
        return [Spot(f"tray:{name}", x, y, self.say("tray"), "none", w=w, h=DIE) for name, x, w in places]

    def dice(self) -> list[Piece]:
        """The dice, and whose they are."""
        found = [
            self.die("move", n, number, self.say("dice-move", who=self.mover(), number=number))
            for n, number in enumerate(self.rolled())
        ]
        for n, (does, piece, dice, bonus) in enumerate(self.fight()):
            who = f"{self.piece(piece)} {self.say(f'fighter-{does}')}"
            label = ": ".join(filter(None, (who, self.total(dice, bonus))))
            sprite = "scout" if self.state.figure(piece) >= len(COLOURS) else "piece"
            found.append(Piece(f"fighter:{n}", sprite, piece >> 2, f"tray:fight-{n}", label))
            for m, number in enumerate(two_dice(dice)):
                found.append(self.die(f"fight-{n}", m, number, self.say("die", number=number)))
        return found

    def total(self, dice: int, bonus: int) -> str:
        """What is added to two dice, and what they make."""
        added = self.names.added(bonus)
        return (f"{added} = {sum(two_dice(dice)) + bonus}" if dice else added).strip()

    def die(self, tray: str, n: int, number: int, label: str) -> Piece:
        return Piece(f"die:{tray}:{n}", f"die-{number}", None, f"tray:{tray}", label)

    def captions(self) -> list[tuple[float, float, str]]:
        """Beside the dice of a fight what is added to them, and what they make."""
        beside = int(self.state.board.height) + FOOT + 0.25
        return [
            (x + 3 * DIE + 0.2, beside, self.total(dice, bonus))
            for x, (_, _, dice, bonus) in zip(FIGHTERS, self.fight(), strict=False)
        ]

    def sides(self) -> Panel:
        state, lines = self.state, self.carriers([0, 1])
        for side in range(2):
            who, held, left = self.names.side(side), int(c.size(state.hand(side))), int(state.pieces(side))
            fallen = sum(state.at(piece) == c.DEAD for piece in PIECES.values() if piece >> 3 == side)
            lines.append(self.say("side-line", who=who, cards=held, pieces=left, fallen=fallen))
            if state.ghost(side):
                lines.append(self.say("side-ghost", who=who))
            if state.rain(side) and not state.ended:
                lines.append(self.say("side-rain", who=self.names.side(1 - side)))
        return Panel("panel:sides", self.say("panel-sides"), tuple(lines))

    def field(self) -> Panel:
        state = self.state
        lines = [self.say("deck-left", number=int(c.size(state.deck)))]
        for number, sq in enumerate(state.board.keeps):
            left = int(state.closed >> 2 * number & 3)
            if left:
                lines.append(self.say("keep-closed-line", square=self.names.square(int(sq)), turns=left))
        return Panel("panel:field", self.say("panel-field"), tuple(lines))
