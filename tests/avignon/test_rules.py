"""Every rule of the rule book, shown at the table. What is expected was worked out by hand from the rules text.

Rome pulls to the right, Avignon to the left.
"""

import ast
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction, InvalidAction, InvalidOptions, InvalidPack
from fidchell.core.state import Outcome
from tests.avignon import packs
from tests.avignon.board import CITIES, GAME, LETTERS, SEATS, Table, story, table, walk

ACTIONS = ("beseech", "chastise", "excommunicate", "petition")

QUIET = """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
"""

SPREAD = """
            Av Ni Ge Fl Ro
    1        K  .  .  .  .
    2        .  B  .  .  .
    3        .  .  C  .  .
    4        .  .  .  N  .
    5        .  .  .  .  P
"""


# -- Setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV setup.map")
@pytest.mark.rule("AV scoring")
def test_the_road_runs_over_five_cities() -> None:
    """Rome pulls a Knight along the whole road: Avignon, Nice, Genoa, Florence, Rome, and off."""
    for start, end in pairwise(("avignon", "nice", "genoa", "florence", "rome")):
        lanes = [f"knight {start}", *(f"{name} genoa" for name in ("bishop", "cardinal", "noble", "peasant"))]
        now = Table(GAME.restore({"game": "avignon", "lanes": lanes})).play("rome beseech 1")
        assert now.see("lanes") == [f"knight {end}", *lanes[1:]]
    last = table(SPREAD).play("rome beseech 5")
    assert last.see("rome") == {"peasant": 1}


@pytest.mark.rule("AV setup.map")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_map_is_drawn_in_order(seat: int | None) -> None:
    spots = GAME.scene(table(QUIET).state, seat).spots
    for lane in range(5):
        row = sorted((spot.x, spot.label) for spot in spots if spot.y == lane)
        assert [label for _, label in row] == ["Avignon", "Nice", "Genoa", "Florence", "Rome"]


@pytest.mark.rule("AV setup.deal")
def test_five_are_dealt_to_genoa_one_to_a_lane() -> None:
    now = Table(GAME.new())
    assert now.see("lanes") == ["nobody genoa"] * 5
    for lane, name in enumerate(["knight", "noble", "knight", "peasant", "bishop"]):
        assert now.to_act == "~"
        now.play(f"~ draw {name}")
        assert now.see("lanes")[lane] == f"{name} genoa"
        assert now.see("lanes")[lane + 1 :] == ["nobody genoa"] * (4 - lane)
    now.shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  N  .  .
    3        .  .  K  .  .
    4        .  .  P  .  .
    5        .  .  B  .  .
    pile     -
    deck     BCCIINP
    """
    )
    now.turn_of("rome", left=1)


@pytest.mark.rule("AV setup.deal")
def test_a_city_never_fills_up() -> None:
    """Five characters at one city, and every one of them can go on to the next, where four may wait already."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  .  .  K  .      .  .  .  K  .
    3        .  .  .  C  .      .  .  .  C  .
    4        .  .  .  N  .      .  .  .  N  .
    5        .  .  .  P  .      .  .  .  P  .
        """,
        "rome beseech 1",
    )


@pytest.mark.rule("AV setup.deck")
@pytest.mark.rule("AV odds")
def test_twelve_cards_two_of_each() -> None:
    now = Table(GAME.new())
    assert now.odds == dict.fromkeys(LETTERS.values(), 2)
    now.play("~ draw knight")
    assert now.odds == {"bishop": 2, "cardinal": 2, "inquisitor": 2, "knight": 1, "noble": 2, "peasant": 2}
    now.play("~ draw knight")
    assert now.odds == {"bishop": 2, "cardinal": 2, "inquisitor": 2, "noble": 2, "peasant": 2}
    with pytest.raises(IllegalAction):
        now.play("~ draw knight")
    now.play("~ draw noble, ~ draw peasant, ~ draw bishop")
    assert now.see("deck") == {"bishop": 1, "cardinal": 2, "inquisitor": 2, "noble": 1, "peasant": 1}
    assert now.see("discard") == {}


@pytest.mark.rule("AV setup.seats")
def test_the_game_is_for_rome_and_avignon() -> None:
    assert GAME.meta.seats == SEATS == ("rome", "avignon")
    assert GAME.meta.players == (2, 2)
    assert [GAME.seat_name(seat, "en") for seat in (0, 1)] == ["Rome", "Avignon"]
    assert [GAME.seat_name(seat, "de") for seat in (0, 1)] == ["Rom", "Avignon"]
    for seats in (0, 1, 3):
        with pytest.raises(InvalidOptions, match=f"2 players, not {seats}"):
            GAME.new(seats)


@pytest.mark.rule("AV setup.seats")
def test_each_player_sits_at_the_end_that_bears_the_name() -> None:
    """The same Beseech brings a character toward Rome or toward Avignon."""
    assert table(QUIET, player="rome").play("rome beseech 1").see("lanes")[0] == "knight florence"
    assert table(QUIET, player="avignon").play("avignon beseech 1").see("lanes")[0] == "knight nice"


@pytest.mark.rule("AV setup.first")
def test_rome_begins() -> None:
    now = walk("KBCNP").turn_of("rome", left=1)
    now.refuses("avignon beseech 1", "AV turn.alternate")


@pytest.mark.rule("AV setup.first")
def test_avignon_begins_if_the_table_says_so() -> None:
    now = walk("KBCNP", first="avignon").turn_of("avignon", left=1)
    now.refuses("rome beseech 1", "AV turn.alternate")
    assert walk("KBCNP", first="rome").to_act == "rome"


@pytest.mark.rule("AV setup.deal")
def test_the_opening_five_can_be_chosen() -> None:
    walk("NNIPI").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  N  .  .
    2        .  .  N  .  .
    3        .  .  I  .  .
    4        .  .  P  .  .
    5        .  .  I  .  .
    pile     -
    deck     BBCCKKP
        """
    )
    commas = Table(GAME.new(deal="noble, noble, inquisitor, peasant, inquisitor"))
    assert commas.state == walk("NNIPI").state


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"first": "florence"}, "option first: 'florence' is none of rome, avignon"),
        ({"first": 0}, "option first: 0 is not text"),
        ({"deal": "knight noble"}, "option deal: 'knight noble' is neither random nor 5 characters"),
        ({"deal": ""}, "option deal: '' is neither random nor 5 characters"),
        ({"deal": "knight noble bishop peasant pope"}, "option deal: no character 'pope'"),
        ({"deal": "knight knight knight noble peasant"}, "option deal: there are only 2 of 'knight'"),
        ({"deal": ["knight"]}, r"option deal: \['knight'\] is not text"),
        ({"repetition": "sometimes"}, "option repetition: 'sometimes' is neither on nor off"),
        ({"repetition": 1}, "option repetition: 1 is neither on nor off"),
        ({"speed": "fast"}, "no option 'speed'; there are first, deal, repetition"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidOptions, match=complaint):
        GAME.new(**options)


# -- The factions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV factions")
def test_a_name_means_every_character_of_the_faction() -> None:
    """A Squire of the Knights' faction (S) is a Knight to every petition and to the Noble."""
    letters = {**LETTERS, "S": "squire", "H": "hermit"}
    game = packs.load_pack(packs.expansion())
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  .  S  .  .      .  .  .  S  .
    3        .  .  H  .  .      .  H  .  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  P  .  .  .
        """,
        "rome petition knight",
        game=game,
        letters=letters,
    )
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  K  .  .
    2        S  .  .  .  .      .  .  _  .  .
    3        .  .  H  .  .      .  .  H  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     N                  N
    avignon  -                  S
        """,
        "rome chastise 2",
        game=game,
        letters=letters,
    ).won_by("rome", "AV end.noble.knight", "noble-knight")
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  K  .  .
    2        S  .  .  .  .      S  .  .  .  .
    3        .  .  .  .  H      .  .  _  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     N                  NH
        """,
        "rome beseech 3",
        game=game,
        letters=letters,
    ).won_by("avignon", "AV end.noble.peasant", "noble-peasant")


@pytest.mark.rule("AV factions")
def test_the_six_factions_are_the_six_characters() -> None:
    cards = GAME.scene(walk("BCIKN").state, 0).cards
    assert [card.face for card in cards if card.zone.startswith("spot:")] == [LETTERS[letter] for letter in "BCIKN"]
    for name in LETTERS.values():
        assert GAME.say("en", f"character-{name}") == name.capitalize()
    assert [GAME.say("de", f"character-{name}") for name in LETTERS.values()] == [
        "Bischof",
        "Kardinal",
        "Inquisitor",
        "Ritter",
        "Adliger",
        "Bauer",
    ]


# -- How the game ends ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV end.three")
def test_the_third_follower_wins() -> None:
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  B      .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     CI                 BCI
    avignon  KK                 KK
        """,
        "rome beseech 1",
    ).won_by("rome", "AV end.three", "three")


@pytest.mark.rule("AV end.three")
def test_two_followers_don_t_win() -> None:
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        B  .  .  .  .      .  .  _  .  .      .  .  I  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    rome     KK                 KK                 KK
    avignon  C                  BC                 BC
        """,
        "avignon beseech 1",
        "~ draw inquisitor",
        player="avignon",
    ).goes_on().turn_of("avignon", left=1, taken="beseech")


@pytest.mark.rule("AV end.three")
@pytest.mark.rule("AV scoring")
def test_a_push_may_give_the_rival_the_third() -> None:
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        B  .  .  .  .      .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    avignon  CI                 BCI
        """,
        "rome chastise 1",
    ).won_by("avignon", "AV end.three", "three")


