"""The terminal's table, played through the lines that people type and read."""

import dataclasses
import hashlib
import io
import json
import random
import re
import signal
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import fidchell
from fidchell._compiled import is_compiled
from fidchell.core.board import seat_marks, spot_name
from fidchell.core.errors import InvalidOptions, InvalidRecord
from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.core.record import Record, replay
from fidchell.core.scene import Modifier, Odds, Piece, Scene, Spot
from fidchell.core.seeds import commitment
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES
from fidchell.lab.template.game import Tribute
from fidchell.terminal import seedbox
from fidchell.terminal.choices import Listing, in_groups, odds_in_words
from fidchell.terminal.draw import show_spot
from fidchell.terminal.explain import explain
from fidchell.terminal.host import Host
from fidchell.terminal.page import Page, Question, draw
from fidchell.terminal.play import play, replay_table
from fidchell.terminal.replay import tell_step
from fidchell.terminal.voice import Voice
from tests.avignon.blunder import BAD, GOOD, START
from tests.scale import scaled

pytestmark = pytest.mark.slow

FIVE: dict[str, Any] = {"deal": "knight bishop noble peasant cardinal"}
TEXTS = Path(fidchell.__file__).parent / "terminal" / "text"


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "fidchell" / "seeds"


class Keyboard:
    """Types lines, and number 1 as long as `until` is not the prompt; then the input ends."""

    def __init__(self, lines: Iterable[str], until: str = "") -> None:
        self.lines = list(lines)
        self.until = until
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        assert len(self.prompts) < 2000, "the game doesn't end"
        if self.until and not prompt.startswith(self.until):
            return "1"
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def sit(
    *lines: str, until: str = "", game: Game | None = None, width: int = 0, height: int = 30, **how: Any
) -> tuple[int, str]:
    """Play; the exit code and all that was said. A width makes it a screen instead of a pipe."""
    paper = io.StringIO()
    screen: dict[str, Any] = (
        {"width": width, "height": height, "force_terminal": True, "color_system": None} if width else {}
    )
    arguments: dict[str, Any] = {"seats": ["you", "you"], "options": FIVE, "lang": "en", "seed": 7, "pace": 0.0} | how
    code = play(
        game or fidchell.load("avignon"),
        console=Console(file=paper, **screen),
        ask=Keyboard(lines, until),
        **arguments,
    )
    return code, paper.getvalue()


def look(record: Record, *lines: str, lang: str = "en") -> tuple[int, str]:
    paper = io.StringIO()
    code = replay_table(record, lang=lang, console=Console(file=paper), ask=Keyboard(lines))
    return code, paper.getvalue()


def after(text: str, mark: str) -> str:
    """What was said after something."""
    assert mark in text
    return text[text.index(mark) + len(mark) :]


# -- whole games ------------------------------------------------------------------------------------------------------


def test_person_against_bot_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, said = sit("quit", until="(over)", seats=["you", "greedy"], seed=None, options={}, record=path)
    record = Record.load(path)
    assert code == 0
    assert record.seats == ["you", "greedy"]
    assert record.result is not None
    assert re.search(r"^(Rome|Avignon) wins.*\[AV end|^Both would win.*\[AV end|: a draw\. \[AV", said, re.M)
    assert re.search(r"Rome: .* \(\d\)\nAvignon: .* \(\d\)", said)
    # Committed before the first draw, revealed after the last, checked by anybody.
    assert record.seed is not None
    assert record.commitment == commitment(record.seed)
    assert said.index(record.commitment) < said.index("The five are dealt") < said.index(record.seed)
    assert f"fidchell verify {path}" in said
    assert verify(record)[1] == "seed"


def test_two_people_to_the_end() -> None:
    code, said = sit("x", "quit", until="(over)")
    assert code == 0
    assert "Now: replay, whatif N, save FILE, again" in said
    assert "“x” isn’t possible: the game is over." in said
    assert said.endswith("Goodbye.\n")


def test_bots_to_watch() -> None:
    code, said = sit("quit", seats=["greedy", "random"])
    assert code == 0
    assert "Rome: greedy (a bot)\nAvignon: random (a bot)" in said
    assert "Turn 2, Avignon" in said
    assert "Now: replay" in said


def test_levels_are_introduced() -> None:
    _, said = sit("quit", seats=["you", "level:4"])
    assert "Avignon: Bard (a bot of level 4). Sees far enough" in said
    assert ("run uncompiled" in said) != is_compiled()
    _, said = sit("ende", seats=["you", "level:5"], lang="de")
    assert "Avignon: Äbtissin (ein Bot der Stufe 5). Wägt jede Wahl ab" in said
    _, said = sit("quit", game=fidchell.load("banish-the-snakes"), options={}, seats=["you", "level:6"])
    assert "High King (a bot of level 6). Plays with you" in said


def test_bots_by_specification_wherever_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, said = sit("1", "whatif level:1", "1", "back", "whatif level:9", f"save {path}", seats=["you", "level:1"])
    assert "What if: a separate table" in said
    assert "“level:9” is not understood" in said
    assert Record.load(path).seats == ["you", "level:1"]
    _, said = sit("quit", load=path)
    assert "Avignon: Novice (a bot of level 1)" in said


