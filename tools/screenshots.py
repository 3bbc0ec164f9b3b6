"""Takes the README's pictures: running tables, a phone, the first page. Writes docs/pictures/*.png.

    python tools/screenshots.py                    needs the built page, Chromium and the `web` and `dev` extras
    python tools/screenshots.py take_caballero     only those of El Caballero
    python tools/screenshots.py take_screens       full boards on every screen, by day and night: screens/*.png

The pictures are of a real game: a server of our own, bots, and a reader who clicks what glows.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.boards import STORIES  # noqa: E402
from tests.browser.conftest import (  # noqa: E402
    CHROMIUM,
    DESKTOP,
    PHONE,
    Guest,
    free_port,
    start_server,
    wait_until_ready,
)
from tests.browser.laid import Laid  # noqa: E402
from tests.browser.playing import act, asked, over  # noqa: E402
from tests.browser.test_screens import SIZES, Window, states  # noqa: E402

SCREENS = ROOT / "screens"
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
    second = Guest(browser, base, DESKTOP, "light", "en")
    second.sit_at(laden_table(second, least=12))
    if second.page.locator("[data-hand-over]").count():
        second.page.click("[data-hand-over]")
    keep(second.page, "intrigue")
    third = Guest(browser, base, DESKTOP, "light", "en")
    third.sit_at(third.table("bot", "bot", "bot", modules=["base", "colonies"]))
    play_on(third, TURNS, until=".board .place.lit")
    keep(third.page, "colonies")
    phone = Guest(browser, base, PHONE, "light", "de")
    phone.sit_at(phone.table("bot", "bot", "bot"))
    play_on(phone, 12, until=".board .place.lit")
    keep(phone.page, "phone")


# -- El Caballero ----------------------------------------------------------------------------------------------


def take_caballero(browser: Any, base: str) -> None:
    """A map in the fourth round with a tile held over a place, and on a phone a card whose number is chosen."""
    wide = Guest(browser, base, DESKTOP, "light", "en")
    table = grown_table(wide)
    page = wide.sit_at(table)
    hold_a_tile(page)
    keep(page, "caballero")
    phone = Guest(browser, base, PHONE, "dark", "en")
    phone.context.add_cookies(wide.context.cookies())
    page = phone.sit_at(table)
    page.wait_for_selector("[data-token=card].lit")
    page.keyboard.press("c")
    page.keyboard.press("n")
    page.wait_for_selector(".dial")
    keep(page, "caballero-phone")


def hold_a_tile(page: Any) -> None:
    """The first tile, over its third place, as it fits there."""
    page.wait_for_selector("[data-token=tile].lit")
    page.keyboard.press("1")
    for _ in range(3):
        page.keyboard.press("n")
    if page.locator("[data-fit]").count():
        page.keyboard.press("r")
    page.wait_for_selector(".effects li:visible")


GROWN = 4
"""The round in which there is something to see."""
WISHES = ["supply", "tile", "card", "ship", "castle", "end"]
"""What a turn of the picture is made of, in this order."""


def grown_table(guest: Guest) -> str:
    """A table against bots in a later round, where one has the turn, caballeros and a tile to lay."""
    luck = random.Random(5)
    table = guest.table("bot", "bot", game="el_caballero", modules=["el_caballero"])
    while True:
        state = guest.get(f"/tables/{table}")
        view = next((v for v in state["views"] if v["decision"] and not v["decision"]["answered"]), None)
        if view is None:
            guest.page.wait_for_timeout(100)
            continue
        verbs = {option["verb"] for option in view["decision"]["options"]}
        if view["table"]["round"] >= GROWN and {"tile", "card"} <= verbs and "supply" not in verbs:
            return table
        decision = view["decision"]
        option = wished(decision["options"], view["table"]["turn"], luck)
        guest.post(
            f"/tables/{table}/choose",
            {"seat": decision["seat"], "number": decision["number"], "action": option["action"]},
        )


def wished(options: list[dict[str, Any]], turn: dict[str, Any] | None, luck: random.Random) -> dict[str, Any]:
    """The next kind of deed that was not done in this turn; else whatever there is, power cards by chance."""
    done = {deed.split()[0] for deed in (turn or {"done": []})["done"]}
    for verb in WISHES:
        if found := [option for option in options if option["verb"] == verb and verb not in done]:
            return luck.choice(found)
    return luck.choice(options)


# -- a table where much lasts ----------------------------------------------------------------------------------

MODULES = ["base", "anniversary", "king_and_intrigue", "players_edition", "special_cards"]
LASTING = (
    "double_region",
    "push",
    "alliance",
    "bridge",
    "revolt",
    "danger_of_collapse",
    "quarantine",
    "mobile_scoreboard",
    "espionage",
    "six_is_enough",
    "last_minute",
    "veto",
    "mistress",
    "royal_protection",
)
"""Power cards that leave something on the table."""
TRIES = 16


def laden_table(guest: Guest, least: int) -> str:
    """A table of three seats on this device where so many kinds of markers lie out."""
    luck = random.Random(3)
    for _ in range(TRIES):
        table = guest.table("hot", "hot", modules=MODULES, options={"confirm_turns": False})
        state = guest.get(f"/tables/{table}")
        while (view := next((v for v in state["views"] if v["decision"] and not v["decision"]["answered"]), None)) and (
            view["board"]["numbers"]["round"] < 7
        ):
            kinds = {marker["kind"] for marker in view["board"]["markers"]}
            if len(kinds) >= least and view["decision"]["kind"] == "take_turn":
                return table
            guest.post(f"/tables/{table}/choose", next_choice(view["decision"], luck))
            state = guest.get(f"/tables/{table}")
    raise RuntimeError("No such table was found; try again.")


def next_choice(decision: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """What leaves most behind: lasting cards in the hand, played first, used first, and never taken off."""
    wish = {"seat": decision["seat"], "number": decision["number"]}
    picker = decision["picker"]
    if picker:
        cards = sorted(picker["cards"], key=lambda card: not lasts(card["id"]))[: picker["size"]]
        first, *then = [card["mark"] for card in cards]
        return {**wish, "action": first, "then": then}
    quiet = [o for o in decision["options"] if o["verb"] in ("pass", "fewer") or o["notation"] == "answer no"]
    busy = [o for o in decision["options"] if o not in quiet and o["verb"] != "answer" and "@bridge" not in o["target"]]
    best = [o for o in busy if o["verb"] in ("start", "card") and lasts(o["target"])]
    return {**wish, "action": luck.choice(best or busy or quiet)["action"]}


def lasts(card: str) -> bool:
    return card.rsplit("/", 1)[-1] in LASTING


# -- every screen ----------------------------------------------------------------------------------------------


def take_screens(browser: Any, base: str) -> None:
    """The states of the stories that the tests measure, each at all sizes and by day and by candlelight."""
    SCREENS.mkdir(exist_ok=True)
    for theme in ("light", "dark"):
        for name, story in STORIES.items():
            guest = Guest(browser, base, DESKTOP, theme, "en")
            table = Laid(guest, story.board, story.game)
            page = guest.sit_at(table.table)
            window = Window(guest)
            for state in states(table, story):
                for size in SIZES:
                    window.show(size)
                    page.wait_for_timeout(300)
                    picture = base64.b64decode(window.devtools.send("Page.captureScreenshot")["data"])
                    (SCREENS / f"{name}-{state}-{size}-{theme}.png").write_bytes(picture)
            guest.context.close()


PARTS = (take, take_caballero)


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as engine:
        port = free_port()
        process = start_server(Path(folder), port)
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", process)
            browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for pictures in PARTS if len(sys.argv) < 2 else [part for part in PARTS if part.__name__ in sys.argv[1:]]:
                pictures(browser, f"http://127.0.0.1:{port}")
            if take_screens.__name__ in sys.argv[1:]:
                take_screens(browser, f"http://127.0.0.1:{port}")
            browser.close()
        finally:
            process.terminate()
            process.wait(120)
    return 0


if __name__ == "__main__":
    sys.exit(main())