@pytest.mark.rule("AV end.three")
@pytest.mark.rule("AV scoring.order")
def test_four_followers_win_as_well_and_only_when_the_action_is_done() -> None:
    """Both Cardinals arrive at once: Rome has four, but the two pushes belong to the petition and are still made."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  C      .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  .  C  .      .  .  _  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     BI                 BICC
    deck     IKKNP              IKKNP
        """,
        "rome petition cardinal",
    )
    assert now.goes_on().to_act == "rome"
    now.play("rome choose 2").goes_on().play("rome choose 5").won_by("rome", "AV end.three", "three")
    for lang, text in (("en", "Rome wins with four followers."), ("de", "Rom gewinnt mit vier Anhängern.")):
        assert now.told(lang)[-1] == GAME.scene(now.state, 0, lang).status == text
        assert GAME.ending(now.state, lang)[0].text == text
    assert GAME.scene(now.state, 0).panels == (), "nothing is drawn any more"
    now.shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  _  .  .
    2        .  B  .  .  .
    3        .  .  _  .  .
    4        .  .  N  .  .
    5        .  P  .  .  .
    rome     BICC
    deck     IKKNP
        """
    )


@pytest.mark.rule("AV end.other")
def test_a_character_may_bring_its_own_ending() -> None:
    """The Duke (D) wins when the rival has one of the Cardinals; the Banker (G) loses with a Bishop beside it."""
    letters = {**LETTERS, "D": "duke", "G": "banker", "A": "abbess", "X": "nephew"}
    game = packs.load_pack(packs.expansion())
    board = """
            Av Ni Ge Fl Ro
    1        X  .  .  .  .
    2        .  .  .  .  A
    3        .  .  B  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
    rome     {}
    """
    rome_has_a_duke = table(board.format("D"), game=game, letters=letters)
    rome_has_a_duke.play("rome chastise 1").won_by("rome", "AV end.other", "duke-cardinal")
    rome_has_a_banker = table(board.format("G"), game=game, letters=letters)
    rome_has_a_banker.play("rome beseech 2").won_by("avignon", "AV end.other", "banker-bishop")
    table(board.format("K"), game=game, letters=letters).play("rome beseech 2").goes_on()


@pytest.mark.rule("AV end.other")
@pytest.mark.parametrize("before", LETTERS)
@pytest.mark.parametrize("joins", LETTERS)
def test_in_our_pack_only_the_noble_ends_the_game(before: str, joins: str) -> None:
    """Rome's second follower beside its first, and Rome's first against Avignon's: every pair of characters."""
    others = [letter for letter in "BCIKNP" if letter not in (before, joins)][:4]
    lanes = [f"{LETTERS[joins]} rome", *(f"{LETTERS[letter]} genoa" for letter in others)]
    for seat in SEATS:
        now = Table(GAME.restore({"game": "avignon", "lanes": lanes, seat: {LETTERS[before]: 1}}))
        now.play("rome beseech 1")
        if seat == "rome" and {before, joins} == {"N", "P"}:
            now.won_by("avignon", "AV end.noble.peasant", "noble-peasant")
        elif seat == "avignon" and {before, joins} == {"N", "K"}:
            now.won_by("rome" if joins == "N" else "avignon", "AV end.noble.knight", "noble-knight")
        else:
            now.goes_on()


NOBLE_KNIGHT = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        {}                 .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .
    5        .  .  I  .  .      .  .  I  .  .
    rome     {}                 {}
    avignon  {}                 {}
"""


@pytest.mark.rule("AV end.noble.knight")
@pytest.mark.parametrize(
    ("lane", "rome", "avignon", "script", "winner"),
    [
        # Rome's Noble, then a Knight for Avignon: by Rome's push and by Avignon's own pull
        ("K  .  .  .  .", ("N", "N"), ("-", "K"), "rome chastise 1", "rome"),
        ("K  .  .  .  .", ("N", "N"), ("-", "K"), "avignon beseech 1", "rome"),
        # Avignon's Knight first, then Rome's Noble
        (".  .  .  .  N", ("-", "N"), ("K", "K"), "rome beseech 1", "rome"),
        (".  .  .  .  N", ("-", "N"), ("K", "K"), "avignon chastise 1", "rome"),
        # and the other way round
        (".  .  .  .  K", ("-", "K"), ("N", "N"), "avignon chastise 1", "avignon"),
        (".  .  .  .  K", ("-", "K"), ("N", "N"), "rome beseech 1", "avignon"),
        ("N  .  .  .  .", ("K", "K"), ("-", "N"), "avignon beseech 1", "avignon"),
        ("N  .  .  .  .", ("K", "K"), ("-", "N"), "rome chastise 1", "avignon"),
    ],
)
def test_noble_against_knight(
    lane: str, rome: tuple[str, str], avignon: tuple[str, str], script: str, winner: str
) -> None:
    now = story(NOBLE_KNIGHT.format(lane, *rome, *avignon), script, player=script.split()[0])
    now.won_by(winner, "AV end.noble.knight", "noble-knight")


@pytest.mark.rule("AV end.noble.peasant")
@pytest.mark.parametrize(
    ("lane", "rome", "avignon", "script", "winner"),
    [
        (".  .  .  .  P", ("N", "NP"), ("-", "-"), "rome beseech 1", "avignon"),
        (".  .  .  .  P", ("N", "NP"), ("-", "-"), "avignon chastise 1", "avignon"),
        (".  .  .  .  N", ("P", "NP"), ("-", "-"), "rome beseech 1", "avignon"),
        (".  .  .  .  N", ("P", "NP"), ("-", "-"), "avignon chastise 1", "avignon"),
        ("P  .  .  .  .", ("-", "-"), ("N", "NP"), "avignon beseech 1", "rome"),
        ("N  .  .  .  .", ("-", "-"), ("P", "NP"), "rome chastise 1", "rome"),
    ],
)
def test_noble_beside_peasant(
    lane: str, rome: tuple[str, str], avignon: tuple[str, str], script: str, winner: str
) -> None:
    now = story(NOBLE_KNIGHT.format(lane, *rome, *avignon), script, player=script.split()[0])
    now.won_by(winner, "AV end.noble.peasant", "noble-peasant")


@pytest.mark.rule("AV end.noble.knight")
@pytest.mark.rule("AV end.noble.peasant")
@pytest.mark.parametrize(
    ("lane", "rome", "avignon"),
    [
        (".  .  .  .  K", ("N", "KN"), ("-", "-")),  # Noble and Knight on one side
        (".  .  .  .  N", ("-", "N"), ("P", "P")),  # Noble and Peasant on two sides
        (".  .  .  .  N", ("-", "N"), ("N", "N")),  # two Nobles
        (".  .  .  .  P", ("K", "KP"), ("-", "-")),  # no Noble
        (".  .  .  .  K", ("-", "K"), ("P", "P")),
    ],
)
def test_the_noble_s_other_company_decides_nothing(lane: str, rome: tuple[str, str], avignon: tuple[str, str]) -> None:
    now = story(NOBLE_KNIGHT.format(lane, *rome, *avignon), "rome beseech 1").goes_on()
    assert now.to_act == "~"


@pytest.mark.rule("AV end.noble.knight")
@pytest.mark.rule("AV petition.noble")
def test_one_petition_may_bring_both() -> None:
    """The Noble's petition: the Noble comes to Rome while the Knight goes to Avignon."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  N      .  .  _  .  .
    2        K  .  .  .  .      .  .  _  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     -                  N
    avignon  -                  K
        """,
        "rome petition noble",
    ).won_by("rome", "AV end.noble.knight", "noble-knight")


BOTH = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  P      .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .
    5        .  .  I  .  .      .  .  I  .  .
    rome     BN                 BNP
"""


@pytest.mark.rule("AV end.both")
def test_both_at_once_the_player_of_the_action_wins() -> None:
    """Rome's third is the Peasant that joins its Noble: three for Rome, Noble and Peasant for Avignon."""
    story(BOTH, "rome beseech 1").won_by("rome", "AV end.both", "both")
    story(BOTH, "avignon chastise 1", player="avignon").won_by("avignon", "AV end.both", "both")


@pytest.mark.rule("AV end.both")
@pytest.mark.parametrize("player", ["rome", "avignon"])
def test_both_at_once_by_the_noble_alone(player: str) -> None:
    """The Noble joins a Peasant, which is the rival's win, while the Knight joins the rival, which is the player's."""
    script, first, second, own = {
        "rome": ("rome petition noble", ".  .  .  .  N", "K  .  .  .  .", ("P", "NP", "-", "K")),
        "avignon": ("avignon petition noble", "N  .  .  .  .", ".  .  .  .  K", ("-", "K", "P", "NP")),
    }[player]
    now = story(
        f"""
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        {first}            .  .  _  .  .
    2        {second}           .  .  _  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .
    5        .  .  B  .  .      .  .  B  .  .
    rome     {own[0]}           {own[1]}
    avignon  {own[2]}           {own[3]}
        """,
        script,
        player=player,
    )
    now.won_by(player, "AV end.both", "both")


@pytest.mark.rule("AV end.both")
@pytest.mark.rule("AV petition.inquisitor")
@pytest.mark.parametrize("player", ["rome", "avignon"])
def test_both_at_once_by_the_rival_s_answer(player: str) -> None:
    """The answer completes it, but it is still the petitioner's action: the petitioner wins."""
    rival = "avignon" if player == "rome" else "rome"
    peasant = ".  .  .  .  P" if player == "rome" else "P  .  .  .  ."
    heaps = ("BN", "-") if player == "rome" else ("-", "BN")
    now = table(
        f"""
            Av Ni Ge Fl Ro
    1        {peasant}
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  I  .  .
    5        .  .  C  .  .
    rome     {heaps[0]}
    avignon  {heaps[1]}
        """,
        player=player,
    )
    now.play(f"{player} petition inquisitor, {rival} choose 1").goes_on()
    now.play(f"{rival} choose 2").won_by(player, "AV end.both", "both")


@pytest.mark.rule("AV end.both")
def test_three_and_the_noble_on_one_side_are_not_both() -> None:
    """Three followers, one of them a Noble, against a Knight: Rome wins twice over, Avignon not at all."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  .  .  N
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  I  .  .
    5        .  .  I  .  .
    rome     BC
    avignon  K
        """
    ).play("rome beseech 1")
    assert now.outcome.winners == (0,)
    assert (now.outcome.reason, now.outcome.rule) in (
        ("three", "AV end.three"),
        ("noble-knight", "AV end.noble.knight"),
    )


@pytest.mark.rule("AV end.over")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    "move", ["beseech 2", "chastise 2", "excommunicate 2", "petition cardinal", "choose 2", "pass", "draw knight"]
)
def test_after_the_end_nothing_may_be_done(seat: str, move: str) -> None:
    now = story(BOTH, "rome beseech 1")
    now.refuses(f"{seat} {move}", "AV end.over", "The game is over", "zu Ende")
    with pytest.raises(IllegalAction):
        now.play("~ draw knight")


