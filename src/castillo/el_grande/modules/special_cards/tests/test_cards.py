"""KI-5: the ten Special Cards, each as its holder uses it, and how they meet others."""

import json
from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.el_grande.modules.players_edition import state as edition
from castillo.el_grande.modules.special_cards import state as slots
from castillo.el_grande.numbers import at_start
from castillo.kernel.luck import Luck
from castillo.kernel.window import STANDING_WORDS
from tests.rules.table import REGIONS, asked, board, holders, offered, play, scored, where

MODULES = ["king_and_intrigue", "special_cards"]
ALL = ["king_and_intrigue", "players_edition", "special_cards"]
KI_SLOTS = [0, 0, -1, -1]


def state(**fields: Any) -> dict[str, Any]:
    """The field `module_state`: slots of this module by name, as in `state(SPIES=1)`."""
    own = at_start(slots.numbers(4))
    for name, value in fields.items():
        own[getattr(slots, name)] = value
    return {"module_state": [*KI_SLOTS, *own]}


def both(**fields: Any) -> dict[str, Any]:
    """The same with the Player's Edition: its slots by name too."""
    one, other = at_start(edition.numbers(4)), at_start(slots.numbers(4))
    for name, value in fields.items():
        (one if hasattr(edition, name) else other)[getattr(edition if hasattr(edition, name) else slots, name)] = value
    return {"modules": ALL, "module_state": [*KI_SLOTS, *one, *other]}


def region(name: str) -> int:
    return REGIONS.index(name)


def at_power(value: int, **fields: Any) -> Game:
    """Red, who has a Caballero card among four players, plays this value."""
    given = {"modules": MODULES, "stage": "turns", "played": [value, 180, 10, 100], "turn": 0}
    return board(4, **(given | fields))


def general(**fields: Any) -> Game:
    """A general scoring of this position."""
    return board(4, **({"modules": MODULES, "round": 3, "stage": "general_scoring"} | fields))


def marker(game: Game, kind: str) -> list[Any]:
    found = [m for m in game.view()["board"]["markers"] if m["kind"] == kind]
    return [m.get("place") or m.get("seat") for m in found]


def grandes(game: Game) -> list[str]:
    found: list[str] = game.describe()["grandes"]
    return found


# -- fiesta --------------------------------------------------------------------------------------------------


def test_KI_5_15_up_to_five_more_than_the_display_card():
    game = at_power(15)
    play(game, "start", *["place castillo"] * 7)
    assert where(game, "castillo") == [7, 0, 0, 0]
    assert asked(game) == ["green take_turn"], "two of the display card and five more, and only in this turn"
    assert game.decisions[0].prompt.args["left"] == 1


def test_KI_5_15_comes_before_placing_and_of_the_king_holder_it_is_lost():
    late = at_power(15)
    assert late.decisions[0].to_json([])["caution"] == {"key": "el_grande-caution-comes_first", "args": {}}
    play(late, "place castillo")
    assert "start" not in offered(late)
    king = board(4, modules=MODULES, stage="turns", played=[30, 15, 10, 20])
    play(king, "pass")
    assert asked(king) == ["yellow take_turn"]


# -- espionage -----------------------------------------------------------------------------------------------


def test_KI_5_25_discs_that_were_shown_are_no_secret_any_more():
    game = general(castillo=[1, 1, 1, 0], **state(SPIES=1))
    play(game, "blue: disc aragon", "green: disc sevilla")
    kit = castillo.GAMES["el_grande"].fuzz_kit
    others = [kit.disguised(game, 0, Luck(number)) for number in range(8)]
    assert [other.describe()["discs"] for other in others if other] == [game.describe()["discs"]] * 8


def test_KI_5_25_a_spy_sets_his_disc_after_the_others_have_shown_theirs():
    game = general(castillo=[1, 1, 1, 0], **state(SPIES=1))
    assert asked(game) == ["blue set_discs", "green set_discs"]
    play(game, "blue: disc aragon")
    events = game.choose("disc sevilla", 2)
    assert [e.kind for e in events if e.kind.endswith("disc_shown")] == ["el_grande-log-disc_shown"] * 2
    assert asked(game) == ["red set_discs"]
    shown = {m["seat"]: m["places"] for m in game.view(0)["board"]["markers"] if m["kind"] == "disc"}
    assert shown == {1: ["aragon"], 2: ["sevilla"]}
    play(game, "disc sevilla")
    assert (where(game, "aragon"), where(game, "sevilla")) == ([0, 1, 0, 0], [1, 0, 1, 0])
    assert marker(game, "espionage") == [], "then it is over"
    assert marker(game, "disc") == []


