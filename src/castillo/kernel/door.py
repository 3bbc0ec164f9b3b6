"""What comes to the door: a choice is checked here before anything changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.kernel.decision import Decision, Option
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.kernel.game import Game


def checked(game: Game, choice: Any, seat: Any) -> tuple[int, int]:
    """The action that a choice means, and the seat that makes it; refuses with `IllegalChoice`."""
    if not game.frames:
        raise IllegalChoice("The game is over; nothing can be chosen.", Text("kernel-why-over"))
    if isinstance(choice, Option):
        seat = _fresh(game, choice, seat)
    who = require_seat(game, int(game.frames[-1].seat) if seat is None else seat)
    decision = game.decision_of(who)
    if decision is None:
        asked = ", ".join(str(d.seat) for d in game.decisions)
        raise IllegalChoice(
            f"Seat {who} is not asked now; the question is to seat {asked}.",
            Text("kernel-why-not_your_turn", {"seat": {"seat": who}}),
        )
    return _action_for(game, decision, choice), who


def require_seat(game: Game, seat: Any) -> int:
    """Refuse what is no seat, whatever it is."""
    if type(seat) is int and seat in list(range(game.seats)):
        return seat
    raise IllegalChoice(f"seat: {seat!r} is no seat; the seats are 0 to {game.seats - 1}.")


def _fresh(game: Game, option: Option, seat: Any) -> int:
    require_seat(game, option.seat)
    decision = game.decision_of(option.seat)
    if (seat is not None and seat != option.seat) or decision is None or decision.number != option.number:
        raise IllegalChoice(
            f"The option {option.notation!r} belongs to decision {option.number} of seat {option.seat}, "
            "which is not open any more.",
            Text("kernel-why-stale"),
        )
    return option.seat


def _action_for(game: Game, decision: Decision, choice: Any) -> int:
    actions = game.actions_of(decision.seat)
    if isinstance(choice, Option) and choice.action in actions:
        return choice.action
    if isinstance(choice, int) and not isinstance(choice, bool) and choice in actions:
        return choice
    notations = {option.notation: option.action for option in decision.options}
    if isinstance(choice, str) and choice in notations:
        return notations[choice]
    shown = choice.notation if isinstance(choice, Option) else choice
    reason = decision.why_not(str(shown).split(" ")[-1]) if not isinstance(choice, int) else None
    raise IllegalChoice(
        f"{shown!r} is not offered to seat {decision.seat}; offered are: {', '.join(notations)}.", reason
    )
