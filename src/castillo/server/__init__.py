"""The server: tables, seats, storage, sockets."""

from __future__ import annotations

import sys
from typing import Any


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str = "", *, log_level: str = "warning", **settings: Any
) -> int:
    """Serve the page and its tables until Ctrl-C; returns the exit status.

    `database` is a file, or a URL such as `postgresql://user@host/name`; empty, a file in the user's data folder.
    Further settings are those of `castillo.server.settings.Settings`.
    """
    try:
        from castillo.server.refusals import StartError
        from castillo.server.run import run
        from castillo.server.settings import Settings, database_url
    except ImportError as error:
        return _failed(f"The web server is not installed ({error}); install it with `pip install castillo[web]`.")
    try:
        chosen = Settings(database=database_url(database), **settings)
    except StartError as error:
        return _failed(str(error))
    return run(host, port, chosen, log_level)


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return 1
