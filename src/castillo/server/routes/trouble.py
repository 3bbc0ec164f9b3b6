"""What failed in a browser: a line in the log, for whoever runs the server."""

from __future__ import annotations

import logging
import re

from litestar.params import JSONBody

from castillo.server.messages import Trouble
from castillo.server.routes.answers import AnyRequest, post
from castillo.server.routes.me import printable
from castillo.server.visitor import address_of, house_of

MOST_BYTES = 16 * 1024
LONGEST_BROWSER = 160
SECRET = re.compile(r"(token=|/(?:sit|watch|device)/(?:[\w-]+/)?)[\w-]+")
"""The last part of a link: it would let whoever reads the log sit down."""

log = logging.getLogger("castillo.page")


@post(
    "/trouble",
    operation_id="ReportTrouble",
    summary="Tell whoever runs the server that a part of the page failed",
    request_max_body_size=MOST_BYTES,
)
async def post_trouble(request: AnyRequest, data: JSONBody[Trouble]) -> None:
    house_of(request).limits.report(address_of(request))
    browser = request.headers.get("user-agent", "")[:LONGEST_BROWSER]
    log.warning("%s", line_of(data, browser))


def line_of(trouble: Trouble, browser: str) -> str:
    """One line, without anything that a link would open.

    >>> line_of(Trouble("cards", "Error: a\\nb", "at /sit/t1/secret", page="table", table="t1", n=33), "Firefox")
    'the part cards of the page table failed at table t1, entry 33: Error: a b | at /sit/t1/… | Firefox'
    """
    where = f" at table {trouble.table}, entry {trouble.n}" if trouble.table else ""
    told = " | ".join(filter(None, (trouble.error, trouble.stack, browser)))
    plain = SECRET.sub(r"\1…", printable(told.replace("\n", " ")))
    return f"the part {trouble.part} of the page {trouble.page or 'home'} failed{where}: {plain}"


HANDLERS = (post_trouble,)
