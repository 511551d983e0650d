"""Ireland as people see it: the map and all that is on it, cards, mats, Great Britain, what the next card may do."""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from fidchell.core import frames
from fidchell.core.scene import Box, Card, CardLine, Gauge, Panel, Piece, Scene, Spot, Track
from fidchell.core.state import OVER
from fidchell.core.text import sentence_case, signed
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.data import COLOURS, REGIONS
from fidchell.games.banish_the_snakes_2.names import BanishTheSnakesNames, half
from fidchell.games.banish_the_snakes_2.notation import DECISIONS, SEATS
from fidchell.games.banish_the_snakes_2.odds import influences
from fidchell.games.banish_the_snakes_2.picks import PIECES, copies
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes_2.rules.britain import unknown_cards
from fidchell.games.banish_the_snakes_2.rules.death import cross, graves_aside, limit, printed_actions
from fidchell.games.banish_the_snakes_2.rules.ending import FULL_VICTORY, LEAST, RESULTS, grade, half_points
from fidchell.games.banish_the_snakes_2.rules.events import bar, druids_aside
from fidchell.games.banish_the_snakes_2.rules.people import all_flock, mostly_flock

if TYPE_CHECKING:
    from fidchell.games.banish_the_snakes_2.game import BanishTheSnakes

# The board: where what is in an Area is drawn, within its outline in the art: corner and width.
WIDTH: Final = 16.0
HEIGHT: Final = 11.9
IRELAND: Final = 11.35  # what a narrow screen shows of it
BOXES: Final = {
    "northern-ui-neill": (1.85, 0.5, 3.0),
    "ulaid": (7.45, 0.55, 3.0),
    "airgialla": (5.0, 2.95, 3.0),
    "connachta": (0.65, 3.5, 3.0),
    "ui-maine": (1.5, 6.15, 3.0),
    "southern-ui-neill": (5.25, 5.4, 3.5),
    "laigin": (8.0, 7.65, 2.9),
    "osraige": (4.95, 7.95, 2.9),
    "eoganacht": (1.2, 8.8, 3.1),
}
TALL: Final = 2.5
NAME: Final = 0.36  # room for the name above the rows
ROW: Final = 0.7
CELL: Final = 0.8  # a piece's room, which laps over its neighbours' a little
# Where the Kings and the High King hold court, and the height of the name above.
COURTS: Final = {"ulster": (5.4, 1.3), "connacht": (3.75, 4.95), "leinster": (9.25, 6.55), "munster": (5.95, 10.4)}
TARA: Final = (8.85, 5.3)
COURT: Final = 0.84
SOUTHERNMOST: Final = "province:munster"  # its name is below it, in the sea: above it stand the Saints of Osraige
# The way of Paganism: from the north of Great Britain across the sea to Ireland.
WAY: Final = ((15.3, 0.6), (14.0, 1.3), (13.6, 2.6), (14.5, 3.8), (15.0, 5.4), (14.6, 7.0), (13.6, 8.1), (11.75, 8.3))
STEP: Final = 0.62
ROUNDING: Final = 1e-6
REGION: Final = {"scotland": (13.9, 1.8, 2.1), "strathclyde": (13.2, 4.0, 1.9), "england": (13.6, 9.7, 2.4)}
# Buttons of a turn, in the order of the rule book; the last three only for who has the ability.
TURN: Final = ("prepare", "convert", "move", "build", "give", "take", "relic", "effort", "end")
ABILITIES: Final = (("heal", c.HEAL), ("discern", c.DISCERN), ("foresee", c.FORESEE))
# What a bar may do, for the outlook: effects that are counted together.
KINDS: Final = (
    ("paganism", ("advance-paganism",)),
    ("zeal", ("lose-zeal",)),
    ("people", ("replace-people",)),
    ("leaders", ("remove-chief", "remove-king", "remove-high-king")),
    ("churches", ("lower-church", "raze-church")),
    ("druids", ("place-druid", "place-dolmen")),
)


MOST_KEPT: Final = 12_000  # parts of drawings, for the next ones; a table in play has about a dozen
P = ParamSpec("P")
T = TypeVar("T")


