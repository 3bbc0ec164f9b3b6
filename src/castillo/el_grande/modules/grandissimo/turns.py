"""Cards that bend turns: quick troops (GR-3.12), action stop (GR-3.10), last word (GR-3.18), double turn (GR-3.3)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect, Placing
from castillo.el_grande.frames.round import TURN, Phase
from castillo.el_grande.frames.supply import ChooseActionCard
from castillo.el_grande.frames.turn import SPECIAL_DONE, TakeTurn, use_card
from castillo.el_grande.modules.grandissimo.persons import QUEEN_CARD
from castillo.el_grande.modules.grandissimo.state import (
    INQUIRED,
    KEPT_CARDS,
    LAST,
    LAST_CARD,
    LAST_NOW,
    LAST_TURN,
    QUEEN,
    QUEEN_USED,
    QUICK,
    SECOND,
    STOPPED,
    number,
    slot_of,
)
from castillo.el_grande.notation import copy_id
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import START
from castillo.kernel.actions import PASS, VERB, a_of
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

# -- quick troops --------------------------------------------------------------------------------------------


class QuickTroops(Effect):
    """Those that the card lets one place come from the Province. It comes before placing, or not at all."""

    before_placing = True

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, QUICK), 1)

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, PROVINCE) > 0


# -- action stop ---------------------------------------------------------------------------------------------


class ActionStop(Effect):
    """Whoever comes later in this round has no special action."""

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, STOPPED), seat)
        if game.events is not None:
            game.tell(Event("grandissimo-log-action_stop", {"seat": seat_ref(seat)}, "GR-3.10"))

    def possible(self, game: Position, seat: i64) -> bool:
        return others_to_come(game)


def others_to_come(game: Position) -> bool:
    """Whether another turn of this round is still to come."""
    if number(game, LAST) != NOBODY:
        return True
    return any(isinstance(f, Phase) and f.phase == TURN and f.index == 0 for f in game.frames)


# -- the last word -------------------------------------------------------------------------------------------


class LastWord(Effect):
    """What is left of the turn, the card's symbols included, is carried out after all others."""

    def __init__(self, symbols: Effect) -> None:
        self.symbols: Effect = symbols

    def parts(self) -> list[Effect]:
        return [self.symbols]

    def speaks_now(self, game: Position) -> bool:
        return number(game, LAST_NOW) == 1 or not others_to_come(game)

    def start(self, game: Position, seat: i64) -> None:
        if self.speaks_now(game):
            self.symbols.start(game, seat)
            return
        turn = put_off_turn(game)
        far = turn.placed << 8 | (turn.stage & ~SPECIAL_DONE) << 1 | number(game, QUEEN_USED)
        for which, value in ((LAST, seat), (LAST_CARD, game.card), (LAST_TURN, far)):
            atoms.set_state(game, slot_of(game, which), value)
        if game.events is not None:
            game.tell(Event("grandissimo-log-last_word", {"seat": seat_ref(seat)}, "GR-3.18"))

    def possible(self, game: Position, seat: i64) -> bool:
        return not self.speaks_now(game) or self.symbols.possible(game, seat)


def put_off_turn(game: Position) -> TakeTurn:
    """What is left of the turn does not continue now; the caller keeps it for later."""
    at = max(i for i in range(len(game.frames)) if isinstance(game.frames[i], TakeTurn))
    turn = game.frames[at]
    assert isinstance(turn, TakeTurn)
    del game.frames[at]
    return turn


class SpeakLast(PhaseStep):
    """All others have had their turns: the last word."""

    def run(self, game: Position, seat: i64) -> None:
        last, far = number(game, LAST), number(game, LAST_TURN)
        if last == NOBODY:
            return
        number_of_card = number(game, LAST_CARD)
        for which, value in ((LAST, NOBODY), (LAST_CARD, 0), (LAST_TURN, 0), (LAST_NOW, 1), (QUEEN_USED, far & 1)):
            atoms.set_state(game, slot_of(game, which), value)
        course.begin_turn(game, last)
        course.bring_into_play(game, number_of_card)
        names = [step.name for step in game.book.phases[TURN]]
        game.push(game.book.phase_frame(last, TURN, names.index("use") + 1))
        game.push(TakeTurn(last, far >> 8, far >> 1 & 127))


# -- the double turn -----------------------------------------------------------------------------------------


class DoubleTurn(Effect):
    """After this card another one is taken."""

    takes_more = True

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, SECOND), 1)


class OfferKeptCard(PhaseStep):
    """After the card of a turn, with the last word at the end of the round: one that was kept may be used."""

    def run(self, game: Position, seat: i64) -> None:
        kept = KEPT_CARDS.number(game, seat)
        if kept and number(game, LAST) != seat:
            course.bring_into_play(game, kept)
            game.push(UseCard(seat, 1))


