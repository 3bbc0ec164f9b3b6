"""The tables of the database."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, MetaData, SmallInteger, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


CONFIRMED = text("email <> ''")  # nobody has the same address as somebody else


class Model(DeclarativeBase):
    """The root of all tables of the database."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar[dict[Any, Any]] = {dict[str, Any]: JSON, list[str]: JSON}


class ServerSecret(Model):
    """What all processes of one server share: the key that signs cookies."""

    __tablename__ = "secrets"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class GuestRow(Model):
    """A person, known by a cookie; one who has joined is a member, and may sign in anywhere."""

    __tablename__ = "guests"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)
    joined: Mapped[int] = mapped_column(BigInteger, default=0)  # when they became a member; 0: a guest
    seen: Mapped[int] = mapped_column(BigInteger, index=True, default=0)  # when they were last here, to the hour
    epoch: Mapped[int] = mapped_column(default=0)  # cookies of an earlier one no longer hold: signed out everywhere
    email: Mapped[str] = mapped_column(String(254), index=True, default="")  # a confirmed address; empty: none
    colour: Mapped[str] = mapped_column(String(16), default="")  # the seat they would like; empty: any
    language: Mapped[str] = mapped_column(String(8), default="")  # what they are written to in; empty: not said
    zone: Mapped[str] = mapped_column(String(64), default="")  # their time zone by its IANA name; empty: UTC
    quiet_from: Mapped[int] = mapped_column(SmallInteger, default=0)  # minutes after midnight, in their time zone
    quiet_until: Mapped[int] = mapped_column(SmallInteger, default=0)  # ... the same as `quiet_from`: no quiet hours
    rights: Mapped[str] = mapped_column(String(40), default="")  # what they may do beside playing; empty: nothing
    banned: Mapped[int] = mapped_column(BigInteger, default=0)  # until when they may not use this server; 0: they may

    __table_args__ = (
        Index("uq_guests_email", "email", unique=True, sqlite_where=CONFIRMED, postgresql_where=CONFIRMED),
    )


class DeviceRow(Model):
    """A link that brings a guest to another device, once. Only a hash of its token is kept."""

    __tablename__ = "devices"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    until: Mapped[int] = mapped_column(BigInteger)


class PasskeyRow(Model):
    """A passkey of a member: what verifies it, and what it is called. The key itself never leaves its device."""

    __tablename__ = "passkeys"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)  # of its id, which may be long
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    credential: Mapped[str] = mapped_column(Text)  # its id, as the browser writes it
    key: Mapped[str] = mapped_column(Text)  # the public key
    count: Mapped[int] = mapped_column(BigInteger)  # how often it was used, where its device counts
    name: Mapped[str] = mapped_column(String(40))
    synced: Mapped[bool]  # kept by more than one device
    made: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)  # the last time; 0: never yet


class CodeRow(Model):
    """A recovery code that has not been used. Only a hash of it is kept."""

    __tablename__ = "recovery_codes"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)


class MailLinkRow(Model):
    """A link in a letter, which works once: it confirms an address, or signs in. Only a hash of its token is kept."""

    __tablename__ = "mail_links"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))  # confirm, sign_in
    email: Mapped[str] = mapped_column(String(254))
    until: Mapped[int] = mapped_column(BigInteger)


class SpentRow(Model):
    """A challenge that a passkey has answered: it is not taken again."""

    __tablename__ = "spent_challenges"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger, index=True)


class ValuesRow(Model):
    """The card values that games were begun with: a record stays valid when a house value is corrected later."""

    __tablename__ = "card_values"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    sheet: Mapped[dict[str, Any]]


