"""Tables as one viewer sees them, ready to be sent."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import count

import msgspec
from msgspec.structs import replace

from castillo.server.glance import glance_from, rounds_noted
from castillo.server.lines import ENCODE, SentLine, sent_json
from castillo.server.live import LiveTable
from castillo.server.messages import Pace, SeatMessage, TableAtAGlance, TableMessage
from castillo.server.moments import now
from castillo.server.storage.rows import StoredTable
from castillo.server.views import TextMessage
from castillo.table.clocks import TurnClocks
from castillo.table.seats import PERSON, Seat

NOBODY: frozenset[str] = frozenset()
MOST_NAMES = 2_000  # tables whose names are known to be told apart


class Shown:
    """A table without its position, as everyone sees it; for each guest only what is their own is added."""

    def __init__(
        self,
        stored: StoredTable,
        seats: Sequence[Seat],
        present: Collection[str] = NOBODY,
        clocks: TurnClocks | None = None,
    ) -> None:
        """`present` are the guests who are here now."""
        at = now() if clocks is not None else 0
        names = told_apart(tuple(seat.name for seat in seats))
        self.stored = stored
        self.guests = [seat.guest for seat in seats]
        self.open = any(seat.kind == "open" for seat in seats)
        self.message = TableMessage(
            id=stored.id,
            name=stored.name,
            game=stored.game,
            modules=stored.modules,
            options=stored.options,
            players=stored.players,
            seats=[
                seat_message(seat, name, stored.owner, present, clocks, at)
                for seat, name in zip(seats, names, strict=True)
            ],
            rounds=rounds_noted(stored.glance),
            state=stored.state,  # type: ignore[arg-type]
            n=stored.n,
            yours=False,
            pace=Pace(stored.pace_minutes, stored.pace_bank),
            watch=stored.watch,
            listed=stored.listed,
            invite=self._invite if self.open and stored.listed else "",
            watch_link=self._watch_link if stored.watch == "anyone" else "",
            created=stored.created / 1000,
            updated=stored.updated / 1000,
            rematch=stored.rematch,
            lesson=stored.lesson,
            window_seconds=stored.window_seconds,
            talk=stored.talk,
            paused=clocks.paused / 1000 if clocks is not None and clocks.paused else None,
            rated=stored.rated,
        )

    def to(self, guest: str) -> TableMessage:
        """The table as one guest sees it."""
        stored = self.stored
        if not guest or (guest != stored.owner and guest not in self.guests):
            return self.message
        seats = [
            replace(seat, yours=True) if mine == guest else seat
            for seat, mine in zip(self.message.seats, self.guests, strict=True)
        ]
        return replace(
            self.message,
            seats=seats,
            yours=guest == stored.owner,
            invite=self._invite if self.open else "",
            watch_link=self._watch_link if stored.watch != "nobody" else "",
        )

    @property
    def _invite(self) -> str:
        return f"/sit/{self.stored.id}/{self.stored.invite_token}"

    @property
    def _watch_link(self) -> str:
        return f"/watch/{self.stored.id}/{self.stored.watch_token}"


def at_a_glance(
    stored: StoredTable, seats: Sequence[Seat], guest: str, present: Collection[str] = NOBODY
) -> TableAtAGlance:
    """A table in a list, as it was noted with its last entry."""
    glance = glance_from(stored.glance)
    table = msgspec.structs.asdict(Shown(stored, seats, present).to(guest))
    mine = {seat.number for seat in seats if guest and seat.guest == guest and not seat.played_by_bot}
    asked = next((text for seat, text in glance.asked.items() if seat in mine), None)
    table["paused"] = glance.paused / 1000 if glance.paused and stored.state == "playing" else None
    return TableAtAGlance(
        **table,
        round=glance.round,
        scores=glance.scores,
        winners=glance.winners,
        waiting=glance.waiting if stored.state == "playing" else [],
        asked=msgspec.convert(asked, TextMessage) if asked else None,
        time_left=None if stored.deadline is None else max(0, stored.deadline - now()) / 1000,
    )


@lru_cache(maxsize=MOST_NAMES)
def told_apart(names: tuple[str, ...]) -> list[str]:
    """Names of which no two look the same: of those that do, the first is as it is, the others are numbered.

    >>> told_apart(("Ana", "ana", "Ana (2)", "Ana", "", ""))
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
    seat: Seat, name: str, owner: str, present: Collection[str], clocks: TurnClocks | None, at: int
) -> SeatMessage:
    """A seat as everybody sees it who does not hold it."""
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
        yours=False,
        hot=seat.hot,
        host=seat.guest == owner and not seat.hot,
        away=seat.away != "",
        resigned=seat.resigned,
        ends=seat.ends,
        pauses=seat.pauses,
        present=seat.kind == "bot" or seat.guest in present,
        looking=looking,
        time_left=time_left,
        bank_left=bank_left,
    )


def present_at(live: LiveTable) -> set[str]:
    """The guests who look at a table right now, at any process."""
    return {viewer.guest for viewer in live.viewers}.union(live.elsewhere)


def shown(live: LiveTable) -> Shown:
    """A table as it is, to be written for each of those who look at it."""
    return Shown(live.stored, live.table.seats, present_at(live), live.table.clocks)


def views_json(live: LiveTable, seats: list[int]) -> bytes:
    """The views of someone who holds these seats; a watcher's if there are none."""
    if live.table.game is None:
        return b""
    return b",".join([live.view(seat) for seat in seats]) if seats else live.view(None)


def state_json(live: LiveTable, guest: str) -> bytes:
    """A `TableState`."""
    table = ENCODE(shown(live).to(guest))
    return b'{"table":%s,"views":[%s]}' % (table, views_json(live, live.table.seats_of(guest)))


def news_json(live: LiveTable, guest: str, shown: Shown, lines: Iterable[SentLine]) -> bytes | None:
    """A `News`; None where this viewer is not told that anything happened."""
    seats = live.table.seats_of(guest)
    told = [line for line in (sent_json(line, seats) for line in lines) if line is not None]
    if not told:
        return None
    table = ENCODE(shown.to(guest))
    return b'{"type":"news","table":%s,"lines":[%s],"views":[%s]}' % (table, b",".join(told), views_json(live, seats))


def presence_json(guest: str, shown: Shown) -> bytes:
    """A `Presence`."""
    return b'{"type":"presence","table":%s}' % ENCODE(shown.to(guest))


def beat_json(live: LiveTable, sent: int) -> bytes:
    """A `Beat`: nothing but what this viewer was told already, as numbers."""
    return b'{"type":"beat","n":%d,"sent":%d}' % (live.table.public_length, sent)
