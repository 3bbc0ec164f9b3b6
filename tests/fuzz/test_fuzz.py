"""The fuzzer finds nothing in our games, and finds what is planted."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import castillo
from castillo.el_grande.definition import OPTIONS
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.module import GrandeModule, compose, values_of
from castillo.el_grande.modules import MODULES
from castillo.el_grande.places import CASTILLO, COURT
from castillo.el_grande.position import Position
from castillo.fuzz import Hunt, random_table
from castillo.fuzz.__main__ import main
from castillo.kernel.actions import NUMBER, action
from castillo.kernel.module import Definition
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text
from castillo.kernel.values import Values
from tests.kit import how_many


def test_it_finds_nothing(tmp_path: Path):
    seconds = how_many(3, 60)
    command = [sys.executable, "-m", "castillo.fuzz", "--seconds", str(seconds), "--seed", "7", "--out", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith("nothing found: ")
    assert len(run.stdout.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_hunts_through_the_same_games():
    hunts = [Hunt(11), Hunt(11)]
    for hunt in hunts:
        for _ in range(3):
            assert hunt.one_game() is None
    assert hunts[0].decisions == hunts[1].decisions > 100


def test_tables_are_varied():
    tables = [random_table(Random(n)) for n in range(200)]
    for name, rules in castillo.GAMES.items():
        drawn = [table for table in tables if table.game == name]
        assert {table.players for table in drawn} == set(range(rules.players[0], rules.players[1] + 1))
        assert {table.modules for table in drawn} == set(rules.allowed_sets())
        assert any(table.sheet for table in drawn)


# -- planted faults: each a module with one bent rule ------------------------------------------------------


class LosesOne(Modifier):
    """Who puts a caballero into the Castillo loses another."""

    def moved(self, game: Position, seat: int, owner: int, kind: int, source: int, target: int, count: int) -> None:
        at = owner * game.stride + COURT
        if target == CASTILLO and game.caballeros[at] > 0:
            game.caballeros[at] -= 1


class OpensTheKingsRegion(Modifier):
    """Nothing is taboo."""

    def taboo(self, game: Position, place: int, answer: bool) -> bool:
        return False


class DeadEnd(Modifier):
    """In the third round no power card may be played."""

    def playable(self, game: Position, seat: int, answer: int) -> int:
        return 0 if game.round == 3 else answer


class Endless(Modifier):
    """A turn may be idled away for ever."""

    def turn_actions(self, game: Position, seat: int, answer: list[int]) -> list[int]:
        return [*answer, *(action(NUMBER, n) for n in range(60))]

    def turn_act(self, game: Position, seat: int, action: int, answer: bool) -> bool:
        return True


class Crash(Modifier):
    """Somebody divides by zero once the Castillo is full."""

    def values_of(self, game: Position, place: int, general: bool, answer: list[int]) -> list[int]:
        return answer if place != CASTILLO or game.crowd(CASTILLO) < 6 else [1 // 0]


class Forgetful(Modifier):
    """A rule that remembers something outside the position: gone when saved, wrong when taken back."""

    def __init__(self) -> None:
        self.placed = 0

    def moved(self, game: Position, seat: int, owner: int, kind: int, source: int, target: int, count: int) -> None:
        self.placed += 1

    def placement_limit(self, game: Position, seat: int, answer: int) -> int:
        return answer + self.placed % 3


class Telltale(Modifier):
    """Every place says which card comes next."""

    def why_closed(self, game: Position, place: int, answer: Text | None) -> Text | None:
        return Text("el_grande-why-kings_region", {"place": str(game.decks[0][-1])})


PLANTED: dict[str, tuple[type[Modifier], tuple[str, ...]]] = {
    "loses_one": (LosesOne, ("not conserved",)),
    "kings_region": (OpensTheKingsRegion, ("King's region changed",)),
    "dead_end": (DeadEnd, ("dead end", "IndexError")),
    "endless": (Endless, ("endless",)),
    "crash": (Crash, ("ZeroDivisionError",)),
    "forgetful": (Forgetful, ("",)),
    "telltale": (Telltale, ("secret",)),
}
"""What is planted, and what the fuzzer may call it; a rule that forgets shows in many ways."""


class Bent(Definition):
    """El Grande with a planted fault."""

    def __init__(self, name: str, fault: type[Modifier]) -> None:
        super().__init__(name, players=(2, 5), implied="base", modules={"base": MODULES["base"]}, options=OPTIONS)
        module = GrandeModule("planted", __file__, modifiers=lambda slot: [fault()])
        self.parts = [MODULES["base"], module]

    def values(self, modules: tuple[str, ...]) -> Values:
        return values_of(self.parts)

    def compose(self, setup: Setup) -> Rules:
        return compose(setup, self.parts)


@pytest.fixture
def planted(request: pytest.FixtureRequest) -> Iterator[str]:
    name: str = request.param
    castillo.GAMES[name] = Bent(name, PLANTED[name][0])
    yield name
    del castillo.GAMES[name]


@pytest.mark.skipif(castillo.compiled, reason="a compiled definition takes no interpreted subclass")
@pytest.mark.parametrize("planted", list(PLANTED), indirect=True)
def test_it_finds_what_is_planted(planted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    asked = ["--game", planted, "--seconds", "60", "--seed", "3", "--endless", "1200", "--out", str(tmp_path)]
    assert main(asked) == 1
    line = capsys.readouterr().out
    assert line.startswith("FOUND ")
    assert len(line.splitlines()) == 1
    assert any(word in line for word in PLANTED[planted][1]), line
    (path,) = tmp_path.iterdir()
    if planted not in ("endless", "forgetful"):  # too long to look at again; and not the same twice
        assert main(["--replay", str(path)]) == 1


def test_a_fault_that_is_gone_is_not_seen_in_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    game = castillo.new_game("el_grande", players=2, seed=1)
    luck = Random(1)
    for _ in range(40):
        game.choose(luck.choice(game.legal()))
    path = tmp_path / "fine.json"
    path.write_text(game.record().to_json())
    assert main(["--replay", str(path)]) == 0
    assert capsys.readouterr().out == "the fault is gone\n"
