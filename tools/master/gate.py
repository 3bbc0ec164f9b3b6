"""The gate: what was learned plays against what was there, two seats each, every deal twice with the seats exchanged.

Points over the mean of the others tell more of a few games than victories do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from castillo.bots import register
from castillo.bots.bot import ThinkingTime, View
from castillo.bots.match import Result, TableSetup, play
from castillo.bots.minds import mind_and_guesses
from castillo.bots.search import MasterBot
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.network_mind import NetworkMind
from castillo.kernel.game import Game
from castillo.kernel.mind import Mind
from tools.master.weights import Document, digest

NEW, OLD = "candidate", "champion"

KEPT = 16
"""So many minds are kept: of two documents, at some tables."""

_minds: dict[tuple[str, int], tuple[GrandeMind, NetworkMind]] = {}


def mind_with(document: Document, known: GrandeMind) -> NetworkMind:
    """A mind with these networks, for the rules of a mind that is there; kept with what it remembers."""
    key = digest(document), id(known)
    if key not in _minds:
        while len(_minds) >= KEPT:
            _minds.pop(next(iter(_minds)))
        _minds[key] = known, NetworkMind(known.rules, document)
    return _minds[key][1]


class Contender(MasterBot):
    """`master` with networks that are not in the package."""

    def __init__(self, document: Document, seed: int) -> None:
        super().__init__(seed)
        self.document = document
        self.mind: NetworkMind | None = None

    def imagined(self, view: View) -> tuple[Mind, list[Game]]:
        known, games = mind_and_guesses(view, [int(self.dice.roll()) for _ in range(self.guesses)])
        assert isinstance(known, GrandeMind)
        if self.mind is None:
            self.mind = mind_with(self.document, known)
        return self.mind, games


@dataclass
class Score:
    """How much the new one leads, by pairs of games, in points; and its share of victories."""

    leads: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    @property
    def lead(self) -> float:
        return sum(self.leads) / len(self.leads)

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        mean = self.lead
        return sqrt(sum((lead - mean) ** 2 for lead in self.leads)) / len(self.leads)

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)


@dataclass(frozen=True)
class Pair:
    """Two games of one deal."""

    new: Document
    old: Document
    seed: int
    simulations: int
    table: TableSetup = field(default_factory=lambda: TableSetup("el_grande"))


def play_pair(pair: Pair) -> tuple[float, float]:
    """The new one's lead and its share of victories in both games."""
    register(NEW, partial(Contender, pair.new))
    register(OLD, partial(Contender, pair.old))
    clocks = dict.fromkeys((NEW, OLD), ThinkingTime(simulations=pair.simulations))
    found = [_one_game(pair.seed, pair.table, turn, clocks) for turn in range(2)]
    return sum(lead for lead, _ in found) / 2, sum(share for _, share in found) / 2


def _one_game(seed: int, table: TableSetup, turn: int, clocks: dict[str, ThinkingTime]) -> tuple[float, float]:
    line = [(NEW, OLD)[(seat + turn) % 2] for seat in range(table.players)]
    result = play(table, line, seed, clocks)
    return _mean(result, NEW) - _mean(result, OLD), sum(
        result.share(seat) for seat, name in enumerate(line) if name == NEW
    )


def _mean(result: Result, name: str) -> float:
    points = [float(score) for score, bot in zip(result.scores, result.bots, strict=True) if bot == name]
    return sum(points) / len(points)


def score_of(pairs: Iterable[tuple[float, float]]) -> Score:
    """All pairs together."""
    out = Score()
    for lead, share in pairs:
        out.leads.append(lead)
        out.shares.append(share)
    return out
