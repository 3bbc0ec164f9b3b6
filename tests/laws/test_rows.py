"""Rows of numbers: what the engine relies on holds of machine vectors and of the lists that stand in for them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import librt.vecs
import pytest
from mypy_extensions import i64

import castillo
from castillo.kernel import actions, vectors
from castillo.kernel.ledger import Facts, ledger_of


def as_loaded(monkeypatch: pytest.MonkeyPatch, file: str) -> Any:
    """The module of rows as an engine has it whose files are of this kind."""
    monkeypatch.setattr(actions, "__file__", file)
    spec = importlib.util.spec_from_file_location("rows_of_another_engine", str(vectors.__file__))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["actions.py", "actions.so"])
def rows(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    return as_loaded(monkeypatch, request.param)


def test_a_compiled_engine_has_vectors_and_an_interpreted_one_lists(monkeypatch: pytest.MonkeyPatch):
    assert as_loaded(monkeypatch, "actions.so").Row is librt.vecs.vec[i64]
    monkeypatch.setitem(sys.modules, "librt.vecs", None)  # as in a browser: importing it fails
    assert as_loaded(monkeypatch, "actions.py").Row is list
    assert vectors.Row is (librt.vecs.vec[i64] if castillo.compiled else list)


def test_a_row_is_read_changed_and_searched_like_a_list(rows: Any):
    row = rows.vec[i64]([3, -1, 1 << 60])
    row[1] += 5
    assert [row[0], row[1], row[-1]] == [3, 4, 1 << 60]
    assert (len(row), list(row), 4 in row, 5 in row) == (3, [3, 4, 1 << 60], True, False)
    assert list(rows.vec[i64]([7] * 3)) == [7, 7, 7]
    with pytest.raises(IndexError):
        row[3]


def test_a_slice_is_a_row_of_its_own(rows: Any):
    row = rows.vec[i64]([1, 2, 3])
    copy, part = row[:], row[1:3]
    copy[0] = 9
    part[0] = 8
    assert (list(row), list(copy), list(part)) == ([1, 2, 3], [9, 2, 3], [8, 3])
    assert row == rows.vec[i64]([1, 2, 3])
    assert row != copy


def test_a_row_grows_by_append_and_keeps_what_it_had(rows: Any):
    row = rows.vec[i64]([])
    for number in range(100):
        row = rows.append(row, number)
    assert list(row) == list(range(100))


def test_facts_are_shared_until_two_go_on_differently():
    shared = ledger_of([1, 2]).shared
    one = shared.with_another(2, 3)
    assert one is shared  # nobody else has added to them
    other = shared.with_another(2, 4)
    assert isinstance(other, Facts)
    assert (list(one.row), list(other.row)) == ([1, 2, 3], [1, 2, 4])


def test_what_a_clone_notes_is_not_in_the_log_of_the_game_it_came_from():
    game = castillo.new_game("el_grande", players=4, seed=3)
    while len(game.log.facts()) < 20:  # past several sizes of what holds them
        game.act(game.legal()[0])
    clones = [game.clone() for _ in range(3)]
    before = game.log.facts()
    for which, clone in enumerate(clones):
        clone.act(clone.legal()[which % len(clone.legal())])
    game.act(game.legal()[-1])
    logs = [each.log.facts() for each in (*clones, game)]
    assert all(log[: len(before)] == before and len(log) > len(before) for log in logs)
    assert logs[0] != logs[-1]


def test_a_compiled_engine_keeps_its_numbers_in_vectors():
    game: Any = castillo.new_game("el_grande", players=4, seed=3)
    rows = (game.caballeros, game.points, game.hands, game.state, game.standing, game.noted.row)
    assert {type(row) for row in rows} == {type(vectors.vec[i64]([]))}
    assert Path(str(vectors.__file__)).suffix == ".py"  # it is what tells the two apart
