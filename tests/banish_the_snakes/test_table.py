"""What people are told is true: odds, sums, scores; and every rule that forbids says so when it is broken."""

from fractions import Fraction
from typing import Any

import pytest

import fidchell
from fidchell.core.refusal import Refusal
from fidchell.core.rng import Rng
from fidchell.core.scene import Track
from fidchell.core.state import CHANCE, OVER, Event
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.events import Drew, Failed, Gave, HadNoEffect, KeyReplaced, Succeeded
from fidchell.games.banish_the_snakes.game import BanishTheSnakes
from fidchell.games.banish_the_snakes.names import half
from fidchell.games.banish_the_snakes.odds import FAILURE, NO_EFFECT, SUCCESS, Attempt
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes.rules.ending import half_points
from fidchell.games.banish_the_snakes.rules.influence import influence
from tests.banish_the_snakes.board import GAME_ENDS, STRATHCLYDE, event, saint, table

Shares = dict[int, Fraction]
ENDS: dict[type[Event], int] = {Succeeded: SUCCESS, HadNoEffect: NO_EFFECT, Failed: FAILURE}


@pytest.fixture(scope="module")
def game() -> BanishTheSnakes:
    found = fidchell.load("banish-the-snakes")
    assert isinstance(found, BanishTheSnakes)
    return found


def positions(game: BanishTheSnakes, seats: int, seed: int, every: int) -> list[BanishTheSnakesState]:
    """Positions of a game at random in which a Saint acts."""
    state, rng, found, n = game.new(seats), Rng(seed), list[BanishTheSnakesState](), 0
    while (seat := int(state.actor())) != OVER:
        if seat == CHANCE:
            state.apply(int(state.sample(rng)), CHANCE)
            continue
        legal = state.legal(seat)
        n += 1
        if n % every == 0 and any(action >> c.ARGUMENT_BITS == c.CONVERT for action in legal):
            found.append(state.clone())
        state.apply(legal[rng.below(len(legal))], seat)
    return found


def outcomes(state: BanishTheSnakesState, action: int, seat: int) -> Shares:
    """What the engine makes of an attempt, over all that chance may bring, in fractions of one."""
    after, events = state.clone(), list[Event]()
    after.apply(action, seat, out=events)
    for one in events:
        if type(one) in ENDS:
            return {ENDS[type(one)]: Fraction(1)}
    found: Shares = {}
    tickets = sum(weight for _, weight in after.chance())
    for outcome, weight in after.chance():
        for end, share in outcomes(after, outcome, CHANCE).items():
            found[end] = found.get(end, Fraction(0)) + share * Fraction(weight, tickets)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_the_odds_are_the_engines(game: BanishTheSnakes, seed: int) -> None:
    hidden = 0
    for state in positions(game, 3, seed, 5):
        seat = int(state.actor())
        for action in state.legal(seat):
            if action >> c.ARGUMENT_BITS == c.CONVERT:
                attempt = Attempt(game.names("en"), state, action & c.ARGUMENT)
                counted, real = attempt.counts(), outcomes(state, action, seat)
                assert [Fraction(number, sum(counted)) for number in counted] == [real.get(n, 0) for n in range(3)]
                hidden += attempt.hidden
    assert hidden


def test_modifiers_add_up_and_prepares_help(game: BanishTheSnakes) -> None:
    for state in positions(game, 4, 3, 7):
        seat = int(state.actor())
        for choice in game.choices(state, seat):
            if choice.token.startswith("convert"):
                target = game.notation.read(state, choice.token) & c.ARGUMENT
                assert sum(one.amount for one in choice.modifiers) == influence(state, seat, target)
                assert all(one.label and one.rule in game.rulebook for one in choice.modifiers)
                attempt = Attempt(game.names("en"), state, target)
                chances = [Fraction(attempt.counts(n)[SUCCESS], sum(attempt.counts(n))) for n in range(8)]
                assert chances == sorted(chances)


