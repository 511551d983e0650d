"""What players of a table agree on: draws, stopping, taking back, resigning, replacing somebody who stays away."""

import time
from dataclasses import replace

import pytest

from fidchell.core.errors import IllegalAction, InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.server.errors import NotAllowed
from fidchell.server.offers import Offer, same_sides
from fidchell.server.seats import Seat
from fidchell.server.settings import Answer, News
from fidchell.server.tables import Table, Tables
from tests.web.conftest import Hall, Person, begun, invitation, move_bot, two

DEAL = {"deal": "knight noble bishop peasant cardinal"}
NAMES = ("ann", "bob", "cat", "dan")


def party(number: int) -> list[Seat]:
    return [Seat("person", name.title(), name) for name in NAMES[:number]]


def move(table: Table) -> int:
    """Whoever is to act does something; which seat that was."""
    seat = table.actors()[0]
    table.act(NAMES[seat], seat, table.game.text(table.session.state, table.session.state.legal(seat)[0]))
    return seat


def over(table: Table) -> bool:
    return table.over


def offered(table: Table) -> Offer | None:
    return table.offered


def reopened(tables: Tables, table: Table) -> Table:
    return Tables(tables.store).get(table.row.id)


# -- who has to agree -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["takeback", "stop", "draw"])
def test_a_stand_in_does_not_consent_for_its_person(tables: Tables, kind: str) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.act("ann", 0, "beseech noble")
    table.leave("bob", 1)
    assert move_bot(table, table.bot_to_move())
    moves = list(table.session.record.moves)
    table.offer("ann", 0, kind)
    assert not over(table)
    assert table.session.record.moves == moves
    assert offered(table) is not None
    with pytest.raises(NotAllowed, match="not-yours"):
        table.answer("eve", 1, True)
    table.answer("bob", 1, True)  # also while the bot plays
    assert offered(table) is None
    assert table.session.record.moves != moves


