"""Whole games at the terminal, and what may be typed on the way."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import castillo
from tests.cli.conftest import Terminal


def any_of(seed: int) -> Callable[[list[int]], int]:
    return Random(seed).choice


def test_a_whole_game_by_numbers(terminal: Terminal):
    terminal.play("--seed", "7", "--players", "3", "--bot", "random", "--rounds", "6", pick=any_of(1))
    assert "Round 9 of 9" in terminal.out
    last = terminal.out.split("Player")[-1]
    assert all(name in last for name in ("Red", "Blue", "Green"))
    assert "wins with" in terminal.out or "share the victory" in terminal.out


def test_the_same_numbers_give_the_same_game_in_another_process(terminal: Terminal, tmp_path: Path):
    argv = ["--seed", "11", "--players", "2", "--bot", "random", "--rounds", "6", "--name", "Ana"]
    typed = terminal.play(*argv, pick=any_of(2))
    command = [sys.executable, "-m", "castillo", "play", "--lang", "en", *argv, "--save", str(tmp_path / "game.json")]
    root = str(Path(castillo.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": root, "COLUMNS": "80", "LINES": "24", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command,
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.splitlines()[-4:] == terminal.out.splitlines()[-4:]
    game = castillo.load((tmp_path / "game.json").read_text()).replay()
    assert game.over


def test_points_by_source_add_up(terminal: Terminal):
    terminal.play("--seed", "3", "--players", "4", "--bot", "random", pick=any_of(3))
    table = terminal.out.strip().splitlines()[-4:]
    for row in table:
        numbers = [0 if word == "·" else int(word) for word in row.split()[3:]]
        assert numbers[0] == sum(numbers[1:]), row


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_no_line_is_wider_than_a_narrow_terminal(terminal: Terminal, lang: str, players: int):
    typed = [*(["1", "2", "3", "4", "5", "6", "7", "8", "0"] * 25), "log", "?", "rules EG-4.1"]
    argv = ["play", "--lang", lang, "--seed", "5", "--players", str(players), "--bot", "random"]
    assert terminal.run(*argv, typed=typed) == 0
    wide = [line for line in terminal.out.splitlines() if cell_len(line.removeprefix("> ")) > 80]
    assert wide == []
    assert "cli-" not in terminal.out


def test_a_wide_terminal_shows_cards_beside_the_board(terminal: Terminal, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "140")
    terminal.run("play", "--seed", "7", "--bot", "random")
    row = next(line for line in terminal.out.splitlines() if line.startswith("Galicia"))
    assert cell_len(row.rstrip()) > 90


def test_anyone_can_play_in_his_language(terminal: Terminal, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    terminal.run("play", "--seed", "7", "--bot", "random")
    assert "Runde 1" in terminal.out


# -- what may be typed ---------------------------------------------------------------------------------------

TURN = ["--seed", "7", "--players", "4", "--bot", "random", "--option", "start_player=0"]
"""Red plays the highest power card and so has the first turn."""


def boards(out: str) -> list[str]:
    return out.split("Round 1 of 9")[1:]


def placed(out: str, place: str) -> str:
    """Red's caballeros in a place, on the last board drawn."""
    row = next(line for line in boards(out)[-1].splitlines() if line.startswith(place))
    return row.split("·", 2)[-1].split()[1]


def test_several_caballeros_are_placed_in_one_line(terminal: Terminal):
    terminal.run("play", *TURN, typed=["13", "5", "place Castilla la Nueva 3"])
    assert "Red placed 3 caballeros in Castilla la Nueva." in terminal.out
    assert placed(terminal.out, "Castilla la Nueva").startswith("3")


def test_a_line_that_goes_too_far_stops_and_says_where(terminal: Terminal):
    terminal.run("play", *TURN, typed=["13", "stack 4", "place aragon 9"])
    assert "Red placed 4 caballeros in Aragón." in terminal.out
    assert "Stopped at “place aragon”." in terminal.out


def test_a_move_is_typed_in_one_line(terminal: Terminal):
    game = castillo.new_game("el_grande", players=4, seed=7, options={"start_player": 0, "confirm_turns": True})
    homes = {m["owner"]: m["place"] for m in game.view()["board"]["markers"] if m["kind"] == "grande"}
    typed = [
        "13",
        "1",
        "start",
        f"move red {homes[0]}>castilla la nueva",
        f"move Blue {homes[1]} > castilla la nueva 2",
    ]
    terminal.run("play", *TURN, typed=typed)
    row = next(line for line in boards(terminal.out)[-1].splitlines() if line.startswith("Castilla la Nueva"))
    assert row.split()[4:6] == ["1", "2"], row


def test_notation_and_names_are_understood(terminal: Terminal):
    terminal.run("play", *TURN, typed=["card power_13", "stack 5", "place aragon", "País Vasco", "start", "to galicia"])
    assert "Red placed 1 caballero in Aragón." in terminal.out
    assert "Red placed 1 caballero in País Vasco." in terminal.out
    assert "Galicia ♚ closed" in terminal.out


