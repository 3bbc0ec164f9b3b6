"""Secret discs: set at the same time, changeable until the last is set, seen by nobody before."""

from __future__ import annotations

import pytest

import castillo
from castillo.el_grande.discs import pack, unpack
from castillo.el_grande.frames.discs import HIDDEN, hidden_answers, own_answer
from castillo.el_grande.places import NOWHERE
from tests.rules.table import asked, at_turn, board, offered, play, where


def setting() -> castillo.Game:
    """Green has everybody set a disc for a scoring."""
    game = at_turn("4/disc_scoring", seat=2, aragon=[1, 0, 0, 0], granada=[0, 1, 0, 0])
    play(game, "start")
    return game


def test_EG_5_the_open_questions_go_round_from_the_active_player():
    game = setting()
    assert asked(game) == ["green set_discs", "yellow set_discs", "red set_discs", "blue set_discs"]
    play(game, "yellow: disc aragon")
    assert asked(game) == ["green set_discs", "red set_discs", "blue set_discs"], "only the unanswered ones"
    play(game, "green: disc aragon")
    assert asked(game) == ["red set_discs", "blue set_discs"]


def test_EG_5_an_answer_may_be_changed_until_the_last_is_in():
    game = setting()
    play(game, "red: disc granada", "green: disc granada", "yellow: disc valencia")
    play(game, "red: disc aragon")
    assert asked(game) == ["blue set_discs"]
    play(game, "green: disc sevilla", "blue: disc sevilla")
    assert game.scores == (5, 0, 0, 0), "Aragón and the empty Valencia"
    with pytest.raises(castillo.IllegalChoice):
        game.choose("disc granada", seat=0)


def test_EG_5_nobody_else_sees_a_disc_before_all_are_shown():
    game, other = setting(), setting()
    play(game, "red: disc granada")
    play(other, "red: disc aragon")
    for viewer in (1, 2, 3, None):
        assert game.view(viewer) == other.view(viewer)
    assert game.view(0)["disc"] == "granada"
    assert other.view(0)["disc"] == "aragon"


def test_EG_5_the_events_of_setting_tell_others_nothing():
    game = setting()
    events = game.choose("disc granada", seat=0)
    assert not [event for event in events if event.visible_to(1) and "granada" in str(event.args)]


def test_EG_5_all_are_shown_together():
    game = setting()
    play(game, "red: disc granada", "green: disc granada", "yellow: disc aragon")
    shown = [event for event in game.choose("disc sevilla", seat=1) if event.kind == "el_grande-log-disc_shown"]
    assert len(shown) == 4
    assert all(event.visible_to(None) for event in shown)


def test_EG_5_an_option_stays_good_while_the_question_is_open():
    game = setting()
    option = next(d for d in game.decisions if d.seat == 1).options[0]
    play(game, "red: disc granada")
    game.choose(option)
    assert asked(game) == ["green set_discs", "yellow set_discs"]


def test_EG_5_who_is_not_asked_cannot_set_one():
    game = at_turn("2/disc_return_all", aragon=[1, 1, 1, 0], sevilla=[1, 1, 1, 0])
    play(game, "start")
    for seat in (0, 3):
        with pytest.raises(castillo.IllegalChoice, match=f"Seat {seat} is not asked now; the question is for seat 1,"):
            game.choose("disc aragon", seat=seat)


def test_EG_5_instead_of_taking_back_one_answers_anew():
    game = setting()
    play(game, "red: disc granada")
    reason = game.can_take_back(0)
    assert isinstance(reason, castillo.Text)
    assert reason.key == "kernel-why-answer_anew"


def test_EG_4_5_castillo_discs_are_as_secret():
    game = board(round=3, start_player=0, stage="general_scoring", castillo=[1, 1, 0, 0])
    play(game, "blue: disc granada")
    assert game.view(1)["disc"] == "granada"
    assert all("granada" not in str(game.view(viewer)["pending"]) for viewer in (0, 2, 3, None))
    assert game.view(0)["disc"] is None
    play(game, "blue: disc aragon", "red: disc aragon")
    assert where(game, "aragon") == [1, 1, 0, 0]


def test_EG_4_5_a_view_does_not_depend_on_others_discs():
    games = []
    for disc in ("granada", "aragon"):
        game = board(round=3, start_player=0, stage="general_scoring", castillo=[1, 1, 1, 0])
        play(game, f"blue: disc {disc}")
        games.append(game)
    for viewer in (0, 2, 3, None):
        assert games[0].view(viewer) == games[1].view(viewer)


def test_EG_5_the_disc_is_offered_in_track_order():
    assert offered(setting())[0] == "disc galicia"


@pytest.mark.parametrize("viewer", range(-1, 4))
def test_Q_14_of_packed_discs_a_viewer_has_his_own_and_of_shown_ones_who_set_any(viewer: int):
    places = [NOWHERE, 3, 0, 8]
    own = [place if seat == viewer else NOWHERE for seat, place in enumerate(places)]
    assert unpack(own_answer(pack(places), viewer), 4) == own
    hidden = [HIDDEN if place != NOWHERE else NOWHERE for place in places]
    known = [place if seat == viewer else hidden[seat] for seat, place in enumerate(places)]
    assert unpack(hidden_answers(pack(places), viewer), 4) == known
