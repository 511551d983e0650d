"""Fields and events of BanishTheSnakes, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.state import State
from fidchell.games.banish_the_snakes_2 import events
from fidchell.games.banish_the_snakes_2.components import AREAS, LEADERS, MAT, Box


class BanishTheSnakesFields(State):
    """All that a state of BanishTheSnakes is made of."""

    box: Box
    pool: i64  # heap of People to the side
    removed: i64  # heap of People that go back when all are replaced
    cup: i64  # heap of Leaders in the container, by their Pagan side
    types: i64  # three bits a type: Leaders whose two sides nobody knows together
    removed_pagans: i64  # heap of Pagan Leaders that go back
    removed_types: i64  # the same for Christian ones: three bits a type
    druids: i64  # heap of values that nobody knows: face down on the map and to the side
    unmade: i64  # heap of Relic values that nobody knows: Graves on the map and to the side
    dolmens: i64  # to the side
    churches: i64  # heap of levels to the side
    gifts: i64  # bit set, to the side
    deck: i64  # events whose place in the deck is unknown
    deck_saints: i64  # the same for Saints
    top: i64  # known cards on top of the deck: seven bits each, card + 1, the first lowest
    discard: i64  # events
    discard_saints: i64  # Saints
    key_card: i64  # the Key Card
    current: i64  # the Current Card
    arthur: i64  # FIRST_KEY, WITH_SCOTLAND, LIKE_ANY_CARD
    britain: i64  # box of the Advance of Paganism
    merged: i64  # piles that have been shuffled in
    active: i64  # whose turn it is
    turn: i64  # counted from 1; 0: the set-up
    points: i64  # Action Points; -1 until they are counted
    extra: i64  # Actions that the event gives or takes
    prepares: i64  # for the next attempt
    bonus: i64  # of a saved card, for the next attempt
    effort: i64  # whether a Final Effort was made
    built: i64  # two bits an Area: levels built in this turn
    moved: i64  # Moves in this turn
    churched: i64  # levels built for nothing
    healed: i64  # whether somebody was
    foreseen: i64  # whether cards were
    refused: i64  # Keepers that were asked for in vain
    over: i64  # whether the turn is over as soon as nothing is pending
    frames: i64  # what is going on
    pc: i64  # the effect that is carried out
    losing: i64  # Zeal that is lost
    asked: i64  # the card that is asked for
    received: i64  # the card that may not be discarded, + 1
    ended: i64  # why it has
    level: i64  # BEGINNER, STANDARD, ADVANCED
    written: i64  # whether the slider's digits are as written
    way: i64  # HISTORIC, CHOSEN_SAINTS, RANDOM_SAINTS
    cast: i64  # Saints that may still be chosen
    first: i64  # the seat that begins, if the die isn't asked
    people: vec[i64]  # Area → its People
    places: vec[i64]  # Area → Druid or Church, Dolmens, Graves, Relics
    leaders: vec[i64]  # seat of Leader → who sits there
    mats: vec[i64]  # MAT numbers a seat
    die: i64  # the last roll
    fired: i64  # the colour of the last bar
    fired_red: i64  # events whose red bar has been carried out
    fired_yellow: i64  # the yellow one
    fired_blue: i64  # the blue one
    used: i64  # saved cards
    seen: i64  # Gifts, Deck Saints and At Start Saints that were active
    deeds: i64  # ten bits each

    def __init__(self, box: Box, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.box = box
        self.pool = 0
        self.removed = 0
        self.cup = 0
        self.types = 0
        self.removed_pagans = 0
        self.removed_types = 0
        self.druids = 0
        self.unmade = 0
        self.dolmens = 0
        self.churches = 0
        self.gifts = 0
        self.deck = 0
        self.deck_saints = 0
        self.top = 0
        self.discard = 0
        self.discard_saints = 0
        self.key_card = 127
        self.current = 127
        self.arthur = 2
        self.britain = 0
        self.merged = 0
        self.active = 0
        self.turn = 0
        self.points = -1
        self.extra = 0
        self.prepares = 0
        self.bonus = 0
        self.effort = 0
        self.built = 0
        self.moved = 0
        self.churched = 0
        self.healed = 0
        self.foreseen = 0
        self.refused = 0
        self.over = 0
        self.frames = 0
        self.pc = 0
        self.losing = 0
        self.asked = 127
        self.received = 0
        self.ended = 0
        self.level = 1
        self.written = 0
        self.way = 0
        self.cast = 0
        self.first = -1
        self.people = vec[i64]()
        self.places = vec[i64]()
        self.leaders = vec[i64]()
        self.mats = vec[i64]()
        self.die = 0
        self.fired = 0
        self.fired_red = 0
        self.fired_yellow = 0
        self.fired_blue = 0
        self.used = 0
        self.seen = 0
        self.deeds = 0

    def lay_table(self) -> None:
        """Vectors of their full length; copies bring their own."""
        self.people = vec[i64]([0] * int(AREAS))
        self.places = vec[i64]([0] * int(AREAS))
        self.leaders = vec[i64]([0] * int(LEADERS))
        self.mats = vec[i64]([0] * int(MAT * self.seats))

    def shared(self) -> tuple[object, ...]:
        return (self.box,)

    def copy_to(self, new: "BanishTheSnakesFields") -> None:
        """Make a bare state like this one."""
        new.pool = self.pool
        new.removed = self.removed
        new.cup = self.cup
        new.types = self.types
        new.removed_pagans = self.removed_pagans
        new.removed_types = self.removed_types
        new.druids = self.druids
        new.unmade = self.unmade
        new.dolmens = self.dolmens
        new.churches = self.churches
        new.gifts = self.gifts
        new.deck = self.deck
        new.deck_saints = self.deck_saints
        new.top = self.top
        new.discard = self.discard
        new.discard_saints = self.discard_saints
        new.key_card = self.key_card
        new.current = self.current
        new.arthur = self.arthur
        new.britain = self.britain
        new.merged = self.merged
        new.active = self.active
        new.turn = self.turn
        new.points = self.points
        new.extra = self.extra
        new.prepares = self.prepares
        new.bonus = self.bonus
        new.effort = self.effort
        new.built = self.built
        new.moved = self.moved
        new.churched = self.churched
        new.healed = self.healed
        new.foreseen = self.foreseen
        new.refused = self.refused
        new.over = self.over
        new.frames = self.frames
        new.pc = self.pc
        new.losing = self.losing
        new.asked = self.asked
        new.received = self.received
        new.ended = self.ended
        new.level = self.level
        new.written = self.written
        new.way = self.way
        new.cast = self.cast
        new.first = self.first
        new.people = self.people[:]
        new.places = self.places[:]
        new.leaders = self.leaders[:]
        new.mats = self.mats[:]
        new.die = self.die
        new.fired = self.fired
        new.fired_red = self.fired_red
        new.fired_yellow = self.fired_yellow
        new.fired_blue = self.fired_blue
        new.used = self.used
        new.seen = self.seen
        new.deeds = self.deeds

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.pool, self.removed, self.cup, self.types, self.removed_pagans, self.removed_types, self.druids,
                self.unmade, self.dolmens, self.churches, self.gifts, self.deck, self.deck_saints, self.top,
                self.discard, self.discard_saints, self.key_card, self.current, self.arthur, self.britain, self.merged,
                self.active, self.turn, self.points, self.extra, self.prepares, self.bonus, self.effort, self.built,
                self.moved, self.churched, self.healed, self.foreseen, self.refused, self.over, self.frames, self.pc,
                self.losing, self.asked, self.received, self.ended, self.level, self.written, self.way, self.cast,
                self.first,
            ]
        )
        for i in range(len(self.people)):
            words = append(words, self.people[i])
            words = append(words, self.places[i])
        for i in range(len(self.leaders)):
            words = append(words, self.leaders[i])
        for i in range(len(self.mats)):
            words = append(words, self.mats[i])
        words = append(words, self.die)
        words = append(words, self.fired)
        words = append(words, self.fired_red)
        words = append(words, self.fired_yellow)
        words = append(words, self.fired_blue)
        words = append(words, self.used)
        words = append(words, self.seen)
        words = append(words, self.deeds)
        return self.further_words(words)

    def position_words(self) -> i64:
        return 46 + len(self.people) + len(self.places) + len(self.leaders) + len(self.mats)

    def from_words(self, words: list[int]) -> None:
        self.pool = words[0]
        self.removed = words[1]
        self.cup = words[2]
        self.types = words[3]
        self.removed_pagans = words[4]
        self.removed_types = words[5]
        self.druids = words[6]
        self.unmade = words[7]
        self.dolmens = words[8]
        self.churches = words[9]
        self.gifts = words[10]
        self.deck = words[11]
        self.deck_saints = words[12]
        self.top = words[13]
        self.discard = words[14]
        self.discard_saints = words[15]
        self.key_card = words[16]
        self.current = words[17]
        self.arthur = words[18]
        self.britain = words[19]
        self.merged = words[20]
        self.active = words[21]
        self.turn = words[22]
        self.points = words[23]
        self.extra = words[24]
        self.prepares = words[25]
        self.bonus = words[26]
        self.effort = words[27]
        self.built = words[28]
        self.moved = words[29]
        self.churched = words[30]
        self.healed = words[31]
        self.foreseen = words[32]
        self.refused = words[33]
        self.over = words[34]
        self.frames = words[35]
        self.pc = words[36]
        self.losing = words[37]
        self.asked = words[38]
        self.received = words[39]
        self.ended = words[40]
        self.level = words[41]
        self.written = words[42]
        self.way = words[43]
        self.cast = words[44]
        self.first = words[45]
        at: i64 = 46
        self.people = vec[i64](words[at + 0 : at + 2 * (AREAS) : 2])
        self.places = vec[i64](words[at + 1 : at + 2 * (AREAS) : 2])
        at += 2 * (AREAS)
        self.leaders = vec[i64](words[at + 0 : at + 1 * (LEADERS)])
        at += 1 * (LEADERS)
        self.mats = vec[i64](words[at + 0 : at + 1 * (MAT * self.seats)])
        at += 1 * (MAT * self.seats)
        self.die = words[at + 0]
        self.fired = words[at + 1]
        self.fired_red = words[at + 2]
        self.fired_yellow = words[at + 3]
        self.fired_blue = words[at + 4]
        self.used = words[at + 5]
        self.seen = words[at + 6]
        self.deeds = words[at + 7]
        self.take_further(words, at + 8)

    def tell_took_saint(self, seat: i64, saint: i64, way: i64, seats: i64) -> None:
        if self.heard:
            self.note(events.TookSaint(seat, saint, way, seats))

    def tell_deck_saint_added(self, saint: i64, last: bool) -> None:
        if self.heard:
            self.note(events.DeckSaintAdded(self.proposer(), saint, last))

    def tell_gift_left_out(self, card: i64) -> None:
        if self.heard:
            self.note(events.GiftLeftOut(self.proposer(), card))

    def tell_accepted(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Accepted(self.who(seat)))

    def tell_objected(self, seat: i64, other: i64) -> None:
        if self.heard:
            self.note(events.Objected(self.who(seat), self.who(other)))

    def tell_set_up(self, level: i64, seats: i64) -> None:
        if self.heard:
            self.note(events.SetUp(level, seats))

    def tell_flock_already(self, where: i64, value: i64) -> None:
        if self.heard:
            self.note(events.FlockAlready(where, value))

    def tell_landed(self, seat: i64, where: i64, fixed: bool, zeal: i64) -> None:
        if self.heard:
            self.note(events.Landed(self.who(seat), where, fixed, zeal))

    def tell_began(self, seat: i64, claim: bool, die: bool) -> None:
        if self.heard:
            self.note(events.Began(self.who(seat), claim, die))

    def tell_turn_began(self, seat: i64, n: i64, left: i64, passed: bool) -> None:
        if self.heard:
            self.note(events.TurnBegan(self.who(seat), n, left, passed))

    def tell_drew(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Drew(self.who(seat), card))

    def tell_directive_ran(self, card: i64) -> None:
        if self.heard:
            self.note(events.DirectiveRan(card))

    def tell_bar_fired(self, card: i64, colour: i64, key: i64) -> None:
        if self.heard:
            self.note(events.BarFired(card, colour, key))

    def tell_key_replaced(self, card: i64, old: i64, went: i64) -> None:
        if self.heard:
            self.note(events.KeyReplaced(card, old, went))

    def tell_struck(self, where: i64) -> None:
        if self.heard:
            self.note(events.Struck(where))

    def tell_found_nothing(self, dead: bool) -> None:
        if self.heard:
            self.note(events.FoundNothing(dead))

    def tell_points_counted(self, seat: i64, n: i64, zeal: i64, more: i64) -> None:
        if self.heard:
            self.note(events.PointsCounted(self.who(seat), n, zeal, more))

    def tell_actions_changed(self, seat: i64, n: i64) -> None:
        if self.heard:
            self.note(events.ActionsChanged(self.who(seat), n))

    def tell_bonus_got(self, seat: i64, n: i64) -> None:
        if self.heard:
            self.note(events.BonusGot(self.who(seat), n))

    def tell_looked(self, card: i64) -> None:
        if self.heard:
            self.note(events.Looked(card))

    def tell_kept(self, seat: i64, card: i64, received: bool, seats: i64) -> None:
        if self.heard:
            self.note(events.Kept(self.who(seat), card, received, seats))

    def tell_discarded(self, seat: i64, card: i64, received: bool, seats: i64) -> None:
        if self.heard:
            self.note(events.Discarded(self.who(seat), card, received, seats))

    def tell_gift_received(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.GiftReceived(self.who(seat), card))

    def tell_used(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Used(self.who(seat), card))

    def tell_gave(self, seat: i64, other: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Gave(self.who(seat), self.who(other), card))

    def tell_asked(self, seat: i64, other: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Asked(self.who(seat), self.who(other), card))

    def tell_took(self, seat: i64, other: i64, card: i64, becomes: bool) -> None:
        if self.heard:
            self.note(events.Took(self.who(seat), self.who(other), card, becomes))

    def tell_refused(self, seat: i64, other: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Refused(self.who(seat), self.who(other), card))

    def tell_paganism_moved(self, before: i64, now: i64) -> None:
        if self.heard:
            self.note(events.PaganismMoved(before, now))

    def tell_slowed(self, seat: i64, keeper: bool) -> None:
        if self.heard:
            self.note(events.Slowed(self.who(seat), keeper))

    def tell_region_fell(self, region: i64) -> None:
        if self.heard:
            self.note(events.RegionFell(region))

    def tell_people_removed(self, where: i64, value: i64, flock: bool, more: bool) -> None:
        if self.heard:
            self.note(events.PeopleRemoved(where, value, flock, more))

    def tell_people_placed(self, where: i64, value: i64) -> None:
        if self.heard:
            self.note(events.PeoplePlaced(where, value, self.leaders_follow()))

    def tell_set_aside_returned(self, leaders: bool, early: bool) -> None:
        if self.heard:
            self.note(events.SetAsideReturned(leaders, early))

    def tell_leader_removed(self, leader: i64, faith: i64) -> None:
        if self.heard:
            self.note(events.LeaderRemoved(leader, faith))

    def tell_leader_drawn(self, leader: i64, value: i64, christian: bool) -> None:
        if self.heard:
            self.note(events.LeaderDrawn(leader, value, christian))

    def tell_promoted(self, die: i64, who: i64, what: i64) -> None:
        if self.heard:
            self.note(events.Promoted(die, who, what))

    def tell_turned(self, leader: i64, kind: i64, new: bool) -> None:
        if self.heard:
            self.note(events.Turned(leader, kind, new))

    def tell_druid_placed(self, where: i64) -> None:
        if self.heard:
            self.note(events.DruidPlaced(where))

    def tell_druid_shown(self, where: i64, value: i64, tried: bool) -> None:
        if self.heard:
            self.note(events.DruidShown(where, value, tried))

    def tell_druid_gone(self, where: i64, value: i64) -> None:
        if self.heard:
            self.note(events.DruidGone(where, value))

    def tell_church_raised(self, where: i64, level: i64, elsewhere: bool) -> None:
        if self.heard:
            self.note(events.ChurchRaised(where, level, elsewhere))

    def tell_church_lowered(self, where: i64, level: i64) -> None:
        if self.heard:
            self.note(events.ChurchLowered(where, level))

    def tell_dolmen_placed(self, where: i64, card: bool) -> None:
        if self.heard:
            self.note(events.DolmenPlaced(where, card))

    def tell_dolmen_gone(self, where: i64, card: bool, king: bool) -> None:
        if self.heard:
            self.note(events.DolmenGone(where, card, king))

    def tell_relic_opened(self, where: i64, value: i64, several: bool) -> None:
        if self.heard:
            self.note(events.RelicOpened(where, value, several))

    def tell_carried(self, seat: i64, value: i64, start: i64, to: i64, grave: bool) -> None:
        if self.heard:
            self.note(events.Carried(self.who(seat), value, start, to, grave))

    def tell_moved(self, seat: i64, start: i64, to: i64, free: bool, again: bool) -> None:
        if self.heard:
            self.note(events.Moved(self.who(seat), start, to, free, again))

    def tell_prepared(self, seat: i64, n: i64) -> None:
        if self.heard:
            self.note(events.Prepared(self.who(seat), n))

    def tell_effort_made(self, seat: i64, prepared: bool) -> None:
        if self.heard:
            self.note(events.EffortMade(self.who(seat), prepared))

    def tell_healed(self, seat: i64, other: i64) -> None:
        if self.heard:
            self.note(events.Healed(self.who(seat), self.who(other)))

    def tell_foresaw(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Foresaw(self.who(seat)))

    def tell_dismissed(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Dismissed(self.who(seat), card))

    def tell_attempted(self, seat: i64, target: i64, area: i64) -> None:
        if self.heard:
            self.note(events.Attempted(self.who(seat), target, area))

    def tell_summed(self, total: i64, written: i64) -> None:
        if self.heard:
            self.note(events.Summed(total, written, self.influences()))

    def tell_rolled(self, n: i64, written: i64) -> None:
        if self.heard:
            self.note(events.Rolled(n, written))

    def tell_succeeded(self, seat: i64, target: i64, area: i64) -> None:
        if self.heard:
            self.note(events.Succeeded(self.who(seat), target, area))

    def tell_had_no_effect(self, seat: i64) -> None:
        if self.heard:
            self.note(events.HadNoEffect(self.who(seat)))

    def tell_failed(self, seat: i64, target: i64, area: i64, spared: bool) -> None:
        if self.heard:
            self.note(events.Failed(self.who(seat), target, area, spared))

    def tell_people_converted(self, where: i64, value: i64) -> None:
        if self.heard:
            self.note(events.PeopleConverted(where, value))

    def tell_zeal_lost(self, seat: i64, n: i64, wasted: i64) -> None:
        if self.heard:
            self.note(events.ZealLost(self.who(seat), n, wasted))

    def tell_zeal_regained(self, seat: i64, n: i64) -> None:
        if self.heard:
            self.note(events.ZealRegained(self.who(seat), n))

    def tell_shielded(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Shielded(self.who(seat)))

    def tell_died(self, seat: i64, saint: i64, where: i64, buried: bool, effort: i64, own: bool, acting: bool) -> None:
        if self.heard:
            self.note(events.Died(seat, saint, where, buried, effort, own, acting, self.others_lose()))

    def tell_gift_ended(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.GiftEnded(self.who(seat), card))

    def tell_became_active(self, seat: i64, card: i64, acolyte: bool) -> None:
        if self.heard:
            self.note(events.BecameActive(seat, card, acolyte))

    def tell_acolyte_followed(self, seat: i64) -> None:
        if self.heard:
            self.note(events.AcolyteFollowed(seat))

    def tell_ended(self, ending: i64, attempting: bool, effort: i64) -> None:
        if self.heard:
            self.note(events.Ended(ending, attempting, effort))

    def proposer(self) -> i64:
        raise NotImplementedError

    def who(self, seat: i64) -> i64:
        raise NotImplementedError

    def leaders_follow(self) -> bool:
        raise NotImplementedError

    def influences(self) -> tuple[str, ...]:
        raise NotImplementedError

    def others_lose(self) -> bool:
        raise NotImplementedError
