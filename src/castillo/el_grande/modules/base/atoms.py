"""What only a card of the base game does to a position."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.atoms.course import TAKEN_BACK, everyone_but
from castillo.el_grande.position import Position
from castillo.kernel import text
from castillo.kernel.actions import only
from castillo.kernel.event import Event


def take_power_card_back(game: Position, seat: i64, bit: i64) -> None:
    """One's used power card comes back to the hand; others do not see which, unless the table is open (EG-5.27)."""
    game.used[seat] &= ~only(bit)
    game.hands[seat] |= only(bit)
    game.spent = game.spent.add(TAKEN_BACK | seat * 64 + bit)
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": text.card(game.book.power_cards[bit].key)}
        seen_by = -1 if game.book.taken_back_open else 1 << seat
        game.tell(Event("el_grande-log-power_card_taken_back", args, "EG-5.27", seen_by))
        if seen_by != -1:
            hidden: dict[str, object] = {"seat": text.seat(seat)}
            game.tell(Event("el_grande-log-some_power_card_taken_back", hidden, "EG-5.27", everyone_but(game, seat)))
