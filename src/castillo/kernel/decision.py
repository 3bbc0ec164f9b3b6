"""Decisions and options: an open question, and its answers, for people and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.kernel.frame import Frame
    from castillo.kernel.game import Game


ACT: Final = "act"  # something is done
STOP: Final = "stop"  # nothing (more) is done
ASIDE: Final = "aside"  # something small beside the question, or an answer that lasts
"""How heavy an option is: what a page shows as the main thing to do, and what it keeps small."""


class Option:
    """One answer: an action with its notation, the board target it lights, and a text.

    Carries its seat and decision number, and how heavy it is, as its rules say.
    """

    def __init__(self, action: int, seat: int, number: int, notation: str, verb: str, target: str, text: Text) -> None:
        self.action: int = action
        self.seat: int = seat
        self.number: int = number
        self.notation: str = notation
        self.verb: str = verb
        self.target: str = target
        self.text: Text = text
        self.weight: str = ACT

    def to_json(self) -> dict[str, object]:
        """The option as views have it; an act needs no word for its weight."""
        shown: dict[str, object] = {
            "action": self.action,
            "notation": self.notation,
            "verb": self.verb,
            "target": self.target,
            "text": self.text.to_json(),
        }
        if self.weight != ACT:
            shown["weight"] = self.weight
        return shown

    def __repr__(self) -> str:
        return f"<Option {self.notation}>"


class Decision:
    """An open question to one seat.

    >>> import castillo
    >>> decision = castillo.new_game(players=4, seed=7).decisions[0]
    >>> decision.kind, decision.seat, len(decision.options), decision.options[0]
    ('play_power_card', 1, 13, <Option card power_1>)
    """

    def __init__(self, game: Game, frame: Frame, seat: int, number: int) -> None:
        self.game: Game = game
        self.frame: Frame = frame
        self.seat: int = seat
        self.number: int = number
        self.kind: str = snake_case(type(frame).__name__)

    @property
    def prompt(self) -> Text:
        """The question in words."""
        return self.game.rules.prompt(self.game, self.frame, self.kind, self.seat)

    @property
    def rule(self) -> str:
        """The number of the rule that the question stands on."""
        return self.frame.rule(self.game)

    @property
    def options(self) -> list[Option]:
        """The answers, in a declared order."""
        rules = self.game.rules
        found = [rules.option(self.game, self.seat, self.number, a) for a in self.game.actions_of(self.seat)]
        for option in found:
            option.weight = rules.weight(option.action)
        return found

    def why_not(self, target: str) -> Text | None:
        """Why a target (a place, card or stack by its id) or a notation is not offered; None if it is."""
        return self.reasons([target])[target]

    def reasons(self, targets: list[str]) -> dict[str, Text | None]:
        """Why each of these targets and notations is not offered; None if it is."""
        offered = {word for option in self.options for word in (option.target, option.notation)}
        out: dict[str, Text | None] = {}
        for target in targets:
            meant = self.meant(target)
            out[target] = None if target in offered or meant in offered else self._reason(meant)
        return out

    def meant(self, target: str) -> str:
        """A notation as options write it; anything else as it is."""
        return self.game.rules.meant(self.game, target)

    def _reason(self, target: str) -> Text:
        reason = self.frame.why_not(self.game, target)
        return reason or Text("kernel-why-not_asked", {"prompt": self.prompt.to_json()})

    def to_json(self, targets: list[str]) -> dict[str, Any]:
        """The decision for a page; `targets` are all board targets, each of which is offered or has its reason."""
        options = self.options
        lit = {option.target for option in options}
        reasons = {target: self.frame.why_not(self.game, target) for target in targets if target not in lit}
        caution = self.frame.caution(self.game)
        main = int(self.frame.main(self.game, [option.action for option in options]))
        return {
            "seat": self.seat,
            "number": self.number,
            "kind": self.kind,
            "prompt": self.prompt.to_json(),
            "caution": None if caution is None else caution.to_json(),
            "rule": self.rule,
            "options": [option.to_json() for option in options],
            "main": main if main >= 0 else None,
            "why_not": {target: reason.to_json() for target, reason in reasons.items() if reason is not None},
        }

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat} {self.kind}, {len(self.options)} options>"


def snake_case(name: str) -> str:
    """
    >>> snake_case("PlayPowerCard")
    'play_power_card'
    """
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
