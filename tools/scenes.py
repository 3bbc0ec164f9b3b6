"""Scenes of the pages where people come back to: my games, a player's page, one's own page, talk, moderation, ratings.

`tools/screenshots.py` takes their pictures. Times are counted back from now, so that the same is said every time.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from castillo.cli import main
from tests.browser.boards import PICTURED
from tests.browser.conftest import DESKTOP, PHONE, Guest
from tests.browser.test_members import Device
from tests.browser.test_notices import WILLING
from tests.server.endpoint import Browser
from tests.server.shelved import DAY, Game, bot, finished, person, store_all

HERE = Browser("https://push.example/here")
CIRCLE = ("Beatriz", "Gonzalo", "Inés", "Yago", "Urraca", "Rodrigo")
"""Those who play with Leonor."""


@dataclass
class Circle:
    """A server, and the people who have played there for some weeks."""

    browser: Any
    base: str
    folder: Path
    devices: dict[str, Device] = field(default_factory=dict)
    friends: dict[str, Guest] = field(default_factory=dict)

    def leonor(self, language: str) -> Device:
        """A member, on a device of hers; what she has played is there from the first time on."""
        if language not in self.devices:
            device = Device(self.browser, self.base, language=language)
            device.guest.page.add_init_script(f"({WILLING})({json.dumps(HERE.wish)})")
            if self.devices:
                self._sign_in(device)
            else:
                self._begin(device)
            self.devices[language] = device
        return self.devices[language]

    def _sign_in(self, device: Device) -> None:
        device.carry(next(iter(self.devices.values())).passkeys()[0])
        page = device.guest.go("/sign-in")
        page.click("[data-by-passkey]")
        page.wait_for_url(lambda url: not url.endswith("/sign-in"), timeout=180_000)

    def _begin(self, device: Device) -> None:
        guest = device.guest
        guest.post(
            "/me/profile",
            {"name": "Leonor", "colour": "blue", "zone": "Europe/Madrid", "quiet_from": 1320, "quiet_until": 450},
        )
        page = guest.go("/me")
        page.click("[data-add-passkey]")
        page.wait_for_selector("[data-passkey]")
        key = guest.get("/me/account")["passkeys"][0]["id"]
        guest.post(f"/me/passkeys/{key}", {"name": "Laptop"})
        guest.post("/me/codes", {})
        guest.post("/me/notices/push", {**Browser("https://push.example/leonor").wish, "label": "Chrome/Android"})
        guest.post("/me/notices/webhook", {"address": "https://discord.example/api/webhooks/17", "form": "discord"})
        for name in CIRCLE:
            friend = self.friends[name] = Guest(self.browser, guest.base, DESKTOP, "light", "en")
            friend.post("/me", {"name": name})
        store_all(self.folder / "games.sqlite", evenings(self.ids(guest)))

    def ids(self, leonor: Guest) -> list[str]:
        """Leonor and those who play with her."""
        return [str(guest.get("/me")["id"]) for guest in (leonor, *self.friends.values())]

    def admin(self, *words: str) -> None:
        """`castillo admin`, away from the thread where Playwright has its loop."""
        with ThreadPoolExecutor(1) as beside, redirect_stdout(StringIO()):
            beside.submit(main, ["admin", *words, "--database", str(self.folder / "games.sqlite")]).result()

    def sit(self, name: str, table: str, leonor: Guest) -> Guest:
        """A friend takes a seat at Leonor's table."""
        token = leonor.get(f"/tables/{table}")["table"]["invite"].split("/")[-1]
        self.friends[name].post(f"/tables/{table}/sit", {"token": token})
        return self.friends[name]


