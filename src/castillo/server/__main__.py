"""`python -m castillo.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from castillo.server import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m castillo.server", description="Serves Castillo's page and tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="a file, or postgresql://…")
    parser.add_argument("--bot-delay", type=float, default=0.7, help="seconds before a bot answers")
    parser.add_argument("--bot-workers", type=int, default=0, help="processes that think for bots")
    parser.add_argument("--no-limits", action="store_true", help="for load tests: no limits on rates and sockets")
    parser.add_argument("--log-level", default="warning")
    given = parser.parse_args()
    limits = {"commands_per_second": 0.0} if given.no_limits else {}
    return serve(
        given.host,
        given.port,
        given.database,
        log_level=given.log_level,
        bot_delay=given.bot_delay,
        bot_workers=given.bot_workers,
        **limits,
    )


if __name__ == "__main__":
    sys.exit(main())
