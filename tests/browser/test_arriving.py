"""What comes later moves nothing: the server's answers arrive one by one, and what is there already stays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.budget import PLACES, SHIFT, WATCH
from tests.browser.conftest import DESKTOP, PHONE, SETTLED, Visit

SIZES = (PHONE, DESKTOP)
LETTERS = "() => document.fonts.size > 0 && [...document.fonts].every((font) => font.status === 'loaded')"
QUIET = 5  # drawings without a question


class Held:
    """The server's answers, handed over one at a time, the last that was asked for first, when all else is drawn."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.answers: list[Any] = []
        page.route("**/api/**", self.hold)

    def hold(self, answer: Any) -> None:
        self.answers.append(answer)

    def until(self, there: str) -> None:
        """Hand over what is asked for until this is there and nothing more is asked."""
        self.page.wait_for_function(LETTERS)
        quiet = 0
        while quiet < QUIET or not self.page.locator(there).count():
            self.page.evaluate(SETTLED)
            quiet = 0 if self.answers else quiet + 1
            if self.answers:
                self.answers.pop().continue_()


@pytest.mark.parametrize("place", PLACES)
def test_what_comes_later_moves_nothing(visit: Visit, place: str) -> None:
    guest = visit(PHONE, motion=True)
    prepare, until = PLACES[place]
    path, page = prepare(guest), guest.page
    page.add_init_script(WATCH)
    held = Held(page)
    for size in SIZES:
        page.set_viewport_size(size)
        page.goto(path, wait_until="commit")
        held.until(until)
        found = page.evaluate("budget")
        assert found["shift"] <= SHIFT, (size, found["moved"])
    assert guest.complaints == []
