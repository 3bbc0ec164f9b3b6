"""People at tables: invitations, two browsers, one device for several, another device."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.playing import asked


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    page = host.go("/new")
    page.get_by_label("2", exact=True).check(force=True)
    page.locator(".seats select").nth(1).select_option("open")
    page.click("[data-open-table]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".link input")
    invite = page.locator(".link input").first.input_value()
    friend.go(invite.removeprefix(host.base))
    friend.page.fill("#my-name", "Leonor")
    friend.page.click("[data-sit]")
    for guest in (host, friend):
        guest.page.wait_for_selector(".board")
    assert "Leonor" in page.inner_text(".seats-area")
    first, second = (host, friend) if asked(page) else (friend, host)
    first.page.locator(".hand .power.lit").first.click()
    second.page.wait_for_selector(".hand .power.lit")
    assert host.complaints == friend.complaints == []


def test_a_seat_left_empty_goes_to_a_bot(visit: Visit) -> None:
    guest = visit()
    page = guest.go(f"/table/{guest.table('open')}")
    page.click("[data-to-bot]")
    page.wait_for_selector(".board")


def test_hot_seat_hands_over_before_secrets(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("hot"))
    if page.locator("[data-hand-over]").count():
        page.click("[data-hand-over]")
    page.locator(".hand .power.lit").first.click()
    page.wait_for_selector("[data-hand-over]")
    page.click("[data-hand-over]")
    page.wait_for_selector(".hand .power.lit")
    assert page.locator(".hand .power").count() == 13


def test_a_watcher_sees_the_table_and_no_hand(visit: Visit) -> None:
    host, watcher = visit(), visit()
    table = host.table("bot")
    page = watcher.sit_at(table)
    assert page.locator(".hand .power").count() == 0
    assert page.locator(".board .piece").count() > 4


def test_going_on_with_another_device(visit: Visit) -> None:
    old, new = visit(), visit(PHONE)
    table = old.table("bot")
    page = old.go("/me")
    page.get_by_role("button", name="A link to another device").click()
    page.wait_for_selector("[data-section=devices] .link input")
    link = page.locator("[data-section=devices] .link input").input_value()
    new.go(link.removeprefix(old.base))
    new.page.click("[data-claim]")
    new.page.wait_for_selector("[data-play-now]")
    new.sit_at(table).wait_for_selector(".hand .power.lit")
    assert new.page.locator(".hand .power").count() == 13


def test_an_unknown_table_says_so(visit: Visit) -> None:
    page = visit().go("/table/nothing-here")
    assert page.locator("main p").first.inner_text()


def token_of(host: Guest, table: str) -> str:
    return str(host.get(f"/tables/{table}")["table"]["invite"].split("/")[-1])


@pytest.mark.parametrize("begun", [False, True], ids=["the start", "a choice"])
def test_nothing_is_lost_while_a_page_opens(visit: Visit, begun: bool) -> None:
    """What a friend does between two requests of an opening page reaches it all the same."""
    host, friend = visit(), visit()
    table = host.table("open", options={"start_player": 1 if begun else 0})
    token = token_of(host, table)

    def sit() -> None:
        friend.post(f"/tables/{table}/sit", {"token": token})

    def choose() -> None:
        decision = friend.get(f"/tables/{table}")["views"][0]["decision"]
        wish = {"seat": 1, "number": decision["number"], "action": decision["options"][0]["action"]}
        friend.post(f"/tables/{table}/choose", wish)

    if begun:
        sit()
    act = choose if begun else sit

    def meanwhile(route: Any) -> None:
        act()
        route.continue_()

    host.page.route("**/log?*", meanwhile, times=1)
    host.sit_at(table).wait_for_selector(".hand .power.lit")
    assert host.complaints == []


def test_without_network_the_table_waits_and_goes_on_when_it_is_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.table("open", options={"start_player": 1})
    friend.post(f"/tables/{table}/sit", {"token": token_of(host, table)})
    page = host.sit_at(table)
    friend.sit_at(table).wait_for_selector(".hand .power.lit")
    page.wait_for_selector(".seats-area")
    host.context.set_offline(True)
    page.wait_for_selector(".offline")
    friend.page.locator(".hand .power.lit").first.click()
    friend.page.wait_for_function("() => !document.querySelector('.hand .power.lit')")
    assert page.locator(".hand .power.lit").count() == 0
    host.context.set_offline(False)
    page.wait_for_selector(".hand .power.lit")
    page.wait_for_selector(".offline", state="detached")
    assert page.inner_text(".log") == friend.page.inner_text(".log"), "what was missed stands in the log"
    before = friend.page.locator(".log .line").count()
    page.locator(".hand .power.lit").first.click()
    friend.page.wait_for_function("n => document.querySelectorAll('.log .line').length > n", arg=before)
    assert friend.complaints == []


# -- leaving, and ending --------------------------------------------------------------------------------------


def test_the_waiting_room_lets_people_go(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    table = host.table("open", "open")
    token = token_of(host, table)
    friend.post(f"/tables/{table}/sit", {"token": token})
    friend.go(f"/table/{table}").click("[data-leave]")
    friend.page.wait_for_url(friend.base + "/")
    friend.post(f"/tables/{table}/sit", {"token": token})
    page = host.go(f"/table/{table}")
    page.click("[data-free]")
    page.click("[data-confirm]")
    page.wait_for_function("() => document.querySelectorAll('[data-to-bot]').length === 2")
    waiting = friend.go(f"/table/{table}")
    page.click("[data-close-table]")
    page.click("[data-cancel]")
    page.click("[data-close-table]")
    page.click("[data-confirm]")
    page.wait_for_url(host.base + "/")
    waiting.get_by_text("There is no such table.").wait_for()
    assert host.complaints == []


def test_resigning_asks_once_more_and_is_for_good(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.table("open")
    friend.post(f"/tables/{table}/sit", {"token": token_of(host, table)})
    page = host.sit_at(table)
    page.click(".menu summary")
    page.click("[data-resign]")
    page.click("[data-confirm]")
    page.wait_for_function("() => document.querySelector('.seat-0 small:last-of-type')?.textContent === 'resigned'")
    page.wait_for_selector("[data-resign]", state="detached")
    friend.sit_at(table).wait_for_selector(".hand .power.lit")
    assert host.complaints == friend.complaints == []


def test_a_game_is_ended_when_all_agree(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    table = host.table("open", "bot")
    friend.post(f"/tables/{table}/sit", {"token": token_of(host, table)})
    page = host.sit_at(table)
    friend.sit_at(table)
    page.click(".menu summary")
    page.click("[data-end]")
    page.click("[data-confirm]")
    friend.page.click("[data-play-on]")
    page.wait_for_selector(".ending", state="detached")
    page.click(".menu summary")
    page.click("[data-end]")
    page.click("[data-confirm]")
    friend.page.click("[data-agree]")
    for guest in (host, friend):
        guest.page.wait_for_selector(".standings")
        assert guest.page.inner_text("h1") == "Ended by agreement"
        guest.page.click("[data-board]")
        guest.page.wait_for_selector(".after")
        assert not asked(guest.page)
    assert "Everyone agreed to end the game here." in page.inner_text(".log")
    assert host.complaints == friend.complaints == []
