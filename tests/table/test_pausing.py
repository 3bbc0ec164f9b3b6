"""A pause: nobody loses time by it, nobody is asked, and only all people together begin one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import castillo
from castillo.table import NotAllowed, NotYours, Seat, Table, pausing, sitting
from castillo.table.clocks import MINUTE

NOON = 1_750_000_000_000


def table_of(*seats: Seat, minutes: int = 0, bank: int = 0) -> Table:
    table = Table("ana", seats, minutes=minutes, bank=bank)
    table.begin(castillo.new_game("el_grande", players=len(seats), seed=7, options={"start_player": 0}), NOON)
    return table


def agree(table: Table, *guests: str) -> None:
    table.accept_seats(table.propose_seats(*(replace(s, pauses=True) for s in table.seats if s.guest in guests)))


def rest(table: Table, at: int) -> None:
    agree(table, "ana", "blas")
    entry = pausing.pause(table, at)
    assert entry is not None
    table.accept(entry)


def go_on(table: Table, at: int) -> None:
    entry = pausing.go_on(table, at)
    assert entry is not None
    table.accept(entry)


PEOPLE = (Seat(0, "person", "ana"), Seat(1, "person", "blas"))


def test_clocks_stand_still_and_go_on_from_where_they_were():
    table = table_of(*PEOPLE, minutes=5, bank=3)
    agree(table, "ana")
    with pytest.raises(NotAllowed):
        pausing.pause(table, NOON)
    rest(table, NOON + 6 * MINUTE)
    left = (0, 2 * MINUTE)
    assert (table.paused, table.deadline) == (True, None)
    assert table.clocks.left(0, NOON + 600 * MINUTE) == left
    assert sitting.stand_in(table, NOON + 600 * MINUTE, "easy") is None
    go_on(table, NOON + 600 * MINUTE)
    assert not table.paused
    assert table.clocks.left(0, NOON + 600 * MINUTE) == left
    assert table.deadline == NOON + 602 * MINUTE
    assert pausing.go_on(table, NOON + 601 * MINUTE) is None, "that another has ended it is as good"


def test_nobody_is_asked_in_a_pause_and_nothing_of_it_is_in_the_log():
    table = table_of(*PEOPLE, Seat(2, "bot", "", "Lope", "random"))
    decision = table.view(0)["decision"]
    before = (table.public_length, [line.number for line in table.lines if line.told_to([0]) is not None])
    rest(table, NOON)
    with pytest.raises(NotAllowed, match="pause"):
        table.choose("ana", 0, decision["number"], decision["options"][0]["action"], NOON)
    go_on(table, NOON + 1)
    assert (table.public_length, [line.number for line in table.lines if line.told_to([0]) is not None]) == before
    table.accept(table.choose("ana", 0, decision["number"], decision["options"][0]["action"], NOON + 2))
    while not table.asked_bots:
        seat = table.asked_seats[0]
        decision = table.view(seat)["decision"]
        guest = table.seats[seat].guest
        table.accept(table.choose(guest, seat, decision["number"], decision["options"][0]["action"], NOON + 3))
    [question] = table.bot_questions()
    rest(table, NOON + 4)
    assert table.bot_questions() == []
    with pytest.raises(NotAllowed):
        table.bot_chooses(question.seat, question.number, 0, NOON + 4)
    go_on(table, NOON + 5)
    assert table.bot_questions() == [question]


def test_somebody_for_whom_a_bot_plays_keeps_nobody_from_a_pause():
    table = table_of(*PEOPLE)
    agree(table, "ana")
    table.accept_seats(sitting.let_bot_play(table, "blas", 1, "easy"))
    assert pausing.pause(table, NOON) is not None
    table.accept_seats(sitting.let_bot_play(table, "ana", 0, "easy"))
    with pytest.raises(NotAllowed):
        pausing.pause(table, NOON)


def test_only_those_who_play_have_a_say_and_a_pause_ends_when_nobody_is_left():
    table = table_of(*PEOPLE)
    with pytest.raises(NotYours):
        table.require_say("carla")
    rest(table, NOON)
    for number, guest in enumerate(("ana", "blas")):
        assert table.paused
        table.accept_seats(sitting.let_bot_play(table, guest, number, "easy", for_good=True))
    with pytest.raises(NotAllowed, match="resigned"):
        table.require_say("ana")
    assert not table.paused
    assert table.asked_bots == [0]
