"""Supply: caballeros from the Province to the Court (EG-3.2)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import own_pieces
from castillo.el_grande.frames.travel import Travel, TravelEach
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import NUMBER, PASS, a_of, action, b_of, c_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text
from castillo.kernel.window import BEFORE_MOVE, BEFORE_STEP


def supply(game: Position, seat: i64, number: i64) -> i64:
    """Take all that the number allows from the Province; how many came.

    The rest may come from regions, which is asked.
    """
    taken = min(number, game.count(seat, PROVINCE))
    if number > taken:
        game.push(TakeFromRegions(seat, number - taken, 0))
    atoms.travel(game, seat, atoms.TO_COURT, seat, 0, PROVINCE, COURT, taken)
    return taken


@mypyc_attr(acyclic=True)
class TakeFewer(Frame):
    """How many of those just taken from the Province to keep; the others go back."""

    __slots__ = ("taken",)
    shown = ("taken",)

    def __init__(self, seat: i64, taken: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.taken: i64 = taken

    def ints(self) -> list[int]:
        return [self.taken]

    def options(self, game: Position) -> list[int]:
        return [action(NUMBER, n) for n in range(self.taken)]

    def choose(self, game: Position, action: i64) -> None:
        kept = a_of(action)
        atoms.travel(game, self.seat, atoms.NOT_TAKEN, self.seat, 0, COURT, PROVINCE, self.taken - kept)

    def quiet(self) -> bool:
        return True

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"taken": int(self.taken)}

    def rule(self, game: Position) -> str:
        return "EG-3.2"


@mypyc_attr(acyclic=True)
class TakeFromRegions(Frame):
    """The Province is empty: what is left of the supply may come from regions.

    `special`: as part of a special action.
    """

    __slots__ = ("left", "special")
    shown = ("left", "special")

    def __init__(self, seat: i64, left: i64, special: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.left: i64 = left
        self.special: i64 = special

    def ints(self) -> list[int]:
        return [self.left, self.special]

    def options(self, game: Position) -> list[int]:
        out = own_pieces(game, self.seat)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if not self.special:
            rule_out_fewer(game, self.seat)
        if self.left > 1:
            game.push(TakeFromRegions(self.seat, self.left - 1, self.special))
        step = Travel(self.seat, atoms.TO_COURT, self.seat, c_of(action), b_of(action), COURT)
        if self.special:
            game.announce(step, BEFORE_STEP)
        elif game.book.watched_moves:
            game.announce(step, BEFORE_MOVE)
        else:
            step.run(game)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(self.left)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-3.2")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


def rule_out_fewer(game: Position, seat: i64) -> None:
    """Who takes from regions has taken the whole Province (EG-3.2): fewer is not offered any more."""
    from castillo.el_grande.frames.turn import ChooseActionCard

    if isinstance(game.frames[-1], ChooseActionCard):
        game.frames[-1] = ChooseActionCard(seat, 0)


@mypyc_attr(acyclic=True)
class HowManyFromProvince(Frame):
    """EG-5.28: how many to take to the Court, all being the first answer; then each is a step."""

    __slots__ = ("most",)
    shown = ("most",)

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.most: i64 = most

    def ints(self) -> list[int]:
        return [self.most]

    def options(self, game: Position) -> list[int]:
        available = game.count(self.seat, PROVINCE)
        for place in game.book.regions:
            if game.book.holds_pieces(game, self.seat, place):
                available += game.count(self.seat, place)
        return [action(NUMBER, n) for n in range(min(self.most, available), -1, -1)]

    def choose(self, game: Position, action: i64) -> None:
        wanted = a_of(action)
        from_province = min(wanted, game.count(self.seat, PROVINCE))
        if wanted > from_province:
            game.push(TakeFromRegions(self.seat, wanted - from_province, 1))
        game.push(TravelEach(self.seat, atoms.TO_COURT, self.seat, PROVINCE, COURT, from_province))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"most": int(self.most)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.28")
