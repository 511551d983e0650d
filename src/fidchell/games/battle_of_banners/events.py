"""What may happen in The Battle of Banners: what is told, by which rules, and to whom.

A player is a colour in team play, 4 + the side one against one; a piece is its colour, and 4 more for a scout.
"""

from typing import Annotated, Any, Final

from fidchell.core.events import Derived, Event, Said, Works
from fidchell.core.views import See, owner
from fidchell.games.battle_of_banners import components as c

Player = Annotated[int, Said("player"), Derived("who")]
Piece = Annotated[int, Said("piece", ".the"), Derived("figure")]
Victim = Annotated[int, Said("piece", ".object"), Derived("figure")]
Square = Annotated[int, Said("square")]
Item = Annotated[int, Said("item")]
Dice = Annotated[int, Said("dice")]
Flag = Annotated[int, Said("flag")]
Team = Annotated[bool, Derived("in_teams", given=False)]

# When a card is played.
WINDOW: Final = ("BOB T3.before", "BOB ruling.card.window")
FIGHT: Final = ("BOB T3.combat", "BOB ruling.combat.order", "BOB ruling.combat.asked")
KNIFE: Final = ("BOB item.hidden.knife.when", "BOB ruling.knife", "BOB ruling.combat.asked")
MOMENTS: Final = {
    c.WINDOW: WINDOW, c.ATTACKERS_CARD: FIGHT, c.DEFENDERS_CARD: FIGHT, c.ATTACKERS_KNIFE: KNIFE,
    c.DEFENDERS_KNIFE: KNIFE,
}  # fmt: skip
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
AID: Final = ("BOB item.providing.aid", "BOB item.providing.aid.place", "BOB ruling.aid", "BOB ruling.aid.nothing")
SHIFTS: Final = {
    c.SAFEGUARD: ("BOB item.safeguard", "BOB item.safeguard.keep", "BOB item.safeguard.forfeit"),
    c.PROVIDING_AID: AID,
    c.SABOTEUR: ("BOB item.saboteur", "BOB item.saboteur.keep", "BOB ruling.saboteur"),
}
# What brought a piece back.
BRIDGES: Final = ("BOB space.drawbridge", "BOB ruling.drawbridge")
DOUBLE: Final = ("BOB ruling.doubles", *BRIDGES, "BOB ruling.doubles.colour")
RETURNS: Final = {
    c.PLACING: ("BOB item.gain.reinforcements", *BRIDGES),
    c.RETURNING: (*DOUBLE, "BOB ruling.doubles.horse"),
    c.ATTACKERS_DOUBLE: (*DOUBLE, "BOB ruling.doubles.combat"),
    c.DEFENDERS_DOUBLE: (*DOUBLE, "BOB ruling.doubles.combat"),
}
ENDINGS: Final = {
    c.FLAG: ("BOB goal.flag", "BOB ruling.flag.win", "BOB ruling.over"),
    c.DEFEAT: ("BOB goal.defeat", "BOB ruling.defeat", "BOB ruling.over"),
    c.LIMIT: ("BOB ruling.limit", "BOB ruling.over"),
}


def item_rule(kind: int) -> str:
    """The rule of an item."""
    return "BOB item." + c.ITEMS[kind].replace("-", ".")


def is_scout(figure: int) -> bool:
    return figure >= len(c.COLOURS)


