"""Notes: what was done in a turn, packed so that it can be put into words and read back without the position.

A note is the action itself; where an action names cards by their order, or means the place the Grande is, the cells are
added above it: `to << 46 | from << 30 | action`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.deeds.deed import at_cell
from castillo.el_caballero.grid import KIND_WORDS, LAND, SIDES, cell_at, cell_name
from castillo.el_caballero.position import Position
from castillo.el_caballero.verbs import MOVING_GRANDE, WATER_ONLY, WITH_GRANDE
from castillo.kernel.actions import a_of, action, b_of, number_of

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

_FROM: Final = 30
_TO: Final = 46
ACTION: Final = (1 << _FROM) - 1
LAND_HERE: Final = 1 << 2
"""In the first number of an Alcalde's action: the area is land."""


def note_of(game: Position, seat: i64, action: i64) -> i64:
    """The note of an action that has not been carried out yet."""
    verb = action >> 24
    if verb == verbs.MOVE_SHIP or verb == verbs.MOVE_CASTLE:
        cards, a, b = game.cards_of(seat), a_of(action), b_of(action)
        if verb == verbs.MOVE_CASTLE:
            return cards[b] << _TO | cards[a] << _FROM | verb << 24
        return cards[b >> 2] << _TO | cards[a >> 2] << _FROM | verb << 24 | (a & 3) << 2 | b & 3
    if verb == verbs.MOVE_GRANDE or (verb == verbs.CARD_WITH_GRANDE and a_of(action) & MOVING_GRANDE):
        return game.grandes[seat] << _FROM | action
    return action


def source_of(note: int) -> int:
    """The cell that a note says something came from."""
    return note >> _FROM & 0xFFFF


def target_of(note: int) -> int:
    """The cell that a note adds for where something went; 0 if the action says it."""
    return note >> _TO & 0xFFFF


def verb_of(note: int) -> int:
    """The verb of the action in a note."""
    return note >> 24 & 63


def cell_of(note: int) -> int:
    """The cell that a note is about; of a move, where it goes."""
    return target_of(note) or note & 0xFFFF


# -- words -------------------------------------------------------------------------------------------------


def said(rules: CaballeroRules, note: int) -> str:
    """A note in the notation of options."""
    verb, a, cell = verb_of(note), int(a_of(note)), cell_name(number_of(note))
    word = verbs.WORDS[verb]
    if verb in (verbs.END, verbs.SUPPLY):
        return word
    if verb == verbs.POWER:
        return f"{word} {a}"
    if verb == verbs.TILE:
        return f"{word} {rules.tiles.names[a >> 2]} {cell} r{a & 3}"
    if word == "card":
        return f"{word} {cell} {_card_words(note)}"
    if verb == verbs.RAISE:
        return f"{word} {cell} {a}"
    if verb in (verbs.SHIP, verbs.SHIP_TO_COURT, verbs.BUY_FOR_ALCALDE):
        return f"{word} {cell} {SIDES[a & 3]}"
    if verb in (verbs.SET_SHIP, verbs.SET_FOR_ALCALDE):
        return f"{word} ship court > {cell} {SIDES[a & 3]}"
    if verb == verbs.ALCALDE:
        return f"{word} {cell} land" if a & LAND_HERE else f"{word} {cell} water {SIDES[a & 3]}"
    return _move_words(verb, note, cell) if word == "move" else f"{word} {cell}"


def _card_words(note: int) -> str:
    a = int(a_of(note))
    number, side = (a & 7) + 1, SIDES[a >> 3 & 3]
    if a & WITH_GRANDE:
        return f"{number}{side} + grande"
    if a & MOVING_GRANDE:
        return f"{number}{side} + move grande {cell_name(source_of(note))}"
    return f"w{number}" if a & WATER_ONLY else str(number)


def _move_words(verb: int, note: int, cell: str) -> str:
    source = cell_name(source_of(note))
    if verb == verbs.MOVE_GRANDE:
        return f"move grande {source} > {cell}"
    target = cell_name(target_of(note))
    if verb == verbs.MOVE_CASTLE:
        return f"move castle {source} > {target}"
    return f"move ship {source} {SIDES[note >> 2 & 3]} > {target} {SIDES[note & 3]}"


# -- reading -----------------------------------------------------------------------------------------------

