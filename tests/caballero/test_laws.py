"""What holds in every position of every game of El Caballero."""

import re
from pathlib import Path
from random import Random

import pytest

import castillo
from castillo.el_caballero.position import Position
from castillo.fuzz.secrets import Twins
from castillo.kernel.luck import Luck
from tests.caballero import reference, slow
from tests.kit import how_many, walk

MODULES: list[tuple[str, ...]] = [(), ("caballero_expansion",)]
TABLES = [(players, modules) for players in (2, 3, 4) for modules in MODULES]
every = pytest.mark.parametrize(("players", "modules"), TABLES)


def opened(
    players: int,
    modules: tuple[str, ...],
    seed: int,
    sheet: dict[str, dict[str, int]] | None = None,
    tied: str = "nothing",
) -> castillo.Game:
    known = {key: row for key, row in (sheet or {}).items() if key.split("/")[0] in ("el_caballero", *modules)}
    options = {"tied_firsts": tied}
    return castillo.new_game("el_caballero", players=players, modules=modules, seed=seed, sheet=known, options=options)


def purposeful(game: castillo.Game, luck: Random) -> castillo.Option:
    """Choose a kind of step by chance, then one of them; seldom an end or a way back, often a tie: maps grow full."""
    options = game.decisions[0].options
    if luck.random() < 0.3:
        cards = [option for option in options if option.verb in ("card", "raise")]
        ties = [option for option in luck.sample(cards, min(12, len(cards))) if makes_a_tie(game, option)]
        if ties:
            game.choose(chosen := luck.choice(ties))
            return chosen
    kinds: dict[str, list[castillo.Option]] = {}
    for option in options:
        words = [word for word in option.notation.split(" ") if re.fullmatch("[a-z]{2,}[a-z-]*", word)]
        kinds.setdefault(" ".join(words), []).append(option)
    forward = [kind for kind in kinds if kind not in ("end", "withdraw", "ship-to-court")]
    kind = luck.choice(forward if forward and luck.random() < 0.85 else list(kinds))
    some = luck.sample(kinds[kind], min(8, len(kinds[kind])))
    game.choose(chosen := max(some, key=lambda option: tiles_around(game, option)) if kind == "tile" else some[0])
    return chosen


def tiles_around(game: castillo.Game, option: castillo.Option) -> int:
    """How many tiles a spot touches: who likes them close makes areas that close, and cards that go."""
    return 4 - slow.Chart(game.describe()).met(reference.where(option.target)).count("")


def makes_a_tie(game: castillo.Game, option: castillo.Option) -> bool:
    """Whether a card makes a tie that a second must break."""
    after = game.clone()
    after.act(option.action)
    return after.describe()["turn"] is not None and slow.Turn(after.describe()).owes()


def compare(game: castillo.Game, played: reference.Table) -> None:
    """Position, areas, points and options are those of a table that is played slowly."""
    assert isinstance(game, Position)
    assert reference.compared(game.describe()) == reference.compared(played.now)
    assert game.would_score() == reference.points(played.now)
    found = [{**area, "edges": sorted(area["edges"])} for area in game.areas()]
    assert sorted(found, key=lambda area: area["edges"][0]) == slow.areas(played.now)
    assert sorted(option.notation for option in game.decisions[0].options) == sorted(played.options)


SHORES = ("cape", "coast", "isthmus", "bay")
SHEETS: dict[str, dict[str, dict[str, int]]] = {
    "ours": {},
    "two faces": {
        **{f"el_caballero/tile/{name}": {"plain": 0, "gold": 0, "fish": 0} for name in SHORES},
        "el_caballero/tile/open-sea": {"plain": 18, "fish": 4},
        "el_caballero/tile/inland": {"plain": 18, "gold": 4},
    },
    "little": {
        "el_caballero/stock": {"ships": 2, "castles": 2, "display": 3},
        "caballero_expansion/stock": {"ships": 3, "castles": 2},
    },
}
"""Tiles of two faces often fit nowhere but beside cards; with little in the stock it runs out."""


