"""Tables as one viewer sees them, ready to be sent."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count

from castillo.server.clocks import Clock
from castillo.server.lines import ENCODE, Line
from castillo.server.live import LiveTable
from castillo.server.messages import Pace, SeatMessage, TableMessage
from castillo.server.moments import now
from castillo.server.storage.facts import SeatFacts, TableFacts

NOBODY: frozenset[str] = frozenset()


def table_message(
    facts: TableFacts, seats: list[SeatFacts], guest: str, present: Collection[str] = NOBODY, clock: Clock | None = None
) -> TableMessage:
    """A table without its position. `present` are the guests who are here now."""
    at = now() if clock is not None else 0
    inside = bool(guest) and (guest == facts.owner or any(seat.guest == guest for seat in seats))
    invited = (inside or facts.listed) and any(seat.kind == "open" for seat in seats)
    watched = facts.watch == "anyone" or (inside and facts.watch == "link")
    return TableMessage(
        id=facts.id,
        name=facts.name,
        game=facts.game,
        modules=facts.modules,
        options=facts.options,
        players=facts.players,
        seats=[
            seat_message(seat, name, guest, present, clock, at)
            for seat, name in zip(seats, told_apart([seat.name for seat in seats]), strict=True)
        ],
        state=facts.state,  # type: ignore[arg-type]
        n=facts.n,
        yours=bool(guest) and guest == facts.owner,
        pace=Pace(facts.pace_minutes, facts.pace_bank),
        watch=facts.watch,
        listed=facts.listed,
        invite=f"/sit/{facts.id}/{facts.invite_token}" if invited else "",
        watch_link=f"/watch/{facts.id}/{facts.watch_token}" if watched else "",
        created=facts.created / 1000,
        updated=facts.updated / 1000,
        rematch=facts.rematch,
        tutorial=facts.tutorial,
        window_seconds=facts.window_seconds,
    )


def told_apart(names: list[str]) -> list[str]:
    """Names of which no two look the same: of those that do, the first is as it is, the others are numbered.

    >>> told_apart(["Ana", "ana", "Ana (2)", "Ana", "", ""])
    ['Ana', 'ana (3)', 'Ana (2)', 'Ana (4)', '', '']
    """
    taken = {_look(name) for name in names if name}
    first: set[str] = set()
    shown = []
    for name in names:
        if name and _look(name) in first:
            number = next(i for i in count(2) if _look(f"{name} ({i})") not in taken)
            name = f"{name} ({number})"
        taken.add(_look(name))
        first.add(_look(name))
        shown.append(name)
    return shown


def _look(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def seat_message(
    seat: SeatFacts, name: str, guest: str, present: Collection[str], clock: Clock | None, at: int
) -> SeatMessage:
    time_left = bank_left = None
    if clock is not None and clock.allowance:
        left, bank = clock.left(seat.number, at)
        bank_left = bank / 1000
        time_left = max(left, seat.grace - at) / 1000 if clock.since[seat.number] else None
    return SeatMessage(
        number=seat.number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=name,
        level=seat.level,
        yours=bool(guest) and seat.guest == guest,
        hot=seat.hot,
        away=seat.away != "",
        resigned=seat.resigned,
        ends=seat.ends,
        present=seat.kind == "bot" or seat.guest in present,
        time_left=time_left,
        bank_left=bank_left,
    )


def present_at(live: LiveTable) -> set[str]:
    return {viewer.guest for viewer in live.viewers}.union(live.elsewhere)


def table_json(live: LiveTable, guest: str, present: Collection[str]) -> bytes:
    return ENCODE(table_message(live.facts, live.seats, guest, present, live.clock))


def views_json(live: LiveTable, seats: list[int]) -> bytes:
    """The views of someone who holds these seats; a watcher's if there are none."""
    if live.game is None:
        return b""
    return b",".join([live.view(seat) for seat in seats]) if seats else live.view(None)


def state_json(live: LiveTable, guest: str) -> bytes:
    """A `TableState`."""
    table = table_json(live, guest, present_at(live))
    return b'{"table":%s,"views":[%s]}' % (table, views_json(live, live.seats_of(guest)))


def news_json(live: LiveTable, guest: str, present: Collection[str], lines: Iterable[Line]) -> bytes | None:
    """A `News`; None where this viewer is not told that anything happened."""
    seats = live.seats_of(guest)
    shown = [line for line in (line.shown_to(seats) for line in lines) if line is not None]
    if not shown:
        return None
    table = table_json(live, guest, present)
    return b'{"type":"news","table":%s,"lines":[%s],"views":[%s]}' % (table, b",".join(shown), views_json(live, seats))


def presence_json(live: LiveTable, guest: str, present: Collection[str]) -> bytes:
    """A `Presence`."""
    return b'{"type":"presence","table":%s}' % table_json(live, guest, present)


def beat_json(live: LiveTable, sent: int) -> bytes:
    """A `Beat`: nothing but what this viewer was told already, as numbers."""
    return b'{"type":"beat","n":%d,"sent":%d}' % (live.shown, sent)
