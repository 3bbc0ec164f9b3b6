"""Broken documents and records are refused with a sentence, or make a game that can be played on; nothing else."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.kit import LONG

pytestmark = pytest.mark.slow

ROUNDS, CASES = (20, 5000) if LONG else (2, 150)
MOST_MEMORY = 200 << 10  # kilobytes

HUNT = """
import sys
from pathlib import Path
from castillo.fuzz.__main__ import main
found = main(["--documents", sys.argv[1], "--seed", sys.argv[2]])
print(Path("/proc/self/status").read_text())
sys.exit(found)
"""
"""The most memory that this very process has had; what is told of a child counts the process it was forked from."""


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_broken_documents_are_refused_or_played_on(seed: int):
    command = [sys.executable, "-c", HUNT, str(CASES), str(seed)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    said, _, memory = run.stdout.partition("\n")
    assert said == f"nothing found: {CASES} documents (seed {seed})", run.stdout + run.stderr
    assert run.returncode == 0
    assert int(re.findall(r"VmHWM:\s+(\d+) kB", memory)[0]) < MOST_MEMORY
