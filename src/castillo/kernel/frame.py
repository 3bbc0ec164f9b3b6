"""Frames: pending questions and automatic steps. A game's future is a stack of them.

A frame is immutable and small: clones share frames. To continue, it pushes others. Subclasses say which position they
work on by the type of `game`; the kernel knows no game, so here it is Any.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.luck import Luck
from castillo.kernel.text import Text

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """A question to one seat.

    Serialised as its name, its seat and `ints()`, which are also the arguments of its class.
    """

    __slots__ = ("seat", "automatic", "together")

    shown: ClassVar[tuple[str, ...]] = ()
    """The numbers that everybody may know, by the names it sets them under. What is not named here is hidden."""

    quiet: ClassVar[bool] = False
    """Whether taking a single option goes without a word in the log."""

    own_rule: ClassVar[str] = ""
    """The number of the rule behind the question, whenever it is asked."""

    usual_rule: ClassVar[str] = ""
    """The same where it is asked by several rules, of which the game may know one (`rule_at_work`)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.automatic: bool = False  # a `Step`
        self.together: bool = False  # a `Simultaneous`

    def ints(self) -> list[int]:
        """Its numbers, in the order in which it declares them."""
        return [getattr(self, name) for name in number_names(type(self))]

    def ints_for(self, viewer: i64) -> list[int]:
        """`ints()` as one seat (or, with -1, a watcher) may know them: what is `shown`, and 0 instead of the rest."""
        numbers = self.ints()
        if len(numbers) == len(self.shown):
            return numbers
        names = number_names(type(self))
        return [number if name in self.shown else 0 for name, number in zip(names, numbers, strict=True)]

    def guessed(self, game: Any, viewer: i64, luck: Luck) -> Frame:
        """This frame as it came out of a view, its secrets (see `ints_for`) filled in with something possible."""
        return self

    def options(self, game: Any) -> list[int]:
        """The actions that may answer, in a declared order; never empty when the frame is on top."""
        raise NotImplementedError

    def choose(self, game: Any, action: i64) -> None:
        """Carry on with one of the options; the frame is off the stack already."""
        raise NotImplementedError

    def run(self, game: Any) -> None:
        """What an automatic step does; it is off the stack already."""
        raise NotImplementedError

    def asks_always(self, game: Any) -> bool:
        """Whether the question is put even when it has a single answer."""
        return False

    def waiting_seats(self, seats: i64) -> list[int]:
        """The seats (of so many) that everybody waits for, the first to be asked first."""
        return [int(self.seat)]

    def main(self, game: Any, options: list[int]) -> i64:
        """The option that is the main one, where their weights do not tell (see `Rules.weight`); else -1."""
        return NOBODY

    def caution(self, game: Any) -> Text | None:
        """What an answer would give up, said before it is lost."""
        return None

    def prompt_args(self, game: Any) -> dict[str, object]:
        """The arguments of the prompt's text: unless it says otherwise, the numbers that everybody may know."""
        return {name: int(getattr(self, name)) for name in self.shown}

    def prompt_args_of(self, game: Any, seat: i64) -> dict[str, object]:
        """The arguments of the prompt's text, where they differ by seat."""
        return self.prompt_args(game)

    def step_args(self, game: Any) -> dict[str, object]:
        """The arguments of the sentence that says what an announced step is, beside its seat."""
        return {}

    def picker(self, game: Any, seat: i64) -> Any:
        """What a page needs to let a seat choose many things at once; None where one click answers."""
        return None

    def shown_to(self, game: Any, seat: i64) -> dict[str, Any]:
        """What a seat's view shows while the question is open, instead of what it shows otherwise."""
        return {}

    def instincts(self, game: Any, actions: list[int], mind: Any) -> list[float]:
        """How good these answers look at once, in points, where the question knows best; else none (see `Mind`)."""
        return []

    def rule(self, game: Any) -> str:
        """The number of the rule behind the question."""
        return self.own_rule or game.rule_at_work() or self.usual_rule

    def why_not(self, game: Any, target: str) -> Text | None:
        """Why this target is not offered, where there is more to say than that it is not."""
        return None

    def why_impossible(self, game: Any) -> str:
        """Why a frame with these numbers, each of them possible, cannot exist together; empty if it can.

        Asked of frames that a position document brings.
        """
        return ""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Frame):
    """Something that happens by itself when it reaches the top of the stack. `seat` is whose doing it is."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.automatic = True

    def possible(self, game: Any) -> bool:
        """Whether it can still be carried out, now that somebody has reacted after it was announced."""
        return True

    def lost(self, game: Any) -> None:
        """It can no longer be carried out: what happens nonetheless. What lies below continues by itself."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Simultaneous(Frame):
    """A question to several seats at once. `seat` is the first that has not answered; `opened` numbers the question.

    An answer replaces the frame by one that knows the answer; nobody sees it before the last is in.
    """

    def __init__(self, seat: i64, opened: i64, asked: i64, waiting: i64) -> None:
        super().__init__(seat)
        self.together = True
        self.opened: i64 = opened
        self.asked: i64 = asked  # mask of all seats that answer
        self.waiting: i64 = waiting  # mask of those that have not

    def waiting_seats(self, seats: i64) -> list[int]:
        clockwise = [(self.seat + i) % seats for i in range(seats)]
        return [seat for seat in clockwise if self.waiting >> seat & 1]

    def options(self, game: Any) -> list[int]:
        return self.options_of(game, self.seat)

    def choose(self, game: Any, action: i64) -> None:
        self.answer(game, self.seat, action)

    def options_of(self, game: Any, seat: i64) -> list[int]:
        """The actions that a seat may answer with."""
        raise NotImplementedError

    def answer(self, game: Any, seat: i64, action: i64) -> None:
        """Take the answer of a seat: push a frame that holds it in place of this one; after the last, what follows."""
        raise NotImplementedError

    def why_impossible(self, game: Any) -> str:
        if self.waiting & ~self.asked or self.seat < 0 or not self.waiting >> self.seat & 1:
            return "those who have not answered are some of those asked, the first of them before all"
        return ""


_NUMBER_NAMES: Final[dict[type[Frame], list[str]]] = {}


def number_names(frame: type[Frame]) -> list[str]:
    """The names of the numbers that `ints()` gives, in that order; found once for each class.

    They are what a frame is made from, after its seat.
    """
    names = _NUMBER_NAMES.get(frame)
    if names is None:
        names = _NUMBER_NAMES[frame] = []
        for part in frame.__mro__[-3::-1]:  # without `object` and what every frame has
            init = getattr(vars(part).get("__init__"), "__code__", None)
            if init is not None:
                names[:] = init.co_varnames[2 : init.co_argcount]
            else:  # compiled: the attributes are in the order in which they are set
                found = [name for name, what in vars(part).items() if type(what).__name__ == "getset_descriptor"]
                names += [name for name in found if not name.startswith("__")]
    return names


def next_waiting(waiting: i64, after: i64, seats: i64) -> i64:
    """The first seat of the mask, clockwise from `after` (which comes first itself).

    >>> next_waiting(0b0011, 2, 4), next_waiting(0b1100, 3, 4)
    (0, 3)
    """
    for i in range(seats):
        seat = (after + i) % seats
        if waiting >> seat & 1:
            return seat
    return NOBODY
