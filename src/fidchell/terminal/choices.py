"""The choices of a prompt, grouped, with what each would do; and how typed input is matched to them.

Every choice has one number, however the list is shown: its position, or its own number where the choices are numbers
themselves (cards). A long list is grouped by the first thing to pick. What all choices of a group share (the odds of a
draw, the end of the turn) is said once, and so is what happens to several cards alike.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.text import Text

from fidchell.core.board import spot_name
from fidchell.core.game import Game
from fidchell.core.plain import as_number
from fidchell.core.scene import Card, Choice, Odds, Prompt, Scene, Track
from fidchell.terminal.draw import board, path_marks, pictures, show_card, track_text
from fidchell.terminal.page import ALL, BARE, BRIEF, MENU
from fidchell.terminal.sheet import flow
from fidchell.terminal.voice import Styled, Voice, capital, counted, shared_words

SAYS_SOMETHING = 40  # characters
MANY = 7  # a list up to this length needs no groups
FEW = 3  # outcomes of which the first is told in brief
PARAGRAPH = 320  # characters
ASIDE = 45  # characters of what else a choice does, in brief
WIDE = 4  # characters that a mark on a square may take


@dataclass(frozen=True)
class Group:
    """Choices that begin with the same pick; `shared` and `odds` hold for each of them."""

    title: str
    rule: str
    shared: tuple[str, ...]
    odds: tuple[Odds, ...]
    members: tuple[tuple[int, Choice], ...]


# -- numbers ----------------------------------------------------------------------------------------------------------


def own_numbers(prompt: Prompt) -> bool:
    """Whether the choices are numbers themselves: `commit 7`, `commit 12`."""
    words = [choice.text.split() for choice in prompt.choices]
    return len({word[0] for word in words}) == 1 and all(len(word) == 2 and word[1].isdecimal() for word in words)


def numbers(prompt: Prompt) -> list[int]:
    """The number of each choice."""
    if own_numbers(prompt):
        return [int(choice.text.split()[1]) for choice in prompt.choices]
    return list(range(1, len(prompt.choices) + 1))


def no_number(voice: Voice, prompt: Prompt, text: str) -> None:
    """Say that there is no choice with this number."""
    if own_numbers(prompt):
        voice.tell("t-no-own-number", "yellow", number=text, numbers=", ".join(map(str, numbers(prompt))))
    else:
        voice.tell("t-no-number", "yellow", number=text, last=len(prompt.choices))


# -- grouping ---------------------------------------------------------------------------------------------------------


def in_groups(prompt: Prompt) -> Prompt:
    """A prompt with its choices in order of their groups, so that the numbers of a group are consecutive."""
    order = list(dict.fromkeys(map(_first_pick, prompt.choices)))
    return replace(prompt, choices=tuple(sorted(prompt.choices, key=lambda one: order.index(_first_pick(one)))))


def _first_pick(choice: Choice) -> str:
    return choice.picks[0] if len(choice.picks) > 1 and choice.picks != choice.path else ""


def groups(game: Game, scene: Scene, prompt: Prompt, lang: str) -> list[Group]:
    """The choices in order, grouped by their first pick; one group without a title if they are few."""
    found: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(prompt.choices, 1):
        found.setdefault(_first_pick(choice), []).append((number, choice))
    return [_group(game, name_of(game, scene, key, lang), members) for key, members in found.items()]


def _group(game: Game, title: str, members: list[tuple[int, Choice]]) -> Group:
    choices = [choice for _, choice in members]
    several = len(choices) > 1
    shared = [line for line in choices[0].effect if several and all(line in choice.effect for choice in choices)]
    odds = choices[0].odds if several and all(choice.odds == choices[0].odds for choice in choices) else ()
    return Group(title, _common_rule(game, [choice.rule for choice in choices]), tuple(shared), odds, tuple(members))


def _common_rule(game: Game, rules: list[str]) -> str:
    """The rule that all of these share: `AV petition` for `AV petition.knight` and `AV petition.noble`."""
    parts = [rule.split(".") for rule in rules]
    common = parts[0]
    while common and not all(part[: len(common)] == common for part in parts):
        common = common[:-1]
    return ".".join(common) if ".".join(common) in game.rulebook else ""


def name_of(game: Game, scene: Scene, key: str, lang: str) -> str:
    """What a person calls a thing to pick: a button by its action's name, a thing on the table by its label."""
    kind, _, name = key.partition(":")
    if kind == "verb":
        if game.texts.has(f"action-{name}"):
            return game.say(lang, f"action-{name}")
        return dict(scene.buttons).get(key, name.capitalize())
    labels = {card.key: card.label for card in scene.cards} | {piece.key: piece.label for piece in scene.pieces}
    return labels.get(key) or {spot.key: spot.label for spot in scene.spots}.get(key, key)