def test_KI_5_25_lies_open_until_then_and_does_not_touch_discs_of_special_actions():
    game = at_power(25)
    play(game, "start")
    assert marker(game, "espionage") == [0]
    discs = at_power(60, **state(SPIES=1))
    play(discs, "start")
    assert len(asked(discs)) == 4, "all at once"


def test_KI_5_25_two_spies_set_their_discs_together():
    game = general(castillo=[1, 1, 1, 0], **state(SPIES=3))
    assert asked(game) == ["green set_discs"]
    play(game, "disc aragon")
    assert asked(game) == ["red set_discs", "blue set_discs"]


# -- putsch --------------------------------------------------------------------------------------------------


def test_KI_5_45_all_grandes_go_into_the_castillo_but_those_with_the_king():
    game = at_power(45, grandes=["granada", "galicia", "valencia", "cataluna"])
    play(game, "start")
    assert grandes(game) == ["castillo", "galicia", "castillo", "castillo"]


def test_KI_5_45_the_castillo_is_their_home_while_it_is_scored():
    game = board(4, modules=MODULES, castillo=[2, 1, 0, 0], grandes=["castillo", "sevilla", "sevilla", "sevilla"])
    assert game.would_score("castillo") == (5 + 2, 3, 0, 0)


def test_KI_5_45_each_leaves_with_its_owners_disc():
    fields = {"castillo": [1, 0, 0, 0], "grandes": ["castillo", "castillo", "valencia", "cataluna"]}
    game = general(**fields, **state(HOMES=region("granada")))
    assert asked(game) == ["red set_discs", "blue set_discs"], "also one who has only their Grande there"
    play(game, "red: disc aragon", "blue: disc sevilla")
    assert grandes(game)[:2] == ["aragon", "sevilla"]
    assert where(game, "aragon") == [1, 0, 0, 0]


def test_KI_5_45_a_disc_on_the_kings_region_sends_the_grande_back_to_where_it_stood():
    game = general(grandes=["castillo", "sevilla", "valencia", "cataluna"], **state(HOMES=region("granada")))
    play(game, "red: disc galicia")
    assert grandes(game)[0] == "granada"


def test_KI_5_45_they_cannot_be_moved_meanwhile_and_a_pushed_castillo_pays_no_bonus():
    game = at_power(80, grandes=["castillo", "sevilla", "valencia", "cataluna"])
    assert "start" not in offered(game)
    reason = game.decisions[0].why_not("king_and_intrigue/power/grande_and_escort")
    assert str(reason) == "Your Grande is in the Castillo and cannot be moved."
    fields = {"castillo": [2, 1, 0, 0], "grandes": ["castillo", "sevilla", "sevilla", "sevilla"]}
    assert board(4, **fields, **both(PUSHED=region("granada"))).would_score("castillo") == (6, 3, 0, 0)


def test_KI_5_45_is_vetoed_grande_by_grande_and_nobody_enters_a_castillo_that_may_collapse():
    game = at_power(45, vetoes=holders(3))
    play(game, "start", "answer no", "answer no", "answer use")
    assert grandes(game) == ["castillo", "sevilla", "valencia", "cataluna"]
    assert "start" not in offered(at_power(45, **both(COLLAPSE=9)))


# -- six is enough -------------------------------------------------------------------------------------------


def test_KI_5_65_the_surplus_goes_to_the_courts_at_your_choice():
    game = at_power(65, aragon=[3, 4, 1, 0])
    court = where(game, "court")
    play(game, "start", "name aragon")
    assert marker(game, "limit") == ["aragon"]
    assert offered(game) == ["pick red aragon", "pick blue aragon", "pick green aragon"]
    play(game, "pick blue aragon", "pick blue aragon")
    assert where(game, "aragon") == [3, 2, 1, 0]
    assert where(game, "court") == [court[0], court[1] + 2, *court[2:]]
    assert asked(game) == ["red take_turn"]


