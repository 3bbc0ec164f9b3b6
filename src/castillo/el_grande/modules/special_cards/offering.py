"""Scorings of one region: where one stands oneself (KI-5.135), and of three that are offered (KI-5.175)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.scoring import score_all
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.el_grande.verbs import SEAT
from castillo.kernel.actions import PASS, a_of, action
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, place, seat


class ScoreOwnRegion(Effect):
    """Score a region in which one has a caballero."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickOwnRegion(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(game.count(seat, region) > 0 for region in game.book.regions)


@mypyc_attr(acyclic=True)
class PickOwnRegion(Frame):
    """Which region is scored? The King's is allowed."""

    def options(self, game: Position) -> list[int]:
        out: list[int] = [game.book.name_actions[r] for r in game.book.regions if game.count(self.seat, r) > 0]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            score_all(game, self.seat, [a_of(action)], SPECIAL)

    def rule(self, game: Position) -> str:
        return "KI-5.135"

    def why_not(self, game: Position, target: str) -> Text | None:
        known = target in game.book.place_numbers
        return Text("special_cards-why-not_there", {"place": place(target)}) if known else None


# -- offered -------------------------------------------------------------------------------------------------


class OfferScoring(Effect):
    """Offer one opponent so many regions; they pick the one that is scored."""

    def __init__(self, count: int) -> None:
        self.count: i64 = max(1, min(count, 9))

    def start(self, game: Position, seat: i64) -> None:
        game.push(PickOpponent(seat, self.count))


@mypyc_attr(acyclic=True)
class PickOpponent(Frame):
    """To whom are the regions offered?"""

    shown = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def options(self, game: Position) -> list[int]:
        return [action(SEAT, (self.seat + i) % game.seats) for i in range(1, game.seats)]

    def choose(self, game: Position, action: i64) -> None:
        game.push(OfferRegion(self.seat, a_of(action), self.count, 0))

    def rule(self, game: Position) -> str:
        return "KI-5.175"


@mypyc_attr(acyclic=True)
class OfferRegion(Frame):
    """Which region is offered? `offered` are those named before; once all are, the opponent picks."""

    shown = ("opponent", "left", "offered")

    def __init__(self, seat: i64, opponent: i64, left: i64, offered: i64) -> None:
        super().__init__(seat)
        self.opponent: i64 = opponent
        self.left: i64 = left
        self.offered: i64 = offered  # mask

    def options(self, game: Position) -> list[int]:
        return [game.book.name_actions[r] for r in game.book.regions if not self.offered >> r & 1]

    def choose(self, game: Position, action: i64) -> None:
        offered = self.offered | 1 << a_of(action)
        if self.left > 1:
            game.push(OfferRegion(self.seat, self.opponent, self.left - 1, offered))
        else:
            game.push(PickOffered(self.opponent, self.seat, offered))

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"opponent": seat(self.opponent), "left": int(self.left)}

    def rule(self, game: Position) -> str:
        return "KI-5.175"

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        known = target in game.book.place_numbers
        return Text("special_cards-why-offered", {"place": place(target)}) if known else None


@mypyc_attr(acyclic=True)
class PickOffered(Frame):
    """The opponent picks one of the offered regions; `owner` is whose special action it is."""

    shown = ("owner", "offered")

    def __init__(self, seat: i64, owner: i64, offered: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.offered: i64 = offered  # mask

    def options(self, game: Position) -> list[int]:
        return [game.book.name_actions[r] for r in game.book.regions if self.offered >> r & 1]

    def choose(self, game: Position, action: i64) -> None:
        score_all(game, self.owner, [a_of(action)], SPECIAL)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"other": seat(self.owner)}

    def rule(self, game: Position) -> str:
        return "KI-5.175"

    def why_not(self, game: Position, target: str) -> Text | None:
        known = target in game.book.place_numbers
        return Text("special_cards-why-not_offered", {"place": place(target)}) if known else None
