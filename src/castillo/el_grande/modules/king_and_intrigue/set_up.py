"""Before the first round (KI-1.3, KI-1.4): one more caballero goes by disc into a region, then hands are chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.modules.king_and_intrigue.choosing import ask_for_hands
from castillo.el_grande.modules.shared.start import ask_settlers
from castillo.el_grande.position import Position

SETTLE: Final = 16
"""The number of the purpose."""


def settle(game: Position, seat: i64) -> None:
    """Everyone says where one more caballero goes."""
    ask_settlers(game, SETTLE, game.book.values.number("king_and_intrigue/settlers", "count"))


def choose_hands(game: Position, seat: i64) -> None:
    """Everyone picks a hand before the first round."""
    ask_for_hands(game)
