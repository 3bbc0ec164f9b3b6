"""What the page weighs and says: one solid button at most, the Veto in the question's place, a tower that is closed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.positions import document
from tests.browser.staying import to_table
from tests.browser.test_everyone import violations


def turn_to(guest: Guest, position: str, *look: Any) -> Any:
    """Their page at a table that begins from a position; red is the reader."""
    page = to_table(guest, guest.dealt("el_grande", document(position)), *look)
    page.wait_for_selector(".prompt.asked, .reaction")
    return page


def sit(guest: Guest, position: str, *others: str, **wishes: Any) -> Any:
    """The page of a table that begins from a position; red is the guest."""
    page = guest.sit_at(guest.dealt("el_grande", document(position), *others, **wishes))
    page.wait_for_selector(".prompt.asked, .reaction")
    return page


def buttons(page: Any, selector: str) -> list[str]:
    """The notations of the buttons of the question that match."""
    return list(
        page.eval_on_selector_all(f":is(.prompt, .reaction) {selector}", "all => all.map((one) => one.dataset.option)")
    )


def point_at(page: Any, target: str) -> None:
    """The pointer comes over something on the map."""
    page.evaluate(
        """(target) => {
          const node = document.querySelector(`.board [data-target="${target}"]`);
          const { left, top } = node.getBoundingClientRect();
          const at = { clientX: left + 20, clientY: top + 20 };
          node.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...at }));
        }""",
        target,
    )
    page.wait_for_selector(".tip")


def pick(page: Any, target: str) -> None:
    page.evaluate(
        "(t) => document.querySelector(`.board [data-target='${t}']`)"
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        target,
    )


@pytest.mark.parametrize(
    ("position", "solid"),
    [
        ("before placing", []),
        ("a card and nobody to place", ["start"]),
        ("nothing is left", ["pass"]),
        ("action cards", []),
        ("veto of a step", ["answer use"]),
    ],
)
def test_one_button_is_solid_at_most_and_it_is_the_main_thing(reader: Guest, position: str, solid: list[str]) -> None:
    page = turn_to(reader, position)
    assert buttons(page, ".primary[data-option]") == solid
    assert violations(page) == []
    assert reader.complaints == []


def test_taking_fewer_is_text_beside_the_question(reader: Guest) -> None:
    page = turn_to(reader, "action cards")
    assert buttons(page, ".aside") == ["fewer"]
    colour = "(node) => getComputedStyle(node).backgroundColor"
    assert page.eval_on_selector('[data-option="fewer"]', colour) == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_using_a_card_while_placing_says_what_is_given_up(reader: Guest, size: dict[str, int]) -> None:
    page = turn_to(reader, "in the middle of placing", size)
    assert page.inner_text(".prompt .beside").endswith("Using it now gives up the 4 you have not placed.")
    pick(page, "pais_vasco")
    page.wait_for_function(
        "() => document.querySelector('.prompt .beside')?.innerText.endsWith('gives up the 3 you have not placed.')"
    )


def test_the_disc_question_says_how_many_leave(visit: Visit) -> None:
    page = sit(visit(language="de"), "discs")
    assert page.inner_text(".prompt .sentence").startswith("2 deiner Caballeros verlassen das Castillo. Wohin?")


def test_a_veto_stands_in_the_questions_place_and_no_stray_key_fires_it(reader: Guest) -> None:
    page = turn_to(reader, "veto of a step")
    assert page.locator(".ask-area .reaction").count() == 1
    assert page.evaluate("() => document.activeElement === document.body"), "nothing is focused"
    assert buttons(page, ".standing [data-option]") == ["answer not_this_action", "answer not_this_turn"]
    assert page.locator('[data-ghost="sevilla"]').count() == 1, "one sees where he would go"
    for key in ("Enter", "Space", "1", "2"):
        page.keyboard.press(key)
    page.keyboard.press("w")
    page.wait_for_selector(".who-gets")
    assert page.locator(".reaction .primary:enabled").count() == 1, "it is still asked, and the page is not blocked"
    page.keyboard.press("v")
    page.wait_for_selector(".reaction", state="detached")
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('vetoed')")
    assert page.locator("[data-ghost]").count() == 0
    assert reader.complaints == []


@pytest.mark.parametrize("key", ["n", "Escape"])
def test_letting_it_happen_has_a_key_too(reader: Guest, key: str) -> None:
    page = turn_to(reader, "veto of a step")
    page.keyboard.press(key)
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('went from Aragón to Sevilla')")
    assert "vetoed" not in page.inner_text(".log")


def test_a_figure_that_is_about_to_go_is_a_ghost_where_it_would_stand(reader: Guest) -> None:
    page = turn_to(reader, "veto of the King", PHONE, "dark")
    assert page.locator('[data-ghost="cataluna"]').count() == 1


def test_time_runs_under_the_sentence_and_ends_in_letting_it_happen(visit: Visit) -> None:
    host, other = visit(), visit()
    table = host.dealt("el_grande", document("veto of a step"), "bot", "open", "bot", window_seconds=10)
    invite = host.get(f"/tables/{table}")["table"]["invite"]
    page = host.go(f"/table/{table}")
    other.post(f"/tables/{table}/sit", {"token": invite.split("/")[-1]})
    page.wait_for_selector(".reaction .time")
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('went from Aragón to Sevilla')")
    alone = sit(visit(), "veto of a step", window_seconds=8)
    assert alone.locator(".time").count() == 0, "where one plays alone, nothing presses"


def test_the_closed_tower_shows_how_often_and_nothing_else(reader: Guest) -> None:
    page = turn_to(reader, "in the tower")
    assert page.locator(".tower .pennant").count() == 2, "one for each who went in, not for each caballero"
    assert page.locator(".tower .chip").count() == 0, "and nobody's"
    point_at(page, "castillo")
    said = page.inner_text(".tip")
    assert "closed" in said
    assert "2 times" in said
    assert "empty" not in said
    assert "empty" not in page.get_attribute('.board [data-target="castillo"]', "aria-label")


def test_who_has_just_gone_in_is_seen_as_long_as_it_is_heard(visit: Visit) -> None:
    page = sit(visit(motion=True), "in the tower")
    pick(page, "castillo")
    page.wait_for_selector('.tower [data-newest="0"]')
    assert page.text_content(".tower [data-newest] text") == "1"
    page.wait_for_selector(".tower [data-newest]", state="detached")
    assert page.locator(".tower .pennant").count() == 3


def test_an_open_tower_shows_who_is_inside(reader: Guest) -> None:
    page = turn_to(reader, "in the open tower")
    assert page.locator(".tower .pennant").count() == 0
    assert page.locator('.board [data-target="0@castillo"]').count() == 1
    assert page.locator(".tower .gate.open").count() == 1


def test_the_meter_shows_its_sum_in_parts(reader: Guest) -> None:
    page = turn_to(reader, "home and King")
    point_at(page, "granada")
    assert "6 + 2 King + 2 home" in page.inner_text(".tip")
    page.keyboard.press("w")
    page.hover(".who-gets tr:has(th:text-is('Granada'))")
    assert "+ 2 King + 2 home" in page.inner_text(".who-gets .sums").replace("\n", " ")


def test_a_hint_points_and_says_why_until_something_is_done(reader: Guest) -> None:
    page = turn_to(reader, "power cards")
    page.click("[data-hint]")
    page.wait_for_selector(".around")
    reason = page.inner_text(".prompt .beside")
    assert "turn so far, and" in reason
    card = page.eval_on_selector(
        ".around",
        """(around) => {
          const { left, right } = around.getBoundingClientRect();
          const middle = (left + right) / 2;
          return [...document.querySelectorAll('.hand .power')].find((power) => {
            const box = power.getBoundingClientRect();
            return Math.abs((box.left + box.right) / 2 - middle) < 4;
          }).dataset.target;
        }""",
    )
    assert f"power_{reason.split('.', 1)[1].split(':')[0].strip()}" == card.rsplit("/", 1)[1], "what it speaks of"
    assert page.locator(".toast").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".around", state="detached")
    assert page.locator(".prompt .beside").count() == 0
    page.click("[data-hint]")
    page.wait_for_selector(".around")
    page.click(f'.hand [data-target="{card}"]')
    page.wait_for_selector(".around", state="detached")


def test_nobody_waits_for_oneself_and_lines_carry_the_badge_of_whom_they_speak_of(reader: Guest) -> None:
    page = turn_to(reader, "before placing")
    page.evaluate(
        """() => {
          window.said = new Set();
          const note = () => window.said.add(document.querySelector('.prompt .sentence')?.innerText ?? '');
          new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    seats = reader.get(f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]["seats"]
    names = [seat["name"] for seat in seats]
    pick(page, "castillo")
    page.wait_for_function("() => document.querySelector('.prompt .sentence').innerText.includes('up to 4')")
    page.click('[data-option="pass"]')
    page.wait_for_function("() => document.querySelectorAll('.log .line').length > 4")
    said = page.evaluate("() => [...window.said]")
    assert [line for line in said if "Waiting" in line and names[0] in line] == []
    rows = page.evaluate(
        """() => [...document.querySelectorAll('.log .line')].map((line) => [
          line.querySelector('summary').innerText,
          [...line.querySelector('.seat').querySelectorAll('.chip')].map((chip) => chip.classList[1])[0] ?? '',
        ])"""
    )
    spoken = [(text, badge, i) for text, badge in rows for i, name in enumerate(names) if text.startswith(f"{name} ")]
    assert len(spoken) > 2
    assert [(text, badge) for text, badge, i in spoken if badge != f"seat-{i}"] == []


def scored_meanwhile(guest: Guest) -> str:
    """The guest has seen a table, is away, and a general scoring happens there."""
    page = sit(guest, "discs")
    table = page.url.rsplit("/", 1)[1]
    page.wait_for_function("() => document.querySelectorAll('[data-disc]').length > 0")
    guest.go("/")
    page.evaluate("(key) => localStorage.setItem(key, '1')", f"castillo.seen.{table}")
    view = guest.get(f"/tables/{table}")["views"][0]
    wish = {"seat": 0, "number": view["decision"]["number"], "action": view["decision"]["options"][1]["action"]}
    guest.post(f"/tables/{table}/choose", wish)
    page.wait_for_function(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).views[0].board.numbers.round === 4", arg=table
    )
    return str(table)


def test_whoever_comes_soon_sees_the_scoring_played(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(scored_meanwhile(guest))
    page.wait_for_selector(".stage h2")
    page.keyboard.press("Escape")
    page.wait_for_selector(".result")
    assert page.locator(".result .ledger th svg.crown").count() == 1, "the King's row has his crown"


def test_whoever_comes_later_is_told_what_it_gave(visit: Visit) -> None:
    guest = visit()
    table = scored_meanwhile(guest)
    guest.context.add_init_script("const now = Date.now; Date.now = () => now() + 90_000;")
    page = guest.sit_at(table)
    page.wait_for_selector(".since")
    gained = guest.get(f"/tables/{table}")["views"][0]["scores"][0]
    assert f"General scoring: you +{gained}" in page.inner_text(".since")
    assert page.locator(".stage h2").count() == 0
    page.click("[data-since-ledger]")
    page.wait_for_selector(".who-gets")
    page.click("[data-watch]")
    page.wait_for_selector(".stage h2")
