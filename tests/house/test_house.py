"""The order of the house, read off the source: who may call whom, who may change what, and what is unique."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import castillo
from castillo.el_grande import verbs
from castillo.el_grande.bending import Modifier
from castillo.el_grande.discs import DiscPurpose, core_purposes
from castillo.el_grande.frames import CORE_FRAMES, KINDS
from castillo.el_grande.module import GrandeModule
from castillo.el_grande.modules import MODULES
from castillo.el_grande.numbers import Slot
from castillo.el_grande.parts import chain, queries
from castillo.el_grande.places import CORE_PLACES
from castillo.el_grande.position import Position
from castillo.el_grande.possible import allowed_numbers
from castillo.el_grande.rules import GrandeRules
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.kernel import texts
from castillo.kernel.frame import Frame, Step, number_names
from castillo.kernel.luck import Luck
from castillo.kernel.module import GameDefinition

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MOST_LINES = 500
MOST_CORE_LINES = 300

GAMES = {"el_grande", "el_caballero"}
FLOORS: dict[str, set[str]] = {
    "kernel": set(),
    "stories": {"kernel"},
    "el_grande": {"kernel", "stories"},
    "el_caballero": {"kernel", "stories"},
    "bots": {"castillo", "kernel", "stories"},
    "fuzz": {"castillo", "kernel"},
    "research": {"castillo", "kernel", *GAMES, "bots"},
    "table": {"kernel"},
    "cli": {"castillo", "kernel", *GAMES, "bots", "research", "table", "server"},  # `castillo serve` starts the server
    "server": {"castillo", "kernel", "stories", "bots", "table"},
    "castillo": {"kernel", *GAMES},
    "__main__": {"cli"},
}
"""Each floor and what it may import beside itself; `castillo` is the package's own front."""

LUCK_AND_TIME = {"random", "secrets", "time", "uuid", "datetime"}
LOOPS_AND_THREADS = {"threading", "asyncio", "multiprocessing", "concurrent", "socket", "ssl", "sqlite3", "subprocess"}
NEVER = {"pickle", "marshal", "shelve", "dill"}
NEVER_CALLED = {"eval", "exec", "compile"}

CORE = ("castillo.kernel.", "castillo.el_grande.")

CHANGES_POSITIONS = {
    "start.py": "the set-up fills in the blank position",
    "document.py": "a document is read into a position",
    "reading.py": "its board and its cards",
    "guess.py": "a view is completed into a position",
    "position.py": "a position copies itself",
}
MUTATORS = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def sources(folder: str = "") -> list[Path]:
    """Our Python files, the modules' own tests apart."""
    found = sorted((SOURCE / "castillo" / folder).rglob("*.py"))
    return [path for path in found if "tests" not in path.relative_to(SOURCE).parts]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """Everything a file imports, at its top or anywhere inside."""
    package = name_of(path).split(".") if path.name == "__init__.py" else name_of(path).split(".")[:-1]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) + "." if node.level else ""
            source = base + (node.module or "")
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


def floor_of(name: str) -> str:
    """`castillo.kernel.game` is on the floor `kernel`; names that the package itself offers are on `castillo`."""
    parts = name.split(".")
    known = len(parts) > 1 and (parts[1] in FLOORS or (SOURCE / "castillo" / parts[1]).is_dir())
    return parts[1] if known else "castillo"


def test_every_floor_is_known():
    folders = {path.name for path in (SOURCE / "castillo").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= FLOORS.keys(), "say in FLOORS what the new floor may import"


def test_calls_go_downwards_only():
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in sources()
        for name in imports(path)
        if name.split(".")[0] == "castillo"
        and floor_of(name) not in FLOORS[floor_of(name_of(path))] | {floor_of(name_of(path))}
    ]
    assert wrong == []


def test_the_core_names_no_module_and_no_module_names_another():
    modules = "castillo.el_grande.modules"
    wrong = []
    for path in sources("el_grande"):
        own = name_of(path)
        for name in imports(path):
            if not name.startswith(modules + ".") or own == modules:
                continue
            part = name.split(".")[3]
            registry = own == "castillo.el_grande.definition" and part == "MODULES"
            said_by_several = part == "shared" and own.startswith(f"{modules}.")
            if not registry and not said_by_several and not own.startswith(f"{modules}.{part}"):
                wrong.append(f"{own} imports {name}")
    assert wrong == []


