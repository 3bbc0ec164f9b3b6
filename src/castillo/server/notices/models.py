"""The tables of the database for notices: where people are told, what they wish, and the outbox."""

from __future__ import annotations

from sqlalchemy import BigInteger, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from castillo.server.storage.models import Model


class ChannelRow(Model):
    """A way to reach somebody: a browser that takes pushes, their e-mail address, or a webhook."""

    __tablename__ = "notice_channels"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    kind: Mapped[str] = mapped_column(String(8))  # push, mail, webhook
    address: Mapped[str] = mapped_column(Text)  # where it goes; of mail empty: it goes to the confirmed address
    keys: Mapped[str] = mapped_column(Text)  # of a browser, as JSON; of a webhook, the secret that signs
    form: Mapped[str] = mapped_column(String(8))  # of a webhook: plain, discord
    label: Mapped[str] = mapped_column(String(60))  # what its owner knows it by
    origin: Mapped[str] = mapped_column(String(200))  # where the page was when it was turned on: links lead there
    language: Mapped[str] = mapped_column(String(8))  # of the page then, for whoever has not said another
    created: Mapped[int] = mapped_column(BigInteger)
    sent: Mapped[int] = mapped_column(BigInteger)  # when something was last sent; 0: never
    holder: Mapped[str] = mapped_column(String(32))  # the process that sends there now
    lease: Mapped[int] = mapped_column(BigInteger)  # ... until when nobody else does


class WishRow(Model):
    """How often somebody wants to be told; without a row: at once."""

    __tablename__ = "notice_wishes"
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    pace: Mapped[str] = mapped_column(String(8))  # once, hour, day


class MuteRow(Model):
    """A table of which somebody wants to hear nothing."""

    __tablename__ = "notice_mutes"
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    table: Mapped[str] = mapped_column(String(32), primary_key=True)


class NoticeRow(Model):
    """The outbox: a decision that waits for somebody, by one channel. There cannot be two of them."""

    __tablename__ = "notices"
    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # the last entry of their own, or the end of a pause, before it
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    channel: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)  # when it was written
    due: Mapped[int] = mapped_column(BigInteger)  # when it is to be sent
    state: Mapped[str] = mapped_column(String(8))  # waiting, sending, sent, obsolete, dead
    tries: Mapped[int] = mapped_column(SmallInteger)
    lease: Mapped[int] = mapped_column(BigInteger)  # of one that is being sent: when it must have been
    why: Mapped[str] = mapped_column(String(200))  # why it was not sent

    __table_args__ = (Index("ix_notices_state", "state", "due"),)
