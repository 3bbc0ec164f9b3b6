"""EC-6.2, EC-6.3: the Grande protects a card, which may touch land with several sides."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.atoms import lay_card
from castillo.el_caballero.deeds.cards import MOST_CARDS, card_action_done, card_number
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import CASTLE, EDGES, FILLED, GRANDE, LAND, LANDS, NOWHERE, card_in, edge_at, number_at
from castillo.el_caballero.modules.caballero_expansion import atoms
from castillo.el_caballero.modules.caballero_expansion.alcaldes import price_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.el_caballero.ties import can_follow, tied_with
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
        fee = grande_fee(game, how)
        cells = game.cells
        for at in range(len(cells)):
            value = cells[at]
            if not value & FILLED and LANDS[value & EDGES] > 1:
                self._at(game, seat, at, how, game.courts[seat] - fee, out)

    def _at(self, game: Position, seat: i64, at: i64, how: i64, most: i64, out: list[int]) -> None:
        edges, cell = game.cells[at], game.cell_of(at)
        beside = [game.area_beside(cell, side) for side in range(4)]
        tested = [beside[side] for side in range(4) if edge_at(edges, side) == LAND]
        tested += [game.labels[edge] for edge in game.met]
        lost = [ruined_in(game, game.grandes[seat], area) if how == MOVING_GRANDE else 0 for area in tested]
        for face in range(2):
            for turn in range(4):
                card = edges | card_in(seat, face, turn)
                side = dearest_side(card)
                number = number_at(card, side)
                if number <= most:
                    action = at_cell(verbs.CARD_WITH_GRANDE, card_number(number, side) | how, cell)
                    differs = totals_differ(game, seat, card, beside, tested, lost)
                    if differs or (game.card_actions == 0 and can_follow(game, seat, action)):
                        out.append(action)

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

    def instinct(self, thought: Thought, action: i64) -> float:
        game, seat, a = thought.game, thought.seat, a_of(action)
        number = (a & 7) + 1
        gain = thought.card_at(number_of(action), number, a >> 3 & 3)
        for added in added_totals(game, seat, action):
            gain += thought.with_more(added >> 8, added & 255)
        gain += left_behind(thought) if a & MOVING_GRANDE else -thought.grande()
        return gain - thought.price_of_card(number + grande_fee(game, a))


def ruined_in(game: Position, source: i64, area: i64) -> i64:
    """What a land loses when the Grande leaves his card, and it goes."""
    if not leaves_ruin(game, source):
        return 0
    beside = [game.area_beside(source, side) for side in range(4)]
    return counted_in(game.value(source), beside, area)


def counted_in(card: i64, beside: list[int], area: i64) -> i64:
    """What a card counts in a land, with these areas on its sides."""
    count: i64 = 0
    for side in range(4):
        if beside[side] == area:
            count += number_at(card, side)
    return count


def totals_differ(game: Position, seat: i64, card: i64, beside: list[int], tested: list[int], lost: list[int]) -> bool:
    """Whether a seat's totals differ in all these lands, each less what it has lost, when a card has come there."""
    for i in range(len(tested)):
        more = counted_in(card, beside, tested[i]) - lost[i]
        if tied_with(game, seat, tested[i], more) != NOWHERE:
            return False
    return True


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
