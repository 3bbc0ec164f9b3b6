"""Secret discs: set by several players at the same time, shown together."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.discs import pack, unpack
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import DISC, action, a_of
from castillo.kernel.frame import NOBODY, Simultaneous, Step, next_waiting
from castillo.kernel.text import Text


@mypyc_attr(acyclic=True)
class SetDiscs(Simultaneous):
    """Everyone asked sets a disc for a purpose; `owner` is whose doing it is, `answers` are the places packed by seat."""

    __slots__ = ("owner", "purpose", "arg", "answers")

    def __init__(
        self, seat: i64, opened: i64, asked: i64, waiting: i64, owner: i64, purpose: i64, arg: i64, answers: i64
    ) -> None:
        self.seat = seat
        self.automatic = False
        self.opened = opened
        self.asked = asked
        self.waiting = waiting
        self.owner: i64 = owner
        self.purpose: i64 = purpose
        self.arg: i64 = arg
        self.answers: i64 = answers

    def ints(self) -> list[int]:
        return [self.opened, self.asked, self.waiting, self.owner, self.purpose, self.arg, self.answers]

    def ints_for(self, viewer: i64) -> list[int]:
        return [*self.ints()[:-1], own_answer(self.answers, viewer)]

    def options_of(self, game: Position, seat: i64) -> list[int]:
        return game.book.purposes[self.purpose].options(game, seat, self.arg)

    def answer_of(self, game: Position, seat: i64) -> i64:
        place = unpack(self.answers, game.seats)[seat]
        return action(DISC, place) if place != NOWHERE else -1

    def answer(self, game: Position, seat: i64, action: i64) -> None:
        places = unpack(self.answers, game.seats)
        places[seat] = a_of(action)
        waiting = self.waiting & ~(1 << seat)
        if not waiting:
            game.book.purposes[self.purpose].complete(game, self.owner, self.arg, places)
            return
        first = next_waiting(waiting, 0 if self.owner == NOBODY else self.owner, game.seats)
        game.push(
            SetDiscs(
                first, self.opened, self.asked, waiting, self.owner, self.purpose, self.arg, pack(places)
            )
        )

    def prompt_args(self, game: Position) -> dict[str, object]:
        args: dict[str, object] = {"purpose": game.book.purposes[self.purpose].name, "number": int(self.arg)}
        return args

    def rule(self, game: Position) -> str:
        return game.book.purposes[self.purpose].rule

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-not_on_disc") if target in game.book.place_numbers else None


def own_answer(answers: i64, seat: i64) -> i64:
    """Of the packed answers only that of one seat."""
    return answers & (127 << (7 * seat)) if seat >= 0 else 0


def ask_for_discs(game: Position, owner: i64, asked: i64, purpose: i64, arg: i64) -> None:
    """Ask a mask of seats to set their discs."""
    if asked:
        first = next_waiting(asked, 0 if owner == NOBODY else owner, game.seats)
        game.push(SetDiscs(first, game.entries, asked, asked, owner, purpose, arg, 0))


@mypyc_attr(acyclic=True)
class RevealDiscs(Step):
    """The common reveal of discs set for a special action: one step. What follows is the purpose's."""

    __slots__ = ("purpose", "arg", "answers")

    def __init__(self, seat: i64, purpose: i64, arg: i64, answers: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.purpose: i64 = purpose
        self.arg: i64 = arg
        self.answers: i64 = answers

    def ints(self) -> list[int]:
        return [self.purpose, self.arg, self.answers]

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.purpose, self.arg, own_answer(self.answers, viewer)]

    def run(self, game: Position) -> None:
        purpose = game.book.purposes[self.purpose]
        places = unpack(self.answers, game.seats)
        atoms.show_discs(game, places, purpose.rule)
        purpose.shown(game, self.seat, self.arg, places)
