"""Encodings: a row shows what the view shows, no more and no less; actions have numbers and come back from them."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import castillo
import castillo.research
from castillo.el_grande.fuzz_kit import SECRET_QUESTIONS
from castillo.fuzz.faults import kit_of
from castillo.fuzz.secrets import Twins
from castillo.fuzz.tables import SeededTable
from castillo.kernel.encoding import DEPTH
from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.kernel.game import Game
from castillo.kernel.luck import Luck
from tests.kit import how_many, lively_walk, lucks, tables, viewers, walk
from tests.research.kit import codec_of, tables_of_the_day


def seats_of(game: Game) -> list[int]:
    return [seat for seat in viewers(game) if seat is not None]


# -- rows --------------------------------------------------------------------------------------------------


@given(tables(), lucks())
@settings(max_examples=how_many(3, 300))
def test_positions_that_a_seat_cannot_tell_apart_have_equal_rows(table: SeededTable, luck: Random):
    """Decks, discs that are set, cards taken back, others' hands and standing answers: whatever the view hides."""
    game, tried = table.open(), 0
    for now in lively_walk(game, luck):
        asked = now.decisions[0].kind in (*SECRET_QUESTIONS, "reaction")
        for viewer in [luck.choice(seats_of(now))] if luck.random() < (0.3 if asked else 0.04) or not tried else []:
            other = kit_of(now).disguised(now, viewer, Luck(luck.getrandbits(64)))
            same = other is not None and json.dumps(other.view(viewer)) == json.dumps(now.view(viewer))
            tried += same
            assert not same or row_and_mask(other, viewer) == row_and_mask(now, viewer)
    assert tried


def row_and_mask(game: Game | None, viewer: int) -> tuple[bytes, list[int]]:
    assert game is not None
    codec = codec_of(game)
    return codec.row(game, viewer), codec.legal(game, viewer)


class EncodedTwins(Twins):
    """Twins of which nobody who is blind can tell the rows and the masks apart either."""

    compared = 0

    def _compare(self, viewer: int | None, heard: list[str], came_out: bool) -> None:
        super()._compare(viewer, heard, came_out)
        rows = [row_and_mask(game, viewer) for game in self.games if viewer is not None and not self.apart]
        assert rows[:1] == rows[1:], f"seat {viewer} can tell a secret by its row or mask"
        self.compared += len(rows) // 2


@pytest.mark.parametrize("modules", [("base",), ("base", "king_and_intrigue"), ("base", "grandissimo")])
def test_a_secret_answer_shows_in_nobody_elses_row(modules: tuple[str, ...]):
    """Two games in which a seat answers a secret question in two ways, played on alike until it comes out."""
    luck, compared = Random(11), 0
    for seed in range(how_many(1, 60)):
        game = castillo.new_game("el_grande", players=3 + seed % 3, modules=list(modules), seed=seed)
        for now in walk(game, luck):
            seat = luck.choice(now.decisions).seat
            answers = kit_of(now).secret_answers(now, seat) if now.decisions[0].kind in SECRET_QUESTIONS else []
            if len(answers) > 1:
                others = [viewer for viewer in viewers(now) if viewer != seat]
                twins = EncodedTwins(now.clone(), now.clone(), others)
                twins.choose(seat, *luck.sample(answers, 2))
                twins.play_on(luck, 12)
                compared += twins.compared
    assert compared > 10


@given(tables(), lucks())
@settings(max_examples=how_many(3, 200))
def test_whatever_public_differs_shows_in_the_row(table: SeededTable, luck: Random):
    """The answers to one question lead to positions that differ in little: what a view tells apart, a row does."""
    apart = 0
    for game in lively_walk(table.open(), luck):
        if luck.random() > 0.12:
            continue
        viewer = luck.choice(seats_of(game))
        seat = game.decisions[0].seat
        found: dict[bytes, str] = {}
        for action in luck.sample(game.legal(), min(8, len(game.legal()))):
            after = game.clone()
            after.act_as(seat, action)
            facts = json.dumps(facts_in(after.view(viewer), after))
            row = codec_of(after).row(after, viewer)
            assert found.setdefault(row, facts) == facts, "two rows are the same, the views are not"
        apart += len(found) > 1
    assert apart


