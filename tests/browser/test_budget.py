"""A light first load that does not jump. What depends on the machine is measured by `tests/bench/page.py`."""

from __future__ import annotations

import pytest

from tests.browser.budget import LOAD, PLACES, SCRIPT, SHIFT, Weight, watched
from tests.browser.conftest import DESKTOP, PHONE, Visit

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def test_the_first_load_is_light(visit: Visit) -> None:
    guest = visit()
    weight = Weight(guest.page)
    page = guest.go("/")
    page.click("[data-play-now]")
    page.wait_for_selector(".hand .power")
    page.wait_for_load_state("networkidle")
    assert 0 < weight.of("script") < SCRIPT
    assert weight.of() < LOAD


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_while_a_page_comes(visit: Visit, place: str, size: str) -> None:
    page = watched(visit(SIZES[size], motion=True), place)
    assert page.evaluate("budget.shift") <= SHIFT, page.evaluate("budget.moved")
