"""Refusals: what the server does not do, in one sentence each."""

from __future__ import annotations

from castillo.kernel.errors import IllegalChoice
from castillo.kernel.text import Text


class StartError(Exception):
    """The server cannot start; the message is one sentence for the person at the terminal."""


class Refused(Exception):
    """A request that is not granted. `status` is the HTTP status; the message is one sentence for people."""

    def __init__(self, status: int, sentence: str, reason: Text | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.reason = reason
        self.done = 0  # answers of the same request that were taken before


def no_such_table() -> Refused:
    return Refused(404, "There is no such table.", Text("server-why-no_table"))


def not_for_you() -> Refused:
    return Refused(403, "This table is not open to you; ask for a link.", Text("server-why-not_for_you"))


def not_your_seat() -> Refused:
    return Refused(403, "This seat is not yours.", Text("server-why-not_your_seat"))


def stale() -> Refused:
    return Refused(409, "This question is not open any more.", Text("kernel-why-stale"))


def not_started() -> Refused:
    return Refused(409, "The game has not begun; a seat is still open.", Text("server-why-not_started"))


def begun() -> Refused:
    return Refused(409, "The game has begun.", Text("server-why-begun"))


def game_over() -> Refused:
    return Refused(409, "The game is over.", Text("server-why-over"))


def resigned() -> Refused:
    return Refused(409, "You have resigned; a bot plays on.", Text("server-why-resigned"))


def not_owner() -> Refused:
    return Refused(403, "Only who opened the table can do this.", Text("server-why-not_owner"))


def not_over() -> Refused:
    return Refused(409, "This is shown when the game is over.", Text("server-why-not_over"))


def not_saved() -> Refused:
    """Whether a change in the middle of which the database was lost is in it, only the database knows."""
    return Refused(503, "It could not be saved; please try again in a moment.", Text("server-why-not_saved"))


def no_database() -> Refused:
    return Refused(503, "The games cannot be reached just now; please wait a moment.", Text("server-why-no_database"))


def set_aside() -> Refused:
    return Refused(
        410,
        "This table cannot be opened: what was stored of it is damaged, or was played by rules that this Castillo no "
        "longer knows. The host has been told.",
        Text("server-why-set_aside"),
    )


def not_played() -> Refused:
    return Refused(
        410,
        "This moment was played by earlier rules and can no longer be shown; choose another.",
        Text("server-why-not_played"),
    )


def enough() -> Refused:
    return Refused(
        409,
        "You have changed your mind often enough for now; only what leads on is possible.",
        Text("server-why-enough"),
    )


def illegal(error: IllegalChoice) -> Refused:
    return Refused(409, str(error), error.reason)
