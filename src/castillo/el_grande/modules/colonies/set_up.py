"""Setting up (GC-1): black caballeros and the limit board by region cards, tokens, and two settlers by disc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.modules.colonies.board import FRANCIA
from castillo.el_grande.modules.colonies.company import seats_on_board
from castillo.el_grande.modules.colonies.laying import lay
from castillo.el_grande.modules.colonies.state import (
    CARRIES_GOLD,
    CARRIES_GOODS,
    LIMIT,
    SEATED,
    SEATS,
    number,
    printed,
    put,
)
from castillo.el_grande.modules.shared.start import ask_settlers, draw_black
from castillo.el_grande.position import Position
from castillo.el_grande.start import SetupStep
from castillo.kernel.errors import SetupError
from castillo.kernel.luck import Luck

SETTLERS: Final = 24
"""The number of the purpose."""

BLACK_REGIONS: Final = 2
"""GC-1.2: black caballeros begin in so many regions."""


def draw_black_regions(game: Position, luck: Luck, region_cards: list[int]) -> None:
    """GC-1.2: the black caballeros stand where the next region cards say."""
    draw_black(game, region_cards, BLACK_REGIONS)


class DrawColonies(SetupStep):
    """GC-1.2, GC-1.4: a region card for the limit board; the first gold and goods."""

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        put(game, LIMIT, region_cards.pop(0))
        lay(game, CARRIES_GOLD, printed(game, "gold", "at_start"))
        lay(game, CARRIES_GOODS, printed(game, "goods", "at_start"))

    def follow_document(self, game: Position) -> None:
        """Whoever is in Francia or in the limit board's region sits down, by seat, as far as there is room."""
        if game.crowd(FRANCIA) > 3:
            raise SetupError(f"regions: francia has {game.crowd(FRANCIA)} caballeros; it has seats for 3.")
        at, left = 0, seats_on_board(game)
        for owner in game.book.owners:
            for _ in range(game.count(owner, FRANCIA)):
                put(game, SEATS + at, owner)
                at += 1
            sit = min(left, game.count(owner, number(game, LIMIT)))
            put(game, SEATED + owner, sit)
            left -= sit


def settle(game: Position, seat: i64) -> None:
    """GC-1.3: everyone says where their settlers go."""
    ask_settlers(game, SETTLERS, printed(game, "more/player", "settlers"))
