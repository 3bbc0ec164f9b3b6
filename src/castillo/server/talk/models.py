"""The tables of the database for what is said."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from castillo.server.storage.models import Model


class MessageRow(Model):
    """Something somebody said at a table, or a sign they made."""

    __tablename__ = "messages"
    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    room: Mapped[str] = mapped_column(String(8))  # table, watchers
    guest: Mapped[str] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(40))  # as they were called then
    seat: Mapped[int] = mapped_column(SmallInteger)  # where they sat then; -1: nowhere
    emote: Mapped[str] = mapped_column(String(16))  # empty: none, they wrote something
    text: Mapped[str] = mapped_column(Text)
    n: Mapped[int | None]  # the moment it points at: so many entries of the log that everyone may know of
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("ix_messages_room", "table", "room", "id"), {"sqlite_autoincrement": True})


class SilencedRow(Model):
    """Somebody whom a guest does not want to hear, at any table."""

    __tablename__ = "silenced"
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    other: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))  # as they were called then
    at: Mapped[int] = mapped_column(BigInteger)
