"""Changes the rules in one small way at a time and looks whether a test notices. See docs/testing.md.

    PYTHONPATH=src python tools/mutants.py --files src/castillo/el_grande/scoring.py --tests tests/rules

The tests run once, to learn which lines each of them reaches. Then every mutant meets the tests that reach its line,
the quick ones first, until one fails. A mutant inside a function is put into the loaded module, in a process forked
after the tests were collected; one whose line has already run by then is put into the source, before it is loaded.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import json
import os
import random
import resource
import sys
import time
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import hypothesis  # noqa: F401 # loaded before the forks
import pytest

ROOT = Path(__file__).parent.parent
QUIET = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "--timeout=0"]
MOST_MEMORY = 4 << 30

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

LEFT_ALONE = (ast.Assert, ast.Import, ast.ImportFrom, ast.Raise)
"""What only speaks to mypy, what is loaded, and the words of a refusal."""

Lines = dict[str, set[int]]


# -- mutants -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """The number of a node of a file, and which of the node's changes."""

    file: str
    node: int
    way: int
    function: str
    lines: tuple[int, ...]
    said: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.lines[0]} {self.function}: {self.said}"

    def source(self) -> ast.Module:
        tree = ast.parse((ROOT / self.file).read_text("utf-8"))
        nodes = list(ast.walk(tree))
        changed = changes(nodes[self.node])[self.way]
        Exchange(nodes[self.node], changed).visit(tree)
        return ast.fix_missing_locations(tree)


class Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else super().generic_visit(node)


def changes(node: ast.AST) -> list[ast.AST]:
    """What a node may become."""
    if isinstance(node, ast.Constant):
        return changed_constant(node)
    if isinstance(node, ast.Compare):
        places = [place for place, operator in enumerate(node.ops) if type(operator) in SWAPPED]
        return [with_field(node, "ops", swapped(node.ops, place)) for place in places]
    if isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        return [with_field(node, "op", SWAPPED[type(node.op)]())]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        return [node.operand]
    if isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, ast.Name | ast.Call | ast.Attribute):
        return [with_field(node, "test", ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test))]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [ast.copy_location(ast.Pass(), node)]
    return [ast.copy_location(ast.Break(), node)] if isinstance(node, ast.Continue) else []


def changed_constant(node: ast.Constant) -> list[ast.AST]:
    if isinstance(node.value, bool):
        return [ast.copy_location(ast.Constant(not node.value), node)]
    if isinstance(node.value, int):
        return [ast.copy_location(ast.Constant(node.value + 1), node)]
    return [ast.copy_location(ast.Constant(node.value + "?"), node)] if isinstance(node.value, str) else []


def with_field(node: ast.AST, field: str, value: object) -> ast.AST:
    other = copy.copy(node)
    setattr(other, field, value)
    return other


def swapped(operators: list[ast.cmpop], place: int) -> list[ast.AST]:
    return [*operators[:place], SWAPPED[type(operators[place])](), *operators[place + 1 :]]


