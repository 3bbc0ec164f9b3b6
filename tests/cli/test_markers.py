"""What the modules lay on the board and beside it, in the terminal."""

import io

import pytest
from rich.console import Console

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.minds import mind_of
from castillo.cli.games.el_grande.cards import display_table
from castillo.cli.language import Words
from castillo.cli.terminal.screen import Screen
from castillo.el_grande.modules.grandissimo.tests.at_table import at_table
from castillo.kernel import texts


def drawn(game, language="en"):
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None)
    console.print(Screen(console, Words(language, game="el_grande"), game.rules.values.table).board(game.view(0)))
    return out.getvalue()


def begun(module):
    return castillo.new_game("el_grande", players=3, modules=("base", module), seed=5)


def joined(text):
    return " ".join(text.split())


def test_seats_tokens_and_the_limit_board_are_told():
    shown = joined(drawn(begun("colonies")))
    assert "Captain’s post: Ship (+3)" in shown
    assert "goods: 2 × África" in shown
    assert "limit board: Granada (0/6)" in shown
    assert shown.endswith("Grand Inquisitor"), "nobody has it"


def test_who_sits_there_and_who_holds_what_is_told():
    game, dice = begun("colonies"), Dice(3)
    while game.round < 6:
        act_by_instinct(mind_of(game), game, dice, 3.0)
    markers = game.view(0)["board"]["markers"]
    board = next(m for m in markers if m["id"] == "limit_board")
    shown = joined(drawn(game))
    assert sum(board["counts"]) > 0
    assert f"{sum(board['counts'])}/{board['values'][0]})" in shown
    held = [m for m in markers if m["kind"] == "office" and m.get("owner") is not None]
    assert held
    assert all(f"(+{m['values'][0]})" in shown for m in held)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_ships_prison_and_persons_are_told_in_every_language(language):
    game, dice = begun("grandissimo"), Dice(3)
    shown = drawn(game, language)
    assert "None" not in shown
    while game.round < 7:
        act_by_instinct(mind_of(game), game, dice, 3.0)
        assert "None" not in drawn(game, language)
    view = game.view(0)
    held = [m for m in view["board"]["markers"] if m.get("seat") is not None and m["kind"] in ("ship", "person")]
    assert held


def test_a_kept_card_is_told_before_and_after_its_holder_has_played_a_power_card():
    """GR-3.3: whoever keeps a card has it while the next round's power cards are played."""
    game = at_table(KEPT_0=33)
    assert laid_out(game).startswith("5 The King’s Card R Red")
    while game.decisions[0].kind != "play_power_card":
        said = [option.notation for option in game.decisions[0].options]
        game.choose("pass" if "pass" in said else said[0])
    assert laid_out(game) == "5 The King’s Card R Red"


def laid_out(game):
    out = io.StringIO()
    shown = display_table(game.view(0), Words("en", game="el_grande"), game.rules.values.table, one_line=True)
    Console(file=out, width=100, color_system=None).print(shown)
    return joined(out.getvalue())
