"""The page's types are written from the server's messages; this keeps them fresh."""

import os
import subprocess
import sys
from pathlib import Path

from tools import make_types

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_fresh():
    fresh = make_types.TARGET.exists() and make_types.TARGET.read_text("utf-8") == make_types.page_types()
    assert fresh, "web/src/generated/types.ts is stale: run python tools/make_types.py"


def test_news_is_told_apart_by_type():
    text = make_types.page_types()
    assert "export type NewsMessage = News | Presence;" in text
    assert 'type: "news";' in text
    assert 'type: "presence";' in text


def test_the_protocols_description_is_fresh():
    command = [sys.executable, str(ROOT / "tools" / "make_protocol.py"), "--check"]
    said = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}
    )
    assert said.returncode == 0, said.stdout + said.stderr