def evenings(people: list[str]) -> list[Game]:
    """Games of five weeks, the last of them yesterday: in twos, in fours, with bots and without."""
    luck, today, games = random.Random(11), round(time.time() * 1000), []
    names = dict(zip(people, ("Leonor", *CIRCLE), strict=True))
    for n in range(44):
        others = luck.sample(people[1:], 3 if n % 3 else 1)
        at_table = (
            [people[0], *others] if n % 4 else others + luck.sample([p for p in people[1:] if p not in others], 1)
        )
        seats = [person(number, who, names[who]) for number, who in enumerate(at_table)]
        seats += [bot(len(seats), "hard"), bot(len(seats) + 1, "medium")] if len(seats) < 3 else []
        scores = [luck.randrange(70, 115) + 7 * (seat.guest == people[0]) for seat in seats]
        modules = ["base", "colonies"] if n % 5 == 1 else ["base"]
        name = ("", "Friday at Ana’s", "", "Rematch", "")[n % 5]
        ended = today - (44 - n) * DAY * 4 // 5
        games.append(finished(f"evening-{n:02}", seats, scores, ended, rated=True, modules=modules, name=name))
    return games


# -- what is shown -----------------------------------------------------------------------------------------


def games(circle: Circle, device: Device) -> None:
    guest = device.guest
    if len(guest.get("/my-tables")) < 2 + 44:
        mine = guest.table("open", "bot", name="Sunday, slowly", pace={"minutes": 2880, "bank": 0})
        circle.sit("Beatriz", mine, guest)
    guest.go("/games").wait_for_selector("[data-older]")


def player(circle: Circle, device: Device) -> None:
    guest = device.guest
    guest.go(f"/player/{guest.get('/me')['id']}").wait_for_selector("svg circle.won")


def member(circle: Circle, device: Device) -> None:
    device.guest.go("/me").wait_for_selector("[data-passkey]")
    device.guest.page.wait_for_selector("[data-section=notices]")


def notices(circle: Circle, device: Device) -> None:
    member(circle, device)
    device.guest.page.wait_for_selector("[data-channel]")
    device.guest.page.eval_on_selector("[data-section=notices]", "(part) => part.scrollIntoView()")


def talk(circle: Circle, device: Device) -> None:
    guest, friend = device.guest, circle.friends["Gonzalo"]
    story = PICTURED["middle"]
    table = guest.dealt(story.game, story.board, friend=friend.get("/me")["id"])
    path = f"/tables/{table}/talk"
    guest.post(path, {"text": "Who dares to touch Castilla la Nueva?"})
    friend.post(path, {"text": "I do. Look at this.", "n": 0})
    friend.post(path, {"emote": "ole"})
    page = guest.sit_at(table)
    page.click("[data-talk-tab]:visible")
    guest.post(path, {"text": "Not while I have my thirteen."})
    page.wait_for_selector(".talk .one.own")


def moderation(circle: Circle, device: Device) -> None:
    guest = device.guest
    circle.admin("members", "right", guest.get("/me")["id"], "moderate")
    if not guest.get("/moderation")["reports"]:
        table = guest.table("open", "bot", name="Open table")
        circle.sit("Rodrigo", table, guest)
        guest.post("/reports", {"table": table, "seat": 1, "kind": "insult", "text": "Three times this evening."})
        bully = circle.friends["Urraca"].get("/me")["id"]
        circle.admin("ban", bully, "--days", "7", "--reason", "Please keep to the tone of the house.")
        circle.admin("announce", "We move house on Sunday.")
    guest.go("/moderation").wait_for_selector("[data-report]")


def ratings(circle: Circle, device: Device) -> None:
    device.guest.go("/ratings").wait_for_selector("tr.yours")


@dataclass(frozen=True)
class Scene:
    """A page as somebody sees it."""

    show: Callable[[Circle, Device], None]
    size: dict[str, int]
    theme: str = "light"
    language: str = "en"


SCENES = {
    "games": Scene(games, DESKTOP),
    "player": Scene(player, DESKTOP),
    "member": Scene(member, DESKTOP),
    "notices": Scene(notices, PHONE, language="de"),
    "talk": Scene(talk, DESKTOP),
    "moderation": Scene(moderation, DESKTOP),
    "ratings": Scene(ratings, PHONE, "dark"),
}
"""Every picture of docs/members.md."""
