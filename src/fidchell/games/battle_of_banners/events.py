"""What may happen in The Battle of Banners: what is told, by which rules, and to whom.

A player is a colour in team play, 4 + the side one against one; a piece is its colour, and 4 more for a scout.
"""

from typing import Annotated, Any, Final

from fidchell.core.events import Derived, Event, Said
from fidchell.core.views import See, owner
from fidchell.games.battle_of_banners import components as c

Player = Annotated[int, Said("player"), Derived("who")]
Piece = Annotated[int, Said("the"), Derived("figure")]
Victim = Annotated[int, Said("object"), Derived("figure")]
Square = Annotated[int, Said("square")]
Item = Annotated[int, Said("item")]
Dice = Annotated[int, Said("dice")]
Flag = Annotated[int, Said("flag")]
Team = Annotated[bool, Derived("in_teams", given=False)]

BRIDGES: Final = ("BOB space.drawbridge", "BOB ruling.drawbridge")
# Why a piece rests where it does after a fight.
RESTS: Final = {
    c.AFTER_TIE: ("BOB C4", "BOB ruling.tie"),
    c.MOVED_IN: ("BOB C3",),
    c.MOVED_HOME: ("BOB ruling.flag.home.killer", "BOB C3"),
    c.STAYED_OUT: ("BOB ruling.flag.killer", "BOB C5.owners"),
}
DROPS: Final = {
    c.BY_DEFENDER: ("BOB C5",),
    c.BY_ATTACKER: ("BOB ruling.flag.attacker", "BOB C5"),
    c.BY_REAPED: ("BOB ruling.reaper.flag", "BOB C5"),
}
SHIFTS: Final = {
    c.SAFEGUARD: ("BOB item.safeguard", "BOB item.safeguard.keep", "BOB item.safeguard.forfeit"),
    c.PROVIDING_AID: (
        "BOB item.providing.aid",
        "BOB item.providing.aid.place",
        "BOB ruling.aid",
        "BOB ruling.aid.nothing",
    ),
    c.SABOTEUR: ("BOB item.saboteur", "BOB item.saboteur.keep", "BOB ruling.saboteur"),
}
ENDINGS: Final = {c.FLAG: ("BOB ruling.flag.win",), c.DEFEAT: ("BOB ruling.defeat",)}


def item_rule(kind: int) -> str:
    """The rule of an item."""
    return "BOB item." + c.ITEMS[kind].replace("-", ".")


def rules_if(*cases: tuple[bool, str]) -> tuple[str, ...]:
    """The rules that were at work."""
    return tuple(rule for at_work, rule in cases if at_work)


