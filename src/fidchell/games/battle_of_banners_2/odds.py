"""The odds of a fight, exactly: two dice against two dice."""

from functools import cache
from typing import Final

from fidchell.games.battle_of_banners_2.components import VENOM

SUMS: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}  # how many of 36 rolls make a total
ROLLS: Final = 36 * 36


@cache
def fight(advantage: int) -> tuple[int, int, int]:
    """BOB C2, BOB C3, BOB C4: in how many of 1,296 rolls the attacker wins, ties and loses with so much added."""
    won = tied = 0
    for mine, ways in SUMS.items():
        for theirs, others in SUMS.items():
            difference = mine + advantage - theirs
            won += ways * others * (difference > 0)
            tied += ways * others * (difference == 0)
    return won, tied, ROLLS - won - tied


EFFECT: Final = {"extra-strength": 1, "extra-defense": 1, "poison": VENOM}  # what a card adds to whoever plays it
