"""The arena, its standings, and the statistics."""

from __future__ import annotations

import json

import pytest

from castillo.bots.arena import Plan, run
from castillo.bots.ledger import Ledger
from castillo.bots.match import Result, TableSetup
from castillo.bots.standings import rate, standings, wilson
from castillo.bots.statistics import Sample, summary
from castillo.bots.statistics import run as count
from castillo.cli import main
from castillo.kernel.errors import SetupError

SHORT = {"rounds": 6}


def test_every_bot_sits_in_every_seat():
    plan = Plan(("a", "b", "c", "d"), games=4)
    for seat in range(4):
        assert {plan.line_up(turn)[seat] for turn in range(4)} == {"a", "b", "c", "d"}


def test_seeds_repeat_the_same_deals_in_all_rotations():
    deals = Plan(("a", "b"), TableSetup(players=4), seeds=(3, 8)).deals()
    assert [seed for seed, _ in deals] == [3] * 4 + [8] * 4
    assert sum(line.count("a") for _, line in deals) == sum(line.count("b") for _, line in deals)


def test_an_arena_goes_on_where_it_stopped(tmp_path):
    plan = Plan(("easy", "random"), TableSetup(players=2, options=SHORT), games=6)
    path = tmp_path / "games.jsonl"
    first = Ledger(path, plan, Result)
    for result in run(plan):
        first.add(result)
        if len(first.done) == 2:
            break
    again = Ledger(path, plan, Result)
    assert len(again.done) == 2
    rest = list(run(plan, done=again.done))
    assert len(rest) == 4
    whole = {(r.seed, tuple(r.scores)) for r in run(plan)}
    assert whole == {(r.seed, tuple(r.scores)) for r in [*again.done, *rest]}
    with pytest.raises(SetupError, match="another plan"):
        Ledger(path, Plan(("easy", "random"), games=7), Result)


def test_standings_and_ratings():
    plan = Plan(("easy", "random"), TableSetup(players=2, options=SHORT), games=8)
    results = list(run(plan))
    rows = standings(results)
    assert [row.games for row in rows] == [8, 8]
    assert sum(row.wins for row in rows) == pytest.approx(8)
    assert rate(rows, results)
    assert rows[0].rating is not None
    assert rows[1].rating is not None
    assert rows[0].rating > rows[1].rating


def test_wilson_holds_the_share():
    low, high = wilson(30, 100)
    assert low < 0.3 < high
    assert wilson(0, 0) == (0.0, 1.0)


def test_statistics_add_up():
    sample = Sample("random", TableSetup(players=3, options=SHORT), games=4, seed=1)
    found = summary(sample, list(count(sample)))
    total = found["score_mean"] * 3
    for name in ("points_by_place", "points_by_card", "points_by_round"):
        assert sum(found[name].values()) == pytest.approx(total)
    assert sum(row["share"] * row["games"] for row in found["wins_by_seat"].values()) == pytest.approx(4)
    assert sum(row["games"] for row in found["wins_by_home"].values()) == 12
    assert set(found["points_by_round"]) <= {"2", "3", "5", "6", "8", "9"}


def test_the_commands_report_as_table_json_and_picture(tmp_path, capsys):
    picture = tmp_path / "arena.svg"
    options = ["--players", "2", "--rounds", "6", "--games", "2", "--json", "--plot", str(picture)]
    assert main(["arena", "--bots", "easy,random", "--seed", "5", *options]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {row["bot"] for row in found["bots"]} == {"easy", "random"}
    assert picture.read_text().startswith("<svg")
    assert main(["simulate", "--bot", "random", *options]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 2


def test_a_wrong_bot_is_one_sentence(capsys):
    assert main(["arena", "--bots", "nobody"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
