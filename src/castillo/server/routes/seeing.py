"""Looking at tables."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import QueryParameter

from castillo.server.archive import search
from castillo.server.messages import TableAtAGlance, TableState
from castillo.server.routes.answers import AnyRequest, Asking, TableId, get, ready
from castillo.server.showing import at_a_glance, present_at, state_json
from castillo.server.storage import reading
from castillo.server.storage.rows import Guest, StoredTable
from castillo.server.visitor import house_of, table_for

MOST_RUNNING = 100
LATEST = 12  # finished games among one's tables; the archive has all of them

Link = Annotated[str, QueryParameter(max_length=64, description="The token of a link to sit or to watch")]


@get("/tables", operation_id="OpenTables", summary="Tables that wait for players, or that anyone may watch")
async def open_tables(request: AnyRequest, viewer: Asking) -> list[TableAtAGlance]:
    async with house_of(request).database.reading() as connection:
        found = await reading.open_tables(connection)
    return await at_a_glance_for(request, found, viewer)


@get(
    "/my-tables",
    operation_id="MyTables",
    summary="Tables where I sit, or which I opened: the latest of those that are over",
)
async def my_tables(request: AnyRequest, viewer: Asking) -> list[TableAtAGlance]:
    if not viewer.id:
        return []
    async with house_of(request).database.reading() as connection:
        running = await search.running(connection, viewer.id, MOST_RUNNING)
        over = await search.page(connection, viewer.id, search.Wish(), "", LATEST)
        found = await reading.tables_among(connection, list({*running, *over.tables}))
    return await at_a_glance_for(request, found, viewer)


async def at_a_glance_for(request: AnyRequest, found: list[StoredTable], viewer: Guest) -> list[TableAtAGlance]:
    """Tables in a list, as this viewer may see them."""
    house = house_of(request)
    async with house.database.reading() as connection:
        seats = await reading.seats(connection, [stored.id for stored in found])
    messages = []
    for stored in found:
        live = house.tables.live.get(stored.id)
        present = present_at(live) if live is not None else house.tables.elsewhere(stored.id)
        messages.append(at_a_glance(stored, seats[stored.id], viewer.id, present))
    return messages


@get("/tables/{table:str}", operation_id="Table", summary="A table as I may see it")
async def get_table(request: AnyRequest, viewer: Asking, table: TableId, token: Link = "") -> Response[TableState]:
    live = await table_for(house_of(request), table, viewer, token)
    return ready(state_json(live, viewer.id))


HANDLERS = (open_tables, my_tables, get_table)
