"""Exactly this and nothing else: what changes, what may be done next, how the game is set up, what is refused and why.

Each line names its rules and plays them on the quiet board of `board.py`. Some expected positions were first written
down from the engine; a second reader has derived each of them from the texts and rulings. A position is compared as a
whole, so whatever changes besides is noticed, too. Three things in them are the table's own and follow from no rule:
`frames`, what is still to be done; the order of the map, where no text says which Area comes first; and in PACKS the
limits of numbers, which say what fits into the state.
"""

from copy import copy
from typing import Any

import pytest

from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.scene import Track
from tests.banish_the_snakes.board import (
    GAME,
    QUIET,
    SEATS,
    BanishTheSnakes,
    Effects,
    card,
    event,
    our_entries,
    quiet,
    quiet_tables,
    saint,
    saved,
    table,
    toml,
)

AREAS = (
    *("northern-ui-neill", "airgialla", "ulaid", "connachta", "ui-maine", "southern-ui-neill"),
    *("laigin", "eoganacht", "osraige"),
)
IRELAND = dict.fromkeys(AREAS, "people 1+ 1+ 1+ 1+")
TARA = "southern-ui-neill"
DRAWING: dict[str, Any] = {"frames": ["event", "draw"], "points": -1}
PAGAN: dict[str, Any] = {"merged": ["scotland", "strathclyde", "england"], "paganism": 5}

# Rules that come together.
TURN = "10, 10.any, 10.cost, ruling.early, 10.1.reserve, ruling.effort.after, 10.5.make"
EFFORT = "10.6, 10.6.once, ruling.effort.points, ruling.effort.acolyte"
TRADE = "10.4.give, 10.4.take, 10.4.area, 10.4.keeper"
CHURCH = "10.3.once, 10.3.elsewhere, 10.cost, 10.3.druid, 10.3.build, 10.3.eight, 10.3.improve, 10.3.limit"
REACH = (
    "ruling.targets, ruling.hopeless, 10.area, 10.1.facedown, "
    "10.highking, 10.1.highking.known, 10.king, 10.1.king.known"
)
DEATH = "11, 11.card, 11.turn, 11.grave, 10.5.grave, ruling.carry.death"

Setting = dict[str, Any]


def at(*mats: Any, **fields: Any) -> Setting:
    """A position that a case begins with: see `set_up`."""
    return {"mats": mats, **fields} if mats else fields


def case(rules: str, *what: Any) -> Any:
    """A line of a table, with the rules that it shows: `10.2, ruling.prepare`."""
    return pytest.param(*what, marks=pytest.mark.rule(*(f"BTS {rule}" for rule in rules.split(", "))))


def set_up(setting: Setting) -> tuple[BanishTheSnakes, dict[str, Any]]:
    """The table, and how it looked before the first move. `effects`: the card `blow` has just been drawn, and a bar
    with them is carried out; `cards` stand in place of others; `left`: the only events in the deck."""
    fields = {"mats": (), "cards": (), "colour": "red", **setting}
    mats, cards, colour = (fields.pop(name) for name in ("mats", "cards", "colour"))
    effects: Effects | None = fields.pop("effects", None)
    if "left" in fields:
        kept = [*fields.pop("left"), "red-key", *(name for mat in mats for name in mat["keepers"])]
        fields["discard"] = [name for name in quiet(*cards).contents.events if name not in kept]  # type: ignore[attr-defined]
    if effects is None:
        now = table(*mats, game=quiet(*cards), **fields)
        return now, flat(now)
    drawing = {"key": f"{colour}-key", **fields, **DRAWING}
    before = flat(table(*mats, game=quiet(card(14, "blow") | {colour: effects}), **drawing))
    return event(effects, *mats, colour=colour, **fields), before


def flat(now: BanishTheSnakes) -> dict[str, Any]:
    """The whole position: `areas.ulaid`, `mats.0.zeal`; of the deck only how many events it has."""
    found: dict[str, Any] = {}
    for key, value in now.game.view(now.state, None).items():
        if key in ("areas", "leaders", "chronicle"):
            found |= {f"{key}.{name}": one for name, one in value.items()}
        elif key == "mats":
            found |= {f"mats.{seat}.{name}": one for seat, mat in enumerate(value) for name, one in mat.items()}
        else:
            found[key] = len(value) if key == "deck" else value
    return found


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {key: after.get(key) for key in {**before, **after} if after.get(key) != before.get(key)}


# -- what changes -----------------------------------------------------------------------------------------------------

# What every event that has been carried out changes, unless a case says otherwise.
USUAL = {"discard": ["red-key"], "key": "blow", "points": 4, "frames": ["act"], "deck": 33}
EVENT = ("current", "pc", "fired", "chronicle.red", "chronicle.blue")

