"""GR-3.5: the King incognito shows himself between any two steps; what has become impossible is lost."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.el_grande.modules.grandissimo import state as slots
from castillo.el_grande.modules.grandissimo.tests.at_table import at, at_table, general, number, region, taking
from castillo.el_grande.position import Position
from castillo.fuzz.faults import check_question, check_reload
from tests.kit import LONG
from tests.rules.table import asked, offered, play

ALWAYS = [0] * 8 + [4, 4, 0, 4]
"""Green wants to be asked always, the others as usual."""
PRISONERS = {"elsewhere": {"prison": [0, 1, 1, 0]}}
COURTS = {"courts": [1, 7, 7, 7], "aragon": [15, 0, 0, 0], "castillo": [14, 0, 0, 0]}
"""Red's Province is empty."""


def hiding(where: str, holder: int = 2) -> dict[str, Any]:
    return {"INCOGNITO": region(where), "INCOGNITO_BY": holder, "standing": ALWAYS}


def pieces(game: Game) -> dict[str, Any]:
    """Everything that stands on or beside the board, but for the King."""
    document = game.describe()
    kinds = ("regions", "castillo", "courts", "elsewhere", "black", "grandes", "scoreboards")
    allies = document["module_state"][slots.ALLIES : slots.ALLIES + 2]
    return {kind: document[kind] for kind in kinds} | {"allies": allies}


def announce(game: Game, *said: str) -> None:
    """Choices one after the other, green letting everything happen but the last, about which green is asked."""
    for choice in said:
        while asked(game) == ["green reaction"]:
            play(game, "answer no")
        play(game, choice)
    assert asked(game) == ["green reaction"]


# card, position, what is said up to the announced step, where the King must be for it to be lost, and where not
STEPS: dict[str, tuple[str, dict[str, Any], tuple[str, ...], str, str]] = {
    "moved there": (
        "1/move_4",
        {"aragon": [2, 0, 0, 0]},
        ("start", "pick red aragon", "to sevilla"),
        "sevilla",
        "granada",
    ),
    "moved away": (
        "1/move_4",
        {"aragon": [2, 0, 0, 0]},
        ("start", "pick red aragon", "to sevilla"),
        "aragon",
        "granada",
    ),
    "into the Castillo": (
        "into_the_castillo",
        {"aragon": [3, 3, 0, 0], "valencia": [1, 0, 0, 0], "granada": [1, 0, 0, 0]},
        ("start", "pick red aragon"),
        "aragon",
        "sevilla",
    ),
    "named as source": (
        "1/move_5_from_one_region",
        {"aragon": [2, 0, 0, 0], "valencia": [2, 0, 0, 0]},
        ("start", "name aragon"),
        "aragon",
        "sevilla",
    ),
    "placed by a special action": ("1/place_2_anywhere", {}, ("start", "place sevilla"), "sevilla", "aragon"),
    "placed": ("2/angry_king", {}, ("place pais_vasco",), "sevilla", "aragon"),
    "placed with the King": ("2/angry_king", {}, ("place pais_vasco",), "pais_vasco", "castilla_la_vieja"),
    "taken to the Court by a special action": (
        "4/two_to_court",
        COURTS,
        ("start", "number 2", "pick red aragon"),
        "aragon",
        "sevilla",
    ),
    "returned": (
        "2/return_1_of_each_opponent",
        {"aragon": [0, 1, 1, 0]},
        ("start", "pick blue aragon"),
        "aragon",
        "sevilla",
    ),
    "returned by its owner": (
        "2/angry_king",
        {"aragon": [0, 4, 0, 0], "valencia": [0, 1, 0, 0]},
        ("start", "blue: pick blue aragon"),
        "aragon",
        "sevilla",
    ),
    "Grande there": ("4/move_grande", {}, ("start", "to aragon"), "aragon", "sevilla"),
    "Grande away": ("4/move_grande", {}, ("start", "to aragon"), "granada", "sevilla"),
    "scoreboard": ("4/mobile_scoreboard", {}, ("start", "marker 8_4_0", "to aragon"), "aragon", "sevilla"),
    "scoreboard away": (
        "pact",
        {"scoreboards": {"8/4/0": "granada"}},
        ("start", "marker 8_4_0", "to aragon"),
        "granada",
        "sevilla",
    ),
    "alliance, the first": ("alliance", {}, ("start", "name aragon", "name sevilla"), "aragon", "granada"),
    "alliance, the second": ("alliance", {}, ("start", "name aragon", "name sevilla"), "sevilla", "granada"),
    "into prison": ("concentrated_force", {"aragon": [1, 1, 0, 0]}, ("start", "pick blue aragon"), "aragon", "granada"),
    "black one": (
        "1/move_3",
        {"INQUISITOR": 0, "black": {"aragon": 1, "valencia": 1}},
        ("marker general_inquisitor", "pick black aragon", "to sevilla"),
        "sevilla",
        "granada",
    ),
}


