"""El Caballero in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Line

from castillo.cli.games.el_caballero.chart import chart
from castillo.cli.terminal.drawing import Drawing
from castillo.cli.terminal.palette import QUIET

Json = dict[str, Any]


class CaballeroDrawing(Drawing):
    """The map as it has grown, and below it the areas where somebody is."""

    def board(self, view: Json, width: int, roomy: bool) -> RenderableType:
        taken = {thing["place"] for kind in ("stacks", "markers") for thing in view["board"][kind] if "place" in thing}
        places = [place for place in view["board"]["places"] if place["id"] in taken]
        below = super().board({**view, "board": {**view["board"], "places": places}}, width, roomy)
        legend = Line(self.words.said.message("el_caballero-map-legend"), QUIET)
        return Group(*chart(view, width), *([legend, Line()] if roomy else []), below)

    def _place(self, view: Json, place: Json, seats: range) -> list[Line]:
        name, *rest = super()._place(view, place, seats)
        x, y, _ = next(area["edges"][0] for area in view["areas"] if area["id"] == place["id"])
        return [name.append(f" {x},{y}", QUIET), *rest]


DRAWING = CaballeroDrawing
