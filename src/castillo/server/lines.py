"""Log lines as they are sent: events are written once, each viewer gets those that they may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from castillo.kernel.event import Event
from castillo.table.log import EventLine, LogLine

ENCODE = msgspec.json.Encoder().encode

SentLine = LogLine[bytes]
"""A line whose events are JSON already."""


def sent_line(line: EventLine) -> SentLine:
    """A log line with its events as JSON, written once."""
    return line.written(_event_json)


def _event_json(event: Event) -> bytes:
    return ENCODE(event.to_json())


def sent_json(line: SentLine, seats: Sequence[int]) -> bytes | None:
    """A `LogLine` for a viewer with these seats (none: a watcher); None where there is nothing to tell."""
    told = line.told_to(seats)
    if told is None:
        return None
    what, events = told
    return b'{"n":%d,"seat":%d,"what":"%s","at":%.3f,"round":%d,"active":%d,"events":[%s],"scores":%s}' % (
        line.number,
        line.seat,
        what.encode(),
        line.at / 1000,
        line.round,
        line.active,
        b",".join(events),
        ENCODE(line.scores),
    )
