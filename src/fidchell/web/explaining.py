"""Why something is not possible at a table, for pages and programs."""

from collections.abc import Sequence
from dataclasses import dataclass

from fidchell.core.errors import InvalidAction
from fidchell.server.table import Table
from fidchell.web.pages import TEXTS, rule_anchor


@dataclass(frozen=True)
class Explanation:
    """Why not, in words, and the rule if one forbids it; no text: it is possible."""

    text: str = ""
    rule: str = ""

    def link(self, sheet: str) -> str | None:
        """The rule on the page of rules."""
        return f"{sheet}#{rule_anchor(self.rule)}" if self.rule else None


def explained(table: Table, seat: int | None, what: str | Sequence[str], lang: str) -> Explanation:
    """Why a seat (None: a spectator) can't make a choice, in notation, or go on from what it has picked."""
    if not table.started or table.over:
        return Explanation(TEXTS.say(lang, "w-refused-game-over" if table.over else "w-refused-not-begun"))
    game, state = table.game, table.session.state
    acting = [actor for actor in table.actors() if actor >= 0]
    if acting and seat not in acting and not isinstance(what, str) and not game.private(state, acting[0]):
        # It is somebody else's turn: that is the reason, whatever was clicked. Any action of theirs is refused with it.
        what = game.text(state, state.legal(acting[0])[0])
    try:
        refusal = game.explain(state, seat, what)
    except InvalidAction:
        if isinstance(what, str) or not set(what) <= game.scene(state, seat, lang).keys():
            raise
        return Explanation(TEXTS.say(lang, "w-no-use"))
    return Explanation() if refusal is None else Explanation(refusal.text(lang), refusal.rule)
