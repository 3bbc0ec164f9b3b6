"""Queen and Jester (GR-4.1 to GR-4.3): who takes them, and what they do in that player's turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import Travel
from castillo.el_grande.frames.special import start_beside
from castillo.el_grande.modules.grandissimo.board import GUESTS, SHIP_TILES
from castillo.el_grande.modules.grandissimo.state import (
    INQUISITOR,
    JESTER,
    QUEEN,
    QUEEN_USED,
    first_game,
    number,
    slot_of,
)
from castillo.el_grande.moments import BEFORE_MOVE, BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.verbs import MARKER, MORE, SEAT
from castillo.el_grande.why import why_no_target
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.actions import action as packed
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text, marker
from castillo.kernel.text import seat as seat_ref

PERSON_MARKERS: Final = 50
"""The number of the Queen in actions; the Jester and the General Inquisitor follow."""

QUEEN_CARD: Final = 421
JESTER_CARD: Final = 422
"""Their numbers as cards (never reused): using one is a special action, beside that of the card in play (GR-4)."""

PERSONS: Final = ("queen", "jester", "general_inquisitor")
# what bots think of them
HELP: Final = (0.6, 0.4)  # points a round, of Queen and Jester

NAMES: Final = tuple((PERSON_MARKERS + i, name) for i, name in enumerate(PERSONS))


def take_person(game: Position, seat: i64, which: i64, rule: str) -> None:
    """A person card goes to a seat, from beside the board or from another player."""
    atoms.set_state(game, slot_of(game, QUEEN + which), seat)
    if game.events is not None:
        args: dict[str, object] = {"seat": seat_ref(seat), "person": marker(PERSONS[which])}
        game.tell(Event("grandissimo-log-person_taken", args, rule))


class QueensHelp(Effect):
    """What she brings, once a turn: one more from the Province, or one more placed."""

    def announced(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, QUEEN_USED), 1)


# -- taking them -----------------------------------------------------------------------------------------------


def open_persons(game: Position, seat: i64) -> list[int]:
    """Of Queen and Jester those that a seat does not have."""
    return [which for which in range(2) if number(game, QUEEN + which) != seat]


class TakePerson(Effect):
    """Take the Queen or the Jester."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickPerson(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(open_persons(game, seat))


@mypyc_attr(acyclic=True)
class PickPerson(Frame):
    """Queen or Jester?"""

    def options(self, game: Position) -> list[int]:
        out = [packed(MARKER, PERSON_MARKERS + which) for which in open_persons(game, self.seat)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryPerson(self.seat, a_of(action) - PERSON_MARKERS), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "GR-4.1"


@mypyc_attr(acyclic=True)
class CarryPerson(Step):
    """The card is taken."""

    shown = ("which",)

    def __init__(self, seat: i64, which: i64) -> None:
        super().__init__(seat)
        self.which: i64 = which

    def run(self, game: Position) -> None:
        take_person(game, self.seat, self.which, "GR-4.1")


# -- the Queen ---------------------------------------------------------------------------------------------------


class QueenHelps(PhaseStep):
    """At the start of a turn: one more from the Province now, or one more placed later."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, QUEEN_USED), 0)
        if number(game, QUEEN) == seat and game.count(seat, PROVINCE) > 0:
            game.push(AskQueen(seat))


@mypyc_attr(acyclic=True)
class AskQueen(Frame):
    """One more from the Province, or one more placed?"""

    def options(self, game: Position) -> list[int]:
        return [packed(MORE), PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            start_beside(game, QUEEN_CARD, Travel(self.seat, atoms.TO_COURT, self.seat, 0, PROVINCE, COURT))

    def rule(self, game: Position) -> str:
        return "GR-4.2"


# -- the Jester --------------------------------------------------------------------------------------------------


class JesterHelps(PhaseStep):
    """At the start of a turn: one from the Province may go to another player's Court."""

    def run(self, game: Position, seat: i64) -> None:
        if number(game, JESTER) == seat and game.count(seat, PROVINCE) > 0:
            game.push(SendGuest(seat))


@mypyc_attr(acyclic=True)
class SendGuest(Frame):
    """To whose Court?"""

    def options(self, game: Position) -> list[int]:
        out = [packed(SEAT, (self.seat + i) % game.seats) for i in range(1, game.seats)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            host = GUESTS + a_of(action)
            start_beside(game, JESTER_CARD, Travel(self.seat, atoms.MOVED, self.seat, 0, PROVINCE, host))

    def rule(self, game: Position) -> str:
        return "GR-4.3"


class PlaceGuests(PhaseStep):
    """At the start of a turn: foreign caballeros that wait at one's Court go where one says."""

    def run(self, game: Position, seat: i64) -> None:
        if game.crowd(GUESTS + seat) > 0:
            game.push(PlaceGuest(seat))


@mypyc_attr(acyclic=True)
class PlaceGuest(Frame):
    """Where does the next one go? Anywhere but the King's region."""

    def guest(self, game: Position) -> i64:
        """Whose it is: clockwise, the host's left neighbour first."""
        for i in range(1, game.seats):
            owner = (self.seat + i) % game.seats
            if game.count(owner, GUESTS + self.seat) > 0:
                return owner
        return NOBODY

    def options(self, game: Position) -> list[int]:
        book = game.book
        return [book.to_actions[p] for p in book.placing_places if book.enterable(game, p)]

    def choose(self, game: Position, action: i64) -> None:
        step = SeeGuestOff(self.seat, atoms.MOVED, self.guest(game), 0, GUESTS + self.seat, a_of(action))
        game.announce(step, BEFORE_MOVE)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat_ref(self.guest(game))}

    def rule(self, game: Position) -> str:
        return "GR-4.3"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_target(game, target)


@mypyc_attr(acyclic=True)
class SeeGuestOff(Travel):
    """A guest goes, then the next. All must: where the King has just shown himself he goes elsewhere."""

    def run(self, game: Position) -> None:
        super().run(game)
        self.lost(game)

    def lost(self, game: Position) -> None:
        if game.crowd(self.source) > 0:
            game.push(PlaceGuest(self.seat))


class Persons(Presenter):
    """Who has which person card, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for which, name in enumerate(PERSONS):
            if QUEEN + which == INQUISITOR and first_game(game):
                continue
            holder = number(game, QUEEN + which)
            found.append({"id": name, "kind": "person", "seat": int(holder) if holder != NOBODY else None})
        return answer + found

    def prospects(self, game: Position, at_court: float, answer: list[float]) -> list[float]:
        """A person helps in every round to come; caballeros aboard are worth what they are at the Court."""
        rounds = float(len([number_of_round for number_of_round in game.book.track if number_of_round > game.round]))
        for seat in range(game.seats):
            aboard = game.count(seat, SHIP_TILES) + game.count(seat, SHIP_TILES + 1)
            answer[seat] += at_court * float(aboard)
            for which in range(2):
                if number(game, QUEEN + which) == seat:
                    answer[seat] += HELP[which] * rounds
        return answer
