"""The pit as people see it: squares, stacks, heads, cards and what they say."""

from collections import Counter
from functools import cached_property, lru_cache
from itertools import product
from math import atan2, degrees
from typing import TYPE_CHECKING, Final

from fidchell.core.scene import Body, Card, Panel, Piece, Scene, Spot
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.names import SerpentMasterNames
from fidchell.games.serpent_master.position import NAMES, SEATS, numbers
from fidchell.games.serpent_master.rules import SerpentMasterState

if TYPE_CHECKING:
    from fidchell.games.serpent_master.game import SerpentMaster

RIM: Final = 1  # room around the pit, where heads wait
EFFORT: Final = 20_000  # cards tried before one gives up: a puzzle may have tokens that no cards explain


class Drawing:
    """One look at the table, from a seat (None: a spectator), in a language."""

    def __init__(self, game: "SerpentMaster", state: SerpentMasterState, seat: int | None, lang: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.names: SerpentMasterNames = game.names(lang)
        self.seats = range(int(state.seats))
        self.side = int(state.side)

    def scene(self) -> Scene:
        width = self.side + 2 * RIM
        zones = [("zone:table", self.names.say("zone-chosen")), ("zone:all", self.names.say("zone-all"))]
        if self.seat is not None:
            zones.insert(0, ("zone:hand", self.names.say("zone-hand")))
        return Scene(
            width=width,
            height=width,
            status=self.status(),
            spots=(*self.squares(), *self.gates()),
            pieces=(*self.tokens(), *self.heads()),
            bodies=tuple(self.bodies()),
            cards=(*self.hand(), *self.chosen(), *self.all_cards()),
            zones=tuple(zones),
            panels=(self.scores(), self.history()),
            unit="square",
            near=("zone:hand", "zone:table"),
            folded=("zone:all",),
            marks=tuple(self.marks()),
        )

    def status(self) -> str:
        if self.state.phase == c.ENDED:
            return self.names.say("status-over")
        if self.state.phase == c.ENTRY:
            return self.names.say("status-entry")
        round_ = self.names.say("status", round=int(self.state.round) + 1, rounds=c.ROUNDS)
        return f"{round_} · {self.names.scores(self.state)}"

    # -- the pit ------------------------------------------------------------------------------------------------------

    def squares(self) -> list[Spot]:
        found = []
        for y, x in product(range(self.side), repeat=2):
            place, tone = c.ROW * y + x, "dark" if (x + y) % 2 else "light"
            key, row = f"spot:{NAMES[place]}", self.side - 1 - y
            found.append(Spot(key, x + RIM, row + RIM, self.label(place), tone=tone))
        return found

    def marks(self) -> list[tuple[float, float, str]]:
        """Letters and numbers at both ends of columns and rows; not where a head waits."""
        end, found = self.side + RIM, list[tuple[int, int, str]]()
        for n in range(self.side):
            found += [(n + RIM, y, NAMES[n][0]) for y in (0, end)]
            found += [(x, end - 1 - n, str(n + 1)) for x in (0, end)]
        waiting = {(spot.x, spot.y) for spot in self.gates()}
        return [(float(x), float(y), text) for x, y, text in found if (x, y) not in waiting]

    def label(self, place: int) -> str:
        """A square and what lies on it, from the top; or whose way into the pit it is."""
        stack = self.stacks[place]
        seat = -1 if stack else int(self.state.enters_at(place))
        return label_of(self.names, place, stack, seat if seat >= 0 and self.state.head(seat) == c.OUTSIDE else -1)

    def gates(self) -> list[Spot]:
        """Where heads wait beside the pit."""
        found = []
        for seat in self.seats:
            if self.state.head(seat) >= c.OUTSIDE:
                x, y = self.gate(seat)
                label = self.names.say("piece-waiting", seat=self.names.seat(seat))
                found.append(Spot(f"gate:{SEATS[seat]}", x, y, label, shape="none"))
        return found

    def gate(self, seat: int) -> tuple[int, int]:
        """Before the entry; in a corner until there is one."""
        entry, end = int(self.state.entry(seat)), self.side + RIM
        if entry == c.NOWHERE:
            return ((0, end), (end, 0), (end, end), (0, 0))[seat]
        x, y = entry % c.ROW + RIM, end - 1 - entry // c.ROW
        if y in (RIM, end - 1):
            return x, 0 if y == RIM else end
        return 0 if x == RIM else end, y

    @cached_property
    def stacks(self) -> list[tuple[int, ...]]:
        """Whose tokens lie on each square, from the bottom."""
        return [self.state.stack(place) for place in range(c.SQUARES)]

    @cached_property
    def trails(self) -> list[tuple[int, ...]]:
        """The squares of each serpent, from its tail to its head; none if no way explains its tokens."""
        return [self.trail(seat) for seat in self.seats]

    def trail(self, seat: int) -> tuple[int, ...]:
        state, head = self.state, int(self.state.head(seat))
        if head >= c.OUTSIDE:
            return ()
        tokens = tuple(place for place, stack in enumerate(self.stacks) for owner in stack if owner == seat)
        cards = tuple(state.cards_played(seat)[: state.resolved(seat)])
        lost = int(state.cards_lost(seat))
        return trail(state.patterns, self.side, int(state.entry(seat)), head, cards, tokens, lost)

    def bodies(self) -> list[Body]:
        """The serpents; tokens of which nobody knows how they came there lie by themselves."""
        found = []
        for seat in self.seats:
            if self.trails[seat]:
                found.append(self.body(f"body:{SEATS[seat]}", seat, self.trails[seat]))
            else:
                places = [place for place in range(c.SQUARES) if self.stacks[place][-1:] == (seat,)]
                found += [self.body(f"body:{SEATS[seat]}:{NAMES[place]}", seat, (place,)) for place in places]
        return found

    def body(self, key: str, seat: int, places: tuple[int, ...]) -> Body:
        """Where a serpent lies: the first token that it laid on a square is its lowest there."""
        levels = {place: [n for n, owner in enumerate(self.stacks[place]) if owner == seat] for place in set(places)}
        heights = tuple(levels[place].pop(0 if len(places) > 1 else -1) for place in places)
        return Body(key, seat, tuple(f"spot:{NAMES[place]}" for place in places), heights)

    def tokens(self) -> list[Piece]:
        """The token that shows on each square without a head."""
        found = []
        heads = {int(self.state.head(seat)) for seat in self.seats}
        for place, stack in enumerate(self.stacks):
            if stack and place not in heads:
                found.append(self.on_stack(f"token:{NAMES[place]}", "body", stack[-1], place))
        return found

    def heads(self) -> list[Piece]:
        found = []
        for seat in self.seats:
            place, key, sprite = int(self.state.head(seat)), f"head:{SEATS[seat]}", f"head-{SEATS[seat]}"
            turn = self.gaze(seat)
            if place < c.OUTSIDE:
                found.append(self.on_stack(key, sprite, seat, place, turn))
            else:
                label = self.names.say("piece-waiting", seat=self.names.seat(seat))
                found.append(Piece(key, sprite, seat, f"gate:{SEATS[seat]}", label, turn=turn))
        return found

    def gaze(self, seat: int) -> int:
        """Where a head looks, in degrees to the right of up: on from the last token but one; into the pit."""
        way = self.trails[seat]
        x, y = self.gate(seat)
        middle = (self.side + 2 * RIM - 1) / 2
        ahead = (middle - x if x in (0, 2 * middle) else 0, y - middle if y in (0, 2 * middle) else 0)
        if len(way) > 1:
            (x0, y0), (x1, y1) = ((place % c.ROW, place // c.ROW) for place in way[-2:])
            ahead = x1 - x0, y1 - y0
        return round(degrees(atan2(*ahead))) % 360

    def on_stack(self, key: str, sprite: str, owner: int, place: int, turn: int = 0) -> Piece:
        """A piece on top of a stack, with the stack's height."""
        height = len(self.stacks[place])
        label = self.names.say(f"piece-{sprite.partition('-')[0]}", seat=self.names.seat(owner))
        badge = str(height) if height > 1 else ""
        return Piece(key, sprite, owner, f"spot:{NAMES[place]}", label, body=self.label(place), badge=badge, turn=turn)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, key: str, zone: str, card: int, title: str = "") -> Card:
        return card_of(self.names, key, zone, card, title)

    def hand(self) -> list[Card]:
        if self.seat is None or self.state.phase in (c.ENTRY, c.DEAL):
            return []
        chosen = int(self.state.choice(self.seat)) + 1
        hand = numbers(int(self.state.hand(self.seat)))
        return [self.card(f"card:{number}", "zone:hand", number - 1) for number in hand if number != chosen]

    def chosen(self) -> list[Card]:
        """What lies before the players: face down until all have chosen, then in the order of resolution."""
        state, found = self.state, []
        if state.phase == c.CHOICE:
            for seat in self.seats:
                card, key, name = int(state.choice(seat)), f"table:{SEATS[seat]}", self.names.seat(seat)
                if card >= 0 and seat == self.seat:
                    found.append(self.card(key, "zone:table", card, name))
                elif card >= 0:
                    found.append(Card(key, "zone:table", name, f"{name}: {self.names.say('card-face-down')}"))
        elif state.phase == c.RESOLUTION:
            for seat in state.lined_up().in_order():
                card = int(state.card_of(seat, state.round))
                title = f"{self.names.seat(seat)} {card + 1}"
                found.append(self.card(f"table:{SEATS[seat]}", "zone:table", card, title))
        return found

    def all_cards(self) -> list[Card]:
        return [self.card(f"all:{card + 1}", "zone:all", card) for card in range(c.CARDS)]

    # -- panels -------------------------------------------------------------------------------------------------------

    def scores(self) -> Panel:
        lines = []
        for seat in self.seats:
            total, name = int(self.state.score(seat)), self.names.seat(seat)
            lines.append(self.names.say("score-line", seat=name, tokens=total - 1, head=1, total=total))
        return Panel("panel:score", self.names.say("panel-score"), tuple(lines))

    def history(self) -> Panel:
        """What each has played, and who is waited for."""
        lines = []
        for seat in self.seats:
            cards = ", ".join(str(card + 1) for card in self.state.cards_played(seat)) or self.names.say("nothing")
            lost, name = int(self.state.cards_lost(seat)), self.names.seat(seat)
            line = self.names.say("played-line", seat=name, cards=cards, lost=lost)
            if self.state.phase == c.CHOICE:
                line += f" · {self.names.say('mark-chosen' if self.state.choice(seat) >= 0 else 'mark-choosing')}"
            elif self.state.phase == c.RESOLUTION and self.state.resolving() == seat:
                line += f" · {self.names.say('order-now')}"
            lines.append(line)
        return Panel("panel:played", self.names.say("panel-played"), tuple(lines))


@lru_cache(maxsize=16384)  # most squares are as they were, at all tables
def label_of(names: SerpentMasterNames, place: int, stack: tuple[int, ...], enters: int) -> str:
    square = NAMES[place]
    if stack:
        return names.say("stack-label", square=square, height=len(stack), seats=names.seats(reversed(stack)))
    if enters >= 0:
        return names.say("spot-entry", square=square, seat=names.seat(enters))
    return names.say("spot-empty", square=square)


@lru_cache(maxsize=4096)  # a card says the same all the time
def card_of(names: SerpentMasterNames, key: str, zone: str, card: int, title: str) -> Card:
    game: SerpentMaster = names.game
    pictures, number, name = game.pack.patterns.pictures[card], card + 1, names.say(f"card-{card + 1}")
    ours, known = game.is_ours(card), game.effect_text(game.card_origin(card), names.lang)
    return Card(
        key,
        zone,
        title or names.card(card),
        names.say("card-label", number=number, name=name, tokens=len(pictures[0])),
        body=names.say(f"rule-card-{number}.text") if ours else "",
        face=f"card-{number}",
        diagram=diagram(pictures),
        origin=names.say("origin-card" if ours else "origin-own", named=names.say("mark-S"), effect=known),
    )


@lru_cache(maxsize=256)  # a move changes one serpent
def trail(
    patterns: c.Patterns, side: int, entry: int, head: int, cards: tuple[int, ...], tokens: tuple[int, ...], lost: int
) -> tuple[int, ...]:
    """The way that a serpent has taken, worked out from what lies in the pit.

    A position remembers stacks, not who laid which token when. But a serpent's cards are known in their order, and each
    goes on from where the one before it ended: two ways rarely cover the same squares.
    """
    pit = SerpentMasterState(patterns, 1)
    pit.side, pit.entries = side, entry
    left, way, tried = Counter(tokens), list[int](), 0

    def goes_on(n: int, lost: int) -> bool:
        nonlocal tried
        if n == len(cards):
            return not lost and not +left and way[-1:] == [head]
        for turned in range(c.WAYS):
            pit.heads = way[-1] if way else c.OUTSIDE
            places = pit.lies_on(0, cards[n], turned)
            tried += 1 if places else 0
            if not places or tried > EFFORT or not pit.comes_in(0, cards[n], turned):
                continue
            if all(left[place] > 0 for place in places):
                left.subtract(places)
                way.extend(places)
                if goes_on(n + 1, lost):
                    return True
                del way[-len(places) :]
                left.update(places)
        return lost > 0 and goes_on(n + 1, lost - 1)

    return tuple(way) if goes_on(0, lost) else ()


def diagram(pictures: list[list[tuple[int, int]]]) -> tuple[tuple[int, int, str], ...]:
    """A card's pictures side by side: the head and the tokens in the order of placing."""
    cells: list[tuple[int, int, str]] = []
    left = 0
    for picture in pictures:
        xs = [0, *(x for x, _ in picture)]
        shift, top = left - min(xs), max(0, *(y for _, y in picture))
        cells.append((shift, top, "head"))
        cells += [(x + shift, top - y, str(n)) for n, (x, y) in enumerate(picture, 1)]
        left += max(xs) - min(xs) + 2
    return tuple(cells)
