"""Last minute (KI-5.75): kept, and used once before something is scored: one own caballero moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import has_pieces, own_pieces
from castillo.el_grande.frames.scoring import BEFORE_GENERAL_REGION, BEFORE_SPECIAL_SCORING
from castillo.el_grande.modules.shared.keeping import keep, put_away
from castillo.el_grande.modules.special_cards.state import KEPT, KEPT_MASK, number
from castillo.el_grande.moments import GrandeWindow
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, b_of, c_of
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, place
from castillo.kernel.text import seat as seat_ref

RULE: Final = "KI-5.75"


class KeepLastMinute(Effect):
    """Keep the card: it lies open before its owner."""

    def start(self, game: Position, seat: i64) -> None:
        keep(game, KEPT_MASK, seat, self.card)

    def stays(self) -> bool:
        return True

    def possible(self, game: Position, seat: i64) -> bool:
        return not number(game, KEPT) >> seat & 1


class LastMinuteWindow(GrandeWindow):
    """Before any player's special scoring, or right before any one region in a general scoring."""

    def __init__(self) -> None:
        super().__init__("last_minute", (BEFORE_GENERAL_REGION, BEFORE_SPECIAL_SCORING), recurs=True)

    def holders(self, game: Position, moment: i64) -> i64:
        if moment not in self.moments:
            return 0
        mask: i64 = 0
        for seat in range(game.seats):
            if number(game, KEPT) >> seat & 1 and has_pieces(game, seat):
                mask |= 1 << seat
        return mask

    def rule(self, game: Position) -> str:
        return RULE

    def use(self, game: Position, seat: i64, moment: i64) -> None:
        put_away(game, KEPT_MASK, seat)
        if game.events is not None:
            game.tell(Event("special_cards-log-last_minute", {"seat": seat_ref(seat)}, RULE))
        game.push(PickAtLastMinute(seat))


@mypyc_attr(acyclic=True)
class PickAtLastMinute(Frame):
    """Which of one's caballeros moves?"""

    def options(self, game: Position) -> list[int]:
        out = own_pieces(game, self.seat)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(MoveAtLastMinute(self.seat, b_of(action), c_of(action)))

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class MoveAtLastMinute(Frame):
    """Where to? Any other region but the King's; not the Castillo."""

    shown = ("source", "kind")

    def __init__(self, seat: i64, source: i64, kind: i64) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.kind: i64 = kind

    def options(self, game: Position) -> list[int]:
        book = game.book
        out: list[int] = [book.to_actions[r] for r in book.regions if r != self.source and book.enterable(game, r)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            atoms.travel(game, self.seat, atoms.MOVED, self.seat, self.kind, self.source, a_of(action), 1)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"from": game.named(self.source)}

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        return why_no_target(game, target, self.source)
