"""The past of a table: its log, its moments, its record."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath, QueryParameter

from castillo.server import past
from castillo.server.lines import SentLine, sent_json
from castillo.server.live import LiveTable
from castillo.server.messages import LogMessage, MomentMessage
from castillo.server.refusals import no_moment, not_over, not_played
from castillo.server.routes.answers import AnyRequest, Asking, TableId, get, ready
from castillo.server.routes.seeing import Link
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables
from castillo.server.visitor import house_of, table_for
from castillo.table.refusals import not_your_seat

Since = Annotated[
    int, QueryParameter(ge=-1, le=1_000_000, description="The last entry I know; -1: none, not even the start")
]
SeatWish = Annotated[int | None, QueryParameter(gt=-1, le=4, description="Which of my seats; after the game any")]


async def lines_since(tables: StoredTables, live: LiveTable, since: int) -> list[SentLine]:
    """Log lines after entry `since`: from memory, or the whole game is played again."""
    recent = list(live.recent)
    if any(
        line.number <= since + 1 and not line.secret for line in recent
    ):  # a secret line does not stand for its number
        return [line for line in recent if line.number > since]
    if live.table.game is None:
        return []
    return await tables.shelf.past(live, past.lines_after, since)


@get("/tables/{table:str}/log", operation_id="Log", summary="What happened since an entry")
async def get_log(
    request: AnyRequest, viewer: Asking, table: TableId, since: Since = -1, token: Link = ""
) -> Response[LogMessage]:
    house = house_of(request)
    live = await table_for(house, table, viewer, token)
    seats = live.table.seats_of(viewer.id)
    shown = [sent_json(line, seats) for line in await lines_since(house.tables, live, since)]
    return ready(b'{"lines":[%s]}' % b",".join(line for line in shown if line is not None))


@get(
    "/tables/{table:str}/moment/{n:int}",
    operation_id="Moment",
    summary="The position after an entry, as I knew it then",
)
async def get_moment(
    request: AnyRequest, viewer: Asking, table: TableId, n: FromPath[int], seat: SeatWish = None, token: Link = ""
) -> Response[MomentMessage]:
    house = house_of(request)
    live = await table_for(house, table, viewer, token)
    live.table.begun_game()
    if not 0 <= n <= live.table.public_length:
        raise no_moment()
    who = _viewer_seat(live, viewer, seat)
    view = await house.tables.shelf.past(live, past.view_at, n, who)
    if view is None:
        raise not_played()
    return ready(b'{"n":%d,"view":%s}' % (n, view))


def _viewer_seat(live: LiveTable, viewer: Guest, wish: int | None) -> int | None:
    """Whose eyes: one of my own seats; after the game anyone's."""
    mine = live.table.seats_of(viewer.id)
    if wish is None:
        return mine[0] if mine else None
    if wish in mine or (live.stored.state == "over" and wish < live.stored.players):
        return wish
    raise not_your_seat()


@get(
    "/tables/{table:str}/record",
    operation_id="Record",
    summary="The record of a finished game",
    media_type=MediaType.JSON,
)
async def get_record(request: AnyRequest, viewer: Asking, table: TableId, token: Link = "") -> Response[msgspec.Raw]:
    house = house_of(request)
    live = await table_for(house, table, viewer, token)
    if live.stored.state != "over" or live.table.game is None:
        raise not_over()
    return ready(await house.tables.shelf.past(live, past.record_json))


HANDLERS = (get_log, get_moment, get_record)
