"""Refereeing a physical game: the table asks what was drawn or rolled, and refuses the impossible."""

from collections.abc import Callable

from fidchell.core.errors import IllegalAction, InvalidAction
from fidchell.core.game import Game
from fidchell.core.scene import Choice, Odds, Prompt, Scene
from fidchell.core.state import CHANCE, State
from fidchell.terminal.choices import MANY, described, numbers, own_numbers, spelled
from fidchell.terminal.explain import complete
from fidchell.terminal.voice import Voice


def ask_outcome(voice: Voice, game: Game, state: State, read: Callable[[str], str]) -> int:
    """The outcome that the referee names. `read` returns one line, after carrying out any commands."""
    outcomes = sorted(state.chance(), key=lambda pair: -pair[1])
    if len(outcomes) == 1:
        voice.tell("t-referee-only", what=game.label(state, outcomes[0][0], voice.lang))
        return outcomes[0][0]
    show_outcomes(voice, game, state)
    while True:
        text = read(voice.say("t-referee-prompt"))
        prompt = _as_prompt(game, state, outcomes, voice.lang)
        found = (spelled(prompt, text) or described(prompt, text, str)[0]) if text else []
        if len(found) == 1:
            return outcomes[found[0] - 1][0]
        if found:
            voice.tell("t-which", "yellow", text=text, choices=", ".join(prompt.choices[n - 1].text for n in found))
        elif not text:
            show_outcomes(voice, game, state)
        else:
            _refuse(voice, game, state, text, prompt.choices)


def show_outcomes(voice: Voice, game: Game, state: State) -> None:
    """What may happen, numbered, likeliest first, with the odds; in one line if the outcomes are equally likely
    numbers."""
    voice.line(f"{game.question(state, 0, voice.lang)} {voice.say('t-referee-ask')}", "bold")
    outcomes = sorted(state.chance(), key=lambda pair: -pair[1])
    total = sum(weight for _, weight in outcomes)
    labels = [Odds(game.label(state, outcome, voice.lang), weight, total) for outcome, weight in outcomes]
    prompt = _as_prompt(game, state, outcomes, voice.lang)
    if own_numbers(prompt) and len(outcomes) > MANY and len({weight for _, weight in outcomes}) == 1:
        known = ", ".join(map(str, numbers(prompt)))
        voice.tell("t-each-of", numbers=known, first=labels[0].label, share=share(voice, labels[0]))
        return
    rows = []
    for number, odds, choice in zip(numbers(prompt), labels, prompt.choices, strict=True):
        rows.append(((f"{number:>2}", "cyan"), (f"{odds.label} ({choice.text}): {share(voice, odds)}", "")))
    voice.rows(rows)


def share(voice: Voice, odds: Odds) -> str:
    return voice.say("t-share", weight=odds.weight, total=odds.total, percent=f"{odds.share:.0%}")


def _as_prompt(game: Game, state: State, outcomes: list[tuple[int, int]], lang: str) -> Prompt:
    """Outcomes are named like choices."""
    choices = [Choice(game.text(state, outcome), (), game.label(state, outcome, lang)) for outcome, _ in outcomes]
    return Prompt(CHANCE, "", tuple(choices))


def _refuse(voice: Voice, game: Game, state: State, text: str, possible: tuple[Choice, ...]) -> None:
    """Why an outcome is impossible: it does not exist, or everything of that name is elsewhere on the table."""
    scene = game.scene(state, None, voice.lang)
    verb = possible[0].text.partition(" ")[0]
    last = text.lower().split()[-1]
    names = ", ".join(choice.text for choice in possible)
    written = complete(game, scene, f"{verb} {last}", voice.lang)
    try:
        game.parse(state, written, CHANCE)
    except IllegalAction:
        face = written.split()[-1]
        where = "; ".join(_places(scene, face)) or voice.say("t-empty")
        voice.tell("t-impossible", "yellow", what=written, where=where, possible=names)
    except InvalidAction:
        voice.tell("t-no-outcome", "yellow", text=text, possible=names)


def _places(scene: Scene, face: str) -> list[str]:
    zones = dict(scene.zones)
    return [
        f"{card.label} ({zones[card.zone]})" if card.zone in zones else card.label
        for card in scene.cards
        if card.face == face
    ]
