"""The score, line by line: chapter 12 for people."""

from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.names import Names, half
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes.rules.ending import CATHEDRAL
from fidchell.games.banish_the_snakes.rules.people import all_flock, mostly_flock


def score_lines(names: Names, state: BanishTheSnakesState) -> list[tuple[str, str]]:
    """What counts, with its rule; what adds nothing is left out."""
    areas = range(c.AREAS)
    whole = [area for area in areas if all_flock(state, area)]
    most = [area for area in areas if mostly_flock(state, area) and area not in whole]
    kings = [p for p in range(c.PROVINCES) if state.leaders[c.KINGS + p] >= c.CHRISTIAN]
    stones = [area for area in areas for _ in range(int(c.dolmens(state.places[area])))]
    druids = [area for area in areas if c.druid(state.places[area])]
    found = [
        ("score-all", 4 * len(whole), [names.area(area) for area in whole], "BTS 12.score.all"),
        ("score-most", 2 * len(most), [names.area(area) for area in most], "BTS 12.score.most"),
        ("score-kings", len(kings), [names.province(p) for p in kings], "BTS 12.score.kings"),
        ("score-dolmens", -2 * len(stones), [names.area(area) for area in stones], "BTS 12.score.dolmens"),
        ("score-druids", -2 * len(druids), [names.area(area) for area in druids], "BTS 12.score.druids"),
    ]
    if state.leaders[c.HIGH_KING] >= c.CHRISTIAN:
        found.insert(2, ("score-high-king", 2, [], "BTS 12.score.highking"))
    if any(c.church(place) == CATHEDRAL for place in state.places):
        found.insert(-2, ("score-cathedral", 2, [], "BTS 12.score.cathedral"))
    return [
        (names.say(message, points=half(points), places=", ".join(places)), rule)
        for message, points, places, rule in found
        if points
    ]
