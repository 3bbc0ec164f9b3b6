"""Every screen: full boards of both games at all sizes, measured; and what a finger does that rests, or does not."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.boards import STORIES, Story
from tests.browser.conftest import PHONE, SETTLED, Guest, Visit
from tests.browser.laid import Laid
from tests.browser.test_everyone import TARGETS

SIZES = {
    "1440x900": (1440, 900, 1),
    "1280x720": (1280, 720, 1),
    "1024x768": (1024, 768, 1),
    "820x1180": (820, 1180, 1),
    "390x844": (390, 844, 1),
    "844x390": (844, 390, 1),
    "932x430": (932, 430, 1),
    "720x450-twice": (720, 450, 2),
    "640x360-twice": (640, 360, 2),
    "390x420": (390, 420, 1),
}
"""Windows, and how much larger everything is in them: zooming makes the window smaller to the page."""
SHAPES = ("1280x720", "1024x768", "820x1180", "390x844", "844x390", "640x360-twice", "390x420")
"""A window of each shape."""

DESKTOPS = {"1440x900", "1280x720"}
"""Where there is a mouse; everything else is touched."""

READY = {
    "power": ".hand .power.lit",
    "veto": "[data-option='answer use']",
    "cards": ".card-row.lit",
    "place": ".board .place.lit",
    "disc": ".dial [data-disc]",
    "turn": "[data-token=tile].lit",
    "stage": ".stage h2",
}
IN_SIGHT = {
    "power": ".hand .power.lit, .prompt .sentence",
    "veto": "[data-option='answer use'], [data-option='answer no']",
    "cards": ".card-row.lit .face, .prompt .sentence",
    "place": ".prompt .sentence, .prompt [data-option]",
    "disc": ".dial [data-disc], [data-set-disc]",
    "turn": "[data-token], [data-option=supply], [data-tile]",
    "tile": "[data-confirm], [data-put-back]",
    "number": "[data-confirm], [data-put-back], .dial [data-number]",
    "stage": ".stage button",
    "result": "[data-stage-on]",
    "end": ".standings",
}
"""What a question is answered with: nobody has to scroll for it. Tiny windows are scrolled through."""

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")


class Window:
    """A guest's window, of any size and magnification, without loading the page anew."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.devtools = guest.context.new_cdp_session(guest.page)
        self.touched: bool | None = None

    def show(self, size: str) -> None:
        width, height, scale = SIZES[size]
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", metrics)
        if self.touched != (size not in DESKTOPS):
            self.touched = size not in DESKTOPS
            self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": self.touched})
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        for _ in range(2):  # what is laid out by its size settles
            self.page.evaluate(SETTLED)

    def picture(self) -> bytes:
        """What is seen in it: the page's own pictures are of the size that it was opened in."""
        return b64decode(self.devtools.send("Page.captureScreenshot")["data"])


def states(table: Laid, story: Story) -> Iterator[str]:
    """The states of a story one after the other, each as soon as the page shows it."""
    page = table.guest.page
    for state, choices in story.states.items():
        table.play(*choices)
        page.wait_for_selector(READY[state])
        if state == "stage":
            page.keyboard.press(" ")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
        yield state
        yield from more(page, state)


def more(page: Any, state: str) -> Iterator[str]:
    """What a reader does in a state, where that has a look of its own."""
    if state == "turn":
        page.keyboard.press("1")
        page.keyboard.press("n")
        page.wait_for_selector("[data-put-back]")
        yield "tile"
        page.keyboard.press("Escape")
        page.keyboard.press("c")
        page.keyboard.press("n")
        page.wait_for_selector("[data-confirm]")
        yield "number"
        page.keyboard.press("Escape")
    elif state == "stage":
        while not page.locator("[data-stage-on]").count():  # what is stepped to is not taken away
            page.keyboard.press("ArrowRight")
        yield "result"


@pytest.mark.parametrize("name", STORIES)
def test_a_full_board_on_every_screen(visit: Visit, name: str) -> None:
    guest, story = visit(), STORIES[name]
    table = Laid(guest, story.board, story.game)
    page = guest.sit_at(table.table)
    window = Window(guest)
    wrong: dict[str, list[str]] = {}
    for state in states(table, story):
        for size in SIZES if name == "base" else SHAPES:
            window.show(size)
            for what in page.evaluate(TARGETS) + page.evaluate(MEASURE, IN_SIGHT[state]):
                wrong.setdefault(what, []).append(f"{state} at {size}")
    assert not wrong, "\n".join(f"{what}: {', '.join(where)}" for what, where in sorted(wrong.items()))
    assert guest.complaints == []


