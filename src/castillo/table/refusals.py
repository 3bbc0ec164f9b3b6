"""What is not allowed at a table, in one sentence each."""

from __future__ import annotations

from castillo.kernel.errors import CastilloError
from castillo.kernel.text import Text


class NotAllowed(CastilloError):
    """Something that cannot be done now, or not so. Nothing has changed; `reason` is the sentence as a text."""

    def __init__(self, sentence: str, reason: Text) -> None:
        super().__init__(sentence)
        self.reason = reason


class NotYours(NotAllowed):
    """Something that others may do at this table, but not whoever asked for it."""


def not_your_seat() -> NotYours:
    return NotYours("This seat is not yours.", _why("not_your_seat"))


def not_owner() -> NotYours:
    return NotYours("Only the player who opened the table can do this.", _why("not_owner"))


def stale() -> NotAllowed:
    return NotAllowed("This question is no longer open.", Text("kernel-why-stale"))


def not_started() -> NotAllowed:
    return NotAllowed("The game has not started yet; a seat is still open.", _why("not_started"))


def begun() -> NotAllowed:
    return NotAllowed("The game has already started.", _why("begun"))


def game_over() -> NotAllowed:
    return NotAllowed("The game is over.", _why("over"))


def resigned() -> NotAllowed:
    return NotAllowed("You have resigned; a bot is playing on for you.", _why("resigned"))


def bot_plays() -> NotAllowed:
    return NotAllowed("A bot is playing this seat; take your seat back first.", _why("bot_plays"))


def paused() -> NotAllowed:
    return NotAllowed("The game is paused; continue it first.", _why("paused"))


def seat_taken() -> NotAllowed:
    return NotAllowed("This seat is taken.", _why("seat_taken"))


def seated() -> NotAllowed:
    return NotAllowed("You already have a seat at this table.", _why("seated"))


def enough() -> NotAllowed:
    return NotAllowed(
        "You have changed your mind often enough for now; from here you can only move forward.", _why("enough")
    )


def not_in_lesson() -> NotAllowed:
    return NotAllowed("In this lesson, please do what the note says.", _why("not_in_lesson"))


def no_hints() -> NotYours:
    return NotYours("Hints are off when more than one person is playing.", _why("no_hints"))


def rated_hints() -> NotYours:
    return NotYours("There are no hints in a rated game.", _why("rated_hints"))


def rated_seat() -> NotAllowed:
    return NotAllowed("In a rated game nobody plays for you; you can only resign.", _why("rated_seat"))


def _why(word: str) -> Text:
    return Text(f"table-why-{word}")