def test_what_modules_share_is_used_by_several():
    """What one of them alone says belongs to that module."""
    shared = "castillo.el_grande.modules.shared"
    users: dict[str, set[str]] = {name_of(path): set() for path in sources("el_grande/modules/shared")}
    for path in sources("el_grande/modules"):
        module = name_of(path).split(".")[3:4]
        for name in set(imports(path)) & users.keys():
            users[name].update(module)
    del users[shared]
    assert {name: by for name, by in users.items() if len(by - {"shared"}) < 2} == {}


def test_no_core_file_spells_a_module():
    """`definition.py` names the implied module; nobody else does."""
    wrong = [
        f"{name_of(path)}:{node.lineno} says {node.value!r}"
        for path in [*sources("kernel"), *sources("el_grande")]
        if "modules" not in path.parts and path.name != "definition.py"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and node.value in MODULES
    ]
    assert wrong == []


# -- what a game brings ------------------------------------------------------------------------------------

OF_A_GAME = re.compile(
    r"el_grande|el_caballero|el grande|caballero|\bgrande\b|\bveto|special action|power card|general scoring|\bking\b",
    re.IGNORECASE,
)


def test_the_kernel_spells_no_game():
    """Nothing of any game is in its code, its comments or its examples."""
    wrong = [
        f"{name_of(path)}:{number} {line.strip()}"
        for path in [*sources("kernel"), *sources("stories")]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if OF_A_GAME.search(line)
    ]
    assert wrong == []


def test_tables_and_the_server_spell_no_game():
    wrong = [
        f"{name_of(path)}:{node.lineno} says {node.value!r}"
        for path in [*sources("table"), *sources("server")]
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and node.value in castillo.GAMES
    ]
    assert wrong == []


@pytest.mark.parametrize("game", list(castillo.GAMES))
def test_a_game_brings_every_part(game: str):
    rules = castillo.GAMES[game]
    setup = rules.setup(rules.players[0], None, None, 1, None)
    position = rules.new_game(setup)
    kit, mind = rules.fuzz_kit, rules.mind(rules.rules(setup))
    assert mind.guess(setup, position.view(0)).view(0) == position.view(0)
    assert len(mind.appraise(position)) == position.seats
    assert 0 < mind.ahead(position) <= 1
    assert kit.words
    assert kit.broken_law(position, position) == ""
    assert kit.disguised(position, 0, Luck(1)) is not None
    assert isinstance(kit.secret_answers(position, position.decisions[0].seat), list)
    assert 0 < rules.benchmark.middle < 1
    rules.setup(rules.benchmark.players, None, None, 1, None)
    statistics = rules.statistics()
    statistics.begin(position.view())
    assert {**statistics.sums(), **statistics.seats()}, "something is counted"
    assert set(position.view()["order"]) <= set(range(position.seats))
    assert {"kernel", game} <= set(texts.speech("en", game).owners)
    assert texts.speech("en", game).has(f"{game}-game", "name")


def test_a_game_without_a_part_is_found():
    """A definition that forgot something does not pass silently."""
    bare = GameDefinition()
    for part in ("fuzz_kit", "benchmark"):
        with pytest.raises(AttributeError):
            getattr(bare, part)
    for ask in (lambda: bare.mind(None), bare.statistics):
        with pytest.raises(NotImplementedError):
            ask()


# -- who may change a position -----------------------------------------------------------------------------


def test_only_atoms_and_set_up_change_a_position():
    wrong = [
        f"{name_of(path)}:{line} changes game.{attribute}"
        for path in sources("el_grande")
        if path.name not in CHANGES_POSITIONS and "atoms" not in (path.stem, path.parent.name)
        for line, attribute in changes(tree(path))
    ]
    assert wrong == []


