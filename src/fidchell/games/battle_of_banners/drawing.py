"""The table of The Battle of Banners as people see it: field, pieces, flags, hands, dice."""

from typing import TYPE_CHECKING, Final

from fidchell.core.scene import Card, Panel, Piece, Scene, Spot
from fidchell.games.battle_of_banners import rules
from fidchell.games.battle_of_banners.boards import COLOURS
from fidchell.games.battle_of_banners.components import CODES, DEAD, ITEMS, NONE, OUTSIDE, size
from fidchell.games.battle_of_banners.log import Log
from fidchell.games.battle_of_banners.notation import DIRECTIONS
from fidchell.games.battle_of_banners.position import SIDES, cards, piece_name, two_dice
from fidchell.games.battle_of_banners.rules import Banners

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.table import Table

RIM: Final = 1  # room for the names of rows and columns
TONES: Final = ("plain", "tree", "keep", "castle", "drawbridge")


class Drawing:
    """One look at the table, from a seat (None: a spectator), in a language."""

    def __init__(self, game: "Table", state: Banners, seat: int | None, lang: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.lang = lang

    def say(self, message: str, **arguments: object) -> str:
        return self.game.say(self.lang, message, **arguments)

    def scene(self) -> Scene:
        board = self.state.board
        zones = [("zone:played", self.say("zone-played"))]
        if self.seat is not None:
            zones.insert(0, ("zone:hand", self.say("zone-hand")))
        return Scene(
            width=int(board.width) + RIM,
            height=int(board.height) + RIM,
            status=self.status(),
            spots=tuple(self.spot(sq) for sq in range(CODES) if board.kind[sq] != OUTSIDE),
            pieces=(*self.pieces(), *self.flags()),
            cards=(*self.hand(), *self.played()),
            zones=tuple(zones),
            panels=(self.dice(), self.sides(), self.field()),
            warnings=tuple(self.warnings()),
            buttons=tuple(self.buttons()),
            unit="square",
            near=("zone:hand",),
            folded=("zone:played",),
            marks=tuple(self.marks()),
        )

    def status(self) -> str:
        state = self.state
        if state.ended:
            return Log(self.game, self.lang).result(int(state.ended), int(state.winner))
        if state.phase == rules.START:
            return self.say("status-start")
        who = Log(self.game, self.lang).who(int(state.who(state.mover)))
        return self.say("status", turn=int(state.turn), limit=int(state.limit), who=who)

    def buttons(self) -> list[tuple[str, str]]:
        phase = int(self.state.phase)
        doubles = (rules.RETURNING, rules.ATTACKERS_DOUBLE, rules.DEFENDERS_DOUBLE)
        found = [
            ("verb:roll", self.say("label-roll")),
            ("verb:pass", self.say("label-decline" if phase in doubles else "label-pass")),
        ]
        if phase == rules.DRIVING:
            found += [(f"verb:{name}", self.say(f"to-{name}")) for name in DIRECTIONS]
        return found

    # -- the field ----------------------------------------------------------------------------------------------------

    def spot(self, sq: int) -> Spot:
        board, name = self.state.board, self.game.square(sq)
        tone = TONES[board.kind[sq]]
        label = self.say(f"space-{tone}")
        if self.state.is_closed(sq):
            tone = "closed"
            left = int(self.state.closed >> 2 * board.keep_at[sq] & 3)
            label = self.say("spot-closed", turns=left)
        elif sq in (self.state.flag0, self.state.flag1):
            tone = "flag"
            label = self.say("space-flag")
        x, y = int(board.file[sq]), int(board.height - 1 - board.rank[sq])
        return Spot(f"spot:{name}", x + RIM, y, self.say("spot", square=name, kind=label), tone=tone)

    def marks(self) -> list[tuple[float, float, str]]:
        """Letters under the columns, numbers beside the rows."""
        width, height = int(self.state.board.width), int(self.state.board.height)
        found = [(float(x + RIM), float(height), "abcdefghijklmnopqrstuvwxyz"[x]) for x in range(width)]
        return found + [(0.0, float(y), str(height - y)) for y in range(height)]

    def pieces(self) -> list[Piece]:
        found = []
        for piece in [4 * colour + number for colour in range(4) for number in range(3)]:
            if not self.state.stands(piece):
                continue
            carrier = self.state.carries(piece)
            scout = self.state.seats == 2 and piece >> 2 & 1
            name, square = self.game.piece(self.state, piece, self.lang), self.game.square(int(self.state.at(piece)))
            label = self.say("piece-carrier" if carrier else "piece", who=name, square=square)
            sprite = "carrier" if carrier else "scout" if scout else "piece"
            body = self.say("about-scout" if scout else "about-piece")
            if carrier:
                body = self.say("about-carrier", flag=self.say(f"the-flag-{SIDES[1 - (piece >> 3)]}"))
            found.append(
                Piece(
                    f"piece:{piece_name(piece)}",
                    sprite,
                    piece >> 2,
                    f"spot:{square}",
                    label,
                    face=COLOURS[piece >> 2],
                    body=body,
                    badge="⚑" if carrier else "",
                )
            )
        return found

    def flags(self) -> list[Piece]:
        """Flags that nobody carries: at home, or on a flag space."""
        found = []
        for side, name in enumerate(SIDES):
            flag = int(self.state.flag(side))
            if flag < rules.CARRIED:
                sq = int(self.state.board.castle[side]) if flag == rules.HOME else flag
                label = self.say("flag-on", flag=self.say(f"flag-{name}"), square=self.game.square(sq))
                found.append(Piece(f"flag:{name}", "flag", 2 * side, f"spot:{self.game.square(sq)}", label, face=name))
        return found

    def warnings(self) -> list[str]:
        """Whoever carries a flag, and how far it is from home."""
        found = []
        for side, name in enumerate(SIDES):
            piece = int(self.state.flag(side)) - rules.CARRIED
            if piece >= 0 and not self.state.ended:
                sq = int(self.state.at(piece))
                steps = int(self.state.board.steps[sq * CODES + self.state.board.castle[1 - side]])
                who = self.game.piece(self.state, piece, self.lang, ".the")
                flag = self.say(f"the-flag-{name}")
                found.append(self.say("warning-carrier", who=who, square=self.game.square(sq), flag=flag, steps=steps))
        return found

    # -- cards --------------------------------------------------------------------------------------------------------

    def hand(self) -> list[Card]:
        """The own team's cards; nobody else's."""
        if self.seat is None:
            return []
        held = cards(int(self.state.hand(self.state.side_of_seat(self.seat))))
        return [self.card(name, f"card:{name}:{held[:n].count(name) + 1}", "zone:hand") for n, name in enumerate(held)]

    def played(self) -> list[Card]:
        pile = cards(int(self.state.played0 + self.state.played1))
        return [
            self.card(name, f"played:{name}:{pile[:n].count(name) + 1}", "zone:played") for n, name in enumerate(pile)
        ]

    def card(self, name: str, key: str, zone: str) -> Card:
        title = self.say(f"item-{name}")
        colour = self.say(f"colour-{self.game.card_colours[ITEMS.index(name)]}")
        return Card(key, zone, title, f"{title} ({colour})", self.say(f"item-{name}.text"), name)

    # -- what isn't on the board --------------------------------------------------------------------------------------

    def dice(self) -> Panel:
        state, lines = self.state, []
        if state.dice:
            lines.append(self.say("dice-move", dice=" + ".join(map(str, two_dice(int(state.dice))))))
        if state.attacker != NONE:
            for piece, dice, bonus in (
                (int(state.attacker), int(state.attack_dice), int(state.attack_bonus())),
                (int(state.target), int(state.defence_dice), int(state.defence_bonus())),
            ):
                who = self.game.piece(state, piece, self.lang)
                rolled = " + ".join(map(str, two_dice(dice))) or "…"
                lines.append(self.say("dice-fight", who=who, dice=rolled, bonus=f"{bonus:+d}".replace("-", "−")))
        return Panel("panel:dice", self.say("panel-dice"), tuple(lines) or (self.say("dice-none"),))

    def sides(self) -> Panel:
        state, lines = self.state, []
        for side, name in enumerate(SIDES):
            fallen = [int(state.at(piece)) for piece in range(8 * side, 8 * side + 7) if piece & 3 < 3]
            lines.append(
                self.say(
                    "side-line",
                    who=self.say(f"side-{name}"),
                    cards=int(size(state.hand(side))),
                    pieces=int(state.pieces(side)),
                    fallen=fallen.count(DEAD),
                )
            )
            if state.ghost1 if side else state.ghost0:
                lines.append(self.say("side-ghost", who=self.say(f"side-{name}")))
            if (state.rain1 if side else state.rain0) and not state.ended:
                lines.append(self.say("side-rain", who=self.say(f"side-{SIDES[1 - side]}")))
        return Panel("panel:sides", self.say("panel-sides"), tuple(lines))

    def field(self) -> Panel:
        state = self.state
        lines = [self.say("deck-left", number=int(size(state.deck)))]
        for number, sq in enumerate(state.board.keeps):
            left = int(state.closed >> 2 * number & 3)
            if left:
                lines.append(self.say("keep-closed-line", square=self.game.square(int(sq)), turns=left))
        return Panel("panel:field", self.say("panel-field"), tuple(lines))
