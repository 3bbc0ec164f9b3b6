"""The screen: where the board, the cards, the news and the question go, on narrow and on wide terminals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.board import board_table
from castillo.cli.terminal.cards import card_in_play, card_line, cards_table, display_table, hand_line, laid_out
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
        cards = self._cards(view, one_line=False)
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
        cards = self._cards(view, one_line=True)
        used = self._height(Group(self._title(view), board, *cards, ask))
        return Group(
            self._title(view), self._news(news, most=max(6, self.console.height - used - 2)), board, *cards, ask
        )

    def board(self, view: Json, width: int | None = None) -> RenderableType:
        width = min(width or self.console.width, self.console.width)
        table = board_table(view, self.words, width, self.roomy)
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
        """Markers that the table has no column for: each with where it lies or whose it is, those of a kind once."""
        known = ("king", "grande", "scoreboard", "start_player", "veto")
        where: dict[str, list[str]] = {}
        for marker in view["board"]["markers"]:
            if marker["kind"] not in known:
                where.setdefault(self.words.marker(marker["id"]), []).append(self._where(view, marker))
        parts = [": ".join(filter(None, (name, ", ".join(_counted(found))))) for name, found in where.items()]
        return [Line(" · ".join(parts), QUIET)] if parts else []

    def _where(self, view: Json, marker: Json) -> str:
        """Who has a marker, where it lies or which places it joins, and who stands on it."""
        under = next((m for m in view["board"]["markers"] if m["id"] == marker.get("on")), None)
        if under is not None:
            place = under.get("place")
            return self.words.place(place) if place else self.words.marker(under["id"])
        places = [marker["place"]] if marker.get("place") else marker.get("places") or []
        owners = [self.words.seat(marker[who]) for who in ("seat", "owner") if marker.get(who) is not None]
        shown = [*owners, " – ".join(self.words.place(place) for place in places), _standing_on(view, marker)]
        return " ".join(filter(None, shown))

    def _cards(self, view: Json, one_line: bool) -> list[RenderableType]:
        """The cards that matter now: those of the round while power cards are played, then the one in play."""
        kind = view["decision"]["kind"] if view["decision"] else ""
        if kind == "choose_action_card":
            return []
        if kind == "play_power_card":
            return [cards_table(view, self.words, self.values, one_line), *self._laid_out(view, one_line)]
        card = card_in_play(view)
        shown: list[RenderableType] = self._laid_out(view, one_line)
        if card is not None and not shown:
            shown.append(card_line(self.words, self.values, card["card"]))
        if view["hand"] and view["board"]["numbers"]["round"] and (card is None or self.roomy):
            shown.append(hand_line(view, self.words, self.values))
        return shown

    def _laid_out(self, view: Json, one_line: bool) -> list[RenderableType]:
        return [display_table(view, self.words, self.values, one_line)] if laid_out(view) else []

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
        return Group(*air, prompt, lines.render(choices, one_line=not self.wide))


def _standing_on(view: Json, marker: Json) -> str:
    """Who stands on a marker, and what it pays or has room for."""
    stacks = [s for s in view["board"]["stacks"] if s["place"] == marker.get("holds")]
    standing = [(stack["owner"], stack["count"]) for stack in stacks]
    if "counts" in marker:
        *seats, black = marker["counts"]
        standing = [*enumerate(seats), (len(palette.LETTERS) - 1, black)]
    shown = [f"{palette.letter(owner)}{count}" for owner, count in standing if count]
    if "counts" in marker:
        shown.append(f"{sum(marker['counts'])}/{marker['values'][0]}")
    elif marker["kind"] == "office":
        shown.append(f"+{marker['values'][0]}")
    return f"({' '.join(shown)})" if shown else ""


def _counted(found: list[str]) -> list[str]:
    """Each once, with how often it was there."""
    return [f"{found.count(one)} × {one}" if found.count(one) > 1 else one for one in dict.fromkeys(found)]