def test_every_influence_has_a_name_of_its_own() -> None:
    """Patrick's own help and that of a Gift are two items, each with its card."""
    now = table(saint("patrick", "ulaid", keepers=["miracles"]), prepares=1)
    [choice] = [one for one in now.game.choices(now.state, 0) if one.token == "convert people:1"]
    assert [(one.label, one.amount) for one in choice.modifiers] == [
        ("People 1", -1),
        ("Patrick (Saint)", 1),
        ("Miracles (Gift of the Spirit)", 1),
        ("Prepared", 1),
    ]


# What the die must exceed in each box; the marker stands in the box of the sum.
SLIDER = ["✗", "> 5", "> 4", "> 3", "> 2", "> 1", "✓"]


@pytest.mark.parametrize(
    ("people", "points", "at", "chances"),
    [
        (5, 4, 1, ["17 %", "33 %", "50 %", "67 %"]),  # −5: only a 6; each Prepare a face more
        (6, 2, 0, ["0 %", "17 %"]),
        (1, 1, 5, None),  # no point is left for a Prepare
    ],
)
def test_the_slider_is_drawn(people: int, points: int, at: int, chances: list[str] | None) -> None:
    now = table(saint(), areas={"ulaid": f"people 1 1 1 {people}"}, points=points)
    [choice] = [one for one in now.game.choices(now.state, 0) if one.token == f"convert people:{people}"]
    slider, *prepares = choice.tracks
    assert [box.text for box in slider.boxes] == SLIDER
    assert [box.note for box in slider.boxes] == ["≤ −6", "−5", "−4", "−3", "−2", "−1", "≥ 0"]
    assert slider.at == (at,)
    assert [[box.text for box in track.boxes] for track in prepares] == ([chances] if chances else [])


def test_a_hidden_druid_may_be_in_several_boxes() -> None:
    """Values 1 to 6 lie in the pool; two Prepares lift each of them by two."""
    now = table(saint(), areas={"ulaid": "people 1 1 1 1, druid ?"}, prepares=2)
    [choice] = [one for one in now.game.choices(now.state, 0) if one.token == "convert druid"]
    assert choice.tracks[0].at == (2, 3, 4, 5, 6)


def test_who_sways_whom_can_be_seen() -> None:
    """The High King sways the Kings, a King his Chiefs, a Chief his People; what stands in an Area, all there."""
    areas = {"ulaid": "people 1 1 1 2, church 1, graves 1", "airgialla": "people 1 1 1 1, druid 3, dolmens 1"}
    now = table(saint(), areas=areas)
    pieces = {piece.key: piece for piece in now.game.scene(now.state, None).pieces}
    assert set(pieces["people:ulaid:2"].sources) == {"chief:ulaid", "church:ulaid", "grave:ulaid"}
    assert set(pieces["chief:ulaid"].sources) == {"king:ulster", "church:ulaid", "grave:ulaid"}
    worst = {"high-king", "druid:airgialla", "dolmen:airgialla", "grave:ulaid"}
    assert set(pieces["king:ulster"].sources) == worst, "the Druid of his Province, not the Church"
    assert set(pieces["druid:airgialla"].sources) == {"dolmen:airgialla"}
    assert pieces["high-king"].sources == ()
    assert pieces["church:ulaid"].body.endswith("It counts for: People, Chief.")


@pytest.mark.rule("BTS 5.1.key")
def test_the_bar_that_fires_is_marked() -> None:
    """On the Current Card while it is carried out, then on the Key Card, with the arrow for the next one."""
    areas = {"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 0"}
    now = event([["lower-church", "chosen", 1]], saint(), colour="yellow", areas=areas)

    def lines(key: str) -> dict[str, str]:
        [card] = [card for card in now.game.scene(now.state, None).cards if card.key == key]
        return {line.tone: line.now for line in card.lines}

    assert lines("card:current") == {"red": "", "yellow": "this one fires", "blue": "", "arrow-red": ""}
    now.play("green choose ulaid")
    assert lines("card:key") == {"red": "", "yellow": "this one fired", "blue": "", "arrow-red": ""}


@pytest.mark.rule("BTS 7.end")
def test_a_bar_that_the_end_has_left_undone_is_not_marked() -> None:
    fallen = ["scotland", "strathclyde", "england"]
    now = event(
        [["lose-zeal", "drawer", 1]], directive=[["advance-paganism", 1]], paganism=GAME_ENDS - 1, merged=fallen
    )
    [card] = [card for card in now.game.scene(now.state, None).cards if card.key == "card:current"]
    assert (now.to_act, {line.now for line in card.lines}) == (None, {""})


