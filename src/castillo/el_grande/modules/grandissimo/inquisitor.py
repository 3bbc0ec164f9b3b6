"""The General Inquisitor (GR-4.4): his holder commands the black caballeros until the next general scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import Travel, add_pieces_of
from castillo.el_grande.frames.special import BeginSpecial, start_beside
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.modules.grandissimo.persons import PERSON_MARKERS, take_person
from castillo.el_grande.modules.grandissimo.state import INQUIRED, INQUISITOR, QUEEN, number, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import BLACK, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import MARKER
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, b_of, c_of
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

RULE: Final = "GR-4.4"
INQUISITOR_CARD: Final = 423
"""His number as a card (never reused)."""
USE_INQUISITOR: Final = MARKER << 24 | (PERSON_MARKERS + INQUISITOR - QUEEN) << 16


class TakeInquisitor(Effect):
    """GR-3.14: take the General Inquisitor."""

    def start(self, game: Position, seat: i64) -> None:
        take_person(game, seat, INQUISITOR - QUEEN, "GR-3.14")
        atoms.set_state(game, slot_of(game, INQUIRED), 0)  # whoever had him before may have used him in this round

    def possible(self, game: Position, seat: i64) -> bool:
        return number(game, INQUISITOR) != seat


class Inquire(Effect):
    """What he does, once a round: he sends the black caballeros out."""

    def announced(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, INQUIRED), 1)

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickMercenary(seat, game.book.black_caballeros, NOWHERE))


class InquisitorGoes(PhaseStep):
    """After a general scoring he lies beside the board again."""

    def run(self, game: Position, seat: i64) -> None:
        if number(game, INQUISITOR) != NOBODY:
            atoms.set_state(game, slot_of(game, INQUISITOR), NOBODY)
            if game.events is not None:
                game.tell(Event("grandissimo-log-inquisitor_gone", {}, RULE))


class BlackTroops(Modifier):
    """Black ones count as the holder's; once a round, in their turn, the holder sends them out."""

    def black_holder(self, game: Position, answer: i64) -> i64:
        holder = number(game, INQUISITOR)
        return holder if holder != NOBODY else answer

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        may_use = number(game, INQUISITOR) == seat and not number(game, INQUIRED)
        if may_use and isinstance(game.frames[-1], TakeTurn) and movable(game, NOWHERE):
            return [*answer, USE_INQUISITOR]
        return answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if action != USE_INQUISITOR:
            return answer
        start_beside(game, INQUISITOR_CARD, BeginSpecial(seat, INQUISITOR_CARD))
        return True


def movable(game: Position, arrived: i64) -> list[int]:
    """The black ones that can move, as actions; one that has just arrived does not move again."""
    out: list[int] = []
    for region in game.book.regions:
        if region != arrived or game.count(BLACK, region) > 1:
            add_pieces_of(game, BLACK, region, out)
    return out


@mypyc_attr(acyclic=True)
class PickMercenary(Frame):
    """Which black caballero moves? `arrived` is where one has just gone."""

    shown = ("left", "arrived")

    def __init__(self, seat: i64, left: i64, arrived: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.arrived: i64 = arrived

    def options(self, game: Position) -> list[int]:
        out = movable(game, self.arrived)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(MoveMercenary(self.seat, self.left, b_of(action)))

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class MoveMercenary(Frame):
    """Where does it go? Any other region but the King's, or the Castillo."""

    shown = ("left", "source")

    def __init__(self, seat: i64, left: i64, source: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.source: i64 = source

    def options(self, game: Position) -> list[int]:
        book = game.book
        return [book.to_actions[p] for p in book.board_places if p != self.source and book.enterable(game, p)]

    def choose(self, game: Position, action: i64) -> None:
        game.announce(SendMercenary(self.seat, self.left, self.source, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"from": game.named(self.source)}

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_target(game, target, self.source)


@mypyc_attr(acyclic=True)
class SendMercenary(Step):
    """It goes, and then the next one."""

    shown = ("left", "source", "target")

    def __init__(self, seat: i64, left: i64, source: i64, target: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.source: i64 = source
        self.target: i64 = target

    def step_args(self, game: Position) -> dict[str, object]:
        return {"place": game.named(self.target)}

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.source) and game.book.enterable(game, self.target)

    def lost(self, game: Position) -> None:
        if self.left > 1:
            game.push(PickMercenary(self.seat, self.left - 1, NOWHERE))

    def run(self, game: Position) -> None:
        if self.left > 1:
            game.push(PickMercenary(self.seat, self.left - 1, self.target))
        game.push(PickCompanion(self.seat, self.source, self.target))
        atoms.travel(game, self.seat, atoms.MOVED, BLACK, 0, self.source, self.target, 1)


@mypyc_attr(acyclic=True)
class PickCompanion(Frame):
    """Who goes along? One of the same region; a foreign one is asked for."""

    shown = ("source", "target")
    quiet = True

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.target: i64 = target

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        for i in range(game.seats):
            add_pieces_of(game, (self.seat + i) % game.seats, self.source, out)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        owner = a_of(action)
        if owner == self.seat:
            step = Travel(owner, atoms.MOVED, owner, c_of(action), self.source, self.target)
            game.announce(step, BEFORE_STEP)
        else:
            game.push(Consent(owner, self.seat, c_of(action), self.source, self.target))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"from": game.named(self.source), "to": game.named(self.target)}

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class Consent(Frame):
    """Does the owner let their caballero go along?"""

    shown = ("by", "kind", "source", "target")

    def __init__(self, seat: i64, by: i64, kind: i64, source: i64, target: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by
        self.kind: i64 = kind
        self.source: i64 = source
        self.target: i64 = target

    def options(self, game: Position) -> list[int]:
        return [game.book.to_actions[self.target], PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            step = Travel(self.by, atoms.MOVED, self.seat, self.kind, self.source, self.target)
            game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"other": seat_ref(self.by), "from": game.named(self.source), "to": game.named(self.target)}

    def rule(self, game: Position) -> str:
        return RULE
