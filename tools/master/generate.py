"""Games to learn from: self-play that stops at a question, searches it, and tries a few of its answers.

A searched question tells what instinct thought of each option and how often the search looked at it. A tried answer
tells what the position was worth when the turn was over, and what came of it in playouts, until the next general
scoring was over or, now and then, until the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.greedy import turn_values
from castillo.bots.compiled.playout import act_by_instinct, finish_asking, finish_turn
from castillo.bots.compiled.tree import Search, Tuning
from castillo.bots.minds import guess, mind_and_guesses, mind_of
from castillo.el_grande.appraise import Scene, turns_to_come
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import STACK
from castillo.kernel.actions import a_of, number_of, verb_of
from castillo.kernel.frame import Simultaneous
from tools.master.gate import mind_with
from tools.master.weights import Document

Row = dict[str, Any]
TUNING = Tuning(curiosity=0.15, first=0.6, trust=2.0)
GUESSES = 12
NOISE = 0.6  # of playouts, in points


@dataclass(frozen=True)
class Recipe:
    """How much of everything; the same recipe and seed give the same rows."""

    searched: float = 0.2  # of all questions, so many are searched
    tried: float = 0.4  # of those, so many have their answers tried
    to_the_end: float = 0.25  # of those, so many are played on to the end
    simulations: int = 300
    playouts: int = 8
    others: float = 0.3  # of all games, so many have another number of players, and half of those, modules


def asks_one(game: Position) -> bool:
    """Whether there is something to choose, and one who chooses."""
    return len(game.current) > 1 and not isinstance(game.frames[-1], Simultaneous)


def facts(game: Position) -> list[list[int]]:
    """By seat, what a seat has besides its places."""
    turns = turns_to_come(game)
    return [
        [
            int(game.count(seat, COURT)),
            int(game.count(seat, PROVINCE)),
            int(game.count(seat, CASTILLO)),
            game.hands[seat],
            game.played[seat],
            game.vetoes[seat],
            int(turns >> seat & 1),
            game.points[seat],
            game.grandes[seat],
        ]
        for seat in range(game.seats)
    ]


def places(game: Position, mind: GrandeMind) -> list[int]:
    """The keys of the outlooks of all places."""
    scene = Scene(game)
    return [int(mind.by_hand.key_of(scene, place)) for place in game.book.board_places]


def deal(seed: int, recipe: Recipe) -> Position:
    """The start of a game, as a guess under the rules that bots think by."""
    random = Random(seed)
    players, modules = 4, None
    if random.random() < recipe.others:
        players = random.choice((2, 3, 4, 5))
        if random.random() < 0.5:
            modules = list(random.choice(castillo.GAMES["el_grande"].allowed_sets()))
    game = castillo.new_game("el_grande", players=players, modules=modules, seed=seed)
    return cast(Position, guess(game.view(0), seed))


def rows_of(seed: int, recipe: Recipe, document: Document) -> Iterator[Row]:
    """Everything that one game tells a mind with these networks, which searches, plays on and appraises."""
    random, dice = Random(seed), Dice(seed)
    game = deal(seed, recipe)
    table = {"game": seed, "players": int(game.seats), "modules": list(game.setup.modules)}
    question = 0
    mind = mind_with(document, cast(GrandeMind, mind_of(game)))
    while game.frames:
        if not asks_one(game):
            act_by_instinct(mind, game, dice, 1.0)
            continue
        question += 1
        if random.random() < recipe.searched:
            search = searched(game, mind, recipe, random)
            yield {**table, "question": question, **policy_row(game, mind, search)}
            if random.random() < recipe.tried:
                for row in tried(game, mind, search, recipe, random):
                    yield {**table, "question": question, **row}
            action = int(search.best()) if random.random() < 0.8 else random.choice(game.current)
            game.act(action)
        elif random.random() < 0.5:
            values = turn_values(mind, game, game.frames[-1].seat, game.current, dice)
            game.act(game.current[values.index(max(values))])
        else:
            act_by_instinct(mind, game, dice, 1.0)


def searched(game: Position, mind: GrandeMind, recipe: Recipe, random: Random) -> Search:
    """A search of the open question by the one who is asked, over guesses of their own view."""
    seat = int(game.frames[-1].seat)
    seeds = [random.randrange(1 << 30) for _ in range(GUESSES)]
    _, guesses = mind_and_guesses(game.view(seat), seeds)
    search = Search(mind, seat, guesses, TUNING, random.randrange(1 << 30))
    search.run(recipe.simulations, float("inf"))
    return search


def policy_row(game: Position, mind: GrandeMind, search: Search) -> Row:
    """What a search preferred, with what instinct thought of it."""
    root = search.root
    seat = int(search.seat)
    cards: list[str | int] = []
    for action in root.actions:
        card: str | int = ""
        if type(game.frames[-1]).__name__ == "PlayPowerCard":
            card = game.book.power_bits[number_of(action)]
        elif verb_of(action) == STACK:
            card = game.book.card_keys[game.revealed[game.book.stacks.index(a_of(action))]]
        cards.append(card)
    return {
        "kind": "policy",
        "frame": type(game.frames[-1]).__name__,
        "round": int(game.round),
        "seat": seat,
        "card": game.book.card_keys[game.card] if game.card else "",
        "facts": facts(game),
        "actions": [int(action) for action in root.actions],
        "scores": [round(score, 3) for score in mind.instincts(game, seat, root.actions)],
        "cards": cards,
        "visits": [int(count) for count in root.visits],
        "shares": [
            round(total / count, 4) if count else -1 for total, count in zip(root.totals, root.visits, strict=True)
        ],
    }


def tried(game: Position, mind: GrandeMind, search: Search, recipe: Recipe, random: Random) -> Iterator[Row]:
    """Some answers to the question: the two that the search prefers, and two others."""
    root = search.root
    order = sorted(range(len(root.actions)), key=lambda i: -root.visits[i])
    chosen = order[:2] + random.sample(order[2:], min(2, len(order) - 2))
    seed = random.randrange(1 << 30)
    to_the_end = random.random() < recipe.to_the_end
    plain = mind_of(game, "learned")
    for i in chosen:
        after = game.clone()
        after.act_as(root.seat, root.actions[i])
        until_turn_ends(mind, after, int(root.seat), Dice(seed))
        if not after.frames:
            continue
        total = [0.0] * after.seats
        for number in range(recipe.playouts):
            end = after.clone()
            play_on(mind, end, Dice(seed + number), to_the_end)
            total = [a + b for a, b in zip(total, mind.appraise(end), strict=True)]
        yield {
            "kind": "value",
            "seat": int(root.seat),
            "round": int(after.round),
            "to_the_end": to_the_end,
            "places": places(after, mind),
            "facts": facts(after),
            "base": [round(value, 3) for value in plain.appraise(after)],
            "target": [round(value / recipe.playouts, 3) for value in total],
        }


def until_turn_ends(mind: GrandeMind, game: Position, seat: int, dice: Dice) -> None:
    """To the end of the seat's turn: the one that is on, or, after a power card, the one to come."""
    finish_asking(mind, game, dice, 1.0)
    while game.frames and game.active != seat:
        act_by_instinct(mind, game, dice, NOISE)
    finish_turn(mind, game, seat, dice, 0.3)


def play_on(mind: GrandeMind, game: Position, dice: Dice, to_the_end: bool) -> None:
    """Play on by instinct until the next general scoring is over, or until the end."""
    third = (game.round - 1) // 3
    while game.frames and (to_the_end or (game.round - 1) // 3 == third):
        act_by_instinct(mind, game, dice, NOISE)