@pytest.mark.rule("AV end.over")
@pytest.mark.rule("AV scoring.order")
def test_nothing_is_drawn_after_the_end() -> None:
    """The first of two actions wins: the lane stays empty, deck and pile stay as they are, no second action."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  B      .  .  _  .  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     CI                 BCI
    deck     KN                 KN
    pile     IKP                IKP
        """,
        "rome beseech 1",
    )
    assert now.state.chance() == []
    assert now.state.legal(0) == now.state.legal(1) == []
    assert now.game.odds(now.state, "en") == ()


# -- Push and pull ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV beseech")
@pytest.mark.rule("AV term.pull")
@pytest.mark.parametrize(
    ("player", "lane", "after"),
    [
        ("rome", 1, ".  K  .  .  ."),
        ("rome", 2, ".  .  B  .  ."),
        ("rome", 3, ".  .  .  C  ."),
        ("rome", 4, ".  .  .  .  N"),
        ("avignon", 2, "B  .  .  .  ."),
        ("avignon", 3, ".  C  .  .  ."),
        ("avignon", 4, ".  .  N  .  ."),
        ("avignon", 5, ".  .  .  P  ."),
    ],
)
def test_beseech_pulls_one_city_toward_the_player(player: str, lane: int, after: str) -> None:
    now = table(SPREAD, player=player).play(f"{player} beseech {lane}")
    now.shows(_with_lane(SPREAD, lane, after)).turn_of(player, left=1, taken="beseech")


@pytest.mark.rule("AV chastise")
@pytest.mark.rule("AV term.push")
@pytest.mark.parametrize(
    ("player", "lane", "after"),
    [
        ("avignon", 1, ".  K  .  .  ."),
        ("avignon", 2, ".  .  B  .  ."),
        ("avignon", 3, ".  .  .  C  ."),
        ("avignon", 4, ".  .  .  .  N"),
        ("rome", 2, "B  .  .  .  ."),
        ("rome", 3, ".  C  .  .  ."),
        ("rome", 4, ".  .  N  .  ."),
        ("rome", 5, ".  .  .  P  ."),
    ],
)
def test_chastise_pushes_one_city_toward_the_rival(player: str, lane: int, after: str) -> None:
    now = table(SPREAD, player=player).play(f"{player} chastise {lane}")
    now.shows(_with_lane(SPREAD, lane, after)).turn_of(player, left=1, taken="chastise")


def _with_lane(drawing: str, lane: int, cells: str) -> str:
    lines = drawing.splitlines()
    at = next(n for n, line in enumerate(lines) if line.split()[:1] == [str(lane)])
    lines[at] = f"    {lane}        {cells}"
    return "\n".join(lines)


@pytest.mark.rule("AV term.push")
@pytest.mark.rule("AV petition.inquisitor")
def test_a_push_is_seen_from_who_pushes() -> None:
    """Rome pushes the Inquisitor toward Avignon; Avignon, made to push, pushes toward Rome."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  I  .  .      .  I  .  .  .      .  I  .  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  .  B  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        P  .  .  .  .      P  .  .  .  .      .  P  .  .  .
        """,
        "rome petition inquisitor",
        "avignon choose 2, avignon choose 5",
    ).turn_of("rome", left=1, taken="petition")


# -- The turn ---------------------------------------------------------------------------------------------------------

FIRST_ACTION = {
    "beseech": "rome beseech 1",
    "chastise": "rome chastise 1",
    "excommunicate": "rome excommunicate 1, ~ draw inquisitor",
    "petition": "rome petition knight",
}


@pytest.mark.rule("AV turn.two")
@pytest.mark.parametrize(("first", "second"), list(permutations(ACTIONS, 2)))
def test_a_turn_is_two_actions_and_then_the_rival_s(first: str, second: str) -> None:
    move = {
        "beseech": "rome beseech 2",
        "chastise": "rome chastise 2",
        "excommunicate": "rome excommunicate 2, ~ draw inquisitor",
        "petition": "rome petition noble",
    }[second]
    now = table(QUIET).turn_of("rome", left=2).play(FIRST_ACTION[first]).turn_of("rome", left=1, taken=first)
    now.play(move).turn_of("avignon", left=2)
    now.refuses("rome beseech 4", "AV turn.alternate")


@pytest.mark.rule("AV turn.two")
def test_nobody_may_pass_or_stop_after_one() -> None:
    now = table(QUIET).refuses("rome pass", "AV turn.two", "exactly two actions", "genau zwei Aktionen")
    now.play("rome beseech 1").refuses("rome pass", "AV turn.two")
    walk("KBCNP").refuses("rome pass", "AV turn.two")
    table(QUIET).refuses_picks("rome", "card:1", rule="AV turn.two")


@pytest.mark.rule("AV turn.different")
@pytest.mark.parametrize(
    ("kind", "again", "picks"),
    [
        ("beseech", "rome beseech 2", ("verb:beseech", "card:2")),
        ("chastise", "rome chastise 2", ("verb:chastise", "card:2")),
        ("excommunicate", "rome excommunicate 2", ("verb:excommunicate", "card:2")),
        ("petition", "rome petition noble", ("verb:petition", "card:4")),
    ],
)
def test_the_same_kind_may_not_be_taken_twice(kind: str, again: str, picks: tuple[str, ...]) -> None:
    now = table(QUIET).play(FIRST_ACTION[kind])
    now.refuses(again, "AV turn.different", GAME.say("en", f"action-{kind}"), GAME.say("de", f"action-{kind}"))
    now.refuses_picks("rome", *picks, rule="AV turn.different")
    assert {move.split()[0] for move in now.legal} == set(ACTIONS) - {kind}
    # The ban is for this turn only.
    now.play("rome chastise 3" if kind == "beseech" else "rome beseech 3")
    assert {move.split()[0] for move in now.legal} == set(ACTIONS)


@pytest.mark.rule("AV turn.alternate")
def test_turns_alternate() -> None:
    now = table(QUIET)
    now.refuses("avignon beseech 1", "AV turn.alternate", "Rome", "Rom")
    now.refuses("avignon pass", "AV turn.alternate")
    now.play("rome beseech 1").refuses("avignon chastise 1", "AV turn.alternate")
    now.play("rome chastise 2").turn_of("avignon")
    now.refuses("rome petition knight", "AV turn.alternate", "Avignon", "Avignon")
    now.play("avignon chastise 3").refuses("rome beseech 1", "AV turn.alternate")
    now.play("avignon beseech 1").turn_of("rome")
    now.play("rome beseech 2, rome chastise 3").turn_of("avignon")
    now.play("avignon beseech 4, avignon chastise 5").turn_of("rome")


@pytest.mark.rule("AV turn.alternate")
@pytest.mark.rule("AV petition.cardinal")
def test_the_rival_may_not_choose_for_the_petitioner() -> None:
    """Rome's Cardinal asks Rome; Avignon acts in its own turn only."""
    now = table(QUIET).play("rome petition cardinal")
    assert now.to_act == "rome"
    now.refuses("avignon choose 1", "AV turn.alternate", "Rome", "Rom")


@pytest.mark.rule("AV selfless")
@pytest.mark.parametrize(("first", "second"), [("rome", "avignon"), ("avignon", "rome")])
@pytest.mark.parametrize(
    "script",
    [
        "{} beseech 1",
        "{} chastise 1",
        "{} excommunicate 1, ~ draw inquisitor",
        "{} petition knight",
        "{} petition cardinal, {} choose 1, {} choose 2",
    ],
)
def test_the_first_turn_is_one_action_whoever_begins(first: str, second: str, script: str) -> None:
    now = walk("KBCNP", first=first).turn_of(first, left=1)
    now.play(script.replace("{}", first)).turn_of(second, left=2)
    now.refuses(f"{first} beseech 2", "AV turn.alternate")
    now.play(f"{second} beseech 2").turn_of(second, left=1, taken="beseech")
    now.play(f"{second} chastise 5").turn_of(first, left=2)


# -- The four actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV excommunicate")
@pytest.mark.rule("AV excommunicate.place")
@pytest.mark.parametrize("player", SEATS)
def test_the_successor_takes_the_exact_place(player: str) -> None:
    """In the lane and at the city of the banished one, wherever that is; nobody moves and nobody scores."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        K  .  .  .  .      K  .  .  .  .      K  .  .  .  .
    2        .  B  .  .  .      .  B  .  .  .      .  B  .  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  .  N  .      .  .  .  N  .      .  .  .  N  .
    5        .  .  .  .  P      .  .  .  .  _      .  .  .  .  I
    pile     -                  P                  P
    deck     BCIIKNP            BCIIKNP            BCIKNP
        """,
        f"{player} excommunicate 5",
        "~ draw inquisitor",
        player=player,
    ).turn_of(player, left=1, taken="excommunicate")


@pytest.mark.rule("AV excommunicate.place")
@pytest.mark.parametrize("lane", [1, 2, 3, 4, 5])
def test_the_successor_stands_at_any_city(lane: int) -> None:
    now = table(SPREAD).play(f"rome excommunicate {lane}, ~ draw inquisitor")
    assert now.see("lanes")[lane - 1] == f"inquisitor {CITIES[lane - 1]}"


@pytest.mark.rule("AV excommunicate")
@pytest.mark.rule("AV excommunicate.place")
@pytest.mark.rule("AV scoring.refill")
def test_the_log_tells_a_successor_from_a_newcomer() -> None:
    """Both may come to Genoa; the log names the rule by which each is there."""
    successor = table(QUIET).play("rome excommunicate 1, ~ draw inquisitor")
    [line] = [line for line in GAME.tell(successor.events, "en") if "takes the place" in line.text]
    assert "AV excommunicate.place" in line.rules
    assert "AV scoring.refill" not in line.rules
    newcomer = table(SPREAD).play("rome beseech 5, ~ draw inquisitor")
    [line] = [line for line in GAME.tell(newcomer.events, "en") if "takes the place" in line.text]
    assert "AV scoring.refill" in line.rules
    assert "AV excommunicate.place" not in line.rules