def test_AN_4_who_sends_the_surplus_home_says_whether_it_is_the_bearer():
    both = {
        "modules": [*MODULES, "anniversary"],
        "module_state": [-1, region("aragon"), -1, -1, *state()["module_state"]],
    }
    game = at_power(65, aragon=[3, 4, 1, 0], **both)
    play(game, "start", "name aragon")
    assert offered(game) == ["pick red aragon", "pick blue aragon", "pick blue aragon bearer", "pick green aragon"]
    play(game, "pick blue aragon")
    assert game.describe()["module_state"][1] == region("aragon")
    play(game, "pick blue aragon bearer")
    assert game.describe()["module_state"][1] == region("aragon"), "one of the two who stay takes it"
    assert where(game, "aragon") == [3, 2, 1, 0]


def test_AN_4_a_bearer_who_does_not_fit_goes_to_the_court_without_his_standard():
    both = {"modules": [*MODULES, "anniversary"], **state(LIMITS=region("aragon"), KEPT=2)}
    both["module_state"] = [-1, region("sevilla"), -1, -1, *both["module_state"]]
    game = at_power(170, aragon=[2, 4, 0, 0], sevilla=[0, 1, 0, 0], **both)
    play(game, "start", "name aragon", "answer use")
    assert "pick blue sevilla bearer" in offered(game), "KI-5.75"
    play(game, "pick blue sevilla bearer", "to aragon")
    assert game.describe()["module_state"][1] == region("aragon"), "one of those there takes it"
    assert where(game, "aragon") == [2, 4, 0, 0]


def test_KI_5_65_nobody_is_placed_where_no_seat_is_free():
    game = at_power(60, king="cataluna", aragon=[6, 0, 0, 0], **state(LIMITS=region("aragon")))
    assert "place aragon" not in offered(game)
    free = at_power(60, king="cataluna", aragon=[5, 0, 0, 0], **state(LIMITS=region("aragon")))
    assert "place aragon" in offered(free)


def test_KI_5_65_who_is_moved_there_and_does_not_fit_goes_to_the_court():
    game = board(
        4,
        modules=MODULES,
        stage="turns",
        played=[10, 180, 60, 50],
        turn=0,
        aragon=[6, 0, 0, 0],
        sevilla=[0, 1, 0, 0],
        **state(LIMITS=region("aragon")),
    )
    court = where(game, "court")[1]
    play(game, "start", "choice 0", "pick blue sevilla", "to aragon")
    assert where(game, "aragon") == [6, 0, 0, 0]
    assert where(game, "court")[1] == court + 1


def test_KI_5_65_those_who_arrive_by_disc_are_one_group():
    game = general(castillo=[1, 1, 0, 0], aragon=[5, 0, 0, 0], **state(LIMITS=region("aragon")))
    play(game, "red: disc aragon", "blue: disc aragon")
    assert where(game, "aragon") == [5, 0, 0, 0]
    assert where(game, "court") == [8, 8, 7, 7]
    fits = general(castillo=[1, 0, 0, 0], aragon=[5, 0, 0, 0], **state(LIMITS=region("aragon")))
    play(fits, "red: disc aragon")
    assert where(fits, "aragon") == [6, 0, 0, 0]
    assert marker(fits, "limit") == ["aragon"], "it stays until lifted"


def test_KI_5_65_one_board_a_region_and_a_fourth_has_no_effect():
    game = at_power(65, **state(LIMITS=region("aragon")))
    play(game, "start")
    assert "name aragon" not in offered(game)
    assert "name galicia" not in offered(game)
    document = state(LIMITS=region("aragon"))
    document["module_state"][len(KI_SLOTS) + slots.LIMITS + 1 : len(KI_SLOTS) + slots.LIMITS + 3] = [7, 8]
    assert "start" not in offered(at_power(65, **document))


def test_KI_5_65_a_full_region_is_said_to_be_full():
    game = at_power(60, king="cataluna", aragon=[6, 0, 0, 0], **state(LIMITS=region("aragon")))
    assert str(game.decisions[0].why_not("aragon")) == "Aragón: there is no room left."


def test_KI_5_65_a_civil_war_in_a_full_region_clears_it_and_ones_own_stays_at_the_court():
    game = at_power(33, aragon=[0, 6, 0, 0], **both(LIMITS=region("aragon")))
    court = where(game, "court")
    play(game, "start", "name aragon")
    assert where(game, "aragon") == [0, 0, 0, 0]
    assert where(game, "court") == [court[0], court[1] + 6, *court[2:]]


