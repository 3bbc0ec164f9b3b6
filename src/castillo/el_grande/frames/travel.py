"""Caballeros on their way, as steps of a special action: each one is announced, then carried out (Q-03)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.position import Position
from castillo.kernel.frame import Step
from castillo.kernel.text import seat as seat_ref


@mypyc_attr(acyclic=True)
class Travel(Step):
    """One caballero goes from one place to another. `seat` is whose doing it is, `what` the verb (see atoms)."""

    __slots__ = ("what", "owner", "kind", "source", "target")
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


@mypyc_attr(acyclic=True)
class TravelEach(Step):
    """Several go, one after the other; where nobody may stop them they go together."""

    __slots__ = ("what", "owner", "source", "target", "count")
    shown = ("what", "owner", "source", "target", "count")

    def __init__(self, seat: i64, what: i64, owner: i64, source: i64, target: i64, count: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.owner: i64 = owner
        self.source: i64 = source
        self.target: i64 = target
        self.count: i64 = count

    def run(self, game: Position) -> None:
        count = min(self.count, game.count(self.owner, self.source))
        if count <= 0:
            return
        if not game.may_react(BEFORE_STEP):
            atoms.travel(game, self.seat, self.what, self.owner, 0, self.source, self.target, count)
            return
        if count > 1:
            game.push(TravelEach(self.seat, self.what, self.owner, self.source, self.target, count - 1))
        game.announce(Travel(self.seat, self.what, self.owner, 0, self.source, self.target), BEFORE_STEP)
