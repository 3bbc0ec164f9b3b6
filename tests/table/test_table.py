"""A table without server, database and loop: who may do what, what follows, and what each is told."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import castillo
from castillo import bots
from castillo.kernel.game import Game
from castillo.table import LogLine, NotAllowed, NotYours, ProposedEntry, Seat, Table, line_json, sitting
from castillo.table.clocks import MINUTE
from tests.towers.rules import registered

NOON = 1_750_000_000_000


@pytest.fixture(autouse=True)
def towers() -> Iterator[None]:
    with registered():
        yield


def two_and_two(game: Game, **wishes: Any) -> Table:
    """Ana and Blas, and two bots between them."""
    seats = [Seat(0, "person", "ana", "Ana"), Seat(1, "bot", "", "Inés", "easy")]
    seats += [Seat(2, "person", "blas", "Blas"), Seat(3, "bot", "", "Lope", "random")]
    table = Table("ana", seats, **wishes)
    table.begin(game, NOON)
    return table


def two_people(**wishes: Any) -> Table:
    table = Table("ana", [Seat(0, "person", "ana", "Ana"), Seat(1, "person", "blas", "Blas")], **wishes)
    table.begin(castillo.new_game("el_grande", players=2, seed=7, options={"start_player": 0}), NOON)
    return table


def some_answer(table: Table, luck: random.Random, at: int) -> ProposedEntry:
    """What whoever is asked first answers: a person anything, a bot what it likes."""
    seat = table.asked_seats[0]
    decision = table.view(seat)["decision"]
    if seat in table.asked_bots:
        question = next(question for question in table.bot_questions() if question.seat == seat)
        choice = bots.make(question.level, question.number).choose(table.view(seat))["action"]
        return table.bot_chooses(seat, question.number, choice, at)
    choice = luck.choice(decision["options"])["action"]
    return table.choose(table.seats[seat].guest, seat, decision["number"], choice, at)


def play(table: Table, luck: random.Random, most: int = 2000) -> None:
    for _ in range(most):
        if table.over:
            return
        table.accept(some_answer(table, luck, NOON + table.length))


@pytest.mark.parametrize("name", ["towers", "el_grande"])
def test_two_people_and_two_bots_play_a_whole_game(name: str):
    options = {"rounds": 6} if name == "el_grande" else {}
    table, luck = two_and_two(castillo.new_game(name, players=4, seed=3, options=options)), random.Random(5)
    play(table, luck)
    assert table.over
    game = table.begun_game()
    assert castillo.load(game.record().to_json()).replay().scores == game.scores
    assert [line.number for line in table.lines if not line.secret] == list(range(table.public_length + 1))
    assert table.bot_questions() == []
    assert table.deadline is None
    for guest, seats in (("ana", [0]), ("blas", [2]), ("stranger", [None])):
        assert [view["seat"] for view in table.views_for(guest)] == seats
        assert all(view["over"] for view in table.views_for(guest))
    with pytest.raises(NotAllowed, match=r"^The game is over\.$"):
        table.choose("ana", 0, 0, 0, NOON)


def test_nothing_has_changed_until_it_is_accepted():
    table = two_people()
    before = json.dumps([table.view(None), table.view(0), table.view(1)])
    proposal = some_answer(table, random.Random(1), NOON + 1000)
    assert json.dumps([table.view(None), table.view(0), table.view(1)]) == before
    assert (table.length, table.clocks.last, len(table.lines)) == (0, NOON, 1)
    table.accept(proposal)
    assert json.dumps([table.view(None), table.view(0), table.view(1)]) != before
    assert (table.length, table.public_length, table.clocks.last, len(table.lines)) == (1, 1, NOON + 1000, 2)


def test_a_choice_copies_a_position_once(monkeypatch: pytest.MonkeyPatch):
    """Taking back and standing answers too: they lead to one other position."""
    table, copies = two_and_two(castillo.new_game("towers", players=4, seed=3)), []
    original = type(table.begun_game()).clone

    def counted(game: Game) -> Game:
        copies.append(1)
        return original(game)

    monkeypatch.setattr(type(table.begun_game()), "clone", counted)
    luck = random.Random(5)
    while not isinstance(table.view(0)["decision"], dict) or table.view(0)["decision"]["kind"] != "send_person":
        table.accept(some_answer_uncounted(table, luck, copies))
    decision = table.view(0)["decision"]
    copies.clear()
    table.accept(table.choose("ana", 0, decision["number"], decision["options"][0]["action"], NOON))
    assert len(copies) == 1
    table.accept(table.take_back("ana", 0, table.public_length, NOON))
    assert len(copies) == 2
    table.accept(table.stand("ana", 0, "guard", "never", NOON))
    assert len(copies) == 3


def some_answer_uncounted(table: Table, luck: random.Random, copies: list[int]) -> ProposedEntry:
    proposal = some_answer(table, luck, NOON)
    copies.clear()
    return proposal


def test_only_whoever_is_asked_answers():
    table = two_people()
    decision = table.view(0)["decision"]
    action = decision["options"][0]["action"]
    for guest, seat in (("blas", 0), ("stranger", 0), ("", 0)):
        with pytest.raises(NotYours, match="not yours"):
            table.choose(guest, seat, decision["number"], action, NOON)
    with pytest.raises(NotAllowed, match="no longer open"):
        table.choose("ana", 0, decision["number"] + 1, action, NOON)
    with pytest.raises(castillo.IllegalChoice):
        table.choose("ana", 0, decision["number"], 0xFFFFFF, NOON)
    with pytest.raises(NotAllowed, match="no longer open"):
        table.bot_chooses(0, decision["number"], action, NOON)


def test_taking_back_names_how_much_one_has_seen():
    table = two_people()
    table.accept(some_answer(table, random.Random(1), NOON))
    before = table.begun_game().made
    with pytest.raises(NotAllowed, match="no longer open"):
        table.take_back("ana", 0, 0, NOON)
    with pytest.raises(castillo.IllegalChoice):
        table.take_back("blas", 1, 1, NOON)
    table.accept(table.take_back("ana", 0, 1, NOON))
    assert table.begun_game().made == before - 1
    assert told(table, [1])[-1]["what"] == "take_back"


def told(table: Table, seats: list[int]) -> list[dict[str, Any]]:
    return [line for line in (line_json(line, seats) for line in table.lines) if line is not None]


def test_nobody_else_can_tell_that_there_was_a_standing_answer():
    table = two_people(window_seconds=20)
    seen = told(table, [0]), table.view(0), table.view(None), table.public_length, table.deadline
    table.accept(table.stand("blas", 1, "veto", "never", NOON + 5000))
    assert seen == (told(table, [0]), table.view(0), table.view(None), table.public_length, table.deadline)
    assert told(table, [1])[-1]["what"] == "stand"
    assert table.view(1)["standing"]["veto"] == "never"
    assert table.length == 1
    assert table.clocks.last == NOON


def test_events_are_told_to_those_who_may_know_them():
    line: LogLine[str] = LogLine(3, 1, "stand", NOON, 1, (0, 0), ((-1, "for all"), (0b10, "for seat 1")))
    assert line.told_to([0]) == ("choose", ["for all"])
    assert line.told_to([0, 1]) == ("stand", ["for all", "for seat 1"])
    assert line.told_to([]) == ("choose", ["for all"])


def test_when_the_clock_runs_out_a_bot_finishes_the_turn_and_after_two_it_stays():
    table = two_people(minutes=5, bank=1)
    assert table.deadline == NOON + 6 * MINUTE
    assert sitting.stand_in(table, NOON + 6 * MINUTE - 1, "easy") is None
    proposal = sitting.stand_in(table, NOON + 6 * MINUTE, "easy")
    assert proposal is not None
    assert not table.asked_bots, "it is only proposed"
    table.accept_seats(proposal)
    assert table.asked_bots == [0]
    with pytest.raises(NotAllowed, match="bot is playing"):
        table.choose("ana", 0, table.bot_questions()[0].number, 0, NOON)
    luck, at = random.Random(2), NOON + 6 * MINUTE
    while table.seats[0].away:
        table.accept(some_answer(table, luck, at))
    assert (table.seats[0].missed, table.seats[0].level) == (1, "")
    while table.clocks.runs_out(table.seats[0]) is None:
        table.accept(some_answer(table, luck, at))
    late = sitting.stand_in(table, at + 6 * MINUTE, "easy")
    assert late is not None
    assert late.seats[0].away == "stays"
    table.accept_seats(late)
    back = sitting.come_back(table, "ana", 0, at + 7 * MINUTE)
    table.accept_seats(back)
    assert table.clocks.runs_out(table.seats[0]) == at + 12 * MINUTE, "a whole turn to think"


def test_leaving_the_seat_to_a_bot_and_coming_back_again_and_again_stops_no_clock():
    table = two_people(minutes=5)
    at = NOON
    for _ in range(3):
        at += 4 * MINUTE
        table.accept_seats(sitting.let_bot_play(table, "ana", 0, "easy"))
        table.accept_seats(sitting.come_back(table, "ana", 0, at))
        assert table.deadline == NOON + 9 * MINUTE, "a whole turn from the first time on"
    assert sitting.stand_in(table, NOON + 9 * MINUTE, "easy") is not None


def test_a_window_closes_by_itself_only_where_others_wait():
    closed = 0
    for second, closes in (("blas", True), ("ana", False)):
        table = Table("ana", [Seat(0, "person", "ana"), Seat(1, "person", second)], window_seconds=20)
        table.begin(castillo.new_game("towers", players=2, seed=1), NOON)
        for seat in (0, 1):
            decision = table.view(seat)["decision"]
            table.accept(table.choose(table.seats[seat].guest, seat, decision["number"], bid(decision, 0), NOON))
        for _ in range(3):
            seat = table.asked_seats[0]
            decision = table.view(seat)["decision"]
            gate = next(option["action"] for option in decision["options"] if option["target"] == "castillo")
            table.accept(table.choose(table.seats[seat].guest, seat, decision["number"], gate, NOON))
        assert table.view(table.asked_seats[0])["decision"]["kind"] == "reaction"
        seat = table.asked_seats[0]
        assert table.deadline == (NOON + 20_000 if closes else None)
        assert table.late_window(NOON + 20_000) == (seat if closes else None)
        with pytest.raises(NotAllowed):
            table.close_window(seat, NOON + 19_999)
        if closes:
            table.accept(table.close_window(seat, NOON + 20_000))
            assert table.asked_seats != [seat]
            closed += 1
    assert closed == 1


def bid(decision: dict[str, Any], number: int) -> int:
    action: int = next(o["action"] for o in decision["options"] if o["notation"] == f"number {number}")
    return action


def test_whoever_resigns_is_played_by_a_bot_for_good():
    table = two_people()
    with pytest.raises(NotYours):
        sitting.let_bot_play(table, "blas", 0, "easy", for_good=True)
    table.accept_seats(sitting.let_bot_play(table, "ana", 0, "easy", for_good=True))
    assert table.asked_bots == [0]
    with pytest.raises(NotAllowed, match="resigned"):
        sitting.come_back(table, "ana", 0, NOON)
    with pytest.raises(NotAllowed, match="resigned"):
        sitting.agree_to_end(table, "ana", True)


def test_the_game_ends_when_all_people_would_end_it():
    table = two_and_two(castillo.new_game("towers", players=4, seed=3))
    table.accept_seats(sitting.agree_to_end(table, "ana", True))
    with pytest.raises(NotAllowed):
        table.end(NOON)
    table.accept_seats(sitting.agree_to_end(table, "blas", False))
    assert not any(seat.ends for seat in table.seats), "a no undoes every yes"
    for guest in ("ana", "blas"):
        table.accept_seats(sitting.agree_to_end(table, guest, True))
    table.accept(table.end(NOON))
    assert table.over
    assert not table.begun_game().over, "it stands as it stood"
    assert (table.view(0)["over"], table.view(0)["waiting"], table.view(0)["decision"]) == (True, [], None)
    assert table.bot_questions() == []


def test_seats_are_taken_given_to_bots_and_freed_before_the_game_begins():
    table = Table("ana", [Seat(0, "person", "ana", "Ana"), Seat(1), Seat(2)])
    with pytest.raises(NotAllowed, match="has not started"):
        table.choose("ana", 0, 0, 0, NOON)
    taken = sitting.sit(table, "blas", "Blas")
    assert taken is not None
    table.accept_seats(taken)
    assert [seat.guest for seat in table.seats] == ["ana", "blas", ""]
    assert sitting.sit(table, "blas", "Blas") is None
    with pytest.raises(NotAllowed, match="already"):
        sitting.sit(table, "blas", "Blas", 2)
    with pytest.raises(NotAllowed, match="taken"):
        sitting.sit(table, "carla", "Carla", 0)
    with pytest.raises(NotYours, match="opened"):
        sitting.seat_bot(table, "blas", 2, "easy", "Lope")
    with pytest.raises(NotYours, match="opened"):
        sitting.free(table, "blas", 0)
    table.accept_seats(sitting.seat_bot(table, "ana", 2, "easy", "Lope"))
    table.accept_seats(sitting.leave(table, "blas"))
    table.accept_seats(sitting.free(table, "ana", 2))
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]


def test_hints_are_for_those_who_play_alone():
    table = two_and_two(castillo.new_game("towers", players=4, seed=3))
    with pytest.raises(NotYours, match=r"(?i)hints"):
        table.hint_seat("ana")
    with pytest.raises(NotYours):
        table.hint_seat("stranger")
    alone = Table("ana", [Seat(0, "person", "ana"), Seat(1, "bot", level="easy")])
    alone.begin(castillo.new_game("towers", players=2, seed=3), NOON)
    assert alone.hint_seat("ana") == 0


def test_a_bot_has_so_much_time_for_a_decision_and_for_a_turn():
    table = two_and_two(castillo.new_game("towers", players=4, seed=3))
    assert table.seconds_for_bot(1, decision=1.0, turn=3.0) == 1.0
    table.note_thought(1, 1.5)
    table.note_thought(1, 1.0)
    assert table.seconds_for_bot(1, decision=1.0, turn=3.0) == 0.5
    assert table.seconds_for_bot(3, decision=1.0, turn=3.0) == 1.0
    luck, turn = random.Random(1), table.clocks.turn
    while table.clocks.turn == turn:
        table.accept(some_answer(table, luck, NOON))
    assert table.seconds_for_bot(1, decision=1.0, turn=3.0) == 1.0, "another turn"
