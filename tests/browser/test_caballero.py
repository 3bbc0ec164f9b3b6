"""El Caballero from a new table to its end, by clicking what is offered; its keys; and that everyone can use it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.playing import STAGE
from tests.browser.positions import LATE
from tests.browser.test_everyone import check, violations
from tests.browser.test_games import WHOLE_GAME
from tests.kit import LONG

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SHORT = {"width": 844, "height": 390}
SEEN = """([wanted, over]) => {
  if (document.querySelector(over)) return 'over';
  for (const selector of wanted) {
    const found = [...document.querySelectorAll(selector)].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width && node.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
    });
    if (found.length > 0) return found;
  }
  return null;
}"""
HELD = ("[data-confirm]", "[data-fit]", "[data-piece], [data-court]", "[data-spot]", "[data-put-back]")
SLIPPED = ("dialog[open] .close", ".tabs button[aria-current=false]:first-child")
"""Back to the question, should a click have gone to something else because news came before it."""
MUST = (STAGE, ".hand .power.lit", *HELD, "[data-option=supply]", ".table:not(:has([data-option=end])) [data-tile].lit")


def act(page: Any, luck: random.Random) -> bool:
    """One click, once there is something to click: what is held goes on, then what must be done, then whatever is lit,
    or the end of the turn. Whether the game was not over before."""
    may = ["[data-token].lit", "[data-option=end]"]
    luck.shuffle(may)
    found = page.wait_for_function(SEEN, arg=[[*MUST, *may, *SLIPPED], ".standings"])
    where = found.json_value()
    if where == "over":
        return False
    page.mouse.click(*luck.choice(where))
    return True


def play(guest: Guest, seed: int) -> int:
    """Play until the game is over; how many clicks it took."""
    luck, clicks = random.Random(seed), 0
    while act(guest.page, luck):
        clicks += 1
        assert guest.complaints == [], f"after {clicks} clicks: {guest.complaints}"
    return clicks


def in_turn(guest: Guest, modules: list[str] | None = None) -> Any:
    """A table against a bot, in a turn of one's own: one has played the highest card. Its tiles are always the same."""
    deal = {"players": 2, "modules": modules or ["el_caballero"], "seed": 1, "start_player": 0}
    page = guest.sit_at(guest.dealt("el_caballero", deal))
    page.click('.hand .power[data-target$="/power_13"]')
    page.wait_for_selector("[data-token=tile].lit")
    return page


STEADY = """() => {
  window.heights = [];
  const look = () => {
    if (document.querySelector('.deeds')) heights.push(document.querySelector('.map').getBoundingClientRect().height);
    if (heights.length < 10) requestAnimationFrame(look);
  };
  look();
}"""


def test_nothing_moves_once_it_is_shown(visit: Visit) -> None:
    """What a turn needs has its place when it comes: nobody touches something else because the page moves on."""
    guest = visit(PHONE)
    page = guest.sit_at(guest.table("bot", game="el_caballero", modules=["el_caballero"]))
    page.evaluate(STEADY)
    page.click('.hand .power[data-target$="/power_13"]')
    page.wait_for_function("() => heights.length >= 10")
    assert len(set(page.evaluate("() => heights"))) == 1


def hold_over_a_place(page: Any, tile: str) -> None:
    """Take a tile by its key, to a place, turned so that it fits: then the page says what would follow."""
    page.keyboard.press(tile)
    page.keyboard.press("n")
    page.wait_for_selector("[data-confirm], [data-fit]")
    if page.locator("[data-fit]").count():
        page.keyboard.press("r")
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector(".effects li:visible")


