"""The end of a game: a page of its own, moments one can go to, a picture, and links that open for strangers."""

from __future__ import annotations

import io
import json
import re
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, THEMES, Guest, Visit
from tests.browser.positions import document
from tests.browser.test_everyone import check, violations
from tests.server.stored import store

GRANDE = "el_grande-4p-9r-base-1"
CABALLERO = "el_caballero-3p-el_caballero+caballero_expansion-1"
SIZES = [
    DESKTOP,
    {"width": 1440, "height": 900},
    {"width": 820, "height": 1180},
    {"width": 1024, "height": 768},
    PHONE,
    {"width": 844, "height": 390},
]
POINTS = [
    {"seat": 0, "round": 4, "acting": 2, "first": 71, "last": 76, "n": 74, "change": -0.21, "unused": ""},
    {"seat": 0, "round": 6, "acting": 1, "first": 140, "last": 150, "n": 147, "change": -0.14, "unused": "veto"},
    {"seat": 1, "round": 7, "acting": 0, "first": 171, "last": 180, "n": 176, "change": 0.3, "unused": ""},
]


def finished(guest: Guest, folder: Path, name: str = GRANDE, watch: str = "anyone") -> str:
    """A stored game as a finished table of this guest's; its id."""
    me = guest.post("/me", {"name": "Leonor"})["id"]
    return store(folder / "games.sqlite", name, me, watch)


def known_chances(guest: Guest, table: str, by: Guest | None = None) -> None:
    """Chances as if they had been worked out, so that nothing depends on how bots guess. `by` may see the table."""
    by = by or guest
    lines = by.get(f"/tables/{table}/log")["lines"]
    players = len(lines[0]["scores"])
    moments = [0, *sorted({line["n"] for line in lines if line["n"] % 5 == 0 and line["n"]})]
    chances = [[(1 + (n * (seat + 3)) % 7) for seat in range(players)] for n in moments]
    told = {
        "expected": len(moments),
        "moments": moments,
        "chances": [[part / sum(row) for part in row] for row in chances],
        "errors": [0.02] * len(moments),
        "turning": POINTS,
        "awards": by.get(f"/tables/{table}/ending")["awards"],
        "done": True,
    }
    body = json.dumps(told)
    guest.page.route("**/chances?*", lambda route: route.fulfill(body=body, content_type="application/json"))


def at_the_end(guest: Guest, table: str) -> Any:
    known_chances(guest, table)
    page = guest.go(f"/table/{table}")
    page.wait_for_selector(".the-end [data-turning]")
    return page


def test_a_game_that_ends_leads_to_its_page_and_the_board_is_one_tap_away(visit: Visit) -> None:
    """The last question of a game is answered on the board."""
    guest = visit()
    table = guest.dealt("el_grande", document("the last round"), "hot")
    page = guest.sit_at(table)
    while guest.get(f"/tables/{table}")["table"]["state"] != "over":
        answer(guest, table)
    page.wait_for_url(f"**/table/{table}/end")
    page.wait_for_selector(".the-end h1")
    scores = [int(text) for text in page.locator(".standings strong").all_inner_texts()]
    assert scores == sorted(guest.get(f"/tables/{table}")["views"][0]["scores"], reverse=True)
    assert page.locator(".the-end .primary").all_inner_texts() == ["Rematch"], "one thing to do"
    page.click("[data-board]")
    page.wait_for_selector(".table .board")
    page.go_back()
    page.wait_for_selector(".the-end")
    page.reload()
    page.wait_for_selector(".the-end")
    assert guest.complaints == []


