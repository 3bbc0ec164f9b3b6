"""Free sea moves (GC-2.5) and taking up gold and goods (GC-3.2): what costs no action of a turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.bending import Modifier
from castillo.el_grande.frames.pieces import held_by
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.modules.colonies.board import AFRICA, AMERICA, SHIP
from castillo.el_grande.modules.colonies.company import carry, equals, equals_new, equals_seated, home_of, tell
from castillo.el_grande.modules.colonies.posts import GOLD_MARKER, GOODS_MARKER
from castillo.el_grande.modules.colonies.state import (
    CARRIES_GOLD,
    GOLD_TOKENS,
    NEWCOMER,
    SAILS,
    SEATED,
    TOKENS,
    TOKENS_IN_ALL,
    UNCLAIMED,
    add,
    carrier,
    kind_of_token,
    newcomers,
    slot_of,
    token_name,
)
from castillo.el_grande.modules.colonies.voyages import departures, landings
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE, TAKE, TO
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, action, b_of, c_of, verb_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, marker, seat


def has_anyone(game: Position, player: i64, where: i64) -> bool:
    """Whether a player moves anybody in a region as their own."""
    return game.count(player, where) > 0 or (game.count(BLACK, where) > 0 and game.book.black_holder(game) == player)


def sailors(game: Position, player: i64, where: i64) -> list[int]:
    """Whom a player may have sail from a region, as actions: who has stood there since an earlier round (GC-2.5)."""
    out: list[int] = []
    if not has_anyone(game, player, where):
        return out
    for owner in held_by(game, player):
        if game.count(owner, where) > 0:
            kinds = game.book.kinds_of(game, owner, where)
            out += [action(PIECE, owner, where, kind & SHOWN) for kind in kinds if not kind & NEWCOMER]
    return out


def ports(game: Position) -> list[int]:
    """Where one may sail from the ship."""
    return [p for p in [*game.book.coast, AMERICA, AFRICA] if game.book.enterable(game, p)]


class SetSail(PhaseStep):
    """At the start of a turn: from the ship to América, África and the coasts."""

    def run(self, game: Position, seat: i64) -> None:
        if has_anyone(game, seat, SHIP):
            game.push(PickSailor(seat))


@mypyc_attr(acyclic=True)
class PickSailor(Frame):
    """Who leaves the ship?"""

    quiet = True

    def options(self, game: Position) -> list[int]:
        return [*sailors(game, self.seat, SHIP), PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.push(self)
            game.push(SailTo(self.seat, a_of(action), c_of(action)))

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        return departures(mind, game, self.seat, actions)

    def rule(self, game: Position) -> str:
        return "GC-2.5"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class SailTo(Frame):
    """Where does he land?"""

    shown = ("owner", "kind")

    def __init__(self, seat: i64, owner: i64, kind: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.kind: i64 = kind

    def options(self, game: Position) -> list[int]:
        return [action(TO, port) for port in ports(game)]

    def choose(self, game: Position, action: i64) -> None:
        atoms.travel(game, self.seat, atoms.MOVED, self.owner, self.kind | SAILS, SHIP, a_of(action), 1)

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        return landings(mind, game, self.seat, self.owner, actions)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat(self.owner)}

    def rule(self, game: Position) -> str:
        return "GC-2.5"

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, -1)
        if where >= 0 and where not in game.book.coast:
            return Text("colonies-why-no_port")
        return why_no_target(game, target, SHIP)


class AtSea(Modifier):
    """At any time in one's turn: back from América and África to the ship, and taking up what lies there."""

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Between two moves of a special action nobody sails (GC-Q14)."""
        if not has_anyone(game, seat, AMERICA) and not has_anyone(game, seat, AFRICA):
            return answer
        out = takings(game, seat)
        if isinstance(game.frames[-1], TakeTurn):
            out = sailors(game, seat, AMERICA) + sailors(game, seat, AFRICA) + out
        return answer + out if out else answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if verb_of(action) == PIECE:
            atoms.travel(game, seat, atoms.MOVED, a_of(action), c_of(action) | SAILS, b_of(action), SHIP, 1)
        elif verb_of(action) == TAKE:
            take(game, b_of(action), unclaimed(game, 0 if a_of(action) == GOLD_MARKER else GOLD_TOKENS))
        else:
            return answer
        return True


def takings(game: Position, player: i64) -> list[int]:
    """What a player's caballeros may take up, as actions."""
    out: list[int] = []
    for marked, first, where in ((GOLD_MARKER, 0, AMERICA), (GOODS_MARKER, GOLD_TOKENS, AFRICA)):
        if has_anyone(game, player, where) and unclaimed(game, first) >= 0:
            out += [action(TAKE, marked, owner) for owner in held_by(game, player) if equals(game, owner, where) > 0]
    return out


def unclaimed(game: Position, first: i64) -> i64:
    """A token of the first one's sort that lies on the board, or -1."""
    state, begin = game.state, slot_of(game, TOKENS)
    for token in range(first, GOLD_TOKENS if first < GOLD_TOKENS else TOKENS_IN_ALL):
        if state[begin + token] == UNCLAIMED:
            return token
    return -1


def take(game: Position, owner: i64, token: i64) -> None:
    """GC-3.2: whoever has been there longer takes it, and rather one beside the limit board (GC-Q6)."""
    where = home_of(token)
    free = equals(game, owner, where)
    newcomer = 1 if equals_new(game, owner, where) >= free else 0
    sits = 1 if equals_seated(game, owner, where) >= free else 0
    if newcomer:
        add(game, newcomers(where, owner), -1)
    if sits:
        add(game, SEATED + owner, -1)
    carry(game, token, carrier(owner, where, newcomer, sits))
    word = "gold_taken" if kind_of_token(token) == CARRIES_GOLD else "goods_taken"
    tell(game, word, "GC-3.2", owner=seat(owner), token=marker(token_name(token)))