@pytest.mark.rule("AV excommunicate")
@pytest.mark.rule("AV odds")
def test_the_banished_card_is_on_the_pile_before_the_draw() -> None:
    """While the deck lasts, the pile is not drawn from: not the banished Knight, but its copy in the deck, can come."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
    deck     KII
        """
    )
    now.play("rome excommunicate 1")
    assert now.odds == {"inquisitor": 2, "knight": 1}
    assert now.see("discard") == {"bishop": 1, "cardinal": 1, "knight": 1, "noble": 1, "peasant": 1}


@pytest.mark.rule("AV excommunicate.reshuffle")
def test_with_an_empty_deck_the_banished_card_may_come_straight_back() -> None:
    """The Knight goes to the pile first, then all eight cards of the pile become the deck."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  K  .      .  .  .  _  .      .  .  .  K  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    pile     BCIKNPP            -                  -
    deck     -                  BCIKKNPP           BCIKNPP
        """,
        "rome excommunicate 1",
        "~ draw knight",
    )
    assert "The deck is empty: the discard pile is shuffled into a new one." in now.told()
    again = table(now.board).play("rome excommunicate 1")
    assert again.odds == {"bishop": 1, "cardinal": 1, "inquisitor": 1, "knight": 1, "noble": 1, "peasant": 2}


@pytest.mark.rule("AV excommunicate.reshuffle")
def test_reshuffled_only_when_a_draw_needs_it() -> None:
    """Taking the last card of the deck leaves it empty and the pile as it is."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  K  .      .  .  .  P  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .
    pile     BCIKNP             BCIKKNP
    deck     P                  -
        """,
        "rome excommunicate 1, ~ draw peasant",
    )
    assert "The deck is empty: the discard pile is shuffled into a new one." not in now.told()
    now.turn_of("rome", left=1, taken="excommunicate")


@pytest.mark.rule("AV petition")
def test_only_who_is_in_play_can_be_petitioned() -> None:
    """The Inquisitors are in the deck and on the pile."""
    now = table(QUIET + "    pile  I\n")
    now.refuses("rome petition inquisitor", "AV petition", "The Inquisitor is not in play", "nicht im Spiel")
    assert {move for move in now.legal if move.startswith("petition")} == {
        "petition bishop",
        "petition cardinal",
        "petition knight",
        "petition noble",
        "petition peasant",
    }
    with pytest.raises(InvalidAction):
        now.play("rome petition pope")


@pytest.mark.rule("AV petition")
def test_only_a_petition_asks_for_targets() -> None:
    table(QUIET).refuses("rome choose 1", "AV petition", "nothing to choose", "nichts zu wählen")


@pytest.mark.rule("AV petition")
@pytest.mark.parametrize("lane", ["N  .  .  .  .", ".  .  N  .  .", ".  .  .  .  N"])
def test_a_petitioner_may_stand_anywhere(lane: str) -> None:
    now = table(_with_lane(SPREAD, 4, lane))
    assert "petition noble" in now.legal


@pytest.mark.rule("AV target.any")
@pytest.mark.parametrize("player", SEATS)
def test_an_action_may_choose_anyone_anywhere(player: str) -> None:
    """Also the one on the rival's doorstep, and also the one on one's own."""
    now = table(SPREAD, player=player)
    assert now.legal == {
        *(f"{kind} {lane}" for kind in ("beseech", "chastise", "excommunicate") for lane in range(1, 6)),
        *(f"petition {name}" for name in ("bishop", "cardinal", "knight", "noble", "peasant")),
    }
    now.play(f"{player} petition cardinal")
    assert now.legal == {"choose 1", "choose 2", "choose 4", "choose 5"}


@pytest.mark.rule("AV target.any")
def test_only_the_five_on_the_road_can_be_chosen() -> None:
    now = table(QUIET + "    pile  I\n")
    for key in ("deck:1", "discard:inquisitor:1"):
        now.refuses_picks("rome", "verb:excommunicate", key, rule="AV target.any")
    for lane in ("0", "6", "-1", "9" * 100, "²", "pope", "bishop:1"):
        with pytest.raises(InvalidAction):
            now.play(f"rome beseech {lane}")
    for verb in ("beseech", "chastise", "excommunicate"):
        now.refuses(f"rome {verb} inquisitor", "AV target.any", "on the road", "auf der Straße")
    joined = table(QUIET + "    rome  II\n")
    joined.refuses("rome beseech inquisitor", "AV congregation.out", "out of play", "aus dem Spiel")
    joined.play("rome petition bishop").refuses("rome choose inquisitor", "AV congregation.out")


@pytest.mark.rule("AV target.fixed")
def test_a_newcomer_is_untouched_by_the_action_that_called_it() -> None:
    """The Knight scores, its copy is drawn: it stays at Genoa, though every Knight was to be pulled."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  K      .  .  _  .  .      .  .  K  .  .
    2        P  .  .  .  .      .  .  _  .  .      .  .  _  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    rome     -                  K                  K
    avignon  -                  P                  P
        """,
        "rome petition knight",
        "~ draw knight",
    ).play("~ draw peasant").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  P  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  I  .  .
    rome     K
    avignon  P
        """
    )


# -- The petitions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV petition.once")
def test_two_copies_give_one_petition_that_moves_both() -> None:
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  K  .  .  .      .  .  K  .  .
    5        .  .  I  .  .      .  .  I  .  .
        """,
        "rome petition knight",
    )
    start = table(now.board)
    petitions = [choice for choice in GAME.choices(start.state, 0) if choice.text == "petition knight"]
    assert len(petitions) == 1
    clicks = {petitions[0].picks, *petitions[0].also}
    assert clicks == {("verb:petition", "card:1"), ("verb:petition", "card:4")}
    now.refuses("rome petition knight", "AV turn.different")


@pytest.mark.rule("AV petition.moves")
@pytest.mark.parametrize("kind", ["beseech", "chastise"])
def test_a_petition_s_moves_are_no_beseech_or_chastise(kind: str) -> None:
    """Knight and Peasant were pulled and pushed by the petition; both actions are still free, before and after it."""
    now = table(QUIET).play("rome petition knight")
    assert {f"{kind} {lane}" for lane in range(1, 6)} <= now.legal
    now.play(f"rome {kind} 1").turn_of("avignon")
    now = table(QUIET).play(f"rome {kind} 1")
    assert "petition knight" in now.legal
    now.play("rome petition knight").turn_of("avignon")


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV petition.bishop")
def test_the_bishop() -> None:
    """Every Bishop pushed one, then two others pulled one each."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  B  .  .  .      .  B  .  .  .      .  B  .  .  .
    2        .  .  .  .  B      .  .  .  B  .      .  .  .  B  .      .  .  .  B  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .      .  .  .  C  .
    4        N  .  .  .  .      N  .  .  .  .      .  N  .  .  .      .  N  .  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition bishop",
        "rome choose 4",
        "rome choose 3",
    )
    now.turn_of("rome", left=1, taken="petition")
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  .  .  B  .
    2        .  B  .  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  C  .  .  .
    4        .  .  .  .  N      .  .  .  N  .
    5        .  .  P  .  .      .  .  P  .  .
        """,
        "avignon petition bishop, avignon choose 3, avignon choose 4",
        player="avignon",
    )


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV petition.cardinal")
def test_the_cardinal() -> None:
    """Every Cardinal pulled two, then two others pushed one each."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  C  .  .      .  .  .  .  C      .  .  .  .  C      .  .  .  .  C
    2        C  .  .  .  .      .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    3        .  .  B  .  .      .  .  B  .  .      .  B  .  .  .      .  B  .  .  .
    4        .  N  .  .  .      .  N  .  .  .      .  N  .  .  .      .  N  .  .  .
    5        .  .  .  .  P      .  .  .  .  P      .  .  .  .  P      .  .  .  P  .
        """,
        "rome petition cardinal",
        "rome choose 3",
        "rome choose 5",
    )
    now.turn_of("rome", left=1, taken="petition")
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  C  .      .  C  .  .  .
    2        .  .  B  .  .      .  .  .  B  .
    3        .  .  K  .  .      .  .  K  .  .
    4        N  .  .  .  .      .  N  .  .  .
    5        .  .  P  .  .      .  .  P  .  .
        """,
        "avignon petition cardinal, avignon choose 2, avignon choose 4",
        player="avignon",
    )


@pytest.mark.rule("AV petition.inquisitor")
@pytest.mark.rule("AV target.rival")
def test_the_inquisitor() -> None:
    """Every Inquisitor pushed one; then the rival chooses two others and pushes them toward the petitioner."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  I  .  .      .  I  .  .  .      .  I  .  .  .      .  I  .  .  .
    2        .  .  .  .  I      .  .  .  I  .      .  .  .  I  .      .  .  .  I  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  .  C  .      .  .  .  C  .
    4        N  .  .  .  .      N  .  .  .  .      N  .  .  .  .      .  N  .  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition inquisitor",
        "avignon choose 3",
        "avignon choose 4",
    )
    now.turn_of("rome", left=1, taken="petition")
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  I  .  .      .  .  .  I  .
    2        .  .  B  .  .      .  B  .  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  .  .  N      .  .  .  N  .
    5        .  .  P  .  .      .  .  P  .  .
        """,
        "avignon petition inquisitor, rome choose 2, rome choose 4",
        player="avignon",
    ).turn_of("avignon", left=1, taken="petition")


@pytest.mark.rule("AV petition.inquisitor")
@pytest.mark.rule("AV scoring")
def test_the_inquisitor_may_make_the_rival_feed_the_petitioner() -> None:
    """The rival pushes a character at Rome past Rome: it joins the petitioner."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        I  .  .  .  .      .  .  _  .  .      .  .  _  .  .
    2        .  .  .  .  B      .  .  .  .  B      .  .  _  .  .
    3        .  .  .  .  C      .  .  .  .  C      .  .  _  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    rome     -                  -                  BC
    avignon  -                  I                  I
        """,
        "rome petition inquisitor",
        "avignon choose 3, avignon choose 2",
    ).play("~ draw knight, ~ draw peasant, ~ draw knight").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  P  .  .
    3        .  .  K  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
    rome     BC
    avignon  I
        """
    ).turn_of("rome", left=1, taken="petition")


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV petition.knight")
def test_the_knight() -> None:
    """Every Knight pulled one, every Peasant pushed one."""
    board = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      {}
    2        .  .  .  K  .      {}
    3        .  .  P  .  .      {}
    4        .  .  .  P  .      {}
    5        .  .  N  .  .      .  .  N  .  .
    """
    rome = (".  .  .  K  .", ".  .  .  .  K", ".  P  .  .  .", ".  .  P  .  .")
    avignon = (".  K  .  .  .", ".  .  K  .  .", ".  .  .  P  .", ".  .  .  .  P")
    story(board.format(*rome), "rome petition knight").turn_of("rome", left=1, taken="petition")
    story(board.format(*avignon), "avignon petition knight", player="avignon")


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV petition.noble")
def test_the_noble() -> None:
    """Every Noble pulled one, every Knight pushed one."""
    board = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  N  .  .      {}
    2        .  .  .  N  .      {}
    3        .  .  K  .  .      {}
    4        .  .  .  K  .      {}
    5        .  .  P  .  .      .  .  P  .  .
    """
    rome = (".  .  .  N  .", ".  .  .  .  N", ".  K  .  .  .", ".  .  K  .  .")
    avignon = (".  N  .  .  .", ".  .  N  .  .", ".  .  .  K  .", ".  .  .  .  K")
    story(board.format(*rome), "rome petition noble").turn_of("rome", left=1, taken="petition")
    story(board.format(*avignon), "avignon petition noble", player="avignon")


