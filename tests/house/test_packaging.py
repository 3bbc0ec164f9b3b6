"""The package can be built and installed from a checkout alone, with the versions it was tested with."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.+!]+")

REGISTRY_HOST = re.compile(
    r"\b(?:[\w-]+\.)*(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|npmmirror\.com|yarnpkg\.com)\b"
)
MACHINE_PATH = re.compile(r"(?<![\w.~*/-])/(?:home|root|Users|work|opt)/[\w.-]+")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def constraints() -> list[str]:
    return (ROOT / "constraints.txt").read_text().splitlines()


def normal(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def pins() -> dict[str, str]:
    return {normal(line): line.partition("==")[2] for line in constraints()}


def asked_for() -> list[str]:
    asked: dict[str, Any] = project()["project"]
    return [*asked["dependencies"], *(wish for extra in asked["optional-dependencies"].values() for wish in extra)]


def tracked_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked_files():
        if path == Path(__file__).resolve():
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # pictures and fonts
        found += [f"{path.relative_to(ROOT)}:{n}: {line}" for n, line in enumerate(lines, 1) if pattern.search(line)]
    return found


def test_constraints_are_plain_pins() -> None:
    assert [line for line in constraints() if not PINNED.fullmatch(line)] == []


def test_every_dependency_is_pinned() -> None:
    assert [wish for wish in asked_for() if normal(wish) not in pins()] == []


def test_build_tools_are_pinned_to_the_same_versions() -> None:
    for wish in project()["build-system"]["requires"]:
        name, _, version = wish.partition("==")
        assert version, f"{wish} is not pinned"
        assert pins()[normal(name)] == version


def test_node_is_pinned_to_the_same_version() -> None:
    wheel = re.search(r'^NODE_WHEEL = "(.+)==(.+)"$', (ROOT / "tools/castillo_build.py").read_text(), re.MULTILINE)
    assert wheel
    assert pins()[wheel[1]] == wheel[2]


def test_interpreted_files_exist() -> None:
    """A name left behind in the list would let a renamed file be compiled unnoticed."""
    listed = project()["tool"]["castillo"]["build"]["interpreted"]
    assert [name for name in listed if not (ROOT / name).is_file()] == []


def test_no_other_lock_file() -> None:
    assert not (ROOT / "uv.lock").exists()


def test_no_registry_host_in_the_repository() -> None:
    assert lines_with(REGISTRY_HOST) == []


def test_no_machine_path_in_the_repository() -> None:
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize("name", ["play", "test", ".ci/run"])
def test_scripts_can_be_run(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111
