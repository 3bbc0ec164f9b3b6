"""The arithmetic of ratings: Plackett-Luce, by `openskill`. Numbers in, numbers out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START, SCALE, SURE = 1500, 40, 2
"""What a newcomer's rating is shown as, points of it for one of the model's, and standard deviations of the ±."""


class Skill(NamedTuple):
    """How well somebody plays, as the model has it: a guess, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def certain(self) -> float:
        """What it is at least, in all likelihood: the lists go by it."""
        return self.mu - SURE * self.sigma

    @property
    def shown(self) -> int:
        """As people see it."""
        return round(START + SCALE * (self.mu - NEW.mu))

    @property
    def margin(self) -> int:
        """The ± beside it: it holds for nineteen of twenty."""
        return round(SURE * SCALE * self.sigma)


NEW = Skill(25.0, 25.0 / 3)
"""Of somebody who has not played yet."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # half a second, which only rated games take

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def after(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game, by seat.

    >>> [skill.shown for skill in after([NEW, NEW], [1, 2])]
    [1605, 1395]
    """
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    return [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def after_game(before: dict[str, Skill], who: Sequence[str], ranks: Sequence[int]) -> dict[str, Skill]:
    """The skills after a game, by name. A level that played several seats has the mean of what they made of it."""
    found = after([before.get(name, NEW) for name in who], ranks)
    seats: dict[str, list[Skill]] = {}
    for name, skill in zip(who, found, strict=True):
        seats.setdefault(name, []).append(skill)
    return {name: Skill(fmean(s.mu for s in all_), fmean(s.sigma for s in all_)) for name, all_ in seats.items()}