@pytest.mark.rule("AV petition")
@pytest.mark.rule("AV petition.peasant")
def test_the_peasant() -> None:
    """Every Peasant pulled one, every Noble pushed one."""
    board = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  P  .  .      {}
    2        .  .  .  P  .      {}
    3        .  .  N  .  .      {}
    4        .  .  .  N  .      {}
    5        .  .  K  .  .      .  .  K  .  .
    """
    rome = (".  .  .  P  .", ".  .  .  .  P", ".  N  .  .  .", ".  .  N  .  .")
    avignon = (".  P  .  .  .", ".  .  P  .  .", ".  .  .  N  .", ".  .  .  .  N")
    story(board.format(*rome), "rome petition peasant").turn_of("rome", left=1, taken="petition")
    story(board.format(*avignon), "avignon petition peasant", player="avignon")


OTHERS = """
            Av Ni Ge Fl Ro
    1        .  .  {0}  .  .
    2        .  {0}  .  .  .
    3        .  .  K  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
"""


@pytest.mark.rule("AV target.other")
@pytest.mark.parametrize(
    ("letter", "chooser", "english", "german"),
    [
        ("B", "rome", "The Bishop", "Bischof"),
        ("C", "rome", "The Cardinal", "Kardinal"),
        ("I", "avignon", "The Inquisitor", "Inquisitor"),
    ],
)
def test_the_petitioner_s_own_faction_may_not_be_chosen(letter: str, chooser: str, english: str, german: str) -> None:
    now = table(OTHERS.format(letter)).play(f"rome petition {LETTERS[letter]}")
    for lane in (1, 2):
        now.refuses(f"{chooser} choose {lane}", "AV target.other", english, german)
    assert now.legal == {"choose 3", "choose 4", "choose 5"}


@pytest.mark.rule("AV target.different")
@pytest.mark.parametrize(("letter", "chooser"), [("B", "rome"), ("C", "rome"), ("I", "avignon")])
def test_one_character_may_not_be_chosen_twice(letter: str, chooser: str) -> None:
    now = table(OTHERS.format(letter)).play(f"rome petition {LETTERS[letter]}, {chooser} choose 4")
    now.refuses(f"{chooser} choose 4", "AV target.different", "chosen already", "schon gewählt")
    assert now.legal == {"choose 3", "choose 5"}


@pytest.mark.rule("AV target.different")
def test_two_copies_are_two_characters() -> None:
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  .  K  .  .      .  .  .  K  .
    3        .  .  B  .  .      .  B  .  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition bishop, rome choose 1, rome choose 2",
    )


@pytest.mark.rule("AV target.different")
def test_one_that_was_chosen_and_scored_can_t_be_chosen_again() -> None:
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  .  .  K
    2        .  .  C  .  .
    3        .  .  B  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
        """
    ).play("rome petition bishop, rome choose 1")
    now.refuses("rome choose 1", "AV target.different")
    assert now.legal == {"choose 2", "choose 4", "choose 5"}


@pytest.mark.rule("AV target.count")
def test_exactly_two_are_chosen() -> None:
    now = table(QUIET).play("rome petition bishop")
    for move in ("beseech 1", "chastise 1", "excommunicate 1", "petition knight"):
        now.refuses(f"rome {move}", "AV target.count", "not finished", "noch nicht ausgeführt")
    now.refuses("rome pass", "AV target.count").refuses_picks("rome", "verb:beseech", rule="AV target.count")
    now.play("rome choose 1").refuses("rome beseech 1", "AV target.count")
    now.play("rome choose 3").turn_of("rome", left=1, taken="petition")
    now.refuses("rome choose 4", "AV petition")


@pytest.mark.rule("AV target.count")
@pytest.mark.parametrize(("others", "choices"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_fewer_only_if_fewer_are_in_play(others: int, choices: int) -> None:
    """A pack with many Bishops leaves few others; all of those are moved then."""
    bishop, *rest = packs.six()
    bishop["copies"] = 5
    game = packs.load_pack(packs.pack([bishop, *rest]))
    five = ["bishop"] * (5 - others) + ["knight", "noble", "peasant"][:others]
    now = Table(game.new(deal=" ".join(five)), game).play("rome petition bishop")
    for n in range(choices):
        assert now.to_act == "rome", f"{n} choices made"
        now.play(f"rome choose {5 - n}")
    assert now.to_act == "avignon"
    moved = [lane.split()[1] for lane in now.see("lanes")]
    kept = others - choices
    assert moved == ["nice"] * (5 - others) + ["genoa"] * kept + ["florence"] * choices


@pytest.mark.rule("AV target.rival")
@pytest.mark.parametrize("move", ["choose 2", "choose 1", "beseech 2"])
def test_only_the_rival_answers_the_inquisitor(move: str) -> None:
    now = table(OTHERS.format("I")).play("rome petition inquisitor")
    now.refuses(f"rome {move}", "AV target.rival", "Avignon", "Avignon")
    now.play("avignon choose 3").refuses("rome choose 4", "AV target.rival")
    now.play("avignon choose 5").turn_of("rome", left=1, taken="petition")
    now.refuses("avignon choose 4", "AV turn.alternate")
    other = table(OTHERS.format("I"), player="avignon").play("avignon petition inquisitor")
    other.refuses(f"avignon {move}", "AV target.rival", "Rome", "Rom")


# -- The Samaritan rule -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.compare")
def test_a_single_move_may_not_be_taken_back() -> None:
    """Avignon's net turn was one Knight, one city (its new Peasant is as good as the old one). Deck and pile differ."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .      .  K  .  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    pile     -                  P                  NP
        """,
        "avignon excommunicate 5, ~ draw peasant, avignon beseech 1",
        "rome excommunicate 4, ~ draw noble",
        player="avignon",
    )
    now.refuses("rome beseech 1", "AV samaritan", "before your opponent’s last turn", "wie vor dem letzten Zug")
    now.refuses_picks("rome", "verb:beseech", "card:1", rule="AV samaritan")
    assert now.legal == {
        *(f"beseech {lane}" for lane in (2, 3, 4, 5)),
        *(f"chastise {lane}" for lane in (1, 2, 3, 4, 5)),
        *(f"petition {name}" for name in ("bishop", "cardinal", "knight", "noble", "peasant")),
    }


TWO_MOVES = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .
    2        .  .  B  .  .      .  .  .  B  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
"""


@pytest.mark.rule("AV samaritan")
@pytest.mark.parametrize(
    ("first", "refused"),
    [("rome beseech 1", "rome chastise 2"), ("rome chastise 2", "rome beseech 1")],
)
def test_two_moves_may_not_both_be_taken_back(first: str, refused: str) -> None:
    now = story(TWO_MOVES, "avignon chastise 2, avignon beseech 1", player="avignon").play(first)
    now.refuses(refused, "AV samaritan")
    verb = refused.split()[1]
    assert {move for move in now.legal if move.startswith(verb)} == {
        f"{verb} {lane}" for lane in (1, 2, 3, 4, 5) if f"rome {verb} {lane}" != refused
    }


@pytest.mark.rule("AV samaritan.partial")
@pytest.mark.parametrize(
    "turn",
    [
        "rome beseech 1, rome chastise 3",
        "rome chastise 2, rome beseech 2",
        "rome chastise 2, rome beseech 4",
        "rome beseech 1, rome petition noble",  # pushes the Knight away again
        "rome chastise 2, rome petition knight",  # the Knight is back, but the Peasant has moved
        "rome beseech 1, rome excommunicate 2, ~ draw bishop",
    ],
)
def test_a_part_may_be_taken_back(turn: str) -> None:
    now = story(TWO_MOVES, "avignon chastise 2, avignon beseech 1", player="avignon")
    now.play(turn).turn_of("avignon")


@pytest.mark.rule("AV samaritan")
def test_a_petition_may_not_be_taken_back_by_itself() -> None:
    """Avignon pulled Knight and pushed Peasant, and pushed the Bishop. Rome would do the same from the other side."""
    petition_and_chastise = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .
    2        .  .  B  .  .      .  .  .  B  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  .  P  .
    """
    script = "avignon petition knight, avignon chastise 2"
    now = story(petition_and_chastise, script, player="avignon").play("rome chastise 2")
    now.refuses("rome petition knight", "AV samaritan", "petitioning the Knight", "Ritter")
    now.refuses_picks("rome", "verb:petition", "card:1", rule="AV samaritan")
    assert {"petition noble", "petition peasant", "petition bishop", "petition cardinal"} <= now.legal
    now = story(petition_and_chastise, script, player="avignon").play("rome petition knight")
    now.refuses("rome chastise 2", "AV samaritan")


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.luck")
def test_the_second_turn_is_compared_with_the_deal() -> None:
    """Rome's single action moved the Knight; Avignon, with a new Noble for the old one, may not move it back."""
    now = walk("KNBPC", "rome beseech 1, avignon excommunicate 2, ~ draw noble")
    now.refuses("avignon beseech 1", "AV samaritan")
    other = walk("KNBPC", "rome beseech 1, avignon excommunicate 2, ~ draw peasant")
    other.play("avignon beseech 1").turn_of("rome")
    mirrored = walk("KNBPC", "avignon beseech 1, rome excommunicate 2, ~ draw noble", first="avignon")
    mirrored.refuses("rome beseech 1", "AV samaritan")


@pytest.mark.rule("AV samaritan")
@pytest.mark.parametrize("first", SEATS)
def test_in_the_first_turn_there_is_nothing_to_reverse(first: str) -> None:
    now = walk("KBCNP", first=first)
    assert len(now.legal) == 3 * 5 + 5
    # Even a turn that leaves everything as it is.
    rival = "avignon" if first == "rome" else "rome"
    now.play(f"{first} excommunicate 1, ~ draw knight").turn_of(rival)


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.compare")
def test_only_the_last_action_of_a_turn_is_tested() -> None:
    """Rome's first action restores everything, which is allowed; whatever it does then must change something.

    The deck holds one card, a Knight: a Knight for the Knight of lane 1 would change nothing (another copy is no
    change), so that Excommunicate is refused; a Knight for anybody else is fine.
    """
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  K  .  .      .  .  K  .  .
    2        .  .  B  .  .      .  B  .  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    deck     KP                 K                  K
        """,
        "avignon excommunicate 5, ~ draw peasant, avignon beseech 2",
        "rome beseech 2",
        player="avignon",
    )
    now.refuses("rome excommunicate 1", "AV samaritan.luck", "Whatever is drawn", "Was auch aufgedeckt wird")
    assert {move for move in now.legal if move.startswith("excommunicate")} == {
        f"excommunicate {lane}" for lane in (2, 3, 4, 5)
    }
    assert {f"chastise {lane}" for lane in (1, 2, 3, 4, 5)} <= now.legal
    now.play("rome excommunicate 5, ~ draw knight").turn_of("avignon")


@pytest.mark.rule("AV samaritan.luck")
def test_a_reversal_by_luck_stands() -> None:
    """The Noble comes back by the luck of the draw: everything is as dealt, and that is how it stays."""
    now = walk("KNBPC", "rome beseech 1, avignon beseech 1, avignon excommunicate 2")
    assert now.odds["noble"] == 1
    now.play("~ draw noble").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  N  .  .
    3        .  .  B  .  .
    4        .  .  P  .  .
    5        .  .  C  .  .
        """
    ).turn_of("rome")


