"""What comes to the door: a choice is checked here before anything changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.kernel.decision import Decision, Option
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.log import CHOICE_ENTRY, STAND_ENTRY, Entry
from castillo.kernel.text import Text
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.kernel.game import Game


def checked(game: Game, choice: Any, seat: Any, at: int = 0) -> Entry:
    """The entry that a choice makes; refuses with `IllegalChoice`."""
    if not game.frames:
        raise IllegalChoice("The game is over; nothing can be chosen.", Text("kernel-why-over"))
    if isinstance(choice, Option):
        seat = _fresh(game, choice, seat)
    who = require_seat(game, int(game.frames[-1].seat) if seat is None else seat)
    decision = game.decision_of(who)
    if decision is None:
        asked = ", ".join(str(d.seat) for d in game.decisions)
        raise IllegalChoice(
            f"Seat {who} is not asked now; the question is for seat {asked}.",
            Text("kernel-why-not_your_turn", {"seat": {"seat": who}}),
        )
    return Entry(CHOICE_ENTRY, who, _action_for(game, decision, choice), at)


def checked_standing(game: Game, seat: Any, window: str, answer: str, at: int) -> Entry:
    """The entry that a standing answer makes; refuses with `IllegalChoice`."""
    found = next((w for w in game.rules.windows if w.name == window), None)
    if found is None:
        names = ", ".join(w.name for w in game.rules.windows)
        raise IllegalChoice(f"window: {window!r} is not a window of this game; windows are: {names or 'none'}.")
    allowed = found.standing_answers()
    if answer not in allowed:
        said = ", ".join(allowed)
        raise IllegalChoice(f"answer: {answer!r} is not a standing answer to {window!r}; use one of: {said}.")
    return Entry(STAND_ENTRY, require_seat(game, seat), int(found.index) * 256 + STANDING_WORDS.index(answer), at)


def require_seat(game: Game, seat: Any) -> int:
    """Refuse what is no seat, whatever it is."""
    if type(seat) is int and seat in list(range(game.seats)):
        return seat
    raise IllegalChoice(f"seat: {seat!r} is not a seat; the seats are 0 to {game.seats - 1}.")


def _fresh(game: Game, option: Option, seat: Any) -> int:
    require_seat(game, option.seat)
    decision = game.decision_of(option.seat)
    if (seat is not None and seat != option.seat) or decision is None or decision.number != option.number:
        raise IllegalChoice(
            f"The option {option.notation!r} belongs to decision {option.number} of seat {option.seat}, "
            "which is no longer open.",
            Text("kernel-why-stale"),
        )
    return option.seat


def _action_for(game: Game, decision: Decision, choice: Any) -> int:
    actions = game.actions_of(decision.seat)
    code = choice.action if isinstance(choice, Option) else choice
    if isinstance(code, int) and not isinstance(code, bool) and code in actions:
        return code
    notations = {option.notation: option.action for option in decision.options}
    meant = game.rules.meant(game, choice) if isinstance(choice, str) else ""
    if meant in notations:
        return notations[meant]
    shown = choice.notation if isinstance(choice, Option) else choice
    reason = _reason(game, decision, str(shown)) if not isinstance(choice, int) else None
    raise IllegalChoice(
        f"{shown!r} is not offered to seat {decision.seat}; choose one of: {', '.join(notations)}.", reason
    )


def _reason(game: Game, decision: Decision, notation: str) -> Text | None:
    """Why a notation is refused: by the whole of it, or by the target that its last word is."""
    whole = decision.frame.why_not(game, game.rules.meant(game, notation))
    return whole or decision.why_not(notation.rpartition(" ")[2])
