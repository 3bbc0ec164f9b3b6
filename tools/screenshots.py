"""Takes the pictures of the README and of the pages where people come back to. Writes docs/pictures/*.png.

    python tools/screenshots.py                    needs the built page, Chromium and the `web` and `dev` extras
    python tools/screenshots.py table phone        only these
    python tools/screenshots.py screens            every state of a board on every screen, day and night: screens/*.png
    python tools/screenshots.py people             every such page on every screen, day and night, in every language

The boards are those of the tests (`tests/browser/boards`), and nothing in them is left to luck: the same pictures come
every time.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from castillo.kernel.texts import LANGUAGES  # noqa: E402
from tests.browser.boards import PICTURED, STORIES  # noqa: E402
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, THEMES, UNSEEN, Guest, serving  # noqa: E402
from tests.browser.laid import Laid  # noqa: E402
from tests.browser.test_members import Device  # noqa: E402
from tests.browser.test_screens import SIZES, Window, states  # noqa: E402
from tools.scenes import SCENES, Circle  # noqa: E402

SCREENS = ROOT / "screens"
PICTURES = ROOT / "docs" / "pictures"
PEOPLES = {"wide": DESKTOP, "phone": PHONE, "low": {"width": 844, "height": 390}}
STILL = 2500  # milliseconds after which nothing moves any more


@dataclass(frozen=True)
class Picture:
    """A board in one of its states, as one reader sees it."""

    story: str
    state: str
    size: dict[str, int]
    theme: str = "light"
    language: str = "en"


WANTED = {
    "table": Picture("middle", "place", DESKTOP),
    "candlelight": Picture("middle", "place", DESKTOP, "dark"),
    "phone": Picture("middle", "place", PHONE, language="de"),
    "intrigue": Picture("lasting", "place", DESKTOP),
    "colonies": Picture("colonies", "place", DESKTOP),
    "caballero": Picture("caballero", "tile", DESKTOP),
    "caballero-phone": Picture("caballero", "number", PHONE, "dark"),
}
"""Every picture of the README."""


def take(browser: Any, base: str, name: str) -> None:
    """Play a story to a state, and look at it."""
    wanted = WANTED[name]
    story = PICTURED[wanted.story]
    guest = Guest(browser, base, wanted.size, wanted.theme, wanted.language)
    table = Laid(guest, story.board, story.game)
    page = guest.sit_at(table.table)
    next(state for state in states(table, story) if state == wanted.state)
    keep(page, PICTURES / f"{name}.png")
    guest.context.close()


def keep(page: Any, path: Path) -> None:
    """A picture small enough for a repository, with nothing pointed at and nothing said over it."""
    page.wait_for_function("() => document.querySelectorAll('.toasts > *').length === 0")
    page.mouse.move(page.viewport_size["width"] / 2, 5)
    page.wait_for_timeout(STILL)
    page.screenshot(path=path)
    shrink(path)


def shrink(path: Path) -> None:
    """Fewer colours, where Pillow is there to count them."""
    try:
        from PIL import Image
    except ImportError:
        return
    Image.open(path).convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def take_scene(circle: Circle, name: str) -> None:
    """Show one of the people's pages, and look at it."""
    scene = SCENES[name]
    device = circle.leonor(scene.language)
    turn(device, scene.size, scene.theme)
    scene.show(circle, device)
    keep(device.guest.page, PICTURES / f"{name}.png")


def turn(device: Device, size: dict[str, int], theme: str) -> None:
    """The same device with another window and in another light."""
    device.guest.page.set_viewport_size(size)
    device.guest.page.emulate_media(color_scheme=theme)
    device.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": size["width"] < 800})


def take_people(circle: Circle) -> None:
    """All of the people's pages as all may see them: whole, at three sizes, by each light and in each language."""
    SCREENS.mkdir(exist_ok=True)
    for language in LANGUAGES:
        device = circle.leonor(language)
        for name, scene in SCENES.items():
            turn(device, DESKTOP, THEMES[0])
            scene.show(circle, device)
            for (size, window), theme in product(PEOPLES.items(), THEMES):
                turn(device, window, theme)
                device.guest.page.wait_for_timeout(300)
                path = SCREENS / f"{name}-{language}-{size}-{theme}.png"
                device.guest.page.screenshot(path=path, full_page=name != "talk")


def take_screens(browser: Any, base: str) -> None:
    """The states of all boards that the tests measure, each at all sizes and by day and by candlelight."""
    SCREENS.mkdir(exist_ok=True)
    for theme in THEMES:
        for name, story in STORIES.items():
            guest = Guest(browser, base, DESKTOP, theme, "en")
            table = Laid(guest, story.board, story.game)
            page = guest.sit_at(table.table)
            window = Window(guest)
            for state in states(table, story):
                for size in SIZES:
                    window.show(size)
                    page.wait_for_timeout(300)
                    (SCREENS / f"{name}-{state}-{size}-{theme}.png").write_bytes(window.picture())
            guest.context.close()


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as base, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", UNSEEN])
        circle = Circle(browser, base, Path(folder))
        if "screens" in sys.argv[1:]:
            take_screens(browser, base)
        elif "people" in sys.argv[1:]:
            take_people(circle)
        else:
            for name in sys.argv[1:] or (*WANTED, *SCENES):
                take_scene(circle, name) if name in SCENES else take(browser, base, name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
