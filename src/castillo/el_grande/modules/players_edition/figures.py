"""Outing (KI-4.13), revolt (KI-4.93) and mistress (KI-4.173)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.figures import GRANDE, CarryFigure, movable_scoreboards
from castillo.el_grande.modules.players_edition.state import MISTRESS, TURNED, number, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import MARKER
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.actions import action as packed
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import marker
from castillo.kernel.text import seat as seat_ref

OUTING: Final = 17
"""The number of the purpose."""


class Outing(DiscPurpose):
    """Where one's Grande goes; one in the King's region stays, and so does one whose disc shows it."""

    def __init__(self) -> None:
        super().__init__(OUTING, "outing", "KI-4.13", "players_edition-purpose-outing")

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        at = game.grandes[seat]
        return game.book.disc_actions[:] if game.book.is_region[at] and not game.book.taboo(game, at) else []

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats - 1, 0, -1):  # the last to go is pushed first
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                game.push(GrandeByDisc(seat, owner, places[owner]))


@mypyc_attr(acyclic=True)
class GrandeByDisc(Step):
    """A Grande goes where its owner's disc says, if it can."""

    shown = ("owner", "target")

    def __init__(self, seat: i64, owner: i64, target: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.target: i64 = target

    def run(self, game: Position) -> None:
        at = game.grandes[self.owner]
        if at != self.target and not game.book.taboo(game, at) and not game.book.taboo(game, self.target):
            game.announce(CarryFigure(self.seat, GRANDE, self.owner, self.target), BEFORE_STEP)


# -- revolt --------------------------------------------------------------------------------------------------


class Revolt(Effect):
    """Turn a mobile scoreboard round: the fewest come first."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickTurned(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return PickTurned(seat).options(game) != [PASS]


@mypyc_attr(acyclic=True)
class PickTurned(Frame):
    """Which scoreboard is turned? Not one in the King's region."""

    def options(self, game: Position) -> list[int]:
        return [packed(MARKER, board) for board in movable_scoreboards(game)] or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryRevolt(self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "KI-4.93"


@mypyc_attr(acyclic=True)
class CarryRevolt(Step):
    """The scoreboard is turned round, or back."""

    shown = ("board",)

    def __init__(self, seat: i64, board: i64) -> None:
        super().__init__(seat)
        self.board: i64 = board

    def step_args(self, game: Position) -> dict[str, object]:
        return {"marker": marker(game.book.marker_names[self.board])}

    def run(self, game: Position) -> None:
        turned = number(game, TURNED) ^ 1 << self.board
        atoms.set_state(game, slot_of(game, TURNED), turned)
        if game.events is not None:
            board = marker(game.book.marker_names[self.board])
            how = "turned" if turned >> self.board & 1 else "back"
            args: dict[str, object] = {"seat": seat_ref(self.seat), "scoreboard": board, "how": how}
            game.tell(Event("players_edition-log-revolt", args, "KI-4.93"))


# -- mistress ------------------------------------------------------------------------------------------------


class Mistress(Effect):
    """No King's bonus this round, the general scoring that closes it included."""

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, MISTRESS), seat)
        if game.events is not None:
            game.tell(Event("players_edition-log-mistress", {"seat": seat_ref(seat)}, "KI-4.173"))


class MistressLeaves(PhaseStep):
    """The round is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, MISTRESS), NOBODY)
