"""Paganism in Great Britain: chapter 7, and the Draw Deck that grows by it."""

from mypy_extensions import i64

from fidchell.core.bits import bit, count
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.state import Ireland


def advance(s: Ireland, boxes: i64) -> None:
    """BTS 7.advance: a box (or two); some Saints hold the Picts back. BTS 7.end, BTS 12.2: the
    last box ends the game at once."""
    slower = s.ability(s.active, c.SLOW_SCOTLAND)
    if slower and s.current != c.NO_CARD and s.box.pile[c.SCOTLAND] >> s.current & 1:
        boxes = boxes - slower if boxes > slower else 0
        saint = s.saint_of(s.active)
        own = saint != c.NO_CARD and s.box.ability[c.ABILITIES * saint + c.SLOW_SCOTLAND] > 0
        s.tell_slowed(s.active, not own)
    for _ in range(boxes):
        s.britain += 1
        s.tell_paganism_moved(s.britain - 1, s.britain)
        if s.britain == s.box.border[0]:
            s.end(c.PAGANISM)
            return
        for pile in range(c.SCOTLAND, c.ENGLAND + 1):
            if s.britain == s.box.border[pile] and not s.merged >> pile & 1:
                merge(s, pile)


def retreat(s: Ireland, boxes: i64) -> None:
    """BTS 7.arthur, BTS 7.boundary, BTS ruling.paganism.back: back, not beyond At Start; no card leaves the deck."""
    for _ in range(boxes):
        if s.britain:
            s.britain -= 1
            s.tell_paganism_moved(s.britain + 1, s.britain)


def merge(s: Ireland, pile: i64) -> None:
    """BTS 7.scotland, BTS 7.strathclyde, BTS 7.england, BTS ruling.paganism.once: its cards come into the Draw Deck."""
    s.merged |= bit(pile)
    s.deck |= s.pile_cards(pile)
    if pile == c.SCOTLAND and s.arthur == c.WITH_SCOTLAND:
        s.deck |= bit(s.box.arthur)
        s.arthur = c.LIKE_ANY_CARD
    shuffle(s)
    s.tell_region_fell(pile)


def shuffle(s: Ireland) -> None:
    """BTS ruling.peek: what was known of the deck's order is forgotten."""
    while s.top:
        put_back(s, (s.top & 127) - 1)
        s.top >>= c.KEEPER_BITS


def put_back(s: Ireland, card: i64) -> None:
    if card < c.EVENTS:
        s.deck |= bit(card)
    else:
        s.deck_saints |= bit(card - c.DECK_SAINT)


def take_out(s: Ireland, card: i64) -> None:
    if card < c.EVENTS:
        s.deck &= ~bit(card)
    else:
        s.deck_saints &= ~bit(card - c.DECK_SAINT)


def unknown_cards(s: Ireland) -> i64:
    """Cards of the deck whose place in it nobody knows."""
    return count(s.deck) + count(s.deck_saints)


def deck_is_empty(s: Ireland) -> bool:
    return not s.deck and not s.deck_saints and not s.top
