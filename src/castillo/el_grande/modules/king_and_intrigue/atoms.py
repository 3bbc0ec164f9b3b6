"""What only this module does to a position."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.position import Position
from castillo.kernel import text


def take_hand(game: Position, seat: i64, mask: i64) -> None:
    """The power cards that a seat has chosen; the others stay in the box, unseen."""
    game.hands[seat] = mask
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "count": int(game.book.hand_size)}
        rule = game.book.values.rules[game.book.key_of("hand")]
        game.say("hand_chosen", args, rule)
