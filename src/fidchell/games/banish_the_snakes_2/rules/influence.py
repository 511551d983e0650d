"""Who influences whom: the sum on the Convert Attempt Slider (10.1, 10.3, 10.5, 10.6)."""

from typing import Final

from mypy_extensions import i64

from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

# Where a modifier comes from, for people.
VALUE: Final = 0  # the target's own value; where: Area or seat of Leader
LEADER: Final = 1  # where: seat of Leader
A_DRUID: Final = 2  # where: Area
A_CHURCH: Final = 3  # where: Area
A_DOLMEN: Final = 4  # where: Area
A_GRAVE: Final = 5  # where: Area
A_RELIC: Final = 6  # where: Area
ABILITY: Final = 7  # where: the Saint or Gift
HELP: Final = 8  # where: seat who helps
PREPARED: Final = 9
FIRST_PREPARED: Final = 10
BONUS_CARD: Final = 11
EFFORT: Final = 12
EFFORT_BONUS: Final = 2  # BTS 10.6.two

Modifier = tuple[int, int, int, str]  # source, where, amount, rule


def target_kind(target: i64) -> i64:
    """DRUID, CHIEF, KING, HIGH, or 4 for People."""
    return target if target <= c.HIGH else 4


def leader_influence(s: Ireland, leader: i64) -> i64:
    """BTS 10.1.leader: a Pagan's value is subtracted, a Christian's added."""
    code = s.leaders[leader]
    if code >= c.CHRISTIAN:
        return s.box.christian[code - c.CHRISTIAN]
    return 1 - code if code != c.NOBODY else 0


def shrine(place: i64) -> i64:
    """BTS 10.1.faceup, BTS 10.1.church, BTS 10.3.modifier: the face-up Druid, or the Church."""
    found = c.druid(place)
    if found:
        return -found if found != c.HIDDEN else 0
    built = c.church(place)
    return built - 1 if built else 0


def stones(place: i64) -> i64:
    """BTS 10.1.relics, BTS 10.1.dolmens, BTS 10.5.modifier: Dolmens -1, Graves +1, Relics their value."""
    return c.graves(place) - c.dolmens(place) + c.relics(place, 1) + 2 * c.relics(place, 2) + 3 * c.relics(place, 3)


def worst_druid(s: Ireland, province: i64) -> i64:
    """The largest value of a known Druid in a Province; 0: there is none."""
    worst: i64 = 0
    for area in range(c.AREAS):
        if s.box.within[province] >> area & 1:
            value = c.druid(s.places[area])
            if value != c.HIDDEN and value > worst:
                worst = value
    return worst


def largest_church(s: Ireland, province: i64) -> i64:
    """Its level; 0 if there is none."""
    largest: i64 = 0
    for area in range(c.AREAS):
        if s.box.within[province] >> area & 1 and c.church(s.places[area]) - 1 > largest:
            largest = c.church(s.places[area]) - 1
    return largest


def personal(s: Ireland, seat: i64, target: i64) -> i64:
    """BTS 10.1.abilities, BTS 10.1.prepare, BTS 10.6.two, BTS ruling.effort.adds, BTS 10.1.slider.right: what the Saint
    brings along."""
    total = s.ability(seat, c.TO_DRUID + target_kind(target)) + s.bonus
    if s.prepares:
        total += s.prepares + s.ability(seat, c.FIRST_PREPARE)
    if s.effort:
        total += EFFORT_BONUS
    area = s.area_of(seat)
    for other in range(s.seats):
        if other != seat and s.area_of(other) == area:
            total += s.ability(other, c.HELP_OTHERS)
    return total


def influence(s: Ireland, seat: i64, target: i64) -> i64:
    """BTS 10.1.influence, BTS ruling.sum: the target's value and every modifier; a face-down Druid counts 0 so far."""
    return personal(s, seat, target) + surroundings(s, s.area_of(seat), target)


def surroundings(s: Ireland, area: i64, target: i64) -> i64:
    """BTS 10.1.slider, BTS 10.1.slider.left, BTS 10.1.slider.example, BTS 10.1.area: the target's value, and what the
    map adds to an attempt made in an Area."""
    place = s.places[area]
    if target > c.PEOPLE:  # BTS 10.1.count.people, BTS 10.1.chief.people, BTS 10.1.king.people
        return c.PEOPLE - target + leader_influence(s, area) + shrine(place) + stones(place)
    if target == c.DRUID:  # BTS 10.1.count.druid, BTS 10.1.druid
        value = c.druid(place)
        return stones(place) - (0 if value == c.HIDDEN else value)
    province = s.box.province[area]
    if target == c.CHIEF:  # BTS 10.1.count.chief, BTS 10.1.king.chiefs
        return leader_influence(s, area) + leader_influence(s, c.KINGS + province) + shrine(place) + stones(place)
    if target == c.KING:
        return king_surroundings(s, province)
    # BTS 10.1.count.highking, BTS 10.1.highking, BTS 10.3.highking
    tara = s.places[s.box.tara]
    return leader_influence(s, c.HIGH_KING) + shrine(tara) + stones(tara)


def king_surroundings(s: Ireland, province: i64) -> i64:
    """BTS 10.1.count.king, BTS 10.1.highking.kings, BTS 10.1.king, BTS 10.1.king.all, BTS 10.3.king."""
    total = leader_influence(s, c.KINGS + province) + leader_influence(s, c.HIGH_KING)
    worst = worst_druid(s, province)
    total += -worst if worst else largest_church(s, province)
    for area in range(c.AREAS):
        if s.box.within[province] >> area & 1:
            total += stones(s.places[area])
    return total


