"""What the fuzzer knows of El Caballero: what must stay, and what a viewer may not know."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from castillo.el_caballero.grid import CASTLE, GRANDE, LANDS, ships_of
from castillo.el_caballero.position import Position
from castillo.kernel.luck import Luck
from castillo.kernel.parts import FuzzKit


class CaballeroFuzzKit(FuzzKit):
    """El Caballero, as the fuzzer knows it."""

    words: ClassVar[tuple[str, ...]] = (
        "coast-2",
        "front",
        "back",
        "land",
        "water",
        "n",
        "turns",
        "tile coast-2 1,0 r1",
    )

    def broken_law(self, before: Position, after: Position) -> str:
        """The number of ships, castles and tiles is constant; Courts hold what they can; no card touches two lands."""
        cells = [cell for seat in range(after.seats) for cell in after.cards_of(seat)]
        values = [after.value(cell) for cell in cells]
        afloat = sum(int(ships_of(value)).bit_count() for value in values)
        afloat += sum(after.court_ships) + sum(packed >> 24 & 1 for packed in after.alcaldes)
        if afloat + after.ships != after.ruleset.ships:
            return f"ships are not conserved: {afloat} are out, {after.ships} in the stock"
        if sum(bool(value & CASTLE) for value in values) + after.castles != after.ruleset.castles:
            return "castles are not conserved"
        if len(after.laid) + len(after.display) + len(after.stack) != len(after.ruleset.tiles.names):
            return "tiles are not conserved"
        for seat in range(after.seats):
            if not 0 <= after.courts[seat] <= after.capacity(seat):
                return f"seat {seat} has {after.courts[seat]} at the Court, which holds {after.capacity(seat)}"
        touching = [cell for cell, value in zip(cells, values, strict=True) if LANDS[value & 255] > 1]
        if any(not after.value(cell) & GRANDE for cell in touching):
            return "a card touches two lands"
        return ""

    def disguised(self, game: Position, viewer: int | None, luck: Luck) -> Position:
        """The tiles to come lie in another order."""
        document = game.describe()
        setup = replace(game.setup, seed=luck.below(1 << 32))
        document["seed"] = setup.seed
        hidden = list(range(len(game.stack)))
        names = document["stack"]
        document["stack"] = [names[i] for i in luck.shuffled(hidden)]
        return game.ruleset.from_document(setup, document)

    def secret_answers(self, game: Position, seat: int) -> list[int]:
        """Nothing is answered in secret."""
        return []