@pytest.mark.parametrize("what", STEPS)
def test_GR_3_5_an_announced_step_that_has_become_impossible_is_lost(what: str):
    card, fields, said, lost, _ = STEPS[what]
    game = taking(card, **fields, **hiding(lost))
    announce(game, *said)
    before = pieces(game)
    events = game.choose("answer use")
    assert game.describe()["king"] == lost
    assert pieces(game) == before, "the step is lost"
    assert "kernel-log-step_lost" in [event.kind for event in events], "and everybody is told"
    check_question(game)


@pytest.mark.parametrize("what", STEPS)
def test_GR_3_5_an_announced_step_that_is_still_possible_is_carried_out(what: str):
    card, fields, said, _, other = STEPS[what]
    game = taking(card, **fields, **hiding(other))
    announce(game, *said)
    let = game.clone()
    before = pieces(game)
    events = game.choose("answer use")
    let.choose("answer no")
    assert game.describe()["king"] == other
    assert pieces(game) == pieces(let), "as if he had not shown himself"
    assert (pieces(game) == before) == (what == "named as source"), "who names a region moves nobody yet"
    assert "kernel-log-step_lost" not in [event.kind for event in events]


@pytest.mark.parametrize(
    ("card", "disc", "place", "gone", "left"),
    [
        ("4/eviction", "sevilla", "aragon", 2, 0),
        ("2/disc_return_2", "aragon", "aragon", 1, 3),
        ("eviction_order", "sevilla", "castillo", 2, 0),
    ],
)
def test_GR_3_5_of_those_a_disc_sends_away_some_have_gone_and_the_rest_stays(
    card: str, disc: str, place: str, gone: int, left: int
):
    game = taking(card, aragon=[0, 3, 0, 0], valencia=[0, 3, 0, 0], castillo=[0, 3, 0, 0], **hiding(disc))
    play(game, "start", "green: answer no")
    while asked(game) != ["blue set_discs"]:
        game.choose(next(said for said in ("answer no", "choice 0", "name aragon") if said in offered(game)))
    play(game, f"blue: disc {disc}")
    early = game.clone()
    play(game, *["green: answer no"] * (1 + gone))
    assert at(game, place)[1] == 3 - gone
    play(game, "green: answer use")
    assert at(game, place)[1] == 3 - gone
    play(early, "green: answer use")
    assert at(early, place)[1] == left, "before they are shown: then the disc is in the King's region"


def test_GR_3_5_of_the_grandes_of_a_conspiracy_those_in_his_region_stay():
    game = taking("conspiracy", **hiding("valencia"))
    play(game, "start", *["green: answer no"] * 2)
    assert game.describe()["grandes"] == ["castillo", "sevilla", "valencia", "cataluna"]
    play(game, "green: answer use")
    assert game.describe()["grandes"] == ["castillo", "castillo", "valencia", "castillo"]


def test_GR_3_5_a_royal_advisor_whose_region_does_not_border_any_more_is_lost():
    for where, goes in (("sevilla", "sevilla"), ("aragon", "pais_vasco"), ("pais_vasco", "pais_vasco")):
        game = taking("4/royal_advisor", **hiding(where))
        announce(game, "start", "to pais_vasco")
        play(game, "answer use")
        assert game.describe()["king"] == goes
        assert asked(game) == ["red take_turn"]


def test_GR_3_5_the_kings_card_takes_him_from_wherever_he_is():
    game = taking("5/kings_card", **hiding("sevilla"))
    announce(game, "start", "to aragon")
    play(game, "answer use")
    assert game.describe()["king"] == "aragon"


def test_GR_3_5_a_pardon_to_his_region_is_lost_and_the_prisoners_stay():
    for where, prisoners in (("sevilla", [0, 1, 1, 0]), ("granada", [0, 0, 0, 0])):
        game = taking("5/kings_card", **hiding(where), **PRISONERS)
        announce(game, "start", "to aragon")
        play(game, "answer no")
        announce(game, "name sevilla")
        told = [event.kind for event in game.choose("answer use")]
        assert told.count("kernel-log-step_lost") == (1 if any(prisoners) else 0), "the pardon, not each of them"
        while asked(game) == ["green reaction"]:
            play(game, "answer no")
        assert at(game, "prison") == prisoners


