"""What page and server say to each other about what people say at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Room = Literal["table", "watchers"]
"""Those who sit at a table, and those who watch it. The ones do not read the others before the game is over."""

Emote = Literal["hello", "well_played", "thanks", "oops", "thinking", "your_turn", "laugh", "ole"]
"""Signs to be made in a hurry; texts: `emote-<id>`."""

MessageId = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Words = Annotated[str, Meta(max_length=500)]
Who = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[0-9a-f]+$")]


class SaidMessage(Struct):
    """What somebody said, or a sign they made."""

    id: int  # later ones are higher
    room: Room
    name: str  # as they were called then
    seat: int  # where they sat; -1: nowhere
    yours: bool
    at: float
    emote: Literal["", "hello", "well_played", "thanks", "oops", "thinking", "your_turn", "laugh", "ole"]
    text: str
    n: int | None  # the moment it points at: so many entries of the log


class SilencedMessage(Struct):
    """Somebody whom I have muted."""

    who: str  # for me alone: it names them to nobody else
    name: str  # as they were called then


class TalkMessage(Struct):
    """What was said in a room, the newest last. Messages of people whom I have muted are not in it."""

    room: Room
    rooms: list[Room]  # those I may read
    speak: bool  # whether I may say something in this one
    messages: list[SaidMessage]
    more: bool  # whether there are earlier ones
    silenced: list[SilencedMessage]


class SayWish(Struct, forbid_unknown_fields=True):
    """A message or a gesture; it may point at a moment of the game."""

    room: Room = "table"
    text: Words = ""
    emote: Emote | None = None
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class SilenceWish(Struct, forbid_unknown_fields=True):
    """Mutes whoever said this, at every table."""

    message: MessageId


class HearWish(Struct, forbid_unknown_fields=True):
    """Unmutes somebody."""

    who: Who


class ReportWish(Struct, forbid_unknown_fields=True):
    """Reports a message to whoever runs the server."""

    message: MessageId
    kind: Literal["insult", "cheating", "other"]
    text: Words = ""


class Reported(Struct):
    """The report has been sent."""

    message: int


class TalkSwitch(Struct, forbid_unknown_fields=True):
    """Whether people may talk at my table."""

    talk: bool


class Talk(Struct, tag="talk", tag_field="type"):
    """Somebody said something."""

    said: SaidMessage
