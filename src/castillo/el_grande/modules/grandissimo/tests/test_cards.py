"""GR-3: the nineteen cards of the sixth stack, each as its holder uses it."""

import pytest

import castillo
from castillo import Game
from castillo.bots import guess
from castillo.cli.card_sheets import write_sheet
from castillo.el_grande.modules.grandissimo.state import STOPPED
from castillo.el_grande.modules.grandissimo.tests.at_table import (
    SECOND,
    at,
    at_table,
    black,
    end_turn,
    general,
    markers,
    number,
    region,
    taking,
)
from tests.rules.table import asked, holders, offered, play, scored

VETO = {"vetoes": holders(1)}


def king(game: Game) -> str:
    found: str = game.describe()["king"]
    return found


def grandes(game: Game) -> list[str]:
    found: list[str] = game.describe()["grandes"]
    return found


def boards(game: Game) -> dict[str, str | None]:
    found: dict[str, str | None] = game.describe()["scoreboards"]
    return found


PLACES = {
    **dict.fromkeys(("boycott", "pact", "double_turn", "free_choice", "king_incognito", "eviction_order"), 2),
    **dict.fromkeys(("score_coast", "espionage", "score_courts"), 2),
    **dict.fromkeys(("action_stop", "revolution", "score_inland", "spanish_inquisition", "conspiracy"), 3),
    **dict.fromkeys(("into_the_castillo", "alliance", "last_word"), 4),
    "quick_troops": 3,
    "concentrated_force": 6,
}


@pytest.mark.parametrize("card", PLACES)
def test_GR_3_each_card_says_how_many_are_placed(card: str):
    assert taking(card).decisions[0].prompt.args["left"] == PLACES[card]


@pytest.mark.parametrize("card", [name for name in PLACES if name != "concentrated_force"])
def test_GR_3_each_special_action_can_be_vetoed_before_it_starts(card: str):
    game = taking(card, aragon=[2, 2, 2, 2], castillo=[1, 1, 0, 0], **VETO)
    before = game.describe()
    play(game, "start", "blue: answer use")
    after = game.describe()
    for field in ("regions", "castillo", "courts", "grandes", "king", "scores", "scoreboards", "elsewhere"):
        assert after[field] == before[field], field
    assert after["module_state"] == before["module_state"]
    assert asked(game) == ["red take_turn"]
    assert "start" not in offered(game)


# -- boycott ---------------------------------------------------------------------------------------------------


def test_GR_3_1_a_region_card_is_taken_face_down_and_nobody_else_sees_which():
    game = taking("boycott")
    play(game, "start", "choice 0")
    assert len(offered(game)) == 9, "any of the nine, those of the set-up included"
    one = game.clone()
    events = game.choose("name aragon")
    one.choose("name sevilla")
    for viewer in (None, 1, 2, 3):
        assert game.view(viewer) == one.view(viewer)
        assert markers(game, viewer)["boycott_card"] == {"id": "boycott_card", "kind": "boycott_card", "seat": 0}
        seen = [e for e in events if e.visible_to(viewer)]
        assert not [e for e in seen if "aragon" in str(e.to_json())]
    assert markers(game, 0)["boycott_card"]["places"] == ["aragon"]
    assert [e for e in events if e.visible_to(0) and "aragon" in str(e.to_json())]


def test_GR_3_1_that_region_is_not_scored_at_the_next_general_scoring():
    game = general(
        BOYCOTT=region("aragon"), BOYCOTT_BY=0, aragon=[0, 3, 0, 0], sevilla=[0, 0, 1, 0], castillo=[1, 0, 0, 0]
    )
    assert game.would_score("aragon", general=True) == (0, 0, 0, 0)
    assert game.would_score("aragon") == (0, 5, 0, 0), "a special scoring is no general scoring"
    events = game.choose("disc valencia")
    assert "aragon" not in scored(events)
    assert "sevilla" in scored(events)
    assert [e.kind for e in events].count("el_grande-log-marker_put") == 1, "then it is shown"
    assert not {"boycott", "boycott_card"} & markers(game).keys(), "and over"


def test_GR_3_1_of_an_allied_pair_the_boycotted_region_is_left_out():
    fields = {"BOYCOTT": region("aragon"), "BOYCOTT_BY": 0, "ALLIES": region("aragon"), "ALLIES_1": region("sevilla")}
    game = general(
        **fields,
        aragon=[5, 0, 0, 0],
        sevilla=[0, 1, 0, 0],
        grandes=["granada", "granada", "granada", "granada"],
        castillo=[0, 0, 1, 0],
    )
    events = game.choose("disc granada")
    assert "sevilla" in scored(events)
    assert game.scores[:2] == (0, 4)


def test_GR_3_1_a_card_that_the_king_uses_is_not_free_and_whoever_looks_knows_it():
    game = taking("boycott", INCOGNITO=region("aragon"), INCOGNITO_BY=2)
    play(game, "start", "green: answer no", "choice 0")
    assert "name aragon" not in offered(game)
    assert str(game.decisions[0].why_not("aragon").key) == "grandissimo-why-card_in_use"  # type: ignore[union-attr]
    assert str(game.decisions[0].why_not("portugal").key) == "grandissimo-why-no_region_card"  # type: ignore[union-attr]
    play(game, "name sevilla")
    assert markers(game, 0)["incognito_card"]["places"] == ["aragon"], "they have seen all the others"
    assert "places" not in markers(game, 1)["incognito_card"]
    assert "places" not in markers(game, 2)["boycott_card"]


def test_GR_3_1_a_guess_draws_a_face_down_card_that_could_be_it():
    game = taking("boycott", INCOGNITO=region("aragon"), INCOGNITO_BY=2)
    play(game, "start", "green: answer no", "choice 0", "name sevilla")
    for viewer in (None, 0, 1, 2, 3):
        view = game.view(viewer)
        drawn = [guess(view, seed) for seed in range(12)]
        assert all(position.view(viewer) == view for position in drawn)
        boycotts = {number(position, "BOYCOTT") for position in drawn}
        kings = {number(position, "INCOGNITO") for position in drawn}
        assert (len(boycotts) == 1) == (viewer == 0)
        assert (len(kings) == 1) == (viewer in (0, 2))
        assert all(number(position, "BOYCOTT") != number(position, "INCOGNITO") for position in drawn)


