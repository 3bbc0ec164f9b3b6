"""A real server with a built page, and Debian's Chromium in front of it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import pytest

from tests.kit import LONG, PACKAGE

playwright = pytest.importorskip("playwright.sync_api")

ROOT = Path(__file__).parents[2]
PAGE = PACKAGE / "server" / "page" / "index.html"
RESULTS = ROOT / "test-results"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "/usr/bin/chromium")
"""The shell draws pages and has no windows."""
UNSEEN = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"  # two pages of its own behind every window of ours

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
THEMES = ("light", "dark")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  window.paint = (seen) => sheet.replaceSync(seen ? '' : 'html { opacity: 0 }');
  window.paint(false);
})()"""
"""Painting is a quarter of a page's work: where nobody looks, everything only lies where it would be seen."""

Visit = Callable[..., Any]
NAMES = ("Leonor", "Beatriz", "Gonzalo", "Yago", "Inés")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: Path, port: int, module: str = "tests.browser.dealing") -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", module, "--port", str(port), "--database", str(folder / "games.sqlite")]
    command += ["--bot-delay", "0", "--bot-workers", "1", "--no-limits"]
    path = os.pathsep.join([str(PACKAGE.parent), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with (folder / "server.log").open("wb") as log:
        return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log, cwd=folder)


def wait_until_ready(base: str, process: subprocess.Popen[bytes], seconds: float = 240) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{base}/api/catalogue", timeout=30).read()
            return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("The server did not start.")


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server has its games and its log."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def base(server_folder: Path) -> Iterator[str]:
    """The address of a server of our own, at which tables may begin from a position."""
    with serving(server_folder) as address:
        yield address


@contextmanager
def serving(folder: Path, *module: str) -> Iterator[str]:
    """A server, started as this module if not as usual; its address."""
    if not PAGE.exists():
        pytest.skip("the page is not built: cd web && npm ci && npm run build")
    port = free_port()
    process = start_server(folder, port, *module)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(120)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if not Path(CHROMIUM).exists():
        pytest.skip("Chromium is missing: apt install chromium")
    with playwright.sync_playwright() as engine:
        found = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", UNSEEN])
        yield found
        found.close()


def looks(sizes: list[dict[str, int]], themes: list[str]) -> Iterable[tuple[dict[str, int], str]]:
    """Each size and each light once; `--long` takes each size by each light."""
    if LONG:
        return product(sizes, themes)
    return islice(zip(cycle(sizes), cycle(themes), strict=False), max(len(sizes), len(themes)))


class Guest:
    """A browser of its own: cookies, a page, and everything its console complained about."""

    def __init__(
        self, browser: Any, base: str, size: dict[str, int], theme: str, language: str, motion: bool = False
    ) -> None:
        phone = size["width"] < 800
        self.base = base
        wanted = "no-preference" if motion else "reduce"
        self.context = browser.new_context(
            viewport=size, has_touch=phone, reduced_motion=wanted, color_scheme=theme, base_url=base
        )
        self.context.add_init_script(f"localStorage.setItem('castillo.language', {language!r});")
        self.context.set_default_timeout(60_000)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("response", self.answered)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.asked = 0
        self.looked = 0
        self.under_way: set[Any] = set()
        self.page.on("request", self.asks)
        self.page.on("requestfinished", self.has)
        self.page.on("requestfailed", self.has)

    def hear(self, said: Any) -> None:
        if said.type == "error" and not said.text.startswith("Failed to load resource"):
            self.complaints.append(said.text)

    def answered(self, answer: Any) -> None:
        """Refusals, by their addresses."""
        if answer.status >= 400:
            self.complaints.append(f"{answer.status} {answer.url}")

    def go(self, path: str) -> Any:
        self.page.goto(path)
        self.page.wait_for_selector("html[data-ready] #main")
        self.settle()
        return self.page

    def asks(self, request: Any) -> None:
        self.asked += 1
        self.under_way.add(request)

    def has(self, request: Any) -> None:
        self.under_way.discard(request)

    def settle(self) -> None:
        """Until everything the page asked for has come and is drawn, and it asked for nothing more."""
        asked = -1
        while self.under_way or asked != self.asked:
            asked = self.asked
            for _ in range(2):
                self.page.evaluate(SETTLED)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(f"/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(f"/api{path}").json()

    def table(self, *others: str, **wishes: Any) -> str:
        """A table of one's own against others ("bot", "open", "hot"), where one begins; its id."""
        seats = [{"kind": "me", "name": NAMES[0]}]
        for kind, name in zip(others, NAMES[1:], strict=False):
            seats.append({"kind": kind, "level": "easy" if kind == "bot" else "", "name": name})
        options = {"confirm_turns": True, "start_player": 0, **wishes.pop("options", {})}
        wish = {"game": "el_grande", "modules": ["base"], "seats": seats, "options": options, **wishes}
        return str(self.post("/dealt" if "deal" in wish else "/tables", wish)["table"]["id"])

    def dealt(self, game: str, deal: dict[str, Any], *others: str, friend: str = "", **wishes: Any) -> str:
        """A table that begins from a position, against bots unless others are named, or a friend plays them; its id."""
        kinds = ["hot" if friend else "bot"] * (deal["players"] - 1)
        of_the_deal = {"modules": deal["modules"], "options": deal.get("options", {}), "window_seconds": 0}
        return self.table(*(others or kinds), game=game, deal=deal, friend=friend, **{**of_the_deal, **wishes})

    def sit_at(self, table: str) -> Any:
        page = self.go(f"/table/{table}")
        page.wait_for_selector(".board")
        return page

    def looks(
        self, sizes: Iterable[dict[str, int]] = (DESKTOP, PHONE), themes: Iterable[str] = THEMES
    ) -> Iterator[tuple[dict[str, int], str]]:
        """The same page in windows of these sizes, by these lights, without loading it anew."""
        yield from self._seen(looks(list(sizes), list(themes)))

    def looks_in_turn(self) -> Iterator[tuple[dict[str, int], str]]:
        """For a state among many: a desktop by day, a phone by candlelight, by turns; `--long` takes all each time."""
        every = list(looks([DESKTOP, PHONE], list(THEMES)))
        self.looked += 1
        yield from self._seen(every if LONG else [every[(self.looked - 1) % len(every)]])
        self.page.set_viewport_size(DESKTOP)
        self.page.emulate_media(color_scheme=THEMES[0])

    def _seen(self, looks: Iterable[tuple[dict[str, int], str]]) -> Iterator[tuple[dict[str, int], str]]:
        devtools = self.context.new_cdp_session(self.page)
        for size, theme in looks:
            self.page.set_viewport_size(size)
            self.page.emulate_media(color_scheme=theme)
            devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": size["width"] < 800})
            for _ in range(2):  # what is laid out by its size settles
                self.page.evaluate(SETTLED)
            yield size, theme
        devtools.detach()

    def shot(self, name: str) -> None:
        """A picture to look at, which `--long` takes."""
        if not LONG:
            return
        RESULTS.mkdir(exist_ok=True)
        self.page.evaluate("() => window.paint?.(true)")
        self.page.screenshot(path=RESULTS / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower())}.png")
        self.page.evaluate("() => window.paint?.(false)")


@pytest.fixture
def visit(browser: Any, base: str) -> Iterator[Visit]:
    """Opens a browser of its own; several make several guests."""
    with visiting(browser, base) as open_one:
        yield open_one


@contextmanager
def visiting(browser: Any, base: str) -> Iterator[Visit]:
    """Opens browsers in front of a server, and closes them."""
    guests: list[Guest] = []

    def open_one(
        size: dict[str, int] = DESKTOP, theme: str = "light", language: str = "en", motion: bool = False
    ) -> Guest:
        guests.append(Guest(browser, base, size, theme, language, motion))
        guests[-1].context.add_init_script(UNPAINTED)
        return guests[-1]

    yield open_one
    for guest in guests:
        guest.context.close()


@pytest.fixture(scope="module")
def reader(browser: Any, base: str) -> Iterator[Guest]:
    """Somebody who goes from table to table."""
    with visiting(browser, base) as open_one:
        guest = open_one()
        guest.go("/credits")
        yield guest
