"""A table runs where there is only Python: no library, no thread, no loop, no clock of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

SCRIPT = """
import sys

for missing in %r:
    sys.modules[missing] = None  # importing it fails
before = set(sys.modules)

import random
import castillo
from castillo.table import Seat, Table

table = Table("ana", [Seat(seat, "person", "ana") for seat in range(3)], minutes=5, bank=5, window_seconds=20)
table.begin(castillo.new_game("el_grande", players=3, seed=4, options={"rounds": 6}), at=1)
luck = random.Random(1)
while not table.over:
    seat = table.asked_seats[0]
    decision = table.view(seat)["decision"]
    action = luck.choice(decision["options"])["action"]
    table.accept(table.choose("ana", seat, decision["number"], action, at=table.length + 2))

ours = {"castillo", "mypy_extensions", *(["librt"] if castillo.compiled else [])}  # compiled, for rows of numbers
new = {name.split(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names - ours
print(sorted(name for name in new if "mypyc" not in name))  # the compiled engine has files with that in their names
"""

LIBRARIES = ("msgspec", "litestar", "sqlalchemy", "uvicorn", "websockets", "rich", "numpy", "fluent", "fluent.runtime")
LOOPS_AND_THREADS = ("threading", "asyncio", "multiprocessing", "concurrent", "concurrent.futures", "socket", "sqlite3")


def test_a_whole_game_is_played_without_libraries_threads_and_sockets():
    script = SCRIPT % ((*LIBRARIES, *LOOPS_AND_THREADS),)
    environment = {"PYTHONPATH": str(SOURCE), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    foreign = done.stdout.strip()
    assert foreign == "[]", f"only the engine and the standard library: {foreign}"
