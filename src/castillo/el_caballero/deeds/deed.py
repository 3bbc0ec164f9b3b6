"""A deed: one of the things that can be done in a turn."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero.grid import NOWHERE
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import action


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """Stateless. `handles` are the verbs of its actions; a card deed lays or raises cards and is tested for ties."""

    handles: ClassVar[tuple[int, ...]] = ()
    of_cards: ClassVar[bool] = False

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        """Add what a seat whose turn it is may do now, in a declared order."""
        raise NotImplementedError

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        """Do it, by atoms."""
        raise NotImplementedError

    def price(self, game: Position, action: i64) -> i64:
        """What an action costs, in caballeros, where that depends on it."""
        return 0

    def rival(self, game: Position, seat: i64, action: i64) -> i64:
        """With whom an action that is offered leaves a tie, which a second card must break; NOWHERE with nobody."""
        return NOWHERE

    def instinct(self, thought: Thought, action: i64) -> float:
        """How good an action looks at once, in points over doing nothing; most deeds know a quicker way."""
        return thought.tried(action)


def at_cell(verb: i64, a: i64, cell: i64) -> i64:
    """An action about a cell."""
    return action(verb, a) | cell
