"""Laws of the pieces: nothing is lost, nothing is made, and nothing enters or leaves the King's region."""

from random import Random

from hypothesis import given, settings

from castillo.el_grande import atoms
from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.fuzz_kit import in_kings_region
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.fuzz.faults import kit_of
from castillo.fuzz.tables import SeededTable
from tests.kit import how_many, lively_walk, lucks, tables, walk


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(40, 1500))
def test_EG_2_1_and_EG_3_4_caballeros_are_conserved_and_the_kings_region_is_taboo(table: SeededTable, luck: Random):
    game = table.open()
    before = game.clone()
    assert game.rules.values.number("base/player", "caballeros") == 30
    for now in lively_walk(game, luck):
        assert now.made < before.made or not kit_of(before).broken_law(before, now), "taken back: an earlier king"
        before = now.clone()
    assert not kit_of(before).broken_law(before, game)


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(10, 200))
def test_EG_3_4_no_atom_touches_the_kings_region(table: SeededTable, luck: Random):
    """Whatever a card may try: the atoms know no exception."""
    game = table.open()
    assert isinstance(game, Position)
    for _ in walk(game, luck, 0.1):
        copy = game.clone()
        before = in_kings_region(copy)
        for seat in range(table.players):
            for place in {*copy.book.board_places} - {copy.king}:
                atoms.travel(copy, seat, atoms.MOVED, seat, 0, copy.king, place, 1)
                atoms.travel(copy, seat, atoms.MOVED, seat, 0, place, copy.king, 1)
            atoms.travel(copy, seat, atoms.PLACED, seat, 0, COURT, copy.king, 1)
            atoms.travel(copy, seat, atoms.RETURNED, seat, 0, copy.king, PROVINCE, 1)
            home = copy.grandes[seat]
            atoms.move_grande(copy, seat, seat, copy.king)
            if home == copy.king:
                atoms.move_grande(copy, seat, seat, (copy.king + 1) % 9)
        for board in range(len(copy.scoreboards)):
            atoms.move_scoreboard(copy, 0, board, copy.king)
            if copy.scoreboards[board] == copy.king:
                atoms.move_scoreboard(copy, 0, board, CASTILLO)
        assert in_kings_region(copy) == before
        assert not kit_of(copy).broken_law(game, copy)


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(20, 800))
def test_cards_are_conserved(table: SeededTable, luck: Random):
    game = table.open()
    assert isinstance(game, Position)
    book = game.book
    for _ in lively_walk(game, luck):
        for seat in range(game.seats):
            assert game.hands[seat] & game.used[seat] == 0
            cards = game.hands[seat] | game.used[seat]
            assert int(cards).bit_count() == (book.hand_size if game.round else len(book.power_cards))
            assert cards & ~book.all_power_cards == 0
        assert [sorted(deck) for deck in game.decks] == [sorted(deck) for deck in book.full_decks]
        laid = [book.power_cards[bit].value for bit in game.played if bit >= 0]
        assert len(laid) == len(set(laid))  # EG-3.1
        assert sum(int(veto).bit_count() for veto in game.vetoes) <= book.veto_cards
        places = [place for place in game.scoreboards if place != NOWHERE]
        assert len(places) == len(set(places))


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(10, 300))
def test_the_trails_agree_with_what_is_there(table: SeededTable, luck: Random):
    """Q-14: who put how many into the Castillo, and which power cards were played and taken back, add up."""
    game = table.open()
    assert isinstance(game, Position)
    for _ in lively_walk(game, luck):
        inside = dict.fromkeys(game.book.owners, 0)
        for fact in game.entered.facts():
            inside[fact // 64] += fact % 64
        assert inside == {owner: game.count(owner, CASTILLO) for owner in game.book.owners}
        used = [0] * table.players
        for fact in game.spent.facts():
            used[(fact & ~TAKEN_BACK) // 64] ^= 1 << fact % 64
        assert used == list(game.used)
