"""The same rules, looked at closely: what a small slip would change. Worked out by hand, like test_rules.py."""

from typing import Any

import pytest

from fidchell.games.avignon.events import Joined, Moved
from tests.avignon.board import GAME, SEATS, Table, story, table, walk

QUIET = """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
"""


# -- Moving and scoring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AV scoring")
@pytest.mark.rule("AV term.pull")
@pytest.mark.parametrize("player", SEATS)
def test_the_last_city_is_still_on_the_road(player: str) -> None:
    """Two pulls lead from Genoa to the player's own city, where the Knight is still in play."""
    now = table(QUIET, player=player).play(f"{player} beseech 1, {player} chastise 3")
    other = SEATS[1 - SEATS.index(player)]
    now.play(f"{other} beseech 5, {other} chastise 4, {player} beseech 1")
    assert now.see("lanes")[0] == f"knight {player}"
    assert now.see("rome") == now.see("avignon") == {}
    now.turn_of(player, left=1, taken="beseech")


@pytest.mark.rule("AV beseech")
@pytest.mark.rule("AV chastise")
@pytest.mark.rule("AV term.pull")
@pytest.mark.rule("AV term.push")
@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize(("action", "term"), [("beseech", "pull"), ("chastise", "push")])
def test_a_pull_and_a_push_are_called_what_they_are(player: str, action: str, term: str) -> None:
    """Toward oneself or away, whoever moves: only the term that was at work is cited."""
    now = table(QUIET, player=player).play(f"{player} {action} 1")
    cited = {rule for event in now.events for rule in GAME.cites(event)}
    assert cited & {"AV term.pull", "AV term.push"} == {f"AV term.{term}"}


@pytest.mark.rule("AV scoring")
@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("rome chastise 1", "The Knight joins the Congregation of Avignon."),
        ("avignon beseech 1", "The Knight joins the Congregation of Avignon."),
        ("avignon chastise 5", "The Peasant joins the Congregation of Rome."),
    ],
)
def test_whose_follower_it_is_is_told(script: str, told: str) -> None:
    board = """
            Av Ni Ge Fl Ro
    1        K  .  .  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  .  .  P
    """
    assert told in table(board, player=script.split()[0]).play(script).told()


@pytest.mark.rule("AV factions")
def test_all_of_a_faction_and_only_they_are_moved() -> None:
    """Both Bishops are pushed, from the first lane to the last; nobody else moves before two are chosen."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  B  .  .  .
    2        .  .  K  .  .      .  .  K  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  .  .  B      .  .  .  B  .
        """,
        "rome petition bishop",
    )


# -- Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV turn.alternate")
@pytest.mark.rule("AV turn.two")
def test_turns_are_counted() -> None:
    now = walk("KBCNP")
    assert now.see("turn") == 1
    now.play("rome beseech 1")
    assert now.see("turn") == 2
    now.play("avignon beseech 2")
    assert now.see("turn") == 2
    now.play("avignon chastise 3")
    assert now.see("turn") == 3


@pytest.mark.rule("AV petition.once")
@pytest.mark.rule("AV turn.different")
def test_one_petition_for_each_character_in_play_and_no_other() -> None:
    """Two Knights make one petition; Bishops and Cardinals are not in play."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  K  .  .
    3        .  .  I  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
        """
    )
    petitions = {move for move in now.legal if move.startswith("petition")}
    assert petitions == {"petition knight", "petition inquisitor", "petition noble", "petition peasant"}
    now.refuses("rome petition bishop", "AV petition", "not in play", "nicht im Spiel")


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV congregation.out")
@pytest.mark.parametrize("heaps", ["rome  I", "avignon  I"])
def test_a_follower_of_either_side_can_t_be_petitioned(heaps: str) -> None:
    table(QUIET + f"    {heaps}\n").refuses("rome petition inquisitor", "AV congregation.out")


@pytest.mark.rule("AV petition")
def test_a_character_that_is_not_in_play_can_t_be_petitioned() -> None:
    """Neither a Bishop, whom the rule book names first, nor a Peasant, whom it names last."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  I  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  I  .  .
        """
    )
    for name in ("bishop", "peasant"):
        now.refuses(f"rome petition {name}", "AV petition")


