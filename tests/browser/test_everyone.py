"""For everyone: no axe violations, no sideways scrolling, nothing too small or untranslated; a light first load."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from castillo.kernel import texts
from tests.browser.conftest import DESKTOP, PHONE, THEMES, Guest, Visit
from tests.browser.playing import asked
from tests.kit import LONG

axe_module = pytest.importorskip("axe_playwright_python.sync_playwright")

PAGES = ("/", "/new", "/rules", "/cards", "/learn", "/preferences", "/credits", "/nowhere")
LANGUAGES = ("en", "de", "nl", "fr")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
FIRST_LOAD = 310 * 1024  # bytes, compressed, from the first page to a table
FIRST_SCRIPT = 180 * 1024  # ... of it; more comes where others have moved before

SMALL_TEXT = """() => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest('script, style, title, .hidden, datalist')) continue;
    const box = holder.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const scale = holder instanceof SVGElement && holder.getScreenCTM ? Math.abs(holder.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < 11.9) small.push(`${node.textContent.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return small;
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TARGETS = (Path(__file__).parent / "targets.js").read_text("utf-8")
CUT_OFF = """() => [...document.querySelectorAll('header :is(a, button, select, summary)')]
  .filter((node) => node.getBoundingClientRect().right > innerWidth).map((node) => node.outerHTML.slice(0, 80))"""
OWNERS = "|".join(texts.speech("en").owners)
KEY = re.compile(rf"\b(?:page|{OWNERS})-[a-z_]+(?:-[a-z0-9_.]+)*")


AXE = axe_module.Axe().axe_script
FOUND = """async () => {
  window.paint?.(true);
  const ends = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 3000;
  const moving = document.getAnimations().filter(ends);
  await Promise.allSettled(moving.map((one) => one.finished)); // what fades in has no contrast yet
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  window.paint?.(false);
  return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes.slice(0, 3).map((node) => node.target))}`);
}"""


def violations(page: Any) -> list[str]:
    """What axe finds; it is brought to a page once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return list(page.evaluate(FOUND))


def fine(guest: Guest, *looks: Any) -> None:
    """Nothing is wrong with what is shown, in windows of all sizes (or those given), by day and by candlelight."""
    for look in guest.looks(*looks):
        check(guest)
        assert guest.page.evaluate(TARGETS) == [], look
        assert violations(guest.page) == [], look


def check(guest: Guest) -> None:
    page = guest.page
    assert page.evaluate(SIDEWAYS) <= 0, "the page scrolls sideways"
    assert page.evaluate(SMALL_TEXT) == []
    assert KEY.findall(page.inner_text("body")) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_for_everyone(visit: Visit, path: str) -> None:
    guest = visit()
    guest.go(path)
    fine(guest)
    guest.page.set_viewport_size(PHONE)
    assert guest.page.evaluate(CUT_OFF) == [], "the heading is wider than the window"
    assert guest.complaints == []


@pytest.mark.parametrize("path", ["/new", "/rules", "/cards", "/learn"])
def test_pages_are_for_everyone_in_every_game(visit: Visit, path: str) -> None:
    guest = visit()
    page = guest.go(path)
    before = page.inner_text("#main")
    page.check("input[value=el_caballero]", force=True)
    page.wait_for_function("(before) => document.querySelector('#main').innerText !== before", arg=before)
    guest.settle()
    fine(guest)
    assert guest.complaints == []


def test_the_table_is_for_everyone(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot", "bot", "bot", "bot"))
    page.wait_for_selector(".hand .power.lit")
    fine(guest)
    page.locator(".hand .power.lit").last.click()
    page.wait_for_selector(".card-row.lit")
    page.locator(".card-row.lit .face").first.click()
    page.wait_for_selector(".board .place.lit")
    fine(guest)


def test_the_waiting_room_is_for_everyone(visit: Visit) -> None:
    guest = visit(PHONE)
    page = guest.go(f"/table/{guest.table('open')}")
    page.wait_for_selector(".link")
    check(guest)
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_screen_each(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    page = guest.sit_at(guest.table("bot", "bot", "bot"))
    page.wait_for_selector(".hand .power.lit")
    page.locator(".hand .power.lit").last.click()
    page.wait_for_selector(".card-row.lit")
    for size, theme in guest.looks(themes=THEMES if LONG else THEMES[:1]):
        guest.shot(f"table-{size['width']}-{theme}-{language}")
        check(guest)
        assert asked(page)
    assert page.evaluate("() => document.documentElement.lang") == language


def test_the_first_load_is_light(visit: Visit) -> None:
    guest = visit()
    sizes: list[tuple[str, int]] = []
    guest.page.on("response", lambda answer: sizes.append(weighed(answer.request)))
    page = guest.go("/")
    page.click("[data-play-now]")
    page.wait_for_selector(".hand .power")
    guest.settle()
    assert sum(size for _, size in sizes) < FIRST_LOAD
    assert sum(size for kind, size in sizes if kind == "script") < FIRST_SCRIPT


def weighed(request: Any) -> tuple[str, int]:
    """What a request brought, and how many bytes of it."""
    return request.resource_type, request.sizes()["responseBodySize"]


def test_the_board_is_told_to_those_who_listen(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    page.keyboard.press("s")
    summary = page.locator("main > p[aria-live]").inner_text()
    assert "Aragón" in summary
    assert "King" in summary
    labels = [
        node.get_attribute("aria-label") for node in page.query_selector_all(".board [data-target]:not([aria-hidden])")
    ]
    assert all(label is not None for label in labels)


def test_styles_come_from_our_own_files_alone(visit: Visit) -> None:
    """The policy allows no inline style, the page needs none, and a violation would show up in the complaints."""
    guest = visit()
    page = guest.sit_at(guest.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    page.locator(".hand .power.lit").first.hover()
    assert guest.complaints == []
    page.evaluate("() => document.body.setAttribute('style', 'opacity: 0.5')")
    page.wait_for_function("() => getComputedStyle(document.body).opacity === '1'")
    assert any("Content Security Policy" in complaint for complaint in guest.complaints)
