"""What holds in every state of a game of Grandissimo, whatever is played."""

import json
from random import Random

import pytest

import castillo
from castillo.bots import guess
from castillo.el_grande.modules.grandissimo import state as slots
from castillo.el_grande.modules.grandissimo.board import GUESTS, PRISON, SHIP_TILES
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.fuzz.el_grande import broken_law
from castillo.fuzz.faults import check_reload, check_secrets

WALKS = [(players, sixth, seed) for seed, players in enumerate((2, 3, 4, 5)) for sixth in ("random", "by_hand")]


@pytest.mark.parametrize(("players", "sixth", "seed"), WALKS)
@pytest.mark.parametrize("modules", [["grandissimo"], ["grandissimo", "anniversary"]])
def test_laws_of_pieces_persons_views_and_guesses(modules: list[str], players: int, sixth: str, seed: int):
    luck = Random(f"{seed}/{sixth}")
    options = {"sixth_stack": sixth, "castillo": luck.choice(["open", "closed"])}
    game = castillo.new_game("el_grande", players=players, modules=modules, seed=seed, options=options)
    assert isinstance(game, Position)
    while not game.over:
        before = game.clone()
        actions = game.legal()
        seat = game.decisions[0].seat
        if luck.random() < 0.1:
            assert len(game.rules.instincts(game, seat, actions)) == len(actions)
            viewer = luck.choice([None, *range(players)])
            view = json.loads(json.dumps(game.view(viewer)))
            assert guess(view, luck.getrandbits(20)).view(viewer) == view
            check_reload(game)
            check_secrets(game, luck)
        game.act(luck.choice(actions))
        assert not broken_law(before, game)
        check_state(game)


def check_state(game: Position) -> None:
    first = game.book.slots[slots.MODULE]
    numbers = game.state[first : first + slots.HOMES]
    seats = range(-1, game.seats)
    for slot in (slots.SHIPS, slots.SHIPS + 1, slots.QUEEN, slots.JESTER, slots.INQUISITOR, slots.CROWNED, slots.LAST):
        assert numbers[slot] in seats
    assert numbers[slots.SHIPS + 1] == -1 or game.seats > 2, "two players have one ship"
    for ship in range(2):
        aboard = [seat for seat in range(game.seats) if game.count(seat, SHIP_TILES + ship)]
        assert set(aboard) <= {numbers[slots.SHIPS + ship]}, "only its holder's are on a ship"
    for place in (SHIP_TILES, SHIP_TILES + 1, PRISON, *range(GUESTS, GUESTS + 5)):
        assert game.count(BLACK, place) == 0
    for seat in range(game.seats):
        assert game.count(seat, GUESTS + seat) == 0, "nobody is a guest at his own Court"
    if numbers[slots.CROWNED] != -1:
        assert game.grandes[numbers[slots.CROWNED]] == game.king
    for what in range(2):
        held = numbers[slots.BOYCOTT_BY + what] != -1
        assert (numbers[slots.BOYCOTT + what] in game.book.disc_places) == held
    kept = game.state[first + slots.HOMES + 2 * game.seats :][: game.seats]
    assert all(card == 0 or card in game.book.cards for card in kept)
