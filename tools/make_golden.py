"""Writes what the texts of tests/golden/sentences.json say in every language, by their game; the page says the same.

python -m tools.make_golden            write the file anew, after a text has changed
python -m tools.make_golden --check    say whether it is fresh
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from castillo.kernel import texts
from tests.towers.rules import registered
from tools.make_types import keep

TARGET = Path(__file__).parent.parent / "tests" / "golden" / "sentences.json"


def said(entry: dict[str, Any]) -> dict[str, Any]:
    """A text with what it says."""
    text = {"key": entry["key"], "args": entry["args"]}
    speeches = {language: texts.speech(language, entry["game"]) for language in texts.LANGUAGES}
    says = {language: speech.render(text, entry.get("names")) for language, speech in speeches.items()}
    return {**entry, "says": says}


def sentences() -> str:
    entries = json.loads(TARGET.read_text("utf-8"))
    with registered():
        return json.dumps([said(entry) for entry in entries], ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    sys.exit(keep(TARGET, sentences(), "python -m tools.make_golden"))
