"""El Caballero at chosen moments: late maps, refused numbers, the past, other days, several people, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.positions import LATE, LATER
from tests.browser.staying import to_table
from tests.browser.test_caballero import hold_over_a_place
from tests.browser.test_everyone import check, violations

SHORT = {"width": 844, "height": 390}


def turn_to(guest: Guest, deal: dict[str, Any]) -> Any:
    """Their page at a position, in seat 0's turn."""
    page = to_table(guest, guest.dealt("el_caballero", deal))
    page.wait_for_selector("[data-token=tile].lit")
    return page


def in_turn(guest: Guest, deal: dict[str, Any], *others: str) -> tuple[str, Any]:
    """A table at a position, and its page in seat 0's turn."""
    table = guest.dealt("el_caballero", deal, *others)
    page = guest.sit_at(table)
    page.wait_for_selector("[data-token=tile].lit")
    return table, page


def last_to_move(deal: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 has the last turn of the game."""
    return {**deal, "played": [5, 9, 7, 6], "turn": {"seat": 0, "done": ["supply"]}}


def with_another_round(deal: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 has the first turn of a round that nothing is scored after."""
    begun = {"round": 6, "played": [10, 7, 6, 5], "turn": {"seat": 0, "done": ["supply"]}}
    return {name: value for name, value in {**deal, **begun}.items() if name != "hands"}


# -- the map -------------------------------------------------------------------------------------------------

CROWDED = """() => {
  const boxes = (nodes) => [...nodes].map((node) => node.getBoundingClientRect());
  const meet = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const badges = boxes(document.querySelectorAll('.board .badge .shield'));
  const numbers = boxes(document.querySelectorAll('.board [data-card] text'));
  return {
    badges: badges.length,
    together: badges.filter((a, i) => badges.some((b, k) => k > i && meet(a, b, 2))).length,
    hidden: numbers.filter((a) => badges.some((b) => meet(a, b, 2))).length,
  };
}"""


@pytest.mark.parametrize(("deal", "areas"), [(LATE, 12), (LATER, 21)], ids=["late", "later, with the expansion"])
def test_on_a_late_map_badges_lie_apart_and_hide_no_number(reader: Guest, deal: dict[str, Any], areas: int) -> None:
    page = turn_to(reader, deal)
    for look in reader.looks([PHONE, SHORT]):
        found = page.evaluate(CROWDED)
        assert found["badges"] == areas, "every area that pays somebody says so"
        assert (found["together"], found["hidden"]) == (0, 0), look
        check(reader)
        assert violations(page) == [], look
    assert reader.complaints == []


# -- the dial ------------------------------------------------------------------------------------------------

THREE_AT_A_LAND: dict[str, Any] = {
    "players": 3,
    "modules": ["el_caballero"],
    "tiles": [{"id": "inland-1", "x": 0, "y": 0, "turn": 0}, {"id": "inland-2", "x": 1, "y": 0, "turn": 0}],
    "cards": [
        {"seat": 1, "x": -1, "y": 0, "face": "front", "turn": 0},
        {"seat": 2, "x": 0, "y": -1, "face": "front", "turn": 3},
    ],
    "courts": [4, 5, 5],
    "played": [7, 5, 3],
    "turn": {"seat": 0, "done": ["supply"]},
}
"""EC-4.3b: Blue has 2 and Green 4 in a land of two tiles; seat 0 has four caballeros."""
UNDER_THE_GRANDE: dict[str, Any] = {
    "players": 2,
    "modules": ["el_caballero", "caballero_expansion"],
    "tiles": [{"id": f"inland-{n}", "x": x, "y": y, "turn": 0} for n, x, y in ((1, 1, 0), (2, 1, -1), (3, 2, -1))],
    "cards": [{"seat": 1, "x": 0, "y": 0, "face": "back", "turn": 3}],
    "courts": [6, 5],
    "played": [7, 5],
    "turn": {"seat": 0, "done": ["supply"]},
}
"""At 2,0 the same land lies in the north and in the west; Blue has 7 there."""


def open_dial(page: Any, spot: str) -> None:
    page.click("[data-token=card]")
    page.click(f'[data-spot="{spot}"]', force=True)
    page.wait_for_selector(".dial .tie")


def key_of(page: Any, number: int, side: str = "") -> Any:
    return page.locator(f'.dial [data-number="{number}"]', has_text=side)


def test_a_number_that_would_tie_is_struck_out_with_whom_and_says_why(reader: Guest) -> None:
    page = turn_to(reader, THREE_AT_A_LAND)
    open_dial(page, "2,0")
    four = key_of(page, 4)
    assert four.get_attribute("aria-disabled") == "true"
    said = four.get_attribute("aria-label")
    assert said.startswith("4. In Tierra de Encinas your total would equal ")
    assert said.endswith("’s 4.")
    assert "linear-gradient" in four.evaluate("node => getComputedStyle(node).backgroundImage"), "struck out"
    assert four.locator(".badge svg").count() == 1, "with the rival's chip"
    held = page.locator(".dial [aria-checked=true]").inner_text()
    four.click(force=True)
    assert page.locator(".dial [aria-checked=true]").inner_text() == held
    five = key_of(page, 5)
    assert "tie" not in five.get_attribute("class")
    assert five.get_attribute("aria-disabled") == "true"
    assert five.get_attribute("aria-label") == "5. This costs 5, but there are only 4 caballeros at your Court."
    two = key_of(page, 2)
    assert two.get_attribute("aria-disabled") == "false"
    assert two.locator(".two").inner_text() == "2", "a second card can break the tie"
    assert [key_of(page, n).locator(".badge").count() for n in (1, 3)] == [0, 0]
    for look in reader.looks():
        assert violations(page) == [], look
        assert page.locator(".dial .tie").count() == 1, look
    assert reader.complaints == []


def test_the_dial_does_not_lie_on_the_land_that_its_card_faces(visit: Visit) -> None:
    guest = visit()
    _, page = in_turn(guest, {**THREE_AT_A_LAND, "cards": THREE_AT_A_LAND["cards"][1:]})
    page.click("[data-token=card]")
    page.click('[data-spot="-1,0"]', force=True)
    dial, card = (page.locator(thing).bounding_box() for thing in (".dial-area", '[data-spot="-1,0"]'))
    assert dial["y"] >= card["y"] + card["height"] - 30 or dial["y"] + dial["height"] <= card["y"] + 30
    assert guest.complaints == []


def test_under_the_grande_sums_of_sides_are_struck_out_too(visit: Visit) -> None:
    guest = visit()
    _, page = in_turn(guest, UNDER_THE_GRANDE)
    open_dial(page, "2,0")
    struck = [node.get_attribute("aria-label") for node in page.locator(".dial .tie").all()]
    assert struck
    assert all(said.endswith("’s 7.") for said in struck)
    assert guest.complaints == []


# -- every state is for everyone -------------------------------------------------------------------------------


LINES = "n => !document.querySelector('.log') || document.querySelectorAll('.log .line').length > n"


def lay_any_tile(page: Any) -> None:
    """It lies when the log says so."""
    told = page.locator(".log .line").count()
    hold_over_a_place(page, "1")
    page.click("[data-confirm]")
    page.wait_for_selector("[data-token=tile]:not(.lit)")
    page.wait_for_function(LINES, arg=told)


def end_turn(page: Any, asked: bool = False) -> None:
    """By its button, twice where it asks once more."""
    page.click("[data-option=end]")
    if asked:
        page.wait_for_selector(".deeds [role=alert]")
        page.click("[data-option=end]")


def fine(guest: Guest) -> None:
    """By day on a wide screen or by candlelight on a phone; it is left as it was."""
    for look in guest.looks_in_turn():
        check(guest)
        assert violations(guest.page) == [], look


def test_hovering_the_end_and_the_replay_are_for_everyone(visit: Visit) -> None:
    guest = visit()
    table, page = in_turn(guest, last_to_move(LATE))
    for thing in ("[data-card]", ".badge[data-target^=land]", ".badge[data-target^=water]", "[data-token=ship]"):
        page.mouse.move(1, 1)
        page.locator(thing).first.hover(force=True)
        if thing.startswith(("[data-card", ".badge")):
            page.wait_for_selector("aside .tip")
        fine(guest)
    lay_any_tile(page)
    end_turn(page, asked=True)
    page.wait_for_selector("[data-stage-skip]")
    page.keyboard.press(" ")
    page.wait_for_selector(".ledger tbody th:has-text('Ships')")
    rows = page.locator(".ledger tbody th").all_inner_texts()
    assert [row.split(" ")[0] for row in rows if not row.startswith("Tierra")] == ["Ships"], "waters share a row"
    fine(guest)
    while not page.locator("[data-stage-on]").count():  # what is stepped to is not taken away
        page.keyboard.press("ArrowRight")
    fine(guest)
    page.locator("[data-stage-on]").first.click()
    page.wait_for_selector(".standings")
    assert violations(page) == []
    scores = [int(text) for text in page.locator(".standings strong").all_inner_texts()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    found = guest.get(f"/tables/{table}/chances")
    assert [sum(row) for row in found["chances"]] == pytest.approx([1] * len(found["moments"]), abs=0.001)
    assert len(found["moments"]) > 1
    page.wait_for_selector(".curves >> nth=1")
    page.click("[data-replay]")
    page.wait_for_selector(".scrubber")
    page.locator(".scrubber input").fill("1")
    page.wait_for_url("**?at=1")
    fine(guest)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**?at=2.1")
    assert page.locator(".sum h3").inner_text().startswith("Tierra"), "in a replay every area is a step"
    fine(guest)
    assert guest.complaints == []


# -- the past, and other days ----------------------------------------------------------------------------------


CARDS = "n => document.querySelectorAll('[data-card]').length === n"


def choose(guest: Guest, table: str, verb: str) -> None:
    """The first option of a verb, from another window."""
    decision = asked(guest, table)
    option = next(option for option in decision["options"] if option["verb"] == verb)
    answer = {"seat": 0, "number": decision["number"], "action": option["action"]}
    guest.post(f"/tables/{table}/choose", answer)


def asked(guest: Guest, table: str) -> Any:
    """What seat 0 is asked, once it is."""
    for _ in range(600):
        decision = guest.get(f"/tables/{table}")["views"][0]["decision"]
        if decision is not None:
            return decision
        guest.page.wait_for_timeout(100)
    raise AssertionError("nobody asks seat 0 any more")


def test_the_next_day_one_is_told_what_happened_and_sees_it_as_a_film(visit: Visit) -> None:
    guest = visit()
    table, page = in_turn(guest, with_another_round(LATE))
    guest.go("/")
    choose(guest, table, "tile")
    choose(guest, table, "end")
    asked(guest, table)  # all others have had their turns
    page = guest.sit_at(table)
    page.wait_for_selector(".since li")
    assert 1 <= page.locator(".since li").count() <= 3
    assert page.locator(".board .fresh").count() > 0, "what is new on the map is marked"
    fine(guest)
    page.click("[data-film]")
    page.wait_for_selector(".scrubber")
    fine(guest)
    page.wait_for_selector(".scrubber", state="detached")
    page.wait_for_selector(".hand .power.lit")
    assert page.locator(".since").count() == 0
    fine(guest)
    assert guest.complaints == []


def test_a_moment_that_is_shared_opens_for_a_stranger(visit: Visit) -> None:
    guest = visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    _, page = in_turn(guest, last_to_move(LATE))
    lay_any_tile(page)
    then = page.locator("[data-card]").count()
    page.click("[data-token=withdraw]")
    page.wait_for_selector("[data-put-back]")
    page.keyboard.press("n")
    page.wait_for_selector(".effects:visible")
    page.click("[data-confirm]")
    page.wait_for_selector(".log .line:nth-of-type(2)")
    page.wait_for_function(CARDS, arg=then - 1)
    page.locator(".log .line .seat").first.click(position={"x": 8, "y": 8})
    page.wait_for_selector(".scrubber")
    page.wait_for_function(CARDS, arg=then)
    page.click("[data-share-moment]")
    page.click("dialog [data-copy]")
    page.wait_for_selector("dialog [data-said=link-copied]")
    link = page.evaluate("() => navigator.clipboard.readText()")
    stranger = visit(PHONE, theme="dark")
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".scrubber")
    stranger.page.wait_for_selector("[data-card]")
    assert stranger.page.locator("[data-card]").count() == then, "as it was"
    assert stranger.page.locator(".hand .power, [data-token]").count() == 0
    fine(stranger)
    stranger.page.click("[data-leave-replay]")
    stranger.page.wait_for_function(CARDS, arg=then - 1)
    assert guest.complaints == stranger.complaints == []


def test_a_link_that_cannot_be_copied_is_shown(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));"
        "document.execCommand = () => false;"
    )
    _, page = in_turn(guest, LATE)
    lay_any_tile(page)
    page.locator(".log .line .seat").first.click(position={"x": 8, "y": 8})
    page.click("[data-share-moment]")
    page.click("dialog [data-copy]")
    page.wait_for_selector("dialog [data-said=link-selected]")
    field = page.locator("dialog .link input")
    assert "/watch/" in field.input_value()
    assert field.input_value().endswith("?at=1")
    assert page.evaluate("() => getSelection().toString()") == field.input_value()
    fine(guest)


