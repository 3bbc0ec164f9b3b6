"""Secret discs: set by several players at the same time, shown together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.discs import pack, unpack
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import a_of
from castillo.kernel.frame import NOBODY, Simultaneous, Step, next_waiting
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text

MOST_SEATS: Final = 8
"""Packed answers hold at most so many seats."""


@mypyc_attr(acyclic=True, free_list_len=1)
class SetDiscs(Simultaneous):
    """Everyone asked sets a disc for a purpose; `owner` is whose doing it is, `answers` the places packed by seat."""

    def __init__(
        self, seat: i64, opened: i64, asked: i64, waiting: i64, owner: i64, purpose: i64, arg: i64, answers: i64
    ) -> None:
        super().__init__(seat, opened, asked, waiting)
        self.owner: i64 = owner
        self.purpose: i64 = purpose
        self.arg: i64 = arg
        self.answers: i64 = answers

    def ints_for(self, viewer: i64) -> list[int]:
        return [*self.ints()[:-1], own_answer(self.answers, viewer)]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> SetDiscs:
        places = unpack(self.answers, game.seats)
        for seat in range(game.seats):
            if seat != viewer and (self.asked & ~self.waiting) >> seat & 1:
                places[seat] = some_place(game, seat, self.purpose, self.arg, luck)
        answers = pack(places)
        return SetDiscs(self.seat, self.opened, self.asked, self.waiting, self.owner, self.purpose, self.arg, answers)

    def options_of(self, game: Position, seat: i64) -> list[int]:
        return game.book.purposes[self.purpose].options(game, seat, self.arg)

    def answer(self, game: Position, seat: i64, action: i64) -> None:
        places = unpack(self.answers, game.seats)
        places[seat] = a_of(action)
        waiting = self.waiting & ~(1 << seat)
        if not waiting:
            if game.book.purposes[self.purpose].kept:
                course.keep_discs(game, places)
            else:
                game.announce(RevealDiscs(self.owner, self.purpose, self.arg, pack(places)), BEFORE_STEP)
            return
        first = next_waiting(waiting, 0 if self.owner == NOBODY else self.owner, game.seats)
        game.push(SetDiscs(first, self.opened, self.asked, waiting, self.owner, self.purpose, self.arg, pack(places)))

    def shown_to(self, game: Position, seat: i64) -> dict[str, Any]:
        """One's own disc, while it can still be set anew; one that is kept for something else is shown before it."""
        place = unpack(self.answers, game.seats)[seat]
        return {"disc": game.book.place_ids[place]} if place != NOWHERE and game.discs[seat] == NOWHERE else {}

    def prompt_args(self, game: Position) -> dict[str, object]:
        purpose = game.book.purposes[self.purpose]
        return {"purpose": purpose.name, **purpose.prompt_args(game, self.arg)}

    def prompt_args_of(self, game: Position, seat: i64) -> dict[str, object]:
        yours = game.book.purposes[self.purpose].leaving(game, seat, self.arg)
        return {**self.prompt_args(game), "yours": int(yours)}

    def rule(self, game: Position) -> str:
        return game.rule_at_work() or game.book.purposes[self.purpose].rule

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-not_on_disc") if target in game.book.place_numbers else None


def own_answer(answers: i64, seat: i64) -> i64:
    """Of the packed answers only that of one seat."""
    return answers & (127 << (7 * seat)) if seat >= 0 else 0


HIDDEN: Final = 126
"""Stands for the place on the disc of a seat, where only that it has set one may be known."""


def hidden_answers(answers: i64, viewer: i64) -> i64:
    """The packed answers as one viewer may know them: their own, and who else has set a disc."""
    places = unpack(answers, MOST_SEATS)
    return pack([HIDDEN if seat != viewer and places[seat] != NOWHERE else places[seat] for seat in range(MOST_SEATS)])


def some_place(game: Position, seat: i64, purpose: i64, arg: i64, luck: Luck) -> i64:
    """What a seat may have set its disc to; NOWHERE if it could not set any."""
    options = game.book.purposes[purpose].options(game, seat, arg)
    return a_of(options[luck.below(len(options))]) if options else NOWHERE


def ask_for_discs(game: Position, owner: i64, asked: i64, purpose: i64, arg: i64) -> None:
    """Ask a mask of seats to set their discs."""
    if asked:
        first = next_waiting(asked, 0 if owner == NOBODY else owner, game.seats)
        game.push(SetDiscs(first, game.entries, asked, asked, owner, purpose, arg, 0))


@mypyc_attr(acyclic=True)
class RevealDiscs(Step):
    """The common reveal of discs set for a special action: one step. What follows is the purpose's."""

    def __init__(self, seat: i64, purpose: i64, arg: i64, answers: i64) -> None:
        super().__init__(seat)
        self.purpose: i64 = purpose
        self.arg: i64 = arg
        self.answers: i64 = answers

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.purpose, self.arg, hidden_answers(self.answers, viewer)]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> RevealDiscs:
        places = unpack(self.answers, game.seats)
        for seat in range(game.seats):
            if places[seat] == HIDDEN:
                places[seat] = some_place(game, seat, self.purpose, self.arg, luck)
        return RevealDiscs(self.seat, self.purpose, self.arg, pack(places))

    def run(self, game: Position) -> None:
        purpose = game.book.purposes[self.purpose]
        places = unpack(self.answers, game.seats)
        course.show_discs(game, places, purpose.rule)
        purpose.revealed(game, self.seat, self.arg, places)