@pytest.mark.rule("AV samaritan.luck")
def test_an_excommunicate_is_refused_if_every_draw_restores() -> None:
    """Avignon changed the Knight of lane 1 for a Noble and pushed the Bishop. The deck holds but the other Knight."""
    board = """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  N  .  .      .  .  N  .  .
    2        .  .  B  .  .      .  .  .  B  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    deck     {}                 {}                 {}
    """
    script = ("avignon excommunicate 1, ~ draw noble, avignon chastise 2", "rome chastise 2")
    now = story(board.format("KN", "K", "K"), *script, player="avignon")
    now.refuses("rome excommunicate 1", "AV samaritan.luck", "Whatever is drawn", "Was auch aufgedeckt wird")
    now.refuses_picks("rome", "verb:excommunicate", "card:1", rule="AV samaritan.luck")
    assert {f"excommunicate {lane}" for lane in (2, 3, 4, 5)} <= now.legal
    # With one more card in the deck it is up to chance, and so allowed.
    now = story(board.format("KNP", "KP", "KP"), *script, player="avignon")
    now.play("rome excommunicate 1")
    assert now.odds == {"knight": 1, "peasant": 1}
    now.play("~ draw knight").turn_of("avignon")


@pytest.mark.rule("AV samaritan.luck")
def test_an_empty_deck_is_reshuffled_before_the_test() -> None:
    """The deck is empty; the pile holds the Knight that would restore, but the banished Noble may come back too."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  I  .  .
    5        .  .  P  .  .
    deck     N
        """,
        player="avignon",
    ).play("avignon excommunicate 1, ~ draw noble, avignon chastise 2, rome chastise 2")
    assert now.see("deck") == {}
    now.play("rome excommunicate 1")
    assert now.odds["noble"] == 2
    now.play("~ draw knight").turn_of("avignon")


@pytest.mark.rule("AV samaritan.luck")
def test_at_another_city_no_draw_restores() -> None:
    """The only card left would bring the character back, but the lane is a city too far."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  I  .  .
    5        .  .  P  .  .
    deck     KN
        """,
        player="avignon",
    ).play("avignon excommunicate 1, ~ draw noble, avignon beseech 1, rome chastise 2")
    now.play("rome excommunicate 1, ~ draw knight").turn_of("avignon")


@pytest.mark.rule("AV samaritan.compare")
def test_a_congregation_that_grew_can_t_be_reversed() -> None:
    """Avignon's Noble scores, its copy comes to Genoa. Rome may bring the lanes back: a follower is the difference."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        N  .  .  .  .      .  .  N  .  .      .  N  .  .  .      N  .  .  .  .
    2        .  .  P  .  .      .  P  .  .  .      .  .  P  .  .      .  .  P  .  .
    3        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    4        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    rome     -                  -                  -                  -
    avignon  -                  N                  N                  N
        """,
        "avignon beseech 2, avignon petition noble, ~ draw noble",
        "rome petition peasant",
        "rome chastise 1",
        player="avignon",
    ).turn_of("avignon")


@pytest.mark.rule("AV samaritan.compare")
def test_the_same_characters_in_other_lanes_are_not_the_same() -> None:
    """Two Knights, one city apart, change places: seen from afar the table looks the same, lane by lane it doesn't."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .      .  K  .  .  .
    2        .  K  .  .  .      .  K  .  .  .      .  .  K  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
        """,
        "avignon excommunicate 5, ~ draw peasant, avignon beseech 1",
        "rome excommunicate 4, ~ draw noble, rome beseech 2",
        player="avignon",
    ).turn_of("avignon")


@pytest.mark.rule("AV samaritan.answer")
@pytest.mark.parametrize(("first", "refused"), [(1, 2), (2, 1)])
def test_a_target_that_completes_the_reversal_may_not_be_chosen(first: int, refused: int) -> None:
    """Avignon pushed the Bishop and pulled the Knight. Rome pushed the Noble and petitions the Bishop, which is back
    by that; pulling both Knight and Noble would restore everything."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .      .  K  .  .  .
    2        .  .  N  .  .      .  .  N  .  .      .  N  .  .  .
    3        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    4        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    5        .  .  B  .  .      .  .  .  B  .      .  .  B  .  .
        """,
        "avignon chastise 5, avignon beseech 1",
        "rome chastise 2, rome petition bishop",
        player="avignon",
    )
    assert now.legal == {"choose 1", "choose 2", "choose 3", "choose 4"}
    now.play(f"rome choose {first}")
    name = {1: ("Knight", "Ritter"), 2: ("Noble", "Adlige")}[refused]
    now.refuses(f"rome choose {refused}", "AV samaritan.answer", *name)
    assert now.legal == {"choose 3", "choose 4"}
    now.play("rome choose 3").turn_of("avignon")


@pytest.mark.rule("AV samaritan.answer")
@pytest.mark.rule("AV petition.inquisitor")
@pytest.mark.parametrize(("first", "refused"), [(1, 2), (2, 1)])
def test_the_rival_s_answer_may_not_complete_the_reversal(first: int, refused: int) -> None:
    """The same with an Inquisitor: now it is Avignon that must not bring Rome's turn to a full reversal."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .      .  K  .  .  .
    2        .  .  N  .  .      .  .  N  .  .      .  N  .  .  .
    3        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
    4        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    5        .  .  I  .  .      .  .  .  I  .      .  .  I  .  .
        """,
        "avignon chastise 5, avignon beseech 1",
        "rome chastise 2, rome petition inquisitor",
        player="avignon",
    )
    now.play(f"avignon choose {first}")
    now.refuses(f"avignon choose {refused}", "AV samaritan.answer")
    assert now.legal == {"choose 3", "choose 4"}
    assert [choice.text for choice in GAME.choices(now.state, 1)] == ["choose peasant:3", "choose cardinal:4"]
    now.play("avignon choose 4").turn_of("avignon")


