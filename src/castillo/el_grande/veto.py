"""The Veto (Q-03): a card that lies open before its holder, and the window in which it is used."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.atoms import course
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.special import stop_special
from castillo.el_grande.moments import BEFORE_START, BEFORE_STEP, GrandeWindow
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY


class LayVeto(Effect):
    """The card is laid open when it is chosen (EG-5.10). Neither taking nor using it can be vetoed."""

    can_be_vetoed = False
    at_once = True

    def start(self, game: Position, seat: i64) -> None:
        course.lay_veto(game, seat)

    def stays(self) -> bool:
        return True


class VetoWindow(GrandeWindow):
    """Stops a special action of another player, before it starts or at any announced step."""

    def __init__(self) -> None:
        super().__init__("veto", (BEFORE_START, BEFORE_STEP))

    def holders(self, game: Position, moment: i64) -> i64:
        if game.special == NOBODY or moment > BEFORE_STEP:
            return 0
        mask: i64 = 0
        vetoes = game.vetoes
        for seat in range(game.seats):
            if vetoes[seat] and seat != game.special:
                mask |= 1 << seat
        if mask:
            special = game.book.specials[game.card]
            if special is not None and not special.can_be_vetoed:
                return 0
        return mask

    def rule(self, game: Position) -> str:
        return "Q-03"

    def use(self, game: Position, seat: i64, moment: i64) -> None:
        course.spend_veto(game, seat)
        stop_special(game)
