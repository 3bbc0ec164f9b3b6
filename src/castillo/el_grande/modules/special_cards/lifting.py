"""Lift (KI-5.115): an espionage, a card kept for the last minute or a limit board is removed.

Where the table wants it so, any other tile of a lasting effect may be removed too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.modules.shared.lasting import lasting_tiles
from castillo.el_grande.modules.special_cards.limits import BOARDS
from castillo.el_grande.modules.special_cards.protection import PROTECTION_TILE
from castillo.el_grande.modules.special_cards.state import KEPT, LIMIT_BOARDS, SPIES, number, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import MARKER
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.actions import action as packed
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame, Step
from castillo.kernel.setup import OptionSpec
from castillo.kernel.text import marker
from castillo.kernel.text import seat as seat_ref

RULE: Final = "KI-5.115"

LIFT: Final = OptionSpec("lift", ("three_kinds", "any_tile"), "three_kinds", rule=RULE, module="special_cards")

# numbers of markers in actions
LIMIT_MARKERS: Final = 16
SPY_MARKERS: Final = 24
KEPT_MARKERS: Final = 32

NAMES: Final = (
    *((LIMIT_MARKERS + i, f"limit-{i}") for i in range(LIMIT_BOARDS)),
    (PROTECTION_TILE, "protection"),
    *((SPY_MARKERS + seat, f"espionage-{seat}") for seat in range(5)),
    *((KEPT_MARKERS + seat, f"last_minute-{seat}") for seat in range(5)),
)


def liftable(game: Position) -> list[int]:
    """The markers that can be lifted; not a board in the King's region or in a frozen one."""
    boards = enumerate(BOARDS.places(game), LIMIT_MARKERS)
    out = [which for which, where in boards if where != NOWHERE and not game.book.taboo(game, where)]
    out += [SPY_MARKERS + seat for seat in range(game.seats) if number(game, SPIES) >> seat & 1]
    out += [KEPT_MARKERS + seat for seat in range(game.seats) if number(game, KEPT) >> seat & 1]
    if game.setup.options["lift"] == "any_tile":
        out += [tile for part in lasting_tiles(game) for tile in part.lying_out(game)]
    return out


class Lift(Effect):
    """Remove something that lasts."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickToLift(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(liftable(game))


@mypyc_attr(acyclic=True)
class PickToLift(Frame):
    """What is removed?"""

    def options(self, game: Position) -> list[int]:
        out = [packed(MARKER, which) for which in liftable(game)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryLift(self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryLift(Step):
    """It is removed."""

    shown = ("which",)

    def __init__(self, seat: i64, which: i64) -> None:
        super().__init__(seat)
        self.which: i64 = which

    def step_args(self, game: Position) -> dict[str, object]:
        return {"marker": marker(game.book.marker_names[self.which])}

    def run(self, game: Position) -> None:
        if game.events is not None:
            what = marker(game.book.marker_names[self.which])
            game.tell(Event("special_cards-log-lifted", {"seat": seat_ref(self.seat), "what": what}, RULE))
        board, spy, keeper = self.which - LIMIT_MARKERS, self.which - SPY_MARKERS, self.which - KEPT_MARKERS
        if 0 <= board < LIMIT_BOARDS:
            BOARDS.take_away(game, board)
        elif 0 <= spy < game.seats:
            atoms.set_state(game, slot_of(game, SPIES), number(game, SPIES) & ~(1 << spy))
        elif 0 <= keeper < game.seats:
            atoms.set_state(game, slot_of(game, KEPT), number(game, KEPT) & ~(1 << keeper))
        for part in lasting_tiles(game):
            part.taken_away(game, self.which)
