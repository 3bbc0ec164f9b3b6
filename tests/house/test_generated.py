"""The page's types and two references are written from the server's messages; this keeps them fresh."""

from tools import make_encodings, make_protocol, make_types, make_view_reference


def test_the_pages_types_are_fresh():
    fresh = make_types.TARGET.exists() and make_types.TARGET.read_text("utf-8") == make_types.page_types()
    assert fresh, "web/src/generated/types.ts is stale: run python tools/make_types.py"


def test_news_is_told_apart_by_type():
    text = make_types.page_types()
    assert "export type NewsMessage = News | Presence | Talk | Beat;" in text
    assert 'type: "news";' in text
    assert 'type: "presence";' in text
    assert 'type: "beat";' in text


def test_the_protocols_description_is_fresh():
    fresh = make_protocol.TARGET.exists() and make_protocol.TARGET.read_text("utf-8") == make_protocol.protocol()
    assert fresh, "docs/protocol.md is stale: run python -m tools.make_protocol"


def test_the_reference_of_views_is_fresh():
    stored = make_view_reference.TARGET.read_text("utf-8") if make_view_reference.TARGET.exists() else ""
    assert stored == make_view_reference.reference(), "docs/view.md is stale: run python -m tools.make_view_reference"


def test_the_reference_of_encodings_is_fresh():
    stored = make_encodings.TARGET.read_text("utf-8") if make_encodings.TARGET.exists() else ""
    assert stored == make_encodings.reference(), "docs/encodings.md is stale: run python -m tools.make_encodings"
