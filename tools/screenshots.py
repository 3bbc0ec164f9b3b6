"""Takes the README's pictures: a running table, a phone, the first page. Writes docs/pictures/*.png.

    python tools/screenshots.py            needs the built page, Chromium and the `web` and `dev` extras

The pictures are of a real game: a server of our own, bots, and a reader who clicks what glows.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import (  # noqa: E402
    CHROMIUM,
    DESKTOP,
    PHONE,
    Guest,
    free_port,
    start_server,
    wait_until_ready,
)
from tests.browser.playing import act, asked, over  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
TURNS = 46


def play_on(guest: Guest, clicks: int, until: str = "") -> None:
    """Click what glows, a number of times, and then until something is on the screen."""
    luck, done = random.Random(11), 0
    page = guest.page
    while not over(page) and (done < clicks or (until and not page.locator(until).count())):
        if asked(page):
            done += bool(act(page, luck))
        page.wait_for_timeout(40)


def keep(page: Any, name: str) -> None:
    """A picture small enough for a repository."""
    path = PICTURES / f"{name}.png"
    page.mouse.move(640, 5)
    page.wait_for_timeout(700)
    page.screenshot(path=path)
    shrink(path)


def shrink(path: Path) -> None:
    """Fewer colours, where Pillow is there to count them."""
    try:
        from PIL import Image
    except ImportError:
        return
    Image.open(path).convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def take(browser: Any, base: str) -> None:
    first = Guest(browser, base, DESKTOP, "light", "en")
    first.go("/")
    keep(first.page, "landing")
    table = first.table("bot", "bot", "bot", "bot", name="Friday at the club")
    first.sit_at(table)
    play_on(first, TURNS, until=".board .place.lit")
    keep(first.page, "table")
    first.page.evaluate("() => { localStorage.setItem('castillo.theme', 'dark') }")
    evening = first.context.new_page()
    evening.add_init_script("localStorage.setItem('castillo.theme', 'dark')")
    evening.goto(f"/table/{table}")
    evening.wait_for_selector(".board .place")
    keep(evening, "candlelight")
    phone = Guest(browser, base, PHONE, "light", "de")
    phone.sit_at(phone.table("bot", "bot", "bot"))
    play_on(phone, 12, until=".board .place.lit")
    keep(phone.page, "phone")


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as engine:
        port = free_port()
        process = start_server(Path(folder), port)
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", process)
            browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            take(browser, f"http://127.0.0.1:{port}")
            browser.close()
        finally:
            process.terminate()
            process.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
