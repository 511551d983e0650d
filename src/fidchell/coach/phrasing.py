"""How the coach puts hints, warnings and reviews: as sentences with their rules."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fidchell.coach.forced import after
from fidchell.coach.habits import Habits, Kind, Opening
from fidchell.coach.hint import BlunderWarning, Hint, Move
from fidchell.coach.review import ALL, SETUP, SLACK, Moment, Review, Sums
from fidchell.coach.temperature import Warmth
from fidchell.coach.why import Reason
from fidchell.coach.worth import Worth
from fidchell.core.events import Event
from fidchell.core.game import Game, Sentence
from fidchell.core.state import CHANCE, State
from fidchell.core.text import Texts, sentence_case, signed

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])
NAMED: Final = 3  # choices of a group
MANY: Final = 6  # choices of a group, if they are half of all: what is worse is more worth telling then
VAGUE: Final = 0.5  # of chance: an interval that is wider says nothing
MATTERS: Final = 0.03  # of chance, between the best and the worst outcome: what is worth a line
HOT: Final = 6  # the warmest outcome; 0 is the coldest
MAPPED: Final = 12  # outcomes that stand each for itself
TURNS: Final = ("Turn", "TurnBegan", "TurnEnded")  # events that only say whose turn it is
LAST: Final = (
    "coach-further",
    "coach-further.told",
    "coach-gamble",
    "coach-later",
)  # what makes a difference that shows late
EFFECTS: Final = 2  # of a choice, told at most
LISTED: Final = 5  # openings or kinds of choices, told at most
SMALL: Final = 0.1  # of chance: what losses must come to that are each too small to be told
ADD_UP: Final = 3  # of them, at least
TOLD: Final = 0.005  # of chance: a kind of choice that has cost less is no habit


@dataclass(frozen=True)
class Outcome:
    """What a draw may bring, one thing or several: its odds and the chance to win after it, in per cent; whether that
    is more (1) or less (-1) than on average, and how warm it is, from 0 to HOT."""

    labels: tuple[str, ...]
    odds: int
    chance: int
    better: int
    warm: int


class Phrasing:
    """What the coach says about a game, in a language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, message: str, **arguments: object) -> str:
        return TEXTS.say(self.lang, message, **arguments)

    # -- hints --------------------------------------------------------------------------------------------------------

    def together(self, message: str) -> str:
        """The form of a text for games that all win or lose together."""
        return f"{message}.together" if self.game.meta.together else message

    def hint(self, hint: Hint) -> list[Sentence]:
        """A hint as some sentences, the best choices first."""
        state = hint.world
        first, *others = hint.groups
        choices = len(state.legal(hint.seat))
        found = [Sentence(self._group(state, first, choices))]
        if hint.indifferent:
            found.append(Sentence(self.say("coach-would", choice=self.label(state, hint.best.action))))
        elif others and many(first, choices):
            worst = others[-1][::-1]
            message = "coach-worst.vague" if vague(hint.best) else "coach-worst"
            text = self.say(message, choices=self._choices(state, worst), worth=self.percent(worst[-1].chance))
            found.append(Sentence(text))
        elif others and len(others[0]) <= MANY:
            points = round(100 * (hint.best.chance - others[0][0].chance))
            text = self.say("coach-next", choices=self._choices(state, others[0], 1), points=points)
            found.append(Sentence(text))
        reasons = list(hint.reasons)
        if len(found) > 1:  # by how much it is better has been said
            reasons = [one for one in reasons if one.message != "coach-further"]
        found += self.reasons(state, hint.seat, hint.best.action, reasons)
        wins = any(one.message.startswith("coach-wins") for one in hint.reasons)  # and how, has been said
        return found if wins else found + self.follows(state, hint.line)

    def draws(self, hint: Hint) -> str:
        """What may come after the best choice; nothing if it hardly matters."""
        label = self.game.label(hint.world, hint.best.action, self.lang)
        return self.say("coach-warmth", choice=label) if self.warmths(hint) and not hint.indifferent else ""

    def warmths(self, hint: Hint) -> list["Outcome"]:
        """Every outcome of the draw that follows the best choice, the best first; if there are many, those that are
        about as warm stand together."""
        warmths = hint.warmths
        low, high = (warmths[0].chance, warmths[-1].chance) if warmths else (0.0, 0.0)
        if high - low < MATTERS:
            return []
        alike = dict[tuple[int, int], list[Warmth]]()
        for one in reversed(warmths):
            warm = round(HOT * (one.chance - low) / (high - low))
            alike.setdefault((warm, 0 if len(warmths) > MAPPED else one.outcome), []).append(one)
        then, mean = after(hint.world, hint.best.action, hint.seat), sum(one.odds * one.chance for one in warmths)
        return [self._outcome(then, warm, same, mean) for (warm, _), same in alike.items()]

    def _outcome(self, state: State, warm: int, same: Sequence[Warmth], mean: float) -> "Outcome":
        odds = sum(one.odds for one in same)
        chance, average = round(100 * sum(one.odds * one.chance for one in same) / odds), round(100 * mean)
        labels = dict.fromkeys(self.label(state, one.outcome) for one in same)
        return Outcome(tuple(labels), round(100 * odds), chance, (chance > average) - (chance < average), warm)

    def outcome(self, one: "Outcome") -> str:
        return self.say("coach-outcome", label=", ".join(one.labels), odds=one.odds, chance=one.chance)

    def _group(self, state: State, group: Sequence[Worth], choices: int) -> str:
        message, named = "coach-best" if len(group) == 1 else "coach-equal", self._choices(state, group)
        if len(group) == choices:
            message = "coach-only" if choices == 1 else "coach-all-equal"
        elif many(group, choices):
            message, named = "coach-mostly", self._choices(state, group[:NAMED])
        if vague(group[0]):
            return self.say(f"{message}.vague", choices=named, number=len(group), all=choices)
        worth = self.between(group)
        return self.say(self.together(message), choices=named, worth=worth, number=len(group), all=choices)

    def _choices(self, state: State, group: Sequence[Worth], named: int = NAMED) -> str:
        labels = [self.game.label(state, one.action, self.lang) for one in group[:named]]
        more = len(group) - len(labels)
        return " ".join([", ".join(labels), *([self.say("coach-more", number=more)] if more else [])])

    def follows(self, state: State, moves: Sequence[Move], message: str = "coach-follows") -> list[Sentence]:
        """What is expected after the first of these moves, in prose; nothing if that is open."""
        told, choice = list[str](), self.label(state, moves[0].action) if moves else ""
        for number, move in enumerate(moves):
            if number == 1 and move.seat == moves[0].seat:
                told.append(self.game.label(state, move.action, self.lang))
            elif number and move.seat == moves[number - 1].seat:  # who it is has been said
                told.append(self.say("coach-then", label=self.game.label(state, move.action, self.lang)))
            elif number:
                told.append(self._then(state, moves[0].seat, move))
            state = after(state, move.action, move.seat)
        over = state.outcome() if told else None
        if over is not None and over.winners:
            told.append(self.say("coach-then-wins" if moves[0].seat in over.winners else "coach-then-loses"))
        return [Sentence(self.say(message, choice=choice, moves="; ".join(told)))] if told else []

    def _then(self, state: State, seat: int, move: Move) -> str:
        """A move of the expected line: one's own, a partner's, or a rival's answer."""
        label = self.game.label(state, move.action, self.lang)
        if move.seat == seat:
            return self.say("coach-then", label=label)
        only = len(state.legal(move.seat)) == 1
        message = "coach-then-only" if only else "coach-then-answer"
        if state.team(move.seat) == state.team(seat):
            message = "coach-then-partner"
        return self.say(message, seat=self.game.seat_name(move.seat, self.lang, int(state.seats)), label=label)

    def reasons(self, state: State, seat: int, action: int, reasons: Sequence[Reason]) -> list[Sentence]:
        """What speaks for a choice: what is certain, what it does, then what the learned value likes."""
        found, last = list[Sentence](), list[Sentence]()
        for one in reasons:
            if one.message == "coach-does":
                found += self.effects(state, seat, action, dict(one.arguments)["other"])
            elif one.message.startswith("coach-"):
                told = last if one.message in LAST else found
                told.append(Sentence(self._reason(state, action, one), one.rules))
        if found and any(
            one.message.startswith("coach-further") for one in reasons
        ):  # what it does says more than by how much
            last = []
        liked = [self._aspect(one) for one in reasons if not one.message.startswith("coach-")]
        return found + ([Sentence(self.say("coach-why", reasons=", ".join(liked)))] if liked else []) + last

    def effects(self, state: State, seat: int, action: int, other: Any) -> list[Sentence]:
        """What comes of a choice and not of another, by other rules than its own: that it was made goes without saying,
        and so does what its very name says."""
        if not self.game.foresees(state, seat):
            return []
        told, *others = (self._done(state, seat, one) for one in (action, other))
        own = {self.game.rule_of(action)}
        fresh = list(dict.fromkeys(one for one in told[1:] if one not in others[0] and set(one.rules) - own))[:EFFECTS]
        if not fresh:
            return []
        text = self.say("coach-does", choice=self.label(state, action), text=" ".join(one.text for one in fresh))
        return [Sentence(text, tuple(dict.fromkeys(rule for one in fresh for rule in one.rules)))]

    def _done(self, state: State, seat: int, action: int) -> list[Sentence]:
        events: list[Event] = []
        state.clone().apply(action, seat, out=events)
        return self.game.tell([one for one in events if type(one).__name__ not in TURNS], self.lang, seat)

    def label(self, state: State, action: int) -> str:
        return sentence_case(self.game.label(state, action, self.lang))

    def _reason(self, state: State, action: int, reason: Reason) -> str:
        given: dict[str, Any] = dict(reason.arguments) | {"choice": self.label(state, action)}
        if reason.message.startswith("coach-further"):
            given["other"] = self.label(state, given["other"])
        if reason.message == "coach-later":
            liked = [Reason(name, points=points) for name, points in given.pop("liked")]
            given["reasons"] = ", ".join(map(self._aspect, liked))
        if reason.start is not None:
            seat = given["seat"]
            given["seat"] = self.game.seat_name(seat, self.lang, int(state.seats), "object")
            given["moves"] = ", ".join(self._row(reason.start, seat, given.pop("row")))
            if not given["moves"]:  # the way depends on what is drawn
                return self.say(f"{reason.message}.whatever", **given)
        return self.say(reason.message, **given)

    def _row(self, state: State, seat: int, actions: Sequence[int]) -> list[str]:
        """Choices in a row, in words, whatever is drawn between them."""
        told = []
        for action in actions:
            while state.actor() == CHANCE:
                state = after(state, state.chance()[0][0], CHANCE)
            told.append(self.game.label(state, action, self.lang))
            state = after(state, action, seat)
        return told

    def _aspect(self, reason: Reason) -> str:
        aspect = self.game.say(self.lang, reason.message)
        return self.say("coach-aspect", aspect=aspect, points=signed(round(reason.points)))

    def percent(self, chance: float) -> str:
        return self.say("coach-percent", chance=round(100 * chance))

    def between(self, group: Sequence[Worth]) -> str:
        """A chance, with its interval where the looks differ."""
        best = group[0]
        low, high = round(100 * best.low()), round(100 * best.high())
        if low == high:
            return self.percent(best.chance)
        return self.say("coach-between", chance=round(100 * best.chance), low=low, high=high)

    def warning(self, warning: BlunderWarning) -> str:
        """Before a choice that gives away much: what it is, what it allows, and what would be better."""
        state, seat, chosen, best = warning.world, warning.seat, warning.chosen, warning.best
        refuted = any(one.message == "coach-allows" for one in warning.reasons)
        told = self.reasons(state, seat, chosen.action if refuted else best.action, warning.reasons)
        texts, better = [one.text for one in told], self.say("coach-better", choice=self.label(state, best.action))
        expected = [one.text for one in self.follows(state, warning.line)]
        texts = [*texts, better] if refuted else [*expected, better, *texts]
        return self.say(
            self.together("coach-tutor"),
            choice=self.label(state, chosen.action),
            chance=round(100 * chosen.chance),
            best=round(100 * best.chance),
            reasons=" ".join(texts),
        )

    # -- reviews ------------------------------------------------------------------------------------------------------

    def accounts(self, review: Review) -> list[str]:
        """Luck versus decisions, one line per seat."""
        form = ".alone" if len(review.seats) == 1 else "" if review.lucky else ".pure"
        return [
            self.say(
                f"review-account{form}",
                seat=self.game.seat_name(seat, self.lang, len(review.seats)),
                accuracy=self.accuracy(one.accuracy),
                **figures(one),
            )
            for seat, one in enumerate(review.seats)
        ]

    def accuracy(self, accuracy: float | None) -> str:
        """How accurate the decisions were, if there were any."""
        return self.say("coach-unjudged") if accuracy is None else self.say("coach-accuracy", accuracy=round(accuracy))

    def trust(self, review: Review) -> str:
        """How far the coach agrees with itself."""
        decisions = sum(one.chosen is not None for one in review.moments)
        return self.say("review-trust", wrong=review.wrong, number=decisions) if decisions else ""

    def harmless(self, review: Review, seats: Sequence[int] = ()) -> str:
        """What is said where no decision of these seats, or of all, is worth a word: small losses may add up."""
        seats = seats or range(len(review.seats))
        if all(review.seats[seat].accuracy is None for seat in seats):
            return self.say("review-none.unjudged")
        losses = Counter(one.seat for one in review.moments if one.loss > 0)
        add_up = any(review.seats[seat].decisions < -2.0 * SMALL and losses[seat] >= ADD_UP for seat in seats)
        return self.say("review-none.small" if add_up else "review-none")

    def cost(self, review: Review, moment: Moment) -> str:
        """A decision that gave away something, and the better one."""
        assert moment.chosen is not None
        return self.say(
            "review-cost",
            move=moment.move + 1,
            seat=self.game.seat_name(moment.seat, self.lang, len(review.seats)),
            played=self.played(review, moment),
            chance=round(100 * moment.chosen.chance),
            best=round(100 * moment.worths[0].chance),
            better=self.label(review.state(moment), moment.worths[0].action),
        )

    def verdict(self, review: Review, moment: Moment, tried: Worth) -> str:
        """What the coach says to somebody who tries a decision again."""
        assert moment.chosen is not None
        if tried.about(moment.worths[0]):
            message = "review-retry-best"
        else:
            message = "review-retry-better" if tried.chance - moment.chosen.chance > SLACK else "review-retry-no"
        label = self.label(review.state(moment), tried.action)
        return self.say(message, choice=label, chance=self.percent(tried.chance))

    def turned(self, review: Review, moment: Moment) -> str:
        """What changed the game: for whom a draw was lucky, or what a decision gave away."""
        best = max(range(len(moment.shift)), key=lambda seat: moment.shift[seat])
        seat = moment.seat if moment.seat >= 0 else best
        return self.say(
            "review-decided" if moment.seat >= 0 else self.together("review-drew"),
            move=moment.move + 1,
            seat=self.game.seat_name(seat, self.lang, len(review.seats), "" if moment.seat >= 0 else "object"),
            played=self.played(review, moment),
            shift=signed(round(100 * moment.shift[seat])),
        )

    def played(self, review: Review, moment: Moment) -> str:
        """What was chosen or drawn, in words."""
        if moment.chosen is None and (moment.seat == ALL or moment.text == "resign"):
            return self.say(f"review-{moment.text}")
        if moment.seat == CHANCE and moment.text in ("", SETUP):
            return self.say("review-setup" if moment.text else "review-at-once")
        step = review.line[moment.move]
        label = self.label(step.before, step.action)
        return (
            self.say("review-rolled", number=label)
            if moment.seat == CHANCE and label.replace("+", "").isdecimal()
            else label
        )

    # -- habits -------------------------------------------------------------------------------------------------------

    def habits(self, found: Habits) -> list[tuple[str, list[str]]]:
        """Openings and habits: headings, each with what stands below it."""
        kinds = [one for one in found.kinds if one.loss >= TOLD]
        parts = [
            ("habits-title", [self._record(found), *self._trend(found)]),
            ("habits-openings", [self._opening(one) for one in found.openings[:LISTED]]),
            ("habits-kinds", [self._kind(one) for one in kinds[:LISTED]] or [self.say("review-none")]),
        ]
        return [(self.say(head), told) for head, told in parts]

    def _record(self, found: Habits) -> str:
        score, accuracy = round(100 * found.score), self.accuracy(found.accuracy)
        return self.say(self.together("habits-sum"), games=found.games, score=score, accuracy=accuracy)

    def _trend(self, found: Habits) -> list[str]:
        if found.trend is None:
            return []
        points = round(found.trend)
        message = "habits-rising" if points > 0 else "habits-falling" if points < 0 else "habits-steady"
        return [self.say(message, points=abs(points))]

    def _opening(self, one: Opening) -> str:
        choice = self.kind(self.game.rule_of(one.action)) if one.by_kind else self.label(one.state, one.action)
        score, accuracy = round(100 * one.score), round(one.accuracy)
        message = self.together("habits-opening")
        return self.say(message, choice=choice, games=one.games, score=score, accuracy=accuracy)

    def _kind(self, one: Kind) -> str:
        loss, accuracy = round(100 * one.loss), round(one.accuracy)
        return self.say("habits-kind", kind=self.kind(one.rule), number=one.number, loss=loss, accuracy=accuracy)

    def kind(self, rule: str) -> str:
        """A kind of choice, by the title of its rule."""
        found = self.game.rulebook.find(rule)
        return found.title(self.game.texts, self.lang) if found else rule


def vague(one: Worth) -> bool:
    """Whether a chance may be anything, and is better not told."""
    return one.high() - one.low() > VAGUE


def many(group: Sequence[Worth], choices: int) -> bool:
    """Whether it hardly matters what one chooses, as long as it isn't one of a few."""
    return MANY <= len(group) < choices <= 2 * len(group)


def figures(sums: Sums) -> dict[str, str]:
    """A seat's account in per cent of chance: where it stood and ended, and what changed that."""
    ends = {name: str(round(50 * (getattr(sums, name) + 1.0))) for name in ("start", "result")}
    return ends | {name: signed(round(50 * getattr(sums, name))) for name in ("luck", "decisions", "others", "doubt")}
