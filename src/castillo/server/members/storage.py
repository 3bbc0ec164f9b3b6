"""What is read and written about members. Whatever writes is a piece of work for the writer, inside its transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.moments import now
from castillo.server.storage.models import (
    CodeRow,
    DeviceRow,
    GuestRow,
    MailLinkRow,
    Model,
    PasskeyRow,
    SeatRow,
    SpentRow,
    TableRow,
    WatcherRow,
)
from castillo.server.storage.writing import change_guest, put

Forget = Callable[[AsyncConnection, str], Awaitable[None]]

OF_A_GUEST: tuple[type[Model], ...] = (PasskeyRow, CodeRow, MailLinkRow, DeviceRow)
"""The tables whose rows belong to one guest."""

MOST_PASSKEYS = 20  # of one member


class Passkey(msgspec.Struct):
    """A passkey as it is stored. Its fields are the columns of `PasskeyRow`."""

    hash: str
    guest: str
    credential: str
    key: str
    count: int
    name: str
    synced: bool
    made: int
    used: int


class Person(msgspec.Struct):
    """What somebody has said about themselves, and how they are reached. Its fields are columns of `GuestRow`."""

    id: str
    name: str
    created: int
    joined: int
    seen: int
    email: str
    colour: str
    language: str
    zone: str
    quiet_from: int
    quiet_until: int


class MailLink(msgspec.Struct):
    """A link in a letter: whose it is, for what, and the address it went to."""

    guest: str
    kind: str
    email: str


# -- who one is --------------------------------------------------------------------------------------------


async def person(connection: AsyncConnection, guest: str) -> Person | None:
    columns = [GuestRow.__table__.c[name] for name in Person.__struct_fields__]
    row = (await connection.execute(select(*columns).where(GuestRow.id == guest))).first()
    return None if row is None else Person(*row)


async def can_return(connection: AsyncConnection, guest: str, *, letters: bool, without: str = "") -> bool:
    """Whether somebody has a way to sign in, one passkey apart; by a letter only where some are sent."""
    ways = [
        select(PasskeyRow.hash).where(PasskeyRow.guest == guest, PasskeyRow.hash != without),
        select(CodeRow.hash).where(CodeRow.guest == guest),
    ]
    if letters:
        ways.append(select(GuestRow.id).where(GuestRow.id == guest, GuestRow.email != ""))
    return any([(await connection.execute(way.limit(1))).first() is not None for way in ways])


async def join(connection: AsyncConnection, guest: str) -> None:
    """A guest becomes a member; a member stays one."""
    await connection.execute(update(GuestRow).where(GuestRow.id == guest, GuestRow.joined == 0).values(joined=now()))


async def sign_out_everywhere(connection: AsyncConnection, guest: str) -> None:
    """No cookie that was given so far holds any longer, nor a link that would give one."""
    await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(epoch=GuestRow.epoch + 1))
    await connection.execute(delete(DeviceRow).where(DeviceRow.guest == guest))
    await connection.execute(delete(MailLinkRow).where(MailLinkRow.guest == guest, MailLinkRow.kind == "sign_in"))


# -- passkeys ----------------------------------------------------------------------------------------------


async def passkeys(connection: AsyncConnection, guest: str) -> list[Passkey]:
    """The oldest first."""
    query = select(PasskeyRow.__table__).where(PasskeyRow.guest == guest).order_by(PasskeyRow.made)
    return [msgspec.convert(dict(row), Passkey) for row in (await connection.execute(query)).mappings()]


async def passkey(connection: AsyncConnection, hashed: str) -> Passkey | None:
    query = select(PasskeyRow.__table__).where(PasskeyRow.hash == hashed)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else msgspec.convert(dict(row), Passkey)


async def spend(connection: AsyncConnection, hashed: str, until: int) -> bool:
    """Note that a challenge was answered; False if it had been before."""
    await connection.execute(delete(SpentRow).where(SpentRow.until < now()))
    return await put(connection, SpentRow, {"hash": hashed, "until": until})


async def add_passkey(connection: AsyncConnection, made: Passkey) -> bool:
    """False if there is one with this id, or no room for more."""
    if len(await passkeys(connection, made.guest)) >= MOST_PASSKEYS:
        return False
    if not await put(connection, PasskeyRow, msgspec.structs.asdict(made)):
        return False
    await join(connection, made.guest)
    return True


async def use_passkey(connection: AsyncConnection, hashed: str, count: int, *, synced: bool) -> bool:
    """Note that a passkey was used; False if it has been removed meanwhile."""
    query = update(PasskeyRow).where(PasskeyRow.hash == hashed).values(count=count, synced=synced, used=now())
    return (await connection.execute(query)).rowcount > 0


async def rename_passkey(connection: AsyncConnection, guest: str, hashed: str, name: str) -> bool:
    query = update(PasskeyRow).where(PasskeyRow.guest == guest, PasskeyRow.hash == hashed).values(name=name)
    return (await connection.execute(query)).rowcount > 0


async def remove_passkey(connection: AsyncConnection, guest: str, hashed: str, *, letters: bool) -> bool | None:
    """None if there is none; False if it is the last way back in, and stays."""
    await _alone(connection, guest)
    mine = (PasskeyRow.guest == guest) & (PasskeyRow.hash == hashed)
    if (await connection.execute(select(PasskeyRow.hash).where(mine))).first() is None:
        return None
    if not await can_return(connection, guest, letters=letters, without=hashed):
        return False
    await connection.execute(delete(PasskeyRow).where(mine))
    return True


async def _alone(connection: AsyncConnection, guest: str) -> None:
    """Whoever changes how somebody gets back in does so one after the other."""
    await connection.execute(select(GuestRow.id).where(GuestRow.id == guest).with_for_update())


# -- recovery codes ----------------------------------------------------------------------------------------


async def replace_codes(connection: AsyncConnection, guest: str, hashes: list[str]) -> None:
    await connection.execute(delete(CodeRow).where(CodeRow.guest == guest))
    await connection.execute(insert(CodeRow), [{"hash": hashed, "guest": guest} for hashed in hashes])
    await join(connection, guest)


async def count_codes(connection: AsyncConnection, guest: str) -> int:
    query = select(func.count()).where(CodeRow.guest == guest)
    return int((await connection.execute(query)).scalar_one())


async def use_code(connection: AsyncConnection, hashed: str) -> str:
    """The guest whom a code signs in, empty if it is none; it never does so again."""
    query = select(CodeRow.guest).where(CodeRow.hash == hashed)
    guest: str = (await connection.execute(query)).scalar_one_or_none() or ""
    gone = (await connection.execute(delete(CodeRow).where(CodeRow.hash == hashed))).rowcount
    return guest if gone else ""


# -- letters -----------------------------------------------------------------------------------------------


async def by_email(connection: AsyncConnection, email: str) -> Person | None:
    """The member who has confirmed an address."""
    found = (await connection.execute(select(GuestRow.id).where(GuestRow.email == email))).scalar()
    return await person(connection, found) if found else None


async def add_mail_link(connection: AsyncConnection, hashed: str, link: MailLink, until: int) -> None:
    """A link that confirms an address takes the place of one before it."""
    await connection.execute(delete(MailLinkRow).where(MailLinkRow.until < now()))
    if link.kind == "confirm":
        before = (MailLinkRow.guest == link.guest) & (MailLinkRow.kind == link.kind)
        await connection.execute(delete(MailLinkRow).where(before))
    await connection.execute(insert(MailLinkRow).values(hash=hashed, until=until, **msgspec.structs.asdict(link)))


async def claim_mail_link(connection: AsyncConnection, hashed: str, kind: str) -> MailLink | None:
    """What a link is for; it never works again."""
    c = MailLinkRow
    query = select(c.guest, c.kind, c.email).where(c.hash == hashed, c.kind == kind, c.until >= now())
    row = (await connection.execute(query)).first()
    gone = (await connection.execute(delete(c).where(c.hash == hashed, c.kind == kind))).rowcount
    return MailLink(*row) if row is not None and gone else None


async def confirm_email(connection: AsyncConnection, guest: str, email: str) -> bool:
    """False if the address belongs to somebody else."""
    taken = select(GuestRow.id).where(GuestRow.email == email, GuestRow.id != guest)
    if (await connection.execute(taken)).first() is not None:
        return False
    await change_guest(connection, guest, email=email)
    await join(connection, guest)
    return True


async def remove_email(connection: AsyncConnection, guest: str) -> bool:
    """False if it is the last way back in, and stays."""
    await _alone(connection, guest)
    if not await can_return(connection, guest, letters=False):
        return False
    await connection.execute(delete(MailLinkRow).where(MailLinkRow.guest == guest))
    await change_guest(connection, guest, email="")
    return True


# -- leaving -----------------------------------------------------------------------------------------------


async def forget(connection: AsyncConnection, guest: str) -> None:
    """How they came back goes with them; their row the caller removes last."""
    for model in OF_A_GUEST:
        await connection.execute(delete(model).where(model.__table__.c.guest == guest))


async def has_tables(connection: AsyncConnection, guest: str) -> bool:
    """Whether somebody sits anywhere, or has opened a table."""
    sits = select(SeatRow.table).where(SeatRow.guest == guest).limit(1)
    owns = select(TableRow.id).where(TableRow.owner == guest).limit(1)
    return any([(await connection.execute(query)).first() is not None for query in (sits, owns)])


async def profile(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    """For the archive: what is kept of somebody, without anything that signs them in."""
    found = await person(connection, guest)
    keys = [{"name": key.name, "made": key.made, "used": key.used} for key in await passkeys(connection, guest)]
    codes = await count_codes(connection, guest)
    return {**(msgspec.structs.asdict(found) if found else {}), "passkeys": keys, "recovery_codes": codes}


async def remove(connection: AsyncConnection, guest: str, forgets: Iterable[Forget]) -> None:
    """Nothing is kept of somebody any longer."""
    for room in forgets:
        await room(connection, guest)
    await connection.execute(delete(WatcherRow).where(WatcherRow.guest == guest))
    await connection.execute(delete(GuestRow).where(GuestRow.id == guest))
