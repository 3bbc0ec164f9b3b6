"""Move counts and traces are those that are stored: on every Python, compiled or interpreted."""

from hashlib import sha256

import castillo
from castillo.kernel.luck import Luck
from tests.counts.perft import TRACES, perft, perft_lines, stored, trace_lines
from tests.kit import how_many

AGAIN = "if the rules changed on purpose: `PYTHONPATH=src python -m tests.counts` shows and writes the new counts"


def test_move_counts_are_those_stored():
    assert perft_lines() == stored("perft.txt"), AGAIN


def test_traces_of_whole_games_are_those_stored():
    lines = stored("traces.txt")
    assert [line for line in trace_lines(how_many(3, TRACES)) if line not in lines] == [], AGAIN


def test_EG_3_1_four_players_begin_with_13_times_12_times_11_times_10_ways():
    game = castillo.new_game("el_grande", players=4, seed=1)
    assert [perft(game, depth) for depth in (1, 2, 3)] == [13, 13 * 12, 13 * 12 * 11]


def test_luck_is_the_documented_one():
    """SHA-256 of the seed and the number of the block, four bytes at a time: worked out here without the engine."""
    seed = (7 << 100) + 12345
    words = []
    for block in range(3):
        digest = sha256(seed.to_bytes(16, "big") + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    luck = Luck(seed)
    assert [luck.below(1 << 32) for _ in words] == words
    luck = Luck(seed)
    limit = (1 << 32) - (1 << 32) % 1000
    assert [luck.below(1000) for _ in range(20)] == [word % 1000 for word in words if word < limit][:20]
