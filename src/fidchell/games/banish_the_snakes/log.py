"""What has happened, told line by line, with the rules at work."""

from collections.abc import Callable
from typing import Final

from fidchell.core.game import Sentence
from fidchell.core.state import Event
from fidchell.core.text import sentence_case, signed
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.data import COLOURS, REGIONS
from fidchell.games.banish_the_snakes.names import Names
from fidchell.games.banish_the_snakes.rules import state as st
from fidchell.games.banish_the_snakes.rules.convert import FAILS, SUCCEEDS
from fidchell.games.banish_the_snakes.rules.ending import REASONS, RULES

CATHEDRAL: Final = 4

# Events that are told by naming what they carry: message, and the kinds of the arguments with their names.
PLAIN: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    st.E_SAINT: ("log-saint", ("seat", "saint")),
    st.E_SET_UP: ("log-set-up", ()),
    st.E_PAWN: ("log-pawn", ("seat", "where")),
    st.E_DREW: ("log-drew", ("seat", "card")),
    st.E_KEEPER: ("log-keeper", ("seat", "card")),
    st.E_DISCARDED: ("log-discarded", ("seat", "card")),
    st.E_POINTS: ("log-points", ("seat", "n")),
    st.E_SHIELDED: ("log-shielded", ("seat",)),
    st.E_PEOPLE_PLACED: ("log-people-placed", ("where", "value")),
    st.E_LEADER_REMOVED: ("log-leader-removed", ("leader", "faith")),
    st.E_LEADER_DRAWN: ("log-leader-drawn", ("leader", "value")),
    st.E_DRUID_PLACED: ("log-druid-placed", ("where",)),
    st.E_DRUID_SHOWN: ("log-druid-shown", ("where", "value")),
    st.E_DRUID_GONE: ("log-druid-gone", ("where", "value")),
    st.E_SLOWED: ("log-slowed", ("seat",)),
    st.E_GIFT: ("log-gift", ("seat", "card")),
    st.E_BONUS: ("log-bonus", ("seat", "n")),
    st.E_LOOKED: ("log-looked", ("card",)),
    st.E_PREPARED: ("log-prepared", ("seat", "n")),
    st.E_ROLLED: ("log-rolled", ("n",)),
    st.E_NO_EFFECT: ("log-no-effect", ("seat",)),
    st.E_PEOPLE_CONVERTED: ("log-people-converted", ("where", "value")),
    st.E_GAVE: ("log-gave", ("seat", "other", "card")),
    st.E_ASKED: ("log-asked", ("seat", "other", "card")),
    st.E_TOOK: ("log-took", ("seat", "other", "card")),
    st.E_REFUSED: ("log-refused", ("seat", "other", "card")),
    st.E_RELIC: ("log-relic", ("where", "value")),
    st.E_CARRIED: ("log-carried", ("seat", "value", "from", "to")),
    st.E_EFFORT: ("log-effort", ("seat",)),
    st.E_USED: ("log-used", ("seat", "card")),
    st.E_HEALED: ("log-healed", ("seat", "other")),
    st.E_FORESAW: ("log-foresaw", ("seat",)),
    st.E_DISMISSED: ("log-dismissed", ("seat", "card")),
    st.E_GIFT_ENDED: ("log-gift-ended", ("seat", "card")),
    st.E_ACTIVE: ("log-active", ("seat", "card")),
    st.E_ACOLYTE: ("log-acolyte", ("seat",)),
    st.E_TURN: ("log-turn", ("seat", "n")),
    st.E_STRUCK: ("log-struck", ("where",)),
    st.E_NOTHING: ("log-nothing", ()),
    st.E_FLOCK: ("log-flock", ("where", "value")),
    st.E_ACCEPTED: ("log-accepted", ("seat",)),
    st.E_OBJECTED: ("log-objected", ("seat", "other")),
}