# -- what a choice would do -------------------------------------------------------------------------------------------


def consequences(choice: Choice, actor: str, said: Sequence[str] = ()) -> str:
    """The effect, without what the label says already (that this actor acts) and without what was said for all."""
    lines = list(choice.effect)
    if len(lines) > 1 and lines[0].startswith(actor):
        lines = lines[1:]
    return " ".join(counted(line for line in lines if line not in said))


def in_a_line(track: Track) -> str:
    """A track in one line; if its label announces the boxes, they follow."""
    return f"{track.label} {', '.join(box.text for box in track.boxes)}." if track.label.endswith(":") else track.label


def odds_in_words(odds: Sequence[Odds], percent: bool = False) -> str:
    """`Draw the Noble 2/7, Peasant 2/7`: words that all outcomes share are said once, before or after."""
    labels = [one.label.replace(" %", "\N{NO-BREAK SPACE}%").split(" ") for one in odds]
    before = shared_words(labels)
    after = shared_words([label[::-1] for label in labels])
    if after:
        before = 0
    parts = []
    for one, label in zip(odds, labels, strict=True):
        share = f"{one.weight}/{one.total}" + (f" ({one.share:.0%})" if percent else "")
        parts.append(f"{' '.join(label[before : len(label) - after])} {share}")
    return " ".join([*labels[0][:before], ", ".join(parts), *labels[0][len(labels[0]) - after :]])


def _first_outcome(group: Group) -> str:
    """What all choices of a group hope for: the first of a few outcomes where there are most of them."""
    odds = [choice.odds for _, choice in group.members]
    few = group.title and len(odds) > 1 and all(1 <= len(one) <= FEW for one in odds)
    return max(odds, key=len)[0].label if few else ""


def _asides(group: Group) -> list[str]:
    """What happens besides, in a few words; nothing if it happens more often than not."""
    found = []
    for _, choice in group.members:
        more = " ".join(line for line in choice.effect[1:] if line not in group.shared).rstrip(".")
        found.append("" if choice.odds or len(more) > ASIDE else more)
    rare = 2 * sum(map(bool, found)) <= max(len(found), 2)
    return found if rare else [""] * len(found)


def opening(text: str) -> str:
    """The first sentences of a text: as few as are informative."""
    sentences = re.findall(r".+?(?:[.!?] |$)", text)
    said = ""
    while sentences and len(said) < SAYS_SOMETHING:
        said += sentences.pop(0)
    return said.strip()


# -- the list ---------------------------------------------------------------------------------------------------------


