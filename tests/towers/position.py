"""A position of Three Towers."""

from __future__ import annotations

from castillo.kernel.game import Game

TOWERS = ("north", "river", "castillo")


class Position(Game):
    """Who stands where, who has what, and what lies face down."""

    def clone(self) -> Position:
        copy = Position()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        self.copy_kernel_from(other)
        self.people: list[int] = other.people[:]  # by seat * 3 + tower
        self.points: list[int] = other.points[:]  # by seat
        self.order: list[int] = other.order[:]  # the seats in this round's turn order; empty while bids are made
        # the tower that pays double, by round; those of rounds to come lie face down
        self.feasts: list[int] = other.feasts
        self.guards: list[int] = other.guards[:]  # 1 for a seat that has not turned anybody away yet
        self.heading: int = other.heading  # the tower that somebody is about to reach; -1: nobody
        self.round: int = other.round

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def at(self, tower: int) -> list[int]:
        """How many people each seat has at a tower."""
        return [self.people[seat * len(TOWERS) + tower] for seat in range(self.seats)]

    def feasts_shown(self) -> list[int]:
        """The towers of the feasts that have been held."""
        return self.feasts[: self.round - 1] if self.frames else self.feasts[: self.round]

    def pays(self, tower: int, people: list[int], feast: bool) -> list[int]:
        """What a tower pays by seat: whoever shares a rank gets the value of the rank below."""
        times = (3 if "anniversary" in self.setup.modules else 2) if feast else 1
        values = self.rules.values.triple(f"towers/place/{TOWERS[tower]}")
        points = []
        for mine in people:
            ahead = sum(other > mine for other in people) + people.count(mine) - 1
            points.append(values[ahead] * times if mine and ahead < len(values) else 0)
        return points
