"""Before the first round (KI-1.3, KI-1.4): one more caballero goes by disc into a region, then hands are chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.choosing import ask_for_hands
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.kernel.actions import DISC, action
from castillo.kernel.text import Text

SETTLE: Final = 16
"""The number of the purpose."""


def settlers(game: Position) -> i64:
    """How many caballeros go where the disc says."""
    return game.book.values.number(game.book.key_of("settlers"), "count")


class Settle(DiscPurpose):
    """KI-1.3: where one more own caballero from the Province goes; the King's region is not offered."""

    def __init__(self) -> None:
        super().__init__(SETTLE, "settle", "KI-1.3")

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in game.book.disc_places if game.book.enterable(game, place)]

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        text = Text("king_and_intrigue-purpose-settle", {"count": int(arg)})
        return {"number": int(arg), "place": "", "text": text.to_json()}

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats):
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                atoms.travel(game, owner, atoms.MOVED, owner, 0, PROVINCE, places[owner], arg)


class SetStartDiscs(PhaseStep):
    def run(self, game: Position, seat: i64) -> None:
        count = settlers(game)
        if count > 0:
            ask_for_discs(game, game.start_player, (1 << game.seats) - 1, SETTLE, count)


class ChooseHands(PhaseStep):
    def run(self, game: Position, seat: i64) -> None:
        ask_for_hands(game)
