"""Whatever is not offered has its reason, said in the words of the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.caballero.slow import SIDES
from tests.caballero.test_laws import MODULES, opened, purposeful
from tests.kit import how_many


def thinkable(document: dict[str, Any], luck: Random) -> Iterator[str]:
    """Steps that somebody might write down who knows the notations and not the rules, at cells near the map."""
    tiles, cards = document["tiles"], document["cards"]
    near = [(each["x"] + dx, each["y"] + dy) for each in tiles + cards for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    one, other = ("{},{}".format(*luck.choice(near)) for _ in range(2))
    if cards and luck.random() < 0.5:
        one, other = ("{x},{y}".format(**luck.choice(cards)) for _ in range(2))
    side, to_side, number = luck.choice(SIDES), luck.choice(SIDES), luck.randint(1, 8)
    shown = luck.choice(
        [each["id"] for each in document["tile_set"]] if luck.random() < 0.2 else document["display"] or ["bay-1"]
    )
    yield from (f"tile {shown} {one} r{luck.randrange(4)}", one, "supply", "end", f"power {number}")
    yield from (f"card {one} {number}", f"card {one} w{number}", f"raise {one} {number}")
    yield from (f"ship {one} {side}", f"castle {one}", f"withdraw {one}", f"ship-to-court {one} {side}")
    yield from (f"move ship court > {one} {side}", f"move ship {one} {side} > {other} {to_side}")
    yield f"move castle {one} > {other}"
    if "caballero_expansion" in document["modules"]:
        yield from (
            f"alcalde {one} land",
            f"alcalde {one} water {side}",
            f"grande {one}",
            f"move grande {one} > {other}",
        )
        yield from (f"card {one} {number}{side} + grande", f"card {one} {number}{side} + move grande {other}")


@pytest.mark.parametrize("modules", MODULES)
def test_every_step_is_offered_or_has_its_reason(modules: tuple[str, ...]):
    reasons: set[str] = set()
    for seed in range(how_many(2, 40)):
        game, luck = opened(2 + seed % 3, modules, seed), Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.kind == "take_turn" and luck.random() < 0.4:
                for step in thinkable(game.describe(), luck):
                    reason = decision.why_not(step)
                    assert reason is None or not reason.key.startswith("kernel"), (step, game.describe())
                    reasons.add("" if reason is None else reason.key)
            purposeful(game, luck)
    assert len(reasons) > 20, "many reasons are met"
