"""Revolution (GR-3.11) and pact (GR-3.2): the King, Grandes and scoreboards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.figures import MoveScoreboard, movable_scoreboards
from castillo.el_grande.modules.grandissimo.board import PORTUGAL
from castillo.el_grande.modules.grandissimo.state import CROWNED, number, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.verbs import MARKER, SEAT
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.actions import action as packed
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import seat

REVOLUTION: Final = "GR-3.11"
PACT: Final = "GR-3.2"


def pretenders(game: Position) -> list[int]:
    """The owners of Grandes that stand in a region, but for one that is King already."""
    crowned = number(game, CROWNED)
    return [seat for seat in range(game.seats) if seat != crowned and game.book.is_region[game.grandes[seat]]]


class Revolution(Effect):
    """The King goes into the Castillo, a Grande is King in his place."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NamePretender(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(pretenders(game))


@mypyc_attr(acyclic=True)
class NamePretender(Frame):
    """Whose Grande is King?"""

    def options(self, game: Position) -> list[int]:
        out = [packed(SEAT, owner) for owner in pretenders(game)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryCrown(self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return REVOLUTION


@mypyc_attr(acyclic=True)
class CarryCrown(Step):
    """The Grande is King."""

    shown = ("owner",)

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner

    def run(self, game: Position) -> None:
        place, crowned = game.grandes[self.owner], number(game, CROWNED)
        atoms.set_state(game, slot_of(game, CROWNED), self.owner)
        if game.events is not None:
            if crowned == NOBODY:
                atoms.tell_marker(game, "king_moved", self.seat, "king", game.king, CASTILLO, REVOLUTION)
            game.say(
                "crowned", {"seat": seat(self.seat), "owner": seat(self.owner), "place": game.named(place)}, REVOLUTION
            )
        atoms.set_king(game, place)


class KingReturns(PhaseStep):
    """After a general scoring the King comes back, in Portugal; the Grande that was King stays where it is."""

    def run(self, game: Position, seat: i64) -> None:
        if number(game, CROWNED) != NOBODY:
            atoms.set_state(game, slot_of(game, CROWNED), NOBODY)
            if game.events is not None:
                atoms.tell_marker(game, "king_returned", NOBODY, "king", CASTILLO, PORTUGAL, REVOLUTION)
            atoms.set_king(game, PORTUGAL)


class Crowned(Modifier):
    """Whose Grande is King."""

    def stand_in(self, game: Position, answer: i64) -> i64:
        return game.state[self.slot + CROWNED] if game.state[self.slot + CROWNED] != NOBODY else answer


class CrownShown(Presenter):
    """The crown, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        owner = int(game.state[self.slot + CROWNED])
        if owner == NOBODY:
            return answer
        return [*answer, {"id": "crown", "kind": "crown", "on": f"grande-{owner}", "owner": owner}]


# -- the pact ------------------------------------------------------------------------------------------------


class Pact(Effect):
    """Place or move all mobile scoreboards, in any order."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickForPact(seat, 0))

    def possible(self, game: Position, seat: i64) -> bool:
        return len(PickForPact(seat, 0).options(game)) > 1


@mypyc_attr(acyclic=True)
class PickForPact(Frame):
    """Which scoreboard next? Not one in the King's region; `moved` is the mask of those that have been moved."""

    shown = ("moved",)
    quiet = True

    def __init__(self, seat: i64, moved: i64) -> None:
        super().__init__(seat)
        self.moved: i64 = moved

    def options(self, game: Position) -> list[int]:
        left = [board for board in movable_scoreboards(game) if not self.moved >> board & 1]
        return [*[packed(MARKER, board) for board in left], PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(PickForPact(self.seat, self.moved | 1 << a_of(action)))
            game.push(MoveScoreboard(self.seat, a_of(action)))

    def rule(self, game: Position) -> str:
        return PACT
