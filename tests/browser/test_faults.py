"""A part of the page that fails says so, tells the host, and leaves the rest alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Guest, Visit
from tests.browser.test_everyone import LANGUAGES, check, violations

View = dict[str, Any]
Fault = Callable[[View], None]


def twice(view: View, where: str, kind: str = "") -> None:
    """An entry of the board is there twice, as a kept card once was."""
    entries = view["board"][where]
    entries.append(next(entry for entry in entries if kind in ("", entry["kind"])))


def cards(view: View) -> None:
    twice(view, "cards")


def board(view: View) -> None:
    twice(view, "places")


def seats(view: View) -> None:
    twice(view, "markers", "start_player")


def hand(view: View) -> None:
    view["hand"] += view["hand"][:1]


def everything(view: View) -> None:
    del view["board"]["places"]


FAULTS: dict[str, tuple[Fault, str]] = {
    "cards": (cards, ".cards-area"),
    "board": (board, ".map"),
    "seats": (seats, ".seats-area"),
    "hand": (hand, ".hand-area"),
}


def doctor(guest: Guest, table: str, fault: Fault) -> None:
    """From now on, every view that comes from the server has this fault."""

    def change(text: str | bytes) -> str:
        message = json.loads(text)
        for view in message.get("views", []):
            fault(view)
        return json.dumps(message)

    def answer(route: Any) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=change(found.text()))

    def socket(ours: Any) -> None:
        theirs = ours.connect_to_server()
        theirs.on_message(lambda text: ours.send(change(text)))

    guest.context.route(f"**/api/tables/{table}", answer)
    guest.context.route_web_socket(f"**/api/tables/{table}/news*", socket)


def sit_before(guest: Guest, fault: Fault) -> tuple[Any, str]:
    table = guest.table("bot", "bot")
    doctor(guest, table, fault)
    guest.page.goto(f"/table/{table}")
    guest.page.wait_for_selector("[data-sorry]")
    return guest.page, table


def reported(server_folder: Path, wanted: str) -> str:
    """The line of the server's log that says so; it may take a moment."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        lines = (server_folder / "server.log").read_text(encoding="utf-8").splitlines()
        for line in lines:
            if wanted in line:
                return line
        time.sleep(0.1)
    raise AssertionError(f"the server was not told: {wanted}")


@pytest.mark.parametrize("part", FAULTS)
def test_a_part_that_fails_apologises_and_the_rest_plays_on(visit: Visit, server_folder: Path, part: str) -> None:
    fault, area = FAULTS[part]
    guest = visit()
    page, table = sit_before(guest, fault)
    assert page.locator("[data-sorry]").count() == 1
    assert page.locator(f"{area} [data-sorry=part]").count() == 1
    assert "each_key_duplicate" in reported(
        server_folder, f"the part {part} of the page table failed at table {table},"
    )
    before = guest.get(f"/tables/{table}")["table"]["n"]
    play_a_power_card(page, part)
    page.wait_for_function(
        "async ([table, n]) => (await (await fetch(`/api/tables/${table}`)).json()).table.n > n", arg=[table, before]
    )
    page.wait_for_selector(".card-row.lit" if part != "cards" else ".ask-area")
    assert all("failed:" in complaint for complaint in guest.complaints), guest.complaints


def play_a_power_card(page: Any, part: str) -> None:
    """The highest, so that no bot can ask before one's turn; by a click, or, where the hand has failed, by typing."""
    if part != "hand":
        page.locator(".hand .power.lit").last.click()
        return
    page.keyboard.press("/")
    page.locator("#command").fill("card power_13")
    page.keyboard.press("Enter")


def test_a_part_comes_back_with_the_next_view_that_it_can_show(visit: Visit) -> None:
    guest = visit()
    bad = [True]
    page, _ = sit_before(guest, lambda view: cards(view) if bad[0] else None)
    bad[0] = False
    play_a_power_card(page, "cards")
    page.wait_for_selector(".rail .card-row.lit")
    assert page.locator("[data-sorry]").count() == 0


def test_reloading_brings_the_part_back(visit: Visit) -> None:
    guest = visit()
    page, _ = sit_before(guest, cards)
    guest.context.unroute_all()
    page.click("[data-reload]")
    page.wait_for_selector(".rail .card-row")
    assert page.locator("[data-sorry]").count() == 0


def test_a_page_that_fails_apologises_as_a_whole(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    page, table = sit_before(guest, everything)
    assert page.locator("[data-sorry=page]").count() == 1
    assert reported(server_folder, f"the part page of the page table failed at table {table},")
    page.click("[data-sorry] a")
    page.wait_for_selector("[data-play-now]")


def test_a_part_that_cannot_be_fetched_apologises(visit: Visit, server_folder: Path) -> None:
    """The waiting room comes when it is first shown; here it does not come."""
    guest = visit()
    table = guest.table("open")
    guest.page.route("**/assets/Waiting-*.js", lambda route: route.abort())
    guest.page.goto(f"/table/{table}")
    guest.page.wait_for_selector("[data-sorry=page]")
    assert reported(server_folder, f"the part file of the page table failed at table {table},")


def test_errors_that_no_part_caught_are_told_a_few_times(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    page = guest.go("/rules")
    told: list[str] = []
    page.on("request", lambda request: told.append(request.url) if request.url.endswith("/api/trouble") else None)
    page.evaluate("() => void Promise.reject(new Error('a promise of this test'))")
    page.evaluate("() => void setTimeout(() => { throw new Error('a script of this test'); })")
    assert reported(server_folder, "the part promise of the page rules failed: Error: a promise of this test")
    assert reported(server_folder, "the part script of the page rules failed: Error: a script of this test")
    for i in range(20):
        page.evaluate("(i) => void Promise.reject(new Error(`another ${i}`))", i)
    page.wait_for_timeout(300)
    assert len(told) == 5


@pytest.mark.parametrize(("name", "fault"), [("board", board), ("page", everything)], ids=["board", "page"])
def test_the_apology_is_for_everyone(visit: Visit, name: str, fault: Fault) -> None:
    guest = visit()
    page, _ = sit_before(guest, fault)
    for size, theme in guest.looks():
        check(guest)
        assert violations(page) == []
        guest.shot(f"sorry-{name}-{size['width']}-{theme}")


def test_the_apology_in_every_language(visit: Visit) -> None:
    said = set()
    for language in LANGUAGES:
        guest = visit(language=language)
        page, _ = sit_before(guest, cards)
        check(guest)
        said |= set(page.inner_text("[data-sorry]").splitlines())
    assert len([line for line in said if line]) == 3 * len(LANGUAGES)
