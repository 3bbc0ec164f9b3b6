"""Six is enough (KI-5.65): a limit board bounds how many caballeros stand in a region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.frames.pieces import Travel, add_pieces_of
from castillo.el_grande.modules.shared.marking import Markers
from castillo.el_grande.modules.special_cards.state import LIMIT_BOARDS, LIMITS, MODULE
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.numbers import Slot
from castillo.el_grande.places import COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, a_of, b_of, c_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text

RULE: Final = "KI-5.65"


BOARDS: Final = Markers("limit", Slot(MODULE, LIMITS), LIMIT_BOARDS, RULE)


def seats_on_board(game: Position) -> i64:
    """How many seats a limit board has."""
    return game.book.values.number(game.book.key_of("power/six_is_enough"), "places")


class SixIsEnough(Effect):
    """Put a limit board in a region."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForLimit(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(BOARDS.open_regions(game, game.book.regions))


@mypyc_attr(acyclic=True)
class NameForLimit(NamePlace):
    """Which region gets the board?"""

    def places(self, game: Position) -> list[int]:
        return BOARDS.open_regions(game, game.book.regions)

    def carried_out(self, place: i64) -> Step:
        return CarryLimit(self.seat, place)

    def barred(self, game: Position, where: i64) -> Text | None:
        if where in BOARDS.places(game):
            return Text("special_cards-why-limited", {"place": game.named(where)})
        return None

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryLimit(CarryOutAt):
    """The board is laid; whoever is too many goes, at the player's choice."""

    def run(self, game: Position) -> None:
        BOARDS.lay(game, self.seat, self.place)
        game.push(PickSurplus(self.seat, self.place))


@mypyc_attr(acyclic=True)
class PickSurplus(Frame):
    """Too many stand in the region: who goes to the Court?"""

    shown = ("place",)
    quiet = True

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def surplus(self, game: Position) -> i64:
        return game.crowd(self.place) - seats_on_board(game)

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if self.surplus(game) > 0:
            for i in range(game.seats):
                add_pieces_of(game, (self.seat + i) % game.seats, self.place, out)
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        game.push(self)
        step = Travel(self.seat, atoms.TO_COURT, a_of(action), c_of(action), b_of(action), COURT)
        game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"place": game.named(self.place), "left": max(0, int(self.surplus(game)))}

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


class Limited(Modifier):
    """Those who arrive together all fit, or all go to their Courts; nobody is placed where no seat is free."""

    def has_board(self, game: Position, place: i64) -> bool:
        return place != NOWHERE and any(game.state[self.slot + LIMITS + i] == place for i in range(LIMIT_BOARDS))

    def fits(self, game: Position, place: i64, count: i64, answer: bool) -> bool:
        if not answer or not self.has_board(game, place):
            return answer
        return game.crowd(place) + count <= seats_on_board(game)

    def placement_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        return [p for p in answer if self.fits(game, p, 1, True)]