def test_undo_is_asked_of_whoever_left(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.act("ann", 0, "excommunicate knight")  # a card was revealed
    table.leave("bob", 1)
    table.undo("ann", 0)
    assert table.offered is not None
    assert table.offered.kind == "takeback"


def test_bots_of_their_own_right_agree_to_all_but_a_draw(tables: Tables) -> None:
    table = tables.create("avignon", [Seat("person", "Ann", "ann"), Seat("bot", "greedy", None, "greedy")], DEAL)
    with pytest.raises(NotAllowed, match="a-bot-does-not-agree"):
        table.offer("ann", 0, "draw")
    table.offer("ann", 0, "stop")
    assert over(table)


def how(table: Table) -> str:
    """What became of the last offer; nothing if there is no answer to be read."""
    return table.settings.answered.how if table.settings.answered else ""


# -- what becomes of an offer -----------------------------------------------------------------------------------------


def test_an_offer_is_declined_withdrawn_or_lapses_and_says_so(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.offer("ann", 0, "stop")
    table.answer("bob", 1, False)
    assert reopened(tables, table).settings.answered == Answer("stop", 0, "declined", 1)
    table.offer("bob", 1, "stop")
    assert how(table) == "", "a new offer takes the old answer's place"
    table.answer("bob", 1, False)
    assert how(table) == "withdrawn"
    table.act("ann", 0, "beseech noble")
    assert how(table) == ""
    table.offer("ann", 0, "takeback")
    table.act("bob", 1, "beseech knight")
    assert offered(table) is not None, "the other's move leaves it standing"
    while table.actors() != (0,):
        move(table)
    move(table)
    assert offered(table) is None
    assert table.settings.answered == Answer("takeback", 0, "lapsed", 0)


def test_playing_on_declines_a_draw(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.act("ann", 0, "beseech noble")
    table.offer("ann", 0, "draw")
    table.act("bob", 1, "beseech knight")
    assert offered(table) is None
    assert how(table) == "lapsed"


def test_neither_a_secret_choice_nor_a_bot_s_move_ends_an_offer(tables: Tables) -> None:
    table = tables.create("serpent-master", [*party(2), Seat("bot", "greedy", None, "greedy")], host="ann")
    while not table.session.state.at_once():
        seat = table.actors()[0]
        move(table) if seat < 2 else move_bot(table, seat)
    table.offer("ann", 0, "stop")
    table.act("bob", 1, table.game.text(table.session.state, table.session.state.legal(1)[0]))
    assert offered(table) is not None
    assert move_bot(table, table.bot_to_move())
    assert offered(table) is not None
    table.answer("bob", 1, True)
    assert over(table)


def test_a_take_back_says_how_far_it_goes(people: list[Person]) -> None:
    path = begun(people[0], people[1])
    for person, seat in ((people[0], 0), (people[1], 1)):
        choice = next(
            c for c in __import__("re").findall(r'name="choice" value="(beseech [^"]+)"', person.get(path).text)
        )
        assert person.post(f"{path}/do", verb="act", seat=seat, choice=choice).status_code == 303
    people[0].post(f"{path}/do", verb="offer", seat=0, kind="takeback")
    assert "asks to take back the last 2 moves." in people[1].get(path).text
    assert "Waiting for Avignon to answer." in people[0].get(path).text
    people[1].post(f"{path}/do", verb="answer", seat=1, yes="no")
    for person in people:
        assert "Avignon has declined to let Rome take back." in person.get(path).text


# -- resigning --------------------------------------------------------------------------------------------------------


def test_with_more_than_two_sides_the_others_play_on(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann")
    table.resign("bob", 1)
    assert not over(table)
    assert table.seats[1].by_bot
    with pytest.raises(NotAllowed):
        table.come_back("bob", 1)
    table = reopened(tables, table)
    assert table.seats[1].resigned
    table.offer("ann", 0, "stop")
    assert offered(table) is not None
    assert not over(table)
    table.answer("cat", 2, True)  # whoever resigned is not asked
    assert over(table)
    assert table.session.record.result == {"winners": [], "scores": [], "reason": "stopped", "rule": ""}
    assert replay(Record.loads(table.session.record.dumps())).last == table.session.state


def test_the_last_one_left_has_won(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann")
    table.resign("bob", 1)
    table.resign("ann", 0)
    assert table.session.record.result == {"winners": [2], "scores": [], "reason": "resigned", "rule": ""}
    assert Record.loads(table.session.record.dumps()).moves[-2:] == ["1 resign", "0 resign"]
    replay(Record.loads(table.session.record.dumps()))


def test_whoever_resigned_has_lost_whatever_the_bot_reaches(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann")
    table.resign("ann", 0)
    while not over(table):
        move_bot(table, table.actors()[0])
    result = table.session.record.result
    assert result is not None
    assert result["resigned"] == [0]
    assert 0 not in result["winners"]
    record = Record.loads(table.session.record.dumps())
    replay(record)
    record.moves.insert(record.moves.index("0 resign") + 1, "0 resign")
    with pytest.raises(InvalidRecord, match="resigned before"):
        replay(record)


def test_partners_are_asked_before_a_side_resigns(tables: Tables) -> None:
    table = tables.create("battle-of-banners", party(4), host="ann")
    side = next(side for side in table.game.sides(table.session.state) if 0 in side)
    partner = next(seat for seat in side if seat != 0)
    table.resign("ann", 0)
    assert not over(table)
    rival = next(seat for seat in range(4) if seat not in side)
    with pytest.raises(NotAllowed, match="not-asked"):
        table.answer(NAMES[rival], rival, True)
    table.answer(NAMES[partner], partner, True)
    assert over(table)
    assert table.session.record.moves[-1] == "0 resign"
    assert table.session.record.result is not None
    assert set(table.session.record.result["winners"]) == set(range(4)) - set(side)


def test_the_page_names_whoever_resigned(people: list[Person]) -> None:
    ann, bob, _ = people
    seats = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot", "seat-3": "bot"}
    path = str(ann.post("/new", game="battle-of-banners", players=4, **seats).headers["location"])
    link = invitation(ann.get(path).text)
    assert bob.post(link, name="Bob").status_code == 303
    bob.post(f"{path}/do", verb="resign", seat=1)
    page = ann.get(path).text
    if "wants to resign" in page:
        ann.post(f"{path}/do", verb="answer", seat=0, yes="yes")
    assert "Green has resigned." in ann.get(path).text


# -- rematch ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "by"),
    [([[0], [1]], 1), ([[0, 1], [2, 3]], 2), ([[0, 2], [1, 3]], 1), ([[0, 1, 2]], 1), ([[0]], 0), ([[0], [1, 2]], 0)],
)
def test_a_rematch_moves_everybody_on_and_keeps_sides(sides: list[list[int]], by: int) -> None:
    assert same_sides(sides, sum(map(len, sides))) == by


def test_partners_stay_partners_in_a_rematch(tables: Tables) -> None:
    table = tables.create("battle-of-banners", party(4), host="ann", limit=300)
    sides = table.game.sides(table.session.state)
    before = {frozenset(str(table.seats[seat].person) for seat in side) for side in sides}
    table.offer("ann", 0, "stop")
    for seat in (1, 2, 3):
        table.answer(NAMES[seat], seat, True)
    following = tables.get(tables.rematch(table, "ann"))
    assert {frozenset(str(following.seats[seat].person) for seat in side) for side in sides} == before
    assert [seat.person for seat in following.seats] != list(NAMES)
    assert following.settings.limit == 300


# -- somebody who doesn't come back -----------------------------------------------------------------------------------


def test_somebody_who_stays_away_is_replaced_by_the_others_together(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann", patience=3600)
    while table.actors() != (1,):
        move(table)
    with pytest.raises(NotAllowed, match="too-early"):
        table.offer("ann", 0, "replace", 1)
    table.row.summary["since"] = time.time() - 3601
    with pytest.raises(NotAllowed, match="does-not-wait"):
        table.offer("ann", 0, "replace", 2)
    with pytest.raises(NotAllowed, match="your-own"):
        table.offer("bob", 1, "replace", 1)
    table.offer("ann", 0, "replace", 1)
    assert not table.seats[1].by_bot, "all others have to agree"
    table.answer("cat", 2, True)
    table = reopened(tables, table)
    assert table.seats[1].by_bot
    assert table.seats[1].absent
    assert move_bot(table, table.bot_to_move())
    table.offer("ann", 0, "takeback")
    table.answer("cat", 2, True)
    assert offered(table) is not None, "a take-back still needs the one who is away"
    table.come_back("bob", 1)
    assert table.seats_of("bob") == [1]
    assert not table.seats[1].absent


def test_a_game_can_be_stopped_without_somebody_who_was_replaced(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="bob", patience=600)
    table.row.summary["since"] = time.time() - 601
    table.offer("bob", 1, "replace", 0)
    assert table.seats[0].absent
    table.offer("bob", 1, "stop")
    assert over(table)


def test_a_game_can_be_stopped_without_somebody_who_left_long_ago(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="bob", patience=600)
    table.leave("ann", 0)
    table.offer("bob", 1, "stop")
    assert not over(table), "Ann may still come back"
    table.answer("bob", 1, False)
    table.seats[0].left -= 601
    table.offer("bob", 1, "stop")
    assert over(table)


def test_others_who_stay_away_do_not_keep_a_seat_from_being_replaced(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann", patience=600)
    while table.actors() != (1,):
        move(table)
    table.row.summary["since"] = time.time() - 601
    table.offer("ann", 0, "replace", 1)
    with pytest.raises(NotAllowed, match="on-offer-already"):
        table.offer("ann", 0, "replace", 1)
    assert table.offered is not None, "Cat has time to answer"
    table.settings.offer = replace(table.offered, at=table.offered.at - 601)
    with pytest.raises(NotAllowed, match="on-offer-already"):
        table.offer("ann", 0, "takeback")
    table.offer("ann", 0, "replace", 1)
    assert table.seats[1].by_bot


def test_who_keeps_the_table_waiting_as_long_is_not_asked(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann", patience=600)
    while len(table.actors()) < 3:
        move(table)
    move(table)
    assert table.actors() == (1, 2)
    table.row.summary["since"] = time.time() - 601
    table.offer("ann", 0, "replace", 1)
    assert table.seats[1].by_bot, "Cat is as late as Bob"
    table.offer("ann", 0, "replace", 2)
    assert table.seats[2].by_bot


def test_whoever_moves_after_all_stays(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann", patience=600)
    while table.actors() != (1,):
        move(table)
    table.row.summary["since"] = time.time() - 601
    table.offer("ann", 0, "replace", 1)
    move(table)
    assert offered(table) is None
    assert table.settings.answered == Answer("replace", 0, "lapsed", 1)


# -- invitations ------------------------------------------------------------------------------------------------------


def test_an_invitation_that_is_used_up_says_so(people: list[Person]) -> None:
    host, guest, late = people
    path = host.new()
    link = invitation(host.get(path).text)
    assert guest.post(link, name="Guest").status_code == 303
    assert guest.get(link).status_code == 200, "whoever has the seat comes to the table"
    for address, why in ((link, "taken this seat already"), (f"{path}/join/nonsense", "no such invitation")):
        answer = late.get(address)
        assert answer.status_code == 410
        assert why in answer.text
    assert late.post(link, name="Late").status_code == 409


def test_nobody_takes_back_or_offers_what_is_nothing(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    with pytest.raises(IllegalAction, match="no-move-of-yours"):
        table.offer("ann", 0, "takeback")
    with pytest.raises(NotAllowed, match="no-such-offer"):
        table.offer("ann", 0, "marriage")
    with pytest.raises(NotAllowed, match="nothing-is-on-offer"):
        table.answer("ann", 0, True)


# -- one at a time, from those who are asked --------------------------------------------------------------------------


def test_whether_a_side_gives_up_is_its_own_affair(hall: Hall) -> None:
    made = hall.create(game="battle-of-banners", seats=["you"] * 4)
    seats = [hall.bot(made["table"], one["token"]) for one in made["tokens"]]
    seats[0].post("resign")
    told = [one.state()["offer"] for one in (*seats, hall.bot(made["table"]))]
    assert [offer is not None for offer in told] == [True, True, False, False, False]
    assert seats[1].post("answer", yes=False).json()["answered"]["how"] == "declined"
    assert seats[2].state()["answered"] is None


def test_only_who_is_asked_may_decline(tables: Tables) -> None:
    table = tables.create("battle-of-banners", party(4), host="ann")
    side = next(side for side in table.game.sides(table.session.state) if 0 in side)
    table.resign("ann", 0)
    for rival in set(range(4)) - set(side):
        with pytest.raises(NotAllowed, match="not-asked"):
            table.answer(NAMES[rival], rival, False)
    assert offered(table) is not None


def test_an_answer_is_for_the_offer_that_it_means(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.offer("ann", 0, "stop")
    assert table.offered is not None
    first = table.offered.number
    with pytest.raises(NotAllowed, match="already"):
        table.offer("bob", 1, "draw")
    table.answer("ann", 0, False)
    table.offer("ann", 0, "draw")
    with pytest.raises(IllegalAction, match="something-else-is-on-offer"):
        table.answer("bob", 1, True, first)
    assert not over(table)
    table.answer("bob", 1, True, first + 1)
    assert over(table)


def test_giving_up_alone_needs_no_answer_to_what_is_on_offer(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.offer("ann", 0, "stop")
    table.resign("bob", 1)
    assert over(table)


def test_nobody_is_replaced_while_chance_is_awaited(tables: Tables) -> None:
    """At a referee's table nature is the one to act: no seat, and not the last one either."""
    table = tables.create("avignon", two(), host="ann", typed=True, patience=600)
    table.row.summary["since"] = time.time() - 700
    for about in (-1, 0, 1, 7):
        with pytest.raises(NotAllowed, match="does-not-wait"):
            table.offer("ann", 0, "replace", about)


def test_nobody_gains_time_by_taking_back(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann", limit=60)
    began = table.row.summary["since"] = time.time() - 30
    for _ in range(3):
        table.act("ann", 0, "beseech noble")
        assert table.waiting_since > began
        table.undo("ann", 0)
        assert table.waiting_since == began


def test_a_rematch_after_a_lesson_is_a_real_game_and_a_referee_s_stays_one(tables: Tables) -> None:
    lesson = tables.learn("avignon", "ann", "Ann")
    lesson.resign("ann", 0)
    again = tables.get(tables.rematch(lesson, "ann"))
    assert {seat.kind for seat in again.seats} == {"person", "bot"}
    assert again.session.record.moves, "cards were drawn"
    table = tables.create("avignon", two(), host="ann", typed=True)
    table.resign("ann", 0)
    assert tables.get(tables.rematch(table, "ann")).typed


def test_nobody_leaves_a_game_that_is_over(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.resign("ann", 0)
    with pytest.raises(NotAllowed, match="over"):
        table.leave("bob", 1)


def test_a_game_only_goes_forward_when_too_much_was_taken_back(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.server.table.MOST_MOVES", 4)
    table = tables.create("avignon", two(), DEAL, host="ann")
    for _ in range(2):
        table.act("ann", 0, "beseech noble")
        table.undo("ann", 0)
    table.act("ann", 0, "beseech noble")
    with pytest.raises(NotAllowed, match="only-goes-forward"):
        table.undo("ann", 0)


def test_who_left_or_resigned_is_told_until_somebody_moves(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann")
    table.leave("bob", 1)
    assert table.settings.news == News("left", 1)
    assert reopened(tables, table).settings.news == News("left", 1)
    table.come_back("bob", 1)
    assert table.settings.news == News("back", 1)
    table.resign("cat", 2)
    assert table.settings.news == News("resigned", 2)
    move(table)
    assert table.settings.news is None


def test_the_list_of_tables_knows_whose_turn_it_is_before_the_first_move(tables: Tables) -> None:
    began = time.time()
    table = tables.create("serpent-master", [Seat("person", "Ann", "ann"), Seat()], host="ann")
    assert table.row.summary["to_act"] == []
    table.join("bob", "Bob", "")
    row = tables.store.read(table.row.id)
    assert row is not None
    assert row.summary["to_act"] == list(table.actors()) != []
    assert row.summary["since"] >= began


def test_a_nudge_speaks_the_language_of_whom_it_is_for(people: list[Person]) -> None:
    path = begun(people[0], people[1])
    socket = people[0].socket(path, **{"Accept-Language": "de"})
    people[0].view(socket)
    people[1].post(f"{path}/do", verb="nudge", seat=1)
    heard = people[0].answer(socket)
    assert heard == {"nudge": "Guest wartet auf dich."}