def changes(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Where something of a `game` (or of a name that stands for a part of it) is assigned; pending frames apart."""
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        games = games_of(function)
        parts = parts_of(function, games)
        for node in ast.walk(function):
            for target in changed(node):
                attribute = part_of_game(target, games, parts)
                if attribute and attribute != "frames":
                    yield target.lineno, attribute


def parts_of(function: ast.FunctionDef, games: set[str]) -> dict[str, str]:
    """Names that stand for a part of a game, as in `hands = game.hands`."""
    return {
        target.id: node.value.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, ast.Name) and node.value.value.id in games
    }


def games_of(function: ast.FunctionDef) -> set[str]:
    parameters = [*function.args.args, *function.args.kwonlyargs]
    positions = ("Position", "Game")
    typed = {p.arg for p in parameters if p.annotation is not None and ast.unparse(p.annotation) in positions}
    return typed | {"game"}


def changed(node: ast.AST) -> list[ast.expr]:
    """What a statement or call changes in place."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = [e for target in node.targets for e in (target.elts if isinstance(target, ast.Tuple) else [target])]
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        return [node.func.value]
    return [target for target in targets if not isinstance(target, ast.Name)]


def part_of_game(target: ast.expr, games: set[str], parts: dict[str, str]) -> str:
    """Which attribute of a game a target belongs to; empty if it belongs to none."""
    attribute = ""
    while isinstance(target, ast.Attribute | ast.Subscript):
        attribute = target.attr if isinstance(target, ast.Attribute) else attribute
        target = target.value
    if not isinstance(target, ast.Name):
        return ""
    return attribute if target.id in games else parts.get(target.id, "")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("game.king = 3", "king"),
        ("game.caballeros[3] += 1", "caballeros"),
        ("rows = game.hands\n    rows[0] = 3", "hands"),
        ("game.discs.append(3)", "discs"),
        ("del game.points[0]", "points"),
        ("game.card, x = 1, 2", "card"),
        ("game.frames[-1] = x", ""),
        ("game.frames.pop()", ""),
        ("x = game.king", ""),
        ("y = [1]\n    y.append(game.king)", ""),
    ],
)
def test_the_test_sees_what_changes_a_position(line: str, found: str):
    module = ast.parse(f"def f(game):\n    {line}\n")
    assert [attribute for _, attribute in changes(module)] == ([found] if found else [])


def test_every_slot_of_a_position_is_copied():
    """A slot that `clone` forgets would be missing, or shared, in every search."""
    game = castillo.new_game("el_grande", players=3, seed=1)
    copy = game.clone()
    slots = vars(game)
    assert vars(copy).keys() == slots.keys()
    for slot in slots:
        assert getattr(copy, slot) == getattr(game, slot) or slot in ("frames", "entered", "spent"), slot
    shared = {slot for slot in slots if isinstance(getattr(game, slot), list)}
    shared = {slot for slot in shared if getattr(copy, slot) is getattr(game, slot)}
    assert shared == {"current", "decks", "revealed"}, "lists that are replaced and never changed"
    assert copy.noted is game.noted, "the log, of which each game knows its own length"


# -- luck, time, secrets, libraries ------------------------------------------------------------------------


def test_one_source_of_luck_and_no_clock():
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in [*sources("kernel"), *sources("el_grande"), *sources("el_caballero"), *sources("table")]
        for name in imports(path)
        if name.split(".")[0] in LUCK_AND_TIME
    ]
    assert wrong == []


def test_a_table_needs_the_standard_library_and_the_engine_only():
    """And none of it that a browser's Python lacks; `tests/table` plays a game that way."""
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in sources("table")
        for name in imports(path)
        if name.split(".")[0] != "castillo" and name.split(".")[0] not in sys.stdlib_module_names - LOOPS_AND_THREADS
    ]
    assert wrong == []


def test_no_pickle_and_no_code_from_text():
    every = [(path, name) for path in sources() for name in imports(path)]
    wrong = [f"{name_of(path)} imports {name}" for path, name in every if name.split(".")[0] in NEVER]
    wrong += [
        f"{name_of(path)}:{node.lineno} calls {node.func.id}"
        for path in sources()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NEVER_CALLED
    ]
    assert wrong == []


PLAY_A_GAME = """
import sys
before = set(sys.modules)
import castillo
game = castillo.new_game("el_grande", players=4, modules=list(castillo.GAMES["el_grande"].allowed_sets()[-1]), seed=7)
while not game.over:
    events = [event.to_json() for event in game.choose(game.decisions[0].options[-1])]
    view = game.view(0)
castillo.load(game.record().to_json()).replay()
castillo.position("el_grande", game.describe())
new = [module for name, module in sys.modules.items() if name not in before]
files = [str(getattr(module, "__file__", None) or "") for module in new]
print(sorted({m.__name__.split(".")[0] for m, f in zip(new, files) if "site-packages" in f or "dist-packages" in f}))
"""


