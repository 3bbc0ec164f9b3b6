"""Scoring by special actions and by the general scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.naming import CarryOutAt
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, SPECIAL
from castillo.el_grande.verbs import NAME
from castillo.kernel.actions import a_of, action, mask_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, place

BEFORE_GENERAL_REGION: Final = 16
"""The moment right before a region is scored in a general scoring."""

BEFORE_SPECIAL_SCORING: Final = 17
"""The moment before the first place of a special scoring, once it is known what is scored."""

BEFORE_REGIONS: Final = 18
"""The moment in a general scoring after the caballeros left the Castillo and before the first region is scored."""


@mypyc_attr(acyclic=True)
class ScoreOneRegion(Frame):
    """EG-5.17: choose the region that is scored; the King's region is allowed, the Castillo is not."""

    usual_rule = "EG-5.17"

    def options(self, game: Position) -> list[int]:
        return game.book.region_names[:]

    def choose(self, game: Position, action: i64) -> None:
        score_all(game, self.seat, [a_of(action)], SPECIAL)

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-no_region", {"place": place(target)}) if target == "castillo" else None


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreRegions(Frame):
    """Several places to score: the active player chooses the order, asked only while it can matter (Q-08).

    First places alone follow the track, as in a general scoring (EG-5.22).
    """

    shown = ("places", "mode")
    quiet = True
    usual_rule = "Q-08"

    def __init__(self, seat: i64, places: i64, mode: i64) -> None:
        super().__init__(seat)
        self.places: i64 = places  # mask
        self.mode: i64 = mode

    def options(self, game: Position) -> list[int]:
        out = [action(NAME, p) for p in game.book.board_places if self.places >> p & 1]
        return out if self.mode != FIRST_ONLY and game.may_react(BEFORE_STEP) else out[:1]

    def choose(self, game: Position, action: i64) -> None:
        chosen = a_of(action)
        rest = self.places & ~(1 << chosen)
        if rest:
            game.push(ScoreRegions(self.seat, rest, self.mode))
        game.announce(CarryScoring(self.seat, chosen, self.mode), BEFORE_STEP)


@mypyc_attr(acyclic=True, free_list_len=1)
class CarryScoring(CarryOutAt):
    """A place is scored."""

    shown = ("place", "mode")

    def __init__(self, seat: i64, place: i64, mode: i64) -> None:
        super().__init__(seat, place)
        self.mode: i64 = mode

    def run(self, game: Position) -> None:
        atoms.score(game, self.place, self.mode)


@mypyc_attr(acyclic=True)
class GeneralRegions(Step):
    """EG-4.5 (4): the regions are scored in track order, from `index` on."""

    shown = ("index",)

    def __init__(self, seat: i64, index: i64) -> None:
        super().__init__(seat)
        self.index: i64 = index

    def run(self, game: Position) -> None:
        regions = scored_regions(game)
        if not game.may_react(BEFORE_GENERAL_REGION):
            for i in range(self.index, len(regions)):
                atoms.score(game, regions[i], GENERAL)
            return
        if self.index + 1 < len(regions):
            game.push(GeneralRegions(self.seat, self.index + 1))
        game.announce(CarryScoring(self.seat, regions[self.index], GENERAL), BEFORE_GENERAL_REGION)


def scored_regions(game: Position) -> list[int]:
    """The regions of a general scoring in track order; those scored together come once, at the first of them."""
    book = game.book
    if not book.on_plan:
        return book.regions
    plans = [(region, book.plan(game, region, True)) for region in book.regions]
    return [region for region, plan in plans if not plan.left_out and region == min(plan.together)]


def score_all(game: Position, seat: i64, places: list[int], mode: i64) -> None:
    """Have places scored as steps of a special action."""
    if places:
        game.announce(BeginScoring(seat, mask_of(places), mode), BEFORE_SPECIAL_SCORING)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginScoring(Step):
    """A special scoring begins: of a single place at once, of several in the order the player chooses."""

    shown = ("places", "mode")

    def __init__(self, seat: i64, places: i64, mode: i64) -> None:
        super().__init__(seat)
        self.places: i64 = places  # mask
        self.mode: i64 = mode

    def step_args(self, game: Position) -> dict[str, object]:
        return {"regions": [game.named(p) for p in game.book.board_places if self.places >> p & 1]}

    def run(self, game: Position) -> None:
        for where in game.book.board_places:
            if self.places == 1 << where:
                game.announce(CarryScoring(self.seat, where, self.mode), BEFORE_STEP)
                return
        game.push(ScoreRegions(self.seat, self.places, self.mode))
