"""A player's turn: the action card, and its two parts in either order (EG-3.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import Travel, carry_out_watched
from castillo.el_grande.frames.special import start_beside, start_special
from castillo.el_grande.places import COURT
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PLACE, STACK, START
from castillo.el_grande.why import why_no_placing
from castillo.kernel.actions import PASS, VERB, a_of, number_of, verb_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text

# how far a turn is, as bits
PLACING_BEGUN: Final = 1
PLACING_OVER: Final = 2
SPECIAL_DONE: Final = 4
LAID_OPEN: Final = 8  # the card itself is all its special action, and lies open


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeTurn(Frame):
    """Place caballeros and use the special action: in either order, one before the other, both optional."""

    shown = ("placed", "stage")
    quiet = True
    own_rule = "EG-3.3"

    def __init__(self, seat: i64, placed: i64, stage: i64) -> None:
        super().__init__(seat)
        self.placed: i64 = placed
        self.stage: i64 = stage

    def why_impossible(self, game: Position) -> str:
        in_play = game.card != 0 or len(game.book.display_cards) > 0  # with a display there may be none
        return "" if game.active == self.seat and in_play else "it is not this player's turn, or no card is in play"

    def may_place(self, game: Position) -> bool:
        if self.stage & PLACING_OVER:
            return False
        way = game.book.placing(game, self.seat, self.placed)
        return self.placed < way.most and game.count(self.seat, way.source) > 0

    def may_start(self, game: Position, number: i64) -> bool:
        """Whether the special action of a card can start now."""
        if self.stage & (SPECIAL_DONE | LAID_OPEN):
            return False
        special = game.book.specials[number]
        if special is None or (self.stage & PLACING_BEGUN and special.before_placing):
            return False
        return special.possible(game, self.seat)

    def starts(self, game: Position) -> list[int]:
        """The special actions that can start now, as actions; one of a card that is not in play yet names it."""
        if not game.book.on_open_specials:
            return [START << VERB] if self.may_start(game, game.card) else []
        cards = [n for n in game.book.open_specials(game, self.seat) if self.may_start(game, n)]
        return [START << VERB | (0 if number == game.card else number) for number in cards]

    def lay_open(self, game: Position, ends: bool) -> i64:
        """The stage of the turn, once a card that is laid open when it is chosen (EG-5.10) lies open.

        While another special action may be used instead, it waits; a turn that ends without one has chosen it.
        """
        cards = game.book.open_specials(game, self.seat) if not self.stage & (SPECIAL_DONE | LAID_OPEN) else []
        for number in cards:
            special = game.book.specials[number]
            if special is not None and special.at_once and (ends or len(cards) == 1):
                special.start(game, self.seat)
                return self.stage | LAID_OPEN
        return self.stage

    def options(self, game: Position) -> list[int]:
        book, may_place = game.book, self.may_place(game)
        if book.plain_turns:
            can = 2 if self.may_start(game, game.card) else 0
            return book.turn_menus[can + 1 if may_place else can][game.king]
        out: list[int] = book.placement_actions(game, self.seat) if may_place else []
        if book.on_open_specials:
            out += self.starts(game)
        elif self.may_start(game, game.card):
            out.append(START << VERB)
        if book.on_turn_actions:
            more = book.turn_actions(game, self.seat)
            if more:
                out += more
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            if game.book.on_open_specials:
                self.lay_open(game, True)
            return
        if verb_of(action) == PLACE:
            way = game.book.placing(game, self.seat, self.placed)
            stage = self.lay_open(game, False) if game.book.on_open_specials and not self.placed else self.stage
            game.push(TakeTurn(self.seat, self.placed + 1, stage | PLACING_BEGUN))
            if way.card or game.book.watched_moves:
                step = PlaceNextDoor(self.seat, atoms.PLACED, self.seat, 0, way.source, a_of(action))
                if way.card:
                    start_beside(game, way.card, step)
                else:
                    carry_out_watched(game, step)
            else:
                atoms.travel(game, self.seat, atoms.PLACED, self.seat, 0, way.source, a_of(action), 1)
        elif verb_of(action) == START:
            if number_of(action):
                course.bring_into_play(game, number_of(action))
            special = game.book.specials[game.card]
            costs = special is None or not special.at_once
            over = PLACING_OVER if costs and self.stage & PLACING_BEGUN else 0
            game.push(TakeTurn(self.seat, self.placed, self.stage | SPECIAL_DONE | over))
            start_special(game, self.seat)
        else:
            game.push(self)
            game.book.act_aside(game, self.seat, action)

    def prompt_args(self, game: Position) -> dict[str, object]:
        way = game.book.placing(game, self.seat, self.placed)
        left = way.most - self.placed if self.may_place(game) else 0
        waiting = game.count(self.seat, COURT)
        if way.source != COURT:  # and after those, from the Court
            waiting += game.count(self.seat, way.source)
        starts = self.starts(game)
        shown = (number_of(starts[0]) if starts else 0) or game.card
        return {
            "left": min(int(left), int(waiting)),
            "special": ("no", "yes", "several")[min(len(starts), 2)],
            "card": game.card_named(shown) if shown else "",
        }

    def caution(self, game: Position) -> Text | None:
        """What a special action that starts now would cost, or placing that comes before it."""
        left = self.prompt_args(game)["left"]
        starts = [game.book.specials[number_of(start) or game.card] for start in self.starts(game)] if left else []
        if self.stage & PLACING_BEGUN and any(special is not None and not special.at_once for special in starts):
            return Text("el_grande-caution-gives_up", {"left": left})
        if any(special is not None and special.before_placing for special in starts):
            return Text("el_grande-caution-comes_first")
        return None

    def why_not(self, game: Position, target: str) -> Text | None:
        if target not in game.book.place_numbers:
            return self._why_no_start(game, target)
        if not self.may_place(game):
            return Text("el_grande-why-placing_over")
        return why_no_placing(game, game.book.place_numbers[target])

    def _why_no_start(self, game: Position, target: str) -> Text | None:
        """Why a card's special action cannot start; "start" is that of the card in play."""
        if self.stage & (SPECIAL_DONE | LAID_OPEN):
            return None
        for number in game.book.open_specials(game, self.seat):
            special = game.book.specials[number]
            said = game.book.card_keys[number] == target or (target == "start" and number == game.card)
            if special is not None and said:
                return special.why_not(game, self.seat)
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceNextDoor(Travel):
    """The regular placing of one caballero, where others are asked before it: next to the King, as he stands now."""

    def possible(self, game: Position) -> bool:
        places = game.book.placement_actions(game, self.seat)
        return super().possible(game) and game.book.place_actions[self.target] in places