def test_GR_3_5_taking_a_region_card_and_scoring_are_always_possible():
    game = taking("boycott", **hiding("sevilla"))
    announce(game, "start", "choice 0", "name aragon")
    play(game, "answer use")
    assert number(game, "BOYCOTT") == region("aragon")
    game = taking("2/score_one_region", sevilla=[1, 0, 0, 0], **hiding("sevilla"))
    announce(game, "start", "name sevilla")
    play(game, "answer use")
    assert game.scores == (4 + 2, 0, 0, 0), "and now with the King's bonus"


def test_GR_3_5_in_the_supply_of_others_before_each_that_is_taken_from_a_region():
    fields = {"courts": [0, 7, 7, 7], "aragon": [16, 0, 0, 0], "castillo": [14, 0, 0, 0], "played": [4, 3, 2, 1]}
    for where, left in (("aragon", 16), ("sevilla", 15)):
        game = at_table(**fields, **hiding(where))
        assert asked(game) == ["red take_from_regions"]
        announce(game, "pick red aragon")
        play(game, "answer use")
        assert at(game, "aragon")[0] == left
        assert game.describe()["king"] == where
    usual = at_table(**fields, INCOGNITO=region("aragon"), INCOGNITO_BY=2)
    play(usual, "pick red aragon")
    assert asked(usual) == ["red take_from_regions"], "as usual only before special actions"


SHOW = "marker incognito_card"


def test_GR_3_5_in_the_middle_of_ones_own_special_action():
    game = taking("1/move_4", aragon=[3, 0, 0, 0], INCOGNITO=region("sevilla"), INCOGNITO_BY=0)
    play(game, "start", "pick red aragon", "to sevilla")
    assert SHOW in offered(game)
    play(game, SHOW)
    assert game.describe()["king"] == "sevilla"
    assert asked(game) == ["red pick_caballero"], "and the action goes on"
    assert game.decisions[0].prompt.args["either"] == 3
    assert SHOW not in offered(game)
    play(game, "pick red aragon")
    assert "to sevilla" not in offered(game)
    assert "to galicia" in offered(game)


def test_GR_3_5_in_ones_own_special_action_one_is_not_asked_about_what_one_has_just_chosen():
    game = taking("1/move_4", aragon=[3, 0, 0, 0], INCOGNITO=region("sevilla"), INCOGNITO_BY=0)
    game.stand(0, "king_incognito", "always")
    play(game, "start", "pick red aragon", "to sevilla", "pick red aragon", "to valencia")
    assert (at(game, "sevilla"), at(game, "valencia")) == ([1, 0, 0, 0], [1, 0, 0, 0])


def test_GR_3_5_in_ones_own_special_action_before_what_others_do_and_what_happens_by_itself():
    mine = {"INCOGNITO": region("aragon"), "INCOGNITO_BY": 0}
    game = taking("2/angry_king", aragon=[0, 9, 0, 0], **mine)
    game.stand(0, "king_incognito", "always")
    play(game, "start", "blue: pick blue aragon")
    assert asked(game) == ["red reaction"]
    play(game, "answer use")
    assert at(game, "aragon") == [0, 9, 0, 0]
    game = taking("eviction_order", castillo=[0, 2, 0, 0], **mine)
    game.stand(0, "king_incognito", "always")
    play(game, "start", "blue: disc aragon")
    assert asked(game) == ["red reaction"]
    play(game, "answer use")
    assert at(game, "court")[1] == 7 + 2, "the King was there before the disc was shown"
    silent = taking("eviction_order", castillo=[0, 2, 0, 0], **mine)
    play(silent, "start", "blue: disc aragon")
    assert at(silent, "aragon") == [0, 2, 0, 0], "as usual nobody is asked"


def test_GR_3_5_at_a_question_of_ones_own_in_anothers_turn():
    game = taking("2/angry_king", aragon=[0, 9, 5, 0], INCOGNITO=region("aragon"), INCOGNITO_BY=1)
    play(game, "start", "blue: answer no")
    assert asked(game) == ["blue return_own"]
    play(game, SHOW)
    assert at(game, "aragon") == [0, 9, 5, 0]
    assert at(game, "court")[1] == 7 - 3, "they may return only those at their Court now"


