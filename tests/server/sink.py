"""A mail server of our own: whatever is sent to it is kept, and can be read."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.harness import free_port

SENDER = "games@castillo.example"


class Sink:
    """What came by SMTP, the oldest first."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}  # what is answered to letters for an address, as "550 No such mailbox"
        self._came = threading.Condition()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    @property
    def url(self) -> str:
        """The address for `--mail`."""
        return f"smtp://127.0.0.1:{self._controller.port}"

    @property
    def settings(self) -> dict[str, str]:
        """What a server is told to send its letters here."""
        return {"mail": self.url, "mail_from": SENDER}

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        refusal = self.refuses.get(address)
        if refusal is None:
            envelope.rcpt_tos.append(address)
        return refusal or "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        read = message_from_bytes(content if isinstance(content, bytes) else b"", policy=policy.default)
        assert isinstance(read, EmailMessage)
        with self._came:
            self.letters.append(read)
            self._came.notify_all()
        return "250 OK"

    def wait(self, count: int = 1, seconds: float = 60) -> list[EmailMessage]:
        """All letters, once there are so many."""
        end = time.monotonic() + seconds
        with self._came:
            while len(self.letters) < count:
                assert self._came.wait(end - time.monotonic()), f"{len(self.letters)} letters came, not {count}"
            return list(self.letters)

    def start(self) -> None:
        self._controller.start()

    def stop(self) -> None:
        self._controller.stop()


def plain_of(letter: EmailMessage) -> str:
    """The plain part of a letter."""
    return _part(letter, "plain")


def html_of(letter: EmailMessage) -> str:
    """The part of a letter that is HTML."""
    return _part(letter, "html")


def _part(letter: EmailMessage, kind: str) -> str:
    body = letter.get_body((kind,))
    assert body is not None, f"the letter has no {kind} part"
    text: str = body.get_content()
    return text


@contextmanager
def sinking() -> Iterator[Sink]:
    """A mail server that runs."""
    sink = Sink()
    sink.start()
    try:
        yield sink
    finally:
        sink.stop()
