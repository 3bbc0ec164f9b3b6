"""Cards that do something when they are played: joker (KI-4.0) and whirlwind (KI-4.153)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.frames.pieces import TravelEach
from castillo.el_grande.frames.round import PlayPowerCard
from castillo.el_grande.frames.special import start_special
from castillo.el_grande.modules.players_edition.atoms import drop_disc
from castillo.el_grande.modules.players_edition.state import WHIRLED, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import START
from castillo.kernel.actions import PASS, VERB, number_of
from castillo.kernel.frame import Frame, Step

JOKER: Final = 221
WHIRLWIND: Final = 18
"""The number of the purpose."""


class PlayForJoker(PhaseStep):
    """Everyone else has played: whoever played the Joker plays another card, which alone counts."""

    def run(self, game: Position, seat: i64) -> None:
        joker = game.book.power_bits.get(JOKER, -1)
        for player in range(game.seats):
            if game.played[player] == joker:
                game.push(PlayPowerCard(player))


# -- whirlwind -----------------------------------------------------------------------------------------------


class Whirlwind(Effect):
    """All caballeros in the region on one's disc return to their Courts. It starts before supply, or not at all."""

    def start(self, game: Position, seat: i64) -> None:
        game.announce(CarryWhirlwind(seat), BEFORE_STEP)

    def possible(self, game: Position, seat: i64) -> bool:
        return False


WHIRLWIND_DISC: Final = DiscPurpose(WHIRLWIND, "whirlwind", "KI-4.153", "players_edition-purpose-whirlwind", kept=True)
"""Set when the card is played, shown at the start of one's turn."""


def has_whirlwind(game: Position, seat: i64) -> bool:
    """Whether a seat has played the whirlwind this round."""
    return isinstance(game.book.power_cards[game.played[seat]].special, Whirlwind)


class WhirlwindUsed(Modifier):
    """Whoever used it has used their special action."""

    def open_specials(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        return [] if game.state[self.slot + WHIRLED] and seat == game.active else answer


class WhirlwindPlayed(Witness):
    """Whoever plays it sets their disc."""

    def power_card_played(self, game: Position, seat: i64, bit: i64) -> None:
        if has_whirlwind(game, seat):
            ask_for_discs(game, seat, 1 << seat, WHIRLWIND, 0)


class BeginWhirlwind(PhaseStep):
    """At the start of one's turn: where the special action of the card is open, it may be used now."""

    def run(self, game: Position, seat: i64) -> None:
        if has_whirlwind(game, seat):
            card = game.book.power_cards[game.played[seat]].number
            if card in game.book.open_specials(game, seat):
                game.push(UseWhirlwind(seat))
            else:
                drop_disc(game, seat)


class EndWhirlwind(PhaseStep):
    """The turn is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, WHIRLED), 0)
        if has_whirlwind(game, seat):
            drop_disc(game, seat)


@mypyc_attr(acyclic=True)
class UseWhirlwind(Frame):
    """Show the disc, or let it be?"""

    def options(self, game: Position) -> list[int]:
        card = game.book.power_cards[game.played[self.seat]].number
        return [START << VERB | card, PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            drop_disc(game, self.seat)
            return
        atoms.set_state(game, slot_of(game, WHIRLED), 1)
        course.bring_into_play(game, number_of(action))
        start_special(game, self.seat)

    def rule(self, game: Position) -> str:
        return "KI-4.153"


@mypyc_attr(acyclic=True)
class CarryWhirlwind(Step):
    """The disc is shown: all there go to their Courts, unless the King is there now."""

    def run(self, game: Position) -> None:
        place = game.discs[self.seat]
        if place == NOWHERE:
            return
        shown = [place if player == self.seat else NOWHERE for player in range(game.seats)]
        course.show_kept_discs(game, shown, "KI-4.153")
        for i in range(game.seats - 1, -1, -1):  # the last to go is pushed first
            owner = (self.seat + i) % game.seats
            if not game.book.taboo(game, place):
                game.push(TravelEach(owner, atoms.TO_COURT, owner, place, COURT, ANY_NUMBER))
