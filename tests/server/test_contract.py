"""The contract with the page: every view of whole games is of the described form; the description has no holes."""

from __future__ import annotations

import random

import msgspec
import pytest

import castillo
from castillo.kernel.module import GAMES
from castillo.server.views import GameView
from tests.kit import LONG, viewers, walk

SETS = [(game.id, names) for game in GAMES.values() for names in game.allowed_sets()]
DAILY = [random.Random(1).choice([pair for pair in SETS if pair[0] == game and len(pair[1]) > 1]) for game in GAMES]


@pytest.mark.long
@pytest.mark.parametrize(("game", "modules"), SETS if LONG else [*DAILY, *random.Random(1).sample(SETS, 2)])
def test_every_view_of_a_whole_game_is_of_the_described_form(game: str, modules: tuple[str, ...]):
    luck = random.Random(5)
    players = GAMES[game].players[0] + 1
    playing = castillo.new_game(game, players=players, modules=modules, seed=5)
    own = GAMES[game].view_type
    for _ in walk(playing, luck, 0.3):
        for seat in viewers(playing):
            view = msgspec.json.decode(msgspec.json.encode(playing.view(seat)))
            typed = msgspec.convert(view, GameView)
            msgspec.convert(view, own)
            unknown = set(view) - set(GameView.__struct_fields__) - set(own.__annotations__)
            assert not unknown, f"not described: {unknown}"
            assert typed.seat == seat
