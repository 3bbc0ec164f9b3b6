"""`python -m castillo.cli.serving.served FILE`: a server that is measured; to each line it says its CPU time."""

from __future__ import annotations

import sys
import threading
import time


def main() -> int:
    """Serve until asked to stop."""
    from castillo.server import serve

    threading.Thread(target=_tell_time, daemon=True).start()
    return serve(port=0, database=sys.argv[1], commands_per_second=0.0, warm_bots=False, bot_workers=1)


def _tell_time() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


if __name__ == "__main__":
    sys.exit(main())
