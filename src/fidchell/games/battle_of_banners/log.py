"""What has happened, in words."""

from typing import TYPE_CHECKING, Final

from fidchell.core.game import Sentence
from fidchell.core.state import Event
from fidchell.core.text import sentence_case
from fidchell.games.battle_of_banners import rules
from fidchell.games.battle_of_banners.components import ITEMS, NONE, PROVIDING_AID, SABOTEUR, SAFEGUARD
from fidchell.games.battle_of_banners.data import COLOURS
from fidchell.games.battle_of_banners.position import SIDES
from fidchell.games.battle_of_banners.rules import BattleOfBannersState

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners

NAMES: Final = {
    rules.BEGUN: "begun", rules.TURN: "turn", rules.PLAYED: "played", rules.ROLLED: "rolled", rules.MOVED: "moved",
    rules.ATTACKED: "attacked", rules.THREW: "threw", rules.KILLED: "killed", rules.REPELLED: "repelled",
    rules.DREW_LEVEL: "level", rules.RESTED: "rested", rules.TOOK: "took", rules.DROPPED: "dropped",
    rules.WENT_HOME: "went-home", rules.DREW: "drew", rules.DREW_CARD: "drew-card", rules.STOLE: "stole",
    rules.STOLE_CARD: "stole-card", rules.RETURNED: "returned", rules.STUCK: "stuck", rules.SHIFTED: "shifted",
    rules.REAPED: "reaped", rules.STARVED: "starved", rules.CLOSED_KEEP: "closed", rules.NO_CARDS: "no-cards",
    rules.DECLINED: "declined",
}  # fmt: skip
RULES: Final[dict[int, tuple[str, ...]]] = {
    rules.TURN: ("BOB ruling.turn",),
    rules.ATTACKED: ("BOB C1", "BOB ruling.attack.last", "BOB ruling.attack.from", "BOB ruling.combat.order"),
    rules.KILLED: ("BOB C3",),
    rules.REPELLED: ("BOB ruling.repelled",),
    rules.DREW_LEVEL: ("BOB C4", "BOB ruling.knife"),
    rules.TOOK: ("BOB space.castle", "BOB C5.take"),
    rules.DREW: ("BOB T1", "BOB space.keep"),
    rules.DREW_CARD: ("BOB T1", "BOB ruling.card.secret"),
    rules.STOLE: ("BOB item.thief",),
    rules.STOLE_CARD: ("BOB item.thief", "BOB ruling.card.secret"),
    rules.REAPED: ("BOB item.the.reaper", "BOB item.the.reaper.final", "BOB ruling.reaper"),
    rules.STARVED: ("BOB item.famine", "BOB item.famine.discard"),
    rules.CLOSED_KEEP: ("BOB space.keep.closed", "BOB ruling.keep"),
    rules.NO_CARDS: ("BOB deck.empty",),
    rules.DECLINED: ("BOB ruling.doubles",),
}
# Why a piece rests where it does after a fight.
RESTS: Final = {
    rules.AFTER_TIE: ("BOB C4", "BOB ruling.tie", "BOB ruling.rest"),
    rules.MOVED_IN: ("BOB C3", "BOB ruling.rest"),
    rules.MOVED_HOME: ("BOB ruling.flag.home.killer", "BOB C3", "BOB ruling.rest"),
    rules.STAYED_OUT: ("BOB ruling.flag.killer", "BOB C5.owners"),
}
DROPS: Final = {
    rules.BY_DEFENDER: ("BOB C5", "BOB C5.owners"),
    rules.BY_ATTACKER: ("BOB ruling.flag.attacker", "BOB C5", "BOB C5.owners"),
    rules.BY_REAPED: ("BOB ruling.reaper.flag", "BOB C5", "BOB C5.owners"),
}
BRIDGES: Final = ("BOB space.drawbridge", "BOB ruling.drawbridge")
SHIFTS: Final = {
    SAFEGUARD: ("BOB item.safeguard", "BOB item.safeguard.keep", "BOB item.safeguard.forfeit"),
    PROVIDING_AID: (
        "BOB item.providing.aid",
        "BOB item.providing.aid.place",
        "BOB ruling.aid",
        "BOB ruling.aid.nothing",
    ),
    SABOTEUR: ("BOB item.saboteur", "BOB item.saboteur.keep", "BOB ruling.saboteur"),
}
LOCUSTS: Final = (
    "BOB item.locust.swarm", "BOB item.locust.swarm.through", "BOB item.locust.swarm.short", "BOB ruling.locusts",
)  # fmt: skip


