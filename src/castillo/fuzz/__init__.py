"""The fuzzer: random games of random tables, looking for what must never happen.

    python -m castillo.fuzz --seconds 60 [--seed N] [--game NAME] [--out FOLDER] [--replay FILE] [--documents N]

It looks for dead ends, endless games, exceptions, junk that is not refused, take-backs that do not restore, games that
differ when saved and loaded, and views that show a secret. What it finds is saved as a record; `--replay` looks again.
With `--documents` it breaks position documents and records instead of playing: each is refused, or can be played on.
"""

from castillo.fuzz.faults import Fault
from castillo.fuzz.hunt import Finding, Hunt
from castillo.fuzz.tables import SeededTable, random_table

__all__ = ["Fault", "Finding", "Hunt", "SeededTable", "random_table"]
