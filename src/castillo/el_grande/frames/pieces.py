"""Caballeros that are picked up, and go somewhere: to the Province (EG-5.13, EG-5.14), into the Castillo, anywhere."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.moments import BEFORE_MOVE, BEFORE_STEP
from castillo.el_grande.places import BLACK, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, VERB, A, B, a_of, action, b_of, c_of, verb_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref


@mypyc_attr(acyclic=True)
class PickPiece(Frame):
    """Pick up a caballero, or stop; what else a turn allows may be done between two."""

    usual_rule = "EG-5"

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        """A caballero has been picked: push or announce what follows."""
        raise NotImplementedError

    def choose(self, game: Position, action: i64) -> None:
        if verb_of(action) == PIECE:
            self.picked(game, a_of(action), b_of(action), c_of(action))
        elif action != PASS:
            game.push(self)
            game.book.act_aside(game, self.seat, action)

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class PickSome(PickPiece):
    """So many may, or must, still be picked up."""

    shown = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left


def add_pieces(game: Position, owner: i64, out: list[int]) -> None:
    """Add an owner's caballeros in regions, the King's region excepted."""
    book, boxed = game.book, cast(list[Any], out)
    base = owner * book.stride
    for place in book.regions:
        if book.tells_apart:
            add_pieces_of(game, owner, place, out)
        elif game.caballeros[base + place] > 0 and not book.taboo(game, place):
            boxed.append(book.piece_actions[base + place])


def add_pieces_of(game: Position, owner: i64, place: i64, out: list[int]) -> None:
    """Add an owner's caballeros in one region, each kind that can be told apart."""
    book = game.book
    if game.caballeros[owner * game.stride + place] > 0 and not book.taboo(game, place):
        boxed, plain = cast(list[Any], out), book.piece_actions[owner * book.stride + place]
        if not book.tells_apart:
            boxed.append(plain)
            return
        for kind in book.kinds_of(game, owner, place):
            if kind & SHOWN:
                out.append(PIECE << VERB | owner << A | place << B | kind & SHOWN)
            else:
                boxed.append(plain)


def has_pieces(game: Position, owner: i64) -> bool:
    """Whether an owner has a caballero in a region, the King's region excepted."""
    return any(game.book.holds_pieces(game, owner, place) for place in game.book.regions)


def own_pieces(game: Position, seat: i64) -> list[int]:
    """A seat's caballeros in regions; black ones are not among them, even if they are its own."""
    out: list[int] = []
    add_pieces(game, seat, out)
    return out


def held_by(game: Position, seat: i64) -> list[int]:
    """The owners whose caballeros a seat moves as its own: itself, and perhaps the black ones'."""
    return [seat, BLACK] if game.book.black_caballeros and game.book.black_holder(game) == seat else [seat]


def owners_from(game: Position, seat: i64) -> list[int]:
    """All owners of caballeros, a seat first, then clockwise, the black ones last."""
    owners = [(seat + i) % game.seats for i in range(game.seats)]
    return [*owners, BLACK] if game.book.black_caballeros else owners


@mypyc_attr(acyclic=True, free_list_len=1)
class Travel(Step):
    """One caballero goes from one place to another. `seat` is whose doing it is, `what` the verb (see atoms)."""

    shown = ("what", "owner", "kind", "source", "target")

    def __init__(self, seat: i64, what: i64, owner: i64, kind: i64, source: i64, target: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.owner: i64 = owner
        self.kind: i64 = kind
        self.source: i64 = source
        self.target: i64 = target

    def step_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat_ref(self.owner), "from": game.named(self.source), "to": game.named(self.target)}

    def possible(self, game: Position) -> bool:
        book = game.book
        if game.count(self.owner, self.source) == 0 or book.taboo(game, self.source):
            return False
        return self.source == self.target or book.enterable(game, self.target)

    def run(self, game: Position) -> None:
        atoms.travel(game, self.seat, self.what, self.owner, self.kind, self.source, self.target, 1)


def carry_out_watched(game: Position, step: Step) -> None:
    """A part of a turn that is no special action: announced only where some window watches every move."""
    if game.book.watched_moves:
        game.announce(step, BEFORE_MOVE)
    else:
        step.run(game)


@mypyc_attr(acyclic=True, free_list_len=1)
class TravelEach(Step):
    """Several go, one after the other; where nobody may stop them they go together."""

    shown = ("what", "owner", "source", "target", "many")

    def __init__(self, seat: i64, what: i64, owner: i64, source: i64, target: i64, many: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.owner: i64 = owner
        self.source: i64 = source
        self.target: i64 = target
        self.many: i64 = many

    def run(self, game: Position) -> None:
        count = min(self.many, game.count(self.owner, self.source))
        if count <= 0:
            return
        if not game.may_react(BEFORE_STEP):
            atoms.travel(game, self.seat, self.what, self.owner, 0, self.source, self.target, count)
            return
        if count > 1:
            game.push(TravelEach(self.seat, self.what, self.owner, self.source, self.target, count - 1))
        game.announce(Travel(self.seat, self.what, self.owner, 0, self.source, self.target), BEFORE_STEP)


@mypyc_attr(acyclic=True)
class PickVictim(PickPiece):
    """EG-5.13: choose at most one of an opponent's caballeros in a region; it returns to the Province."""

    shown = ("opponent",)
    usual_rule = "EG-5.13"

    def __init__(self, seat: i64, opponent: i64) -> None:
        super().__init__(seat)
        self.opponent: i64 = opponent

    def options(self, game: Position) -> list[int]:
        return [*own_pieces(game, self.opponent), PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        game.announce(Travel(self.seat, atoms.RETURNED, owner, kind, place, PROVINCE), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"opponent": seat_ref(self.opponent)}


@mypyc_attr(acyclic=True)
class ReturnOwn(PickSome):
    """EG-5.14: return own caballeros, from regions and the Court; all of them if there are fewer."""

    usual_rule = "EG-5.14"

    def options(self, game: Position) -> list[int]:
        at_court = [action(PIECE, self.seat, COURT)] if game.count(self.seat, COURT) > 0 else []
        return at_court + own_pieces(game, self.seat) or [PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        if self.left > 1:
            game.push(ReturnOwn(self.seat, self.left - 1))
        game.announce(Travel(self.seat, atoms.RETURNED, owner, kind, place, PROVINCE), BEFORE_STEP)