def test_tracks_show_where_everybody_is() -> None:
    now = table(saint(zeal=3), saint("enda", zeal=1), paganism=2, merged=["scotland"])
    panels = {panel.key: panel for panel in now.game.scene(now.state, None).panels}
    zeal = [line for line in panels["panel:mats"].lines if isinstance(line, Track)]
    assert [(one.at, [box.text for box in one.boxes]) for one in zeal] == [
        ((2,), ["4", "4", "4", "3", "2", "✝"]),
        ((0,), ["4", "4", "4", "3", "2", "✝"]),
    ]
    britain = next(line for line in panels["panel:britain"].lines if isinstance(line, Track))
    assert britain.at == (2,)
    assert {box.note: box.text for box in britain.boxes if box.note} == {
        "Scotland": "1",
        "Strathclyde": "3",
        "England": "5",
    }


@pytest.mark.rule("BTS ruling.paganism.back")
def test_a_region_is_as_pagan_as_its_marker_says() -> None:
    """Back over the boundary Strathclyde is Christian again, though its cards stay in the deck."""
    now = event([["retreat-paganism", 1]], paganism=STRATHCLYDE, merged=["scotland", "strathclyde"])
    for lang, word in (("en", "Strathclyde is Christian again; its cards stay in the deck."), ("de", "christlich")):
        [britain] = [panel for panel in now.game.scene(now.state, None, lang).panels if panel.key == "panel:britain"]
        [line] = [line for line in britain.lines if isinstance(line, str) and line.startswith("Strathclyde")]
        assert word in line
    assert "Scotland is Pagan; its cards are in the deck." in now.game.scene(now.state, None).panels[1].lines


def test_saints_are_named_with_their_colour() -> None:
    """In the log by whoever played the seat at that time, in prompts by whoever plays it now; Acolytes, too."""
    mats = (saint("ciaran", zeal=5), saint("enda", keepers=["wisdom"]))
    now = table(*mats, areas={"ulaid": "people 1 1 1 6"}, points=3)
    assert now.game.question(now.state, 1, "en") == "Ciarán (Green) decides."
    labels = {choice.token: choice.label for choice in now.game.choices(now.state, 0)}
    assert labels["take wisdom blue"] == "Ask Enda (Blue) for Wisdom"
    now.play("green prepare, green take wisdom blue")
    assert now.game.question(now.state, 1, "en") == "Enda (Blue): Ciarán (Green) asks you for Wisdom. Do you agree?"
    now.play("blue refuse, green convert people:6, ~ roll 1")
    assert now.mat()["saint"] == "acolyte"
    told = [line.text for line in now.game.tell(now.events, "en")]
    assert told[0] == "Ciarán (Green) prepares: +1."
    assert "Ciarán (Green) loses 1 Zeal." in told, "he still lived when he lost it"
    assert "Turn 2: Enda (Blue)." in told
    assert now.game.question(now.state, 1, "en").startswith("Chance")
    now.play("~ draw blow, blue end, ~ draw yellow-key")
    told = [line.text for line in now.game.tell(now.events, "en")]
    assert "Turn 3: the Acolyte (Green)." in told
    assert now.game.question(now.state, 0, "de").startswith("Akolyth (Grün): ")
    assert now.game.scene(now.state, None, "de").status.startswith("Zug 3: Akolyth (Grün), ")
    assert isinstance(now.state, BanishTheSnakesState)
    who = int(now.state.who(0))
    told = [line.text for line in now.game.tell([Failed(who, c.DRUID, 2, False), Gave(1, who, c.GIFT)], "de")]
    assert told == [
        "Der Druide hört nicht auf den Akolythen (Grün): ein Fehlschlag.",
        "Blau gibt dem Akolythen (Grün) Weisheit.",
    ]


