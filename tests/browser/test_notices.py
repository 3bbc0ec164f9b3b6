"""Notices in the browser: one's own page, the service worker, the page without a connection, the app."""

from __future__ import annotations

import json

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_everyone import violations
from tests.server.endpoint import Browser

SHORT = {"width": 844, "height": 390}
WILLING = """
(wish) => {
  let kept = null;
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (kept = {
    endpoint: wish.endpoint,
    options: { applicationServerKey: bytes(applicationServerKey) },
    unsubscribe: async () => (kept = null) === null,
    toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
  });
  PushManager.prototype.getSubscription = async () => kept;
}
"""
"""A browser without windows has no push service: what it would say is put in its place."""

PUSHED = """
async (told) => {
  const shown = [], opened = [], done = [], badges = [];
  self.navigator.setAppBadge = async (number) => void badges.push(number);
  self.registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  self.clients.openWindow = async (path) => void opened.push(path);
  WindowClient.prototype.focus = async function () { opened.push(new URL(this.url).pathname); };
  const happens = (event, more) => {
    Object.assign(event, more, { waitUntil: (promise) => done.push(promise) });
    self.dispatchEvent(event);
  };
  happens(new PushEvent('push', { data: JSON.stringify(told) }), {});
  for (const path of [told.path, '/me']) {
    happens(new ExtendableEvent('notificationclick'), { notification: { close: () => 0, data: { path } } });
  }
  await Promise.all(done);
  return { shown, opened, badges };
}
"""
"""What the service worker does with a push, and when its notification is clicked. The shell has no badges."""

KEPT = """
async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
"""
"""Everything that the browser keeps of ours."""


def test_pushes_are_turned_on_shown_and_turned_off(visit: Visit) -> None:
    guest = visit(language="de")
    page = guest.page
    wish = Browser("https://push.invalid/me").wish
    page.add_init_script(f"({WILLING})({json.dumps(wish)})")
    guest.go("/me")
    page.wait_for_selector("[data-push-on]")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0, (
        "nobody asked yet"
    )
    page.click("[data-push-on]")
    page.wait_for_selector("[data-way=push] [data-channel]")
    assert page.inner_text("[data-channel] .name").endswith("auf Linux")
    page.click("[data-channel] [data-try]")
    page.wait_for_selector("[data-channel] .failed")
    assert "Diese Adresse war nicht zu erreichen." in page.inner_text("[data-channel] .said")
    told = {"title": "Du bist dran", "body": "Bis morgen", "path": "/rules", "tag": "t", "language": "de", "count": 2}
    [worker] = guest.context.service_workers
    came = worker.evaluate(PUSHED, told)
    [shown] = came["shown"]
    assert (shown["title"], shown["body"], shown["tag"], shown["lang"]) == ("Du bist dran", "Bis morgen", "t", "de")
    assert (shown["icon"], shown["data"]) == ("/icon-192.png", {"path": "/rules"})
    assert came["badges"] == [2]
    assert sorted(came["opened"]) == ["/me", "/rules"]
    page.click("[data-channel] [data-off]")
    page.wait_for_selector("[data-push-on]")
    assert guest.get("/me/notices")["channels"] == []
    for _ in guest.looks((DESKTOP, PHONE, SHORT)):
        assert violations(page) == []
    assert [line for line in guest.complaints if "/try" not in line] == []


def test_without_a_connection_there_is_a_page_that_says_so(visit: Visit) -> None:
    guest = visit(language="fr")
    page = guest.go("/")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
    )
    names = page.evaluate(KEPT)
    assert sorted(names) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"], "and nothing of the server's"
    guest.context.set_offline(True)
    page.goto("/learn")
    assert page.inner_text("h1") == "Pas de connexion"
    assert page.locator("section").count() == 1
    for _ in guest.looks():
        assert violations(page) == []
    guest.context.set_offline(False)
    page.wait_for_selector("html[data-ready] #main")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }))""",
        [icon for icon in manifest["icons"] if icon["sizes"] != "any"],
    )
    assert sizes == ["192x192", "512x512", "512x512"]
    assert manifest["start_url"] == "/"
    tools = guest.context.new_cdp_session(page)
    assert tools.send("Page.getAppManifest")["errors"] == []


def test_at_a_table_one_may_hear_nothing_of_it_and_a_letter_can_be_the_last(visit: Visit) -> None:
    guest = visit()
    guest.post("/me/notices/push", Browser("https://push.invalid/table").wish)
    page = guest.sit_at(guest.table("bot"))
    page.click(".menu summary")
    page.wait_for_selector("[data-bell]:checked")
    page.uncheck("[data-bell]")
    page.wait_for_function(
        "async (id) => !(await (await fetch(`/api/tables/${id}/notices`)).json()).on", arg=page.url.rsplit("/", 1)[1]
    )
    assert violations(page) == []
    guest.go("/stop/someone-0123456789abcdef")
    page.click("[data-stop]")
    page.wait_for_selector(".wrong")
    assert page.inner_text(".wrong") == "This link is not valid."
