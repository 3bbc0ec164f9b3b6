"""Draws the app's icons from web/public/icon.svg, for systems that want pictures: web/public/icon-*.png.

python tools/make_icons.py            needs Chromium and the `dev` extra
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import CHROMIUM  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#2c2118"
SAFE = 0.72  # of a picture that a system cuts to its own shape: what it leaves of it, whatever the shape


def drawing(cut: bool) -> str:
    """The tower in its frame; to be `cut`, on a ground that goes to the edge."""
    plain = (PUBLIC / "icon.svg").read_text("utf-8")
    if not cut:
        return plain
    tower = re.search(r'<path d="[^"]+"', plain)
    assert tower is not None
    size, edge = 64 * SAFE, 64 * (1 - SAFE) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="{GROUND}"/>'
        f'<g transform="translate({edge} {edge}) scale({size / 64})">{tower[0]} fill="#f3e7cd"/></g></svg>'
    )


def badge() -> str:
    """The tower alone, white: what a status bar shows."""
    tower = re.search(r'd="[^"]+"', (PUBLIC / "icon.svg").read_text("utf-8"))
    assert tower is not None
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 8 48 48"><path {tower[0]} fill="#fff"/></svg>'


WANTED = {
    "icon-192": (192, drawing(cut=False)),
    "icon-512": (512, drawing(cut=False)),
    "icon-cut-512": (512, drawing(cut=True)),
    "icon-touch-180": (180, drawing(cut=True)),
    "icon-badge-96": (96, badge()),
}
"""By name: how many pixels, and the drawing."""


def main() -> None:
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, svg) in WANTED.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