def test_GR_3_1_a_veto_while_the_card_is_taken_shows_nothing():
    game = taking("boycott", **VETO)
    play(game, "start", "blue: answer no", "choice 0")
    other = game.clone()
    play(game, "name aragon")
    play(other, "name sevilla")
    assert asked(game) == ["blue reaction"]
    assert all(game.view(viewer) == other.view(viewer) for viewer in (None, 1, 2, 3))
    play(game, "blue: answer use")
    assert "boycott_card" not in markers(game)
    assert markers(game)["ship_1"]["seat"] is None, "and the rest is lost"


# -- pact ------------------------------------------------------------------------------------------------------


def test_GR_3_2_both_scoreboards_are_placed_or_moved_in_any_order():
    game = taking("pact", scoreboards={"8/4/0": "aragon"})
    play(game, "start", "marker 8_4_0", "to castillo", "marker 4_0_0", "to aragon")
    assert boards(game) == {"8/4/0": "castillo", "4/0/0": "aragon"}
    assert asked(game) == ["red take_turn"]


def test_GR_3_2_not_out_of_the_kings_region_each_only_once_and_a_veto_stops_the_second():
    game = taking("pact", scoreboards={"8/4/0": "galicia"})
    play(game, "start")
    assert offered(game) == ["marker 4_0_0", "pass"]
    play(game, "marker 4_0_0", "to portugal")
    assert asked(game) == ["red take_turn"]
    game = taking("pact", **VETO)
    play(game, "start", "blue: answer no", "marker 4_0_0", "to aragon", "blue: answer no", "marker 8_4_0", "to sevilla")
    play(game, "blue: answer use")
    assert boards(game) == {"8/4/0": None, "4/0/0": "aragon"}


# -- double turn -----------------------------------------------------------------------------------------------


def test_GR_3_3_after_it_another_card_is_used_whole():
    game = taking("double_turn", aragon=[0, 1, 0, 0], revealed={"6": "double_turn", "4": "move_grande"})
    play(game, "place castillo", "start", "pick blue aragon")
    assert asked(game) == ["red take_second_card"]
    assert "stack 6" not in offered(game)
    play(game, "stack 4")
    assert offered(game) == ["start", "pass"]
    play(game, "start")
    assert game.decisions[0].prompt.args["left"] == 4
    play(game, "start", "to aragon", "place castillo")
    assert grandes(game)[0] == "aragon"
    assert at(game, "castillo")[0] == 2
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]
    assert "stack 4" not in offered(game)


def test_GR_3_3_without_the_special_action_there_is_no_second_card_nor_after_a_veto():
    game = taking("double_turn")
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]
    game = taking("double_turn", aragon=[0, 1, 0, 0], **VETO)
    play(game, "start", "blue: answer no", "pick blue aragon", "blue: answer use", "pass")
    assert asked(game) == ["blue choose_action_card"]


def test_GR_3_3_the_card_may_be_kept_for_a_later_turn_and_does_not_lie_out_meanwhile():
    game = taking("double_turn", revealed={"6": "double_turn"}, round=1)
    play(game, "start", "pass", "stack 5", "pass")
    kept = [c for c in game.view(2)["board"]["cards"] if c["kind"] == "kept"]
    assert [(c["card"], c["holder"]) for c in kept] == [("base/5/kings_card", 0)]
    assert len({c["id"] for c in game.view(2)["board"]["cards"]}) == len(game.view(2)["board"]["cards"])
    while game.view()["board"]["numbers"]["round"] == 1 or game.decisions[0].kind == "play_power_card":
        said = offered(game)
        game.choose("pass" if "pass" in said else said[0])
    shown = {c["stack"]: c for c in game.view()["board"]["cards"] if c["kind"] == "action"}
    assert (shown[5]["available"], shown[5]["taken_by"]) == (False, 0)
    while asked(game)[0] != "red take_turn":
        said = offered(game)
        game.choose("pass" if "pass" in said else said[0])
    play(game, "pass")
    assert asked(game) == ["red use_card"]
    play(game, "start", "start", "to sevilla")
    assert king(game) == "sevilla"
    play(game, "pass")
    assert not [c for c in game.view()["board"]["cards"] if c["kind"] == "kept"]


def test_GR_3_3_a_kept_card_is_offered_in_every_later_turn():
    game = at_table(KEPT_0=33)
    play(game, "stack 1", "pass")
    assert asked(game) == ["red use_card"]
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]
    assert game.describe()["module_state"][-4:] == [33, 0, 0, 0]


def test_GR_3_3_the_special_action_of_a_kept_card_can_be_vetoed_and_then_it_is_gone():
    game = at_table(KEPT_0=33, **VETO)
    play(game, "stack 1", "pass", "start", "start", "blue: answer use")
    assert king(game) == "galicia"
    assert "start" not in offered(game)
    assert game.decisions[0].prompt.args["left"] == 5, "what it places it places"
    assert game.describe()["module_state"][-4:] == [0, 0, 0, 0]


def test_GR_3_3_a_second_card_that_is_kept_by_itself_lies_open_once_it_is_used():
    kept = at_table(KEPT_0=404, revealed={"6": "free_choice"})
    play(kept, "stack 1", "pass")
    assert "free_choice-0" not in markers(kept)
    play(kept, "start")
    assert markers(kept)["free_choice-0"]["seat"] == 0


def test_GR_3_3_another_copy_of_a_kept_card_lies_out():
    rest = ["mobile_scoreboard"] * 3 + ["take_back_power_card"] * 2
    deck = ["move_grande", "move_grande", *rest, "two_to_court", "disc_scoring", "royal_advisor", "eviction"]
    game = at_table(KEPT_0=29, round=1, decks={"4": deck}, taken={"4": 0})
    while game.view()["board"]["numbers"]["round"] == 1:
        said = offered(game)
        game.choose("pass" if "pass" in said else said[0])
    shown = {c["stack"]: c for c in game.view()["board"]["cards"] if c["kind"] == "action"}
    assert (shown[4]["card"], shown[4]["available"]) == ("base/4/move_grande", True)


