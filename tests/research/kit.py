"""What the tests of research share."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import castillo
import castillo.research
from castillo.research.arrays import Codec
from tests.kit import LONG, every_table

Table = tuple[str, tuple[str, ...], int]


def tables_of_the_day(count: int, luck: int = 0) -> list[Table]:
    """Every table under `--long`; daily so many, others on each day: in a fortnight or so all of them."""
    tables = every_table()
    if LONG:
        return tables
    Random(luck).shuffle(tables)
    first = datetime.now(UTC).toordinal() * count
    return [tables[(first + i) % len(tables)] for i in range(count)]


_codecs: dict[Table, Codec] = {}


def codec_of(game: castillo.Game) -> Codec:
    """The codec of a game's set-up, made once; options change no encoding's shape."""
    setup = game.setup
    key = (setup.game, setup.modules, setup.players)
    options = tuple(sorted(setup.options.items(), key=str))
    known = _codecs.get((*key[:2], hash((setup.players, options))))
    if known is None:
        known = castillo.research.codec(setup.game, players=setup.players, modules=setup.modules, options=setup.options)
        _codecs[(*key[:2], hash((setup.players, options)))] = known
    return known
