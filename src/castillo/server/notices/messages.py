"""The messages between server and page about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticePace = Literal["once", "hour", "day"]
Key = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]
Address = Annotated[str, Meta(min_length=8, max_length=2000)]
Label = Annotated[str, Meta(max_length=60)]


class ChannelMessage(Struct):
    """A way in which I am notified."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    label: str  # of a browser: what it called itself; of a webhook: where it leads
    form: str  # of a webhook: plain, discord
    secret: str  # of a webhook: what signs its requests
    since: float


class NoticesMessage(Struct):
    """How I am notified that a table is waiting for me."""

    channels: list[ChannelMessage]
    pace: NoticePace
    push_key: str  # of this server, for a browser that is to take its pushes
    mail: bool  # whether the host has set up letters
    email: str  # my confirmed address; empty: none
    member: bool


class NoticeWish(Struct, forbid_unknown_fields=True):
    """How often I want to be notified: at once, at most once an hour, or once a day."""

    pace: NoticePace


class PushWish(Struct, forbid_unknown_fields=True):
    """A browser that takes push notifications: its subscription."""

    endpoint: Address
    p256dh: Key
    auth: Key
    label: Label = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class MailWish(Struct, forbid_unknown_fields=True):
    """E-mails to my confirmed address."""

    language: Annotated[str, Meta(max_length=8)] = ""


class WebhookWish(Struct, forbid_unknown_fields=True):
    """Requests to an address of mine."""

    address: Address
    form: Literal["plain", "discord"] = "plain"
    language: Annotated[str, Meta(max_length=8)] = ""


class TableNotices(Struct):
    """Whether I am notified about a table."""

    on: bool
    channels: int  # by how many channels


class TableNoticeWish(Struct, forbid_unknown_fields=True):
    """Whether I want to be notified about a table."""

    on: bool


class LettersStopped(Struct):
    """No more e-mails are sent."""

    stopped: bool