def test_GR_3_3_of_three_copies_of_a_card_each_is_told_apart():
    """Two are kept, the third lies out."""
    game = at_table(KEPT_0=29, KEPT_1=29, revealed={"4": "move_grande"})
    copies = [c for c in game.view()["board"]["cards"] if c["card"] == "base/4/move_grande"]
    assert [(c["kind"], c.get("holder")) for c in copies] == [("action", None), ("kept", 0), ("kept", 1)]
    assert len({c["id"] for c in copies}) == 3


def test_GR_Q18_a_veto_taken_as_the_second_card_lies_open_when_it_is_used():
    game = taking("double_turn", revealed={"6": "double_turn", "2": "veto"})
    play(game, "start", "pass", "stack 2")
    assert game.describe()["vetoes"] == [0, 0, 0, 0], "it may be kept"
    play(game, "start")
    assert game.describe()["vetoes"] == [2, 0, 0, 0]
    assert "start" not in offered(game)
    assert game.decisions[0].prompt.args["left"] == 2


def test_GR_Q18_a_kept_veto_and_one_of_this_turn_are_two():
    game = at_table(KEPT_0=10, revealed={"2": "veto"})
    play(game, "stack 2", "pass")
    assert game.describe()["vetoes"] == [2, 0, 0, 0]
    play(game, "start")
    assert game.describe()["vetoes"] == [10, 0, 0, 0]
    held = [m for m in game.view(1)["board"]["markers"] if m["kind"] == "veto"]
    assert [(m["seat"], m["until"]) for m in held] == [(0, "next_round")] * 2


# -- free choice -----------------------------------------------------------------------------------------------


def test_GR_3_4_it_lies_open_and_is_used_before_the_first_region_is_scored():
    game = taking("free_choice")
    assert markers(game)["free_choice-0"]["seat"] == 0, "from the moment it is taken"
    play(game, "start")
    assert offered(game) == ["marker ship_1", "pass"]
    game = general(FREE=1, aragon=[2, 0, 0, 0], castillo=[0, 1, 0, 0], galicia=[1, 0, 0, 0])
    events = game.choose("disc aragon", 1)
    assert asked(game) == ["red reaction"]
    assert scored(events) == ["castillo"]
    play(game, "answer use")
    assert "pick red galicia" not in offered(game)
    play(game, "pick red aragon", "to castillo", "pick red aragon", "to sevilla")
    assert (at(game, "castillo")[0], at(game, "sevilla")[0]) == (1, 1)
    assert "free_choice-0" not in markers(game)


def test_GR_3_4_only_at_the_next_general_scoring_and_two_holders_are_asked_one_after_the_other():
    game = general(FREE=3, aragon=[2, 2, 0, 0], castillo=[0, 0, 1, 0])
    play(game, "disc sevilla", "red: answer no")
    assert asked(game) == ["blue reaction"]
    play(game, "answer use", "pick blue aragon", "to sevilla", "pass")
    assert not [name for name in markers(game) if name.startswith("free_choice")]


def test_GR_3_4_a_veto_at_its_use_takes_the_card_away_and_one_in_the_turn_only_the_ship():
    game = general(FREE=1, aragon=[2, 0, 0, 0], castillo=[0, 0, 1, 0], **VETO)
    play(game, "disc sevilla", "red: answer use")
    assert asked(game) == ["blue reaction"]
    assert game.decisions[0].prompt.args["card"] == {"card": "grandissimo/6/free_choice"}
    moving = game.clone()
    play(game, "blue: answer use")
    assert at(game, "aragon") == [2, 0, 0, 0]
    assert "free_choice-0" not in markers(game)
    play(moving, "blue: answer no", "pick red aragon", "to sevilla", "blue: answer no", "pick red aragon", "to sevilla")
    play(moving, "blue: answer use")
    assert (at(moving, "aragon"), at(moving, "sevilla")) == ([1, 0, 0, 0], [1, 0, 1, 0])
    taken = taking("free_choice", **VETO)
    play(taken, "start", "blue: answer use")
    assert markers(taken)["ship_1"]["seat"] is None
    assert markers(taken)["free_choice-0"]["seat"] == 0


# -- the King incognito ----------------------------------------------------------------------------------------


def test_GR_3_5_the_card_lies_face_down_and_is_shown_in_ones_own_turn_at_any_time():
    game = taking("king_incognito")
    play(game, "start", "name aragon")
    assert king(game) == "galicia"
    assert "marker incognito_card" in offered(game)
    events = game.choose("marker incognito_card")
    assert king(game) == "aragon"
    assert "grandissimo-log-king_shown" in [e.kind for e in events]
    assert {"place pais_vasco", "place cataluna"} <= set(offered(game)), "placing goes on next to the new region"
    assert "incognito_card" not in markers(game)


def test_GR_3_5_in_anothers_turn_one_is_asked_before_a_special_action_starts():
    game = taking("1/move_4", INCOGNITO=region("aragon"), INCOGNITO_BY=2, aragon=[2, 0, 0, 0])
    play(game, "place castillo")
    assert asked(game) == ["red take_turn"], "not for every caballero that is placed"
    game = taking("1/move_4", INCOGNITO=region("aragon"), INCOGNITO_BY=2, aragon=[2, 0, 0, 0])
    play(game, "start")
    assert asked(game) == ["green reaction"]
    play(game, "answer use")
    assert king(game) == "aragon"
    assert asked(game) == ["red take_turn"], "nobody leaves it any more, and there is nobody else"
    assert at(game, "aragon") == [2, 0, 0, 0]


def test_GR_3_5_who_wants_to_be_asked_always_stops_an_announced_step():
    game = taking("1/move_4", INCOGNITO=region("aragon"), INCOGNITO_BY=2, sevilla=[2, 0, 0, 0])
    game.stand(2, "king_incognito", "always")
    play(game, "start", "green: answer no", "pick red sevilla", "to aragon")
    assert asked(game) == ["green reaction"]
    play(game, "green: answer use")
    assert (king(game), at(game, "aragon"), at(game, "sevilla")) == ("aragon", [0] * 4, [2, 0, 0, 0])
    assert asked(game) == ["red pick_caballero"], "the others still move"


