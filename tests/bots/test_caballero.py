"""El Caballero's mind: what it likes and what it never does. That guesses keep their views is a law (tests/laws)."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.match import TableSetup, play
from castillo.bots.minds import mind_and_guesses, mind_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.verbs import CASTLE, END, SHIP, SUPPLY, TILE
from castillo.fuzz.tables import SeededTable
from castillo.kernel.actions import verb_of
from tests.caballero.table import EXPANSION, card, table, tile
from tests.kit import how_many, lucks, tables, walk

FEW = {"hard": 2, "expert": 2, "master": 2}
SETS = castillo.GAMES["el_caballero"].allowed_sets()


@pytest.mark.parametrize("name", ["hard", "expert", "master"])
def test_a_level_plays_to_the_end_with_the_expansion(name):
    result = play(TableSetup("el_caballero", 2, SETS[-1]), [name, "random"], seed=4, clocks=FEW)
    assert len(result.scores) == 2
    assert result.winners


@pytest.mark.parametrize("modules", SETS, ids="+".join)
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy")])
def test_a_level_beats_the_one_below_from_either_seat(better, worse, modules):
    """By the ladder it wins 97 of 100 such games or more."""
    for seed, line in enumerate(([better, worse], [worse, better]), 1):
        result = play(TableSetup("el_caballero", 2, modules), line, seed)
        assert [line[seat] for seat in result.winners] == [better]


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_instinct_plays_whole_games(modules):
    for players, noise in ((2, 0.0), (4, 2.0)):
        game, dice = castillo.new_game("el_caballero", players=players, modules=modules, seed=1), Dice(1)
        while not game.over:
            act_by_instinct(mind_of(game), game, dice, noise)
        assert max(game.scores) > 20


@given(tables("el_caballero"), lucks())
@settings(max_examples=how_many(6, 100), deadline=None)
def test_a_mind_has_a_number_for_every_option_and_changes_nothing(seeded: SeededTable, luck: Random):
    for game in walk(seeded.open(), luck, 0.1):
        if game.over:
            continue
        mind, seat, actions = mind_of(game), game.decisions[0].seat, game.legal()
        before = game.describe()
        scores = mind.instincts(game, seat, actions)
        considered = mind.in_one_order(game, seat, actions, luck.choice(actions))
        assert len(scores) == len(actions)
        assert all(isfinite(score) for score in [*scores, *mind.appraise(game)])
        assert considered
        assert set(considered) <= set(actions)
        assert game.describe() == before


def test_guesses_made_together_differ_in_the_tiles_face_down_alone():
    game = castillo.new_game("el_caballero", players=3, seed=7)
    view = game.view(1)
    _, guesses = mind_and_guesses(view, [1, 2, 3])
    stacks = [guess.describe()["stack"] for guess in guesses]
    assert all(guess.view(1) == view for guess in guesses)
    assert sorted(stacks[0]) == sorted(stacks[1]) == sorted(stacks[2])
    assert stacks[0] != stacks[1] != stacks[2] != stacks[0]


# -- what it likes -------------------------------------------------------------------------------------------


def liked(game: Position) -> dict[str, float]:
    """How good each option looks to the first seat, by notation."""
    options = game.decisions[0].options
    scores = mind_of(game).instincts(game, 0, game.legal())
    return {option.notation: score for option, score in zip(options, scores, strict=True)}


def after_supply(**document):
    return table(turn={"seat": 0, "done": ["supply"]}, **document)


def best(scores: dict[str, float], word: str) -> str:
    return max((name for name in scores if name.startswith(word)), key=lambda name: scores[name])


def test_the_supply_is_taken_first_and_nothing_else_is_looked_at():
    game = table(tiles=[tile("inland-1", 0, 0)])
    considered = mind_of(game).in_one_order(game, 0, game.legal(), 0)
    assert [verb_of(action) for action in considered] == [SUPPLY]


def test_a_supply_that_the_court_cannot_hold_waits():
    full = [card(0, x, -1, 1, "s") for x in range(7)]
    game = table(tiles=[tile(f"bay-{x + 1}", x, 0, 3) for x in range(7)], cards=full, courts=[7, 5])
    considered = mind_of(game).in_one_order(game, 0, game.legal(), 0)
    assert len(considered) == len(game.legal())


def test_a_ship_on_the_larger_water_looks_better():
    game = after_supply(
        tiles=[tile("cape-1", 0, 0), tile("open-sea-1", 1, 0), tile("open-sea-2", 2, 0), tile("isthmus-1", 0, -1)],
        cards=[card(0, 1, -1, 1, "s")],
    )
    scores = liked(game)
    assert scores["ship 1,-1 s"] > scores["ship 1,-1 w"]


def test_a_tile_that_throws_a_rival_out_looks_better_than_one_that_does_not():
    game = after_supply(
        tiles=[tile("inland-1", 0, 0), tile("inland-2", 0, 1)],
        cards=[card(0, -1, 0, 3, "e"), card(1, 1, 0, 5, "w")],
        display=["inland-3"],
    )
    assert best(liked(game), "tile") == "tile inland-3 1,1 r0"


def test_a_castle_is_worth_more_where_land_may_come():
    game = after_supply(
        tiles=[tile("inland-1", 0, 0), tile("inland-2", 1, 0), tile("inland-3", 2, 0)],
        cards=[card(0, 0, -1, 4, "s"), card(1, 1, -1, 3, "s"), card(0, -1, 0, 4, "e")],
    )
    scores = liked(game)
    assert scores["castle -1,0"] > scores["castle 0,-1"]


def test_a_closed_land_gets_an_alcalde():
    game = after_supply(modules=EXPANSION, tiles=[tile("cape-1", 0, 0), tile("cape-2", 0, -1, 2)])
    scores = liked(game)
    assert scores["alcalde 0,0 land"] > 2


def test_what_could_have_been_done_before_is_not_looked_at_after():
    game = after_supply(tiles=[tile("inland-1", 0, 0), tile("cape-1", 0, 1)], cards=[card(0, 1, 1, 1, "w")])
    by_verb = {verb: [a for a in game.legal() if verb_of(a) == verb] for verb in (SHIP, CASTLE, TILE, END)}
    after_castle = mind_of(game).in_one_order(game, 0, game.legal(), by_verb[CASTLE][0])
    assert not set(by_verb[SHIP]) & set(after_castle)
    assert set(by_verb[TILE]) <= set(after_castle)
