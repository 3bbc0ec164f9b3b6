"""Statistics of many games: where points come from, who wins, how long it takes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from castillo.bots.arena import ignore_interrupts
from castillo.bots.match import Clocks, Table, play
from castillo.bots.standings import wilson
from castillo.kernel.event import Event
from castillo.kernel.game import Game

GENERAL = "general scoring"


def _nothing() -> dict[str, int]:
    return defaultdict(int)


@dataclass
class GameCount:
    """What was counted in one game."""

    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    homes: list[str] = field(default_factory=list)  # where each seat's Grande stood at the start
    start_player: int = 0
    decisions: int = 0
    seconds: float = 0.0
    places: dict[str, int] = field(default_factory=_nothing)
    cards: dict[str, int] = field(default_factory=_nothing)
    rounds: dict[str, int] = field(default_factory=_nothing)
    taken: dict[str, int] = field(default_factory=_nothing)
    round: str = "1"  # where the game stands while it is counted
    card: str = GENERAL

    def listen(self, game: Game, seat: int, events: list[Event]) -> None:
        self.decisions += 1
        for event in events:
            what = event.kind.rsplit("-log-", 1)[-1]
            if what in ("special_begun", "action_card_taken"):
                self._card(event, what == "action_card_taken")
            elif what == "round_begun":
                self.round = str(event.args["round"])
            elif what == "scored":
                self._scored(event)

    def _card(self, event: Event, taken: bool) -> None:
        card: Any = event.args["card"]
        self.card = str(card["card"])
        if taken:
            self.taken[self.card] += 1

    def _scored(self, event: Event) -> None:
        points: Any = event.args["points"]
        place: Any = event.args["place"]
        total = sum(points)
        self.places[str(place["place"])] += total
        self.rounds[self.round] += total
        self.cards[GENERAL if event.args.get("how") == "general" else self.card] += total


@dataclass(frozen=True)
class Sample:
    """Which games are counted."""

    bot: str
    table: Table
    games: int
    seed: int
    clocks: Clocks = field(default_factory=dict)


def _count(job: tuple[Sample, int]) -> GameCount:
    sample, seed = job
    count = GameCount()
    first = sample.table.new_game(seed).view()
    markers = first["board"].get("markers", [])
    count.homes = [marker["place"] for marker in markers if marker["kind"] == "grande"]
    count.round = str(first["board"].get("numbers", {}).get("round", 1))
    count.start_player = next((m["seat"] for m in markers if m["kind"] == "start_player"), 0)
    result = play(sample.table, [sample.bot] * sample.table.players, seed, sample.clocks, count.listen)
    count.scores, count.winners, count.seconds = result.scores, result.winners, sum(result.seconds)
    return count


def run(sample: Sample, jobs: int = 1) -> Iterator[GameCount]:
    """The counts of all games, as they end."""
    work = [(sample, sample.seed + i) for i in range(sample.games)]
    if jobs == 1:
        yield from map(_count, work)
        return
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        yield from pool.imap_unordered(_count, work)


# -- adding up ------------------------------------------------------------------------------------------------


def summary(sample: Sample, counts: list[GameCount]) -> dict[str, Any]:
    """Everything about the games, JSON-ready. Points are means for each game."""
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
        "points_by_place": _means([c.places for c in counts]),
        "points_by_card": _means([c.cards for c in counts]),
        "points_by_round": dict(sorted(_means([c.rounds for c in counts]).items(), key=lambda item: int(item[0]))),
        "points_when_taken": _when_taken(counts),
        "wins_by_seat": _shares([(str(_place_at_table(c, s)), s, c) for c in counts for s in range(len(c.scores))]),
        "wins_by_home": _shares([(home, s, c) for c in counts for s, home in enumerate(c.homes)]),
    }


def _place_at_table(count: GameCount, seat: int) -> int:
    """How many seats after the start player's a seat is."""
    return (seat - count.start_player) % len(count.scores)


def _means(tables: list[dict[str, int]]) -> dict[str, float]:
    total: dict[str, float] = defaultdict(float)
    for table in tables:
        for key, points in table.items():
            total[key] += points / len(tables)
    return dict(sorted(total.items(), key=lambda item: -item[1]))


def _when_taken(counts: list[GameCount]) -> dict[str, float]:
    """Points of all players by a card, for each time it was taken."""
    taken: dict[str, int] = defaultdict(int)
    points: dict[str, int] = defaultdict(int)
    for count in counts:
        for card, times in count.taken.items():
            taken[card] += times
            points[card] += count.cards.get(card, 0)
    return dict(sorted(((c, points[c] / n) for c, n in taken.items()), key=lambda item: -item[1]))


def _shares(rows: list[tuple[str, int, GameCount]]) -> dict[str, dict[str, float]]:
    wins: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    for key, seat, count in rows:
        games[key] += 1
        if seat in count.winners:
            wins[key] += 1 / len(count.winners)
    out: dict[str, dict[str, float]] = {}
    for key in sorted(games):
        low, high = wilson(wins[key], games[key])
        out[key] = {"games": games[key], "share": wins[key] / games[key], "low": low, "high": high}
    return out
