"""`python -m tests.browser.dealing`: the server, where a table may also begin from a position document."""

from __future__ import annotations

import sys
from typing import Any

from litestar import Response

from castillo.server.__main__ import main
from castillo.server.messages import NewTable, SeatWish
from castillo.server.routes import opening
from castillo.server.routes.answers import AnyRequest, Asking, post, ready
from castillo.server.showing import state_json
from castillo.server.visitor import house_of


@post("/dealt", operation_id="Dealt", summary="A table that begins from a position")
async def dealt(request: AnyRequest, guest: Asking, data: dict[str, Any]) -> Response[Any]:
    deal = data["deal"]
    seats = [SeatWish(kind, "easy" if kind == "bot" else "") for kind in data["seats"]]
    wish = NewTable(seats, data["game"], deal["modules"], options=deal.get("options", {}), watch="link")
    live = await house_of(request).opening.from_position(guest, wish, {"seed": 1, **deal})
    return ready(state_json(live, guest.id))


if __name__ in ("__main__", "__mp_main__"):
    opening.HANDLERS = (*opening.HANDLERS, dealt)  # type: ignore[assignment]
if __name__ == "__main__":
    sys.exit(main())
