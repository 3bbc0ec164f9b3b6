"""What a place of El Grande would pay, in every set of modules."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import castillo
from tests.kit import every_table, walk


Board = dict[str, Any]


def turned(board: Board, place: str | None) -> bool:
    """Whether a place pays those who are few: its values rise."""
    rows = [entry["values"] for entry in board["places"] if entry["id"] == place]
    return any(row != sorted(row, reverse=True) for row in rows)


def pays_others(game: castillo.Game, board: Board, place: str) -> bool:
    """Whether somebody else than the players' own caballeros may be paid for: black ones, or who holds an office."""
    seats = range(game.seats)
    black = any(stack["place"] == place and stack["owner"] not in seats for stack in board["stacks"])
    offices = any(m.get("place") == place and m["kind"] == "office" and "owner" in m for m in board["markers"])
    return black or offices or (place == "castillo" and bool(game.describe().get("black", {}).get(place)))


@pytest.mark.parametrize(("name", "modules", "players"), every_table("el_grande"))
def test_would_score_for_every_place(name: str, modules: tuple[str, ...], players: int):
    game = castillo.new_game(name, players=players, modules=modules, seed=7)
    for _ in walk(game, Random(9), 0.1):
        before, board = game.describe(), game.view()["board"]
        for place in [entry["id"] for entry in board["places"]]:
            for general in (False, True):
                points: Any = game.would_score(place, general=general)
                assert len(points) == players
                assert all(p >= 0 for p in points)
                assert points == game.would_score(place, general=general, plus={})
                assert hasattr(points, "paired")
                if turned(board, place) or turned(board, points.paired):
                    continue  # the fewest come first there
                rising = [game.would_score(place, general=general, plus={0: n})[0] for n in range(0, 40, 4)]
                assert all(less <= more for less, more in pairwise(rising)), "more caballeros never score less"
                nobody = dict.fromkeys(range(players), -99)
                assert sum(game.would_score(place, general=general, plus=nobody)) == 0 or pays_others(
                    game, board, place
                )
        for bad in ("atlantis", "", "court"):
            with pytest.raises(castillo.IllegalChoice):
                game.would_score(bad)
        with pytest.raises(castillo.IllegalChoice):
            game.would_score(place, plus={players: 1})
        assert game.describe() == before
