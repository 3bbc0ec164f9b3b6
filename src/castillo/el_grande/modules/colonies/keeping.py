"""Cards that are kept (GC-6): one turns an action card face down, one repeats an opponent's special action."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.effects.keeping import put_away
from castillo.el_grande.frames.turn import start_special
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.modules.colonies.company import tell
from castillo.el_grande.modules.colonies.state import CHOICES, FLIPS, MODULE, STRIKES, USED, number, put
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.position import Position
from castillo.el_grande.slots import Slot
from castillo.kernel.actions import PASS, START, a_of, action
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text, card
from castillo.kernel.text import seat as seat_ref
from castillo.kernel.window import BEFORE_STEP

FLIP_KEPT = Slot(MODULE, FLIPS)
STRIKE_KEPT = Slot(MODULE, STRIKES)
CHOICE_KEPT = Slot(MODULE, CHOICES)
FLIP_RULE: Final = "GC-6.1"
STRIKE_RULE: Final = "GC-6.2"


def keepers(game: Position, kept: Slot) -> list[int]:
    """The seats that keep a card, from the start player on."""
    order = [(game.start_player + i) % game.seats for i in range(game.seats)]
    return [seat for seat in order if kept.number(game) >> seat & 1]


# -- an action card face down --------------------------------------------------------------------------------


class FlipNow(Effect):
    """Turn an action card face down at once, if one likes."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickToFlip(seat))


class AskToFlip(PhaseStep):
    """The action cards of a round are turned up: who keeps the card may use it."""

    def run(self, game: Position, seat: i64) -> None:
        for keeper in reversed(keepers(game, FLIP_KEPT)):
            game.push(PickToFlip(keeper))


def to_spare(game: Position) -> i64:
    """How many action cards are left beside those that the players have yet to take."""
    left: i64 = 0
    for i in range(len(game.book.stacks)):
        left += game.available >> i & 1
    if game.book.display_cards:  # nobody has to take one
        return left
    return left - game.taken_by.count(NOBODY) + len(game.book.stacks) - game.seats


@mypyc_attr(acyclic=True)
class PickToFlip(Frame):
    """Which action card is turned face down? Or none yet."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        actions = game.book.stack_actions
        out: list[int] = []
        if to_spare(game) > 0:
            out = [actions[i] for i in range(len(actions)) if game.available >> i & 1]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryFlip(self.seat, game.book.stacks.index(a_of(action))), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return FLIP_RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        shown = [game.book.card_keys[number] for number in game.shown]
        return Text("colonies-why-not_available") if target in shown else None


@mypyc_attr(acyclic=True)
class CarryFlip(Step):
    """The card of a stack is turned face down; nobody can take it in this round."""

    __slots__ = ("stack",)

    def __init__(self, seat: i64, stack: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.stack: i64 = stack

    def ints(self) -> list[int]:
        return [self.stack]

    def run(self, game: Position) -> None:
        put_away(game, FLIP_KEPT, self.seat)
        atoms.turn_card_down(game, self.seat, self.stack, FLIP_RULE)


# -- the double strike ---------------------------------------------------------------------------------------


class AskToStrike(PhaseStep):
    """A turn is over: an opponent who keeps the card may carry out its special action once more."""

    def run(self, game: Position, seat: i64) -> None:
        used = number(game, USED)
        special = game.book.specials[used]
        if special is None:
            return
        for keeper in keepers(game, STRIKE_KEPT):
            if keeper != seat and special.possible(game, keeper):
                game.push(StrikeAgain(keeper, used))


@mypyc_attr(acyclic=True)
class StrikeAgain(Frame):
    """Carry out the special action that was just used?"""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.card: i64 = card

    def ints(self) -> list[int]:
        return [self.card]

    def options(self, game: Position) -> list[int]:
        return [action(START), PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            put_away(game, STRIKE_KEPT, self.seat)
            atoms.bring_into_play(game, self.card)
            tell(game, "struck_again", STRIKE_RULE, seat=seat_ref(self.seat))
            start_special(game, self.seat)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"card": card(game.book.card_keys[self.card])}

    def rule(self, game: Position) -> str:
        return STRIKE_RULE


class KeptCards(Modifier):
    """What has been used in a turn, and who keeps what."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot

    def special_begun(self, game: Position, seat: i64, card: i64) -> None:
        """A card that stays with its player, or that bends his placing, cannot be used by another (GC-Q8)."""
        special = game.book.specials[card]
        if seat == game.active and special is not None and not special.stays() and not special.before_placing():
            put(game, USED, card)

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return answer + [
            {"id": f"{name}-{seat}", "kind": name, "seat": seat}
            for which, name in ((FLIPS, "flip_action_card"), (STRIKES, "double_strike"), (CHOICES, "free_choice"))
            for seat in range(game.seats)
            if game.state[self.slot + which] >> seat & 1
        ]