# fmt: off
CHANGES = [
    case("10.1.prepare, 10.prepare, ruling.prepare", at(points=3, prepares=1), "green prepare", {"points": 2,
        "prepares": 2}),
    case("10.2, ruling.prepare", at(points=3, prepares=1, bonus=2, moved=1), "green move airgialla",
        {"mats.0.area": "airgialla", "points": 2, "prepares": 0, "bonus": 0, "moved": 2}),
    case("10.2, ruling.prepare, 10.cost", at(saint("iserninus"), points=3), "green move airgialla",
        {"mats.0.area": "airgialla", "moved": 1}),
    case("10.2, 10.cost", at(saint("iserninus"), points=3), "green move airgialla, green move ulaid", {"points": 2,
        "moved": 2}),
    case("10.2, 10.cost", at(saint("iserninus"), points=0), "green move airgialla", {"mats.0.area": "airgialla",
        "turn": 2, "points": -1, "frames": ["event", "draw"]}),
    case("10.5.carry, ruling.carry, ruling.carry.grave", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}), "green move airgialla", {"mats.0.area": "airgialla", "points": 3,
        "moved": 1, "frames": ["act", "relics 2"]}),
    case("10.5.carry, ruling.carry, ruling.carry.grave", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}), "green move airgialla, green carry 2", {"mats.0.area": "airgialla",
        "points": 3, "moved": 1, "areas.airgialla": "people 1 1 1 1, relics 1 2",
        "areas.ulaid": "people 1 1 1 1, graves 1, relics 0 2", "frames": ["act", "relics 2"]}),
    case("10.5.carry, ruling.carry", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}), "green move airgialla, green carry 0", {"mats.0.area": "airgialla",
        "points": 3, "moved": 1, "areas.airgialla": "people 1 1 1 1, relics 0 1",
        "areas.ulaid": "people 1 1 1 1, graves 1, relics 2 2", "frames": ["act", "relics 2"]}),
    case("10.5.carry, ruling.carry", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}),
        "green move airgialla, green carry 0, green carry 2, green carry 2", {"mats.0.area": "airgialla", "points": 3,
        "moved": 1, "areas.airgialla": "people 1 1 1 1, relics 0 1 2 2", "areas.ulaid": "people 1 1 1 1, graves 1"}),
    case("10.5.carry, ruling.carry", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}),
        "green move airgialla, green carry 2, green carry 2, green carry 0", {"mats.0.area": "airgialla", "points": 3,
        "moved": 1, "areas.airgialla": "people 1 1 1 1, relics 0 1 2 2", "areas.ulaid": "people 1 1 1 1, graves 1"}),
    case("10.5.carry, ruling.carry", at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2",
        "airgialla": "people 1 1 1 1, relics 1"}), "green move airgialla, green carry 2, green go",
        {"mats.0.area": "airgialla", "points": 3, "moved": 1, "areas.airgialla": "people 1 1 1 1, relics 1 2",
        "areas.ulaid": "people 1 1 1 1, graves 1, relics 0 2"}),
    case("10.5.carry, ruling.carry, ruling.drawer", at(effects=[["travel"]],
        areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2", "airgialla": "people 1 1 1 1, relics 1"}),
        "green choose ulaid", {}),
    case("10.5.carry, ruling.carry, ruling.drawer", at(effects=[["travel"]],
        areas={"ulaid": "people 1 1 1 1, graves 1, relics 0 2 2", "airgialla": "people 1 1 1 1, relics 1"}),
        "green choose laigin", {"mats.0.area": "laigin", "frames": ["event 2", "run", "relics 2"]}),
    case("10.5.carry, ruling.carry", at(areas={"ulaid": "people 1 1 1 1, relics 0"}), "green move airgialla",
        {"mats.0.area": "airgialla", "points": 3, "moved": 1, "frames": ["act", "relics 2"]}),
    case("10.5.carry, ruling.carry, ruling.carry.grave", at(areas={"ulaid": "people 1 1 1 1, graves 2, dolmens 3"}),
        "green move airgialla", {"mats.0.area": "airgialla", "points": 3, "moved": 1}),
    case("10.3, 10.3.improve", at(areas={"ulaid": "people 1 1 1 1, church 0", "laigin": "people 1 1 1 1, church 1"},
        built=[1, 0, 0, 0, 0, 0, 0, 0, 1]), "green improve", {"points": 3, "built": [1, 0, 1, 0, 0, 0, 0, 0, 1],
        "areas.ulaid": "people 1 1 1 1, church 1", "chronicle.churches": 1}),
    case("10.3, 10.3.improve", at(areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 1"},
        built=[1, 0, 0, 0, 0, 0, 0, 0, 1]), "green improve", {"points": 3, "built": [1, 0, 1, 0, 0, 0, 0, 0, 1],
        "areas.ulaid": "people 1 1 1 1, church 2", "chronicle.churches": 1}),
    case("10.3, 10.3.improve", at(areas={"ulaid": "people 1 1 1 1, church 2", "laigin": "people 1 1 1 1, church 1"},
        built=[1, 0, 0, 0, 0, 0, 0, 0, 1]), "green improve", {"points": 3, "built": [1, 0, 1, 0, 0, 0, 0, 0, 1],
        "areas.ulaid": "people 1 1 1 1, church 3", "chronicle.churches": 1}),
    case("10.3, 10.3.build", at(points=2), "green build", {"points": 1, "built": [0, 0, 1, 0, 0, 0, 0, 0, 0],
        "areas.ulaid": "people 1 1 1 1, church 0", "chronicle.churches": 1}),
    case("10.3, 10.3.build, 10.cost", at(saint("brigid"), points=2), "green build", {"built": [0, 0, 1, 0, 0, 0, 0, 0,
        0], "churched": 1, "areas.ulaid": "people 1 1 1 1, church 0", "chronicle.churches": 1}),
    case("10.3, 10.3.build, 10.3.improve, 10.cost", at(saint("deck brigid"), points=2), "green build, green improve",
        {"points": 1, "built": [0, 0, 2, 0, 0, 0, 0, 0, 0], "churched": 1, "areas.ulaid": "people 1 1 1 1, church 1",
        "chronicle.churches": 2}),
    case("10.3, 10.3.build", at(saint("ciaran", "osraige"), points=2), "green build", {"points": 1, "built": [0, 0, 0,
        0, 0, 0, 0, 0, 1], "areas.osraige": "people 1 1 1 1, church 0", "chronicle.churches": 1}),
    case("10.4.give, ruling.give, ruling.room", at(saint("ciaran", keepers=["wisdom", "faith"]), saint("enda",
        keepers=["tongues"]), points=3), "green give wisdom blue", {"mats.0.keepers": ["faith"],
        "mats.1.keepers": ["wisdom", "tongues"], "points": 2}),
    case("10.4.give, ruling.give, ruling.room, 10.4.room, ruling.discards", at(saint("ciaran", keepers=["wisdom"]),
        saint("enda", keepers=["faith", "knowledge", "miracles"]), points=3), "green give wisdom blue",
        {"mats.0.keepers": [], "mats.1.keepers": ["wisdom", "knowledge", "faith", "miracles"], "points": 2,
        "received": "wisdom", "frames": ["act", "keep 1"]}),
    case("10.4.give, ruling.room, 10.4.room, ruling.discards", at(saint("ciaran", keepers=["wisdom"]), saint("enda",
        keepers=["faith", "knowledge", "miracles"]), points=3), "green give wisdom blue, blue discard faith",
        {"mats.0.keepers": [], "mats.1.keepers": ["wisdom", "knowledge", "miracles"], "points": 2}),
    case("10.4.take, ruling.consent", at(saint("ciaran", keepers=["wisdom", "faith"]), saint("enda",
        keepers=["tongues"]), points=3), "green take tongues blue", {"asked": "tongues", "frames": ["act",
        "consent 1"]}),
    case("10.4.take, ruling.consent, 11.acolyte.take", at(saint("ciaran", keepers=["wisdom", "faith"]), saint("enda",
        keepers=["tongues"]), points=3), "green take tongues blue, blue agree", {"mats.0.keepers": ["wisdom", "faith",
        "tongues"], "mats.1.keepers": [], "points": 2}),
    case("ruling.consent, ruling.consent.again", at(saint("ciaran", keepers=["wisdom", "faith"]), saint("enda",
        keepers=["tongues"]), points=3), "green take tongues blue, blue refuse", {"refused": ["tongues"]}),
    case("ruling.consent, ruling.consent.again", at(saint("ciaran"), saint("enda", keepers=["ibar", "tongues"]),
        refused=["ibar"]), "green take tongues blue, blue refuse", {"refused": ["ibar", "tongues"]}),
    case("11.acolyte.take, 10.4.take", at(saint("acolyte", zeal=2), saint("enda", keepers=["ibar", "faith"]),
        points=3), "green take ibar blue, blue agree", {"mats.0.saint": "deck ibar", "mats.0.zeal": 1,
        "mats.1.keepers": ["faith"], "active": 1, "turn": 2, "points": -1, "frames": ["event", "draw"],
        "chronicle.deck_saints": ["ibar"]}),
    case("11.acolyte.take, 10.4.take", at(saint("acolyte", zeal=2), saint("enda", keepers=["ibar", "faith"]),
        points=3), "green take faith blue, blue agree", {"mats.0.keepers": ["faith"], "mats.1.keepers": ["ibar"],
        "points": 2}),
    case("11.acolyte.take, 10.4.take", at(saint("ciaran"), saint("enda", keepers=["ibar", "faith"]), points=3),
        "green take ibar blue, blue agree", {"mats.0.keepers": ["ibar"], "mats.1.keepers": ["faith"], "points": 2}),
    case("10.5.make, ruling.graves", at(areas={"ulaid": "people 1 1 1 1, graves 2"}, points=3), "green relic",
        {"points": 2, "frames": ["act", "relic"]}),
    case("10.5.make, ruling.graves, 10.5.value, ruling.chance",
        at(areas={"ulaid": "people 1 1 1 1, graves 2, relics 2"}, points=3), "green relic, ~ turn-relic 2",
        {"points": 2, "areas.ulaid": "people 1 1 1 1, graves 1, relics 2 2"}),
    case("10.5.value, 10.5.make", at(saint("ciaran", "laigin"), areas={"laigin": "people 1 1 1 1, graves 1"},
        points=3), "green relic, ~ turn-relic 0", {"points": 2, "areas.laigin": "people 1 1 1 1, relics 0"}),
    case("10.6, 10.6.two, ruling.effort.adds", at(saint("ciaran", zeal=5), points=3, prepares=1), "green effort",
        {"points": 2, "effort": 1}),
    case("6.keeper.use, ruling.discards, ruling.prepare", at(saint("ciaran", keepers=["keepsake", "wisdom"]),
        saint("enda"), bonus=1, discard=["blow"], cards=[saved(43, "keepsake", [["bonus", 2]])]),
        "green use keepsake", {"mats.0.keepers": ["wisdom"], "discard": ["blow", "keepsake"], "bonus": 3,
        "chronicle.used": ["keepsake"]}),
    case("6.keeper.use, ruling.points", at(saint("ciaran", keepers=["keepsake"]), points=0, cards=[saved(43,
        "keepsake", [["actions", 2]])]), "green use keepsake", {"mats.0.keepers": [], "discard": ["keepsake"],
        "points": 2, "chronicle.used": ["keepsake"]}),
    case("6.keeper.use, ruling.points", at(saint("ciaran", keepers=["keepsake"]), points=1, cards=[saved(43,
        "keepsake", [["actions", -4]])]), "green use keepsake", {"mats.0.keepers": [], "discard": ["keepsake"],
        "turn": 2, "points": -1, "frames": ["event", "draw"], "chronicle.used": ["keepsake"]}),
    case("6.keeper.use, ruling.zeal", at(saint("ciaran", keepers=["keepsake"], zeal=4), saint("ibar", zeal=3),
        saint("enda", "laigin", zeal=3), cards=[saved(43, "keepsake", [["regain-zeal", "here", 2]])]),
        "green use keepsake", {"mats.0.zeal": 2, "mats.0.keepers": [], "mats.1.zeal": 1, "discard": ["keepsake"],
        "chronicle.used": ["keepsake"]}),
    case("ruling.peek", at(saint("ciaran", keepers=["prophecy"]), points=3), "green foresee", {"points": 2,
        "foreseen": 1, "frames": ["act", "foreseen", "peek 1"]}),
    case("ruling.peek, ruling.chance", at(saint("ciaran", keepers=["prophecy"]), points=3),
        "green foresee, ~ look blue-key", {"top": ["blue-key"], "points": 2, "foreseen": 1, "deck": 33,
        "frames": ["act", "foreseen"]}),
    case("ruling.peek", at(saint("ciaran", keepers=["prophecy"]), points=3, top=["yellow-key"]), "green foresee",
        {"points": 2, "foreseen": 1, "frames": ["act", "foreseen"]}),
    case("ruling.peek", at(saint("ciaran", keepers=["prophecy"]), points=3),
        "green foresee, ~ look blue-key, green leave", {"top": ["blue-key"], "points": 2, "foreseen": 1, "deck": 33}),
    case("ruling.peek", at(saint("ciaran", keepers=["prophecy"]), points=3, deck_saints=["ibar", "enda"]),
        "green foresee, ~ look ibar, green dismiss", {"deck_saints": ["enda"], "discard_saints": ["ibar"],
        "points": 2, "foreseen": 1}),
    case("ruling.peek", at(saint("ciaran", keepers=["prophecy"]), points=3),
        "green foresee, ~ look blue-key, green dismiss", {"discard": ["blue-key"], "points": 2, "foreseen": 1,
        "deck": 33}),
    case("ruling.peek", at(saint("ciaran", keepers=["keepsake"]), top=["yellow-key"], deck_saints=["enda"],
        cards=[saved(43, "keepsake", [["peek", 3]])]), "green use keepsake, ~ look enda, ~ look blow",
        {"mats.0.keepers": [], "deck_saints": [], "top": ["yellow-key", "enda", "blow"], "discard": ["keepsake"],
        "deck": 31, "chronicle.used": ["keepsake"]}),
    case("ruling.peek, 5.1, ruling.chance", at(**DRAWING, top=["yellow-key", "blow"]), "~ draw yellow-key",
        {"top": ["blow"], "discard": ["red-key"], "key": "yellow-key", "points": 4, "frames": ["act"], "fired": 1,
        "chronicle.red": ["yellow-key"]}),
    case("ruling.peek, 7.scotland, ruling.paganism.once, 7.advance", at(**DRAWING, top=["blow", "ibar", "yellow-key"],
        deck_saints=["enda"], cards=[card(14, "blow", red=[["advance-paganism", 1]])]), "~ draw blow",
        {"deck_saints": ["ibar", "enda"], "top": [], "discard": ["red-key"], "key": "blow", "paganism": 1,
        "merged": ["scotland"], "points": 4, "deck": 39, "frames": ["act"], "fired": 1, "chronicle.red": ["blow"]}),
    case("ruling.zeal, ruling.abilities", at(saint("ciaran", keepers=["healing"], zeal=3), saint("enda", zeal=4),
        points=3), "green heal blue", {"mats.1.zeal": 3, "points": 2, "healed": 1}),
    case("ruling.abilities", at(saint("ciaran", keepers=["discernment"]), areas={"ulaid": "people 1 1 1 1, druid ?"},
        points=3), "green discern", {"points": 2, "frames": ["act", "flip 2"]}),
    case("ruling.abilities, 10.1.druid, ruling.chance", at(saint("ciaran", keepers=["discernment"]),
        areas={"ulaid": "people 1 1 1 1, druid ?"}, points=3), "green discern, ~ druid 4", {"points": 2,
        "areas.ulaid": "people 1 1 1 1, druid 4"}),
    case("10.1, ruling.committed", at(areas={"ulaid": "people 1 1 1 1, druid ?"}, points=3, prepares=1),
        "green convert druid", {"points": 2, "frames": ["act", "after", "settle", "flip 2"]}),
    case("10.1, ruling.committed, 10.1.druid", at(areas={"ulaid": "people 1 1 1 1, druid ?"}, points=3, prepares=1),
        "green convert druid, ~ druid 4", {"points": 2, "areas.ulaid": "people 1 1 1 1, druid 4", "frames": ["act",
        "after", "die"]}),
    case("10.1, ruling.committed", at(areas={"ulaid": "people 1 1 1 1, druid 4"}, points=3), "green convert druid",
        {"points": 2, "frames": ["act", "after", "die"]}),
    case("10.1, ruling.committed", at(saint("ciaran"), areas={"ulaid": "people 1 1 1 1, druid 3",
        "airgialla": "people 1 1 1 1, druid ?"}, points=3), "green convert people:1", {"points": 2, "frames": ["act",
        "after", "die 4"]}),
    case("10.1.success, 10.1.success.druid, ruling.druid.gone, ruling.prepare, ruling.chance",
        at(areas={"ulaid": "people 1 1 1 1, druid 4, dolmens 1"}, points=3, prepares=1, bonus=1),
        "green convert druid, ~ roll 5", {"points": 2, "prepares": 0, "bonus": 0,
        "areas.ulaid": "people 1 1 1 1, dolmens 1", "druids_gone": [4], "die": 5, "chronicle.druids": 1}),
    case("10.1.success, 10.1.six, ruling.six.success, ruling.druid.gone",
        at(areas={"ulaid": "people 1 1 1 1, druid 4, dolmens 2"}, points=3, prepares=1, bonus=1),
        "green convert druid, ~ roll 6", {"points": 2, "prepares": 0, "bonus": 0,
        "areas.ulaid": "people 1 1 1 1, dolmens 1", "druids_gone": [4], "die": 6, "chronicle.druids": 1}),
    case("10.1.success", at(areas={"ulaid": "people 1 3 3 5+"}, points=3), "green convert people:3, ~ roll 4",
        {"points": 2, "areas.ulaid": "people 1 3 3+ 5+", "die": 4, "chronicle.people": 1}),
    case("10.1.equal, ruling.prepare", at(areas={"ulaid": "people 1 3 3 5+"}, points=3, bonus=1),
        "green convert people:3, ~ roll 2", {"points": 2, "bonus": 0, "die": 2}),
    case("10.1.failure, ruling.prepare", at(areas={"ulaid": "people 1 3 3 5+"}, points=3, bonus=1),
        "green convert people:3, ~ roll 1", {"mats.0.zeal": 2, "points": 2, "bonus": 0, "die": 1,
        "chronicle.failures": 1}),
    case("10.1.failure, 10.1.failure.dolmen, ruling.failure.druid",
        at(areas={"ulaid": "people 1 1 1 1, druid 4, dolmens 1"}, points=3), "green convert druid, ~ roll 2",
        {"mats.0.zeal": 2, "points": 2, "areas.ulaid": "people 1 1 1 1, druid 4, dolmens 2", "die": 2,
        "chronicle.failures": 1}),
    case("10.1.failure, 10.1.failure.dolmen, ruling.failure.druid", at(saint("ibar"),
        areas={"ulaid": "people 1 1 1 1, druid 5, dolmens 1"}, points=3), "green convert druid, ~ roll 2",
        {"points": 2, "areas.ulaid": "people 1 1 1 1, druid 5, dolmens 2", "die": 2, "chronicle.failures": 1}),
    case("10.1.equal", at(saint("ciaran", keepers=["faith"]), areas={"ulaid": "people 1 3 3 5+"}, points=3),
        "green convert people:3, ~ roll 3", {"points": 2, "areas.ulaid": "people 1 3 3+ 5+", "die": 3,
        "chronicle.people": 1}),
    case("10.1.six, 10.1.equal, 10.1.failure, ruling.six.success",
        at(areas={"ulaid": "people 1 1 1 5, dolmens 1, graves 1"}, points=3), "green convert people:5, ~ roll 6",
        {"points": 2, "areas.ulaid": "people 1 1 1 5+, graves 1", "die": 6, "chronicle.people": 1}),
    case("10.1.six", at(areas={"laigin": "people 1 1 1 1, dolmens 1"}, points=3), "green convert people:1, ~ roll 6",
        {"points": 2, "areas.ulaid": "people 1 1 1 1+", "die": 6, "chronicle.people": 1}),
    case("10.1.automatic.success, ruling.automatic, 10.1.success", at(saint("patrick"), points=3),
        "green convert people:1", {"points": 2, "areas.ulaid": "people 1 1 1 1+", "chronicle.people": 1}),
    case("10.1.automatic.failure, ruling.automatic, 10.1.failure", at(areas={"ulaid": "people 1 1 1 6"}, points=3),
        "green convert people:6", {"mats.0.zeal": 2, "points": 2, "chronicle.failures": 1}),
    case("10.1.failure", at(saint("secundinus"), areas={"ulaid": "people 1 1 1 6"}, points=3), "green convert people:6",
        {"mats.0.zeal": 2, "points": 2, "chronicle.failures": 1}),
    case("10.1.automatic.failure, ruling.automatic", at(areas={"ulaid": "people 1 1 1 5"}, points=3),
        "green convert people:5", {"points": 2, "frames": ["act", "after", "die 8"]}),
    case("10.1.automatic.success, ruling.automatic", at(points=3), "green convert people:1", {"points": 2,
        "frames": ["act", "after", "die 4"]}),
    case("10.1.success, 4.leaders.sides", at(leaders={"ulaid": "pagan 2"}, points=3), "green convert chief, ~ roll 3",
        {"points": 2, "frames": ["act", "after", "side 2"], "die": 3, "chronicle.leaders": 1}),
    case("10.1.success, 4.leaders.sides, ruling.chance", at(leaders={"ulaid": "pagan 2"}, points=3),
        "green convert chief, ~ roll 3, ~ side 2/1", {"points": 2, "leaders.ulaid": "christian 2/1", "die": 3,
        "chronicle.leaders": 1}),
    case("10.1.success, 4.leaders.sides", at(leaders={"ulster": "pagan 2"}, points=3), "green convert king, ~ roll 3",
        {"points": 2, "frames": ["act", "after", "side 9"], "die": 3, "chronicle.leaders": 1}),
    case("10.1.success, 4.leaders.sides", at(leaders={"ulster": "pagan 2"}, points=3),
        "green convert king, ~ roll 3, ~ side 2/1", {"points": 2, "leaders.ulster": "christian 2/1", "die": 3,
        "chronicle.leaders": 1}),
    case("10.1.success, 4.leaders.sides", at(saint("ciaran", TARA), leaders={"high-king": "pagan 2"}, points=3),
        "green convert high-king, ~ roll 3, ~ side 2/1", {"points": 2, "leaders.high-king": "christian 2/1", "die": 3,
        "chronicle.leaders": 1}),
    case("10.1.six, ruling.six.king", at(areas={"ulaid": "people 1 1 1 1, dolmens 1"}, leaders={"ulster": "pagan 1"},
        points=3), "green convert king, ~ roll 6, ~ side 1/2", {"points": 2, "areas.ulaid": "people 1 1 1 1",
        "leaders.ulster": "christian 1/2", "die": 6, "chronicle.leaders": 1}),
    case("10.6.death, ruling.effort.death, ruling.effort.victory, 11, 11.turn, 11.card, 11.grave, 11.acolyte",
        at(saint("ciaran", zeal=5), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 5"}, points=3),
        "green effort, green convert people:5, ~ roll 1", {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "active": 1,
        "turn": 2, "points": -1, "areas.ulaid": "people 1 1 1 5, graves 1", "frames": ["event", "draw"], "die": 1,
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("10.6.death, ruling.effort.death, 10.1.success", at(saint("ciaran", zeal=5), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 5"}, points=3), "green effort, green convert people:5, ~ roll 6",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 5+, graves 1", "frames": ["event", "draw"], "die": 6, "chronicle.people": 1,
        "chronicle.deaths": 1}),
    case("10.6.death, 10.1.failure, ruling.effort.death, ruling.failure.druid", at(saint("ciaran", zeal=5),
        saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 1, druid 5"}, points=3),
        "green effort, green convert druid, ~ roll 1", {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "active": 1,
        "turn": 2, "points": -1, "areas.ulaid": "people 1 1 1 1, druid 5, dolmens 1, graves 1", "frames": ["event",
        "draw"], "die": 1, "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("10.1.failure.dolmen, ruling.failure.druid", at(areas={"ulaid": "people 1 1 1 1, druid 4",
        "laigin": "people 1 1 1 1, dolmens 7"}), "green convert druid, ~ roll 1", {"mats.0.zeal": 2, "points": 3,
        "areas.ulaid": "people 1 1 1 1, druid 4, dolmens 1", "die": 1, "chronicle.failures": 1}),
    case("10.1.failure.dolmen, ruling.failure.druid", at(areas={"ulaid": "people 1 1 1 1, druid 4",
        "laigin": "people 1 1 1 1, dolmens 8"}), "green convert druid, ~ roll 1", {"mats.0.zeal": 2, "points": 3,
        "die": 1, "chronicle.failures": 1}),
    case("10.1.failure.dolmen, 14.beginner.dolmens", at(level="beginner", areas={"ulaid": "people 1 1 1 1, druid 4"}),
        "green convert druid, ~ roll 1", {"mats.0.zeal": 2, "points": 3, "die": 1, "chronicle.failures": 1}),
    case(DEATH + ", 11.acolyte, 11.acolyte.keepers, 11.successor", at(saint("patrick", zeal=5, keepers=[]),
        saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6, relics 0, graves 1",
        "laigin": "people 1 1 1 1, graves 1"}, points=3), "green convert people:6, ~ roll 1",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"], "die": 1,
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case(DEATH + ", 11.successor, 11.successor.keepers, 11.successor.zeal, 11.successor.points", at(saint("patrick",
        zeal=5, keepers=["ibar"]), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6, relics 0, graves 1",
        "laigin": "people 1 1 1 1, graves 1"}, points=3), "green convert people:6, ~ roll 1",
        {"mats.0.saint": "deck ibar", "mats.0.zeal": 1, "mats.0.keepers": [], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"], "die": 1,
        "chronicle.deck_saints": ["ibar"], "chronicle.failures": 1, "chronicle.deaths": 1}),
    case(DEATH + ", 11.successor, 11.successor.gifts, 11.successor.keepers, 11.acolyte.keepers", at(saint("patrick",
        zeal=5, keepers=["wisdom", "miracles", "tongues"]), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 6, relics 0, graves 1", "laigin": "people 1 1 1 1, graves 1"}, points=3),
        "green convert people:6, ~ roll 1", {"mats.0.saint": "acolyte", "mats.0.zeal": 1,
        "mats.0.keepers": ["wisdom"], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"], "die": 1,
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case(DEATH + ", 11.successor, 11.successor.gifts, 11.successor.abilities", at(saint("patrick", zeal=5,
        keepers=["ibar", "miracles", "interpretation"]), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 6, relics 0, graves 1", "laigin": "people 1 1 1 1, graves 1"}, points=3),
        "green convert people:6, ~ roll 1", {"mats.0.saint": "deck ibar", "mats.0.zeal": 1,
        "mats.0.keepers": ["interpretation"], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"], "die": 1,
        "chronicle.deck_saints": ["ibar"], "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.successor.choice, 11.successor, 11.successor.zeal, 11.successor.abilities", at(saint("patrick", zeal=5,
        keepers=["ibar", "brigid", "faith"]), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 6, relics 0, graves 1", "laigin": "people 1 1 1 1, graves 1"}, points=3),
        "green convert people:6, ~ roll 1", {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "mats.0.keepers": ["brigid",
        "ibar"], "points": 2, "over": 1, "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["act",
        "after", "heir"], "die": 1, "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.successor.choice, 11.successor, 11.successor.zeal", at(saint("patrick", zeal=5, keepers=["ibar",
        "brigid", "wisdom"]), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6, relics 0, graves 1",
        "laigin": "people 1 1 1 1, graves 1"}, points=3), "green convert people:6, ~ roll 1, green promote brigid",
        {"mats.0.saint": "deck brigid", "mats.0.zeal": 1, "mats.0.keepers": ["ibar", "wisdom"], "active": 1,
        "turn": 2, "points": -1, "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"],
        "die": 1, "chronicle.deck_saints": ["brigid"], "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.successor.abilities, 11.successor.zeal, 11.successor.points", at(saint("patrick", zeal=5,
        keepers=["finnian"]), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6, relics 0, graves 1",
        "laigin": "people 1 1 1 1, graves 1"}, points=3), "green convert people:6, ~ roll 1",
        {"mats.0.saint": "deck finnian", "mats.0.zeal": 1, "mats.0.keepers": [], "points": 2, "over": 1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["act", "after", "gift"], "die": 1,
        "chronicle.deck_saints": ["finnian"], "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.successor.abilities, 4.gifts.open", at(saint("patrick", zeal=5, keepers=["finnian"]), saint("enda",
        "laigin"), areas={"ulaid": "people 1 1 1 6, relics 0, graves 1", "laigin": "people 1 1 1 1, graves 1"},
        points=3), "green convert people:6, ~ roll 1, green gift faith", {"mats.0.saint": "deck finnian",
        "mats.0.zeal": 1, "mats.0.keepers": ["faith"], "gifts": ["wisdom", "knowledge", "healing", "miracles",
        "prophecy", "discernment", "tongues", "interpretation"], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 2, relics 0", "frames": ["event", "draw"], "die": 1,
        "chronicle.gifts": ["faith"], "chronicle.deck_saints": ["finnian"], "chronicle.failures": 1,
        "chronicle.deaths": 1}),
    case("11.successor.gifts, 11.successor.keepers", at(saint("deck finnian", zeal=5, keepers=["wisdom", "ibar",
        "brigid", "healing"]), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6"}), "green convert people:6",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "points": 3, "over": 1,
        "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["act", "after", "keep", "heir"],
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.successor.gifts, 11.successor.keepers, 11.successor.choice, 6.limit.discard", at(saint("deck finnian",
        zeal=5, keepers=["wisdom", "ibar", "keepsake", "healing"]), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 6"}), "green convert people:6", {"mats.0.saint": "deck ibar", "mats.0.zeal": 1,
        "mats.0.keepers": ["keepsake", "wisdom", "healing"], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["event", "draw"], "chronicle.deck_saints": ["ibar"],
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.acolyte.keepers, 11.successor, 6.limit.discard", at(saint("deck finnian", zeal=5, keepers=["wisdom",
        "interpretation", "keepsake", "healing"]), saint("enda", "laigin"), areas={"ulaid": "people 1 1 1 6"}),
        "green convert people:6", {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "points": 3, "over": 1,
        "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["act", "after", "keep"], "chronicle.failures": 1,
        "chronicle.deaths": 1}),
    case("11.acolyte.keepers, 11.successor, 6.limit.discard, ruling.discards", at(saint("deck finnian", zeal=5,
        keepers=["wisdom", "interpretation", "keepsake", "healing"]), saint("enda", "laigin"),
        areas={"ulaid": "people 1 1 1 6"}), "green convert people:6, green discard keepsake",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "mats.0.keepers": ["wisdom", "healing", "interpretation"],
        "discard": ["keepsake"], "active": 1, "turn": 2, "points": -1, "areas.ulaid": "people 1 1 1 6, graves 1",
        "frames": ["event", "draw"], "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("11.acolyte.end, 12.4, 12.over", at(saint("acolyte", zeal=3), areas={"ulaid": "people 1 1 1 6"}),
        "green convert people:6", {"mats.0.zeal": 4, "points": 3, "ended": "acolyte", "frames": [],
        "chronicle.failures": 1}),
    case("11, 11.excess", at(effects=[["lose-zeal", "drawer", 2]], mats=[saint("ciaran", zeal=3)]), "",
        {"mats.0.zeal": 5, "points": 2}),
    case("11, 11.excess, ruling.death.two, ruling.death.order, ruling.death.excess", at(effects=[["lose-zeal", "all",
        2]], mats=[saint("ciaran", zeal=2), saint("enda", "laigin", zeal=2)]), "", {"mats.0.zeal": 4,
        "mats.1.zeal": 3, "points": 3}),
    case("11, 11.excess, ruling.death.order, ruling.death.excess, 11.acolyte.start", at(effects=[["lose-zeal", "all",
        1]], mats=[saint("ciaran", zeal=5), saint("brigid", "laigin", zeal=5, keepers=["ibar"]), saint("acolyte",
        "osraige", zeal=2)], active=1), "", {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "mats.1.saint": "deck ibar",
        "mats.1.zeal": 1, "mats.1.keepers": [], "mats.2.zeal": 3, "areas.ulaid": "people 1 1 1 1, graves 1",
        "areas.laigin": "people 1 1 1 1, graves 1", "chronicle.deck_saints": ["ibar"], "chronicle.deaths": 2}),
    case("11.acolyte.end, ruling.death.order, 12.4, 11.acolyte.start", at(effects=[["lose-zeal", "all", 2]],
        mats=[saint("ciaran", zeal=5), saint("brigid", "laigin", zeal=3), saint("acolyte", "osraige", zeal=2)],
        active=1), "", {"mats.2.zeal": 4, "current": "blow", "ended": "acolyte", "frames": [], "fired": 1,
        "chronicle.red": ["blow"]}),
    case("ruling.death.order, 10.1.abilities", at(effects=[["lose-zeal", "all", 1]], mats=[saint("ciaran", zeal=2),
        saint("enda", "laigin", zeal=5)]), "", {"mats.0.zeal": 3}),
    case("ruling.death.order, 10.1.abilities", at(effects=[["lose-zeal", "all", 2]], mats=[saint("enda", zeal=2),
        saint("ciaran", "laigin", zeal=1)], active=1), "", {"mats.0.zeal": 3, "mats.1.zeal": 3}),
    case("ruling.death.excess, 11.excess, ruling.death.two", at(effects=[["lose-zeal", "drawer", 1], ["lose-zeal",
        "all", 1]], mats=[saint("ciaran", zeal=5, keepers=["ibar"]), saint("brigid", "laigin", zeal=2)]), "",
        {"mats.0.saint": "deck ibar", "mats.0.zeal": 1, "mats.0.keepers": [], "mats.1.zeal": 3,
        "areas.ulaid": "people 1 1 1 1, graves 1", "chronicle.deck_saints": ["ibar"], "chronicle.deaths": 1}),
    case("ruling.death.excess, 11.excess", at(effects=[["lose-zeal", "all", 1], ["lose-zeal", "all", 1]],
        mats=[saint("ciaran", zeal=4), saint("brigid", "laigin", zeal=5)]), "", {"mats.0.saint": "acolyte",
        "mats.0.zeal": 1, "mats.1.saint": "acolyte", "mats.1.zeal": 1, "areas.ulaid": "people 1 1 1 1, graves 1",
        "areas.laigin": "people 1 1 1 1, graves 1", "chronicle.deaths": 2}),
    case("ruling.death.event, ruling.points, 5.2", at(effects=[["lose-zeal", "drawer", 1]], mats=[saint("ciaran",
        zeal=5, keepers=["auxilius"]), saint("brigid", "laigin")]), "", {"mats.0.saint": "deck auxilius",
        "mats.0.zeal": 1, "mats.0.keepers": [], "points": 5, "areas.ulaid": "people 1 1 1 1, graves 1",
        "chronicle.deck_saints": ["auxilius"], "chronicle.deaths": 1}),
    case("ruling.death.grave, 11.grave", at(effects=[["lose-zeal", "drawer", 1]], mats=[saint("ciaran", zeal=5)],
        areas={"ulaid": "people 1 1 1 1", "laigin": "people 1 1 1 1, graves 11, relics 2"}), "",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "chronicle.deaths": 1}),
    case("ruling.death.grave, 11.grave, 10.5.grave", at(effects=[["lose-zeal", "drawer", 1]], mats=[saint("ciaran",
        zeal=5)], areas={"ulaid": "people 1 1 1 1", "laigin": "people 1 1 1 1, graves 10, relics 2"}), "",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "areas.ulaid": "people 1 1 1 1, graves 1",
        "chronicle.deaths": 1}),
    case("6.keeper.save, 6.keeper, 6.keeper.arrow, ruling.keeper.key, 5.1", at(saint("ciaran", keepers=["wisdom"]),
        saint("enda"), **DRAWING, deck_saints=["ibar"]), "~ draw ibar", {"mats.0.keepers": ["ibar", "wisdom"],
        "deck_saints": [], "points": 4, "frames": ["act"]}),
    case("6.keeper.save, 6.keeper, 6.limit.discard", at(saint("ciaran", keepers=["wisdom", "faith", "tongues"]),
        saint("enda"), **DRAWING, deck_saints=["ibar"]), "~ draw ibar", {"mats.0.keepers": ["ibar", "wisdom", "faith",
        "tongues"], "deck_saints": [], "frames": ["event 3", "keep"]}),
    case("6.limit.discard, ruling.discards", at(saint("ciaran", keepers=["wisdom", "faith", "tongues"]),
        saint("enda"), **DRAWING, deck_saints=["ibar"]), "~ draw ibar, green discard ibar", {"deck_saints": [],
        "discard_saints": ["ibar"], "points": 4, "frames": ["act"]}),
    case("6.limit.discard, ruling.discards, 6.keeper.save", at(saint("ciaran", keepers=["wisdom", "faith",
        "tongues"]), saint("enda"), **DRAWING, deck_saints=["ibar"]), "~ draw keepsake, green discard wisdom",
        {"mats.0.keepers": ["keepsake", "faith", "tongues"], "points": 4, "deck": 33, "frames": ["act"]}),
    case("6.limit.discard, ruling.discards", at(saint("ciaran", keepers=["wisdom", "faith", "keepsake"]),
        saint("enda"), **DRAWING, deck_saints=["ibar"]), "~ draw ibar, green discard keepsake",
        {"mats.0.keepers": ["ibar", "wisdom", "faith"], "deck_saints": [], "discard": ["keepsake"], "points": 4,
        "frames": ["act"]}),
    case("11.acolyte.saint, ruling.acolyte, 11.successor.zeal", at(saint("acolyte", zeal=3), saint("enda"), **DRAWING,
        deck_saints=["ibar"]), "~ draw ibar", {"mats.0.saint": "deck ibar", "mats.0.zeal": 1, "deck_saints": [],
        "points": 4, "frames": ["act"], "chronicle.deck_saints": ["ibar"]}),
    case("11.acolyte.saint, ruling.acolyte, 6.keeper.save", at(saint("acolyte", zeal=2), saint("enda"), **DRAWING),
        "~ draw keepsake", {"mats.0.keepers": ["keepsake"], "points": 3, "deck": 33, "frames": ["act"]}),
    case("4.gifts.open", at(effects=[["gain-gift"]], gifts=["faith", "tongues"]), "green gift tongues",
        {"mats.0.keepers": ["tongues"], "gifts": ["faith"], "chronicle.gifts": ["tongues"]}),
    case("4.gifts.open", at(effects=[["gain-gift"]], gifts=[]), "", {}),
    case("4.gifts.open, 6.limit.discard", at(effects=[["gain-gift"]], mats=[saint("ciaran", keepers=["faith",
        "tongues", "keepsake"])], gifts=["wisdom"]), "green gift wisdom", {"mats.0.keepers": ["keepsake", "wisdom",
        "faith", "tongues"], "gifts": [], "deck": 32, "frames": ["event 2", "run", "keep"],
        "chronicle.gifts": ["wisdom"]}),
    case("5, 5.1, 5.3, 4.clockwise, 12.3, ruling.deck", at(saint("ciaran"), saint("enda"), active=1, turn=7, points=2,
        prepares=1, bonus=1, built=[0, 0, 1, 0, 0, 0, 0, 0, 2], moved=2, churched=1, healed=1, foreseen=1,
        refused=["ibar"]), "blue end", {"active": 0, "turn": 8, "points": -1, "prepares": 0, "bonus": 0, "built": [0,
        0, 0, 0, 0, 0, 0, 0, 0], "moved": 0, "churched": 0, "healed": 0, "foreseen": 0, "refused": [],
        "frames": ["event", "draw"]}),
    case("5, 5.3, 4.clockwise", at(saint("ciaran"), saint("enda"), saint("ibar"), turn=1), "green end", {"active": 1,
        "turn": 2, "points": -1, "frames": ["event", "draw"]}),
    case("5, 5.1, 5.1.directive, 5.1.next, 5.1.discard, 6.first, 5.2, ruling.points", at(**DRAWING, cards=[card(14,
        "blow", "blue", directive=[["actions", 1]], red=[["actions", 2]], yellow=[["actions", 3]])]), "~ draw blow",
        {"discard": ["red-key"], "key": "blow", "points": 7, "deck": 33, "frames": ["act"], "fired": 1,
        "chronicle.red": ["blow"]}),
    case("5.1.directive, 5.1.key, 6.first", at(**DRAWING, key="yellow-key", cards=[card(14, "blow", "blue",
        directive=[["lose-zeal", "drawer", 1]], red=[["actions", -2]], yellow=[["actions", -3]])]), "~ draw blow",
        {"mats.0.zeal": 2, "discard": ["yellow-key"], "key": "blow", "points": 1, "deck": 33, "frames": ["act"],
        "fired": 2, "chronicle.yellow": ["blow"]}),
    case("5.1.key, 6, 14.advanced.blue, ruling.advanced", at(**DRAWING, key=None, cards=[card(14, "blow", "red",
        red=[["actions", 2]], blue=[["actions", 3]])]), "~ draw blow", {"key": "blow", "points": 7, "deck": 34,
        "frames": ["act"], "fired": 3, "chronicle.blue": ["blow"]}),
    case("5.1.arthur, ruling.arthur, 5.1.next, 5.1.discard", at(**DRAWING, key="arthur", arthur="key"), "~ draw blow",
        {"key": "blow", "arthur": "scotland", "points": 4, "deck": 33, "frames": ["act"], "fired": 2,
        "chronicle.yellow": ["blow"]}),
    case("ruling.arthur.scotland, ruling.arthur, 5.1.next", at(**DRAWING, key="arthur", arthur="key", paganism=1,
        merged=["scotland"], top=["blow", "yellow-key"]), "~ draw blow", {"top": [], "key": "blow", "arthur": "deck",
        "points": 4, "deck": 40, "frames": ["act"], "fired": 2, "chronicle.yellow": ["blow"]}),
    case("5.1.discard, 5.1.next, ruling.arthur", at(**DRAWING, key="arthur", paganism=1, merged=["scotland"],
        discard=["red-key"]), "~ draw blow", {"discard": ["arthur", "red-key"], "key": "blow", "points": 4,
        "deck": 38, "frames": ["act"], "fired": 2, "chronicle.yellow": ["blow"]}),
    case("ruling.points, 5.2, 5.2.zeal, ruling.auxilius", at(saint("auxilius", zeal=5), **DRAWING, extra=1),
        "~ draw blow", {"discard": ["red-key"], "key": "blow", "points": 4, "extra": 0, "deck": 33, "frames": ["act"],
        "fired": 1, "chronicle.red": ["blow"]}),
    case("ruling.points, 5.2", at(effects=[["actions", -4]], mats=[saint("ciaran", zeal=5), saint("enda", "laigin")]),
        "", {"active": 1, "turn": 2}),
    case("ruling.points, 5.2", at(effects=[["actions", -1]], mats=[saint("ciaran", zeal=5)]), "", {"points": 1}),
    case("5.2.zeal, 11.acolyte.start, 5.2.four, 4.points", at(saint("acolyte", zeal=3), **DRAWING), "~ draw blow",
        {"discard": ["red-key"], "key": "blow", "points": 2, "deck": 33, "frames": ["act"], "fired": 1,
        "chronicle.red": ["blow"]}),
    case("12.3, ruling.deck, 12.over", at(saint("ciaran"), saint("enda"), **PAGAN, left=[]), "green end",
        {"active": 1, "turn": 2, "points": -1, "ended": "deck", "frames": []}),
    case("8.first, 9.remove, 8", at(effects=[["replace-people", "ulaid", 1], ["remove-chief", "ulaid"],
        ["remove-king", "ulster"]], areas={"ulaid": "people 1 2 3+ 4+"}, leaders={"ulaid": "pagan 3",
        "ulster": "christian 4/0"}), "", {"removed_people": [4], "areas.ulaid": "people 1 2 3+", "frames": ["event 2",
        "run", "people"]}),
    case("8.first, 8.replace, 8.order, 9.remove, ruling.chance", at(effects=[["replace-people", "ulaid", 1],
        ["remove-chief", "ulaid"], ["remove-king", "ulster"]], areas={"ulaid": "people 1 2 3+ 4+"},
        leaders={"ulaid": "pagan 3", "ulster": "christian 4/0"}), "~ people 2", {"removed_leaders": [3],
        "removed_christians": ["christian 4/0"], "areas.ulaid": "people 1 2 2 3+", "leaders.ulaid": "nobody",
        "leaders.ulster": "nobody", "frames": ["event 2", "run", "leaders"]}),
    case("8.first, 9, 9.chain, 9.chiefs, 9.return, ruling.chance", at(effects=[["replace-people", "ulaid", 1],
        ["remove-chief", "ulaid"], ["remove-king", "ulster"]], areas={"ulaid": "people 1 2 3+ 4+"},
        leaders={"ulaid": "pagan 3", "ulster": "christian 4/0"}), "~ people 2, ~ leader 1, ~ roll 6, ~ leader 2",
        {"areas.ulaid": "people 1 2 2 3+", "leaders.ulaid": "pagan 2", "leaders.ulster": "pagan 1", "die": 6}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 1]],
        areas={"ulaid": "people 1 1 1 1, church 3"}), "", {"areas.ulaid": "people 1 1 1 1, church 2"}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 2]],
        areas={"ulaid": "people 1 1 1 1, church 3"}), "", {"areas.ulaid": "people 1 1 1 1, church 1"}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 3]],
        areas={"ulaid": "people 1 1 1 1, church 2"}), "", {"areas.ulaid": "people 1 1 1 1"}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 1]],
        areas={"ulaid": "people 1 1 1 1, church 0"}), "", {"areas.ulaid": "people 1 1 1 1"}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 1]],
        areas={"ulaid": "people 1 1 1 1, church 1"}), "", {"areas.ulaid": "people 1 1 1 1, church 0"}),
    case("ruling.church.lower", at(effects=[["raze-church", "ulster"]],
        areas={"ulaid": "people 1 1 1 1, church 3, dolmens 1", "airgialla": "people 1 1 1 1, church 0",
        "laigin": "people 1 1 1 1, church 1"}), "", {"areas.airgialla": "people 1 1 1 1",
        "areas.ulaid": "people 1 1 1 1, dolmens 1"}),
    case("ruling.church.lower", at(effects=[["lower-church", "ulaid", 1]], areas={"ulaid": "people 1 1 1 1, church 2",
        "laigin": "people 1 1 1 1, church 1", "osraige": "people 1 1 1 1, church 1",
        "eoganacht": "people 1 1 1 1, church 1", "connachta": "people 1 1 1 1, church 1",
        "ui-maine": "people 1 1 1 1, church 1", "airgialla": "people 1 1 1 1, church 1"}), "",
        {"areas.ulaid": "people 1 1 1 1, church 0"}),
    case("ruling.druid.new, ruling.druid.place, 10.3.nodruid", at(effects=[["place-druid", "ulster"]],
        areas={"ulaid": "people 1 1 1 1, dolmens 1", "airgialla": "people 1 1 1 1, church 0",
        "northern-ui-neill": "people 1 1 1 1, druid 2"}), "", {"areas.ulaid": "people 1 1 1 1, druid ?, dolmens 1"}),
    case("ruling.druid.place, ruling.druid.new", at(effects=[["place-druid", "ulster"]], druids_gone=[1, 1, 1, 2, 2,
        2, 3, 3, 3, 4, 4, 5, 5, 6], areas={"laigin": "people 1 1 1 1"}), "",
        {"areas.northern-ui-neill": "people 1 1 1 1, druid ?"}),
    case("ruling.druid.place, ruling.druid.new", at(effects=[["place-druid", "ulaid"]], druids_gone=[1, 1, 1, 2, 2, 2,
        3, 3, 3, 4, 4, 5, 5, 6], areas={"laigin": "people 1 1 1 1, druid ?"}), "", {}),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2"}), "", {"frames": ["event 2", "run", "where"]}),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2"}), "green choose laigin", {"areas.laigin": "people 1 1 1 1"}),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], areas={"laigin": "people 1 1 1 1, church 2"}), "",
        {"areas.laigin": "people 1 1 1 1"}),
    case("ruling.drawer, ruling.nothing", at(effects=[["raze-church", "chosen"], ["actions", 1]]), "", {"points": 5}),
    case("ruling.drawer, ruling.chance, 9.remove", at(effects=[["remove-king", "random"]],
        leaders={"munster": "pagan 3"}), "~ strike munster", {"removed_leaders": [3], "leaders.munster": "nobody",
        "frames": ["event 2", "run", "leaders 1"]}),
    case("9.remove", at(effects=[["remove-king", "each"]], leaders={"munster": "pagan 3", "ulster": "christian 1/2"}),
        "", {"removed_leaders": [0, 0, 3], "removed_christians": ["christian 1/2"], "leaders.ulster": "nobody",
        "leaders.connacht": "nobody", "leaders.leinster": "nobody", "leaders.munster": "nobody", "frames": ["event 2",
        "run", "leaders 1"]}),
    case("9.remove", at(effects=[["remove-king", "here"]], leaders={"munster": "pagan 3", "ulster": "christian 1/2"}),
        "", {"removed_christians": ["christian 1/2"], "leaders.ulster": "nobody", "frames": ["event 2", "run",
        "leaders 1"]}),
    case("9.remove", at(effects=[["remove-chief", "ulaid"], ["remove-chief", "ulaid"]]), "", {"removed_leaders": [0],
        "leaders.ulaid": "nobody", "frames": ["event 2", "run", "leaders"]}),
    case("9.remove", at(effects=[["remove-chief", "here"]], leaders={"ulaid": "christian 0/0"}), "",
        {"removed_christians": ["christian 0/0"], "leaders.ulaid": "nobody", "frames": ["event 2", "run", "leaders"]}),
    case("9.remove, 9", at(effects=[["remove-chief", "here"], ["remove-high-king"]], leaders={"high-king": "pagan 3",
        "ulaid": "christian 1/2"}), "", {"removed_leaders": [3], "removed_christians": ["christian 1/2"],
        "leaders.ulaid": "nobody", "leaders.high-king": "nobody", "frames": ["event 2", "run", "leaders"]}),
    case("ruling.nothing, 10.1.druid", at(effects=[["reveal-druid", "ulster"]],
        areas={"ulaid": "people 1 1 1 1, druid ?", "airgialla": "people 1 1 1 1, druid ?",
        "laigin": "people 1 1 1 1, druid ?"}), "~ druid 3, ~ druid 4", {"areas.airgialla": "people 1 1 1 1, druid 3",
        "areas.ulaid": "people 1 1 1 1, druid 4"}),
    case("7.advance, 7.scotland, ruling.paganism.once", at(effects=[["advance-paganism", 1]]), "", {"paganism": 1,
        "merged": ["scotland"], "deck": 39}),
    case("7.advance, 7.scotland, 7.strathclyde", at(effects=[["advance-paganism", 2]], paganism=2,
        merged=["scotland"]), "", {"paganism": 4, "merged": ["scotland", "strathclyde"], "deck": 44}),
    case("7.advance, 7.england", at(effects=[["advance-paganism", 2]], paganism=4, merged=["scotland",
        "strathclyde"]), "", {"paganism": 6, "merged": ["scotland", "strathclyde", "england"], "deck": 50}),
    case("7.advance", at(effects=[["advance-paganism", 2]], paganism=1, merged=["scotland"]), "", {"paganism": 3,
        "merged": ["scotland", "strathclyde"], "deck": 44}),
    case("7.advance, ruling.paganism.once", at(effects=[["advance-paganism", 2]], merged=["scotland"], top=[],
        discard=["red-key"], key="blue-key", colour="blue"), "", {"discard": ["red-key", "blue-key"], "paganism": 2,
        "deck": 38}),
    case("7.advance, ruling.paganism.once", at(effects=[["advance-paganism", 1]], merged=["scotland"],
        discard=["drust"]), "", {"discard": ["red-key", "drust"], "paganism": 1, "deck": 38}),
    case("7.scotland, ruling.arthur, 7.advance", at(effects=[["advance-paganism", 1]], arthur="scotland"), "",
        {"arthur": "deck", "paganism": 1, "merged": ["scotland"], "deck": 39}),
    case("7.end, 12.2, 12.over, 7.advance", at(effects=[["advance-paganism", 2]], paganism=6, merged=["scotland",
        "strathclyde", "england"]), "", {"current": "blow", "paganism": 7, "ended": "paganism", "deck": 50,
        "frames": [], "fired": 1, "chronicle.red": ["blow"]}),
    case("7.arthur, 7.boundary, ruling.paganism.back", at(effects=[["retreat-paganism", 2]], paganism=1,
        merged=["scotland"]), "", {"paganism": 0, "deck": 39}),
    case("7.arthur, ruling.paganism.back", at(effects=[["retreat-paganism", 1]], paganism=4, merged=["scotland",
        "strathclyde"]), "", {"paganism": 3, "deck": 44}),
    case("7.advance, 10.1.abilities, 6.keeper.columba", at(saint("columba"), **DRAWING, paganism=1,
        merged=["scotland"], cards=[card(54, "raid", red=[["advance-paganism", 2]]) | {"pile": "scotland"}]),
        "~ draw raid", {"discard": ["red-key"], "key": "raid", "paganism": 2, "points": 4, "deck": 39,
        "frames": ["act"], "fired": 1, "chronicle.red": ["raid"]}),
    case("7.advance, 10.1.abilities", at(saint("columba"), **DRAWING, paganism=1, merged=["scotland"], cards=[card(59,
        "raid", red=[["advance-paganism", 1]]) | {"pile": "scotland"}]), "~ draw raid", {"discard": ["red-key"],
        "key": "raid", "points": 4, "deck": 39, "frames": ["act"], "fired": 1, "chronicle.red": ["raid"]}),
    case("7.advance, 10.1.abilities", at(saint("columba"), **DRAWING, paganism=1, merged=["scotland"], cards=[card(54,
        "raid", red=[["advance-paganism", 1]]) | {"pile": "scotland"}]), "~ draw raid", {"discard": ["red-key"],
        "key": "raid", "points": 4, "deck": 39, "frames": ["act"], "fired": 1, "chronicle.red": ["raid"]}),
    case("7.advance, 10.1.abilities", at(saint("columba"), **DRAWING, paganism=1, merged=["scotland"], cards=[card(14,
        "blow", red=[["advance-paganism", 1]])]), "~ draw blow", {"discard": ["red-key"], "key": "blow",
        "paganism": 2, "points": 4, "deck": 39, "frames": ["act"], "fired": 1, "chronicle.red": ["blow"]}),
    case("7.advance, 6.keeper.use", at(saint("columba", keepers=["keepsake"]), paganism=1, merged=["scotland"],
        cards=[saved(43, "keepsake", [["advance-paganism", 1]])]), "green use keepsake", {"mats.0.keepers": [],
        "discard": ["keepsake"], "paganism": 2, "chronicle.used": ["keepsake"]}),
    case("8, 8.right, 8.pagan, ruling.people.flock", at(effects=[["replace-people", "ulaid", 3]],
        areas={"ulaid": "people 1 2 3+ 5+"}), "", {"removed_people": [1, 3, 5], "areas.ulaid": "people 2",
        "frames": ["event 2", "run", "people"]}),
    case("8, 8.right, 8.pagan, ruling.people.flock", at(effects=[["replace-people", "ulster", 1]],
        areas={"ulaid": "people 2 2 3 5", "airgialla": "people 1+ 6+ 6 6"}), "", {"removed_people": [1, 2, 6],
        "areas.northern-ui-neill": "people 1 1 1", "areas.airgialla": "people 1+ 6 6", "areas.ulaid": "people 2 3 5",
        "frames": ["event 2", "run", "people"]}),
    case("8, 8.replace, 4.people", at(effects=[["replace-people", "northern-ui-neill", 1]]), "", {"removed_people": [1],
        "areas.northern-ui-neill": "people 1 1 1", "frames": ["event 2", "run", "people"]}),
    case("8, 8.right", at(effects=[["replace-people", "ulaid", 1]], areas={"ulaid": "people 1+ 2 3 5"}), "",
        {"removed_people": [1], "areas.ulaid": "people 2 3 5", "frames": ["event 2", "run", "people"]}),
    case("8, 8.pagan", at(effects=[["replace-people", "ulaid", 5]], areas={"ulaid": "people 2 2 3 5"}), "",
        {"removed_people": [2, 2, 3, 5], "areas.ulaid": "people", "frames": ["event 2", "run", "people"]}),
    case("8.replace, ruling.people.together, 8.order, 4.people, 4.people.order", at(effects=[["replace-people",
        "ulaid", 2]], areas={"ulaid": "people 2 2 3 5"}), "~ people 4", {"removed_people": [2, 2],
        "areas.ulaid": "people 3 4 5", "frames": ["event 2", "run", "people"]}),
    case("8.replace, ruling.people.together, 8.order, 4.people, 4.people.order", at(effects=[["replace-people",
        "ulaid", 2]], areas={"ulaid": "people 2 2 3 5"}), "~ people 4, ~ people 1",
        {"areas.ulaid": "people 1 3 4 5"}),
    case("9, 9.chain, 9.highking, 9.kings, 9.side, ruling.leaders.passes, ruling.leaders.fresh",
        at(effects=[["remove-high-king"]], leaders={"munster": "christian 2/1", "osraige": "pagan 3"}),
        "~ roll 5, ~ roll 4", {"removed_leaders": [0], "leaders.osraige": "nobody", "leaders.munster": "pagan 3",
        "leaders.high-king": "christian 2/1", "frames": ["event 2", "run", "leaders"], "die": 4}),
    case("9, 9.chain, 9.return, ruling.leaders.passes, 4.leaders.sides", at(effects=[["remove-high-king"]],
        leaders={"munster": "christian 2/1", "osraige": "pagan 3", "high-king": "christian 4/0"}),
        "~ roll 5, ~ roll 4, ~ leader 2", {"leaders.osraige": "pagan 2", "leaders.munster": "pagan 3",
        "leaders.high-king": "christian 2/1", "die": 4}),
    case("9.chiefs, 9.chiefs.christian, 9.chiefs.pagan", at(effects=[["remove-chief", "munster"]],
        areas={"osraige": "people 1 1+ 1+ 1+", "eoganacht": "people 1 1 1+ 1+"}, leaders={"osraige": "pagan 3"}),
        "~ leader 2, ~ leader 1", {"removed_leaders": [0, 3], "leaders.eoganacht": "pagan 2",
        "leaders.osraige": "pagan 1", "frames": ["event 2", "run", "leaders", "side 8"]}),
    case("9.chiefs, 9.chiefs.christian, 4.leaders.sides", at(effects=[["remove-chief", "munster"]],
        areas={"osraige": "people 1 1+ 1+ 1+", "eoganacht": "people 1 1 1+ 1+"}, leaders={"osraige": "pagan 3"}),
        "~ leader 2, ~ leader 1, ~ side 1/2", {"leaders.eoganacht": "pagan 2", "leaders.osraige": "christian 1/2"}),
    case("ruling.leaders.empty, 9.return, ruling.leaders.passes, 9", at(effects=[["remove-chief", "each"]],
        leaders={"osraige": "pagan 4", "ulaid": "christian 3/2"}),
        "~ leader 0, ~ leader 0, ~ leader 1, ~ leader 1, ~ leader 2, ~ leader 2, ~ leader 2", {"removed_leaders": [0,
        0, 0, 0, 0, 0, 0, 4], "removed_christians": ["christian 3/2"], "leaders.ulaid": "pagan 1",
        "leaders.connachta": "pagan 1", "leaders.ui-maine": "pagan 2", "leaders.southern-ui-neill": "pagan 2",
        "leaders.laigin": "pagan 2", "leaders.eoganacht": "nobody", "leaders.osraige": "nobody", "frames": ["event 2",
        "run", "leaders"]}),
    case("12.1, 13.fullvictory, 12.over", at(saint("patrick"), areas=IRELAND | {"ulaid": "people 1 1+ 1+ 1+"}),
        "green convert people:1", {"points": 3, "ended": "converted", "areas.ulaid": "people 1+ 1+ 1+ 1+",
        "frames": [], "chronicle.people": 1}),
    case("12.1", at(saint("patrick"), areas=IRELAND | {"ulaid": "people 1 1+ 1+ 1+", "osraige": "people 1 1+ 1+ 1+"}),
        "green convert people:1", {"points": 3, "areas.ulaid": "people 1+ 1+ 1+ 1+", "chronicle.people": 1}),
    case("12.1", at(saint("patrick"), areas=IRELAND | {"ulaid": "people 1 1+ 1+ 1+", "osraige": "people 1 1 1+ 1+"}),
        "green convert people:1", {"points": 3, "areas.ulaid": "people 1+ 1+ 1+ 1+", "chronicle.people": 1}),
    case("6.keeper, 6.keeper.save, 5.1", at(saint("ciaran"), saint("enda"), **DRAWING, deck_saints=["patrick"]),
        "~ draw patrick", {"mats.0.keepers": ["patrick"], "deck_saints": [], "points": 4, "frames": ["act"]}),
    case("ruling.discards, 6.limit.discard", at(saint("ciaran", keepers=["patrick", "faith", "tongues"]),
        saint("enda"), **DRAWING), "~ draw keepsake, green discard patrick", {"mats.0.keepers": ["keepsake", "faith",
        "tongues"], "discard_saints": ["patrick"], "points": 4, "deck": 33, "frames": ["act"]}),
    case("6.keeper, 6.keeper.save, 5.1", at(saint("ciaran"), saint("ibar"), **DRAWING, **PAGAN, cards=[saved(64,
        "last", [["actions", 1]])]), "~ draw last", {"mats.0.keepers": ["last"], "points": 4, "deck": 50,
        "frames": ["act"]}),
    case("6.keeper.use, ruling.discards", at(saint("ciaran", keepers=["last"]), saint("ibar"), **PAGAN,
        cards=[saved(64, "last", [["actions", 1]])]), "green use last", {"mats.0.keepers": [], "discard": ["last"],
        "points": 5, "chronicle.used": ["last"]}),
    case("ruling.discards, 6.limit.discard", at(saint("ciaran", keepers=["last", "faith", "tongues"]), saint("ibar"),
        **DRAWING, **PAGAN, cards=[saved(64, "last", [["actions", 1]])]), "~ draw keepsake, green discard last",
        {"mats.0.keepers": ["keepsake", "faith", "tongues"], "discard": ["last"], "points": 4, "deck": 49,
        "frames": ["act"]}),
    case("11.turn, 11, 11.card", at(saint("ciaran", keepers=["keepsake"]), saint("auxilius", zeal=5), points=2,
        cards=[saved(43, "keepsake", [["lose-zeal", "all", 1]])]), "green use keepsake", {"mats.0.zeal": 2,
        "mats.0.keepers": [], "mats.1.saint": "acolyte", "mats.1.zeal": 1, "discard": ["keepsake"],
        "areas.ulaid": "people 1 1 1 1, graves 1", "chronicle.used": ["keepsake"], "chronicle.deaths": 1}),
    case("11.turn, 11, 11.successor.points, 10.1.failure", at(saint("ciaran", zeal=5, keepers=["brendan"]),
        saint("enda", "laigin"), points=1, areas={"ulaid": "people 1 1 1 6"}), "green convert people:6",
        {"mats.0.saint": "deck brendan", "mats.0.zeal": 1, "mats.0.keepers": [], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["event", "draw"], "chronicle.deck_saints": ["brendan"],
        "chronicle.failures": 1, "chronicle.deaths": 1}),
    case("10.1.six, 10.1.success, 12.1", at(saint("ciaran"),
        areas=IRELAND | {"ulaid": "people 1 1+ 1+ 1+, dolmens 1"}), "green convert people:1, ~ roll 6", {"points": 3,
        "ended": "converted", "areas.ulaid": "people 1+ 1+ 1+ 1+, dolmens 1", "frames": [], "die": 6,
        "chronicle.people": 1}),
    case("11.successor.gifts, 11, 11.acolyte.keepers", at(saint("ciaran", zeal=5, keepers=["faith", "knowledge",
        "tongues"]), saint("ibar", "laigin"), areas={"ulaid": "people 1 1 1 6"}), "green convert people:6, ~ roll 1",
        {"mats.0.saint": "acolyte", "mats.0.zeal": 1, "mats.0.keepers": [], "active": 1, "turn": 2, "points": -1,
        "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["event", "draw"], "die": 1, "chronicle.failures": 1,
        "chronicle.deaths": 1}),
    case("11.successor.gifts, 11, 11.successor.keepers", at(saint("ciaran", zeal=5, keepers=["enda", "keepsake",
        "miracles"]), saint("ibar", "laigin"), areas={"ulaid": "people 1 1 1 6"}), "green convert people:6, ~ roll 1",
        {"mats.0.saint": "deck enda", "mats.0.zeal": 1, "mats.0.keepers": ["keepsake"], "active": 1, "turn": 2,
        "points": -1, "areas.ulaid": "people 1 1 1 6, graves 1", "frames": ["event", "draw"], "die": 1,
        "chronicle.deck_saints": ["enda"], "chronicle.failures": 1, "chronicle.deaths": 1}),
]
# fmt: on


