"""Guesses: whole positions that agree with what a seat has seen. All that bots ever search."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any

from castillo.kernel.game import Game
from castillo.kernel.module import definition
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup

KEPT = 8
"""So many rules are kept, those used last; each remembers what it has appraised, up to some tens of megabytes."""

_known: OrderedDict[str, tuple[Setup, Rules]] = OrderedDict()


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
    """The set-up of a view (its seed is not known), and rules composed for the bots alone that appraise in a style."""
    shown = view["setup"]
    key = style + repr(shown)
    if key not in _known:
        game = definition(shown["game"])
        setup = game.setup(shown["players"], shown["modules"], shown["options"], 0, shown["sheet"])
        rules = game.compose(setup)
        if style:
            rules.adopt(style)
        _known[key] = setup, rules
        if len(_known) > KEPT:
            _known.popitem(last=False)
    _known.move_to_end(key)
    return _known[key]
