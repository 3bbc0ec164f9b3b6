"""What the host decides, as the rest of the server holds it."""

from __future__ import annotations

from msgspec import Struct

FOR_GOOD = 253_402_300_799_000
"""A ban that does not end: until the last second of the year 9999."""

HOST = "host"
"""Who acts in the audit log when it is nobody at the page."""


class Ban(Struct, frozen=True):
    """Until when somebody may not use this server, and why."""

    guest: str
    until: int
    at: int
    why: str
    name: str = ""


class Report(Struct, frozen=True):
    """What somebody told the host about somebody else."""

    id: int
    at: int
    by: str
    against: str
    table: str
    kind: str
    text: str
    quoted: str
    times: int
    closed: int
    note: str
    reporter: str = ""  # what they are called now
    reported: str = ""


class Announcement(Struct, frozen=True):
    """What the host says on the first page."""

    language: str
    text: str
    at: int
    until: int


class Line(Struct, frozen=True):
    """An act, as the audit log has it."""

    id: int
    at: int
    who: str
    what: str
    about: str
    why: str
    actor: str = ""  # what a member is called who acted
    name: str = ""  # ... and the person it was about