def test_KI_5_65_who_crosses_a_bridge_into_a_full_region_keeps_nobody_from_crossing_back():
    fields = both(BRIDGE_OWNER=0, BRIDGE_ENDS=region("aragon"), BRIDGE_ROUND=1, LIMITS=region("valencia"))
    fields["module_state"][len(KI_SLOTS) + edition.BRIDGE_ENDS + 1] = region("valencia")
    fields["elsewhere"] = {"bridge": {"caballeros": [1, 0, 0, 0]}}
    game = at_power(60, round=2, aragon=[1, 0, 0, 0], valencia=[1, 5, 0, 0], **fields)
    court = where(game, "court")[0]
    play(game, "pick red aragon")
    assert where(game, "court")[0] == court + 1
    assert "pick red valencia" in offered(game), "he has not crossed yet"


def test_KI_5_65_with_placing_anywhere_full_regions_stay_closed():
    game = at_power(20, aragon=[6, 0, 0, 0], **state(LIMITS=region("aragon")))
    play(game, "start")
    assert "place sevilla" in offered(game)
    assert "place aragon" not in offered(game)


# -- last minute ---------------------------------------------------------------------------------------------


def test_KI_5_75_is_kept_and_used_before_a_special_scoring():
    game = at_power(75)
    play(game, "start")
    assert marker(game, "last_minute") == [0]
    scoring = at_power(170, aragon=[2, 0, 0, 0], sevilla=[0, 3, 0, 0], **state(KEPT=2))
    play(scoring, "start", "name aragon")
    assert asked(scoring) == ["blue reaction"]
    play(scoring, "answer use", "pick blue sevilla")
    assert "to galicia" not in offered(scoring)
    assert "to castillo" not in offered(scoring)
    play(scoring, "to aragon")
    assert scoring.scores == (5, 4, 0, 0)
    assert marker(scoring, "last_minute") == [], "once"


def test_KI_5_75_before_the_first_region_of_several_only():
    game = at_power(110, sevilla=[0, 3, 0, 0], **state(KEPT=2))
    play(game, "start")
    assert asked(game) == ["blue reaction"]
    events = game.choose("answer no")
    assert scored(events) == ["pais_vasco", "aragon", "valencia"]


def test_KI_5_75_right_before_any_one_region_of_a_general_scoring():
    game = general(aragon=[1, 0, 0, 0], sevilla=[1, 0, 0, 0], **state(KEPT=1))
    assert asked(game) == ["red reaction"]
    play(game, *["answer no"] * 3)
    assert game.scores == (5, 0, 0, 0), "Aragón is scored; now it may leave"
    play(game, "answer use", "pick red aragon", "to cataluna")
    assert game.scores == (5 + 4 + 4, 0, 0, 0)


def test_KI_5_75_who_does_not_want_it_in_this_round_is_not_asked_again_before_the_next():
    game = general(aragon=[1, 0, 0, 0], sevilla=[1, 0, 0, 0], **state(KEPT=1))
    assert offered(game) == ["answer no", "answer use", "answer not_this_round"]
    play(game, "answer not_this_round")
    assert game.scores == (5 + 4, 0, 0, 0), "all regions are scored"
    assert asked(game) == ["yellow play_power_card"]
    assert marker(game, "last_minute") == [0], "the card is kept"
    assert game.view(0)["standing"]["last_minute"] == "always", "in the next round they are asked again"


def test_KI_5_75_not_this_round_holds_for_special_scorings_too():
    game = at_power(170, aragon=[2, 0, 0, 0], sevilla=[0, 3, 0, 0], **state(KEPT=2))
    game.stand(1, "last_minute", "not_this_round")
    play(game, "start", "name aragon")
    assert game.scores == (5, 0, 0, 0)
    never = general(aragon=[1, 0, 0, 0], **state(KEPT=1))
    never.stand(0, "last_minute", "never")
    assert asked(never) == ["yellow play_power_card"]
    assert never.view(0)["standing"]["last_minute"] == "never"


