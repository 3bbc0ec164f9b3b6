"""Connections that fail in every way: the page notices, says so, and goes on; it never waits for ever."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, Guest, Visit, free_port, start_server, wait_until_ready

MY_TURN = ".hand .power.lit"


class Tunnel:
    """Sits between a page and its sockets, and may keep things for itself."""

    def __init__(self, page: Any) -> None:
        self.sockets = 0
        self.swallowed: list[str] = []
        self.beats: list[float] = []
        self.swallow: set[str] = set()  # kinds of messages, of the first socket only
        page.route_web_socket("**/news?*", self._connect)

    def _connect(self, socket: Any) -> None:
        self.sockets += 1
        number, server = self.sockets, socket.connect_to_server()

        def pass_on(message: str) -> None:
            kind = json.loads(message)["type"]
            if kind in self.swallow and number == 1:
                self.swallowed.append(kind)
                return
            if kind == "beat":
                self.beats.append(time.monotonic())
            socket.send(message)

        server.on_message(pass_on)


@pytest.fixture
def table(visit: Visit) -> tuple[Guest, Guest, str, Tunnel]:
    """A host who waits for a friend's choice, behind a tunnel."""
    host, friend = visit(), visit()
    tunnel = Tunnel(host.page)
    return host, friend, seated(host, friend), tunnel


def seated(host: Guest, friend: Guest) -> str:
    table = host.table("open", options={"start_player": 1})
    token = host.get(f"/tables/{table}")["table"]["invite"].split("/")[-1]
    friend.post(f"/tables/{table}/sit", {"token": token})
    host.sit_at(table)
    return table


def choose(guest: Guest, table: str) -> None:
    decision = guest.get(f"/tables/{table}")["views"][0]["decision"]
    wish = {"seat": decision["seat"], "number": decision["number"], "action": decision["options"][0]["action"]}
    guest.post(f"/tables/{table}/choose", wish)


def hears(page: Any, sentence: str) -> bool:
    """A sentence is shown where screen readers announce it. Whether it keeps clicks from what lies below it."""
    found = page.wait_for_function(
        """sentence => {
          const shown = [...document.querySelectorAll('[role=status] *')];
          const said = shown.findLast((n) => n.innerText?.includes(sentence));
          if (!said) return null;
          const box = said.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return { covers: hit === said };
        }""",
        arg=sentence,
    )
    return bool(found.json_value()["covers"])


def test_a_message_that_never_came_is_noticed_at_the_next_sign_of_life(table: tuple[Guest, Guest, str, Tunnel]) -> None:
    host, friend, key, tunnel = table
    tunnel.swallow = {"news"}
    choose(friend, key)
    assert not hears(host.page, "Up to date again."), "a sentence keeps nobody from clicking what lies below it"
    host.page.wait_for_selector(MY_TURN)
    assert tunnel.swallowed == ["news"]
    assert tunnel.beats, "the sign of life"
    assert tunnel.sockets == 1
    assert host.page.locator(".log .line").count() >= 2, "what was missed stands in the log"
    assert host.complaints == []


def test_a_socket_that_stays_open_but_silent_is_replaced(table: tuple[Guest, Guest, str, Tunnel]) -> None:
    host, friend, key, tunnel = table
    tunnel.swallow = {"news", "presence", "beat"}
    choose(friend, key)
    host.page.wait_for_selector(MY_TURN)
    hears(host.page, "Up to date again.")
    assert tunnel.sockets == 2
    assert host.complaints == []


@pytest.fixture
def mortal(browser: Any, tmp_path: Path) -> Iterator[tuple[Guest, Guest, Any]]:
    """Two guests of a server that can be killed, and a function that does it and starts it anew."""
    port = free_port()
    base, running = f"http://127.0.0.1:{port}", [start_server(tmp_path, port)]
    wait_until_ready(base, running[0])

    def kill(wait: Any) -> None:
        running[0].kill()
        running[0].wait(20)
        wait()
        running[0] = start_server(tmp_path, port)
        wait_until_ready(base, running[0])

    guests = [Guest(browser, base, DESKTOP, "light", "en") for _ in range(2)]
    yield guests[0], guests[1], kill
    for guest in guests:
        guest.context.close()
    running[0].terminate()
    running[0].wait(20)


def test_a_server_that_is_killed_and_starts_again(mortal: tuple[Guest, Guest, Any]) -> None:
    host, friend, kill = mortal
    table = seated(host, friend)
    kill(lambda: hears(host.page, "Connection lost, reconnecting"))
    choose(friend, table)
    host.page.wait_for_selector(MY_TURN)
    host.page.wait_for_selector(".offline", state="detached")
    host.page.locator(MY_TURN).last.click()
    host.page.wait_for_selector(".card-row.lit")


def test_a_page_that_is_opened_while_the_server_is_away(visit: Visit) -> None:
    guest = visit()
    table = guest.table("bot")
    guest.page.route("**/api/tables/*", lambda route: route.abort(), times=2)
    guest.page.goto(f"/table/{table}")
    hears(guest.page, "Connection lost, reconnecting")
    guest.page.wait_for_selector(".board")
    guest.page.wait_for_selector(".offline", state="detached")


def asked(guest: Guest) -> Any:
    page = guest.sit_at(guest.table("bot"))
    page.wait_for_selector(MY_TURN)
    return page


def test_a_command_whose_answer_is_lost_was_taken_all_the_same(visit: Visit) -> None:
    page = asked(visit())

    def lose_the_answer(route: Any) -> None:
        route.fetch()
        route.abort()

    page.route("**/choose", lose_the_answer, times=1)
    page.locator(MY_TURN).last.click()
    hears(page, "Your choice was accepted.")
    page.wait_for_selector(".card-row.lit")


def test_a_command_that_did_not_get_through_is_asked_again(visit: Visit) -> None:
    page, said = asked(visit()), []

    def lose_it(route: Any) -> None:
        said.append(page.inner_text(".prompt .sentence"))
        route.abort()

    page.route("**/choose", lose_it, times=1)
    page.locator(MY_TURN).last.click()
    hears(page, "Your choice did not get through; please choose again.")
    assert said == ["Sending your choice…"], "whoever is to move is not told to wait for others"
    page.locator(MY_TURN).last.click()
    page.wait_for_selector(".card-row.lit")
