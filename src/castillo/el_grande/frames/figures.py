"""Moving the King, a Grande, a mobile scoreboard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import MARKER, TO
from castillo.el_grande.why import why_no_target
from castillo.kernel.actions import PASS, a_of, action, verb_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, marker, place

# which figure a step moves
KING: Final = 0
GRANDE: Final = 1
SCOREBOARD: Final = 2


@mypyc_attr(acyclic=True)
class CarryFigure(Step):
    """The King (`which`: 1 if only next door), a Grande (its owner) or a scoreboard (its number) is moved."""

    shown = ("figure", "which", "target")

    def __init__(self, seat: i64, figure: i64, which: i64, target: i64) -> None:
        super().__init__(seat)
        self.figure: i64 = figure
        self.which: i64 = which
        self.target: i64 = target

    def step_args(self, game: Position) -> dict[str, object]:
        figure = "king"
        if self.figure == GRANDE:
            figure = f"grande-{self.which}"
        elif self.figure == SCOREBOARD:
            figure = game.book.marker_names[self.which]
        return {"marker": marker(figure), "place": game.named(self.target)}

    def possible(self, game: Position) -> bool:
        book = game.book
        if self.figure == KING:
            return not self.which or self.target in book.kings_ways[game.king]
        source = game.grandes[self.which] if self.figure == GRANDE else game.scoreboards[self.which]
        return not book.taboo(game, self.target) and (source == NOWHERE or not book.taboo(game, source))

    def run(self, game: Position) -> None:
        if self.figure == KING:
            atoms.move_king(game, self.seat, self.target)
        elif self.figure == GRANDE:
            atoms.move_grande(game, self.seat, self.which, self.target)
        else:
            atoms.move_scoreboard(game, self.seat, self.which, self.target)


@mypyc_attr(acyclic=True)
class MoveKing(Frame):
    """EG-5.32, EG-5.33: move the King to a bordering region or to any; he may stay (Q-09)."""

    shown = ("bordering",)

    def __init__(self, seat: i64, bordering: i64) -> None:
        super().__init__(seat)
        self.bordering: i64 = bordering

    def options(self, game: Position) -> list[int]:
        book = game.book
        near = book.kings_ways[game.king] if self.bordering else book.kings_regions
        out: list[int] = [book.to_actions[region] for region in near if region != game.king]
        if book.on_turn_actions:
            out += book.turn_actions(game, self.seat)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            atoms.move_king(game, self.seat, game.king)
        elif verb_of(action) != TO:
            game.push(self)
            game.book.act_aside(game, self.seat, action)
        else:
            game.announce(CarryFigure(self.seat, KING, self.bordering, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"bordering": "yes" if self.bordering else "no"}

    def rule(self, game: Position) -> str:
        return game.rule_at_work() or ("EG-5.32" if self.bordering else "EG-5.33")

    def why_not(self, game: Position, target: str) -> Text | None:
        book = game.book
        number = book.place_numbers.get(target, NOWHERE)
        if number == NOWHERE:
            return None
        if not book.is_region[number]:
            return Text("el_grande-why-no_region", {"place": place(target)})
        if number not in book.kings_regions:
            return Text("el_grande-why-not_for_the_king", {"place": place(target)})
        if number == game.king:
            return Text("el_grande-why-already_there", {"place": place(target)})
        return Text("el_grande-why-not_bordering", {"place": place(target), "king": game.named(game.king)})


def movable_scoreboards(game: Position) -> list[int]:
    """The mobile scoreboards that may be taken up; one in the King's region stays there (Q-10)."""
    places = game.scoreboards
    return [i for i in range(len(places)) if places[i] == NOWHERE or not game.book.taboo(game, places[i])]


@mypyc_attr(acyclic=True)
class PickScoreboard(Frame):
    """EG-5.26: take up one of the mobile scoreboards; one in the King's region stays there (Q-10)."""

    usual_rule = "EG-5.26"

    def options(self, game: Position) -> list[int]:
        return [*[action(MARKER, board) for board in movable_scoreboards(game)], PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(MoveScoreboard(self.seat, a_of(action)))


@mypyc_attr(acyclic=True)
class MoveScoreboard(Frame):
    """Say where the scoreboard goes: another place without one, the Castillo included, not the King's region (Q-10)."""

    shown = ("board",)
    usual_rule = "Q-10"

    def __init__(self, seat: i64, board: i64) -> None:
        super().__init__(seat)
        self.board: i64 = board

    def options(self, game: Position) -> list[int]:
        book = game.book
        return [book.to_actions[p] for p in book.board_places if p not in game.scoreboards and not book.taboo(game, p)]

    def choose(self, game: Position, action: i64) -> None:
        game.announce(CarryFigure(self.seat, SCOREBOARD, self.board, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"marker": marker(game.book.marker_names[self.board])}

    def why_not(self, game: Position, target: str) -> Text | None:
        number = game.book.place_numbers.get(target, NOWHERE)
        if number != NOWHERE and number in game.scoreboards:
            return Text("el_grande-why-has_scoreboard", {"place": place(target)})
        return why_no_target(game, target)