@pytest.mark.parametrize(("setting", "moves", "changes"), CHANGES)
def test_exactly_this_changes(setting: Setting, moves: str, changes: dict[str, Any]) -> None:
    now, before = set_up(setting)
    if moves:
        now.play(moves)
    found = changed(before, flat(now))
    if "effects" in setting:
        usual = EVENT if now.to_act else ()
        found = {key: value for key, value in found.items() if key not in usual and USUAL.get(key) != value}
    assert found == changes


# -- what may be done, or happen --------------------------------------------------------------------------------------

ULAID = "northern-ui-neill, airgialla, southern-ui-neill"
PAGANS = "chief, king, people:1"
EVERYWHERE = ", ".join(AREAS)

# fmt: off
CHOICES = [
    case(TURN + ", 10.3.build", at(saint("iserninus"), points=0, moved=0,
        areas={"ulaid": "people 1 2 2 5+, graves 1"}), "", {"end": "", "move": ULAID}),
    case(TURN + ", 10.3.build", at(saint("iserninus"), points=1, moved=1,
        areas={"ulaid": "people 1 2 2 5+, graves 1"}), "", {"end": "", "convert": "chief, king, people:1, people:2",
        "move": ULAID, "build": "", "relic": ""}),
    case(TURN + ", 10.3.build", at(saint("iserninus"), points=2, moved=1,
        areas={"ulaid": "people 1 2 2 5+, graves 1"}), "", {"end": "", "prepare": "",
        "convert": "chief, king, people:1, people:2", "move": ULAID, "build": "", "relic": ""}),
    case(TURN, at(points=3, areas={"ulaid": "people 1 2 2 5+, dolmens 1"}), "", {"end": "", "prepare": "",
        "convert": "chief, king, people:1, people:2", "move": ULAID, "build": ""}),
    case(TURN + ", 10.6, 10.6.once, ruling.effort.points", at(saint("ciaran", zeal=5, keepers=["wisdom", "keepsake"]),
        saint("enda"), points=3, effort=1, areas={"ulaid": "people 1 2 2 5+, graves 1"}), "", {"prepare": "",
        "convert": "chief, king, people:1, people:2"}),
    case(TURN + ", 10.6, 10.6.once", at(saint("ciaran", zeal=5), points=1, effort=1), "", {"convert": PAGANS}),
    case(EFFORT, at(saint("ciaran", zeal=4), points=1), "", {"end": "", "convert": PAGANS, "move": ULAID,
        "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=4), points=2), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=4), points=3), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=5), points=1), "", {"end": "", "convert": PAGANS, "move": ULAID,
        "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=5), points=2), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": "", "effort": ""}),
    case(EFFORT, at(saint("ciaran", zeal=5), points=3), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": "", "effort": ""}),
    case(EFFORT, at(saint("acolyte", zeal=3), points=3), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(EFFORT, at(saint("acolyte", zeal=2), saint("ciaran", "laigin", zeal=5), active=1, points=2), "", {"end": "",
        "prepare": "", "convert": PAGANS, "move": "southern-ui-neill, osraige", "build": "", "effort": ""}),
    case(EFFORT, at(saint("ciaran", zeal=5), saint("enda", "laigin", zeal=3), active=1, points=2), "", {"end": "",
        "prepare": "", "convert": PAGANS, "move": "southern-ui-neill, osraige", "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=1), saint("acolyte", "laigin", zeal=3), active=1, points=2), "", {"end": "",
        "prepare": "", "convert": PAGANS, "move": "southern-ui-neill, osraige", "build": ""}),
    case(EFFORT, at(saint("ciaran", zeal=3), points=3), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(EFFORT, at(saint("ciaran", "laigin", zeal=5), points=3), "", {"end": "", "prepare": "", "convert": PAGANS,
        "move": "southern-ui-neill, osraige", "build": "", "effort": ""}),
    case(EFFORT + ", ruling.effort.after", at(saint("ciaran", zeal=5), points=3,
        areas={"ulaid": "people 1+ 1+ 1+ 1+"}, leaders={"ulaid": "christian 4/0", "ulster": "christian 0/0"}), "",
        {"end": "", "prepare": "", "move": ULAID, "build": ""}),
    case(TURN + ", 10.4.give, 10.4.take", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith"]),
        points=1), "", {"end": "", "convert": PAGANS, "move": ULAID, "build": "", "give": "wisdom blue",
        "take": "faith blue"}),
    case(TURN + ", 10.4.give, 10.4.take, ruling.abilities", at(saint("ciaran", keepers=["healing"], zeal=2),
        saint("enda", "laigin", keepers=["faith"], zeal=2), points=2), "", {"end": "", "prepare": "",
        "convert": PAGANS, "move": ULAID, "build": "", "heal": "green"}),
    case(TURN + ", 10.4.give, 10.4.take, ruling.abilities", at(saint("enda", "laigin", keepers=["faith"], zeal=2),
        saint("ciaran", keepers=["healing"], zeal=2), active=1, points=2), "", {"end": "", "prepare": "",
        "convert": PAGANS, "move": ULAID, "build": "", "heal": "blue"}),
    case(TRADE, at(saint("ciaran", keepers=["wisdom", "keepsake"]), saint("enda", keepers=["faith"]), saint("ibar",
        keepers=["tongues", "healing"]), saint("columba", "laigin", keepers=["brigid"]), points=2), "", {"end": "",
        "prepare": "", "convert": PAGANS, "move": ULAID, "build": "",
        "give": "keepsake blue, wisdom blue, keepsake red, wisdom red",
        "take": "faith blue, healing red, tongues red", "use": "keepsake"}),
    case(TRADE, at(saint("columba", "laigin", keepers=["brigid"]), saint("enda", keepers=["faith"]), saint("ciaran"),
        saint("ibar", keepers=["tongues"]), active=2, points=1), "", {"end": "", "convert": PAGANS, "move": ULAID,
        "build": "", "take": "faith blue, tongues gold"}),
    case(TRADE, at(saint("ciaran", keepers=["keepsake", "wisdom"]), saint("enda", keepers=["faith"]), points=0,
        areas={"ulaid": "people 1 1 1 1"}, moved=0, cards=[saved(43, "keepsake", [["actions", 1]])]), "", {"end": "",
        "use": "keepsake"}),
    case(TRADE + ", ruling.consent.again", at(saint("ciaran"), saint("enda", keepers=["faith", "ibar", "keepsake"]),
        points=2, refused=["ibar", "keepsake"]), "", {"end": "", "prepare": "", "convert": PAGANS, "move": ULAID,
        "build": "", "take": "faith blue"}),
    case(TRADE + ", ruling.consent.again", at(saint("ciaran"), saint("enda", keepers=["faith", "ibar", "keepsake"]),
        points=2, refused=["faith"]), "", {"end": "", "prepare": "", "convert": PAGANS, "move": ULAID, "build": "",
        "take": "keepsake blue, ibar blue"}),
    case("6.keeper.use", at(saint("ciaran", keepers=["keepsake", "ibar", "wisdom"]), saint("enda", "laigin"),
        points=0), "", {"end": "", "use": "keepsake"}),
    case("6.keeper.use", at(saint("ciaran", keepers=["ibar", "wisdom", "keepsake"]), saint("enda", "laigin"),
        points=1), "", {"end": "", "convert": PAGANS, "move": ULAID, "build": "", "use": "keepsake"}),
    case("6.keeper.use, ruling.abilities", at(saint("enda", zeal=3), saint("ciaran", keepers=["healing",
        "discernment"], zeal=2), saint("ibar"), saint("brigid", "laigin", zeal=2), active=1, points=1,
        areas={"ulaid": "people 1 1 1 1, druid ?"}), "", {"end": "", "convert": "druid", "move": ULAID,
        "give": "healing green, discernment green, healing red, discernment red", "heal": "green, blue",
        "discern": ""}),
    case("6.keeper.use, ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2),
        points=1, areas={"ulaid": "people 1 1 1 1, druid ?"}, healed=1, foreseen=1), "", {"end": "",
        "convert": "druid", "move": ULAID, "discern": ""}),
    case("6.keeper.use, ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"]),
        points=1, areas={"ulaid": "people 1 1 1 1, druid 3"}), "", {"end": "",
        "convert": "druid, chief, king, people:1", "move": ULAID, "foresee": ""}),
    case("6.keeper.use, ruling.abilities", at(saint("ciaran", keepers=["healing"], zeal=2), points=1), "", {"end": "",
        "convert": PAGANS, "move": ULAID, "build": "", "heal": "green"}),
    case("6.keeper.use, ruling.abilities", at(saint("iserninus", keepers=["healing", "keepsake", "prophecy"], zeal=2),
        points=0), "", {"end": "", "move": ULAID, "use": "keepsake"}),
    case("6.keeper.use, ruling.abilities", at(saint("ciaran", keepers=["prophecy"]), points=2, **PAGAN, left=[]), "",
        {"end": "", "prepare": "", "convert": PAGANS, "move": ULAID, "build": ""}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("brendan", "ulaid"), points=0), "", {"end": "",
        "move": "northern-ui-neill, airgialla, connachta, southern-ui-neill, laigin, eoganacht"}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("brendan", "osraige"), points=0), "", {"end": "",
        "move": "ui-maine, southern-ui-neill, laigin, eoganacht"}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("deck brendan", "laigin"), points=0), "", {"end": "",
        "move": "northern-ui-neill, airgialla, ulaid, connachta, ui-maine, southern-ui-neill, eoganacht, osraige"}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("brendan", "laigin"), points=0), "", {"end": "",
        "move": "northern-ui-neill, ulaid, connachta, southern-ui-neill, eoganacht, osraige"}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("brendan", "connachta"), points=0, moved=0), "", {"end": "",
        "move": "northern-ui-neill, airgialla, ulaid, ui-maine, southern-ui-neill, laigin, eoganacht"}),
    case("10.2.adjacent, 10.2.special, 10.cost", at(saint("iserninus"), points=1, moved=1), "", {"end": "",
        "convert": PAGANS, "move": ULAID, "build": ""}),
    case(CHURCH, at(saint("ciaran"), points=1, built=[3, 1, 0, 1, 0, 0, 0, 0, 1]), "", {"end": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(CHURCH, at(saint("deck brigid"), points=1, built=[3, 1, 0, 1, 0, 0, 0, 0, 1]), "", {"end": "",
        "convert": PAGANS, "move": ULAID, "build": ""}),
    case(CHURCH, at(saint("ciaran"), points=1, built=[3, 1, 1, 1, 0, 0, 0, 0, 1]), "", {"end": "", "convert": PAGANS,
        "move": ULAID}),
    case(CHURCH, at(saint("deck brigid"), points=1, built=[3, 1, 1, 1, 0, 0, 0, 0, 1]), "", {"end": "",
        "convert": PAGANS, "move": ULAID, "build": ""}),
    case(CHURCH, at(saint("ciaran"), points=1, built=[3, 1, 2, 1, 0, 0, 0, 0, 1]), "", {"end": "", "convert": PAGANS,
        "move": ULAID}),
    case(CHURCH, at(saint("deck brigid"), points=1, built=[3, 1, 2, 1, 0, 0, 0, 0, 1]), "", {"end": "",
        "convert": PAGANS, "move": ULAID}),
    case(CHURCH, at(saint("ciaran"), points=1, built=[3, 1, 3, 1, 0, 0, 0, 0, 1]), "", {"end": "", "convert": PAGANS,
        "move": ULAID}),
    case(CHURCH, at(saint("deck brigid"), points=1, built=[3, 1, 3, 1, 0, 0, 0, 0, 1]), "", {"end": "",
        "convert": PAGANS, "move": ULAID}),
    case(CHURCH, at(saint("brigid"), points=0), "", {"end": "", "build": ""}),
    case(CHURCH, at(saint("brigid", keepers=["keepsake"]), points=0, churched=1), "", {"end": "", "use": "keepsake"}),
    case(CHURCH, at(saint("ciaran", keepers=["keepsake"]), points=0), "", {"end": "", "use": "keepsake"}),
    case(CHURCH, at(saint("brigid"), points=1, churched=1), "", {"end": "", "convert": PAGANS, "move": ULAID,
        "build": ""}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, druid ?"}), "", {"end": "", "convert": "druid",
        "move": ULAID}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, druid 2"}), "", {"end": "",
        "convert": "druid, chief, king, people:1", "move": ULAID}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 0"}), "", {"end": "", "convert": PAGANS,
        "move": ULAID, "improve": ""}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 1"}), "", {"end": "", "convert": PAGANS,
        "move": ULAID, "improve": ""}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 2"}), "", {"end": "", "convert": PAGANS,
        "move": ULAID, "improve": ""}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 3"}), "", {"end": "", "convert": PAGANS,
        "move": ULAID}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, dolmens 2"}), "", {"end": "", "convert": PAGANS,
        "move": ULAID, "build": ""}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 2", "laigin": "people 1 1 1 1, church 3"}), "",
        {"end": "", "convert": PAGANS, "move": ULAID}),
    case(CHURCH, at(points=1,
        areas={"ulaid": "people 1 1 1 1"} | dict.fromkeys([area for area in AREAS if area != "ulaid"],
        "people 1 1 1 1, church 0")), "", {"end": "", "convert": PAGANS, "move": ULAID}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 0"} | dict.fromkeys(AREAS[3:],
        "people 1 1 1 1, church 1")), "", {"end": "", "convert": PAGANS, "move": ULAID}),
    case(CHURCH, at(points=1, areas={"ulaid": "people 1 1 1 1, church 0"} | dict.fromkeys(AREAS[4:],
        "people 1 1 1 1, church 1")), "", {"end": "", "convert": PAGANS, "move": ULAID, "improve": ""}),
    case(REACH, at(points=1, areas={"ulaid": "people 1 3+ 5 6", "airgialla": "people 2 2 2 2"}), "", {"end": "",
        "convert": "chief, king, people:1, people:5, people:6", "move": ULAID, "build": ""}),
    case(REACH, at(saint("ciaran", TARA), points=1, areas={TARA: "people 2 2 2 6+"}), "", {"end": "",
        "convert": "chief, king, high-king, people:2",
        "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige", "build": ""}),
    case(REACH, at(points=1, areas={"ulaid": "people 1 3+ 5 6, druid ?", "airgialla": "people 2 2 2 2"}), "",
        {"end": "", "convert": "druid", "move": ULAID}),
    case(REACH, at(saint("ciaran", TARA), points=1, areas={TARA: "people 2 2 2 6+, druid ?"}), "", {"end": "",
        "convert": "druid", "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige"}),
    case(REACH, at(points=1, areas={"ulaid": "people 1 3+ 5 6, druid 6", "airgialla": "people 2 2 2 2"}), "",
        {"end": "", "convert": "druid, chief, king, people:1, people:5, people:6", "move": ULAID}),
    case(REACH, at(saint("ciaran", TARA), points=1, areas={TARA: "people 2 2 2 6+, druid 6"}), "", {"end": "",
        "convert": "druid, chief, king, high-king, people:2",
        "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige"}),
    case(REACH, at(saint("ciaran", TARA), points=1, areas={"laigin": "people 1 1 1 1, druid ?"}), "", {"end": "",
        "convert": "chief, high-king, people:1", "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige",
        "build": ""}),
    case(REACH, at(saint("ciaran", TARA), points=1, leaders={TARA: "christian 4/0", "leinster": "christian 0/0",
        "high-king": "christian 0/1"}), "", {"end": "", "convert": "people:1",
        "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige", "build": ""}),
    case(REACH, at(saint("ciaran", "laigin"), points=1, leaders={"laigin": "pagan 4", "leinster": "christian 0/0"},
        areas={TARA: "people 1 1 1 1, druid ?"}), "", {"end": "", "convert": "chief, people:1",
        "move": "southern-ui-neill, osraige", "build": ""}),
    case(REACH, at(saint("ciaran", "laigin"), points=1, leaders={"laigin": "pagan 4", "leinster": "pagan 3"},
        areas={"ulaid": "people 1 1 1 1, druid ?", TARA: "people 1 1 1 1, druid 3"}), "", {"end": "",
        "convert": PAGANS, "move": "southern-ui-neill, osraige", "build": ""}),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "",
        {"choose": "ulaid, laigin"}),
    case("ruling.drawer", at(effects=[["lower-church", "chosen", 1]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "",
        {"choose": "ulaid, laigin"}),
    case("ruling.drawer", at(effects=[["place-druid", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "",
        {"choose": "northern-ui-neill, airgialla, southern-ui-neill, eoganacht"}),
    case("ruling.drawer", at(effects=[["reveal-druid", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "",
        {"choose": "connachta, osraige"}),
    case("ruling.drawer", at(effects=[["remove-dolmen", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "",
        {"choose": "laigin, osraige"}),
    case("ruling.drawer", at(effects=[["place-dolmen", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "", {"choose": EVERYWHERE}),
    case("ruling.drawer", at(effects=[["replace-people", "chosen", 1]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "", {"choose": EVERYWHERE}),
    case("ruling.drawer", at(effects=[["remove-chief", "chosen"]], areas={"ulaid": "people 1 1 1 1, church 1",
        "laigin": "people 1 1 1 1, church 2, dolmens 1", "osraige": "people 1 1 1 1, druid ?, dolmens 1",
        "connachta": "people 1 1 1 1, druid ?", "ui-maine": "people 1 1 1 1, druid 2"}), "", {"choose": EVERYWHERE}),
    case("ruling.drawer", at(effects=[["travel"]]), "", {"choose": EVERYWHERE}),
    case("ruling.consent", at(saint("ciaran"), saint("enda", keepers=["faith"])), "green take faith blue",
        {"agree": "", "refuse": ""}),
    case("10.4.room, ruling.room, 6.limit.discard", at(saint("ciaran", keepers=["wisdom"]), saint("enda",
        keepers=["faith", "knowledge", "miracles"])), "green give wisdom blue",
        {"discard": "knowledge, faith, miracles"}),
    case("10.4.take, 10.4.room, ruling.room", at(saint("ciaran", keepers=["faith", "knowledge", "miracles"]),
        saint("enda", keepers=["wisdom"])), "green take wisdom blue, blue agree",
        {"discard": "knowledge, faith, miracles"}),
    case("6.limit.discard", at(saint("ciaran", keepers=["faith", "knowledge", "miracles"]), **DRAWING),
        "~ draw keepsake", {"discard": "keepsake, knowledge, faith, miracles"}),
    case("6.limit.three, 6.limit.discard", at(saint("finnian", keepers=["faith", "knowledge", "miracles"]),
        **DRAWING), "~ draw keepsake", {"discard": "keepsake, knowledge, faith, miracles"}),
    case("6.limit, 6.limit.discard, 15.keepers", at(saint("ciaran", keepers=["faith", "knowledge"]), saint("enda"),
        saint("ibar"), saint("brigid"), **DRAWING), "~ draw keepsake", {"discard": "keepsake, knowledge, faith"}),
    case("6.limit.three, 15.keepers", at(saint("ciaran", keepers=["faith", "knowledge"]), saint("enda"),
        saint("ibar"), **DRAWING), "~ draw keepsake", {"end": "", "prepare": "", "convert": PAGANS, "move": ULAID,
        "build": "", "give": "keepsake blue, knowledge blue, faith blue, keepsake red, knowledge red, faith red",
        "use": "keepsake"}),
    case("6.limit, 15.keepers, 6.limit.discard", at(saint("deck finnian", keepers=["faith", "knowledge"]),
        saint("enda", "laigin"), saint("ibar", "laigin"), saint("brigid"), **DRAWING), "~ draw keepsake", {"end": "",
        "prepare": "", "convert": PAGANS, "move": ULAID, "build": "",
        "give": "keepsake gold, knowledge gold, faith gold", "use": "keepsake"}),
    case("6.limit.three, 15.keepers, 6.limit.discard", at(saint("deck finnian", keepers=["faith", "knowledge",
        "tongues"]), saint("enda"), **DRAWING), "~ draw keepsake", {"end": "", "prepare": "", "convert": PAGANS,
        "move": ULAID, "build": "", "give": "keepsake blue, knowledge blue, faith blue, tongues blue",
        "use": "keepsake"}),
    case("10.5.carry", at(areas={"ulaid": "people 1 1 1 1, relics 0 1 2 3"}), "green move airgialla, green carry 2",
        {"carry": "0, 1, 3", "go": ""}),
    case("ruling.odds, ruling.chance", at(points=1), "green convert people:1", {f"roll {face}": 1 for face in range(1,
        7)}),
    case("ruling.odds, ruling.chance", at(**PAGAN, left=["blow", "yellow-key", "blue-key"], **DRAWING,
        deck_saints=["ibar"]), "", {"draw blow": 1, "draw yellow-key": 1, "draw blue-key": 1, "draw ibar": 1}),
    case("ruling.odds, ruling.chance", at(**PAGAN, left=["blow", "yellow-key", "blue-key"], **DRAWING,
        deck_saints=["ibar"], top=["yellow-key"]), "", {"draw yellow-key": 1}),
    case("ruling.odds, ruling.chance, ruling.peek", at(saint("ciaran", keepers=["prophecy"]), **PAGAN, left=["blow",
        "yellow-key", "blue-key"], deck_saints=["ibar"]), "green foresee", {"look blow": 1, "look yellow-key": 1,
        "look blue-key": 1, "look ibar": 1}),
    case("ruling.odds, ruling.chance, ruling.peek", at(saint("ciaran", keepers=["keepsake"]), **PAGAN, left=["blow",
        "yellow-key", "blue-key"], deck_saints=["ibar"], cards=[saved(43, "keepsake", [["peek", 3]])]),
        "green use keepsake, ~ look yellow-key", {"look blow": 1, "look blue-key": 1, "look ibar": 1}),
    case("ruling.odds, ruling.chance", at(effects=[["replace-people", "ulaid", 1]],
        areas={"ulaid": "people 2 2 3 5"}), "", {"people 1": 8, "people 2": 8, "people 3": 7, "people 4": 6,
        "people 5": 3, "people 6": 4}),
    case("ruling.odds, ruling.chance", at(effects=[["remove-king", "ulster"]]), "",
        {f"roll {face}": 1 for face in range(1, 7)}),
    case("ruling.odds, ruling.chance", at(effects=[["remove-high-king"]]), "", {f"roll {face}": 1 for face in range(1,
        7)}),
    case("ruling.odds, ruling.chance", at(effects=[["remove-chief", "ulaid"]], leaders={"ulaid": "pagan 3"}), "",
        {"leader 0": 1, "leader 1": 2, "leader 2": 4, "leader 3": 2, "leader 4": 1}),
    case("ruling.odds, ruling.chance, 10.1.druid", at(areas={"ulaid": "people 1 1 1 1, druid ?",
        "laigin": "people 1 1 1 1, druid 3"}), "green convert druid", {"druid 1": 3, "druid 2": 3, "druid 3": 2,
        "druid 4": 2, "druid 5": 2, "druid 6": 2}),
    case("ruling.odds, ruling.chance, 4.leaders.sides", at(saint("secundinus"), leaders={"ulaid": "pagan 1",
        "laigin": "christian 1/2"}), "green convert chief", {"side 1/2": 1}),
    case("ruling.odds, ruling.chance, 4.leaders.sides", at(leaders={"ulaid": "pagan 0", "laigin": "christian 0/1"}),
        "green convert chief", {"side 0/0": 7, "side 0/1": 6}),
    case("ruling.odds, ruling.chance, 10.5.make, 10.5.value",
        at(areas={"ulaid": "people 1 1 1 1, graves 1, relics 3"}), "green relic", {"turn-relic 0": 3,
        "turn-relic 1": 4, "turn-relic 2": 4}),
    case("ruling.odds, ruling.chance, ruling.drawer", at(effects=[["raze-church", "random"]],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2",
        "osraige": "people 1 1 1 1, church 0"}), "", {"strike ulaid": 1, "strike laigin": 1, "strike osraige": 1}),
    case("ruling.odds, ruling.chance, ruling.drawer", at(effects=[["remove-king", "random"]]), "",
        {"strike ulster": 1, "strike connacht": 1, "strike leinster": 1, "strike munster": 1}),
    case("9.chiefs.christian, 4.leaders.sides, ruling.odds, ruling.chance", at(effects=[["remove-chief", "ulaid"]],
        areas={"ulaid": "people 1 1+ 1+ 1+"}, leaders={"laigin": "christian 2/1"}), "~ leader 2", {"side 2/1": 3}),
    case("9.return, 4.leaders.sides, ruling.leaders.empty, 9, ruling.odds, ruling.chance",
        at(effects=[["remove-chief", "each"]], leaders={"osraige": "pagan 4", "ulaid": "christian 3/2",
        "laigin": "christian 3/2"}),
        "~ leader 0, ~ leader 0, ~ leader 1, ~ leader 1, ~ leader 2, ~ leader 2, ~ leader 2", {"leader 0": 1,
        "leader 2": 1, "leader 3": 1}),
    case("9.return, 4.leaders.sides, ruling.leaders.empty, 9, ruling.odds, ruling.chance",
        at(effects=[["remove-chief", "each"]], leaders={"osraige": "pagan 4", "ulaid": "christian 3/2",
        "laigin": "christian 3/2"}),
        "~ leader 0, ~ leader 0, ~ leader 1, ~ leader 1, ~ leader 2, ~ leader 2, ~ leader 2, ~ leader 2",
        {"leader 0": 1, "leader 3": 1}),
    case("6.keeper.use", at(saint("ciaran", keepers=["patrick", "last", "wisdom"]), saint("ibar", "laigin"), points=1,
        **PAGAN, cards=[saved(64, "last", [["actions", 1]])]), "", {"end": "", "convert": PAGANS, "move": ULAID,
        "build": "", "use": "last"}),
    case(REACH, at(points=1, areas={"ulaid": "people 1+ 2 6 6"}), "", {"end": "",
        "convert": "chief, king, people:2, people:6", "move": ULAID, "build": ""}),
    case(REACH, at(saint("ibar", "laigin"), saint("ciaran", TARA), active=1, points=1,
        areas={TARA: "people 1+ 2+ 6+ 6"}, leaders={TARA: "christian 0/0", "leinster": "pagan 0"}), "", {"end": "",
        "convert": "king, high-king, people:6", "move": "airgialla, ulaid, connachta, ui-maine, laigin, osraige",
        "build": ""}),
]
# fmt: on


@pytest.mark.parametrize(("setting", "moves", "wanted"), CHOICES)
def test_exactly_this_comes_next(setting: Setting, moves: str, wanted: dict[str, Any]) -> None:
    """The actions by their verbs, in their order; or what chance may bring, with weights."""
    now, _ = set_up(setting)
    if moves:
        now.play(moves)
    if now.to_act == "~":
        assert now.odds == wanted
        return
    actions = now.state.legal(now.state.actors()[0])
    found: dict[str, list[str]] = {}
    for action in actions:
        verb, _, what = now.game.text(now.state, action).partition(" ")
        found.setdefault(verb, []).append(what)
    assert {verb: ", ".join(one) for verb, one in found.items()} == wanted
    assert list(actions) == sorted(actions)


# -- the set-up -------------------------------------------------------------------------------------------------------

SET_UP = (
    *("3.britain", "4.area", "4.area.palladius", "4.arthur", "4.deck", "4.decksaints", "4.decksaints.choice"),
    *(
        "4.decksaints.rest",
        "4.decksaints.shuffle",
        "4.decksaints.twice",
        "4.druids",
        "4.first",
        "4.first.die",
        "4.gifts",
    ),
    *(
        "4.leaders",
        "4.palladius",
        "4.palladius.flock",
        "4.patrick",
        "4.people",
        "4.saint",
        "4.saint.choice",
        "4.saint.rest",
        "4.zeal",
    ),
    *("14.advanced.cards", "14.advanced.gifts", "14.advanced.paganism", "14.saints", "15", "15.ciaran", "15.many"),
    *(
        "ruling.advanced",
        "ruling.area.order",
        "ruling.chance",
        "ruling.odds",
        "ruling.consensus",
        "ruling.first",
        "ruling.setup",
    ),
)
# How it looks when the first card is to be drawn, for Patrick alone; areas, Leaders and mats are not among it.
BEGIN: dict[str, Any] = {
    "removed_people": [],
    "removed_leaders": [],
    "removed_christians": [],
    "gifts": [
        "wisdom",
        "knowledge",
        "faith",
        "healing",
        "miracles",
        "prophecy",
        "discernment",
        "tongues",
        "interpretation",
    ],
    "deck_saints": ["brigid", "columba", "finnian", "ibar", "brendan", "enda"],
    "top": [],
    "discard": [],
    "discard_saints": [],
    "key": "arthur",
    "current": None,
    "arthur": "key",
    "paganism": 0,
    "merged": [],
    "active": 0,
    "turn": 1,
    "points": -1,
    "extra": 0,
    "prepares": 0,
    "bonus": 0,
    "effort": 0,
    "built": [0, 0, 0, 0, 0, 0, 0, 0, 0],
    "moved": 0,
    "churched": 0,
    "healed": 0,
    "foreseen": 0,
    "refused": [],
    "over": 0,
    "pc": 0,
    "losing": 0,
    "asked": None,
    "received": None,
    "ended": None,
    "level": "standard",
    "slider": "ruled",
    "saints": "historic",
    "cast": [],
    "first": 0,
    "druids_gone": [],
    "deck": 34,
    "frames": ["event", "draw"],
    "die": 0,
    "fired": 0,
    "chronicle.start_saints": ["patrick"],
}

# fmt: off
SET_UPS = [
    case(", ".join(SET_UP), 1, {}, "first", ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5", "pawns: green 1x 9..9"],
        {"mats.0.saint": "patrick", "mats.0.area": "northern-ui-neill", "mats.0.zeal": 2, "mats.0.keepers": []}),
    case(", ".join(SET_UP), 3, {}, "first", ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5", "pawns: green 1x 9..9",
        "pawns 2: red 1x 9..9"], {"active": 1, "first": 1, "chronicle.start_saints": ["patrick", "palladius",
        "secundinus"], "mats.0.saint": "patrick", "mats.0.area": "northern-ui-neill", "mats.0.zeal": 2,
        "mats.0.keepers": [], "mats.1.saint": "palladius", "mats.1.area": "eoganacht", "mats.1.zeal": 3,
        "mats.1.keepers": [], "mats.2.saint": "secundinus", "mats.2.area": "northern-ui-neill", "mats.2.zeal": 1,
        "mats.2.keepers": []}),
    case(", ".join(SET_UP), 6, {}, "last", ["people: ~ 36x 6..1", "leaders 3: ~ 14x 5..1", "pawns: green 1x 9..9",
        "pawns 2: red 1x 9..9", "pawns 3: gold 1x 9..9", "pawns 4: white 1x 9..9", "pawns 5: violet 1x 9..9"],
        {"active": 1, "first": 1, "chronicle.start_saints": ["patrick", "palladius", "secundinus", "auxilius",
        "iserninus", "ciaran"], "mats.0.saint": "patrick", "mats.0.area": "osraige", "mats.0.zeal": 2,
        "mats.0.keepers": [], "mats.1.saint": "palladius", "mats.1.area": "eoganacht", "mats.1.zeal": 3,
        "mats.1.keepers": [], "mats.2.saint": "secundinus", "mats.2.area": "osraige", "mats.2.zeal": 1,
        "mats.2.keepers": [], "mats.3.saint": "auxilius", "mats.3.area": "osraige", "mats.3.zeal": 1,
        "mats.3.keepers": [], "mats.4.saint": "iserninus", "mats.4.area": "osraige", "mats.4.zeal": 1,
        "mats.4.keepers": [], "mats.5.saint": "ciaran", "mats.5.area": "osraige", "mats.5.zeal": 1,
        "mats.5.keepers": []}),
    case(", ".join(SET_UP), 2, {"saints": "chosen"}, "first", ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5",
        "saints: green 1x 12..12", "saints 1: blue 1x 11..11", "cast: blue 6x 10..5",
        "cast consensus: green 1x 2..2", "pawns: green 1x 9..9"], {"deck_saints": ["secundinus", "auxilius",
        "iserninus", "ciaran", "brigid", "columba"], "active": 1, "saints": "chosen", "first": 1,
        "chronicle.start_saints": ["patrick", "palladius"], "mats.0.saint": "patrick", "mats.0.area":
        "northern-ui-neill", "mats.0.zeal": 2, "mats.0.keepers": [], "mats.1.saint": "palladius", "mats.1.area":
        "eoganacht", "mats.1.zeal": 3, "mats.1.keepers": []}),
    case(", ".join(SET_UP), 3, {"saints": "chosen", "level": "advanced"}, "last", ["people: ~ 36x 6..1",
        "leaders 3: ~ 14x 5..1", "saints: green 1x 12..12", "saints 1: blue 1x 11..11", "saints 2: red 1x 10..10",
        "cast first: ~ 1x 3..3", "cast: red 6x 9..4", "cast consensus: green 1x 2..2",
        "cast consensus 1: blue 1x 2..2", "remove-gifts: red 3x 9..7", "remove-gifts consensus: green 1x 2..2",
        "remove-gifts consensus 1: blue 1x 2..2", "pawns: green 1x 9..9", "pawns 1: blue 1x 9..9",
        "pawns 2: red 1x 9..9"], {"gifts": ["wisdom", "knowledge", "faith", "healing", "miracles", "prophecy"],
        "deck_saints": ["auxilius", "iserninus", "ciaran", "brigid", "columba", "finnian"], "key": None, "arthur":
        "deck", "paganism": 1, "merged": ["scotland"], "active": 2, "level": "advanced", "saints": "chosen",
        "first": 2, "deck": 41, "chronicle.start_saints": ["ibar", "brendan", "enda"], "mats.0.saint": "enda",
        "mats.0.area": "osraige", "mats.0.zeal": 1, "mats.0.keepers": [], "mats.1.saint": "brendan", "mats.1.area":
        "osraige", "mats.1.zeal": 1, "mats.1.keepers": [], "mats.2.saint": "ibar", "mats.2.area": "osraige",
        "mats.2.zeal": 1, "mats.2.keepers": []}),
    case(", ".join(SET_UP), 3, {"saints": "chosen", "level": "advanced"}, "object", ["people: ~ 36x 6..1",
        "leaders 3: ~ 14x 5..1", "saints: green 1x 12..12", "saints 1: blue 1x 11..11", "saints 2: red 1x 10..10",
        "cast first: ~ 1x 3..3", "cast: red 6x 9..4", "cast consensus: green 1x 2..2", "cast 1: red 6x 9..4",
        "cast 1 consensus 1: blue 1x 2..2", "cast 3: red 6x 9..4", "remove-gifts: red 3x 9..7",
        "remove-gifts consensus: green 1x 2..2", "remove-gifts 1: red 3x 9..7",
        "remove-gifts 1 consensus 1: blue 1x 2..2", "remove-gifts 3: red 3x 9..7", "pawns: green 1x 9..9",
        "pawns 1: blue 1x 9..9", "pawns 2: red 1x 9..9"], {"gifts": ["wisdom", "knowledge", "faith", "healing",
        "miracles", "prophecy"], "deck_saints": ["auxilius", "iserninus", "ciaran", "brigid", "columba", "finnian"],
        "key": None, "arthur": "deck", "paganism": 1, "merged": ["scotland"], "active": 2, "level": "advanced",
        "saints": "chosen", "first": 2, "deck": 41, "chronicle.start_saints": ["ibar", "brendan", "enda"],
        "mats.0.saint": "enda", "mats.0.area": "osraige", "mats.0.zeal": 1, "mats.0.keepers": [], "mats.1.saint":
        "brendan", "mats.1.area": "osraige", "mats.1.zeal": 1, "mats.1.keepers": [], "mats.2.saint": "ibar",
        "mats.2.area": "osraige", "mats.2.zeal": 1, "mats.2.keepers": []}),
    case(", ".join(SET_UP), 1, {"saints": "chosen", "level": "advanced"}, "last", ["people: ~ 36x 6..1",
        "leaders 3: ~ 14x 5..1", "saints: green 1x 12..12", "cast: green 6x 11..6", "remove-gifts: green 3x 9..7",
        "pawns: green 1x 9..9"], {"gifts": ["wisdom", "knowledge", "faith", "healing", "miracles", "prophecy"],
        "deck_saints": ["ciaran", "brigid", "columba", "finnian", "ibar", "brendan"], "key": None, "arthur": "deck",
        "paganism": 1, "merged": ["scotland"], "level": "advanced", "saints": "chosen", "deck": 41,
        "chronicle.start_saints": ["enda"], "mats.0.saint": "enda", "mats.0.area": "osraige", "mats.0.zeal": 1,
        "mats.0.keepers": []}),
    case(", ".join(SET_UP), 3, {"saints": "random", "level": "beginner"}, "first", ["people: ~ 36x 6..6",
        "leaders 3: ~ 14x 5..5", "saints: ~ 1x 12..12", "saints 1: ~ 1x 11..11", "saints 2: ~ 1x 10..10",
        "cast: ~ 6x 9..4", "pawns: green 1x 9..9", "pawns 1: blue 1x 9..9", "pawns 2: red 1x 9..9",
        "first: ~ 1x 3..3"], {"deck_saints": ["iserninus", "ciaran", "columba", "finnian", "ibar", "enda"],
        "active": 1, "level": "beginner", "saints": "random", "first": 1, "chronicle.start_saints": ["auxilius",
        "brigid", "brendan"], "mats.0.saint": "auxilius", "mats.0.area": "northern-ui-neill", "mats.0.zeal": 1,
        "mats.0.keepers": [], "mats.1.saint": "brendan", "mats.1.area": "northern-ui-neill", "mats.1.zeal": 1,
        "mats.1.keepers": [], "mats.2.saint": "brigid", "mats.2.area": "northern-ui-neill", "mats.2.zeal": 1,
        "mats.2.keepers": []}),
    case(", ".join(SET_UP), 1, {"saints": "random"}, "first", ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5",
        "saints: ~ 1x 11..11", "cast: ~ 6x 11..6", "pawns: green 1x 9..9"], {"deck_saints": ["ciaran", "brigid",
        "columba", "finnian", "brendan", "enda"], "saints": "random", "chronicle.start_saints": ["auxilius"],
        "mats.0.saint": "auxilius", "mats.0.area": "northern-ui-neill", "mats.0.zeal": 1, "mats.0.keepers": []}),
    case(", ".join(SET_UP), 2, {"saints": "chosen", "level": "advanced", "at-start": "enda ibar",
        "deck-saints": "patrick brigid columba ciaran finnian brendan", "without-gifts": "wisdom faith tongues",
        "first": "2"}, "first", ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5", "pawns: green 1x 9..9",
        "pawns 1: blue 1x 9..9"], {"gifts": ["knowledge", "healing", "miracles", "prophecy", "discernment",
        "interpretation"], "deck_saints": ["patrick", "ciaran", "brigid", "columba", "finnian", "brendan"],
        "key": None, "arthur": "deck", "paganism": 1, "merged": ["scotland"], "active": 1, "level": "advanced",
        "saints": "chosen", "first": 1, "deck": 41, "chronicle.start_saints": ["ibar", "enda"],
        "mats.0.saint": "enda", "mats.0.area": "northern-ui-neill", "mats.0.zeal": 1, "mats.0.keepers": [],
        "mats.1.saint": "ibar", "mats.1.area": "northern-ui-neill", "mats.1.zeal": 1, "mats.1.keepers": []}),
    case(", ".join(SET_UP), 2, {"saints": "chosen", "at-start": "finnian brigid", "first": "1"}, "first",
        ["people: ~ 36x 6..6", "leaders 3: ~ 14x 5..5", "cast: green 6x 10..5", "cast consensus 1: blue 1x 2..2",
        "pawns: green 1x 9..9", "pawns 1: blue 1x 9..9", "gift: green 1x 9..9"], {"gifts": ["knowledge", "faith",
        "healing", "miracles", "prophecy", "discernment", "tongues", "interpretation"], "deck_saints": ["patrick",
        "palladius", "secundinus", "auxilius", "iserninus", "ciaran"], "saints": "chosen",
        "chronicle.start_saints": ["brigid", "finnian"], "mats.0.saint": "finnian",
        "mats.0.area": "northern-ui-neill", "mats.0.zeal": 1, "mats.0.keepers": ["wisdom"], "mats.1.saint": "brigid",
        "mats.1.area": "northern-ui-neill", "mats.1.zeal": 1, "mats.1.keepers": [], "chronicle.gifts": ["wisdom"]}),
    case(", ".join(SET_UP), 2, {"saints": "chosen", "at-start": "patrick palladius"}, "last",
        ["people: ~ 36x 6..1", "leaders 3: ~ 14x 5..1", "cast: blue 6x 10..5", "cast consensus: green 1x 2..2",
        "pawns: green 1x 9..9"], {"active": 1, "saints": "chosen", "first": 1, "chronicle.start_saints": ["patrick",
        "palladius"], "mats.0.saint": "patrick", "mats.0.area": "osraige", "mats.0.zeal": 2, "mats.0.keepers": [],
        "mats.1.saint": "palladius", "mats.1.area": "eoganacht", "mats.1.zeal": 3, "mats.1.keepers": []}),
    case(", ".join(SET_UP), 3, {"saints": "chosen", "at-start": "ibar palladius patrick", "first": "1"}, "last",
        ["people: ~ 36x 6..1", "leaders 3: ~ 14x 5..1", "cast: blue 6x 9..4", "cast consensus 2: red 1x 2..2",
        "cast consensus: green 1x 2..2", "pawns: green 1x 9..9", "pawns 2: red 1x 9..9"], {"deck_saints": ["ciaran",
        "brigid", "columba", "finnian", "brendan", "enda"], "active": 1, "saints": "chosen", "first": 1,
        "chronicle.start_saints": ["patrick", "palladius", "ibar"], "mats.0.saint": "ibar", "mats.0.area":
        "osraige", "mats.0.zeal": 1, "mats.0.keepers": [], "mats.1.saint": "palladius", "mats.1.area": "eoganacht",
        "mats.1.zeal": 3, "mats.1.keepers": [], "mats.2.saint": "patrick", "mats.2.area": "osraige", "mats.2.zeal":
        2, "mats.2.keepers": []}),
    case(", ".join(SET_UP), 3, {"saints": "chosen", "at-start": "finnian ibar brendan"}, "last",
        ["people: ~ 36x 6..1", "leaders 3: ~ 14x 5..1", "cast first: ~ 1x 3..3", "cast: red 6x 9..4",
        "cast consensus: green 1x 2..2", "cast consensus 1: blue 1x 2..2", "pawns: green 1x 9..9",
        "pawns 1: blue 1x 9..9", "pawns 2: red 1x 9..9", "gift: green 1x 9..9"], {"gifts": ["wisdom", "knowledge",
        "faith", "healing", "miracles", "prophecy", "discernment", "tongues"], "deck_saints": ["auxilius",
        "iserninus", "ciaran", "brigid", "columba", "enda"], "active": 2, "saints": "chosen", "first": 2,
        "chronicle.start_saints": ["finnian", "ibar", "brendan"], "mats.0.saint": "finnian", "mats.0.area":
        "osraige", "mats.0.zeal": 1, "mats.0.keepers": ["interpretation"], "mats.1.saint": "ibar", "mats.1.area":
        "osraige", "mats.1.zeal": 1, "mats.1.keepers": [], "mats.2.saint": "brendan", "mats.2.area": "osraige",
        "mats.2.zeal": 1, "mats.2.keepers": [], "chronicle.gifts": ["interpretation"]}), ]
# fmt: on


@pytest.mark.rule("BTS ruling.setup")
@pytest.mark.parametrize(("seats", "options", "choosing", "steps", "changes"), SET_UPS)
def test_exactly_this_is_set_up(
    seats: int, options: dict[str, str], choosing: str, steps: list[str], changes: dict[str, Any]
) -> None:
    """What goes on, who is asked how often, between how many choices first and last; then all that is no chance.
    The first or the last is chosen each time; `object`: whoever may object does."""
    now = BanishTheSnakes(QUIET.new(seats, **options), QUIET)
    asked: list[tuple[str, int]] = []
    while now.see("turn") == 0:
        who, legal = now.to_act, [now.game.text(now.state, one) for one in now.state.legal(now.state.actors()[0])]
        choices = sorted(now.odds) if who == "~" else legal
        asked.append((f"{' '.join(now.see('frames')[1:])}: {who}", len(choices)))
        agreeing = "object" in choices
        last = choosing == "object" or (choosing == "last" and not agreeing)
        now.play(f"{who} {choices[-1 if last else 0]}")
    runs: list[tuple[str, list[int]]] = []
    for what, number in asked:
        if not runs or runs[-1][0] != what:
            runs.append((what, []))
        runs[-1][1].append(number)
    assert [f"{what} {len(found)}x {found[0]}..{found[-1]}" for what, found in runs] == steps
    found = {key: value for key, value in flat(now).items() if not key.startswith(("areas.", "leaders."))}
    assert changed(BEGIN, found) == changes
    assert all(now.has(area, "druid ?") for area in AREAS)
    told = {type(one).__name__ for one in now.events}
    assert not told & {"PeoplePlaced", "LeaderDrawn"}, "the set-up is told in one"


# -- what is refused --------------------------------------------------------------------------------------------------

# fmt: off
REFUSALS = [
    case("ruling.saved", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "blue use keepsake", "BTS ruling.saved", "Keepsake can be used only in its holder’s own turn, while acting."),
    case("ruling.saved", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green use keepsake", "BTS ruling.saved", "You have no keepsake to use."),
    case("ruling.saved", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green use wisdom", "BTS ruling.saved", "Wisdom is not a card that is used once."),
    case("5.3, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "blue prepare", "BTS 5.3", "Green decides now."),
    case("5.3, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "blue convert chief", "BTS 5.3", "Green decides now."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green give faith blue", "BTS 10.4.keeper", "Green has no Faith among the Keepers."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green take wisdom blue", "BTS 10.4.keeper", "Blue has no Wisdom among the Keepers."),
    case("10.4.area", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green give wisdom green", "BTS 10.4.area", "Cards change hands between two Saints, not within one."),
    case("10.4.area", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green take faith green", "BTS 10.4.area", "Cards change hands between two Saints, not within one."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green give enda blue", "BTS 10.4.keeper", "Green has no Enda, from the deck among the Keepers."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green take enda blue", "BTS 10.4.keeper", "Blue has no Enda, from the deck among the Keepers."),
    case("ruling.chance, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith",
        "keepsake"])), "green roll 3", "BTS ruling.chance", "Chance decides that, not a player."),
    case("ruling.drawer", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green choose ulaid", "BTS ruling.drawer", "Nobody is asked that now."),
    case("ruling.consent", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green agree", "BTS ruling.consent", "Nobody is asked that now."),
    case("11.successor.choice", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"])),
        "green promote ibar", "BTS 11.successor.choice", "Nobody is asked that now."),
    case("10.4.area", at(saint("ciaran", keepers=["wisdom"]), saint("deck enda", "laigin", keepers=["faith"])),
        "green give wisdom blue", "BTS 10.4.area", "Blue is not in your Area."),
    case("10.4.area", at(saint("ciaran", keepers=["wisdom"]), saint("deck enda", "laigin", keepers=["faith"])),
        "green take faith blue", "BTS 10.4.area", "Blue is not in your Area."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("deck enda", "laigin", keepers=["faith"])),
        "green take enda blue", "BTS 10.4.keeper",
        "Enda, from the deck is the active Saint of Blue and can’t change hands."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("deck enda", "laigin", keepers=["faith"])),
        "green give ciaran blue", "BTS 10.4.keeper", "Green has no Ciarán, from the deck among the Keepers."),
    case("10.4.keeper", at(saint("deck ciaran", keepers=["wisdom"]), saint("deck enda", keepers=["faith"])),
        "green take enda blue", "BTS 10.4.keeper",
        "Enda, from the deck is the active Saint of Blue and can’t change hands."),
    case("10.4.keeper", at(saint("deck ciaran", keepers=["wisdom"]), saint("deck enda", keepers=["faith"])),
        "green give ciaran blue", "BTS 10.4.keeper",
        "Ciarán, from the deck is the active Saint of Green and can’t change hands."),
    case("10.4.keeper", at(saint("deck ciaran", keepers=["wisdom"]), saint("deck enda", keepers=["faith"])),
        "green take ibar blue", "BTS 10.4.keeper", "Blue has no Ibar, from the deck among the Keepers."),
    case("ruling.consent.again", at(saint("ciaran"), saint("enda", keepers=["faith", "ibar"]), refused=["faith"],
        points=1), "green take faith blue", "BTS ruling.consent.again",
        "Faith has already been refused to you this turn."),
    case("10.cost, 10.4.area", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]),
        points=0), "green take faith blue", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.cost, 10.4.area", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]),
        points=0), "green give wisdom blue", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.cost, 10.1.reserve", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]),
        points=0), "green prepare", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.cost, ruling.targets", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith",
        "ibar"]), points=0), "green convert chief", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.5.make", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]), points=0),
        "green relic", "BTS 10.5.make", "There is no Grave in Ulaid."),
    case("10.cost, 10.3.once", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]),
        points=0), "green build", "BTS 10.cost", "You have no Action Points left for that."),
    case("ruling.abilities", at(saint("iserninus", keepers=["wisdom"]), saint("enda", keepers=["faith", "ibar"]),
        points=0), "green heal blue", "BTS ruling.abilities", "Your Saint and your Gifts don’t have that ability."),
    case("6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]), **DRAWING),
        "green prepare", "BTS 6.first", "The event comes first; then you act."),
    case("5.3, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]),
        **DRAWING), "blue prepare", "BTS 5.3", "Green decides now."),
    case("6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]), **DRAWING),
        "green use keepsake", "BTS 6.first", "The event comes first; then you act."),
    case("ruling.saved", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]),
        **DRAWING), "blue use keepsake", "BTS ruling.saved",
        "Keepsake can be used only in its holder’s own turn, while acting."),
    case("ruling.chance, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith",
        "keepsake"]), **DRAWING), "green choose ulaid", "BTS ruling.chance", "Chance decides that, not a player."),
    case("ruling.chance, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith",
        "keepsake"]), **DRAWING), "blue choose ulaid", "BTS ruling.chance", "Chance decides that, not a player."),
    case("6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]), **DRAWING),
        "green end", "BTS 6.first", "The event comes first; then you act."),
    case("6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "keepsake"]), **DRAWING),
        "green foresee", "BTS 6.first", "The event comes first; then you act."),
    case("6.first", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "green prepare", "BTS 6.first", "The event comes first; then you act."),
    case("5.3, 6.first", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "blue prepare", "BTS 5.3", "Green decides now."),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "blue choose ulaid", "BTS ruling.drawer", "Green decides now."),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "green choose osraige", "BTS ruling.drawer", "The event would do nothing there."),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "green choose ulster", "BTS ruling.drawer", "The event would do nothing there."),
    case("ruling.saved", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "blue use keepsake", "BTS ruling.saved", "Keepsake can be used only in its holder’s own turn, while acting."),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "green gift faith", "BTS ruling.drawer", "First choose where the event happens."),
    case("ruling.drawer", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "green discard wisdom", "BTS ruling.drawer", "First choose where the event happens."),
    case("5.3, 6.first", at(effects=[["raze-church", "chosen"]], mats=[saint("ciaran"), saint("enda",
        keepers=["keepsake"])], areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}),
        "blue gift faith", "BTS 5.3", "Green decides now."),
    case("6.first", at(effects=[["raze-church", "random"]], mats=[saint("ciaran"), saint("enda")],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}), "green prepare",
        "BTS 6.first", "The event comes first; then you act."),
    case("5.3, 6.first", at(effects=[["raze-church", "random"]], mats=[saint("ciaran"), saint("enda")],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}), "blue prepare", "BTS 5.3",
        "Green decides now."),
    case("ruling.chance, 6.first", at(effects=[["raze-church", "random"]], mats=[saint("ciaran"), saint("enda")],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}), "blue choose ulaid",
        "BTS ruling.chance", "Chance decides that, not a player."),
    case("ruling.chance, 6.first", at(effects=[["raze-church", "random"]], mats=[saint("ciaran"), saint("enda")],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"}), "green choose osraige",
        "BTS ruling.chance", "Chance decides that, not a player."),
    case("4.area", at(effects=[["travel"]], mats=[saint("ciaran"), saint("enda")]), "green choose munster",
        "BTS 4.area", "Munster is a Province. Choose an Area."),
    case("6.first", at(effects=[["travel"]], mats=[saint("ciaran"), saint("enda")]), "green prepare", "BTS 6.first",
        "The event comes first; then you act."),
    case("5.3, 6.first", at(effects=[["travel"]], mats=[saint("ciaran"), saint("enda")]), "blue choose ulaid",
        "BTS 5.3", "Green decides now."),
    case("4.gifts.open", at(effects=[["gain-gift"]], mats=[saint("ciaran"), saint("enda")], gifts=["faith"]),
        "green gift wisdom", "BTS 4.gifts.open", "Wisdom is no longer set aside."),
    case("6.first", at(effects=[["gain-gift"]], mats=[saint("ciaran"), saint("enda")], gifts=["faith"]),
        "green prepare", "BTS 6.first", "The event comes first; then you act."),
    case("4.gifts.open", at(effects=[["gain-gift"]], mats=[saint("ciaran"), saint("enda")], gifts=["faith"]),
        "green choose ulaid", "BTS 4.gifts.open", "First choose a Gift."),
    case("5.3, 6.first", at(effects=[["gain-gift"]], mats=[saint("ciaran"), saint("enda")], gifts=["faith"]),
        "blue gift faith", "BTS 5.3", "Green decides now."),
    case("10.4.keeper", at(effects=[["lose-zeal", "all", 1]], mats=[saint("ciaran"), saint("auxilius", zeal=5,
        keepers=["ibar", "brigid"])]), "blue promote enda", "BTS 10.4.keeper",
        "Blue has no Enda, from the deck among the Keepers."),
    case("5.3, 6.first", at(effects=[["lose-zeal", "all", 1]], mats=[saint("ciaran"), saint("auxilius", zeal=5,
        keepers=["ibar", "brigid"])]), "green prepare", "BTS 5.3", "Blue decides now."),
    case("5.3, 6.first", at(effects=[["lose-zeal", "all", 1]], mats=[saint("ciaran"), saint("auxilius", zeal=5,
        keepers=["ibar", "brigid"])]), "green promote ibar", "BTS 5.3", "Blue decides now."),
    case("11.successor.choice, 10.4.keeper", at(effects=[["lose-zeal", "all", 1]], mats=[saint("ciaran"),
        saint("auxilius", zeal=5, keepers=["ibar", "brigid"])]), "blue choose ulaid", "BTS 11.successor.choice",
        "First choose who takes over."),
    case("10.4.room", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "knowledge", "miracles",
        "tongues"]), frames=["act", "keep 1"], received="faith"), "blue discard faith", "BTS 10.4.room",
        "You have just received Faith: discard another card."),
    case("10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "knowledge",
        "miracles", "tongues"]), frames=["act", "keep 1"], received="faith"), "blue discard wisdom",
        "BTS 10.4.keeper", "Blue has no Wisdom among the Keepers."),
    case("6.limit.discard, 10.4.keeper", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith",
        "knowledge", "miracles", "tongues"]), frames=["act", "keep 1"], received="faith"), "blue prepare",
        "BTS 6.limit.discard", "First discard a Keeper: you have too many."),
    case("5.3, 6.first", at(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith", "knowledge",
        "miracles", "tongues"]), frames=["act", "keep 1"], received="faith"), "green prepare", "BTS 5.3",
        "Blue decides now."),
    case("10.4.keeper", at(saint("ciaran", keepers=["faith", "knowledge", "miracles", "tongues"]), saint("enda"),
        frames=["act", "keep"]), "green discard wisdom", "BTS 10.4.keeper", "Green has no Wisdom among the Keepers."),
    case("6.limit.discard, 10.4.keeper", at(saint("ciaran", keepers=["faith", "knowledge", "miracles", "tongues"]),
        saint("enda"), frames=["act", "keep"]), "green prepare", "BTS 6.limit.discard",
        "First discard a Keeper: you have too many."),
    case("10.5.carry", at(areas={"ulaid": "people 1 1 1 1, relics 1"}, mats=[saint("ciaran", "airgialla")],
        frames=["act", "relics 2"], points=3), "green carry 2", "BTS 10.5.carry",
        "There is no Relic +2 left to take along."),
    case("10.5.carry", at(areas={"ulaid": "people 1 1 1 1, relics 1"}, mats=[saint("ciaran", "airgialla")],
        frames=["act", "relics 2"], points=3), "green prepare", "BTS 10.5.carry",
        "First decide which Relics you take along."),
    case("10.5.carry", at(areas={"ulaid": "people 1 1 1 1, relics 1"}, mats=[saint("ciaran", "airgialla")],
        frames=["act", "relics 2"], points=3), "green move ulaid", "BTS 10.5.carry",
        "First decide which Relics you take along."),
    case("ruling.consent, 10.4.keeper", at(saint("ciaran"), saint("enda", keepers=["faith"]), frames=["act",
        "consent 1"], asked="faith"), "blue prepare", "BTS ruling.consent",
        "First answer: you are asked for a card."),
    case("5.3, 6.first", at(saint("ciaran"), saint("enda", keepers=["faith"]), frames=["act", "consent 1"],
        asked="faith"), "green agree", "BTS 5.3", "Blue decides now."),
    case("5.3, 6.first", at(saint("ciaran"), saint("enda", keepers=["faith"]), frames=["act", "consent 1"],
        asked="faith"), "green prepare", "BTS 5.3", "Blue decides now."),
    case("ruling.peek, 10.4.keeper", at(saint("ciaran", keepers=["prophecy"]), frames=["act", "foreseen"],
        top=["blow"], foreseen=1), "green prepare", "BTS ruling.peek",
        "First decide what happens to the card you foresee."),
    case("ruling.peek, 10.4.keeper", at(saint("ciaran", keepers=["prophecy"]), frames=["act", "foreseen"],
        top=["blow"], foreseen=1), "green choose ulaid", "BTS ruling.peek",
        "First decide what happens to the card you foresee."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green convert druid", "BTS ruling.targets",
        "There is no Druid in Ulaid."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green convert people:2", "BTS ruling.targets",
        "The People 2 in Ulaid are Flock already."),
    case("10.area", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green convert people:4", "BTS 10.area",
        "There are no Pagan People 4 in Ulaid."),
    case("10.highking", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green convert high-king", "BTS 10.highking",
        "You can attempt to convert the High King only in Southern Uí Néill, where Tara lies."),
    case("10.3.improve", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green improve", "BTS 10.3.improve",
        "There is no Church in Ulaid to improve."),
    case("10.5.make", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green relic", "BTS 10.5.make",
        "There is no Grave in Ulaid."),
    case("10.2.adjacent", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green move ulaid", "BTS 10.2.adjacent",
        "You are already in Ulaid."),
    case("10.2.adjacent", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green move laigin", "BTS 10.2.adjacent",
        "Laigin is not next to Ulaid."),
    case("10.6", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green effort", "BTS 10.6",
        "A Final Effort is for a Saint in the last box of Zeal."),
    case("ruling.abilities", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green foresee", "BTS ruling.abilities",
        "Your Saint and your Gifts don’t have that ability."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing"])), "green foresee", "BTS ruling.abilities",
        "Your Saint and your Gifts don’t have that ability."),
    case("ruling.abilities", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green discern", "BTS ruling.abilities",
        "Your Saint and your Gifts don’t have that ability."),
    case("ruling.abilities", at(areas={"ulaid": "people 1 2+ 3 3+"}), "green heal green", "BTS ruling.abilities",
        "Your Saint and your Gifts don’t have that ability."),
    case("10.1.facedown", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green convert people:1",
        "BTS 10.1.facedown", "A hidden Druid bars the way in Ulaid: attempt to convert him first."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green convert people:2",
        "BTS ruling.targets", "The People 2 in Ulaid are Flock already."),
    case("10.area", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green convert people:4", "BTS 10.area",
        "There are no Pagan People 4 in Ulaid."),
    case("10.1.facedown", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green convert chief",
        "BTS 10.1.facedown", "A hidden Druid bars the way in Ulaid: attempt to convert him first."),
    case("10.1.king.known", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green convert king",
        "BTS 10.1.king.known", "While a Druid lies hidden in Ulster, you can’t attempt to convert its King."),
    case("10.3.druid", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green build", "BTS 10.3.druid",
        "The Druid in Ulaid must go first: he and a Church share one box."),
    case("10.3.improve", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}), "green improve", "BTS 10.3.improve",
        "There is no Church in Ulaid to improve."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}, leaders={"ulaid": "christian 4/0",
        "ulster": "christian 0/0"}), "green convert chief", "BTS ruling.targets", "The Chief is already Christian."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+, druid ?"}, leaders={"ulaid": "christian 4/0",
        "ulster": "christian 0/0"}), "green convert king", "BTS ruling.targets", "The King is already Christian."),
    case("ruling.targets", at(leaders={"ulaid": "christian 4/0", "ulster": "christian 0/0"}), "green convert chief",
        "BTS ruling.targets", "The Chief is already Christian."),
    case("ruling.targets", at(leaders={"ulaid": "christian 4/0", "ulster": "christian 0/0"}), "green convert king",
        "BTS ruling.targets", "The King is already Christian."),
    case("ruling.targets", at(saint("ciaran", TARA), leaders={"high-king": "christian 0/0", TARA: "christian 0/0",
        "leinster": "christian 0/0"}), "green convert high-king", "BTS ruling.targets",
        "The High King is already Christian."),
    case("ruling.targets", at(saint("ciaran", TARA), leaders={"high-king": "christian 0/0", TARA: "christian 0/0",
        "leinster": "christian 0/0"}), "green convert chief", "BTS ruling.targets",
        "The Chief is already Christian."),
    case("ruling.targets", at(saint("ciaran", TARA), leaders={"high-king": "christian 0/0", TARA: "christian 0/0",
        "leinster": "christian 0/0"}), "green convert king", "BTS ruling.targets", "The King is already Christian."),
    case("10.1.highking.known", at(saint("ciaran", TARA), areas={TARA: "people 1 1 1 1, druid ?"}),
        "green convert high-king", "BTS 10.1.highking.known",
        "A hidden Druid bars the way in Southern Uí Néill: you can’t attempt to convert the High King."),
    case("10.1.king.known", at(saint("ciaran", TARA), areas={TARA: "people 1 1 1 1, druid ?"}), "green convert king",
        "BTS 10.1.king.known", "While a Druid lies hidden in Leinster, you can’t attempt to convert its King."),
    case("ruling.targets", at(saint("ciaran", TARA), areas={TARA: "people 1 1 1 1, druid ?"},
        leaders={"high-king": "christian 4/0"}), "green convert high-king", "BTS ruling.targets",
        "The High King is already Christian."),
    case("10.highking", at(saint("ciaran", "laigin"), areas={TARA: "people 1 1 1 1, druid ?"}),
        "green convert high-king", "BTS 10.highking",
        "You can attempt to convert the High King only in Southern Uí Néill, where Tara lies."),
    case("10.1.king.known", at(saint("ciaran", "laigin"), areas={TARA: "people 1 1 1 1, druid ?"}),
        "green convert king", "BTS 10.1.king.known",
        "While a Druid lies hidden in Leinster, you can’t attempt to convert its King."),
    case("10.3.druid", at(areas={"ulaid": "people 1 1 1 1, druid 2"}), "green build", "BTS 10.3.druid",
        "The Druid in Ulaid must go first: he and a Church share one box."),
    case("10.3.improve", at(areas={"ulaid": "people 1 1 1 1, druid 2"}), "green improve", "BTS 10.3.improve",
        "There is no Church in Ulaid to improve."),
    case("10.3.druid", at(areas={"ulaid": "people 1 1 1 1, church 0"}), "green build", "BTS 10.3.druid",
        "There is already a Church in Ulaid. You can improve it."),
    case("10.3.druid", at(areas={"ulaid": "people 1 1 1 1, church 3"}), "green build", "BTS 10.3.druid",
        "There is already a Church in Ulaid. You can improve it."),
    case("10.3.improve", at(areas={"ulaid": "people 1 1 1 1, church 3"}), "green improve", "BTS 10.3.improve",
        "A Cathedral can’t be improved any further."),
    case("10.3.once", at(built=[0, 0, 1, 0, 0, 0, 0, 0, 0]), "green build", "BTS 10.3.once",
        "You have already built or improved in Ulaid this turn."),
    case("10.3.once", at(areas={"ulaid": "people 1 1 1 1, church 0"}, built=[0, 0, 1, 0, 0, 0, 0, 0, 0]),
        "green improve", "BTS 10.3.once", "You have already built or improved in Ulaid this turn."),
    case("10.3.druid", at(areas={"ulaid": "people 1 1 1 1, church 0"}, built=[0, 0, 1, 0, 0, 0, 0, 0, 0]),
        "green build", "BTS 10.3.druid", "There is already a Church in Ulaid. You can improve it."),
    case("10.3.once", at(saint("deck brigid"), areas={"ulaid": "people 1 1 1 1, church 1"}, built=[0, 0, 2, 0, 0, 0,
        0, 0, 0]), "green improve", "BTS 10.3.once", "You have already built or improved in Ulaid this turn."),
    case("10.cost, 10.3.once", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1"}, points=0),
        "green improve", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.2.adjacent", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1"}, points=0),
        "green move laigin", "BTS 10.2.adjacent", "Laigin is not next to Ulaid."),
    case("10.2.adjacent", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1"}, points=0),
        "green move ulaid", "BTS 10.2.adjacent", "You are already in Ulaid."),
    case("ruling.targets", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1"}, points=0),
        "green convert druid", "BTS ruling.targets", "There is no Druid in Ulaid."),
    case("10.5.make", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1"}, points=0), "green relic",
        "BTS 10.5.make", "There is no Grave in Ulaid."),
    case("10.cost, 10.5.make", at(saint("iserninus"), areas={"ulaid": "people 1 1 1 1, church 1, graves 1"}, points=0,
        moved=0), "green relic", "BTS 10.cost", "You have no Action Points left for that."),
    case("10.cost, 10.2.adjacent", at(saint("brigid"), points=0), "green move airgialla", "BTS 10.cost",
        "You have no Action Points left for that."),
    case("10.cost, 10.1.reserve", at(saint("brigid"), points=0), "green prepare", "BTS 10.cost",
        "You have no Action Points left for that."),
    case("10.3.limit", at(areas={"ulaid": "people 1 1 1 1, church 2", "laigin": "people 1 1 1 1, church 3"}),
        "green improve", "BTS 10.3.limit", "No Church of level 3 is left."),
    case("10.3.eight", at(areas=dict.fromkeys([area for area in AREAS if area != "ulaid"],
        "people 1 1 1 1, church 0")), "green build", "BTS 10.3.eight", "All eight small Churches have been built."),
    case("ruling.effort.points", at(saint("ciaran", zeal=5), points=1), "green effort", "BTS ruling.effort.points",
        "A Final Effort needs two Action Points: one for it, one for the attempt."),
    case("10.1.reserve", at(saint("ciaran", zeal=5), points=1), "green prepare", "BTS 10.1.reserve",
        "One Action Point must remain for the attempt itself."),
    case("10.6", at(saint("ciaran", zeal=4), points=1), "green effort", "BTS 10.6",
        "A Final Effort is for a Saint in the last box of Zeal."),
    case("ruling.effort.acolyte", at(saint("acolyte", zeal=3)), "green effort", "BTS ruling.effort.acolyte",
        "An Acolyte can’t make a Final Effort."),
    case("ruling.effort.acolyte", at(saint("acolyte", zeal=1), points=1), "green effort", "BTS ruling.effort.acolyte",
        "An Acolyte can’t make a Final Effort."),
    case("10.6.once", at(saint("ciaran", zeal=5), effort=1, points=1), "green effort", "BTS 10.6.once",
        "You have already made the Final Effort."),
    case("10.1.reserve", at(saint("ciaran", zeal=5), effort=1, points=1), "green prepare", "BTS 10.1.reserve",
        "One Action Point must remain for the attempt itself."),
    case("ruling.effort.after", at(saint("ciaran", zeal=5), effort=1, points=1), "green move laigin",
        "BTS ruling.effort.after", "After the Final Effort you can only Prepare and Convert."),
    case("ruling.effort.after", at(saint("ciaran", zeal=5), effort=1, points=1), "green end",
        "BTS ruling.effort.after", "After the Final Effort you can only Prepare and Convert."),
    case("ruling.targets", at(saint("ciaran", zeal=5), effort=1, points=1), "green convert druid",
        "BTS ruling.targets", "There is no Druid in Ulaid."),
    case("ruling.effort.after", at(saint("ciaran", zeal=5), effort=1, points=1), "green foresee",
        "BTS ruling.effort.after", "After the Final Effort you can only Prepare and Convert."),
    case("ruling.effort.after", at(saint("ciaran", zeal=5), effort=1, points=1), "green use keepsake",
        "BTS ruling.effort.after", "After the Final Effort you can only Prepare and Convert."),
    case("ruling.effort.after", at(saint("ciaran", zeal=5), effort=1, points=1), "green build",
        "BTS ruling.effort.after", "After the Final Effort you can only Prepare and Convert."),
    case("ruling.targets", at(saint("ciaran", zeal=5), areas={"ulaid": "people 1+ 1+ 1+ 1+"},
        leaders={"ulaid": "christian 4/0", "ulster": "christian 0/0"}), "green effort", "BTS ruling.targets",
        "There is nobody to convert in Ulaid."),
    case("ruling.zeal", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2), saint("enda"),
        saint("ibar", "laigin", zeal=3)), "green heal blue", "BTS ruling.zeal", "Blue already has full Zeal."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2),
        saint("enda"), saint("ibar", "laigin", zeal=3)), "green heal red", "BTS ruling.abilities",
        "Red is not in your Area."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2),
        saint("enda"), saint("ibar", "laigin", zeal=3)), "green discern", "BTS ruling.abilities",
        "There is no hidden Druid in Ulaid."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2), healed=1,
        foreseen=1), "green heal green", "BTS ruling.abilities", "You can do that only once a turn."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2), healed=1,
        foreseen=1), "green foresee", "BTS ruling.abilities", "You can do that only once a turn."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing", "discernment", "prophecy"], zeal=2), healed=1,
        foreseen=1), "green discern", "BTS ruling.abilities", "There is no hidden Druid in Ulaid."),
    case("10.cost, ruling.abilities", at(saint("iserninus", keepers=["healing", "discernment", "prophecy"], zeal=2),
        points=0, areas={"ulaid": "people 1 1 1 1, druid ?"}), "green heal green", "BTS 10.cost",
        "You have no Action Points left for that."),
    case("10.cost, ruling.abilities", at(saint("iserninus", keepers=["healing", "discernment", "prophecy"], zeal=2),
        points=0, areas={"ulaid": "people 1 1 1 1, druid ?"}), "green foresee", "BTS 10.cost",
        "You have no Action Points left for that."),
    case("10.cost, ruling.abilities", at(saint("iserninus", keepers=["healing", "discernment", "prophecy"], zeal=2),
        points=0, areas={"ulaid": "people 1 1 1 1, druid ?"}), "green discern", "BTS 10.cost",
        "You have no Action Points left for that."),
    case("ruling.abilities", at(saint("ciaran", keepers=["prophecy"]), **PAGAN, left=[]), "green foresee",
        "BTS ruling.abilities", "There are no cards left to look at."),
    case("ruling.abilities", at(saint("ciaran", keepers=["healing"]), saint("ibar", "laigin", zeal=3)),
        "green heal blue", "BTS ruling.abilities", "Blue is not in your Area."),
    case("ruling.abilities", at(saint("ciaran", keepers=["discernment"])), "green discern", "BTS ruling.abilities",
        "There is no hidden Druid in Ulaid."),
    case("ruling.abilities", at(saint("ciaran", keepers=["prophecy"]), foreseen=1), "green foresee",
        "BTS ruling.abilities", "You can do that only once a turn."),
    case("ruling.saved", at(saint("ciaran", keepers=["patrick"])), "green use patrick", "BTS ruling.saved",
        "Patrick, from the deck is not a card that is used once."),
    case("ruling.effort.points, ruling.targets", at(saint("ciaran", zeal=5), points=2,
        areas={"ulaid": "people 1+ 1+ 1+ 1+"}, leaders={"ulaid": "christian 4/0", "ulster": "christian 0/0"}),
        "green effort", "BTS ruling.targets", "There is nobody to convert in Ulaid."),
    case("12.over, 6.first", at(ended="deck"), "green prepare", "BTS 12.over", "The game is over."),
    case("12.over, 6.first", at(ended="deck"), "green roll 2", "BTS 12.over", "The game is over."),
    case("12.over, ruling.saved", at(saint("ciaran"), saint("enda", keepers=["keepsake"]), ended="deck"),
        "blue use keepsake", "BTS 12.over", "The game is over."),
    case("10.area", at(areas={"ulaid": "people 2 2+ 3 3+"}), "green convert people:1", "BTS 10.area",
        "There are no Pagan People 1 in Ulaid."),
    case("10.area", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("verb:convert", "people:laigin:1"), "BTS 10.area",
        "You stand in Ulaid, not in Laigin: you act only where you are."),
    case("10.king", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("verb:convert", "king:munster"), "BTS 10.king",
        "You stand in Ulaid. You can attempt to convert the King of Munster only in his own Province."),
    case("10.king", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("king:munster",), "BTS 10.king",
        "You stand in Ulaid. You can attempt to convert the King of Munster only in his own Province."),
    case("10.area", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("verb:convert", "chief:airgialla"), "BTS 10.area",
        "You stand in Ulaid, not in Airgialla: you act only where you are."),
    case("10.area", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("druid:laigin",), "BTS 10.area",
        "You stand in Ulaid, not in Laigin: you act only where you are."),
    case("ruling.targets", at(areas={"ulaid": "people 1 2+ 3 3+"}), ("verb:convert", "flock:ulaid:2"),
        "BTS ruling.targets", "The People 2 in Ulaid are Flock already."),
]
# fmt: on


