"""What may happen in Banish the Snakes: what is told, and by which rules (BTS ruling.hidden: to everybody).

A seat stands in an event with the Saint it plays at that time (`who`). Rules are cited where they were at work; lines
of the log name the first two.
"""

from typing import Annotated, Any, ClassVar, Final

from fidchell.core.events import Derived, Event, Said, Tells, Works
from fidchell.core.text import signed
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.data import COLOURS, REGIONS

Seat = Annotated[int, Said("seat"), Derived("who")]
SeatObject = Annotated[int, Said("seat", ".object"), Derived("who")]
SeatDative = Annotated[int, Said("seat", ".dative"), Derived("who")]
SeatAlone = Annotated[int, Said("seat")]
Card = Annotated[int, Said("named")]
Where = Annotated[int, Said("place", ".in")]
Leader = Annotated[int, Said("leader", ".the")]

COUNTED: Final = ("BTS 10.1.count.druid", "BTS 10.1.count.chief", "BTS 10.1.count.king", "BTS 10.1.count.highking")
REACHED: Final = {c.KING: "BTS 10.king", c.HIGH: "BTS 10.highking"}  # others: in the Area of the Saint
REGION_RULES: Final = {n: (f"BTS 7.{name}", "BTS ruling.paganism.once") for n, name in enumerate(REGIONS, 1)}
ENDING_RULES: Final = ("", "", "BTS 7.end", "BTS ruling.deck", "BTS 11.acolyte.end")
WALKED: Final = ("BTS 10.2.adjacent", "BTS 10.cost")
FLOCK_LOST: Final = ("BTS 8.right", "BTS 8", "BTS ruling.people.flock")
SIDES: Final = ("BTS 4.leaders.sides", "BTS ruling.hidden")
RAISED: Final = {0: "log-church-built", c.CATHEDRAL - 1: "log-church-cathedral"}
HEIR: Final = ("BTS 11.successor", "BTS 11.successor.zeal", "BTS 11.successor.keepers")
RISE: Final = ("BTS 9.chain", "BTS 9.side", "BTS ruling.leaders.dice", "BTS ruling.leaders.passes")
OUR_DATA: Final = ("BTS ruling.map", "BTS ruling.counters", "BTS ruling.track", "BTS ruling.bars", "BTS ruling.data")


def when(*cases: tuple[object, str]) -> tuple[str, ...]:
    """The rules whose condition holds."""
    return tuple(rule for holds, rule in cases if holds)


def limit(seats: int) -> tuple[str, ...]:
    """BTS 15.keepers: how many Keepers there may be depends on how many Saints there are."""
    return ("BTS 6.limit",) if seats > 3 else ("BTS 6.limit.three", "BTS 15.keepers")


# -- setting up -------------------------------------------------------------------------------------------------------


class TookSaint(Event):
    """An At Start Saint for a seat; `seats`: how many there are."""

    seat: SeatAlone
    saint: Annotated[int, Said("saint")]
    way: int
    seats: int

    def cites(self, game: Any) -> tuple[str, ...]:
        more = when(
            (self.way == c.CHOSEN_SAINTS, "BTS 14.saints"),
            (self.way == c.RANDOM_SAINTS and self.seats == 1, "BTS 15.ciaran"),
            (self.seat == self.seats - 1, "BTS 4.saint.rest"),
        )
        return ("BTS 4.saint", "BTS 4.saint.choice", *more, *game.card_rule(c.START_SAINT + self.saint))