@pytest.mark.parametrize(("sheet", "players", "modules"), [
    *(("ours", *table) for table in TABLES),
    *((sheet, 2, modules) for sheet in ("two faces", "little") for modules in MODULES),
])  # fmt: skip
def test_games_are_those_that_are_played_slowly(sheet: str, players: int, modules: tuple[str, ...]):
    for seed in range(how_many(1, 25)):
        tied = "value" if seed % 2 else "nothing"
        game = opened(players, modules, seed, SHEETS[sheet], tied)
        luck = Random(seed)
        played = reference.Table(game.describe(), 3 if sheet == "little" else 5)
        while not game.over:
            compare(game, played)
            played.choose(purposeful(game, luck).notation)
        assert played.over
        assert list(game.scores) == played.now["scores"]


@every
def test_nothing_is_lost_and_nothing_lies_where_it_may_not(players: int, modules: tuple[str, ...]):
    for seed in range(how_many(2, 40)):
        game, luck = opened(players, modules, 200 + seed), Random(seed)
        while not game.over:
            check(game.describe(), 10 if modules else 8, 16 if modules else 12)
            purposeful(game, luck)


def check(document: slow.Document, each: int, pieces: int) -> None:
    chart = slow.Chart(document)
    assert chart.areas, "no tile ever lies against a wrong edge: the recount looks"
    cards = document["cards"]
    assert len({slow.cell_of(card) for card in cards} | chart.tiles.keys()) == len(cards) + len(chart.tiles)
    for card in cards:
        met = chart.met(slow.cell_of(card))
        assert any(met), "a card lies beside a tile"
        assert met.count("L") <= 1 or card["grande"], "no card touches two lands at rest"
    ships = sum(len(card["ships"]) for card in cards) + sum(a["ship"] for a in document["alcaldes"])
    assert ships + sum(document["court_ships"]) + document["stock"]["ships"] == pieces
    assert sum(card["castle"] for card in cards) + document["stock"]["castles"] == pieces
    for seat, court in enumerate(document["courts"]):
        on_table = sum(card["seat"] == seat for card in cards)
        assert on_table <= each
        assert 0 <= court <= 8 * (each - on_table)
    tiles = [tile["id"] for tile in document["tiles"]] + document["display"] + document["stack"]
    assert sorted(tiles) == sorted(tile["id"] for tile in document["tile_set"])


@every
def test_totals_differ_when_the_last_card_action_is_done(players: int, modules: tuple[str, ...]):
    """What the cards of a turn have met is noted here, and counted from the position document."""
    forced, still_tied = 0, []
    for seed in range(max(4, how_many(4, 60))):  # so many meet one
        game, luck = opened(players, modules, 300 + seed), Random(seed)
        met: list[slow.Edge] = []
        owes, cards = False, 0
        while not game.over:
            turn = game.describe()["turn"]
            if turn is None or not turn["done"]:
                met, cards, owes = [], 0, False
            if owes:
                assert {option.verb for option in game.decisions[0].options} <= {"card", "raise"}
                forced += 1
            seat, chosen = game.decisions[0].seat, purposeful(game, luck)
            if chosen.verb in ("card", "raise"):
                cards += 1
                met += lands_at(game.describe(), reference.where(chosen.notation.split(" ")[1]))
                owes = ties(game.describe(), seat, met)
                still_tied += [chosen] if owes and cards == 2 else []
    assert still_tied == []
    assert forced, "a first card that ties is met"


def lands_at(document: slow.Document, cell: slow.Cell) -> list[slow.Edge]:
    kinds = slow.Chart(document).met(cell)
    return [(*slow.beside(cell, side), side ^ 2) for side in range(4) if kinds[side] == "L"]


def ties(document: slow.Document, seat: int, met: list[slow.Edge]) -> bool:
    """Whether a seat's total equals another's in one of these lands."""
    chart = slow.Chart(document)
    totals = [slow.counts(document, chart)[chart.area_of(edge)] for edge in met]
    return any(row[seat] and row.count(row[seat]) > 1 for row in totals)


