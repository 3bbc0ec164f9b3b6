"""Areas have names of their own: those of their oldest tile, which never change while they grow."""

from random import Random

import pytest

import castillo
from castillo.el_caballero.areas import areas_by_id
from castillo.el_caballero.tiles import PATTERNS
from castillo.kernel import texts
from tests.caballero.table import EXPANSION, card, table, tile

TILES = table(tiles=[tile("inland-1", 0, 0)]).ruleset.tiles
PARTS = [
    f"{kind}-{name}{part}"
    for name, pattern in zip(TILES.names, TILES.patterns, strict=True)
    for kind, edges in (("land", "L"), ("water", "W"))
    if edges in list(PATTERNS.values())[pattern]
    for part in (("-1", "-2") if kind == "water" and name.startswith("isthmus") else ("",))
]
"""Every area that a tile can give its name."""


def name(area: str, language: str = "en") -> str:
    return texts.speech(language).name_of({"place": area})


def named(game: castillo.Game) -> dict[str, set[str]]:
    """By name of an area, the sides of tiles that belong to it."""
    areas = game.view(0)["areas"]
    return {name(area["id"]): {f"{x},{y} {side}" for x, y, side in area["edges"]} for area in areas}


def test_every_land_and_every_water_of_every_tile_has_a_name_of_its_own():
    names = [name(part) for part in PARTS]
    assert len(set(names)) == len(PARTS) == 48 + 48 + 6 - 6  # six tiles have only land or only water
    assert {each.split(" ")[0] for each in names} == {"Tierra", "Mar", "Golfo"}
    assert [each.startswith("Tierra de ") for each in names] == [part.startswith("land") for part in PARTS]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_names_are_the_same_in_every_language(language: str):
    assert [name(part, language) for part in PARTS] == [name(part) for part in PARTS]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_tile_beyond_the_printed_set_lends_the_name_of_its_pattern(language: str):
    assert name("land-coast-40", language) == name("land-coast", language) != "land-coast"


def test_when_lands_join_the_name_of_the_oldest_tile_stays():
    tiles = [tile("cape-2", 0, 0), tile("cape-1", 1, 0), tile("inland-1", 1, -1)]
    game = table(tiles=tiles, display=["inland-2"])
    lands = [name for name in named(game) if name.startswith("Tierra")]
    assert lands == ["Tierra de Garzas", "Tierra de Alba"]
    game.choose("tile inland-2 0,-1 r0")
    assert [name for name in named(game) if name.startswith("Tierra")] == ["Tierra de Garzas"]


@pytest.mark.parametrize("seed", range(4))
def test_a_name_never_goes_to_another_area_and_never_changes_while_an_area_grows(seed: int):
    luck = Random(seed)
    game = castillo.new_game("el_caballero", players=3, modules=EXPANSION if seed % 2 else [], seed=seed)
    before = named(game)
    while not game.over:
        game.choose(luck.choice(game.decisions[0].options))
        after = named(game)
        for area, sides in after.items():
            parts = [old for old in before if before[old] & sides]  # the oldest first
            assert before.get(area, set()) <= sides
            assert area == (parts or [area])[0]
        before = after


def test_the_log_and_reasons_speak_of_areas_by_name():
    game = table(tiles=[tile("inland-1", 0, 0), tile("cape-1", 1, 0, 3)], cards=[card(1, -1, 0, 4, "e")], courts=[4, 5])
    why = game.decisions[0].why_not("card 0,-1 4")
    assert why is not None
    assert str(why) == "In Tierra de Encinas your total would equal Blue’s 4."
    said = [str(event.text) for event in game.choose("card 0,-1 3")]
    assert said == ["Red laid a card at 0,-1, with 3 facing Tierra de Encinas, and paid 3."]


def test_ids_of_areas_are_known_by_what_they_are_called_after():
    game = table(tiles=[tile("isthmus-1", 0, 0)])
    assert list(areas_by_id(game)) == ["land-isthmus-1", "water-isthmus-1-1", "water-isthmus-1-2"]
    assert [name(area) for area in areas_by_id(game)] == ["Tierra de Nácar", "Mar de Nácar", "Golfo de Nácar"]