def test_playing_needs_no_library_but_mypy_extensions_and_compiled_librt():
    run = subprocess.run([sys.executable, "-c", PLAY_A_GAME], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    rows = {"librt"} if castillo.compiled else set()
    assert set(ast.literal_eval(run.stdout)) <= {"mypy_extensions", "castillo"} | rows


def test_no_file_is_too_long():
    long = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}
    core = [name for name in long if name.startswith(CORE) and not name.startswith("castillo.el_grande.modules.")]
    assert len(core) > 80
    assert {name: long[name] for name in core if long[name] > MOST_CORE_LINES} == {}


def test_no_function_imports_what_would_go_round_in_a_circle_at_the_top():
    """The command line and research wait with what takes long to import, or may not be there; nobody else imports
    anything of ours inside a function.
    """
    wrong = [
        f"{name_of(path)}.{function.name} imports {node.module}"
        for path in sources()
        if floor_of(name_of(path)) not in ("cli", "server", "research")
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("castillo")
    ]
    assert wrong == []


# -- what is unique, over all modules ----------------------------------------------------------------------


def every_module() -> list[GrandeModule]:
    return list(MODULES.values())


def unique(numbers: Iterable[Any]) -> bool:
    found = list(numbers)
    return len(found) == len(set(found))


def test_verbs_are_unique():
    numbers = {name: value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, int)}
    assert {"PASS", "ANSWER"} <= numbers.keys(), "the kernel's own"
    assert unique(numbers.values())
    assert set(numbers.values()) == set(verbs.VERB_WORDS)
    assert unique(verbs.VERB_WORDS.values())
    assert all(0 <= number < 128 for number in numbers.values())


def test_places_are_unique():
    places = [place for module in every_module() for place in module.places] + list(CORE_PLACES)
    assert unique(place.number for place in places)
    assert unique(place.id for place in places)
    assert all(0 <= place.number < 126 for place in places), "seven bits hold a place on a disc"
    assert all(border in {p.number for p in places} for place in places for border in place.borders)
    for modules in castillo.GAMES["el_grande"].allowed_sets():
        book = castillo.new_game("el_grande", players=4, modules=modules, seed=1).rules
        assert isinstance(book, GrandeRules)
        sides = [(one, other) for one in book.regions for other in book.borders[one]]
        assert all((other, one) in sides for one, other in sides), "borders have two sides"


def test_cards_are_unique():
    values = castillo.GAMES["el_grande"].values(tuple(MODULES))
    cards: list[Any] = []
    for module in every_module():
        cards += module.action_cards(values) if module.action_cards else []
        cards += module.power_cards(values) if module.power_cards else []
    assert unique(card.number for card in cards)
    assert unique(card.key for card in cards)
    assert all(0 < card.number < 1 << 16 for card in cards)
    assert all(re.fullmatch(r"[a-z_]+/[a-z0-9_]+/[a-z0-9_]+", card.key) for card in cards)
    assert all(card.rule for card in cards)


def test_scoreboards_disc_purposes_and_piece_kinds_are_unique():
    modules = every_module()
    purposes: list[DiscPurpose] = core_purposes()
    for module in modules:
        purposes += module.purposes()
    assert unique(purpose.number for purpose in purposes)
    assert unique(purpose.name for purpose in purposes)
    kinds = [kind for module in modules for kind in module.piece_kinds]
    assert unique(number for number, _ in kinds)
    assert unique(name for _, name in kinds)
    assert all(0 < number < 256 for number, _ in kinds)
    assert unique(board for module in modules for board in module.scoreboards)
    assert unique(module.id for module in modules)
    assert all(module.id == name for name, module in MODULES.items())


def test_every_query_is_answered_by_a_module():
    parts = [part for module in every_module() if module.parts for part in module.parts(0)]
    asked = [(role, query) for role in (Modifier, Witness, Presenter) for query in queries(role)]
    assert len(asked) > 35
    assert [query for role, query in asked if not chain(parts, role, query)] == []


# -- frames ------------------------------------------------------------------------------------------------


