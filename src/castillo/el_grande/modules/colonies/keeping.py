"""Cards that are kept (GC-6): one turns an action card face down, one repeats an opponent's special action."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.special import BeginSpecial, PutBack, announce_special, start_beside
from castillo.el_grande.modules.colonies.company import tell
from castillo.el_grande.modules.colonies.laying import WithTokens
from castillo.el_grande.modules.colonies.state import CHOICES, FLIPS, MODULE, STRIKES, USED, card_in, number, put
from castillo.el_grande.modules.shared.keeping import put_away
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.numbers import Slot
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import START
from castillo.kernel.actions import PASS, a_of, action
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

FLIP_KEPT = Slot(MODULE, FLIPS)
STRIKE_KEPT = Slot(MODULE, STRIKES)
CHOICE_KEPT = Slot(MODULE, CHOICES)
FLIP_CARD: Final = f"{MODULE}/7/flip_action_card"
FLIP_RULE: Final = "GC-6.1"
STRIKE_RULE: Final = "GC-6.2"


def keepers(game: Position, kept: Slot) -> list[int]:
    """The seats that keep a card, from the start player on."""
    keep = kept.number(game)
    if keep == 0:
        return []
    order = [(game.start_player + i) % game.seats for i in range(game.seats)]
    return [seat for seat in order if keep >> seat & 1]


# -- an action card face down --------------------------------------------------------------------------------


class FlipNow(Effect):
    """Turn an action card face down in the turn in which this card is taken."""

    takes_more = True

    def announced(self, game: Position, seat: i64) -> None:
        put_away(game, FLIP_KEPT, seat)

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickToFlip(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.available != 0 and to_spare(game) > 0


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
    return left - list(game.taken_by).count(NOBODY) + len(game.book.stacks) - game.seats


@mypyc_attr(acyclic=True)
class PickToFlip(Frame):
    """Which action card is turned face down? Or none yet, unless the special action has started already."""

    def options(self, game: Position) -> list[int]:
        actions = game.book.stack_actions
        out: list[int] = []
        if to_spare(game) > 0:
            out = [actions[i] for i in range(len(actions)) if game.available >> i & 1]
        if game.special == NOBODY or not out:
            out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        step = CarryFlip(self.seat, game.book.stacks.index(a_of(action)))
        if game.special != NOBODY:
            game.announce(step, BEFORE_STEP)
            return
        start_beside(game, game.book.card_numbers[FLIP_CARD], step)

    def rule(self, game: Position) -> str:
        return FLIP_RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        shown = [game.book.card_keys[number] for number in game.revealed]
        return Text("colonies-why-not_available") if target in shown else None


@mypyc_attr(acyclic=True)
class CarryFlip(Step):
    """The card of a stack is turned face down; nobody can take it in this round."""

    shown = ("stack",)

    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__(seat)
        self.stack: i64 = stack

    def run(self, game: Position) -> None:
        course.close_stack(game, self.stack)
        if game.events is not None:
            game.say(
                "card_turned_down",
                {"seat": seat_ref(self.seat), "card": game.card_named(game.revealed[self.stack])},
                FLIP_RULE,
            )


# -- the double strike ---------------------------------------------------------------------------------------


class AskToStrike(PhaseStep):
    """A turn is over: an opponent who keeps the card may carry out its special action once more."""

    def run(self, game: Position, seat: i64) -> None:
        used = number(game, USED)
        if used == 0:
            return
        for keeper in keepers(game, STRIKE_KEPT):
            if keeper != seat and may_repeat(game, keeper, used):
                game.push(StrikeAgain(keeper, used))


def may_repeat(game: Position, seat: i64, used: i64) -> bool:
    """Whether anything could come of it; of a card that was kept and not used yet, its tokens."""
    special = game.book.specials[card_in(used)]
    if special is None:
        return False
    if isinstance(special, WithTokens) and special.lays_some(game):
        return True
    return used > 0 and special.possible(game, seat)


@mypyc_attr(acyclic=True)
class StrikeAgain(Frame):
    """Carry out the special action that was just used? `used` is as the slot has it."""

    shown = ("used",)

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used: i64 = used

    def options(self, game: Position) -> list[int]:
        return [action(START), PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            put_away(game, STRIKE_KEPT, self.seat)
            tell(game, "struck_again", STRIKE_RULE, seat=seat_ref(self.seat))
            game.push(PutBack(self.seat, game.card))
            course.bring_into_play(game, card_in(self.used))
            announce_special(game, Repeat(self.seat, self.used))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"card": game.card_named(card_in(self.used)), "what": "all" if self.used > 0 else "tokens"}

    def rule(self, game: Position) -> str:
        return STRIKE_RULE


@mypyc_attr(acyclic=True)
class Repeat(Step):
    """It is carried out again; the tokens of a kept card, which came when it was taken, come again as well."""

    shown = ("used",)

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used: i64 = used

    def run(self, game: Position) -> None:
        special = game.book.specials[card_in(self.used)]
        if isinstance(special, WithTokens) and special.stays():
            special.lay(game)
        if self.used > 0:
            BeginSpecial(self.seat, self.used).run(game)


class KeptCardsUsed(Witness):
    """What has been used in a turn. A Veto, or what bends the placing of a turn, cannot be used by another (GC-Q8)."""

    def special_begun(self, game: Position, seat: i64, card: i64) -> None:
        special = game.book.specials[card]
        if seat != game.active or special is None:
            return
        if special.can_be_vetoed and not special.before_placing:
            put(game, USED, card)


class KeptCards(Presenter):
    """Who keeps what, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return answer + [
            {"id": f"{name}-{seat}", "kind": name, "seat": seat}
            for which, name in ((FLIPS, "flip_action_card"), (STRIKES, "double_strike"), (CHOICES, "free_choice"))
            for seat in range(game.seats)
            if game.state[self.slot + which] >> seat & 1
        ]
