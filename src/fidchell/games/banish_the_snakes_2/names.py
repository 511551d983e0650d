"""What everything on the table is called in a language: places, Leaders, targets, cards and what they do."""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.names import Names
from fidchell.core.text import sentence_case, signed
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.data import COLOURS, REGIONS, Contents

if TYPE_CHECKING:
    from fidchell.games.banish_the_snakes_2.game import BanishTheSnakes
    from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState

SEAT: Final = (1 << c.WHO_SHIFT) - 1


def half(points: int) -> str:
    """Half points in words: 13 is 6½."""
    sign = "−" if points < 0 else ""
    return f"{sign}{abs(points) // 2 or ('' if points % 2 else 0)}{'½' if points % 2 else ''}"


class BanishTheSnakesNames(Names):
    """Names in one language."""

    game: "BanishTheSnakes"

    @property
    def contents(self) -> Contents:
        return self.game.contents

    def seat(self, seat: int, form: str = "") -> str:
        """A seat by its colour; as events name it, with the Saint it plays or played then; -1: nobody. form: .object or
        .dative."""
        if seat < 0:
            return ""
        colour, playing = super().seat(seat & SEAT), seat >> c.WHO_SHIFT
        if not playing:
            return colour
        if playing == c.AN_ACOLYTE:
            return self.say(f"who-acolyte{form}", seat=colour)
        return self.say("who-saint", saint=self.saint(playing - c.A_SAINT), seat=colour)

    def who(self, state: "BanishTheSnakesState", seat: int, form: str = "") -> str:
        """A seat with the Saint it plays now."""
        return self.seat(int(state.who(seat)), form)

    def listed(self, words: list[str]) -> str:
        return ", ".join(words) or self.say("none")

    def one_of(self, words: list[str]) -> str:
        return f" {self.say('or')} ".join(words)

    def ending(self, ending: int) -> str:
        """Why the game is over."""
        return self.say(f"ending-{c.REASONS[ending]}")

    # -- places -------------------------------------------------------------------------------------------------------

    def area(self, area: int, form: str = "") -> str:
        """form: .in, .to or .from."""
        return self.say(f"area-{self.contents.areas[area]}{form}")

    def province(self, province: int, form: str = "") -> str:
        return self.say(f"province-{self.contents.provinces[province]}{form}")

    def place(self, place: int, form: str = "") -> str:
        return self.area(place, form) if place < c.AREAS else self.province(place - c.AREAS, form)

    def region(self, pile: int) -> str:
        """A region of Great Britain."""
        return self.say(f"region-{REGIONS[pile - 1]}")

    # -- Leaders and targets ------------------------------------------------------------------------------------------

    def leader(self, leader: int, form: str = "") -> str:
        """Whoever sits on a Leader's seat. form: .the or .object."""
        if leader == c.HIGH_KING:
            return self.say(f"leader-high{form}")
        if leader >= c.KINGS:
            return self.say(f"leader-king{form}", province=self.province(leader - c.KINGS))
        return self.say(f"leader-chief{form}", where=self.area(leader, ".in"))

    def dice(self, leader: int) -> str:
        """BTS ruling.leaders.dice: the rolls that promote whoever sits on a Leader's seat: 1–3."""
        table, n = ("area", leader) if leader < c.KINGS else ("province", leader - c.KINGS)
        rolls = sorted(self.contents.tables[table][n].data["dice"])
        if len(rolls) > 1 and rolls == list(range(rolls[0], rolls[-1] + 1)):
            return f"{rolls[0]}–{rolls[-1]}"
        return ", ".join(map(str, rolls)) or self.say("none")

    def faith(self, code: int) -> str:
        """A Leader's side: Pagan −2, Christian +1."""
        if code == c.NOBODY:
            return self.say("leader-nobody")
        if code >= c.CHRISTIAN:
            value = int(self.contents.box.christian[code - c.CHRISTIAN])
            return f"{self.say('faith-christian')} {signed(value)}"
        return f"{self.say('faith-pagan')} {signed(1 - code)}"

    def target(self, target: int, area: int, form: str = "") -> str:
        """Who is tried in an Area."""
        if target > c.PEOPLE:
            return self.say(f"piece-people{form or '.one'}", value=target - c.PEOPLE)
        if target == c.DRUID:
            return self.say(f"piece-druid{form}")
        if target == c.CHIEF:
            return self.say(f"piece-chief{form}")
        if target == c.KING:
            return self.leader(c.KINGS + int(self.contents.box.province[area]), form)
        return self.leader(c.HIGH_KING, form)

    # -- cards --------------------------------------------------------------------------------------------------------

    def saint(self, saint: int) -> str:
        return self.say(f"saint-{self.contents.saints[saint]}")

    def message(self, card: int) -> str:
        """The Fluent message of a card; the rule book's entry of it has the same."""
        key = self.contents.cards[card]
        if card < c.EVENTS:
            return f"card-{key}"
        if card < c.GIFT:
            return f"saint-{key}-deck"
        return f"gift-{key}" if card < c.START_SAINT else f"saint-{key}"

    def card(self, card: int) -> str:
        """A card's title. A Saint is called by name, from whichever card."""
        if card == c.NO_CARD:
            return self.say("piece-acolyte")
        if c.DECK_SAINT <= card < c.GIFT:
            return self.say(f"saint-{self.contents.cards[card]}")
        return self.say(self.message(card))

    def named(self, card: int) -> str:
        """A card's title within a sentence: that of an event may begin with an article or be a sentence itself."""
        return self.say("card-named", title=self.card(card)) if card < c.EVENTS else self.card(card)

    def colour(self, colour: int) -> str:
        return self.say(f"colour-{COLOURS[colour - 1]}") if colour else self.say("arrow-none")

    def program(self, card: int, which: str) -> str:
        """What a directive, a bar or a saved card does."""
        return " ".join(self.effect(effect) for effect in self.contents.effects(card, which))

    def bars(self, card: int) -> list[tuple[str, str]]:
        """The directive and the bars of an event, each with its colour; without one: whatever the arrow."""
        data = self.contents.tables["card"][card].data
        found = []
        if "directive" in data:
            found.append((f"{self.say('effect-directive')} {self.program(card, 'directive')}", "always"))
        if "event" in data:
            return [*found, (self.program(card, "red"), "")]
        for colour in COLOURS:
            found.append((f"{sentence_case(self.say(f'colour-{colour}'))}: {self.program(card, colour)}", colour))
        return found

    def does(self, card: int) -> list[str]:
        """All that a card does, line by line, made from the data."""
        if card >= c.EVENTS:
            return self._abilities(card)
        data = self.contents.tables["card"][card].data
        if "save" in data:
            return [self.say("effect-save"), self.program(card, "save")]
        arrow = self.colour(int(self.contents.box.arrow[card]))
        return [*(text for text, _ in self.bars(card)), self.say("card-arrow", colour=arrow)]

    def origin(self, card: int) -> str:
        """Who names a card, and who tells what it does where that is somebody else."""
        named, told = self.contents.named_by(card), self.contents.told_by(card)
        if set(told.values()) == {named}:
            return f"{sentence_case(self.say(f'source-{named}'))}."
        clauses = [self.say(f"named-{named}")]
        whole = len(set(told.values())) == 1
        for part, mark in list(told.items())[: 1 if whole else None]:
            clauses.append(f"{self.say('part-effect' if whole else f'part-{part}')}: {self.say(f'source-{mark}')}")
        return f"{sentence_case('; '.join(clauses))}."

    def _abilities(self, card: int) -> list[str]:
        lines = []
        for name, *rest in self.contents.abilities(card):
            target = rest[0] if len(rest) > 1 else "any"
            lines.append(self.say(f"ability-{name}", target=target, n=rest[-1]))
        if c.is_saint(card) and self.contents.box.works_as_keeper[card]:
            lines.append(self.say("ability-as-keeper"))
        if c.GIFT <= card < c.START_SAINT:
            ends = self.contents.box.ends_with_saint >> card - c.GIFT & 1
            lines.append(self.say("ability-ends" if ends else "ability-stays"))
        return lines

    def effect(self, effect: list[Any]) -> str:
        """One effect as it is written in cards.toml."""
        name, *rest = effect
        number = rest[-1] if rest and isinstance(rest[-1], int) else 0
        word = rest[0] if rest and isinstance(rest[0], str) else ""
        if name == "actions":
            return self.say("effect-actions-more" if number > 0 else "effect-actions-fewer", n=abs(number))
        if name in ("lose-zeal", "regain-zeal"):
            who = word if word in ("drawer", "all") else "there"
            return self.say(f"effect-{name}", who=who, where=self._where(word, ".in"), n=number)
        if name == "remove-king":
            which = word if word in ("here", "random", "each") else "province"
            province = self.say(f"province-{word}") if which == "province" else ""
            return self.say(f"effect-{name}", which=which, province=province)
        return self.say(f"effect-{name}", where=self._where(word, ".each"), n=number)

    def _where(self, word: str, of_province: str) -> str:
        if word in self.contents.areas:
            return self.say(f"area-{word}.in")
        if word in self.contents.provinces:
            return self.say(f"province-{word}{of_province}")
        return self.say(f"where-{word}") if word in ("here", "chosen", "random", "each") else ""
