"""The page's types are written from the server's messages; this keeps them fresh."""

from tools import make_protocol, make_types


def test_the_pages_types_are_fresh():
    fresh = make_types.TARGET.exists() and make_types.TARGET.read_text("utf-8") == make_types.page_types()
    assert fresh, "web/src/generated/types.ts is stale: run python tools/make_types.py"


def test_news_is_told_apart_by_type():
    text = make_types.page_types()
    assert "export type NewsMessage = News | Presence | Beat;" in text
    assert 'type: "news";' in text
    assert 'type: "presence";' in text
    assert 'type: "beat";' in text


def test_the_protocols_description_is_fresh():
    fresh = make_protocol.TARGET.exists() and make_protocol.TARGET.read_text("utf-8") == make_protocol.protocol()
    assert fresh, "docs/protocol.md is stale: run python -m tools.make_protocol"
