"""House rules on the page: a report, the page of those who moderate, a ban, and what the host announces."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from castillo.cli import main
from tests.browser.budget import WATCH
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.test_arriving import Held
from tests.browser.test_everyone import fine
from tests.browser.test_home import friends_table

REASON = "Please keep to the tone of the house."


def admin(folder: Path, *words: str) -> None:
    """`castillo admin`, away from the thread where Playwright has its loop."""
    with ThreadPoolExecutor(1) as beside:
        assert beside.submit(main, ["admin", *words, "--database", str(folder / "games.sqlite")]).result() == 0


def moved(guest: Guest) -> list[str]:
    """What moves on the first page while the server's answers come one by one."""
    guest.page.add_init_script(WATCH)
    held = Held(guest.page)
    guest.page.goto("/", wait_until="commit")
    held.until("#main")
    assert guest.page.locator("[data-announcement]").count() == 1
    found: list[str] = guest.page.evaluate("budget.moved")
    return found


def until_said(guest: Guest, texts: dict[str, str]) -> None:
    """The server has noticed what the host says."""
    end = time.monotonic() + 60
    while guest.get("/house")["texts"] != texts:
        assert time.monotonic() < end, "nobody noticed"
        time.sleep(0.1)


def test_a_report_leads_to_a_ban_and_its_person_is_told(visit: Visit, server_folder: Path) -> None:
    me, friend, judge = visit(), visit(), visit()
    friend.post("/me", {"name": "Rodrigo the Loud"})
    table = friends_table(me, friend)
    admin(server_folder, "members", "right", judge.get("/me")["id"], "moderate")

    page = me.sit_at(table)
    page.click(".menu summary")
    page.click("[data-report-person]")
    page.check('dialog input[value="cheating"]', force=True)
    page.fill("dialog textarea", "Walked out twice")
    fine(me, (PHONE,))
    page.click("[data-send-report]")
    page.wait_for_selector("[data-thanks]")
    assert me.go("/moderation").inner_text("h1") == "Nothing here", "there is no such page for everyone"
    assert me.complaints == [f"404 {me.base}/api/moderation"]

    page = judge.go("/")
    page.click("[data-moderation]")
    page.wait_for_selector("[data-report]")
    card = page.locator("[data-report]", has_text="Rodrigo the Loud").first
    assert "Walked out twice" in card.inner_text()
    assert card.locator("[data-ban]:enabled").count() == 0, "whoever is banned is told why"
    card.locator("input").fill(REASON)
    fine(judge)
    card.locator('[data-ban="7"]').press("Enter")
    page.wait_for_selector("[data-banned-person]")
    assert page.evaluate("() => document.activeElement.id") == "reports", "whoever uses keys goes on from there"
    assert page.locator("[data-act]").first.get_attribute("data-act") == "close_report"

    page = friend.go("/")
    assert REASON in page.inner_text("[data-banned]")
    fine(friend, (PHONE,))
    page.click("[data-play-now]")
    page.wait_for_selector(f".toast:has-text('{REASON}')")
    assert friend.complaints == [f"403 {friend.base}/api/play-now"]
    judge.page.click("[data-lift]")
    judge.page.wait_for_selector("[data-banned-person]", state="detached")
    friend.post("/me", {"name": "Rodrigo"})
    assert judge.complaints == []


def test_what_the_host_announces_is_said_in_the_readers_language_until_it_was_read(
    visit: Visit, server_folder: Path
) -> None:
    me = visit(language="de")
    admin(server_folder, "announce", "We move on Sunday")
    admin(server_folder, "announce", "Am Sonntag ziehen wir um", "--language", "de")
    until_said(me, {"": "We move on Sunday", "de": "Am Sonntag ziehen wir um"})
    page = me.go("/")
    assert page.inner_text("[data-announcement] p") == "Am Sonntag ziehen wir um"
    fine(me, (PHONE,))
    assert moved(visit(PHONE, motion=True)) == []
    page.click("[data-announcement] button")
    page.wait_for_selector("[data-announcement]", state="detached")
    assert me.go("/").locator("[data-announcement]").count() == 0
    admin(server_folder, "announce", "--clear")
    until_said(me, {})
    assert me.complaints == []
