"""Everything that is asked and everything that happens by itself in Three Towers."""

from __future__ import annotations

from typing import Any

from castillo.kernel import text
from castillo.kernel.actions import ANSWER, PASS, a_of, action
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Simultaneous, Step, next_waiting
from castillo.kernel.luck import Luck
from castillo.kernel.reactions import Reaction
from castillo.kernel.window import NEVER, NOT_THIS_ROUND, Window
from tests.towers.position import TOWERS, Position

PLACE = 1  # a: the tower somebody goes to
NUMBER = 2  # a: how much is bid
VERB_WORDS = {PASS: "pass", PLACE: "place", NUMBER: "number", ANSWER: "answer"}

ARRIVING = 0  # the one moment at which one may react: somebody is about to come to a tower

PEOPLE = 2
"""So many people everybody sends in a round."""


class Bid(Simultaneous):
    """Everybody bids for the turn order in secret; `bids` holds what was bid and one more, a byte for each seat."""

    def __init__(self, seat: int, opened: int, asked: int, waiting: int, bids: int) -> None:
        super().__init__(seat, opened, asked, waiting)
        self.bids = bids

    def ints_for(self, viewer: int) -> list[int]:
        own = self.bids & 255 << 8 * viewer if viewer >= 0 else 0
        return [self.opened, self.asked, self.waiting, own]

    def guessed(self, game: Position, viewer: int, luck: Luck) -> Bid:
        bids = self.bids
        for seat in range(game.seats):
            if seat != viewer and (self.asked & ~self.waiting) >> seat & 1:
                bids |= luck.below(len(self.options_of(game, seat))) + 1 << 8 * seat
        return Bid(self.seat, self.opened, self.asked, self.waiting, bids)

    def options_of(self, game: Position, seat: int) -> list[int]:
        return [action(NUMBER, n) for n in range(game.points[seat] + 1)]

    def answer(self, game: Position, seat: int, action: int) -> None:
        bids = self.bids & ~(255 << 8 * seat) | a_of(action) + 1 << 8 * seat
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            game.push(Bid(next_waiting(waiting, 0, game.seats), self.opened, self.asked, waiting, bids))
        else:
            begin_turns(game, [(bids >> 8 * seat & 255) - 1 for seat in range(game.seats)])


def begin_turns(game: Position, bids: list[int]) -> None:
    """Everybody pays; the highest bid goes first, of equal ones the lower seat."""
    game.raise_floor()
    game.points = [have - bid for have, bid in zip(game.points, bids, strict=True)]
    game.order = sorted(range(game.seats), key=lambda seat: -bids[seat])
    game.tell(Event("towers-log-bids", {"bids": [str(bid) for bid in bids]}))
    for seat in reversed(game.order):
        game.push(Turn(seat))


class Round(Step):
    """A round begins: bids, turns, and at last the feast."""

    def run(self, game: Position) -> None:
        game.round += 1
        game.order = []
        game.expire_standing(NOT_THIS_ROUND)
        everybody = (1 << game.seats) - 1
        game.push(Feast(NOBODY))
        game.push(Bid(0, game.entries, everybody, everybody, 0))


class Turn(Step):
    """A seat's turn: so many people are sent, one by one."""

    def run(self, game: Position) -> None:
        game.active = self.seat
        for _ in range(PEOPLE):
            game.push(SendPerson(self.seat))


class SendPerson(Frame):
    """To which tower?"""

    def options(self, game: Position) -> list[int]:
        return [action(PLACE, tower) for tower in range(len(TOWERS))]

    def choose(self, game: Position, action: int) -> None:
        game.heading = a_of(action)
        game.announce(Arrive(self.seat, a_of(action)), ARRIVING)


class Arrive(Step):
    """Somebody comes to a tower."""

    shown = ("tower",)

    def __init__(self, seat: int, tower: int) -> None:
        super().__init__(seat)
        self.tower = tower

    def step_args(self, game: Position) -> dict[str, object]:
        return {"to": text.place(TOWERS[self.tower])}

    def run(self, game: Position) -> None:
        game.heading = -1
        game.people[self.seat * len(TOWERS) + self.tower] += 1
        game.tell(Event("towers-log-came", {"seat": text.seat(self.seat), "to": text.place(TOWERS[self.tower])}))


class Guard(Window):
    """Whoever stands at a tower may turn a newcomer away, once in the game."""

    def __init__(self) -> None:
        super().__init__("guard", (ARRIVING,))

    def longer(self, moment: int) -> list[int]:
        return [NOT_THIS_ROUND]

    def silent(self, standing: int, moment: int) -> bool:
        return standing in (NEVER, NOT_THIS_ROUND)

    def holders(self, game: Position, moment: int) -> int:
        here = game.at(game.heading) if game.heading >= 0 else [0] * game.seats
        return sum(1 << seat for seat in range(game.seats) if seat != game.active and here[seat] and game.guards[seat])

    def use(self, game: Position, seat: int, moment: int) -> None:
        game.guards[seat] = 0
        while isinstance(game.frames[-1], Reaction):
            game.frames.pop()
        turned_away = game.frames.pop()
        game.tell(Event("towers-log-turned_away", {"seat": text.seat(turned_away.seat), "by": text.seat(seat)}))
        game.heading = -1


class Feast(Step):
    """The round ends: every tower pays, that of the feast, which is shown now, more."""

    def run(self, game: Position) -> None:
        game.raise_floor()
        game.active = NOBODY
        feast = game.feasts[game.round - 1]
        game.tell(Event("towers-log-feast", {"place": text.place(TOWERS[feast])}))
        if "anniversary" in game.setup.modules:
            game.tell(Event("anniversary-log-standard_given", {"to": text.place(TOWERS[feast])}))
        for tower, name in enumerate(TOWERS):
            points = game.pays(tower, game.at(tower), tower == feast)
            game.points = [have + more for have, more in zip(game.points, points, strict=True)]
            game.tell(Event("towers-log-paid", {"place": text.place(name), "points": points}))
        if game.round < rounds(game):
            game.push(Round(NOBODY))


def rounds(game: Any) -> int:
    return int(game.setup.options["rounds"])


FRAMES: dict[str, type[Frame]] = {
    f"towers.{frame.__name__}": frame for frame in (Bid, Round, Turn, SendPerson, Arrive, Feast)
}