def test_KI_5_75_standing_answers_that_would_have_no_effect_are_refused():
    """It asks before scorings, not at steps of special actions: there is no turn or action in which to leave it."""
    game = general(aragon=[1, 0, 0, 0], **state(KEPT=1))
    assert game.view(0)["windows"]["last_minute"] == ["always", "not_this_round", "never"]
    for answer in ("not_this_action", "not_this_turn", "only_before_start", "use"):
        with pytest.raises(castillo.IllegalChoice, match=f"'{answer}' is not a standing answer to 'last_minute'; use"):
            game.stand(0, "last_minute", answer)
        number = STANDING_WORDS.index(answer)
        standing = [*game.describe()["standing"][:4], number, 0, 0, 0]
        with pytest.raises(castillo.SetupError, match=f"standing: {number} is not a standing answer to 'last_minute'"):
            castillo.position("el_grande", game.describe() | {"standing": standing})
    assert game.view(0)["standing"]["last_minute"] == "always"
    record = json.loads(game.record().to_json())
    record["entries"].append(["stand", 0, "last_minute", "not_this_turn"])
    with pytest.raises(castillo.SetupError, match="entry 1 is not possible: answer: 'not_this_turn' is not a standing"):
        castillo.load(json.dumps(record)).replay()


def test_KI_5_75_every_standing_answer_that_is_offered_has_an_effect():
    for answer, asks in (("always", 9), ("never", 0), ("not_this_round", 0)):
        game = general(aragon=[1, 0, 0, 0], **state(KEPT=1))
        game.stand(0, "last_minute", answer)
        met = 0
        while asked(game) == ["red reaction"]:
            met += 1
            play(game, "answer no")
        assert met == asks


def test_KI_5_75_in_a_general_scoring_the_start_player_is_asked_first():
    game = general(aragon=[1, 1, 1, 1], start_player=2, **state(KEPT=15))
    order = []
    for _ in range(4):
        order += asked(game)
        play(game, "answer no")
    assert order == ["green reaction", "yellow reaction", "red reaction", "blue reaction"]


def test_KI_5_75_and_a_veto_ask_one_after_the_other():
    game = at_power(170, aragon=[2, 0, 0, 0], sevilla=[0, 3, 0, 0], vetoes=holders(2), **state(KEPT=2))
    play(game, "start", "green: answer no", "name aragon", "blue: answer no")
    assert asked(game) == ["green reaction"]
    play(game, "answer use")
    assert game.scores == (0, 0, 0, 0)


# -- royal protection ----------------------------------------------------------------------------------------


def test_KI_5_95_a_region_is_frozen_and_pays_no_kings_bonus_until_the_round_is_over():
    game = at_power(95, king="cataluna", cataluna=[1, 0, 0, 0], grandes=["granada"] * 4)
    play(game, "start", "name cataluna")
    assert game.would_score("cataluna") == (4, 0, 0, 0)
    frozen = at_power(60, king="cataluna", **state(PROTECTED=region("aragon")))
    assert "place aragon" not in offered(frozen)
    reason = frozen.decisions[0].why_not("aragon")
    assert str(reason) == "Aragón is under royal protection: nothing may enter or leave."
    over = general(aragon=[1, 0, 0, 0], king="aragon", grandes=["granada"] * 4, **state(PROTECTED=region("aragon")))
    assert over.scores == (5, 0, 0, 0), "in the general scoring that follows it still holds"
    assert marker(over, "protection") == []


def test_KI_5_95_25_65_and_75_can_be_vetoed():
    for value, kind in ((25, "espionage"), (75, "last_minute")):
        game = at_power(value, vetoes=holders(1))
        play(game, "start", "answer use")
        assert marker(game, kind) == []
    for value, kind in ((65, "limit"), (95, "protection")):
        game = at_power(value, vetoes=holders(1))
        play(game, "start", "answer no", "name aragon", "answer use")
        assert marker(game, kind) == []


def test_KI_5_65_a_veto_in_the_middle_leaves_the_rest_of_the_surplus():
    game = at_power(65, aragon=[4, 4, 0, 0], vetoes=holders(1))
    play(game, "start", "answer no", "name aragon", "answer no", "pick blue aragon", "answer no")
    play(game, "pick blue aragon", "answer use")
    assert where(game, "aragon") == [4, 3, 0, 0]
    assert marker(game, "limit") == ["aragon"]


def test_KI_5_15_vetoed_the_number_of_the_display_card_stays():
    game = at_power(15, vetoes=holders(1))
    play(game, "start", "answer use", "place castillo", "place castillo")
    assert asked(game) == ["green take_turn"]


