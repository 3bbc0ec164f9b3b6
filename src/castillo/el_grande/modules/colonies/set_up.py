"""Setting up (GC-1): black caballeros and the limit board by region cards, tokens, and two settlers by disc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.modules.colonies.board import FRANCIA
from castillo.el_grande.modules.colonies.company import seats_on_board
from castillo.el_grande.modules.colonies.law import broken
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
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.start import SetupStep
from castillo.kernel.actions import DISC, action
from castillo.kernel.errors import SetupError
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text

SETTLERS: Final = 24
"""The number of the purpose."""


class DrawColonies(SetupStep):
    """GC-1.2, GC-1.4: a region card for the limit board; the first gold and goods."""

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        put(game, LIMIT, region_cards.pop(0))
        lay(game, CARRIES_GOLD, printed(game, "gold", "at_start"))
        lay(game, CARRIES_GOODS, printed(game, "goods", "at_start"))

    def suit(self, game: Position) -> None:
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

    def broken(self, game: Position) -> list[str]:
        return broken(game)


class Settlers(DiscPurpose):
    """GC-1.3: where one's first caballeros from the Province go; the King's region is not offered."""

    def __init__(self) -> None:
        super().__init__(SETTLERS, "colonies_settlers", "GC-1.3")

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in game.book.disc_places if game.book.enterable(game, place)]

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        text = Text("colonies-purpose-settlers", {"count": int(arg)})
        return {"number": int(arg), "place": "", "text": text.to_json()}

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats):
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                atoms.travel(game, owner, atoms.MOVED, owner, 0, PROVINCE, places[owner], arg)


class SendSettlers(PhaseStep):
    def run(self, game: Position, seat: i64) -> None:
        count = printed(game, "more/player", "settlers")
        if count > 0:
            ask_for_discs(game, game.start_player, (1 << game.seats) - 1, SETTLERS, count)
