"""Moving caballeros: pick one, say where it goes, again and again (EG-5, "Moving")."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import add_pieces, add_pieces_of, owners_from
from castillo.el_grande.frames.travel import Travel
from castillo.el_grande.places import BLACK, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source, why_no_target, why_stays
from castillo.kernel.actions import NAME, PASS, PIECE, a_of, action, b_of, c_of, verb_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, place, seat
from castillo.kernel.window import BEFORE_STEP


@mypyc_attr(acyclic=True)
class PickCaballero(Frame):
    """Pick up a caballero, or stop.

    How many own, foreign and of any owner may still be moved; out of one region, or of any.
    """

    __slots__ = ("own", "foreign", "either", "source")
    shown = ("own", "foreign", "either", "source")

    def __init__(self, seat: i64, own: i64, foreign: i64, either: i64, source: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.either: i64 = either
        self.source: i64 = source

    def ints(self) -> list[int]:
        return [self.own, self.foreign, self.either, self.source]

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        for owner in owners_from(game, self.seat):
            if self.either + (self.own if game.book.holder(game, owner) == self.seat else self.foreign) > 0:
                if self.source == NOWHERE:
                    add_pieces(game, owner, out)
                else:
                    add_pieces_of(game, owner, self.source, out)
        if out and self.own + self.either > 0 and game.book.on_between_moves:
            out += game.book.between_moves(game, self.seat)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if verb_of(action) != PIECE:
            game.push(self)
            game.book.turn_act(game, self.seat, action)
            return
        owner = a_of(action)
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
        game.push(MoveCaballero(self.seat, owner, b_of(action), c_of(action)))

    def prompt_args(self, game: Position) -> dict[str, object]:
        own = int(self.own) if self.own < game.book.caballeros_each else "any"
        return {"own": own, "foreign": int(self.foreign), "either": int(self.either)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class MakeFreeChoice(Step):
    """A free choice that was announced is made: so many of one's own may be moved."""

    __slots__ = ("up_to",)
    shown = ("up_to",)

    def __init__(self, seat: i64, up_to: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.up_to: i64 = up_to

    def ints(self) -> list[int]:
        return [self.up_to]

    def run(self, game: Position) -> None:
        game.push(PickCaballero(self.seat, self.up_to, 0, 0, NOWHERE))


@mypyc_attr(acyclic=True)
class PickBlack(Frame):
    """Pick up a black caballero, or stop; so many may still be moved."""

    __slots__ = ("left",)
    shown = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.left: i64 = left

    def ints(self) -> list[int]:
        return [self.left]

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        add_pieces(game, BLACK, out)
        if out and game.book.on_between_moves:
            out += game.book.between_moves(game, self.seat)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if verb_of(action) != PIECE:
            game.push(self)
            game.book.turn_act(game, self.seat, action)
            return
        if self.left > 1:
            game.push(PickBlack(self.seat, self.left - 1))
        game.push(MoveCaballero(self.seat, BLACK, b_of(action), c_of(action)))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(self.left)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class MoveCaballero(Frame):
    """Say where the picked caballero goes: any other region but the King's, or the Castillo.

    This announces the step.
    """

    __slots__ = ("owner", "source", "kind")
    shown = ("owner", "source", "kind")

    def __init__(self, seat: i64, owner: i64, source: i64, kind: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.owner: i64 = owner
        self.source: i64 = source
        self.kind: i64 = kind

    def ints(self) -> list[int]:
        return [self.owner, self.source, self.kind]

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
        return {"owner": seat(self.owner), "from": place(game.book.place_ids[self.source])}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == game.book.place_ids[self.source]:
            return why_stays(game, self.owner, self.kind, self.source)
        return why_no_target(game, target)


@mypyc_attr(acyclic=True)
class NameSource(Frame):
    """EG-5.6, EG-5.7: name the region out of which caballeros may be moved; `own` and `either` say how many."""

    __slots__ = ("own", "either")
    shown = ("own", "either")

    def __init__(self, seat: i64, own: i64, either: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.own: i64 = own
        self.either: i64 = either

    def ints(self) -> list[int]:
        return [self.own, self.either]

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        for region in game.book.regions:
            found: list[int] = []
            for owner in game.book.owners:
                if self.either > 0 or game.book.holder(game, owner) == self.seat:
                    add_pieces_of(game, owner, region, found)
            if found:
                out.append(action(NAME, region))
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryNamedSource(self.seat, self.own, self.either, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"whose": "any" if self.either else "own"}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class CarryNamedSource(Step):
    """The region is named: now pick caballeros there."""

    __slots__ = ("own", "either", "place")
    shown = ("own", "either", "place")

    def __init__(self, seat: i64, own: i64, either: i64, place: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.own: i64 = own
        self.either: i64 = either
        self.place: i64 = place

    def ints(self) -> list[int]:
        return [self.own, self.either, self.place]

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.place)

    def run(self, game: Position) -> None:
        game.push(PickCaballero(self.seat, self.own, 0, self.either, self.place))
