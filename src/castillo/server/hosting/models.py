"""What the host decides, as the database keeps it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from castillo.server.storage.models import Model


class BanRow(Model):
    """Who may not use this server, until when and why; `GuestRow.banned` has the time too."""

    __tablename__ = "bans"
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger, index=True)
    at: Mapped[int] = mapped_column(BigInteger)
    why: Mapped[str] = mapped_column(String(300))


class ReportRow(Model):
    """What somebody told the host about somebody else. What they say again is folded into it while it is open."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)  # when it was said last
    by: Mapped[str] = mapped_column(String(32))
    against: Mapped[str] = mapped_column(String(32), index=True)
    table: Mapped[str] = mapped_column(String(32))  # where it was; empty: nowhere
    kind: Mapped[str] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(String(1000))  # what the reporter says
    quoted: Mapped[str] = mapped_column(String(2000))  # what the other one wrote, as it was then
    times: Mapped[int]  # how often it was said
    closed: Mapped[int] = mapped_column(BigInteger, default=0)  # 0: it is open
    note: Mapped[str] = mapped_column(String(300), default="")  # what was made of it

    __table_args__ = (Index("ix_reports_closed", "closed", "at"), Index("ix_reports_by", "by", "at"))


class WordRow(Model):
    """A word that is not written out here, as it is compared: without accents, in small letters."""

    __tablename__ = "words"
    word: Mapped[str] = mapped_column(String(60), primary_key=True)


class AnnouncementRow(Model):
    """What the host says on the first page; a text for each language, or for all others."""

    __tablename__ = "announcements"
    language: Mapped[str] = mapped_column(String(8), primary_key=True)  # empty: for all that have no text of their own
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger)  # 0: until it is cleared


class AuditRow(Model):
    """An act of the host's or a moderator's. Nothing of it is ever changed, and processes see by it what is new."""

    __tablename__ = "audit"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    who: Mapped[str] = mapped_column(String(32))  # "host", or a member's id
    what: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(String(60))  # the person, table, report, word or language
    why: Mapped[str] = mapped_column(String(500))
