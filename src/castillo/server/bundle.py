"""What is the same for everyone who asks: bytes with their tag, compressed too, answered to those who may have them."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any

from litestar import Request, Response


class Bundle:
    """Something that is sent as it is or compressed, whichever the reader takes."""

    def __init__(self, body: bytes, media_type: str, cache: str, small: bytes | None = None) -> None:
        self.body = body
        self.small = gzip.compress(body, 9, mtime=0) if small is None else small
        self.media_type = media_type
        self.headers = {
            "etag": f'"{sha256(body).hexdigest()[:20]}"',
            "cache-control": cache,
            "vary": "accept-encoding",
        }

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The bundle, for whoever does not have it yet."""
        headers, body = dict(self.headers), self.body
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"], body = "gzip", self.small
        return Response(body, headers=headers, media_type=self.media_type)
