"""The page: files built from web/, served with the right headers; every other path is the page itself."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException

from castillo.server.bundle import Bundle

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
HASHED = "assets"  # the folder whose file names change with their contents

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Castillo</title>
<h1>Castillo is running, but its page has not been built yet</h1>
<p>Build it once, in the source folder: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>,
then load this address again. <code>./play</code> does this by itself.</p>
<p>The server answers under <a href="/api/catalogue">/api</a>.</p>
</html>
"""


def find(name: str) -> Path | None:
    """A file of the page by its address; never anything outside the page's folder."""
    if not name or "\0" in name or "\\" in name or len(name) > 500:
        return None
    path = (PAGE / name).resolve()
    return path if path.is_relative_to(PAGE.resolve()) and path.is_file() else None


@lru_cache(maxsize=500)
def _asset(path: Path, changed: int) -> Bundle:
    """A file of the page, in memory; compressed too where the build left a .gz beside it."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")):
        kind += "; charset=utf-8"
    small = path.with_name(path.name + ".gz")
    cache = FOREVER if path.parent == (PAGE / HASHED).resolve() else ALWAYS_ASK
    return Bundle(path.read_bytes(), kind, cache, small.read_bytes() if small.exists() else b"")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself, which finds its way by the address."""
    name = request.scope["path"].lstrip("/")
    found = find(name)
    if found is None and ("." in name.rsplit("/", 1)[-1] or name.startswith(f"{HASHED}/")):
        raise NotFoundException  # a file that does not exist; no address of the page has a dot in it
    found = found or find("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=200 if not name else 404)
    return _asset(found, found.stat().st_mtime_ns).answer(request)


@route(
    ["/api", "/api/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    sync_to_thread=False,
)
def nothing() -> None:
    """What the server's own addresses do not have; the page is not there either."""
    raise NotFoundException


def page_routes() -> list[Any]:
    return [nothing, page]
