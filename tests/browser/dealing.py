"""`python -m tests.browser.dealing`: the server, where a table may also begin from a position document."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Any

import msgspec
from litestar import Response

from castillo.server import opening
from castillo.server.__main__ import main
from castillo.server.messages import NewTable
from castillo.server.routes import opening as routes
from castillo.server.routes.answers import AnyRequest, Asking, post, ready
from castillo.server.showing import state_json
from castillo.server.visitor import house_of
from castillo.table.seats import Seat


@post("/dealt", operation_id="Dealt", summary="A table that begins from a position")
async def dealt(request: AnyRequest, guest: Asking, data: dict[str, Any]) -> Response[Any]:
    """What is sent is a wish for a table, with the position, and the friend who has all seats but the first, if any."""
    deal, friend = data.pop("deal"), data.pop("friend", "")
    wish = msgspec.convert(data, NewTable)
    stored, values = opening._stored(guest, wish, deal.get("seed", 1))
    stored.origin = json.dumps(deal)
    seats = [theirs(seat, friend) for seat in opening._seats(guest, wish.seats)]
    house = house_of(request).opening
    await house._write(stored, seats, values)
    return ready(state_json(await house._opened(stored.id), guest.id))


def theirs(seat: Seat, friend: str) -> Seat:
    """A seat as it is, or the friend's, who has several at one device."""
    if not friend or seat.number == 0:
        return seat
    return replace(seat, guest=friend, hot=seat.number > 1)


if __name__ in ("__main__", "__mp_main__"):
    routes.HANDLERS = (*routes.HANDLERS, dealt)  # type: ignore[assignment]
if __name__ == "__main__":
    sys.exit(main())
