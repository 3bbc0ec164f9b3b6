"""Card options tell what they cost: exactly what is paid when they are chosen (EC-4.3, EC-6.3)."""

import pytest

from tests.caballero.table import EXPANSION, table
from tests.caballero.test_public_names import NOTATIONS

CARDS = [(notation, how) for notation, how in NOTATIONS if notation.startswith(("card", "raise"))]


@pytest.mark.parametrize(("notation", "how"), CARDS, ids=[notation for notation, _ in CARDS])
def test_an_option_tells_its_price(notation: str, how: dict[str, object]) -> None:
    game = table(**how)
    option = next(option for option in game.decisions[0].options if option.notation == notation)
    before = game.courts[0]
    game.choose(option)
    paid = before - game.courts[0]
    assert paid > 0
    assert option.text.args["price"] == paid


def test_all_ways_to_lay_a_card_are_among_them() -> None:
    assert {how.get("modules") == EXPANSION for _, how in CARDS} == {True, False}
    assert any("move grande" in notation for notation, _ in CARDS)
