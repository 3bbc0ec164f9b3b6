"""Espionage (KI-5.25): at the next general scoring spies set their discs after the others have shown theirs."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.discs import LEAVE_CASTILLO
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.modules.special_cards.state import HOMES, SPIES, number, shown_to_spies, slot_of
from castillo.el_grande.phases import PhaseStep, who_leaves
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.event import Event
from castillo.kernel.luck import Luck
from castillo.kernel.text import place as place_ref
from castillo.kernel.text import seat as seat_ref


class Espionage(Effect):
    """Until the next general scoring; there one's disc is set last."""

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, SPIES), number(game, SPIES) | 1 << seat)
        if game.events is not None:
            game.tell(Event("special_cards-log-espionage", {"seat": seat_ref(seat)}, "KI-5.25"))

    def possible(self, game: Position, seat: i64) -> bool:
        return not number(game, SPIES) >> seat & 1


class SetDiscsUnseen(PhaseStep):
    """Those who have no spies set their discs first."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.open_general_scoring(game)
        ask_for_discs(game, game.start_player, who_leaves(game) & ~number(game, SPIES), LEAVE_CASTILLO, 0)


class SetDiscsOfSpies(PhaseStep):
    """Their discs are shown, then the spies set theirs."""

    def run(self, game: Position, seat: i64) -> None:
        spies = who_leaves(game) & number(game, SPIES)
        if not spies:
            return
        for player in range(game.seats):
            if game.discs[player] != NOWHERE:
                atoms.set_state(game, shown_to_spies(game, player), game.discs[player])
                if game.events is not None:
                    name = place_ref(game.book.place_ids[game.discs[player]])
                    game.tell(Event("el_grande-log-disc_shown", {"seat": seat_ref(player), "place": name}, "KI-5.25"))
        game.raise_floor()
        ask_for_discs(game, game.start_player, spies, LEAVE_CASTILLO, 0)


class SpiesGo(PhaseStep):
    """The discs have been used: espionage is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, SPIES), 0)
        for player in range(game.seats):
            atoms.set_state(game, shown_to_spies(game, player), NOWHERE)


class Spying(Modifier):
    """Who spies, and which discs were shown: for the view, and for whoever guesses from it."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        spies = [s for s in range(game.seats) if game.state[self.slot + SPIES] >> s & 1]
        found: list[dict[str, Any]] = [{"id": f"espionage-{s}", "kind": "espionage", "seat": s} for s in spies]
        for seat in range(game.seats):
            shown = game.state[self.slot + HOMES + game.seats + seat]
            if shown != NOWHERE:
                places = [game.book.place_ids[shown]]
                found.append({"id": f"disc-{seat}", "kind": "disc", "seat": seat, "places": places})
        return answer + found

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        atoms.keep_discs(game, [game.state[self.slot + HOMES + game.seats + seat] for seat in range(game.seats)])
