"""Refusals: what the server does not do, in one sentence each."""

from __future__ import annotations

from castillo.kernel.errors import IllegalChoice
from castillo.kernel.text import Text
from castillo.table.refusals import NotAllowed, NotYours


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
    return Refused(403, "You have no access to this table; ask for a link.", Text("server-why-not_for_you"))


def not_over() -> Refused:
    return Refused(409, "This is available once the game is over.", Text("server-why-not_over"))


def not_saved() -> Refused:
    """Whether a change in the middle of which the database was lost is in it, only the database knows."""
    return Refused(503, "This could not be saved; please try again in a moment.", Text("server-why-not_saved"))


def no_database() -> Refused:
    return Refused(503, "The games cannot be reached right now; please wait a moment.", Text("server-why-no_database"))


def set_aside() -> Refused:
    return Refused(
        410,
        "This table cannot be opened: its stored game is damaged, or was played under rules that this version of "
        "Castillo no longer knows. The host has been told.",
        Text("server-why-set_aside"),
    )


def not_played() -> Refused:
    return Refused(
        410,
        "This moment was played under earlier rules and can no longer be shown; choose another.",
        Text("server-why-not_played"),
    )


def too_fast() -> Refused:
    return Refused(409, "Others were faster several times; please try again.", Text("server-why-too_fast"))


def did_not_play() -> Refused:
    """Somebody who had no seat wants the table again."""
    return Refused(403, "Only those who played can ask for a rematch.", Text("server-why-not_played_here"))


def rated_alone() -> Refused:
    return Refused(409, "In a rated game everyone plays on a device of their own.", Text("server-why-rated_alone"))


def rated_plain() -> Refused:
    sentence = "A rated game needs at least one person, and is played with the game’s own card values."
    return Refused(409, sentence, Text("server-why-rated_plain"))


def not_shown() -> Refused:
    """A profile that this viewer may not see."""
    return Refused(403, "This player does not show you their games.", Text("server-why-not_shown"))


def no_such_player() -> Refused:
    return Refused(404, "There is no such player.", Text("server-why-no_player"))


def no_seat(seat: int) -> Refused:
    """A number that no page would send."""
    return Refused(404, f"There is no seat {seat} at this table.")


def no_moment() -> Refused:
    """A moment that the log of the table does not reach."""
    return Refused(404, "There is no such moment at this table.", Text("server-why-no_moment"))


def over_then() -> Refused:
    """Nothing can be played on from where a game is over."""
    return Refused(409, "The game is over at this moment; choose an earlier one.", Text("server-why-over_then"))


def no_name() -> Refused:
    """Nothing of the name can be shown."""
    return Refused(409, "Please enter a name.", Text("server-why-no_name"))


def not_allowed(error: NotAllowed | IllegalChoice) -> Refused:
    """What the table or the game does not allow."""
    return Refused(403 if isinstance(error, NotYours) else 409, str(error), error.reason)
