"""Every screen: full boards of both games at all sizes, measured; and what a finger does that rests, or does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.boards import STORIES, Story
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.laid import Laid

SIZES = {
    "1440x900": (1440, 900, 1),
    "1280x720": (1280, 720, 1),
    "1024x768": (1024, 768, 1),
    "820x1180": (820, 1180, 1),
    "390x844": (390, 844, 1),
    "844x390": (844, 390, 1),
    "932x430": (932, 430, 1),
    "1440x900 at 200 %": (720, 450, 2),
    "390x420": (390, 420, 1),
}
"""Windows, and how much larger everything is in them: zooming makes the window smaller to the page."""

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

    def show(self, size: str) -> None:
        width, height, scale = SIZES[size]
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", metrics)
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        for _ in range(3):  # what is laid out by its size settles
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


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
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-stage-on]")
        yield "result"




@pytest.mark.parametrize("name", STORIES)
def test_a_full_board_on_every_screen(visit: Visit, server_folder: Path, name: str) -> None:
    guest, story = visit(), STORIES[name]
    table = Laid(server_folder, guest, story.board, story.game)
    page = guest.sit_at(table.table)
    window = Window(guest)
    wrong: dict[str, list[str]] = {}
    for state in states(table, story):
        for size in SIZES:
            window.show(size)
            for what in page.evaluate(MEASURE, IN_SIGHT[state]):
                wrong.setdefault(what, []).append(f"{state} at {size}")
    assert not wrong, "\n".join(f"{what}: {', '.join(where)}" for what, where in sorted(wrong.items()))
    assert guest.complaints == []
