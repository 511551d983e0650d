"""The board and what lies beside it: zones of cards, panels."""

from collections import defaultdict
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from fidchell.core.game import Game
from fidchell.core.scene import Card, Panel, Prompt, Scene, Track
from fidchell.server.table import Table
from fidchell.web.board import board, chip, gauge, named, track, zone_card
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor
from fidchell.web.view import Parts

FEW = 4  # cards that leave room for another zone beside them


def stage(visitor: Visitor, scene: Scene, game: Game, parts: Parts) -> Markup:
    """The board between the zones at its ends."""
    pan = el("div", {"class": "pan"}, board(scene, visitor.say("w-board"), game, parts))
    middle = el(
        "div",
        {"class": "board-box"},
        el("h2", {"class": "hidden"}, visitor.say("w-board")),
        # On a small screen an area is shown from near; this leads back.
        el("button", {"type": "button", "id": "whole", "class": "script"}, visitor.say("w-whole-board")),
        pan,
    )
    if not scene.ends:
        return el("div", {"class": "stage wide"}, middle)
    return el("div", {"class": "stage"}, zones(scene, 0, game, parts), middle, zones(scene, 1, game, parts))


Boxes = dict[str, Markup | None]
Lying = defaultdict[str, tuple[Card, ...]]  # by their zones
Known = dict[tuple[tuple[str, ...], tuple[str, ...]], Boxes]  # by which zones are near and which are folded


class Drawn(NamedTuple):
    """`boxes`: the zones beside the board."""

    scene: Scene
    stage: Markup
    parts: Parts
    gauges: Markup | None
    boxes: Known


DRAWN: Final[WeakKeyDictionary[Table, dict[tuple[int, str, int | None], Drawn]]] = WeakKeyDictionary()


def drawn(visitor: Visitor, table: Table, eyes: int | None) -> Drawn:
    """The scene and the board, drawn once for all who see the same."""
    key = (table.version, visitor.lang, eyes if table.game.secrets else None)
    cached = DRAWN.setdefault(table, {})
    if key not in cached:
        if any(version != table.version for version, _, _ in cached):
            cached.clear()
        scene = table.game.scene(table.session.state, eyes, visitor.lang)
        parts = Parts()
        cached[key] = Drawn(scene, stage(visitor, scene, table.game, parts), parts, gauges(scene), {})
    return cached[key]


def zones(scene: Scene, side: int, game: Game, parts: Parts) -> Markup:
    """The zones at the two ends of the board."""
    lying, chosen = in_zones(scene), [zone for zone in scene.zones if zone[0] in scene.ends[side : side + 1]]
    boxes: Boxes = {key: zone_box(key, title, lying[key], key in scene.folded, game) for key, title in chosen}
    return el("div", {"id": f"end-{side}", "class": f"end end-{side}"}, parts.put(f"end-{side}", boxes))


def brought_near(scene: Scene, prompt: Prompt) -> Scene:
    """If something has to be picked from a single zone now, move that zone near the board."""
    zone_of = {card.key: card.zone for card in scene.cards}
    asked = {zone_of.get(choice.picks[0], "") for choice in prompt.choices}
    wanted = asked.pop() if len(asked) == 1 else ""
    if not wanted or wanted in (*scene.near, *scene.ends):
        return scene
    return replace(scene, near=(*scene.near, wanted), folded=tuple(key for key in scene.folded if key != wanted))


def near_zones(scene: Scene, game: Game, parts: Parts) -> Markup | None:
    """The zones that are consulted all the time, if they hold anything."""
    if not scene.near:
        return None
    lying = in_zones(scene)
    shown = [(key, title) for key, title in scene.zones if key in scene.near and lying[key]]
    boxes: Boxes = {key: zone_box(key, title, lying[key], key in scene.folded, game) for key, title in shown}
    return el("div", {"id": "near", "class": "zones near"}, parts.put("near", boxes))


def rest_zones(
    scene: Scene, game: Game, parts: Parts, prompt: Prompt | None = None, known: Known | None = None
) -> Markup:
    """The other zones; those that can be picked from now aren't folded. `known`: what was drawn before."""
    live = {key for choice in (prompt.choices if prompt else ()) for key in choice.picks}
    needed = {card.zone for card in scene.cards if card.key in live}
    folded = tuple(key for key in scene.folded if key not in needed)
    boxes = known.get((scene.near, folded)) if known is not None else None
    if boxes is None:
        boxes = rest_boxes(replace(scene, folded=folded), game)
    if known is not None:
        known[scene.near, folded] = boxes
    return el("div", {"id": "rest", "class": "zones"}, parts.put("rest", boxes))


def rest_boxes(scene: Scene, game: Game) -> Boxes:
    elsewhere, lying = (*scene.ends, *scene.near), in_zones(scene)
    to_read = {card.zone for card in scene.cards if card.lines}
    placed = {key for panel in scene.panels for key in panel.zones}
    shown = {
        key: zone_box(key, title, lying[key], key in scene.folded, game)
        for key, title in scene.zones
        if key not in elsewhere
    }
    boxes: Boxes = {key: box for key, box in shown.items() if key in to_read}
    for panel in scene.panels:
        if panel.pages:
            boxes[panel.key] = pages_box(panel, scene, lying, game)
            continue
        boxes[panel.key] = panel_box(panel)
        boxes |= {key: box for key, box in shown.items() if key in panel.zones}
    boxes |= {key: box for key, box in shown.items() if key not in to_read and key not in placed}
    return boxes


@lru_cache(maxsize=1024)
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


def pages_box(panel: Panel, scene: Scene, lying: Lying, game: Game) -> Markup:
    """Small pages side by side, each with the cards of its zone."""
    pages = []
    for line, zone in zip(panel.lines, panel.zones, strict=True):
        chips = [chip(card, game.id) for card in lying[zone] if zone not in scene.near]
        text = track(line) if isinstance(line, Track) else el("p", None, line)
        kind = f"page colour-{line.colour}" if isinstance(line, Track) else "page"
        inside = el("div", {"class": "chips"}, chips) if chips else None
        pages.append(
            el("section", {"id": f"page-{zone}", "class": kind, "aria-label": dict(scene.zones)[zone]}, text, inside)
        )
    return el("section", {"class": "panel pages", "id": panel.key}, el("h2", None, panel.title), pages)


def gauges(scene: Scene) -> Markup | None:
    """What is always in sight."""
    if not scene.gauges:
        return None
    return el("div", {"id": "gauges", "class": "gauges"}, [gauge(one) for one in scene.gauges])


def in_zones(scene: Scene) -> Lying:
    """The cards of each zone."""
    found = defaultdict[str, tuple[Card, ...]](tuple)
    for card in scene.cards:
        found[card.zone] += (card,)
    return found


@lru_cache(maxsize=2048)
def zone_box(key: str, title: str, cards: tuple[Card, ...], folded: bool, game: Game) -> Markup:
    heading = (
        title if title.endswith(")") or any(card.lines for card in cards) else f"{title} ({len(cards)})"
    )  # some titles have a count already
    stacked = bool(cards) and not any(card.face or named(card) for card in cards)
    row = el("div", {"class": "row stack" if stacked else "row"}, [zone_card(card, game) for card in cards])
    if folded:
        return el("details", {"class": "zone folded", "id": key}, el("summary", None, heading), row)
    wide = (len(cards) > FEW and not stacked) or any(card.lines for card in cards)
    return el(
        "section",
        {"class": "zone wide" if wide else "zone", "id": key},
        el("h2", None, heading),
        row,
    )
