"""Who counts where, and what a place pays (EG-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.bending.places import BendsPlaces, PlaceRules
from castillo.el_grande.places import BLACK
from castillo.el_grande.scoring import Plan
from castillo.kernel.frame import NOBODY
from castillo.kernel.vectors import Row, vec

if TYPE_CHECKING:
    from castillo.el_grande.bending import Modifier
    from castillo.el_grande.position import Position

FEWEST = 1000
"""Where the fewest caballeros rank first, so many less their number is the rank."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BendsScoring(BendsPlaces):
    """What a module may bend here."""

    def counted(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        """How many of an owner's caballeros count in a scoring of a place (EG-4.1); some of them may be imagined."""
        return answer

    def kind_counts(self, game: Position, place: i64, kind: i64, answer: bool) -> bool:
        """Whether a caballero of a kind counts himself in a scoring of a place (EG-4.1); see `counted`."""
        return answer

    def rank_keys(self, game: Position, place: i64, general: bool, answer: Row) -> Row:
        """Each seat's rank in a scoring (EG-4.1): more is better, equal is tied, 0 never scores."""
        return answer

    def plan(self, game: Position, place: i64, general: bool, answer: Plan) -> Plan:
        """How a place is scored (EG-4.1, EG-4.5): together with which others, by the most or the fewest, if at all."""
        return answer

    def values_of(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        """The three values a place pays (EG-4.4)."""
        return answer

    def bonuses(self, game: Position, seat: i64, place: i64, answer: list[int]) -> list[int]:
        """What being alone in first place brings (EG-4.3): in the King's region, and where one's Grande stands."""
        return answer

    def office_points(self, game: Position, place: i64, answer: Row) -> Row:
        """Points by seat that a place pays beside its majority."""
        return answer

    def bent(self, game: Position, answer: i64) -> i64:
        """The mask of places where this part has a say in any of these now; elsewhere it need not be asked."""
        return answer


class ScoringRules(PlaceRules):
    """How it is asked."""

    on_counted: list[Modifier]
    on_kind_counts: list[Modifier]
    on_rank_keys: list[Modifier]
    on_plan: list[Modifier]
    on_values_of: list[Modifier]
    on_bonuses: list[Modifier]
    on_office_points: list[Modifier]
    on_bent: list[Modifier]
    always_bent: i64

    def counted(self, game: Position, owner: i64, place: i64, more: i64 = 0) -> i64:
        """How many of an owner's caballeros count in a place, if so many more were there."""
        answer = max(0, game.caballeros[owner * game.stride + place] + more)
        for m in self.on_counted:
            answer = m.counted(game, owner, place, answer)
        return answer

    def note_who_bends(self) -> None:
        """Where a part has a say and does not tell where, all places count as bent."""
        chains = [self.on_counted, self.on_rank_keys, self.on_plan, self.on_values_of, self.on_bonuses]
        chains.append(self.on_office_points)
        silent = [part for parts in chains for part in parts if part not in self.on_bent]
        self.always_bent = (1 << self.stride) - 1 if silent else 0

    def bent(self, game: Position) -> i64:
        """The mask of places where parts have a say in who counts and what is paid; the others are as printed."""
        answer = self.always_bent
        for m in self.on_bent:
            answer = m.bent(game, answer)
        return answer

    def kind_counts(self, game: Position, place: i64, kind: i64) -> bool:
        answer = True
        for m in self.on_kind_counts:
            answer = m.kind_counts(game, place, kind, answer)
        return answer

    def strengths(self, game: Position, place: i64, general: bool, plus: list[int] | None = None) -> Row:
        """How many caballeros count for each seat in a scoring, those of places scored together added up."""
        if self.on_counted or self.black_caballeros:
            return self._counted_strengths(game, place, general, plus)
        stride = game.stride
        caballeros = game.caballeros
        answer = vec[i64]([caballeros[base + place] for base in self.bases])
        if self.on_plan:
            for other in self.plan(game, place, general).together:
                if other != place:
                    for seat in range(game.seats):
                        answer[seat] += caballeros[seat * stride + other]
        if plus is not None:
            for seat in range(game.seats):
                answer[seat] = max(0, answer[seat] + plus[seat])
        return answer

    def _counted_strengths(self, game: Position, place: i64, general: bool, plus: list[int] | None) -> Row:
        """The same where not all count, or where some are black."""
        answer = vec[i64]([0] * game.seats)
        black = self.black_holder(game) if self.black_caballeros else NOBODY
        for each in self.plan(game, place, general).together:
            for seat in range(game.seats):
                more: i64 = plus[seat] if plus is not None and each == place else 0
                answer[seat] += self.counted(game, seat, each, more)
            if black != NOBODY:
                answer[black] += self.counted(game, BLACK, each)
        return answer

    def rank_keys(
        self, game: Position, place: i64, general: bool, plus: list[int] | None = None, fewest: bool = False
    ) -> Row:
        """Each seat's rank in a scoring, with `plus` as if so many more were there, with `fewest` the fewest first."""
        answer = self.strengths(game, place, general, plus)
        if fewest:
            answer = vec[i64]([FEWEST - count if count else 0 for count in answer])
        for m in self.on_rank_keys:
            answer = m.rank_keys(game, place, general, answer)
        return answer

    def plan(self, game: Position, place: i64, general: bool) -> Plan:
        answer = self.plans[place]
        for m in self.on_plan:
            answer = m.plan(game, place, general, answer)
        return answer

    def values_of(self, game: Position, place: i64, general: bool) -> list[int]:
        answer = self.printed[place]
        scoreboards = game.scoreboards
        for i in range(len(scoreboards)):
            if scoreboards[i] == place:
                answer = self.scoreboard_values[i]
        for m in self.on_values_of:
            answer = m.values_of(game, place, general, answer)
        return answer

    def worth(self, game: Position, place: i64) -> i64:
        """A region's worth is its highest visible value (EG-1.1)."""
        best: i64 = 0
        for value in self.values_of(game, place, False):
            if value > best:
                best = value
        return best

    def bonus_of(self, game: Position, seat: i64, place: i64) -> i64:
        """All that being alone in first place brings."""
        if self.on_bonuses:
            bonuses = self.bonuses(game, seat, place)
            return bonuses[0] + bonuses[1]
        times: i64 = 1 if place == game.king else 0
        return self.bonus * (times + 1 if place == game.grandes[seat] else times)

    def bonuses(self, game: Position, seat: i64, place: i64) -> list[int]:
        """The same in its two parts."""
        answer = [self.bonus if place == game.king else 0, self.bonus if place == game.grandes[seat] else 0]
        for m in self.on_bonuses:
            answer = m.bonuses(game, seat, place, answer)
        return answer

    def office_points(self, game: Position, place: i64) -> Row:
        answer = vec[i64]([0] * game.seats)
        for m in self.on_office_points:
            answer = m.office_points(game, place, answer)
        return answer
