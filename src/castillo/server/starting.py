"""Why a server cannot start: one sentence for the person at the terminal."""

from __future__ import annotations

import os
import sqlite3

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from castillo.server.refusals import StartError

ANOTHER = "give another --database"

# what SQLite says (see https://www.sqlite.org/rescode.html), and what that means for the host
SQLITE = {
    sqlite3.SQLITE_FULL: "The disk is full: nothing can be written to {name}.",
    sqlite3.SQLITE_IOERR: "{name} cannot be written: the disk is full, or it failed.",
    sqlite3.SQLITE_READONLY: "{name} may not be written to; change its permissions, or give another --database.",
    sqlite3.SQLITE_CANTOPEN: "{name} cannot be opened; does its folder exist, and may it be written to?",
    sqlite3.SQLITE_NOTADB: "{name} is not a Castillo database; " + ANOTHER + ".",
    sqlite3.SQLITE_CORRUPT: "{name} is damaged; restore a copy of it, or " + ANOTHER + ".",
    sqlite3.SQLITE_BUSY: "Another program is using {name}; stop it, or " + ANOTHER + ".",
}

# ... and PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), by the first letters of its codes
POSTGRES = {
    "3D000": "There is no database {name}; create it first (createdb).",
    "28": "{name} does not let this user in; check the name and the password in --database.",
    "53100": "The disk of {name} is full.",
    "53300": "{name} accepts no more connections.",
    "57P03": "{name} is not ready; try again in a moment.",
    "42501": "This user may not create tables in {name}.",
    "25006": "{name} may not be written to.",
}


def why_not(error: BaseException, database: str) -> str:
    """One sentence; what is not known here at least says what it is."""
    name = name_of(database)
    if isinstance(error, StartError):
        return str(error)
    if isinstance(error, ArgumentError) or not _is_url(database):
        return f"{name!r} is not a database; use a file name, sqlite:///… or postgresql://user@host/name."
    if isinstance(error, CommandError):
        return f"{name} was written by a newer version of Castillo; use that version, or {ANOTHER}."
    return _known(_cause(error)).format(name=name)


def _is_url(database: str) -> bool:
    try:
        make_url(database)
    except (ArgumentError, ValueError):
        return False
    return True


def _cause(error: BaseException) -> BaseException:
    """What the database itself said."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return said if getattr(said, "sqlstate", None) or said.__cause__ is None else said.__cause__


def _known(error: BaseException) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF, "{name} cannot be used: " + _said(error))
    state = str(getattr(error, "sqlstate", None) or "")
    for start, sentence in POSTGRES.items():
        if state.startswith(start):
            return sentence
    if isinstance(error, ConnectionError | TimeoutError):
        return "{name} does not answer; is PostgreSQL running there?"
    if isinstance(error, FileExistsError | NotADirectoryError):
        return "{name} cannot be used: what should be its folder is a file."
    if isinstance(error, OSError):
        reason = error.strerror or (os.strerror(error.errno) if error.errno else _said(error))
        return "{name} cannot be used: " + _plain(reason) + "."
    return ("{name} cannot be used: " if isinstance(error, SQLAlchemyError) else "Castillo cannot start: ") + _said(
        error
    )


def _said(error: BaseException) -> str:
    first = (str(error).strip().splitlines() or [""])[0].rstrip(".")
    return _plain(f"{type(error).__name__}: {first}" if first else type(error).__name__) + "."


def _plain(text: str) -> str:
    """Nothing in it is taken for a place to fill."""
    return text.replace("{", "{{").replace("}", "}}")


def name_of(database: str) -> str:
    """A database as people know it, without a password."""
    if not _is_url(database):
        return database
    url = make_url(database)
    if url.drivername.startswith("sqlite"):
        return url.database or "the memory"
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
