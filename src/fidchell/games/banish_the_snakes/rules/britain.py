"""Paganism in Great Britain: chapter 7, and the Draw Deck that grows by it."""

from mypy_extensions import i64

from fidchell.core.bits import bit, count
from fidchell.games.banish_the_snakes.components import (
    ABILITIES,
    BEGINNER,
    DECK_SAINT,
    ENGLAND,
    EVENTS,
    KEEPER_BITS,
    MAT,
    NO_CARD,
    SAINT,
    SCOTLAND,
    SLOW_SCOTLAND,
)
from fidchell.games.banish_the_snakes.rules.state import (
    E_PAGANISM,
    E_REGION,
    E_SLOWED,
    LIKE_ANY_CARD,
    PAGANISM,
    WITH_SCOTLAND,
    Ireland,
    ability,
    end,
    who,
)


def advance(s: Ireland, boxes: i64) -> None:
    """BTS 7.advance: a box (or two); some Saints hold the Picts back. BTS 7.end, BTS 12.2: the last box ends the game
    at once."""
    slower = ability(s, s.active, SLOW_SCOTLAND)
    if slower and s.current != NO_CARD and s.box.pile[SCOTLAND] >> s.current & 1:
        boxes = boxes - slower if boxes > slower else 0
        if s.out is not None:
            saint = s.mats[MAT * s.active + SAINT]
            own = saint != NO_CARD and s.box.ability[ABILITIES * saint + SLOW_SCOTLAND] > 0
            s.out.append((E_SLOWED, who(s, s.active), 0 if own else 1))
    for _ in range(boxes):
        s.britain += 1
        if s.out is not None:
            s.out.append((E_PAGANISM, s.britain - 1, s.britain))
        if s.britain == s.box.border[0]:
            end(s, PAGANISM)
            return
        for pile in range(SCOTLAND, ENGLAND + 1):
            if s.britain == s.box.border[pile] and not s.merged >> pile & 1:
                merge(s, pile)


def retreat(s: Ireland, boxes: i64) -> None:
    """BTS 7.arthur, BTS 7.boundary, BTS ruling.paganism.back: back, not beyond At Start; no card leaves the deck."""
    for _ in range(boxes):
        if s.britain:
            s.britain -= 1
            if s.out is not None:
                s.out.append((E_PAGANISM, s.britain + 1, s.britain))


def pile_cards(s: Ireland, pile: i64) -> i64:
    """The events that wait in a pile. BTS 14.beginner.invasion: one of them is not in the game."""
    cards = s.box.pile[pile]
    if s.level == BEGINNER and s.box.invasion >= 0:
        cards &= ~bit(s.box.invasion)
    return cards


def merge(s: Ireland, pile: i64) -> None:
    """BTS 7.scotland, BTS 7.strathclyde, BTS 7.england, BTS ruling.paganism.once: its cards come into the Draw Deck."""
    s.merged |= bit(pile)
    s.deck |= pile_cards(s, pile)
    if pile == SCOTLAND and s.arthur == WITH_SCOTLAND:
        s.deck |= bit(s.box.arthur)
        s.arthur = LIKE_ANY_CARD
    shuffle(s)
    if s.out is not None:
        s.out.append((E_REGION, pile))


def shuffle(s: Ireland) -> None:
    """BTS ruling.peek: what was known of the deck's order is forgotten."""
    while s.top:
        put_back(s, (s.top & 127) - 1)
        s.top >>= KEEPER_BITS


def put_back(s: Ireland, card: i64) -> None:
    if card < EVENTS:
        s.deck |= bit(card)
    else:
        s.deck_saints |= bit(card - DECK_SAINT)


def take_out(s: Ireland, card: i64) -> None:
    if card < EVENTS:
        s.deck &= ~bit(card)
    else:
        s.deck_saints &= ~bit(card - DECK_SAINT)


def unknown_cards(s: Ireland) -> i64:
    """Cards of the deck whose place in it nobody knows."""
    return count(s.deck) + count(s.deck_saints)


def deck_is_empty(s: Ireland) -> bool:
    return not s.deck and not s.deck_saints and not s.top
