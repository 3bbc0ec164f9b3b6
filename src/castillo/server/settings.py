"""What a server can be told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from castillo.kernel.module import GAMES, definition
from castillo.server.mail import Mail
from castillo.server.refusals import StartError

IN_MEMORY = (":memory:", "sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:")
"""What SQLite takes for a database that is not kept."""


def data_folder() -> Path:
    """Where games are kept unless told otherwise: the XDG data home."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "castillo"


def database_url(wish: str) -> str:
    """A database as SQLAlchemy names it; a plain path is a SQLite file.

    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    >>> database_url("postgresql://localhost/castillo")
    'postgresql+asyncpg://localhost/castillo'
    """
    if not wish:
        return f"sqlite+aiosqlite:///{data_folder() / 'castillo.db'}"
    if wish in IN_MEMORY:
        raise StartError("Games in memory would end with the server; give a file as --database.")
    for prefix, driver in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if wish.startswith(prefix):
            return driver + wish.removeprefix(prefix)
    if wish.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        return wish
    if "://" in wish:
        raise StartError(
            f"The database {wish.split(':', maxsplit=1)[0]!r} is not known; use a file name, sqlite:///… or postgresql://…."
        )
    return f"sqlite+aiosqlite:///{wish}"


@dataclass(frozen=True)
class Settings:
    """All settings, with the values a table of friends wants."""

    database: str = field(default_factory=lambda: database_url(""))
    game: str = field(default_factory=lambda: next(iter(GAMES)))  # what is offered first, and where none is named
    address: str = ""  # where people reach this server, as https://castillo.example; empty: wherever they come from
    mail: str = ""  # the server that sends letters, as smtp://user:password@host:port; empty: none are sent
    mail_from: str = ""  # ... and the address they come from
    notice_wait: float = 45.0  # seconds that a table waits for somebody who does not look, before they are told
    notice_seconds: float = 5.0  # between two looks who waits; 0: nobody is told anything
    private_webhooks: bool = False  # whether webhooks may lead into this network, and do without https
    bot_delay: float = 0.7  # seconds before a bot answers, so that people can follow
    bot_workers: int = 0  # processes that think for bots; 0: as many as the machine has to spare
    warm_bots: bool = True  # whether these processes start with the server, or with the first question
    bot_decision: float = 1.0  # seconds a bot may think about one decision
    bot_turn: float = 3.0  # ... and about all decisions of one turn
    window_seconds: int = 20  # after which a reaction window at a live table closes as "no"
    commands_per_second: float = 20.0  # by one guest; 0: no limits at all
    requests_per_second: float = 200.0  # from one address
    guests_per_minute: float = 60.0  # made from one address
    tables_per_minute: float = 30.0  # opened by one guest
    sign_ins_per_minute: float = 20.0  # attempts from one address
    letters_per_hour: float = 10.0  # asked for from one address, by one member, or to one address
    exports_per_hour: float = 6.0  # of all that is kept of one guest
    channels_per_hour: float = 60.0  # browsers and webhooks that are to be told, turned on from one address
    tries_per_minute: float = (
        6.0  # notifications sent to see whether they arrive, by one guest; five times that from one address
    )
    guests_kept_days: int = 180  # after which a guest of whom nothing is left is cleared away; 0: never
    reports_per_minute: float = 10.0  # of pages that failed, from one address; ten times that from all together
    idle_seconds: float = 600.0  # after which a table nobody looks at is put away
    most_in_memory: int = 5000  # tables
    body_limit: int = 64 * 1024  # bytes of a request
    sockets_each: int = 32  # open sockets of one guest
    sockets_address: int = 256  # ... from one address
    origins: tuple[str, ...] = ()  # other origins that may talk to this server, for development

    def __post_init__(self) -> None:
        definition(self.game)  # refuses one that there is not
        Mail(self.mail, self.mail_from)  # likewise
        if self.address and not self.address.startswith(("http://", "https://")):
            raise StartError("--address wants what people type, as https://castillo.example.")

    @property
    def sqlite_file(self) -> str:
        """The file of a SQLite database; empty if it is none."""
        start = "sqlite+aiosqlite:///"
        return self.database.removeprefix(start) if self.database.startswith(start) else ""
