"""Hours of the day where somebody lives: quiet ones, and those at which a digest comes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from castillo.server.notices.rows import Person

HOUR = 60  # minutes
DIGEST = 8 * HOUR  # minutes after midnight at which the day's digest comes


def zone_of(name: str) -> tzinfo:
    """A time zone by its IANA name; UTC where there is none of that name.

    >>> str(zone_of("Europe/Madrid")), str(zone_of("Nowhere/At all")), str(zone_of("../etc"))
    ('Europe/Madrid', 'UTC', 'UTC')
    """
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, ValueError, OSError):
        return UTC


def local(at: int, zone: tzinfo) -> datetime:
    """A moment on the clocks there."""
    return datetime.fromtimestamp(at / 1000, zone)


def _next(at: int, zone: tzinfo, minute: int) -> int:
    """The next moment at which it is so many minutes after midnight there."""
    here = local(at, zone)
    for days in (0, 1, 2):
        day = here.date() + timedelta(days=days)
        found = datetime(day.year, day.month, day.day, minute // HOUR, minute % HOUR, tzinfo=zone)
        moment = round(found.timestamp() * 1000)
        if moment > at:
            return moment
    raise AssertionError("a day has 24 hours, more or less")


def end_of_quiet(at: int, person: Person) -> int:
    """When the quiet hours end in which this moment lies; the moment itself, if it lies in none.

    >>> late = Person("a", zone="Europe/Berlin", quiet_from=22 * HOUR, quiet_until=7 * HOUR)
    >>> night = 1_750_024_800_000  # 0:00 in Berlin
    >>> evening = night - 3 * 3_600_000
    >>> (end_of_quiet(night, late) - night) // 3_600_000, end_of_quiet(evening, late) == evening
    (7, True)
    """
    zone, start, end = zone_of(person.zone), person.quiet_from % (24 * HOUR), person.quiet_until % (24 * HOUR)
    here = local(at, zone)
    minute = here.hour * HOUR + here.minute
    inside = start <= minute < end if start <= end else minute >= start or minute < end
    return _next(at, zone, end) if inside else at


def convenient(at: int, person: Person) -> int:
    """When somebody wants to be told of what has come up at this moment: at once, on the hour, or in the morning."""
    zone = zone_of(person.zone)
    if person.pace == "day":
        at = _next(at, zone, DIGEST)
    elif person.pace == "hour":
        at = min(_next(at, zone, minute) for minute in range(0, 24 * HOUR, HOUR))
    return end_of_quiet(at, person)
