"""Cards for which a region is named, or two: civil war, quarantine, push and bridge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.frames.pieces import Travel, TravelEach
from castillo.el_grande.modules.players_edition.bridge import build
from castillo.el_grande.modules.players_edition.state import PUSHED, QUARANTINE, number, slot_of
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, place

# what a region is named for; 1 was the alliance
CIVIL_WAR: Final = 0
QUARANTINED: Final = 2
PUSH: Final = 3
BUILD: Final = 4
WORDS: Final = ("civil_war", "", "quarantine", "push", "bridge")
RULES: Final = ("KI-4.33", "", "KI-4.133", "KI-4.23", "KI-4.73")


def nameable(game: Position, what: i64, first: i64) -> list[int]:
    """Regions that may be named, after a first one or as the first: never the King's, nor a frozen one."""
    book = game.book
    free = [r for r in book.regions if r != first and not book.taboo(game, r)]
    if what == CIVIL_WAR:
        return [r for r in free if book.enterable(game, r)]
    if what == PUSH:
        return [r for r in free if r != number(game, PUSHED)]
    if what == BUILD:
        near = free if first == NOWHERE else [first]
        return [r for r in free if any(other in book.borders[r] for other in near)]
    return free


class NameRegion(Effect):
    """Name a region, or two, for something."""

    def __init__(self, what: int) -> None:
        self.what: i64 = what

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameRegions(seat, self.what, NOWHERE))

    def possible(self, game: Position, seat: i64) -> bool:
        if (self.what == CIVIL_WAR or self.what == BUILD) and game.count(seat, COURT) == 0:
            return False
        if self.what == PUSH and not game.book.enterable(game, CASTILLO):
            return False
        return bool(nameable(game, self.what, NOWHERE))


@mypyc_attr(acyclic=True)
class NameRegions(Frame):
    """Which region? `first` is the one named before, where two are."""

    shown = ("what", "first")

    def __init__(self, seat: i64, what: i64, first: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.first: i64 = first

    def options(self, game: Position) -> list[int]:
        out: list[int] = [game.book.name_actions[r] for r in nameable(game, self.what, self.first)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.first == NOWHERE and self.what == BUILD:
            game.push(NameRegions(self.seat, self.what, a_of(action)))
        else:
            game.announce(CarryNamed(self.seat, self.what, self.first, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"what": WORDS[self.what], "which": "first" if self.first == NOWHERE else "second"}

    def rule(self, game: Position) -> str:
        return RULES[self.what]

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, NOWHERE)
        if where == NOWHERE:
            return None
        if not game.book.is_region[where]:
            return Text("el_grande-why-no_region", {"place": place(target)})
        return game.book.shown.why_closed(game, where) or self.why_unfit(game, where)

    def why_unfit(self, game: Position, where: i64) -> Text | None:
        """What this question itself has against a region that is open."""
        name = game.named(where)
        if where == self.first or (self.what == PUSH and where == number(game, PUSHED)):
            return Text("el_grande-why-already_there", {"place": name})
        if self.what == BUILD and self.first != NOWHERE:
            other = game.named(self.first)
            return Text("players_edition-why-no_border", {"place": name, "other": other})
        return None


@mypyc_attr(acyclic=True)
class CarryNamed(Step):
    """The region, or the pair, is named: what it is named for happens."""

    shown = ("what", "first", "place")

    def __init__(self, seat: i64, what: i64, first: i64, place: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.first: i64 = first
        self.place: i64 = place

    def step_args(self, game: Position) -> dict[str, object]:
        other = game.named(self.first) if self.first != NOWHERE else "none"
        return {"other": other, "place": game.named(self.place)}

    def run(self, game: Position) -> None:
        if self.what == CIVIL_WAR:
            begin_civil_war(game, self.seat, self.place)
        elif self.what == QUARANTINED:
            atoms.put_marker(game, self.seat, slot_of(game, QUARANTINE), "quarantine", self.place, RULES[QUARANTINED])
        elif self.what == PUSH:
            push_castillo(game, self.seat, self.place)
        else:
            build(game, self.seat, self.first, self.place)


def begin_civil_war(game: Position, seat: i64, region: i64) -> None:
    """KI-4.33: one from the Court goes there; then all opponents there go to their Courts."""
    for i in range(game.seats - 1, 0, -1):  # the last to go is pushed first
        opponent = (seat + i) % game.seats
        game.push(TravelEach(opponent, atoms.TO_COURT, opponent, region, COURT, ANY_NUMBER))
    game.announce(Travel(seat, atoms.PLACED, seat, 0, COURT, region), BEFORE_STEP)


def push_castillo(game: Position, seat: i64, region: i64) -> None:
    """KI-4.23: the Castillo goes into the region; whoever stands there goes in."""
    atoms.put_marker(game, seat, slot_of(game, PUSHED), "pushed", region, RULES[PUSH])
    for i in range(game.seats - 1, -1, -1):
        owner = (seat + i) % game.seats
        game.push(TravelEach(seat, atoms.MOVED, owner, region, CASTILLO, ANY_NUMBER))