@pytest.mark.parametrize(("setting", "what", "rule", "reason"), REFUSALS)
def test_exactly_this_is_the_reason(setting: Setting, what: str | tuple[str, ...], rule: str, reason: str) -> None:
    """A move, or things that were clicked by green."""
    now, _ = set_up(setting)
    who, _, text = what.partition(" ") if isinstance(what, str) else ("green", "", "")
    refusal = now.game.explain(now.state, SEATS.index(who), text or what)
    assert refusal is not None
    assert (refusal.rule, refusal.text("en")) == (rule, reason)


@pytest.mark.rule("BTS ruling.effort.after", "BTS 10.1.reserve", "BTS 10.5.make")
@pytest.mark.parametrize(
    ("move", "points", "rule"),
    [
        *(("choose ulaid", 1, "BTS ruling.drawer"), ("agree", 1, "BTS ruling.consent")),
        *(("prepare", 1, "BTS 10.1.reserve"), ("prepare", 0, "BTS 10.cost")),
        *(("convert druid", 1, "BTS ruling.targets"), ("convert chief", 0, "BTS 10.cost")),
        *(("move laigin", 1, "BTS 10.2.adjacent"), ("move airgialla", 0, "BTS 10.cost")),
        *(("build", 1, "BTS 10.3.druid"), ("improve", 0, "BTS 10.cost"), ("relic", 1, "BTS 10.5.make")),
        *(("give tongues blue", 1, "BTS 10.4.keeper"), ("take wisdom blue", 1, "BTS 10.4.keeper")),
        *(("give wisdom blue", 0, "BTS 10.cost"), ("take faith blue", 0, "BTS 10.cost")),
        *(("use keepsake", 1, "BTS ruling.saved"), ("foresee", 1, "BTS ruling.abilities")),
        *(("discern", 1, "BTS ruling.abilities"), ("heal blue", 1, "BTS ruling.abilities")),
    ],
)
def test_before_a_final_effort_each_action_has_its_own_reason(move: str, points: int, rule: str) -> None:
    mats = [saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith"])]
    now = table(*mats, areas={"ulaid": "people 1 1 1 1, church 0"}, points=points)
    now.refuses(f"green {move}", rule)


@pytest.mark.rule("BTS 4.saint", "BTS 4.decksaints", "BTS 4.decksaints.twice", "BTS 4.area", "BTS 14.advanced.gifts")
def test_what_is_refused_while_the_game_is_set_up() -> None:
    now = BanishTheSnakes(QUIET.new(2, saints="chosen", level="advanced", first="1"), QUIET)
    while now.to_act == "~":
        now.play(f"~ {next(iter(now.odds))}")
    reasons = []

    def refused(move: str) -> None:
        refusal = now.game.explain(now.state, 0, move)
        assert refusal is not None
        reasons.append(f"{refusal} {refusal.text('en')}")

    refused("add enda")
    now.play("green saint enda")
    refusal = now.game.explain(now.state, 1, "saint enda")
    assert refusal is not None
    assert (refusal.rule, refusal.text("en")) == ("BTS 4.saint", "Enda is played by Green.")
    now.play("blue saint ibar, green add brigid")
    for move in ("add enda", "add ibar", "add brigid", "without wisdom"):
        refused(move)
    for name in ("patrick", "palladius", "auxilius", "columba", "finnian"):
        now.play(f"green add {name}")
    now.play("blue accept, green without wisdom")
    for move in ("without wisdom", "add columba"):
        refused(move)
    now.play("green without faith, green without tongues, blue accept")
    for move in ("choose munster", "prepare"):
        refused(move)
    rules = [reason.rpartition("[")[2].partition("]")[0] for reason in reasons]
    assert rules == [
        *("BTS 4.saint.choice", "BTS 4.decksaints.twice", "BTS 4.decksaints.twice", "BTS 4.decksaints"),
        *("BTS 4.decksaints.choice", "BTS 14.advanced.gifts", "BTS 14.advanced.gifts", "BTS 4.area", "BTS 4.area"),
    ]


# -- the box ----------------------------------------------------------------------------------------------------------


def box_of(**tables: Any) -> dict[str, list[int]]:
    """The numbers of the box with these entries in place of ours; `high_king`: where he sits."""
    game = copy(GAME)
    high_king = tables.pop("high_king", "")
    text = toml(tables).replace("\n", f'\nhigh_king = "{high_king}"\n', 1) if high_king else toml(tables)
    game.use_pack("own.toml", text)
    numbers: dict[str, list[int]] = game.contents.numbers  # type: ignore[attr-defined]
    return numbers


def ours(table_name: str, key: str, **changes: Any) -> dict[str, Any]:
    """An entry of ours, changed; None leaves a field out."""
    [entry] = [one for one in our_entries(table_name) if not key or key in (one.get("key"), one.get("number"))]
    return {name: value for name, value in (entry | changes).items() if value is not None}


def heap(mix: list[list[int]]) -> int:
    return sum(number * 256**value for value, number in mix)


@pytest.mark.rule("BTS 3", "BTS 3.places", "BTS ruling.map", "BTS ruling.leaders.dice")
def test_the_map_as_numbers() -> None:
    entries = our_entries("area")
    provinces = [one["key"] for one in our_entries("province")]
    near = {(one["key"], other) for one in entries for other in one["near"]}
    near |= {(other, one) for one, other in near}
    for high_king in ("ulaid", "osraige"):
        box = box_of(area=[ours("area", AREAS[0], boxes=1, coast=None)], high_king=high_king)
        assert box["tara"] == [AREAS.index(high_king)]
        assert box["province"] == [provinces.index(one["province"]) for one in entries]
        assert box["boxes"] == [1, *(one["boxes"] for one in entries[1:])]
        assert box["near"] == [sum(1 << n for n, two in enumerate(AREAS) if (one, two) in near) for one in AREAS]
        assert box["coast"] == [sum(1 << n for n, one in enumerate(entries) if one["coast"] and n)]
    assert box["within"] == [
        sum(1 << n for n, one in enumerate(entries) if one["province"] == province) for province in provinces
    ]
    dice = {(one["province"], die): n for n, one in enumerate(entries) for die in one["dice"]}
    assert box["chief_of_die"] == [dice[province, die] for province in provinces for die in range(1, 7)]
    kings = {die: n for n, one in enumerate(our_entries("province")) for die in one["dice"]}
    assert box["king_of_die"] == [kings[die] for die in range(1, 7)]


@pytest.mark.rule("BTS 2", "BTS ruling.counters", "BTS ruling.track", "BTS 6.keeper")
def test_blocks_tracks_and_keepers_as_numbers() -> None:
    tables = quiet_tables()
    box = box_of(**{name: tables[name] for name in ("people", "druids", "leaders", "graves", "zeal", "paganism")})
    for name, field in (("people", "people"), ("druids", "druids"), ("relics", "graves")):
        assert box[name] == [heap(tables[field][0]["mix"])]
    assert (box["churches"], box["dolmens"]) == ([heap([[0, 8], [1, 6], [2, 4], [3, 1]])], [8])
    assert (box["pagan"], box["christian"], box["copies"]) == (
        [0, 0, 1, 2, 3, 4],
        [0, 1, 2, 1, 2, 0],
        [7, 7, 2, 4, 3, 1],
    )
    assert (box["zeal"], box["acolyte_zeal"], box["border"]) == ([4, 4, 4, 3, 2], [4, 3, 2], [7, 1, 3, 5])
    assert box["needs"] == [5, 4, 3, 2, 1, 4, 3, 2, 1, 0]
    saved_cards = ["save" in one for one in our_entries("card")]
    keepers = [*saved_cards, *[True] * 21, *[False] * 12]
    numbers = iter(range(100))
    assert box["keeper_bit"] == [next(numbers) if keeps else -1 for keeps in keepers]
    mixed = {"mix": [[3, 2, 1], [0, 1, 7], [0, 0, 7]], "source": "own"}
    assert box_of(leaders=[mixed])["christian"] == [0, 1, 2], "in their order"


@pytest.mark.rule("BTS ruling.data", "BTS ruling.bars", "BTS 6.single", "BTS 8.first")
def test_the_cards_as_numbers() -> None:
    """Every bar says what its card says, and cards without one share it."""
    box = box_of()
    entries = our_entries("card")
    names = {effect[0]: effect for effect in EFFECTS}
    for n, entry in enumerate(entries):
        assert [pile >> n & 1 for pile in box["pile"]] == [
            name == entry["pile"] for name in ("deck", "scotland", "strathclyde", "england", "key")
        ]
        assert box["arrow"][n] == ["save", "red", "yellow", "blue"].index(entry.get("arrow", "save"))
        assert box["saved"][0] >> n & 1 == ("save" in entry)
        for at_, bar in enumerate(("directive", "red", "yellow", "blue", "save")):
            first, wanted = box["first"][5 * n + at_], entry.get(bar, entry.get("event", []) if 0 < at_ < 4 else [])
            if "save" in entry and bar != "save":
                wanted = []
            assert bool(first) == bool(wanted), (entry["key"], bar)
            for step, (name, *rest) in enumerate(wanted):
                code = box["effects"][first + step]
                number = rest[-1] if rest and isinstance(rest[-1], int) else 0
                assert code & 31 == 1 + list(names).index(name)
                assert (code >> 5 & 31) - 16 == number
                place = rest[0] if rest and isinstance(rest[0], str) else ""
                assert code >> 10 == PLACES.get(place, 0), (entry["key"], name)
            assert box["effects"][first + len(wanted)] == 0
    assert box["arthur"] == [[one["key"] for one in entries].index("arthur")]
    assert box["invasion"] == [[one["number"] for one in entries].index(53)]
    assert GAME.contents.single(box["arthur"][0])  # type: ignore[attr-defined]
    assert not GAME.contents.single([one["key"] for one in entries].index("niall"))  # type: ignore[attr-defined]


EFFECTS = [
    *(["nothing"], ["lose-zeal"], ["regain-zeal"], ["replace-people"], ["remove-chief"], ["remove-king"]),
    *(["remove-high-king"], ["lower-church"], ["raze-church"], ["place-druid"], ["reveal-druid"], ["place-dolmen"]),
    *(["remove-dolmen"], ["advance-paganism"], ["retreat-paganism"], ["gain-gift"], ["actions"], ["bonus"]),
    *(["travel"], ["peek"]),
]
PLACES = {name: n for n, name in enumerate((*AREAS, "ulster", "connacht", "leinster", "munster"))}
PLACES |= {"here": 13, "chosen": 14, "random": 15, "each": 16, "all": 16, "drawer": 17}

MAP_RULES = "3, 3.places, ruling.map, ruling.pack"
FEW_PEOPLE = sum(one["boxes"] for one in our_entries("area"))


def mix(*rows: list[int]) -> list[dict[str, Any]]:
    return [{"mix": list(rows), "source": "own"}]


def zeal(*boxes: int) -> list[dict[str, Any]]:
    return [{"key": "saint", "boxes": list(boxes), "source": "own"}]


def border(*boxes: int) -> list[dict[str, Any]]:
    return [{**dict(zip(("scotland", "strathclyde", "england", "ends"), boxes, strict=True)), "source": "own"}]


def ulaid(**changes: Any) -> dict[str, Any]:
    return {"area": [ours("area", "ulaid", **changes)]}


def blow(**changes: Any) -> dict[str, Any]:
    return {"card": [{**card(14, "blow"), **changes}]}


def without_bars(**changes: Any) -> dict[str, Any]:
    return {"card": [{"number": 14, "key": "blow", "name": "blow", "pile": "deck", "source": "own", **changes}]}


LEADERS = [[0, n, 1] for n in range(7)] + [[1, n, 1] for n in range(7)]
STEPS: Effects = [["actions", 1]]

# A pack, and what is wrong with it; without a word it is accepted.
# fmt: off
PACKS = [
    case(MAP_RULES, ulaid(boxes=0), r"own\.toml: area ulaid: boxes: .*1 to 7"),
    case(MAP_RULES, ulaid(boxes=1), ""),
    case(MAP_RULES, ulaid(boxes=7), ""),
    case(MAP_RULES, ulaid(boxes=8), "area ulaid: boxes"),
    case(MAP_RULES, ulaid(near=["wales"]), "area ulaid: near: 'wales' is not another Area"),
    case(MAP_RULES, ulaid(near=["ulaid"]), "area ulaid: near: 'ulaid' is not another Area"),
    case(MAP_RULES, ulaid(near=[]), ""),
    case(MAP_RULES, ulaid(near=["airgialla"] * 9), ""),
    case(MAP_RULES, ulaid(near=["airgialla"] * 10), "area ulaid: near"),
    case(MAP_RULES, ulaid(x=None), "area ulaid: x: is missing"),
    case(MAP_RULES, ulaid(y="north"), "area ulaid: y: .*a number"),
    case(MAP_RULES, ulaid(x=3, y=2.5), ""),
    case(MAP_RULES, ulaid(coast="yes"), "area ulaid: coast: .*true or false"),
    case(MAP_RULES, ulaid(province="wales"), "area ulaid: province"),
    case(MAP_RULES, {"high_king": "wales"}, "high_king"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[1, 2]), "dice: 1 is not a roll that is still free"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[5]), "area northern-ui-neill: dice: nobody has the roll 6"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[6]), "dice: nobody has the roll 5"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[5, 6, 5, 6, 5, 6, 5]), "area ulaid: dice: has 7 entries"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[0, 5]), "area ulaid: dice"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[5, 7]), "area ulaid: dice"),
    case("ruling.leaders.dice, ruling.pack", ulaid(dice=[5, 6, 5]), "dice: 5 is not a roll that is still free"),
    case("ruling.leaders.dice, ruling.pack",
        {"area": [ours("area", name, dice=die) for name, die in (("ulaid", []), ("airgialla", [3, 4, 5, 6]))]}, ""),
    case("ruling.leaders.dice, ruling.pack", {"area": [
        ours("area", name, dice=die)
        for name, die in (("ulaid", [1, 2, 3, 4, 5, 6]), ("airgialla", []), ("northern-ui-neill", []))]}, ""),
    case("ruling.leaders.dice, ruling.pack", {"area": [ours("area", name, province="munster") for name in
        ("ulaid", "airgialla", "northern-ui-neill")]}, "dice"),
    case("ruling.counters, 2", {"leaders": mix(*LEADERS)}, "at least 15 Leaders"),
    case("ruling.counters, 2", {"leaders": mix(*LEADERS, [2, 0, 1])}, ""),
    case("ruling.counters, 2", {"leaders": mix(*LEADERS, [2, 0, 1], [2, 0, 2])}, "two rows have the same sides"),
    case("ruling.counters, 2", {"leaders": mix([6, 6, 7], [0, 0, 7], [0, 1, 1])}, ""),
    case("ruling.counters, 2", {"leaders": mix([7, 6, 7], [0, 0, 7], [0, 1, 1])}, "leaders.*mix"),
    case("ruling.counters, 2", {"leaders": mix([6, 7, 7], [0, 0, 7], [0, 1, 1])}, "leaders.*mix"),
    case("ruling.counters, 2", {"leaders": mix([6, 6, 8], [0, 0, 7], [0, 1, 1])}, "leaders.*mix"),
    case("ruling.counters, 2", {"leaders": mix([6, 6, 0], [0, 0, 7], [0, 1, 7], [1, 1, 7])}, "leaders.*mix"),
    case("ruling.counters, 2", {"leaders": mix(*LEADERS, *([2, n, 1] for n in range(6)))}, ""),
    case("ruling.counters, 2", {"leaders": mix(*LEADERS, *([2, n, 1] for n in range(7)))}, "leaders.*mix"),
    case("ruling.counters, 2", {"leaders": mix()}, "leaders.*mix: has 0"),
    case("ruling.counters, 2", {"leaders": mix([0, 0])}, "leaders.*mix"),
    case("ruling.counters, 2", {"churches": [{"levels": [0, 20, 4, 1], "source": "own"}]}, ""),
    case("ruling.counters, 2", {"churches": [{"levels": [8, 21, 4, 1], "source": "own"}]}, "churches.*levels"),
    case("ruling.counters, 2", {"churches": [{"levels": [8, -1, 4, 1], "source": "own"}]}, "churches.*levels"),
    case("ruling.counters, 2", {"churches": [{"levels": [8, 6, 4], "source": "own"}]}, "churches.*levels"),
    case("ruling.counters, 2", {"churches": [{"levels": [8, 6, 4, 1, 1], "source": "own"}]}, "churches.*levels"),
    case("ruling.counters, 2", {"dolmens": [{"number": 0, "source": "own"}]}, ""),
    case("ruling.counters, 2", {"dolmens": [{"number": 15, "source": "own"}]}, ""),
    case("ruling.counters, 2", {"dolmens": [{"number": 16, "source": "own"}]}, "dolmens.*number"),
    case("ruling.counters, 2", {"people": mix([1, FEW_PEOPLE])}, "people.*blocks"),
    case("ruling.counters, 2", {"people": mix([1, FEW_PEOPLE], [7, 1])}, ""),
    case("ruling.counters, 2", {"people": mix([1, FEW_PEOPLE], [8, 1])}, "people.*mix"),
    case("ruling.counters, 2", {"people": mix([1, FEW_PEOPLE], [0, 1])}, "people.*mix"),
    case("ruling.counters, 2", {"people": mix([1, 60], [2, 60], [3, 1])}, "people.*blocks"),
    case("ruling.counters, 2", {"people": mix([1, 60], [1, 1])}, "two rows have the same value"),
    case("ruling.counters, 2", {"druids": mix([1, 8])}, "druids.*blocks"),
    case("ruling.counters, 2", {"druids": mix([1, 8], [6, 1])}, ""),
    case("ruling.counters, 2", {"druids": mix([1, 8], [7, 1])}, "druids.*mix"),
    case("ruling.counters, 2", {"druids": mix([1, 8], [0, 1])}, "druids.*mix"),
    case("ruling.counters, 2", {"graves": mix([0, 15])}, ""),
    case("ruling.counters, 2", {"graves": mix([3, 1])}, ""),
    case("ruling.counters, 2", {"graves": mix([0, 16])}, "graves.*blocks"),
    case("ruling.counters, 2", {"graves": mix([4, 1])}, "graves.*mix"),
    case("ruling.track", {"zeal": zeal(*[9] * 12)}, ""),
    case("ruling.track", {"zeal": zeal(0)}, "saint .*zeal"),
    case("ruling.track", {"zeal": zeal(4, 4, 4)}, ""),
    case("ruling.track", {"zeal": zeal(4, 4, 4, 0)}, ""),
    case("ruling.track", {"zeal": zeal()}, "zeal saint: boxes"),
    case("ruling.track", {"zeal": zeal(*[9] * 13)}, "zeal saint: boxes"),
    case("ruling.track", {"zeal": zeal(4, 10)}, "zeal saint: boxes"),
    case("ruling.track", {"zeal": zeal(4, -1)}, "zeal saint: boxes"),
    case("ruling.track", {"slider": [ours("slider", "ruled", needs=[5, 0, 5, 0, 5])]}, ""),
    case("ruling.track", {"slider": [ours("slider", "ruled", needs=[6, 0, 5, 0, 5])]}, "slider ruled: needs"),
    case("ruling.track", {"slider": [ours("slider", "ruled", needs=[5, 0, 5, 0, -1])]}, "slider ruled: needs"),
    case("ruling.track", {"slider": [ours("slider", "ruled", needs=[5, 0, 5, 0])]}, "slider ruled: needs"),
    case("ruling.track", {"slider": [ours("slider", "ruled", needs=[5, 0, 5, 0, 1, 1])]}, "slider ruled: needs"),
    case("ruling.track", {"paganism": border(1, 2, 3, 4)}, ""),
    case("ruling.track", {"paganism": border(57, 58, 59, 60)}, ""),
    case("ruling.track", {"paganism": border(0, 2, 3, 4)}, "paganism.*scotland"),
    case("ruling.track", {"paganism": border(1, 1, 3, 4)}, "in the order"),
    case("ruling.track", {"paganism": border(1, 3, 3, 4)}, "in the order"),
    case("ruling.track", {"paganism": border(1, 2, 4, 4)}, "in the order"),
    case("ruling.track", {"paganism": border(1, 2, 60, 61)}, "paganism.*ends"),
    case("ruling.track", {"paganism": border(1, 2, 61, 62)}, "paganism.*: england: "),
    case("ruling.data, ruling.bars", {"saint": [ours("saint", "enda", number=14)]}, "number: 14 is card 14 already"),
    case("ruling.data, ruling.bars", blow(number=0), "number"),
    case("ruling.data, ruling.bars", blow(number=65), "number"),
    case("ruling.data, ruling.bars",
        {"card": [*our_entries("card")[:-1], ours("card", "burnt-monastery", number=65)]}, "card 65: number"),
    case("ruling.data, ruling.bars", {"card": our_entries("card")}, ""),
    case("ruling.data, ruling.bars",
        {"card": [{"number": 13, "key": "arthur", "pile": "key", "save": STEPS, "source": "own"}]}, "exactly one card"),
    case("ruling.data, ruling.bars", blow(pile="wales"), "card 14: pile"),
    case("ruling.data, ruling.bars", blow(arrow="green"), "card 14: arrow"),
    case("ruling.data, ruling.bars", blow(pile="key"), "exactly one card with an arrow is in the pile 'key'"),
    case("ruling.data, ruling.bars", {"card": [ours("card", "arthur", pile="deck")]}, "exactly one card"),
    case("ruling.data, ruling.bars", without_bars(arrow="red", event=STEPS), ""),
    case("ruling.data, ruling.bars", without_bars(arrow="red", red=STEPS, yellow=STEPS), "card 14: blue"),
    case("ruling.data, ruling.bars", without_bars(arrow="red", red=STEPS, yellow=STEPS, blue=STEPS, directive=[]),
        "card 14: directive"),
    case("ruling.data, ruling.bars", without_bars(save=STEPS, arrow="red"), "card 14: arrow: is unknown"),
    case("ruling.data, ruling.bars", without_bars(save=STEPS), ""),
    case("ruling.data, ruling.bars", blow(red=STEPS * 6), ""),
    case("ruling.data, ruling.bars", blow(red=STEPS * 7), "card 14: red"),
    case("8.first", blow(red=[["remove-chief", "ulaid"], ["replace-people", "ulaid", 1]]), "card 14: red: People"),
    case("8.first", blow(red=[["actions", 1], ["remove-high-king"], ["actions", 1], ["replace-people", "ulaid", 1]]),
        "card 14: red: People"),
    case("8.first", blow(red=[["replace-people", "ulaid", 1], ["remove-chief", "ulaid"], ["actions", 1]]), ""),
    case("8.first", blow(red=[["actions", 1], ["replace-people", "ulaid", 1]]), ""),
    case("8.first", blow(red=[["fly"]]), "card 14: red, effect 1: "),
    case("8.first", blow(red=[["actions", 1], ["fly"]]), "card 14: red, effect 2: "),
]
# fmt: on


