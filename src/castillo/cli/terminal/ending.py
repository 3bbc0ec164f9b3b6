"""The end of a game: who won, and what everyone's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.games import drawing_of
from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.history import History
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.game import Game


def ending(game: Game, history: History, words: Words) -> RenderableType:
    """The result of a game that is over."""
    scores = game.scores
    sources = drawing_of(words, game.rules.values.table).points_by_source(history.events(None), list(scores))
    sentence = palette.coloured(winners_sentence(game.winners, scores, words), words.seats)
    sentence.stylize(palette.STRONG)
    return Group(Line(), sentence, Line(), standings_table(scores, sources, words))


def standings_table(scores: Sequence[int], sources: dict[str, list[int]], words: Words) -> Table:
    """The seats from first to last, with a column for each source of points."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("", justify="right")
    table.add_column(words("end-seat"))
    table.add_column(words("seat-points"), justify="right")
    for source in sources:
        table.add_column(words(f"source-{source}"), justify="right")
    for seat in sorted(range(len(scores)), key=lambda s: -scores[s]):
        rank = 1 + sum(score > scores[seat] for score in scores)
        name = f"{palette.letter(seat)} {words.seat(seat)}"
        cells = [_number(points[seat]) for points in sources.values()]
        style = palette.style(seat)
        table.add_row(f"{rank}.", Line(name, style), Line(str(scores[seat]), style), *cells)
    return table


def _number(points: int) -> Line:
    return Line(str(points)) if points else Line(palette.NOBODY, QUIET)


def winners_sentence(winners: Sequence[int], scores: Sequence[int], words: Words) -> str:
    """Who won, and with how many points."""
    points = max(scores)
    names = [words.seat(seat) for seat in winners]
    if len(names) == 1:
        return words.kernel("status-won", seat=names[0], number=points)
    return words.kernel("status-shared", seats=", ".join(names), number=points)
