"""Ship and prison (GR-2): symbols on cards, each a part of the special action."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.figures import MoveKing as KingsMove
from castillo.el_grande.frames.naming import CarryOutAt
from castillo.el_grande.frames.pieces import Travel, TravelEach, add_pieces, has_pieces, owners_from
from castillo.el_grande.modules.grandissimo.board import GUESTS, MOST_SHIPS, PRISON, SHIP_TILES
from castillo.el_grande.modules.grandissimo.state import SHIPS, first_game, number, slot_of
from castillo.el_grande.modules.shared.words import MoveKing
from castillo.el_grande.moments import BEFORE_MOVE, BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import BLACK, COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import MARKER
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, b_of, c_of
from castillo.kernel.actions import action as packed
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text, marker, place
from castillo.kernel.text import seat as seat_ref

SHIP_MARKERS: Final = 48
"""The number of the first ship in actions."""

PARDON_MARKER: Final = 54
PARDON_FIRST: Final = MARKER << 24 | PARDON_MARKER << 16
NAMES: Final = (*((SHIP_MARKERS + i, f"ship_{i + 1}") for i in range(MOST_SHIPS)), (PARDON_MARKER, "pardon"))


# -- ships ---------------------------------------------------------------------------------------------------


def ships(game: Position) -> i64:
    """GR-1.4: how many ships are in the game."""
    if first_game(game):
        return 0
    field = "two_players" if game.seats == 2 else "more_players"
    return min(MOST_SHIPS, game.book.values.number(game.book.key_of("ships"), field))


def takeable(game: Position, seat: i64) -> list[int]:
    """A free ship; where all are with opponents, those."""
    holders = [number(game, SHIPS + i) for i in range(ships(game))]
    if NOBODY in holders:
        return [holders.index(NOBODY)]
    return list(range(len(holders))) if seat not in holders else []


class TakeShip(Effect):
    """GR-2.1: ships may be taken to one's Court."""

    word = "ship"

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def start(self, game: Position, seat: i64) -> None:
        for _ in range(self.count):
            game.push(PickShip(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return self.count > 0 and bool(takeable(game, seat))


@mypyc_attr(acyclic=True)
class PickShip(Frame):
    """Which ship, or none?"""

    quiet = True

    def options(self, game: Position) -> list[int]:
        out = [packed(MARKER, SHIP_MARKERS + i) for i in takeable(game, self.seat)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryShip(self.seat, a_of(action) - SHIP_MARKERS), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "GR-2.1"


@mypyc_attr(acyclic=True)
class CarryShip(Step):
    """The ship changes hands; whoever stood on it goes to their own Court."""

    shown = ("ship",)

    def __init__(self, seat: i64, ship: i64) -> None:
        super().__init__(seat)
        self.ship: i64 = ship

    def run(self, game: Position) -> None:
        tile = SHIP_TILES + self.ship
        for owner in range(game.seats):
            atoms.travel(game, self.seat, atoms.TO_COURT, owner, 0, tile, COURT, game.count(owner, tile))
        atoms.set_state(game, slot_of(game, SHIPS + self.ship), self.seat)
        if game.events is not None:
            args: dict[str, object] = {"seat": seat_ref(self.seat), "ship": marker(f"ship_{self.ship + 1}")}
            game.tell(Event("grandissimo-log-ship_taken", args, "GR-2.1"))


class UnloadShips(PhaseStep):
    """At the start of a turn."""

    def run(self, game: Position, seat: i64) -> None:
        for ship in range(MOST_SHIPS - 1, -1, -1):
            if number(game, SHIPS + ship) == seat and game.count(seat, SHIP_TILES + ship) > 0:
                game.push(Unload(seat, ship, 0))


@mypyc_attr(acyclic=True)
class Unload(Frame):
    """All of a ship go ashore, each to a coastal region, or all stay; `begun`: the first has gone."""

    shown = ("ship", "begun")

    def __init__(self, seat: i64, ship: i64, begun: i64) -> None:
        super().__init__(seat)
        self.ship: i64 = ship
        self.begun: i64 = begun

    def options(self, game: Position) -> list[int]:
        book = game.book
        out: list[int] = [book.to_actions[p] for p in book.coast if book.enterable(game, p)]
        if not self.begun or not out:
            out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        step = Land(self.seat, atoms.MOVED, self.seat, 0, SHIP_TILES + self.ship, a_of(action))
        game.announce(step, BEFORE_MOVE)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {
            "ship": marker(f"ship_{self.ship + 1}"),
            "left": int(game.count(self.seat, SHIP_TILES + self.ship)),
            "begun": "yes" if self.begun else "no",
        }

    def rule(self, game: Position) -> str:
        return "GR-2.1"

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, NOWHERE)
        if where != NOWHERE and where not in game.book.coast:
            return Text("grandissimo-why-no_coast", {"place": place(target)})
        return why_no_target(game, target)


@mypyc_attr(acyclic=True)
class Land(Travel):
    """One lands, then the others. All must: whose landing is lost, because the King has just shown himself there,
    goes elsewhere."""

    def run(self, game: Position) -> None:
        super().run(game)
        self.lost(game)

    def lost(self, game: Position) -> None:
        if game.count(self.owner, self.source) > 0:
            game.push(Unload(self.seat, self.source - SHIP_TILES, 1))


# -- the prison ----------------------------------------------------------------------------------------------


class Imprison(Effect):
    """GR-2.2: put so many caballeros into the prison, own or foreign; not a black one."""

    word = "prison"

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def start(self, game: Position, seat: i64) -> None:
        if self.possible(game, seat):
            game.push(PickPrisoner(seat, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return self.count > 0 and not first_game(game) and any(has_pieces(game, s) for s in range(game.seats))


@mypyc_attr(acyclic=True)
class PickPrisoner(Frame):
    """Who goes to prison? One may also let it be."""

    shown = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        for owner in owners_from(game, self.seat):
            if owner != BLACK:
                add_pieces(game, owner, out)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.push(PickPrisoner(self.seat, self.left - 1))
        step = Travel(self.seat, atoms.MOVED, a_of(action), c_of(action), b_of(action), PRISON)
        game.announce(step, BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "GR-2.2"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class Pardon(Frame):
    """Who uses the King's Card may name a region, not the King's: all prisoners go there.

    `first`: it comes before the King's move, because the player wants it so.
    """

    shown = ("first",)
    quiet = True

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first: i64 = first

    def options(self, game: Position) -> list[int]:
        book = game.book
        out: list[int] = []
        if game.crowd(PRISON) > 0:  # they may have been pardoned before
            out = [book.name_actions[r] for r in book.regions if book.enterable(game, r)]
        if not self.first or not out:
            out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryPardon(self.seat, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"count": int(game.crowd(PRISON))}

    def rule(self, game: Position) -> str:
        return "GR-2.2"

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        return why_no_target(game, target)


@mypyc_attr(acyclic=True)
class CarryPardon(CarryOutAt):
    """The region is named: the prisoners go there, each a step."""

    def possible(self, game: Position) -> bool:
        return game.book.enterable(game, self.place)

    def run(self, game: Position) -> None:
        for i in range(game.seats - 1, -1, -1):  # the last to go is pushed first
            owner = (self.seat + i) % game.seats
            count = game.count(owner, PRISON)
            game.push(TravelEach(self.seat, atoms.MOVED, owner, PRISON, self.place, count))


# -- bent rules ----------------------------------------------------------------------------------------------


class Symbols(Modifier):
    """Boarding one's ship, pardoning with the King's Card."""

    def placement_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        if seat not in game.state[self.slot + SHIPS : self.slot + SHIPS + MOST_SHIPS]:
            return answer
        return answer + [SHIP_TILES + i for i in range(MOST_SHIPS) if game.state[self.slot + SHIPS + i] == seat]

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        frame = game.frames[-1]
        if not isinstance(frame, KingsMove) or frame.bordering or game.crowd(PRISON) == 0:
            return answer
        return [*answer, PARDON_FIRST]

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if action != PARDON_FIRST:
            return answer
        game.push(Pardon(seat, 1))
        return True


class PardonOffered(Witness):
    """The King's Card pardons."""

    def special_begun(self, game: Position, seat: i64, card: i64) -> None:
        effect = game.book.specials[card]
        if isinstance(effect, MoveKing) and not effect.bordering and game.crowd(PRISON) > 0:
            game.push(Pardon(seat, 0))


class SymbolsShown(Presenter):
    """What lies beside the board, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for i in range(ships(game)):
            holder = number(game, SHIPS + i)
            held = int(holder) if holder != NOBODY else None
            found.append({"id": f"ship_{i + 1}", "kind": "ship", "seat": held, "holds": f"ship_{i + 1}"})
        if not first_game(game):
            found.append({"id": "prison", "kind": "prison", "holds": "prison"})
        hosts = [seat for seat in range(game.seats) if game.crowd(GUESTS + seat) > 0]
        found += [{"id": f"guests_{s}", "kind": "guests", "seat": s, "holds": f"guests_{s}"} for s in hosts]
        return answer + found