@pytest.mark.rule("AV petition.cardinal")
@pytest.mark.rule("AV target.different")
def test_whoever_was_chosen_once_may_be_chosen_in_another_petition() -> None:
    now = table(QUIET).play("rome petition cardinal, rome choose 1, rome choose 2, rome beseech 5")
    now.play("avignon beseech 4, avignon petition cardinal")
    assert now.legal == {"choose 1", "choose 2", "choose 4", "choose 5"}
    now.play("avignon choose 1, avignon choose 2, rome petition cardinal")
    assert now.legal == {"choose 1", "choose 2", "choose 4", "choose 5"}


@pytest.mark.rule("AV target.any")
@pytest.mark.rule("AV congregation.out")
def test_who_is_in_the_pile_can_t_be_chosen_for_a_petition() -> None:
    now = table(QUIET + "    pile  II\n").play("rome petition cardinal")
    now.refuses("rome choose inquisitor", "AV target.any", "on the road", "auf der Straße")


@pytest.mark.rule("AV target.any")
@pytest.mark.rule("AV turn.two")
def test_clicks_are_read_as_moves() -> None:
    now = table(QUIET).play("rome beseech 1")
    now.refuses_picks("rome", "verb:beseech", rule="AV turn.different")
    now.refuses_picks("rome", "verb:beseech", "card:5", rule="AV turn.different")
    asked = table(QUIET).play("rome petition knight")
    asked.refuses_picks("rome", "verb:petition", "card:2", rule="AV turn.different")
    asked.refuses_picks("rome", "verb:petition", rule="AV turn.different")
    choosing = table(QUIET).play("rome petition cardinal")
    choosing.refuses_picks("rome", "verb:petition", rule="AV target.count")
    choosing.refuses_picks("rome", "card:3", rule="AV target.other")
    choosing.play("rome choose 4").refuses_picks("rome", "card:4", rule="AV target.different")


@pytest.mark.rule("AV scoring.refill")
def test_nobody_draws_in_the_middle_of_a_turn() -> None:
    table(QUIET).refuses("rome draw knight", "AV scoring.refill").refuses("avignon draw bishop", "AV scoring.refill")


# -- The Samaritan rule -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AV samaritan")
@pytest.mark.parametrize("lane", [1, 2, 3, 4, 5])
def test_no_lane_is_forgotten(lane: int) -> None:
    """Avignon pulled a character and pushed the one below. Rome pushes that back, and may not pull the other; or
    pulls the other back, and may not push."""
    other = lane % 5 + 1
    script = f"avignon beseech {lane}, avignon chastise {other}"
    now = table(QUIET, player="avignon").play(script, f"rome chastise {other}")
    now.refuses(f"rome beseech {lane}", "AV samaritan")
    assert {move for move in now.legal if move.startswith("beseech")} == {
        f"beseech {one}" for one in (1, 2, 3, 4, 5) if one != lane
    }
    now = table(QUIET, player="avignon").play(script, f"rome beseech {lane}")
    now.refuses(f"rome chastise {other}", "AV samaritan")


@pytest.mark.rule("AV samaritan.luck")
@pytest.mark.rule("AV samaritan")
def test_every_draw_restores_also_in_another_lane() -> None:
    """Avignon changed the Knight of lane 4 for a Noble and pushed the Bishop. The deck holds but the other Knight."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    2        .  .  B  .  .      .  .  .  B  .      .  .  B  .  .
    3        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    4        .  .  K  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    deck     KN                 K                  K
        """,
        "avignon excommunicate 4, ~ draw noble, avignon chastise 2",
        "rome chastise 2",
        player="avignon",
    )
    now.refuses("rome excommunicate 4", "AV samaritan.luck")
    excommunications = {move for move in now.legal if move.startswith("excommunicate")}
    assert excommunications == {f"excommunicate {lane}" for lane in (1, 2, 3, 5)}