@pytest.mark.timeout(WHOLE_GAME)
@pytest.mark.parametrize("seed", range(3 if LONG else 1))
@pytest.mark.parametrize("size", SIZES if LONG else ["phone"])
def test_a_whole_game_from_a_new_table_to_the_end(visit: Visit, size: str, seed: int) -> None:
    guest = visit(SIZES[size])
    page = guest.go("/new")
    page.locator("input[name=game][value=el_caballero]").check(force=True)
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Strength", exact=True).select_option("easy")  # it is the page that is tried, not the bots
    page.click("[data-open-table]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".board")
    assert play(guest, seed) > 30
    assert page.locator("[data-sorry]").count() == 0
    assert guest.complaints == []


CRAMPED = """() => [...document.querySelectorAll('.token')].flatMap((token) => {
  const parts = [...token.querySelectorAll('svg:not(svg svg), .name, .price, .pips')].map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return (node.matches('svg') ? node : range).getBoundingClientRect();
  }).filter((box) => box.width > 0);
  const frame = token.getBoundingClientRect();
  const out = parts.some((box) => box.left < frame.left + 2 || box.right > frame.right - 2);
  const met = parts.some((a, i) => parts.slice(i + 1).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3));
  return out || met ? [token.innerText] : [];
})"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_words_stay_inside_their_tokens(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    for modules in (["el_caballero"], ["el_caballero", "caballero_expansion"]):
        page = in_turn(guest, modules)
        for size, _ in guest.looks([PHONE, SHORT, {"width": 1280, "height": 720}], ["light"]):
            assert page.evaluate(CRAMPED) == [], size


def test_water_is_etched_for_those_who_wish_it(visit: Visit) -> None:
    guest = visit(DESKTOP)
    table = guest.dealt("el_caballero", LATE)  # the start tile of a new game may be without water
    page = guest.sit_at(table)
    assert page.locator(".etched").count() == 0
    page.click("details.menu > summary")
    page.check("[data-patterns]")
    page.wait_for_selector(".etched", state="attached")
    guest.sit_at(table)
    assert page.locator(".etched").count() > 0, "it is kept"


def test_a_turn_is_for_everyone(visit: Visit) -> None:
    """A tile over a place, a card and its dial: nothing for axe to find, nothing too small, nothing out of reach."""
    guest = visit()
    page = in_turn(guest, ["el_caballero", "caballero_expansion"])
    assert page.locator("[data-token]").count() == 8, "with Alcalde and Grande"
    check(guest)
    hold_over_a_place(page, "1")
    for size, theme in guest.looks([DESKTOP, PHONE, SHORT]):
        reachable(page, "[data-confirm]", "[data-put-back]", "[data-tile]")
        check(guest)
        assert violations(page) == [], (size, theme)
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.press("n")
    page.wait_for_selector(".dial [data-number]")
    for size, theme in guest.looks([DESKTOP, PHONE, SHORT]):
        reachable(page, "[data-confirm]", ".dial [data-number]")
        check(guest)
        assert violations(page) == [], (size, theme)
    assert guest.complaints == []


def lay_a_card(page: Any) -> None:
    """The tile of the turn, and a card beside it, by keys."""
    page.keyboard.press("t")
    page.wait_for_selector("[data-option=supply]", state="detached")
    page.wait_for_selector("[data-token=tile].lit")
    hold_over_a_place(page, "1")
    page.click("[data-confirm]")
    page.wait_for_selector("[data-token=tile]:not(.lit)")
    page.wait_for_selector("[data-token=card].lit")
    page.keyboard.press("c")
    page.keyboard.press("n")
    page.click("[data-confirm]")
    page.wait_for_selector("[data-token=card] .full")
    page.wait_for_selector("[data-token=withdraw].lit")


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_what_is_done_with_a_card_is_for_everyone(visit: Visit, size: str, theme: str) -> None:
    """A card to withdraw says what comes back; ending the turn asks once; the log says where things lie."""
    guest = visit(SIZES[size], theme=theme)
    page = guest.sit_at(guest.table("bot", game="el_caballero", modules=["el_caballero"]))
    page.click('.hand .power[data-target$="/power_12"]')
    page.wait_for_selector("[data-token=tile].lit")
    lay_a_card(page)
    page.keyboard.press("w")
    page.keyboard.press("n")
    page.wait_for_selector(".effects:visible")
    assert "comes back" in page.locator(".effects").inner_text()
    check(guest)
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    check(guest)
    lines = page.locator(".log .line").all_text_contents()
    laid = [line for line in lines if " laid " in line]
    assert laid
    assert [line for line in laid if not re.search(r"\d (east|west|north|south)", line)] == []
    assert guest.complaints == []


def test_on_a_phone_a_card_is_seen_closely_while_its_number_is_chosen(visit: Visit) -> None:
    page = in_turn(visit(PHONE))
    before = page.locator(".board svg[role=group]").get_attribute("viewBox")
    page.keyboard.press("c")
    page.keyboard.press("n")
    page.wait_for_selector(".held-card")
    number = page.locator(".dial [aria-checked=true]").inner_text()
    page.locator(".dial .lit[aria-checked=false]").first.click()
    assert page.locator(".dial [aria-checked=true]").inner_text() != number
    page.keyboard.press("Escape")
    page.wait_for_selector(".held-card", state="detached")
    page.wait_for_function(
        "(box) => document.querySelector('.board svg[role=group]').getAttribute('viewBox') === box", arg=before
    )


SWIPE = """(fingers) => {
  const spot = document.querySelector('[data-spot].here');
  const box = spot.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const tell = (kind, id, dx) => spot.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerType: 'touch', pointerId: id, isPrimary: id === 1, clientX: x + dx + 30 * id, clientY: y,
  }));
  for (let id = 1; id <= fingers; id++) tell('pointerdown', id, 0);
  for (let step = 1; step <= 4; step++) for (let id = 1; id <= fingers; id++) tell('pointermove', id, 8 * step);
  for (let id = 1; id <= fingers; id++) tell('pointerup', id, 32);
}"""
SHOWN = "() => document.querySelector('.board svg[role=group]').getAttribute('viewBox')"


def test_one_finger_turns_the_tile_and_two_move_the_map(visit: Visit) -> None:
    page = in_turn(visit(PHONE))
    hold_over_a_place(page, "1")
    said, box = page.locator("[data-confirm]").get_attribute("data-option"), page.evaluate(SHOWN)
    page.evaluate(SWIPE, 1)
    page.wait_for_function(
        "(said) => document.querySelector('[data-confirm]')?.dataset.option !== said || "
        "document.querySelectorAll('.here .tick.on').length === 1",
        arg=said,
    )
    assert page.evaluate(SHOWN) == box
    said = page.locator("[data-confirm]").get_attribute("data-option")
    page.evaluate(SWIPE, 2)
    page.wait_for_function(f"(box) => ({SHOWN})() !== box", arg=box)
    assert page.locator("[data-confirm]").get_attribute("data-option") == said


def test_a_card_is_drawn_from_its_token_to_a_place(visit: Visit) -> None:
    page = in_turn(visit())
    token = page.locator("[data-token=card]").bounding_box()
    page.mouse.move(token["x"] + 20, token["y"] + 20)
    page.mouse.down()
    page.mouse.move(token["x"] + 20, token["y"] + 120)
    page.wait_for_selector("[data-spot]")
    spot = page.locator("[data-spot]").first.bounding_box()
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.up()
    page.wait_for_selector(".dial [data-number]")


def reachable(page: Any, *selectors: str) -> None:
    """All of these can be touched without scrolling."""
    for selector in selectors:
        every = page.locator(f"{selector}:visible").count()
        assert len(page.evaluate(SEEN, [[selector], "[data-nowhere]"]) or []) == every > 0, f"{selector} is hidden"


def test_a_hint_is_held_where_it_would_go(visit: Visit) -> None:
    guest = visit()
    page = in_turn(guest)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".prompt .beside")
    page.wait_for_selector("[data-put-back]")
    assert guest.complaints == []


def test_a_turn_by_keys(visit: Visit) -> None:
    guest = visit()
    page = in_turn(guest)
    hold_over_a_place(page, "2")
    assert page.locator("[data-tile]").nth(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("Enter")  # the place has the focus
    page.wait_for_selector("[data-token=tile]:not(.lit)")
    page.wait_for_selector("[data-token=card].lit")
    page.keyboard.press("c")
    page.keyboard.press("n")
    page.wait_for_selector(".dial [data-number]")
    page.keyboard.press("2")
    assert page.locator(".dial [aria-checked=true]").inner_text() == "2"
    page.keyboard.press("Escape")
    page.wait_for_selector(".dial", state="detached")
    page.keyboard.press("e")
    page.wait_for_selector(".deeds [role=alert]")
    page.keyboard.press("e")
    page.wait_for_selector(".deeds", state="detached")
    assert guest.complaints == []
