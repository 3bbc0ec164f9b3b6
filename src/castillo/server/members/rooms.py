"""Everything about members, put together once."""

from __future__ import annotations

from castillo.server.guests import Guests
from castillo.server.mail import Mail
from castillo.server.members.letters import Letters
from castillo.server.members.passkeys import Passkeys
from castillo.server.members.recovery import Recovery
from castillo.server.members.sessions import Sessions
from castillo.server.settings import Settings
from castillo.server.tables import StoredTables


class Members:
    """How people come back, and where they are signed in."""

    def __init__(self, settings: Settings, guests: Guests, tables: StoredTables, mail: Mail) -> None:
        self.passkeys = Passkeys(guests)
        self.recovery = Recovery(guests)
        self.letters = Letters(guests, mail, settings.address)
        self.sessions = Sessions(guests, tables)