def use_card(game: Position, seat: i64) -> None:
    """The two parts of the card in play; one that is laid open when it is chosen lies open, if it was chosen."""
    turn = TakeTurn(seat, 0, 0)
    game.push(turn)
    special = game.book.specials[game.card]
    if special is None:
        return
    if special.stays():
        keep_card(game, seat, special)
    if special.at_once and not _may_take_another(game, seat):
        game.frames[-1] = TakeTurn(seat, 0, turn.lay_open(game, False))


def keep_card(game: Position, seat: i64, special: Effect) -> None:
    """The card in play is kept from now on, where its special action is open to the seat."""
    if not game.book.on_open_specials or game.card in game.book.open_specials(game, seat):
        special.kept(game, seat)


def _may_take_another(game: Position, seat: i64) -> bool:
    """Whether a card of a stack may yet be taken instead."""
    return any(verb_of(action) == STACK for action in game.book.turn_actions(game, seat))


@mypyc_attr(acyclic=True)
class EndTurn(Frame):
    """Where the table wants turns confirmed: the last chance to take back."""

    own_rule = "EG-3.3"

    def options(self, game: Position) -> list[int]:
        return [PASS]

    def choose(self, game: Position, action: i64) -> None:
        return

    def asks_always(self, game: Position) -> bool:
        return True
