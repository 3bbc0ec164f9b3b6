"""Arriving and leaving: whoever signs in is somebody else from then on, and nothing of who they were is lost."""

from __future__ import annotations

from castillo.server.members import refusals, storage
from castillo.server.security import BEFORE
from castillo.server.storage.rows import Guest
from castillo.server.visitor import AnyConnection, drop_cookie, give_cookie, guest_before, house_of, known_guest


async def arrive(connection: AnyConnection, member: Guest) -> None:
    """This browser is theirs. A guest who has played here is put aside: they can come along, or come back."""
    house = house_of(connection)
    before = await known_guest(connection)
    give_cookie(connection, member)
    if before is None or before.id == member.id or before.joined:
        return
    async with house.database.reading() as reading:
        played = await storage.has_tables(reading, before.id)
    if played:
        give_cookie(connection, before, BEFORE)


async def sign_out(connection: AnyConnection, member: Guest, *, everywhere: bool) -> None:
    """This browser is nobody's, or again that of the guest who was here before."""
    house = house_of(connection)
    async with house.database.reading() as reading:
        safe = await storage.can_return(reading, member.id, letters=house.members.letters.possible)
    if not safe:
        raise refusals.no_way_back()
    if everywhere:
        await house.members.sessions.end_all(member)
    before = await guest_before(connection)
    drop_cookie(connection, BEFORE)
    if before is not None and before.id != member.id:
        give_cookie(connection, before)
    else:
        drop_cookie(connection)
