"""What a seat may know of a position of El Grande as a row of cells, for programs that learn.

Modules need say nothing: their numbers are encoded as they are declared (see numbers.py), the frames that are pending
as everybody may see them, places, cards and markers as they are composed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr, u8

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.discs import unpack
from castillo.el_grande.encoding_rows import ModuleRows
from castillo.el_grande.frames.discs import SetDiscs
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.encoding import Encoding, relative
from castillo.kernel.indexing import ActionIndex
from castillo.kernel.vectors import Cells

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

VERSION: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class GrandeEncoding(Encoding):
    """The fields of one set-up, and how they are filled in."""

    def __init__(self, book: GrandeRules, actions: ActionIndex) -> None:
        super().__init__(VERSION, book, actions)
        self.book: GrandeRules = book
        self.place_numbers: list[int] = sorted(place.number for place in book.places)
        self.digits: list[int] = [
            self.place_numbers.index(n) if n in self.place_numbers else NOWHERE for n in range(book.stride)
        ]
        self.card_list: list[int] = sorted(book.cards)
        self.card_digits: list[int] = [
            self.card_list.index(n) if n in book.cards else NOWHERE for n in range(max(self.card_list) + 1)
        ]
        self.power_count: i64 = len(book.power_cards)
        self.labels |= {
            "places": [book.place_ids[number] for number in self.place_numbers],
            "cards": [book.card_keys[number] for number in self.card_list],
            "power cards": [card.key for card in book.power_cards],
            "stacks": [str(stack) for stack in book.stacks],
            "scoreboards": book.scoreboard_ids,
        }
        seats, places, cards = self.seats, ("places", len(self.place_numbers)), ("cards", len(self.card_list))
        power = ("power cards", int(self.power_count))
        owners = ("owners", len(book.owners))
        boards, stacks = ("scoreboards", len(book.scoreboard_ids)), ("stacks", len(book.stacks))
        self.round_cell: i64 = self.add("round", [("rounds", 10)], "the round on the track, from 0")
        self.start_cell: i64 = self.add("start_player", [seats], "the start player")
        self.special_cell: i64 = self.add("special", [seats], "whose special action is carried out")
        self.hand_cell: i64 = self.add("hand", [power], "one's own power cards")
        self.used_cell: i64 = self.add("used", [power], "one's own used power cards")
        self.disc_cell: i64 = self.add("disc", [places], "what one's own secret disc shows")
        self.hands_cell: i64 = self.add("hands", [seats], "how many power cards are held", most=13)
        self.set_cell: i64 = self.add("discs_set", [seats], "whose secret disc is set, to be shown later")
        self.veto_cell: i64 = self.add("vetoes", [seats, ("bits", 4)], "Vetoes: this round, next round, second ones")
        self.played_cell: i64 = self.add("played", [seats, power], "this round's power card")
        self.spent_cell: i64 = self.add("spent", [seats, power], "how often a power card was played", most=2)
        self.back_cell: i64 = self.add("taken_back", [seats], "how many power cards were taken back", most=2)
        self.back_card_cell: i64 = self.add(
            "cards_back", [seats, power], "which, as far as one may know it: how often", most=2
        )
        self.king_cell: i64 = self.add("king", [places], "where the King stands")
        self.grande_cell: i64 = self.add("grandes", [seats, places], "where the Grandes stand")
        self.board_cell: i64 = self.add("scoreboards", [boards, places], "where the mobile scoreboards lie")
        self.value_cell: i64 = self.add("values", [places, ("values", 3)], "what a place pays now", most=8)
        self.caballero_cell: i64 = self.add("caballeros", [owners, places], "caballeros, black ones last", most=8)
        self.turned_cell: i64 = self.add("turned_up", [cards], "how often an action card has been turned up")
        self.lying_cell: i64 = self.add("lying_out", [cards], "1: taken this round, 2: it can be taken", most=2)
        self.taken_cell: i64 = self.add("taken_by", [stacks, seats], "who took a stack's card this round")
        self.in_play_cell: i64 = self.add("in_play", [cards], "the action card in play")
        self.modules: ModuleRows = ModuleRows(self, book, places)

    def write_own(self, game: Position, seat: i64, cells: Cells) -> None:
        players = self.players
        cells[self.round_cell + game.round] = 1
        cells[self.start_cell + relative(game.start_player, seat, players)] = 1
        if game.special >= 0:
            cells[self.special_cell + relative(game.special, seat, players)] = 1
        self._write_seats(game, seat, cells)
        self._write_secrets(game, seat, cells)
        self._write_spent(game, seat, cells)
        self._write_board(game, seat, cells)
        self._write_cards(game, seat, cells)
        self.modules.write(self.book, self.digits, game, seat, cells)

    def _write_seats(self, game: Position, seat: i64, cells: Cells) -> None:
        players, places, power = self.players, len(self.place_numbers), self.power_count
        for other in range(players):
            at = relative(other, seat, players)
            hand: i64 = game.hands[other]
            while hand:  # as many as bits are set
                hand &= hand - 1
                cells[self.hands_cell + at] += 1
            if game.discs[other] != NOWHERE:
                cells[self.set_cell + at] = 1
            vetoes: i64 = game.vetoes[other]
            if vetoes:
                for bit in range(4):
                    cells[self.veto_cell + 4 * at + bit] = u8(vetoes >> bit & 1)
            played: i64 = game.played[other]
            if played >= 0:
                cells[self.played_cell + power * at + played] = 1
            grande: i64 = game.grandes[other]
            if grande >= 0:
                cells[self.grande_cell + places * at + self.digits[grande]] = 1

    def _write_secrets(self, game: Position, seat: i64, cells: Cells) -> None:
        """What is only the seat's own."""
        hand: i64 = game.hands[seat]
        used: i64 = game.used[seat]
        for bit in range(self.power_count):
            cells[self.hand_cell + bit] = u8(hand >> bit & 1)
            cells[self.used_cell + bit] = u8(used >> bit & 1)
        disc: i64 = game.discs[seat]
        if disc == NOWHERE and game.frames:
            frame = game.frames[-1]
            if isinstance(frame, SetDiscs):
                disc = unpack(frame.answers, self.players)[seat]
        if disc != NOWHERE:
            cells[self.disc_cell + self.digits[disc]] = 1

    def _write_spent(self, game: Position, seat: i64, cells: Cells) -> None:
        players, power, facts = self.players, self.power_count, game.spent.shared.row
        for i in range(game.spent.length):
            fact: i64 = facts[i]
            back = fact & TAKEN_BACK
            fact -= back
            owner = fact >> 6
            at = relative(owner, seat, players)
            if not back:
                cells[self.spent_cell + at * power + (fact & 63)] += 1
            else:
                cells[self.back_cell + at] += 1
                if owner == seat or self.book.taken_back_open:
                    cells[self.back_card_cell + at * power + (fact & 63)] += 1

    def _write_board(self, game: Position, seat: i64, cells: Cells) -> None:
        """Who stands where. In a closed Castillo stands whoever stands nowhere else, so that everybody knows it."""
        book, players, digits, places = self.book, self.players, self.digits, len(self.place_numbers)
        king = CASTILLO if book.stand_in(game) >= 0 else game.king
        if king >= 0:
            cells[self.king_cell + digits[king]] = 1
        for board in range(len(game.scoreboards)):
            where: i64 = game.scoreboards[board]
            if where >= 0:
                cells[self.board_cell + board * places + digits[where]] = 1
        for owner in book.owners:
            at = self.caballero_cell + places * (relative(owner, seat, players) if owner < players else players)
            base = owner * game.stride
            for number in self.place_numbers:
                count: i64 = game.caballeros[base + number]
                if count:
                    cells[at] = u8(count)
                at += 1
        for place in book.board_places:
            at = self.value_cell + 3 * digits[place]
            for value in book.values_of(game, place, False):
                cells[at] = u8(value)
                at += 1

    def _write_cards(self, game: Position, seat: i64, cells: Cells) -> None:
        book, digits, players = self.book, self.card_digits, self.players
        if game.card:
            cells[self.in_play_cell + digits[game.card]] = 1
        if game.round == 0:
            return
        shown = book.track.index(game.round) + 1
        for stack in range(len(book.stacks)):
            deck = game.decks[stack]
            for i in range(min(shown, book.stack_size(game, stack))):
                cells[self.turned_cell + digits[deck[i]]] += 1
            card: i64 = game.revealed[stack]
            cells[self.lying_cell + digits[card]] = u8(1 + (game.available >> stack & 1))
            taken: i64 = game.taken_by[stack]
            if taken >= 0:
                cells[self.taken_cell + stack * players + relative(taken, seat, players)] = 1