def test_GR_3_5_a_placing_that_was_announced_is_carried_out_or_lost():
    game = taking("2/angry_king", INCOGNITO=region("sevilla"), INCOGNITO_BY=2)
    game.stand(2, "king_incognito", "always")
    play(game, "place portugal", "answer use")
    assert (king(game), at(game, "portugal")) == ("sevilla", [1, 0, 0, 0]), "Portugal borders Sevilla too"
    game = taking("2/angry_king", INCOGNITO=region("cataluna"), INCOGNITO_BY=2)
    game.stand(2, "king_incognito", "always")
    play(game, "place portugal")
    assert asked(game) == ["green reaction"]
    play(game, "answer no", "place portugal", "answer use")
    assert (king(game), at(game, "portugal")) == ("cataluna", [1, 0, 0, 0])
    assert at(game, "court")[0] == 6, "he stays at the Court"
    assert asked(game) == ["red take_turn"]
    assert game.decisions[0].prompt.args["left"] == 0, "and that placing is lost"


def test_GR_3_5_standing_answers_silence_it():
    for answer, steps in (("never", 0), ("not_this_turn", 0), ("only_before_start", 1), ("always", 2)):
        game = taking("1/move_4", INCOGNITO=region("aragon"), INCOGNITO_BY=2, sevilla=[2, 0, 0, 0])
        game.stand(2, "king_incognito", answer)
        asks = 0
        for said in ("start", "pick red sevilla", "to valencia"):
            play(game, said)
            while asked(game) == ["green reaction"]:
                asks += 1
                play(game, "answer no")
        assert asks == steps, answer


def test_GR_3_5_not_this_turn_is_forgotten_with_the_turn_and_the_usual_answer_comes_back():
    game = taking("1/move_4", INCOGNITO=region("aragon"), INCOGNITO_BY=2)
    assert game.view(2)["standing"]["king_incognito"] == "only_before_start"
    game.stand(2, "king_incognito", "not_this_turn")
    end_turn(game)
    assert game.view(2)["standing"]["king_incognito"] == "only_before_start"


def test_GR_3_5_in_ones_own_turn_also_before_each_landing_and_each_guest():
    mine = {"INCOGNITO": region("sevilla"), "INCOGNITO_BY": 0}
    game = at_table(**mine, SHIPS=0, elsewhere={"ship_1": [2, 0, 0, 0]})
    play(game, "to sevilla")
    assert "to galicia" not in offered(game)
    play(game, "marker incognito_card", "to galicia")
    assert (king(game), at(game, "sevilla"), at(game, "galicia")) == ("sevilla", [1, 0, 0, 0], [1, 0, 0, 0])
    game = at_table(**mine, elsewhere={"guests_0": [0, 1, 0, 0]})
    play(game, "marker incognito_card")
    assert "to sevilla" not in offered(game)
    play(game, "to galicia")
    assert at(game, "galicia") == [0, 1, 0, 0]


HIDDEN = {"INCOGNITO": region("sevilla"), "INCOGNITO_BY": 2, "standing": [0] * 8 + [4, 4, 0, 4]}


def test_GR_3_5_in_anothers_turn_before_each_landing_which_goes_elsewhere_then():
    game = at_table(**HIDDEN, SHIPS=0, elsewhere={"ship_1": [2, 0, 0, 0]})
    play(game, "to sevilla", "green: answer no", "to sevilla")
    assert asked(game) == ["green reaction"]
    play(game, "answer use")
    assert (at(game, "sevilla"), at(game, "ship_1")) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert asked(game) == ["red unload"]
    assert {"to sevilla", "pass"} & set(offered(game)) == set(), "all of them land, but not there"


def test_GR_3_5_in_anothers_turn_before_each_guest():
    game = at_table(**HIDDEN, elsewhere={"guests_0": [0, 1, 0, 0]})
    play(game, "to sevilla", "green: answer use")
    assert at(game, "guests_0") == [0, 1, 0, 0]
    play(game, "to aragon")
    assert (at(game, "aragon"), asked(game)) == ([0, 1, 0, 0], ["red choose_action_card"])


def test_GR_3_5_in_anothers_turn_before_a_black_caballero_moves_and_before_its_companion():
    fields = {"INQUISITOR": 0, "black": {"aragon": 1, "sevilla": 1}, "aragon": [1, 0, 0, 0]}
    game = taking("1/move_3", **HIDDEN, **fields)
    play(game, "marker general_inquisitor", "green: answer no", "pick black aragon", "to sevilla", "green: answer use")
    assert black(game) == {"aragon": 1, "sevilla": 1}, "the announced move is lost"
    assert asked(game) == ["red pick_mercenary"], "and the other one may go"
    assert offered(game) == ["pick black aragon", "pass"], "not one that is with the King"
    game = taking("1/move_3", **HIDDEN, **fields)
    play(game, "marker general_inquisitor", "green: answer no", "pick black sevilla", "to aragon", "green: answer use")
    assert black(game) == {"aragon": 1, "sevilla": 1}, "it stays with the King"
    assert asked(game) == ["red pick_mercenary"], "and the other one may go"
    game = taking("1/move_3", **HIDDEN, **fields)
    play(game, "marker general_inquisitor", "green: answer no", "pick black aragon", "to sevilla", "green: answer no")
    play(game, "pick red aragon", "green: answer use")
    assert (black(game), at(game, "aragon")) == ({"sevilla": 2}, [1, 0, 0, 0])


def test_GR_3_5_before_a_general_scoring_and_before_its_first_region():
    game = general(INCOGNITO=region("aragon"), INCOGNITO_BY=2, castillo=[1, 0, 0, 0])
    assert asked(game) == ["green reaction"]
    play(game, "answer no", "disc aragon")
    assert asked(game) == ["green reaction"]
    play(game, "answer use")
    assert king(game) == "aragon"
    silent = general(INCOGNITO=region("aragon"), INCOGNITO_BY=2, castillo=[1, 0, 0, 0], standing=[0] * 8 + [4, 4, 5, 4])
    assert asked(silent) == ["red set_discs"], "who never wants to be asked is not"


# -- eviction order --------------------------------------------------------------------------------------------


def test_GR_3_6_everyone_with_caballeros_in_the_castillo_sends_them_by_disc_unscored():
    game = taking(
        "eviction_order",
        castillo=[2, 3, 0, 1],
        black={"aragon": 2},
        grandes=["castillo", "sevilla", "sevilla", "sevilla"],
    )
    play(game, "start")
    assert asked(game) == ["red set_discs", "blue set_discs", "yellow set_discs"]
    play(game, "red: disc aragon", "blue: disc galicia", "yellow: disc sevilla")
    assert at(game, "castillo") == [0, 0, 0, 0]
    assert (at(game, "aragon"), at(game, "sevilla")) == ([2, 0, 0, 0], [0, 0, 0, 1])
    assert at(game, "court")[1] == 7 + 3, "the King is in Galicia: to the Court"
    assert game.scores == (0, 0, 0, 0)
    assert grandes(game)[0] == "castillo", "a Grande goes back in"
    assert game.view()["trail"]["castillo"] == []
    assert asked(game) == ["red pick_prisoner"]


