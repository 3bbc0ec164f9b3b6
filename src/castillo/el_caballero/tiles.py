"""The area tiles (EC-2): six patterns, how they turn, and which tiles a set has."""

from __future__ import annotations

from typing import Final

from castillo.el_caballero.grid import LAND, WATER
from castillo.kernel.errors import SetupError
from castillo.kernel.values import Values

PATTERNS: Final[dict[str, str]] = {
    "open-sea": "WWWW",
    "cape": "LWWW",
    "coast": "LLWW",
    "isthmus": "LWLW",
    "bay": "LLLW",
    "inland": "LLLL",
}
"""The edges of each pattern, clockwise from its north."""

SYMBOLS: Final = ("plain", "gold", "fish")
PLAIN: Final = 0
GOLD: Final = 1
FISH: Final = 2
MOST_TILES: Final = 64

EDGE_ROWS: Final[list[list[int]]] = [[LAND if e == "L" else WATER for e in edges] for edges in PATTERNS.values()]
ISTHMUS: Final = 3
LOOKS: Final[list[int]] = [1, 4, 4, 2, 4, 1]
"""In how many turns a pattern looks different (EC-Q3)."""


def edge(pattern: int, turn: int, side: int) -> int:
    """What a tile shows on a side of the world.

    >>> [edge(1, 1, side) for side in range(4)] == [WATER, LAND, WATER, WATER]
    True
    """
    return EDGE_ROWS[pattern][(side - turn) & 3]


def _turns_that_fit(pattern: int, edges: int) -> int:
    met = [(side, edges >> 2 * side & 3) for side in range(4)]
    return sum(
        1 << turn
        for turn in range(LOOKS[pattern])
        if all(kind == 0 or edge(pattern, turn, side) == kind for side, kind in met)
    )


FITS: Final[list[list[int]]] = [
    [_turns_that_fit(pattern, edges) for edges in range(256)] for pattern in range(len(PATTERNS))
]
"""The turns (as a mask) in which a pattern matches what a cell meets, by pattern and edges."""

TURNED_EDGES: Final[list[list[int]]] = [
    [edge(pattern, turn, side) for turn in range(4) for side in range(4)] for pattern in range(len(PATTERNS))
]
"""By pattern: what is shown, by turn * 4 + side."""


class TileSet:
    """All tiles of a game: pattern and symbol by number, named by pattern in the order plain, gold, fish."""

    def __init__(self, values: Values, owner: str) -> None:
        self.names: list[str] = []
        self.patterns: list[int] = []
        self.symbols: list[int] = []
        for pattern, name in enumerate(PATTERNS):
            counts = values.table[f"{owner}/tile/{name}"]
            _check_symbols(name, counts)
            kinds = [symbol for symbol, word in enumerate(SYMBOLS) for _ in range(counts[word])]
            self.names += [f"{name}-{number}" for number in range(1, len(kinds) + 1)]
            self.patterns += [pattern] * len(kinds)
            self.symbols += kinds
        if len(self.names) > MOST_TILES:
            raise SetupError(f"tiles: there are {len(self.names)}; at most {MOST_TILES} can be played with.")
        if PLAIN not in self.symbols:
            raise SetupError("tiles: at least one must have neither gold nor fish, to be the start tile.")
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}

    def to_json(self) -> list[dict[str, str]]:
        """Every tile with its pattern and symbol."""
        names = list(PATTERNS)
        return [
            {"id": name, "pattern": names[pattern], "symbol": SYMBOLS[symbol]}
            for name, pattern, symbol in zip(self.names, self.patterns, self.symbols, strict=True)
        ]


def _check_symbols(name: str, counts: dict[str, int]) -> None:
    """Gold lies on land, fish on water; an isthmus has two waters, and nothing says in which a fish would swim."""
    if counts["gold"] and "L" not in PATTERNS[name]:
        raise SetupError(f"tiles: {name!r} has no land for gold.")
    if counts["fish"] and ("W" not in PATTERNS[name] or name == "isthmus"):
        raise SetupError(f"tiles: {name!r} has no single water for fish.")