def test_take_back_undoes_one_choice_and_says_why_not(terminal: Terminal):
    terminal.run("play", *TURN, typed=["b", "13", "b", "5", "place aragon 2", "b"])
    assert "There is nothing to take back yet." in terminal.out
    assert "has acted since then, so this stands." in terminal.out
    assert placed(terminal.out, "Aragón").startswith("1")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Type the number of a choice, or ? for help."),
        ("hello", "“hello” was not understood"),
        ("999", "999 is not one of the choices; type one of 1, 2, 3"),
        ("place granada", "That does not answer the current question."),
        ("rules EG-99", "There is no rule EG-99."),
        ("? atlantis", "No card or place is called “atlantis”."),
        ("save", "Type `save` followed by a file name."),
        ("save /nowhere/game.json", "could not be written"),
        ("stand veto perhaps", "'perhaps' is not a standing answer"),
        ("stand nothing always", "'nothing' is not a window"),
        ("? 5", "Move the King to any region"),
        ("? king's card", "Move the King to any region"),
        ("? granada", "Borders "),
        ("rules EG-4.1", "EG-4.1"),
        ("log", "Round 1"),
        ("?", "take back your last choice"),
    ],
)
def test_every_line_is_answered_and_nothing_is_lost(terminal: Terminal, line: str, sentence: str):
    assert terminal.run("play", *TURN, typed=[line, "13"]) == 0
    assert sentence in terminal.out
    assert "Choose an action card." in terminal.out


def test_a_place_that_is_not_offered_tells_why(terminal: Terminal):
    terminal.run("play", *TURN, typed=["13", "5", "place granada", "place castilla la vieja 2"])
    assert "Granada does not border Castilla la Vieja" in terminal.out
    assert "Castilla la Vieja: the King is here" in terminal.out


def test_a_standing_answer_is_confirmed(terminal: Terminal):
    terminal.run("play", *TURN, typed=["stand veto not_this_turn"])
    assert "Do not ask this turn" in terminal.out


# -- leaving and coming back -----------------------------------------------------------------------------------


def test_the_end_of_the_input_ends_cleanly(terminal: Terminal):
    assert terminal.run("play", *TURN) == 0
    assert terminal.out.endswith("You left the game; it was not saved.\n")
    assert terminal.err == ""


def test_control_c_ends_cleanly(terminal: Terminal, monkeypatch: pytest.MonkeyPatch):
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert terminal.run("play", *TURN) == 0
    assert "You left the game" in terminal.out


def test_quitting_asks_and_offers_to_save(terminal: Terminal, tmp_path: Path):
    file = tmp_path / "game.json"
    assert terminal.run("play", *TURN, typed=["q", "c", "13", "q", str(file)]) == 0
    assert "The game continues." in terminal.out
    assert len(castillo.load(file.read_text()).entries) >= 1


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path):
    file = str(tmp_path / "game.json")
    terminal.run("play", *TURN, "--name", "Ana", "--save", file, typed=["13", "5", "place aragon 2"])
    board = boards(terminal.out)[-1].split("> ")[0]
    terminal.run("play", "--load", file)
    assert placed(terminal.out, "Aragón").startswith("2")
    assert [row for row in board.splitlines() if "·" in row] == [
        row for row in boards(terminal.out)[-1].split("> ")[0].splitlines() if "·" in row
    ]
    assert json.loads((tmp_path / "game.json").read_text())["facts"]["names"][0] == "Ana"


def test_a_place_to_save_that_cannot_be_written_is_found_at_once(terminal: Terminal):
    assert terminal.run("play", *TURN, "--save", "/nowhere/game.json", typed=["13"]) == 2
    assert "/nowhere/game.json" in terminal.err
    assert terminal.err.count("\n") == 1


def test_any_saved_game_can_be_loaded_and_finished(terminal: Terminal, tmp_path: Path):
    file = str(tmp_path / "game.json")
    terminal.run("play", *TURN, "--save", file, typed=["13", "5", "place aragon 2", "b", "0", "0"])
    terminal.play("--load", file, pick=any_of(8))
    game = castillo.load((tmp_path / "game.json").read_text()).replay()
    assert game.over
    assert terminal.out.rstrip().splitlines()[-4].split()[3] == str(max(game.scores))


# -- several people --------------------------------------------------------------------------------------------


def test_hot_seat_hands_the_keyboard_over(terminal: Terminal):
    argv = ["--players", "2", "--hot-seat", "2", "--name", "Ana,Bea", "--seed", "1", "--rounds", "6"]
    typed = terminal.play(*argv, pick=any_of(4))
    assert "" in typed  # the Enter of a hand-over
    assert "Ana" in terminal.out
    assert "Bea" in terminal.out


def test_bots_can_play_alone(terminal: Terminal):
    assert terminal.run("play", "--hot-seat", "0", "--players", "2", "--bot", "random", "--seed", "1") == 0
    assert "Player" in terminal.out
