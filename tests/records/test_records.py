"""Stored games: finished games are kept and replayed for ever. See tools/make_records.py for where these come from."""

import json
from pathlib import Path
from typing import Any

import pytest

import castillo
from castillo.kernel.record import FINGERPRINT_EVERY, fingerprint

STORED = sorted(Path(__file__).parent.glob("*.json"))


def read(path: Path) -> castillo.Record:
    return castillo.load(path.read_text("utf-8"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_replays(path: Path):
    record = read(path)
    assert len(record.fingerprints) >= len(record.entries) // FINGERPRINT_EVERY
    game = record.replay()  # looks at every fingerprint
    assert game.over
    assert record.fingerprints[-1] == (len(record.entries), fingerprint(game))
    assert list(game.scores) == record.facts["scores"]
    assert record.to_json() + "\n" == path.read_text("utf-8")


@pytest.mark.parametrize("path", STORED[:: max(1, len(STORED) // 12)], ids=lambda path: path.stem)
def test_a_stored_game_can_be_opened_anywhere(path: Path):
    record = read(path)
    for upto in range(0, len(record.entries), 40):
        game = record.replay(upto=upto)
        assert castillo.position(record.setup.game, game.describe()).describe() == game.describe()
        json.dumps(game.view())


def test_stored_games_cover_every_kind_of_table():
    records = [read(path) for path in STORED]
    assert len(records) >= 60
    for name, rules in castillo.GAMES.items():
        setups = [record.setup for record in records if record.setup.game == name]
        for modules in rules.allowed_sets():
            for players in range(rules.players[0], rules.players[1] + 1):
                kind = [s for s in setups if s.modules == modules and s.players == players]
                assert kind, f"{name} with {modules}, {players} players: run tools/make_records.py"
        for spec in rules.options:
            played: set[Any] = {setup.options[spec.name] for setup in setups if spec.name in setup.options}
            assert played >= {value for value in spec.values if value is not None}
    kinds = {entry.kind for record in records for entry in record.entries}
    assert kinds == {"choose", "take_back", "stand"}
    assert any(entry.at for record in records for entry in record.entries)


def test_stored_games_are_small():
    assert sum(path.stat().st_size for path in STORED) < 10_000 * len(STORED)
