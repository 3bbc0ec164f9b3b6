"""Starts real server processes quickly: everything is imported once, then every server is a fork that can be killed.

Reads lines of JSON: {"port": n, "database": url, "settings": {…}}; answers with the id of its process.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from castillo.server.run import run
from castillo.server.settings import Settings


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed children leave nothing behind
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            usual = {"bot_delay": 0.0, "bot_workers": 1, "warm_bots": False, "commands_per_second": 0.0}
            settings = Settings(database=wish["database"], **{**usual, **wish["settings"]})
            os._exit(run("127.0.0.1", wish["port"], settings))
        print(child, flush=True)


if __name__ == "__main__":
    main()
