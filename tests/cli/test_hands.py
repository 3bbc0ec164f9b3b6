"""Hands of one's own choice at the terminal, cards that are laid out, and markers."""

from random import Random

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Terminal

MODULES = "king_and_intrigue,players_edition,special_cards"
TABLE = ["play", "--lang", "en", "--seed", "3", "--players", "4", "--bot", "random", "--modules"]
"""The first question is where a caballero starts, the second which cards to take."""


def hand_of(out: str) -> str:
    """What the last question about the hand says is still missing."""
    return next(line for line in reversed(out.splitlines()) if "You play with 13." in line)


def ticked(out: str) -> list[str]:
    """The cards with a sign in the last list drawn."""
    lines = out.rsplit("You play with 13.", maxsplit=1)[-1].splitlines()
    return [line.split("✓", 1)[1].split("+")[0].strip() for line in lines if "✓" in line]


def test_several_cards_are_marked_in_one_line(terminal: Terminal):
    terminal.run(*TABLE, MODULES, typed=["5", "20 53, 130"])
    assert hand_of(terminal.out) == "Take 10 more cards. You play with 13."
    assert ticked(terminal.out) == ["Open Roads", "Alliance", "Twice the Glory"]


def test_the_same_number_takes_a_mark_back(terminal: Terminal):
    terminal.run(*TABLE, MODULES, typed=["5", "20 53", "20"])
    assert ticked(terminal.out) == ["Alliance"]


def test_out_of_few_cards_one_says_which_to_leave_out(terminal: Terminal):
    terminal.run(*TABLE, "king_and_intrigue", typed=["5", "10 180"])
    assert hand_of(terminal.out) == "Leave out 3 more cards. You play with 13."
    assert len(ticked(terminal.out)) == 16


@pytest.mark.parametrize("modules", ["king_and_intrigue", MODULES])
@pytest.mark.parametrize("preset", ["spread", "bots"])
def test_a_set_is_taken_at_once_whatever_was_marked_before(terminal: Terminal, modules: str, preset: str):
    terminal.run(*TABLE, modules, typed=["5", "90 100", f"set {preset}"])
    assert "Red chose 13 power cards." in terminal.out
    assert "Round 1: play a power card." in terminal.out


def test_one_sentence_for_what_is_not_there(terminal: Terminal):
    terminal.run(*TABLE, MODULES, typed=["set spread", "5", "set nothing", "10 999"])
    assert "Sets can be chosen only while you are picking a hand." in terminal.out
    assert "There is no such set; type one of these: set spread, set bots." in terminal.out
    assert "999 is not one of the choices; type one of 10, 13," in terminal.out


def test_more_numbers_than_cards_do_not_answer_what_comes_next(terminal: Terminal):
    terminal.run(*TABLE, "king_and_intrigue", typed=["5", "10 20 30 40 50 60"])
    assert "Stopped at “card disc_scoring”" in terminal.out


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
def test_cards_and_markers_fit_a_narrow_terminal(terminal: Terminal, lang: str):
    typed = ["5", "set spread", *(["1", "2", "10", "20", "30", "40", "60", "0"] * 12), "? joker", "?"]
    argv = ["play", "--lang", lang, "--seed", "5", "--players", "3", "--bot", "random", "--modules", MODULES]
    assert terminal.run(*argv, typed=typed) == 0
    assert [line for line in terminal.out.splitlines() if cell_len(line.removeprefix("> ")) > 80] == []
    assert "cli-" not in terminal.out
    assert "king_and_intrigue-" not in terminal.out


def test_a_whole_game_with_everything(terminal: Terminal):
    argv = ["--seed", "4", "--players", "2", "--bot", "random", "--rounds", "6", "--modules", f"anniversary,{MODULES}"]
    terminal.play(*argv, pick=Random(8).choice)
    assert "King card" in terminal.out
    assert "wins with" in terminal.out or "share the victory" in terminal.out
