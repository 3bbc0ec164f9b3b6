"""Broken documents and records are refused with a sentence, or make a game that can be played on; nothing else."""

from __future__ import annotations

import os
import resource
import subprocess
import sys

import pytest

from tests.kit import how_many

ROUNDS = how_many(2, 20)
CASES = how_many(150, 5000)
MOST_MEMORY = 200 << 10  # kilobytes


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_broken_documents_are_refused_or_played_on(seed: int):
    command = [sys.executable, "-m", "castillo.fuzz", "--documents", str(CASES), "--seed", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        assert run.stdout is not None
        said = run.stdout.read()
        _, status, used = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    assert said == f"nothing found: {CASES} documents (seed {seed})\n"
    assert run.returncode == 0
    forked = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # what a child begins with counts as its own
    assert used.ru_maxrss < MOST_MEMORY + forked