def test_another_game_against_another_level(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    over = ("again nobody", "again level:2", "quit", "quit")
    _, said = sit(*over, until="(over)", seats=["you", "level:1"], seed=3, options={}, record=path)
    assert "There is no bot “nobody”" in said
    result = Record.load(path).result
    assert result is not None
    assert ("One level up: again level:2 (Pilgrim)" in said) == (result["winners"] == [0])
    assert "Rome: Pilgrim (a bot of level 2)" in said


def test_thinking_is_told_and_can_be_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("fidchell.terminal.thinking.SHOWN", 0.0)
    monkeypatch.setattr(Host, "tell_thinking", hurried := Hurried(Host.tell_thinking))
    _, said = sit("quit", seats=["search:iterations=100000000", "you"], width=80)
    assert hurried.times == 1
    assert "The bot (Rome) is thinking … (Ctrl-C: move now)" in said
    assert "Turn 2, Avignon" in said
    assert signal.getsignal(signal.SIGINT) is before


class Hurried:
    """Whoever is told that a bot is thinking presses Ctrl-C."""

    def __init__(self, tell: Callable[[Host, int], None]) -> None:
        self.tell = tell
        self.times = 0

    def __get__(self, host: Host, kind: type[Host]) -> Callable[[int], None]:
        return lambda seat: self.told(host, seat)

    def told(self, host: Host, seat: int) -> None:
        self.tell(host, seat)
        self.times += 1
        signal.raise_signal(signal.SIGINT)


def test_a_seed_repeats_draws_and_bots() -> None:
    games = [sit("quit", seats=["random", "greedy"], options={}, seed=seed)[1] for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_game_with_secrets_and_choices_at_once() -> None:
    """The table knows no game: this one has hands, simultaneous choices and no board."""
    game = Tribute()
    code, said = sit("quit", until="(over)", game=game, options={}, seats=["you", "random", "random"])
    assert code == 0
    assert "Now: replay" in said


def test_secrets_of_others_are_not_told() -> None:
    """What a bot was dealt or has chosen stands nowhere before it is shown."""
    game = Tribute()
    _, said = sit("log", "board", "list", "replay", "end", "quit", game=game, options={}, seats=["you", "random"])
    own = set(re.findall(r"^ +\d+ (page|squire|lord|duke) ", said, re.M))
    assert 0 < len(own) < 4
    assert set(re.findall(r"page|squire|lord|duke", said.lower())) == own


# -- a board of squares, cards with pictures, secrets -----------------------------------------------------------------

SERPENTS = fidchell.load("serpent-master")
WIPED = "\x1b[2J"


def serpents(*lines: str, seats: Sequence[str] = ("you", "greedy"), **how: Any) -> str:
    """Said at a table of Serpent Master."""
    return sit(*lines, game=SERPENTS, seats=list(seats), **({"options": {}} | how))[1]


def own_choice(seats: Sequence[str], width: int = 80) -> str:
    """The screen of the first card to be chosen."""
    return after(serpents("a4", seats=seats, width=width, height=60), "Round 1 of 11 · ")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_serpents_to_the_end(players: int, lang: str, tmp_path: Path) -> None:
    typist = Typist()
    console = Console(file=typist.paper, width=80, height=40, force_terminal=True, color_system=None)
    seats = ["you"] + ["random"] * (players - 1)
    path = tmp_path / "game.json"
    play(SERPENTS, seats=seats, options={}, lang=lang, seed=1, record=path, pace=0.0, console=console, ask=typist)
    assert verify(Record.load(path))[1] == "seed"
    assert max(map(len, typist.paper.getvalue().splitlines())) <= 80
    assert WIPED not in typist.paper.getvalue()
    assert not re.search(r"\{|\$", typist.paper.getvalue())


class Typist:
    """Types one number after the other until one is a choice."""

    def __init__(self) -> None:
        self.paper = io.StringIO()
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 2000, "the game doesn't end"
        if prompt.startswith("("):
            raise EOFError
        return str(self.asked % 15 + 1)


def test_the_pit_is_drawn_in_letters_and_signs() -> None:
    session = Session(SERPENTS, ["you", "you", "greedy"], seed="ab" * 32, table_id="drawn")
    for seat, entry in enumerate(("a1", "a3", "h8")):
        session.act(seat, f"enter {entry}")
    session.chance()
    scene = SERPENTS.scene(session.state, 0)
    assert SERPENTS.private(session.state, 0)
    screen = own_choice(["you", "greedy"])
    # Columns and rows are named, heads wait outside; no letter stands for two players.
    assert re.search(r"^ +a   b   c   d   e   f   g$", screen, re.M)
    assert re.search(r"^ 4  B◆  ·   ·", screen, re.M)
    assert "B Blue, R Red; ◆ head; 3: a stack of three tokens" in screen
    assert len(scene.cards) == 11 + 15
    four = own_choice(["you", "greedy", "random", "random"])
    assert "Bu Blue, R Red, Ba Black, W White" in four
    assert "Still to choose: Blue, Red, Black, White" in four


def test_cards_are_drawn_and_go_by_their_own_numbers() -> None:
    screen = own_choice(["you", "greedy"])
    hand = [
        int(number) for number in re.findall(r"(\d+)\s+[A-Z]", screen.split("Your hand: ")[1].split("This round")[0])
    ]
    assert len(hand) == 11
    assert "  ◆" in screen
    assert "All cards" in screen
    assert all(f"{other} " not in screen.split("in secret.")[1] for other in set(range(10, 16)) - set(hand))
    missing = min(set(range(1, 16)) - set(hand))
    said = serpents("a4", str(missing), f"? {hand[0]}", f"? {missing}", "show", "show this", "show x", "? a4", "? your")
    assert f"Card {missing} is not in your hand. [SM choose.hand]" in said
    assert f"You may: {hand[0]} Play card {hand[0]} " in said
    assert "All cards" in said
    assert "a4, entry of Blue" in said
    assert "Say show and the beginning of one of these: Your hand, This round’s cards, All cards" in said
    assert "A serpent enters through a square at the edge of the pit. [SM setup.entry]" in serpents("c3")
    assert f"reveals card {hand[3]} " in serpents("a4", str(hand[3]))


def test_a_way_to_lie_is_shown_on_the_board() -> None:
    """Where each choice ends, and on demand every square that it touches, in order."""
    blue, red = hands("d1", "d7")
    card = next(number for number in (3, 2, 14, 4, 8, 13) if number in blue)
    rival = min(red)
    typed = ["d1", "d7", "", str(card), "", str(rival)]
    said = serpents(*typed, "? 1", seats=["you", "you"], width=80, height=60)
    assert re.search(r"^ \d  .*›1", said, re.M)
    assert re.search(r"^ 1  .*\[1\]", said, re.M) or re.search(r"^ 7  .*\[1\]", said, re.M)


def test_in_a_pipe_pieces_that_are_alike_are_said_together() -> None:
    said = serpents("1", "1", "3", "1", "1", until="", seats=["you", "random"], seed=2)
    assert re.search(r"^  token of (Red|Blue): [a-g]\d(, [a-g]\d)*", said, re.M)
    assert not re.search(r"[\x1b│─┌┐◆]", said)


def test_a_curtain_hangs_between_people() -> None:
    """Nobody's hand is on the screen when somebody else is asked to come."""
    said = serpents("d1", "d7", "", "undo", "quit", seats=["you", "you"], width=80, height=60)
    screens = re.split(r"\x1b\[2J\x1b\[H\x1b\[3J", said)
    assert "Your hand" not in screens[0]
    assert "Pass the keyboard to Blue, please." in screens[0]
    assert "Your hand: " in screens[1]
    blue, red = hands("d1", "d7")
    typed = ["d1", "d7", "", str(blue[0]), "", str(red[0])]
    said = serpents(
        *typed, "? your hand", "? 1", "log", "board", "show your", seats=["you", "you"], width=80, height=60
    )
    screens = re.split(r"\x1b\[2J\x1b\[H\x1b\[3J", said)
    assert len(screens) == 5
    assert ["Your hand: " in screen for screen in screens] == [False, True, False, True, False]
    assert "Blue has chosen." in screens[2]
    assert "Pass the keyboard to Red" in screens[2]
    assert "reveals card" not in screens[2] + screens[3]
    assert f"Blue reveals card {blue[0]} " in screens[4]


def hands(*entries: str, seed: int = 7) -> list[list[int]]:
    """What the people at a table of this seed are dealt."""
    told = f"fidchell {seed} 0"
    secret, table_id = (hashlib.sha256(f"{told} {what}".encode()).hexdigest() for what in ("seed", "table"))
    session = Session(SERPENTS, ["you"] * len(entries), seed=secret, table_id=table_id[:16])
    for seat, entry in enumerate(entries):
        session.act(seat, f"enter {entry}")
    session.chance()
    return [[(action & 63) + 1 for action in session.state.legal(seat)] for seat in range(len(entries))]


def test_behind_the_curtain_one_may_take_back_and_leave() -> None:
    blue, _ = hands("d1", "d7")
    typed = ["d1", "d7", "", str(blue[0]), "", "undo", "quit", "quit"]
    said = serpents(*typed, seats=["you", "you"], width=80, height=60)
    last = re.split(r"\x1b\[2J\x1b\[H\x1b\[3J", said)[-1]
    assert "Taken back: Blue has chosen." in last
    assert "Pass the keyboard to Blue" in last
    assert "This game isn’t saved." in last
    assert "Your hand" not in last
    assert said.endswith("Goodbye.\n")


def test_what_if_waits_while_people_have_secrets_from_each_other() -> None:
    blue, red = hands("d1", "d7")
    typed = ["d1", "d7", "", "whatif", str(blue[0]), "", str(red[0]), "whatif"]
    assert serpents(*typed, seats=["you", "you"]).count("Not while people at this screen hide something") == 2
    # A single person tries things out with hands that might be.
    branch = after(serpents("d1", "whatif", "list", seats=["you", "greedy"]), "What if: a separate table")
    assert "Your hand" in branch
    assert "Pass the keyboard" not in branch


# -- giving up, and learning ------------------------------------------------------------------------------------------


def test_resigning_is_asked_for_twice_and_ends_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said = sit("resign", "1", "resign", "yes", "review", "undo", "quit", seats=["you", "random"], record=path)[1]
    assert said.count("type “yes” if you mean it") == 2, "a move in between takes it back"
    end = after(said, "Rome has resigned.")
    assert "The game is over and stands as it is." in end
    result = Record.load(path).result
    assert result is not None
    assert (result["reason"], result["winners"]) == ("resigned", [1])


def test_a_plural_resigns_in_the_plural() -> None:
    for lang, end in (("en", "The attackers have resigned."), ("de", "Die Angreifer haben aufgegeben.")):
        assert end in sit("resign", "yes", "ja", game=fidchell.load("brandub"), lang=lang, options={})[1]


def test_people_agree_on_a_draw_and_bots_do_not() -> None:
    assert "A draw was agreed." in sit("tie", "tie")[1]
    assert "A bot does not agree to a draw." in sit("tie", "tie", seats=["you", "random"])[1]
    assert (
        "You all play together" in sit("resign", game=fidchell.load("banish-the-snakes"), seats=["you"], options={})[1]
    )


def test_a_game_that_was_given_up_at_once_can_be_reviewed() -> None:
    assert "Rome has resigned." in sit("resign", "resign", "review", "quit")[1]


def test_a_lesson_from_beginning_to_end() -> None:
    game = fidchell.load("avignon")
    course = lesson(game.folder)
    assert course is not None
    wrong = ["beseech knight", "undo", "hint"]
    code, said = sit(*wrong, *(step.do[0] for step in course.steps), "again", "quit", learn=True)
    assert code == 0
    assert "Avignon: played by the lesson" in said
    assert "Not in this lesson: do what it says." in said
    assert "There is nothing to take back yet." in said
    assert "The coach is silent in a lesson" in said
    assert all(game.say("en", step.text) in said.replace("\n", " ") for step in course.steps)
    assert game.say("en", course.end) in said


@pytest.mark.parametrize("seats", [["you", "you"], ["you", "greedy"]])
def test_a_saved_game_keeps_its_secrets(seats: list[str], tmp_path: Path, state_folder: Path) -> None:
    path = tmp_path / "game.json"
    blue, red = hands("d1", "d7")
    alone = seats[1] == "greedy"
    serpents("d1", *(() if alone else ("d7", "")), f"save {path}", seats=seats)
    record, text = Record.load(path), path.read_text()
    assert record.seed is None
    assert record.marks == []
    dealt = [move for move in record.moves if move.startswith("~")]
    assert dealt[4:] == ["~ ?"] * 4
    assert (dealt[0] != "~ ?") == alone
    aside = {f"~ aside {card}" for card in set(range(1, 16)) - set(red)}
    assert alone or not any(move in text for move in aside)
    kept = state_folder / f"{record.table_id}.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    # This machine goes on with it; another one can't.
    said = serpents(*(() if alone else ("",)), str(blue[0]), load=path, record=path)
    assert "the game goes on" in said
    assert "Blue has chosen." in said
    assert len(Record.load(path).moves) > len(record.moves)
    kept.unlink()
    with pytest.raises(InvalidRecord, match="is not told"):
        serpents(load=path)


def test_the_owner_of_secret_cards_types_them_in() -> None:
    """A referee's table: each sets four cards aside behind the curtain, the table itself for the bot."""
    typed = ["d1", "d8", "", "1", "2", "3", "4", "", "12", "13", "14", "15", "", "5"]
    said = serpents(*typed, seats=["you", "you", "greedy"], referee=True, seed=None, width=80, height=60)
    screens = re.split(r"\x1b\[2J\x1b\[H\x1b\[3J", said)
    assert "What came up" not in screens[0]
    assert "Type one of 1, 2, 3, 4, 5" in screens[1]
    assert "Type one of 2, 3, 4, 5, 6" in screens[1]
    assert "Pass the keyboard to Red" in screens[2]
    assert "Type one of 1, 2, 3" in screens[3]
    assert "Your hand: 5 Slip, 6 Hook" in screens[5]


def test_sums_are_itemised() -> None:
    game = fidchell.load("avignon")
    state = game.new(**FIVE)
    prompt = game.prompt(state, 0)
    sum_of = (Modifier("Banner", 2, "AV beseech"), Modifier("Mud", -1, "AV chastise"))
    choices = (prompt.choices[0]._replace(modifiers=sum_of), *prompt.choices[1:])
    paper = io.StringIO()
    voice = Voice(Console(file=paper), game.texts, "en")
    Listing(voice, game, game.scene(state, 0), dataclasses.replace(prompt, choices=choices)).detail(1)
    assert "  +2 Banner [AV beseech]\n  -1 Mud [AV chastise]\n  +1 in all\n" in paper.getvalue()


def test_areas_are_listed_and_letters_are_never_shared() -> None:
    game = fidchell.load("avignon")
    spots = (
        Spot("spot:a1", 0, 0, "a1", tone="mud"),
        *(Spot(f"spot:{name}", n, 0, name) for n, name in enumerate(("b1", "c1", "d1", "e1", "f1", "g1", "h1"), 1)),
        Spot("area:kerry", 0.5, 2, "Kerry", shape="area", w=3),
    )
    pieces = (
        Piece("p:1", "saint", 0, "area:kerry", "Patrick", badge="2"),
        Piece("p:2", "druid", None, "spot:b1", "a druid"),
    )
    scene = Scene(8, 4, "here", spots, pieces, unit="square", links=(("spot:a1", "area:kerry"),))
    paper = io.StringIO()
    voice = Voice(Console(file=paper, width=80, force_terminal=True, color_system=None), game.texts, "en")
    draw(voice, game, scene)
    show_spot(voice, scene, spots[-1])
    said = paper.getvalue()
    assert re.search(r"^ 1  mu  d   ·", said, re.M)
    assert "mu mud" in said
    assert "Kerry  Patrick 2" in said
    assert "Next to it: a1" in said
    assert seat_marks({0: "Blue", 1: "Black", 2: "Red"}) == {0: "Bu", 1: "Ba", 2: "R"}


def test_wrong_arguments_are_raised() -> None:
    with pytest.raises(InvalidOptions, match="no bot 'deep'"):
        sit(seats=["you", "deep"])
    with pytest.raises(InvalidOptions, match="2 players, not 3"):
        sit(seats=["you"] * 3)
    with pytest.raises(InvalidRecord):
        sit(load=Path("/nowhere"))


# -- what is shown ----------------------------------------------------------------------------------------------------


def test_effects_and_odds_are_shown_before() -> None:
    _, said = sit()
    assert "1 knight:1 The Knight moves from Genoa to Florence." in said
    assert "Beseech (each time: Turn 2: Avignon.)" in said
    assert "Excommunicate (each time: Draw the Inquisitor 2/7, Bishop 1/7" in said
    assert "(Pull every Cardinal two spaces, then push two different other characters" in said


def test_in_a_pipe_it_reads_well() -> None:
    """No drawing, no colours, one sentence a line, every card with its place."""
    _, said = sit("1", "log", "rules all")
    assert not re.search(r"[\x1b│─┌┐└┘┃━]", said)
    assert "\n  Knight at Florence, lane 1\n" in said
    assert "Congregation of Rome: none\n" in said


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_screen_it_fits(width: int, lang: str) -> None:
    _, said = sit("1", "list", "?", "odds", "log", "rules all", "replay", "quit", width=width, lang=lang)
    assert max(map(len, said.splitlines())) <= width
    row = re.search(r"^ 3 +· +· +(\S+) +· +· *$", said, re.M)
    assert row
    assert row[1] in ("Noble", "Adliger")
    assert "…" not in said


# Rome is to act; both have two followers and a third at the gate.
NEAR: dict[str, Any] = {
    "game": "avignon",
    "lanes": ["knight rome", "bishop avignon", "noble genoa", "inquisitor genoa", "cardinal genoa"],
    "rome": {"knight": 1, "bishop": 1},
    "avignon": {"inquisitor": 1, "cardinal": 1},
    "turn": 5,
}


@pytest.fixture
def near(tmp_path: Path) -> Path:
    """A file with a game that is nearly over."""
    path = tmp_path / "near.json"
    Session(fidchell.load("avignon"), ["you", "you"], start=NEAR).record.save(path)
    return path


def test_threats_and_wins_are_said_in_words(near: Path) -> None:
    _, said = sit(load=near)
    assert "! Warning: Avignon threatens to win with: Beseech the Bishop at" in said
    assert "1 knight:1 WINS AT ONCE: The Knight joins the Congregation of Rome." in said
    assert "7 bishop:2 LOSES AT ONCE: The Bishop joins the Congregation of Avignon." in said


def test_a_small_screen_gets_a_menu_and_a_tall_one_everything(near: Path) -> None:
    _, small = sit(width=80, height=24)
    _, tall = sit(width=80, height=60)
    assert "1 Knight at Genoa (lane 1) · 2 Bishop" in small
    assert "The Knight moves" not in small
    assert "1 knight:1" in tall
    assert "1–5" not in tall
    # A word opens its part of the menu.
    _, opened = sit("beseech", width=80, height=24)
    assert "The Knight moves from Genoa to Florence." in opened
    # And what decides the game is in the menu itself.
    _, decided = sit(load=near, width=80, height=24)
    assert "1–5 Beseech" in decided
    assert "WINS AT ONCE" in decided
    assert "LOSES AT ONCE" in decided


def test_what_bots_did_is_told() -> None:
    _, said = sit("1", seats=["you", "greedy"])
    news = after(said, "- Rome beseeches the Knight. The Knight moves from Genoa to Florence. Turn 2: Avignon.\n")
    assert news.startswith("- Avignon ")
    assert news.index("Turn 3: Rome.") < news.index("Turn 3, Rome: 2 actions left")


def test_shared_words_of_odds_are_said_once() -> None:
    game = fidchell.load("avignon")
    state = game.new(**FIVE)
    odds = {lang: next(c.odds for c in game.choices(state, 0, lang) if c.odds) for lang in LANGUAGES}
    assert odds_in_words(odds["en"]).startswith("Draw the Inquisitor 2/7, Bishop 1/7, ")
    assert odds_in_words(odds["de"]).startswith("den Inquisitor 2/7, den Bischof 1/7, ")
    assert odds_in_words(odds["de"]).endswith(" aufdecken")
    assert odds_in_words(odds["en"][:1], percent=True) == "Draw the Inquisitor 2/7 (29%)"
    bent = [Odds("heads (75 %)", 3, 4), Odds("tails (25 %)", 1, 4)]
    assert odds_in_words(bent) == "heads (75\N{NO-BREAK SPACE}%) 3/4, tails (25\N{NO-BREAK SPACE}%) 1/4"


# -- everything on one screen ----------------------------------------------------------------------------------------

SIZES = [(60, 24), (80, 24), (120, 40)]


def page(session: Session, seat: int, size: tuple[int, int], lang: str) -> list[str]:
    """What a seat is shown when it is asked, line by line."""
    game = session.game
    screen = Console(file=io.StringIO(), width=size[0], height=size[1], force_terminal=True, color_system=None)
    voice = Voice(screen, game.texts, lang)
    listing = Listing(
        voice, game, game.scene(session.state, seat, lang), in_groups(game.prompt(session.state, seat, lang))
    )

    def ask(other: Voice, form: str) -> None:
        other.line(listing.prompt.text)
        listing.on(other).show(form)

    news = [text for text, _ in (tell_step(game, step, lang, seat) for step in session.line[-20:]) if text]
    question = Question(seat, listing.wordy, ask, news)
    return [line.plain for line in Page(voice, game, listing.scene, True, listing.marks(), question).lines()]


def positions(name: str, players: int, moves: int, every: int) -> Iterator[tuple[Session, int]]:
    """Some decisions of a game played at random."""
    game, rng = fidchell.load(name), random.Random(3)
    session = Session(game, ["you"] * players, seed="ab" * 32, table_id="pages")
    for number in range(moves):
        while session.state.actors() == (CHANCE,):
            session.chance()
        actors = session.state.actors()
        if not actors:
            return
        if number % every == 0:
            yield session, actors[0]
        session.act(actors[0], rng.choice(game.prompt(session.state, actors[0], "en").choices).text)


@pytest.mark.parametrize(
    ("name", "players"),
    [("avignon", 2), ("brandub", 2), ("serpent-master", 4), ("battle-of-banners", 4), ("banish-the-snakes", 3)],
)
def test_a_page_is_never_larger_than_the_screen(name: str, players: int) -> None:
    seen = 0
    for session, seat in positions(name, players, 60, scaled(20, 8)):
        for size in SIZES:
            for lang in LANGUAGES:
                lines = page(session, seat, size, lang)
                assert max(map(cell_len, lines)) <= size[0]
                assert len(lines) < size[1], "\n".join(lines)  # the last line is for the answer
                seen += 1
    assert seen >= 12


@pytest.mark.parametrize("size", [*SIZES, (60, 30)])
def test_a_map_is_shown_in_short_with_everything_on_it(size: tuple[int, int]) -> None:
    game = fidchell.load("banish-the-snakes")
    *_, (session, seat) = positions("banish-the-snakes", 3, 40, 1)
    shown = "\n".join(page(session, seat, size, "en"))
    scene = game.scene(session.state, seat, "en")
    for gauge in scene.gauges:
        assert f"{gauge.label} {gauge.text}" in shown
    areas = [spot for spot in scene.spots if spot.key.startswith("area:")]
    assert len(areas) == 9
    for area in areas:
        key = area.key.partition(":")[2]
        row = re.search(rf"^{re.escape(spot_name(area))}  .*", shown, re.M)
        assert row
        people = [piece.badge for piece in scene.pieces if piece.spot.startswith(f"box:{key}:")]
        assert " ".join(people) in row[0].replace("✝", "")
        chief = [f"C{piece.badge}" for piece in scene.pieces if piece.spot == f"seat:{key}"]
        assert all(sign in row[0].replace("✝", "") for sign in chief)
    flat = " ".join(shown.split())
    kings = [piece for piece in scene.pieces if piece.key.startswith("king:")]
    assert kings
    for king in kings:
        province = king.label.partition(":")[0].removeprefix("King of ")
        assert re.search(rf"{province} ✝?{re.escape(king.badge)}\b", flat)


def test_a_map_is_read_out_with_its_kings_and_nothing_twice() -> None:
    *_, (session, seat) = positions("banish-the-snakes", 3, 40, 1)
    game, paper = session.game, io.StringIO()
    draw(Voice(Console(file=paper), game.texts, "en"), game, game.scene(session.state, seat, "en"))
    said = paper.getvalue()
    assert re.search(r"^  King of Munster: ", said, re.M)
    assert not re.search(r"^  People \d in ", said, re.M)
    assert re.search(r"^Score .* · Paganism .* · Draw Deck ", said, re.M)


def test_details_of_an_area_are_told_on_demand() -> None:
    *_, (session, seat) = positions("banish-the-snakes", 3, 40, 1)
    game, paper = session.game, io.StringIO()
    voice = Voice(Console(file=paper, width=80, force_terminal=True, color_system=None), game.texts, "en")
    scene, prompt = game.scene(session.state, seat, "en"), game.prompt(session.state, seat, "en")
    explain(voice, game, session.state, prompt, scene, "eoganacht")
    assert "Eoganacht, Munster: People: " in paper.getvalue()
    assert "Next to it: Uí Maine, Osraige" in paper.getvalue()


def test_a_window_that_is_too_small_is_told_what_it_lacks() -> None:
    session, seat = next(positions("battle-of-banners", 2, 1, 1))
    lines = page(session, seat, (60, 12), "en")
    needed = re.search(
        r"This window has 12 lines of 60 characters. The whole table would need (\d+) lines", " ".join(lines[-2:])
    )
    assert needed
    assert "This window" not in "\n".join(page(session, seat, (60, int(needed[1])), "en"))


def test_long_titles_leave_room_for_choices() -> None:
    *_, (session, seat) = positions("battle-of-banners", 2, 12, 1)
    for size in [(60, 24), (60, 50), (50, 60)]:
        lines = page(session, seat, size, "de")
        assert max(map(cell_len, lines)) <= size[0]
        shown = "\n".join(lines)
        for number in range(1, len(session.game.prompt(session.state, seat).choices) + 1):
            ranges = [tuple(map(int, found)) for found in re.findall(r"(\d+)–(\d+) ", shown)]
            assert any(low <= number <= high for low, high in ranges) or re.search(rf"\b{number} ", shown)


def test_the_latest_moves_stay_in_sight_but_no_secrets() -> None:
    """What the page repeats is what everybody at the screen may hear."""
    blue, red = hands("d1", "d7")
    typed = ["d1", "d7", "", str(blue[0]), "", str(red[0]), "1"]
    said = serpents(*typed, seats=["you", "you"], width=80, height=24)
    public = re.split(r"\x1b\[2J\x1b\[H\x1b\[3J", said)[-1]
    assert public.count(f"Blue reveals card {blue[0]} ") > 1
    assert "Your hand" not in public
    assert "You " not in public


# -- choosing ---------------------------------------------------------------------------------------------------------


def test_the_numbers_of_a_group_follow_each_other() -> None:
    """Whoever is asked to move can go to many places; every number of a list stands for one choice, group by group."""
    banners = fidchell.load("battle-of-banners")
    _, said = sit("list", game=banners, options={}, seats=["you", "you"], width=80, height=20)
    ranges = [tuple(map(int, found)) for found in re.findall(r"(\d+)–(\d+) ", said)]
    assert len(ranges) > 5
    assert ranges == sorted(ranges)
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(ranges))


@pytest.mark.parametrize(
    "typed", ["1", "beseech knight:1", "b kni", "beseech 1", "BESEECH Knight", "b knight:1", "Knight besee"]
)
def test_ways_to_choose(typed: str) -> None:
    _, said = sit(typed)
    assert "- Rome beseeches the Knight." in said


@pytest.mark.parametrize("typed", ["1", "beseech 1", "anflehen ritter", "anfl rit", "ritter anflehen"])
def test_ways_to_choose_in_german(typed: str) -> None:
    _, said = sit(typed, lang="de")
    assert "- Rom fleht den Ritter an." in said


def test_what_fits_several_choices_lists_them() -> None:
    _, said = sit("knight", "b", "log 1")
    knights, beseech = after(said, "“knight” may mean:").split("\nBeseech ")[1:]
    assert re.findall(r"^ +(\d+) knight", knights, re.M) == ["1", "6", "11", "18"]
    assert re.findall(r"^ +(\d+) ", beseech, re.M) == ["1", "2", "3", "4", "5"]
    assert "Nothing has happened yet." in beseech


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; they go from 1 to 20."),
        ("0", "There is no choice 0;"),
        ("gibberish", "I don’t understand “gibberish”"),
        ("beseech pope", "I don’t understand “beseech pope” (no 'pope' in play; there are knight:1"),
        ("pass", "passing is not allowed. [AV turn.two]"),
        (
            "petition inquisitor",
            "The Inquisitor is not in play; only a character in play can be petitioned. [AV petition]",
        ),
        ("pet inq", "I don’t understand “petition inq”"),
        ("choose knight", "only a petition asks for targets. [AV petition]"),
        ("[bold]x[/nonsense]", "I don’t understand “[bold]x[/nonsense]”"),
    ],
)
def test_what_cant_be_is_refused_in_one_line(typed: str, answer: str) -> None:
    _, plain = sit("x")
    _, said = sit("x", typed, "log 1")
    told = said[len(plain) - len("\nGoodbye.\n") :].strip().splitlines()
    assert answer in told[0]
    assert told[1].startswith("Nothing has happened yet.")  # nothing was done, and nothing more said
    assert told[2:] == ["", "Goodbye."]


