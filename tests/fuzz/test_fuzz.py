"""The fuzzer finds nothing in our games, and finds what is planted."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import castillo
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Placing
from castillo.el_grande.definition import OPTIONS
from castillo.el_grande.module import GrandeModule, compose
from castillo.el_grande.modules import MODULES
from castillo.el_grande.parts import Part
from castillo.el_grande.places import CASTILLO, COURT
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import NUMBER
from castillo.fuzz import Hunt, random_table
from castillo.fuzz.__main__ import main
from castillo.kernel.actions import action
from castillo.kernel.module import GameDefinition, values_of
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text
from castillo.kernel.values import Values
from tests.kit import LONG

pytestmark = pytest.mark.slow


def test_it_finds_nothing(tmp_path: Path):
    seconds = 60 if LONG else 3
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


class LosesOne(Witness):
    """Who puts a caballero into the Castillo loses another."""

    def moved(self, game: Position, seat: int, owner: int, kind: int, source: int, target: int, count: int) -> None:
        at = owner * game.stride + COURT
        if target == CASTILLO and game.caballeros[at] > 0:
            game.caballeros[at] -= 1


class OpensTheKingsRegion(Modifier):
    """Nothing is taboo."""

    def taboo(self, game: Position, place: int, answer: bool) -> bool:
        return False


class DeadEnd(Witness):
    """In the third round no action card can be taken."""

    def power_card_played(self, game: Position, seat: int, bit: int) -> None:
        if game.round == 3:
            game.available = 0


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
        super().__init__()
        self.asked = 0

    def placing(self, game: Position, seat: int, placed: int, answer: Placing) -> Placing:
        self.asked += 1
        return answer.up_to(answer.most + self.asked % 3)


class Telltale(Presenter):
    """Every place says which card comes next."""

    def why_closed(self, game: Position, place: int, answer: Text | None) -> Text | None:
        return Text("el_grande-why-kings_region", {"place": str(game.decks[0][-1])})


PLANTED: dict[str, tuple[type[Part], tuple[str, ...]]] = {
    "loses_one": (LosesOne, ("not conserved",)),
    "kings_region": (OpensTheKingsRegion, ("King's region changed",)),
    "dead_end": (DeadEnd, ("dead end", "IndexError")),
    "endless": (Endless, ("endless",)),
    "crash": (Crash, ("ZeroDivisionError",)),
    "forgetful": (Forgetful, ("",)),
    "telltale": (Telltale, ("secret",)),
}
"""What is planted, and what the fuzzer may call it; a rule that forgets shows in many ways."""

NOT_AGAIN = ("endless", "forgetful")
"""Too long to look at again; and not the same twice."""


BASE = {"base": MODULES["base"]}


class Bent(GameDefinition):
    """El Grande with a planted fault."""

    folder = Path(__file__).parent
    players = (2, 5)
    implied = "base"
    modules = BASE
    options = OPTIONS
    fuzz_kit = castillo.GAMES["el_grande"].fuzz_kit

    def __init__(self, name: str, fault: type[Part]) -> None:
        super().__init__()
        type(self).id = name
        module = GrandeModule("planted", __file__, parts=lambda slot: [fault()])
        self.parts = [*BASE.values(), module]

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
    assert planted in NOT_AGAIN or main(["--replay", str(path)]) == 1


def test_a_fault_that_is_gone_is_not_seen_in_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    game = castillo.new_game("el_grande", players=2, seed=1)
    luck = Random(1)
    for _ in range(40):
        game.choose(luck.choice(game.legal()))
    path = tmp_path / "fine.json"
    path.write_text(game.record().to_json())
    assert main(["--replay", str(path)]) == 0
    assert capsys.readouterr().out == "the fault is gone\n"
