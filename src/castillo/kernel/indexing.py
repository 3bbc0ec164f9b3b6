"""Actions by number: every action of a game to and from a dense index, for programs that learn.

A game says what each of its verbs may be used with: a `Verb` with the bytes (or the number) that each part may hold.
The index is stable within a set of modules: it depends neither on options nor on how many play. Seats are counted from
whoever answers, clockwise, so that what is learned in one seat holds in all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.actions import BYTE, VERB, A, B
from castillo.kernel.errors import CastilloError

NO_DIGIT: Final = -1
NO_SEAT: Final = -1
Part = Sequence[int] | Mapping[int, int]
"""What a part may be: the values in order; or the digit of each, where several values share one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What one verb is used with, and what its parts say, in words.

    A part that is left out is always 0. With `number`, b and c are one number of 16 bits. `seat` is the part that is a
    seat (0 for a, 1 for b): those up to the number of players are then counted from whoever answers.
    """

    def __init__(
        self,
        verb: int,
        word: str,
        *,
        a: Part = (0,),
        b: Part = (0,),
        c: Part = (0,),
        number: Part = (),
        seat: int = NO_SEAT,
        says: str = "",
    ) -> None:
        self.verb: i64 = verb
        self.word = word
        self.seat: i64 = seat
        self.says = says
        self.first: i64 = 0  # index
        self.paired: bool = bool(number)
        parts = [_digits(part) for part in ((a, number) if number else (a, b, c))]
        self.counts: list[int] = [1 + max(part.values()) for part in parts]
        self.digits: list[list[int]] = [_table(part) for part in parts]
        self.values: list[list[int]] = [_inverse(part) for part in parts]
        self.size: i64 = 1
        for count in self.counts:
            self.size *= count

    def digit_of(self, part: i64, value: i64) -> i64:
        """The digit of a part's value; refuses what the verb is never used with."""
        table = self.digits[part]
        digit: i64 = table[value] if value < len(table) else NO_DIGIT
        if digit == NO_DIGIT:
            raise CastilloError(f"action: {self.word!r} is never used with {value} in this set of modules.")
        return digit


def _digits(part: Part) -> dict[int, int]:
    return dict(part) if isinstance(part, Mapping) else {value: digit for digit, value in enumerate(part)}


def _table(part: dict[int, int]) -> list[int]:
    return [part.get(value, NO_DIGIT) for value in range(max(part) + 1)]


def _inverse(part: dict[int, int]) -> list[int]:
    """By digit, the first value that has it."""
    first: dict[int, int] = {}
    for value, digit in part.items():
        first.setdefault(digit, value)
    return [first[digit] for digit in range(max(part.values()) + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionIndex:
    """All actions of a set of modules, numbered from 0 on.

    >>> from castillo.kernel.actions import action
    >>> index = ActionIndex([Verb(0, "pass"), Verb(5, "seat", a=range(5), seat=0), Verb(1, "card", number=(7, 300))])
    >>> index.size, index.index_of(action(5, 1), 3, 4), index.action_of(3, 3, 4) == action(5, 1)
    (8, 3, True)
    >>> index.index_of(1 << 24 | 300, 0, 4), index.name_of(7)
    (7, 'card 0 300')
    """

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_verb: list[Verb | None] = [None] * 256
        self.size: i64 = 0
        for verb in verbs:
            verb.first = self.size
            self.size += verb.size
            self.by_verb[verb.verb] = verb

    def index_of(self, action: i64, seat: i64, players: i64) -> i64:
        """The index of a seat's action."""
        verb = self.by_verb[action >> VERB]
        if verb is None:
            raise CastilloError(f"action: {action} has a verb that this game does not have.")
        a = (action >> A) & BYTE
        b = (action >> B) & BYTE
        if verb.seat == 0 and a < players:
            a = (a - seat + players) % players
        elif verb.seat == 1 and b < players:
            b = (b - seat + players) % players
        at = verb.digit_of(0, a)
        if verb.paired:
            return verb.first + at * verb.counts[1] + verb.digit_of(1, action & 0xFFFF)
        at = at * verb.counts[1] + verb.digit_of(1, b)
        return verb.first + at * verb.counts[2] + verb.digit_of(2, action & BYTE)

    def indices(self, actions: list[int], seat: i64, players: i64) -> list[int]:
        """The indices of some actions of a seat, in their order."""
        return [self.index_of(action, seat, players) for action in actions]

    def verb_at(self, index: i64) -> Verb:
        """The verb of an index."""
        for verb in self.verbs:
            if verb.first <= index < verb.first + verb.size:
                return verb
        raise CastilloError(f"action: {index} is not an index; there are {self.size}, from 0 to {self.size - 1}.")

    def parts_of(self, index: i64) -> list[int]:
        """The digits of an index, one for each part of its verb."""
        verb = self.verb_at(index)
        rest = index - verb.first
        digits: list[int] = []
        for count in reversed(verb.counts):
            digits.append(rest % count)
            rest //= count
        digits.reverse()
        return digits

    def action_of(self, index: i64, seat: i64, players: i64) -> i64:
        """The action of an index; where several share it, the first of them."""
        verb = self.verb_at(index)
        values = [verb.values[part][digit] for part, digit in enumerate(self.parts_of(index))]
        if verb.seat != NO_SEAT and values[verb.seat] < players:
            values[verb.seat] = (values[verb.seat] + seat) % players
        if verb.paired:
            return verb.verb << VERB | values[0] << A | values[1]
        return verb.verb << VERB | values[0] << A | values[1] << B | values[2]

    def name_of(self, index: i64) -> str:
        """An index in words: the verb, then the numbers of the parts that it has; a seat is counted from one's own."""
        verb = self.verb_at(index)
        digits = self.parts_of(index)
        said = [verb.values[part][digit] for part, digit in enumerate(digits) if verb.counts[part] > 1 or verb.paired]
        return " ".join([verb.word, *map(str, said)])
