"""Taking back: to the position before one's last choice, as long as nobody else acted and nothing hidden came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castillo.kernel.door import require_seat
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.event import Event
from castillo.kernel.frame import Simultaneous
from castillo.kernel.log import TAKE_BACK_ENTRY, any_choice, drop_last_choice, effective, taken_back
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.kernel.game import Game


def why_not(game: Game, seat: int) -> Text | None:
    """Why a seat cannot take its last choice back; None if it can."""
    require_seat(game, seat)
    if game.made == 0:
        return Text("kernel-why-nothing_to_take_back")
    if game.origin is not None and not any_choice(game.log):
        return Text("kernel-why-begins_here")
    frame = game.frames[-1] if game.frames else None
    if isinstance(frame, Simultaneous) and frame.waiting != frame.asked and frame.asked >> seat & 1:
        return Text("kernel-why-answer_anew")
    if game.last_seat != seat:
        return Text("kernel-why-another_acted", {"seat": {"seat": int(game.last_seat)}})
    if game.made <= game.floor:
        return Text("kernel-why-hidden_came_out")
    return None


def without_last_choice(game: Game, seat: int, at: int) -> tuple[Game, list[Event]]:
    """The game after the seat has taken its last choice back, and what is told; the game itself stays as it is."""
    reason = why_not(game, seat)
    if reason is not None:
        raise IllegalChoice(f"Seat {seat} cannot take back: {reason}", reason)
    without = _before_last_choice(game)
    without.log = game.log
    without.note(TAKE_BACK_ENTRY, seat, 0, at)
    without.entries = game.entries + 1
    return without, [Event("kernel-log-taken_back", {"seat": {"seat": seat}, "choices": taken_back(without.log)})]


def _before_last_choice(game: Game) -> Game:
    """The game without its last choice that counts: from the position kept before it, or all played again."""
    entries = effective(game.log)
    since = drop_last_choice(entries)
    before = game.kept.last(game.made - 1)
    if before is None:  # `act` keeps nothing
        before, since = game.rules.restart(game), 0
    for entry in entries[since:]:  # after a kept position, standing answers alone
        before.repeat(entry)
    return before