def test_KI_5_95_and_a_quarantine_freeze_a_region_each():
    game = at_power(60, king="cataluna", **both(PROTECTED=region("aragon"), QUARANTINE=region("valencia")))
    assert [said for said in offered(game) if said.startswith("place")] == ["place castillo"]
    assert str(game.decisions[0].why_not("valencia")) == "Valencia is under quarantine: nothing may enter or leave."
    assert "protection" in str(game.decisions[0].why_not("aragon"))


def test_KI_5_95_and_the_mistress_pay_no_bonus_twice():
    fields = both(PROTECTED=region("aragon"), MISTRESS=0)
    later = {"stage": "turns", "played": [180, 10, 100, 20], "turn": 2}
    game = board(4, king="aragon", aragon=[1, 0, 0, 0], grandes=["granada"] * 4, **fields, **later)
    assert game.would_score("aragon") == (5, 0, 0, 0)


# -- lift ----------------------------------------------------------------------------------------------------


def test_KI_5_115_lifts_a_limit_board_an_espionage_or_a_kept_card():
    game = at_power(115, **state(LIMITS=region("aragon"), SPIES=2, KEPT=4))
    play(game, "start")
    assert offered(game) == ["marker limit-0", "marker espionage-1", "marker last_minute-2"]
    boards, spies, kept = game.clone(), game.clone(), game.clone()
    play(boards, "marker limit-0")
    play(spies, "marker espionage-1")
    play(kept, "marker last_minute-2")
    assert marker(boards, "limit") == []
    assert marker(spies, "espionage") == []
    assert marker(kept, "last_minute") == []


def test_KI_Q15_a_board_in_the_kings_region_or_in_a_frozen_one_is_not_lifted():
    """Of three boards only that in a region that nothing has closed."""
    three = {**state(), "king": "galicia"}
    boards = [region("aragon"), region("galicia"), region("valencia")]
    slot = len(KI_SLOTS) + slots.LIMITS
    three["module_state"][slot : slot + 3] = boards
    three["module_state"][len(KI_SLOTS) + slots.PROTECTED] = region("valencia")
    game = at_power(115, **three)
    play(game, "start")
    assert marker(game, "limit") == ["galicia", "valencia"], "there was no other choice"
    alone = at_power(115, **state(LIMITS=region("valencia"), PROTECTED=region("valencia")))
    assert "start" not in offered(alone), "there is nothing else to lift"


def test_KI_5_115_needs_something_to_lift_and_can_be_vetoed():
    assert "start" not in offered(at_power(115))
    game = at_power(115, vetoes=holders(1), **state(SPIES=6))
    play(game, "start", "answer no", "marker espionage-1", "answer use")
    assert marker(game, "espionage") == [1, 2]


WIDE = {"options": {"lift": "any_tile"}}


def laid_out(**fields: Any) -> dict[str, Any]:
    """All tiles of both editions lie out: two regions are allied, two joined by blue's bridge, and one is doubled."""
    given = {
        "ALLIES": region("sevilla"),
        "BRIDGE_OWNER": 1,
        "BRIDGE_ENDS": region("aragon"),
        "BRIDGE_ROUND": 1,
        "COLLAPSE": 9,
    }
    given |= {"QUARANTINE": region("cataluna"), "PROTECTED": region("pais_vasco")}
    document = both(**(given | fields))
    numbers = document["module_state"]
    numbers[2] = region("castilla_la_nueva")
    numbers[len(KI_SLOTS) + edition.ALLIES + 1] = region("granada")
    numbers[len(KI_SLOTS) + edition.BRIDGE_ENDS + 1] = region("valencia")
    return document | {"elsewhere": {"bridge": {"caballeros": [0, 1, 0, 0]}}}


TILES = ["double-0", "alliance-0", "bridge", "quarantine", "collapse", "protection"]


def test_KI_5_115_where_the_table_wants_it_any_tile_of_a_lasting_effect():
    game = at_power(115, **WIDE, **laid_out())
    play(game, "start")
    assert offered(game) == [f"marker {tile}" for tile in TILES]
    for tile in TILES:
        after = game.clone()
        play(after, f"marker {tile}")
        kind = tile.split("-")[0]
        assert marker(after, kind) == []
        others = [other.split("-")[0] for other in TILES if other != tile]
        assert all(marker(after, other) for other in others), f"only {tile} is lifted"


