"""What somebody's results say of them. Plain numbers: rows in, sums out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
from msgspec import Struct

from castillo.server.archive.messages import CourseMessage, Favourite, KindMessage, SourceShare

MOST = 2_000  # games that are looked at, the latest
COURSE = 60
FAVOURITES = 6
READ = msgspec.json.Decoder(dict[str, int]).decode


class Result(Struct, frozen=True):
    """How a game went for somebody. Its fields are columns of `ResultRow`."""

    table: str
    game: str
    players: int
    bots: int
    ended: int
    score: int
    place: int
    gains: str
    cards: str
    places: str


def kinds(results: Sequence[Result]) -> list[KindMessage]:
    """By game, number of players, and with bots or without; what was played most comes first."""
    found: dict[tuple[str, int, bool], list[Result]] = defaultdict(list)
    for result in results:
        found[result.game, result.players, result.bots > 0].append(result)
    out = []
    for (game, players, bots), these in found.items():
        places = Counter(min(players, result.place) for result in these)
        average = round(sum(result.score for result in these) / len(these), 1)
        best = max(result.score for result in these)
        row = [places[place] for place in range(1, players + 1)]
        out.append(KindMessage(game, players, bots, len(these), row, average, best))
    return sorted(out, key=lambda kind: (-kind.games, kind.game, kind.players, kind.bots))


def streaks(results: Iterable[Result]) -> tuple[int, int]:
    """Games won in a row until now, and at most; the latest game comes first.

    >>> game = Result("", "go", 2, 0, 0, 1, 1, "{}", "{}", "{}")
    >>> lost = msgspec.structs.replace(game, place=2)
    >>> streaks([game, lost, game, game])
    (1, 2)
    """
    runs = [(won, len(list(run))) for won, run in groupby(result.place == 1 for result in results)]
    now = runs[0][1] if runs and runs[0][0] else 0
    return now, max((length for won, length in runs if won), default=0)


def sources(results: Sequence[Result]) -> list[SourceShare]:
    """Points by source, on average, in each game."""
    out = []
    for game in dict.fromkeys(result.game for result in results):
        told = [READ(result.gains) for result in results if result.game == game and result.gains != "{}"]
        sums: Counter[str] = Counter()
        for gains in told:
            sums.update(gains)
        out += [SourceShare(game, source, round(points / len(told), 1)) for source, points in sums.items()]
    return out


def favourites(results: Sequence[Result], column: str) -> list[Favourite]:
    """What comes up most in a column, in each game."""
    out = []
    for game in dict.fromkeys(result.game for result in results):
        sums: Counter[str] = Counter()
        for result in results:
            if result.game == game:
                sums.update(READ(getattr(result, column)))
        ranked = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
        out += [Favourite(game, id_, amount) for id_, amount in ranked[:FAVOURITES]]
    return out


def course(results: Sequence[Result], tables: bool) -> list[CourseMessage]:
    """The last games, the oldest first; which tables they were, for whoever may know."""
    return [
        CourseMessage(
            result.table if tables else "", result.ended / 1000, result.game, result.players, result.score, result.place
        )
        for result in reversed(results[:COURSE])
    ]
