"""What is told of games that are over: pages of them, people who play, ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from castillo.server.messages import TableAtAGlance

Shown = Literal["anyone", "met", "nobody"]
"""To whom somebody shows their games: to everybody, to those they have played with, to nobody."""


class GamesMessage(Struct):
    """A page of finished games, the latest first. `next`: where the page after it begins; empty: there is none."""

    games: list[TableAtAGlance]
    next: str


class KindMessage(Struct):
    """How somebody fared in one game with so many players, with bots among them or without."""

    game: str
    players: int
    bots: bool
    games: int
    places: list[int]  # how often they came first, second, …
    average: float  # points
    best: int


class SourceShare(Struct):
    """Points that a source, by its text, gave in a game on average."""

    game: str
    source: str
    points: float


class Favourite(Struct):
    """Something of a game that somebody likes: a card by how often they used it, a region by the points it gave."""

    game: str
    id: str
    amount: int


class CourseMessage(Struct):
    """One finished game of many."""

    table: str  # empty where the viewer is not told which
    at: float
    game: str
    players: int
    score: int
    place: int


class MetMessage(Struct):
    """Somebody with whom games were played, and how many of them each of the two was ahead."""

    player: str
    name: str
    games: int
    ahead: int
    behind: int


class RatingMessage(Struct):
    """How well somebody plays, as far as it is known: in nineteen of twenty cases within `margin` of `rating`."""

    game: str
    players: int
    bots: bool
    rating: int
    margin: int
    games: int
    course: list[int]  # after each of the last games


class PlayerMessage(Struct):
    """What is shown of somebody."""

    id: str
    name: str
    yours: bool
    shown: Shown | None  # to whom: told to nobody but them
    games: int  # whole games
    won: int
    streak: int  # games in a row won until now
    longest: int
    kinds: list[KindMessage]
    sources: list[SourceShare]
    cards: list[Favourite]
    places: list[Favourite]
    course: list[CourseMessage]  # the last games, the oldest first
    met: list[MetMessage]
    ratings: list[RatingMessage]


class ProfileWish(Struct, forbid_unknown_fields=True):
    """To whom I show my games."""

    shown: Shown


class PoolMessage(Struct):
    """Ratings that can be compared: of a game, with so many players, with bots among them or without."""

    game: str
    players: int
    bots: bool
    rated: int  # people and bots in its list


class RatedMessage(Struct):
    """A line of a list of ratings. A bot has a level and no id; somebody who shows their games to nobody has none."""

    player: str
    name: str
    level: str
    yours: bool
    place: int  # 0: too few games yet for a place
    rating: int
    margin: int
    games: int


class RatingsMessage(Struct):
    """A list of ratings, by what each is at least: rating less margin."""

    pools: list[PoolMessage]
    least: int  # games that it takes
    rows: list[RatedMessage]
    mine: RatedMessage | None  # where I am not among them
