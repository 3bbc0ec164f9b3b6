"""Makes the stored games of tests/records: whole games of all sizes, played half by chance and half by greed.

    PYTHONPATH=src python tools/make_records.py                  add what is missing
    PYTHONPATH=src python tools/make_records.py --fingerprints   the same games with new fingerprints, after the
                                                                 position document changed on purpose
    PYTHONPATH=src python tools/make_records.py --anew           where a rule was put right: games that were played by
                                                                 the wrong one are played again, the others kept

Stored games are kept for ever: a change of the rules that breaks one is a change to explain in docs/decisions.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import castillo
from castillo.bots.minds import mind_of
from castillo.kernel.frame import Simultaneous
from castillo.kernel.record import Record

FOLDER = Path(__file__).parents[1] / "tests" / "records"
EACH = {"el_grande": 4, "el_caballero": 20}
"""So many games of each for each number of players, length and set of modules."""

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "el_grande": (
        {},
        {"castillo": "open", "spent_power_cards": "open", "taken_back_card": "open", "sixth_stack": "by_hand"},
        {"veto": False, "confirm_turns": True, "sixth_stack": "first_game"},
        {"castillo": "open", "start_player": 1, "lift": "any_tile"},
    ),
    "el_caballero": ({}, {"tied_firsts": "value"}, {"confirm_turns": True}, {"start_player": 1}),
}
"""The options of the first, second ... game of each kind, and again; one of a module counts where it is played."""


def main() -> None:
    if "--fingerprints" in sys.argv[1:]:
        for path in sorted(FOLDER.glob("*.json")):
            refresh(path)
        return
    if "--anew" in sys.argv[1:]:
        for path in sorted(FOLDER.glob("*.json")):
            if not stands(path):
                path.unlink()
    for name, rules in castillo.GAMES.items():
        rounds = [spec.values for spec in rules.options if spec.name == "rounds"]
        lengths: list[dict[str, Any]] = [{"rounds": n} for n in rounds[0]] if rounds else [{}]
        players = range(rules.players[0], rules.players[1] + 1)
        for modules, count, length, number in product(rules.allowed_sets(), players, lengths, range(EACH[name])):
            words = [name, f"{count}p", *(f"{n}r" for n in length.values()), "+".join(modules)]
            path = FOLDER / f"{'-'.join(words)}-{number + 1}.json"
            if not path.exists():
                options = OPTIONS[name][number % len(OPTIONS[name])]
                write(path, played(name, modules, count, {**length, **options}, seed=path.stem))


def played(name: str, modules: tuple[str, ...], players: int, options: dict[str, Any], seed: str) -> Record:
    luck = Random(seed)
    game = castillo.new_game(name, players=players, modules=modules, options=options, seed=luck.getrandbits(128))
    lively = luck.random() < 0.6  # people who take back, change their minds and give standing answers
    time = 0
    while not game.over:
        time = time + luck.randrange(1, 60_000) if time or luck.random() < 0.003 else 0
        if lively and luck.random() < 0.06:
            break_in(game, luck)
        if not game.over:
            decision = luck.choice(game.decisions)
            game.choose(chosen(game, decision.seat, luck), decision.seat, at=1_700_000_000_000 + time if time else 0)
    return replace(game.record(), facts={"made_by": "tools/make_records.py", "scores": list(game.scores)})


def break_in(game: castillo.Game, luck: Random) -> None:
    """Take back, stand, or answer a question to several anew."""
    frame = game.frames[-1]
    seat = luck.randrange(game.seats)
    last = int(game.last_seat)
    if isinstance(frame, Simultaneous) and (frame.asked & ~frame.waiting) >> seat & 1:
        game.choose(luck.choice(game.actions_of(seat)), seat)
    elif last >= 0 and game.can_take_back(last) is True:
        game.take_back(last)
    elif game.rules.windows:
        window = luck.choice(game.rules.windows)
        game.stand(seat, window.name, luck.choice(window.standing_answers()))


def chosen(game: castillo.Game, seat: int, luck: Random) -> int:
    """Half of the time the best of a few, as it looks at a glance; else anything."""
    actions = game.actions_of(seat)
    if luck.random() < 0.5:
        return luck.choice(actions)
    return max(luck.sample(actions, min(len(actions), 6)), key=lambda action: promise(game, seat, action))


def promise(game: castillo.Game, seat: int, action: int) -> float:
    """How far ahead of the others a seat would be after an action."""
    copy = game.clone()
    copy.choose(action, seat)
    hopes = mind_of(copy).appraise(copy)
    return hopes[seat] - sum(hopes) / len(hopes)


def stands(path: Path) -> bool:
    """Whether a stored game is still the same game; if only its fingerprints differ, they are written anew."""
    old = castillo.load(path.read_text("utf-8"))
    try:
        game = replace(old, fingerprints=()).replay()
    except castillo.SetupError:
        return False
    if not game.over or list(game.scores) != old.facts["scores"]:
        return False
    write(path, replace(game.record(), facts=old.facts))
    return True


def refresh(path: Path) -> None:
    """The same game with new fingerprints."""
    if not stands(path):
        raise SystemExit(f"{path.name}: this is another game now; the rules have changed.")


def write(path: Path, record: Record) -> None:
    path.write_text(record.to_json() + "\n", encoding="utf-8")
    print(f"{path.name}: {len(record.entries)} entries, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
