"""What is asked and what happens by itself: a round, power cards, turns, scorings."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero import verbs
from castillo.el_caballero.atoms import course
from castillo.el_caballero.deeds.tile import must_lay
from castillo.el_caballero.notes import note_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.scoring import score_all
from castillo.el_caballero.why import why_no_power_card, why_not
from castillo.kernel.actions import a_of, action, verb_of
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text


def playing_order(game: Position) -> list[int]:
    """The order in which power cards are played: clockwise from the start player."""
    return [(game.start_player + i) % game.seats for i in range(game.seats)]


def turn_order(game: Position) -> list[int]:
    """EC-3: the highest power card first."""
    return sorted(range(game.seats), key=lambda seat: -game.played[seat])


@mypyc_attr(acyclic=True)
class BeginRound(Step):
    """EC-3: everybody plays a power card, then everybody has a turn."""

    def run(self, game: Position) -> None:
        course.begin_round(game)
        game.push(BeginTurns(NOBODY))
        for seat in reversed(playing_order(game)):
            game.push(PlayPowerCard(seat))


@mypyc_attr(acyclic=True)
class PlayPowerCard(Frame):
    """One card face up; no value twice in a round."""

    own_rule = "EC-3"

    def options(self, game: Position) -> list[int]:
        hand = game.hands[self.seat]
        return [action(verbs.POWER, n) for n in range(1, 14) if hand >> n & 1 and n not in game.played]

    def choose(self, game: Position, action: i64) -> None:
        course.play_power_card(game, self.seat, a_of(action))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"round": int(game.round)}

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_power_card(game, self.seat, target)


@mypyc_attr(acyclic=True)
class BeginTurns(Step):
    """All have played: the turns are in the order of the cards."""

    def run(self, game: Position) -> None:
        push_turns(game, turn_order(game))


def push_turns(game: Position, order: list[int]) -> None:
    """These seats have their turns, and then the round ends."""
    game.push(EndRound(NOBODY))
    for seat in reversed(order):
        game.push(BeginTurn(seat))


@mypyc_attr(acyclic=True)
class BeginTurn(Step):
    """EC-4: a seat's turn begins."""

    def run(self, game: Position) -> None:
        course.begin_turn(game, self.seat)
        game.push(TakeTurn(self.seat))


@mypyc_attr(acyclic=True)
class TakeTurn(Frame):
    """EC-4: in any order, until one ends the turn; the tile is compulsory."""

    quiet = True
    own_rule = "EC-4"

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.owes:  # a first card has made a tie: only a second one that breaks it
            for deed in game.ruleset.card_deeds:
                deed.options(game, self.seat, out)
            return out
        for deed in game.ruleset.deeds:
            deed.options(game, self.seat, out)
        if game.tiles_laid or not _any_tile(out):
            out.append(action(verbs.END))
        return out

    def choose(self, game: Position, action: i64) -> None:
        if verb_of(action) == verbs.END:
            return
        note = note_of(game, self.seat, action)
        game.ruleset.deed(action).carry_out(game, self.seat, action)
        course.note_done(game, note)
        game.frames.append(self)

    def asks_always(self, game: Position) -> bool:
        return game.ruleset.confirm_turns

    def prompt_args(self, game: Position) -> dict[str, object]:
        if game.owes:
            return {"state": "owes"}
        return {"state": "tile" if game.tiles_laid == 0 and must_lay(game, self.seat) else "free"}

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_not(game, self.seat, target)


def _any_tile(options: list[int]) -> bool:
    return any(verb_of(option) == verbs.TILE for option in options)


@mypyc_attr(acyclic=True)
class EndRound(Step):
    """EC-3, EC-5: the scoring of some rounds; then the display is refilled, and the next round begins."""

    def run(self, game: Position) -> None:
        course.end_turns(game, turn_order(game)[-1])
        if game.round in game.ruleset.scoring_rounds:
            score_all(game)
        if game.round < game.ruleset.rounds:
            course.refill(game, game.ruleset.display_size)
            game.push(BeginRound(NOBODY))


FRAMES: dict[str, type[Frame]] = {
    f"el_caballero.{frame.__name__}": frame
    for frame in (BeginRound, PlayPowerCard, BeginTurns, BeginTurn, TakeTurn, EndRound)
}
