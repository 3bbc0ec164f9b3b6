"""A page that stays open and goes from table to table, as readers do: it is loaded once."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESKTOP, Guest

GO = """async (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def to_table(guest: Guest, table: str, size: dict[str, int] = DESKTOP, theme: str = "light") -> Any:
    """The page, at this table; with nothing pointed at, in a window of this size, by this light."""
    page = guest.page
    guest.complaints.clear()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme)
    page.mouse.move(1, 1)
    page.evaluate(GO, f"/table/{table}")
    page.wait_for_selector(".board")
    return page
