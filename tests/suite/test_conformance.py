"""What every game and every module set must do. A new game or module is covered by being registered."""

import json
from random import Random
from typing import Any

import pytest

import castillo
from castillo.fuzz.faults import check_question, check_record, check_refused, check_reload, check_views
from castillo.fuzz.tables import values_of
from castillo.kernel.module import GameDefinition
from castillo.kernel.text import Text
from tests.kit import every_table, how_many, play_by_seed, viewers, walk

ENDLESS = 5000

every = pytest.mark.parametrize(("name", "modules", "players"), every_table())


def option_sets(rules: GameDefinition, modules: tuple[str, ...], players: int) -> list[dict[str, Any]]:
    """The defaults, each other value of each option, and all options at once at their last value."""
    specs = rules.options_for(modules)
    values = [(spec, value) for spec in specs for value in values_of(spec, players)]
    single = [{spec.name: value} for spec, value in values if value != spec.default]
    return [{}, *single, {spec.name: values_of(spec, players)[-1] for spec in specs}]


def opened(name: str, modules: tuple[str, ...], players: int, seed: int = 7, **options: Any) -> castillo.Game:
    return castillo.new_game(name, players=players, modules=modules, seed=seed, options=options)


# -- whole games -------------------------------------------------------------------------------------------


@every
def test_random_games_end_with_every_option(name: str, modules: tuple[str, ...], players: int):
    for number, options in enumerate(option_sets(castillo.GAMES[name], modules, players)):
        for seed in range(how_many(1, 10)):
            game = opened(name, modules, players, seed, **options)
            luck = Random(number * 100 + seed)
            for decisions, _ in enumerate(walk(game, luck)):
                assert game.decisions, "a dead end"
                assert decisions < ENDLESS
            assert game.over
            assert len(game.scores) == players
            assert all(0 <= points < 1000 for points in game.scores)
            assert game.winners == tuple(s for s in range(players) if game.scores[s] == max(game.scores))


@every
def test_first_and_last_options_lead_to_an_end(name: str, modules: tuple[str, ...], players: int):
    """Who always takes the first or the last option does not play for ever."""
    for pick in (0, -1):
        game = opened(name, modules, players)
        decisions = 0
        while not game.over:
            game.act(game.legal()[pick])
            decisions += 1
            assert decisions < ENDLESS


@every
def test_the_same_seed_gives_the_same_game(name: str, modules: tuple[str, ...], players: int):
    one, two = opened(name, modules, players), opened(name, modules, players)
    assert one.describe() == two.describe()
    assert play_by_seed(one, 3).describe() == play_by_seed(two, 3).describe()
    other = opened(name, modules, players, seed=8)
    assert other.describe() != opened(name, modules, players).describe()


# -- the public names --------------------------------------------------------------------------------------


@every
def test_decisions_and_the_ways_to_choose(name: str, modules: tuple[str, ...], players: int):
    game = opened(name, modules, players)
    luck = Random(5)
    for number, _ in enumerate(walk(game, luck, 0.5)):
        check_question(game)
        decision = luck.choice(game.decisions)
        assert decision.kind == decision.kind.lower()
        assert decision.kind.replace("_", "").isalnum()
        assert isinstance(decision.prompt, Text)
        assert decision.prompt.key.endswith(f"-prompt-{decision.kind}")
        option = luck.choice(decision.options)
        assert option.notation.split(" ")[0] == option.verb
        assert option.seat == decision.seat
        json.dumps(option.to_json())
        ways: list[tuple[castillo.Option | str | int, int | None]] = [
            (option, None),
            (option, option.seat),
            (option.notation, decision.seat),
            (option.action, decision.seat),
        ]
        if decision.seat == game.decisions[0].seat:  # the seat that is the default
            ways += [(option.notation, None), (option.action, None)]
        ends = []
        for choice, seat in ways:
            copy = game.clone()
            copy.choose(choice, seat)
            ends.append(copy.describe())
        assert all(end == ends[0] for end in ends)
        if number % 5 == 0:
            other = (option.seat + 1) % players
            check_refused(game, option, other)
            stale = castillo.Option(
                option.action, option.seat, option.number + 1, option.notation, option.verb, option.target, option.text
            )
            check_refused(game, stale, None)


