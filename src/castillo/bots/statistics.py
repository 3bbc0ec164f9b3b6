"""Statistics of many games: who wins, how long it takes, and what the game itself counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from castillo.bots.crew import Crew, Here
from castillo.bots.match import Clocks, TableSetup, play
from castillo.bots.standings import wilson
from castillo.kernel.module import definition
from castillo.stories.statistics import GameStatistics


@dataclass
class GameCount:
    """What was counted in one game; what its own statistics found is in the last three."""

    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float
    sums: dict[str, dict[str, int]]
    rates: dict[str, dict[str, tuple[int, int]]]
    seats: dict[str, list[str]]


@dataclass(frozen=True)
class Sample:
    """Which games are counted."""

    bot: str
    table: TableSetup
    games: int
    seed: int
    clocks: Clocks = field(default_factory=dict)


def _count(job: tuple[Sample, int]) -> GameCount:
    sample, seed = job
    found: GameStatistics = definition(sample.table.game).statistics()
    found.begin(sample.table.new_game(seed).view())
    bots = [sample.bot] * sample.table.players
    result = play(sample.table, bots, seed, sample.clocks, lambda game, seat, events: found.listen(events))
    return GameCount(
        seed,
        result.scores,
        result.winners,
        sum(result.decisions),
        sum(result.seconds),
        found.sums(),
        found.rates(),
        found.seats(),
    )


def run(sample: Sample, crew: Crew | None = None, done: Sequence[GameCount] = ()) -> Iterator[GameCount]:
    """The counts of all games that are not done yet, as they end."""
    already = {count.seed for count in done}
    seeds = range(sample.seed, sample.seed + sample.games)
    return (crew or Here()).play(_count, [(sample, seed) for seed in seeds if seed not in already])


# -- adding up ------------------------------------------------------------------------------------------------


def summary(sample: Sample, counts: list[GameCount]) -> dict[str, Any]:
    """Everything about the games, JSON-ready, in whatever order they ended. Points are means for each game."""
    counts = sorted(counts, key=lambda count: count.seed)
    games = max(1, len(counts))
    scores = sorted(points for count in counts for points in count.scores)
    return {
        "bot": sample.bot,
        "players": sample.table.players,
        "modules": list(sample.table.modules or ()),
        "games": len(counts),
        "winner_mean": sum(max(count.scores) for count in counts) / games,
        "score_mean": sum(scores) / max(1, len(scores)),
        "score_low": scores[len(scores) // 10] if scores else 0,
        "score_high": scores[len(scores) * 9 // 10] if scores else 0,
        "decisions": sum(count.decisions for count in counts) / games,
        "seconds": sum(count.seconds for count in counts) / games,
        **{name: _means([c.sums.get(name, {}) for c in counts]) for name in _tables([c.sums for c in counts])},
        **{name: _rates([c.rates.get(name, {}) for c in counts]) for name in _tables([c.rates for c in counts])},
        **{name: _shares(name, counts) for name in _tables([c.seats for c in counts])},
    }


def titles(game: str, counts: list[GameCount]) -> tuple[dict[str, str], dict[str, str]]:
    """What the tables of points and those of wins are called, in the order in which they are shown."""
    statistics: GameStatistics = definition(game).statistics()
    points = [*_tables([c.sums for c in counts]), *_tables([c.rates for c in counts])]
    wins = _tables([c.seats for c in counts])
    return {name: statistics.title(name) for name in points}, {name: statistics.title(name) for name in wins}


def _tables(found: Sequence[Mapping[str, object]]) -> list[str]:
    return list(dict.fromkeys(name for tables in found for name in tables))


def _means(tables: list[dict[str, int]]) -> dict[str, float]:
    """From most to least, unless they are numbered."""
    total: dict[str, float] = defaultdict(float)
    for table in tables:
        for key, points in table.items():
            total[key] += points / len(tables)
    numbered = all(key.isdigit() for key in total)
    return dict(sorted(total.items(), key=lambda item: int(item[0]) if numbered else -item[1]))


def _rates(tables: list[dict[str, tuple[int, int]]]) -> dict[str, float]:
    total: dict[str, int] = defaultdict(int)
    times: dict[str, int] = defaultdict(int)
    for table in tables:
        for key, (counted, often) in table.items():
            total[key] += counted
            times[key] += often
    return dict(sorted(((key, total[key] / times[key]) for key in total), key=lambda item: -item[1]))


def _shares(name: str, counts: list[GameCount]) -> dict[str, dict[str, float]]:
    wins: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    for count in counts:
        for seat, key in enumerate(count.seats[name]):
            games[key] += 1
            wins[key] += 1 / len(count.winners) if seat in count.winners else 0.0
    out: dict[str, dict[str, float]] = {}
    for key in sorted(games):
        low, high = wilson(wins[key], games[key])
        out[key] = {"games": games[key], "share": wins[key] / games[key], "low": low, "high": high}
    return out
