"""`python -m tests.towers.serve`: the server with one more game. Workers that think for bots import this file too."""

from __future__ import annotations

import sys

from castillo.kernel.module import GAMES
from castillo.server.__main__ import main
from tests.towers.rules import Towers

if __name__ in ("__main__", "__mp_main__"):  # for good: not where it is only read
    GAMES["towers"] = Towers()
if __name__ == "__main__":
    sys.exit(main())
