"""The screen: where the board, the cards, the news and the question go, on narrow and on wide terminals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.games import drawing_of
from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.options import Labelled, OptionLines
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]

WIDE = 120
MOST_BOARD = 92
MOST_NEWS = 14
ROOMY = 30


class Screen:
    """Draws for one reader. On a terminal that is tall enough every drawing starts on a clean page."""

    def __init__(self, console: Console, words: Words, values: ValueTable) -> None:
        self.console = console
        self.words = words
        self.values = values
        self.drawing = drawing_of(words, values)

    @property
    def wide(self) -> bool:
        return self.console.width >= WIDE

    @property
    def roomy(self) -> bool:
        return self.console.height >= ROOMY

    def say(self, line: str | Line) -> None:
        self.console.print(line, highlight=False, markup=False)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False, markup=False)

    def thinking(self) -> AbstractContextManager[object]:
        """While bots think, a line on the terminal says so."""
        return self.console.status(self.words("thinking")) if self.console.is_terminal else nullcontext()

    # -- a question --------------------------------------------------------------------------------------

    def question(self, view: Json, choices: list[Labelled], news: list[Line]) -> None:
        """Everything one needs to answer, the question last."""
        ask = self._ask(view, choices)
        if view["decision"].get("picker"):
            self.show(Group(self._title(view), self._news(news, most=MOST_NEWS), ask))
            return
        page = self._side_by_side(view, news, ask) if self.wide else self._one_below_the_other(view, news, ask)
        if self.console.is_terminal and self._height(page) < self.console.height:
            self.console.clear()
        self.show(page)

    def _side_by_side(self, view: Json, news: list[Line], ask: RenderableType) -> Group:
        width = min(MOST_BOARD, self.console.width * 3 // 5)
        board = self.board(view, width)
        cards = self.drawing.cards(view, one_line=False, roomy=self.roomy)
        beside: list[RenderableType] = (
            [*cards, Line(), self._news(news, most=MOST_NEWS)] if cards else [self._news(news, MOST_NEWS)]
        )
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width)
        grid.add_column(ratio=1)
        grid.add_row(board, Group(*beside))
        return Group(self._title(view), grid, ask)

    def _one_below_the_other(self, view: Json, news: list[Line], ask: RenderableType) -> Group:
        board = self.board(view, self.console.width)
        cards = self.drawing.cards(view, one_line=True, roomy=self.roomy)
        used = self._height(Group(self._title(view), board, *cards, ask))
        return Group(
            self._title(view), self._news(news, most=max(6, self.console.height - used - 2)), board, *cards, ask
        )

    def board(self, view: Json, width: int | None = None) -> RenderableType:
        width = min(width or self.console.width, self.console.width)
        return self.drawing.board(view, width, self.roomy)

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def _title(self, view: Json) -> Rule:
        return Rule(Line(self.drawing.title(view), palette.STRONG), style=QUIET, align="left")

    def _news(self, news: Sequence[Line], most: int) -> RenderableType:
        if not news:
            return Group()
        shown = list(news[-most:])
        if len(news) > most:
            shown[0] = Line(self.words("more-news", number=len(news) - most + 1), QUIET)
        return Group(*shown)

    def _ask(self, view: Json, choices: list[Labelled]) -> RenderableType:
        decision = view["decision"]
        prompt = palette.coloured(self.words.text(decision["prompt"]), self.words.seats)
        prompt.stylize(palette.STRONG)
        lines = OptionLines(view, self.words, self.values)
        air = [Line()] if self.roomy else []
        caution = [Line(self.words.text(decision["caution"]), QUIET)] if decision["caution"] else []
        return Group(*air, prompt, *caution, lines.render(choices, one_line=not self.wide))
