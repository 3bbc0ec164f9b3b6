"""How far a game is, noted with every entry for lists: a list opens no table."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import msgspec

from castillo.kernel.game import Game
from castillo.server.lines import ENCODE
from castillo.server.storage.rows import Glance
from castillo.table.lesson_files import LEARNER
from castillo.table.proposals import ProposedEntry
from castillo.table.seats import BOT
from castillo.table.table import Table

MOST_NOTED = 2_000  # tables in memory look at the same note again and again


def glance_of(table: Table, game: Game, *, over: bool = False, paused: int = 0) -> str:
    """What lists show of a table whose game has come to this position, as JSON; `paused`: since when it rests."""
    number, rounds = game.rules.round_of(game), game.rules.course(game)
    reading = table.lesson is not None and table.lesson.waits(game)
    waiting = [] if over or paused else [LEARNER] if reading else game.waiting_seats()
    glance = Glance(
        round=rounds.index(number) + 1 if number in rounds else 0,
        rounds=len(rounds),
        scores=[int(points) for points in game.scores],
        winners=list(game.winners),
        waiting=waiting,
        asked={seat: text for seat in waiting if not reading and (text := _asked(table, game, seat)) is not None},
        paused=paused,
    )
    return ENCODE(glance).decode()


def glance_after(table: Table, proposal: ProposedEntry) -> str:
    """What lists show of a table once an entry has led there."""
    return glance_of(table, proposal.game, over=proposal.over, paused=proposal.clocks.paused)


def glance_before(game: Game) -> str:
    """What lists show of a table that waits for players."""
    return ENCODE(Glance(rounds=len(game.rules.course(game)))).decode()


def _asked(table: Table, game: Game, seat: int) -> dict[str, object] | None:
    """What a person is asked; nobody reads what a bot is."""
    decision = None if table.seats[seat].kind == BOT else game.decision_of(seat)
    return None if decision is None else decision.prompt.to_json()


def glance_from(text: str) -> Glance:
    """What was noted; nothing where nothing was, or where it cannot be read."""
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(text, type=Glance)
    return Glance()


@lru_cache(maxsize=MOST_NOTED)
def rounds_noted(text: str) -> int:
    """How many rounds a game has; 0 where nothing was noted."""
    return glance_from(text).rounds
