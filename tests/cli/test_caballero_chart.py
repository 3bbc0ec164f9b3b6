"""El Caballero's map in the terminal: what lies where, with the coordinates that notations use."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import castillo
from castillo.cli.games.el_caballero.chart import chart
from castillo.cli.language import Words
from castillo.cli.terminal.screen import Screen
from castillo.kernel import texts
from tests.caballero.table import EXPANSION, card, table, tile


def lines(game: castillo.Game, width: int = 80) -> list[str]:
    """The map without the places where something could be done."""
    view = {**game.view(0), "decision": None}
    return [line.plain for line in chart(view, width)]


def drawn(game: castillo.Game, width: int = 80, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, height=50, color_system=None)
    words = Words(language, game="el_caballero")
    console.print(Screen(console, words, game.rules.values.table).board(game.view(0)))
    return out.getvalue()


def some_table(**more: Any) -> castillo.Game:
    return table(
        tiles=[tile("coast-1", 0, 0), tile("bay-12", 1, 0, 1), tile("isthmus-6", 0, -1)],
        cards=[card(0, 0, 1, 3, "w", ships=["n"], castle=True), card(1, 2, 0, 6, "w")],
        **more,
    )


def test_tiles_and_cards_lie_where_their_coordinates_say():
    assert lines(some_table()) == [
        "      0    1    2",
        "    ~▒▒▒~",
        " -1 ~~$~~",
        "    ~▒▒▒~",
        "    ~▒▒▒▒~~∝~~┌ 7 ┐",
        "  0 ~~▒▒▒▒▒▒▒▒│6B8│",
        "    ~~~~~▒▒▒▒▒└ 5 ┘",
        "    ┌ ▲ ┐",
        "  1 │3R1│",
        "    ⌂ 2 ┘",
    ]


def test_a_map_wider_than_the_terminal_is_drawn_narrow():
    assert lines(some_table(), width=15) == [
        "     0  1  2",
        "    ~▒~",
        " -1 ~$~",
        "    ~▒~",
        "    ~▒▒~∝~┌7┐",
        "  0 ~▒▒▒▒▒6B8",
        "    ~~~▒▒▒└5┘",
        "    ┌▲┐",
        "  1 3R1",
        "    ⌂2┘",
    ]


def test_of_a_map_that_is_wider_still_the_part_around_the_newest_tile_is_shown():
    game = table(tiles=[tile("open-sea-1", 0, 0), tile("open-sea-2", 1, 0), tile("open-sea-3", 2, 0)])
    assert lines(game, width=10) == ["     1  2", "    ~~~~~~", "  0 ~~~~∝~", "    ~~~~~~"]


def test_alcaldes_and_the_grande_are_seen():
    game = table(
        modules=EXPANSION,
        tiles=[tile("cape-1", 0, 0), tile("cape-2", 0, -1, 2)],
        cards=[card(1, 1, 0, 2, "w", grande=True)],
        alcaldes=[{"seat": 0, "x": 0, "y": 0, "kind": "land", "edge": "n", "ship": False}],
    )
    assert lines(game)[4:7] == ["    ~▒R▒~┌ 3 ♛", "  0 ~~~~~│2B4│", "    ~~~~~└ 1 ┘"]


def test_places_where_something_can_be_done_are_marked():
    shown = [line.plain for line in chart(table(tiles=[tile("open-sea-1", 0, 0)]).view(0), 80)]
    assert shown[0].split() == ["-1", "0", "1"]
    assert "".join(shown).count("·") == 4


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_signs_are_explained_and_areas_with_people_listed(language: str):
    shown = drawn(some_table(), language=language)
    assert "▒" in texts.speech(language).message("el_caballero-map-legend")
    assert " ".join(texts.speech(language).message("el_caballero-map-legend").split()) in " ".join(shown.split())
    assert "Mar de Ocas 0,0" in shown


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(width: int):
    game, luck = castillo.new_game("el_caballero", players=4, modules=EXPANSION, seed=2), Random(2)
    while not game.over:
        game.choose(luck.choice(game.decisions[0].options))
        assert max(line.cell_len for line in chart(game.view(0), width)) <= width