@pytest.mark.rule("AV samaritan.answer")
def test_the_answer_to_a_first_action_is_free() -> None:
    """The Inquisitor is Rome's first action, so everything may be as before in the middle of the turn."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  N  .  .
    3        .  .  P  .  .
    4        .  .  C  .  .
    5        .  .  I  .  .
        """,
        player="avignon",
    )
    now.play("avignon petition cardinal, avignon choose 5, avignon choose 1, avignon beseech 1")
    now.play("rome petition inquisitor").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  N  .  .
    3        .  .  P  .  .
    4        C  .  .  .  .
    5        .  .  I  .  .
        """
    )
    assert now.legal == {"choose 1", "choose 2", "choose 3", "choose 4"}
    now.play("avignon choose 4")
    assert now.legal == {"choose 1", "choose 2", "choose 3"}


# -- Scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV scoring")
@pytest.mark.rule("AV scoring.refill")
@pytest.mark.parametrize(
    ("script", "lane", "rome", "avignon"),
    [
        ("rome beseech 5", 5, "P", "-"),
        ("avignon beseech 1", 1, "-", "K"),
        ("rome chastise 1", 1, "-", "K"),  # past the rival's city: the rival's
        ("avignon chastise 5", 5, "P", "-"),
    ],
)
def test_whoever_sits_at_that_end_gets_the_follower(script: str, lane: int, rome: str, avignon: str) -> None:
    player = script.split()[0]
    now = table(SPREAD, player=player).play(script)
    heaps = f"\n    rome     {rome}\n    avignon  {avignon}\n"
    now.shows(_with_lane(SPREAD, lane, ".  .  _  .  .") + heaps)
    assert now.to_act == "~"
    now.refuses(f"{player} beseech 3", "AV scoring.refill", "drawn by chance", "Zufall")
    now.play("~ draw inquisitor").shows(_with_lane(SPREAD, lane, ".  .  I  .  .") + heaps)
    now.turn_of(player, left=1, taken=script.split()[1])


@pytest.mark.rule("AV scoring")
@pytest.mark.parametrize("player", SEATS)
def test_a_petition_s_push_scores_for_the_rival(player: str) -> None:
    """The Knight's petition pushes a Peasant past the rival's city."""
    last = "P  .  .  .  ." if player == "rome" else ".  .  .  .  P"
    moved = ".  .  .  K  ." if player == "rome" else ".  K  .  .  ."
    rome, avignon = ("-", "P") if player == "rome" else ("P", "-")
    story(
        f"""
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      {moved}            {moved}
    2        {last}             .  .  _  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    rome     -                  {rome}             {rome}
    avignon  -                  {avignon}          {avignon}
        """,
        f"{player} petition knight",
        "~ draw bishop",
        player=player,
    ).turn_of(player, left=1, taken="petition")


@pytest.mark.rule("AV scoring.leftover")
def test_left_over_steps_are_lost() -> None:
    """A Cardinal at Rome needs one of its two steps; the other moves nothing. One at Florence needs both."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  C      .  .  _  .  .      .  .  _  .  .      .  .  K  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  .  C  .      .  .  _  .  .      .  .  _  .  .      .  .  P  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  N  .  .  .      .  N  .  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  P  .  .  .      .  P  .  .  .
    rome     -                  CC                 CC                 CC
        """,
        "rome petition cardinal",
        "rome choose 4, rome choose 5",
        "~ draw knight, ~ draw peasant",
    )
    now.turn_of("rome", left=1, taken="petition")


@pytest.mark.rule("AV scoring.refill")
@pytest.mark.rule("AV scoring.order")
def test_lanes_are_refilled_in_order_when_the_action_is_done() -> None:
    """The chosen ones score in lanes 5 and 2, in this order, and nobody is drawn in between; lane 2 is filled first."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  B  .  .  .      .  B  .  .  .      .  B  .  .  .      .  B  .  .  .
    2        .  .  .  .  C      .  .  .  .  C      .  .  _  .  .      .  .  I  .  .      .  .  I  .  .
    3        .  .  K  .  .      .  .  K  .  .      .  .  K  .  .      .  .  K  .  .      .  .  K  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  .  .  P      .  .  _  .  .      .  .  _  .  .      .  .  _  .  .      .  .  C  .  .
    rome     -                  P                  CP                 CP                 CP
        """,
        "rome petition bishop, rome choose 5",
        "rome choose 2",
        "~ draw inquisitor",
        "~ draw cardinal",
    )
    now.turn_of("rome", left=1, taken="petition")


@pytest.mark.rule("AV scoring.order")
@pytest.mark.rule("AV congregation.out")
def test_a_lane_that_has_just_scored_offers_nobody() -> None:
    """The Inquisitor scored for Avignon by Rome's push; the empty lane can't be chosen, and isn't filled yet."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        I  .  .  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
        """
    ).play("rome petition inquisitor")
    assert now.to_act == "avignon"
    now.refuses("avignon choose 1", "AV congregation.out", "just joined", "gerade einer Gemeinde")
    assert now.legal == {"choose 2", "choose 3", "choose 4", "choose 5"}


@pytest.mark.rule("AV scoring.reshuffle")
def test_an_empty_deck_is_reshuffled_for_a_newcomer() -> None:
    """The follower itself is not among the cards: it is in the Congregation."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  K      .  .  _  .  .      .  .  P  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    rome     -                  K                  K
    pile     BCIKNPP            -                  -
    deck     -                  BCIKNPP            BCIKNP
        """,
        "rome beseech 1",
        "~ draw peasant",
    )
    assert "The deck is empty: the discard pile is shuffled into a new one." in now.told()
    assert any("Nachziehstapel" in line for line in now.told("de"))


@pytest.mark.rule("AV scoring.reshuffle")
@pytest.mark.rule("AV scoring.order")
def test_the_deck_may_run_out_between_two_newcomers() -> None:
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  .  .  N      .  .  _  .  .      .  .  I  .  .
    2        .  .  B  .  .      .  .  B  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  .  .  N      .  .  _  .  .      .  .  _  .  .
    5        .  .  I  .  .      .  .  I  .  .      .  .  I  .  .
    rome     -                  NN                 NN
    pile     BCKKPP             BCKKPP             -
    deck     I                  I                  BCKKPP
        """,
        "rome petition noble",
        "~ draw inquisitor",
    )
    assert now.odds == {"bishop": 1, "cardinal": 1, "knight": 2, "peasant": 2}
    now.play("~ draw peasant").turn_of("rome", left=1, taken="petition")
    assert now.see("lanes")[3] == "peasant genoa"


# -- The Congregations ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV congregation.out")
def test_a_follower_can_t_be_petitioned() -> None:
    now = table(QUIET + "    rome  I\n    avignon I\n")
    now.refuses("rome petition inquisitor", "AV congregation.out", "The Inquisitor is in a Congregation", "Gemeinde")
    one_in_play = table(QUIET + "    rome  K\n")
    assert "petition knight" in one_in_play.legal


@pytest.mark.rule("AV congregation.out")
@pytest.mark.parametrize("key", ["rome:inquisitor:1", "avignon:bishop:1"])
@pytest.mark.parametrize("verb", ["beseech", "chastise", "excommunicate", "petition"])
def test_a_follower_can_t_be_chosen(key: str, verb: str) -> None:
    now = table(QUIET + "    rome  I\n    avignon B\n")
    now.refuses_picks("rome", f"verb:{verb}", key, rule="AV congregation.out")
    now.play("rome petition cardinal").refuses_picks("rome", key, rule="AV congregation.out")


@pytest.mark.rule("AV congregation.out")
def test_a_petition_doesn_t_move_followers() -> None:
    """Every Knight and every Peasant moves, except those in Congregations."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  .  P  .  .      .  P  .  .  .
    3        .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  I  .  .      .  .  I  .  .
    rome     K                  K
    avignon  P                  P
        """,
        "rome petition knight",
    )


@pytest.mark.rule("AV congregation.out")
def test_followers_are_never_drawn_again() -> None:
    """Deck and pile together are what the road and the Congregations leave, before and after a reshuffle."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  I  .  .
    rome     KP
    avignon  BC
    deck     -
        """
    ).play("rome excommunicate 1")
    assert now.odds == {"inquisitor": 1, "knight": 1, "noble": 1, "peasant": 1}


@pytest.mark.rule("AV congregation.open")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_may_look_through_both_congregations(seat: int | None) -> None:
    now = table(QUIET + "    rome  II\n    avignon BC\n")
    view = GAME.view(now.state, seat)
    assert (view["rome"], view["avignon"]) == ({"inquisitor": 2}, {"bishop": 1, "cardinal": 1})
    cards = GAME.scene(now.state, seat).cards
    shown = sorted((card.zone, card.title) for card in cards if card.zone in ("zone:rome", "zone:avignon"))
    assert shown == [
        ("zone:avignon", "Bishop"),
        ("zone:avignon", "Cardinal"),
        ("zone:rome", "Inquisitor"),
        ("zone:rome", "Inquisitor"),
    ]


# -- Notes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AV notes.upright")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_is_the_right_way_up_for_everybody(lang: str) -> None:
    """Both players and a spectator get the same cards with the same texts: nothing is turned, nothing must be."""
    now = table(SPREAD + "    rome  I\n    pile  B\n")
    cards, *others = [GAME.scene(now.state, seat, lang).cards for seat in (0, 1, None)]
    assert others == [cards, cards]
    face_up = [card for card in cards if card.zone != "zone:deck"]
    assert len(face_up) == 5 + 1 + 1
    assert all(card.title and card.body and card.label for card in face_up)


@pytest.mark.rule("AV notes.upright")
def test_turning_a_card_is_no_action() -> None:
    with pytest.raises(InvalidAction):
        table(QUIET).play("rome turn 1")


# -- Rulings of this table --------------------------------------------------------------------------------------------

# Four turns that lead back to where they began, none of which reverses the one before.
CIRCLE = (
    "rome beseech 1, rome chastise 2",
    "avignon beseech 3, avignon chastise 4",
    "rome beseech 3, rome chastise 1",
    "avignon chastise 2, avignon beseech 4",
)


@pytest.mark.rule("AV repetition")
def test_the_third_occurrence_is_a_draw() -> None:
    now = table(QUIET).play(*CIRCLE).shows(QUIET).goes_on().turn_of("rome")
    now.play(*CIRCLE[:3], "avignon chastise 2").goes_on()
    now.play("avignon beseech 4").shows(QUIET)
    assert now.outcome == Outcome((), now.outcome.scores, "repetition", "AV repetition")
    assert now.state.returns() == [0.0, 0.0]
    assert now.state.actors() == ()
    assert now.told()[-1] == "The same position for the third time: a draw."
    now.refuses("rome beseech 1", "AV end.over")


@pytest.mark.rule("AV repetition")
def test_the_position_after_a_first_action_counts_too() -> None:
    """Counted between actions: begun after Rome's first action, that position is the first to occur three times."""
    now = table(QUIET, repetition=True).play("rome beseech 1")
    start = GAME.dump(now.state)
    start.pop("earlier")
    again = Table(GAME.restore(start)).play("rome chastise 2", *CIRCLE[1:], *CIRCLE).goes_on()
    assert again.to_act == "rome"
    again.play("rome beseech 1")
    assert again.outcome.rule == "AV repetition"


@pytest.mark.rule("AV repetition")
@pytest.mark.parametrize("off", [False, "off", "no", "false"])
def test_the_option_turns_it_off(off: object) -> None:
    now = walk("KBCNP", repetition=off)
    now.play("rome excommunicate 5, ~ draw peasant, avignon excommunicate 4, ~ draw noble, avignon chastise 5")
    for _ in range(4):
        now.play(*CIRCLE).goes_on()
    assert now.see("repetition") is False


@pytest.mark.rule("AV repetition")
@pytest.mark.parametrize("on", [True, "on", "yes", "TRUE"])
def test_it_is_on_by_default(on: object) -> None:
    for now in (walk("KBCNP"), walk("KBCNP", repetition=on)):
        now.play("rome excommunicate 5, ~ draw peasant, avignon excommunicate 4, ~ draw noble, avignon chastise 5")
        now.play(*CIRCLE, *CIRCLE)
        assert now.outcome.rule == "AV repetition"