# Event → the rules at work; those of cards are added.
CITES: Final[dict[int, tuple[str, ...]]] = {
    st.E_SAINT: ("BTS 4.saint", "BTS 4.saint.choice", "BTS 4.saint.rest", "BTS 14.saints", "BTS 15"),
    st.E_CAST: (
        *("BTS 4.decksaints", "BTS 4.decksaints.choice", "BTS 4.decksaints.rest", "BTS 4.decksaints.shuffle"),
        "BTS ruling.consensus",
    ),
    st.E_WITHOUT: ("BTS 14.advanced.gifts", "BTS ruling.consensus", "BTS 14"),
    st.E_ACCEPTED: ("BTS ruling.consensus",),
    st.E_OBJECTED: ("BTS ruling.consensus",),
    st.E_FLOCK: ("BTS 4.palladius.flock",),
    st.E_SET_UP: (
        *("BTS 4.people.order", "BTS 4.leaders", "BTS 4.leaders.sides"),
        *(
            "BTS 4.druids",
            "BTS 4.paganism",
            "BTS 4.supply",
            "BTS 4.gifts",
            "BTS 4.piles",
            "BTS 4.deck",
            "BTS 2",
            "BTS 3",
        ),
        *(
            "BTS 4.arthur",
            "BTS 4.druids.pool",
            "BTS 4.people.pool",
            "BTS ruling.setup",
            "BTS 3.places",
            "BTS 3.britain",
        ),
        *("BTS ruling.map", "BTS 7", "BTS ruling.counters", "BTS ruling.track", "BTS ruling.data", "BTS ruling.bars"),
        *("BTS 3.britain", "BTS 14", "BTS 15.many"),
    ),
    st.E_FIRST: ("BTS 4.first",),
    st.E_PAWN: (
        *("BTS 4.area", "BTS 4.area.palladius", "BTS ruling.area.order"),
        *("BTS 4.zeal", "BTS 4.points", "BTS 4.patrick", "BTS 4.palladius"),
    ),
    st.E_DREW: ("BTS 5.1", "BTS ruling.odds"),
    st.E_DIRECTIVE: ("BTS 5.1.directive",),
    st.E_BAR: ("BTS 5.1.key", "BTS 6", "BTS 6.single"),
    st.E_KEY: ("BTS 5.1.next", "BTS 5.1.discard"),
    st.E_KEEPER: ("BTS 6.keeper.save", "BTS 6.keeper", "BTS 6.keeper.arrow", "BTS ruling.keeper.key", "BTS 6.limit"),
    st.E_DISCARDED: ("BTS 6.limit.discard", "BTS 6.limit", "BTS ruling.discards", "BTS ruling.room", "BTS 10.4.room"),
    st.E_POINTS: ("BTS 5.2", "BTS 5.2.zeal", "BTS 5.2.four", "BTS ruling.points", "BTS ruling.auxilius"),
    st.E_ZEAL: ("BTS 11", "BTS 11.excess", "BTS ruling.zeal", "BTS ruling.death.two", "BTS ruling.death.excess"),
    st.E_SHIELDED: ("BTS 10.1.abilities",),
    st.E_PEOPLE_REMOVED: ("BTS 8", "BTS 8.first"),
    st.E_PEOPLE_PLACED: ("BTS 8.replace", "BTS 8.order", "BTS 4.people", "BTS 4.people.order"),
    st.E_LEADER_REMOVED: ("BTS 9.remove", "BTS 9.return", "BTS 9"),
    st.E_LEADER_DRAWN: ("BTS 9.chiefs", "BTS 4.leaders", "BTS 9.chiefs.pagan"),
    st.E_PROMOTED: ("BTS 9.chain", "BTS 9.side", "BTS ruling.leaders.dice", "BTS ruling.leaders.passes"),
    st.E_TURNED: ("BTS 4.leaders.sides", "BTS ruling.hidden"),
    st.E_CHURCH: ("BTS 10.3",),
    st.E_DRUID_PLACED: ("BTS ruling.druid.new", "BTS ruling.druid.place", "BTS 10.3.nodruid"),
    st.E_DRUID_SHOWN: ("BTS 10.1.druid", "BTS ruling.hidden", "BTS ruling.committed"),
    st.E_DRUID_GONE: ("BTS 10.1.success.druid", "BTS ruling.druid.gone"),
    st.E_DOLMEN: (),
    st.E_PAGANISM: (),
    st.E_SLOWED: ("BTS 10.1.abilities",),
    st.E_REGION: ("BTS ruling.paganism.once",),
    st.E_GIFT: ("BTS 4.gifts.open", "BTS 4.gifts"),
    st.E_ACTIONS: ("BTS ruling.points",),
    st.E_BONUS: ("BTS 6.keeper.use", "BTS ruling.prepare"),
    st.E_MOVED: ("BTS 10.2", "BTS 10", "BTS 10.any"),
    st.E_LOOKED: ("BTS ruling.peek",),
    st.E_PREPARED: ("BTS 10.1.prepare", "BTS 10.prepare", "BTS ruling.prepare", "BTS 10"),
    st.E_ATTEMPT: ("BTS 10.1", "BTS 10.area", "BTS 10", "BTS 10.1.influence", "BTS 10.1.leader", "BTS 10.1.area"),
    st.E_SUM: ("BTS 10.1.slider", "BTS ruling.sum", "BTS 10.1.slider.left", "BTS 10.1.slider.right"),
    st.E_ROLLED: ("BTS 10.1.mrn", "BTS ruling.slider"),
    st.E_SUCCESS: ("BTS 10.1.success",),
    st.E_NO_EFFECT: ("BTS 10.1.equal",),
    st.E_FAILURE: ("BTS 10.1.failure",),
    st.E_PEOPLE_CONVERTED: ("BTS 10.1.success", "BTS 10.1.count.people", "BTS ruling.people.flock"),
    st.E_GAVE: ("BTS 10.4.give", "BTS ruling.give"),
    st.E_ASKED: ("BTS 10.4.take", "BTS ruling.consent"),
    st.E_TOOK: ("BTS 10.4.take", "BTS ruling.consent", "BTS ruling.consent.self"),
    st.E_REFUSED: ("BTS ruling.consent", "BTS ruling.consent.again"),
    st.E_RELIC: ("BTS 10.5.make", "BTS 10.5.value", "BTS ruling.graves", "BTS 10.5.modifier"),
    st.E_CARRIED: ("BTS 10.5.carry", "BTS ruling.carry", "BTS ruling.carry.grave", "BTS ruling.carry.death"),
    st.E_EFFORT: ("BTS 10.6", "BTS 10.6.two", "BTS ruling.effort.adds", "BTS ruling.effort.victory"),
    st.E_USED: ("BTS 6.keeper.use", "BTS ruling.saved", "BTS ruling.discards"),
    st.E_HEALED: ("BTS ruling.abilities", "BTS ruling.zeal"),
    st.E_FORESAW: ("BTS ruling.abilities", "BTS ruling.peek"),
    st.E_DISMISSED: ("BTS ruling.abilities", "BTS ruling.peek"),
    st.E_DIED: ("BTS 11", "BTS 11.card", "BTS 11.turn", "BTS ruling.death.event", "BTS ruling.death.order"),
    st.E_GIFT_ENDED: ("BTS 11.successor.gifts",),
    st.E_ACTIVE: (
        *("BTS 11.successor", "BTS 11.successor.zeal", "BTS 11.successor.keepers", "BTS 11.successor.abilities"),
        *("BTS 11.successor.points", "BTS 6.keeper.asleep"),
    ),
    st.E_ACOLYTE: ("BTS 11.acolyte", "BTS 11.acolyte.start", "BTS 11.acolyte.keepers", "BTS 11.acolyte.plain"),
    st.E_TURN: ("BTS 5", "BTS 5.3", "BTS 4.clockwise"),
    st.E_STRUCK: ("BTS ruling.drawer",),
    st.E_NOTHING: ("BTS ruling.nothing",),
    st.E_ENDED: ("BTS 12.over",),
}
TARGET_RULES: Final = ("BTS 10.1.count.druid", "BTS 10.1.count.chief", "BTS 10.1.count.king", "BTS 10.1.count.highking")
REGION_RULES: Final = {1: "BTS 7.scotland", 2: "BTS 7.strathclyde", 3: "BTS 7.england"}


