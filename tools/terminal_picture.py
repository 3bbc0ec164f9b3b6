"""Draws docs/pictures/terminal.svg: a game at the terminal, in the middle of a turn, as `castillo play` shows it.

python tools/terminal_picture.py [FILE]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import castillo
from castillo.bots import make
from castillo.cli.language import Words
from castillo.cli.terminal.account import account
from castillo.cli.terminal.history import History
from castillo.cli.terminal.options import labelled
from castillo.cli.terminal.screen import Screen
from castillo.kernel.game import Game

TARGET = Path(__file__).parents[1] / "docs/pictures/terminal.svg"
NAMES = ("Ana", "Bruno", "Clara", "Diego")
SEED, ROUND, SEAT = 30, 5, 0
WIDTH, HEIGHT = 132, 30

PAPER = TerminalTheme(
    (24, 27, 32),
    (226, 222, 212),
    [
        (24, 27, 32),
        (204, 88, 72),
        (92, 168, 112),
        (224, 180, 84),
        (90, 150, 210),
        (190, 120, 170),
        (90, 180, 190),
        (226, 222, 212),
    ],
    [
        (128, 132, 140),
        (226, 110, 90),
        (120, 190, 136),
        (240, 200, 110),
        (120, 175, 230),
        (210, 145, 190),
        (120, 205, 212),
        (245, 242, 235),
    ],
)


def middle_of_a_turn() -> tuple[Game, History]:
    """Bots play to the moment at which the first seat has to choose an action card."""
    game = castillo.new_game("el_grande", players=4, seed=SEED, options={"confirm_turns": True})
    bots = [make("easy", seed=seat) for seat in range(4)]
    history = History()
    while not _worth_a_picture(game):
        seat = game.decisions[0].seat
        history.add(game.choose(bots[seat].choose(game.view(seat))["action"], seat))
    return game, history


def _worth_a_picture(game: Game) -> bool:
    decision = game.decisions[0]
    late = game.view()["board"]["numbers"]["round"] >= ROUND
    return late and decision.seat == SEAT and decision.kind == "choose_action_card"


def picture() -> str:
    """The screen as SVG, without fonts from elsewhere."""
    game, history = middle_of_a_turn()
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    screen = Screen(console, Words("en", NAMES), game.rules.values.table)
    view = game.view(SEAT)
    news = account(history.events(SEAT, len(history) - 14), screen.words, short=True)
    screen.question(view, labelled(game.decisions[0].options, screen.values), news)
    console.print("> 3", highlight=False)
    form = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace")
    return console.export_svg(title="castillo play", theme=PAPER, code_format=form, unique_id="castillo")


def main() -> int:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(picture(), "utf-8")
    print(f"{target}: {target.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
