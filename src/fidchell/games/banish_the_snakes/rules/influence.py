"""Who influences whom: the sum on the Convert Attempt Slider (10.1, 10.3, 10.5, 10.6)."""

from typing import Final

from mypy_extensions import i64

from fidchell.games.banish_the_snakes.components import (
    ABILITIES,
    AREAS,
    CHIEF,
    CHRISTIAN,
    DRUID,
    FIRST_PREPARE,
    HELD,
    HELP_OTHERS,
    HIDDEN,
    HIGH,
    HIGH_KING,
    KEEPER_BITS,
    KING,
    KINGS,
    MAT,
    NO_CARD,
    NOBODY,
    PEOPLE,
    SAINT,
    TO_DRUID,
    church,
    dolmens,
    druid,
    graves,
    relics,
)
from fidchell.games.banish_the_snakes.rules.state import Ireland, ability, area_of

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
    return target if target <= HIGH else 4


def leader_influence(s: Ireland, leader: i64) -> i64:
    """BTS 10.1.leader: a Pagan's value is subtracted, a Christian's added."""
    code = s.leaders[leader]
    if code >= CHRISTIAN:
        return s.box.christian[code - CHRISTIAN]
    return 1 - code if code != NOBODY else 0


def shrine(place: i64) -> i64:
    """BTS 10.1.faceup, BTS 10.1.church, BTS 10.3.modifier: the face-up Druid, or the Church."""
    found = druid(place)
    if found:
        return -found if found != HIDDEN else 0
    built = church(place)
    return built - 1 if built else 0


def stones(place: i64) -> i64:
    """BTS 10.1.relics, BTS 10.1.dolmens, BTS 10.5.modifier: Dolmens -1, Graves +1, Relics their value."""
    return graves(place) - dolmens(place) + relics(place, 1) + 2 * relics(place, 2) + 3 * relics(place, 3)


def worst_druid(s: Ireland, province: i64) -> i64:
    """The largest value of a known Druid in a Province; 0: there is none."""
    worst: i64 = 0
    for area in range(AREAS):
        if s.box.within[province] >> area & 1:
            value = druid(s.places[area])
            if value != HIDDEN and value > worst:
                worst = value
    return worst


def largest_church(s: Ireland, province: i64) -> i64:
    """Its level; 0 if there is none."""
    largest: i64 = 0
    for area in range(AREAS):
        if s.box.within[province] >> area & 1 and church(s.places[area]) - 1 > largest:
            largest = church(s.places[area]) - 1
    return largest


def personal(s: Ireland, seat: i64, target: i64) -> i64:
    """BTS 10.1.abilities, BTS 10.1.prepare, BTS 10.6.two, BTS ruling.effort.adds: what the Saint brings along."""
    total = ability(s, seat, TO_DRUID + target_kind(target)) + s.bonus
    if s.prepares:
        total += s.prepares + ability(s, seat, FIRST_PREPARE)
    if s.effort:
        total += EFFORT_BONUS
    area = area_of(s, seat)
    for other in range(s.seats):
        if other != seat and area_of(s, other) == area:
            total += ability(s, other, HELP_OTHERS)
    return total


def influence(s: Ireland, seat: i64, target: i64) -> i64:
    """BTS 10.1.influence, BTS ruling.sum: the target's value and every modifier; a face-down Druid counts 0 so far."""
    return personal(s, seat, target) + surroundings(s, area_of(s, seat), target)


def surroundings(s: Ireland, area: i64, target: i64) -> i64:
    """BTS 10.1.area: what the map adds to an attempt made in an Area."""
    place = s.places[area]
    if target > PEOPLE:  # BTS 10.1.count.people, BTS 10.1.chief.people, BTS 10.1.king.people
        return PEOPLE - target + leader_influence(s, area) + shrine(place) + stones(place)
    if target == DRUID:  # BTS 10.1.count.druid, BTS 10.1.druid
        value = druid(place)
        return stones(place) - (0 if value == HIDDEN else value)
    province = s.box.province[area]
    if target == CHIEF:  # BTS 10.1.count.chief, BTS 10.1.king.chiefs
        return leader_influence(s, area) + leader_influence(s, KINGS + province) + shrine(place) + stones(place)
    if target == KING:
        return king_surroundings(s, province)
    # BTS 10.1.count.highking, BTS 10.1.highking, BTS 10.3.highking
    tara = s.places[s.box.tara]
    return leader_influence(s, HIGH_KING) + shrine(tara) + stones(tara)


def king_surroundings(s: Ireland, province: i64) -> i64:
    """BTS 10.1.count.king, BTS 10.1.highking.kings, BTS 10.1.king, BTS 10.1.king.all, BTS 10.3.king."""
    total = leader_influence(s, KINGS + province) + leader_influence(s, HIGH_KING)
    worst = worst_druid(s, province)
    total += -worst if worst else largest_church(s, province)
    for area in range(AREAS):
        if s.box.within[province] >> area & 1:
            total += stones(s.places[area])
    return total


