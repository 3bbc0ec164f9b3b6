"""One's own page: all about oneself, and what one would like."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import msgspec

from castillo.server.house import House
from castillo.server.members import refusals, storage
from castillo.server.members.bringing import before_message
from castillo.server.members.messages import AccountMessage, PasskeyMessage, Profile
from castillo.server.members.storage import Passkey
from castillo.server.storage.rows import Guest


async def account(house: House, guest: Guest, before: Guest | None, *, passkeys_here: bool) -> AccountMessage:
    """All about somebody, for their eyes only."""
    async with house.database.reading() as connection:
        found = await storage.person(connection, guest.id)
        keys = await storage.passkeys(connection, guest.id)
        codes = await storage.count_codes(connection, guest.id)
        left = await before_message(connection, before, guest) if before and before.id != guest.id else None
    if found is None:
        raise refusals.gone()
    said = {name: getattr(found, name) for name in (*Profile.__struct_fields__, "email")}
    return AccountMessage(
        **said,
        id=guest.id,
        member=found.joined > 0,
        letters=house.members.letters.possible,
        passkeys_here=passkeys_here,
        passkeys=[_passkey(key) for key in keys],
        codes=codes,
        before=left if left and left.tables else None,
    )


def _passkey(key: Passkey) -> PasskeyMessage:
    return PasskeyMessage(key.hash, key.name, key.made / 1000, key.used / 1000, key.synced)


async def change_profile(house: House, guest: Guest, wish: Profile) -> Guest:
    """Everything but the name, which shows at tables."""
    if wish.zone:
        try:
            ZoneInfo(wish.zone)
        except (KeyError, ValueError, OSError):  # there is none, or what is there is no zone
            raise refusals.no_such_zone() from None
    columns = msgspec.structs.asdict(wish)
    del columns["name"]
    return await house.guests.change(guest, **columns)
