"""What is kept of people, room by room: how it is exported, deleted with them, or handed over to who they become.

A room that keeps something of a person says so here, in one line each.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive import leaving as archive
from castillo.server.hosting import leaving as hosting
from castillo.server.members import storage
from castillo.server.notices import reading as notices_read
from castillo.server.notices import writing as notices_written
from castillo.server.talk import storage as talk

Export = Callable[[AsyncConnection, str], Awaitable[Any]]
Bring = Callable[[AsyncConnection, str, str], Awaitable[None]]

EXPORTS: dict[str, Export] = {
    "profile": storage.profile,
    "notices": notices_read.everything,
    "reports": hosting.export,
    "talk": talk.export,
    "games": archive.export,
}
"""By the name of its file in the archive: what is kept of somebody, as something that can be written as JSON."""

FORGETS: list[storage.Forget] = [storage.forget, notices_written.forget, hosting.forget, talk.forget, archive.forget]
"""Removes what is kept of somebody. Tables and seats are seen to elsewhere; games stay for the others."""

BRINGS: list[Bring] = [notices_written.bring, hosting.bring, talk.bring]
"""Hands over what is kept of a guest who is nobody else any more, the guest first. Games are seen to elsewhere."""
