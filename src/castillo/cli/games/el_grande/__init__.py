"""El Grande in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Line

from castillo.cli.games.el_grande.board import board_table
from castillo.cli.games.el_grande.cards import card_in_play, cards_table, display_table, hand_line, laid_out
from castillo.cli.games.el_grande.markers import other_markers
from castillo.cli.games.el_grande.points import points_by_source
from castillo.cli.terminal.cards import card_line
from castillo.cli.terminal.drawing import Drawing
from castillo.kernel.event import Event

Json = dict[str, Any]


class GrandeDrawing(Drawing):
    """The map as one calm table, the cards of the round, the markers of all modules."""

    def title(self, view: Json) -> str:
        numbers = view["board"]["numbers"]
        title = self.words("round", round=numbers["round"], last=numbers["track"][-1])
        return f"{title} · {self.words('starts', seat=self.words.seat(numbers['start_player']))}"

    def board(self, view: Json, width: int, roomy: bool) -> RenderableType:
        return Group(board_table(view, self.words, width, roomy), *self._markers(view))

    def _markers(self, view: Json) -> list[Line]:
        return other_markers(view, self.words)

    def cards(self, view: Json, one_line: bool, roomy: bool) -> list[RenderableType]:
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
        if view["hand"] and view["board"]["numbers"]["round"] and (card is None or roomy):
            shown.append(hand_line(view, self.words, self.values))
        return shown

    def _laid_out(self, view: Json, one_line: bool) -> list[RenderableType]:
        return [display_table(view, self.words, self.values, one_line)] if laid_out(view) else []

    def points_by_source(self, events: list[Event], scores: list[int]) -> dict[str, list[int]]:
        return points_by_source(events, scores)


DRAWING = GrandeDrawing
