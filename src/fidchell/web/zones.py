"""The board and what lies beside it: zones of cards, panels."""

from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

from fidchell.core.game import Game
from fidchell.core.scene import Panel, Prompt, Scene, Track
from fidchell.server.table import Table
from fidchell.web.board import board, named, track, zone_card
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor

FEW = 4  # cards that fit in half the width


def stage(visitor: Visitor, scene: Scene, game: Game) -> Markup:
    """The board between the zones at its ends."""
    pan = el("div", {"class": "pan"}, board(scene, visitor.say("w-board"), game))
    middle = el("div", {"class": "board-box"}, pan)
    if not scene.ends:
        return el("div", {"class": "stage wide"}, middle)
    return el("div", {"class": "stage"}, zones(scene, 0, game), middle, zones(scene, 1, game))


DRAWN: Final[WeakKeyDictionary[Table, dict[tuple[int, str, int | None], tuple[Scene, Markup]]]] = WeakKeyDictionary()


def drawn(visitor: Visitor, table: Table, eyes: int | None) -> tuple[Scene, Markup]:
    """The scene and the board, drawn once for all who see the same."""
    key = (table.version, visitor.lang, eyes if table.game.secrets else None)
    cached = DRAWN.setdefault(table, {})
    if key not in cached:
        if any(version != table.version for version, _, _ in cached):
            cached.clear()
        scene = table.game.scene(table.session.state, eyes, visitor.lang)
        cached[key] = scene, stage(visitor, scene, table.game)
    return cached[key]


def zones(scene: Scene, side: int, game: Game) -> Markup:
    """The zones at the two ends of the board."""
    chosen = [zone for zone in scene.zones if zone[0] in scene.ends[side : side + 1]]
    return el("div", {"class": f"end end-{side}"}, [zone_box(scene, key, title, game) for key, title in chosen])


def brought_near(scene: Scene, prompt: Prompt) -> Scene:
    """If something has to be picked from a single zone now, move that zone near the board."""
    zone_of = {card.key: card.zone for card in scene.cards}
    asked = {zone_of.get(choice.picks[0], "") for choice in prompt.choices}
    wanted = asked.pop() if len(asked) == 1 else ""
    if not wanted or wanted in (*scene.near, *scene.ends):
        return scene
    return replace(scene, near=(*scene.near, wanted), folded=tuple(key for key in scene.folded if key != wanted))


def near_zones(scene: Scene, game: Game) -> list[Markup]:
    """The zones that are consulted all the time, if they hold anything."""
    full = {card.zone for card in scene.cards}
    return [zone_box(scene, key, title, game) for key, title in scene.zones if key in scene.near and key in full]


def rest_zones(scene: Scene, game: Game, prompt: Prompt | None = None) -> Markup:
    """The other zones; those that can be picked from now aren't folded."""
    live = {key for choice in (prompt.choices if prompt else ()) for key in choice.picks}
    needed = {card.zone for card in scene.cards if card.key in live}
    scene = replace(scene, folded=tuple(key for key in scene.folded if key not in needed))
    elsewhere = (*scene.ends, *scene.near)
    to_read = {card.zone for card in scene.cards if card.lines}
    placed = {key for panel in scene.panels for key in panel.zones}
    shown = [(key, zone_box(scene, key, title, game)) for key, title in scene.zones if key not in elsewhere]
    return el(
        "div",
        {"class": "zones"},
        [box for key, box in shown if key in to_read],
        [[panel_box(panel), [box for key, box in shown if key in panel.zones]] for panel in scene.panels],
        [box for key, box in shown if key not in to_read and key not in placed],
    )


def panel_box(panel: Panel) -> Markup:
    lines = [track(line) if isinstance(line, Track) else el("p", None, line) for line in panel.lines]
    more = el("ul", None, [el("li", None, line) for line in panel.more])
    return el(
        "section",
        {"class": "panel", "id": panel.key},
        el("h2", None, panel.title),
        lines,
        el("details", {"id": f"{panel.key}:more"}, el("summary", None, f"{panel.more_title} ({len(panel.more)})"), more)
        if panel.more
        else None,
    )


def zone_box(scene: Scene, key: str, title: str, game: Game) -> Markup:
    cards = [card for card in scene.cards if card.zone == key]
    heading = (
        title if title.endswith(")") or len(cards) == 1 else f"{title} ({len(cards)})"
    )  # some titles have a count already
    row = el(
        "div",
        {"class": "row stack" if cards and not any(card.face or named(card) for card in cards) else "row"},
        [zone_card(card, game.id) for card in cards],
    )
    if key in scene.folded:
        return el("details", {"class": "zone folded", "id": key}, el("summary", None, heading), row)
    return el(
        "section",
        {"class": "zone wide" if len(cards) > FEW or any(card.lines for card in cards) else "zone", "id": key},
        el("h2", None, heading),
        row,
    )
