"""Tables to start from: each can be opened by any number of players, says what it is in every language, and differs."""

import pytest

from castillo.kernel import texts
from castillo.kernel.module import GAMES, GameDefinition
from castillo.kernel.setup import Preset

ALL = [(game, preset) for game in GAMES.values() for preset in game.presets()]


@pytest.mark.parametrize(("game", "preset"), ALL, ids=[f"{game.id}-{preset.id}" for game, preset in ALL])
def test_a_preset_can_be_played(game: GameDefinition, preset: Preset) -> None:
    for players in range(game.players[0], game.players[1] + 1):
        setup = game.setup(players, preset.modules, dict(preset.options), 1, None)
        assert game.new_game(setup).decisions
        assert {name: setup.options[name] for name in preset.options} == preset.options, "it names no other option"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_preset_says_what_it_is(language: str) -> None:
    speech = texts.speech(language)
    for part in ("name", "text"):
        assert [p.id for g, p in ALL if not speech.has(f"{g.id}-table-{p.id}", part)] == []


def test_the_first_preset_is_the_game_as_usual() -> None:
    assert [game.id for game in GAMES.values() if game.presets() and game.presets()[0] != Preset("book")] == []
    assert len(ALL) > 5


def test_no_two_presets_are_the_same() -> None:
    for game in GAMES.values():
        tables = [(game.check_modules(preset.modules), preset.options) for preset in game.presets()]
        assert all(tables.count(table) == 1 for table in tables), game.id
