"""After a general scoring: whose clock begins when, and for whom bots wait."""

from __future__ import annotations

import random
from typing import Any

import pytest

import castillo
from castillo.kernel.record import RecordEntry
from castillo.table import NotYours, Seat, Table, line_json, sitting
from castillo.table.clocks import MINUTE
from castillo.table.stage import LONGEST

ANA, BLAS, BOT = Seat(0, "person", "ana", "Ana"), Seat(1, "person", "blas", "Blas"), Seat(1, "bot", "", "Inés", "easy")
NOON = 1_750_000_000_000


def scored(*seats: Seat, **wishes: Any) -> Table:
    """A table of El Grande right after its first general scoring, which was at noon."""
    table, luck = Table("ana", seats, **wishes), random.Random(2)
    table.begin(castillo.new_game("el_grande", players=len(seats), seed=7, options={"start_player": 0}), NOON)
    while table.begun_game().rules.round_of(table.begun_game()) < 4:
        move(table, luck, NOON)
    return table


def move(table: Table, luck: random.Random, at: int) -> int:
    """Whoever is asked first answers anything; their seat."""
    seat = table.asked_seats[0]
    decision = table.begun_game().decision_of(seat)
    assert decision is not None
    choice = luck.choice(decision.options).action
    if seat in table.asked_bots:
        table.accept(table.bot_chooses(seat, table.bot_questions()[0].number, choice, at))
    else:
        table.accept(table.choose(table.seats[seat].guest, seat, decision.number, choice, at))
    return seat


def leave(table: Table, guest: str, at: int, line: int | None = None) -> bool:
    """Somebody has seen what the log tells; whether that was news."""
    proposal = table.seen(guest, table.public_length if line is None else line, at)
    if proposal is not None:
        table.accept(proposal)
    return proposal is not None


def test_a_clock_begins_when_its_player_has_left_the_stage():
    table = scored(ANA, BLAS, minutes=5)
    (asked,) = table.asked_seats
    assert table.deadline == NOON + LONGEST + 5 * MINUTE
    assert leave(table, table.seats[asked].guest, NOON + 9_000)
    assert table.deadline == NOON + 9_000 + 5 * MINUTE
    assert not leave(table, table.seats[asked].guest, NOON + 10_000), "it is known already"
    assert table.clocks.left(asked, NOON + 10_000) == (5 * MINUTE - 1_000, 0)


def test_a_clock_begins_after_a_while_whatever_its_player_looks_at():
    table = scored(ANA, BLAS, minutes=5)
    (asked,) = table.asked_seats
    assert table.clocks.left(asked, NOON + LONGEST + MINUTE) == (4 * MINUTE, 0)
    assert not leave(table, table.seats[asked].guest, NOON + LONGEST)
    assert table.deadline == NOON + LONGEST + 5 * MINUTE


def test_whoever_is_asked_later_may_still_be_looking():
    table = scored(ANA, BLAS, minutes=5)
    first = move(table, random.Random(1), NOON + 4_000)
    (second,) = table.asked_seats
    assert second != first
    assert not table.clocks.stage.looks(first, NOON + 4_000), "whoever answers has left"
    assert table.clocks.used[first] == 0
    assert table.deadline == NOON + LONGEST + 5 * MINUTE
    leave(table, table.seats[second].guest, NOON + 6_000)
    assert table.deadline == NOON + 6_000 + 5 * MINUTE


def test_a_window_after_a_scoring_is_open_as_long_as_any_other():
    table = scored(ANA, BLAS, window_seconds=20)
    stage = table.clocks.stage
    assert (stage.begins(0, NOON), stage.begins(0, NOON + 2 * LONGEST)) == (NOON + LONGEST, NOON + 2 * LONGEST)
    leave(table, "ana", NOON + 3_000)
    assert [table.clocks.stage.begins(seat, NOON) for seat in (0, 1)] == [NOON + 3_000, NOON + LONGEST]


def test_bots_wait_for_those_who_are_here():
    table = scored(ANA, BLAS, Seat(2, "bot", "", "Inés", "easy"))
    everyone = {"ana", "blas", "a watcher"}
    assert table.bots_wait(everyone, NOON)
    assert not table.bots_wait({"a watcher"}, NOON)
    assert not table.bots_wait(everyone, NOON + LONGEST)
    leave(table, "ana", NOON + 2_000)
    assert table.bots_wait(everyone, NOON + 2_000)
    assert not table.bots_wait({"ana"}, NOON + 2_000)
    leave(table, "blas", NOON + 3_000)
    assert not table.bots_wait(everyone, NOON + 3_000)


def test_a_device_leaves_with_everyone_who_sits_at_it():
    table = scored(ANA, Seat(1, "person", "ana", "Blas", hot=True), Seat(2, "bot", "", "Inés", "easy"))
    leave(table, "ana", NOON + 2_000)
    assert not table.bots_wait({"ana"}, NOON + 2_000)


@pytest.mark.parametrize("minutes", [60, 1440])
def test_nothing_waits_in_a_game_over_days(minutes: int):
    table = scored(ANA, BOT, minutes=minutes)
    assert not table.bots_wait({"ana"}, NOON)
    assert not leave(table, "ana", NOON + 1_000)
    assert table.clocks.stage.until == 0


def test_bots_alone_wait_for_nobody():
    table = scored(Seat(0, "bot", "", "Lope", "easy"), BOT)
    assert not table.bots_wait({"ana"}, NOON)
    left = scored(ANA, BOT)
    left.accept_seats(sitting.let_bot_play(left, "ana", 0, "easy", for_good=True))
    assert not left.bots_wait({"ana"}, NOON), "somebody who has resigned watches"


def test_the_word_is_told_to_nobody_and_moves_nothing():
    table = scored(ANA, BLAS, minutes=5)
    told = [[line_json(line, seats) for line in table.lines] for seats in ([0], [1], [])]
    views, position = [table.view(seat) for seat in (0, 1, None)], table.begun_game().describe()
    leave(table, "ana", NOON + 1_000)
    lines = [[line_json(line, seats) for line in table.lines] for seats in ([0], [1], [])]
    assert [[line for line in seen if line] for seen in lines] == told
    assert ([table.view(seat) for seat in (0, 1, None)], table.begun_game().describe()) == (views, position)


def test_a_word_about_an_earlier_line_is_not_about_this_scoring():
    table = scored(ANA, BLAS)
    assert not leave(table, "ana", NOON + 1_000, table.clocks.stage.number - 1)
    assert leave(table, "ana", NOON + 1_000, table.clocks.stage.number)


def test_only_those_who_sit_at_a_table_look():
    with pytest.raises(NotYours):
        scored(ANA, BLAS).seen("stranger", 1000, NOON)


def test_the_clocks_can_be_worked_out_from_the_log():
    table = scored(ANA, BLAS, minutes=5, bank=3)
    entries, luck = [], random.Random(4)
    again = Table("ana", (ANA, BLAS), minutes=5, bank=3)
    again.begin(table.begun_game().clone(), NOON)
    again.clocks, again.length, again.public_length = table.clocks, table.length, table.public_length
    at = NOON + 7 * 60_000
    word = table.seen("ana", table.public_length, NOON + 8_000)
    assert word is not None
    entries.append(word.entry)
    table.accept(word)
    for _ in range(12):
        seat = table.asked_seats[0]
        option = luck.choice(table.view(seat)["decision"]["options"])
        entries.append(RecordEntry("choose", seat, option["action"], at=(at := at + 40_000)))
        table.accept(table.propose(entries[-1]))
    for entry in entries:
        again.accept(again.propose(entry))
    assert again.clocks == table.clocks
