"""The networks of `master` are learned from nothing, in small: all of the way, stopped and taken up again."""

from __future__ import annotations

import json

import pytest

import castillo
from castillo.bots.match import TableSetup
from castillo.bots.minds import mind_of
from castillo.bots.picture import Point, curve
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.network_mind import NetworkMind
from castillo.el_grande.position import Position
from castillo.kernel.network import layers_of
from tests.kit import LONG
from tools.master.gate import Pair, play_pair, score_of
from tools.master.generate import Recipe, rows_of
from tools.master.weights import nothing_learned, read

RECIPE = Recipe(searched=0.05, simulations=4, playouts=1, others=0.0)
TABLE = TableSetup("el_grande", 2, options={"rounds": 6})


@pytest.fixture(scope="module")
def rows():
    """What one game tells."""
    return list(rows_of(3, RECIPE, nothing_learned()))


def test_a_game_tells_what_searches_preferred_and_what_answers_brought(rows):
    questions = [row for row in rows if row["kind"] == "policy"]
    answers = [row for row in rows if row["kind"] == "value"]
    assert len(questions) > 2
    assert len(answers) > 2
    for row in questions:
        assert len(row["actions"]) == len(row["scores"]) == len(row["cards"]) == len(row["visits"])
        assert 0 < sum(row["visits"]) <= 4
    for row in answers:
        assert len(row["base"]) == len(row["target"]) == len(row["facts"]) == row["players"] == 4
        assert len(row["places"]) == 10
        assert any(other["question"] == row["question"] for other in questions)


def test_the_same_seed_tells_the_same(rows):
    again = rows_of(3, RECIPE, nothing_learned())
    assert [next(again) for _ in range(3)] == rows[:3]


def test_who_plays_against_themselves_neither_leads_nor_trails():
    """Both have the same networks, and a deal is played with the seats exchanged."""
    lead, share = play_pair(Pair(nothing_learned(), nothing_learned(), 5, 1, TABLE))
    assert (lead, share) == (0.0, 0.5)


def test_a_score_has_an_error():
    score = score_of([(4.0, 0.5), (2.0, 1.0), (0.0, 0.0)])
    assert (score.lead, score.share) == (2.0, 0.5)
    assert score.error == pytest.approx((8 / 9) ** 0.5)


def test_a_curve_shows_every_generation():
    picture = curve("Strength", [Point(1, -1.0, 0.5), Point(2, 2.0, 0.5), Point(3, 4.0, 0.5)])
    assert picture.count("<circle") == 3
    assert ">+5.0<" in picture
    assert ">-2.0<" in picture


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="PyTorch is installed by ./test --long alone")
@pytest.mark.timeout(1800)
def test_learning_in_small_stops_and_goes_on(tmp_path):
    from tools.master.__main__ import SMALL
    from tools.master.loop import Training

    first = next(iter(Training(tmp_path, SMALL).run(1)))
    assert first["games"] == SMALL.games
    games = (tmp_path / "generation-01.jsonl").read_text().splitlines()
    assert [json.loads(line)[0] % 1000 for line in games] == [0, 1]

    file = tmp_path / "generation-02.jsonl"  # a second generation that was stopped within its first game
    file.write_text(games[0].replace("1000000", "2000000") + "\n" + games[1][:100] + "\n")
    second = list(Training(tmp_path, SMALL).run(2))
    assert [record["generation"] for record in second] == [2]
    best = read(tmp_path / "best.toml")
    assert [record["generation"] for record in best["record"]["generations"]] == [1, 2]
    assert layers_of(best["places"])
    game = castillo.new_game("el_grande", players=4, seed=1)
    known = mind_of(game)
    assert isinstance(known, GrandeMind)
    mind = NetworkMind(known.rules, best)
    assert isinstance(game, Position)
    assert len(mind.appraise(game)) == 4
