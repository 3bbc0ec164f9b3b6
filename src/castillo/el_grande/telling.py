"""What modules are told, after it has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.parts import Part, set_chains

if TYPE_CHECKING:
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(Part):
    """A part that is told; whoever does what is told here goes through the chain in `Told`."""

    def became(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        """The caballero who is told apart has come to a place, or has become something else there."""

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        """Caballeros went from one place to another, by the doing of a seat; or one was moved within its region.

        Where kinds can be told apart, they leave a region one by one.
        """

    def arrived(self, game: Position, owner: i64, kind: i64, target: i64) -> None:
        """After `moved`: every module has taken note of who came to a place."""

    def king_left(self, game: Position, region: i64) -> None:
        """The King's region has become another one (EG-3.4)."""

    def grande_moved(self, game: Position, owner: i64, source: i64, target: i64) -> None:
        """A Grande went from one place to another (EG-5.29)."""

    def power_card_played(self, game: Position, seat: i64, bit: i64) -> None:
        """A seat has played a power card (EG-3.1)."""

    def special_begun(self, game: Position, seat: i64, card: i64) -> None:
        """The special action of a card starts (EG-3.3)."""

    def left_by_disc(self, game: Position, places: list[int]) -> None:
        """The discs of a general scoring were shown and the caballeros left the Castillo (EG-4.5)."""


class Told:
    """Who is told what."""

    on_became: list[Witness]
    on_moved: list[Witness]
    on_arrived: list[Witness]
    on_king_left: list[Witness]
    on_grande_moved: list[Witness]
    on_power_card_played: list[Witness]
    on_special_begun: list[Witness]
    on_left_by_disc: list[Witness]

    def __init__(self, parts: list[Part]) -> None:
        set_chains(self, parts, Witness)