@pytest.mark.parametrize(("tables", "message"), PACKS)
def test_exactly_these_packs_fit(tables: dict[str, Any], message: str) -> None:
    if not message:
        box_of(**tables)
        return
    with pytest.raises(InvalidPack, match=message) as caught:
        box_of(**tables)
    assert str(caught.value).endswith("[BTS ruling.pack]")


@pytest.mark.rule("BTS 6.keeper")
@pytest.mark.parametrize("number", [39, 40])
def test_at_most_39_cards_can_be_saved(number: int) -> None:
    numbers = [one["number"] for one in our_entries("card") if one["key"] != "arthur" and "save" not in one]
    already = sum("save" in one for one in our_entries("card"))
    letters = [f"keep-{a}{b}" for a in "abcdefgh" for b in "abcdefgh"]
    cards = [saved(n, key, STEPS) for n, key in zip(numbers[: number - already], letters, strict=False)]
    if number == 39:
        assert max(box_of(card=cards)["keeper_bit"]) == 59
    else:
        with pytest.raises(InvalidPack, match="at most 39 cards can be saved"):
            box_of(card=cards)


# -- what is told, asked and drawn ------------------------------------------------------------------------------------


def cited(now: BanishTheSnakes, kind: str) -> list[set[str]]:
    """The rules that were at work, for each event of a kind."""
    return [set(one.cites(now.game)) for one in now.events if type(one).__name__ == kind]