def answer(guest: Guest, table: str) -> None:
    """Whoever is asked first takes the first answer."""
    views = guest.get(f"/tables/{table}")["views"]
    view = next(view for view in views if view["decision"] and not view["decision"]["answered"])
    action = view["decision"]["options"][0]["action"]
    guest.post(
        f"/tables/{table}/choose", {"seat": view["seat"], "number": view["decision"]["number"], "action": action}
    )


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_is_for_everyone(visit: Visit, server_folder: Path, theme: str) -> None:
    guest = visit(theme=theme, language="de" if theme == "dark" else "en")
    page = at_the_end(guest, finished(guest, server_folder))
    page.locator("main details summary").click()
    for size, _ in guest.looks(SIZES, [theme]):
        check(guest)
        assert violations(page) == [], size
        assert overlapping(page, ".curves .end") == [], size
        assert overlapping(page, "main .card") == [], size
        guest.shot(f"end-{size['width']}-{theme}")
    assert guest.complaints == []


OVERLAPPING = """selector => {
  const all = [...document.querySelectorAll(selector)];
  const boxes = all.map((node) => ({ name: node.innerText.slice(0, 20), box: node.getBoundingClientRect() }));
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const over = (a, b) => common(a, b, 'left', 'right') > 1 && common(a, b, 'top', 'bottom') > 1;
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).filter((other) => over(one.box, other.box)).map((other) => `${one.name} / ${other.name}`));
}"""


def overlapping(page: Any, selector: str) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPPING, selector)
    return found


def test_on_a_phone_the_parts_come_in_their_order(visit: Visit, server_folder: Path) -> None:
    guest = visit(PHONE)
    page = at_the_end(guest, finished(guest, server_folder))
    assert page.locator(".the-end h2").evaluate_all(
        "nodes => nodes.map((node) => node.firstChild.textContent.trim())"
    ) == [
        "Turning points for you",
        "Points by round",
        "Chance of winning",
        "Where the points came from",
        "Awards",
        "Share",
    ]


