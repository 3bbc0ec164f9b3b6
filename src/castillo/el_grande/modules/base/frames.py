"""Questions that only cards of the base game ask."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.appraise import Appraiser, Scene
from castillo.el_grande.discs import EVICTION
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.figures import GRANDE, CarryFigure
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.frames.pieces import Travel, TravelEach
from castillo.el_grande.frames.supply import TakeFromRegions
from castillo.el_grande.instinct import placings
from castillo.el_grande.modules.base.atoms import take_power_card_back
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import CARD, NUMBER
from castillo.el_grande.why import why_no_source, why_no_target
from castillo.kernel.actions import PASS, a_of, action, mask_of, number_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, place


@mypyc_attr(acyclic=True)
class MoveGrande(Frame):
    """EG-5.29: move a Grande to another region, not from or to the King's."""

    shown = ("owner",)
    usual_rule = "EG-5.29"

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner

    def options(self, game: Position) -> list[int]:
        book = game.book
        home = game.grandes[self.owner]
        out: list[int] = []
        if book.is_region[home] and not book.taboo(game, home):
            out = [book.to_actions[r] for r in book.regions if r != home and not book.taboo(game, r)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryFigure(self.seat, GRANDE, self.owner, a_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        return why_no_target(game, target, game.grandes[self.owner])


@mypyc_attr(acyclic=True)
class TakePowerCardBack(Frame):
    """EG-5.27: one may take a used power card back, this round's included; it still decides the order (Q-04)."""

    usual_rule = "EG-5.27"

    def options(self, game: Position) -> list[int]:
        cards = game.book.power_cards
        used = game.used[self.seat]
        out: list[int] = [action(CARD) | cards[bit].number for bit in range(len(cards)) if used >> bit & 1]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryPowerCardBack(self.seat, number_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-card_not_used") if "/power/" in target else None


@mypyc_attr(acyclic=True)
class CarryPowerCardBack(Step):
    """The card comes back to the hand."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.card if viewer == self.seat else 0]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> CarryPowerCardBack:
        used = [c.number for c in game.book.power_cards if game.used[self.seat] >> c.bit & 1]
        if self.card or not used:
            return self
        return CarryPowerCardBack(self.seat, used[luck.below(len(used))])

    def run(self, game: Position) -> None:
        take_power_card_back(game, self.seat, game.book.power_bits[self.card])


@mypyc_attr(acyclic=True)
class PlaceAnywhere(Frame):
    """EG-5.8: place a caballero from the Court into any region but the King's, or the Castillo; or stop."""

    shown = ("left",)
    usual_rule = "EG-5.8"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.count(self.seat, COURT) > 0:
            out = game.book.open_targets(game, self.seat, game.book.placing_places)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.push(PlaceAnywhere(self.seat, self.left - 1))
        game.announce(Travel(self.seat, atoms.PLACED, self.seat, 0, COURT, a_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_target(game, target)

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        return placings(mind, game, self.seat, actions)


@mypyc_attr(acyclic=True)
class HowManyFromProvince(Frame):
    """EG-5.28: how many to take to the Court, all being the first answer; then each is a step."""

    shown = ("most",)
    usual_rule = "EG-5.28"

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def options(self, game: Position) -> list[int]:
        available = game.count(self.seat, PROVINCE)
        for region in game.book.regions:
            if game.book.holds_pieces(game, self.seat, region):
                available += game.count(self.seat, region)
        return [action(NUMBER, n) for n in range(min(self.most, available), -1, -1)]

    def main(self, game: Position, options: list[int]) -> i64:
        return options[0]

    def choose(self, game: Position, action: i64) -> None:
        wanted = a_of(action)
        from_province = min(wanted, game.count(self.seat, PROVINCE))
        if wanted > from_province:
            game.push(TakeFromRegions(self.seat, wanted - from_province, 1))
        game.push(TravelEach(self.seat, atoms.TO_COURT, self.seat, PROVINCE, COURT, from_province))

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        return [float(a_of(action)) for action in actions]


def tenants(game: Position, seat: i64, region: i64) -> i64:
    """Mask of the opponents with caballeros in a region."""
    return mask_of([other for other in range(game.seats) if other != seat and game.count(other, region) > 0])


@mypyc_attr(acyclic=True)
class NameForEviction(NamePlace):
    """Name a region, not the King's, where opponents have caballeros."""

    usual_rule = "EG-5.31"

    def places(self, game: Position) -> list[int]:
        book = game.book
        return [r for r in book.regions if not book.taboo(game, r) and tenants(game, self.seat, r)]

    def carried_out(self, place: i64) -> Step:
        return CarryEviction(self.seat, place)

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)

    def instincts(self, game: Position, actions: list[int], mind: Appraiser) -> list[float]:
        """The opponents there are gone, and turn up somewhere else."""
        seat, places = self.seat, [a_of(action) for action in actions]
        scene = Scene(game)
        return [(mind.alone(scene, seat, place) - mind.place(scene, seat, place)) / 2 for place in places]


@mypyc_attr(acyclic=True)
class CarryEviction(CarryOutAt):
    """The region is named: opponents there set their discs."""

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.place)

    def run(self, game: Position) -> None:
        ask_for_discs(game, self.seat, tenants(game, self.seat, self.place), EVICTION, self.place)
