"""`python -m castillo.cli.serving.served FILE SETTINGS`: a server that is measured.

Its settings are JSON; to each line it says its CPU time.
"""

from __future__ import annotations

import json
import sys
import threading
import time


def main() -> int:
    """Serve until asked to stop."""
    from castillo.server import serve

    threading.Thread(target=_tell_time, daemon=True).start()
    settings = {"commands_per_second": 0.0, "warm_bots": False, "bot_workers": 1, **json.loads(sys.argv[2])}
    return serve(port=0, database=sys.argv[1], **settings)


def _tell_time() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


if __name__ == "__main__":
    sys.exit(main())
