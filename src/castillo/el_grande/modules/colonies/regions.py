"""How the new regions and the limit board bend the rules (GC-2, GC-3, GC-5)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from castillo.el_grande.bending import Modifier
from castillo.el_grande.kinds import became
from castillo.el_grande.modules.colonies.board import AMERICA, AT_SEA, FRANCIA, NEW_REGIONS, SHIP
from castillo.el_grande.modules.colonies.company import (
    all_seats_taken,
    arrive,
    free_on_board,
    free_seats,
    kinds_in,
    leave,
    officers,
    seated,
    seats_on_board,
    sitting_in,
    where_is,
)
from castillo.el_grande.modules.colonies.limit import fill
from castillo.el_grande.modules.colonies.posts import (
    ChooseSeat,
    TakeOffice,
    is_vacant,
    may_take_post,
    may_toggle,
    move_within,
    why_stays,
)
from castillo.el_grande.modules.colonies.state import (
    CAPTAIN,
    CARRIES_GOLD,
    HOLDER,
    IS_SEATED,
    LIMIT,
    NEW,
    NEWCOMER,
    NEWCOMERS,
    OFFICES,
    SAILS,
    SEATS,
    SLOTS,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_IN_ALL,
    VICEROY,
    is_carried,
    is_newcomer,
    kind_of_token,
    number,
    owner_in,
    printed,
    put,
    stranger,
    token_name,
)
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.kernel.frame import NOBODY
from castillo.kernel.text import Text
from castillo.kernel.vectors import Row

SEAT_NAMES: Final = ("first_seat", "second_seat", "third_seat")

OFFICIAL: Final = 1 << FRANCIA | 1 << SHIP | 1 << AMERICA
"""Where seats and offices pay, and officers do not count."""


class NewRegions(Modifier):
    """Seats, offices, tokens and who counts."""

    def enterable(self, game: Position, place: i64, answer: bool) -> bool:
        return answer and (place != FRANCIA or not all_seats_taken(game))

    def piece_kinds(self, game: Position, owner: i64, place: i64, answer: list[int]) -> list[int]:
        if place not in NEW_REGIONS and place != game.state[self.slot + LIMIT]:
            return answer
        return kinds_in(game, owner, place)

    def moves_within(self, game: Position, owner: i64, kind: i64, place: i64, answer: bool) -> bool:
        """GC-2.3, GC-5.3: to another seat in Francia, off a post or onto it, off the limit board or on it."""
        if place == FRANCIA:
            return answer or not all_seats_taken(game)
        return answer or kind & OFFICES != 0 or may_take_post(game, kind, place) or may_toggle(game, kind, place)

    def kind_counts(self, game: Position, place: i64, kind: i64, answer: bool) -> bool:
        """As `counted`: no officer, and in the limit board's region only who sits on it."""
        if kind & OFFICES:
            return False
        return answer and (place != game.state[self.slot + LIMIT] or kind & IS_SEATED != 0)

    def counted(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        """Captain and viceroy do not count, nor do those beside the limit board."""
        answer -= officers(game, owner, place)
        if answer <= 0:
            return 0
        if place != game.state[self.slot + LIMIT]:
            return answer
        on_board = seated(game, owner)
        more = answer + officers(game, owner, place) - game.count(owner, place)
        return min(answer, on_board + min(more, free_on_board(game)) if more > 0 else on_board)

    def bent(self, game: Position, answer: i64) -> i64:
        return answer | OFFICIAL | 1 << game.state[self.slot + LIMIT]

    def office_points(self, game: Position, place: i64, answer: Row) -> Row:
        if place == FRANCIA:
            for at in range(3):
                answer = self.paid(game, sitting_in(game, at), SEAT_NAMES[at], answer)
        elif place == SHIP:
            answer = self.paid(game, game.state[self.slot + CAPTAIN], "captain", answer)
        elif place == AMERICA:
            answer = self.paid(game, game.state[self.slot + VICEROY], "viceroy", answer)
        return answer

    def paid(self, game: Position, held: i64, office: str, answer: Row) -> Row:
        """The points of an office to whom its holder belongs."""
        winner = NOBODY if held == NOWHERE else game.book.holder(game, held & 7)
        if winner == NOBODY:
            return answer
        answer = answer[:]
        answer[winner] += printed(game, f"office/{office}")
        return answer


class NewcomersSeated(Witness):
    """Whoever comes, goes or moves within takes a seat, or leaves one."""

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        if source == target:
            move_within(game, seat, owner, kind, source)
            return
        limit = game.state[self.slot + LIMIT]
        from_here = source in NEW_REGIONS or source == limit
        to_here = target in NEW_REGIONS or target == limit
        if not from_here and not to_here:
            return
        offered = is_vacant(game, target) and not kind & TOKEN_KINDS
        waits = source == CASTILLO or game.round == 0 or offered
        shown_to = free_seats(game)[0] if target == FRANCIA else NOWHERE
        token = leave(game, owner, kind, source, kind & SAILS != 0) if from_here else NOWHERE
        if to_here or token != NOWHERE:
            for _ in range(count):
                arrive(game, owner, kind, target, token, waits)
        if target == FRANCIA and not all_seats_taken(game):
            game.push(ChooseSeat(seat, owner, shown_to))
        elif offered:
            game.push(TakeOffice(seat, owner, target, stranger(kind)))

    def left_by_disc(self, game: Position, places: list[int]) -> None:
        """GC-5.5: those who arrived by disc and do not all fit are seated by the Grand Inquisitor's holder."""
        holder = number(game, HOLDER)
        fill(game, game.start_player if holder == NOBODY else holder)


class NewRegionsShown(Presenter):
    """Offices, tokens and the limit board: why, for the view and for bots."""

    def why_closed(self, game: Position, place: i64, answer: Text | None) -> Text | None:
        if answer is None and place == FRANCIA and all_seats_taken(game):
            return Text("colonies-why-seats_taken")
        return answer

    def why_stays(self, game: Position, owner: i64, kind: i64, place: i64, answer: Text | None) -> Text | None:
        return why_stays(game, kind, place) or answer

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found = [
            office("captain", "ship", game.state[self.slot + CAPTAIN], printed(game, "office/captain")),
            office("viceroy", "america", game.state[self.slot + VICEROY], printed(game, "office/viceroy")),
        ]
        for at in range(3):
            points = printed(game, f"office/{SEAT_NAMES[at]}")
            found.append(office(SEAT_NAMES[at], "francia", game.state[self.slot + SEATS + at], points))
        for token in range(TOKENS_IN_ALL):
            code = game.state[self.slot + TOKENS + token]
            where = where_is(token, code)
            if where != NOWHERE:
                kind = "gold" if kind_of_token(token) == CARRIES_GOLD else "goods"
                entry = {"id": token_name(token), "kind": kind, "place": game.book.place_ids[where]}
                found.append({**entry, "values": [int(printed(game, kind))]})
                if is_carried(code):
                    found[-1]["owner"] = int(owner_in(code))
        return [*answer, *found, self.board(game)]

    def board(self, game: Position) -> dict[str, Any]:
        where = game.state[self.slot + LIMIT]
        return {
            "id": "limit_board",
            "kind": "limit_board",
            "place": game.book.place_ids[where],
            "values": [int(seats_on_board(game))],
            "counts": [int(seated(game, owner)) for owner in game.book.owners],
        }


def office(id: str, place: str, value: i64, points: i64) -> dict[str, Any]:
    """A seat that pays, for the view: with an owner where it is taken."""
    entry: dict[str, Any] = {"id": id, "kind": "office", "place": place, "values": [int(points)]}
    if value != NOWHERE:
        entry["owner"] = int(value & 7)
    return entry


class NobodyIsNew(PhaseStep):
    """A round begins: whoever is at sea has been there since an earlier one (GC-2.5)."""

    def run(self, game: Position, seat: i64) -> None:
        for owner in range(game.seats if game.book.on_apart else 0):
            for where in AT_SEA:
                him = game.book.apart(game, owner, where)
                if him & NEWCOMER:
                    became(game, owner, where, him & ~NEWCOMER)
        for slot in range(NEWCOMERS, SLOTS):
            if number(game, slot):
                put(game, slot, 0)
        for office in (CAPTAIN, VICEROY):
            if number(game, office) != NOWHERE:
                put(game, office, number(game, office) & ~NEW)
        for token in range(TOKENS_IN_ALL):
            code = number(game, TOKENS + token)
            if is_carried(code) and is_newcomer(code):
                put(game, TOKENS + token, code & ~2)


class SeatThoseBeside(PhaseStep):
    """GC-5.4: free seats on the limit board are filled after a turn, and after the set-up."""

    def run(self, game: Position, seat: i64) -> None:
        holder = number(game, HOLDER)
        ended = game.start_player if seat == NOBODY else seat
        fill(game, ended if holder == NOBODY else holder)
