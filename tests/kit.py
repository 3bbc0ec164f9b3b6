"""The test kit: tables and games drawn by Hypothesis, and ways to walk through a game.

@given(tables(), lucks())
@settings(max_examples=how_many(20, 400))
def test_a_law(table, luck):
    for game in walk(table.open(), luck): ...
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import castillo
from castillo.el_grande.verbs import STACK, START
from castillo.fuzz.tables import SeededTable, values_of
from castillo.kernel.actions import ANSWER, action
from castillo.kernel.frame import Simultaneous
from castillo.kernel.luck import Luck
from castillo.kernel.module import GameDefinition
from castillo.kernel.window import NO, STANDING_WORDS

PACKAGE = Path(castillo.__file__).parent
"""The package that is tested: the sources, or the compiled one as people install it."""

LONG = os.environ.get("CASTILLO_LONG") == "1"
THINNED = bool(os.environ.get("CASTILLO_SAMPLED")) and not castillo.compiled
"""`./test` runs the same on the compiled engine, with the full counts."""

STANDING = [word for word in STANDING_WORDS if word != "use"]


def how_many(small: int, long: int) -> int:
    """A count: the small one in daily work, a third of it where it runs compiled too, the long one under `--long`."""
    if LONG:
        return long
    return max(1, small // 3) if THINNED else small


# -- what is drawn -----------------------------------------------------------------------------------------


@st.composite
def tables(draw: st.DrawFn, game: str = "") -> SeededTable:
    """Any table of any game: players, an allowed set of modules, every option, a seed."""
    rules: GameDefinition = castillo.GAMES[game or draw(st.sampled_from(list(castillo.GAMES)))]
    players = draw(st.integers(*rules.players))
    modules = draw(st.sampled_from(rules.allowed_sets()))
    return SeededTable(
        game=rules.id,
        players=players,
        modules=modules,
        seed=draw(st.integers(0, (1 << 128) - 1)),
        options={spec.name: draw(st.sampled_from(values_of(spec, players))) for spec in rules.options_for(modules)},
    )


def lucks() -> st.SearchStrategy[Random]:
    """The luck that makes a game's choices."""
    return st.integers(0, 1 << 64).map(Random)


# -- walks -------------------------------------------------------------------------------------------------


def walk(game: castillo.Game, luck: Random, chance: float = 1.0) -> Iterator[castillo.Game]:
    """Play to the end by chance, stopping by at so many of the open questions (the same object each time)."""
    while not game.over:
        if chance >= 1 or luck.random() < chance:
            yield game
        if not game.over:
            decision = luck.choice(game.decisions)
            game.choose(luck.choice(game.actions_of(decision.seat)), decision.seat)


def lively_walk(game: castillo.Game, luck: Random, chance: float = 1.0) -> Iterator[castillo.Game]:
    """Play to the end with take-backs, standing answers and changes of mind, stopping by as `walk` does."""
    while not game.over:
        if chance >= 1 or luck.random() < chance:
            yield game
        if game.over:
            return
        what = luck.random()
        if what < 0.05:
            try_take_back(game, luck.randrange(game.seats))
        elif what < 0.1 and game.rules.windows:
            window = luck.choice(game.rules.windows)
            game.stand(luck.randrange(game.seats), window.name, luck.choice(window.standing_answers()))
        elif what < 0.15 and answered(game):
            seat = luck.choice(answered(game))
            game.choose(luck.choice(game.actions_of(seat)), seat)
        else:
            decision = luck.choice(game.decisions)
            game.choose(luck.choice(game.actions_of(decision.seat)), decision.seat)


def try_take_back(game: castillo.Game, seat: int) -> bool:
    """Take back if it may be; whether it was."""
    if game.can_take_back(seat) is not True:
        return False
    game.take_back(seat)
    return True


def answered(game: castillo.Game) -> list[int]:
    """The seats that have answered a question still open to others."""
    frame = game.frames[-1]
    if not isinstance(frame, Simultaneous):
        return []
    return [seat for seat in range(game.seats) if (frame.asked & ~frame.waiting) >> seat & 1]


def play_by_seed(game: castillo.Game, seed: int, upto: int = 1 << 30) -> castillo.Game:
    """Play so many decisions by our own documented luck: the same on every Python, compiled or not."""
    luck = Luck(seed)
    while not game.over and upto > 0:
        legal = game.legal()
        game.act(legal[luck.below(len(legal))])
        upto -= 1
    return game


def at_kind(table: SeededTable, luck: Random, kind: str, here: Callable[[castillo.Game], bool]) -> castillo.Game | None:
    """The first question of a kind in a random game where something holds; None if there is none."""
    for game in walk(table.open(), luck):
        if game.decisions[0].kind == kind and here(game):
            return game
    return None


def viewers(game: castillo.Game) -> list[int | None]:
    """Every seat, and a watcher."""
    return [None, *range(game.seats)]


def every_table(game: str = "") -> list[tuple[str, tuple[str, ...], int]]:
    """Every game (or one) with every allowed set of modules and every number of players, as pytest parameters."""
    return [
        (name, modules, players)
        for name, rules in castillo.GAMES.items()
        if name == (game or name)
        for modules in rules.allowed_sets()
        for players in range(rules.players[0], rules.players[1] + 1)
    ]


def has_stacks(table: SeededTable) -> bool:
    """Whether action cards lie in stacks; a module may have another way of dealing out actions."""
    return any(card["kind"] == "action" for card in table.open().view()["board"]["cards"])


def with_vetoes(table: SeededTable, luck: Random, *cards: str) -> castillo.Game:
    """A position of El Grande in which these cards lie face up and others than the first to move hold the Vetoes."""
    rules = castillo.GAMES["el_grande"]
    start = luck.randrange(table.players)
    holders = luck.sample([seat for seat in range(table.players) if seat != start], min(2, table.players - 1))
    played = luck.sample(range(2, 14), table.players)
    played[start], played[played.index(max(played))] = max(played), played[start]
    document = {
        "players": table.players,
        "modules": list(table.modules) if has_stacks(table) else [rules.implied],
        "options": {**table.options, "veto": True, "rounds": rules.options[0].default},
        "seed": table.seed,
        "round": luck.randint(2, 9),
        "revealed": dict(card.split("/") for card in ("2/score_one_region", *cards)),  # no third Veto
        "vetoes": [1 if seat in holders else 0 for seat in range(table.players)],
        "stage": "turns",
        "played": played,
    }
    return castillo.position("el_grande", document)


def read_if_possible(document: dict[str, Any]) -> castillo.Game | None:
    """A position of El Grande; None where it is refused because of what it says of modules."""
    try:
        return castillo.position("el_grande", document)
    except castillo.SetupError as error:
        if not str(error).startswith("module_state: "):
            raise
    return None


def eager_walk(game: castillo.Game, luck: Random, stacks: tuple[int, ...], most: int) -> Iterator[castillo.Game]:
    """Play at most so many decisions; take the cards of these stacks, start special actions, let each step happen."""
    for _ in range(most):
        if game.over:
            return
        yield game
        decision = luck.choice(game.decisions)
        options = game.actions_of(decision.seat)
        wanted = [action(STACK, stack) for stack in stacks] + [action(START), action(ANSWER, NO)]
        eager = [option for option in options if option in wanted]
        game.choose(luck.choice(eager or options), decision.seat)
