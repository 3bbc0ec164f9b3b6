"""Cards, rules, replays and measurements."""

import json
from pathlib import Path
from random import Random

import pytest

import castillo
from castillo.cli.bench import goals
from castillo.cli.card_sheets import read_sheet
from castillo.cli.measuring import Measurement, Result
from castillo.kernel import texts
from castillo.kernel.module import definition
from tests.cli.conftest import Terminal

LANGUAGES = list(texts.LANGUAGES)


def messages(language: str) -> list[str]:
    folder = Path(castillo.__file__).parent / "cli" / "texts"
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    return [line.split(" = ")[0].split(" =")[0] for line in lines if line.startswith("cli-")]


def test_every_language_has_the_same_messages():
    for language in LANGUAGES:
        assert messages(language) == messages("en")
        assert len(set(messages(language))) == len(messages(language))


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_place_is_listed(terminal: Terminal, lang: str):
    assert terminal.run("cards", "--lang", lang, "--json") == 0
    cards = json.loads(terminal.out.splitlines()[-1])["cards"]
    keys = [card["key"] for card in cards]
    assert set(definition("el_grande").values(("base",)).table) <= set(keys)
    assert all(card["name"] for card in cards)
    assert {source for card in cards for source in card["sources"].values()} >= {"printed", "derived"}


def test_provenance_is_shown(terminal: Terminal):
    assert terminal.run("cards", "--module", "base") == 0
    assert "third: derived" in terminal.out
    assert "Worked out" in terminal.out


def test_a_sheet_is_exported_and_played_with(terminal: Terminal, tmp_path: Path):
    file = tmp_path / "my.toml"
    assert terminal.run("cards", "--export", str(file)) == 0
    assert terminal.run("cards", "--export", str(file)) == 2
    assert "already exists; --force replaces it." in terminal.err
    assert terminal.run("cards", "--export", str(file), "--force") == 0
    text = file.read_text("utf-8").replace("first = 5", "first = 9")
    sheet = read_sheet(definition("el_grande").values(("base",)), text)
    game = castillo.new_game("el_grande", players=3, seed=1, sheet=sheet)
    values = {place["id"]: place["values"] for place in game.view()["board"]["places"]}
    assert values["aragon"] == [9, 4, 1]
    file.write_text(text, "utf-8")
    assert terminal.run("play", "--sheet", str(file), "--bot", "random", "--seed", "1") == 0
    assert "9·4·1" in terminal.out


def test_a_wrong_sheet_names_its_line(terminal: Terminal, tmp_path: Path):
    file = tmp_path / "my.toml"
    file.write_text('["base/place/aragon"]\nfirst = 500\n', "utf-8")
    assert terminal.run("play", "--sheet", str(file)) == 2
    assert "my.toml line 2" in terminal.err


# -- rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read(terminal: Terminal, lang: str):
    assert terminal.run("rules", "--lang", lang) == 0
    assert "EG-4.1" in terminal.out
    assert terminal.run("rules", "EG-4.1", "--lang", lang, "--json") == 0
    assert [page["rule"] for page in json.loads(terminal.out)["rules"]] == ["EG-4.1"]


# -- replays ---------------------------------------------------------------------------------------------------


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    game = castillo.new_game("el_grande", players=4, seed=5)
    luck = Random(5)
    while not game.over:
        game.act(luck.choice(game.legal()))
    (tmp_path / "game.json").write_text(game.record().to_json())
    return tmp_path / "game.json"


def test_a_record_is_replayed(terminal: Terminal, stored: Path):
    assert terminal.run("replay", str(stored)) == 0
    assert "Galicia" in terminal.out
    assert terminal.out.count("Round 1 began") == 1
    assert "wins with" in terminal.out or "share the victory" in terminal.out


def test_a_record_is_checked_in_one_line(terminal: Terminal, stored: Path):
    assert terminal.run("replay", str(stored), "--check") == 0
    assert terminal.out.count("\n") == 1
    assert "fingerprints match; the game is over." in terminal.out


def test_a_forged_record_is_found(terminal: Terminal, stored: Path):
    raw = json.loads(stored.read_text())
    raw["fingerprints"][1][1] = "0" * 16
    stored.write_text(json.dumps(raw))
    assert terminal.run("replay", str(stored), "--check") == 2
    assert "the game differs from the one recorded" in terminal.err


def test_a_replay_stops_where_it_is_told(terminal: Terminal, stored: Path):
    assert terminal.run("replay", str(stored), "--at", "0") == 0
    assert terminal.run("replay", str(stored), "--at", "20", "--json") == 0
    result = json.loads(terminal.out)
    assert result["at"] == 20
    assert result["over"] is False
    assert terminal.run("replay", str(stored), "--at", "100000") == 2
    assert "is too many" in terminal.err


def test_a_replay_goes_step_by_step(terminal: Terminal, stored: Path):
    assert terminal.run("replay", str(stored), "--step", typed=["", "", ""]) == 0
    assert terminal.out.count("Castilla la Nueva") >= 4


# -- bench -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_bench_measures_and_compares(terminal: Terminal):
    assert terminal.run("bench", "--seconds", "1", "--json") == 0
    result = json.loads(terminal.out.splitlines()[-1])
    assert result["compiled"] is castillo.compiled
    rates = ("decisions_per_second", "compiled_loop_per_second", "games_per_second", "clone_us", "view_us", "replay_ms")
    for name in (*rates, "king_and_intrigue_share", "colonies_share"):
        assert result[name] > 0
        least, most = result["spread"][name]
        assert least <= result[name] <= most
    assert result["ratio_to_python_chess"] == result["goals"]["decisions_per_second"]["reached"]
    assert "met" in terminal.out


def measured(name: str, unit: str, found: list[float], *, compared: bool = False) -> Result:
    return Measurement(name, "", unit, None, compared, found).result()


def test_bench_says_which_goals_are_met():
    results = [
        measured("python_chess_moves_per_second", "per second", [1000.0, 500.0, 1000.0], compared=True),
        measured("decisions_per_second", "per second", [40_000.0, 21_000.0, 30_000.0], compared=True),
        measured("playouts_per_second", "per second", [19_000.0]),
        measured("clone_us", "µs", [0.3]),
        measured("view_us", "µs", [5.0]),
    ]
    found = goals("el_grande", results, True)
    assert {name: (goal["reached"], goal["met"]) for name, goal in found.items()} == {
        "decisions_per_second": (40.0, True),  # in the slow moment 42 times, in the last 30 times
        "playouts_per_second": (19_000.0, False),
        "clone_us": (0.3, True),
    }
    assert found["decisions_per_second"]["spread"] == [30.0, 42.0]
    assert [*goals("el_grande", results, False)] == ["decisions_per_second"]
    assert "decisions_per_second" not in goals("el_grande", results[1:], True)