class Log:
    """Sentences in a language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say
        self.tellers: dict[int, Callable[[Event], str]] = {
            st.E_CAST: self.cast,
            st.E_WITHOUT: self.without,
            st.E_FIRST: self.first,
            st.E_DIRECTIVE: self.directive,
            st.E_BAR: self.bar,
            st.E_KEY: self.key,
            st.E_ZEAL: self.zeal,
            st.E_PEOPLE_REMOVED: self.people_removed,
            st.E_PROMOTED: self.promoted,
            st.E_TURNED: self.turned,
            st.E_CHURCH: self.church,
            st.E_DOLMEN: self.dolmen,
            st.E_PAGANISM: self.paganism,
            st.E_REGION: self.region,
            st.E_ACTIONS: self.actions,
            st.E_MOVED: self.moved,
            st.E_ATTEMPT: self.attempt,
            st.E_SUM: self.sum,
            st.E_SUCCESS: self.success,
            st.E_FAILURE: self.failure,
            st.E_DIED: self.died,
            st.E_ENDED: self.ended,
        }

    def sentence(self, event: Event) -> Sentence:
        kind = event[0]
        text = self.tellers[kind](event) if kind in self.tellers else self.plain(event)
        return Sentence(sentence_case(text), cites(self.names, event)[:2])

    def plain(self, event: Event) -> str:
        message, kinds = PLAIN[event[0]]
        return self.say(
            message, **{kind: self.word(kind, value) for kind, value in zip(kinds, event[1:], strict=False)}
        )

    def word(self, kind: str, value: int) -> object:
        """What an event carries, in words."""
        names = self.names
        if kind in ("n", "value"):
            return value
        if kind in ("seat", "other"):
            return names.seat(value)
        if kind == "saint":
            return names.say(f"saint-{names.contents.saints[value]}")
        if kind == "card":
            return names.named(value)
        if kind == "leader":
            return names.leader(value, ".the")
        if kind == "faith":
            return names.faith(value)
        return names.place(value, {"where": ".in", "from": ".from", "to": ".to"}[kind])

    def cast(self, event: Event) -> str:
        saint = self.word("saint", event[1])
        if event[2] < 0:
            return self.say("log-cast", saint=saint)
        return self.say("log-cast-proposed", saint=saint, seat=self.names.seat(event[2]))

    def without(self, event: Event) -> str:
        card = self.names.named(event[1])
        if event[2] < 0:
            return self.say("log-without", card=card)
        return self.say("log-without-proposed", card=card, seat=self.names.seat(event[2]))

    def first(self, event: Event) -> str:
        return self.say("log-first-die" if event[2] else "log-first", seat=self.names.seat(event[1]))

    def directive(self, event: Event) -> str:
        card = event[1]
        return self.say("log-directive", card=self.names.named(card), effects=self.names.program(card, "directive"))

    def bar(self, event: Event) -> str:
        _, card, colour, key = event
        return self.say(
            "log-bar-alone" if key == c.NO_CARD else "log-bar",
            card=self.names.named(card),
            colour=self.names.colour(colour),
            key=self.names.named(key),
            effects=self.names.program(card, COLOURS[colour - 1]),
        )

    def key(self, event: Event) -> str:
        _, card, old, went = event
        arrow = int(self.names.contents.box.arrow[card])
        text = self.say("log-key", card=self.names.named(card), colour=self.names.colour(arrow))
        if went:
            text += " " + self.say("log-key-scotland" if went == 1 else "log-key-deck", card=self.names.named(old))
        return text

    def zeal(self, event: Event) -> str:
        _, seat, boxes, _ = event
        return self.say("log-zeal-lost" if boxes > 0 else "log-zeal-won", seat=self.names.seat(seat), n=abs(boxes))

    def people_removed(self, event: Event) -> str:
        _, area, value, was_flock = event
        message = "log-flock-removed" if was_flock else "log-people-removed"
        return self.say(message, where=self.names.area(area, ".in"), value=value)

    def promoted(self, event: Event) -> str:
        _, die, riser, seat = event
        return self.say("log-promoted", die=die, who=self.names.leader(riser, ".the"), what=self.names.leader(seat))

    def turned(self, event: Event) -> str:
        _, leader, kind, new = event
        value, who = int(self.names.contents.box.christian[kind]), self.names.leader(leader, ".the")
        if new:
            return self.say("log-turned-new", leader=who, value=value, where=self.names.area(leader, ".in"))
        return self.say("log-turned", leader=who, value=value)

    def church(self, event: Event) -> str:
        _, area, before, now = event
        where = self.names.area(area, ".in")
        if not before:
            return self.say("log-church-built", where=where)
        if not now:
            return self.say("log-church-razed", where=where)
        if now == CATHEDRAL:
            return self.say("log-church-cathedral", where=where)
        return self.say("log-church-raised" if now > before else "log-church-lowered", where=where, level=now - 1)

    def dolmen(self, event: Event) -> str:
        return self.say("log-dolmen" if event[2] > 0 else "log-dolmen-gone", where=self.names.area(event[1], ".in"))

    def paganism(self, event: Event) -> str:
        _, before, now = event
        ends = int(self.names.contents.box.border[0])
        return self.say("log-paganism" if now > before else "log-paganism-back", box=now, ends=ends)

    def region(self, event: Event) -> str:
        return self.say("log-region", region=self.say(f"region-{REGIONS[event[1] - 1]}"))

    def actions(self, event: Event) -> str:
        _, seat, number = event
        message = "log-actions-more" if number > 0 else "log-actions-fewer"
        return self.say(message, seat=self.names.seat(seat), n=abs(number))

    def moved(self, event: Event) -> str:
        _, seat, start, area, free = event
        return self.say(
            "log-moved-free" if free else "log-moved",
            seat=self.names.seat(seat),
            **{"from": self.names.area(start, ".from")},
            to=self.names.area(area, ".to"),
        )

    def attempt(self, event: Event) -> str:
        _, seat, target, area = event
        message = "log-attempt-druid" if target == c.DRUID else "log-attempt"
        where = self.names.area(area, ".in")
        return self.say(
            message, seat=self.names.seat(seat), who=self.names.target(target, area, ".object"), where=where
        )

    def sum(self, event: Event) -> str:
        _, _, _, total, need = event
        message = {FAILS: "log-sum-fails", SUCCEEDS: "log-sum-succeeds"}.get(need, "log-sum")
        return self.say(message, sum=signed(total), need=need)

    def success(self, event: Event) -> str:
        _, seat, target, area = event
        return self.say("log-success", seat=self.names.seat(seat), who=self.names.target(target, area, ".object"))

    def failure(self, event: Event) -> str:
        _, seat, target, area, spared = event
        message = "log-failure-spared" if spared else "log-failure"
        return self.say(message, seat=self.names.seat(seat), who=self.names.target(target, area, ".the"))

    def died(self, event: Event) -> str:
        _, seat, card, area, buried, _ = event
        message = "log-died" if buried else "log-died-unburied"
        where = self.names.area(area, ".in")
        return self.say(message, seat=self.names.seat(seat), saint=self.names.card(card), where=where)

    def ended(self, event: Event) -> str:
        return self.say("log-ended", how=self.say(f"ending-{REASONS[event[1]]}"))


# -- the rules at work ------------------------------------------------------------------------------------------------


def card_rule(names: Names, card: int) -> tuple[str, ...]:
    """The rule of a card; an owner's own card has none."""
    rule = f"BTS {names.message(card).replace('-', '.')}"
    return (rule,) if rule in names.game.rulebook else ()