class Begun(Event, rules=("BOB M1", "BOB ruling.start")):
    """A die a side: the higher begins, and all is as it was set up."""

    first: int
    second: int

    def tell(self, names: Any) -> str:
        return str(names.say("log-begun-tie" if self.first == self.second else "log-begun", **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        laid = ("BOB setup.sides", "BOB setup.pieces", "BOB setup.deck")
        return (*self.rules, *(laid if self.first != self.second else ()))


class Turn(Event):
    """A player's part of a turn begins."""

    who: Player
    turn: int
    team: Annotated[Team, Works("BOB D2", "BOB ruling.team.order", otherwise=("BOB ruling.turn",))]


class Played(Event):
    """A card is played. `fresh`: it was got in this very turn; `second`: it is not the first in this turn."""

    who: Player
    item: Item
    phase: Annotated[int, Works(by=MOMENTS)]
    fresh: Annotated[bool, Works("BOB T2.combat")]
    second: Annotated[bool, Works("BOB item.hidden.knife.second")]
    team: Annotated[Team, Works("BOB D3", "BOB D3.shared", "BOB D3.twice")]

    def cites(self, game: Any) -> tuple[str, ...]:
        fight = ("BOB ruling.team.fight",) if self.team and self.phase != c.WINDOW else ()
        return (item_rule(self.item), "BOB deck.discard", "BOB T4", *super().cites(game), *fight)


class Rolled(Event):
    """The movement roll. `rain`: what is taken off."""

    who: Player
    dice: Dice
    rain: Annotated[int, Derived("lost_to_rain", given=False)]

    def cites(self, game: Any) -> tuple[str, ...]:
        rain = ("BOB item.rain.storm", "BOB ruling.rain") if self.rain else ()
        horse = ("BOB item.horse", "BOB ruling.horse") if self.dice > 6 else ("BOB M2",)
        return (*horse, "BOB ruling.movement", *rain)


class Moved(Event, rules=("BOB M2.piece", "BOB M2.exact")):
    """A piece has used its roll. `crossed`: no way was free of castles, keeps and flags; `back`: toward its own end."""

    who: Piece
    source: Square
    square: Square
    crossed: Annotated[bool, Works("BOB ruling.cross")]
    back: Annotated[bool, Works("BOB M2.backwards")]
    team: Annotated[Team, Works("BOB ruling.team.own")]

    def tell(self, names: Any) -> str:
        """A walk that ends where it began is called one."""
        message = "log-walked-round" if self.source == self.square else self.message
        return str(names.say(message, **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        end = "BOB ruling.loop" if self.source == self.square else "BOB ruling.landing"
        scout = ("BOB M3",) if is_scout(self.who) else ("BOB D1",) if self.team and self.who & 1 else ()
        return (*super().cites(game), end, *scout)


class Attacked(Event, rules=("BOB C1", "BOB ruling.attack.last", "BOB ruling.attack.from")):
    """A piece attacks another with its last step, from a square beside it."""

    who: Piece
    source: Square
    whom: Victim
    square: Square


class Threw(Event):
    """Two dice in a fight, with what is added: by attacking, by one's own card, by the other's."""

    who: Piece
    dice: Dice
    bonus: int
    attacking: bool
    card: int
    against: int
    team: Team

    def spoken(self, names: Any) -> dict[str, object]:
        total = sum(c.two_dice(self.dice)) + self.bonus
        return {**super().spoken(names), "bonus": names.added(self.bonus), "total": total}

    def cites(self, game: Any) -> tuple[str, ...]:
        found = ["BOB C2"]
        if self.attacking and is_scout(self.who):
            found += ["BOB C2.scout", "BOB M3.attack"]
        elif self.attacking:
            found.append("BOB ruling.bonus" if self.team else "BOB C2.bonus")
        if self.card in (c.EXTRA_STRENGTH, c.EXTRA_DEFENSE):
            found.append(item_rule(self.card))
        if self.against == c.POISON:
            found.append(item_rule(c.POISON))
        return tuple(found)


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
    why: Annotated[int, Works(by=RESTS)]
    lands: Annotated[bool, Works("BOB ruling.rest")]

    def tell(self, names: Any) -> str:
        return str(names.say("log-stayed" if self.source == self.square else "log-rested", **self.spoken(names)))


class Took(Event):
    """A piece takes the enemy's flag. `home`: from its castle; `item`: what brought the piece there, if any."""

    who: Piece
    square: Square
    home: Annotated[bool, Works("BOB space.castle", otherwise=("BOB C5.take",))]
    item: Annotated[int, Works(by={c.LOCUST_SWARM: ("BOB ruling.locusts.flag",)})]


class Dropped(Event):
    """A carrier has fallen."""

    flag: Flag
    square: Square
    how: Annotated[int, Works(by=DROPS)]


class WentHome(Event):
    """A flag is home again: by Strong Wind, or because its carrier fell on the castle that it had robbed."""

    flag: Flag
    wind: Annotated[
        bool, Works("BOB item.strong.wind", "BOB item.strong.wind.when", otherwise=("BOB ruling.flag.home",))
    ]


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
    """Which card it is: BOB ruling.card.secret, all who play are told, since their side has it or had it."""

    who: Player
    item: Item
    seats: int

    def sees(self) -> See:
        return owner(*range(self.seats))


class Returned(Event):
    """A fallen piece comes back: by the card, or by a double of the Horse or of a fight."""

    who: Piece
    square: Square
    phase: Annotated[int, Works(by=RETURNS)]
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        either = self.team and self.phase == c.PLACING
        return (*super().cites(game), *(("BOB ruling.reinforcements.team",) if either else ()))


class Declined(Event, rules=("BOB ruling.doubles",)):
    """Somebody declines a reinforcement."""

    who: Player


class Stuck(Event):
    """The full number can't be moved. `duty`: by the piece that must leave the enemy castle."""

    who: Player
    duty: Annotated[bool, Works("BOB ruling.castle", "BOB ruling.stuck", otherwise=("BOB ruling.stuck",))]


class Shifted(Event):
    """An item puts a piece elsewhere."""

    who: Piece
    source: Square
    square: Square
    item: Annotated[int, Works(by=SHIFTS)]
    team: Team

    def cites(self, game: Any) -> tuple[str, ...]:
        part = self.team and self.item == c.SAFEGUARD
        return (*super().cites(game), *(("BOB ruling.safeguard.part",) if part else ()))


class Driven(Event, message="log-shifted", rules=("BOB item.locust.swarm",)):
    """Locusts drive a piece: `over` so many trees and pieces, `short` of so many spaces."""

    who: Piece
    source: Square
    square: Square
    over: Annotated[int, Works("BOB item.locust.swarm.through")]
    short: Annotated[int, Works("BOB item.locust.swarm.short", "BOB ruling.locusts")]


class Reaped(Event, rules=("BOB item.the.reaper", "BOB item.the.reaper.final", "BOB ruling.reaper")):
    """The Reaper takes a piece. `ghost`: though ghosts protect it."""

    who: Victim
    square: Square
    ghost: Annotated[bool, Works("BOB item.the.reaper.ghost")]


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

    ending: Annotated[int, Works(by=ENDINGS)]
    winner: int

    def tell(self, names: Any) -> str:
        return str(names.result(self.ending, self.winner))