@pytest.mark.rule("BTS 8.first", "BTS 8.replace")
def test_people_first_is_told_where_leaders_follow() -> None:
    people: Effects = [["replace-people", "ulaid", 1]]
    for effects, follows in ((people, False), ([*people, ["remove-chief", "ulaid"]], True)):
        assert [("BTS 8.first" in rules) for rules in cited(event(effects).play("~ people 2"), "PeoplePlaced")] == [
            follows
        ]


@pytest.mark.rule("BTS 8", "BTS 8.right", "BTS 8.pagan", "BTS ruling.people.flock")
def test_who_is_removed_is_told() -> None:
    """Flock or Pagans; and that several are replaced together."""
    now = event([["replace-people", "ulaid", 3]], areas={"ulaid": "people 1 1 2 5+"})
    flock = ["BTS 8.right" in rules for rules in cited(now, "PeopleRemoved")]
    together = ["BTS ruling.people.together" in rules for rules in cited(now, "PeopleRemoved")]
    assert (flock, together) == ([True, False, False], [False, True, True])


@pytest.mark.rule("BTS ruling.nothing", "BTS ruling.death.excess")
@pytest.mark.parametrize(
    ("effects", "zeal", "wanted"),
    [
        ([["raze-church", "ulaid"]], 1, [False]),
        ([["raze-church", "laigin"]], 1, []),
        ([["raze-church", "chosen"], ["actions", 1]], 1, []),
        ([["remove-dolmen", "chosen"], ["actions", 1]], 1, [False]),
        ([["nothing"]], 1, []),
        ([["travel"]], 1, []),
        ([["lose-zeal", "drawer", 1], ["lose-zeal", "drawer", 1]], 5, [True]),
        ([["lose-zeal", "drawer", 1], ["remove-dolmen", "ulaid"]], 5, [False]),
        ([["lose-zeal", "osraige", 1]], 1, [False]),
    ],
)
def test_that_nothing_happens_is_told(effects: Effects, zeal: int, wanted: list[bool]) -> None:
    """Of every effect that finds nothing to act on; and whether that is for a Saint who has just died."""
    now = event(effects, saint("ciaran", zeal=zeal), areas={"laigin": "people 1 1 1 1, church 1"})
    assert ["BTS ruling.death.excess" in rules for rules in cited(now, "FoundNothing")] == wanted