def test_german_is_spoken_as_the_short_rules_do() -> None:
    """Titles that begin with an article stand in quotation marks, and things happen somewhere."""
    now = event([["place-dolmen", "random"]]).play("~ strike airgialla")
    told = [line.text for line in now.game.tell(now.events, "de")]
    assert "Es geschieht in Airgialla." in told
    key, drew = now.game.tell([KeyReplaced(30, 0, 0), Drew(0, c.GIFT)], "de")
    assert key.text.startswith("„")
    assert drew.text == "Grün zieht Weisheit."
    words = {name: now.game.say("de", f"action-{name}") for name in ("convert", "move", "improve", "relic", "effort")}
    assert words == {
        "convert": "Konvertieren",
        "move": "Bewegen",
        "improve": "Kirche verbessern",
        "relic": "Reliquie herstellen",
        "effort": "Letzte Bemühungen",
    }
    intro = now.game.say("de", "rules-intro")
    assert "Zeal" in intro
    assert "Keeper" in intro


def test_nobody_is_an_acolyte_before_the_saints_are_chosen(game: BanishTheSnakes) -> None:
    state, rng = game.new(2, saints="chosen"), Rng(1)
    while state.actors() == (CHANCE,):
        state.apply(int(state.sample(rng)), CHANCE)
    [mats] = [panel for panel in game.scene(state, None).panels if panel.key == "panel:mats"]
    assert mats.lines == ("Green: no Saint yet.", "Blue: no Saint yet.")


def test_the_outlook_tells_every_card() -> None:
    """What the next card would do, for each that may come."""
    now = table(saint(), key="blue-key")
    [outlook] = [panel for panel in now.game.scene(now.state, None).panels if panel.key == "panel:outlook"]
    assert "blow: Nothing happens." in outlook.more
    assert "our reconstruction" in outlook.more[0]
    assert len(outlook.more[1:]) == len(now.see("deck"))


@pytest.mark.parametrize("seed", range(6))
def test_the_score_is_told_line_by_line(game: BanishTheSnakes, seed: int) -> None:
    state = game.new(3)
    state.playout(Rng(seed))
    lines = [line.text for line in game.ending(state, "en")]
    assert lines[-1] == f"Score: {half(int(half_points(state)))}"
    amounts = [line.partition(":")[0].replace("−", "-").replace("½", ".5") for line in lines[2:-1]]
    total = sum(float(amount.replace("-.5", "-0.5")) for amount in amounts)
    assert total == half_points(state) / 2


# -- refusals ---------------------------------------------------------------------------------------------------------

BASE: dict[str, Any] = {
    "game": "banish-the-snakes",
    "seats": 2,
    "areas": {
        "laigin": "people 1 2 3+ 4",
        "osraige": "people 2 2+ 3, church 1",
        "southern-ui-neill": "people 1 2 3 3 4",
        "northern-ui-neill": "people 1 2 3 4, druid ?",
    },
    "leaders": {"laigin": "christian 2/1", "munster": "christian 2/1", "leinster": "pagan 3", "high-king": "pagan 1"},
    "mats": [
        {"saint": "patrick", "area": "laigin", "zeal": 2, "keepers": ["wisdom"]},
        {"saint": "secundinus", "area": "osraige", "zeal": 1, "keepers": ["faith", "confessio"]},
    ],
    "key": "niall",
}


def changed(**changes: Any) -> dict[str, Any]:
    """The position with some fields changed; `mat` and `area` change the first mat and an Area."""
    position = {**BASE, "mats": [dict(mat) for mat in BASE["mats"]], "areas": dict(BASE["areas"])}
    position["mats"][0] |= changes.pop("mat", {})
    position["areas"] |= changes.pop("area", {})
    return position | changes


