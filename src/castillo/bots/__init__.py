"""Bots: players that see only their seat's view and search over generic options.

>>> import castillo, castillo.bots
>>> game = castillo.new_game(players=3, seed=7)
>>> players = [castillo.bots.make("easy", seed=seat) for seat in range(3)]
>>> while not game.over and game.view()["board"]["numbers"]["round"] < 2:
...     seat = game.decisions[0].seat
...     option = players[seat].choose(game.view(seat))
...     events = game.choose(option["action"], seat=seat)
"""

from __future__ import annotations

from castillo.bots.bot import Allowance, Bot, ThinkingTime
from castillo.bots.hints import chances_within, hint, win_chances
from castillo.bots.minds import guess
from castillo.bots.registry import LEVELS, make, names, register
from castillo.bots.reviewing import Review, Weighed, is_reviewed, review

__all__ = [
    "LEVELS", "Allowance", "Bot", "Review", "ThinkingTime", "Weighed", "chances_within", "guess", "hint",
    "is_reviewed", "make", "names", "register", "review", "win_chances",
]  # fmt: skip
