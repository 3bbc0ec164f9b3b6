"""The server: tables, seats, storage, sockets."""

from __future__ import annotations

from typing import Any


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str = "", *, log_level: str = "warning", **settings: Any
) -> int:
    """Serve the page and its tables until Ctrl-C; returns the exit status.

    `database` is a file, or a URL such as `postgresql://user@host/name`; empty, a file in the user's data folder.
    Further settings are those of `castillo.server.settings.Settings`.
    """
    import sys

    from castillo.server.refusals import StartError
    from castillo.server.run import run
    from castillo.server.settings import Settings, database_url

    try:
        chosen = Settings(database=database_url(database), **settings)
    except StartError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return run(host, port, chosen, log_level)