def test_a_petition_is_chosen_in_steps() -> None:
    _, said = sit("petition cardinal", "1", "? choose cardinal", "? choose knight", "bishop")
    assert "Choose 2 different characters to push." in said
    assert "Choose one more character to push." in said
    assert "own faction; the petition asks for others. [AV target.other]" in said
    assert "the targets must be different. [AV target.different]" in said
    assert "- Rome: The Bishop moves from Genoa to Nice. Turn 2: Avignon." in said


# -- questions --------------------------------------------------------------------------------------------------------


def test_question_marks() -> None:
    _, said = sit(
        "?", "? 3", "? 99", "? pass", "? pet kni", "? knight", "? samaritan", "? beseech", "? draw noble", "? xyzzy"
    )
    assert "take back your last decision" in said
    assert "You may: 3 Beseech the Noble at Genoa (lane 3) (beseech noble:3)" in said
    assert "There is no choice 99" in said
    assert "[AV turn.two]\n   Your turn is exactly two of the four actions" in said
    assert "You may: 18 Petition the Knight (petition knight)" in said
    assert "Knight at Genoa, lane 1\n   Pull every Knight one space. Push every Peasant one space." in said
    assert "The Samaritan rule [AV samaritan]" in said
    assert "Choose a character in play and pull it one space." in said
    assert "Characters are drawn by chance; nobody chooses them. [AV scoring.refill]" in said
    assert "Nothing here mentions “xyzzy”." in said


