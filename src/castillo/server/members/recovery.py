"""Recovery codes: ten, shown once, kept as hashes, each used once."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.guests import Guests
from castillo.server.members import refusals, storage
from castillo.server.security import digest
from castillo.server.storage.rows import Guest

COUNT = 10
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that looks like another one."""
GROUPS, EACH = 4, 4  # 80 bits


def fresh_code() -> str:
    """As it is shown: `7KQF-M2XA-…`."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """A code as it is hashed, however it was typed.

    >>> plain(" 7kqf m2xa-")
    '7KQFM2XA'
    """
    return "".join(letter for letter in code.upper() if letter in LETTERS)


class Recovery:
    """The recovery codes of all members."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests

    async def renew(self, guest: Guest) -> list[str]:
        """Fresh codes; those before no longer work."""
        codes = [fresh_code() for _ in range(COUNT)]
        hashes = [digest(plain(code)) for code in codes]

        async def work(connection: AsyncConnection) -> None:
            await storage.replace_codes(connection, guest.id, hashes)
            await connection.run_sync(self.guests.tell, guest.id)

        await self.guests.writer.write(work)
        self.guests.forget(guest.id)
        return codes

    async def sign_in(self, code: str) -> Guest:
        """The member whom a code signs in; it does so once."""
        found: str = await self.guests.writer.write(lambda c: storage.use_code(c, digest(plain(code))))
        guest = await self.guests.by_id(found) if found else None
        if guest is None:
            raise refusals.wrong_code()
        return guest