HIDDEN = {"laigin": "people 1 2 3+ 4, druid ?"}
TARA = {"southern-ui-neill": "people 1 2 3 3 4, druid ?"}
EIGHT = {
    "northern-ui-neill": "people 2 4 4 6, church 0",
    "airgialla": "people 1 2 3, church 0",
    "ulaid": "people 3 3 6 6, church 0",
    "connachta": "people 1 2 5 3, church 0",
    "ui-maine": "people 3 4 4 5, church 0",
    "southern-ui-neill": "people 1 2 3 3 4, church 0",
    "eoganacht": "people 3 3 4 5, church 0",
    "osraige": "people 2 2+ 3, church 0",
}
REFUSALS: list[Any] = [
    ("BTS 5.3", changed(), 1, "prepare"),
    ("BTS 6.first", changed(frames=["event", "draw"], points=-1), 0, "prepare"),
    ("BTS 10.cost", changed(points=0, mat={"saint": "iserninus"}), 0, "convert people:2"),
    ("BTS 10.area", changed(), 0, "convert people:6"),
    ("BTS 10.area", changed(), 0, ("verb:convert", "people:osraige:3")),
    ("BTS 10.king", changed(), 0, ("verb:convert", "king:munster")),
    ("BTS 10.highking", changed(), 0, "convert high-king"),
    ("BTS 10.1.reserve", changed(points=1), 0, "prepare"),
    ("BTS 10.1.facedown", changed(area=HIDDEN), 0, "convert people:2"),
    ("BTS 10.1.king.known", changed(area=TARA), 0, "convert king"),
    ("BTS 10.1.highking.known", changed(area=TARA, mat={"area": "southern-ui-neill"}), 0, "convert high-king"),
    ("BTS 10.2.adjacent", changed(), 0, "move ulaid"),
    ("BTS 10.2.adjacent", changed(), 0, "move laigin"),
    ("BTS 10.3.druid", changed(area=HIDDEN), 0, "build"),
    ("BTS 10.3.druid", changed(mat={"area": "osraige"}), 0, "build"),
    ("BTS 10.3.eight", changed(area=EIGHT), 0, "build"),
    ("BTS 10.3.improve", changed(), 0, "improve"),
    (
        "BTS 10.3.limit",
        changed(
            area={"osraige": "people 2 2+ 3, church 2", "laigin": "people 1 2 3+ 4, church 3"}, mat={"area": "osraige"}
        ),
        0,
        "improve",
    ),
    ("BTS 10.3.once", changed(built=[0, 0, 0, 0, 0, 0, 0, 0, 1], mat={"area": "osraige"}), 0, "improve"),
    ("BTS 10.4.area", changed(), 0, "give wisdom blue"),
    ("BTS 10.4.keeper", changed(mat={"area": "osraige"}), 0, "give faith blue"),
    ("BTS 10.5.make", changed(), 0, "relic"),
    ("BTS 10.6", changed(), 0, "effort"),
    ("BTS 10.6.once", changed(effort=1, mat={"zeal": 6}), 0, "effort"),
    ("BTS 12.over", changed(ended="deck"), 0, "prepare"),
    ("BTS ruling.effort.points", changed(points=1, mat={"zeal": 6}), 0, "effort"),
    ("BTS ruling.effort.after", changed(effort=1, mat={"zeal": 6}), 0, "move osraige"),
    ("BTS ruling.effort.acolyte", changed(mat={"saint": "acolyte", "zeal": 1}), 0, "effort"),
    ("BTS ruling.targets", changed(), 0, "convert chief"),
    ("BTS ruling.targets", changed(), 0, "convert people:3"),
    ("BTS ruling.consent.again", changed(refused=["faith"], mat={"area": "osraige"}), 0, "take faith blue"),
    ("BTS ruling.saved", changed(), 1, "use confessio"),
    ("BTS ruling.saved", changed(), 0, "use confessio"),
    ("BTS ruling.abilities", changed(), 0, "foresee"),
    ("BTS ruling.chance", changed(), 0, "roll 6"),
]


@pytest.mark.parametrize(
    ("rule", "position", "seat", "what"),
    [pytest.param(*one, marks=pytest.mark.rule(one[0])) for one in REFUSALS],
    ids=[f"{one[0]} {one[3]}" for one in REFUSALS],
)
def test_refusals(game: BanishTheSnakes, rule: str, position: dict[str, Any], seat: int, what: Any) -> None:
    refusal = game.explain(game.restore(position), seat, what)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule, str(refusal)
    assert refusal.text("de") != refusal.text("en")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_was_drawn_before_is_what_would_be_drawn_now(game: BanishTheSnakes, lang: str) -> None:
    afresh = BanishTheSnakes(game.folder)
    for seed in (1, 2):
        for state in positions(game, 3, seed, every=3):
            afresh.names(lang).drawn.clear()
            assert game.scene(state, None, lang) == afresh.scene(state, None, lang)
