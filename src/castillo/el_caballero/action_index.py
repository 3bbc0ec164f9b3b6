"""The actions of El Caballero by number. The map has no end, the index has: cells are counted modulo 32 both ways.

Where the rules leave one choice, so does the index: tiles that look alike are one, and the side of a card that meets
one land is the one it meets. So an index is one action at most in any position, as long as the map is less than 32
cells wide and high; of a larger one, cells that far apart share their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.tiles import LOOKS, PATTERNS, SYMBOLS, TileSet
from castillo.el_caballero.verbs import MOVING_GRANDE, WATER_ONLY, WITH_GRANDE
from castillo.kernel.indexing import ActionIndex, Verb

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

WIDTH: Final = 32
"""Cells whose coordinates differ by so many share a number; those of the start tile are in the middle."""

LINE: Final = {byte: (byte + WIDTH // 2) % WIDTH for byte in range(256)}
SIDES: Final = range(4)
COLUMN, ROW = "its column", "its row"


def spot_of(cell: i64) -> i64:
    """The number of a cell of the map, from 0 to 1023."""
    return ((cell >> 8) + WIDTH // 2) % WIDTH * WIDTH + ((cell & 255) + WIDTH // 2) % WIDTH


def kinds_of_tiles(tiles: TileSet) -> list[tuple[int, int]]:
    """Every pattern with every symbol that the set has of it."""
    return sorted(set(zip(tiles.patterns, tiles.symbols, strict=True)))


def kind_name(kind: tuple[int, int]) -> str:
    """What tiles of a kind are called."""
    return f"{[*PATTERNS][kind[0]]} {SYMBOLS[kind[1]]}"


def looks_of_tiles(tiles: TileSet) -> dict[int, int]:
    """By tile * 4 + turn: a number for what it looks like."""
    looks = [(kind, turn) for kind in kinds_of_tiles(tiles) for turn in range(LOOKS[kind[0]])]
    return {
        tile << 2 | turn: looks.index((kind, turn))
        for tile, kind in enumerate(zip(tiles.patterns, tiles.symbols, strict=True))
        for turn in range(LOOKS[kind[0]])
    }


def index_actions(rules: CaballeroRules) -> ActionIndex:
    """The index of a set of modules."""
    cards = range(int(rules.cards_each))
    berths = range(4 * len(cards))
    looks = looks_of_tiles(rules.tiles)
    number, card = "its column and row", "one's card, in the order they were laid"
    laid = {a | water: (a & 7) + (8 if water else 0) for water in (0, WATER_ONLY) for a in range(32)}
    with_grande = {
        way | a: a | (32 if way == MOVING_GRANDE else 0) for way in (WITH_GRANDE, MOVING_GRANDE) for a in range(32)
    }
    rows = [
        Verb(verbs.POWER, "power", a=range(1, 14), says="a power card"),
        Verb(verbs.END, "end", says="the turn is over"),
        Verb(verbs.SUPPLY, "supply", says="caballeros come to the Court"),
        Verb(verbs.TILE, "tile", a=looks, b=LINE, c=LINE, says=f"what it looks like; {number}"),
        Verb(verbs.CARD, "card", a=laid, b=LINE, c=LINE, says=f"the number less 1, and 8 more on water only; {number}"),
        Verb(verbs.RAISE, "raise", a=range(9), b=LINE, c=LINE, says=f"the number it shows then; {number}"),
        Verb(verbs.SHIP, "ship", a=SIDES, b=LINE, c=LINE, says=f"the side; {number}"),
        Verb(verbs.CASTLE, "castle", b=LINE, c=LINE, says=number),
        Verb(verbs.WITHDRAW, "withdraw", b=LINE, c=LINE, says=number),
        Verb(verbs.SHIP_TO_COURT, "ship to court", a=SIDES, b=LINE, c=LINE, says=f"the side; {number}"),
        Verb(verbs.MOVE_SHIP, "move ship", a=berths, b=berths, says=f"{card}, times 4, and the side; where to"),
        Verb(verbs.SET_SHIP, "set ship", a=SIDES, b=LINE, c=LINE, says=f"the side; {number}"),
        Verb(verbs.MOVE_CASTLE, "move castle", a=cards, b=cards, says=f"{card}; where to"),
        Verb(verbs.ALCALDE, "alcalde", a=range(8), b=LINE, c=LINE, says=f"the side, and 4 more on land; {number}"),
        Verb(verbs.BUY_FOR_ALCALDE, "buy for alcalde", a=SIDES, b=LINE, c=LINE, says=f"the side; {number}"),
        Verb(verbs.SET_FOR_ALCALDE, "set for alcalde", a=SIDES, b=LINE, c=LINE, says=f"the side; {number}"),
        Verb(verbs.GRANDE, "grande", b=LINE, c=LINE, says=number),
        Verb(verbs.MOVE_GRANDE, "move grande", b=LINE, c=LINE, says=number),
        Verb(
            verbs.CARD_WITH_GRANDE,
            "card with grande",
            a=with_grande,
            b=LINE,
            c=LINE,
            says=f"the number less 1, 8 times the side, and 32 more if the Grande moves there; {number}",
        ),
    ]
    assert {int(row.verb) for row in rows} == set(verbs.WORDS)
    known = {verb for deed in rules.deeds for verb in deed.handles} | {verbs.POWER, verbs.END}
    return ActionIndex([row for row in rows if row.verb in known])