@every
def test_caballeros_are_paid_and_come_back_as_the_events_say(players: int, modules: tuple[str, ...]):
    game, luck = opened(players, modules, 17), Random(17)
    while not game.over:
        before, seat = game.describe()["courts"], game.decisions[0].seat
        option = luck.choice(game.decisions[0].options)
        events = game.choose(option)
        came = dict.fromkeys(range(players), 0)
        for event in events:
            who = event.args["seat"]
            assert isinstance(who, dict)
            name = event.kind.rpartition("-")[2]
            if name == "supplied":
                came[who["seat"]] += int(str(event.args["count"]))
            elif name == "court_cut":
                came[who["seat"]] -= int(str(event.args["count"]))
            elif name in ("card_thrown_out", "card_withdrawn"):
                came[who["seat"]] += int(str(event.args["saved"]))
            elif name == "alcalde_ship":
                came[who["seat"]] -= 2 if event.args["bought"] else 1
            elif name in PRICES:
                came[who["seat"]] -= PRICES[name]
            elif "price" in event.args:
                came[who["seat"]] -= int(str(event.args["price"]))
        after = [court + came[seat] for seat, court in enumerate(before)]
        assert game.describe()["courts"] == after, (option, seat)


PRICES = {
    "ship_bought": 2,
    "castle_bought": 1,
    "ship_moved": 1,
    "ship_set": 1,
    "castle_moved": 1,
    "grande_placed": 2,
    "grande_moved": 1,
    "alcalde_placed": 1,
}


@every
def test_random_games_come_to_an_end(players: int, modules: tuple[str, ...]):
    """20,000 of them under `--long`: no dead end."""
    most = 0
    for seed in range(how_many(10, 3400)):
        game, luck = opened(players, modules, seed), Random(seed)
        decisions = 0
        while not game.over:
            legal = game.legal()
            assert legal
            most = max(most, len(legal))
            game.act(luck.choice(legal))
            decisions += 1
            assert decisions < 5000
    assert most < 1000, "one question has some hundred options at most"


def test_every_game_is_the_same_when_it_is_walked_again():
    for players, modules in TABLES:
        ends = []
        for _ in range(2):
            game = opened(players, modules, 5)
            for _ in walk(game, Random(5), 0.0):
                pass
            ends.append(game.describe())
        assert ends[0] == ends[1]


@every
def test_areas_would_score_what_the_whole_map_would(players: int, modules: tuple[str, ...]):
    asked = 0
    for seed in range(how_many(1, 20)):
        game, luck = opened(players, modules, 500 + seed), Random(seed)
        while not game.over:
            if luck.random() < 0.2:
                asked += 1
                rows = [game.would_score(area["id"]) for area in game.view()["areas"]]
                assert rows == [tuple(area["points"]) for area in game.view()["areas"]]
                assert game.would_score() == tuple(map(sum, zip(*rows, strict=True)))
            purposeful(game, luck)
    assert asked


@every
def test_what_raises_no_floor_shows_nothing(players: int, modules: tuple[str, ...]):
    """The same choices in two positions whose tiles to come lie in another order: the same to everybody."""
    alike = 0
    for seed in range(how_many(1, 30)):
        game, luck = opened(players, modules, 600 + seed), Random(seed)
        while not game.over:
            if luck.random() < 0.1:
                other = castillo.GAMES["el_caballero"].fuzz_kit.disguised(game, None, Luck(luck.getrandbits(64)))
                assert other is not None
                one = castillo.position("el_caballero", game.describe())
                alike += Twins(one, other, [None, *range(players)]).play_on(luck, 6)
            purposeful(game, luck)
    assert alike


def test_twenty_games_of_every_kind_are_stored():
    stored = [path.name for path in (Path(__file__).parents[1] / "records").glob("el_caballero-*.json")]
    for players, modules in TABLES:
        kind = f"el_caballero-{players}p-{'+'.join(('el_caballero', *modules))}-"
        assert sum(name.startswith(kind) for name in stored) >= 20
