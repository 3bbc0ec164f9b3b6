"""Stored games as they are told afterwards."""

from functools import lru_cache
from pathlib import Path

import castillo
from castillo.kernel.game import Game
from castillo.stories.chronicle import Chronicle, Happened, Outcome
from castillo.stories.chronicle import chronicle_of as new_chronicle

FOLDER = Path(__file__).parent


@lru_cache
def told(name: str) -> tuple[Game, tuple[Happened, ...]]:
    """A stored game at its end, and all that happened in it."""
    record = castillo.load((FOLDER / f"{name}.json").read_text("utf-8"))
    game = record.start()
    story = [Happened(0, "start", 0, -1, game.beginning())]
    for number, entry in enumerate(record.entries, 1):
        when, active = game.rules.round_of(game), int(game.active)
        story.append(Happened(number, entry.kind, when, active, entry.apply(game)))
    return game, tuple(story)


def chronicle_of(name: str) -> Chronicle:
    game, story = told(name)
    chronicle = new_chronicle(game.rules)
    chronicle.follow(story)
    return chronicle


def outcome_of(name: str) -> Outcome:
    game, _ = told(name)
    return Outcome(list(game.scores), list(game.winners), game.rules.round_of(game))