class Begun(Event):
    """A die a side: who begins."""

    first: int
    second: int

    def tell(self, names: Any) -> str:
        tie = "-tie" if self.first == self.second else ""
        return str(names.say(self.message + tie, **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.first == self.second:
            return ("BOB M1", "BOB ruling.start")
        return ("BOB M1", "BOB ruling.start", "BOB setup.sides", "BOB setup.pieces", "BOB setup.deck")


class Turn(Event):
    """A player's part of a turn begins."""

    who: Player
    turn: int
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        return ("BOB D2", "BOB ruling.team.order", "BOB ruling.turn") if self.team else ("BOB ruling.turn",)


class Played(Event):
    """A card is played: before the roll, in a fight or after a tie. `fresh`: it was got in this very turn."""

    who: Player
    item: Item
    phase: int
    fresh: bool
    used: int
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        fight = self.phase in (c.ATTACKERS_CARD, c.DEFENDERS_CARD)
        knife = self.phase in (c.ATTACKERS_KNIFE, c.DEFENDERS_KNIFE)
        return (
            item_rule(self.item),
            "BOB deck.discard",
            "BOB T4",
            *rules_if(
                (self.phase == c.WINDOW, "BOB T3.before"),
                (self.phase == c.WINDOW, "BOB ruling.card.window"),
                (fight, "BOB T3.combat"),
                (fight, "BOB ruling.combat.order"),
                (fight or knife, "BOB ruling.combat.asked"),
                (knife, "BOB item.hidden.knife.when"),
                (knife, "BOB ruling.knife"),
                (self.used > 1, "BOB item.hidden.knife.second"),
                (self.fresh, "BOB T2.combat"),
                (self.team, "BOB D3"),
                (self.team, "BOB D3.shared"),
                (self.team, "BOB D3.twice"),
                (self.team and (fight or knife), "BOB ruling.team.fight"),
            ),
        )


class Rolled(Event):
    """The movement roll. `rain`: what is taken off."""

    who: Player
    dice: Dice
    rain: int

    def cites(self, game: Any) -> tuple[str, ...]:
        rain = ("BOB item.rain.storm", "BOB ruling.rain") if self.rain else ()
        return ("BOB M2" if self.dice < 8 else "BOB item.horse", "BOB ruling.movement", *rain)


class Moved(Event):
    """A piece has used its roll. `crossed`: no way was free of castles, keeps and flags; `back`: toward its own end."""

    who: Piece
    source: Square
    square: Square
    crossed: bool
    back: bool
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        loop = self.source == self.square
        return (
            "BOB M2.piece",
            "BOB M2.exact",
            *rules_if(
                (loop, "BOB ruling.loop"),
                (not loop, "BOB ruling.landing"),
                (self.back, "BOB M2.backwards"),
                (self.crossed, "BOB ruling.cross"),
                (self.who >= len(c.COLOURS), "BOB M3"),
                (self.team and bool(self.who & 1), "BOB D1"),
                (self.team, "BOB ruling.team.own"),
            ),
        )


class Attacked(Event, rules=("BOB C1", "BOB ruling.attack.last", "BOB ruling.attack.from")):
    """A piece attacks another with its last step, from a square beside it."""

    who: Piece
    start: int
    source: Square
    whom: Victim
    square: Square


class Threw(Event):
    """Two dice in a fight, with what is added: by attacking, by the own card, by the other's."""

    who: Piece
    dice: Dice
    bonus: int
    attacking: bool
    card: int
    against: int
    team: Team

    def spoken(self, names: Any) -> dict[str, object]:
        total = (self.dice >> 3) + (self.dice & 7) + self.bonus
        return {**super().spoken(names), "bonus": names.added(self.bonus), "total": total}

    def cites(self, game: Any) -> tuple[str, ...]:
        scout = self.who >= len(c.COLOURS)
        return (
            "BOB C2",
            *rules_if(
                (self.attacking and not scout and not self.team, "BOB C2.bonus"),
                (self.attacking and scout, "BOB C2.scout"),
                (self.attacking and scout, "BOB M3.attack"),
                (self.attacking and self.team, "BOB ruling.bonus"),
                (self.card in (c.EXTRA_STRENGTH, c.EXTRA_DEFENSE), item_rule(self.card)),
                (self.against == c.POISON, item_rule(c.POISON)),
            ),
        )


class Killed(Event, rules=("BOB C3",)):
    """The attacker has won."""

    who: Piece
    whom: Victim


class Repelled(Event, rules=("BOB ruling.repelled",)):
    """The defender has won."""

    who: Piece
    whom: Victim


class Level(Event, rules=("BOB C4",)):
    """A tie."""

    who: Piece
    whom: Victim


class Rested(Event):
    """After a fight a piece goes somewhere or stays. `lands`: it was elsewhere before the move."""

    who: Piece
    source: int
    square: Square
    why: int
    lands: bool

    def tell(self, names: Any) -> str:
        return str(names.say("log-stayed" if self.source == self.square else "log-rested", **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        return (*RESTS[self.why], *rules_if((self.lands, "BOB ruling.rest")))


class Took(Event):
    """A piece takes the enemy's flag: `home`: from its castle; `item`: driven there by locusts."""

    who: Piece
    square: Square
    home: bool
    item: int

    def cites(self, game: Any) -> tuple[str, ...]:
        driven = rules_if((self.item == c.LOCUST_SWARM, "BOB ruling.locusts.flag"))
        return ("BOB space.castle" if self.home else "BOB C5.take", *driven)


class Dropped(Event):
    """A carrier has fallen."""

    flag: Flag
    square: Square
    how: int

    def cites(self, game: Any) -> tuple[str, ...]:
        return DROPS[self.how]


class WentHome(Event):
    """A flag is home again: by Strong Wind, or because its carrier fell on the castle that it had robbed."""

    flag: Flag
    item: int

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.item == c.STRONG_WIND:
            return ("BOB item.strong.wind", "BOB item.strong.wind.when")
        return ("BOB ruling.flag.home",)


class Drew(Event, rules=("BOB T1", "BOB space.keep")):
    """Somebody draws a card from a keep."""

    who: Player


class DrewCard(Event, rules=("BOB T1", "BOB ruling.card.secret")):
    """Which card it is: BOB ruling.card.secret, only the team is told."""

    who: Player
    item: Item
    seats: int

    def sees(self) -> See:
        if self.seats == 2:
            return owner(self.who - len(c.COLOURS))
        return owner(*(seat for seat in range(self.seats) if seat >> 1 == self.who >> 1))


class Stole(Event, rules=("BOB item.thief",)):
    """Somebody steals a card."""

    who: Player


class StoleCard(Event, rules=("BOB item.thief", "BOB ruling.card.secret")):
    """Which card it is: BOB ruling.card.secret, those who play are told, for either had it or has it."""

    who: Player
    item: Item
    seats: int

    def sees(self) -> See:
        return owner(*range(self.seats))


class Returned(Event):
    """A fallen piece comes back: by the card, or by a double of the Horse or of a fight."""

    who: Piece
    square: Square
    phase: int
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.phase == c.PLACING:
            return (
                "BOB item.gain.reinforcements",
                *BRIDGES,
                *rules_if((self.team, "BOB ruling.reinforcements.team")),
            )
        when = "BOB ruling.doubles.horse" if self.phase == c.RETURNING else "BOB ruling.doubles.combat"
        return ("BOB ruling.doubles", *BRIDGES, "BOB ruling.doubles.colour", when)


class Declined(Event, rules=("BOB ruling.doubles",)):
    """Somebody does without a reinforcement."""

    who: Player


class Stuck(Event):
    """The full number can't be moved. `duty`: by the piece that must leave the enemy castle."""

    who: Player
    duty: bool

    def cites(self, game: Any) -> tuple[str, ...]:
        return (*rules_if((self.duty, "BOB ruling.castle")), "BOB ruling.stuck")


class Shifted(Event):
    """An item puts a piece elsewhere."""

    who: Piece
    source: Square
    square: Square
    item: int
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        part = self.team and self.item == c.SAFEGUARD
        return (*SHIFTS[self.item], *rules_if((part, "BOB ruling.safeguard.part")))


class Driven(Event, message="log-shifted"):
    """Locusts drive a piece: `over` so many trees and pieces, `short` of so many spaces."""

    who: Piece
    source: Square
    square: Square
    over: int
    short: int

    def cites(self, game: Any) -> tuple[str, ...]:
        return (
            "BOB item.locust.swarm",
            *rules_if(
                (self.over > 0, "BOB item.locust.swarm.through"),
                (self.short > 0, "BOB item.locust.swarm.short"),
                (self.short > 0, "BOB ruling.locusts"),
            ),
        )


class Reaped(Event):
    """The Reaper takes a piece. `ghost`: though ghosts protect it."""

    who: Victim
    square: Square
    ghost: bool

    def cites(self, game: Any) -> tuple[str, ...]:
        ghost = rules_if((self.ghost, "BOB item.the.reaper.ghost"))
        return ("BOB item.the.reaper", "BOB item.the.reaper.final", "BOB ruling.reaper", *ghost)


class Starved(Event, rules=("BOB item.famine", "BOB item.famine.discard")):
    """A side's cards go back into the deck."""

    who: Annotated[int, Said("side")]
    number: int


class Closed(Event, rules=("BOB space.keep.closed", "BOB ruling.keep")):
    """A piece has left a keep."""

    square: Square


class NoCards(Event, rules=("BOB deck.empty",)):
    """Nobody draws from an empty deck."""


class Ended(Event):
    """The game is over."""

    ending: int
    winner: int

    def tell(self, names: Any) -> str:
        return str(names.result(self.ending, self.winner))

    def cites(self, game: Any) -> tuple[str, ...]:
        return (c.ENDING_RULES[self.ending], *ENDINGS.get(self.ending, ()), "BOB ruling.over")
