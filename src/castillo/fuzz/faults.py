"""Faults, and the laws that every game keeps in every state. Each function returns quietly or raises `Fault`."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import castillo
from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.luck import Luck
from castillo.kernel.module import definition
from castillo.kernel.parts import FuzzKit
from castillo.kernel.record import fingerprint

JUNK = ("", " ", "pass pass", "card", "to nowhere", "place atlantis", "pick red", "\x00", "ß" * 300, "answer maybe")


class Fault(Exception):
    """Something that must never happen, in one sentence."""


def kit_of(game: Game) -> FuzzKit:
    """What the fuzzer has to know of a game: the game itself brings it."""
    return definition(game.setup.game).fuzz_kit


def check_question(game: Game) -> None:
    """A question is open, has answers, and all ways of reading it agree."""
    decisions = game.decisions
    if not decisions:
        raise Fault("dead end: the game is not over and nothing is asked")
    for decision in decisions:
        actions = game.actions_of(decision.seat)
        notations = [option.notation for option in decision.options]
        if not actions:
            raise Fault(f"dead end: {decision.kind} offers nothing to seat {decision.seat}")
        if len(set(actions)) != len(actions) or len(set(notations)) != len(notations):
            raise Fault(f"{decision.kind} offers something twice: {notations}")
    if game.legal() != game.actions_of(decisions[0].seat):
        raise Fault(f"{decisions[0].kind}: legal() differs from the options of decisions[0]")


def check_reload(game: Game) -> None:
    """Saved and loaded, the game is the same and asks the same."""
    document = json.loads(json.dumps(game.describe()))
    loaded = castillo.position(game.setup.game, document)
    if loaded.describe() != document:
        raise Fault(f"reload: differs in {differing(loaded.describe(), document)}")
    if loaded.legal() != game.legal() or [d.number for d in loaded.decisions] != [d.number for d in game.decisions]:
        raise Fault("reload: asks something else")


def check_views(game: Game) -> None:
    """Every viewer's view is plain JSON and does not hold the seed."""
    for seat in viewers(game):
        text = json.dumps(game.view(seat))
        if game.setup.seed > 1 << 64 and str(game.setup.seed) in text:
            raise Fault(f"view: the seed is in the view of seat {seat}")


def check_secrets(game: Game, luck: Random) -> None:
    """A position that differs only in what a viewer may not know gives them the same view."""
    loaded = castillo.position(game.setup.game, game.describe())  # a loaded game has nothing to take back
    for seat in viewers(game):
        other = kit_of(game).disguised(game, seat, Luck(luck.getrandbits(64)))
        if other is not None and other.view(seat) != loaded.view(seat):
            raise Fault(f"secret: the view of seat {seat} shows it in {differing(other.view(seat), loaded.view(seat))}")


def check_refused(game: Game, choice: castillo.Option | str | int, seat: int | None) -> None:
    """What is not offered is refused, and changes nothing."""
    before, log = game.describe(), game.log.facts()
    try:
        game.choose(choice, seat)
    except castillo.IllegalChoice:
        if game.describe() != before or game.log.facts() != log:
            raise Fault(f"refused {choice!r}, but the game changed") from None
        return
    raise Fault(f"accepted {choice!r} of seat {seat}, which is not offered")


def junk(game: Game, luck: Random) -> tuple[str | int, int | None]:
    """A choice that is not offered, and a seat or none."""
    offered = {a for d in game.decisions for a in game.actions_of(d.seat)}
    words = {o.notation for d in game.decisions for o in d.options}
    bad_seat = luck.choice([-1, game.seats, 99, 1 << 70])
    if luck.random() < 0.2:
        return luck.choice(sorted(words)), bad_seat
    if luck.random() < 0.5:
        number = luck.choice([-1, luck.getrandbits(28), 1 << 63, 1 << 90, luck.choice(sorted(offered)) ^ 1 << 20])
        return (number, None) if number not in offered else (-1, None)
    word = luck.choice([*JUNK, luck.choice(sorted(words)) + "x", luck.choice(sorted(words)).upper()])
    return (word, None) if word not in words else ("", None)


def check_take_back(game: Game, before: dict[str, Any], seat: int) -> None:
    """The last choice, made from `before` by `seat`, is taken back: the position is the one before it."""
    entries = game.describe()["course"][1]
    game.take_back(seat)
    after = game.describe()
    forget_numbers(game, before)
    if after["course"][1] != entries + 1:
        raise Fault("take-back: decisions are numbered wrongly")
    forget_numbers(game, after)
    if after != before:
        raise Fault(f"take-back: differs in {differing(after, before)}")


def forget_numbers(game: Game, document: dict[str, Any]) -> None:
    """Leave out what a take-back does not bring back: how many entries there have been, which numbers questions."""
    document["course"][1] = 0
    for entry in document.get("pending", []):  # a game may tell them from the rest
        if issubclass(game.rules.frame_types[entry[0]], Simultaneous):
            entry[2] = 0


def check_record(game: Game) -> None:
    """The record, written and read, replays to the same game."""
    text = game.record().to_json()
    again = castillo.load(text)
    if fingerprint(again.replay()) != fingerprint(game):
        raise Fault("replay: the record gives another game")
    if castillo.load(text).to_json() != text:
        raise Fault("record: reading and writing changes it")


def viewers(game: Game) -> list[int | None]:
    """Everybody who may look at a game: a watcher, then the seats."""
    return [None, *range(game.seats)]


def differing(one: Any, other: Any, path: str = "") -> str:
    """Where two documents first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((differing(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k]), path)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next((differing(a, b, f"{path}[{i}]") for i, (a, b) in pairs if a != b), path)
    return f"{path or 'everything'}: {str(one)[:80]} instead of {str(other)[:80]}"