@pytest.mark.parametrize(("name", "size", "cards"), [("base", "1440x900", 5), ("grandissimo", "1280x720", 7)])
def test_the_log_keeps_six_lines(visit: Visit, name: str, size: str, cards: int) -> None:
    """Cards whose texts do not all fit are folded, but for the one that is pointed at."""
    guest, folded = visit(), cards > 5
    table = Laid(guest, STORIES[name].board)
    page = guest.sit_at(table.table)
    Window(guest).show(size)
    page.wait_for_selector(".card-row")
    assert (page.locator(".cards.folded").count() == 1) == folded
    rows = page.locator(".card-row")
    assert rows.count() == cards
    rows.nth(3).hover()
    assert page.locator(".card-row .text:visible").count() == (1 if folded else cards)
    assert rows.nth(3).locator(".text").is_visible()
    rows.nth(3).locator(".more").focus()
    page.keyboard.press("Tab")
    assert rows.nth(4).locator(".text").is_visible(), "and the one that has the focus"
    assert page.locator(".log-area").bounding_box()["height"] >= 172


# -- fingers ---------------------------------------------------------------------------------------------------

BARE = """(target) => {
  const box = document.querySelector(`.board [data-target="${target}"]`).getBoundingClientRect();
  for (let i = 1; i < 400; i++) {
    const [x, y] = [box.left + (box.width * ((i * 37) % 100)) / 100, box.top + (box.height * ((i * 61) % 100)) / 100];
    if (document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target === target) return [x, y];
  }
}"""
"""A point of a place on which nothing stands."""
LAST_LINE = "(word) => document.querySelector('.log .line:last-child')?.textContent.includes(word)"
HOLD = 350
AFTER = 2 * HOLD
FINGER = 20
"""Pixels from the middle of a piece that a finger still means."""