def test_questions_in_german() -> None:
    _, said = sit("? bittgesuch ritter", "? pass", "? ritter", "hilfe", lang="de")
    assert "Bittgesuch an den Ritter (petition knight)" in said
    assert "[AV turn.two]" in said
    assert re.search(r"^Ritter \(Genua, .* 1\)|^Ritter in Genua, .* 1", said, re.M)
    assert "deine letzte Entscheidung zurücknehmen" in said


def test_a_second_action_of_the_same_kind_is_refused_with_its_rule() -> None:
    _, said = sit("b 1", "b 1", "b 2", "? b 2", seats=["you", "you"])
    assert said.count("the two actions must be different. [AV turn.different]") == 2
    assert "The second action of your turn must be of a different kind from the first." in said


def test_the_rule_book() -> None:
    _, said = sit(
        "rules",
        "rules samaritan",
        "rules search luck draw",
        "rules petition.knight",
        "rules 5",
        "rules the",
        "rules zzz",
    )
    assert "The Samaritan rule (samaritan)" in said
    assert "Undoing a part [AV samaritan.partial]" in said
    assert "Reversal by luck [AV samaritan.luck]" in after(said, "What counts as the same")
    assert "Stated by the rules text (" in said
    assert "Reconstructed or ruled by us\n" in said
    assert "Why: Our reconstruction: Noble, Knight and Peasant form a ring" in said
    assert "Two different actions [AV turn.different]" in said
    assert re.search(r"\d\d rules mention “the”:", said)
    assert "Nothing here mentions “zzz”." in said


