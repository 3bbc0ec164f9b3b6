"""Whole games, by clicking what glows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.playing import act, asked, over, wander
from tests.kit import LONG

SIZES = {"desktop": DESKTOP, "phone": PHONE}
WHOLE_GAME = 1500  # seconds, on a machine that is busy with much else


def play(guest: Guest, seed: int, most: int = 1 << 30, curious: float = 0) -> int:
    """Play until the game is over, or so many clicks; how many they were. It ends with the first complaint."""
    luck, clicks = random.Random(seed), 0
    page = guest.page
    while clicks < most and not over(page):
        assert guest.complaints == [], f"after {clicks} clicks: {guest.complaints}"
        if luck.random() < curious:
            wander(page, luck)
        if asked(page):
            clicks += bool(act(page, luck))
        page.wait_for_timeout(15)
    return clicks


@pytest.mark.parametrize("size", SIZES)
def test_play_now_leads_to_a_decision_in_two_clicks(visit: Visit, size: str) -> None:
    guest = visit(SIZES[size])
    page = guest.go("/")
    page.click("[data-play-now]")
    page.wait_for_selector(".hand .power.lit, .card-row.lit")
    assert guest.complaints == []


@pytest.mark.timeout(WHOLE_GAME)
@pytest.mark.parametrize("seed", range(5 if LONG else 1))
@pytest.mark.parametrize("size", SIZES if LONG else ["phone"])  # test_hands plays one on a desktop
def test_a_whole_game_without_an_error(visit: Visit, size: str, seed: int) -> None:
    guest = visit(SIZES[size])
    guest.sit_at(guest.table("bot", "bot", options={"rounds": 6}))
    assert play(guest, seed) > 20
    guest.shot(f"over-{size}")
    assert guest.complaints == []
    after_the_game(guest)


def after_the_game(guest: Guest) -> None:
    """Standings, replay with a link to a moment, playing on, rematch."""
    page = guest.page
    scores = [int(text) for text in page.locator(".standings strong").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    address = page.url
    page.click("[data-replay]")
    page.wait_for_selector(".scrubber")
    page.locator(".scrubber input").fill("9")
    page.wait_for_url("**?at=9")
    page.reload()
    page.wait_for_selector(".scrubber")
    assert page.locator(".scrubber input").input_value() == "9"
    page.click("[data-fork]")
    page.wait_for_url(lambda url: url != address and "at=" not in url)
    page.wait_for_selector(".board")
    page.goto(address)
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: url != address)
    page.wait_for_selector(".hand .power")


def test_a_reload_keeps_everything(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot"))
    page.locator(".hand .power.lit").last.click()
    page.wait_for_selector(".card-row.lit")
    before = shown(page)
    page.reload()
    page.wait_for_selector(".card-row.lit")
    assert shown(page) == before


def shown(page: Any) -> tuple[str, str, list[str]]:
    hand = [node.get_attribute("data-target") or "" for node in page.query_selector_all(".hand .power")]
    return page.inner_text(".prompt .sentence"), page.inner_text(".seats-area"), hand


def test_taking_back(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot"))
    page.locator(".hand .power.lit").last.click()
    page.locator(".card-row.lit .face").first.click()
    page.wait_for_selector(".board .place.lit")
    before = page.inner_text(".seats-area")
    page.locator(".board .place.lit").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.seats-area').innerText !== before", arg=before)
    page.click("[data-take-back]")
    page.wait_for_function("before => document.querySelector('.seats-area').innerText === before", arg=before)
    assert guest.complaints == []


IN_REACH = ".log .line:has([tabindex='0'])"


NEWEST_IN_REACH = """(within) => {
  const newest = document.querySelectorAll('.log .line').length - 1;
  const lines = [...document.querySelectorAll(within)].map((node) => node.closest('[data-line]').dataset.line);
  return newest > 1 && lines.length > 0 && lines.every((line) => line === String(newest)) && newest;
}"""
"""The number of the log's newest line, once it alone is on the way of the tab key."""


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    for wanted in ('.power.lit[data-target$="/power_13"]', ".card-row.lit .face", ".place.lit"):
        page.wait_for_selector(wanted)
        tab_to(page, wanted)
        outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none" or page.evaluate("() => document.activeElement.matches('.place:focus-visible')")
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-take-back][aria-disabled=false]")
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.target ?? ''")
    page.wait_for_function(NEWEST_IN_REACH, arg=IN_REACH)
    newest = page.locator(IN_REACH)
    before = int(newest.get_attribute("data-line"))
    newest.locator("summary").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(f"{IN_REACH}[data-line='{before - 1}']")  # arrows go through the log, Tab past it
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.locator("#command").fill("nonsense")
    page.keyboard.press("Enter")
    page.wait_for_selector("form [role=alert]")
    assert guest.complaints == []


def tab_to(page: Any, wanted: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")
