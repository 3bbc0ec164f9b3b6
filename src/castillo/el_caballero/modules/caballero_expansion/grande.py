"""EC-6.2, EC-6.3: the Grande protects a card, which may touch land with several sides."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero import verbs
from castillo.el_caballero.atoms import lay_card
from castillo.el_caballero.deeds.cards import MOST_CARDS, card_action_done, card_number, lands_met
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import CASTLE, EDGES, FILLED, GRANDE, LAND, LANDS, NOWHERE, card_in, edge_at, number_at
from castillo.el_caballero.modules.caballero_expansion import atoms
from castillo.el_caballero.modules.caballero_expansion.alcaldes import price_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.el_caballero.ties import can_follow, card_breaks, tied_with
from castillo.el_caballero.verbs import MOVING_GRANDE, WITH_GRANDE
from castillo.kernel.actions import a_of, number_of


class PlaceGrande(Deed):
    """From the Court onto one's own card on the table."""

    handles = (verbs.GRANDE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.grandes[seat] == NOWHERE and game.courts[seat] >= price_of(game, "grande"):
            out += [at_cell(verbs.GRANDE, 0, cell) for cell in game.cards_of(seat)]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.place_grande(game, seat, number_of(action), price_of(game, "grande"))

    def instinct(self, thought: Thought, action: i64) -> float:
        return (
            protected(thought, number_of(action)) - thought.grande() - thought.price(price_of(thought.game, "grande"))
        )


def protected(thought: Thought, cell: i64) -> float:
    """What the Grande saves on a card."""
    value = thought.game.value(cell) & ~GRANDE
    return thought.risk(cell, value, value & CASTLE != 0)


class MoveGrande(Deed):
    """To another own card, once a turn."""

    handles = (verbs.MOVE_GRANDE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if may_move(game, seat) and game.courts[seat] >= price_of(game, "move_grande"):
            there = game.grandes[seat]
            out += [at_cell(verbs.MOVE_GRANDE, 0, cell) for cell in game.cards_of(seat) if cell != there]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.move_grande(game, seat, number_of(action), price_of(game, "move_grande"))

    def instinct(self, thought: Thought, action: i64) -> float:
        saved = protected(thought, number_of(action)) + left_behind(thought)
        return saved - thought.price(price_of(thought.game, "move_grande"))


def left_behind(thought: Thought) -> float:
    """What it changes that the Grande leaves his card."""
    source = thought.game.grandes[thought.seat]
    return thought.without(source, False) if leaves_ruin(thought.game, source) else -protected(thought, source)


def leaves_ruin(game: Position, source: i64) -> bool:
    """Whether the card under the Grande goes when he leaves it."""
    return LANDS[game.edges(source)] > 1


def may_move(game: Position, seat: i64) -> bool:
    """Whether a seat may still move its Grande this turn."""
    return game.grandes[seat] != NOWHERE and not game.grande_moved


@mypyc_attr(acyclic=True)
class Spot:
    """A free cell that touches land with several sides, and what is tested when a card comes there under the Grande."""

    __slots__ = ("cell", "edges", "beside", "tested", "ruin", "beside_ruin")

    def __init__(self, game: Position, seat: i64, cell: i64, how: i64) -> None:
        self.cell: i64 = cell
        self.edges: i64 = game.edges(cell)
        self.beside: list[int] = [game.area_beside(cell, side) for side in range(4)]
        self.tested: list[int] = [game.labels[edge] for edge in lands_met(game, cell) + game.met]
        self.ruin: i64 = 0  # the card that goes because the Grande leaves it, if there is one
        self.beside_ruin: list[int] = []
        source = game.grandes[seat]
        if how == MOVING_GRANDE and leaves_ruin(game, source):
            self.ruin = game.value(source)
            self.beside_ruin = [game.area_beside(source, side) for side in range(4)]

    def more(self, card: i64, area: i64) -> i64:
        """What is added to a land by a card here, less what the ruin takes away."""
        count: i64 = 0
        for side in range(4):
            if self.beside[side] == area:
                count += number_at(card, side)
            if self.ruin and self.beside_ruin[side] == area:
                count -= number_at(self.ruin, side)
        return count

    def tied(self, game: Position, seat: i64, card: i64) -> list[int]:
        """The lands where the totals would not differ, with a card here."""
        out: list[int] = []
        for area in self.tested:
            if area not in out and tied_with(game, seat, area, self.more(card, area)) != NOWHERE:
                out.append(area)
        return out


class LayUnderGrande(Deed):
    """A card that touches land with several sides, together with the Grande; the highest land number is paid too."""

    handles = (verbs.CARD_WITH_GRANDE,)
    of_cards = True

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        how = WITH_GRANDE if game.grandes[seat] == NOWHERE else MOVING_GRANDE
        if how == MOVING_GRANDE and game.grande_moved:
            return
        if game.card_actions >= MOST_CARDS or game.cards_left(seat) == 0:
            return
        court = game.courts[seat] - grande_fee(game, how)
        cells = game.cells
        for at in range(len(cells)):
            value = cells[at]
            if not value & FILLED and LANDS[value & EDGES] > 1:
                self._at(game, seat, Spot(game, seat, game.cell_of(at), how), how, court, out)

    def _at(self, game: Position, seat: i64, spot: Spot, how: i64, court: i64, out: list[int]) -> None:
        for face in range(2):
            for turn in range(4):
                card = spot.edges | card_in(seat, face, turn)
                side = dearest_side(card)
                number = number_at(card, side)
                if number <= court:
                    action = at_cell(verbs.CARD_WITH_GRANDE, card_number(number, side) | how, spot.cell)
                    if self._differs(game, seat, spot, card, action, court - number):
                        out.append(action)

    def _differs(self, game: Position, seat: i64, spot: Spot, card: i64, action: i64, court: i64) -> bool:
        """Whether the totals differ after all of it, or a second card can still see to that."""
        tied = spot.tied(game, seat, card)
        if not tied:
            return True
        if game.card_actions > 0:
            return False
        more, cards = spot.more(card, tied[0]), game.cards_left(seat) - 1
        if len(tied) == 1 and more >= 0 and card_breaks(game, seat, tied[0], more, min(court, cards * 8), spot.cell):
            return True
        return can_follow(game, seat, action)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        a, cell, source = a_of(action), number_of(action), game.grandes[seat]
        number = (a & 7) + 1
        lay_card(game, seat, cell, number, a >> 3 & 3, self.price(game, action), True)
        if a & MOVING_GRANDE:
            atoms.note_grande_moved(game)
            atoms.grande_left(game, source)
        card_action_done(game, seat, cell)

    def price(self, game: Position, action: i64) -> i64:
        a = a_of(action)
        return (a & 7) + 1 + grande_fee(game, a)

    def rival(self, game: Position, seat: i64, action: i64) -> i64:
        a = a_of(action)
        spot = Spot(game, seat, number_of(action), a & MOVING_GRANDE)
        card = spot.edges | card_in(seat, (a & 7) >> 2, (a >> 3 & 3) - (a & 7) & 3)
        tied = spot.tied(game, seat, card)
        return tied_with(game, seat, tied[0], spot.more(card, tied[0])) if tied else NOWHERE

    def instinct(self, thought: Thought, action: i64) -> float:
        game, seat, a = thought.game, thought.seat, a_of(action)
        number = (a & 7) + 1
        gain = thought.card_at(number_of(action), number, a >> 3 & 3)
        for added in added_totals(game, seat, action):
            gain += thought.with_more(added >> 8, added & 255)
        gain += left_behind(thought) if a & MOVING_GRANDE else -thought.grande()
        return gain - thought.price_of_card(number + grande_fee(game, a))


def added_totals(game: Position, seat: i64, action: i64) -> list[int]:
    """What a card under the Grande adds to the totals of the lands it touches, each as area << 8 | number."""
    a, cell = a_of(action), number_of(action)
    card = card_in(seat, (a & 7) >> 2, (a >> 3 & 3) - (a & 7) & 3)
    edges = game.edges(cell)
    out: list[int] = []
    for side in range(4):
        if edge_at(edges, side) == LAND:
            area, number = game.area_beside(cell, side), number_at(card, side)
            for i in range(len(out)):
                if out[i] >> 8 == area:
                    out[i] += number
                    break
            else:
                out.append(area << 8 | number)
    return out


def grande_fee(game: Position, how: i64) -> i64:
    """What the Grande costs with a card that is laid: placing or moving it."""
    return price_of(game, "grande" if how & WITH_GRANDE else "move_grande")


def dearest_side(card: i64) -> i64:
    """The land side of a card with the highest number: it is paid for."""
    best: i64 = NOWHERE
    for side in range(4):
        if edge_at(card, side) == LAND and (best == NOWHERE or number_at(card, side) > number_at(card, best)):
            best = side
    return best