# -- the same, item by item: for people -------------------------------------------------------------------------------


def cards_at_work(s: Ireland, seat: int) -> list[int]:
    """BTS 6.keeper.asleep, BTS 6.keeper.columba: the active Saint, Gifts, and whoever works as a Keeper."""
    saint = int(s.saint_of(seat))
    found = [saint] if saint != c.NO_CARD else []
    return found + [card for card in c.cards_of(int(s.keepers_of(seat))) if s.box.works_as_keeper[card]]


def modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    """BTS 10.1.influence: every modifier with its source, its place and its rule; their sum is `influence`."""
    found = _map_modifiers(s, seat, target) + _personal_modifiers(s, seat, target)
    return [one for one in found if one[2] or one[0] == VALUE]


def rules_at_work(s: Ireland, seat: int, target: int) -> tuple[str, ...]:
    """The rules by which the modifiers of an attempt count."""
    found: dict[str, None] = {}
    for source, _, amount, rule in modifiers(s, seat, target):
        found["BTS 10.1.slider.right" if amount > 0 else "BTS 10.1.slider.left"] = None
        found[rule] = None
        if source == LEADER:
            found |= {"BTS 10.1.influence": None, "BTS 10.1.leader": None}
        elif A_DRUID <= source <= A_RELIC:
            found["BTS 10.1.highking" if target == c.HIGH else "BTS 10.1.area"] = None
            if source == A_CHURCH:
                found["BTS 10.3.highking" if target == c.HIGH else "BTS 10.3.modifier"] = None
    if target > c.PEOPLE:
        found["BTS 10.1.king.people"] = None
    return tuple(found)


def _personal_modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    what, here = c.TO_DRUID + target_kind(target), s.present(s.area_of(seat))
    return [
        *(
            (ABILITY, card, int(s.box.ability[c.ABILITIES * card + what]), "BTS 10.1.abilities")
            for card in cards_at_work(s, seat)
        ),
        *(
            (HELP, other, int(s.ability(other, c.HELP_OTHERS)), "BTS 10.1.abilities")
            for other in range(int(s.seats))
            if other != seat and here >> other & 1
        ),
        (PREPARED, seat, int(s.prepares), "BTS 10.1.prepare"),
        (FIRST_PREPARED, seat, int(s.ability(seat, c.FIRST_PREPARE)) if s.prepares else 0, "BTS 10.1.abilities"),
        (BONUS_CARD, seat, int(s.bonus), "BTS 6.keeper.use"),
        (EFFORT, seat, EFFORT_BONUS if s.effort else 0, "BTS 10.6.two"),
    ]


def _map_modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    area, tara = int(s.area_of(seat)), int(s.box.tara)
    province = int(s.box.province[area])
    king = c.KINGS + province
    if target > c.PEOPLE:
        own: Modifier = (VALUE, area, c.PEOPLE - target, "BTS 10.1.count.people")
        return [own, _leader(s, area, "BTS 10.1.chief.people"), _shrine(s, area), *_stones(s, area)]
    if target == c.DRUID:
        value = int(c.druid(s.places[area]))
        return [(VALUE, area, 0 if value == c.HIDDEN else -value, "BTS 10.1.count.druid"), *_stones(s, area)]
    if target == c.CHIEF:
        own = (VALUE, area, int(leader_influence(s, area)), "BTS 10.1.count.chief")
        return [own, _leader(s, king, "BTS 10.1.king.chiefs"), _shrine(s, area), *_stones(s, area)]
    if target == c.KING:
        own = (VALUE, king, int(leader_influence(s, king)), "BTS 10.1.count.king")
        return [own, _leader(s, c.HIGH_KING, "BTS 10.1.highking.kings"), *_province(s, province)]
    own = (VALUE, c.HIGH_KING, int(leader_influence(s, c.HIGH_KING)), "BTS 10.1.count.highking")
    return [own, _shrine(s, tara), *_stones(s, tara)]


def _leader(s: Ireland, leader: int, rule: str) -> Modifier:
    return (LEADER, leader, int(leader_influence(s, leader)), rule)


def _shrine(s: Ireland, area: int) -> Modifier:
    amount = int(shrine(s.places[area]))
    return (A_DRUID, area, amount, "BTS 10.1.faceup") if amount < 0 else (A_CHURCH, area, amount, "BTS 10.1.church")


def _stones(s: Ireland, area: int) -> list[Modifier]:
    place = int(s.places[area])
    return [
        (A_DOLMEN, area, -int(c.dolmens(place)), "BTS 10.1.dolmens"),
        (A_GRAVE, area, int(c.graves(place)), "BTS 10.1.relics"),
        *((A_RELIC, area, value * int(c.relics(place, value)), "BTS 10.5.modifier") for value in range(1, 4)),
    ]


def _province(s: Ireland, province: int) -> list[Modifier]:
    """What counts for a King: the worst Druid or else the one largest Church, and all stones of his Province."""
    areas = [area for area in range(c.AREAS) if s.box.within[province] >> area & 1]
    shrines = [_shrine(s, area) for area in areas]
    source, where, amount, _ = min(shrines, key=lambda one: one[2])
    rule = "BTS 10.1.king"
    if amount >= 0:
        source, where, amount, _ = max(shrines, key=lambda one: one[2])
        rule = "BTS 10.3.king"
    found: list[Modifier] = [(source, where, amount, rule)]
    for area in areas:
        found += [(source, where, amount, "BTS 10.1.king.all") for source, where, amount, _ in _stones(s, area)]
    return found