def test_GR_3_6_a_veto_at_the_reveal_and_a_veto_in_the_middle():
    game = taking("eviction_order", castillo=[2, 1, 0, 0], **VETO)
    play(game, "start", "blue: answer no", "red: disc aragon", "blue: disc sevilla", "blue: answer use")
    assert at(game, "castillo") == [2, 1, 0, 0]
    game = taking("eviction_order", castillo=[2, 1, 0, 0], **VETO)
    play(game, "start", "blue: answer no", "red: disc aragon", "blue: disc sevilla")
    play(game, "blue: answer no", "blue: answer no", "blue: answer use")
    assert (at(game, "castillo"), at(game, "aragon")) == ([1, 1, 0, 0], [1, 0, 0, 0])
    inside = game.view()["trail"]["castillo"]
    assert [sum(n for seat, n in inside if seat == s) for s in range(2)] == [1, 1], "the trail knows who is left"


def test_GR_3_6_all_go_one_after_the_other_clockwise_from_whoever_took_the_card():
    game = taking("eviction_order", castillo=[1, 1, 1, 1], **VETO)
    play(game, "start", "blue: answer no", *(f"{seat}: disc aragon" for seat in ("red", "blue", "green", "yellow")))
    left = []
    while "answer no" in offered(game):
        play(game, "blue: answer no")
        left.append(at(game, "castillo"))
    assert left == [[1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert at(game, "aragon") == [1, 1, 1, 1]


def test_GR_3_6_black_ones_that_nobody_holds_stay():
    game = taking("eviction_order", castillo=[1, 0, 0, 0], black={"castillo": 1, "granada": 1})
    play(game, "start", "disc aragon")
    assert (game.describe()["black"], at(game, "castillo")) == ({"castillo": 1, "granada": 1}, [0, 0, 0, 0])


def test_GR_3_6_the_king_in_the_castillo_stays_and_black_ones_go_with_their_holder():
    game = taking("eviction_order", castillo=[1, 0, 0, 0], CROWNED=1, INQUISITOR=0, king="sevilla")
    play(game, "start", "disc aragon")
    assert markers(game)["king"]["place"] == "castillo"
    assert game.describe()["black"] == {"aragon": 2}


# -- scorings --------------------------------------------------------------------------------------------------


def test_GR_3_7_the_seven_coastal_regions_are_scored():
    game = taking("score_coast", aragon=[1, 0, 0, 0], portugal=[0, 1, 0, 0])
    play(game, "start")
    assert scored(game.choose("choice 0")) == [
        "galicia",
        "pais_vasco",
        "cataluna",
        "valencia",
        "sevilla",
        "granada",
        "portugal",
    ]
    assert game.scores == (0, 5, 0, 0)


def test_GR_3_13_the_three_regions_inland_are_scored():
    game = taking("score_inland", aragon=[1, 0, 0, 0], portugal=[0, 1, 0, 0])
    assert scored(game.choose("start")) == ["aragon", "castilla_la_vieja", "castilla_la_nueva"]
    assert game.scores == (5, 0, 0, 0)


def test_GR_3_7_a_veto_in_the_middle_leaves_the_rest_unscored():
    game = taking("score_coast", portugal=[0, 0, 1, 0], sevilla=[0, 0, 1, 0], **VETO)
    play(game, "start", "blue: answer no", "choice 0")
    play(game, "name portugal", "blue: answer no", "name sevilla", "blue: answer use")
    assert game.scores == (0, 0, 5, 0)
    assert markers(game)["ship_1"]["seat"] is None


@pytest.mark.parametrize(
    ("courts", "points"),
    [
        ([5, 3, 2, 0], (7, 5, 1, 0)),
        ([5, 5, 2, 0], (5, 5, 1, 0)),
        ([5, 3, 3, 3], (7, 1, 1, 1)),
        ([0, 0, 0, 4], (0, 0, 0, 7)),
    ],
)
def test_GR_3_9_the_courts_are_scored_by_the_usual_rules(courts: list[int], points: tuple[int, ...]):
    game = taking("score_courts", courts=courts, elsewhere={"guests_1": [5, 0, 0, 0]})
    events = game.choose("start")
    assert game.scores == points
    assert [e.args["points"] for e in events if e.kind == "grandissimo-log-courts_scored"] == [list(points)]


def test_GR_3_9_fewer_players_earn_fewer_places_and_a_veto_stops_it():
    for players, points in ((2, (7, 0)), (3, (7, 5, 0))):
        game = taking("score_courts", players=players, courts=[5, 3, 2][:players], grandes=["aragon"] * players)
        play(game, "start")
        assert game.scores == points
    game = taking("score_courts", courts=[5, 3, 2, 0], **VETO)
    play(game, "start", "blue: answer no", "blue: answer use")
    assert game.scores == (0, 0, 0, 0)


# -- espionage -------------------------------------------------------------------------------------------------


def test_GR_3_8_at_the_next_general_scoring_a_spy_sets_his_disc_last():
    game = taking("espionage")
    play(game, "start")
    assert markers(game)["espionage-0"]["seat"] == 0
    game = general(SPIES=1, castillo=[1, 1, 0, 0])
    assert asked(game) == ["blue set_discs"]
    play(game, "disc aragon")
    assert asked(game) == ["red set_discs"]
    assert markers(game, 0)["disc-1"]["places"] == ["aragon"]
    play(game, "disc aragon")
    assert at(game, "aragon") == [1, 1, 0, 0]
    assert "espionage-0" not in markers(game)
    order = taking("eviction_order", SPIES=1, castillo=[1, 1, 0, 0])
    play(order, "start")
    assert len(asked(order)) == 2, "not for discs of special actions"


# -- action stop -----------------------------------------------------------------------------------------------


def test_GR_3_10_whoever_comes_later_this_round_places_but_has_no_special_action():
    game = taking("action_stop", aragon=[0, 1, 0, 0])
    play(game, "start", "pass", "pass")
    assert markers(game)["action_stop"]["seat"] == 0
    play(game, "stack 5")
    assert "start" not in offered(game)
    assert "place portugal" in offered(game)
    for _ in range(3):
        end_turn(game)
    assert game.view()["board"]["numbers"]["round"] == 2
    assert "action_stop" not in markers(game), "only in that round"


def test_GR_3_10_a_kept_card_has_no_special_action_either():
    game = at_table(STOPPED=1, KEPT_0=33, **SECOND)
    play(game, "stack 1", "pass", "start")
    assert "place portugal" in offered(game)
    assert "start" not in offered(game)


def test_GR_3_10_a_veto_is_not_laid_out_either():
    game = at_table(STOPPED=1, revealed={"2": "veto"}, **SECOND)
    play(game, "stack 2")
    assert "place portugal" in offered(game)
    play(game, "pass")
    assert game.describe()["vetoes"] == [0, 0, 0, 0], "laying it out is its special action"


def test_GR_3_10_a_card_whose_special_action_comes_later_is_not_kept_either():
    game = at_table(STOPPED=1, revealed={"6": "free_choice"}, **SECOND)
    play(game, "stack 6", "pass")
    assert "free_choice-0" not in markers(game)


def test_GR_3_10_the_stopper_himself_is_not_stopped():
    document = taking("1/move_4", aragon=[1, 0, 0, 0]).describe()
    document["module_state"][STOPPED] = 0
    assert "start" in offered(castillo.position("el_grande", document))


def test_GR_3_10_a_veto_after_it_stops_the_prisoner_only():
    game = taking("action_stop", aragon=[0, 1, 0, 0], **VETO)
    play(game, "start", "blue: answer no", "pick blue aragon", "blue: answer use")
    assert markers(game)["action_stop"]["seat"] == 0
    assert at(game, "prison") == [0] * 4


# -- revolution ------------------------------------------------------------------------------------------------


def test_GR_3_11_the_king_goes_into_the_castillo_and_a_grande_is_king():
    game = taking("revolution", sevilla=[0, 2, 0, 0])
    play(game, "start", "seat blue")
    assert markers(game)["king"]["place"] == "castillo"
    assert markers(game)["crown"] == {"id": "crown", "kind": "crown", "on": "grande-1", "owner": 1}
    assert king(game) == "sevilla"
    assert {"place portugal", "place granada"} <= set(offered(game)), "his region is the King's"
    assert "place sevilla" not in offered(game)
    assert game.would_score("sevilla") == (0, 4 + 2 + 2, 0, 0), "both bonuses"
    assert game.would_score("castillo") == (0, 0, 0, 0), "the Castillo is not the King's region"


def test_GR_3_11_the_kings_card_and_the_royal_advisor_move_that_grande():
    game = taking("5/kings_card", CROWNED=1, king="sevilla")
    events = game.choose("start")
    events = game.choose("to aragon")
    assert (king(game), grandes(game)[1]) == ("aragon", "aragon")
    assert [e.args["marker"] for e in events if "marker" in e.args] == [{"marker": "grande-1"}]
    game = taking("4/royal_advisor", CROWNED=1, king="sevilla")
    play(game, "start", "to portugal")
    assert (king(game), grandes(game)[1]) == ("portugal", "portugal")


def test_GR_3_11_the_grande_is_taboo_like_the_king():
    game = taking("4/move_grande", CROWNED=0, king="granada")
    assert "start" not in offered(game)
    game = taking("conspiracy", CROWNED=1, king="sevilla")
    play(game, "start")
    assert grandes(game) == ["castillo", "sevilla", "castillo", "castillo"]


def test_GR_3_11_the_king_returns_after_the_next_general_scoring_in_portugal():
    game = general(CROWNED=1, king="sevilla", sevilla=[0, 1, 0, 0], castillo=[1, 0, 0, 0])
    events = game.choose("disc sevilla")
    assert at(game, "court")[0] == 8, "in the scoring the Grande is still King"
    assert game.scores[1] == 4 + 2 + 2
    assert (king(game), grandes(game)[1]) == ("portugal", "sevilla"), "the Grande stays"
    assert markers(game)["king"]["place"] == "portugal"
    assert "crown" not in markers(game)
    assert "el_grande-log-king_returned" in [e.kind for e in events]


def test_GR_3_11_a_grande_in_the_castillo_cannot_be_king():
    game = taking("revolution", grandes=["castillo", "sevilla", "castillo", "castillo"])
    play(game, "start")
    assert king(game) == "sevilla", "the only one there is"
    nobody = taking("revolution", grandes=["castillo"] * 4)
    assert "start" not in offered(nobody)


def test_GR_3_11_a_king_incognito_who_shows_himself_meanwhile_is_that_grande():
    game = taking("1/move_3", CROWNED=1, king="sevilla", INCOGNITO=region("aragon"), INCOGNITO_BY=0)
    play(game, "marker incognito_card")
    assert (king(game), grandes(game)[1]) == ("aragon", "aragon")
    assert markers(game)["king"]["place"] == "castillo"


def test_GR_3_11_a_guess_and_a_reload_keep_the_grande_king():
    game = taking("revolution")
    play(game, "start", "seat green")
    for viewer in (None, 0, 2):
        assert guess(game.view(viewer), 3).view(viewer) == game.view(viewer)
        assert king(guess(game.view(viewer), 3)) == "valencia"
    assert castillo.position("el_grande", game.describe()).describe() == game.describe()


# -- quick troops ----------------------------------------------------------------------------------------------


def test_GR_3_12_those_one_places_come_from_the_province():
    game = taking("quick_troops", courts=[0, 7, 7, 7])
    before = at(game, "province")[0]
    play(game, "start", "pass", "place castillo", "place portugal", "place castillo")
    assert (at(game, "castillo")[0], at(game, "portugal")[0]) == (2, 1)
    assert at(game, "province")[0] == before - 3
    assert asked(game) == ["blue choose_action_card"]


def test_GR_3_12_one_added_by_the_queen_comes_from_the_court():
    game = at_table(QUEEN=0, revealed={"6": "quick_troops"})
    play(game, "pass", "stack 6", "start", "marker ship_1")
    before = at(game, "province")[0], at(game, "court")[0]
    play(game, *["place castillo"] * 4)
    assert (at(game, "province")[0], at(game, "court")[0]) == (before[0] - 3, before[1] - 1)


def test_GR_3_12_the_question_counts_the_queens_one_with_a_small_province():
    game = at_table(QUEEN=0, revealed={"6": "quick_troops"}, courts=[28, 7, 7, 7])
    play(game, "pass", "stack 6", "start", "pass")
    assert game.decisions[0].prompt.args["left"] == 2 + 1
    play(game, *["place castillo"] * 3)
    assert (at(game, "province")[0], at(game, "court")[0]) == (0, 27)


def test_GR_3_12_quick_troops_may_go_aboard():
    game = taking("quick_troops", SHIPS=0)
    before = at(game, "province")[0]
    play(game, "start", "marker ship_2", "place ship_1")
    assert (at(game, "ship_1")[0], at(game, "province")[0]) == (1, before - 1)


def test_GR_3_12_no_more_than_the_province_has_and_only_before_placing():
    game = taking("quick_troops", courts=[28, 7, 7, 7])
    play(game, "start", "pass", "place castillo", "place castillo")
    assert asked(game) == ["blue choose_action_card"], "two were in the Province"
    late = taking("quick_troops")
    play(late, "place castillo")
    court = at(late, "court")[0]
    assert "start" in offered(late), "the ship is still to be had"
    play(late, "start", "pass")
    assert at(late, "court")[0] == court


def test_GR_3_12_with_standards_a_waiting_standard_goes_to_quick_troops():
    document = taking("quick_troops", modules=["grandissimo", "anniversary"]).describe()
    game = castillo.position("el_grande", document | {"module_state": [-1] * 4 + document["module_state"][4:]})
    play(game, "start", "pass", "place portugal", "place castillo", "place castillo")
    bearers = [s["place"] for s in game.view()["board"]["stacks"] if "bearer" in s["badges"]]
    assert bearers == ["portugal"]


# -- Spanish Inquisition, conspiracy ---------------------------------------------------------------------------


def test_GR_3_14_the_general_inquisitor_is_taken_until_the_next_general_scoring():
    game = taking("spanish_inquisition", black={"aragon": 2}, INQUISITOR=2)
    play(game, "start")
    assert markers(game)["general_inquisitor"]["seat"] == 0
    assert "marker general_inquisitor" in offered(game), "and may be used at once"
    game = general(INQUISITOR=0, black={"aragon": 2}, aragon=[0, 1, 0, 0], castillo=[0, 1, 0, 0])
    play(game, "disc valencia")
    assert game.scores[0] == 5, "black ones count as theirs in that scoring"
    assert markers(game)["general_inquisitor"]["seat"] is None


def test_GR_3_15_all_grandes_go_into_the_castillo_but_those_with_the_king():
    game = taking("conspiracy", grandes=["granada", "galicia", "valencia", "cataluna"])
    play(game, "start")
    assert grandes(game) == ["castillo", "galicia", "castillo", "castillo"]
    stopped = taking("conspiracy", **VETO)
    play(stopped, "start", "blue: answer no", "blue: answer no", "blue: answer use")
    assert grandes(stopped) == ["castillo", "sevilla", "valencia", "cataluna"]


def test_GR_3_15_the_home_bonus_can_fall_twice_and_the_kings_region_sends_a_grande_back():
    fields = {"grandes": ["castillo", "sevilla", "valencia", "cataluna"], "castillo": [2, 0, 0, 0]}
    game = general(HOMES=region("granada"), black={"aragon": 2}, **fields)
    play(game, "disc sevilla")
    assert grandes(game)[0] == "sevilla"
    assert game.scores[0] == (5 + 2) + (4 + 2)
    back = general(HOMES=region("granada"), black={"aragon": 2}, **fields)
    play(back, "disc galicia")
    assert grandes(back)[0] == "granada"


def test_GR_3_15_a_grande_that_a_document_put_into_the_castillo_stays_if_its_disc_shows_the_king():
    game = general(grandes=["castillo", "sevilla", "valencia", "cataluna"], castillo=[1, 0, 0, 0])
    play(game, "disc galicia")
    assert grandes(game)[0] == "castillo"


# -- into the Castillo -----------------------------------------------------------------------------------------


def test_GR_3_16_two_of_ones_own_and_two_of_every_opponent_go_in():
    rows = {"aragon": [3, 1, 0, 1], "sevilla": [0, 2, 0, 0], "galicia": [1, 1, 1, 1]}
    game = taking("into_the_castillo", black={"granada": 2}, **rows)
    play(game, "start")
    assert offered(game) == ["pick blue aragon", "pick blue sevilla"], "their own could only be these"
    play(game, "pick blue aragon")
    assert at(game, "castillo") == [2, 2, 0, 1], "yellow gives what they have, green has none but with the King"
    assert at(game, "galicia") == [1, 1, 1, 1]


def test_GR_3_16_a_veto_in_the_middle():
    game = taking("into_the_castillo", aragon=[2, 2, 0, 0], **VETO)
    play(game, "start", "blue: answer no", "blue: answer no", "blue: answer use")
    assert at(game, "castillo") == [1, 0, 0, 0]


# -- alliance --------------------------------------------------------------------------------------------------


def test_GR_3_17_two_regions_count_together_at_the_next_general_scoring():
    game = taking("alliance")
    play(game, "start")
    assert "name galicia" not in offered(game)
    play(game, "name aragon")
    assert "name aragon" not in offered(game)
    play(game, "name portugal")
    assert [markers(game)[f"alliance-{i}"]["place"] for i in range(2)] == ["aragon", "portugal"]
    homes = ["granada", "granada", "granada", "granada"]
    game = general(
        ALLIES=region("aragon"), ALLIES_1=region("portugal"), aragon=[2, 0, 0, 0], portugal=[0, 3, 0, 0],
        castillo=[0, 0, 1, 0], grandes=homes,
    )  # fmt: skip
    play(game, "disc granada")
    assert game.scores[:2] == (4 + 0, 5 + 5)
    assert "alliance-0" not in markers(game)


def test_GR_3_17_a_veto_once_the_pair_is_named():
    game = taking("alliance", **VETO)
    play(game, "start", "blue: answer no", "name aragon", "name sevilla", "blue: answer use")
    assert "alliance-0" not in markers(game)


# -- the last word ---------------------------------------------------------------------------------------------


def test_GR_3_18_the_rest_of_the_turn_comes_after_all_others():
    game = taking("last_word", aragon=[0, 1, 0, 0])
    play(game, "start")
    assert asked(game) == ["blue choose_action_card"]
    assert markers(game)["last_word"]["seat"] == 0
    for _ in range(3):
        end_turn(game)
    assert asked(game) == ["red take_turn"]
    assert game.decisions[0].prompt.args["left"] == 4
    play(game, "start", "pick blue aragon", *["place castillo"] * 4)
    assert at(game, "prison") == [0, 1, 0, 0]
    assert at(game, "castillo") == [4, 0, 0, 0]
    assert game.view()["board"]["numbers"]["round"] == 2


def test_GR_3_18_who_places_first_keeps_the_prisoner_for_the_end():
    game = taking("last_word", aragon=[0, 1, 0, 0])
    play(game, "place castillo", "start")
    for _ in range(3):
        end_turn(game)
    assert offered(game) == ["start", "pass"], "placing is over"


def test_GR_3_18_last_anyway_means_now_and_a_veto_leaves_a_plain_turn():
    game = taking("last_word", aragon=[0, 1, 0, 0], turn=0, played=[2, 3, 4, 5])
    play(game, "start")
    assert asked(game) == ["red pick_prisoner"]
    game = taking("last_word", aragon=[0, 1, 0, 0], **VETO)
    play(game, "start", "blue: answer use")
    assert asked(game) == ["red take_turn"]
    assert "place castillo" in offered(game)


def test_GR_3_18_a_kept_card_is_used_in_that_last_turn_too():
    game = at_table(QUEEN=0, KEPT_0=33, revealed={"6": "last_word"})
    play(game, "more", "stack 6", "start")
    assert asked(game) == ["blue choose_action_card"], "not before all others"
    for _ in range(3):
        end_turn(game)
    assert game.decisions[0].prompt.args["left"] == 4, "she has helped already"
    play(game, "pass")
    assert asked(game) == ["red use_card"]
    play(game, "start", "start", "to sevilla", "pass")
    assert king(game) == "sevilla"
    assert asked(game) == ["yellow play_power_card"]


def test_GR_3_18_stopped_it_leaves_a_kept_card_to_this_turn():
    game = at_table(KEPT_0=33, revealed={"6": "last_word"}, **VETO)
    play(game, "stack 6", "start", "blue: answer use", "pass")
    assert asked(game) == ["red use_card"]


def test_GR_3_18_an_action_stop_stops_the_last_word_too():
    game = taking("last_word", aragon=[0, 1, 0, 0])
    play(game, "start")
    document = game.describe()
    document["module_state"][STOPPED] = 1
    game = castillo.position("el_grande", document)
    for _ in range(3):
        end_turn(game)
    assert asked(game) == ["red take_turn"]
    assert "start" not in offered(game)


def test_GR_3_18_a_reload_in_between_keeps_the_last_word():
    game = taking("last_word", aragon=[0, 1, 0, 0])
    play(game, "start")
    again = castillo.position("el_grande", game.describe())
    assert again.describe() == game.describe()
    for _ in range(3):
        end_turn(again)
    assert asked(again) == ["red take_turn"]


# -- concentrated force ----------------------------------------------------------------------------------------


def test_GR_3_19_six_are_placed_and_one_goes_to_prison_nothing_else():
    game = taking("concentrated_force", aragon=[0, 1, 0, 0], courts=[9, 7, 7, 7])
    play(game, *["place castillo"] * 6)
    assert offered(game) == ["start", "pass"]
    play(game, "start", "pick blue aragon")
    assert (at(game, "castillo"), at(game, "prison")) == ([6, 0, 0, 0], [0, 1, 0, 0])


# -- symbols of a card sheet -----------------------------------------------------------------------------------

STACK_6 = [key for key in castillo.GAMES["el_grande"].values(("base", "grandissimo")).table if "grandissimo/6/" in key]


@pytest.mark.parametrize("card", STACK_6)
def test_GR_2_symbols_are_house_but_the_two_that_are_printed(card: str):
    values = castillo.GAMES["el_grande"].values(("base", "grandissimo"))
    exported = write_sheet(values).split(f'["{card}"]')[1].split("[")[0]
    printed = [(name, "prisoners") for name in ("grandissimo/6/double_turn", "grandissimo/6/concentrated_force")]
    for symbol in ("ships", "prisoners"):
        source = "printed" if (card, symbol) in printed else "house"
        assert f"{symbol} = {values.number(card, symbol)}  # {source}" in exported


def symbols_met(game: castillo.Game, first: int) -> set[str]:
    """The symbols that are asked about while red uses their card, what comes first being said."""
    met: set[str] = set()
    for _ in range(60):
        kind = game.decisions[0].kind
        met |= {kind} & {"pick_ship", "pick_prisoner"}
        said = offered(game)
        wanted = {"choose_first": said[first % len(said)], "take_turn": "start"}.get(kind, said[0])
        if kind == "choose_action_card" or wanted not in said:
            return met
        game.choose(wanted, game.decisions[0].seat)
    return met


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("card", STACK_6)
def test_GR_2_any_card_may_be_given_a_ship_and_a_prisoner_by_a_sheet(card: str, first: int):
    sheet = {card: {"ships": 1, "prisoners": 1}}
    rows = {"aragon": [3, 3, 3, 3], "sevilla": [3, 3, 3, 3], "castillo": [1, 1, 0, 0]}
    last = {"played": [2, 13, 12, 11], "turn": 0}
    game = taking(card.removeprefix("grandissimo/"), sheet=sheet, **last, **rows)
    assert symbols_met(game, first) == {"pick_ship", "pick_prisoner"}


def test_GR_2_a_sheet_may_take_the_symbol_of_a_card_away():
    sheet = {"grandissimo/6/concentrated_force": {"prisoners": 0}, "grandissimo/6/boycott": {"ships": 0}}
    game = taking("concentrated_force", sheet=sheet, aragon=[1, 1, 0, 0])
    assert "start" not in offered(game)
    game = taking("boycott", sheet=sheet)
    play(game, "start")
    assert asked(game) == ["red take_region_card"]
