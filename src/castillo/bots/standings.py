"""What an arena found: win shares with their intervals, scores, ratings, times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from castillo.bots.match import Result

Z = 1.96  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(x, 3) for x in wilson(200, 400)]
    [0.451, 0.549]
    """
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = share + z2 / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - width) / (1 + z2 / games), (middle + width) / (1 + z2 / games)


@dataclass
class Standing:
    """One bot's record; `games` counts the seats it sat in."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    rating: float | None = None
    uncertainty: float | None = None

    def to_json(self) -> dict[str, Any]:
        """The standing with its share of wins and the interval of it."""
        low, high = wilson(self.wins, self.games)
        return {
            **asdict(self),
            "share": self.wins / max(1, self.games),
            "low": low,
            "high": high,
            "mean_score": self.points / max(1, self.games),
            "ms_per_decision": 1000 * self.seconds / max(1, self.decisions),
            "slowest_ms": 1000 * self.slowest,
        }


def standings(results: Sequence[Result]) -> list[Standing]:
    """By win share, best first; in whatever order the games ended."""
    table: dict[str, Standing] = {}
    for result in _in_order(results):
        for seat, bot in enumerate(result.bots):
            row = table.setdefault(bot, Standing(bot))
            row.games += 1
            row.wins += result.share(seat)
            row.points += result.scores[seat]
            row.decisions += result.decisions[seat]
            row.seconds += result.seconds[seat]
            row.slowest = max(row.slowest, result.slowest[seat])
    return sorted(table.values(), key=lambda row: -row.wins / row.games)


def rate(rows: list[Standing], results: Sequence[Result]) -> bool:
    """Add OpenSkill ratings (Plackett-Luce), game by game in the order of their seeds; whether the library is there."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return False
    model = PlackettLuce()
    ratings = {row.bot: model.rating(name=row.bot) for row in rows}
    for result in _in_order(results):
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], name=bot)] for bot in result.bots]
        rated = model.rate(teams, scores=[float(score) for score in result.scores])
        for bot in set(result.bots):
            own = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
            ratings[bot] = model.create_rating([mu, sigma], name=bot)
    for row in rows:
        row.rating, row.uncertainty = ratings[row.bot].mu, ratings[row.bot].sigma
    return True


def _in_order(results: Sequence[Result]) -> list[Result]:
    return sorted(results, key=lambda result: (result.seed, result.bots))
