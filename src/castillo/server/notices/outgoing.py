"""Requests to addresses that somebody else has named: only to the public internet, briefly, and never further on."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import AddressFamily
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from castillo.kernel.text import Text
from castillo.server.refusals import Refused

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import ResolveResult

SECONDS = 10.0  # for a request and its answer
TO_CONNECT = 5.0
LONGEST = 2000  # letters of an address
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
"""IPv6 addresses that lead to IPv4 ones, private ones too."""


class NotSent(Exception):
    """Something was not taken, or nobody knows; `again` if it was certainly not taken and may be later."""

    def __init__(
        self,
        why: str,
        what: str = "unknown",
        *,
        status: int = 0,
        again: bool = False,
        after: int = 0,
        gone: bool = False,
    ) -> None:
        super().__init__(why)
        self.what = what  # in a word: unreachable, private, answered, mail, keys, unknown
        self.status = status
        self.again = again
        self.after = after  # seconds, where the other side said how long to wait
        self.gone = gone  # nobody is at this address any more


class Private(OSError):
    """A name that leads into a private network."""


def is_public(address: str) -> bool:
    """Whether everybody on the internet means the same by this address.

    >>> [is_public(a) for a in ("8.8.8.8", "127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "224.0.0.1")]
    [True, False, False, False, False, False]
    >>> [is_public(a) for a in ("2606:4700::1", "::1", "fe80::1%eth0", "::ffff:10.0.0.1", "64:ff9b::a00:1", "fd00::1")]
    [True, False, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if any(found in network for network in TRANSLATED):
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


def check(url: str, private: bool) -> None:
    """Refuse what is no address on the public internet; `private` where the host allows every address."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise no_address() from None
    secure = parts.scheme == "https" or (private and parts.scheme == "http")
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not (host and secure and plain) or parts.username is not None or len(url) > LONGEST:
        raise no_address()
    if not private and _leads_inside(host):
        raise not_public()


def _leads_inside(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:  # a name; where it leads is seen when it is used
        inside = host == "localhost" or host.endswith((".localhost", ".local", ".internal")) or "." not in host
        return inside or host.rstrip(".").rpartition(".")[2][:1].isdigit()  # 127.1 is another way to write 127.0.0.1


def no_address() -> Refused:
    return Refused(409, "Please enter an address that begins with https://.", Text("server-why-no_address"))


def not_public() -> Refused:
    return Refused(409, "This address is not on the public internet.", Text("server-why-not_public"))


class Outgoing:
    """Posts to addresses that somebody else has named."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Hand something over; raises `NotSent` where it was not taken."""
        try:
            check(url, self.private)
        except Refused as refused:
            raise NotSent(refused.sentence.rstrip("."), "private") from None
        session = await self._opened()
        import aiohttp

        try:
            async with session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                _judge(answer.status, answer.headers.get("retry-after", ""))
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            inside = isinstance(getattr(error, "os_error", None), Private)
            if inside:
                raise NotSent("this address is not on the public internet", "private") from error
            raise NotSent("this address could not be reached", "unreachable", again=True) from error
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            raise NotSent(f"there was no answer whether it arrived ({type(error).__name__})") from error

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            await asyncio.to_thread(__import__, "aiohttp")  # takes a while; nobody waits for it meanwhile
        if self._session is None:
            self._session = _session(self.private)
        return self._session


def _session(private: bool) -> aiohttp.ClientSession:
    import aiohttp

    resolver = None if private else _public_resolver()
    connector = aiohttp.TCPConnector(resolver=resolver, limit=0, force_close=True)
    times = aiohttp.ClientTimeout(total=SECONDS, connect=TO_CONNECT, sock_connect=TO_CONNECT)
    return aiohttp.ClientSession(
        connector=connector, timeout=times, cookie_jar=aiohttp.DummyCookieJar(), headers={"user-agent": "Castillo"}
    )


def _public_resolver() -> Any:
    """Names are looked up when they are used, and what was looked up is where the request goes."""
    import aiohttp
    from aiohttp.abc import AbstractResolver

    class PublicResolver(AbstractResolver):
        def __init__(self) -> None:
            self.inner = aiohttp.ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_UNSPEC
        ) -> list[ResolveResult]:
            found = await self.inner.resolve(host, port, family)
            if not all(is_public(one["host"]) for one in found):
                raise Private("it leads into a private network")
            return found

        async def close(self) -> None:
            await self.inner.close()

    return PublicResolver()


def _judge(status: int, retry_after: str) -> None:
    """What an answer means."""
    if 200 <= status < 300:
        return
    after = int(retry_after) if retry_after.isascii() and retry_after.isdecimal() else 0
    raise NotSent(
        f"it was answered with {status}",
        "answered",
        status=status,
        again=status in (408, 425, 429) or status >= 500,
        after=min(after, 24 * 3600),
        gone=status in (404, 410),
    )
