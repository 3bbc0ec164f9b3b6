"""A place of our own to which pushes and webhooks go: whatever comes is kept, and pushes can be read."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass(frozen=True)
class Came:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of a browser that takes pushes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def wish(self) -> dict[str, str]:
        """Its subscription, as the page sends it."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": written(point), "auth": written(self.auth), "label": "A browser"}

    def read(self, came: Came) -> dict[str, Any]:
        """What only this browser can read."""
        told: dict[str, Any] = json.loads(
            http_ece.decrypt(came.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return told


@dataclass
class Endpoint:
    """What came by HTTP, the oldest first."""

    requests: list[Came] = field(default_factory=list)
    delay: float = 0.0  # seconds until an answer comes
    answers: dict[str, int] = field(default_factory=dict)  # the status by path; 201 without one
    port: int = 0
    arrived: threading.Condition = field(default_factory=threading.Condition)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def to(self, path: str) -> list[Came]:
        """What came to a path."""
        with self.arrived:
            return [came for came in self.requests if came.path == path]

    def wait(self, count: int, seconds: float = 60) -> list[Came]:
        """Everything, once there is so much."""
        end = time.monotonic() + seconds
        with self.arrived:
            while len(self.requests) < count:
                assert self.arrived.wait(end - time.monotonic()), f"{len(self.requests)} requests came, not {count}"
            return list(self.requests)


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """A place that takes requests."""
    kept = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            with kept.arrived:
                kept.requests.append(Came(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                kept.arrived.notify_all()
            time.sleep(kept.delay)
            status = kept.answers.get(self.path, 201)
            with suppress(OSError):  # whoever asked may be gone
                self.send_response(status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