class Drawing:
    """One look at the table; everybody sees the same."""

    def __init__(self, game: "BanishTheSnakes", state: BanishTheSnakesState, lang: str) -> None:
        self.state = state
        self.contents = game.contents
        self.names: BanishTheSnakesNames = game.names(lang)
        self.say: Callable[..., str] = self.names.say
        self.colours = game.meta.colours
        self.seats = range(int(state.seats))
        self.map = (tuple(map(int, state.places)), tuple(map(int, state.leaders)))  # what sways somebody stands there
        self.folk = (*map(int, state.people), int(state.druids))  # … and whom, and the Druids that nobody knows
        piles = [int(state.pile_cards(n)) for n in range(1, len(REGIONS) + 1)]
        self.overseas = (int(state.britain), int(state.merged), int(state.arthur), *piles)
        self.top = int(frames.kind(state.frames)) if state.actor() != OVER else 0

    def scene(self) -> Scene:
        areas, places = range(c.AREAS), self.map[0]
        return Scene(
            width=WIDTH,
            height=HEIGHT,
            status=self.status(),
            spots=(
                *(self.area(area) for area in areas),
                *self.once(("shores", self.overseas), self.shores),
                *self.once(("courts",), self.courts),
                *(spot for area in areas for spot in self.once(("boxes", area, places[area]), self.boxes, area)),
            ),
            pieces=(*self.once(("pieces", self.folk, *self.map), self.all_pieces), self.snake(), *self.pawns()),
            cards=tuple(self.cards()),
            zones=tuple(self.zones()),
            panels=(
                self.mats(),
                self.once(("britain", self.overseas), self.britain),
                self.once(("score", self.folk, *self.map), self.score),
                *(() if self.state.ended else (self.outlook(),)),
                self.supply(),
            ),
            buttons=tuple((f"verb:{name}", self.say(f"action-{name}")) for name in self.verbs()),
            unit="square",
            links=self.once(("links",), self.links),
            marks=tuple(self.once(("written", int(self.state.britain)), self.written)),
            folded=("zone:discard",) if self.gifts_wanted() else ("zone:gifts", "zone:discard"),
            near=() if self.state.ended else ("zone:current",),
            gauges=(self.score_gauge(), self.paganism_gauge(), self.deck_gauge()),
            focus=IRELAND,
        )

    def status(self) -> str:
        state = self.state
        if state.ended:
            return self.say("status-over", points=half(int(half_points(state))))
        if not state.turn:
            return self.say("status-setup")
        seat = int(state.active)
        message = "status-event" if state.points < 0 else "status-act"
        points, turn = max(0, int(state.points)), int(state.turn)
        return self.say(message, turn=turn, seat=self.names.who(state, seat), points=points)

    def verbs(self) -> list[str]:
        """The buttons of the decision that is to be made."""
        if self.top in DECISIONS:
            return list(DECISIONS[self.top].buttons)
        if self.top != c.ACT:
            return []
        seat = self.state.active
        has_church = c.church(self.state.places[self.state.area_of(seat)])
        found = [("improve" if has_church and name == "build" else name) for name in TURN]
        return found + [name for name, what in ABILITIES if self.state.ability(seat, what)]

    # -- the map ------------------------------------------------------------------------------------------------------

    def area(self, area: int) -> Spot:
        state, (places, leaders) = self.state, self.map
        there = tuple(int(state.who(seat)) for seat in self.seats if state.area_of(seat) == area)
        return self.once(("area", area, self.folk[area], leaders[area], places[area], there), self.outlined, area)

    def outlined(self, area: int) -> Spot:
        key = self.contents.areas[area]
        x, y, width = BOXES[key]
        tone = self.contents.provinces[self.contents.box.province[area]]
        return Spot(f"area:{key}", x, y, self.everything(area), "area", tone, width, TALL, outline=key, opens=True)

    def boxes(self, area: int) -> list[Spot]:
        """Places for People in a row, below for the Chief, Druid or Church, stones, and below them for the Saints."""
        key = self.contents.areas[area]
        place, number = int(self.state.places[area]), int(self.contents.box.boxes[area])
        where = self.names.area(area, ".in")
        found = self.row(area, 0, [(f"box:{key}:{n}", "spot-box") for n in range(number)], where)
        stones = int(c.dolmens(place) + c.graves(place)) + sum(int(c.relics(place, value)) for value in range(4))
        seats = [(f"seat:{key}", "spot-seat"), (f"shrine:{key}", "spot-shrine")]
        found += self.row(area, 1, [*seats, *((f"stones:{key}:{n}", "spot-stones") for n in range(stones))], where)
        x, y, width = BOXES[key]
        label = self.say("spot-pawns", where=where)
        return [*found, Spot(f"pawns:{key}", x, y + NAME + 2 * ROW, label, "none", w=width, h=CELL)]

    def row(self, area: int, number: int, spots: list[tuple[str, str]], where: str) -> list[Spot]:
        """Spots side by side in the middle of an Area; where there are many they overlap, and stay as large."""
        x, y, width = BOXES[self.contents.areas[area]]
        step = min(ROW, (width - ROW) / max(1, len(spots) - 1))
        left, top = x + (width - step * (len(spots) - 1) - CELL) / 2, y + NAME + number * ROW
        return [
            Spot(key, round(left + n * step, 3), round(top, 3), self.say(label, where=where), "none", "", CELL, CELL)
            for n, (key, label) in enumerate(spots)
        ]

    def courts(self) -> list[Spot]:
        """Where the Kings and the High King sit."""
        found = [
            Spot(
                f"province:{key}",
                *COURTS[key],
                self.say("spot-court", province=self.names.province(province)),
                "round",
                "court",
                COURT,
                COURT,
            )
            for province, key in enumerate(self.contents.provinces)
        ]
        return [*found, Spot("tara", *TARA, self.say("tara"), "round", "tara", COURT, COURT)]

    def shores(self) -> list[Spot]:
        """Great Britain: the regions, dark where Paganism has passed, and its steps on the way to Ireland."""
        state, border = self.state, self.contents.box.border
        found = []
        for n, key in enumerate(REGIONS, 1):
            x, y, width = REGION[key]
            outline = f"{key}-fallen" if state.britain >= border[n] else key
            tone = "fallen" if state.britain >= border[n] else "standing"
            label = f"{self.say(f'region-{key}')}, {self.say('region-britain')}: {self.region_text(n)}"
            found.append(Spot(f"region:{key}", x, y, label, "area", tone, width, 0.6, outline=outline))
        for box in range(int(border[0]) + 1):
            x, y = along(WAY, box / int(border[0]))
            tone = "end" if box == border[0] else "border" if box in border else "step"
            label = self.say("spot-step", box=box)
            found.append(Spot(f"step:{box}", x - STEP / 2, y - STEP / 2, label, "round", tone, STEP, STEP))
        return found

    def written(self) -> list[tuple[float, float, str]]:
        """The names of the courts, above them; the numbers of the steps."""
        names = [self.names.province(n) for n in range(c.PROVINCES)]
        titled = zip(self.courts(), [*names, self.say("tara")], strict=True)
        ends = int(self.contents.box.border[0])
        steps = [(*along(WAY, box / ends), str(box)) for box in range(ends + 1) if box != self.state.britain]
        return [
            *(
                (spot.x + COURT / 2 - 0.5, spot.y + (0.6 if spot.key == SOUTHERNMOST else -0.68), name)
                for spot, name in titled
            ),
            *((x - 0.5, y - 0.5, text) for x, y, text in steps),
        ]

    def links(self) -> tuple[tuple[str, str], ...]:
        """Areas one Move apart."""
        near, keys = self.contents.box.near, self.contents.areas
        return tuple(
            (f"area:{keys[a]}", f"area:{keys[b]}")
            for a in range(c.AREAS)
            for b in range(a + 1, c.AREAS)
            if near[a] >> b & 1
        )

    def everything(self, area: int) -> str:
        """An Area and all that is in it, in one line for a screen reader."""
        state, names = self.state, self.names
        place = int(state.places[area])
        parts = [self.people_text(area), f"{self.say('piece-chief')}: {names.faith(int(state.leaders[area]))}"]
        parts.append(self.shrine_text(place))
        for word, number in (("dolmen", c.dolmens(place)), ("grave", c.graves(place))):
            parts += [f"{self.say(f'piece-{word}')} ×{int(number)}"] if number else []
        parts += [self.say("piece-relic.one", value=v) for v in range(4) for _ in range(int(c.relics(place, v)))]
        parts += [names.who(state, seat) for seat in self.seats if state.area_of(seat) == area]
        province = names.province(int(self.contents.box.province[area]))
        return f"{names.area(area)}, {province}: {'; '.join(parts)}"

    def people_text(self, area: int) -> str:
        people = int(self.state.people[area])
        row = []
        for value in range(1, c.MOST_VALUE + 1):
            row += [f"−{value}"] * int(c.pagans_of(people, value))
            row += [self.say("piece-flock.one", value=value)] * int(c.flock_of(people, value))
        return f"{self.say('piece-people')}: {self.names.listed(row)}"

    def shrine_text(self, place: int) -> str:
        druid, church = int(c.druid(place)), int(c.church(place))
        if druid:
            return (
                self.say("piece-druid.hidden") if druid == c.HIDDEN else self.say("piece-druid.one", value=f"−{druid}")
            )
        if not church:
            return self.say("spot-free")
        return self.say("piece-cathedral") if church == 4 else self.say("piece-church.one", level=church - 1)

    # -- pieces -------------------------------------------------------------------------------------------------------

    def all_pieces(self) -> list[Piece]:
        found, (places, leaders) = list[Piece](), self.map
        for area in range(c.AREAS):
            above = leaders[area], leaders[c.KINGS + int(self.contents.box.province[area])]
            known = ("pieces of", area, self.folk[area], self.folk[-1], places[area], above)
            found += self.once(known, self.pieces, area)
        return self.swaying([*found, *self.kings()])

    def pieces(self, area: int) -> list[Piece]:
        state, key = self.state, self.contents.areas[area]
        where = self.names.area(area, ".in")
        found, stones = self.people(area, where), 0
        if state.leaders[area] != c.NOBODY:
            found.append(self.leader(f"chief:{key}", "chief", area, f"seat:{key}"))
        place = int(state.places[area])
        druid, church = int(c.druid(place)), int(c.church(place))
        label = f"{sentence_case(self.shrine_text(place))} {where}"
        if druid:
            sprite, badge = ("druid-hidden", "?") if druid == c.HIDDEN else ("druid", f"−{druid}")
            sources = self.influence(area, c.DRUID)[1]
            body = self.hidden_text() if druid == c.HIDDEN else ""
            shrine = f"shrine:{key}"
            found.append(self.plated(f"druid:{key}", sprite, shrine, label, badge, body, sources))
        elif church:
            body = self.say("body-church", amount=signed(church - 1))
            sprite = f"church-{church - 1}"
            found.append(self.plated(f"church:{key}", sprite, f"shrine:{key}", label, signed(church - 1), body))
        for sprite, number, badge in (("dolmen", c.dolmens(place), "−1"), ("grave", c.graves(place), "+1")):
            label = f"{self.say(f'piece-{sprite}')} {where}"
            for one in copies(f"{sprite}:{key}", int(number)):
                found.append(self.plated(one, sprite, f"stones:{key}:{stones}", label, badge))
                stones += 1
        for value in range(4):
            label = f"{self.say('piece-relic.one', value=value)} {where}"
            for one in copies(f"relic:{key}:{value}", int(c.relics(place, value))):
                found.append(self.plated(one, "relic", f"stones:{key}:{stones}", label, f"+{value}"))
                stones += 1
        return found

    def plated(
        self, key: str, sprite: str, spot: str, label: str, badge: str, body: str = "", sources: tuple[str, ...] = ()
    ) -> Piece:
        """Somebody or something with its value on a plate."""
        return Piece(key, sprite, None, spot, label, body=body, badge=badge, sources=sources, plate=True)

    def snake(self) -> Piece:
        """How far Paganism has come."""
        box = int(self.state.britain)
        label = self.say("britain-box", box=box, ends=int(self.contents.box.border[0]))
        return Piece("snake", "snake", None, f"step:{box}", label)

    def people(self, area: int, where: str) -> list[Piece]:
        """The row: small values to the left."""
        people, key, found = int(self.state.people[area]), self.contents.areas[area], list[Piece]()
        flock = self.say("body-flock")
        for value in range(1, c.MOST_VALUE + 1):
            for sprite, number in (("people", c.pagans_of(people, value)), ("flock", c.flock_of(people, value))):
                label = f"{self.say(f'piece-{sprite}.one', value=value)} {where}"
                badge = f"−{value}" if sprite == "people" else str(value)
                for one in copies(f"{sprite}:{key}:{value}", int(number)):
                    spot = f"box:{key}:{len(found)}"
                    body, sources = self.influence(area, c.PEOPLE + value) if sprite == "people" else (flock, ())
                    found.append(self.plated(one, sprite, spot, label, badge, body, sources))
        return found

    def leader(self, key: str, sprite: str, leader: int, spot: str) -> Piece:
        code = int(self.state.leaders[leader])
        label = sentence_case(f"{self.names.leader(leader)}: {self.names.faith(code)}")
        christian = code >= c.CHRISTIAN
        badge = signed(int(self.contents.box.christian[code - c.CHRISTIAN]) if christian else 1 - code)
        target = c.CHIEF if leader < c.KINGS else c.KING if leader < c.HIGH_KING else c.HIGH
        against, sources = self.influence(self.court_area(leader), target)
        body = f"{self.sways(leader)} {self.rises(leader)}".strip()
        body = body if christian else f"{against} {body}"
        sprite = f"{sprite}-christian" if christian else sprite
        return self.plated(key, sprite, spot, label, badge, body, () if christian else sources)

    def court_area(self, leader: int) -> int:
        """An Area from which a Leader can be tried."""
        if leader < c.KINGS:
            return leader
        box = self.contents.box
        if leader == c.HIGH_KING:
            return int(box.tara)
        return next(area for area in range(c.AREAS) if box.province[area] == leader - c.KINGS)

    def influence(self, area: int, target: int) -> tuple[str, tuple[str, ...]]:
        """What counts for and against somebody, from the map alone: in words, and the pieces that it comes from."""
        places, province = self.state.places, self.contents.box.province
        within = [area]
        if target == c.KING:
            within = [other for other in range(c.AREAS) if province[other] == province[area]]
        hidden = target != c.DRUID and any(c.druid(places[other]) == c.HIDDEN for other in within)
        text, sources = influences(self.names, self.state, area, target)
        return (f"{text} {self.say('influence-barred')}" if hidden else text), sources

    def once(self, key: tuple[object, ...], make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What hangs on nothing but `key` is made once, however often the rest of the table changes."""
        kept = self.names.drawn
        if key not in kept:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            kept[key] = make(*args, **kwargs)
        found: T = kept[key]
        return found

    def swaying(self, pieces: list[Piece]) -> list[Piece]:
        """Druids, Churches and stones say whom they influence."""
        swayed: dict[str, Counter[str]] = {}
        for piece in pieces:
            for source in piece.sources:
                swayed.setdefault(source, Counter())[piece.key.partition(":")[0]] += 1
        return [
            piece._replace(body=f"{piece.body} {self.sways_all(found)}".strip())
            if (found := swayed.get(piece.key)) and piece.key.partition(":")[0] in PIECES
            else piece
            for piece in pieces
        ]

    def sways_all(self, kinds: Counter[str]) -> str:
        return self.say("sways", who=self.names.listed([self.say(f"swayed-{kind}") for kind in kinds]))

    def hidden_text(self) -> str:
        """What a Druid nobody knows may still be."""
        heap = int(self.state.druids)
        values = [f"−{value} ×{int(c.amount(heap, value))}" for value in range(8) if c.amount(heap, value)]
        return self.say("body-hidden", values=", ".join(values))

    def sways(self, leader: int) -> str:
        """Whom a Leader influences."""
        if leader == c.HIGH_KING:
            return self.say("sways-kings")
        if leader >= c.KINGS:
            return self.say("sways-chiefs", province=self.names.province(leader - c.KINGS))
        return self.say("sways-people", where=self.names.area(leader, ".in"))

    def rises(self, leader: int) -> str:
        """BTS 9.kings, BTS 9.highking: which rolls promote a Leader."""
        if leader == c.HIGH_KING:
            return ""
        if leader >= c.KINGS:
            return self.say("rises-king", dice=self.names.dice(leader))
        province = self.names.province(int(self.contents.box.province[leader]))
        return self.say("rises-chief", dice=self.names.dice(leader), province=province)

    def kings(self) -> list[Piece]:
        seats = [
            (f"king:{key}", "king", c.KINGS + n, f"province:{key}") for n, key in enumerate(self.contents.provinces)
        ]
        seats.append(("high-king", "highking", c.HIGH_KING, "tara"))
        return [self.leader(*seat) for seat in seats if self.state.leaders[seat[2]] != c.NOBODY]

    def pawns(self) -> list[Piece]:
        found = []
        for seat in self.seats:
            area = int(self.state.area_of(seat))
            if area >= 0:
                label = f"{self.names.who(self.state, seat)} {self.names.area(area, '.in')}"
                spot = f"pawns:{self.contents.areas[area]}"
                sprite, body, card = f"pawn-{seat}", self.pawn(seat), int(self.state.saint_of(seat))
                origin = "" if card == c.NO_CARD else self.names.origin(card)
                key = f"pawn:{SEATS[seat]}"
                found.append(Piece(key, sprite, seat, spot, label, body=body, signed=True, origin=origin))
        return found

    def pawn(self, seat: int) -> str:
        """What a Saint can do, and what lies on their mat."""
        state = self.state
        card, zeal = int(state.saint_of(seat)), int(state.zeal_of(seat))
        lines = [] if card == c.NO_CARD else self.names.does(card)
        lines.append(self.say("body-zeal", left=int(cross(state, seat)) - zeal))
        keepers = [self.names.card(card) for card in c.cards_of(int(state.keepers_of(seat)))]
        if keepers:
            lines.append(self.say("body-keepers", cards=", ".join(keepers)))
        return " ".join(lines)

    # -- cards --------------------------------------------------------------------------------------------------------

    def zones(self) -> list[tuple[str, str]]:
        found = [("zone:key", self.say("zone-key")), ("zone:current", self.say("zone-current"))]
        if self.state.top:
            found.append(("zone:top", self.say("zone-top")))
        if self.saints_wanted():
            found.append(("zone:saints", self.say("zone-proposed" if self.top == c.CONSENSUS else "zone-saints")))
        for seat in self.seats:
            number = int(c.held(self.state.keepers_of(seat)))
            who = self.names.who(self.state, seat)
            title = self.say("zone-mat", seat=who, number=number, most=int(limit(self.state, seat)))
            found.append((f"zone:{SEATS[seat]}", title))
        return [*found, ("zone:gifts", self.say("zone-gifts")), ("zone:discard", self.say("zone-discard"))]

    def topic(self) -> int:
        """What the players are to agree on, if that is asked."""
        return int(frames.kind(frames.pop(self.state.frames))) if self.top == c.CONSENSUS else 0

    def saints_wanted(self) -> bool:
        return self.top in (c.SAINTS_FRAME, c.CAST) or self.topic() == c.CAST

    def gifts_wanted(self) -> bool:
        return self.top in (c.GIFT_FRAME, c.REMOVE_GIFTS) or self.topic() == c.REMOVE_GIFTS

    def cards(self) -> list[Card]:
        state, keys = self.state, self.contents.cards
        found = []
        if state.key_card != c.NO_CARD:
            fired = int(state.fired) if state.current == c.NO_CARD else 0  # or it is the Current Card's bar
            lines = self.lines(int(state.key_card), fired, "bar-fired")
            found.append(self.card("card:key", "zone:key", int(state.key_card))._replace(lines=lines))
        if state.current != c.NO_CARD:
            fires = 0 if state.ended else int(bar(state))  # an end in the middle of an event leaves the rest undone
            lines = self.lines(int(state.current), fires, "bar-fires")
            found.append(self.card("card:current", "zone:current", int(state.current))._replace(lines=lines))
        for n, card in enumerate(c.cards_of(int(state.top)), 1):
            found.append(self.card(f"top:{n}", "zone:top", card))
        if self.saints_wanted():
            first = c.START_SAINT if self.top == c.SAINTS_FRAME else c.DECK_SAINT
            shown = state.deck_saints if self.top == c.CONSENSUS else state.cast
            for n, key in enumerate(self.contents.saints):
                if shown >> n & 1:
                    found.append(self.card(f"saint:{key}", "zone:saints", first + n))
        for seat in self.seats:
            card = int(state.saint_of(seat))
            if card != c.NO_CARD:
                found.append(self.card(f"active:{SEATS[seat]}", f"zone:{SEATS[seat]}", card))
            for card in c.cards_of(int(state.keepers_of(seat))):
                found.append(self.card(f"keeper:{keys[card]}", f"zone:{SEATS[seat]}", card))
        heaps = (int(state.gifts), int(state.discard), int(state.discard_saints))
        return found + self.once(("heaps", *heaps), self.heaps, *heaps)

    def heaps(self, gifts: int, events: int, saints: int) -> list[Card]:
        """The Gifts that nobody has, and what was discarded."""
        found = [
            self.card(f"gift:{key}", "zone:gifts", c.GIFT + n)
            for n, key in enumerate(self.contents.gifts)
            if gifts >> n & 1
        ]
        for card in range(c.GIFT):
            if (events if card < c.EVENTS else saints << c.DECK_SAINT) >> card & 1:
                found.append(self.card(f"discard:{self.contents.cards[card]}", "zone:discard", card))
        return found

    def card(self, key: str, zone: str, card: int) -> Card:
        return card_of(self.names, key, zone, card)

    def lines(self, card: int, colour: int, now: str) -> tuple[CardLine, ...]:
        """BTS 5.1.key: what is written on an event, the bar that is carried out, and the arrow."""
        found = [
            CardLine(text, tone, self.say(now) if colour and tone in ("", "always", COLOURS[colour - 1]) else "")
            for text, tone in self.names.bars(card)
        ]
        arrow = int(self.contents.box.arrow[card])
        if arrow:
            found.append(
                CardLine(self.say("arrow-next", colour=self.names.colour(arrow)), f"arrow-{COLOURS[arrow - 1]}")
            )
        return tuple(found)

    # -- panels -------------------------------------------------------------------------------------------------------

    def mats(self) -> Panel:
        """Zeal, Actions and preparations of every Saint."""
        state, lines = self.state, list[str | Track]()
        for seat in self.seats:
            saint, zeal = (int(state.mats[c.MAT * seat + field]) for field in (c.SAINT, c.ZEAL))
            if saint == c.NO_CARD and not state.turn:
                lines.append(self.say("mat-none", seat=self.names.seat(seat)))
                continue
            last = int(cross(state, seat))
            message = "mat-line" if zeal < last - 1 else "mat-last" if zeal < last else "mat-dead"
            printed = int(printed_actions(state, seat)) if zeal < last else 0
            line = self.say(
                message,
                seat=self.names.who(state, seat),
                left=last - zeal,
                boxes=last,
                actions=printed + int(state.ability(seat, c.MORE_ACTIONS)),
            )
            if seat == state.active and state.points >= 0 and not state.ended:
                numbers = {"points": int(state.points), "prepares": int(state.prepares), "bonus": int(state.bonus)}
                line += " " + self.say("mat-turn", **numbers)
            track = state.box.acolyte_zeal if saint == c.NO_CARD else state.box.zeal
            boxes = [Box(str(int(track[n]))) for n in range(last)]
            lines.append(Track(line, (*boxes, Box("✝", "bad")), (zeal,), self.colours[seat]))
        zones = tuple(f"zone:{SEATS[seat]}" for seat in self.seats)
        return Panel("panel:mats", self.say("panel-mats"), tuple(lines), zones=zones, pages=True)

    def outlook(self) -> Panel:
        """The bar that the next card will carry out, and what those bars of the cards left would do."""
        state = self.state
        cards = (int(state.deck), int(state.deck_saints), int(state.top), int(unknown_cards(state)))
        return self.once(("outlook", int(bar(state)), self.deck(), *cards), self.bars_to_come)

    def bars_to_come(self) -> Panel:
        state = self.state
        colour = int(bar(state))
        lines = [
            self.say("outlook-bar", colour=self.names.colour(colour)),
            self.say("outlook-deck", number=self.deck()),
        ]
        for card in c.cards_of(int(state.top))[:1]:
            does = bar_text(self.names, card, colour)
            lines.append(self.say("outlook-known", card=self.names.named(card), does=does))
        left = [card for card in range(c.EVENTS) if state.deck >> card & 1]
        for name, effects in KINDS:
            number = sum(1 for card in left if self.bar_has(card, colour, effects))
            if number:
                lines.append(self.say(f"outlook-{name}", number=number))
        keepers = sum(1 for card in left if self.contents.box.saved >> card & 1)
        keepers += int(unknown_cards(state)) - len(left)
        lines.append(self.say("outlook-keepers", number=keepers))
        saints = [c.DECK_SAINT + n for n in range(c.SAINTS) if state.deck_saints >> n & 1]
        more = sorted(f"{self.names.card(card)}: {bar_text(self.names, card, colour)}" for card in (*left, *saints))
        if any("reconstruction" in self.contents.told_by(card).values() for card in (*left, *saints)):
            more.insert(0, self.say("outlook-origin"))
        return Panel("panel:outlook", self.say("panel-outlook"), tuple(lines), tuple(more), self.say("outlook-more"))

    def bar_has(self, card: int, colour: int, effects: tuple[str, ...]) -> bool:
        if self.contents.box.saved >> card & 1:
            return False
        every = self.contents.effects(card, "directive") + self.contents.effects(card, COLOURS[colour - 1])
        return any(effect[0] in effects for effect in every)

    def britain(self) -> Panel:
        """The Advance of Paganism: the box, what has fallen, what comes next."""
        state, border = self.state, self.contents.box.border
        boxes = [Box(str(box), "bad" if box in border else "") for box in range(border[0] + 1)]
        for n, key in enumerate(REGIONS, 1):
            boxes[border[n]] = Box(str(border[n]), "bad", self.say(f"region-{key}"))
        label = self.say("britain-box", box=int(state.britain), ends=int(border[0]))
        lines: list[str | Track] = [Track(label, tuple(boxes), (int(state.britain),))]
        lines += [self.region_text(n) for n in range(1, len(REGIONS) + 1)]
        return Panel("panel:britain", self.say("region-britain"), tuple(lines))

    def region_text(self, n: int) -> str:
        """What has become of a region of Great Britain."""
        state, border, region = self.state, self.contents.box.border, self.say(f"region-{REGIONS[n - 1]}")
        if state.merged >> n & 1:  # BTS ruling.paganism.back: the block shows the side, the cards stay in the deck
            return self.say("britain-fallen" if state.britain >= border[n] else "britain-regained", region=region)
        number = bin(int(state.pile_cards(n))).count("1") + (n == 1 and state.arthur == c.WITH_SCOTLAND)
        return self.say("britain-stands", region=region, box=int(border[n]), number=number)

    # -- what is always in sight --------------------------------------------------------------------------------------

    def score_gauge(self) -> Gauge:
        """BTS 13: the goal."""
        points = int(half_points(self.state))
        best = LEAST[FULL_VICTORY]
        text = self.say("gauge-of", now=half(points), all=half(best))
        share = min(max(points / best, 0), 1)
        return Gauge(self.say("gauge-score"), text, share, "good", self.result_text(int(grade(points))))

    def result_text(self, result: int) -> str:
        return self.say(f"result-{RESULTS[result].replace(' ', '-')}")

    def paganism_gauge(self) -> Gauge:
        """BTS 12: a clock."""
        box, ends = int(self.state.britain), int(self.contents.box.border[0])
        text, note = self.say("gauge-of", now=box, all=ends), self.say("gauge-ends", left=ends - box)
        return Gauge(self.say("gauge-paganism"), text, box / ends, "bad", note)

    def deck_gauge(self) -> Gauge:
        """BTS 12: the other clock; cards are added to the deck, so there is no fixed length."""
        left = self.deck()
        note = self.say("gauge-turns", left=left)
        return Gauge(self.say("gauge-deck"), str(left), 1 - left / len(self.contents.cards[: c.GIFT]), "bad", note)

    def deck(self) -> int:
        return int(unknown_cards(self.state) + c.held(self.state.top))

    def score(self) -> Panel:
        points = int(half_points(self.state))
        ranges = [
            f"≤ {half(LEAST[1] - 1)}",
            *(f"{half(least)}–{half(above - 1)}" for least, above in pairwise(LEAST[1:])),
            f"≥ {half(LEAST[FULL_VICTORY])}",
        ]
        boxes = tuple(Box(text, note=self.result_text(result)) for result, text in enumerate(ranges))
        total = Track(self.say("score-total", points=half(points)), boxes, (int(grade(points)),))
        lines = [text for text, _ in score_lines(self.names, self.state)]
        return Panel("panel:score", self.say("panel-score"), (total, *lines))

    def supply(self) -> Panel:
        state = self.state
        lines = [
            self.say("supply-druids", number=int(druids_aside(state))),
            self.say("supply-dolmens", number=int(state.dolmens)),
            self.say("supply-graves", number=int(graves_aside(state))),
            self.say("supply-churches", numbers=", ".join(str(int(c.amount(state.churches, n))) for n in range(4))),
        ]
        return Panel("panel:supply", self.say("panel-supply"), tuple(lines))


@lru_cache(maxsize=4096)  # a card says the same all the time
def card_of(names: BanishTheSnakesNames, key: str, zone: str, card: int) -> Card:
    """A card with what it does, made from the data, its picture and its line of history."""
    title, message, box = names.card(card), names.message(card), names.contents.box
    lines = [*names.does(card), names.say(f"{message}.history")]
    face, kind = "gift", "kind-gift"
    if card < c.EVENTS:
        colour = int(box.arrow[card])
        face = f"event-{COLOURS[colour - 1]}" if colour else "event-save"
        kind = "kind-save" if box.saved >> card & 1 else "kind-event"
    elif not c.GIFT <= card < c.START_SAINT:
        face, kind = "saint", "kind-saint"
    body = " ".join(filter(None, lines))
    return Card(key, zone, title, f"{title} ({names.say(kind)})", body, face, origin=names.origin(card))


@lru_cache(maxsize=4096)
def bar_text(names: BanishTheSnakesNames, card: int, colour: int) -> str:
    """What a bar of a card does."""
    contents = names.contents
    if card >= c.EVENTS or contents.box.saved >> card & 1:
        return str(names.say("outlook-kept"))
    effects = [*contents.effects(card, "directive"), *contents.effects(card, COLOURS[colour - 1])]
    real = [effect for effect in effects if effect[0] != "nothing"]
    return " ".join(names.effect(effect) for effect in real or effects)


@cache
def along(way: tuple[tuple[float, float], ...], share: float) -> tuple[float, float]:
    """The place after a share of a way."""
    lengths = [dist(one, other) for one, other in pairwise(way)]
    left = share * sum(lengths)
    for (one, other), length in zip(pairwise(way), lengths, strict=True):
        if left <= length + ROUNDING:
            part = left / length
            return round(one[0] + part * (other[0] - one[0]), 3), round(one[1] + part * (other[1] - one[1]), 3)
        left -= length
    return way[-1]


def score_lines(names: BanishTheSnakesNames, state: BanishTheSnakesState) -> list[tuple[str, str]]:
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
    if any(c.church(place) == c.CATHEDRAL for place in state.places):
        found.insert(-2, ("score-cathedral", 2, [], "BTS 12.score.cathedral"))
    return [
        (names.say(message, points=half(points), places=", ".join(places)), rule)
        for message, points, places, rule in found
        if points
    ]