class TableRow(Model):
    """A table: everything but its seats and its log."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    owner: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(SmallInteger)
    modules: Mapped[list[str]]
    options: Mapped[dict[str, Any]]
    sheet: Mapped[dict[str, Any]]
    values_hash: Mapped[str] = mapped_column(String(64))
    seed: Mapped[str] = mapped_column(String(40))
    origin: Mapped[str] = mapped_column(Text)  # the position document it began from, if it did not begin at the start
    pace_minutes: Mapped[int]
    pace_bank: Mapped[int]
    window_seconds: Mapped[int]
    watch: Mapped[str] = mapped_column(String(8))
    listed: Mapped[bool]
    lesson: Mapped[str] = mapped_column(String(64))  # the module whose lesson it is; empty: none
    invite_token: Mapped[str] = mapped_column(String(32))
    watch_token: Mapped[str] = mapped_column(String(32))
    rematch: Mapped[str] = mapped_column(String(32))
    created: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int] = mapped_column(BigInteger)  # 0: not yet
    # what lists show, written with every entry
    state: Mapped[str] = mapped_column(String(8))
    n: Mapped[int]
    updated: Mapped[int] = mapped_column(BigInteger)
    deadline: Mapped[int | None] = mapped_column(BigInteger)  # when a clock or a window runs out, if one runs
    glance: Mapped[str] = mapped_column(Text)  # how far the game is, as JSON (`Glance`); empty: not noted
    # what tells whether the log is whole, and whether this Castillo plays it as it was played
    rules: Mapped[str] = mapped_column(String(64))  # the rules it is played by; empty: from before they were noted
    length: Mapped[int]  # entries of the log
    chain: Mapped[str] = mapped_column(String(32))  # the last link; empty: none yet
    talk: Mapped[bool]  # whether people may talk here
    rated: Mapped[bool] = mapped_column(default=False)  # whether it counts for the ratings of those who play

    __table_args__ = (
        Index("ix_tables_listed", "listed", "state", "updated"),
        Index("ix_tables_deadline", "deadline"),
        Index("ix_tables_state", "state", "updated"),
    )


class SeatRow(Model):
    """A seat and who holds it."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, open, bot
    guest: Mapped[str] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(40))
    level: Mapped[str] = mapped_column(String(40))
    hot: Mapped[bool]
    away: Mapped[str] = mapped_column(
        String(8)
    )  # "", "turn": a bot finishes this turn, "stays": until taken back, "gone"
    missed: Mapped[int] = mapped_column(SmallInteger)  # turns in a row that a bot had to finish
    grace: Mapped[int] = mapped_column(BigInteger)  # until when whoever took their seat back may think, clock or not
    ends: Mapped[bool]  # whether they would end the game as it stands
    pauses: Mapped[bool]  # whether they would have a pause
    left: Mapped[bool] = mapped_column(default=False)  # whether a bot ever played on for them


class EntryRow(Model):
    """An entry of a table's log. Two processes cannot both write the same one."""

    __tablename__ = "entries"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # choose, take_back, stand, seen, seam, end
    seat: Mapped[int] = mapped_column(SmallInteger)
    action: Mapped[int] = mapped_column(BigInteger)
    window: Mapped[str] = mapped_column(String(64))
    answer: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    shown: Mapped[int]  # entries that everyone may know of, this one included; -1: from before this was noted
    mark: Mapped[str] = mapped_column(String(16))  # of the position it led to; empty: likewise
    chain: Mapped[str] = mapped_column(String(32))  # hashes the link before with this entry; empty: likewise


class PositionRow(Model):
    """A kept position: where a table continues if its log cannot be played, and where replays begin."""

    __tablename__ = "positions"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # entries before it
    rules: Mapped[str] = mapped_column(String(64))
    firm: Mapped[bool]  # nothing before it can be taken back
    shown: Mapped[int]
    chain: Mapped[str] = mapped_column(String(32))
    seal: Mapped[str] = mapped_column(String(32))  # hashes all of this
    body: Mapped[str] = mapped_column(Text)


class AsideRow(Model):
    """A table that cannot be opened; it is tried again by other rules, or when the host says so."""

    __tablename__ = "set_aside"
    table: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    rules: Mapped[str] = mapped_column(String(64))
    why: Mapped[str] = mapped_column(String(300))


class JobRow(Model):
    """A question to a bot. Whoever holds the lease thinks about it; when the lease ends, anyone may."""

    __tablename__ = "jobs"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)  # the length of the log when it was asked
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    holder: Mapped[str] = mapped_column(String(32))
    lease: Mapped[int] = mapped_column(BigInteger, index=True)


class WatcherRow(Model):
    """A guest who came by a link and may watch."""

    __tablename__ = "watchers"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)


class ReviewRow(Model):
    """What was found about a decision of a seat in a finished game, by its entry; it can be found again."""

    __tablename__ = "reviews"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class ChancesRow(Model):
    """What was worked out about a finished game, as it is sent; it can be worked out again."""

    __tablename__ = "chances"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    body: Mapped[str] = mapped_column(Text)
