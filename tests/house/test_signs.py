"""Whatever lies on the board has a sign, a name and a meaning in every language."""

import re
from random import Random

import pytest

import castillo
from castillo.kernel import signs, texts

PIECES = {"king", "grande", "scoreboard"}
"""Drawn as figures, not as signs."""
KINDS = sorted({re.sub(r"^\w+?-marker-", "", key) for key in re.findall(r"(?m)^\w+-marker-\w+", texts.source("en"))})
PATH = re.compile(r"[MLHVCSQAZmlhvcsqaz0-9 .,-]*")


def named(kind):
    return re.findall(rf"(?m)^(\w+-marker-{kind})(?: |$)", texts.source("en"))[0]


def test_there_are_signs_for_all_markers_and_no_others():
    assert set(signs.all_signs()) == {kind for kind in KINDS if kind.split("_")[0] not in PIECES}


@pytest.mark.parametrize("kind", signs.all_signs())
def test_a_sign_is_drawn_within_its_box(kind):
    sign = signs.all_signs()[kind]
    assert sign["fill"] or sign["line"]
    for path in (sign["fill"], sign["line"]):
        assert PATH.fullmatch(path)
        corners = [float(n) for pair in re.findall(r"[ML]([\d.-]+)[ ,]([\d.-]+)", path) for n in pair]
        assert all(0 <= corner <= 24 for corner in corners)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("kind", signs.all_signs())
def test_a_marker_has_a_name_and_a_meaning(kind, language):
    for part in ("name", "text"):
        assert texts.has(named(kind), language, part)


def test_what_a_game_shows_has_a_sign():
    modules = ("base", "anniversary", "king_and_intrigue", "players_edition", "special_cards")
    seen = set()
    for seed in range(6):
        game, luck = castillo.new_game("el_grande", players=3, modules=modules, seed=seed), Random(seed)
        while not game.over:
            game.act(luck.choice(game.legal()))
            if game.frames and luck.random() < 0.4:
                seen |= {marker["kind"] for marker in game.view()["board"]["markers"]} - PIECES
    assert len(seen) > 7
    assert seen <= set(signs.all_signs())