class Proposed(Event):
    """What is added to the game or left out, and who proposes it; -1: nobody is asked."""

    seat: Annotated[int, Said("seat"), Derived("proposer", given=False)]

    def tell(self, names: Any) -> str:
        return str(names.say(self.message if self.seat < 0 else f"{self.message}-proposed", **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        return (*super().cites(game), *when((self.seat >= 0, "BTS ruling.consensus")))


class DeckSaintAdded(Proposed, rules=("BTS 4.decksaints", "BTS 4.decksaints.choice", "BTS 4.decksaints.shuffle")):
    """A Saint for the Draw Deck; `last`: of six."""

    saint: Annotated[int, Said("saint")]
    last: Annotated[bool, Works("BTS 4.decksaints.rest")]


class GiftLeftOut(Proposed, rules=("BTS 14.advanced.gifts",)):
    """A Gift that is not used at the Advanced level."""

    card: Card


class Accepted(Event, rules=("BTS ruling.consensus",)):
    """A seat agrees to what is proposed."""

    seat: Seat


class Objected(Event, rules=("BTS ruling.consensus",)):
    """A seat does not."""

    seat: Seat
    other: Seat


class SetUp(Event):
    """The map is laid."""

    level: int
    seats: int

    def cites(self, game: Any) -> tuple[str, ...]:
        """What is done for every game, what the level changes, and what only our own data say."""
        level: dict[int, tuple[str, ...]] = {
            c.BEGINNER: (
                *("BTS 14.beginner.druids", "BTS 14.beginner.dolmens", "BTS 14.beginner.relics"),
                *("BTS 14.beginner.invasion", "BTS 14"),
            ),
            c.ADVANCED: ("BTS 14.advanced.relic", "BTS 14.advanced.paganism", "BTS 14.advanced.cards", "BTS 14"),
        }
        christian = () if self.level == c.ADVANCED else ("BTS 4.paganism", "BTS 7", "BTS 4.arthur")
        return (
            *("BTS 4.people", *level.get(self.level, ()), *christian, *when((self.seats == 1, "BTS 15.one"))),
            *("BTS 4.people.order", "BTS 4.people.pool", "BTS 4.leaders", "BTS 4.leaders.sides", "BTS 4.druids"),
            *("BTS 4.druids.pool", "BTS 4.supply", "BTS 4.gifts", "BTS 4.piles", "BTS 4.deck", "BTS ruling.setup"),
            *("BTS 2", "BTS 3", "BTS 3.places", "BTS 3.britain", "BTS 15"),
            *(() if game.pack_text else OUR_DATA),
        )


class FlockAlready(Event, rules=("BTS 4.palladius.flock",)):
    """People who are Flock from the beginning."""

    where: Where
    value: int


class Landed(Event):
    """A pawn is placed: where its player wants, or (`fixed`) where its Saint must be. `zeal`: boxes lost beforehand."""

    seat: Seat
    where: Where
    fixed: Annotated[bool, Works("BTS 4.area.palladius", otherwise=("BTS 4.area", "BTS ruling.area.order"))]
    zeal: Annotated[int, Works(by={0: ("BTS 4.zeal",), 1: ("BTS 4.patrick",)}, otherwise=("BTS 4.palladius",))]


class Began(Event):
    """Who goes first: by right (`claim`), by the die, or as agreed."""

    seat: Seat
    claim: bool
    die: Annotated[bool, Tells("log-began-die")]

    def cites(self, game: Any) -> tuple[str, ...]:
        return ("BTS 4.first",) if self.claim else (*when((self.die, "BTS 4.first.die")), "BTS ruling.first")


# -- the turn and its event -------------------------------------------------------------------------------------------


class TurnBegan(Event, rules=("BTS 5",)):
    """A turn begins; `left`: points that the one before left unused."""

    seat: Seat
    n: int
    left: Annotated[int, Works("BTS ruling.early")]
    passed: Annotated[bool, Works("BTS 5.3", "BTS 4.clockwise")]


class Drew(Event, rules=("BTS 5.1", "BTS ruling.odds")):
    """A card is drawn."""

    seat: Seat
    card: Card


class DirectiveRan(Event):
    """What a card always does."""

    card: Card

    def spoken(self, names: Any) -> dict[str, object]:
        return {**super().spoken(names), "effects": names.program(self.card, "directive")}

    def cites(self, game: Any) -> tuple[str, ...]:
        return (*game.card_rule(self.card), "BTS 5.1.directive")


class BarFired(Event):
    """The bar of a card that the Key Card's arrow points at, or without a Key Card the blue one."""

    card: Card
    colour: Annotated[int, Said("colour")]
    key: Annotated[Card, Tells(by={c.NO_CARD: "log-bar-fired-alone"})]

    def spoken(self, names: Any) -> dict[str, object]:
        return {**super().spoken(names), "effects": names.program(self.card, COLOURS[self.colour - 1])}

    def cites(self, game: Any) -> tuple[str, ...]:
        key = ("BTS 14.advanced.blue", "BTS ruling.advanced") if self.key == c.NO_CARD else ("BTS 5.1.key",)
        return (*game.card_rule(self.card), *key, "BTS 6.single" if game.contents.single(self.card) else "BTS 6")


class KeyReplaced(Event):
    """A new Key Card. `went`: where the old one is: 0 discarded, 1 with Scotland's cards, 2 in the Draw Deck."""

    card: Card
    old: int
    went: int

    def tell(self, names: Any) -> str:
        arrow = names.colour(int(names.contents.box.arrow[self.card]))
        text = str(names.say(self.message, card=names.named(self.card), colour=arrow))
        if self.went:
            went = "log-key-scotland" if self.went == 1 else "log-key-deck"
            text += " " + names.say(went, card=names.named(self.old))
        return text

    def cites(self, game: Any) -> tuple[str, ...]:
        if not self.went:
            return ("BTS 5.1.next", *when((self.old != c.NO_CARD, "BTS 5.1.discard")))
        scotland = when((self.went == 2, "BTS ruling.arthur.scotland"))
        return ("BTS 5.1.arthur", "BTS ruling.arthur", *scotland, "BTS 5.1.next")


class Struck(Event, rules=("BTS ruling.drawer",)):
    """An effect happens at a chosen or random place."""

    where: Where


class FoundNothing(Event, rules=("BTS ruling.nothing",)):
    """An effect finds nothing to act on; `dead`: because whoever it would hit has just died by the same bar."""

    dead: Annotated[bool, Works("BTS ruling.death.excess")]


class PointsCounted(Event, rules=("BTS 5.2", "BTS 5.2.zeal", "BTS ruling.points")):
    """Action Points. `zeal`: boxes lost; `more`: what the Saint adds."""

    seat: Seat
    n: int
    zeal: Annotated[int, Works(otherwise=("BTS 5.2.four", "BTS 4.points"))]
    more: Annotated[int, Works("BTS ruling.auxilius")]


class ActionsChanged(Event, rules=("BTS ruling.points",)):
    """An event gives or takes Actions."""

    seat: Seat
    n: int

    def tell(self, names: Any) -> str:
        message = "log-actions-more" if self.n > 0 else "log-actions-fewer"
        return str(names.say(message, seat=names.seat(self.seat), n=abs(self.n)))


class BonusGot(Event, rules=("BTS 6.keeper.use", "BTS ruling.prepare")):
    """Something is added to the next attempt."""

    seat: Seat
    n: int


class Looked(Event, rules=("BTS ruling.peek",)):
    """A card of the Draw Deck is known now."""

    card: Card


# -- Keepers ----------------------------------------------------------------------------------------------------------


class Kept(Event):
    """A Keeper is saved. `received`: from a fellow Saint; `seats`: how many Saints there are."""

    seat: Seat
    card: Card
    received: bool
    seats: int

    def cites(self, game: Any) -> tuple[str, ...]:
        drawn = self.card < c.GIFT and not self.received
        save = ("BTS 6.keeper.save", "BTS 6.keeper", "BTS 6.keeper.arrow", "BTS ruling.keeper.key")
        return (*(save if drawn else ("BTS 6.keeper",)), *limit(self.seats))


class Discarded(Event):
    """A Keeper too many is discarded. `received`: to make room for what a fellow Saint gave."""

    seat: Seat
    card: Card
    received: Annotated[bool, Works("BTS 10.4.room", "BTS ruling.room", otherwise=("BTS 6.limit.discard",))]
    seats: int

    def cites(self, game: Any) -> tuple[str, ...]:
        return (*super().cites(game), *limit(self.seats), "BTS ruling.discards")


class GiftReceived(Event):
    """A Gift of the Spirit."""

    seat: Seat
    card: Card

    def cites(self, game: Any) -> tuple[str, ...]:
        return ("BTS 4.gifts.open", "BTS 4.gifts", *game.card_rule(self.card))


class Used(Event):
    """A saved card."""

    seat: Seat
    card: Card

    def cites(self, game: Any) -> tuple[str, ...]:
        return ("BTS 6.keeper.use", "BTS ruling.saved", "BTS ruling.discards", *game.card_rule(self.card))


class Gave(Event, rules=("BTS 10.4.give", "BTS ruling.give")):
    """A Keeper is given away."""

    seat: Seat
    other: SeatDative
    card: Card


class Asked(Event, rules=("BTS 10.4.take", "BTS ruling.consent")):
    """A Keeper is asked for."""

    seat: Seat
    other: SeatObject
    card: Card


class Took(Event, rules=("BTS 10.4.take", "BTS ruling.consent")):
    """And taken; `becomes`: an Acolyte becomes this Saint."""

    seat: Seat
    other: SeatDative
    card: Card
    becomes: Annotated[bool, Works("BTS 11.acolyte.take")]


class Refused(Event, rules=("BTS ruling.consent", "BTS ruling.consent.again")):
    """And not given."""

    seat: Seat
    other: SeatDative
    card: Card


# -- Great Britain ----------------------------------------------------------------------------------------------------


class PaganismMoved(Event):
    """The marker goes on a box, or back."""

    before: int
    now: int

    def tell(self, names: Any) -> str:
        message = "log-paganism" if self.now > self.before else "log-paganism-back"
        return str(names.say(message, box=self.now, ends=int(names.contents.box.border[0])))

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.now > self.before:
            return ("BTS 7.advance",)
        crossed = self.before in [int(box) for box in game.contents.box.border]
        return ("BTS 7.arthur", *when((crossed, "BTS 7.boundary"), (crossed, "BTS ruling.paganism.back")))


class Slowed(Event):
    """Paganism advances less; `keeper`: by somebody who works as a Keeper."""

    seat: Seat
    keeper: Annotated[bool, Works("BTS 6.keeper.columba", "BTS 10.1.abilities", otherwise=("BTS 10.1.abilities",))]


class RegionFell(Event):
    """A pile is shuffled into the Draw Deck."""

    region: Annotated[int, Said("region"), Works(by=REGION_RULES)]


# -- People and Leaders -----------------------------------------------------------------------------------------------


class PeopleRemoved(Event):
    """One of an Area's row; `more`: not the first."""

    where: Where
    value: int
    flock: Annotated[bool, Works(*FLOCK_LOST, otherwise=("BTS 8.pagan",)), Tells("log-flock-removed")]
    more: Annotated[bool, Works("BTS ruling.people.together")]


class PeoplePlaced(Event, rules=("BTS 8.replace", "BTS 8.order", "BTS 4.people.pool")):
    """A newcomer; `first`: before Leaders are removed by the same event."""

    where: Where
    value: int
    first: Annotated[bool, Derived("leaders_follow", given=False), Works("BTS 8.first")]


class SetAsideReturned(Event):
    """What was set aside is drawn from again; `early`: because nothing else was left."""

    leaders: Annotated[bool, Works("BTS 9.return")]
    early: Annotated[bool, Works("BTS ruling.leaders.empty")]

    def tell(self, names: Any) -> None:
        return None


class LeaderRemoved(Event, rules=("BTS 9.remove", "BTS 9")):
    """A seat is empty."""

    leader: Leader
    faith: Annotated[int, Said("faith")]


class LeaderDrawn(Event, rules=("BTS 9.chiefs",)):
    """A new Chief; `christian`: he is turned over at once."""

    leader: Leader
    value: int
    christian: Annotated[bool, Works(otherwise=("BTS 9.chiefs.pagan",))]


class Promoted(Event):
    """A Chief or King rises to a higher seat."""

    die: int
    who: Leader
    what: Annotated[
        int, Said("leader"), Works(by={c.HIGH_KING: ("BTS 9.highking", *RISE)}, otherwise=("BTS 9.kings", *RISE))
    ]

    def spoken(self, names: Any) -> dict[str, object]:
        return {**super().spoken(names), "dice": names.dice(self.who)}


class Turned(Event):
    """A Leader is Christian now; `new`: a new Chief is."""

    leader: Leader
    kind: int
    new: Annotated[
        bool,
        Works("BTS 9.chiefs.christian", *SIDES, otherwise=("BTS 10.1.success", *SIDES)),
        Tells("log-turned-new"),
    ]

    def spoken(self, names: Any) -> dict[str, object]:
        where = names.place(self.leader, ".in") if self.new else ""
        return {**super().spoken(names), "value": int(names.contents.box.christian[self.kind]), "where": where}


# -- Druids, Churches, Dolmens, Relics --------------------------------------------------------------------------------


class DruidPlaced(Event, rules=("BTS ruling.druid.new", "BTS 4.druids.pool")):
    """He comes face down."""

    where: Where


class DruidShown(Event, rules=("BTS 10.1.druid", "BTS ruling.hidden")):
    """He is turned over; `tried`: for an attempt that is committed."""

    where: Where
    value: int
    tried: Annotated[bool, Works("BTS ruling.committed")]


class DruidGone(Event, rules=("BTS 10.1.success.druid", "BTS ruling.druid.gone")):
    """He is banished."""

    where: Where
    value: int


class ChurchRaised(Event):
    """A Church is built or improved to a level; `elsewhere`: another one was in this turn."""

    where: Where
    level: Annotated[int, Works("BTS 10.3.improve", otherwise=("BTS 10.3.build",)), Tells(by=RAISED)]
    elsewhere: Annotated[bool, Works("BTS 10.3.elsewhere", "BTS 10.3", otherwise=("BTS 10.3",))]


class ChurchLowered(Event, rules=("BTS ruling.church.lower",)):
    """To a level, or away: -1."""

    where: Where
    level: Annotated[int, Tells(by={-1: "log-church-razed"})]


class DolmenPlaced(Event):
    """A Dolmen wakes; `card`: by a card, not by a failure."""

    where: Where
    card: Annotated[bool, Works("BTS 6", otherwise=("BTS 10.1.failure.dolmen",))]


class DolmenGone(Event):
    """A Dolmen is toppled: by a card, or by a 6 (`king`: against a King)."""

    where: Where
    card: bool
    king: bool

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.card:
            return ("BTS 6", "BTS 10.1.dolmens")
        return ("BTS 10.1.six", *when((self.king, "BTS ruling.six.king")), "BTS ruling.six.success")


class RelicOpened(Event, rules=("BTS 10.5.make", "BTS 10.5.value")):
    """A Grave becomes a Relic; `several`: there were more."""

    where: Where
    value: int
    several: Annotated[bool, Works("BTS ruling.graves")]


class Carried(Event, rules=("BTS 10.5.carry", "BTS ruling.carry")):
    """A Relic goes along; `grave`: a Grave stays behind."""

    seat: Seat
    value: int
    start: Annotated[int, Said("area", ".from")]
    to: Annotated[int, Said("area", ".to")]
    grave: Annotated[bool, Works("BTS ruling.carry.grave")]


# -- Actions ----------------------------------------------------------------------------------------------------------


class Moved(Event):
    """A Saint goes to another Area; `free`: for nothing; `again`: not for the first time in this turn."""

    seat: Seat
    start: Annotated[int, Said("area", ".from")]
    to: Annotated[int, Said("area", ".to")]
    free: Annotated[bool, Works("BTS 10.2.special", otherwise=WALKED), Tells("log-moved-free")]
    again: Annotated[bool, Works("BTS 10.2", "BTS 10", "BTS 10.any", otherwise=("BTS 10.2", "BTS 10"))]


class Stayed(Event, rules=("BTS 6.keeper.use", "BTS ruling.saved", "BTS ruling.prepare")):
    """A Saint who might have gone to any Area does not go."""

    seat: Seat
    where: Where


class Prepared(Event, rules=("BTS 10.1.prepare", "BTS 10.prepare", "BTS ruling.prepare", "BTS 10")):
    """So many times by now."""

    seat: Seat
    n: int


class EffortMade(Event, rules=("BTS 10.6", "BTS 10.6.two")):
    """The Final Effort; `prepared`: after a Prepare."""

    seat: Seat
    prepared: Annotated[bool, Works("BTS ruling.effort.adds")]


class Healed(Event, rules=("BTS ruling.abilities", "BTS ruling.zeal")):
    """A Saint restores another's Zeal."""

    seat: Seat
    other: SeatDative


class Foresaw(Event, rules=("BTS ruling.abilities", "BTS ruling.peek")):
    """A Saint looks at the next cards."""

    seat: Seat


class Dismissed(Event, rules=("BTS ruling.abilities", "BTS ruling.peek")):
    """And discards the first."""

    seat: Seat
    card: Card


class Tried(Event):
    """A Convert attempt, or what comes of it."""

    form: ClassVar[str] = ".object"  # of whoever is tried

    seat: Seat
    target: int
    area: int

    def spoken(self, names: Any) -> dict[str, object]:
        who, where = names.target(self.target, self.area, self.form), names.place(self.area, ".in")
        return {**super().spoken(names), "who": who, "where": where}


class Attempted(Tried):
    """Somebody is tried."""

    target: Annotated[int, Tells(by={c.DRUID: "log-attempted-druid"})]

    def cites(self, game: Any) -> tuple[str, ...]:
        counted = COUNTED[self.target] if self.target <= c.HIGH else "BTS 10.1.count.people"
        return ("BTS 10.1", counted, REACHED.get(self.target, "BTS 10.area"), "BTS ruling.targets", "BTS 10")


class Summed(Event):
    """The sum on the slider; `at_work`: the rules of what is added up."""

    total: int
    written: int
    at_work: Annotated[tuple[str, ...], Derived("influences", given=False)]

    def tell(self, names: Any) -> str:
        total = signed(self.total)
        if self.automatic:
            return str(names.say("log-summed-succeeds" if self.total >= 0 else "log-summed-fails", sum=total))
        return str(names.say(self.message, sum=total, need=int(names.contents.box.need(self.total, self.written))))

    def cites(self, game: Any) -> tuple[str, ...]:
        automatic = when(
            (self.total <= c.HOPELESS, "BTS 10.1.automatic.failure"),
            (self.total >= 0, "BTS 10.1.automatic.success"),
            (self.automatic, "BTS ruling.automatic"),
            (self.total <= c.HOPELESS, "BTS ruling.hopeless"),
        )
        return (*automatic, "BTS 10.1.slider", "BTS ruling.sum", *self.at_work)

    @property
    def automatic(self) -> bool:
        """Whether no die is needed."""
        return self.total >= 0 or self.total <= c.HOPELESS


class Rolled(Event, rules=("BTS 10.1.mrn",)):
    """The die of an attempt."""

    n: int
    written: Annotated[int, Works("BTS ruling.slider.written", otherwise=("BTS ruling.slider",))]


class Succeeded(Tried, rules=("BTS 10.1.success",)):
    """More than needed."""


class HadNoEffect(Event, rules=("BTS 10.1.equal",)):
    """Just what is needed."""

    seat: SeatObject


class Failed(Tried):
    """Less; `spared`: it costs no Zeal."""

    form = ".the"

    seat: SeatObject
    spared: Annotated[bool, Tells("log-failed-spared")]

    def cites(self, game: Any) -> tuple[str, ...]:
        abilities = when((self.spared, "BTS 10.1.abilities"), (self.target == c.DRUID, "BTS ruling.failure.druid"))
        return (*abilities, "BTS 10.1.failure")


class PeopleConverted(Event, rules=("BTS 10.1.success", "BTS ruling.people.flock")):
    """They are Flock now."""

    where: Where
    value: int


# -- Zeal and death ---------------------------------------------------------------------------------------------------


class ZealLost(Event, rules=("BTS 11",)):
    """Boxes to the right; `wasted`: beyond the cross."""

    seat: Seat
    n: int
    wasted: Annotated[int, Works("BTS 11.excess")]


class ZealRegained(Event, rules=("BTS ruling.zeal",)):
    """Boxes to the left."""

    seat: Seat
    n: int


class Shielded(Event, rules=("BTS 10.1.abilities",)):
    """A Saint is spared an event's loss."""

    seat: Seat


class Died(Event):
    """A Saint leaves the game. `own`: in their own turn; `acting`: after its event; `others`: more Saints
    lose Zeal by the same event."""

    seat: SeatAlone
    saint: Annotated[int, Said("card")]
    where: Where
    buried: Annotated[bool, Tells(otherwise="log-died-unburied")]
    effort: int
    own: bool
    acting: bool
    others: Annotated[bool, Derived("others_lose", given=False)]

    def cites(self, game: Any) -> tuple[str, ...]:
        effort = ("BTS 10.6.death", "BTS ruling.effort.death") if self.effort else ()
        turn = when(
            (self.own and self.acting, "BTS 11.turn"),
            (self.own and not self.acting, "BTS ruling.death.event"),
            (self.others, "BTS ruling.death.order"),
        )
        grave = ("BTS 11.grave", *effort, "BTS 10.5.grave") if self.buried else ("BTS ruling.death.grave", *effort)
        return (*grave, "BTS 11", "BTS 11.card", *turn)


class GiftEnded(Event, rules=("BTS 11.successor.gifts",)):
    """A Gift goes with its Saint."""

    seat: SeatDative
    card: Card


class BecameActive(Event):
    """A new active Saint; `acolyte`: in place of an Acolyte."""

    seat: SeatAlone
    card: Card
    acolyte: Annotated[bool, Works("BTS 11.acolyte.saint", "BTS ruling.acolyte", otherwise=HEIR)]

    def cites(self, game: Any) -> tuple[str, ...]:
        more = ("BTS 11.successor.points", "BTS 11.successor.abilities")
        return (*super().cites(game), *more, *game.card_rule(self.card))


ACOLYTE: Final = ("BTS 11.acolyte", "BTS 11.acolyte.start", "BTS 11.acolyte.keepers", "BTS 11.acolyte.plain")


class AcolyteFollowed(Event, rules=ACOLYTE):
    """Nobody else is there to carry on."""

    seat: SeatAlone


class Ended(Event):
    """The game is over. `attempting`: by an attempt; `effort`: after a Final Effort."""

    ending: Annotated[int, Said("ending")]
    attempting: bool
    effort: int

    def cites(self, game: Any) -> tuple[str, ...]:
        more = when(
            (ENDING_RULES[self.ending], ENDING_RULES[self.ending]),
            (self.ending == c.ACOLYTE_DIED and self.attempting, "BTS ruling.failure.acolyte"),
            (self.ending == c.CONVERSION and self.effort, "BTS ruling.effort.victory"),
        )
        return (c.RULES[self.ending], *more, "BTS 12.over")
