"""KI-4.73: a bridge between two bordering regions, and one caballero on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import add_pieces_of
from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.modules.players_edition.state import (
    BRIDGE,
    BRIDGE_ENDS,
    BRIDGE_OWNER,
    BRIDGE_ROUND,
    number,
    slot_of,
)
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, action, b_of, c_of
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.text import Text

RULE: Final = "KI-4.73"


def ends(game: Position) -> list[int]:
    """The two regions that the bridge joins."""
    return [number(game, BRIDGE_ENDS), number(game, BRIDGE_ENDS + 1)]


def build(game: Position, seat: i64, one: i64, other: i64) -> None:
    """The bridge goes between two regions; whoever stood on it goes to the Court, one's own caballero steps on it."""
    take_off(game)
    for i, value in enumerate([one, other, seat, game.round]):
        atoms.set_state(game, slot_of(game, BRIDGE_ENDS + i), value)
    atoms.travel(game, seat, atoms.PLACED, seat, 0, COURT, BRIDGE, 1)
    if game.events is not None:
        args: dict[str, object] = {"seat": {"seat": int(seat)}, "one": game.named(one), "other": game.named(other)}
        game.tell(Event("players_edition-log-bridge_built", args, RULE))


def take_off(game: Position) -> None:
    """The bridge goes, and its caballero to the Court."""
    owner = number(game, BRIDGE_OWNER)
    if owner == NOBODY:
        return
    atoms.travel(game, owner, atoms.TO_COURT, owner, 0, BRIDGE, COURT, 1)
    for i, value in enumerate([NOWHERE, NOWHERE, NOBODY, 0]):
        atoms.set_state(game, slot_of(game, BRIDGE_ENDS + i), value)


class CrossBridge(PhaseStep):
    """Right before one's turn, in rounds after the one in which the bridge was built."""

    def run(self, game: Position, seat: i64) -> None:
        if number(game, BRIDGE_OWNER) == seat and number(game, BRIDGE_ROUND) < game.round:
            game.push(UseBridge(seat, 0, 0, 0))


@mypyc_attr(acyclic=True)
class UseBridge(Frame):
    """Own caballeros cross the bridge, each once: so many equal ones have arrived in its first and second region.

    `crossed`: the one who is told apart from his equals has.
    """

    shown = ("arrived_first", "arrived_second", "crossed")

    def __init__(self, seat: i64, arrived_first: i64, arrived_second: i64, crossed: i64) -> None:
        super().__init__(seat)
        self.arrived_first: i64 = arrived_first
        self.arrived_second: i64 = arrived_second
        self.crossed: i64 = crossed

    def crossing(self, game: Position, source: i64, target: i64, arrived: i64) -> list[int]:
        """Who may cross from one end to the other."""
        out: list[int] = []
        if not game.book.enterable(game, target):
            return out
        add_pieces_of(game, self.seat, source, out)
        him = game.book.apart(game, self.seat, source)
        waiting = game.count(self.seat, source) - (1 if him else 0) > arrived
        return [piece for piece in out if (not self.crossed if is_apart(him, piece) else waiting)]

    def options(self, game: Position) -> list[int]:
        one, other = ends(game)
        out: list[int] = []
        if not game.book.taboo(game, one) and not game.book.taboo(game, other):
            out = self.crossing(game, one, other, self.arrived_first)
            out += self.crossing(game, other, one, self.arrived_second)
        out.append(action(PIECE, self.seat, BRIDGE))
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if b_of(action) == BRIDGE:
            take_off(game)
            return
        one, other = ends(game)
        source, target = (one, other) if b_of(action) == one else (other, one)
        him = is_apart(game.book.apart(game, self.seat, source), action)
        arrived = int(not him and game.book.fits(game, target, 1))  # whoever does not fit goes to the Court
        back, forth = (0, arrived) if source == one else (arrived, 0)
        crossed = 1 if him else self.crossed
        game.push(UseBridge(self.seat, self.arrived_first + back, self.arrived_second + forth, crossed))
        atoms.travel(game, self.seat, atoms.MOVED, self.seat, c_of(action), source, target, 1)

    def prompt_args(self, game: Position) -> dict[str, object]:
        one, other = ends(game)
        return {"one": game.named(one), "other": game.named(other)}

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


def is_apart(him: i64, piece: i64) -> bool:
    """Whether an action picks the one who is told apart, who is this (0: nobody is)."""
    return him != 0 and c_of(piece) == him & SHOWN


class ScoreBridge(PhaseStep):
    """At each general scoring the bridge pays its owner."""

    def run(self, game: Position, seat: i64) -> None:
        owner = number(game, BRIDGE_OWNER)
        if owner != NOBODY:
            points = game.book.values.number(game.book.key_of("power/bridge"), "points")
            atoms.award(game, owner, points, "players_edition-log-bridge_paid", RULE)