def test_KI_5_115_of_two_doubled_regions_the_one_that_is_named_is_lifted():
    document = laid_out()
    document["module_state"][3] = region("granada")
    game = at_power(115, **WIDE, **document)
    play(game, "start")
    assert offered(game)[:2] == ["marker double-0", "marker double-1"]
    play(game, "marker double-1")
    assert marker(game, "double") == ["castilla_la_nueva"]


def test_KI_5_115_a_lifted_bridge_sends_its_caballero_home():
    game = at_power(115, **WIDE, **laid_out())
    court = where(game, "court")[1]
    play(game, "start", "marker bridge")
    assert where(game, "court")[1] == court + 1


def test_KI_5_115_tiles_stay_where_the_table_does_not_want_it():
    assert "start" not in offered(at_power(115, **laid_out()))


def test_KI_5_115_what_lies_with_the_king_or_in_a_frozen_region_stays():
    fields = {"PROTECTED": region("galicia"), "QUARANTINE": region("castilla_la_nueva")}
    game = at_power(115, **WIDE, **laid_out(**fields))
    play(game, "start")
    assert offered(game) == ["marker alliance-0", "marker bridge", "marker quarantine", "marker collapse"]
    allied = at_power(115, **WIDE, **laid_out(ALLIES=region("galicia"), QUARANTINE=region("galicia")))
    play(allied, "start")
    assert offered(allied) == ["marker double-0", "marker bridge", "marker collapse", "marker protection"]


def test_KI_5_115_lifting_a_tile_can_be_vetoed():
    game = at_power(115, **WIDE, **laid_out(), vetoes=holders(1))
    play(game, "start", "answer no", "marker collapse")
    assert "About to be lifted: Danger of collapse." in str(game.decisions[0].prompt)
    play(game, "answer use")
    assert marker(game, "collapse") == ["castillo"]


# -- scorings ------------------------------------------------------------------------------------------------


def test_KI_5_135_scores_a_region_with_an_own_caballero():
    game = at_power(135, aragon=[1, 2, 0, 0], galicia=[1, 0, 0, 0], sevilla=[0, 1, 0, 0])
    play(game, "start")
    assert offered(game) == ["name galicia", "name aragon"]
    play(game, "name aragon")
    assert game.scores == (4, 5, 0, 0)
    assert "start" not in offered(at_power(135, sevilla=[0, 1, 0, 0]))


def test_KI_5_155_scores_any_region():
    game = at_power(155, sevilla=[0, 1, 0, 0], grandes=["granada"] * 4)
    play(game, "start")
    assert len(offered(game)) == 9
    play(game, "name sevilla")
    assert game.scores == (0, 4, 0, 0)


def test_KI_5_175_offers_three_regions_and_the_opponent_picks():
    game = at_power(175, aragon=[1, 0, 0, 0], sevilla=[0, 1, 0, 0], grandes=["granada"] * 4)
    play(game, "start", "seat blue", "name aragon")
    assert str(game.decisions[0].why_not("aragon")) == "Aragón has already been offered."
    play(game, "name sevilla", "name granada")
    assert asked(game) == ["blue pick_offered"]
    assert str(game.decisions[0].why_not("galicia")) == "Galicia was not offered."
    assert offered(game) == ["name aragon", "name sevilla", "name granada"]
    play(game, "name sevilla")
    assert game.scores == (0, 4, 0, 0)


def test_KI_5_175_can_be_vetoed_when_the_region_is_picked():
    game = at_power(175, sevilla=[0, 1, 0, 0], vetoes=holders(3))
    play(game, "start", "answer no", "seat blue", "name aragon", "name sevilla", "name granada")
    play(game, "blue: name sevilla", "answer use")
    assert game.scores == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({slots.LIMITS: 2, slots.LIMITS + 1: 2}, "two limit boards in one region"),
        ({slots.HOMES: 2}, "where a Grande in the Castillo stood"),
        ({slots.FIESTA: 3}, "3 at place 4 is possible only once a turn is under way"),
        ({slots.PROTECTED: 2}, "2 at place 7 is possible only once a round is under way"),
        ({slots.HOMES + 4: 2}, "2 at place 15 is not allowed; shown_disc is one of -1"),
    ],
)
def test_position_what_lies_out_can_be(numbers: dict[int, int], what: str):
    own = [numbers.get(at, number) for at, number in enumerate(at_start(slots.numbers(4)))]
    with pytest.raises(castillo.SetupError, match=f"module_state: .*{what}"):
        board(4, modules=MODULES, module_state=[*KI_SLOTS, *own])
