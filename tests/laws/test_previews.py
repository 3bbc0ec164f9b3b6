"""A preview tells what follows a choice, changes nothing, and knows no more than whoever asks."""

from hypothesis import given, settings

from castillo.fuzz.tables import SeededTable
from castillo.kernel.event import visible
from castillo.kernel.luck import Luck
from castillo.kernel.module import GAMES
from tests.kit import how_many, lucks, tables, walk


@given(tables(), lucks())
@settings(max_examples=how_many(8, 200))
def test_a_preview_is_the_beginning_of_what_happens(table: SeededTable, luck):
    whole = 0
    for game in walk(table.open(), luck, 0.2):
        decision = luck.choice(game.decisions)
        option = luck.choice(decision.options)
        before = game.describe()
        seen = game.preview(option)
        assert game.describe() == before
        after = game.clone()
        told = [event.to_json() for event in visible(after.choose(option), decision.seat)]
        assert seen["events"] == told[: len(seen["events"])]
        if not seen["hidden"]:
            assert seen["events"] == told
            gained = [new - old for old, new in zip(game.scores, after.scores, strict=True)]
            assert seen["points"] == gained
            whole += 1
    assert whole


@given(tables(), lucks())
@settings(max_examples=how_many(8, 200))
def test_a_preview_shows_nothing_hidden(table: SeededTable, luck):
    compared = 0
    for game in walk(table.open(), luck, 0.1):
        decision = luck.choice(game.decisions)
        option = luck.choice(decision.options)
        other = GAMES[table.game].fuzz_kit.disguised(game, decision.seat, Luck(luck.getrandbits(64)))
        if other is not None and option.action in other.actions_of(decision.seat):
            seen, also = game.preview(option), other.preview(option.action, decision.seat)
            assert seen == also
            compared += 1
    assert compared
