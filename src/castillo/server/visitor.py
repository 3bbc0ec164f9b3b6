"""Who is asking: the guest behind a request, made on first contact."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from castillo.server.house import House
from castillo.server.limits import network
from castillo.server.live import LiveTable
from castillo.server.refusals import Refused, not_for_you
from castillo.server.security import COOKIE, HEADERS, HTTPS_ONLY, YEAR, same_origin
from castillo.server.storage import reading, writing
from castillo.server.storage.rows import Guest

NEW_COOKIE = "castillo_new_cookie"
THOUGH_BANNED = "though_banned"
"""An option of routes: somebody who is banned may ask it too."""

RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    """Everything the server is made of, from a request or a socket."""
    house: House = connection.app.state.house
    return house


def address_of(connection: AnyConnection) -> str:
    """Where someone comes from, as far as limits tell people apart."""
    return network(connection.client.host) if connection.client else ""


def check_origin(connection: AnyConnection) -> None:
    """Only our own page may send commands or listen."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    require_our_origin(house_of(connection), origin, host)


def require_our_origin(house: House, origin: str, host: str) -> None:
    """Refuse what comes from another page than ours."""
    if not same_origin(origin, host, house.settings.origins):
        raise Refused(403, "Requests from other sites are not accepted.")


async def known_guest(connection: AnyConnection) -> Guest | None:
    """The guest of a cookie that we signed."""
    cookie = connection.cookies.get(COOKIE, "")
    return await house_of(connection).guests.by_cookie(cookie) if cookie else None


async def provide_guest(request: Request[Any, Any, Any]) -> Guest:
    """The guest who asks; someone new becomes one."""
    guest = await known_guest(request)
    if guest is None:
        house = house_of(request)
        house.limits.new_guest(address_of(request))
        guest = await house.guests.new()
        give_cookie(request, guest)
    elif request.method != "GET" and not request.route_handler.opt.get(THOUGH_BANNED):
        house_of(request).hosting.admit(guest.id)
    return guest


async def provide_viewer(request: Request[Any, Any, Any]) -> Guest:
    """The guest who asks to see something; a stranger stays a stranger, without name and cookie."""
    return await known_guest(request) or Guest("", "")


def give_cookie(connection: AnyConnection, guest: Guest) -> None:
    """Send the cookie of a guest with the answer."""
    value = house_of(connection).guests.seal.cookie(guest.id)
    secure = "; Secure" if connection.scope.get("scheme") in ("https", "wss") else ""
    cookie = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
    connection.scope.setdefault("state", {})[NEW_COOKIE] = cookie


async def add_headers(message: Message, scope: Scope) -> None:
    """Headers for every answer, the cookie of a new guest among them."""
    if message["type"] != "http.response.start":
        return
    headers: list[tuple[bytes, bytes]] = [*message.get("headers", ()), *RAW_HEADERS]
    if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    if scope.get("method") == "OPTIONS":
        headers = [*(header for header in headers if header[0].lower() != b"allow"), (b"allow", _methods(scope))]
    if scope.get("scheme") == "https":
        headers.append((b"strict-transport-security", HTTPS_ONLY.encode()))
    cookie = scope.get("state", {}).get(NEW_COOKIE)
    if cookie:
        headers.append((b"set-cookie", cookie.encode()))
    message["headers"] = headers


def _methods(scope: Scope) -> bytes:
    """What an address takes: of all handlers there, not of the first alone."""
    found = [
        r for r in scope["litestar_app"].routes if isinstance(r, HTTPRoute) and r.path == scope.get("path_template")
    ]
    methods = {str(method) for route in found for method in route.methods}
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set()))).encode()


async def table_for(house: House, table: str, guest: Guest, token: str = "") -> LiveTable:
    """A table that this guest may see, by their seat, by the table's policy, or by a link."""
    live = await house.tables.load(table)
    watch = live.stored.watch
    if live.table.is_inside(guest.id) or (guest.id and guest.id in live.allowed):
        return live
    if token and _opens(live, token):
        if guest.id and watch != "nobody":
            await house.writer.write(lambda c: writing.add_watcher(c, table, guest.id))
            live.allowed.add(guest.id)
        return live
    if watch == "anyone":
        return live
    if watch == "link" and guest.id and await _came_by_link(house, table, guest):
        live.allowed.add(guest.id)
        return live
    raise not_for_you()


def _opens(live: LiveTable, token: str) -> bool:
    if token == live.stored.invite_token:
        return live.stored.watch != "nobody" or any(seat.kind == "open" for seat in live.table.seats)
    return token == live.stored.watch_token and live.stored.watch != "nobody"


async def _came_by_link(house: House, table: str, guest: Guest) -> bool:
    async with house.database.reading() as connection:
        return await reading.may_watch(connection, table, guest.id)