@pytest.mark.rule("BTS 5.1.arthur", "BTS ruling.arthur", "BTS ruling.arthur.scotland", "BTS 5.1.discard")
@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"key": "red-key"}, {"BTS 5.1.next", "BTS 5.1.discard"}),
        ({"key": None}, {"BTS 5.1.next"}),
        ({"key": "arthur", "arthur": "key"}, {"BTS 5.1.arthur", "BTS ruling.arthur", "BTS 5.1.next"}),
        (
            {"key": "arthur", "arthur": "key", "paganism": 1, "merged": ["scotland"]},
            {"BTS 5.1.arthur", "BTS ruling.arthur", "BTS ruling.arthur.scotland", "BTS 5.1.next"},
        ),
    ],
)
def test_where_the_key_card_goes_is_told(fields: dict[str, Any], wanted: set[str]) -> None:
    assert cited(table(**DRAWING, **fields).play("~ draw blow"), "KeyReplaced") == [wanted]


@pytest.mark.rule("BTS ruling.death.order", "BTS 11")
def test_the_order_of_deaths_is_told_while_others_lose_zeal() -> None:
    now = event([["lose-zeal", "all", 1]], saint("ciaran", zeal=5), saint("auxilius", "laigin", zeal=5), active=1)
    assert [("BTS ruling.death.order" in rules) for rules in cited(now, "Died")] == [True, False]
    now = table(saint("ciaran", zeal=5), saint("enda"), areas={"ulaid": "people 1 1 1 6"})
    now.play("green convert people:6")
    assert ["BTS ruling.death.order" in rules for rules in cited(now, "Died")] == [False]


@pytest.mark.rule("BTS 5.1.directive")
@pytest.mark.parametrize(("directive", "times"), [(None, 0), ([["actions", 1]], 1)])
def test_a_directive_is_told_if_there_is_one(directive: Effects | None, times: int) -> None:
    assert len(cited(event([["actions", 1]], directive=directive), "DirectiveRan")) == times


@pytest.mark.rule("BTS ruling.death.order")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_zeal_is_lost_clockwise_from_the_active_seat(active: int, order: list[int]) -> None:
    mats = [saint(name) for name in ("ciaran", "ibar", "brigid")]
    lost = [
        one for one in event([["lose-zeal", "all", 1]], *mats, active=active).events if "Zeal" in type(one).__name__
    ]
    assert [one.seat & 7 for one in lost] == order  # type: ignore[attr-defined]


@pytest.mark.rule("BTS 11.grave", "BTS ruling.death.grave")
@pytest.mark.parametrize(("graves", "buried"), [(11, True), (12, False)])
def test_whether_there_is_a_grave_is_told(graves: int, buried: bool) -> None:
    areas = {"ulaid": "people 1 1 1 1", "laigin": f"people 1 1 1 1, graves {graves}"}
    now = event([["lose-zeal", "drawer", 1]], saint("ciaran", zeal=5), areas=areas)
    assert [one.buried for one in now.events if type(one).__name__ == "Died"] == [buried]  # type: ignore[attr-defined]


@pytest.mark.rule("BTS 11.successor.gifts")
@pytest.mark.parametrize("ends", [True, False])
def test_the_first_gift_may_end_too(ends: bool) -> None:
    gifts = [one | ({"ends": ends} if one["key"] == "wisdom" else {}) for one in quiet_tables()["gift"]]
    game = copy(GAME)
    game.use_pack("own.toml", toml(quiet_tables() | {"gift": gifts}))
    now = table(saint("ciaran", zeal=5, keepers=["wisdom"]), areas={"ulaid": "people 1 1 1 6"}, game=game)
    assert now.play("green convert people:6").mat()["keepers"] == ([] if ends else ["wisdom"])


@pytest.mark.rule("BTS 10.6.death", "BTS 11.excess")
def test_a_final_effort_costs_one_zeal() -> None:
    now = table(saint("ciaran", zeal=5), areas={"ulaid": "people 1 1 1 5"})
    now.play("green effort, green convert people:5, ~ roll 4")
    assert ["BTS 11.excess" in rules for rules in cited(now, "ZealLost")] == [False]