@pytest.mark.rule("AV samaritan.luck")
def test_the_banished_card_itself_may_come_back_from_the_pile() -> None:
    """The deck is empty. The pile has both Knights, one of which would restore, and an Inquisitor; with the one that is
    banished there are two of those."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  N  .  .
    2        .  .  N  .  .
    3        .  .  K  .  .
    4        .  .  P  .  .
    5        .  .  P  .  .
    rome     BC
    avignon  BC
    deck     I
        """,
        player="avignon",
    ).play("avignon excommunicate 3, ~ draw inquisitor, avignon chastise 1, rome chastise 1")
    assert "excommunicate 3" in now.legal
    now.play("rome excommunicate 3")
    assert now.odds == {"knight": 2, "inquisitor": 2}


@pytest.mark.rule("AV samaritan")
@pytest.mark.parametrize("start", [".  .  K  .  .", ".  K  .  .  ."])
def test_a_petition_may_not_be_the_second_half_either(start: str) -> None:
    """Avignon petitioned the Knight and pulled the Bishop. Rome pulls the Bishop back and may not petition, be it that
    the Knight has come as far as the city of Avignon."""
    pulled = start[3:] + "  ."
    now = story(
        f"""
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        {start}            {pulled}           {pulled}
    2        .  .  B  .  .      .  B  .  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  .  P  .      .  .  .  P  .
        """,
        "avignon petition knight, avignon beseech 2",
        "rome beseech 2",
        player="avignon",
    )
    now.refuses("rome petition knight", "AV samaritan", "petitioning the Knight", "den Ritter")
    assert "petition noble" in now.legal


@pytest.mark.rule("AV samaritan")
def test_a_petition_that_scores_reverses_nothing() -> None:
    """The Knight stands in Rome: petitioned, it joins Rome, and no position with it on the road comes back."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  K      .  .  .  .  K
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  P  .  .  .
        """,
        "avignon excommunicate 3, ~ draw cardinal, avignon beseech 5",
        player="avignon",
    ).play("rome chastise 2")
    assert {"petition knight", "petition noble", "petition peasant"} <= now.legal


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.answer")
def test_targets_of_a_first_action_are_free() -> None:
    """Rome takes all back that Avignon did, and has an action left to change something."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .      .  .  K  .  .
    2        .  .  N  .  .      .  N  .  .  .      .  .  N  .  .
    3        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    4        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    5        .  .  B  .  .      .  .  .  B  .      .  .  B  .  .
        """,
        "avignon petition bishop, avignon choose 1, avignon choose 2, avignon excommunicate 4, ~ draw cardinal",
        "rome petition bishop, rome choose 1, rome choose 2",
        player="avignon",
    )
    now.turn_of("rome", left=1, taken="petition")


# -- Open cards -------------------------------------------------------------------------------------------------------

LANES = ["knight nice", "bishop genoa", "cardinal florence", "noble genoa", "peasant genoa"]
BEFORE = ["knight genoa", "bishop genoa", "cardinal florence", "noble genoa", "peasant genoa"]
OPEN: dict[str, Any] = {
    "lanes": LANES,
    "rome": {"inquisitor": 1},
    "avignon": {"bishop": 1},
    "deck": {"cardinal": 1, "inquisitor": 1, "noble": 1, "peasant": 1},
    "discard": {"knight": 1},
    "player": "avignon",
    "actions_left": 1,
    "taken": ["beseech"],
    "phase": "action",
    "turn": 8,
    "turn_began": BEFORE,
    "before_rival": None,
    "repetition": False,
    "earlier": [],
    "ended": None,
    "winner": None,
}


@pytest.mark.rule("AV congregation.open")
@pytest.mark.rule("AV odds")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_lies_open_to_everybody(seat: int | None) -> None:
    written = {key: value for key, value in OPEN.items() if key != "deck" and value is not None and value != []}
    state = GAME.restore({"game": "avignon", **written})
    view = GAME.view(state, seat)
    assert {key: view[key] for key in OPEN} == OPEN
    dumped = GAME.dump(state)
    assert {key: dumped[key] for key in ("actions_left", "taken", "turn", "repetition", "turn_began")} == {
        key: OPEN[key] for key in ("actions_left", "taken", "turn", "repetition", "turn_began")
    }