def test_odds() -> None:
    _, said = sit("odds")
    assert "The next draw: Bishop 1/7" in said
    assert "11 excommunicate knight:1, 12 excommunicate bishop:2" in said
    assert "Draw the Inquisitor 2/7 (29%)" in said


def test_the_log_cites_rules() -> None:
    _, said = sit("1", "log", "log 1", "log x")
    assert re.search(r"^ +\d+ Rome beseeches the Knight\. .*\[AV beseech, AV selfless\]$", said, re.M)
    assert "“x” isn’t a number of moves" in said


def test_the_language_changes_at_any_moment() -> None:
    _, said = sit("lang de", "1", "lang fr", "sprache en", "1")
    assert "Also Deutsch.\n" in said
    assert "- Rom fleht den Ritter an." in said
    assert "Sag sprache und eine davon: en, de" in said
    assert "English it is." in after(said, "Sag sprache")
    assert "- Avignon beseeches the Knight." in said


def test_both_languages_are_complete() -> None:
    ids = [
        set(re.findall(r"^(t-[\w-]+) =|^ {4}(\.\w+) =", (TEXTS / f"{lang}.ftl").read_text(), re.M))
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]
    used = set()
    for path in TEXTS.parent.glob("*.py"):
        used |= set(re.findall(r"\"(t-[a-zA-Z-]+[a-zA-Z])[\".]", path.read_text()))
    assert used
    assert used <= {name for name, _ in ids[0]}
    for lang in LANGUAGES:
        _, said = sit("?", "1", "undo", "log", "rules all", "whatif", "back", "replay", "", "b", "quit", lang=lang)
        assert not re.search(r"\{|\$", said)


