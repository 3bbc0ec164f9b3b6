"""Minds: what bots know of the game of a view, and guesses, which are all that bots ever search."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from castillo.kernel.game import Game
from castillo.kernel.mind import Mind
from castillo.kernel.module import definition
from castillo.kernel.setup import Setup

KEPT = 8
"""So many minds are kept, those used last; each remembers what it has appraised, up to some tens of megabytes."""

_known: OrderedDict[str, tuple[Setup, Mind]] = OrderedDict()
_last: dict[str, tuple[dict[str, Any], tuple[Setup, Mind]]] = {}
"""By style, the set-up that was asked for last, as its view shows it: mostly it is asked for again."""


def mind_for(setup_view: dict[str, Any], style: str = "") -> tuple[Setup, Mind]:
    """For a set-up as a view shows it: the set-up (its seed is not known), and a mind that appraises in a style.

    The rules it thinks by are composed for the bots alone.
    """
    last = _last.get(style)
    if last is not None and last[0] == setup_view:
        return last[1]
    key = style + repr(setup_view)
    if key not in _known:
        game = definition(setup_view["game"])
        setup = game.setup(setup_view["players"], setup_view["modules"], setup_view["options"], 0, setup_view["sheet"])
        _known[key] = setup, game.mind(game.compose(setup), style)
        if len(_known) > KEPT:
            _known.popitem(last=False)
    _known.move_to_end(key)
    _last[style] = dict(setup_view), _known[key]
    return _known[key]


def mind_of(game: Game, style: str = "") -> Mind:
    """A mind for the game of a position."""
    return mind_for(game.setup.public(), style)[1]


def guess(view: dict[str, Any], seed: int) -> Game:
    """A position that agrees with everything in a view; another seed gives another one.

    >>> import castillo
    >>> game = castillo.new_game(players=3, seed=1)
    >>> guess(game.view(2), seed=99).view(2) == game.view(2)
    True
    """
    return mind_and_guess(view, seed)[1]


def mind_and_guess(view: dict[str, Any], seed: int, style: str = "") -> tuple[Mind, Game]:
    """A guess, and the mind that made it."""
    setup, mind = mind_for(view["setup"], style)
    return mind, mind.guess(setup.dealt(seed), view)


def mind_and_guesses(view: dict[str, Any], seeds: list[int], style: str = "") -> tuple[Mind, list[Game]]:
    """Several guesses, and the mind that made them."""
    setup, mind = mind_for(view["setup"], style)
    return mind, mind.guesses(setup, view, seeds)