def test_charts_can_be_read(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    table = finished(guest, server_folder)
    page = at_the_end(guest, table)
    rows = page.locator(".curves table").first.locator("tbody tr")
    assert rows.count() == 9
    scores = guest.get(f"/tables/{table}")["views"][0]["scores"]
    assert [int(text) for text in rows.last.locator("td").all_text_contents()] == scores
    page.locator("main details summary").click()
    sums = page.locator("main details .all td").all_inner_texts()
    assert [int(text) for text in sums] == scores


def test_a_turning_point_leads_to_its_moment(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    table = finished(guest, server_folder)
    page = at_the_end(guest, table)
    assert page.locator("[data-turning]").count() == 2, "one's own"
    assert page.locator(".the-end .head").nth(1).inner_text().split("\n") == ["Round 6 · Veto not used", "−14\u00a0%"]
    page.click("[data-turning='147']")
    page.wait_for_selector(".scrubber")
    page.wait_for_url(f"**/table/{table}?at=147")
    assert page.locator(".scrubber input").input_value() == "147"
    page.go_back()
    page.wait_for_selector(".the-end [data-turning]")
    page.go_forward()
    page.wait_for_selector(".scrubber")
    page.click("[data-leave-replay]")
    page.wait_for_selector(".the-end")
    assert guest.complaints == []


def test_a_watcher_sees_the_turning_points_of_whoever_won_and_may_replay(visit: Visit, server_folder: Path) -> None:
    owner, stranger = visit(), visit()
    table = finished(owner, server_folder)
    page = at_the_end(stranger, table)
    assert page.locator("[data-turning]").evaluate_all("nodes => nodes.map((node) => node.dataset.turning)") == ["176"]
    assert "Turning points for Beatriz" in page.inner_text(".the-end")
    assert page.locator(".the-end .primary").all_inner_texts() == ["Replay"]
    assert stranger.complaints == []


@pytest.mark.parametrize("name", [GRANDE, CABALLERO])
def test_the_picture_shows_something(visit: Visit, server_folder: Path, name: str) -> None:
    """A PNG of 1200 by 630 with the text at the left and the board at the right, in many colours, fonts included."""
    guest = visit()
    page = at_the_end(guest, finished(guest, server_folder, name))
    with page.expect_download() as saved:
        page.click("[data-picture]")
    path = saved.value.path()
    assert saved.value.suggested_filename.endswith(".png")
    width, height, rows = pixels(Path(path).read_bytes())
    assert (width, height) == (1200, 630)
    text = colours(rows, range(40, 420), range(90, 200))
    board = colours(rows, range(560, 1100), range(120, 500))
    assert len(text) > 20, "letters with soft edges"
    assert len(board) > 200, "a map"
    assert guest.complaints == []


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of a PNG in 8-bit colours, without what PNG adds to them."""
    file, data, header = io.BytesIO(png[8:]), b"", b""
    while chunk := file.read(8):
        size, kind = struct.unpack(">I4s", chunk)
        body = file.read(size)
        file.read(4)
        header = body if kind == b"IHDR" else header
        data += body if kind == b"IDAT" else b""
    width, height, depth, colour = struct.unpack(">IIBB", header[:10])
    assert (depth, colour) in ((8, 2), (8, 6))
    bytes_each = 3 if colour == 2 else 4
    raw, stride, rows = zlib.decompress(data), width * bytes_each, []
    before = bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        before = unfiltered(raw[start], raw[start + 1 : start + 1 + stride], before, bytes_each)
        rows.append(before)
    return width, height, rows


def unfiltered(how: int, row: bytes, above: bytes, each: int) -> bytes:
    out = bytearray(row)
    for i in range(len(row)):
        left = out[i - each] if i >= each else 0
        corner = above[i - each] if i >= each else 0
        out[i] = (row[i] + predicted(how, left, above[i], corner)) & 255
    return bytes(out)


def predicted(how: int, left: int, up: int, corner: int) -> int:
    if how == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda each: abs(guess - each))
    return (0, left, up, (left + up) // 2)[how]


def colours(rows: list[bytes], across: range, down: range) -> set[bytes]:
    each = len(rows[0]) // 1200
    return {rows[y][x * each : x * each + 3] for y in down for x in across}


def test_a_stranger_sees_the_moment_of_a_link(visit: Visit, server_folder: Path) -> None:
    owner, stranger = visit(), visit()
    table = finished(owner, server_folder, watch="link")
    page = at_the_end(owner, table)
    link = page.locator("#sharing input").input_value()
    assert re.search(rf"/watch/{table}/[\w-]+$", link)
    page.click("[data-turning='147']")
    page.click("[data-share-moment]")
    assert page.locator("dialog input").input_value() == f"{link}?at=147"
    path = link.removeprefix(owner.base)
    assert stranger.context.request.get(f"/api/tables/{table}").status == 403, "not without the link"
    known_chances(stranger, table, owner)
    watched = stranger.go(f"{path}?at=147")
    watched.wait_for_selector(".scrubber")
    assert watched.locator(".scrubber input").input_value() == "147"
    watched.locator("[aria-label='One step forward']").click()
    watched.wait_for_url(f"**{path}?at=148")
    watched.reload()
    watched.wait_for_selector(".scrubber")
    watched.click("[data-leave-replay]")
    watched.wait_for_url(f"**{path}/end")
    assert watched.inner_text(".the-end h1") == "Beatriz wins, by 5 points"


def test_a_private_table_asks_once_before_there_is_a_link(visit: Visit, server_folder: Path) -> None:
    owner, stranger = visit(), visit()
    table = finished(owner, server_folder, CABALLERO, watch="nobody")
    page = at_the_end(owner, table)
    assert page.locator("#sharing input").count() == 0
    page.click("[data-share-link]")
    page.click("[data-cancel]")
    assert owner.get(f"/tables/{table}")["table"]["watch_link"] == "", "nothing was opened"
    page.click("[data-share-link]")
    page.click("[data-confirm]")
    link = page.locator("#sharing input").input_value()
    page.reload()
    page.wait_for_selector("#sharing input")
    known_chances(stranger, table, owner)
    watched = stranger.go(link.removeprefix(owner.base))
    watched.wait_for_selector(".the-end h1")
    assert owner.complaints == stranger.complaints == []