@pytest.mark.rule("AV repetition")
def test_another_deck_is_another_position() -> None:
    """The lanes come back with a new Bishop and a new Noble: two cards fewer in the deck, so it starts anew."""
    now = table(QUIET).play(
        "rome beseech 1, rome chastise 3",
        "avignon excommunicate 2, ~ draw bishop, avignon beseech 1",
        "rome beseech 3, rome chastise 5",
        "avignon excommunicate 4, ~ draw noble, avignon chastise 5",
    )
    now.shows(QUIET).turn_of("rome")
    now.play(*CIRCLE).shows(QUIET).goes_on()  # the lanes are there for the third time, the position for the second
    now.play(*CIRCLE).shows(QUIET)
    assert now.outcome.rule == "AV repetition"


@pytest.mark.rule("AV repetition")
def test_another_player_to_act_is_another_position() -> None:
    """Six turns; halfway the lanes are as at the start, but Avignon is to act."""
    circle = (
        "rome beseech 1, rome chastise 2",
        "avignon beseech 1, avignon chastise 3",
        "rome beseech 2, rome chastise 3",
        "avignon chastise 1, avignon beseech 2",
        "rome chastise 1, rome beseech 3",
        "avignon chastise 2, avignon beseech 3",
    )
    now = table(QUIET).play(*circle[:3]).shows(QUIET).turn_of("avignon").play(*circle[3:]).shows(QUIET)
    now.goes_on().play(*circle[:3]).shows(QUIET).goes_on().play(*circle[3:5], "avignon chastise 2").goes_on()
    now.play("avignon beseech 3")
    assert now.outcome.rule == "AV repetition"


@pytest.mark.rule("AV repetition")
def test_another_kind_taken_is_another_position() -> None:
    """Without a Peasant the Knight's petition moves just the Knight, as a Beseech does, but it is another action."""
    now = table(_with_lane(QUIET, 5, ".  .  I  .  .")).play("rome beseech 1")
    start = GAME.dump(now.state)
    start.pop("earlier")
    twice = ("rome chastise 2", *CIRCLE[1:], *CIRCLE)
    other = Table(GAME.restore(start)).play(*twice, "rome petition knight").goes_on()
    same = Table(GAME.restore(start)).play(*twice, "rome beseech 1")
    assert same.outcome.rule == "AV repetition"
    assert other.see("lanes") == same.see("lanes")


@pytest.mark.rule("AV repetition")
def test_positions_during_an_answer_don_t_count() -> None:
    """Begun in the middle of a petition: that moment comes a third time and nothing happens; the end of the action is
    then the first position that has occurred three times."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  K  .  .
    2        .  .  N  .  .
    3        .  .  C  .  .
    4        .  .  P  .  .
    5        .  .  B  .  .
        """
    ).play("rome petition bishop")
    start = GAME.dump(now.state)
    start.pop("earlier")
    now = Table(GAME.restore(start))
    rest = (
        "rome choose 1, rome choose 2, rome chastise 1",
        "avignon chastise 3, avignon beseech 4",
        "rome beseech 5, rome chastise 3",
        "avignon beseech 2, avignon chastise 4",
    )
    for _ in range(2):
        now.play(*rest).goes_on().play("rome petition bishop").goes_on()
    now.play("rome choose 1").goes_on().play("rome choose 2")
    assert now.outcome.rule == "AV repetition"


@pytest.mark.rule("AV odds")
def test_the_odds_are_shown_before_one_decides() -> None:
    """Deck: two Inquisitors and a Knight. An Excommunicate shows what may come; so does the table."""
    now = table(QUIET + "    deck  IIK\n")
    [choice] = [one for one in GAME.choices(now.state, 0) if one.text == "excommunicate knight:1"]
    assert [(one.label, one.weight, one.total) for one in choice.odds] == [
        ("Draw the Inquisitor", 2, 3),
        ("Draw the Knight", 1, 3),
    ]
    assert [one.share for one in choice.odds] == pytest.approx([2 / 3, 1 / 3])
    [panel] = [one for one in GAME.scene(now.state, 1).panels if one.key == "panel:odds"]
    assert panel.lines == ("Inquisitor 2/3, Knight 1/3",)
    [still] = [one for one in GAME.choices(now.state, 0) if one.text == "beseech knight:1"]
    assert still.odds == ()


@pytest.mark.rule("AV odds")
@pytest.mark.rule("AV excommunicate.reshuffle")
def test_the_odds_of_a_draw_from_a_reshuffled_pile() -> None:
    now = table(QUIET + "    deck  -\n")
    [choice] = [one for one in GAME.choices(now.state, 0) if one.text == "excommunicate knight:1"]
    # Pile: one each of Bishop, Cardinal, Knight, Noble, Peasant, two Inquisitors; and the banished Knight.
    assert {one.label: (one.weight, one.total) for one in choice.odds} == {
        "Draw the Bishop": (1, 8),
        "Draw the Cardinal": (1, 8),
        "Draw the Inquisitor": (2, 8),
        "Draw the Knight": (2, 8),
        "Draw the Noble": (1, 8),
        "Draw the Peasant": (1, 8),
    }
    [panel] = GAME.scene(now.state, 1).panels
    assert panel.lines == (
        "The deck is empty: the discard pile will be shuffled into a new one.",
        "For a newcomer: Bishop 1/7, Cardinal 1/7, Inquisitor 2/7, Knight 1/7, Noble 1/7, Peasant 1/7",
        "After Excommunicate: Bishop 1/8, Cardinal 1/8, Inquisitor 2/8, Knight 1/8, Noble 1/8, Peasant 1/8, "
        "the banished character 1/8",
    )
    now.play("rome petition bishop")
    assert GAME.scene(now.state, 1).panels[0].lines == panel.lines[:2], "nobody is excommunicated by a petition"
    banned = table(QUIET + "    deck  -\n").play("rome excommunicate 1, ~ draw knight").state
    assert len(GAME.scene(banned, 0).panels[0].lines) == 1, "the pile has become the deck"


@pytest.mark.rule("AV setup.deal")
@pytest.mark.rule("AV excommunicate.place")
def test_who_would_choose_what_is_drawn_is_told_why_it_is_drawn() -> None:
    Table(GAME.new()).refuses("rome draw knight", "AV setup.deal").refuses("rome pass", "AV setup.deal")
    table(QUIET).play("rome excommunicate 1").refuses("rome draw knight", "AV excommunicate.place")
    table(QUIET).refuses("rome draw knight", "AV scoring.refill")


@pytest.mark.rule("AV end.noble.knight")
@pytest.mark.rule("AV end.noble.peasant")
def test_the_noble_s_endings_in_words() -> None:
    board = """
            Av Ni Ge Fl Ro
    1        K  .  .  .  .
    2        .  .  .  .  P
    3        .  .  C  .  .
    4        .  .  B  .  .
    5        .  .  I  .  .
    rome     N
    """
    for move, english, german in (
        (
            "chastise 1",
            "Rome wins: Rome holds a Noble, and Avignon holds a Knight.",
            "Rom gewinnt: Rom hat einen Adligen in der Gemeinde und Avignon einen Ritter.",
        ),
        (
            "beseech 2",
            "Avignon wins: Rome holds a Noble and a Peasant.",
            "Avignon gewinnt: Rom hat einen Adligen und einen Bauern in der Gemeinde.",
        ),
    ):
        now = table(board).play(f"rome {move}")
        assert [now.told("en")[-1], now.told("de")[-1]] == [english, german]


@pytest.mark.rule("AV odds")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_deck_and_pile_are_open(seat: int | None) -> None:
    view = GAME.view(table(QUIET + "    pile  IK\n").state, seat)
    assert view["discard"] == {"inquisitor": 1, "knight": 1}
    assert view["deck"] == {"bishop": 1, "cardinal": 1, "inquisitor": 1, "noble": 1, "peasant": 1}


@pytest.mark.rule("AV pack.size")
@pytest.mark.parametrize("cards", [1, 6, 11])
def test_a_pack_of_fewer_than_twelve_is_refused(cards: int) -> None:
    few = [{**one, "copies": 1} for one in packs.six()]
    few[0]["copies"] = max(1, cards - 5)
    data = packs.pack(few if cards >= 6 else few[:1])
    with pytest.raises(InvalidPack, match=rf"own.toml: .*character: {cards} cards .*12 .*\[AV pack.size\]"):
        packs.load_pack(data)


@pytest.mark.rule("AV pack.size")
def test_twelve_cards_are_enough() -> None:
    twelve = [{**one, "copies": 1} for one in packs.six()]
    twelve[0]["copies"] = 7
    game = packs.load_pack(packs.pack(twelve))
    assert sum(game.view(game.new(), None)["deck"].values()) == 12


# -- The rule book itself ---------------------------------------------------------------------------------------------


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]


def _ids(calls: list[ast.Call]) -> set[str]:
    words = [*(part for call in calls for part in (*call.args, *(keyword.value for keyword in call.keywords)))]
    return {str(part.value) for part in words if isinstance(part, ast.Constant) and str(part.value).startswith("AV ")}


def _source() -> ast.Module:
    return ast.parse(Path(__file__).read_text(encoding="utf-8"))


def test_every_rule_has_a_test() -> None:
    tests = [node for node in _source().body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    marked = {one for test in tests for decorator in test.decorator_list for one in _ids(_calls(decorator, "rule"))}
    known = {rule.id for rule in GAME.rulebook.rules}
    assert known - marked == set(), "rules without a test"
    assert marked - known == set(), "tests of rules that are not in the rule book"


def test_every_rule_that_forbids_is_seen_to_refuse() -> None:
    tree = _source()
    refused = _ids(_calls(tree, "refuses")) | _ids(_calls(tree, "refuses_picks"))
    forbidding = {rule.id for rule in GAME.rulebook.rules if rule.kind == "forbids"}
    # A pack that is too small is refused when it is read, before there is a table.
    assert forbidding - refused == {"AV pack.size"}


@pytest.mark.parametrize("rule", GAME.rulebook.rules, ids=lambda rule: str(rule.id))
def test_every_rule_is_told_in_both_languages(rule: Any) -> None:
    for told in (rule.title, rule.body):
        english, german = told(GAME.texts, "en"), told(GAME.texts, "de")
        assert english
        assert german
        assert english != german or told == rule.title
