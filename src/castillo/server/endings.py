"""What is told of finished games: how they came about, and what a bot thinks of what was decided in them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from castillo.server.views import TextMessage


class SourceMessage(Struct):
    """Points by seat that one source gave in one round; its name: the text `gain`."""

    gain: str
    round: int
    points: list[int]


class AwardMessage(Struct):
    """What a seat is honoured for: the text `award` has a name and, with these words, a sentence."""

    seat: int
    award: str
    words: dict[str, Any]


class EndingMessage(Struct):
    """How a finished game came about, as far as it can be told at once."""

    sources: list[SourceMessage]
    awards: list[AwardMessage]  # those that need no win chances


class TurningMessage(Struct):
    """A turn that changed a seat's chance to win; `n` is the entry that changed it most."""

    seat: int
    round: int
    acting: int  # whose turn it was; -1: between turns
    first: int  # entries of the turn
    last: int
    n: int
    change: float
    unused: str  # a window that the seat let pass in a turn that cost it so much; empty: none


class ChanceMessage(Struct):
    """Win chances by seat after every turn of a finished game, as a watcher would have guessed them.

    While they are being worked out, `moments` are those known so far; there is nothing else yet. Ask again.
    """

    expected: int  # moments that there will be
    moments: list[int]
    chances: list[list[float]]
    errors: list[float]  # the largest standard error at each moment
    turning: list[TurningMessage]  # of all seats, in the order of time
    awards: list[AwardMessage]  # all of them, when everything is known
    done: bool


class ReviewedOption(Struct):
    """An answer to a past decision that was weighed: the chance to win with it, as its seat knew the game then.

    `behind` is how much less that is than with the preferred answer, `error` the standard error of this difference.
    """

    text: TextMessage
    target: str
    chance: float
    behind: float
    error: float


class ReviewedMove(Struct):
    """A decision of one's own, looked at again: entry `n` is what was chosen."""

    n: int
    round: int
    kind: str
    options: list[ReviewedOption]  # the preferred one first
    chosen: int  # which of them
    cost: float  # of the chance to win
    grade: Literal["best", "good", "doubtful", "costly"]  # within the error of the guess it is good


class ReviewMessage(Struct):
    """What a strong bot would have done at the decisions of a seat through a finished game.

    While they are being looked at, `moves` are those known so far, in order. Ask again.
    """

    seat: int
    expected: int  # moves that there will be
    moves: list[ReviewedMove]
    best: int  # the entry of the best move of the game; -1: there is none
    costliest: int  # ... of the one that cost most beyond the error of the guess
    done: bool