# -- the same, item by item: for people -------------------------------------------------------------------------------


def cards_at_work(s: Ireland, seat: int) -> list[int]:
    """BTS 6.keeper.asleep, BTS 6.keeper.columba: the active Saint, Gifts, and whoever works as a Keeper."""
    saint, keepers = int(s.mats[MAT * seat + SAINT]), int(s.mats[MAT * seat + HELD])
    found = [saint] if saint != NO_CARD else []
    while keepers:
        card = (keepers & 127) - 1
        found += [card] if s.box.works_as_keeper[card] else []
        keepers >>= KEEPER_BITS
    return found


def modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    """BTS 10.1.influence: every modifier with its source, its place and its rule; their sum is `influence`."""
    return _map_modifiers(s, seat, target) + _personal_modifiers(s, seat, target)


def _personal_modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    what = TO_DRUID + target_kind(target)
    found: list[Modifier] = [
        (ABILITY, card, int(s.box.ability[ABILITIES * card + what]), "BTS 10.1.abilities")
        for card in cards_at_work(s, seat)
    ]
    for other in range(int(s.seats)):
        if other != seat and area_of(s, other) == area_of(s, seat):
            found.append((HELP, other, int(ability(s, other, HELP_OTHERS)), "BTS 10.1.abilities"))
    found.append((PREPARED, seat, int(s.prepares), "BTS 10.1.prepare"))
    if s.prepares:
        found.append((FIRST_PREPARED, seat, int(ability(s, seat, FIRST_PREPARE)), "BTS 10.1.abilities"))
    found.append((BONUS_CARD, seat, int(s.bonus), "BTS 6.keeper.use"))
    found.append((EFFORT, seat, EFFORT_BONUS if s.effort else 0, "BTS 10.6.two"))
    return [one for one in found if one[2]]


def _map_modifiers(s: Ireland, seat: int, target: int) -> list[Modifier]:
    area = int(area_of(s, seat))
    province = int(s.box.province[area])
    if target > PEOPLE:
        own: Modifier = (VALUE, area, PEOPLE - target, "BTS 10.1.count.people")
        return [own, *_leader(s, area, "BTS 10.1.chief.people"), *_shrine(s, area), *_stones(s, area)]
    if target == DRUID:
        value = int(druid(s.places[area]))
        return [(VALUE, area, 0 if value == HIDDEN else -value, "BTS 10.1.count.druid"), *_stones(s, area)]
    if target == CHIEF:
        own = (VALUE, area, int(leader_influence(s, area)), "BTS 10.1.count.chief")
        king = _leader(s, KINGS + province, "BTS 10.1.king.chiefs")
        return [own, *king, *_shrine(s, area), *_stones(s, area)]
    if target == KING:
        own = (VALUE, KINGS + province, int(leader_influence(s, KINGS + province)), "BTS 10.1.count.king")
        return [own, *_leader(s, HIGH_KING, "BTS 10.1.highking.kings"), *_province(s, province)]
    own = (VALUE, HIGH_KING, int(leader_influence(s, HIGH_KING)), "BTS 10.1.count.highking")
    return [own, *_shrine(s, int(s.box.tara)), *_stones(s, int(s.box.tara))]


def _leader(s: Ireland, leader: int, rule: str) -> list[Modifier]:
    amount = int(leader_influence(s, leader))
    return [(LEADER, leader, amount, rule)] if amount else []


def _shrine(s: Ireland, area: int) -> list[Modifier]:
    amount = int(shrine(s.places[area]))
    if amount < 0:
        return [(A_DRUID, area, amount, "BTS 10.1.faceup")]
    return [(A_CHURCH, area, amount, "BTS 10.1.church")] if amount else []


def _stones(s: Ireland, area: int) -> list[Modifier]:
    place = int(s.places[area])
    found: list[Modifier] = [(A_DOLMEN, area, -int(dolmens(place)), "BTS 10.1.dolmens")]
    found.append((A_GRAVE, area, int(graves(place)), "BTS 10.1.relics"))
    for value in range(1, 4):
        found.append((A_RELIC, area, value * int(relics(place, value)), "BTS 10.5.modifier"))
    return [one for one in found if one[2]]


def _province(s: Ireland, province: int) -> list[Modifier]:
    """What counts for a King: the worst Druid or else the one largest Church, and all stones of his Province."""
    areas = [area for area in range(AREAS) if s.box.within[province] >> area & 1]
    worst, largest = int(worst_druid(s, province)), int(largest_church(s, province))
    found: list[Modifier] = []
    for area in areas:
        value, built = int(druid(s.places[area])), int(church(s.places[area])) - 1
        if worst and value == worst and not found:
            found.append((A_DRUID, area, -worst, "BTS 10.1.king"))
        elif not worst and largest and built == largest and not found:
            found.append((A_CHURCH, area, largest, "BTS 10.3.king"))
    for area in areas:
        found += [(source, where, amount, "BTS 10.1.king.all") for source, where, amount, _ in _stones(s, area)]
    return found
