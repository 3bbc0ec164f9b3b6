"""Cookies, tokens, origins and the headers that every answer carries."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from urllib.parse import urlsplit

COOKIE = "castillo_guest"
BEFORE = "castillo_before"
"""The guest whom a browser was before somebody signed in there: nothing they have is lost."""
YEAR = 365 * 24 * 3600

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


HTTPS_ONLY = f"max-age={YEAR}"
"""Whoever came by HTTPS once never comes by HTTP again (strict-transport-security)."""


def token() -> str:
    """Unguessable: 144 bits, 24 letters."""
    return secrets.token_urlsafe(18)


def table_id() -> str:
    """A new id for a table."""
    return secrets.token_urlsafe(9)


def guest_id() -> str:
    """A new id for a guest: who knows it knows whose profile it is, and no more."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Seal:
    """Signs the cookies of guests with the server's secret.

    >>> seal = Seal("secret")
    >>> seal.guest(seal.cookie("abc")), seal.guest(seal.cookie("abc", 2)), seal.guest("abc.forged"), seal.guest("")
    (('abc', 0), ('abc', 2), ('', 0), ('', 0))
    """

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def cookie(self, guest: str, epoch: int = 0) -> str:
        named = f"{guest}.{epoch}" if epoch else guest
        return f"{named}.{self._mark(named)}"

    def guest(self, cookie: str) -> tuple[str, int]:
        """The guest whom a cookie names, and since which time they signed out everywhere; empty if it is not ours."""
        named, _, mark = cookie.rpartition(".")
        if not named or not hmac.compare_digest(mark.encode(), self._mark(named).encode()):
            return "", 0
        guest, _, epoch = named.partition(".")
        return guest, int(epoch or 0)

    def stamp(self, purpose: str, content: bytes) -> bytes:
        """What only this server can add to some content, for one purpose."""
        return hmac.digest(self._key, purpose.encode() + b"\0" + content, "sha256")

    def _mark(self, named: str) -> str:
        return hmac.digest(self._key, named.encode(), "sha256").hex()


def same_origin(origin: str, host: str, also: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from our own page. Programs that are no browser send no origin.

    >>> same_origin("https://castillo.example", "castillo.example")
    True
    >>> same_origin("https://evil.example", "castillo.example"), same_origin("null", "castillo.example")
    (False, False)
    >>> same_origin("http://[bad", "castillo.example")
    False
    """
    if not origin or origin in also:
        return True
    try:
        return origin != "null" and urlsplit(origin).netloc == host
    except ValueError:  # it is no address at all
        return False