class Finger:
    """One finger on the glass, as the browser's own tools move it."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.devtools = guest.context.new_cdp_session(guest.page)

    def down(self, x: float, y: float) -> None:
        self._tell("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._tell("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._tell("touchEnd", [])

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up()

    def _tell(self, what: str, points: list[dict[str, float]]) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def placing(guest: Guest) -> Laid:
    """A phone with the full board, where the guest is about to place caballeros."""
    table = Laid(guest, STORIES["base"].board)
    page = guest.sit_at(table.table)
    for state in states(table, STORIES["base"]):
        if state == "place":
            break
    page.wait_for_timeout(100)  # the map has room for the question
    return table


def entries(table: Laid) -> int:
    return int(table.guest.get(f"/tables/{table.table}")["table"]["n"])


def test_a_finger_that_rests_looks_and_commits_nothing(visit: Visit) -> None:
    """On a card, on a place; and a tap acts, on the tower too."""
    guest, story = visit(PHONE), STORIES["base"]
    table, finger = Laid(guest, story.board), Finger(guest)
    page = guest.sit_at(table.table)
    for state in states(table, story):
        if state == "power":
            read_a_card(page, finger)
        if state == "place":
            break
    page.wait_for_timeout(100)  # the map has room for the question
    before = entries(table)
    reach = page.locator(".tower .reach").bounding_box()
    assert min(reach["width"], reach["height"]) >= 44
    x, y = page.evaluate(BARE, "sevilla")
    finger.down(x, y)
    page.wait_for_selector(".tip table")
    finger.up()
    page.wait_for_timeout(AFTER)
    assert entries(table) == before, "lifting the finger places nothing"
    assert page.locator(".tip table").is_visible(), "what is looked at stays to be read"
    finger.down(x, y)
    finger.move(x + 14, y)
    page.wait_for_timeout(AFTER)
    assert page.locator(".tip").count() == 0, "a finger that travels does not look"
    finger.up()
    page.wait_for_timeout(AFTER)
    assert entries(table) == before
    finger.tap(x, y)
    page.wait_for_function(LAST_LINE, arg="Sevilla")
    assert entries(table) == before + 1, "a tap acts"
    page.wait_for_timeout(100)  # the map has room for the next question
    keep = page.locator(".tower .keep").bounding_box()
    finger.tap(keep["x"] + keep["width"] / 2, keep["y"] + 4)
    page.wait_for_function(LAST_LINE, arg="Castillo")
    assert entries(table) == before + 2, "the tower is its place"
    assert guest.complaints == []


def read_a_card(page: Any, finger: Finger) -> None:
    """A card of the strip is read by holding it."""
    tile = page.locator(".strip .tile").nth(2).bounding_box()
    finger.down(tile["x"] + 20, tile["y"] + 20)
    page.wait_for_selector("dialog[open]")
    finger.up()
    page.wait_for_timeout(AFTER)
    assert "Score any one region" in page.inner_text("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


TAKEN_BY_GLOW = """() => [...document.querySelectorAll('.board .piece.lit')].filter((piece) => {
  const glow = piece.querySelector('.halo').getBoundingClientRect();
  return [glow.left + 1, glow.right - 1].some((x) =>
    document.elementFromPoint(x, glow.top + glow.height / 2)?.closest('[data-target]') === piece);
}).map((piece) => piece.dataset.target)"""
"""Pieces that are hit where only their glow is, which may lie over a neighbour."""


def test_a_finger_beside_a_piece_means_the_nearest(visit: Visit) -> None:
    guest = visit(PHONE)
    table = Laid(guest, STORIES["base"].board)
    page = guest.sit_at(table.table)
    for state in ("power", "veto", "cards"):
        table.play(*STORIES["base"].states[state])
    table.play("stack 2", "start")
    page.wait_for_selector('.board .piece.lit[data-target="1@valencia"]')
    page.wait_for_timeout(100)  # the map has room for the question
    assert page.locator(".board .piece.lit").count() == 8
    assert page.evaluate(TAKEN_BY_GLOW) == []
    box = page.locator('.board [data-target="1@valencia"] .body').bounding_box()
    x, y = box["x"] + box["width"] / 2 + FINGER, box["y"] + box["height"] / 2
    assert x > box["x"] + box["width"]
    Finger(guest).tap(x, y)
    page.wait_for_function(LAST_LINE, arg="Valencia")
    assert guest.complaints == []


def test_whoever_only_taps_is_told_once_that_one_can_look(visit: Visit) -> None:
    guest = visit(PHONE)
    table = placing(guest)
    finger, page = Finger(guest), guest.page
    x, y = page.evaluate(BARE, "galicia")
    for _ in range(2):
        finger.tap(x, y)
        page.wait_for_timeout(100)
    assert page.locator(".toast").count() == 0
    finger.tap(x, y)
    page.wait_for_selector(".toast:has-text('Hold a region')")
    guest.sit_at(table.table)
    for _ in range(4):
        finger.tap(x, y)
        page.wait_for_timeout(100)
    assert page.locator(".toast").count() == 0, "once on a device"


# -- what opens over a table -----------------------------------------------------------------------------------


def test_what_opens_over_a_table_is_for_fingers(visit: Visit) -> None:
    guest = visit(PHONE)
    page = placing(guest).guest.page
    page.keyboard.press("w")
    page.wait_for_selector(".who-gets")
    wrong = fingers(page, "who gets what")
    page.keyboard.press("Escape")
    for opens in ("resign", "let-bot-play", "end"):
        page.click("details.menu > summary")
        page.click(f"[data-{opens}]")
        page.wait_for_selector("dialog[open]")
        wrong += fingers(page, opens)
        page.keyboard.press("Escape")
    page.locator(".tabs-area button").nth(1).click()
    page.locator(".card-row .more:visible").first.click()
    page.wait_for_selector("dialog[open] .close")
    wrong += fingers(page, "a card")
    page.keyboard.press("Escape")
    page.locator(".tabs-area button").last.click()
    page.locator(".log .line .seat:visible").first.click(position={"x": 8, "y": 8})
    page.wait_for_selector(".scrubber")
    wrong += fingers(page, "a replay")
    page.click("[data-share-moment]")
    page.wait_for_selector("dialog[open] [data-copy]")
    assert wrong + fingers(page, "a link") == []


def fingers(page: Any, where: str) -> list[str]:
    """What is wrong with what can be pressed here."""
    page.evaluate(SETTLED)
    return [f"{where}: {what}" for what in page.evaluate(TARGETS)]
