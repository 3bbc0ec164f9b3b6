"""Talk at the table: two people write, make signs, point at a line of the log, and have a pause."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NAMES, PHONE, Guest, Visit
from tests.browser.test_everyone import violations

SIDEWAYS = {"width": 844, "height": 390}


class Friend:
    """Somebody else at the table, whose page nobody looks at."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.asks, self.table = guest.context.browser.new_context(base_url=guest.base).request, table
        token = guest.get(f"/tables/{table}")["table"]["invite"].split("/")[-1]
        self.asks.post("/api/me", data={"name": NAMES[1]})
        self.post("sit", token=token)

    def post(self, what: str, **wish: Any) -> None:
        answer = self.asks.post(f"/api/tables/{self.table}/{what}", data=wish)
        assert answer.ok, answer.text()


def test_people_talk_beside_the_log(visit: Visit):
    guest, other = visit(), visit()
    table = guest.table("open", "bot")
    invite = guest.get(f"/tables/{table}")["table"]["invite"]
    other.post("/me", {"name": NAMES[1]})
    other.post(f"/tables/{table}/sit", {"token": invite.split("/")[-1]})
    here, there = guest.sit_at(table), other.sit_at(table)
    there.click("[data-talk-tab]")
    there.fill("[data-say]", "See <b>https://example.org</b>")
    there.keyboard.press("Enter")
    here.wait_for_selector('[data-talk-tab] [data-unread="1"]')
    assert here.text_content("[data-said-aloud]") == f"{NAMES[1]}: See <b>https://example.org</b>"
    here.click(".log summary")
    here.click("[data-point]")
    here.wait_for_selector(".talk .one")
    assert here.locator("[data-unread]").count() == 0
    assert here.inner_text(".one .words") == "See <b>https://example.org</b>", "words are words"
    assert here.locator(".talk .said a").count() == 0
    here.wait_for_selector("[data-say]:focus")
    here.keyboard.type("What is this?")
    here.keyboard.press("Enter")
    there.wait_for_selector(".one:not(.own) [data-moment]")
    there.click("[data-moment]")
    there.wait_for_function("() => document.querySelector('.transport-area')")
    there.click("[data-emotes]")
    there.click('[data-emote="ole"]')
    here.wait_for_selector('[data-sign="ole"].seat-1')
    assert violations(here) == []
    here.click(".about summary >> nth=0")
    here.click("[data-silence]")
    here.wait_for_selector(".silenced")
    assert here.locator(".one").count() == here.locator(".one.own").count() == 1
    here.click(".silenced summary")
    here.click("[data-hear]")
    here.wait_for_selector(".one:not(.own) .emote")
    here.click(".about summary >> nth=0")
    here.click(".about[open] [data-report]")
    here.wait_for_selector("dialog blockquote")
    assert violations(here) == []
    here.click("[data-send-report]")
    here.wait_for_selector("dialog", state="detached")
    assert (guest.complaints, other.complaints) == ([], [])


def test_a_pause_lies_in_the_place_of_the_question(visit: Visit):
    guest = visit()
    table = guest.table("open", "bot", pace={"minutes": 5, "bank": 0})
    friend = Friend(guest, table)
    friend.post("talk", text="Coffee?")
    page = guest.sit_at(table)
    friend.post("pause", pause=True)
    page.wait_for_selector("[data-agree-pause]")
    assert NAMES[1] in page.inner_text(".pause")
    page.click("[data-no-pause]")
    page.wait_for_selector(".pause", state="detached")
    page.click(".menu summary")
    page.click("[data-pause]")
    page.wait_for_selector("[data-no-pause]")
    friend.post("pause", pause=True)
    page.wait_for_selector('[data-paused="true"] [data-go-on]')
    page.wait_for_selector(".hand")
    assert page.locator(".prompt").count() == 0
    assert page.locator(".hand .lit").count() == 0, "nothing can be chosen"
    assert page.locator("[data-clock]").count() == 0, "no clock runs"
    page.click("[data-talk-tab]")
    page.wait_for_selector("[data-say]")
    for size, _ in guest.looks([PHONE, SIDEWAYS], ["light"]):
        page.click(".tabs button:last-child")
        page.click("[data-emotes]")
        page.wait_for_selector(".talk .signs")
        found = page.evaluate(IN_SIGHT)
        assert found == [], size
        assert violations(page) == []
        page.click("[data-emotes]")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.click("[data-go-on]")
    page.wait_for_selector(".prompt.asked")
    page.click(".menu summary")
    page.click("[data-talk-switch]")
    page.wait_for_selector(".talk form", state="detached")
    assert guest.complaints == []


IN_SIGHT = """() => {
  const lowest = document.querySelector('.tabs-area').getBoundingClientRect().top + 1;
  const nodes = document.querySelectorAll('.talk form *, .pause button, .signs button');
  return [...nodes].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.bottom > lowest || box.top < 0 || box.right > innerWidth + 1 || box.left < -1);
  }).map((node) => node.outerHTML.slice(0, 80));
}"""