def cites(names: Names, event: Event) -> tuple[str, ...]:
    """The rules at work in an event."""
    kind, *data = event
    plain = CITES[kind]
    if kind in (st.E_DIRECTIVE, st.E_BAR):
        return (*card_rule(names, data[0]), *plain, *_bar_rules(names, event))
    if kind in (st.E_USED, st.E_GIFT, st.E_ACTIVE):
        return (*(_active(event) if kind == st.E_ACTIVE else ()), *plain, *card_rule(names, data[1]))
    if kind == st.E_SAINT:
        return (*plain, *card_rule(names, c.START_SAINT + data[1]))
    if kind in CHANGING:
        return (*CHANGING[kind](event), *plain)
    return plain


def _bar_rules(names: Names, event: Event) -> tuple[str, ...]:
    if event[0] != st.E_BAR or event[3] != c.NO_CARD:
        return ()
    return ("BTS 14.advanced.blue", "BTS ruling.advanced", "BTS 14.advanced.cards", "BTS 14.advanced.paganism")


def _first(event: Event) -> tuple[str, ...]:
    return ("BTS 4.first.die", "BTS ruling.first") if event[2] else ()


def _key(event: Event) -> tuple[str, ...]:
    _, _, _, went = event
    return (
        ("BTS 5.1.arthur", "BTS ruling.arthur", *(("BTS ruling.arthur.scotland",) if went == 2 else ())) if went else ()
    )