def frame_classes() -> list[type[Frame]]:
    """Every class of frame that our source defines."""
    for path in [*sources("kernel"), *sources("el_grande"), *sources("el_caballero")]:
        importlib.import_module(name_of(path))
    found: list[type[Frame]] = []
    todo = [Frame]
    while todo:
        for cls in todo.pop().__subclasses__():
            todo.append(cls)
            if cls.__module__.startswith("castillo.") and cls not in found:
                found.append(cls)
    return sorted((cls for cls in found if cls not in KINDS), key=lambda cls: cls.__name__)


def words_for_numbers(book: GrandeRules) -> set[str]:
    """What a number of a frame or of a module may be called."""
    game = castillo.new_game("el_grande", players=int(book.seats), modules=list(book.modules), seed=1)
    assert isinstance(game, Position)
    return set(allowed_numbers(game))


def test_every_number_of_a_frame_has_a_name_that_says_what_it_can_be():
    rules = castillo.GAMES["el_grande"]
    book = rules.rules(rules.setup(5, rules.allowed_sets()[-1], None, 0, None))
    assert isinstance(book, GrandeRules)
    assert {name for cls in frame_classes() for name in number_names(cls)} - words_for_numbers(book) == set()


def test_a_frame_that_hides_a_number_can_guess_it():
    hiding = [cls for cls in frame_classes() if set(cls.shown) != set(number_names(cls))]
    assert hiding
    assert [cls.__name__ for cls in hiding if cls.guessed is Frame.guessed] == []


def test_a_modules_numbers_have_names_and_lie_where_its_constants_say():
    rules = castillo.GAMES["el_grande"]
    for players in (2, 5):
        for module in every_module():
            book = rules.rules(rules.setup(players, (module.id, *module.needs), None, 0, None))
            assert isinstance(book, GrandeRules)
            rows = [row for row in book.numbers if row.module == module.id]
            assert unique(row.name for row in rows)
            assert {row.what.split(" ")[0] for row in rows} <= {"", *words_for_numbers(book)}
            assert {row.what.partition(" ")[2] for row in rows} <= {"", "turn", "round", "scoring"}
            assert {row.name: place_of(row.name, module.id, players) for row in rows} == {
                row.name: row.at - book.slots[module.id] for row in rows
            }


def place_of(name: str, module: str, players: int) -> int:
    """Where a module's constants have a number."""
    if module == "anniversary":
        return 0
    constant = getattr(importlib.import_module(f"castillo.el_grande.modules.{module}.state"), name.upper())
    return int(constant.offset + constant.rows * players if isinstance(constant, Slot) else constant)


def registered() -> dict[type[Frame], tuple[str, str]]:
    """Each frame, with its game and what that calls it."""
    frames = {("el_grande", name): cls for name, cls in CORE_FRAMES.items()}
    for module in every_module():
        own = (*module.frames, *module.core_frames)
        frames.update({("el_grande", f"{module.id}.{cls.__name__}"): cls for cls in own})
    for rules in castillo.GAMES.values():
        types = rules.rules(rules.setup(2, rules.allowed_sets()[-1], None, 0, None)).frame_types
        frames.update({(rules.id, name): cls for name, cls in types.items()})
    return {cls: name for name, cls in frames.items()}


def test_every_frame_is_registered():
    assert [cls.__name__ for cls in frame_classes() if cls not in registered()] == []
    assert unique(registered().values())


@pytest.mark.parametrize("cls", frame_classes(), ids=lambda cls: cls.__name__)
def test_a_frame_is_its_name_its_seat_and_its_numbers(cls: type[Frame]):
    """What a frame is made from is what it writes, in the same order, and nothing else is kept."""
    wanted = len(inspect.signature(cls).parameters)
    numbers = [2, *range(11, 10 + wanted)]
    frame: Frame = cls(*numbers)
    assert [frame.seat, *frame.ints()] == numbers
    assert vars(frame).keys() == set(number_names(cls))
    assert [int(getattr(frame, name)) for name in number_names(cls)] == frame.ints()
    assert len(frame.ints_for(-1)) == len(frame.ints())
    assert set(cls.shown) <= set(number_names(cls)), "what is shown is one of its numbers"
    assert len(set(cls.shown)) == len(cls.shown)
    assert frame.automatic is issubclass(cls, Step)
