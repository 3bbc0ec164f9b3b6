"""Notices as the server holds them: plain structs, and the words for their states."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from castillo.server.storage.rows import Glance
from castillo.table.clocks import GO_ON, SLOW
from castillo.table.seats import PERSON, Seat

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
"""The kinds of channels."""

WAITING, SENDING, SENT, OBSOLETE, DEAD = "waiting", "sending", "sent", "obsolete", "dead"
"""What becomes of a notice: it waits, is on its way, went out, was not needed any more, or could not be sent."""


class Channel(Struct):
    """A way to reach somebody. Its fields are the columns of `ChannelRow`."""

    id: str
    guest: str
    kind: str
    address: str = ""
    keys: str = ""
    form: str = ""
    label: str = ""
    origin: str = ""
    language: str = ""
    created: int = 0
    sent: int = 0
    holder: str = ""
    lease: int = 0


class Person(Struct, frozen=True):
    """What is known of somebody who is to be told: their columns of `GuestRow`, and how often they want to hear."""

    id: str
    email: str = ""
    language: str = ""
    zone: str = ""
    quiet_from: int = 0
    quiet_until: int = 0
    joined: int = 0
    banned: int = 0
    pace: str = "once"


class Notice(Struct):
    """A row of the outbox."""

    table: str
    n: int
    guest: str
    channel: str
    at: int
    due: int
    state: str = WAITING
    tries: int = 0
    lease: int = 0
    why: str = ""


class Board(Struct):
    """A table that runs, as far as notices ask: everybody may know all of it."""

    id: str
    name: str
    game: str
    minutes: int  # for a turn; 0: no clock
    updated: int
    n: int  # entries that everyone may know of
    deadline: int | None
    glance: Glance
    seats: list[Seat]

    @property
    def live(self) -> bool:
        """Whether a turn there is a matter of minutes."""
        return 0 < self.minutes < SLOW

    def asked(self) -> dict[str, list[int]]:
        """The people whom it waits for, each with their seats; nobody, where it is paused or nobody else plays."""
        sitting = [seat for seat in self.seats if seat.kind == PERSON and not seat.resigned]
        found: dict[str, list[int]] = {}
        for seat in sitting:
            others = any(other.guest != seat.guest for other in sitting)
            if others and seat.number in self.glance.waiting and not seat.played_by_bot:
                found.setdefault(seat.guest, []).append(seat.number)
        return found

    def until(self, guest: str) -> int | None:
        """When something happens without them, where it waits for nobody else."""
        return self.deadline if set(self.asked().get(guest, ())) == set(self.glance.waiting) else None


class LastOwn(Struct, frozen=True):
    """The last entry of somebody's own that everyone may know of, or the end of a pause after it."""

    n: int = 0  # in the log; 0: there is none
    shown: int = 0  # ... among those that everyone may know of
    kind: str = ""

    def is_last(self, known: int) -> bool:
        """Whether nothing has happened since that everyone knows of; so many entries they know."""
        return self.n > 0 and self.kind != GO_ON and self.shown == known


class DeadLetter(Struct, frozen=True):
    """A notice that could not be sent, for the host: without any address."""

    table: str
    n: int
    guest: str
    channel: str
    at: int
    tries: int
    why: str
    kind: str = ""  # of its channel; empty: there is no such channel any more
    name: str = ""  # what its person is called

    @property
    def id(self) -> str:
        """What a host calls it."""
        return sha256(f"{self.table} {self.n} {self.guest} {self.channel}".encode()).hexdigest()[:10]
