"""KI-3.80: one's Grande moves, and own caballeros of its region may go along."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.figures import GRANDE, CarryFigure
from castillo.el_grande.frames.pieces import Travel, add_pieces_of, held_by
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_grande_stays, why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, c_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, place


class GrandeAndEscort(Effect):
    """Move one's Grande to another region; own caballeros of its region may go along."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(MoveGrandeWithEscort(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return why_grande_stays(game, seat) is None

    def why_not(self, game: Position, seat: i64) -> Text | None:
        return why_grande_stays(game, seat)


@mypyc_attr(acyclic=True)
class MoveGrandeWithEscort(Frame):
    """Say where the Grande goes: neither from nor to the King's region, nor into the Castillo."""

    def options(self, game: Position) -> list[int]:
        book = game.book
        home = game.grandes[self.seat]
        out: list[int] = [book.to_actions[r] for r in book.regions if r != home and not book.taboo(game, r)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(EscortGrande(self.seat, game.grandes[self.seat], a_of(action)))
            game.announce(CarryFigure(self.seat, GRANDE, self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "KI-3.80"

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        return why_no_target(game, target, game.grandes[self.seat])


@mypyc_attr(acyclic=True)
class EscortGrande(Frame):
    """The Grande has gone from one region to another: which own caballeros go along?"""

    shown = ("source", "target")
    quiet = True

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.target: i64 = target

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.book.enterable(game, self.target):
            for owner in held_by(game, self.seat):
                add_pieces_of(game, owner, self.source, out)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(self)
            step = Travel(self.seat, atoms.MOVED, a_of(action), c_of(action), self.source, self.target)
            game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"from": game.named(self.source), "to": game.named(self.target)}

    def rule(self, game: Position) -> str:
        return "KI-3.80"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)