def _people(event: Event) -> tuple[str, ...]:
    return ("BTS 8.right", "BTS ruling.people.together") if event[3] else ("BTS 8.pagan", "BTS ruling.people.together")


def _promoted(event: Event) -> tuple[str, ...]:
    return ("BTS 9.highking",) if event[3] == c.HIGH_KING else ("BTS 9.kings",)


def _turned(event: Event) -> tuple[str, ...]:
    return ("BTS 9.chiefs.christian",) if event[3] else ("BTS 10.1.success",)


def _church(event: Event) -> tuple[str, ...]:
    _, _, before, now = event
    if now < before:
        return ("BTS ruling.church.lower",)
    return ("BTS 10.3.improve", "BTS 10.3.elsewhere") if before else ("BTS 10.3.build", "BTS 10.3.druid")


def _dolmen(event: Event) -> tuple[str, ...]:
    if event[3]:
        return ("BTS 6", "BTS 10.1.dolmens")
    if event[2] < 0:
        return ("BTS 10.1.six", "BTS ruling.six.king", "BTS ruling.six.success")
    return ("BTS 10.1.failure.dolmen", "BTS 10.1.dolmens")


def _paganism(event: Event) -> tuple[str, ...]:
    _, before, now = event
    return ("BTS 7.advance",) if now > before else ("BTS 7.arthur", "BTS 7.boundary", "BTS ruling.paganism.back")


