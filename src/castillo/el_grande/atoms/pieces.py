"""Caballeros come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.atoms.course import castillo_emptied
from castillo.el_grande.kinds import definite
from castillo.el_grande.places import CASTILLO, COURT
from castillo.el_grande.position import Position
from castillo.kernel import text


def shift(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> i64:
    """Take caballeros from one place to another, by the doing of a seat; how many went.

    Nothing enters or leaves a place that is taboo (EG-3.4).
    """
    book = game.book
    if count <= 0 or source == target or book.taboo(game, source) or book.taboo(game, target):
        return 0
    count = min(count, game.count(owner, source))
    if not book.tells_apart or not book.is_region[source]:
        _go(game, seat, owner, kind, source, target, count)
    else:
        for _ in range(count):
            _go(game, seat, owner, definite(game, owner, kind, source), source, target, 1)
    if target == CASTILLO:
        game.entered = game.entered.add(owner * 64 + count)
    elif source == CASTILLO:
        castillo_emptied(game)
    return count


def _go(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    base = owner * game.stride
    game.caballeros[base + source] -= count
    game.caballeros[base + target] += count
    for w in game.book.told.on_moved:
        w.moved(game, seat, owner, kind, source, target, count)
    for w in game.book.told.on_arrived:
        w.arrived(game, owner, kind, target)


PLACED: Final = 0  # from the Court onto the board
MOVED: Final = 1  # from the board to the board
RETURNED: Final = 2  # back to the Province
TO_COURT: Final = 3  # to the Court: supply, or those that are sent home
NOT_TAKEN: Final = 4  # back to the Province: less supply than there might be
_TRAVEL_WORDS: Final = (
    ("placed", "EG-3.3"),
    ("moved", "EG-5"),
    ("returned", "Q-02"),
    ("to_court", "EG-3.2"),
    ("returned", "EG-3.2"),
)


def travel(game: Position, seat: i64, what: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    """Caballeros of an owner travel, by a seat's doing; to the owner's Court if they do not fit where they arrive."""
    if source == target:
        for w in game.book.told.on_moved_within:
            w.moved_within(game, seat, owner, definite(game, owner, kind, source), source)
        return
    if game.book.on_fits and not game.book.fits(game, target, count):
        what, target = TO_COURT, COURT
    went = shift(game, seat, owner, kind, source, target, count)
    if went and game.events is not None:
        word, rule = _TRAVEL_WORDS[what]
        args: dict[str, object] = {
            "seat": text.seat(seat),
            "owner": text.seat(owner),
            "piece": "caballero",
            "from": game.named(source),
            "to": game.named(target),
            "count": int(went),
        }
        game.say(word, args, rule)