def test_GR_3_5_in_a_general_scoring_between_setting_discs_and_leaving_the_castillo():
    fields = {"castillo": [2, 0, 0, 0], "INCOGNITO": region("aragon"), "INCOGNITO_BY": 2}
    game = general(**fields)
    play(game, "green: answer no", "red: disc aragon")
    assert asked(game) == ["green reaction"]
    assert at(game, "castillo") == [2, 0, 0, 0]
    assert game.scores[0] == 5, "the Castillo has been scored"
    play(game, "answer use")
    assert (at(game, "court")[0], at(game, "aragon")) == (7 + 2, [0, 0, 0, 0]), "the disc shows the King's region"


def test_GR_3_5_in_a_general_scoring_before_every_region_for_whoever_wants_to_be_asked():
    fields = {"granada": [1, 0, 0, 0], "aragon": [1, 0, 0, 0], "grandes": ["sevilla"] * 4}
    usual = general(INCOGNITO=region("granada"), INCOGNITO_BY=2, **fields)
    play(usual, *["answer no"] * 3)
    assert usual.scores == (5 + 6, 0, 0, 0), "before discs, before leaving, before the first region"
    game = general(**hiding("granada"), **fields)
    assert "answer not_this_round" in offered(game)
    asks = 0
    while game.scores[0] == 0:
        play(game, "answer no")
        asks += 1
    assert asks == 2 + 3, "not twice before the first region"
    play(game, "answer use")
    assert game.scores == (5 + 6 + 2, 0, 0, 0), "the King is in Granada when it is scored"
    over = general(**hiding("granada"), **fields)
    play(over, "answer not_this_round")
    assert over.scores == (5 + 6, 0, 0, 0)


# -- a law ---------------------------------------------------------------------------------------------------

MOVES = ("placed", "moved", "returned", "to_court")
FIGURES = ("grande_moved", "scoreboard_moved", "king_moved")
PLACED_AT = dict.fromkeys(MOVES, ("from", "to")) | dict.fromkeys(("scored", "pair_scored"), ("place",))
"""Where events say where they happen."""


def steps_in(game: Position, events: list[castillo.Event]) -> list[str]:
    """The steps among some events that have to do with regions; those who leave the Castillo by disc are one."""
    regions = {game.book.place_ids[r] for r in game.book.regions}
    found: list[str] = []
    for event in events:
        word = event.kind.removeprefix("el_grande-log-")
        named: Any = [event.args.get(name) for name in PLACED_AT.get(word, ())]
        if word in FIGURES or any(place and place["place"] in regions for place in named):
            found.append(word)
    leaving = any(event.kind == "el_grande-log-disc_shown" for event in events) and game.active < 0
    return found[:1] if leaving else found


def walk(players: int, seed: int, counts: Counter[str]) -> None:
    """A game at random in which one player keeps the King hidden to the end, and counts the chances to show him."""
    luck = Random(seed)
    game: Any = castillo.new_game("el_grande", players=players, modules=["grandissimo"], seed=seed)
    document = game.describe()
    holder = luck.randrange(players)
    state = document["module_state"]
    state[slots.INCOGNITO], state[slots.INCOGNITO_BY] = luck.randrange(9), holder
    game = castillo.position("el_grande", document)
    game.stand(holder, "king_incognito", "always")
    chance = True
    while not game.over:
        decision = luck.choice(game.decisions)
        actions = [option.notation for option in decision.options]
        window = decision.prompt.args.get("window") == "king_incognito"
        assert not window or decision.seat == holder
        if decision.seat == holder and (SHOW in actions or window):
            chance = True
            counts["asked" if window else "offered"] += 1
        others = ["answer no"] if window else [said for said in actions if said != SHOW]
        events = game.choose(luck.choice(others), decision.seat)
        steps = steps_in(game, events)
        assert len(steps) <= 1, f"{steps} without a chance in between: {[e.kind for e in events]}"
        assert chance or not steps, f"{steps} came without a chance to show the King"
        counts.update(steps)
        chance = chance and not steps
        if luck.random() < 0.01:
            check_question(game)
            check_reload(game)


@pytest.mark.timeout(1200)
def test_GR_3_5_whoever_wants_to_be_asked_always_may_show_the_king_between_any_two_steps():
    counts: Counter[str] = Counter()
    for seed in range(150 if LONG else 6):
        walk(2 + seed % 4, seed, counts)
    assert all(counts[word] > 0 for word in (*MOVES, *FIGURES, "scored", "asked", "offered")), counts
