"""Guesses: whole positions that agree with what a seat has seen. All that bots ever search."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from castillo.kernel.game import Game
from castillo.kernel.module import definition
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup

_known: dict[str, tuple[Setup, Rules]] = {}


def guess(view: dict[str, Any], seed: int, style: str = "") -> Game:
    """A position that agrees with everything in a view; another seed gives another one. Style: see `Rules.adopt`.

    >>> import castillo
    >>> game = castillo.new_game("el_grande", players=3, seed=1)
    >>> guess(game.view(2), seed=99).view(2) == game.view(2)
    True
    """
    setup, rules = rules_of(view, style)
    return rules.guess(replace(setup, seed=seed), view)


def rules_of(view: dict[str, Any], style: str = "") -> tuple[Setup, Rules]:
    """The set-up of a view (its seed is not known) and the composed rules, which appraise in a style of one's own."""
    key = style + repr(view["setup"])
    if key not in _known:
        if len(_known) > 256:
            _known.clear()
        shown = view["setup"]
        game = definition(shown["game"])
        setup = game.setup(shown["players"], shown["modules"], shown["options"], 0, shown["sheet"])
        _known[key] = (setup, game.rules(setup) if not style else game.compose(setup))
        if style:
            _known[key][1].adopt(style)
    return _known[key]