def _region(event: Event) -> tuple[str, ...]:
    return (REGION_RULES[event[1]],)


def _moved(event: Event) -> tuple[str, ...]:
    return ("BTS 10.2.special",) if event[4] else ("BTS 10.2.adjacent", "BTS 10.cost")


def _attempt(event: Event) -> tuple[str, ...]:
    target = event[2]
    if target > c.PEOPLE:
        return ("BTS 10.1", "BTS 10.1.count.people", "BTS 10.1.chief.people", "BTS 10.1.king.people")
    more = {
        c.CHIEF: ("BTS 10.1.king.chiefs", "BTS 10.1.church", "BTS 10.3.modifier", "BTS 10.1.faceup"),
        c.KING: ("BTS 10.1.highking.kings", "BTS 10.1.king", "BTS 10.1.king.all", "BTS 10.3.king", "BTS 10.king"),
        c.HIGH: ("BTS 10.1.highking", "BTS 10.3.highking", "BTS 10.highking"),
    }
    return ("BTS 10.1", TARGET_RULES[target], *more.get(target, ()), "BTS 10.1.abilities", "BTS ruling.targets")


def _sum(event: Event) -> tuple[str, ...]:
    need = event[4]
    if need == FAILS:
        return ("BTS 10.1.automatic.failure", "BTS ruling.automatic", "BTS ruling.hopeless")
    return ("BTS 10.1.automatic.success", "BTS ruling.automatic") if need == SUCCEEDS else ()


