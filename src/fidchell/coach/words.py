"""The coach in words: hints, warnings and reviews as sentences with their rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fidchell.coach.hint import Hint, Move, Warning
from fidchell.coach.review import ALL, Moment, Review
from fidchell.coach.why import Reason, after
from fidchell.coach.worth import Worth
from fidchell.core.game import Game, Sentence
from fidchell.core.state import CHANCE, State
from fidchell.core.text import Texts, sentence_case, signed

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])
NAMED: Final = 3  # choices of a group
MATTERS: Final = 0.03  # of chance, between the best and the worst outcome: what is worth a line
FEW: Final = 3  # of the best and of the worst outcomes


class Words:
    """What the coach says about a game, in a language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, message: str, **arguments: object) -> str:
        return TEXTS.say(self.lang, message, **arguments)

    # -- hints --------------------------------------------------------------------------------------------------------

    def hint(self, hint: Hint) -> list[Sentence]:
        """A hint as some sentences, the best choices first."""
        state = hint.world
        first, *others = hint.groups
        found = [Sentence(self._group(state, first, len(state.legal(hint.seat))))]
        for group in others:
            text = self.say("coach-next", choices=self._choices(state, group), worth=self.percent(group[0].chance))
            found.append(Sentence(text))
        if len(hint.line) > 1:
            found.append(Sentence(self.say("coach-line", moves="; ".join(self._line(state, hint.line)))))
        if hint.warmths and hint.warmths[-1].chance - hint.warmths[0].chance >= MATTERS:
            found.append(Sentence(self._warmths(state, hint)))
        return found + self.reasons(state, hint.reasons)

    def _warmths(self, state: State, hint: Hint) -> str:
        """What the draw after the best choice may bring, best first."""
        then = after(state, hint.best.action, hint.seat)
        told = [
            self.say(
                "coach-outcome",
                label=self.game.label(then, one.outcome, self.lang),
                odds=round(100 * one.odds),
                chance=round(100 * one.chance),
            )
            for one in reversed(hint.warmths)
        ]
        listed = [*told[:FEW], "…", *told[-FEW:]] if len(told) > 2 * FEW else told
        return self.say(
            "coach-warmth", choice=self.game.label(state, hint.best.action, self.lang), outcomes=", ".join(listed)
        )

    def _group(self, state: State, group: Sequence[Worth], choices: int) -> str:
        worth, together = self.between(group), ".together" if self.game.meta.together else ""
        if len(group) == choices > 1:
            return self.say(f"coach-all-equal{together}", worth=worth)
        message = "coach-best" if len(group) == 1 else "coach-equal"
        return self.say(f"{message}{together}", choices=self._choices(state, group), worth=worth)

    def _choices(self, state: State, group: Sequence[Worth]) -> str:
        labels = [self.game.label(state, one.action, self.lang) for one in group[:NAMED]]
        more = len(group) - len(labels)
        return ", ".join([*labels, *([self.say("coach-more", number=more)] if more else [])])

    def _line(self, state: State, moves: Sequence[Move]) -> list[str]:
        """A line move by move; those of others with their seats."""
        told = []
        for move in moves:
            label = self.game.label(state, move.action, self.lang)
            seat = self.game.seat_name(move.seat, self.lang, int(state.seats))
            own = move.seat == moves[0].seat
            told.append(label if own else self.say("coach-answer", seat=seat, label=label))
            state = after(state, move.action, move.seat)
        return told

    def reasons(self, state: State, reasons: Sequence[Reason]) -> list[Sentence]:
        """What speaks for a choice: what everybody can see first, then what the learned value likes."""
        plain = [one for one in reasons if one.message.startswith("coach-")]
        found = [Sentence(self._reason(state, one), one.rules) for one in plain]
        liked = [self._aspect(one) for one in reasons if one not in plain]
        return found + ([Sentence(self.say("coach-why", reasons=", ".join(liked)))] if liked else [])

    def _reason(self, state: State, reason: Reason) -> str:
        given: dict[str, Any] = dict(reason.arguments)
        if "seat" in given:
            given["seat"] = self.game.seat_name(given["seat"], self.lang, int(state.seats))
        return self.say(reason.message, **given)

    def _aspect(self, reason: Reason) -> str:
        points = round(reason.points)
        aspect = self.game.say(self.lang, reason.message)
        return self.say("coach-aspect", aspect=aspect, points=signed(points), number=abs(points))

    def percent(self, chance: float) -> str:
        return self.say("coach-percent", chance=round(100 * chance))

    def between(self, group: Sequence[Worth]) -> str:
        best = group[0]
        low, high = round(100 * best.low()), round(100 * best.high())
        return self.say("coach-between", chance=round(100 * best.chance), low=low, high=high)

    def warning(self, warning: Warning) -> str:
        """Before a choice that gives away much."""
        state = warning.world
        given = round(100 * (warning.best.chance - warning.chosen.chance))
        told = [one.text for one in self.reasons(state, warning.reasons)]
        if len(warning.line) > 1 and not told:
            told.append(self.say("coach-line", moves="; ".join(self._line(state, warning.line)[1:])))
        reasons = " ".join(told)
        better = self.say("coach-better", choice=self.game.label(state, warning.best.action, self.lang))
        return self.say("coach-tutor", points=given, reasons=f"{better} {reasons}".strip())

    # -- reviews ------------------------------------------------------------------------------------------------------

    def accounts(self, review: Review) -> list[str]:
        """Luck and decisions apart, a line a seat."""
        return [
            self.say(
                "review-account",
                seat=self.game.seat_name(seat, self.lang, len(review.seats)),
                start=number(one.start),
                luck=number(one.luck),
                decisions=number(one.decisions),
                others=number(one.others),
                result=number(one.result),
                accuracy=round(one.accuracy),
            )
            for seat, one in enumerate(review.seats)
        ]

    def cost(self, review: Review, moment: Moment) -> str:
        """A decision that gave away something, and the better one."""
        return self.say(
            "review-cost",
            move=moment.move + 1,
            seat=self.game.seat_name(moment.seat, self.lang, len(review.seats)),
            played=self.played(review, moment),
            loss=round(100 * moment.loss),
            better=self.game.label(review.state(moment), moment.worths[0].action, self.lang),
        )

    def turned(self, review: Review, moment: Moment) -> str:
        """What changed the game: for whom a draw was lucky, or what a decision gave away."""
        best = max(range(len(moment.shift)), key=lambda seat: moment.shift[seat])
        seat = moment.seat if moment.seat >= 0 else best
        return self.say(
            "review-decided" if moment.seat >= 0 else "review-drew",
            move=moment.move + 1,
            seat=self.game.seat_name(seat, self.lang, len(review.seats)),
            played=self.played(review, moment),
            shift=signed(round(100 * moment.shift[seat])),
        )

    def played(self, review: Review, moment: Moment) -> str:
        """What was chosen or drawn, in words."""
        if moment.chosen is None and (moment.seat == ALL or moment.text == "resign"):
            return self.say(f"review-{moment.text}")
        if moment.seat == CHANCE and not moment.text:
            return self.say("review-at-once")
        step = review.line[moment.move]
        return sentence_case(self.game.label(step.before, step.action, self.lang))


def number(value: float) -> str:
    """A number of returns, with its sign."""
    return f"{value:+.2f}".replace("-", "−")
