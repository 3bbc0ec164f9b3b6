"""Posts and seats (GC-2, GC-2.3): who takes one when he comes, and how a card moves somebody within his region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.kinds import became
from castillo.el_grande.modules.colonies.board import FRANCIA, SHIP
from castillo.el_grande.modules.colonies.company import (
    beside,
    equals,
    equals_new,
    free_on_board,
    free_seats,
    office_at,
    office_kind,
    seat_in,
    tell,
)
from castillo.el_grande.modules.colonies.limit import toggle
from castillo.el_grande.modules.colonies.state import (
    IS_SEATED,
    LIMIT,
    NEW,
    NEWCOMER,
    OFFICES,
    SEAT,
    SEATED,
    SEATS,
    TOKEN_KINDS,
    add,
    newcomers,
    number,
    put,
    stranger,
)
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import MARKER
from castillo.kernel.actions import PASS, a_of, action
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, seat

# markers that an option may name
GOLD_MARKER: Final = 32
GOODS_MARKER: Final = 33
CAPTAIN_MARKER: Final = 34
VICEROY_MARKER: Final = 35
SEAT_MARKERS: Final = 36
NAMES: Final = (
    (GOLD_MARKER, "gold"),
    (GOODS_MARKER, "goods"),
    (CAPTAIN_MARKER, "captain"),
    (VICEROY_MARKER, "viceroy"),
    (SEAT_MARKERS, "first_seat"),
    (SEAT_MARKERS + 1, "second_seat"),
    (SEAT_MARKERS + 2, "third_seat"),
)


# -- posts and seats change hands ----------------------------------------------------------------------------


def is_vacant(game: Position, place: i64) -> bool:
    """Whether a region has a post that nobody holds."""
    office = office_at(place)
    return office != NOWHERE and number(game, office) == NOWHERE


def take_post(game: Position, owner: i64, kind: i64, where: i64) -> None:
    """A plain caballero takes the free post; of several equal ones a newcomer (GC-Q4)."""
    newcomer = kind & NEWCOMER != 0 if stranger(kind) else equals_new(game, owner, where) > 0
    if newcomer:
        add(game, newcomers(where, owner), -1)
    if kind & IS_SEATED:
        add(game, SEATED + owner, -1)
    put(game, office_at(where), owner | (NEW if newcomer else 0))
    if stranger(kind):
        became(game, owner, where, stranger(kind) | office_kind(game, where))
    tell(game, "captain" if where == SHIP else "viceroy", "GC-2.3", owner=seat(owner))


def leave_post(game: Position, owner: i64, kind: i64, where: i64) -> None:
    """Captain or viceroy becomes a plain caballero again; on the limit board while a seat is free (GC-Q17)."""
    now: i64 = NEWCOMER if number(game, office_at(where)) & NEW else 0
    put(game, office_at(where), NOWHERE)
    if now:
        add(game, newcomers(where, owner), 1)
    if stranger(kind):
        became(game, owner, where, stranger(kind) | now)
    tell(game, "post_left", "GC-2.3", owner=seat(owner), place=game.named(where))
    if where == number(game, LIMIT) and free_on_board(game) > 0:
        toggle(game, owner, stranger(kind), where)


def change_seat(game: Position, owner: i64, at: i64, wanted: i64) -> None:
    """Whoever sits on a seat in Francia takes another one, with what he carries."""
    if wanted != at:
        put(game, SEATS + wanted, number(game, SEATS + at))
        put(game, SEATS + at, NOWHERE)
        him = game.book.apart(game, owner, FRANCIA)
        if seat_in(him) == at:
            became(game, owner, FRANCIA, stranger(him) | SEAT * (wanted + 1))
    tell(game, "seat_taken", "GC-2", owner=seat(owner), number=int(wanted) + 1)


# -- whoever comes -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class ChooseSeat(Frame):
    """GC-2: somebody has come to Francia: on which of the free seats does he sit?"""

    shown = ("owner", "at")

    def __init__(self, seat: i64, owner: i64, at: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.at: i64 = at  # where he sits until he says otherwise

    def options(self, game: Position) -> list[int]:
        return [action(MARKER, SEAT_MARKERS + at) for at in [self.at, *free_seats(game)]]

    def choose(self, game: Position, action: i64) -> None:
        change_seat(game, self.owner, self.at, a_of(action) - SEAT_MARKERS)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat(self.owner)}

    def rule(self, game: Position) -> str:
        return "GC-2"


@mypyc_attr(acyclic=True)
class TakeOffice(Frame):
    """GC-2.3: somebody has come where an office is free: does he take it? If not he sits down, if he can (GC-5.1)."""

    shown = ("owner", "place", "kind")

    def __init__(self, seat: i64, owner: i64, place: i64, kind: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.place: i64 = place
        self.kind: i64 = kind  # of one whom another module tells apart; 0: he is not the one

    def told_apart(self, game: Position) -> i64:
        """All that he is, if he is told apart; unsaid he is not, unless no other has come (AN-4)."""
        named = self.kind or equals(game, self.owner, self.place) == 0
        return game.book.apart(game, self.owner, self.place) if named else 0

    def options(self, game: Position) -> list[int]:
        return [action(MARKER, CAPTAIN_MARKER if self.place == SHIP else VICEROY_MARKER), PASS]

    def choose(self, game: Position, action: i64) -> None:
        him = self.told_apart(game)
        if action != PASS:
            take_post(game, self.owner, him, self.place)
        elif self.place == number(game, LIMIT) and beside(game, self.owner) > 0 and free_on_board(game) > 0:
            add(game, SEATED + self.owner, 1)
            if him:
                became(game, self.owner, self.place, him | IS_SEATED)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat(self.owner), "place": game.named(self.place)}

    def rule(self, game: Position) -> str:
        return "GC-2.3"


# -- within a region -----------------------------------------------------------------------------------------


def may_take_post(game: Position, kind: i64, where: i64) -> bool:
    """GC-2.3: whether a card can move a caballero onto a free post of his region."""
    return not kind & (TOKEN_KINDS | OFFICES) and is_vacant(game, where)


def may_toggle(game: Position, kind: i64, where: i64) -> bool:
    """GC-5.3: whether a card can move a caballero off the limit board, or on it."""
    if where != number(game, LIMIT) or kind & OFFICES:
        return False
    return kind & IS_SEATED != 0 or free_on_board(game) > 0


def move_within(game: Position, player: i64, owner: i64, kind: i64, where: i64) -> None:
    """A card moves a caballero within his region; where he can go both ways, the mover says which."""
    if where == FRANCIA:
        free = free_seats(game)
        if len(free) > 1:
            game.push(ChangeSeat(player, owner, seat_in(kind)))
        else:
            change_seat(game, owner, seat_in(kind), free[0])
    elif kind & OFFICES:
        leave_post(game, owner, kind, where)
    elif not may_take_post(game, kind, where):
        toggle(game, owner, kind, where)
    elif may_toggle(game, kind, where):
        game.push(PostOrBoard(player, owner, where, kind))
    else:
        take_post(game, owner, kind, where)


def why_stays(game: Position, kind: i64, where: i64) -> Text | None:
    """Why a card cannot move a caballero within his region; None: there is nothing to move to."""
    if where == FRANCIA:
        return Text("colonies-why-seats_taken")
    if where == number(game, LIMIT):
        return Text("colonies-why-board_full")
    if office_at(where) == NOWHERE:
        return None
    args: dict[str, object] = {"place": game.named(where)}
    return Text("colonies-why-carrier" if is_vacant(game, where) else "colonies-why-post_taken", args)


@mypyc_attr(acyclic=True)
class ChangeSeat(ChooseSeat):
    """GC-2.3: a card moves somebody from his seat in Francia to another: to which?"""

    def options(self, game: Position) -> list[int]:
        return [action(MARKER, SEAT_MARKERS + at) for at in free_seats(game)]

    def rule(self, game: Position) -> str:
        return "GC-2.3"


@mypyc_attr(acyclic=True)
class PostOrBoard(TakeOffice):
    """GC-2.3, GC-5.3: a card moves somebody within his region: onto the post, or else on or off the limit board?"""

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            toggle(game, self.owner, self.kind, self.place)
        else:
            take_post(game, self.owner, self.kind, self.place)

    def prompt_args(self, game: Position) -> dict[str, object]:
        now = "on" if self.kind & IS_SEATED else "beside"
        return {"owner": seat(self.owner), "place": game.named(self.place), "now": now}
