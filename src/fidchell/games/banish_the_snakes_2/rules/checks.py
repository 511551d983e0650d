"""Whether a position is possible: every piece in one place, and what is going on can go on to the end.

Each assertion begins with the field of a position that is wrong.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules import convert, death, leaders, setup
from fidchell.games.banish_the_snakes_2.rules.events import (
    TO_ACTIONS,
    TO_BAR,
    TO_DIRECTIVE,
    TO_KEY,
    druids_aside,
    known_cards,
)
from fidchell.games.banish_the_snakes_2.rules.influence import influence
from fidchell.games.banish_the_snakes_2.rules.people import in_play
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

# Frame → the stage of the set-up that it belongs to.
STAGES: Final[dict[int, int]] = {
    c.PEOPLE_FRAME: setup.TO_PEOPLE,
    c.LEADERS_FRAME: setup.TO_LEADERS,
    c.SAINTS_FRAME: setup.TO_SAINTS,
    c.CAST: setup.TO_CAST,
    c.REMOVE_GIFTS: setup.TO_GIFTS,
    c.PAWNS: setup.TO_PAWNS,
    c.FIRST: setup.TO_FIRST,
}


def check_table(s: Ireland) -> None:
    assert (s.frames == 0) == (s.ended != 0), "frames: something goes on until the game ends"
    check_numbers(s)
    check_cards(s)
    check_people(s)
    check_leaders(s)
    check_places(s)
    for seat in range(s.seats):
        check_mat(s, seat)
    if s.frames:
        check_frames(s)
        check_setup(s)


def check_numbers(s: Ireland) -> None:
    assert 0 <= s.active < s.seats, "active: no such seat"
    assert -1 <= s.first < s.seats, "first: no such seat"
    assert 0 <= s.britain <= s.box.border[0], "paganism: no such box"
    assert s.britain < s.box.border[0] or s.ended, "paganism: the last box ends the game"
    for pile in range(c.SCOTLAND, c.ENGLAND + 1):
        assert s.britain < s.box.border[pile] or s.merged >> pile & 1, "merged: a region is Pagan, so its cards are in"
    assert 0 <= s.pc < len(s.box.effects), "pc: no such effect"


# -- pieces -----------------------------------------------------------------------------------------------------------


def check_cards(s: Ireland) -> None:
    """BTS 4.deck: each of the 64 cards and nine Gifts once, wherever it is."""
    events = s.deck | s.discard
    n = count(s.deck) + count(s.discard)
    saints = s.deck_saints | s.discard_saints
    m = count(s.deck_saints) + count(s.discard_saints)
    gifts = s.gifts
    k = count(s.gifts)
    loose = c.cards_of(int(s.top))
    for seat in range(s.seats):
        loose += c.cards_of(int(s.keepers_of(seat)))
        saint = s.saint_of(seat)
        if saint != c.NO_CARD:  # BTS 4.decksaints.twice: whoever plays is nowhere else, from whichever card
            saints |= bit(saint - (c.START_SAINT if saint >= c.START_SAINT else c.DECK_SAINT))
            m += 1
    for card in loose:
        assert 0 <= card < c.START_SAINT, "keepers: no such card"
        if card < c.EVENTS:
            events |= bit(card)
            n += 1
        elif card < c.GIFT:
            saints |= bit(card - c.DECK_SAINT)
            m += 1
        else:
            gifts |= bit(card - c.GIFT)
            k += 1
    for card in (s.key_card, s.current):
        assert card == c.NO_CARD or (0 <= card < c.EVENTS and s.box.arrow[card]), "key, current: no event with an arrow"
        if card < c.EVENTS:
            events |= bit(card)
            n += 1
    for pile in range(c.KEY):
        if pile and not s.merged >> pile & 1:
            events |= s.pile_cards(pile)
            n += count(s.pile_cards(pile))
    if s.arthur == c.WITH_SCOTLAND:
        events |= bit(s.box.arthur)
        n += 1
    whole = bit(c.EVENTS) - 1
    if s.level == c.BEGINNER and s.box.invasion >= 0:
        whole &= ~bit(s.box.invasion)
    assert events == whole and n == count(whole), "deck: every event is in exactly one place"
    assert m == count(saints) and 0 <= saints < bit(c.SAINTS), "deck_saints: a Saint is in two places"
    assert k == count(gifts) and 0 <= gifts < bit(c.GIFTS), "gifts: a Gift is in two places"
    assert s.arthur != c.FIRST_KEY or s.key_card == s.box.arthur, "arthur: he is not the Key Card"
    assert s.arthur != c.WITH_SCOTLAND or not s.merged >> c.SCOTLAND & 1, "arthur: Scotland's cards are in the deck"
    assert all(card < c.GIFT for card in c.cards_of(int(s.top))), "top: a Gift is never in the deck"


def check_people(s: Ireland) -> None:
    for value in range(c.MOST_VALUE + 1):
        found = in_play(s, value) if value else 0
        assert found == c.amount(s.box.people, value), f"areas: {found} People of {value}"
    room: i64 = 0
    pagans: i64 = 0
    for area in range(c.AREAS):
        people = s.people[area]
        pagans |= people & c.PAGANS
        assert 0 <= people < bit(2 * c.FLOCK_SHIFT), "areas: no such People"
        assert c.threes(people) <= s.box.boxes[area], "areas: more People than boxes"
        room += s.box.boxes[area] - c.threes(people)
    assert pagans or s.ended or not s.turn, "areas: all People are Flock, so the game is over: say `ended`"  # BTS 12.1
    if frames.kind(s.frames) == c.PEOPLE_FRAME:
        assert room, "areas: no box is empty"
    elif not s.ended:
        assert room == c.size(s.removed), "areas: an empty box"
        assert not room or frames.kind(s.frames) == c.WHERE, "removed_people: they are to be replaced"


def check_leaders(s: Ireland) -> None:
    """Both sides of every Leader are accounted for."""
    box = s.box
    kinds = len(box.copies)
    on_map = vec[i64]([0] * kinds)
    pagans: i64 = 0
    empty: i64 = 0
    for leader in range(c.LEADERS):
        code = s.leaders[leader]
        if code >= c.CHRISTIAN:
            assert code < c.CHRISTIAN + kinds, "leaders: no such Leader"
            on_map[code - c.CHRISTIAN] += 1
        elif code != c.NOBODY:
            assert 1 <= code <= 8, "leaders: no such Leader"
            pagans += bit(8 * (code - 1))
        else:
            empty += 1
    unknown: i64 = 0
    aside = c.size(s.removed_pagans)
    for kind in range(kinds):
        loose = s.types >> 3 * kind & 7
        removed = s.removed_types >> 3 * kind & 7
        assert on_map[kind] + loose + removed == box.copies[kind], "leaders: every one is in exactly one place"
        unknown += loose << 8 * box.pagan[kind]
        aside += removed
    assert s.types >> 3 * kinds == 0 and s.removed_types >> 3 * kinds == 0, "leaders: no such Leader"
    assert s.cup + s.removed_pagans + pagans == unknown, "leaders: every Pagan is in exactly one place"
    if s.ended:
        return
    top = frames.kind(s.frames)
    if top == c.LEADERS_FRAME:
        check_promotion(s)
    elif top == c.SIDE:
        leader = frames.argument(s.frames)
        assert leader < c.LEADERS and 0 < s.leaders[leader] < c.CHRISTIAN, "frames: no Pagan Leader to be turned"
        filling = frames.kind(frames.pop(s.frames)) == c.LEADERS_FRAME
        assert leader < c.AREAS if filling else not empty and not aside, "leaders: an empty seat"
    elif top != c.PEOPLE_FRAME or s.turn:
        assert empty == aside, "leaders: an empty seat"
        assert not aside or top == c.WHERE or top == c.PEOPLE_FRAME, "removed_leaders: they are to be replaced"


def check_promotion(s: Ireland) -> None:
    """A seat is awaited, and whoever may rise to it sits there."""
    seat = leaders.awaited(s)
    assert seat >= 0, "frames: no Leader is awaited"
    stage = frames.argument(s.frames)
    if stage == c.THEN_KINGS:
        for area in range(c.AREAS):
            ours = s.box.province[area] == seat - c.KINGS
            assert not ours or s.leaders[area] != c.NOBODY, "leaders: the Chiefs come before their King"
    elif stage == c.THEN_HIGH_KING:
        for province in range(c.PROVINCES):
            assert s.leaders[c.KINGS + province] != c.NOBODY, "leaders: the Kings come before the High King"
    else:
        assert s.cup, "leaders: none is left in the container"
    assert (stage == c.DEAL) == (s.turn == 0), "frames: only at the start all are drawn"


def check_places(s: Ireland) -> None:
    stones = s.dolmens
    churches = s.churches
    for area in range(c.AREAS):
        place = s.places[area]
        assert 0 <= place < bit(31), "areas: no such place"
        stones += c.dolmens(place)
        assert not c.druid(place) or not c.church(place), "areas: a Druid and a Church in one box"
        assert c.druid(place) == c.HIDDEN or c.druid(place) <= c.MOST_VALUE, "areas: no such Druid"
        assert c.church(place) <= 4, "areas: no such Church"
        if c.church(place):
            churches += bit(8 * (c.church(place) - 1))
    assert stones == (0 if s.level == c.BEGINNER else s.box.dolmens), "areas: every Dolmen is in exactly one place"
    assert churches == s.box.churches, "areas: every Church is in exactly one place"
    assert s.dolmens >= 0 and druids_aside(s) >= 0 and death.graves_aside(s) >= 0, "areas: more than there are"
    for value in range(8):
        assert 0 <= c.amount(s.druids, value) <= c.amount(s.box.druids, value), "druids_gone: no such Druids"
        made: i64 = 0
        for area in range(c.AREAS):
            if value < 4:
                made += c.relics(s.places[area], value)
        assert c.amount(s.unmade, value) >= 0, "areas: too many Relics"
        assert made + c.amount(s.unmade, value) <= c.amount(s.box.relics, value), "areas: too many Relics"


def check_mat(s: Ireland, seat: i64) -> None:
    saint = s.saint_of(seat)
    area = s.area_of(seat)
    zeal = s.zeal_of(seat)
    keepers = s.keepers_of(seat)
    active = c.DECK_SAINT <= saint < c.GIFT or c.START_SAINT <= saint < c.START_SAINT + c.SAINTS
    assert active or saint == c.NO_CARD, "mats: no such Saint"
    assert 0 <= area < c.AREAS or (area == -1 and s.turn == 0), "mats: no such Area"
    assert 0 <= zeal < death.cross(s, seat) or (s.ended and zeal == death.cross(s, seat)), "mats: no such box of Zeal"
    choosing = waits(s, c.HEIR, seat)
    spare: i64 = 1 if choosing or waits(s, c.KEEP, seat) or waits(s, c.GIFT_FRAME, seat) else 0
    assert c.held(keepers) <= death.limit(s, seat) + spare or s.ended, "mats: too many Keepers"
    last: i64 = -1
    for card in c.cards_of(int(keepers)):
        assert card > last and s.box.keeper_bit[card] >= 0, "mats: Keepers are in order, and can be kept"
        assert not c.is_saint(card) or saint != c.NO_CARD or choosing, "mats: an Acolyte with a Saint"
        last = card


def waits(s: Ireland, kind: i64, seat: i64) -> bool:
    """Whether a frame of this kind and seat is on the stack."""
    rest = s.frames
    while rest:
        if frames.kind(rest) == kind and frames.argument(rest) == seat:
            return True
        rest = frames.pop(rest)
    return False


# -- what is going on -------------------------------------------------------------------------------------------------


def check_frames(s: Ireland) -> None:
    """The frames fit together, and somebody or chance is asked."""
    assert frames.depth(s.frames) <= frames.DEPTH, "frames: too much is going on"
    rest = s.frames
    seen: i64 = 0
    while rest:
        kind = frames.kind(rest)
        assert 0 < kind < len(c.FRAMES), "frames: no such frame"
        check_order(s, kind, frames.pop(rest))
        check_frame(s, kind, frames.argument(rest), frames.pop(rest))
        seen |= bit(kind)
        rest = frames.pop(rest)
    top = frames.kind(s.frames)
    assert c.FRAMES[top].actor != c.RESTING, "frames: nobody is asked"
    assert (s.pc > 0) == (seen >> c.RUN & 1 > 0), "pc: an effect is carried out, or none"
    assert (s.losing > 0) == (seen >> c.ZEAL_FRAME & 1 > 0), "losing: Zeal is lost, or none"
    assert (s.asked != c.NO_CARD) == (top == c.CONSENT), "asked: a card is asked for, or none"
    assert not s.received or top == c.KEEP, "received: nobody has too many Keepers"
    assert not s.over or top != c.ACT, "over: the turn goes on"
    if s.effort:
        check_effort(s)


def check_order(s: Ireland, kind: i64, below: i64) -> None:
    allowed = c.FRAMES[kind].below
    if not below:
        assert not allowed, "frames: a turn, an event or the set-up is at the bottom"
        return
    under = frames.kind(below)
    assert under in allowed, "frames: they do not fit together"
    if under == c.EVENT:
        stage = frames.argument(below)
        if kind == c.DRAW_CARD:
            assert stage == TO_DIRECTIVE, "frames: a card is drawn first"
        elif kind == c.RUN:
            assert TO_BAR <= stage <= TO_KEY, "frames: a card is carried out after it is drawn"
        else:
            assert stage == TO_ACTIONS, "frames: Keepers come after the event"


def check_frame(s: Ireland, kind: i64, argument: i64, below: i64) -> None:
    here = s.area_of(s.active)
    what = c.FRAMES[kind].argument
    assert what != "seat" or argument < s.seats, "frames: no such seat"
    assert what != "seats" or argument < bit(s.seats), "frames: no such seats"
    if kind == c.SETUP:
        assert s.turn == 0, "turn: set-up comes before the first turn"
    elif kind == c.EVENT:
        drawn = s.current != c.NO_CARD
        assert s.turn > 0, "turn: the first one begins with an event"
        assert s.points == -1, "points: they are counted after the event"
        assert argument <= TO_ACTIONS, "frames: no such stage of an event"
        assert drawn == (TO_BAR <= argument <= TO_KEY), "current: a card is current while it is carried out"
    elif kind == c.ACT:
        assert s.turn > 0, "turn: the first one begins with an event"
        assert s.points >= 0, "points: they are counted before somebody acts"
        assert s.current == c.NO_CARD, "current: Actions come after the event"
    elif kind == c.WHERE:
        place = c.place_of(s.box.effects[s.pc])
        assert place == c.RANDOM or place == c.CHOSEN, "pc: no place is to be found"
    elif kind == c.SETTLE or kind == c.DIE:
        assert convert.targets(s, here) >> argument & 1, "frames: no such target"
        unknown = argument == c.DRUID and c.druid(s.places[here]) == c.HIDDEN
        assert unknown == (kind == c.SETTLE), "frames: a face-down Druid is turned over first"
        if kind == c.DIE:
            assert c.HOPELESS < influence(s, s.active, argument) < 0, "frames: the die is not needed"
    elif kind == c.FLIP:
        assert argument < c.AREAS and c.druid(s.places[argument]) == c.HIDDEN, "frames: no Druid to be turned over"
        assert frames.kind(below) != c.SETTLE or argument == here, "frames: the Druid is elsewhere"
    elif kind == c.RELIC_FRAME:
        assert c.graves(s.places[here]), "frames: no Grave to be turned over"
    elif kind == c.RELICS_FRAME:
        assert argument & 15 < c.AREAS and argument >> 4 <= 3, "frames: no such Relics"
        assert argument & 15 != here, "frames: Relics come from another Area"
    elif kind == c.LEADERS_FRAME:
        assert argument <= c.DEAL, "frames: no such stage"
    elif kind == c.FORESEEN:
        assert s.top or frames.kind(s.frames) == c.PEEKING, "top: no card is foreseen"
    elif kind == c.PEEKING:
        assert known_cards(s) < argument <= 8, "frames: so many cards are known already, or too many"
    elif kind == c.CONSENT:
        assert argument != s.active, "frames: nobody is asked"
        assert c.holds(s.keepers_of(argument), s.asked), "asked: a card that nobody has"
    elif kind == c.HEIR:
        assert s.saint_of(argument) == c.NO_CARD, "mats: nobody has died"
    elif kind == c.KEEP and below == frames.pop(s.frames):
        keepers = s.keepers_of(argument)
        assert c.held(keepers) > death.limit(s, argument), "mats: there is room for the Keepers"
        assert not s.received or c.holds(keepers, s.received - 1), "received: a card that nobody has"


def check_effort(s: Ireland) -> None:
    """BTS 10.6, BTS ruling.effort.after: a Saint in the last box, who can do nothing but try."""
    seat = s.active
    alone = frames.kind(s.frames) == c.ACT
    above = s.frames
    while frames.pop(frames.pop(above)):
        above = frames.pop(above)
    assert s.effort == 1 and (alone or frames.kind(above) == c.AFTER), "effort: it is followed by the attempt"
    assert s.points >= 0, "effort: it is an Action"
    assert s.saint_of(seat) != c.NO_CARD, "effort: not for Acolytes"
    assert s.zeal_of(seat) == death.cross(s, seat) - 1, "effort: only in the last box"
    assert not alone or convert.targets(s, s.area_of(seat)), "effort: nobody is there to be tried"
    assert not alone or s.points, "effort: a point is kept for the attempt"


# -- the set-up -------------------------------------------------------------------------------------------------------


def check_setup(s: Ireland) -> None:
    """BTS ruling.setup: what a stage of the set-up rests on has been done, and nothing of what comes later."""
    bottom = s.frames
    above = s.frames
    while frames.pop(bottom):
        above = bottom
        bottom = frames.pop(bottom)
    if frames.kind(bottom) != c.SETUP:
        assert not s.cast, "cast: the Saints have been chosen"
        return
    kind = frames.kind(above)
    stage = frames.argument(bottom) - 1
    if kind == c.GIFT_FRAME or kind == c.KEEP:
        assert setup.TO_ARRIVALS <= stage < setup.TO_FIRST, "frames: no such stage of the set-up"
    else:
        assert stage == STAGES.get(kind, setup.TO_FIRST), "frames: no such stage of the set-up"
    assert not s.top and not s.discard and not s.discard_saints, "top, discard: no card has been drawn"
    for area in range(c.AREAS):
        assert stage > setup.TO_DRUIDS or not s.places[area], "areas: Druids and the rest come later"
    assert stage > setup.TO_DRUIDS or c.size(s.druids) >= c.AREAS, "druids_gone: too few are left"
    others = bit(c.SAINTS) - 1 & ~s.deck_saints
    for seat in range(s.seats):
        check_seat(s, seat, stage)
        if s.saint_of(seat) != c.NO_CARD:
            others &= ~bit(s.saint_of(seat) - c.START_SAINT)
    assert s.cast == (others if stage <= setup.TO_CAST else 0), "cast: those who neither play nor are in the deck"
    check_choices(s, kind, frames.argument(above))


def check_seat(s: Ireland, seat: i64, stage: i64) -> None:
    saint = s.saint_of(seat)
    assert saint == c.NO_CARD or saint >= c.START_SAINT, "mats: not a Saint to begin with"
    assert saint != c.NO_CARD or stage <= setup.TO_SAINTS, "mats: a seat without a Saint"
    assert s.area_of(seat) >= 0 or stage <= setup.TO_PAWNS, "mats: a seat without a pawn"
    assert not s.keepers_of(seat) or stage >= setup.TO_ARRIVALS, "mats: Keepers come later"


def check_choices(s: Ireland, kind: i64, argument: i64) -> None:
    """Somebody has still to choose, or to agree to what was chosen."""
    asked = frames.argument(s.frames)
    agreeing = frames.kind(s.frames) == c.CONSENSUS
    if kind == c.SAINTS_FRAME:
        assert s.saint_of(argument) == c.NO_CARD, "frames: a Saint is chosen already"
    elif kind == c.PAWNS:
        assert s.area_of(argument) < 0, "frames: the pawn stands already"
    elif kind == c.CAST:
        wanted = c.DECK_SAINTS - count(s.deck_saints)
        assert wanted == 0 if agreeing else wanted > 0, "deck_saints: too many or too few"
    elif kind == c.REMOVE_GIFTS:
        assert s.level == c.ADVANCED, "level: no Gifts are left out"
        wanted = count(s.gifts) - c.GIFTS + setup.GIFTS_REMOVED
        assert wanted == 0 if agreeing else wanted > 0, "gifts: too many or too few"
    if kind == c.CAST or kind == c.REMOVE_GIFTS:
        assert not argument & 1, "frames: who proposes does not object"
        assert not agreeing or (asked and not argument >> asked & 1), "frames: nobody is asked"