class OfferSecondCard(PhaseStep):
    """After the double turn: another card."""

    def run(self, game: Position, seat: i64) -> None:
        if number(game, SECOND):
            atoms.set_state(game, slot_of(game, SECOND), 0)
            if game.available:
                game.push(TakeSecondCard(seat))


@mypyc_attr(acyclic=True)
class TakeSecondCard(Frame):
    """Which other card?"""

    def options(self, game: Position) -> list[int]:
        actions = game.book.stack_actions
        out: list[int] = [actions[i] for i in range(len(actions)) if game.available >> i & 1]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            course.take_action_card(game, self.seat, game.book.stacks.index(a_of(action)))
            game.push(UseCard(self.seat, 0))

    def rule(self, game: Position) -> str:
        return "GR-3.3"

    def why_not(self, game: Position, target: str) -> Text | None:
        return ChooseActionCard(self.seat, 0).why_not(game, target)


@mypyc_attr(acyclic=True)
class UseCard(Frame):
    """Use the card now, or keep it for a later turn? `kept`: it was kept before."""

    shown = ("kept",)

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept: i64 = kept

    def options(self, game: Position) -> list[int]:
        full = not self.kept and KEPT_CARDS.number(game, self.seat)  # one card is kept at most
        return [START << VERB] if full else [START << VERB, PASS]

    def choose(self, game: Position, action: i64) -> None:
        slot = KEPT_CARDS.at(game, self.seat)
        if action == PASS:
            atoms.set_state(game, slot, game.card)
            if not self.kept and game.events is not None:
                game.say("card_kept", {"seat": seat_ref(self.seat), "card": game.card_named(game.card)}, "GR-3.3")
            course.bring_into_play(game, 0)
            return
        if self.kept:
            atoms.set_state(game, slot, 0)
        atoms.set_state(game, slot_of(game, QUICK), 0)
        use_card(game, self.seat)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"card": game.card_named(game.card)}

    def rule(self, game: Position) -> str:
        return "GR-3.3"


# -- rounds and turns ----------------------------------------------------------------------------------------


class NewRound(PhaseStep):
    """What held for a round is over; a card that somebody keeps does not lie out."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, STOPPED), NOBODY)
        atoms.set_state(game, slot_of(game, INQUIRED), 0)
        turn = game.book.track.index(game.round)
        for player in range(game.seats):
            kept = KEPT_CARDS.number(game, player)
            for stack in range(len(game.revealed)):  # a stack that has not gone round yet shows another copy
                if kept and game.revealed[stack] == kept and turn >= game.book.stack_size(game, stack):
                    course.close_stack(game, stack, player)


class TurnOver(PhaseStep):
    """What held for a turn is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, QUICK), 0)
        atoms.set_state(game, slot_of(game, LAST_NOW), 0)


class BentTurns(Modifier):
    """How many are placed and from where, and whose special actions are stopped."""

    def placing(self, game: Position, seat: i64, placed: i64, answer: Placing) -> Placing:
        most, source, card = answer.most, answer.source, answer.card
        quick, waiting = game.state[self.slot + QUICK], game.count(seat, PROVINCE)
        if quick:  # so many have come from the Province, and so many may still come
            most = quick - 1 + min(most - (quick - 1), waiting)
        if quick and quick <= game.book.placings[game.card].most and waiting > 0:
            source = PROVINCE
        if self.queen_helps(game, seat):
            most += 1
            card = QUEEN_CARD if placed + 1 >= most else card
        return Placing(most, source, card)

    def queen_helps(self, game: Position, seat: i64) -> bool:
        """Whether one more may be placed, with whichever card of the turn."""
        return game.state[self.slot + QUEEN] == seat and not game.state[self.slot + QUEEN_USED]

    def open_specials(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        stopper = game.state[self.slot + STOPPED]
        return answer if stopper == NOBODY or stopper == seat else []


class QuickTroopsCounted(Witness):
    """How many have come from the Province."""

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        quick = game.state[self.slot + QUICK]
        if quick and source == PROVINCE and target != COURT and owner == game.active:
            atoms.set_state(game, self.slot + QUICK, quick + count)


class TurnsShown(Presenter):
    """Who stops others, who has the last word, and the cards that are kept."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        held = (("action_stop", STOPPED), ("last_word", LAST))
        found = [(name, int(game.state[self.slot + which])) for name, which in held]
        return answer + [{"id": name, "kind": name, "seat": seat} for name, seat in found if seat != NOBODY]

    def display(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        out = answer
        for seat in range(game.seats):
            kept = KEPT_CARDS.number(game, seat)
            if kept:
                held = game.book.cards[kept]
                entry: dict[str, Any] = {
                    "id": copy_id(held.key, seat),
                    "card": held.key,
                    "kind": "kept",
                    "place": int(held.place),
                    "special": held.special is not None,
                    "rule": held.rule,
                    "holder": seat,
                    "in_play": game.card == kept,
                }
                out = [*out, entry]
        return out
