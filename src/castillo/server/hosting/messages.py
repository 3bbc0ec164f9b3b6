"""The messages about reports, bans and announcements."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from castillo.server.messages import SeatNumber, Word
from castillo.server.views import TextMessage

Note = Annotated[str, Meta(max_length=300)]


class HouseMessage(Struct):
    """What the host says on the first page, by language (empty: to all others), and what concerns the reader."""

    announced: int  # when it was said; 0: nothing is
    texts: dict[str, str]
    banned: TextMessage | None  # why the reader can do nothing here, and until when
    reports: int | None  # how many are open, for those who moderate


class PersonReport(Struct, forbid_unknown_fields=True):
    """Something about a person at a table that the host should know."""

    table: Word
    seat: SeatNumber
    kind: Literal["insult", "cheating", "name", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""


class ReportMessage(Struct):
    """A report, for those who moderate. `person` is whom it is about."""

    id: int
    at: int
    kind: str
    text: str
    quoted: str
    times: int
    table: str
    person: str
    reported: str
    reporter: str


class BanMessage(Struct):
    """Somebody who is banned; `until` is 0 where it is for good."""

    person: str
    name: str
    at: int
    until: int
    why: str


class ActMessage(Struct):
    """A line of the audit log; `who` is what a member is called who acted, empty for the host."""

    id: int
    at: int
    who: str
    what: str
    about: str
    why: str


class ModerationMessage(Struct):
    """What those see who moderate: open reports, bans, and what was done last."""

    reports: list[ReportMessage]
    bans: list[BanMessage]
    log: list[ActMessage]


class Verdict(Struct, forbid_unknown_fields=True):
    """What is made of a report: it is closed, or its person is banned too, for some days or (0) for good."""

    what: Literal["close", "ban"]
    days: Annotated[int, Meta(ge=0, le=365)] = 0
    note: Note = ""  # where somebody is banned: what they are told


class Lifting(Struct, forbid_unknown_fields=True):
    """A ban is lifted."""

    person: Word
    note: Note = ""
