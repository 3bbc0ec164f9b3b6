"""The picture of the terminal in the README can be drawn again."""

import os
import subprocess
import sys
from pathlib import Path

import castillo

ROOT = Path(__file__).parents[2]


def test_the_picture_is_small_and_needs_nothing_from_elsewhere(tmp_path: Path):
    target = tmp_path / "terminal.svg"
    environment = {**os.environ, "PYTHONPATH": str(Path(castillo.__file__).parents[1])}
    command = [sys.executable, str(ROOT / "tools/terminal_picture.py"), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    text = target.read_text("utf-8")
    assert len(text) < 60_000
    assert "@font-face" not in text
    assert "Castilla" in text
