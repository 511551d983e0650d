"""A review as data, as lines for a terminal, and as a page of its own."""

from html import escape
from typing import Any, Final

from fidchell.coach.hint import line
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.review import ALL, Moment, Review
from fidchell.coach.why import threats, why
from fidchell.core.state import CHANCE

WIDE: Final = 720
HIGH: Final = 240
COLOURS: Final = ("#b3261e", "#1f6fb2", "#2f855a", "#b7791f", "#805ad5", "#c05621")
DASHES: Final = ("", "6 4", "2 4", "10 3 2 3", "1 3", "12 4")

STYLE: Final = """
:root { color-scheme: light dark; --ink: #221f1a; --paper: #faf6ee; --faint: #cfc6b4 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dc; --paper: #1d2125; --faint: #4a5057 } }
body { font: 17px/1.5 sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto } text { fill: var(--ink); font-size: 13px }
.grid { stroke: var(--faint) } li { margin: .3rem 0 } small { opacity: .8 }
"""


def as_dict(review: Review) -> dict[str, Any]:
    """The review as plain data: docs/coach.md describes it."""
    return {
        "game": review.game.id,
        "result": review.result,
        "seats": [{"seat": seat} | vars(one) for seat, one in enumerate(review.seats)],
        "moments": [moment_dict(review, one) for one in review.moments],
        "evaluator": {"budget": review.budget, "impossible_gains": review.wrong, "gained": review.gained},
    }


def moment_dict(review: Review, moment: Moment) -> dict[str, Any]:
    found: dict[str, Any] = {
        "move": moment.move + 1,
        "seat": None if moment.seat in (CHANCE, ALL) else moment.seat,
        "kind": "chance" if moment.seat == CHANCE else "decision",
        "text": moment.text,
        "before": [round(2.0 * one - 1.0, 6) for one in moment.before],
        "after": [round(2.0 * (one + by) - 1.0, 6) for one, by in zip(moment.before, moment.shift, strict=True)],
    }
    if moment.seat == CHANCE:
        return found | {"luck": [round(2.0 * by, 6) for by in moment.shift]}
    if moment.chosen is None:
        return found
    state, best = review.state(moment), moment.worths[0]
    better = best.action != moment.chosen.action
    return found | {
        "loss": round(2.0 * moment.loss, 6),
        "best": review.game.text(state, best.action),
        "line": [one.text for one in line(review.game, state, moment.seat, best.action, "review")]
        if better and moment in review.costliest()
        else [],
        "why": [
            {"reason": one.message, "rules": list(one.rules), "points": round(one.points, 1)}
            for one in (why(review.game, state, moment.seat, best.action, moment.chosen.action) if better else [])
        ],
    }


def lines(review: Review, lang: str) -> list[str]:
    """The review in prose."""
    phrasing = Phrasing(review.game, lang)
    found = [*phrasing.accounts(review), phrasing.say("review-identity"), "", phrasing.say("review-costliest")]
    costly = review.costliest()
    for one in costly:
        found += [f"  {phrasing.cost(review, one)}", *[f"    {text}" for text in reasons(review, one, phrasing)]]
    found += [] if costly else [f"  {phrasing.say('review-none')}"]
    found += [
        "",
        phrasing.say("review-turning"),
        *[f"  {phrasing.turned(review, one)}" for one in review.turning_points()],
    ]
    decisions = sum(one.chosen is not None for one in review.moments)
    return [*found, "", phrasing.say("review-trust", wrong=review.wrong, number=decisions)]


def reasons(review: Review, moment: Moment, phrasing: Phrasing) -> list[str]:
    """Why the better choice was better."""
    assert moment.chosen is not None
    state, best = review.state(moment), moment.worths[0].action
    blunder = threats(review.game, state, moment.seat, moment.chosen.action, None)
    found = [one for one in blunder if one.message == "coach-allows"]
    found += why(review.game, state, moment.seat, best, moment.chosen.action)
    return [one.text for one in phrasing.reasons(state, found)]


def curve(review: Review, lang: str) -> str:
    """Everybody's chances over the game, as SVG: colour and dashes tell the seats apart."""
    last = max(1, review.curve[-1][0])
    teams = {int(review.line[0].before.team(seat)): seat for seat in reversed(range(len(review.seats)))}
    label = escape(Phrasing(review.game, lang).say("review-curve"))
    rows = [f'<svg viewBox="0 0 {WIDE} {HIGH + 40}" role="img" aria-label="{label}">']
    for percent in (0, 25, 50, 75, 100):
        y = 10 + HIGH - HIGH * percent / 100
        rows.append(f'<path class="grid" d="M40 {y}H{WIDE}"/>')
        rows.append(f'<text x="34" y="{y + 4}" text-anchor="end">{percent}</text>')
    for number, seat in enumerate(sorted(teams.values())):
        points = [(40 + (WIDE - 40) * move / last, 10 + HIGH * (1 - chances[seat])) for move, chances in review.curve]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        rows.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>')
        name, x = review.game.seat_name(seat, lang, len(review.seats)), 60 + 150 * number
        rows.append(f'<path d="M{x} {HIGH + 28}h30" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"/>')
        rows.append(f'<text x="{x + 38}" y="{HIGH + 32}">{escape(name)}</text>')
    return "\n".join([*rows, "</svg>"])


def page(review: Review, lang: str) -> str:
    """A page that needs nothing else."""
    phrasing, game = Phrasing(review.game, lang), review.game
    title = f"{game.say(lang, 'title')}: {phrasing.say('review-title')}"
    ending = [one.text for one in game.ending(review.line[-1].after, lang)] if review.line else []
    listed = [
        (phrasing.say("review-result"), [*ending, *phrasing.accounts(review)]),
        (
            phrasing.say("review-costliest"),
            [" ".join([phrasing.cost(review, one), *reasons(review, one, phrasing)]) for one in review.costliest()]
            or [phrasing.say("review-none")],
        ),
        (phrasing.say("review-turning"), [phrasing.turned(review, one) for one in review.turning_points()]),
    ]
    decisions = sum(one.chosen is not None for one in review.moments)
    notes = [phrasing.say("review-identity"), phrasing.say("review-luck-kindly")]
    notes.append(phrasing.say("review-trust", wrong=review.wrong, number=decisions))
    body = [f"<h1>{escape(title)}</h1>", f"<h2>{escape(phrasing.say('review-curve'))}</h2>", curve(review, lang)]
    for head, entries in listed:
        body += [f"<h2>{escape(head)}</h2><ul>", *[f"<li>{escape(one)}</li>" for one in entries], "</ul>"]
    body.append(f"<p><small>{escape(' '.join(notes))}</small></p>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    start = f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}</style></head><body>'
    return "\n".join([start, *body, "</body></html>", ""])
