"""A position of Three Towers."""

from __future__ import annotations

from castillo.kernel.game import Game

TOWERS = ("north", "river", "gate")


class Position(Game):
    """Who stands where, who has what, and what lies face down."""

    people: list[int]  # by seat * 3 + tower
    points: list[int]  # by seat
    order: list[int]  # the seats in this round's turn order; empty while bids are made
    feasts: list[int]  # the tower that pays double, by round; those of rounds to come lie face down
    guards: list[int]  # 1 for a seat that has not turned anybody away yet
    heading: int  # the tower that somebody is about to reach; -1: nobody
    round: int

    def clone(self) -> Position:
        copy = Position()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: Position) -> None:
        self.copy_kernel_to(copy)
        copy.heading, copy.round = self.heading, self.round
        copy.people, copy.points, copy.order = self.people[:], self.points[:], self.order[:]
        copy.feasts, copy.guards = self.feasts, self.guards[:]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def at(self, tower: int) -> list[int]:
        """How many people each seat has at a tower."""
        return [self.people[seat * len(TOWERS) + tower] for seat in range(self.seats)]

    def feasts_shown(self) -> list[int]:
        """The towers of the feasts that have been held."""
        return self.feasts[: self.round - 1] if self.frames else self.feasts[: self.round]

    def pays(self, tower: int, people: list[int], doubled: bool) -> list[int]:
        """What a tower pays by seat: whoever shares a rank gets the value of the rank below."""
        values = self.rules.values.triple(f"towers/place/{TOWERS[tower]}")
        points = []
        for mine in people:
            ahead = sum(other > mine for other in people) + people.count(mine) - 1
            points.append(values[ahead] * (2 if doubled else 1) if mine and ahead < len(values) else 0)
        return points
