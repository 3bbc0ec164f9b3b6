"""Moving caballeros: pick one, say where it goes, again and again (EG-5, "Moving"); and placing them (EG-5.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import (
    PickPiece,
    Travel,
    add_pieces,
    add_pieces_of,
    owners_from,
)
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, seat

ANY_NUMBER: Final = 99
"""Stands for as many as one likes."""


@mypyc_attr(acyclic=True, free_list_len=1)
class PickCaballero(PickPiece):
    """Pick up a caballero, or stop.

    How many own, foreign and of any owner may still be moved; out of one region, or of any.
    """

    shown = ("own", "foreign", "either", "source")

    def __init__(self, seat: i64, own: i64, foreign: i64, either: i64, source: i64) -> None:
        super().__init__(seat)
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.either: i64 = either
        self.source: i64 = source

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        for owner in owners_from(game, self.seat):
            if self.either + (self.own if game.book.holder(game, owner) == self.seat else self.foreign) > 0:
                if self.source == NOWHERE:
                    add_pieces(game, owner, out)
                else:
                    add_pieces_of(game, owner, self.source, out)
        if out and self.own + self.either > 0 and game.book.on_turn_actions:
            out += game.book.turn_actions(game, self.seat)
        out.append(PASS)
        return out

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        own, foreign, either = self.own, self.foreign, self.either
        mine = game.book.holder(game, owner) == self.seat
        if mine and own > 0:
            own -= 1
        elif not mine and foreign > 0:
            foreign -= 1
        else:
            either -= 1
        if own + foreign + either > 0:
            game.push(PickCaballero(self.seat, own, foreign, either, self.source))
        game.push(MoveCaballero(self.seat, owner, place, kind))

    def prompt_args(self, game: Position) -> dict[str, object]:
        own = int(self.own) if self.own < game.book.caballeros_each else "any"
        return {"own": own, "foreign": int(self.foreign), "either": int(self.either)}


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveCaballero(Frame):
    """Say where the picked caballero goes: any other region but the King's, or the Castillo.

    This announces the step.
    """

    shown = ("owner", "source", "kind")
    usual_rule = "EG-5"

    def __init__(self, seat: i64, owner: i64, source: i64, kind: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.source: i64 = source
        self.kind: i64 = kind

    def options(self, game: Position) -> list[int]:
        book = game.book
        actions = book.to_actions
        out: list[int] = [actions[p] for p in book.board_places if p != self.source and book.enterable(game, p)]
        if book.on_moves_within and book.moves_within(game, self.owner, self.kind, self.source):
            out.append(actions[self.source])
        return out

    def choose(self, game: Position, action: i64) -> None:
        step = Travel(self.seat, atoms.MOVED, self.owner, self.kind, self.source, a_of(action))
        game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat(self.owner), "from": game.named(self.source)}

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == game.book.place_ids[self.source]:
            return game.book.shown.why_stays(game, self.owner, self.kind, self.source)
        return why_no_target(game, target)


@mypyc_attr(acyclic=True)
class NameSource(Frame):
    """EG-5.6, EG-5.7: name the region out of which caballeros may be moved; `own` and `either` say how many."""

    shown = ("own", "either")
    usual_rule = "EG-5"

    def __init__(self, seat: i64, own: i64, either: i64) -> None:
        super().__init__(seat)
        self.own: i64 = own
        self.either: i64 = either

    def options(self, game: Position) -> list[int]:
        book = game.book
        owners = [owner for owner in book.owners if self.either > 0 or book.holder(game, owner) == self.seat]
        regions = [r for r in book.regions if any(book.holds_pieces(game, owner, r) for owner in owners)]
        return [*[book.name_actions[region] for region in regions], PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryNamedSource(self.seat, self.own, self.either, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"whose": "any" if self.either else "own"}

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class CarryNamedSource(Step):
    """The region is named: now pick caballeros there."""

    shown = ("own", "either", "place")

    def __init__(self, seat: i64, own: i64, either: i64, place: i64) -> None:
        super().__init__(seat)
        self.own: i64 = own
        self.either: i64 = either
        self.place: i64 = place

    def step_args(self, game: Position) -> dict[str, object]:
        return {"place": game.named(self.place)}

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.place)

    def run(self, game: Position) -> None:
        game.push(PickCaballero(self.seat, self.own, 0, self.either, self.place))
