"""Options that leave a tie say with whom: then, and only then, a second card must break it (EC-4.3, EC-6.3)."""

from random import Random

import pytest

import castillo
from castillo.el_caballero.position import Position
from castillo.el_caballero.ties import tied_lands, tied_with
from tests.caballero.table import card, table, tile

LONG = [tile("inland-1", 0, 0), tile("inland-2", 1, 0), tile("inland-3", 2, 0)]


def rivals(game: Position) -> dict[str, object]:
    """By notation: the rival that an option names."""
    options = game.decisions[0].options
    return {option.notation: option.text.args["rival"] for option in options if "rival" in option.text.args}


def test_EC_4_3_a_card_that_ties_names_its_rival():
    game = table(tiles=LONG, cards=[card(1, -1, 0, 4, "e")], courts=[8, 5])
    assert {said[-1] for said in rivals(game)} == {"4"}
    assert rivals(game)["card 3,0 4"] == {"seat": 1}
    game.choose("card 3,0 4")
    assert rivals(game) == {}, "the second card breaks it"


def test_EC_4_3_a_raise_counts_what_it_adds():
    game = table(tiles=LONG, cards=[card(1, -1, 0, 4, "e"), card(0, 3, 0, 1, "w")], courts=[8, 5])
    assert rivals(game)["raise 3,0 4"] == {"seat": 1}
    assert "raise 3,0 3" not in rivals(game)
    assert "card 0,1 3" in rivals(game), "1 and 3"


def tie_after(game: Position, notation: str) -> list[object]:
    """With whom a choice leaves ties, by playing it."""
    after = game.clone()
    seat = game.decisions[0].seat
    after.choose(notation)
    if not after.owes:
        return []
    return [{"seat": int(tied_with(after, seat, area))} for area in tied_lands(after, seat)]


@pytest.mark.parametrize("modules", [["el_caballero"], ["caballero_expansion"]])
def test_EC_4_3_a_rival_is_named_exactly_where_a_second_card_is_owed(modules: list[str]):
    luck, seen = Random(3), 0
    for seed in range(4):
        game = castillo.new_game("el_caballero", players=3, modules=modules, seed=seed)
        assert isinstance(game, Position)
        while not game.over:
            options = game.decisions[0].options
            cards = [option for option in options if option.verb in ("card", "raise")]
            for option in luck.sample(cards, min(4, len(cards))):
                named = [option.text.args["rival"]] if "rival" in option.text.args else []
                assert named == tie_after(game, option.notation)[:1], option.notation
            seen += len(rivals(game))
            game.choose(luck.choice(options))
    assert seen > 0
