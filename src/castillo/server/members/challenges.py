"""Challenges that carry their own seal: any process can tell that one of them made it, for what, and until when.

Nothing is kept of them until one is answered; then it is noted as spent, and nobody can answer it again.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec

from castillo.server.security import Seal

LASTS = 5 * 60_000  # milliseconds
LUCK, TIME, STAMP = 16, 8, 32  # bytes


class ClientData(msgspec.Struct):
    """What a browser says with every answer of a passkey; what it means, the library reads."""

    challenge: str


def challenge(seal: Seal, purpose: str, at: int) -> str:
    """A fresh challenge, for one purpose."""
    head = secrets.token_bytes(LUCK) + (at + LASTS).to_bytes(TIME)
    return to_text(head + seal.stamp(f"challenge {purpose}", head))


def until(seal: Seal, purpose: str, text: str, at: int) -> int:
    """How long a challenge holds; 0 if it is not ours, for something else, or too old.

    >>> seal = Seal("secret")
    >>> made = challenge(seal, "sign in", 1000)
    >>> until(seal, "sign in", made, 2000), until(seal, "new guest", made, 2000), until(seal, "sign in", made, 999_999)
    (301000, 0, 0)
    """
    content = to_bytes(text)
    head, stamp = content[: LUCK + TIME], content[LUCK + TIME :]
    ours = hmac.compare_digest(stamp, seal.stamp(f"challenge {purpose}", head))
    end = int.from_bytes(head[LUCK:]) if ours else 0
    return end if end > at else 0


def answered(client_data: str) -> str:
    """The challenge that a browser says it has answered; empty where that cannot be read."""
    try:
        return msgspec.json.decode(to_bytes(client_data), type=ClientData).challenge
    except (msgspec.MsgspecError, UnicodeError):
        return ""


def to_text(content: bytes) -> str:
    """
    >>> to_text(b"??>"), to_bytes("Pz8-"), to_bytes("not base64!")
    ('Pz8-', b'??>', b'')
    """
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Nothing, where it is no such text."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
