"""The door: what is offered is accepted, anything else is refused and changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.el_grande.position import Position
from castillo.fuzz.faults import check_question, check_refused, junk
from castillo.fuzz.tables import SeededTable
from castillo.kernel.window import STANDING_WORDS
from tests.kit import STANDING, how_many, lively_walk, lucks, tables, walk, with_vetoes


@given(tables(), lucks())
@settings(max_examples=how_many(12, 500))
def test_every_question_has_answers_and_legal_is_the_first_of_them(table: SeededTable, luck: Random):
    game = table.open()
    for _ in lively_walk(game, luck):
        check_question(game)
        first = game.decisions[0]
        assert game.legal() == [option.action for option in first.options]
        assert all(option.seat == first.seat and option.number == first.number for option in first.options)


@given(tables(), lucks())
@settings(max_examples=how_many(6, 300))
def test_every_answer_is_accepted(table: SeededTable, luck: Random):
    for game in walk(table.open(), luck, 0.3):
        for decision in game.decisions:
            for option in decision.options:
                copy = game.clone()
                copy.choose(option)
                assert copy.over or copy.decisions
                assert copy.made == game.made + 1


@given(tables(), lucks())
@settings(max_examples=how_many(10, 300))
def test_anything_else_is_refused_and_changes_nothing(table: SeededTable, luck: Random):
    for game in walk(table.open(), luck, 0.4):
        choice, seat = junk(game, luck)
        check_refused(game, choice, seat)
        check_refused(game, luck.choice(game.decisions).options[0].notation, luck.choice([-1, game.seats]))
        asked = {decision.seat for decision in game.decisions}
        others = {seat for seat in range(game.seats) if game.decision_of(seat) is None}
        assert not others & asked
        for other in others:
            check_refused(game, game.legal()[0], other)


@given(tables(), lucks())
@settings(max_examples=how_many(8, 300))
def test_a_stale_option_is_refused(table: SeededTable, luck: Random):
    """An option of a question that has been answered is refused, also by a seat that is asked again."""
    past: list[castillo.Option] = []
    for game in walk(table.open(), luck):
        for option in luck.sample(past, min(len(past), 2)):
            check_refused(game, option, None)
        opened = game.frames[-1]
        past = [o for o in past if o.number != game.decisions[0].number]
        past += [option for option in game.decisions[0].options if not hasattr(opened, "opened")]


@given(tables(), lucks())
@settings(max_examples=how_many(6, 100))
def test_a_finished_game_takes_no_more(table: SeededTable, luck: Random):
    game = table.open()
    first = game.decisions[0].options[0]
    for _ in walk(game, luck):
        pass
    assert game.over
    assert game.legal() == []
    assert game.decisions == []
    for choice in (first, first.notation, first.action, 0, ""):
        check_refused(game, choice, None)


@pytest.mark.parametrize("seat", [-1, 3, 99, 1 << 70, -(1 << 70)])
def test_what_is_no_seat_is_refused_everywhere(seat: int):
    game = castillo.new_game("el_grande", players=3, seed=1)
    game.choose(game.legal()[0])
    before = game.describe()
    option = game.decisions[0].options[0]
    other = castillo.Option(
        option.action, seat, option.number, option.notation, option.verb, option.target, option.text
    )
    for ask in (
        lambda: game.choose(game.legal()[0], seat),
        lambda: game.choose(other),
        lambda: game.take_back(seat),
        lambda: game.can_take_back(seat),
        lambda: game.view(seat),
        lambda: game.stand(seat, "veto", "always"),
        lambda: game.would_score("aragon", plus={seat: 1}),
    ):
        with pytest.raises(castillo.IllegalChoice):
            ask()
    assert game.describe() == before


def test_standing_answers_of_other_words_are_refused():
    game = castillo.new_game("el_grande", players=3, seed=1)
    before = game.describe()
    wrong = ((3, "veto", "always"), (-1, "veto", "always"), (0, "door", "always"), (0, "veto", "use"))
    for seat, window, answer in wrong:
        with pytest.raises(castillo.IllegalChoice):
            game.stand(seat, window, answer)
    assert game.describe() == before
    with pytest.raises(castillo.IllegalChoice):
        castillo.new_game("el_grande", players=3, seed=1, options={"veto": False}).stand(0, "veto", STANDING[0])


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(15, 300))
def test_Q_03_answers_for_an_action_or_a_turn_do_not_outlive_it(table: SeededTable, luck: Random):
    """Given in a window, that is: `stand` may give one for the turn to come."""
    game = with_vetoes(table, luck)
    active = game.active
    for _ in walk(game, luck):
        assert isinstance(game, Position)
        gone = {"not_this_action": game.special < 0, "not_this_turn": game.active != active}
        assert [word for word in gone if gone[word] and STANDING_WORDS.index(word) in game.standing] == []
        active = game.active
