"""One number of a real position document at a time is changed: it is refused, or the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import castillo
from castillo.fuzz.tables import random_table
from tests.kit import how_many

pytestmark = pytest.mark.slow

SET_UP = ("players", "modules", "options", "sheet", "seed", "tile_set")
"""Another table, not another position of this one."""

NEVER = (1 << 40, -(1 << 40))
"""No number of any position is one of these."""

MOST = 5000
"""No game takes so many choices."""

Path = tuple[str | int, ...]


def numbers_in(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Where the whole numbers of a document are, and which."""
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(entry, (*path, key))
    elif type(value) is int:
        yield path, value


def with_number(document: Any, path: Path, number: int) -> Any:
    if not path:
        return number
    copy = document.copy()
    copy[path[0]] = with_number(document[path[0]], path[1:], number)
    return copy


def documents(seed: int, game: str) -> Iterator[tuple[castillo.Game, dict[str, Any], Random]]:
    """Positions of games with any modules, from the first question on; each is read as it was written."""
    luck = Random(seed)
    for _ in range(how_many(3, 60)):
        table = random_table(luck, game)
        played = castillo.new_game(game, players=table.players, modules=table.modules, seed=table.seed)
        for choices in (0, 30, 150):
            for _ in range(choices):
                if not played.over:
                    played.act(luck.choice(played.legal()))
            document = played.describe()
            assert castillo.position(game, document).describe() == document
            yield played, {name: part for name, part in document.items() if name not in SET_UP}, luck


@pytest.mark.parametrize("game", ["el_grande", "el_caballero"])
def test_a_number_that_cannot_be_is_refused_and_with_any_other_the_game_ends(game: str):
    refused = accepted = 0
    for played, document, luck in documents(7, game):
        spots = list(numbers_in(document))
        for path, number in luck.sample(spots, min(6, len(spots))):
            for other in (number - 1, number + 1, number + 7, 50, *NEVER):
                if other == number:
                    continue
                try:
                    changed = castillo.position(game, played.describe() | with_number(document, path, other))
                except castillo.SetupError:
                    refused += 1
                    continue
                assert other not in NEVER, path
                accepted += 1
                if luck.random() < 0.1:
                    play_on(changed, luck)
    assert refused > accepted > 0


def play_on(game: castillo.Game, luck: Random) -> None:
    """To the end, looked at from all sides on the way."""
    for n in range(MOST):
        if n % 50 == 0:
            look_at(game)
        if game.over:
            break
        game.act(luck.choice(game.legal()))
    assert game.over
    look_at(game)


def look_at(game: castillo.Game) -> None:
    assert [game.view(seat) for seat in (None, *range(game.seats))]
    assert castillo.position(game.setup.game, game.describe()).describe() == game.describe()