def mutants_of(file: str) -> Iterator[Mutant]:
    """Those inside functions: not annotations, decorators, defaults, docstrings, and what only speaks to mypy."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    number = {id(node): place for place, node in enumerate(ast.walk(tree))}
    for function, statement in statements(tree, "", inside=False):
        for node in expressions(statement):
            for way, changed in enumerate(changes(node)):
                said = f"{short(node)} -> {short(changed)}"
                yield Mutant(file, number[id(node)], way, function, header(statement), said)


def statements(node: ast.AST, path: str, inside: bool) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement of every function, with the function's qualified name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from statements(child, f"{path}.{child.name}".lstrip("."), isinstance(child, ast.FunctionDef))
        elif isinstance(child, ast.stmt | ast.match_case | ast.ExceptHandler):
            if isinstance(child, ast.stmt) and inside and not isinstance(child, LEFT_ALONE):
                yield path, child
            yield from statements(child, path, inside)


def expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and the expressions in it that are no part of a statement inside it."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        yield node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "msg"):
                continue
            parts = value if isinstance(value, list) else [value]
            inner = (ast.expr, ast.comprehension, ast.keyword, ast.withitem)
            waiting += [part for part in parts if isinstance(part, inner)]


def header(statement: ast.stmt) -> tuple[int, ...]:
    """The lines of a statement, without those of the statements inside it."""
    inside = [*getattr(statement, "body", []), *getattr(statement, "cases", [])]
    last = inside[0].lineno - 1 if inside and hasattr(inside[0], "lineno") else statement.end_lineno or 0
    return tuple(range(statement.lineno, max(last, statement.lineno) + 1))


def short(node: ast.AST) -> str:
    text = ast.unparse(node).splitlines()[0]
    return text if len(text) <= 60 else text[:57] + "..."


# -- putting a mutant in -------------------------------------------------------------------------------------------


def put_into_module(mutant: Mutant) -> None:
    """Exchange the code of a function that is loaded: whoever holds the function has the new one."""
    module = next(m for m in [*sys.modules.values()] if getattr(m, "__file__", None) == str(ROOT / mutant.file))
    new = code_of(compile(mutant.source(), str(ROOT / mutant.file), "exec"), mutant.function)
    found: Any = module
    for part in mutant.function.split("."):
        found = vars(found)[part]
    while not isinstance(found, types.FunctionType):
        found = getattr(found, "__wrapped__", None) or getattr(found, "__func__", None) or found.fget
    found.__code__ = new


def code_of(code: types.CodeType, name: str) -> types.CodeType:
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            if inner.co_qualname == name:
                return inner
            if name.startswith(inner.co_qualname + "."):
                return code_of(inner, name)
    raise LookupError(name)


class Planted(importlib.machinery.SourceFileLoader):
    mutant: Mutant

    def get_code(self, fullname: str) -> types.CodeType:
        return compile(self.mutant.source(), self.path, "exec")


def put_into_source(mutant: Mutant) -> None:
    """Whoever imports the file from now on gets the mutant."""

    class Finder(importlib.abc.MetaPathFinder):
        def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> Any:
            spec = importlib.machinery.PathFinder.find_spec(name, path)
            if spec is not None and spec.origin == str(ROOT / mutant.file):
                spec.loader = Planted(name, spec.origin)
                spec.loader.mutant = mutant
                return spec
            return None

    sys.meta_path.insert(0, Finder())


# -- running tests -------------------------------------------------------------------------------------------------


class Learn:
    """Which lines of the files each test reaches, how long it takes, and which lines run before any test."""

    def __init__(self, files: list[str]) -> None:
        self.lines: Lines = {str(ROOT / file): set() for file in files}
        self.tests: dict[str, tuple[float, dict[str, list[int]]]] = {}
        self.early: dict[str, list[int]] = {}

    def trace(self, frame: types.FrameType, event: str, arg: object) -> Any:
        seen = self.lines.get(frame.f_code.co_filename)
        if seen is None:
            return None

        def line(frame: types.FrameType, event: str, arg: object) -> Any:
            seen.add(frame.f_lineno)
            return line

        return line(frame, event, arg)

    def taken(self) -> dict[str, list[int]]:
        out = {file: sorted(seen) for file, seen in self.lines.items() if seen}
        for seen in self.lines.values():
            seen.clear()
        return out

    def pytest_collection_finish(self) -> None:
        sys.settrace(None)
        self.early = self.taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.process_time()
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.tests[item.nodeid] = (time.process_time() - begun, self.taken())


class Meet:
    """Leaves the process as soon as a test fails: 1, and the test's name on the pipe."""

    def __init__(self, told: int) -> None:
        self.told = told

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(self.told, report.nodeid.encode())
            os._exit(1)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os.write(self.told, b"collection")
            os._exit(1)


Work = tuple[Mutant, list[str]]
Register = Callable[[Meet], Any]
Meeting = Callable[[Mutant, list[str]], None]


class Forks:
    """Instead of running the tests: a fork for every mutant, with the tests that it has to meet."""

    def __init__(self, work: list[Work], judge: Callable[[Mutant, str], None], seconds: int) -> None:
        self.work, self.judge, self.seconds = work, judge, seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}

        def meet(mutant: Mutant, tests: list[str]) -> None:
            put_into_module(mutant)
            for test in tests:
                session.config.hook.pytest_runtest_protocol(item=items[test], nextitem=None)

        for mutant, tests in self.work:
            self.judge(mutant, forked(session.config.pluginmanager.register, meet, mutant, tests, self.seconds))
        return True