class Log:
    """Events and endings in a language."""

    def __init__(self, game: "BattleOfBanners", lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, message: str, **arguments: object) -> str:
        return self.game.say(self.lang, message, **arguments)

    def who(self, who: int) -> str:
        """A colour in team play, 4 + side one against one."""
        return self.say(f"side-{SIDES[who - 4]}" if who >= 4 else f"seat-{COLOURS[who]}")

    def piece(self, figure: int, form: str = ".the") -> str:
        """A colour, and 4 more for a scout."""
        return self.say(f"{'scout' if figure >= 4 else 'piece'}-{COLOURS[figure & 3]}{form}")

    def square(self, sq: int) -> str:
        return self.game.square(int(sq))

    def sentence(self, event: Event) -> Sentence | None:
        kind, *data = event
        if kind == rules.ENDED:
            return Sentence(self.result(data[0], data[1]), self.cites(event)[:1])
        name = f"log-{NAMES[kind]}"
        arguments: dict[str, object] = {}
        if kind == rules.BEGUN:
            arguments = {"first": int(data[0]), "second": int(data[1])}
            name += "-tie" if data[0] == data[1] else ""
        elif kind in (rules.TURN, rules.STUCK, rules.DREW, rules.STOLE, rules.DECLINED):
            arguments = {"who": self.who(data[0]), "turn": int(data[-1])}
        elif kind in (rules.PLAYED, rules.DREW_CARD, rules.STOLE_CARD):
            arguments = {"who": self.who(data[0]), "item": self.say(f"item-{ITEMS[data[1]]}")}
        elif kind == rules.ROLLED:
            arguments = {"who": self.who(data[0]), "dice": _dice(data[1], data[2]), "rain": int(data[3])}
        elif kind == rules.THREW:
            total = int(data[1] + data[2] + data[3])
            bonus = f" {'−' if data[3] < 0 else '+'} {abs(int(data[3]))}" if data[3] else ""
            arguments = {"who": self.piece(data[0]), "dice": _dice(data[1], data[2]), "bonus": bonus, "total": total}
        elif kind == rules.ATTACKED:
            colour, _, source, target, sq = data
            arguments = {"who": self.piece(colour), "source": self.square(source), "square": self.square(sq)}
            arguments["whom"] = self.piece(target, ".object")
        elif kind in (rules.KILLED, rules.REPELLED, rules.DREW_LEVEL):
            arguments = {"who": self.piece(data[0]), "whom": self.piece(data[1], ".object")}
        elif kind in (rules.MOVED, rules.RESTED, rules.SHIFTED):
            if kind == rules.RESTED and data[1] == data[2]:
                name = "log-stayed"
            arguments = {"who": self.piece(data[0]), "source": self.square(data[1]), "square": self.square(data[2])}
        elif kind in (rules.TOOK, rules.RETURNED, rules.REAPED):
            form = ".object" if kind == rules.REAPED else ".the"
            arguments = {"who": self.piece(data[0], form), "square": self.square(data[1])}
        elif kind in (rules.DROPPED, rules.WENT_HOME):
            arguments = {"flag": self.say(f"the-flag-{SIDES[data[0]]}"), "square": self.square(data[1])}
        elif kind == rules.STARVED:
            arguments = {"who": self.say(f"side-{SIDES[data[0]]}"), "number": int(data[1])}
        elif kind == rules.CLOSED_KEEP:
            arguments = {"square": self.square(data[0])}
        return Sentence(sentence_case(self.say(name, **arguments)), self.cites(event)[:1])

    def cites(self, event: Event) -> tuple[str, ...]:
        kind, *data = event
        if kind == rules.ENDED:
            more = {rules.FLAG: "BOB ruling.flag.win", rules.DEFEAT: "BOB ruling.defeat"}
            return (rules.RULES[data[0]], *([more[data[0]]] if data[0] in more else []), "BOB ruling.over")
        if kind == rules.BEGUN:
            return ("BOB M1", "BOB ruling.start", "BOB setup.sides", "BOB setup.pieces", "BOB setup.deck")
        if kind == rules.TURN and data[0] < 4:
            return ("BOB D2", "BOB ruling.team.order", "BOB ruling.turn", "BOB D1")
        if kind == rules.PLAYED:
            team = ("BOB D3", "BOB D3.shared", "BOB D3.twice") if data[0] < 4 else ()
            return (item_rule(data[1]), "BOB deck.discard", "BOB T4", *team)
        if kind == rules.ROLLED:
            rain = ("BOB item.rain.storm", "BOB ruling.rain") if data[3] else ()
            return ("BOB item.horse" if data[1] else "BOB M2", "BOB ruling.movement", *rain)
        if kind == rules.MOVED:
            return ("BOB M2.piece", "BOB M2.exact", "BOB ruling.landing", "BOB M2.backwards", "BOB ruling.cross")
        if kind == rules.THREW:
            return ("BOB C2", "BOB C2.bonus") if data[3] > 0 else ("BOB C2",)
        if kind == rules.SHIFTED:
            return SHIFTS.get(data[3], LOCUSTS)
        if kind == rules.RESTED:
            return RESTS[data[3]]
        if kind == rules.DROPPED:
            return DROPS[data[2]]
        if kind == rules.WENT_HOME:
            robbed = data[1] == self.game.pack.board.castle[data[0]]
            return ("BOB ruling.flag.home",) if robbed else ("BOB item.strong.wind",)
        if kind == rules.RETURNED:
            if data[2]:
                return ("BOB item.gain.reinforcements", "BOB ruling.reinforcements.team", *BRIDGES)
            return ("BOB ruling.doubles", *BRIDGES, "BOB ruling.doubles.colour")
        if kind == rules.STUCK:
            return ("BOB ruling.castle", "BOB ruling.stuck") if data[1] else ("BOB ruling.stuck",)
        return RULES[kind]

    def result(self, ending: int, winner: int) -> str:
        if winner == NONE:
            return self.say("end-limit")
        names = {"who": self.say(f"side-{SIDES[winner]}"), "loser": self.say(f"side-{SIDES[1 - winner]}")}
        return self.say(f"end-{rules.REASONS[ending]}", **names)

    def ending(self, state: BattleOfBannersState) -> list[Sentence]:
        if not state.ended:
            return []
        lines = [Sentence(self.result(int(state.ended), int(state.winner)), (rules.RULES[state.ended],))]
        for side, name in enumerate(SIDES):
            text = self.say(
                "end-side",
                who=self.say(f"side-{name}"),
                pieces=int(state.pieces(side)),
                kills=int(state.kills1 if side else state.kills0),
                flags=int(state.takes1 if side else state.takes0),
            )
            lines.append(Sentence(text))
        return lines


def item_rule(kind: int) -> str:
    """The rule of an item."""
    return "BOB item." + ITEMS[kind].replace("-", ".")


def _dice(first: int, second: int) -> str:
    return f"{int(first)} + {int(second)}" if first else str(int(second))