# -- taking back ------------------------------------------------------------------------------------------------------


def test_undo_has_no_limit_for_two_people() -> None:
    """Also past a draw; what was taken back is not drawn again unseen."""
    _, said = sit("undo", "exc 1", "b 2", "undo", "undo", "undo", "log")
    assert "There is nothing to take back yet." in said
    assert "Taken back: Avignon beseeches the Bishop." in said
    assert "Taken back: Rome excommunicates the Knight." in said
    assert after(said, "Taken back: Rome").count("There is nothing to take back yet.") == 1
    assert not re.search(
        r"^ +\d+ (Rome|Avignon) ", after(said, "Taken back: Rome").split("nothing to take back")[1], re.M
    )


def test_undo_against_a_bot_stops_at_the_barrier(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ["you", "random"]
    _, said = sit("undo", "b 1", "undo", seats=seats)
    assert "There is nothing to take back yet." in said
    assert (
        "That can’t be taken back: Avignon has moved since." in said
        or "something has been drawn or rolled since" in said
    )
    # In the middle of one's own turn there is nothing in between.
    session = Session(fidchell.load("avignon"), seats, start=NEAR | {"avignon": {}})
    session.record.save(path)
    _, said = sit("b 4", "undo", "exc 4", "undo", load=path)
    assert "Taken back: Rome beseeches the Inquisitor." in said
    assert "That can’t be taken back: something has been drawn or rolled since." in after(
        said, "Rome excommunicates the Inquisitor"
    )


def test_a_finished_game_stands(near: Path) -> None:
    _, said = sit("1", "undo", load=near)
    assert "The game is over and stands as it is." in said


# -- saving and loading -----------------------------------------------------------------------------------------------


def test_save_and_load_resume_the_same_table(tmp_path: Path, state_folder: Path) -> None:
    path = tmp_path / "game.json"
    _, said = sit("b 1", "exc 2", f"save {path}", options={}, seed=None)
    record = Record.load(path)
    assert f"Saved in {path}." in said
    assert record.seed is None
    # The seed lies elsewhere, for this user only.
    kept = state_folder / record.table_id
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert kept.read_text() not in path.read_text() + said
    code, said = sit("quit", until="(over)", load=path, record=path)
    finished = Record.load(path)
    assert code == 0
    assert "the game goes on" in said
    assert finished.table_id == record.table_id
    assert finished.moves[: len(record.moves)] == record.moves
    assert verify(finished)[1] == "seed"
    assert not kept.exists()


def test_load_without_the_seed_opens_a_branch(tmp_path: Path, state_folder: Path) -> None:
    path = tmp_path / "game.json"
    sit("b 1", f"save {path}", seed=None)
    before = path.read_text()
    (state_folder / Record.load(path).table_id).unlink()
    _, said = sit("b 2", load=path, record=path)
    assert "its secret seed isn’t on this machine" in said
    assert "Knight at Florence, lane 1" in said
    # The old file is left alone; the new table has its own.
    assert path.read_text() == before
    other = Record.load(tmp_path / "game-2.json")
    assert other.start is not None
    assert other.table_id != Record.load(path).table_id
    assert f"{path} holds another game and is left alone" in said


def test_load_while_playing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit("b 1", "b 2", f"save {path}")
    _, said = sit("b 3", "load", "load /nowhere", "load /nowhere", f"load {path}", f"load {path}", "log 1", options={})
    assert "Say load and the name of a file." in said
    assert "This game isn’t saved." in said
    assert "That can’t be opened: /nowhere: can't be read" in said
    assert "Avignon beseeches the Bishop." in after(said, "the game goes on")


def test_a_foreign_table_id_leads_nowhere(state_folder: Path) -> None:
    secret = state_folder.parent / "secret"
    secret.parent.mkdir(parents=True)
    secret.write_text("ab" * 32)
    assert not seedbox.keep("../secret", "cd" * 32)
    assert seedbox.find("../secret", commitment("ab" * 32)) is None
    seedbox.forget("../secret")
    assert secret.read_text() == "ab" * 32


def test_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Pope")
    _, said = sit("b 1", "save", f"save {path}", "save /nowhere/at/all")
    assert "Say save and the name of a file." in said
    assert "isn’t a save of this game" in said
    assert "/nowhere/at/all couldn’t be written" in said
    assert path.read_text() == "Dear Pope"


def test_every_move_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seen: list[int] = []

    def ask(prompt: str) -> str:
        seen.append(len(json.loads(path.read_text())["moves"]) if path.exists() else 0)
        if len(seen) == 4:
            raise KeyboardInterrupt
        return "1"

    game = fidchell.load("avignon")
    console = Console(file=io.StringIO())
    code = play(game, seats=["you", "you"], options=FIVE, lang="en", record=path, console=console, ask=ask)
    assert code == 130
    assert seen == sorted(seen)
    assert seen[-1] >= 3
    assert replay(Record.load(path)).line


def test_end_of_input_is_a_clean_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, said = sit("b 1", record=path)
    assert code == 0
    assert said.endswith(f"Goodbye. The game is in {path}.\n")
    assert Record.load(path).moves == ["0 beseech knight:1"]
    assert sit()[0] == 0


def test_quit_mentions_saving() -> None:
    _, said = sit("b 1", "quit", "b 2", "quit", "quit", "b 3")
    assert said.count("This game isn’t saved.") == 2
    assert "Avignon beseeches the Bishop" in said
    assert "beseeches the Noble" not in said


# -- what if, again, replay -------------------------------------------------------------------------------------------


def test_what_if_and_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, said = sit("b 1", "b 2", "whatif 1", "b 3", "back", "log", "back", "whatif 99", "whatif 1 deep", record=path)
    branch = after(said, "What if: a separate table from the position after move 1")
    assert "Turn 2, Avignon: 2 actions left" in branch.split("Back in the game.")[0]
    assert "Avignon beseeches the Noble" in branch.split("Back in the game.")[0]
    assert "Avignon beseeches the Bishop" in after(branch, "Back in the game.")
    assert "Avignon beseeches the Noble" not in after(branch, "Back in the game.")
    assert "This is the game itself" in said
    assert "There is no move 99: so far there are 2" in said
    assert "“1 deep” is not understood" in said
    assert Record.load(path).moves == ["0 beseech knight:1", "1 beseech bishop:2"]


def test_what_if_with_a_bot() -> None:
    _, said = sit("whatif greedy", "b 1", "undo", seats=["you", "greedy"])
    branch = after(said, "What if:")
    assert "- Avignon " in branch
    assert "Taken back: Rome beseeches the Knight." in branch  # nothing is at stake there


def test_again_changes_the_seats(near: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    _, said = sit("again", "b 1", record=path, seats=["you", "greedy"])
    assert "This game isn’t over yet." in said
    _, said = sit("again", until="(over)", record=path, seats=["random", "you"], options={}, seed=3)
    assert "Rome: random (a bot)\nAvignon: you" in said
    assert "Rome: you\nAvignon: random (a bot)" in said
    # Each game has its file.
    files = sorted(tmp_path.glob("mine*.json"))
    assert [file.name for file in files] == ["mine-2.json", "mine-3.json", "mine.json"]
    assert Record.load(tmp_path / "mine-2.json").result is not None


def test_the_replay_viewer() -> None:
    session = Session(fidchell.load("avignon"), ["you", "you"], FIVE, seed="ab" * 32)
    for seat, move in ((0, "beseech 1"), (1, "beseech 2"), (1, "chastise 3")):
        session.act(seat, move)
    code, said = look(
        session.record,
        "",
        "next",
        "back",
        "jump 3",
        "jump 9",
        "jump x",
        "1",
        "end",
        "start",
        "what",
        "rules selfless",
        "lang de",
        "ende",
    )
    assert code == 0
    assert "Before the first move." in said
    assert re.search(r"^1\. Rome beseeches the Knight\. .*\[AV beseech", said, re.M)
    assert said.count("2. Avignon beseeches the Bishop.") == 1
    assert said.count("3. Avignon chastises the Noble.") == 2
    assert "There is nothing there: the moves go from 0 to 3." in said
    assert "Say jump and a number from 0 to 3." in said
    assert "The Selfless rule [AV selfless]" in said
    assert "Vor dem ersten Schritt." in said


def test_a_replay_branches_and_comes_back() -> None:
    session = Session(fidchell.load("avignon"), ["you", "greedy"], FIVE)
    session.act(0, "beseech 1")
    code, said = look(
        session.record, "1", "branch", "beseech 3", "back", "branch deep", "branch greedy", "undo", "quit", "quit"
    )
    assert code == 0
    assert "What if: a separate table from the position after move 1" in said
    assert "- Avignon beseeches the Noble." in said
    assert "“1 deep” is not understood" in said
    assert said.count("1. Rome beseeches the Knight.") == 4


def test_replay_from_the_table(near: Path) -> None:
    _, said = sit("1", "replay", "next", "branch", "quit", "whatif 1", "whatif 0", "back", "quit", load=near)
    assert "1. Rome beseeches the Knight. The Knight joins" in said
    assert "The game is over at that move: choose an earlier one" in said
    assert "from the position after move 0" in said


# -- the referee ------------------------------------------------------------------------------------------------------


def test_the_referee_types_in_what_was_drawn(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    five = ["knight", "draw knight", "kni", "bishop", "?", "odds", "1", "nonsense", "noble", "undo", "undo", "3"]
    _, said = sit(*five, referee=True, seed=None, options={}, record=path)
    assert "1 Draw the Bishop (draw bishop): 2 in 12 (17%)" in said
    assert (
        "“draw knight” is impossible: none is left to come up. Already on the table: Knight at Genoa, lane 1; Knight at"
        in said
    )
    assert "“nonsense” can’t come up. Possible: draw " in said
    assert "Taken back: The Noble takes the place" in said
    record = Record.load(path)
    assert record.commitment is None
    assert record.moves[:3] == ["~ draw knight", "~ draw knight", "~ draw bishop"]
    assert record.moves[-3:-1] == ["* undo 1", "* undo 1"]
    assert verify(record)[1] == "referee"


def test_a_referee_takes_back_a_mistyped_card_and_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, said = sit("exc 1", "noble", "undo", "inq", "b 1", "b 2", f"save {path}", referee=True, seed=None)
    assert "Taken back: The Noble takes the place at Genoa, lane 1." in said
    assert "The Inquisitor takes the place at Genoa, lane 1." in after(said, "Taken back")
    assert Record.load(path).moves[:4] == ["0 excommunicate knight:1", "~ draw noble", "* undo 1", "~ draw inquisitor"]
    _, said = sit("exc 3", "undo", "exc 3", "bish", "log 2", load=path, seed=None)
    assert said.count("What came up at your table?") == 2
    assert "Taken back: Avignon excommunicates the Noble." in said
    assert "The Bishop takes the place" in after(said, "Taken back")


def test_a_referee_with_a_bot() -> None:
    """Undo gets behind the bot to what the person or the table did."""
    _, said = sit("exc 1", "noble", "undo", "peasant", referee=True, seed=None, seats=["you", "random"])
    assert "Taken back: The Noble takes the place" in said
    assert "The Peasant takes the place at Genoa, lane 1." in after(said, "Taken back")


# -- the coach --------------------------------------------------------------------------------------------------------


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    """Avignon is to choose, and may lose at once."""
    session = Session(fidchell.load("avignon"), ["you", "you"], start=START, seed="0" * 64, table_id="blunder")
    session.record.save(tmp_path / "blunder.json")
    return tmp_path / "blunder.json"


@pytest.mark.parametrize(("answer", "played"), [("no", 0), ("yes", 1), ("y", 1), ("", 0)])
def test_the_tutor_asks_once_before_a_blunder(blunder: Path, answer: str, played: int) -> None:
    said = sit(BAD, answer, "log", "quit", "quit", load=blunder, tutor=True)[1]
    assert said.count("lets Rome win") == 1
    assert said.count("Play it all the same?") == 1
    assert said.count("Avignon chastises") == 2 * played  # told, and once more in the log


def test_the_tutor_never_asks_twice_nor_unasked(blunder: Path) -> None:
    assert sit(BAD, "no", BAD, "quit", "quit", load=blunder, tutor=True)[1].count("all the same?") == 1
    assert "all the same?" not in sit(GOOD, "quit", "quit", load=blunder, tutor=True)[1]
    assert "all the same?" not in sit(BAD, "quit", "quit", load=blunder)[1]
    said = sit("tutor maybe", "tutor on", "tutor", "tutor", BAD, "no", "tutor off", "quit", load=blunder)[1]
    assert "Say tutor on or tutor off." in said
    assert said.count("The tutor asks") == said.count("The tutor is silent.") == 2
    assert said.count("all the same?") == 1
    told = sit("tutor an", BAD, "ja", "quit", "quit", load=blunder, lang="de")[1]
    assert "Trotzdem spielen?" in told
    assert "Avignon züchtigt" in told


def test_a_hint_grows_on_a_screen_and_is_told_once_in_a_pipe(blunder: Path) -> None:
    plain = sit("hint", "quit", load=blunder)[1]
    assert plain.count("chance to win") == 1
    assert "\x1b" not in plain
    shown = sit("hint", "quit", load=blunder, width=100)[1]
    assert shown.count("chance to win") > 1  # the same place, written again
    assert "\x1b[2K" in shown
