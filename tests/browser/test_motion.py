"""What moves, what does not where a system asks for quiet, and what one missed as a film."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.test_tables import token_of

COUNT_TRAVELLERS = """() => {
    window.travelled = 0;
    const told = (changes) => changes.forEach((change) => (window.travelled += change.addedNodes.length));
    new MutationObserver(told).observe(document.querySelector('.travellers'), { childList: true });
}"""


def choose(guest: Guest, table: str) -> bool:
    """Answer the guest's open question over the network, with a placing where there is one; whether one was open."""
    view = guest.get(f"/tables/{table}")["views"][0]
    decision = view["decision"]
    if decision is None:
        return False
    liked = [option for option in decision["options"] if option["verb"] == "place"]
    action = (liked or decision["options"])[-1]["action"]
    guest.post(f"/tables/{table}/choose", {"seat": view["seat"], "number": decision["number"], "action": action})
    return True


def two_at_a_table(visit: Visit, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Two people; the second begins, and plays the highest power card."""
    host, friend = visit(**wishes), visit()
    table = host.table("open", options={"start_player": 1, "veto": False})
    friend.post(f"/tables/{table}/sit", {"token": token_of(host, table)})
    return host, friend, table


def take_turn(guest: Guest, table: str) -> None:
    """Answer whatever the guest is asked, until somebody else is."""
    while choose(guest, table):
        pass


@pytest.mark.parametrize("motion", [True, False])
def test_pieces_travel_unless_the_system_asks_for_quiet(visit: Visit, motion: bool) -> None:
    host, friend, table = two_at_a_table(visit, motion=motion)
    page = host.sit_at(table)
    page.evaluate(COUNT_TRAVELLERS)
    for guest in (friend, host, friend, friend):  # power cards, an action card, the first placing
        choose(guest, table)
    if motion:
        page.wait_for_function("() => window.travelled > 0")
    take_turn(friend, table)
    page.wait_for_selector(".card-row.lit")
    assert bool(page.evaluate("window.travelled")) == motion
    page.wait_for_function("() => !document.querySelector('.travellers').children.length")
    assert host.complaints == []


@pytest.mark.parametrize("motion", [True, False])
def test_what_one_missed_is_told_and_shown_as_a_film(visit: Visit, motion: bool) -> None:
    host, friend, table = two_at_a_table(visit, size=PHONE if motion else DESKTOP, motion=motion)
    choose(friend, table)
    page = host.sit_at(table)
    page.locator(".hand .power.lit").first.click()
    page.wait_for_function("() => !document.querySelector('.hand .power.lit')")
    host.go("/")
    take_turn(friend, table)
    page = host.sit_at(table)
    page.wait_for_selector(".since")
    assert 1 <= page.locator(".since li").count() <= 3
    assert page.locator(".board .mark").count() > 0, "the regions that changed are marked"
    host.shot(f"since-{'phone' if motion else 'desktop'}")
    page.click(".since [data-film]")
    page.wait_for_selector(".scrubber")
    assert page.locator(".since").count() == 0
    moment = page.locator(".scrubber input").input_value()
    page.wait_for_function("before => document.querySelector('.scrubber input')?.value > before", arg=moment)
    page.wait_for_selector(".scrubber", state="detached")
    page.wait_for_selector(".card-row.lit, .hand .power.lit")
    assert page.url.endswith(f"/table/{table}")
    assert host.complaints == []
