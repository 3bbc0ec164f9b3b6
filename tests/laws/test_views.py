"""Views: JSON, the same for everyone who may know the same, and never a secret."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

import castillo
from castillo.bots.minds import mind_of
from castillo.el_grande.fuzz_kit import SECRET_QUESTIONS, GrandeFuzzKit
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import START
from castillo.fuzz.faults import check_secrets, check_views, differing
from castillo.fuzz.secrets import Twins, check_secret_answer
from castillo.fuzz.tables import SeededTable
from castillo.kernel.actions import action
from castillo.kernel.luck import Luck
from tests.kit import STANDING, eager_walk, how_many, lively_walk, lucks, tables, viewers, walk, with_vetoes


@given(tables(), lucks())
@settings(max_examples=how_many(4, 300))
def test_views_are_json_and_hold_no_seed(table: SeededTable, luck: Random):
    game = table.open()
    for now in lively_walk(game, luck, 0.1):
        check_views(now)
        for seat in viewers(now):
            view = now.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert "seed" not in keys_of(view)
    check_views(game)


@given(tables(), lucks())
@settings(max_examples=how_many(3, 60))
def test_a_view_is_what_all_share_and_ones_own(table: SeededTable, luck: Random):
    """Who shows a game to many may build the shared part once: the parts overlap in nothing."""
    for game in walk(table.open(), luck):
        shared = game.shared_view()
        for seat in viewers(game):
            own = game.own_view(seat)
            assert not shared.keys() & own.keys()
            assert {**shared, **own} == game.view(seat)


def keys_of(document: Any) -> set[str]:
    if isinstance(document, dict):
        return {*document, *(key for value in document.values() for key in keys_of(value))}
    return {key for value in document for key in keys_of(value)} if isinstance(document, list) else set()


@given(tables(), lucks())
@settings(max_examples=how_many(6, 600))
def test_a_view_does_not_depend_on_what_its_viewer_may_not_know(table: SeededTable, luck: Random):
    """Deck order, discs that are set, cards taken back, others' standing answers, the seed."""
    for game in lively_walk(table.open(), luck):
        if game.decisions[0].kind in (*SECRET_QUESTIONS, "reaction") or luck.random() < 0.05:
            check_secrets(game, luck)


SECRET_CARDS = ("2/disc_return_all", "2/disc_return_2", "4/disc_scoring", "4/eviction", "4/take_back_power_card")


@pytest.mark.parametrize("card", SECRET_CARDS)
@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(4, 200))
def test_secrets_are_kept_while_a_veto_is_asked_for(card: str, table: SeededTable, luck: Random):
    """Discs set and not yet revealed, a power card announced and not yet taken back: the window shows neither."""
    asked = 0
    for game in eager_walk(with_vetoes(table, luck, card), luck, (int(card[0]),), 30):
        if game.decisions[0].kind in ("reaction", *SECRET_QUESTIONS):
            asked += 1
            check_secrets(game, luck)
    assert asked


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(12, 600))
def test_what_raises_no_floor_shows_nothing(table: SeededTable, luck: Random):
    """The same choices in two positions that a viewer cannot tell apart: nor can they afterwards."""
    for game in lively_walk(table.open(), luck):
        if luck.random() > 0.15:
            continue
        viewer = luck.choice(viewers(game))
        assert isinstance(game, Position)
        other = GrandeFuzzKit().disguised(game, viewer, Luck(luck.getrandbits(64)), standing=False)
        one = castillo.position(table.game, game.describe())
        if other is not None:
            Twins(one, other, [viewer]).play_on(luck, 3)


@given(tables(), lucks())
@settings(max_examples=how_many(7, 300))
def test_the_answer_to_a_secret_question_shows_to_nobody_else(table: SeededTable, luck: Random):
    """EG-1.6, EG-5.27, GR-3.1: not at once, and not later as long as it has not come out; to its seat it does."""
    for game in walk(table.open(), luck):
        if game.decisions[0].kind in SECRET_QUESTIONS:
            check_secret_answer(game, luck.choice(game.decisions).seat, luck, luck.choice((0, 0, 0, 12)))


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(6, 400))
def test_a_standing_answer_shows_to_nobody_else(table: SeededTable, luck: Random):
    """Unless it closes the window that is open to its seat: that a window has closed is seen by all."""
    table.options["veto"] = True
    for game in walk(table.open(), luck, 0.3):
        seat = luck.randrange(game.seats)
        if game.decisions[0].seat == seat and game.decisions[0].kind == "reaction":
            continue
        others = [viewer for viewer in viewers(game) if viewer != seat]
        before = [game.view(viewer) for viewer in others]
        assert game.stand(seat, "veto", luck.choice(STANDING)) == []
        assert [game.view(viewer) for viewer in others] == before


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(6, 200))
def test_how_one_holder_stands_does_not_show_while_another_is_asked(table: SeededTable, luck: Random):
    compared = 0
    table = replace(table, players=max(table.players, 3))
    for game in eager_walk(with_vetoes(table, luck), luck, (1, 3, 4), 40):
        if action(START) not in game.legal():
            continue
        for holder in range(game.seats):
            after = []
            for answer in STANDING:
                copy = game.clone()
                copy.stand(holder, "veto", answer)
                copy.choose(action(START))
                asked = [] if copy.over else [d.seat for d in copy.decisions if d.kind == "reaction"]
                if asked and holder not in asked:
                    after.append([copy.view(viewer) for viewer in viewers(copy) if viewer != holder])
            compared += len(after) > 1
            assert all(one == after[0] for one in after)
    assert compared


@given(tables(), lucks())
@settings(max_examples=how_many(6, 200))
def test_a_guess_shows_its_viewer_the_view_it_was_made_from(table: SeededTable, luck: Random):
    for game in walk(table.open(), luck, 0.15):
        viewer = luck.choice(viewers(game))
        view = json.loads(json.dumps(game.view(viewer)))
        setup = castillo.GAMES[table.game].setup(table.players, table.modules, table.options, 5, table.sheet)
        guess = mind_of(game).guess(setup, view)
        assert guess.view(viewer) == view, differing(guess.view(viewer), view)


@given(tables(), lucks())
@settings(max_examples=how_many(4, 200))
def test_a_view_shows_the_question_of_its_seat_only(table: SeededTable, luck: Random):
    for game in walk(table.open(), luck, 0.3):
        for seat in viewers(game):
            view = game.view(seat)
            decision = game.decision_of(seat) if seat is not None else None
            shown = view["decision"] and [option["action"] for option in view["decision"]["options"]]
            assert shown == (decision and [option.action for option in decision.options])
            assert view["waiting"] == [d.seat for d in game.decisions]
            assert len(set(view["order"])) == len(view["order"])
            assert set(view["order"]) <= set(range(game.seats))
            assert view["scores"] == list(game.scores)