@pytest.mark.rule("BTS 10.1.six", "BTS ruling.six.king")
def test_a_six_against_a_king_is_told() -> None:
    for move, king in (("king, ~ roll 6, ~ side 1/2", True), ("people:1, ~ roll 6", False)):
        now = table(areas={"ulaid": "people 1 1 1 1, dolmens 1"}, leaders={"ulster": "pagan 1"})
        now.play(f"green convert {move}")
        assert ["BTS ruling.six.king" in rules for rules in cited(now, "DolmenGone")] == [king]


@pytest.mark.rule("BTS 11.acolyte.saint", "BTS ruling.acolyte", "BTS 11.successor")
def test_whom_a_new_saint_follows_is_told() -> None:
    drawn = table(saint("acolyte"), saint("enda"), **DRAWING, deck_saints=["ibar"]).play("~ draw ibar")
    died = event([["lose-zeal", "drawer", 1]], saint("ciaran", zeal=5, keepers=["ibar"]))
    for now, acolyte in ((drawn, True), (died, False)):
        assert ["BTS 11.acolyte.saint" in rules for rules in cited(now, "BecameActive")] == [acolyte]


@pytest.mark.rule("BTS 10.3", "BTS 10.3.build", "BTS 10.3.elsewhere")
def test_churches_elsewhere_are_told() -> None:
    now = table(saint("deck brigid"), points=6).play("green build, green improve, green move airgialla, green build")
    assert ["BTS 10.3.elsewhere" in rules for rules in cited(now, "ChurchRaised")] == [False, False, True]
    here = table(saint("deck brigid", "osraige")).play("green build, green improve")
    assert ["BTS 10.3.elsewhere" in rules for rules in cited(here, "ChurchRaised")] == [False, False]
    far = table(saint("ciaran", "osraige"), built=[3, 0, 0, 0, 0, 0, 0, 0, 0]).play("green build")
    assert ["BTS 10.3.elsewhere" in rules for rules in cited(far, "ChurchRaised")] == [True]


@pytest.mark.rule("BTS 15.keepers", "BTS 6.limit", "BTS 6.limit.three")
@pytest.mark.parametrize(("seats", "wanted"), [(1, True), (3, True), (4, False), (6, False)])
def test_how_many_keepers_there_may_be_is_told(seats: int, wanted: bool) -> None:
    names = ("ciaran", "enda", "ibar", "brigid", "columba", "brendan")[:seats]
    now = table(*(saint(name) for name in names), **DRAWING).play("~ draw keepsake")
    [rules] = cited(now, "Kept")
    assert ("BTS 15.keepers" in rules, "BTS 6.limit" in rules) == (wanted, not wanted)


@pytest.mark.rule("BTS 7.advance", "BTS 6.keeper.columba")
@pytest.mark.parametrize(
    ("name", "keepers", "wanted"),
    [("columba", [], [False]), ("ciaran", ["columba"], [True]), ("ciaran", ["ibar"], [])],
)
def test_who_holds_the_picts_back_is_told(name: str, keepers: list[str], wanted: list[bool]) -> None:
    """By the active Saint's own ability, or by a Keeper."""
    raid = card(54, "raid", red=[["advance-paganism", 2]]) | {"pile": "scotland"}
    fields = DRAWING | {"paganism": 1, "merged": ["scotland"]}
    now = table(saint(name, keepers=keepers), game=quiet(raid), **fields).play("~ draw raid")
    assert [("BTS 6.keeper.columba" in rules) for rules in cited(now, "Slowed")] == wanted
    assert now.see("paganism") == (2 if wanted else 3)


def set_up_until(move: str, **options: Any) -> BanishTheSnakes:
    """A game for two in which the next choice offers this move."""
    now = BanishTheSnakes(QUIET.new(2, **options), QUIET)
    while now.to_act == "~" or move not in now.legal:
        now.play(f"{now.to_act} {next(iter(now.odds)) if now.to_act == '~' else min(now.legal)}")
    return now


@pytest.mark.rule("BTS ruling.consensus", "BTS ruling.consent.self", "BTS ruling.consent")
def test_who_asks_whom() -> None:
    """The one who asks, and the action that agrees; a bot owes its consent to a proposal, but not a card."""

    def asked(now: BanishTheSnakes) -> tuple[list[Any], int]:
        consents = [now.game.consent(now.state, seat) for seat in (-1, 0, 1)]
        names = [one and (one[0], now.game.text(now.state, one[1])) for one in consents]
        return names, int(now.state.courtesy())

    now = table(saint("ciaran"), saint("enda", keepers=["faith"]))
    assert asked(now) == ([None, None, None], -1)
    assert asked(now.play("green take faith blue")) == ([None, None, (0, "agree")], -1)
    assert asked(table(saint("ciaran"), saint("enda"), **DRAWING)) == ([None, None, None], -1)
    now = table(saint("ciaran", keepers=["faith"]), saint("enda"), active=1).play("blue take faith green")
    assert asked(now) == ([None, (1, "agree"), None], -1)
    for options, agreeing in (
        ({"saints": "chosen", "first": "1"}, [None, None, (0, "accept")]),
        ({"saints": "chosen", "first": "2"}, [None, (1, "accept"), None]),
        ({"level": "advanced"}, [None, (1, "accept"), None]),  # Palladius is Blue
    ):
        names, courtesy = asked(now := set_up_until("accept", **options))
        assert (names, now.game.text(now.state, courtesy)) == (agreeing, "accept")


@pytest.mark.rule("BTS ruling.consensus")
def test_what_is_proposed_is_asked() -> None:
    now = set_up_until("accept", saints="chosen", level="advanced", first="1", **{"at-start": "enda ibar"})
    assert now.game.question(now.state, 1, "en") == (
        "Ibar (Blue): Enda (Green) proposes six Saints for the Draw Deck: Auxilius, Ciarán, Brigid, Columba, Finnian, "
        "Brendan. Do you agree? You may object once."
    )
    now.play("blue accept, green without wisdom, green without faith, green without interpretation")
    assert now.game.question(now.state, 1, "en") == (
        "Ibar (Blue): Enda (Green) proposes to play without three Gifts: Wisdom, Faith, Interpretation. "
        "Do you agree? You may object once."
    )


@pytest.mark.rule("BTS ruling.consensus", "BTS 4.decksaints", "BTS 14.advanced.gifts")
@pytest.mark.parametrize(
    ("seats", "options", "wanted"),
    [
        (2, {"saints": "chosen", "at-start": "enda ibar", "first": "1"}, "Enda (Green) proposes"),
        (2, {"saints": "chosen", "at-start": "enda ibar", "first": "2"}, "Ibar (Blue) proposes"),
        (2, {"saints": "chosen", "at-start": "enda patrick", "first": "1"}, "Patrick (Blue) proposes"),
        (2, {"saints": "chosen", "at-start": "patrick palladius"}, "Palladius (Blue) proposes"),
        (1, {"saints": "chosen", "at-start": "enda"}, ""),
        (2, {"saints": "random"}, ""),
        (2, {"saints": "random", "level": "advanced"}, "(Blue) proposes to play without"),
        (1, {"level": "advanced"}, ""),
    ],
)
def test_who_proposes_is_told(seats: int, options: dict[str, str], wanted: str) -> None:
    """The first player, unless chance decides or somebody is alone."""
    now = BanishTheSnakes(QUIET.new(seats, **options), QUIET)
    while now.see("turn") == 0 and len(now.see("gifts")) == 9 and not now.see("frames")[-1].startswith("pawns"):
        offered = now.odds if now.to_act == "~" else now.legal
        now.play(f"{now.to_act} {'accept' if 'accept' in offered else min(offered)}")
    lines = [line.text for line in now.game.tell(now.events, "en", None)]
    proposals = [line for line in lines if "propose" in line]
    assert bool(proposals) == bool(wanted)
    assert any(wanted in line for line in lines)


@pytest.mark.rule("BTS 4.decksaints", "BTS 4.decksaints.twice", "BTS 14.advanced.gifts")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"at-start": "enda ibar", "deck-saints": "patrick brigid columba ciaran finnian"}, "5 Saints, not 6"),
        ({"deck-saints": "patrick brigid columba ciaran finnian brendan"}, "name the at-start Saints too"),
        ({"at-start": "enda ibar", "deck-saints": "patrick brigid columba ciaran finnian ibar"}, "'ibar' starts"),
        ({"at-start": "enda ibar", "deck-saints": "patrick brigid columba ciaran finnian merlin"}, "no 'merlin'"),
        ({"level": "advanced", "without-gifts": "wisdom faith"}, "2 Gifts, not 3"),
        ({"level": "advanced", "without-gifts": "wisdom faith wine"}, "no 'wine'"),
        ({"without-gifts": "wisdom faith tongues"}, "only with level=advanced"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidOptions, match=message):
        QUIET.new(2, saints="chosen", **options)


@pytest.mark.rule("BTS 13.fullvictory", "BTS 12.1", "BTS 12.2", "BTS 13.totaldefeat")
def test_all_win_or_nobody() -> None:
    areas = IRELAND | {"ulaid": "people 1 1+ 1+ 1+", "laigin": "people 1+ 1+ 1+ 1+, dolmens 1"}
    won = table(saint("patrick"), saint("enda"), areas=areas, leaders={"ulster": "christian 0/0"})
    outcome = won.play("green convert people:1").outcome
    assert (outcome.winners, outcome.scores, outcome.result) == ((0, 1), (17.5, 17.5), "full victory")
    pagan: dict[str, Any] = {"paganism": 6, "merged": ["scotland", "strathclyde", "england"]}
    lost = event([["advance-paganism", 1]], saint("patrick"), saint("enda"), **pagan).outcome
    assert (lost.winners, lost.scores, lost.result, lost.rule) == ((), (0.0, 0.0), "total defeat", "BTS 12.2")
    assert table().state.outcome() is None


@pytest.mark.rule("BTS 10.1.highking.kings", "BTS 10.1.king.chiefs", "BTS 10.1.chief.people")
def test_the_leader_above_is_drawn_even_without_weight() -> None:
    areas = {TARA: "people 1 1 1 1, druid 2, dolmens 1"}
    now = table(saint("ciaran", TARA), areas=areas, leaders={"laigin": "christian 0/0"})
    sources = {piece.key: list(piece.sources) for piece in now.game.scene(now.state, None).pieces}
    around = [f"druid:{TARA}", f"dolmen:{TARA}"]
    assert sources[f"people:{TARA}:1"] == [f"chief:{TARA}", *around]
    assert sources[f"chief:{TARA}"] == ["king:leinster", *around]
    assert sources["king:leinster"] == ["high-king", *around]
    assert sources["high-king"] == around
    assert sources[f"druid:{TARA}"] == [f"dolmen:{TARA}"]
    assert sources["people:osraige:1"] == ["chief:osraige"]
    assert sources["chief:osraige"] == ["king:munster"]
    assert sources[f"people:{AREAS[0]}:1"] == [f"chief:{AREAS[0]}"]
    assert sources["chief:laigin"] == []
    gone = event([["remove-king", "munster"]])
    sources = {piece.key: list(piece.sources) for piece in gone.game.scene(gone.state, None).pieces}
    assert (sources["chief:osraige"], sources["chief:ulaid"]) == ([], ["king:ulster"])


@pytest.mark.rule("BTS ruling.paganism.back", "BTS 7.boundary")
def test_great_britain_is_drawn() -> None:
    """Boxes with what falls in them; regions that have fallen, are regained, or stand with their cards."""
    fields = {"paganism": 2, "merged": ["scotland", "strathclyde"]}
    pictures = []
    for arthur, more in (("deck", fields), ("scotland", {"paganism": 0})):
        scene = (now := table(arthur=arthur, **more)).game.scene(now.state, None)
        [panel] = [one for one in scene.panels if one.key == "panel:britain"]
        track, *lines = panel.lines
        assert isinstance(track, Track)
        pictures.append((track.at, [(box.text, box.tone, box.note) for box in track.boxes], lines))
    boxes = [(str(n), "", "") for n in range(8)]
    for n, region in ((1, "Scotland"), (3, "Strathclyde"), (5, "England")):
        boxes[n] = (str(n), "bad", region)
    boxes[7] = ("7", "bad", "")
    piles = [one["pile"] for one in our_entries("card")]
    scotland, strathclyde, england = (piles.count(name) for name in ("scotland", "strathclyde", "england"))
    assert pictures == [
        (
            (2,),
            boxes,
            [
                "Scotland is Pagan; its cards are in the deck.",
                "Strathclyde is Christian again; its cards stay in the deck.",
                f"England is Christian until box 5; then its {england} cards come into the deck.",
            ],
        ),
        (
            (0,),
            boxes,
            [
                f"Scotland is Christian until box 1; then its {scotland + 1} cards come into the deck.",
                f"Strathclyde is Christian until box 3; then its {strathclyde} cards come into the deck.",
                f"England is Christian until box 5; then its {england} cards come into the deck.",
            ],
        ),
    ]


@pytest.mark.rule("BTS 10.1.slider", "BTS 10.1.count.druid")
@pytest.mark.parametrize(
    ("people", "more", "slider", "at"),
    [
        *(
            (6, "", "ruled", (0,)),
            (5, "", "ruled", (1,)),
            (1, "", "as-written", (5,)),
            (1, "?", "ruled", (0, 1, 2, 4, 5)),
        ),
        *((1, "relics 1", "ruled", (6,)), (1, "relics 1 1", "ruled", (6,)), (6, "dolmens 2", "ruled", (0,))),
    ],
)
def test_the_slider_has_seven_boxes(people: int, more: str, slider: str, at: tuple[int, ...]) -> None:
    """Failure at -6, what the die must exceed from -5 to -1, Success at 0; and where the attempt stands."""
    parts = f"people 1 1 1 {people}{', druid ?' if more == '?' else f', {more}' if more else ''}"
    now = table(areas={"ulaid": parts}, slider=slider, druids_gone=[3, 3, 3])
    target = "convert druid" if more == "?" else f"convert people:{people}"
    [choice] = [one for one in now.game.prompt(now.state, 0).choices if one.token == target]
    track = choice.tracks[0]
    needs = (4, 3, 2, 1, 0) if slider == "as-written" else (5, 4, 3, 2, 1)
    assert [(box.text, box.tone, box.note) for box in track.boxes] == [
        ("✗", "bad", "≤ −6"),
        *((f"> {need}", "", f"−{5 - n}") for n, need in enumerate(needs)),
        ("✓", "good", "≥ 0"),
    ]
    assert track.at == at


@pytest.mark.rule("BTS 6.keeper.asleep", "BTS 6.keeper.columba", "BTS 10.1.influence")
def test_whose_cards_are_named() -> None:
    """The active Saint and Gifts; no sleeping Saint, no card to be used once."""
    saints = quiet_tables()["saint"]
    stronger = [one | ({"deck": [["convert", "any", 2]]} if one["key"] == "columba" else {}) for one in saints]
    game = copy(GAME)
    game.use_pack("own.toml", toml(quiet_tables() | {"saint": stronger}))
    for name, keepers, wanted in (
        ("patrick", ["ibar", "miracles", "keepsake"], {"Patrick (Saint)": 1, "Miracles (Gift of the Spirit)": 1}),
        ("ciaran", ["columba", "knowledge"], {"Columba (Saint)": 2, "Knowledge (Gift of the Spirit)": 1}),
        ("ciaran", ["brigid"], {}),
        ("acolyte", ["miracles"], {"Miracles (Gift of the Spirit)": 1}),
    ):
        now = table(saint(name, keepers=keepers), game=game)
        [choice] = [one for one in now.game.prompt(now.state, 0).choices if one.token == "convert people:1"]
        found = {one.label: one.amount for one in choice.modifiers if one.rule == "BTS 10.1.abilities"}
        assert found == wanted


@pytest.mark.rule("BTS ruling.peek")
def test_as_many_cards_are_foreseen_as_the_gift_says() -> None:
    gifts = [
        one | ({"abilities": [["foresee", 2]]} if one["key"] == "prophecy" else {}) for one in quiet_tables()["gift"]
    ]
    game = copy(GAME)
    game.use_pack("own.toml", toml(quiet_tables() | {"gift": gifts}))
    now = table(saint("ciaran", keepers=["prophecy"]), game=game).play("green foresee, ~ look blow, ~ look yellow-key")
    assert (now.see("top"), now.to_act) == (["blow", "yellow-key"], "green")


@pytest.mark.rule("BTS ruling.abilities")
def test_any_gift_may_foresee() -> None:
    last = {"key": "interpretation", "abilities": [["foresee", 1]], "ends": False, "source": "own"}
    game = copy(GAME)
    game.use_pack("own.toml", toml(quiet_tables() | {"gift": [*quiet_tables()["gift"][:-1], last]}))
    refusal = game.explain(
        table(saint("ciaran", keepers=["interpretation"]), foreseen=1, game=game).state, 0, "foresee"
    )
    assert refusal is not None
    assert refusal.text("en") == "You can do that only once a turn."


@pytest.mark.rule("BTS 10.1.leader", "BTS 10.1.relics", "BTS 10.5.modifier", "BTS 10.1.abilities", "BTS 10.6.two")
@pytest.mark.rule("BTS 10.1.count.people", "BTS 10.1.area", "BTS 10.1.faceup")
@pytest.mark.parametrize(
    ("target", "fields", "results"),
    [
        ("people:1", {"leaders": {"ulaid": "christian 0/0"}}, "nSSSSS"),
        ("people:4", {"areas": {"ulaid": "people 1 1 1 4, relics 3"}}, "nSSSSS"),
        ("people:1", {"areas": {"ulaid": "people 1 1 1 4, druid 2"}}, "FFnSSS"),
        ("people:4", {"areas": {"ulaid": "people 1 1 1 4"}, "bonus": 2}, "FnSSSS"),
        ("people:5", {"areas": {"ulaid": "people 1 1 1 5"}, "effort": 1}, "FFFSSS"),
    ],
)
def test_exactly_this_counts(target: str, fields: dict[str, Any], results: str) -> None:
    """For a die of 1 to 6: failure, nothing, success. After a Final Effort the Saint dies of an equal die, too."""
    assert table(saint("ciaran", zeal=5 if "effort" in fields else 1), **fields).results(target) == results


# -- what lies ready --------------------------------------------------------------------------------------------------


def values(packed: int, bits: int = 8) -> dict[int, int]:
    """How many there are of each value, from a heap."""
    found = {n: packed >> bits * n & (1 << bits) - 1 for n in range(20)}
    return {value: number for value, number in found.items() if number}


READY: dict[str, Any] = {
    "people": {1: 40, 2: 10, 3: 8, 4: 6, 5: 4, 6: 4},
    "druids": {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2},
    "relics": {0: 3, 1: 4, 2: 4, 3: 1},
    "churches": {0: 8, 1: 6, 2: 4, 3: 1},
    "dolmens": 8,
    "leaders": {0: 14, 1: 2, 2: 4, 3: 3, 4: 1},
    "types": {0: 7, 1: 7, 2: 2, 3: 4, 4: 3, 5: 1},
    "gifts": 9,
    "key": "arthur",
    "arthur": "key",
    "paganism": 0,
    "merged": [],
}


@pytest.mark.rule("BTS 4.supply", "BTS 4.people.pool", "BTS 4.druids.pool", "BTS 4.piles", "BTS 4.deck", "BTS 4.arthur")
@pytest.mark.rule("BTS 4.gifts", "BTS 3.britain", "BTS 4.paganism", "BTS 7", "BTS 14", "BTS 14.beginner.druids")
@pytest.mark.rule(
    "BTS 14.beginner.dolmens", "BTS 14.beginner.relics", "BTS 14.beginner.invasion", "BTS ruling.advanced"
)
@pytest.mark.rule("BTS 14.advanced.relic", "BTS 14.advanced.paganism", "BTS 14.advanced.cards")
@pytest.mark.parametrize(
    ("level", "tables", "changes"),
    [
        ("standard", {}, {}),
        ("beginner", {}, {"druids": {1: 3, 2: 3, 3: 3, 4: 2, 5: 2}, "relics": {0: 1, 1: 4, 2: 4, 3: 1}, "dolmens": 0}),
        (
            "advanced",
            {},
            {"relics": {0: 3, 1: 4, 2: 4}, "key": None, "arthur": "deck", "paganism": 1, "merged": ["scotland"]},
        ),
        (
            "beginner",
            {
                "druids": [{"mix": [[5, 9], [6, 1]], "source": "own"}],
                "graves": [{"mix": [[0, 1], [1, 1]], "source": "own"}],
            },
            {"druids": {5: 9}, "relics": {1: 1}, "dolmens": 0},
        ),
        (
            "beginner",
            {
                "druids": [{"mix": [[5, 9], [6, 3]], "source": "own"}],
                "graves": [{"mix": [[0, 3], [1, 1]], "source": "own"}],
            },
            {"druids": {5: 9, 6: 1}, "relics": {0: 1, 1: 1}, "dolmens": 0},
        ),
        (
            "advanced",
            {"graves": [{"mix": [[0, 1], [2, 1]], "source": "own"}]},
            {"relics": {0: 1, 2: 1}, "key": None, "arthur": "deck", "paganism": 1, "merged": ["scotland"]},
        ),
    ],
)
def test_exactly_this_lies_ready(level: str, tables: dict[str, Any], changes: dict[str, Any]) -> None:
    game = copy(GAME)
    game.use_pack("own.toml", toml(quiet_tables() | tables))
    now = BanishTheSnakes(game.new(2, level=level), game)
    state: Any = now.state
    found = {
        "people": values(int(state.pool)),
        "druids": values(int(state.druids)),
        "relics": values(int(state.unmade)),
        "churches": values(int(state.churches)),
        "dolmens": int(state.dolmens),
        "leaders": values(int(state.cup)),
        "types": values(int(state.types), 3),
        "gifts": len(now.see("gifts")),
        **{key: now.see(key) for key in ("key", "arthur", "paganism", "merged")},
    }
    assert found == READY | changes
    entries = {one["number"]: one for one in (*our_entries("card"), *quiet_tables()["card"])}.values()
    piles = ("deck", "scotland") if level == "advanced" else ("deck",)
    deck = {one["key"] for one in entries if one["pile"] in piles or (one["pile"] == "key" and level == "advanced")}
    assert set(now.see("deck")) == deck
    [invasion] = [one for one in entries if one["number"] == 53]
    waiting = {int(state.pile_cards(pile)) for pile in range(1, 4)}
    number = game.contents.events.index(invasion["key"])  # type: ignore[attr-defined]
    assert any(cards >> number & 1 for cards in waiting) == (level != "beginner")
    later = [one["pile"] for one in entries if one["pile"] in ("scotland", "strathclyde", "england")]
    assert sum(bin(cards).count("1") for cards in waiting) == len(later) - (level == "beginner")


@pytest.mark.rule("BTS 4.palladius.flock", "BTS 4.palladius", "BTS 4.zeal")
@pytest.mark.parametrize(
    ("boxes", "flock", "row"), [(1, 3, "1+"), (4, 2, "1+ 1+ 2 2"), (4, 3, "1+ 1+ 2 2+"), (4, 0, "1 1 2 2")]
)
def test_the_leftmost_are_flock_already(boxes: int, flock: int, row: str) -> None:
    game = copy(GAME)
    home = [one | {"boxes": boxes if one["key"] == "eoganacht" else 4} for one in our_entries("area")]
    saints = [one | ({"flock": flock} if one["key"] == "palladius" else {}) for one in quiet_tables()["saint"]]
    game.use_pack("own.toml", toml(quiet_tables() | {"area": home, "saint": saints}))
    now = BanishTheSnakes(game.new(2, saints="chosen", **{"at-start": "palladius enda"}), game)
    while now.see("turn") == 0:
        odds = now.odds if now.to_act == "~" else {}
        here = now.row("eoganacht").split() if all(len(now.row(area).split()) == 4 for area in AREAS[:7]) else None
        wanted = [f"people {value}" for value in (1, 2) if here is not None and here.count(str(value)) < 2]
        others = [line for line in odds if line not in ("people 1", "people 2")]
        now.play(f"{now.to_act} {[*(one for one in wanted if one in odds), *others, *(odds or sorted(now.legal))][0]}")
    assert now.row("eoganacht") == row
    assert all("+" not in now.row(area) for area in AREAS if area != "eoganacht")


@pytest.mark.rule("BTS ruling.pack")
def test_an_owners_words_are_spoken() -> None:
    game = copy(GAME)
    own = card(14, "unheard-of") | {"name": "Never Heard", "name_de": "Nie gehört", "text": "A tale."}
    game.use_pack("own.toml", toml({"card": [own]}))
    number = game.contents.cards.index("unheard-of")  # type: ignore[attr-defined]
    assert [game.names(lang).card(number) for lang in ("en", "de")] == ["Never Heard", "Nie gehört"]
    assert game.say("en", "card-unheard-of.text") == "A tale."
