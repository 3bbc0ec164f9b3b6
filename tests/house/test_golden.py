"""Sentences that engine and page must say alike; web/src/i18n/golden.test.ts has the page say them."""

import json

from castillo.kernel.texts import LANGUAGES
from tools import make_golden


def test_the_golden_sentences_are_what_the_texts_say():
    fresh = make_golden.TARGET.read_text("utf-8") == make_golden.sentences()
    assert fresh, "tests/golden/sentences.json is stale: run python -m tools.make_golden"


def test_they_are_there_in_every_language_and_no_argument_shows():
    entries = json.loads(make_golden.TARGET.read_text("utf-8"))
    assert len(entries) > 20
    assert all(list(entry["says"]) == list(LANGUAGES) for entry in entries)
    assert [says for entry in entries for says in entry["says"].values() if "$" in says] == []
