"""The end: the flag is home, a side is defeated, or the limit is reached."""

from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


def end(s: Battlefield, ending: i64, winner: i64) -> None:
    """BOB goal.flag, BOB ruling.flag.win, BOB goal.defeat, BOB ruling.over: nothing is done any more."""
    s.ended = ending
    s.winner = winner
    s.phase = c.FINISHED
    s.tell_ended(ending, winner)


def defeated(s: Battlefield) -> bool:
    """BOB goal.defeat, BOB ruling.defeat: a side that has no piece on the board loses at once."""
    for side in range(2):
        if not s.pieces(side):
            end(s, c.DEFEAT, 1 - side)
            return True
    return False
