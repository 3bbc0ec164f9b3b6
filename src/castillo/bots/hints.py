"""Hints and win chances: what `hard` thinks of a view."""

from __future__ import annotations

from math import sqrt
from typing import Any

from castillo.bots.bot import DecisionView, OptionView, ThinkingTime, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import finish_turns
from castillo.bots.compiled.tree import Search, shares_of_victory
from castillo.bots.minds import mind_and_guess, mind_of
from castillo.bots.search import MANY, HardBot
from castillo.kernel.game import Game
from castillo.kernel.text import Text

HINT_CLOCK = ThinkingTime(seconds=0.5)
CHANCES_CLOCK = ThinkingTime(simulations=24)
TURNS_AHEAD = 3  # of every seat
FEW = 16  # playouts from which nothing is concluded yet
UNKNOWN = 0.5  # the error of a guess that nothing is known of


def hint(
    view: View, decision: DecisionView | None = None, clock: ThinkingTime | float | None = None, seed: int = 0
) -> dict[str, Any]:
    """What `hard` would do in this view, why, and what it expects: `option`, `reason`, `estimate`, `points`.

    The reason is a text, that of the game's mind or else what may be expected; `estimate` are win chances by seat. It
    knows no more than the view shows.
    """
    decision = decision if decision is not None else view["decision"]
    search = HardBot(seed).search(view, ThinkingTime.of(clock) or HINT_CLOCK)
    action = int(search.best())
    option: OptionView = next(option for option in decision["options"] if option["action"] == action)
    made = max(1, int(search.iterations))
    reason = search.mind.reason(search.guesses[0], int(view["seat"]), action) or _expected(search, made)
    return {
        "option": option,
        "reason": reason.to_json(),
        "estimate": [total / made for total in search.chances],
        "points": [total / made for total in search.points],
        "simulations": made,
    }


def _expected(search: Search, made: int) -> Text:
    """What the seat and the best of the others may expect, as a reason where the game knows none."""
    points = [round(total / made) for total in search.points]
    mine = points.pop(int(search.seat))
    return Text("bots-reason-expected", {"points": mine, "others": max(points)})


def win_chances(source: View | Game, clock: ThinkingTime | float | None = None, seed: int = 0) -> list[float]:
    """The chances of winning by seat: of a view (a watcher's too) or, once a game is over, of any of its positions.

    >>> import castillo
    >>> chances = win_chances(castillo.new_game(players=3, seed=1), clock=4)
    >>> len(chances), round(sum(chances), 6)
    (3, 1.0)
    """
    return chances_within(source, 0.0, clock, seed)[0]


def chances_within(
    source: View | Game, error: float, clock: ThinkingTime | float | None = None, seed: int = 0
) -> tuple[list[float], float]:
    """The same, as exactly as is asked for where the clock allows it: the chances and their largest standard error.

    >>> import castillo
    >>> _, error = chances_within(castillo.new_game(players=3, seed=1), 0.1, clock=400)
    >>> 0 < error <= 0.1
    True
    """
    over = source.over if isinstance(source, Game) else bool(source["over"])
    if over:
        winners = source.winners if isinstance(source, Game) else source["winners"]
        seats = len(source.scores if isinstance(source, Game) else source["scores"])
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)], 0.0
    dice = Dice(seed)
    limit = ThinkingTime.of(clock) or CHANCES_CLOCK
    deadline, most = limit.deadline(), limit.simulations or MANY
    total: list[float] = []
    squares: list[float] = []
    made, reached = 0, UNKNOWN
    while made < most and (made == 0 or limit.left(deadline)) and (made < FEW or reached > error):
        if isinstance(source, Game):
            mind, game = mind_of(source), source.clone()
        else:
            mind, game = mind_and_guess(source, seed + made)
        finish_turns(mind, game, TURNS_AHEAD * int(game.seats), dice, 1.0)
        width = HardBot.tuning.calm + HardBot.tuning.patience * mind.ahead(game)
        shares = shares_of_victory(mind.appraise(game), width)
        total = [a + b for a, b in zip(total or [0.0] * len(shares), shares, strict=True)]
        squares = [a + b * b for a, b in zip(squares or [0.0] * len(shares), shares, strict=True)]
        made += 1
        reached = _error(total, squares, made)
    return [share / made for share in total], reached


def _error(total: list[float], squares: list[float], made: int) -> float:
    """The largest standard error of the means of so many shares, from their sums and the sums of their squares."""
    if made < 2:
        return UNKNOWN
    means = [(sum_of / made, square / made) for sum_of, square in zip(total, squares, strict=True)]
    return max(sqrt(max(0.0, square - mean * mean) / (made - 1)) for mean, square in means)
