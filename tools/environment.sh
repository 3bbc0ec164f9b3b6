# shellcheck shell=bash
# Sourced by ./play and ./test from the repository root: finding Python, private environments, what has changed.

# Our environments keep bytecode: `./test` starts dozens of processes that read the same libraries.
unset PYTHONDONTWRITEBYTECODE

# The first Python >= 3.11 that can make an environment; otherwise says in one sentence what to install.
find_python() {
    local candidate recent=""
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        command -v "$candidate" >/dev/null || continue
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        recent=$candidate
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            # Of an active environment, the Python it was made from: ours may be the active one, and be made anew.
            "$candidate" -c 'import sys; print(sys._base_executable)'
            return
        fi
    done
    if [[ -n $recent ]]; then
        echo "Castillo needs Python's venv module: \`apt install python3-venv\`, then run this again." >&2
    else
        echo "Castillo needs Python 3.11 or newer: \`apt install python3 python3-venv\`, then run this again." >&2
    fi
    return 1
}

# new_environment PYTHON FOLDER: a fresh, empty environment.
new_environment() {
    rm -rf "$2"
    "$1" -m venv "$2"
}

# pinned_pip PYTHON COMMAND ARGUMENTS...: the pins hold for the libraries and for the build tools. Bytecode is made of
# what is imported, when it is, and not of everything that is installed.
pinned_pip() {
    PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_COMPILE=1 \
        "$1" -m pip "$2" --no-input "${@:3}"
}

# requirements PYTHON EXTRA...: what pyproject.toml asks for, one per line.
requirements() {
    "$1" - "${@:2}" <<'PYTHON'
import sys
import tomllib

with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
wanted = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in sys.argv[1:])]
print(*(requirement for group in wanted for requirement in group), sep="\n")
PYTHON
}

# A digest of what decides the installed libraries. The folder counts because environments do not survive moving.
library_stamp() {
    local asked='import sys, tomllib; t = tomllib.load(sys.stdin.buffer); print(sys.version, t["project"], t["build-system"])'
    { pwd -P; "$1" -c "$asked" <pyproject.toml; cat constraints.txt; } | sha256sum
}

# A digest of what the installed package is made from, and of what decides whether it is compiled.
source_stamp() {
    {
        library_stamp "$1"
        can_compile "$1" && echo compiled
        echo "${CC-} ${CASTILLO_COMPILE-} ${CASTILLO_PAGE-}"
        find pyproject.toml setup.py src tools/castillo_build.py web/ \
            \( -name node_modules -o -name __pycache__ -o -name '*.egg-info' -o -name tests -o -name dist \
            -o -path src/castillo/server/page \) -prune -o -type f -print0 2>/dev/null |
            LC_ALL=C sort -z | xargs -0 sha256sum || true # web/ need not be there
    } | sha256sum
}

# Whether a C compiler and the Python headers are there; the build itself tries them out.
can_compile() {
    command -v "${CC:-cc}" >/dev/null &&
        [[ -f $("$1" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h ]]
}

# up_to_date FILE STAMP
up_to_date() {
    [[ -f $1 && $(<"$1") == "$2" ]]
}
