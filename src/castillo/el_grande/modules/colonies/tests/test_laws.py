"""Laws: in every state of every game, seats, offices, carriers, tokens and black caballeros add up."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import castillo
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.law import broken
from castillo.el_grande.modules.colonies.tests.sea import sea
from castillo.el_grande.position import Position
from castillo.fuzz.faults import kit_of
from castillo.fuzz.tables import SeededTable
from tests.kit import how_many, lively_walk, lucks, read_if_possible, walk

SETS = [modules for modules in castillo.GAMES["el_grande"].allowed_sets() if "colonies" in modules]


def tables() -> st.SearchStrategy[SeededTable]:
    return st.builds(
        lambda modules, players, seed, rounds: SeededTable("el_grande", players, modules, seed, {"rounds": rounds}, {}),
        st.sampled_from(SETS),
        st.integers(2, 5),
        st.integers(0, 1 << 30),
        st.sampled_from([9, 6]),
    )


@given(tables(), lucks())
@settings(max_examples=how_many(30, 600), deadline=None)
def test_everything_in_the_new_regions_adds_up(table: SeededTable, luck: Random):
    game = table.open()
    assert isinstance(game, Position)
    before = game.clone()
    for now in lively_walk(game, luck):
        assert isinstance(now, Position)
        assert broken(now) == []
        assert now.made < before.made or not kit_of(before).broken_law(before, now), "taken back: an earlier king"
        before = now.clone()
    assert broken(game) == []


@given(tables(), lucks())
@settings(max_examples=how_many(10, 200), deadline=None)
def test_the_view_tells_the_seats_of_the_board_and_every_token(table: SeededTable, luck: Random):
    game = table.open()
    for now in walk(game, luck, 0.2):
        board = now.view()["board"]
        ids = [marker["id"] for marker in board["markers"]]
        assert len(set(ids)) == len(ids)
        crowds = {(stack["owner"], stack["place"]): stack["count"] for stack in board["stacks"]}
        (limit,) = [marker for marker in board["markers"] if marker["kind"] == "limit_board"]
        owners = [*range(now.seats), 5]
        for owner, seated in zip(owners, limit["counts"], strict=True):
            assert seated <= crowds.get((owner, limit["place"]), 0)
        borne = [m for m in board["markers"] if m["kind"] in ("office", "gold", "goods") and "owner" in m]
        assert all(crowds[marker["owner"], marker["place"]] > 0 for marker in borne)


USES = ("el_grande-log-special_begun", "el_grande-log-card_kept")


def test_random_games_use_every_card():
    """So that the laws have looked at all of them."""
    used: set[str] = set()
    for seed in range(40):
        game = castillo.new_game("el_grande", players=5, modules=["colonies"], seed=seed)
        luck = Random(seed)
        while not game.over:
            for event in game.choose(luck.choice(game.legal())):
                card = event.args.get("card")
                if event.kind in USES and isinstance(card, dict):
                    used.add(card["card"])
    assert len([key for key in used if key.startswith("colonies/")]) == 12


def test_numbers_that_do_not_add_up_are_refused_with_one_sentence():
    """Whatever a position document says of the module: it is played on, or refused."""
    luck = Random(5)
    game = castillo.new_game("el_grande", players=3, modules=["colonies"], seed=4)
    for _ in range(60):
        game.act(luck.choice(game.legal()))
    document = game.describe()
    refused, tried = 0, how_many(300, 3000)
    for _ in range(tried):
        state = list(document["module_state"])
        state[luck.randrange(len(state))] = luck.choice([-9, -2, -1, 0, 1, 3, 6, 9, 12, 15, 16, 40, 64, 99, 1 << 40])
        other = read_if_possible(document | {"module_state": state})
        if other is None:
            refused += 1
            continue
        for _ in walk(other, luck, 0.05):
            assert other.view(0)
    assert refused > tried // 20


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({slots.MARKED: 2, slots.DUE: 1 << 40}, "when a region is scored"),
        ({slots.MARKED: 2, slots.DUE: 9}, "when a region is scored"),
        ({slots.DUE: 1 << 40}, "when a region was scored"),
        ({slots.SEATED + 4: 1}, "caballeros of nobody"),
        ({slots.NEWCOMERS + 4: 1}, "caballeros of nobody"),
        ({slots.TOKENS: -2}, "who carries a token"),
        ({slots.SEATS: 6}, "who sits in Francia"),
        ({slots.HOMES: 2}, "where a Grande in the Castillo stood"),
        ({slots.USED: 50}, "50 at place 8 is not allowed; used is one of"),
        ({slots.FLIPS: 16}, "16 at place 9 is not allowed; seats is a number from 0 to 15"),
    ],
)
def test_each_number_that_cannot_be_has_its_words(numbers: dict[int, int], what: str):
    with pytest.raises(castillo.SetupError, match=f"module_state: .*{what}"):
        sea(slot=numbers)
