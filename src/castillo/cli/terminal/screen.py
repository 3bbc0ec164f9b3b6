"""The screen: where the board, the cards, the news and the question go, on narrow and on wide terminals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.board import board_table
from castillo.cli.terminal.cards import card_in_play, card_line, cards_table, hand_line
from castillo.cli.terminal.options import Labelled, OptionLines
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]

WIDE = 120
BOARD_WIDTH = 80
MOST_NEWS = 14


class Screen:
    """Draws for one reader. On a terminal that is tall enough every drawing starts on a clean page."""

    def __init__(self, console: Console, words: Words, values: ValueTable) -> None:
        self.console = console
        self.words = words
        self.values = values

    @property
    def wide(self) -> bool:
        return self.console.width >= WIDE

    def say(self, line: str | Line) -> None:
        self.console.print(line, highlight=False, markup=False)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False, markup=False)

    # -- a question --------------------------------------------------------------------------------------

    def question(self, view: Json, choices: list[Labelled], news: list[Line]) -> None:
        """Everything one needs to answer, the question last."""
        ask = self._ask(view, choices)
        page = self._side_by_side(view, news, ask) if self.wide else self._one_below_the_other(view, news, ask)
        if self.console.is_terminal and self._height(page) < self.console.height:
            self.console.clear()
        self.show(page)

    def _side_by_side(self, view: Json, news: list[Line], ask: RenderableType) -> Group:
        board = self.board(view, BOARD_WIDTH)
        beside: list[RenderableType] = [*self._cards(view, one_line=False)]
        beside.append(self._news(news, most=MOST_NEWS))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BOARD_WIDTH)
        grid.add_column(ratio=1)
        grid.add_row(board, Group(*beside))
        return Group(self._title(view), grid, ask)

    def _one_below_the_other(self, view: Json, news: list[Line], ask: RenderableType) -> Group:
        board = self.board(view, self.console.width)
        cards = self._cards(view, one_line=True)
        used = self._height(Group(self._title(view), board, *cards, ask))
        return Group(self._title(view), self._news(news, most=max(6, self.console.height - used - 2)), board, *cards, ask)

    def board(self, view: Json, width: int | None = None) -> RenderableType:
        table = board_table(view, self.words, min(width or self.console.width, self.console.width))
        return Group(table, *self._others(view))

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def _title(self, view: Json) -> Rule:
        numbers = view["board"]["numbers"]
        track = numbers["track"]
        title = self.words("round", round=numbers["round"], last=track[-1])
        start = self.words("starts", seat=self.words.seat(numbers["start_player"]))
        return Rule(Line(f"{title} · {start}", palette.STRONG), style=QUIET, align="left")

    def _others(self, view: Json) -> list[Line]:
        """Markers that the table has no column for: each with its place."""
        known = ("king", "grande", "scoreboard", "start_player", "veto")
        lines = []
        for marker in view["board"]["markers"]:
            if marker["kind"] not in known and marker.get("place"):
                name = self.words.text({"key": f"{marker['kind']}", "args": {}})
                lines.append(Line(f"{name}: {self.words.place(marker['place'])}", QUIET))
        return lines

    def _cards(self, view: Json, one_line: bool) -> list[RenderableType]:
        """The cards that matter now: the one in play, or those of the round, and the hand."""
        kind = view["decision"]["kind"] if view["decision"] else ""
        if kind == "choose_action_card":
            return []
        card = card_in_play(view)
        if card is not None and card["taken_by"] == view["seat"]:
            return [card_line(self.words, self.values, card["id"])]
        cards: list[RenderableType] = [cards_table(view, self.words, self.values, one_line)]
        if kind != "play_power_card" and view["hand"]:
            cards.append(hand_line(view, self.words, self.values))
        return cards

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
        return Group(Line(), prompt, lines.render(choices, one_line=not self.wide))
