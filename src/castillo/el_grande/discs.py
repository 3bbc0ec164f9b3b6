"""What secret discs are set for. A purpose says what may be set, and what follows once all are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.places import CASTILLO
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.el_grande.position import Position

# purposes of the base rules; modules number theirs from 16 on
LEAVE_CASTILLO: Final = 0
RETURN_ALL: Final = 1
RETURN_SOME: Final = 2
DISC_SCORING: Final = 3
EVICTION: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscPurpose:
    """A reason to set secret discs. `arg` is a number that the purpose was started with."""

    def __init__(self, number: int, name: str, rule: str, text: str = "", *, kept: bool = False) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.text = text  # what the question says, where it is a module's
        self.kept = kept  # once all are set, to be shown later; else they are shown at once

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        """What a seat may set: by default any of the regions on the disc, the King's included (Q-13)."""
        return game.book.disc_actions[:]

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        """What the question says beside the purpose."""
        text = Text(self.text, {"count": int(arg)} if arg else {}).to_json() if self.text else ""
        return {"number": int(arg), "place": "", "text": text}

    def leaving(self, game: Position, seat: i64, arg: i64) -> i64:
        """How many of a seat's caballeros leave one place together for the disc's; 0 where that is not what happens."""
        return 0

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        """The discs have been shown, by the doing of a seat; `places` by seat, -1 for seats that were not asked."""
        raise NotImplementedError


class LeaveCastillo(DiscPurpose):
    """EG-4.5: where one's caballeros go when the Castillo is emptied. Shown only after the Castillo has been scored."""

    def leaving(self, game: Position, seat: i64, arg: i64) -> i64:
        return game.count(seat, CASTILLO)


def core_purposes() -> list[DiscPurpose]:
    """What discs are set for whatever the modules."""
    return [LeaveCastillo(LEAVE_CASTILLO, "leave_castillo", "EG-4.5", kept=True)]


def pack(places: list[int]) -> i64:
    """Places by seat in one integer, seven bits each; a place is kept as its number plus one.

    >>> unpack(pack([3, -1, 0, 8]), 4)
    [3, -1, 0, 8]
    """
    packed: i64 = 0
    for seat in range(len(places)):
        packed |= (places[seat] + 1) << (7 * seat)
    return packed


def unpack(packed: i64, seats: i64) -> list[int]:
    """The places of packed answers, by seat; -1: none yet."""
    return [((packed >> (7 * seat)) & 127) - 1 for seat in range(seats)]