def forked(register: Register, meet: Meeting, mutant: Mutant, tests: list[str], most: int) -> str:
    """Who noticed the mutant: a test, "time", or "" if nobody did."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        in_child(register, meet, mutant, tests, most, write)
    os.close(write)
    with os.fdopen(read) as pipe:
        told = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return told or ("" if status == 0 else "time")


def in_child(register: Register, meet: Meeting, mutant: Mutant, tests: list[str], most: int, told: int) -> NoReturn:
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        register(Meet(told))
        meet(mutant, tests)
    except BaseException as problem:
        os.write(told, repr(problem).encode())
        os._exit(1)
    os._exit(0)


def in_fork(job: Callable[[], Any]) -> Any:
    """What a job gives, as JSON, from a process of its own: it leaves nothing loaded here."""
    read, write = os.pipe()
    if os.fork() == 0:
        with os.fdopen(write, "w") as pipe:
            pipe.write(json.dumps(job()))
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        answer = json.loads(pipe.read())
    os.wait()
    return answer


# -- the run -------------------------------------------------------------------------------------------------------


def learn(files: list[str], tests: list[str]) -> Any:
    learning = Learn(files)
    sys.settrace(learning.trace)
    status = pytest.main([*QUIET, *tests], plugins=[learning])
    sys.settrace(None)
    if status != 0:
        raise SystemExit("The tests must pass before a mutant is put in.")
    return {"tests": learning.tests, "early": learning.early}


def meeting(mutant: Mutant, learned: Any, seconds: float) -> list[str]:
    """The tests that reach a mutant's line, the quick ones first, as many as fit into some seconds."""
    file, lines = str(ROOT / mutant.file), set(mutant.lines)
    if is_early(mutant, learned):  # whatever comes of it: any test of the file may notice
        lines = {line for _, seen in learned["tests"].values() for line in seen.get(file, [])}
    reach = sorted((took, test) for test, (took, seen) in learned["tests"].items() if lines & {*seen.get(file, [])})
    out: list[str] = []
    for took, test in reach:
        seconds -= took
        if out and seconds < 0:
            break
        out.append(test)
    return out


def is_early(mutant: Mutant, learned: Any) -> bool:
    return bool({*mutant.lines} & {*learned["early"].get(str(ROOT / mutant.file), [])})


def run(mutants: list[Mutant], tests: list[str], seconds: int, out: Path) -> None:
    files = sorted({mutant.file for mutant in mutants})
    begun = time.time()
    learned = in_fork(lambda: learn(files, tests))
    print(f"{len(learned['tests'])} tests in {time.time() - begun:.0f} s, {len(mutants)} mutants", flush=True)
    work = [(mutant, meeting(mutant, learned, seconds)) for mutant in mutants]
    untested = [mutant for mutant, reach in work if not reach]
    late = [(mutant, reach) for mutant, reach in work if reach and not is_early(mutant, learned)]
    early = [(mutant, reach) for mutant, reach in work if reach and is_early(mutant, learned)]

    def judge(mutant: Mutant, by: str) -> None:
        with out.open("a") as file:
            file.write(json.dumps({"mutant": mutant.name, "by": by}) + "\n")
        if not by:
            print("ALIVE", mutant.name, flush=True)

    for mutant in untested:
        print("UNTESTED", mutant.name)
        judge(mutant, "untested")
    in_fork(lambda: int(pytest.main([*QUIET, *tests], plugins=[Forks(late, judge, seconds * 3)])))
    for mutant, reach in early:
        plugins: list[object] = []

        def meet(mutant: Mutant, tests: list[str], plugins: list[object] = plugins) -> None:
            put_into_source(mutant)
            pytest.main([*QUIET, *tests], plugins=plugins)

        judge(mutant, forked(plugins.append, meet, mutant, reach, seconds * 3))
    tell(out)


def tell(out: Path) -> None:
    results = [json.loads(line)["by"] for line in out.read_text().splitlines()]
    alive, untested, by_time = (results.count(word) for word in ("", "untested", "time"))
    killed = len(results) - alive - untested
    print(f"{len(results)} mutants: {killed} killed ({by_time} by time), {alive} alive, {untested} without a test")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", nargs="+", required=True, help="what is changed")
    parser.add_argument("--tests", nargs="+", required=True, help="what should notice")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn by chance; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=20, help="of tests against one mutant")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"), help="results, a line for each")
    asked = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    mutants = [mutant for file in asked.files for mutant in mutants_of(str(Path(file)))]
    mutants = random.Random(asked.seed).sample(mutants, min(asked.sample or len(mutants), len(mutants)))
    asked.out.unlink(missing_ok=True)
    run(mutants, asked.tests, asked.seconds, asked.out)


if __name__ == "__main__":
    main()
