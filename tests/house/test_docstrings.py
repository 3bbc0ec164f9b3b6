"""What others may build on says what it is: the package's front, the kernel, bots and tables."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import castillo
from castillo import bots, kernel, table

PACKAGES = (kernel, bots, table)
SELF_EVIDENT = {"castillo.table.refusals"}
"""Functions that say nothing but their one sentence."""


def modules() -> Iterator[ModuleType]:
    for package in PACKAGES:
        yield package
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def function_in(member: object) -> FunctionType | None:
    inner = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
    return inner if isinstance(inner, FunctionType) else None


def is_documented(owner: type, name: str) -> bool:
    """By itself, or by the class that it gets its meaning from."""
    meanings = [function_in(base.__dict__.get(name)) for base in owner.__mro__]
    return any(meaning is not None and meaning.__doc__ for meaning in meanings)


def silent(module: ModuleType) -> Iterator[str]:
    own: dict[str, Any] = {
        name: thing
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
    }
    for name, thing in own.items():
        if isinstance(thing, FunctionType) and not thing.__doc__:
            yield f"{module.__name__}.{name}"
        if inspect.isclass(thing):
            if not thing.__doc__ or thing.__doc__.startswith(f"{name}("):  # a dataclass writes that itself
                yield f"{module.__name__}.{name}"
            for member, value in vars(thing).items():
                made_here = function_in(value)
                if member.startswith("_") or made_here is None or made_here.__module__ != module.__name__:
                    continue
                if not is_documented(thing, member):
                    yield f"{module.__name__}.{name}.{member}"


def test_everything_public_says_what_it_is() -> None:
    found = list(modules())
    assert len(found) > 60
    assert [module.__name__ for module in found if not module.__doc__] == []
    assert [name for module in found if module.__name__ not in SELF_EVIDENT for name in silent(module)] == []


def test_the_front_of_the_package_does() -> None:
    named = {name: getattr(castillo, name) for name in castillo.__all__}
    things = {name: thing for name, thing in named.items() if inspect.isclass(thing) or inspect.isroutine(thing)}
    assert len(things) > 10
    assert [name for name, thing in things.items() if not thing.__doc__] == []
