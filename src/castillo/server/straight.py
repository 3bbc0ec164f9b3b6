"""Choices by the straight way: nearly all that pages send. What is not plain goes the way of all requests."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeGuard

import msgspec
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from castillo.server.bodies import ExactRequest
from castillo.server.house import House
from castillo.server.limits import network
from castillo.server.lines import ENCODE
from castillo.server.messages import Choice
from castillo.server.routes.answers import refusal_of
from castillo.server.routes.playing import chosen
from castillo.server.security import COOKIE
from castillo.server.storage.rows import Guest
from castillo.server.visitor import add_headers, require_our_origin

ROOT, LAST = "/api/tables/", "/choose"
OURS = f"{COOKIE}="
_read = msgspec.json.Decoder(Choice).decode


def is_choice(scope: Any) -> TypeGuard[HTTPScope]:
    """Whether somebody answers a question."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return False
    path: str = scope["path"]
    return path.startswith(ROOT) and path.endswith(LAST)


async def answer(house: House, scope: HTTPScope, receive: Receive, send: Send) -> Receive | None:
    """Take a choice and answer. Where it is not plain, nothing has been done: what the request is read from again."""
    headers = dict(scope["headers"])
    guest = _guest(house, headers.get(b"cookie", b""))
    table = scope["path"][len(ROOT) : -len(LAST)]
    plain = len(headers) == len(list(scope["headers"])) and _is_json(headers) and table and "/" not in table
    if guest is None or not plain:
        return receive
    message = await receive()
    choice = _choice(house, message)
    if choice is None:
        return partial(_first, [message], receive)
    told = partial(_with_headers, scope, send)
    try:
        house.limits.request(network(scope["client"][0]) if scope["client"] else "")
        require_our_origin(
            house, headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
        )
        house.hosting.admit(guest.id)
        body = ENCODE(await chosen(house, guest, table, choice))
    except Exception as error:
        request: ExactRequest = ExactRequest(scope)
        await refusal_of(request, error).to_asgi_response(app=None, request=request)(scope, receive, told)
    else:
        length = str(len(body)).encode()
        start = [(b"content-type", b"application/json"), (b"content-length", length)]
        await told({"type": "http.response.start", "status": 200, "headers": start})
        await told({"type": "http.response.body", "body": body, "more_body": False})
    return None


def _guest(house: House, cookies: bytes) -> Guest | None:
    """Who asks, if they are known here by one cookie of ours."""
    found = [cookie[len(OURS) :] for cookie in cookies.decode("latin-1").split("; ") if cookie.startswith(OURS)]
    return house.guests.at_hand(found[0]) if len(found) == 1 else None


def _is_json(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-type") == b"application/json" and b"expect" not in headers


def _choice(house: House, message: Any) -> Choice | None:
    """The choice in a body that came in one piece."""
    body = message.get("body", b"")
    if message["type"] != "http.request" or message.get("more_body") or len(body) > house.settings.body_limit:
        return None
    try:
        return _read(body)
    except (msgspec.MsgspecError, UnicodeError):
        return None


async def _first(messages: list[Any], receive: Receive) -> Any:
    """What was received already, then what is received."""
    return messages.pop(0) if messages else await receive()


async def _with_headers(scope: Scope, send: Send, message: Message) -> None:
    await add_headers(message, scope)
    await send(message)