def _failure(event: Event) -> tuple[str, ...]:
    _, _, target, _, spared = event
    found = ("BTS 10.1.abilities",) if spared else ()
    return (*found, "BTS ruling.failure.druid") if target == c.DRUID else found


def _died(event: Event) -> tuple[str, ...]:
    effort = ("BTS 10.6.death", "BTS ruling.effort.death") if event[5] else ()
    grave = ("BTS 11.grave", "BTS 10.5.grave", "BTS 10.1.relics") if event[4] else ("BTS ruling.death.grave",)
    return (*grave[:1], *effort, *grave[1:])


def _set_up(event: Event) -> tuple[str, ...]:
    """What depends on the level and on the number of Saints."""
    _, level, saints, written = event
    found = {
        c.BEGINNER: (
            *("BTS 14.beginner.druids", "BTS 14.beginner.dolmens"),
            *("BTS 14.beginner.relics", "BTS 14.beginner.invasion"),
        ),
        c.ADVANCED: ("BTS 14.advanced.relic",),
    }.get(level, ())
    alone = ("BTS 15.one", "BTS 15.ciaran") if saints == 1 else ()
    few = ("BTS 6.limit.three", "BTS 15.keepers") if saints < 4 else ()
    return ("BTS 4.people", *found, *alone, *few, *(("BTS ruling.slider.written",) if written else ()))


def _active(event: Event) -> tuple[str, ...]:
    return ("BTS 11.acolyte.saint", "BTS ruling.acolyte") if event[3] else ()


def _turn(event: Event) -> tuple[str, ...]:
    return ("BTS 5", "BTS ruling.early") if event[3] else ()


def _slowed(event: Event) -> tuple[str, ...]:
    return ("BTS 6.keeper.columba",) if event[2] else ()


def _ended(event: Event) -> tuple[str, ...]:
    ending = event[1]
    more = {
        st.PAGANISM: ("BTS 7.end",),
        st.DECK_OUT: ("BTS ruling.deck",),
        st.ACOLYTE_DIED: ("BTS 11.acolyte.end", "BTS ruling.failure.acolyte"),
    }
    scored = ("BTS 12.score", "BTS 12.score.all", "BTS 12.score.most", "BTS 12.score.druids", "BTS 12.score.dolmens")
    return (RULES[ending], *more.get(ending, ()), *scored, "BTS ruling.score")


CHANGING: Final[dict[int, Callable[[Event], tuple[str, ...]]]] = {
    st.E_SET_UP: _set_up,
    st.E_FIRST: _first,
    st.E_KEY: _key,
    st.E_PEOPLE_REMOVED: _people,
    st.E_SLOWED: _slowed,
    st.E_TURN: _turn,
    st.E_PROMOTED: _promoted,
    st.E_TURNED: _turned,
    st.E_CHURCH: _church,
    st.E_DOLMEN: _dolmen,
    st.E_PAGANISM: _paganism,
    st.E_REGION: _region,
    st.E_MOVED: _moved,
    st.E_ATTEMPT: _attempt,
    st.E_SUM: _sum,
    st.E_FAILURE: _failure,
    st.E_DIED: _died,
    st.E_ENDED: _ended,
}
