"""The tiles of this module that may be lifted, and what ends with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.modules.players_edition.bridge import take_off
from castillo.el_grande.modules.players_edition.state import (
    ALLIED_REGIONS,
    ALLIES,
    BRIDGE_OWNER,
    COLLAPSE,
    QUARANTINE,
    number,
    slot_of,
)
from castillo.el_grande.modules.shared.alliance import end_alliance
from castillo.el_grande.modules.shared.lasting import LastingTiles
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY

# numbers in actions
ALLIANCE_TILE: Final = 84
BRIDGE_TILE: Final = 85
QUARANTINE_TILE: Final = 86
COLLAPSE_TILE: Final = 87
NAMES: Final = (
    (ALLIANCE_TILE, "alliance-0"),
    (BRIDGE_TILE, "bridge"),
    (QUARANTINE_TILE, "quarantine"),
    (COLLAPSE_TILE, "collapse"),
)


class Tiles(LastingTiles):
    """Alliance and quarantine stay where the King is, and an alliance where a region is frozen."""

    def lying_out(self, game: Position) -> list[int]:
        allies = [number(game, ALLIES), number(game, ALLIES + 1)]
        out: list[int] = []
        if allies[0] != NOWHERE and not any(game.book.taboo(game, region) for region in allies):
            out.append(ALLIANCE_TILE)
        if number(game, BRIDGE_OWNER) != NOBODY:
            out.append(BRIDGE_TILE)
        if number(game, QUARANTINE) not in (NOWHERE, game.king):
            out.append(QUARANTINE_TILE)
        if number(game, COLLAPSE) != NOWHERE:
            out.append(COLLAPSE_TILE)
        return out

    def taken_away(self, game: Position, tile: i64) -> None:
        if tile == ALLIANCE_TILE:
            end_alliance(game, ALLIED_REGIONS.at(game), "KI-4.53")
        elif tile == BRIDGE_TILE:
            take_off(game)
        elif tile == QUARANTINE_TILE:
            atoms.put_marker(game, NOBODY, slot_of(game, QUARANTINE), "quarantine", NOWHERE, "KI-4.133")
        elif tile == COLLAPSE_TILE:
            atoms.put_marker(game, NOBODY, slot_of(game, COLLAPSE), "collapse", NOWHERE, "KI-4.113")