@every
def test_every_target_is_offered_or_has_a_reason(name: str, modules: tuple[str, ...], players: int):
    game = opened(name, modules, players)
    for _ in walk(game, Random(6), 0.3):
        view = game.view(game.decisions[0].seat)
        targets = [place["id"] for place in view["board"]["places"]] + [card["card"] for card in view["board"]["cards"]]
        for decision in game.decisions:
            offered = {option.target for option in decision.options} | {option.notation for option in decision.options}
            reasons = {target: decision.why_not(target) for target in [*targets, "atlantis", ""]}
            assert {target for target in reasons if reasons[target] is None} == offered & reasons.keys()
            said = [reason for reason in reasons.values() if reason is not None]
            assert all(isinstance(reason, Text) for reason in said)
            json.dumps([reason.to_json() for reason in said])


@every
def test_views_for_every_seat_and_a_watcher(name: str, modules: tuple[str, ...], players: int):
    game = opened(name, modules, players)
    for _ in walk(game, Random(7), 0.1):
        check_views(game)
        for seat in viewers(game):
            view = game.view(seat)
            assert view["seat"] == seat
            assert view["setup"] == {**game.setup.public()}
            assert {"version", "board", "pending", "meter", "decision", "take_back", "number", "scores"} <= view.keys()
            assert {"places", "stacks", "markers", "cards", "numbers"} <= view["board"].keys()
        for bad in (-1, players, 99):
            with pytest.raises(castillo.IllegalChoice):
                game.view(bad)
    assert game.view()["over"] is True
    assert game.view()["winners"] == list(game.winners)


@every
def test_saving_and_records(name: str, modules: tuple[str, ...], players: int):
    game = opened(name, modules, players)
    check_reload(game)
    assert castillo.load(game.record().to_json()).replay().describe() == game.describe()
    for _ in walk(game, Random(8), 0.2):
        check_reload(game)
    check_reload(game)
    check_record(game)


@every
def test_taking_back_and_its_reasons(name: str, modules: tuple[str, ...], players: int):
    game = opened(name, modules, players)
    assert isinstance(game.can_take_back(0), Text)
    seen: set[bool | str] = set()
    luck = Random(10)
    for _ in walk(game, luck):
        for seat in range(players):
            answer = game.can_take_back(seat)
            assert answer is True or (isinstance(answer, Text) and answer.key.startswith("kernel-why-"))
            seen.add(answer if isinstance(answer, bool) else answer.key)
        seat = luck.randrange(players)
        assert game.view(seat)["take_back"]["possible"] is (game.can_take_back(seat) is True)
    assert True in seen


# -- setting up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(castillo.GAMES))
def test_impossible_set_ups_are_refused(name: str):
    rules = castillo.GAMES[name]
    fewest, most = rules.players
    wrong: list[dict[str, Any]] = [
        {"players": fewest - 1},
        {"players": most + 1},
        {"players": "4"},
        {"players": True},
        {"modules": ["atlantis"]},
        {"modules": "base"},
        {"modules": [3]},
        {"options": {"atlantis": 1}},
        {"options": {rules.options[0].name: "atlantis"}},
        {"options": [1]},
        {"seed": -1},
        {"seed": 1 << 128},
        {"seed": "7"},
        {"sheet": {"atlantis": {"first": 1}}},
        {"sheet": [1]},
    ]
    for change in wrong:
        with pytest.raises(castillo.SetupError):
            castillo.new_game(name, **{"players": fewest, "seed": 1, **change})
    with pytest.raises(castillo.SetupError):
        castillo.new_game("atlantis", players=fewest, seed=1)


@pytest.mark.parametrize("name", list(castillo.GAMES))
def test_module_sets(name: str):
    rules = castillo.GAMES[name]
    sets = rules.allowed_sets()
    assert (rules.implied,) in sets
    assert len(set(sets)) == len(sets)
    assert all(rules.implied in modules for modules in sets)
    assert all(rules.modules[module].id == module for modules in sets for module in modules)
    plain = castillo.new_game(name, players=rules.players[0], seed=1)
    assert plain.setup.modules == (rules.implied,)
