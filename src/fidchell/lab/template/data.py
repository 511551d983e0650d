"""Reads cards.toml, with errors that name the file, the entry and the field."""

from pathlib import Path

from fidchell.core.pack import Entry, read_toml
from fidchell.lab.template.components import HAND, RANKS, Cards

MOST_SEATS = 3


def read_cards(path: Path) -> Cards:
    """TR cards: the deck and the prizes."""
    top = Entry(path.name, "", read_toml(path)[1])
    entries = [Entry(path.name, f"card {n}", one) for n, one in enumerate(top.items("card", RANKS, RANKS), 1)]
    prizes = [int(prize) for prize in top.items("prizes", HAND, HAND)]
    names, copies = [entry.word("name") for entry in entries], [entry.number("copies", 1, 9) for entry in entries]
    for entry in (top, *entries):
        entry.done()
    if sum(copies) < MOST_SEATS * HAND:
        raise top.refused("card", "too-few-cards", number=sum(copies), wanted=MOST_SEATS * HAND)
    return Cards(names, copies, prizes)
