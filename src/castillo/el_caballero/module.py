"""A module of El Caballero: what it changes and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from castillo.el_caballero.deeds.deed import Deed
from castillo.kernel.module import Module
from castillo.kernel.text import Text

Why = Callable[[Any, int, int], Text | None]
"""Says why something is not offered; called with the game, the seat and a note."""


class CaballeroModule(Module):
    """`deeds` come after the others' in a turn; `whys` explain theirs by verb; of `rounds` the longest game counts."""

    def __init__(
        self,
        id: str,
        file: str,
        *,
        rounds: int,
        scoring_rounds: Sequence[int],
        deeds: Callable[[], list[Deed]],
        whys: dict[int, Why],
        needs: Sequence[str] = (),
    ) -> None:
        super().__init__(id, file, needs=needs, printed=("cards.toml", "tiles.toml"))
        self.rounds = rounds
        self.scoring_rounds = tuple(scoring_rounds)
        self.deeds = deeds
        self.whys = whys
