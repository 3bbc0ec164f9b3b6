"""The Grand Inquisitor (GC-4): who has the card, and what it brings."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect, Placing
from castillo.el_grande.frames.moving import MoveCaballero
from castillo.el_grande.frames.pieces import PickSome, has_pieces, own_pieces
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.instinct import picks
from castillo.el_grande.modules.colonies.company import tell
from castillo.el_grande.modules.colonies.state import EXTRA, HOLDER, USED, number, put
from castillo.el_grande.modules.shared.words import ScorePlaces
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import BLACK, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.verbs import MORE
from castillo.kernel.actions import PASS, action, verb_of
from castillo.kernel.frame import NOBODY, Step
from castillo.kernel.text import seat as seat_ref

RULE: Final = "GC-4.2"


class TakeInquisitor(Effect):
    """Take the card, from whoever has it."""

    def start(self, game: Position, seat: i64) -> None:
        if number(game, HOLDER) != seat:
            game.announce(CarryInquisitor(seat), BEFORE_STEP)

    def possible(self, game: Position, seat: i64) -> bool:
        return number(game, HOLDER) != seat


class MoveBlack(Effect):
    """Move up to so many black caballeros."""

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickBlack(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return has_pieces(game, BLACK)


@mypyc_attr(acyclic=True)
class PickBlack(PickSome):
    """Pick up a black caballero, or stop."""

    def options(self, game: Position) -> list[int]:
        out = own_pieces(game, BLACK)
        if out and game.book.on_turn_actions:
            out += game.book.turn_actions(game, self.seat)
        out.append(PASS)
        return out

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        return picks(mind, game, self.seat, actions, True)

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        if self.left > 1:
            game.push(PickBlack(self.seat, self.left - 1))
        game.push(MoveCaballero(self.seat, BLACK, place, kind))


@mypyc_attr(acyclic=True)
class CarryInquisitor(Step):
    """The card changes hands."""

    def run(self, game: Position) -> None:
        put(game, HOLDER, self.seat)
        tell(game, "inquisitor_taken", "GC-4.1", seat=seat_ref(self.seat))


class ScoreBlackRegions(ScorePlaces):
    """Score every region with at least one black caballero."""

    def places(self, game: Position) -> list[int]:
        return [region for region in game.book.regions if game.count(BLACK, region) > 0]


class ResetTurn(PhaseStep):
    """A turn begins: the holder has had nothing of the card yet, and no special action has been used."""

    def run(self, game: Position, seat: i64) -> None:
        put(game, EXTRA, 0)
        put(game, USED, 0)


class Inquisitor(Modifier):
    """Black caballeros are the holder's; once in a turn they take one more to the Court, or place one more."""

    def black_holder(self, game: Position, answer: i64) -> i64:
        return game.state[self.slot + HOLDER]

    def may_have_more(self, game: Position, seat: i64) -> bool:
        return game.state[self.slot + HOLDER] == seat and game.state[self.slot + EXTRA] == 0

    def placing(self, game: Position, seat: i64, placed: i64, answer: Placing) -> Placing:
        return answer.up_to(answer.most + 1) if self.may_have_more(game, seat) else answer

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        frame = game.frames[-1]
        if not self.may_have_more(game, seat) or game.count(seat, PROVINCE) == 0 or not isinstance(frame, TakeTurn):
            return answer
        placed_more = frame.placed >= game.book.placing(game, seat, frame.placed).most
        return answer if placed_more else [*answer, action(MORE)]

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if verb_of(action) != MORE:
            return answer
        put(game, EXTRA, 1)
        atoms.travel(game, seat, atoms.TO_COURT, seat, 0, PROVINCE, COURT, 1)
        return True


class InquisitorShown(Presenter):
    """Who has the Grand Inquisitor, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        holder = game.state[self.slot + HOLDER]
        entry: dict[str, Any] = {"id": "inquisitor", "kind": "inquisitor"}
        return [*answer, entry if holder == NOBODY else {**entry, "seat": int(holder)}]
