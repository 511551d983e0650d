"""The pit as people see it: squares, stacks, heads, cards and what they say."""

from typing import TYPE_CHECKING, Final

from fidchell.core.scene import Card, Panel, Piece, Scene, Spot
from fidchell.games.serpent_master import rules
from fidchell.games.serpent_master.components import CARDS, NOWHERE, OUTSIDE, ROUNDS, ROW
from fidchell.games.serpent_master.position import SEATS, numbers, played, square_name, tokens
from fidchell.games.serpent_master.rules import SerpentMasterState

if TYPE_CHECKING:
    from fidchell.games.serpent_master.game import SerpentMaster

RIM: Final = 1  # room around the pit, where heads wait


class Drawing:
    """One look at the table, from a seat (None: a spectator), in a language."""

    def __init__(self, game: "SerpentMaster", state: SerpentMasterState, seat: int | None, lang: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.lang = lang
        self.seats = range(int(state.seats))
        self.side = int(state.side)

    def say(self, message: str, **arguments: object) -> str:
        return self.game.say(self.lang, message, **arguments)

    def name(self, seat: int) -> str:
        return self.game.seat_name(seat, self.lang)

    def scene(self) -> Scene:
        width = self.side + 2 * RIM
        zones = [("zone:table", self.say("zone-chosen")), ("zone:all", self.say("zone-all"))]
        if self.seat is not None:
            zones.insert(0, ("zone:hand", self.say("zone-hand")))
        return Scene(
            width=width,
            height=width,
            status=self.status(),
            spots=(*self.squares(), *self.gates()),
            pieces=(*self.bodies(), *self.heads()),
            cards=(*self.hand(), *self.chosen(), *self.all_cards()),
            zones=tuple(zones),
            panels=(self.scores(), self.history()),
            unit="square",
            near=("zone:hand", "zone:table"),
            folded=("zone:all",),
            marks=tuple(self.marks()),
        )

    def status(self) -> str:
        if self.state.phase == rules.ENDED:
            return self.say("status-over")
        if self.state.phase == rules.ENTRY:
            return self.say("status-entry")
        round_ = self.say("status", round=int(self.state.round) + 1, rounds=ROUNDS)
        return f"{round_} · {self.game.scores_text(self.state, self.lang)}"

    # -- the pit ------------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        return [ROW * y + x for y in range(self.side) for x in range(self.side)]

    def squares(self) -> list[Spot]:
        found = []
        for place in self.places():
            x, y = place % ROW, place // ROW
            tone = "dark" if (x + y) % 2 else "light"
            found.append(
                Spot(f"spot:{square_name(place)}", x + RIM, self.side - 1 - y + RIM, self.label(place), tone=tone)
            )
        return found

    def marks(self) -> list[tuple[float, float, str]]:
        """Letters and numbers at both ends of columns and rows; not where a head waits."""
        end, found = self.side + RIM, list[tuple[int, int, str]]()
        for n in range(self.side):
            found += [(n + RIM, y, square_name(n)[0]) for y in (0, end)]
            found += [(x, end - 1 - n, str(n + 1)) for x in (0, end)]
        waiting = {(spot.x, spot.y) for spot in self.gates()}
        return [(float(x), float(y), text) for x, y, text in found if (x, y) not in waiting]

    def label(self, place: int) -> str:
        """A square and what lies on it, from the top."""
        square, stack = square_name(place), tokens(self.state, place)
        owner = next((seat for seat in self.seats if self.state.entry(seat) == place), None)
        if not stack:
            gate = owner is not None and self.state.head(owner) == OUTSIDE
            return (
                self.say("spot-entry", square=square, seat=self.name(owner))
                if gate and owner is not None
                else self.say("spot-empty", square=square)
            )
        return self.say("stack-label", square=square, height=len(stack), seats=self.from_the_top(stack))

    def from_the_top(self, stack: list[str]) -> str:
        return ", ".join(self.say(f"seat-{name}") for name in reversed(stack))

    def gates(self) -> list[Spot]:
        """Where heads wait beside the pit."""
        found = []
        for seat in self.seats:
            if self.state.head(seat) >= OUTSIDE:
                x, y = self.gate(seat)
                label = self.say("piece-waiting", seat=self.name(seat))
                found.append(Spot(f"gate:{SEATS[seat]}", x, y, label, shape="none"))
        return found

    def gate(self, seat: int) -> tuple[int, int]:
        """Before the entry; in a corner until there is one."""
        entry, end = int(self.state.entry(seat)), self.side + RIM
        if entry == NOWHERE:
            return ((0, end), (end, 0), (end, end), (0, 0))[seat]
        x, y = entry % ROW + RIM, end - 1 - entry // ROW
        if y in (RIM, end - 1):
            return x, 0 if y == RIM else end
        return 0 if x == RIM else end, y

    def gaze(self, seat: int) -> str:
        """Where a head looks that waits: into the pit."""
        x, y = self.gate(seat)
        end = self.side + RIM
        return {end: "up", 0: "down"}.get(y, "") + {0: "right", end: "left"}.get(x, "")

    def bodies(self) -> list[Piece]:
        """The token that shows on each square, with the height of its stack."""
        found = []
        heads = {int(self.state.head(seat)) for seat in self.seats}
        for place in self.places():
            stack = tokens(self.state, place)
            if stack and place not in heads:
                found.append(self.body(place, stack))
        return found

    def body(self, place: int, stack: list[str]) -> Piece:
        square, owner = square_name(place), SEATS.index(stack[-1])
        return Piece(
            f"token:{square}",
            "body",
            owner,
            f"spot:{square}",
            self.say("piece-body", seat=self.name(owner)),
            body=self.say("stack-label", square=square, height=len(stack), seats=self.from_the_top(stack)),
            badge=str(len(stack)) if len(stack) > 1 else "",
        )

    def heads(self) -> list[Piece]:
        found = []
        for seat in self.seats:
            place, name = int(self.state.head(seat)), SEATS[seat]
            if place >= OUTSIDE:
                label = self.say("piece-waiting", seat=self.name(seat))
                found.append(Piece(f"head:{name}", f"head-{self.gaze(seat)}", seat, f"gate:{name}", label))
                continue
            square, stack = square_name(place), tokens(self.state, place)
            found.append(
                Piece(
                    f"head:{name}",
                    "head",
                    seat,
                    f"spot:{square}",
                    self.say("piece-head", seat=self.name(seat)),
                    body=self.say("stack-label", square=square, height=len(stack), seats=self.from_the_top(stack)),
                    badge=str(len(stack)) if len(stack) > 1 else "",
                )
            )
        return found

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, key: str, zone: str, card: int, title: str = "") -> Card:
        pictures = self.game.pack.patterns.pictures[card]
        return Card(
            key,
            zone,
            title or self.game.card_name(card, self.lang),
            self.say("card-label", number=card + 1, name=self.say(f"card-{card + 1}"), tokens=len(pictures[0])),
            body="" if self.game.pack_name else self.say(f"rule-card-{card + 1}.text"),
            face=f"card-{card + 1}",
            diagram=diagram(pictures),
        )

    def hand(self) -> list[Card]:
        if self.seat is None:
            return []
        chosen = int(self.state.choice(self.seat))
        hand = [number - 1 for number in numbers(int(self.state.hand(self.seat)))]
        dealt = self.state.phase not in (rules.ENTRY, rules.DEAL)
        return [self.card(f"card:{card + 1}", "zone:hand", card) for card in hand if dealt and card != chosen]

    def chosen(self) -> list[Card]:
        """What lies before the players: face down until all have chosen, then in the order of resolution."""
        found = []
        state = self.state
        if state.phase == rules.CHOICE:
            for seat in self.seats:
                card = int(state.choice(seat))
                if card >= 0 and seat == self.seat:
                    found.append(self.card(f"table:{SEATS[seat]}", "zone:table", card, self.name(seat)))
                elif card >= 0:
                    hidden = self.say("card-face-down")
                    found.append(
                        Card(f"table:{SEATS[seat]}", "zone:table", self.name(seat), f"{self.name(seat)}: {hidden}")
                    )
        elif state.phase == rules.RESOLUTION:
            for seat in sorted(
                self.seats,
                key=lambda one: [state.goes_first(other, one) for other in self.seats if other != one].count(True),
            ):
                card = int(state.card_of(seat, state.round))
                found.append(self.card(f"table:{SEATS[seat]}", "zone:table", card, f"{self.name(seat)} {card + 1}"))
        return found

    def all_cards(self) -> list[Card]:
        return [self.card(f"all:{card + 1}", "zone:all", card) for card in range(CARDS)]

    # -- panels -------------------------------------------------------------------------------------------------------

    def scores(self) -> Panel:
        lines = []
        for seat in self.seats:
            total = int(self.state.score(seat))
            lines.append(self.say("score-line", seat=self.name(seat), tokens=total - 1, head=1, total=total))
        return Panel("panel:score", self.say("panel-score"), tuple(lines))

    def history(self) -> Panel:
        """What each has played, and who is waited for."""
        lines = []
        for seat in self.seats:
            cards = ", ".join(map(str, played(self.state, seat))) or self.say("nothing")
            line = self.say("played-line", seat=self.name(seat), cards=cards, lost=int(self.state.cards_lost(seat)))
            if self.state.phase == rules.CHOICE:
                line += f" · {self.say('mark-chosen' if self.state.choice(seat) >= 0 else 'mark-choosing')}"
            elif self.state.phase == rules.RESOLUTION and self.state.resolving() == seat:
                line += f" · {self.say('order-now')}"
            lines.append(line)
        return Panel("panel:played", self.say("panel-played"), tuple(lines))


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
