"""Tables as one viewer sees them, ready to be sent."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from itertools import count

import msgspec

from castillo.server.glance import glance_from
from castillo.server.lines import ENCODE, SentLine, sent_json
from castillo.server.live import LiveTable
from castillo.server.messages import Pace, SeatMessage, TableAtAGlance, TableMessage
from castillo.server.moments import now
from castillo.server.storage.rows import StoredTable
from castillo.server.views import TextMessage
from castillo.table.clocks import TurnClocks
from castillo.table.seats import PERSON, Seat

NOBODY: frozenset[str] = frozenset()


def table_message(
    stored: StoredTable,
    seats: Sequence[Seat],
    guest: str,
    present: Collection[str] = NOBODY,
    clocks: TurnClocks | None = None,
) -> TableMessage:
    """A table without its position. `present` are the guests who are here now."""
    at = now() if clocks is not None else 0
    inside = bool(guest) and (guest == stored.owner or any(seat.guest == guest for seat in seats))
    invited = (inside or stored.listed) and any(seat.kind == "open" for seat in seats)
    watched = stored.watch == "anyone" or (inside and stored.watch == "link")
    return TableMessage(
        id=stored.id,
        name=stored.name,
        game=stored.game,
        modules=stored.modules,
        options=stored.options,
        players=stored.players,
        seats=[
            seat_message(seat, name, guest, stored.owner, present, clocks, at)
            for seat, name in zip(seats, told_apart([seat.name for seat in seats]), strict=True)
        ],
        rounds=glance_from(stored.glance).rounds,
        state=stored.state,  # type: ignore[arg-type]
        n=stored.n,
        yours=bool(guest) and guest == stored.owner,
        pace=Pace(stored.pace_minutes, stored.pace_bank),
        watch=stored.watch,
        listed=stored.listed,
        invite=f"/sit/{stored.id}/{stored.invite_token}" if invited else "",
        watch_link=f"/watch/{stored.id}/{stored.watch_token}" if watched else "",
        created=stored.created / 1000,
        updated=stored.updated / 1000,
        rematch=stored.rematch,
        lesson=stored.lesson,
        window_seconds=stored.window_seconds,
        rated=stored.rated,
    )


def at_a_glance(
    stored: StoredTable, seats: Sequence[Seat], guest: str, present: Collection[str] = NOBODY
) -> TableAtAGlance:
    """A table in a list, as it was noted with its last entry."""
    glance = glance_from(stored.glance)
    table = msgspec.structs.asdict(table_message(stored, seats, guest, present))
    mine = {seat.number for seat in seats if guest and seat.guest == guest and not seat.played_by_bot}
    asked = next((text for seat, text in glance.asked.items() if seat in mine), None)
    return TableAtAGlance(
        **table,
        round=glance.round,
        scores=glance.scores,
        winners=glance.winners,
        waiting=glance.waiting if stored.state == "playing" else [],
        asked=msgspec.convert(asked, TextMessage) if asked else None,
        time_left=None if stored.deadline is None else max(0, stored.deadline - now()) / 1000,
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
    seat: Seat, name: str, guest: str, owner: str, present: Collection[str], clocks: TurnClocks | None, at: int
) -> SeatMessage:
    """A seat as one guest sees it."""
    time_left = bank_left = None
    looking = seat.kind == PERSON and clocks is not None and clocks.stage.looks(seat.number, at)
    if clocks is not None and clocks.allowance:
        left, bank = clocks.left(seat.number, at)
        bank_left = bank / 1000
        waits = max(0, clocks.since[seat.number] - at)
        time_left = max(left + waits, seat.grace - at) / 1000 if clocks.since[seat.number] else None
    return SeatMessage(
        number=seat.number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=name,
        level=seat.level,
        player=seat.guest if seat.kind == PERSON and not seat.hot else "",
        yours=bool(guest) and seat.guest == guest,
        hot=seat.hot,
        host=seat.guest == owner and not seat.hot,
        away=seat.away != "",
        resigned=seat.resigned,
        ends=seat.ends,
        present=seat.kind == "bot" or seat.guest in present,
        looking=looking,
        time_left=time_left,
        bank_left=bank_left,
    )


def present_at(live: LiveTable) -> set[str]:
    """The guests who look at a table right now, at any process."""
    return {viewer.guest for viewer in live.viewers}.union(live.elsewhere)


def table_json(live: LiveTable, guest: str, present: Collection[str]) -> bytes:
    """A table as one guest sees it, as JSON."""
    return ENCODE(table_message(live.stored, live.table.seats, guest, present, live.table.clocks))


def views_json(live: LiveTable, seats: list[int]) -> bytes:
    """The views of someone who holds these seats; a watcher's if there are none."""
    if live.table.game is None:
        return b""
    return b",".join([live.view(seat) for seat in seats]) if seats else live.view(None)


def state_json(live: LiveTable, guest: str) -> bytes:
    """A `TableState`."""
    table = table_json(live, guest, present_at(live))
    return b'{"table":%s,"views":[%s]}' % (table, views_json(live, live.table.seats_of(guest)))


def news_json(live: LiveTable, guest: str, present: Collection[str], lines: Iterable[SentLine]) -> bytes | None:
    """A `News`; None where this viewer is not told that anything happened."""
    seats = live.table.seats_of(guest)
    shown = [line for line in (sent_json(line, seats) for line in lines) if line is not None]
    if not shown:
        return None
    table = table_json(live, guest, present)
    return b'{"type":"news","table":%s,"lines":[%s],"views":[%s]}' % (table, b",".join(shown), views_json(live, seats))


def presence_json(live: LiveTable, guest: str, present: Collection[str]) -> bytes:
    """A `Presence`."""
    return b'{"type":"presence","table":%s}' % table_json(live, guest, present)


def beat_json(live: LiveTable, sent: int) -> bytes:
    """A `Beat`: nothing but what this viewer was told already, as numbers."""
    return b'{"type":"beat","n":%d,"sent":%d}' % (live.table.public_length, sent)
