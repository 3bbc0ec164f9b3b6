"""Hands of one's own choice, cards that are laid out, and what lasts on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.test_everyone import LANGUAGES, SIZES, check, violations
from tests.browser.test_games import play, tab_to
from tests.kit import LONG

A_WHILE = 12  # clicks
INTRIGUE = ["base", "king_and_intrigue"]
EVERYTHING = ["base", "anniversary", "king_and_intrigue", "players_edition", "special_cards"]


def at_the_picker(guest: Guest, modules: list[str], *others: str) -> Any:
    """A table where the reader has to choose power cards; the first disc is set on the way."""
    page = guest.sit_at(guest.table(*others, modules=modules, options={"rounds": 6}))
    page.wait_for_selector(".dial [data-disc]")
    page.locator(".dial [data-disc]").first.click(force=True)
    page.click("[data-set-disc]")
    page.wait_for_selector("[data-pick]")
    return page


def count(page: Any) -> str:
    return str(page.inner_text(".picker footer strong"))


@pytest.mark.parametrize(("size", "modules"), [("desktop", EVERYTHING), ("phone", INTRIGUE)])
def test_a_game_with_a_hand_of_ones_choice(visit: Visit, size: str, modules: list[str]) -> None:
    guest = visit(SIZES[size], theme="dark" if size == "phone" else "light")
    page = at_the_picker(guest, modules, "bot")
    check(guest)
    assert violations(page) == []
    page.click('[data-preset="spread"]')
    assert count(page) == "13 of 13"
    page.click("[data-pick-done]")
    page.wait_for_selector(".hand .power")
    page.wait_for_timeout(200)  # the map makes room for the hand
    check(guest)
    assert violations(page) == []
    assert play(guest, 4, most=1 << 30 if LONG else A_WHILE) >= A_WHILE
    assert guest.complaints == []


def test_a_hand_half_chosen_is_there_again_after_a_reload(visit: Visit) -> None:
    guest = visit()
    page = at_the_picker(guest, INTRIGUE, "bot")
    page.locator(".picker .presets .quiet").click()
    for number in (0, 2, 5):
        page.locator("[data-pick]").nth(number).check(force=True)
    assert count(page) == "3 of 13"
    page.reload()
    page.wait_for_selector("[data-pick]")
    assert count(page) == "3 of 13"
    assert [page.locator("[data-pick]").nth(number).is_checked() for number in range(6)] == [1, 0, 1, 0, 0, 1]
    assert guest.complaints == []


def test_what_is_chosen_can_be_changed_until_all_have_chosen(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    table = host.table("open", modules=EVERYTHING)
    invite = host.get(f"/tables/{table}")["table"]["invite"]
    friend.go(invite)
    friend.page.click("[data-sit]")
    page = host.sit_at(table)
    for guest in (host, friend):
        guest.page.wait_for_selector(".dial [data-disc]")
        guest.page.locator(".dial [data-disc]").first.click(force=True)
        guest.page.click("[data-set-disc]")
    page.click('[data-preset="bots"]')
    page.click("[data-pick-done]")
    page.click("[data-pick-open]")
    page.click('[data-preset="spread"]')
    page.click("[data-pick-done]")
    page.wait_for_selector("[data-pick-open]")
    chosen = host.get(f"/tables/{table}")["views"][0]
    assert sorted(chosen["hand"]) == sorted(chosen["decision"]["picker"]["presets"][0]["cards"])
    page.reload()
    page.wait_for_selector("[data-pick-open]")
    friend.page.click('[data-preset="spread"]')
    friend.page.click("[data-pick-done]")
    page.wait_for_selector(".hand .power")
    assert page.locator(".hand .power").count() == 13
    assert host.complaints == friend.complaints == []


def test_the_picker_by_keyboard_alone_and_the_last_set(visit: Visit) -> None:
    guest = visit()
    page = at_the_picker(guest, INTRIGUE, "bot")
    assert count(page) == "18 of 13"
    assert page.locator('[data-preset="last"]').count() == 0
    tab_to(page, '[data-preset="spread"]')
    page.keyboard.press("Enter")
    tab_to(page, "[data-pick]")
    page.keyboard.press("Space")
    assert count(page) == "12 of 13"
    assert page.locator("[data-pick-done]").is_disabled()
    page.keyboard.press("Tab")
    while page.evaluate("() => document.activeElement.checked"):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert count(page) == "13 of 13"
    tab_to(page, "[data-pick-done]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .power")
    hand = {node.get_attribute("data-target") for node in page.query_selector_all(".hand .power")}
    page = at_the_picker(guest, INTRIGUE, "bot")
    page.click('[data-preset="last"]')
    chosen = {node.get_attribute("data-pick") for node in page.query_selector_all("[data-pick]:checked")}
    assert chosen == hand
    assert guest.complaints == []


def test_the_picker_in_every_language(visit: Visit) -> None:
    said: dict[str, set[str]] = {}
    for language in LANGUAGES:
        guest = visit(DESKTOP, language=language)
        page = at_the_picker(guest, EVERYTHING, "bot")
        check(guest)
        said[language] = {line for line in page.inner_text(".picker").splitlines() if len(line.split()) > 3}
        guest.context.close()
    assert all(said["en"].isdisjoint(said[language]) for language in LANGUAGES[1:])
