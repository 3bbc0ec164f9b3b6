"""Positions of El Caballero for tests."""

from typing import Any

import castillo
from castillo.el_caballero.position import Position

EXPANSION = ["caballero_expansion"]


def table(**document: Any) -> Position:
    """A position in a turn of seat 0, who has played a 7, unless the document says otherwise."""
    players = document.setdefault("players", 2)
    document.setdefault("played", [7, 5, 3, 1][:players])
    document.setdefault("turn", {"seat": 0, "done": []})
    game = castillo.position("el_caballero", document)
    assert isinstance(game, Position)
    return game


def tile(id: str, x: int, y: int, turn: int = 0) -> dict[str, Any]:
    return {"id": id, "x": x, "y": y, "turn": turn}


def card(seat: int, x: int, y: int, number: int, side: str, **more: Any) -> dict[str, Any]:
    """A card with a number on a side."""
    turn = ("nesw".index(side) - (number - 1)) % 4
    return {"seat": seat, "x": x, "y": y, "face": "back" if number > 4 else "front", "turn": turn, **more}


def offered(game: Position) -> set[str]:
    return {option.notation for option in game.decisions[0].options}


def land(game: Position, x: int, y: int, edge: str) -> dict[str, Any]:
    return next(area for area in game.areas() if [x, y, edge] in area["edges"])


def reason(game: Position, step: str) -> str:
    """The name of the reason why a step is not offered."""
    text = game.decisions[0].why_not(step)
    return "" if text is None else text.key.rpartition("-")[2]
