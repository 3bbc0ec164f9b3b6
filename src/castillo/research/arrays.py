"""Encodings as NumPy arrays: what a seat may know, what it may do, and the one action that an index means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from castillo.kernel.encoding import Encoding, Field
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.game import Game
from castillo.research.setups import Setting

Floats: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]


class Codec:
    """Arrays and indices of one setting.

    `size` is the length of an observation, `actions` the number of indices, `version` that of the encoding.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.encoding: Encoding = setting.encoding()
        self.version = int(self.encoding.version)
        self.size = int(self.encoding.size)
        self.actions = int(self.encoding.actions.size)
        self.fields: list[Field] = self.encoding.fields
        self.scales: Floats = np.array(self.encoding.scales(), dtype=np.float32)
        self.bounds: Floats = self.scales * np.float32(255)  # what no cell exceeds

    # -- observations --------------------------------------------------------------------------------------

    def row(self, game: Game, seat: int) -> bytes:
        """What a seat may know, a byte for each cell: a quarter of the floats' room, for what is kept."""
        return self.encoding.row(game, seat)

    def observe(self, game: Game, seat: int) -> Floats:
        """What a seat may know, as floats of about 0 to 1."""
        return self.floats(self.row(game, seat))

    def observe_all(self, games: Sequence[Game], seats: Sequence[int]) -> Floats:
        """What some seats may know in as many games, a row for each."""
        return self.floats(self.encoding.rows(list(games), list(seats))).reshape(len(games), self.size)

    def floats(self, rows: bytes) -> Floats:
        """Bytes of one row, or of several, as floats."""
        cells = np.frombuffer(rows, dtype=np.uint8).astype(np.float32)
        cells = cells if len(rows) == self.size else cells.reshape(-1, self.size)
        cells *= self.scales
        return cells

    def named(self, observation: Floats) -> dict[str, Floats]:
        """An observation (or several, row by row) taken apart: by field, each in its shape, without copying."""
        rows = observation.shape[:-1]
        return {f.name: observation[..., f.first : f.first + f.size].reshape(rows + f.shape) for f in self.fields}

    def planes(self, observation: Floats, *axes: str) -> Floats:
        """All fields that end in these axes as planes: `planes(o, "places")`, or `planes(o, "columns", "rows")`.

        Of one observation the shape is (planes, *axes); of several there is one more in front.
        """
        count, rows = len(axes), observation.shape[:-1]
        found = [f for f in self.fields if f.axes[-count:] == axes]
        if not found:
            known = sorted({axis for field in self.fields for axis in field.axes})
            raise ValueError(f"axes: no field ends in {', '.join(axes)}; there are: {', '.join(known)}.")
        spot = found[0].shape[-count:]
        parts = [observation[..., f.first : f.first + f.size].reshape(*rows, -1, *spot) for f in found]
        return np.concatenate(parts, axis=len(rows))

    # -- actions -------------------------------------------------------------------------------------------

    def legal(self, game: Game, seat: int) -> list[int]:
        """The indices a seat may choose from, in the order of its options."""
        return self.encoding.legal(game, seat)

    def mask(self, game: Game, seat: int) -> Mask:
        """The same as a row of ones and zeros; all zeros where the seat is not asked."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[self.legal(game, seat)] = 1
        return mask

    def index(self, game: Game, seat: int, action: int) -> int:
        """The index of a seat's action."""
        return int(self.encoding.actions.index_of(action, seat, game.seats))

    def action(self, game: Game, seat: int, index: int) -> int:
        """The action that an index means for a seat in this position; refuses one that is not offered."""
        legal = self.legal(game, seat)
        if index not in legal:
            raise IllegalChoice(f"action: {index} is not offered to seat {seat} now; the mask says what is.")
        return int(game.actions_of(seat)[legal.index(index)])

    def name(self, index: int) -> str:
        """An index in words, for people; seats are counted from one's own."""
        return self.encoding.actions.name_of(index)
