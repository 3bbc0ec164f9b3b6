"""Set-ups: black caballeros on the map, and settlers where the players' discs say."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.places import BLACK, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import DISC
from castillo.kernel.actions import action


def draw_black(game: Position, region_cards: list[int], regions: int) -> None:
    """So many next region cards: the black caballeros stand there, in each as many."""
    left = game.book.black_caballeros
    for i in range(regions, 0, -1):
        region = region_cards.pop(0)
        if left > 0:
            game.caballeros[BLACK * game.stride + region] = left // i
        left -= left // i


class Settle(DiscPurpose):
    """Before the first round: where `arg` own caballeros from the Province go; the King's region is not offered."""

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in game.book.disc_places if game.book.enterable(game, place)]

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats):
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                atoms.travel(game, owner, atoms.MOVED, owner, 0, PROVINCE, places[owner], arg)


def ask_settlers(game: Position, purpose: i64, count: i64) -> None:
    """Everybody sets the disc for so many settlers; where there are none, nobody is asked."""
    if count > 0:
        ask_for_discs(game, game.start_player, (1 << game.seats) - 1, purpose, count)
