"""A scoring on stage: beat by beat, at one's own pace, with a ledger that adds up; and who gets what where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.positions import document
from tests.browser.test_everyone import violations

SHORT = {"width": 844, "height": 390}


def answer(guest: Guest, table: str, view: dict[str, Any], action: int) -> bool:
    """Answer what a view asks; whether it was still open."""
    wish = {"seat": view["seat"], "number": view["decision"]["number"], "action": action}
    return bool(guest.context.request.post(f"/api/tables/{table}/choose", data=wish).ok)


def at_the_discs(guest: Guest) -> tuple[str, dict[str, Any]]:
    """A table where the guest is asked, after round 3, where those in the Castillo go; and the view."""
    table = guest.dealt("el_grande", document("discs"))
    return table, guest.get(f"/tables/{table}")["views"][0]


def set_disc(guest: Guest, table: str, view: dict[str, Any]) -> None:
    """Others set theirs at the same time: then the question has another number."""
    action = view["decision"]["options"][0]["action"]
    while not answer(guest, table, view, action):
        view = guest.get(f"/tables/{table}")["views"][0]


def staged(guest: Guest) -> tuple[str, dict[str, Any]]:
    """Somebody watches a general scoring begin; the table, and the view before it."""
    table, view = at_the_discs(guest)
    guest.sit_at(table)
    set_disc(guest, table, view)
    guest.page.wait_for_selector(".stage h2")
    return table, view


def numbers(page: Any, selector: str) -> list[int]:
    return [int(text) for text in page.locator(selector).all_inner_texts()]


def said(page: Any) -> str:
    return str(page.locator(".stage [role=status]").inner_text())


@pytest.mark.parametrize("motion", [True, False])
def test_a_general_scoring_is_staged_and_the_question_waits(visit: Visit, motion: bool) -> None:
    guest = visit(motion=motion)
    _, before = staged(guest)
    page = guest.page
    assert "General scoring after round 3. Right arrow for each place" in said(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    title = page.locator(".stage h2").inner_text()
    page.wait_for_timeout(2500)
    assert page.locator(".stage h2").inner_text() == title, "who steps is not hurried"
    assert said(page).startswith(f"{title}. "), "every step is said"
    assert page.locator(".prompt, .hand, [data-disc]").count() == 0, "nothing is asked meanwhile"
    assert page.locator(".sum h3").inner_text() == title
    assert page.locator(".ledger .current th").inner_text() == title
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(title) => document.querySelector('.stage h2').innerText !== title", arg=title)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-stage-on]")
    sums = numbers(page, ".result .ledger [data-sum]")
    scores = numbers(page, ".seats .score")
    assert scores == [had + got for had, got in zip(before["scores"], sums, strict=True)]
    assert scores == numbers(page, ".result .ledger .score td")
    assert said(page).startswith("Result: ")
    assert violations(page) == []
    assert page.locator(".prompt").count() == 0, "the question waits for the result"
    page.click("[data-stage-on]")
    page.wait_for_selector(".prompt")
    assert numbers(page, ".seats .score") == scores
    assert guest.complaints == []


def test_it_plays_by_itself_and_can_be_stopped_hurried_and_shown_again(visit: Visit) -> None:
    guest = visit(motion=True)
    staged(guest)
    page = guest.page
    page.wait_for_function("() => document.querySelector('.stage h2').innerText === 'The Castillo opens'")
    page.keyboard.press("f")
    page.wait_for_function("() => document.querySelector('.sum .disc:not(.down)') !== null")
    page.keyboard.press("Space")
    assert page.locator("[data-stage-pause]").get_attribute("aria-pressed") == "true"
    page.keyboard.press("Space")
    page.wait_for_selector("[data-stage-on]")
    page.click("[data-stage-on]")
    page.keyboard.press("w")
    page.wait_for_selector(".who-gets")
    closed = page.locator(".who-gets tr", has_text="closed")
    assert closed.locator("th").inner_text() == "Castillo"
    page.get_by_role("button", name="Round 3").click()
    assert page.locator(".who-gets h2").inner_text() == "General scoring after round 3"
    assert violations(page) == []
    page.locator(".who-gets [data-stage-again]").click()
    page.wait_for_selector(".stage h2")
    page.click("[data-stage-skip]")
    page.click("[data-stage-on]")
    page.wait_for_selector(".prompt")
    assert guest.complaints == []


def test_everything_of_it_is_within_reach(visit: Visit) -> None:
    """Controls and result lie inside the window, and nothing lies on them."""
    guest = visit(theme="dark")
    staged(guest)
    page = guest.page
    page.click("[data-stage-pause]")
    for _ in range(3):  # the Castillo, where they go, and then places, wherever the clock had come to
        page.click("[data-stage-step]")
    place = page.locator(".sum h3").inner_text()
    for size, _ in guest.looks([DESKTOP, PHONE, SHORT], ["dark"]):
        for control in ("[data-stage-pause]", "[data-stage-step]", "[data-stage-fast]", "[data-stage-skip]"):
            page.locator(control).click(trial=True)
        assert page.locator(".ledger .current th").inner_text() == place
        assert violations(page) == [], size
    page.click("[data-stage-skip]")
    for size, _ in guest.looks([DESKTOP, PHONE, SHORT], ["dark"]):
        page.locator("[data-stage-on]").click(trial=True)
        assert violations(page) == [], size
    page.click("[data-stage-on]")
    page.wait_for_selector(".prompt")
    guest.shot("scoring")


def test_the_ledger_is_at_hand_on_a_phone(visit: Visit) -> None:
    guest = visit(size=PHONE)
    page = guest.sit_at(guest.table("bot", "bot"))
    page.get_by_role("button", name="Log", exact=True).click()
    page.click("[data-ledger]")
    page.wait_for_selector(".who-gets tbody th")
    rows = page.locator(".who-gets tbody th").all_inner_texts()
    assert rows[0] == "Castillo"
    assert len(rows) == 10
    assert violations(page) == []


def test_in_the_replay_every_beat_is_a_step_with_an_address(visit: Visit) -> None:
    guest = visit()
    table, view = at_the_discs(guest)
    set_disc(guest, table, view)
    lines = guest.get(f"/tables/{table}/log")["lines"]
    while not any(event["args"].get("how") == "general" for line in lines for event in line["events"]):
        lines = guest.get(f"/tables/{table}/log")["lines"]
    n = next(line["n"] for line in lines if any(event["args"].get("how") == "general" for event in line["events"]))
    page = guest.go(f"/table/{table}?at={n}.1")
    page.wait_for_selector(".sum")
    assert page.locator(".sum h3").inner_text() == "Castillo"
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url(re.compile(rf"at={n}\.2$"))
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url(re.compile(rf"at={n}\.3$"))
    assert page.locator(".sum h3").inner_text() == "Galicia"
    page.get_by_role("button", name="One step back").click()
    page.wait_for_url(re.compile(rf"at={n}\.2$"))
    assert violations(page) == []
    assert guest.complaints == []


def test_a_special_scoring_is_played_in_small(visit: Visit) -> None:
    """One line, no ledger, no result; what follows waits for a moment only."""
    guest = visit()
    page = guest.sit_at(guest.dealt("el_grande", document("a card that scores")))
    page.click("[data-option=start]")
    page.wait_for_selector(".stage.small h2")
    assert "used “Crowded Streets”" in page.inner_text(".stage .nth")
    assert page.locator(".sum h3").count() == 1
    assert page.locator("table.ledger").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt")
    assert guest.complaints == []