def facts_in(view: dict[str, Any], game: Game) -> dict[str, Any]:
    """What is compared of a view: not the past in its order, the entry's number, what is worked out from the rest."""
    left_out = ("version", "setup", "number", "windows", "decision", "take_back", "meter", "trail", "areas", "left")
    facts = {name: value for name, value in view.items() if name not in left_out}
    facts["pending"] = view["pending"][-DEPTH:]
    if game.setup.game == "el_caballero":  # tiles by what they are; what is done in a turn by how much
        table, rules = view["table"], game.rules
        kinds = {tile["id"]: f"{tile['pattern']} {tile['symbol']}" for tile in rules.tiles.to_json()}  # type: ignore[attr-defined]
        tiles = sorted([kinds[tile["id"]], tile["x"], tile["y"], looks(tile)] for tile in table["tiles"])
        shown = {"display": sorted(kinds[tile] for tile in table["display"]), "tiles": tiles}
        kept = ("round", "scores", "courts", "start_player", "played", "hands", "cards", "stage")
        done = sorted(word.split()[0] for word in (table["turn"] or {"done": []})["done"])
        return {
            "table": {name: table[name] for name in kept},
            **shown,
            "done": done,
            "numbers": view["board"]["numbers"],
        }
    facts["board"] = {name: value for name, value in view["board"].items() if name != "places"}
    return facts


def looks(tile: dict[str, Any]) -> int:
    """The turn of a tile, as far as it can be seen."""
    name = tile["id"].rpartition("-")[0]
    return int(tile["turn"]) % {"open-sea": 1, "inland": 1, "isthmus": 2}.get(name, 4)


@given(tables(), lucks())
@settings(max_examples=how_many(2, 100))
def test_rows_seen_from_two_seats_are_turned(table: SeededTable, luck: Random):
    """What is public by seat is the same from everywhere, counted from whoever looks."""
    for game in lively_walk(table.open(), luck):
        if luck.random() > 0.1:
            continue
        codec = codec_of(game)
        for seat in seats_of(game):
            fields = codec.named(codec.observe(game, seat))
            points = [round(float(low + high) * 100) for low, high in fields["points"]]
            assert points == [game.scores[(seat + away) % game.seats] for away in range(game.seats)]
            assert int(fields["seat"].argmax()) == seat
            waiting = {(seat + int(away)) % game.seats for away in np.flatnonzero(fields["waiting"])}
            assert waiting == {decision.seat for decision in game.decisions}


def test_fields_lie_one_after_the_other_and_say_what_they_are():
    for name, modules, players in tables_of_the_day(12):
        codec = castillo.research.codec(name, players=players, modules=modules)
        at = 0
        for field in codec.fields:
            assert field.first == at
            assert field.size == int(np.prod(field.shape))
            assert field.says
            assert len(field.axes) == len(field.shape)
            at += field.size
        assert at == codec.size == len(codec.scales)
        assert len({field.name for field in codec.fields}) == len(codec.fields)


@pytest.mark.parametrize(
    ("name", "unwritten"),
    [("el_grande", ["discs_set"]), ("el_caballero", ["numbers", "alcaldes", "alcalde_ships", "grandes"])],
)
def test_no_field_is_forgotten(name: str, unwritten: list[str]):
    """In a few games every field was written, but for those of modules; what these remember is written as declared."""
    luck, written = Random(5), set[str]()
    for seed in range(how_many(12, 30)):
        game = castillo.new_game(name, players=3, seed=seed)
        codec = codec_of(game)
        for now in walk(game, luck):
            rows = [codec.named(codec.observe(now, seat)) for seat in range(3)]
            written |= {field for row in rows for field, cells in row.items() if cells.any()}
    assert {field.name for field in codec.fields} - written == set(unwritten)


def test_ones_own_secret_disc_is_in_ones_own_row_alone():
    game = castillo.position("el_grande", {"players": 3, "round": 3, "stage": "general_scoring", "castillo": [2, 2, 2]})
    codec = codec_of(game)
    assert [decision.kind for decision in game.decisions] == ["set_discs"] * 3
    first = game.decisions[0].seat
    game.choose("disc aragon")
    shown = [codec.named(codec.observe(game, seat))["disc"] for seat in range(3)]
    assert [cells.any() for cells in shown] == [seat == first for seat in range(3)]
    assert codec.encoding.labels["places"][int(shown[first].argmax())] == "aragon"


def test_power_cards_that_were_played_are_in_everybodys_row():
    """As often as they were played, and this round's by whom."""
    game = castillo.position(
        "el_grande",
        {"players": 2, "round": 3, "stage": "turns", "played": [7, 3]},
    )
    codec = codec_of(game)
    rows = [codec.named(codec.observe(game, seat)) for seat in range(2)]
    assert [int(row["spent"].sum() * 2 + 0.5) for row in rows] == [game.seats * 3] * 2
    assert [int(row["played"].sum()) for row in rows] == [2, 2]
    assert (rows[0]["played"][0] == rows[1]["played"][1]).all()


# -- arrays ------------------------------------------------------------------------------------------------


