"""The order of the tests themselves: an assertion that may never be reached proves nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "src").rglob("tests/*.py"))]

KNOWN = {
    "tests/caballero/slow.py": {
        "neighbours": "a second reckoning of the map, which says where a map cannot be",
    },
    "tests/server/test_crashes.py": {"_choose": "what was refused is counted, and the test looks at the sum"},
    "tests/server/test_secrets.py": {"check_line": "lines are of three kinds, and each kind has its own truth"},
}
"""Assertions under an `if` that are as they should be, each with its reason."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.Module) -> list[Function]:
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is inside it, functions inside it apart."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function):
            yield from own_nodes(child)


def asserts(node: ast.AST) -> list[ast.Assert | ast.With]:
    """Assertions, and blocks that must raise."""
    found = [inner for inner in own_nodes(node) if isinstance(inner, ast.Assert | ast.With)]
    return [one for one in found if isinstance(one, ast.Assert) or "pytest.raises" in ast.unparse(one.items[0])]


def names(nodes: Iterable[ast.AST]) -> set[str]:
    return {name.id for node in nodes for name in ast.walk(node) if isinstance(name, ast.Name)}


def counted(node: ast.AST) -> set[str]:
    """What is counted or collected here."""
    added = {ast.unparse(n.target) for n in own_nodes(node) if isinstance(n, ast.AugAssign)}
    calls = [n.func for n in own_nodes(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
    return added | {ast.unparse(call.value) for call in calls if call.attr in ("add", "append")}


def is_constant(test: ast.expr) -> bool:
    """`if LONG:` the same in the whole run."""
    return isinstance(test, ast.Name) and test.id.isupper()


def in_doubt(function: Function) -> list[int]:
    """The lines of assertions that are reached only if something happens to be so, and of those that may say nothing.

    It is enough that the branch counts how often it was taken, and an assertion outside of it looks at the count.
    """
    lines: list[int] = []
    every = asserts(function)
    for branch in (node for node in own_nodes(function) if isinstance(node, ast.If) and not is_constant(node.test)):
        inside = [found for part in (*branch.body, *branch.orelse) for found in asserts(part)]
        if not counted(branch) & names(found for found in every if found not in inside):
            lines += [found.lineno for found in inside]
    empty = (found for found in every if isinstance(found, ast.Assert) and isinstance(found.test, ast.IfExp))
    lines += [found.lineno for found in empty if isinstance(found.test.orelse, ast.Constant)]  # type: ignore[attr-defined]
    return sorted(set(lines))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_assertion_stands_under_an_if(path: Path):
    known = KNOWN.get(str(path.relative_to(ROOT)), {})
    found = {function.name: in_doubt(function) for function in functions(ast.parse(path.read_text("utf-8")))}
    assert {name: lines for name, lines in found.items() if lines and name not in known} == {}
    assert [name for name in known if not found.get(name)] == [], "such an exception does not exist (any more)"


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("if x:\n  assert y", [3]),
        ("if x:\n  pass\n else:\n  assert y", [5]),
        ("if x:\n  with pytest.raises(E):\n   y()", [3]),
        ("if x:\n  n += 1\n  assert y\n assert n", []),
        ("if x:\n  n.append(1)\n  assert y\n assert len(n) > 2", []),
        ("if x:\n  n += 1\n  assert y\n assert m", [4]),
        ("if LONG:\n  assert y", []),
        ("assert y if x else True", [2]),
        ("assert y == (1 if x else 2)", []),
    ],
)
def test_what_is_in_doubt(body: str, lines: list[int]):
    (function,) = functions(ast.parse(f"def f():\n {body}"))
    assert in_doubt(function) == lines
