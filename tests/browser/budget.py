"""What a first visit may cost, and how it is measured: bytes of script, what jumps, and when one can act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import Guest

SCRIPT = 132 * 1024  # bytes, compressed, from the first page to a table
LOAD = 285 * 1024  # ... with all that comes with it: styles, letters, texts, the table
SHIFT = 0.05  # of the window, as browsers count it: what is there already does not move

WATCH = """
window.budget = { shift: 0, moved: [], busy: 0 };
const name = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '?';
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    budget.shift += entry.value;
    budget.moved.push(...entry.sources.map(({ node }) => `${name(node)} ${entry.value.toFixed(3)}`));
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) budget.busy = Math.max(budget.busy, startTime + duration);
}).observe({ type: 'longtask', buffered: true });
"""
"""Layout shifts that nobody asked for, with what moved, and when the last long task (50 ms) ended."""


class Weight:
    """What a page has fetched so far."""

    def __init__(self, page: Any) -> None:
        self.kinds: list[str] = []
        self.sizes: list[int] = []
        page.on("response", self.note)

    def note(self, answer: Any) -> None:
        self.kinds.append(answer.request.resource_type)
        self.sizes.append(answer.request.sizes()["responseBodySize"])

    def of(self, *kinds: str) -> int:
        """Bytes of these kinds; of all, where none is named."""
        return sum(size for kind, size in zip(self.kinds, self.sizes, strict=True) if not kinds or kind in kinds)


def landing(guest: Guest) -> str:
    """Whoever has no table yet."""
    return "/"


def home(guest: Guest) -> str:
    """The first page of somebody whom three tables wait for, and others at two; two games are over."""
    for number in range(3):
        guest.table("bot", name=f"Evening {number}")
    for _ in range(2):
        guest.table("open", "bot")
    guest.go("/")  # the page notes that there are tables
    return "/"


def table(guest: Guest) -> str:
    """A table where one begins."""
    return f"/table/{guest.table('bot', 'bot', 'bot')}"


PLACES: dict[str, tuple[Callable[[Guest], str], str]] = {
    "landing": (landing, "[data-play-now]:enabled"),
    "home": (home, "[data-table]"),
    "table": (table, ".hand .power.lit"),
}
"""Where a visit leads, and what one acts on there."""


def watched(guest: Guest, place: str) -> Any:
    """A page that has come to a place, with everything that belongs to it."""
    prepare, until = PLACES[place]
    path = prepare(guest)
    guest.page.add_init_script(WATCH)
    guest.page.goto(path)
    guest.page.wait_for_selector(until)
    guest.settle()
    return guest.page
