"""Events tell all that happened: whoever only listens knows where everything is."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings

from castillo.el_grande.position import Position
from castillo.fuzz.tables import SeededTable
from castillo.kernel.event import Event, visible
from tests.kit import how_many, lucks, tables, viewers

NOWHERE: dict[str, str | None] = {"place": None}


class Listener:
    """Knows the start, and what it was told since."""

    def __init__(self, game: Position) -> None:
        self.caballeros = positions(game)
        self.markers = markers(game)
        self.points = list(game.scores)

    def hear(self, events: list[Event]) -> None:
        for event in events:
            args: dict[str, Any] = event.args
            if args.get("piece") == "caballero":
                self.travel(args["owner"]["seat"], args["from"]["place"], args["to"]["place"], args["count"])
            elif "marker" in args:
                source, target = (args.get(end, NOWHERE)["place"] for end in ("from", "to"))
                self.shift(args["marker"]["marker"], source, target)
            elif "points" in args:
                self.score(args)

    def score(self, args: dict[str, Any]) -> None:
        self.points = [have + more for have, more in zip(self.points, args["points"], strict=True)]
        assert args["points"] == sum_of_parts(args)

    def shift(self, marker: str, source: str | None, target: str | None) -> None:
        assert self.markers.get(marker) == source
        self.markers[marker] = target

    def travel(self, owner: int, source: str, target: str, count: int) -> None:
        assert count > 0
        assert source != target
        self.caballeros[owner, source] -= count
        self.caballeros[owner, target] += count
        assert self.caballeros[owner, source] >= 0


def sum_of_parts(args: dict[str, Any]) -> list[int]:
    """What a place pays is said part by part; other points come whole."""
    if "parts" not in args:
        return list(args["points"])
    return [sum(column) for column in zip([0] * len(args["points"]), *(row for _, row in args["parts"]), strict=True)]


def positions(game: Position) -> dict[tuple[int, str], int]:
    return {(s, p.id): int(game.count(s, p.number)) for s in game.book.owners for p in game.book.places}


def markers(game: Position) -> dict[str, str | None]:
    """Whatever lies or stands in a place, those of modules included."""
    shown = game.view()["board"]["markers"]
    return {marker["id"]: marker["place"] for marker in shown if marker.get("place") is not None}


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(40, 1000))
def test_whoever_only_listens_knows_where_everything_is(table: SeededTable, luck: Random):
    """Moves, figures and points: scores change by `scored` events and by nothing else."""
    game = table.open()
    assert isinstance(game, Position)
    listener = Listener(game)
    while not game.over:
        decision = luck.choice(game.decisions)
        listener.hear(game.choose(luck.choice(game.actions_of(decision.seat)), decision.seat))
        if game.rules.windows and luck.random() < 0.05:
            window = luck.choice(game.rules.windows)
            answer = luck.choice(window.standing_answers())
            listener.hear(game.stand(luck.randrange(game.seats), window.name, answer))
        assert listener.caballeros == positions(game)
        assert {marker: where for marker, where in listener.markers.items() if where} == markers(game)
        assert listener.points == list(game.scores)


@given(tables(), lucks())
@settings(max_examples=how_many(12, 200))
def test_events_are_json_and_name_their_text(table: SeededTable, luck: Random):
    game = table.open()
    while not game.over:
        events = game.choose(luck.choice(game.legal()))
        for event in events:
            assert json.loads(json.dumps(event.to_json())) == event.to_json()
            assert event.kind.count("-log-") == 1
            assert event.text.key == event.kind
            assert any(event.visible_to(viewer) for viewer in viewers(game))
        for viewer in viewers(game):
            assert all(event in events for event in visible(events, viewer))


@given(tables(), lucks())
@settings(max_examples=how_many(12, 200))
def test_what_is_scored_is_said_part_by_part(table: SeededTable, luck: Random):
    """In every scoring, and in what the meter says of a general one, the parts add up to the points."""
    game = table.open()
    while not game.over:
        events: list[Any] = game.choose(luck.choice(game.legal()))
        assert all(event.args["points"] == sum_of_parts(event.args) for event in events if "points" in event.args)
        for meter in game.view().get("meter", {}).values():
            points = meter.get("general", meter["now"])
            assert sum_of_parts({**meter, "points": points}) == points


@given(tables(), lucks())
@settings(max_examples=how_many(12, 200))
def test_playing_unheard_is_the_same_as_playing_aloud(table: SeededTable, luck: Random):
    """`act` and `choose` go the same way."""
    heard, unheard = table.open(), table.open()
    while not heard.over:
        action = luck.choice(heard.legal())
        heard.choose(action)
        unheard.act(action)
        assert unheard.legal() == heard.legal()
    assert unheard.describe() == heard.describe()
    assert unheard.record() == heard.record()
