"""What a first visit costs on a slow machine: `python -m tests.bench.page [--runs 3] [--slower 4]`.

A script, not a test. A server of its own, the built page, and Chromium with its CPU throttled (four times, as
Lighthouse has it for a phone).
For a desktop and a phone it prints when one can act on the first page and at a table (what one acts on is there, and
the last long task is over), what jumps meanwhile, and how much script comes. The median of some runs counts. Times say
something on a machine that does nothing else. Exits with 1 where a limit is not met.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.budget import PLACES, SHIFT, WATCH, Weight, watched
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, UNSEEN, Guest, serving

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TIMES = {"landing": 2000, "table": 3000}
"""Milliseconds until one can act."""
SCRIPT = 200 * 1024
QUIET = 1500  # milliseconds after which no long task is waited for


@dataclass
class Figure:
    """Something that was measured, and what it may be."""

    what: str
    found: float
    limit: float
    unit: str = ""

    def line(self) -> str:
        met = "met" if self.found <= self.limit else "NOT MET"
        return f"{self.what:38} {self.found:9.3f} {self.unit:3} of {self.limit:8.3f}   {met}"


class Bench:
    """Visits on a throttled machine."""

    def __init__(self, browser: Any, base: str, slower: float) -> None:
        self.browser = browser
        self.base = base
        self.slower = slower

    def guest(self, size: dict[str, int]) -> Guest:
        guest = Guest(self.browser, self.base, size, "light", "en", motion=True)
        devtools = guest.context.new_cdp_session(guest.page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        return guest

    def until_one_can_act(self, size: dict[str, int], place: str) -> float:
        """Milliseconds from the address to where one can act, with nothing in the browser's cache."""
        guest = self.guest(size)
        prepare, until = PLACES[place]
        guest.page.add_init_script(WATCH)
        guest.page.add_init_script(f"window.actable = {until!r};")
        guest.page.goto(prepare(guest))
        there = guest.page.evaluate(THERE)
        guest.page.wait_for_timeout(QUIET)
        busy = guest.page.evaluate("budget.busy")
        guest.context.close()
        return float(max(there, busy))

    def shift(self, size: dict[str, int], place: str) -> float:
        guest = self.guest(size)
        found = float(watched(guest, place).evaluate("budget.shift"))
        guest.context.close()
        return found

    def script(self, size: dict[str, int]) -> int:
        """Bytes of script from the first page to a table."""
        guest = self.guest(size)
        weight = Weight(guest.page)
        page = guest.go("/")
        page.click("[data-play-now]")
        page.wait_for_selector(".hand .power")
        guest.settle()
        guest.context.close()
        return weight.of("script")


THERE = """() => new Promise((done) => {
  const look = () => document.querySelector(actable) ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def figures(bench: Bench, runs: int) -> list[Figure]:
    """Everything that has a limit."""
    found = []
    for name, size in SIZES.items():
        for place, limit in TIMES.items():
            median = statistics.median(bench.until_one_can_act(size, place) for _ in range(runs))
            found.append(Figure(f"{name}: one can act, {place}", median / 1000, limit / 1000, "s"))
        found += [Figure(f"{name}: what jumps, {place}", bench.shift(size, place), SHIFT) for place in PLACES]
        found.append(Figure(f"{name}: script to a table", bench.script(size) / 1024, SCRIPT / 1024, "KB"))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--slower", type=float, default=4.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as base, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", UNSEEN])
        found = figures(Bench(browser, base, given.slower), given.runs)
        browser.close()
    print("\n".join(figure.line() for figure in found))
    return int(any(figure.found > figure.limit for figure in found))


if __name__ == "__main__":
    sys.exit(main())