@pytest.mark.rule("AV congregation.open")
@pytest.mark.rule("AV odds")
def test_what_is_not_written_down_is_as_usual() -> None:
    """A position may leave out whatever is as in the middle of a game: Rome's turn, with two actions left."""
    assert all(GAME.foresees(table(QUIET).state, seat) for seat in (0, 1))
    assert table(QUIET).play("rome chastise 1").see("taken") == ["chastise"]
    usual = table(QUIET, turn=1)
    dumped = GAME.dump(usual.state)
    assert not {"actions_left", "taken", "turn", "repetition", "earlier", "ended", "winner", "phase"} & set(dumped)
    assert (usual.see("actions_left"), usual.see("taken"), usual.see("repetition")) == (2, [], True)
    assert len(usual.see("earlier")) == 1
    later = walk("KBCNP", "rome beseech 1, avignon beseech 2")
    assert len(later.see("earlier")) == 3
    assert GAME.restore(GAME.dump(later.state)) == later.state


@pytest.mark.rule("AV congregation.open")
@pytest.mark.rule("AV odds")
@pytest.mark.parametrize("player", SEATS)
def test_how_it_ended_is_seen_by_all(player: str) -> None:
    """The third follower; the lane stays empty."""
    end = ".  .  .  .  K" if player == "rome" else "K  .  .  .  ."
    board = QUIET.replace(".  .  K  .  .", end) + f"    {player}  II\n"
    now = table(board, player=player).play(f"{player} beseech 1")
    assert (now.see("ended"), now.see("winner")) == ("three", player)
    assert now.see("earlier") == []


# -- What is said of it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AV setup.deal")
@pytest.mark.rule("AV excommunicate.place")
@pytest.mark.rule("AV scoring.refill")
def test_whoever_acts_during_a_draw_is_told_why_somebody_is_drawn() -> None:
    Table(GAME.new()).refuses("rome beseech 1", "AV setup.deal")
    table(QUIET).play("rome excommunicate 1").refuses("rome beseech 2", "AV excommunicate.place")
    gone = table(QUIET.replace(".  .  K  .  .", ".  .  .  .  K")).play("rome beseech 1")
    gone.refuses("rome chastise 2", "AV scoring.refill")


@pytest.mark.rule("AV factions")
@pytest.mark.rule("AV term.pull")
@pytest.mark.rule("AV term.push")
@pytest.mark.parametrize("player", SEATS)
def test_the_log_tells_a_pull_from_a_push(player: str) -> None:
    """The Knight is pulled and the Peasant pushed."""
    now = table(QUIET, player=player).play(f"{player} petition knight")
    rules = {event.lane + 1: GAME.cites(event)[0] for event in now.events if isinstance(event, Moved)}
    assert rules == {1: "AV term.pull", 5: "AV term.push"}


@pytest.mark.rule("AV scoring")
@pytest.mark.rule("AV scoring.leftover")
@pytest.mark.parametrize("player", SEATS)
def test_the_log_names_steps_that_are_left_over(player: str) -> None:
    """Two steps: a Cardinal at the player's own city needs one of them, the one a city away both."""
    board = """
            Av Ni Ge Fl Ro
    1        {}
    2        .  .  B  .  .
    3        {}
    4        .  .  N  .  .
    5        .  .  P  .  .
    """.format(*((".  .  .  .  C", ".  .  .  C  .") if player == "rome" else ("C  .  .  .  .", ".  C  .  .  .")))
    now = table(board, player=player).play(f"{player} petition cardinal")
    rules = {event.lane + 1: GAME.cites(event) for event in now.events if isinstance(event, Joined)}
    assert {lane for lane, cited in rules.items() if "AV scoring.leftover" in cited} == {1}
    assert list(rules) == [1, 3]


@pytest.mark.rule("AV notes.upright")
@pytest.mark.rule("AV setup.map")
def test_a_card_is_said_by_its_city_and_lane() -> None:
    labels = [card.label for card in GAME.scene(table(QUIET).state, None).cards if card.key.startswith("card:")]
    names = ("Knight", "Bishop", "Cardinal", "Noble", "Peasant")
    assert labels == [f"{name} at Genoa, lane {n}" for n, name in enumerate(names, 1)]