def test_bytes_floats_fields_and_planes_say_the_same():
    game = castillo.new_game("el_grande", players=4, seed=3)
    codec = castillo.research.codec("el_grande", players=4)
    floats = codec.observe(game, 2)
    assert floats.dtype == np.float32
    assert floats.shape == (codec.size,)
    assert (floats == np.frombuffer(codec.row(game, 2), np.uint8) * codec.scales).all()
    named = codec.named(floats)
    planes = codec.planes(floats, "places")
    on_places = [field for field in codec.fields if field.axes[-1:] == ("places",)]
    assert planes.shape == (sum(field.size // field.shape[-1] for field in on_places), 12)
    assert (planes[0] == named[on_places[0].name]).all()
    several = codec.observe_all([game, game.clone()], [2, 0])
    assert (several[0] == floats).all()
    assert codec.planes(several, "places").shape == (2, *planes.shape)
    assert named["king"].argmax() == codec.encoding.place_numbers.index(game.king)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="axes: no field ends in rivers"):
        codec.planes(floats, "rivers")


def test_the_map_of_el_caballero_is_planes_around_the_start_tile():
    game = castillo.new_game("el_caballero", players=2, seed=3)
    codec = castillo.research.codec("el_caballero", players=2)
    named = codec.named(codec.observe(game, 0))
    assert {tuple(map(int, spot)) for spot in np.argwhere(named["edges"].any(axis=0))} == {(16, 16)}
    assert codec.planes(codec.observe(game, 0), "columns", "rows").shape == (35 + 2, 32, 32)


# -- actions -----------------------------------------------------------------------------------------------


@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(4, 300))
def test_every_action_of_el_grande_has_a_number_and_comes_back_from_it(table: SeededTable, luck: Random):
    for game in lively_walk(table.open(), luck):
        codec = codec_of(game)
        for decision in game.decisions:
            seat, actions = decision.seat, game.actions_of(decision.seat)
            indices = codec.legal(game, seat)
            assert len(set(indices)) == len(actions)
            assert all(0 <= index < codec.actions for index in indices)
            assert [codec.encoding.actions.action_of(index, seat, game.seats) for index in indices] == actions


@given(tables("el_caballero"), lucks())
@settings(max_examples=how_many(2, 150))
def test_an_index_of_el_caballero_is_one_action_but_for_tiles_that_look_alike(table: SeededTable, luck: Random):
    for game in walk(table.open(), luck, 0.1):
        codec, seat = codec_of(game), game.decisions[0].seat
        actions, indices = game.actions_of(seat), codec.legal(game, seat)
        meant: dict[int, set[Any]] = {}
        for action, index in zip(actions, indices, strict=True):
            meant.setdefault(index, set()).add(what_it_does(game, seat, action))
            assert codec.action(game, seat, index) in actions
        assert all(len(same) == 1 for same in meant.values())


def what_it_does(game: Game, seat: int, action: int) -> Any:
    """An action; of a tile, what lies where afterwards."""
    if action >> 24 != 35:
        return action
    tiles = game.rules.tiles  # type: ignore[attr-defined]
    tile = action >> 18 & 63
    return (tiles.patterns[tile], tiles.symbols[tile], action >> 16 & 3, action & 0xFFFF)


def test_indices_do_not_depend_on_players_and_options():
    for name, modules, _ in tables_of_the_day(3, luck=1):
        rules = castillo.GAMES[name]
        last = {spec.name: spec.values[-1] for spec in rules.options_for(modules) if not spec.seats}
        found = [
            [(verb.word, int(verb.first), verb.counts, verb.values) for verb in codec.encoding.actions.verbs]
            for codec in (
                castillo.research.codec(name, players=rules.players[0], modules=modules),
                castillo.research.codec(name, players=rules.players[1], modules=modules),
                castillo.research.codec(name, players=rules.players[1], modules=modules, options=last),
            )
        ]
        assert found[0] == found[1] == found[2]


def test_an_index_that_is_not_offered_is_refused():
    game = castillo.new_game("el_grande", players=4, seed=3)
    codec = castillo.research.codec("el_grande", players=4)
    seat = game.decisions[0].seat
    wrong = int(np.flatnonzero(codec.mask(game, seat) == 0)[0])
    with pytest.raises(IllegalChoice, match=f"action: {wrong} is not offered to seat {seat} now"):
        codec.action(game, seat, wrong)
    assert not codec.mask(game, (seat + 1) % 4).any()


def test_what_cannot_be_is_refused_in_a_sentence():
    codec = castillo.research.codec("el_grande", players=4)
    with pytest.raises(CastilloError, match="'place' is never used with 200"):
        codec.index(castillo.new_game("el_grande", players=4, seed=3), 0, 3 << 24 | 200 << 16)
    with pytest.raises(CastilloError, match="305 is not an index"):
        codec.name(305)
    with pytest.raises(SetupError, match="modules: 'atlantis' is not known"):
        castillo.research.codec("el_grande", modules=["atlantis"])


def test_every_index_has_a_name_of_its_own():
    every = [castillo.research.codec(name, players=n, modules=modules) for name, modules, n in tables_of_the_day(2)]
    read = [codec for codec in every if codec.actions < 30_000]
    assert read
    for codec in read:
        assert len({codec.name(index) for index in range(codec.actions)}) == codec.actions
