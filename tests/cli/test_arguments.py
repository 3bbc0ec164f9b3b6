"""Bad arguments get one clear sentence and exit status 2; nobody ever sees a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import castillo
from tests.cli.conftest import Terminal

TAKE_A_GAME = ("rules", "cards", "simulate", "arena", "bench", "play", "serve")
NO_SUCH_GAME = "game: 'chess' is not known; choose from: el_grande, el_caballero."


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ("fly", "castillo: 'fly' is not a command; commands are: play, serve, replay, cards, rules"),
        ("--fly", "castillo: '--fly' is not an option; commands are:"),
        ("play --players 9", "players: 9 is not allowed; el_grande is for 2 to 5 players."),
        ("play --players many", "--players: 'many' is not allowed"),
        ("play --rounds 7", "options.rounds: 7 is not allowed; use one of: 9, 6"),
        ("play --lang es", "--lang: 'es' is not allowed; use one of: "),
        ("play --bot nobody", "bot: 'nobody' is not known; choose from: random"),
        ("play --modules atlantis", "modules: 'atlantis' is not known; el_grande has: base"),
        ("play --option veto", "--option: 'veto' does not have the form NAME=VALUE"),
        ("play --option veto=perhaps", "options.veto: 'perhaps' is not allowed; use one of: True, False."),
        ("play --option colour=red", "options: 'colour' is not known; el_grande has: rounds, veto"),
        ("play --players 2 --hot-seat 3", "--hot-seat: 3 people do not fit at a table of 2"),
        ("play --seed -1", "--seed: '-1' is not allowed"),
        ("play --load nowhere.json", "nowhere.json: no such file or directory."),
        ("play --load nowhere.json --players 3", "--load brings its own set-up; leave out --players."),
        ("play --sheet nowhere.toml", "nowhere.toml: no such file or directory."),
        ("play --fly", "--fly is not known here"),
        ("play --seed", "--seed needs a value"),
        ("replay", "FILE is missing"),
        ("replay nowhere.json", "nowhere.json: no such file or directory."),
        ("cards --module atlantis", "--module: 'atlantis' is not known; el_grande has: base"),
        ("rules EG-99", "There is no rule EG-99."),
        ("bench --seconds soon", "--seconds: 'soon' is not allowed; it takes a whole number from 1 to 600"),
        ("export", "--to is missing"),
        ("export --to x nowhere.json", "nowhere.json: no such file or directory."),
        ("export --to x a.json --database b", "--database cannot be used together with records."),
        ("export --to x a.json --bot easy", "--bot plays games of its own; leave out what else is to be exported."),
        ("export --to x --bot nobody", "bot: 'nobody' is not known; choose from: random"),
        ("export --to x --part 0", "--part: '0' is not allowed; it takes a whole number of 1 or more"),
        ("serve --port 70000", "--port: '70000' is not allowed; it takes a whole number from 0 to 65535"),
        ("export --to x --game chess", NO_SUCH_GAME),
        *((f"{command} --game chess", NO_SUCH_GAME) for command in TAKE_A_GAME),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(terminal: Terminal, argv: str, sentence: str):
    assert terminal.run(*argv.split()) == 2
    assert sentence in terminal.err
    assert terminal.err.count("\n") == 1, terminal.err
    assert terminal.out == ""


def test_a_file_that_is_no_record_is_refused(terminal: Terminal, tmp_path: Path):
    for content in (b"hello", b"{}", b"[1, 2]", b"\xff\xfe\x00", b'{"castillo": 1}'):
        (tmp_path / "game.json").write_bytes(content)
        assert terminal.run("replay", str(tmp_path / "game.json")) == 2
        assert "game.json" in terminal.err
        assert terminal.err.count("\n") == 1, terminal.err


def test_without_the_server_one_sentence_tells_how_to_get_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "castillo.server.run", None)
    assert terminal.run("serve") == 1
    assert "pip install castillo[web]" in terminal.err
    assert terminal.err.count("\n") == 1


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_without_ray_one_sentence_tells_how_to_get_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str
):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert terminal.run(command, "--games", "1", "--cluster") == 2
    assert terminal.err == f"castillo {command}: --cluster needs Ray: pip install castillo[cluster].\n"
    assert terminal.out == ""


def test_help_and_version(terminal: Terminal):
    assert terminal.run("--help") == 0
    assert all(command in terminal.out for command in ("play", "serve", "replay", "cards", "rules", "bench"))
    assert terminal.run("--version") == 0
    assert terminal.out.startswith(f"castillo {castillo.__version__} (")
    assert terminal.run() == 2
    for command in ("play", "replay", "cards", "rules", "bench", "serve"):
        assert terminal.run(command, "--help") == 0
        assert terminal.out.startswith(f"usage: castillo {command}")


@pytest.mark.parametrize("module", ["castillo", "castillo.cli"])
def test_it_runs_as_a_module(module: str):
    done = _python("-m", module, "--version")
    assert done.returncode == 0
    assert done.stdout.startswith("castillo ")


def test_a_closed_pipe_is_no_error():
    command = f'"{sys.executable}" -m castillo cards | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=_environment(), check=False)
    assert done.stdout
    assert done.stderr == ""


def test_help_does_not_load_what_it_does_not_need():
    heavy = "[m for m in ('rich', 'fluent', 'argparse') if m in sys.modules]"
    code = f"import sys; from castillo.cli import main; main(['--help']); print({heavy})"
    assert _python("-c", code).stdout.splitlines()[-1] == "['argparse']"


def test_a_terminal_without_our_characters_shows_question_marks():
    done = _python("-m", "castillo", "cards", encoding="ascii")
    assert done.returncode == 0
    assert "Arag?n" in done.stdout


def _python(*argv: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    environment = {**_environment(), "PYTHONIOENCODING": encoding}
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, env=environment, check=False)


def _environment() -> dict[str, str]:
    """Such that the package under test is found, wherever it is."""
    return {**os.environ, "PYTHONPATH": str(Path(castillo.__file__).parents[1]), "LANG": "en_US.UTF-8"}