_CELL: Final = r"(-?\d{1,3}),(-?\d{1,3})"
_PATTERNS: Final = [
    (re.compile(pattern.replace("CELL", _CELL) + r"\Z"), verb)
    for pattern, verb in (
        ("supply", verbs.SUPPLY),
        (r"power (\d{1,2})", verbs.POWER),
        (r"tile ([a-z]+(?:-[a-z]+)*-\d+) CELL r([0-3])", verbs.TILE),
        (r"card CELL (w?)([1-8])([nesw]?)", verbs.CARD),
        (r"card CELL ([1-8])([nesw]) \+ (grande|move grande CELL)", verbs.CARD_WITH_GRANDE),
        (r"raise CELL ([1-8])", verbs.RAISE),
        (r"ship CELL ([nesw])", verbs.SHIP),
        (r"castle CELL", verbs.CASTLE),
        (r"withdraw CELL", verbs.WITHDRAW),
        (r"ship-to-court CELL ([nesw])", verbs.SHIP_TO_COURT),
        (r"move ship court > CELL ([nesw])", verbs.SET_SHIP),
        (r"move ship CELL ([nesw]) > CELL ([nesw])", verbs.MOVE_SHIP),
        (r"move castle CELL > CELL", verbs.MOVE_CASTLE),
        (r"alcalde CELL (land|water)(?: ([nesw]))?", verbs.ALCALDE),
        (r"grande CELL", verbs.GRANDE),
        (r"move grande CELL > CELL", verbs.MOVE_GRANDE),
        ("end", verbs.END),
    )
]


def note_from(rules: CaballeroRules, words: str) -> int:
    """The note that a notation stands for; -1 if there is none. A card of its own may leave its side out."""
    for pattern, verb in _PATTERNS:
        found = pattern.match(words)
        if found:
            return _read(rules, verb, list(found.groups()))
    return -1


def _read(rules: CaballeroRules, verb: int, parts: list[str | None]) -> int:
    words = [part or "" for part in parts]
    if verb == verbs.TILE:
        name, x, y, turn = words
        if name not in rules.tiles.numbers:
            return -1
        return _at(verb, rules.tiles.numbers[name] << 2 | int(turn), x, y)
    if verb == verbs.POWER:
        return int(action(verb, int(words[0])))
    if verb == verbs.CARD:
        return _read_card(words)
    if verb == verbs.CARD_WITH_GRANDE:
        return _read_card_with_grande(words)
    if verb == verbs.MOVE_SHIP:
        sides = SIDES.index(words[2]) << 2 | SIDES.index(words[5])
        return _moved(words[0:2], words[3:5], verb << 24 | sides)
    if verb == verbs.MOVE_CASTLE:
        return _moved(words[0:2], words[2:4], verb << 24)
    if verb == verbs.MOVE_GRANDE:
        return _cell(words[0:2]) << _FROM | _at(verb, 0, words[2], words[3])
    if verb == verbs.ALCALDE:
        side = SIDES.index(words[3]) if words[3] else 0
        return _at(verb, side | (LAND_HERE if words[2] == KIND_WORDS[LAND] else 0), words[0], words[1])
    if not words:
        return verb << 24
    a = 0 if len(words) < 3 else int(words[2]) if words[2].isdigit() else SIDES.index(words[2])
    return _at(verb, a, words[0], words[1])


def _read_card(words: list[str]) -> int:
    x, y, water, number, side = words
    return _at(verbs.CARD, _number_on(number, side) | (WATER_ONLY if water else 0), x, y)


def _read_card_with_grande(words: list[str]) -> int:
    x, y, number, side, grande, old_x, old_y = words
    a = _number_on(number, side)
    if grande == "grande":
        return _at(verbs.CARD_WITH_GRANDE, a | WITH_GRANDE, x, y)
    return _cell([old_x, old_y]) << _FROM | _at(verbs.CARD_WITH_GRANDE, a | MOVING_GRANDE, x, y)


def _number_on(number: str, side: str) -> int:
    return int(number) - 1 | (SIDES.index(side) if side else 0) << 3


def _cell(words: list[str]) -> int:
    x, y = (max(-127, min(127, int(word))) for word in words)
    return int(cell_at(x, y))


def _at(verb: int, a: int, x: str, y: str) -> int:
    return int(at_cell(verb, a, _cell([x, y])))


def _moved(source: list[str], target: list[str], rest: int) -> int:
    return _cell(target) << _TO | _cell(source) << _FROM | rest