class Listing:
    """Shows the choices of a prompt."""

    def __init__(self, voice: Voice, game: Game, scene: Scene, prompt: Prompt) -> None:
        self.voice = voice
        self.game = game
        self.scene = scene
        self.prompt = prompt
        self.numbers = numbers(prompt)
        self.actor = game.seat_name(prompt.seat, voice.lang)
        self.groups = groups(game, scene, prompt, voice.lang)

    def on(self, voice: Voice) -> "Listing":
        """The same, said by another voice."""
        return Listing(voice, self.game, self.scene, self.prompt)

    @property
    def wordy(self) -> bool:
        """Whether some choice takes a whole paragraph."""
        members = [(n, choice, group) for group in self.groups for n, choice in group.members]
        return any(len(self._line(*member)[1][0]) > PARAGRAPH for member in members)

    def show(self, form: str = ALL) -> None:
        """All of them, or in brief, or one entry a group."""
        many = len(self.prompt.choices) > MANY and not self.voice.plain
        if many and self._spots():
            self.voice.tell("t-spots", spots=", ".join(self._spots()))
        elif many and self._cards():
            self.hand(form)
        elif form == ALL:
            self.all()
        elif form == BRIEF or len(self.groups) == 1:
            self.brief()
        elif form == MENU and all(cell_len(group.title) < self.voice.console.width // 2 for group in self.groups):
            self.menu()
        else:
            self.titles()
            if form != BARE:
                self._menu_hint()

    def all(self) -> None:
        for group in self.groups:
            self._open(group, [number for number, _ in group.members])

    def marks(self) -> dict[str, str]:
        """What is written on the board: the number of each choice where it ends, or just that a spot can be named."""
        if self._spots():
            return {choice.path[0]: "+" for choice in self.prompt.choices}
        found: dict[str, list[str]] = {}
        for number, choice in zip(self.numbers, self.prompt.choices, strict=True):
            if choice.path and len(self.groups) == 1:
                found.setdefault(choice.path[-1], []).append(str(number))
        texts = {key: f"›{','.join(ends)}" for key, ends in found.items()}
        return {key: text if len(text) <= WIDE else f"{text[: WIDE - 1]}…" for key, text in texts.items()}

    def _spots(self) -> list[str]:
        """The names of the spots, if every choice is a single spot."""
        names = {spot.key: spot_name(spot) for spot in self.scene.spots}
        found = [
            names[choice.path[0]]
            for choice in self.prompt.choices
            if len(choice.path) == 1 and choice.text.split()[-1] == names.get(choice.path[0])
        ]
        return found if len(found) == len(self.prompt.choices) else []

    def _cards(self) -> list[Card]:
        """The cards with pictures, if every choice is one of them."""
        known = {card.key: card for card in self.scene.cards if card.diagram}
        found = [known[c.picks[0]] for c in self.prompt.choices if len(c.picks) == 1 and c.picks[0] in known]
        return found if len(found) == len(self.prompt.choices) and own_numbers(self.prompt) else []

    def hand(self, form: str) -> None:
        """Cards to choose from: their pictures if there is room, and what they would do, equal effects together."""
        if form == ALL:
            pictures(self.voice, self._cards())
        alike: dict[str, list[str]] = {}
        for number, choice in zip(self.numbers, self.prompt.choices, strict=True):
            alike.setdefault(consequences(choice, self.actor) or choice.label, []).append(str(number))
        self.voice.rows(((", ".join(found), "cyan"), (text, "")) for text, found in alike.items())

    def some(self, numbers: Sequence[int]) -> None:
        """Only these, in their groups."""
        for group in self.groups:
            inside = [number for number, _ in group.members if number in numbers]
            if inside:
                self._open(group, inside, explain=True)

    def is_group(self, numbers: Sequence[int]) -> bool:
        """Whether these are exactly one group, so that its title says everything."""
        return any(group.title and [number for number, _ in group.members] == numbers for group in self.groups)

    def brief(self) -> None:
        """A line or two for each group, with the first of the odds; only what decides the game is told at length."""
        width = self.voice.console.width
        alone = [group for group in self.groups if not group.title or len(group.members) == 1]
        several = [group for group in self.groups if group not in alone]
        if alone:
            self.voice.line(flow([one for group in alone for one in self._in_brief(group)], width))
        margin = max((cell_len(group.title) for group in several), default=0) + 1
        if margin > width // 3:  # titles would leave no room
            for group in several:
                first, *others = self._in_brief(group)
                title = Text(f"{group.title}: ", style="bold")
                self.voice.line(flow([Text().append_text(title).append_text(first), *others], width))
        else:
            rows = [((group.title, "bold"), (flow(self._in_brief(group), width - margin), "")) for group in several]
            self.voice.rows(rows, indent=0)
        self._decisive()

    def _decisive(self) -> None:
        """Every choice that wins or loses at once."""
        members = [(n, choice, group) for group in self.groups for n, choice in group.members]
        rows = [self._line(*member) for member in members if member[1].wins or member[1].loses]
        if rows:
            self.voice.rows(rows)

    def _in_brief(self, group: Group) -> list[Text]:
        hope = _first_outcome(group)
        names, asides = self._short_names(group), _asides(group)
        parts = [
            self._item(n, choice, name, hope, aside)
            for (n, choice), name, aside in zip(group.members, names, asides, strict=True)
        ]
        if hope:
            parts[0] = Text(f"{hope}: ", style="dim").append_text(parts[0])
        return parts

    def _short_names(self, group: Group) -> list[str]:
        """What choices are called, without the words that all of them, or their group's title, begin with."""
        title = group.title.lower() if len(group.members) > 1 else ""
        labels = [choice.label for _, choice in group.members]
        if title:
            labels = [
                label[len(title) :].strip() if label.lower().startswith(f"{title} ") else label for label in labels
            ]
        words = [label.split(" ") for label in labels]
        shared = shared_words(words)
        return [" ".join(word[shared:]) for word in words]

    def _item(self, number: int, choice: Choice, name: str, hope: str, aside: str) -> Text:
        """`4 Chief 67%`, or `1 c4–c1 (The attacker on d1 is taken)`."""
        style = "bold green" if choice.wins else "bold red" if choice.loses else ""
        text = Text(f"{self.numbers[number - 1]} ", style=style or "cyan").append(name, style=style)
        if hope:
            text.append(f" {sum(one.share for one in choice.odds if one.label == hope):.0%}", style="bold")
        elif choice.odds and len(choice.odds) <= FEW:
            text.append(f" {choice.odds[0].share:.0%} {choice.odds[0].label}", style="dim")
        return text.append(f" ({aside})", style="dim") if aside else text

    def menu(self) -> None:
        """One entry a group: its name, its numbers, its rule; and every choice that decides the game."""
        rows: list[tuple[Styled, Styled]] = []
        said: list[str] = []
        for group in self.groups:
            numbers = self._range(group)
            rule = opening(self._rule(group))
            rows.append(((f"{numbers:>5} {group.title}", "bold"), (rule if rule not in said else "", "dim")))
            said.append(rule)
            rows += [self._line(n, choice, group) for n, choice in group.members if choice.wins or choice.loses]
        self.voice.rows(rows, indent=0)
        self._menu_hint()

    def titles(self) -> None:
        """Only the names of the groups with their numbers; and every choice that decides the game."""
        parts = []
        for group in self.groups:
            if group.title:
                parts.append(Text(f"{self._range(group)} ", style="cyan").append(group.title, style="bold"))
            else:
                parts += self._in_brief(group)
        self.voice.line(flow(parts, self.voice.console.width))
        self._decisive()

    def _range(self, group: Group) -> str:
        first, last = (self.numbers[group.members[n][0] - 1] for n in (0, -1))
        return str(first) if first == last else f"{first}–{last}"

    def _menu_hint(self) -> None:
        titled = max(self.groups, key=lambda group: len(group.members) if group.title else 0)
        self.voice.tell("t-menu-hint", "dim", group=titled.title.lower().split()[-1])

    def detail(self, place: int) -> None:
        """One choice with everything that is known about it: the picture, the sum and the rule."""
        choice = self.prompt.choices[place - 1]
        self.voice.tell("t-can", "bold", number=self.numbers[place - 1], what=choice.label, text=choice.text)
        card = next((card for card in self.scene.cards if choice.picks[:1] == (card.key,) and card.diagram), None)
        if card:
            show_card(self.voice, card._replace(body=""))
        if len(choice.path) > 1 and not self.voice.plain:
            board(self.voice, self.game, self.scene, path_marks(choice.path))
        self.voice.rows([(("", ""), (self._mark(choice) + " ".join(counted(choice.effect)), ""))])
        self._sum(choice)
        self.voice.rows([(("", ""), (track_text(self.voice, track), "")) for track in choice.tracks])
        if choice.odds:
            self.voice.rows([(("", ""), (odds_in_words(choice.odds, percent=True), ""))])
        rule = self.game.rulebook.find(choice.rule)
        if rule:
            body = rule.body(self.voice.texts, self.voice.lang)
            self.voice.rows([(("", ""), (f"{body} [{rule.id}: {self._origin(choice)}]", "dim"))])

    def _origin(self, choice: Choice) -> str:
        """How we know what a choice does."""
        return self.game.origin_text(self.game.origin(choice.rule, choice.origin), self.voice.lang)

    def _sum(self, choice: Choice) -> None:
        """What counts for and against it, item by item, with the rules."""
        if not choice.modifiers:
            return
        rows = [((f"{one.amount:+d}", ""), (f"{one.label} [{one.rule}]", "")) for one in choice.modifiers]
        total = sum(one.amount for one in choice.modifiers)
        self.voice.rows([*rows, ((f"{total:+d}", "bold"), (self.voice.say("t-sum"), "bold"))])

    def _open(self, group: Group, numbers: Sequence[int], explain: bool = False) -> None:
        head = group.title
        said = [*group.shared, *([self._odds(group.odds)] if group.odds else [])]
        if said:
            each = self.voice.say("t-each", what=" ".join(said))
            head = f"{head} ({each})" if head else capital(each)
        if head:
            self.voice.line(head, "bold")
        if explain and all(choice.rule == group.rule for _, choice in group.members):
            self.voice.rows([(("", ""), (self._rule(group), "dim"))], indent=0)
        shown = [(number, choice) for number, choice in group.members if number in numbers]
        bare = [pair for pair in shown if self._says_all(pair[1])] if len(shown) > 2 and not self.voice.plain else []
        self.voice.rows(self._line(number, choice, group) for number, choice in shown if (number, choice) not in bare)
        if bare:
            names = ", ".join(f"{self.numbers[n - 1]} {choice.text.partition(' ')[2]}" for n, choice in bare)
            self.voice.rows([(("", ""), (names, "cyan"))], indent=1)

    def _line(self, number: int, choice: Choice, group: Group) -> tuple[Styled, Styled]:
        """The number, the notation without its verb, and what would happen."""
        verb, _, rest = choice.text.partition(" ")
        name = rest or verb
        odds = f" {self._odds(choice.odds)}." if choice.odds and not group.odds else ""
        told = consequences(choice, self.actor, group.shared) or choice.label + (":" if odds else "")
        told = " ".join([told, *(in_a_line(track) for track in choice.tracks)])
        special = choice.rule != group.rule and not choice.tracks and (group.title or len(self.groups) == 1)
        own_rule = self.game.rulebook.find(choice.rule) if special else None
        rule = f" ({own_rule.body(self.voice.texts, self.voice.lang)})" if own_rule else ""
        style = "bold green" if choice.wins else "bold red" if choice.loses else ""
        head = self._own_name(choice) if own_numbers(self.prompt) else f"{number:>2} {name}"
        return (head, style or "cyan"), (f"{self._mark(choice)}{told}{odds}{rule}", style)

    def _odds(self, odds: Sequence[Odds]) -> str:
        """In words, unless there are too many."""
        return odds_in_words(odds) if len(odds) <= MANY else self.voice.say("t-many-odds", number=len(odds))

    def _says_all(self, choice: Choice) -> bool:
        """Whether the notation of a move says everything: it ends there, and nothing else happens."""
        names = [spot_name(spot) for spot in self.scene.spots if choice.path[-1:] == (spot.key,)]
        ends = bool(names) and choice.text.endswith(names[0])
        return ends and not (choice.effect or choice.odds or choice.modifiers or choice.wins or choice.loses)

    def _own_name(self, choice: Choice) -> str:
        """The name of a choice that has its own number: the card's title, if it begins with it, or the number."""
        number = choice.text.split()[1]
        titles = [card.title for card in self.scene.cards if choice.picks[:1] == (card.key,)]
        return next((title for title in titles if title.split()[0] == number), f"{number:>2}")

    def _mark(self, choice: Choice) -> str:
        if choice.wins:
            return self.voice.say("t-wins") + " "
        return self.voice.say("t-loses") + " " if choice.loses else ""

    def _rule(self, group: Group) -> str:
        rule = self.game.rulebook.find(group.rule) if group.rule else None
        return rule.body(self.voice.texts, self.voice.lang) if rule else ""


# -- what somebody means ----------------------------------------------------------------------------------------------


def spelled(prompt: Prompt, text: str) -> list[int]:
    """The positions of the choices that match a number, the notation, or the beginnings of its words: `b kni`."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isdecimal():
        known = numbers(prompt)
        wanted = as_number(words[0])
        return [known.index(wanted) + 1] if wanted in known else []
    exact = _numbers(prompt, lambda choice: choice.text.lower().split() == words)
    return exact or _numbers(prompt, lambda choice: _starts(choice.text.lower().split(), words))


def described(prompt: Prompt, text: str, names: Callable[[str], str]) -> tuple[list[int], bool]:
    """The choices with all these words in their label or picks, in any order, and whether a single match is certain:
    one word may be only the beginning of what somebody wants to say. `names` gives a pick's name."""
    words = text.lower().split()
    found = _numbers(prompt, lambda choice: _names(_vocabulary(choice, names), words))
    one_verb = len({choice.text.partition(" ")[0] for choice in prompt.choices}) == 1
    return found, len(words) > 1 or one_verb


def _numbers(prompt: Prompt, fits: Callable[[Choice], bool]) -> list[int]:
    return [number for number, choice in enumerate(prompt.choices, 1) if fits(choice)]


def _starts(text: list[str], words: list[str]) -> bool:
    return 0 < len(words) <= len(text) and all(_begins(part, word) for part, word in zip(text, words, strict=False))


def _begins(part: str, word: str) -> bool:
    """`kni`, `knight:2` and `2` begin `knight:2`; 1 doesn't begin 12."""
    return any(piece == word if word.isdecimal() else piece.startswith(word) for piece in (part, *part.split(":")))


def _vocabulary(choice: Choice, names: Callable[[str], str]) -> list[str]:
    picks = [pick for way in (choice.picks, *choice.also) for pick in way]
    text = " ".join([choice.text.replace(":", " "), choice.label, *(names(pick) for pick in picks)])
    return [word.strip("(),.:;").lower() for word in text.split()]


def _names(vocabulary: list[str], words: list[str]) -> bool:
    return all(any(_begins(known, word) for known in vocabulary) for word in words)
