"""Limits: how often someone may ask. Buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from castillo.kernel.text import Text
from castillo.server.refusals import Refused
from castillo.server.settings import Settings

MOST_KNOWN = 20_000
WORTH_TELLING = 0.75  # of a bucket: while more is left in it, the other processes need not know


class Buckets:
    """One bucket for each name; `burst` seconds' worth of drops fit in.

    >>> buckets = Buckets(rate=1, burst=2)
    >>> [buckets.take("x", at) for at in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.most = max(1.0, rate * burst)
        self._full: dict[str, tuple[float, float]] = {}
        self._taken: dict[str, int] = {}  # since the other processes were told

    def take(self, name: str, at: float | None = None) -> bool:
        """Whether one more is allowed."""
        if not self.rate:
            return True
        at = time.monotonic() if at is None else at
        level = self._level(name, at)
        allowed = level >= 1
        self._full[name] = (level - 1 if allowed else level, at)
        if allowed:
            self._taken[name] = self._taken.get(name, 0) + 1
        if len(self._full) > MOST_KNOWN:
            self._forget(at)
        return allowed

    def _level(self, name: str, at: float) -> float:
        level, before = self._full.get(name, (self.most, at))
        return min(self.most, level + (at - before) * self.rate)

    def taken_elsewhere(self, name: str, count: int, at: float | None = None) -> None:
        """Another process allowed so many. What is owed is bounded, so that it is soon made good."""
        at = time.monotonic() if at is None else at
        self._full[name] = (max(-self.most, self._level(name, at) - count), at)

    def to_tell(self, at: float | None = None) -> dict[str, int]:
        """What the other processes have to know: how much was taken by those who take much."""
        at = time.monotonic() if at is None else at
        told = {name: count for name, count in self._taken.items() if self._level(name, at) < self.most * WORTH_TELLING}
        full = [name for name in self._taken if self._level(name, at) >= self.most]  # as good as never taken
        for name in (*told, *full):
            del self._taken[name]
        return told

    def _forget(self, at: float) -> None:
        """Full buckets say nothing."""
        self._full = {
            name: (level, before)
            for name, (level, before) in self._full.items()
            if level + (at - before) * self.rate < self.most
        }


@lru_cache(maxsize=MOST_KNOWN)
def network(address: str) -> str:
    """Whom an address stands for: in IPv6 a household has a whole /64, and as many addresses as it likes.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3::4"), network("::ffff:192.0.2.7"), network("fe80::1%eth0")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'fe80::')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # no address at all: a socket of this machine
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False).network_address)


class Limits:
    """The limits of a server; each call counts one, and refuses when it is too many."""

    def __init__(self, settings: Settings) -> None:
        on = settings.commands_per_second > 0
        self.commands = Buckets(settings.commands_per_second, burst=3)
        self.requests = Buckets(settings.requests_per_second if on else 0, burst=3)
        self.guests = Buckets(settings.guests_per_minute / 60 if on else 0, burst=60)
        self.tables = Buckets(settings.tables_per_minute / 60 if on else 0, burst=30)
        self.reports = Buckets(settings.reports_per_minute / 60 if on else 0, burst=60)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60 if on else 0, burst=60)
        self.letters = Buckets(settings.letters_per_hour / 3600 if on else 0, burst=3600)
        self.exports = Buckets(settings.exports_per_hour / 3600 if on else 0, burst=3600)
        self.channels = Buckets(settings.channels_per_hour / 3600 if on else 0, burst=3600)
        self.tries = Buckets(settings.tries_per_minute / 60 if on else 0, burst=60)
        self.tries_from = Buckets(settings.tries_per_minute / 12 if on else 0, burst=60)
        self.all_reports = Buckets(settings.reports_per_minute / 6 if on else 0, burst=60)

        self.talk = Buckets(0.5 if on else 0, burst=16)
        self.emotes = Buckets(0.25 if on else 0, burst=16)
        self.rooms = Buckets(3 if on else 0, burst=10)
        self.complaints = Buckets(1 / 60 if on else 0, burst=300)

        self.shared = {
            "commands": self.commands,
            "requests": self.requests,
            "guests": self.guests,
            "tables": self.tables,
            "reports": self.reports,
            "sign_ins": self.sign_ins,
            "letters": self.letters,
            "exports": self.exports,
            "channels": self.channels,
            "tries": self.tries,
            "tries_from": self.tries_from,
            "talk": self.talk,
            "emotes": self.emotes,
            "rooms": self.rooms,
            "complaints": self.complaints,
        }
        """By a short name: those that count for all processes together."""

    def request(self, address: str) -> None:
        if not self.requests.take(address):
            raise too_many()

    def command(self, guest: str) -> None:
        if not self.commands.take(guest):
            raise too_many()

    def new_guest(self, address: str) -> None:
        if not self.guests.take(address):
            raise too_many()

    def new_table(self, guest: str) -> None:
        if not self.tables.take(guest):
            raise too_many()

    def say(self, guest: str, room: str, *, emote: bool) -> None:
        """Nobody, nor all together, may flood a room; signs count apart, so that they do not silence anyone."""
        own = self.emotes if emote else self.talk
        if not own.take(f"{guest} {room}") or not self.rooms.take(room):
            raise too_many()

    def complain(self, guest: str) -> None:
        if not self.complaints.take(guest):
            raise too_many()

    def sign_in(self, address: str) -> None:
        """Attempts to become somebody: by passkey, code or link."""
        if not self.sign_ins.take(address):
            raise too_many()

    def letter(self, *names: str) -> None:
        """Letters: by the network they are asked for from, by the member and by the address they go to."""
        if not all(self.letters.take(name) for name in names if name):
            raise too_many()

    def channel(self, address: str) -> None:
        """Another address to which this server is to send: guests are for nothing, and may name any."""
        if not self.channels.take(address):
            raise too_many()

    def try_out(self, guest: str, address: str) -> None:
        """Something sent at once to an address that somebody has named."""
        if not self.tries.take(guest) or not self.tries_from.take(address):
            raise too_many()

    def export(self, guest: str) -> None:
        if not self.exports.take(guest):
            raise too_many()

    def report(self, address: str) -> None:
        """They end in the log: nobody, nor all together, may fill it."""
        if not self.reports.take(address) or not self.all_reports.take(""):
            raise too_many()


class Sockets:
    """How many sockets are open, by guest and by address; a limit of 0 is none.

    >>> sockets = Sockets(each=1, address=2)
    >>> with sockets.held("guest", "here"), sockets.held("", "here"):
    ...     try:
    ...         with sockets.held("other", "here"):
    ...             pass
    ...     except Refused as refused:
    ...         refused.status
    429
    """

    def __init__(self, each: int, address: int) -> None:
        self._guests = Counted(each)
        self._addresses = Counted(address)

    @contextmanager
    def held(self, guest: str, address: str) -> Iterator[None]:
        """One more socket, for as long as it is open. Strangers are counted by their address."""
        with self._addresses.one(address), self._guests.one(guest or f"from {address}"):
            yield


class Counted:
    """How many of something each name holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    @contextmanager
    def one(self, name: str) -> Iterator[None]:
        count = self._held.get(name, 0)
        if self.most and count >= self.most:
            raise too_many()
        self._held[name] = count + 1
        try:
            yield
        finally:
            left = self._held.pop(name) - 1
            if left:
                self._held[name] = left


def too_many() -> Refused:
    return Refused(429, "That was too much at once; please wait a moment.", Text("server-why-too_many"))