# -- several people, and advice --------------------------------------------------------------------------------


def test_at_one_device_the_turn_goes_on_to_the_next(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.dealt("el_caballero", with_another_round(LATE), "hot", "hot", "bot"))
    for turns in (2, 1):
        page.wait_for_selector("[data-hand-over]")
        assert page.locator("[data-token].lit").count() == 0, "until the next one is there"
        fine(guest)
        page.click("[data-hand-over]")
        page.wait_for_selector("[data-token=tile].lit")
        lay_any_tile(page)
        page.wait_for_function(LINES, arg=3 - turns + (turns == 1) - 1)
        end_turn(page, asked=turns == 2)
    assert guest.complaints == []


def test_who_watches_sees_the_turn_as_it_goes(visit: Visit) -> None:
    guest = visit()
    table, page = in_turn(guest, LATE)
    link = guest.get(f"/tables/{table}")["table"]["watch_link"]
    watcher = visit(PHONE)
    seen = watcher.page
    seen.goto(link)
    seen.wait_for_selector("[data-card]")
    assert seen.locator(".hand .power, [data-token]").count() == 0
    fine(watcher)
    lay_any_tile(page)
    seen.wait_for_selector(".board .fresh", state="attached")
    assert guest.complaints == watcher.complaints == []


def test_a_hint_on_a_late_map_holds_what_it_would_do(reader: Guest) -> None:
    page = turn_to(reader, LATER)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".prompt .beside")
    fine(reader)
    assert reader.complaints == []
