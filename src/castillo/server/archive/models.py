"""The tables of the archive. All of it can be worked out again from the tables of games and their logs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, SmallInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from castillo.server.storage.models import Model


class PlayedRow(Model):
    """A finished game that the archive knows: what is the same for all its seats."""

    __tablename__ = "played"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(SmallInteger)
    modules: Mapped[str] = mapped_column(String(600))  # ids with blanks around each
    rounds: Mapped[int] = mapped_column(SmallInteger)
    ended: Mapped[int] = mapped_column(BigInteger)
    pool: Mapped[str] = mapped_column(String(80))  # in which it is rated; empty: it is not
    told: Mapped[int] = mapped_column(SmallInteger)  # whether its log was gone through: `UNTOLD`, `TOLD`, `LOST`

    __table_args__ = (Index("ix_played_told", "told", "ended"), Index("ix_played_pool", "pool", "ended", "table"))


class ResultRow(Model):
    """How a finished game went for a seat."""

    __tablename__ = "results"
    table: Mapped[str] = mapped_column(ForeignKey("played.table"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    who: Mapped[str] = mapped_column(String(48))  # a guest, `bot:hard`, `~…` who is no longer; empty: shares a device
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(SmallInteger)
    bots: Mapped[int] = mapped_column(SmallInteger)  # of the seats
    ended: Mapped[int] = mapped_column(BigInteger)
    counts: Mapped[bool]  # a whole game from the start to the end; others are listed, not counted
    left: Mapped[bool]
    score: Mapped[int]
    place: Mapped[int] = mapped_column(SmallInteger)  # 0: the game was ended before its end
    gains: Mapped[str] = mapped_column(Text)  # points by source, as JSON
    cards: Mapped[str] = mapped_column(Text)  # how often each was used
    places: Mapped[str] = mapped_column(Text)  # points from each
    pool: Mapped[str] = mapped_column(String(80))
    rank: Mapped[int] = mapped_column(SmallInteger)  # for the rating: leavers behind all others
    mu: Mapped[float | None] = mapped_column(Float(53))  # the rating after this game
    sigma: Mapped[float | None] = mapped_column(Float(53))

    __table_args__ = (
        Index("ix_results_who", "who", "ended", "table"),
        Index("ix_results_rated", "who", "pool", "ended", "table"),
    )


class ArchiveRow(Model):
    """A finished game among somebody's own, with what it is searched by. The key is the order in which it is read."""

    __tablename__ = "archive"
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    ended: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    modules: Mapped[str] = mapped_column(String(600))
    result: Mapped[str] = mapped_column(
        String(8)
    )  # won, shared, lost, ended (before its end); empty: no seat of their own
    open: Mapped[bool]  # anybody could watch it


class RatingRow(Model):
    """How well somebody plays, as far as it is known, in one pool."""

    __tablename__ = "ratings"
    pool: Mapped[str] = mapped_column(String(80), primary_key=True)
    who: Mapped[str] = mapped_column(String(48), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    certain: Mapped[float] = mapped_column(Float(53))  # what it is at least, which the lists go by
    games: Mapped[int]

    __table_args__ = (Index("ix_ratings_pool", "pool", "certain"),)


class ProfileRow(Model):
    """To whom somebody shows their games, where they have said so."""

    __tablename__ = "profiles"
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    shown: Mapped[str] = mapped_column(String(8))  # anyone, met, nobody
