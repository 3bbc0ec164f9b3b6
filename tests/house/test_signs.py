"""Whatever lies on the board has a sign, a name and a meaning in every language."""

import re
from random import Random

import pytest

import castillo
from castillo.kernel import texts
from castillo.server.signs import signs_of

PIECES = {"king", "grande", "scoreboard"}
"""Drawn as figures, not as signs."""
PATH = re.compile(r"[MLHVCSQAZmlhvcsqaz0-9 .,-]*")


SIGNS = [(game, kind) for game, rules in castillo.GAMES.items() for kind in signs_of(rules)]
games = pytest.mark.parametrize("game", list(castillo.GAMES))


def named(game):
    """Owners and what they name; `ship_1` and `ship_2` are drawn alike."""
    return re.findall(r"(?m)^(\w+)-marker-([a-z_]+?)(?:_\d.*)? =", texts.source("en", game=game))


def sign_of(marker, signs):
    """What it is drawn as: a sign of its own, or that of its kind."""
    own = re.sub(r"(-\d+)+$", "", marker["id"])
    return own if own in signs else marker["kind"]


@games
def test_there_are_signs_for_all_markers_and_no_others(game):
    assert set(signs_of(castillo.GAMES[game])) == {kind for _, kind in named(game) if kind not in PIECES}


@games
def test_no_two_modules_name_a_marker_alike(game):
    owners = {kind: {owner for owner, other in named(game) if other == kind} for _, kind in named(game)}
    assert all(len(found) == 1 for found in owners.values())


@pytest.mark.parametrize(("game", "kind"), SIGNS)
def test_a_sign_is_drawn_within_its_box(game, kind):
    sign = signs_of(castillo.GAMES[game])[kind]
    assert sign["fill"] or sign["line"]
    for path in (sign["fill"], sign["line"]):
        assert PATH.fullmatch(path)
        corners = [float(n) for pair in re.findall(r"[ML]([\d.-]+)[ ,]([\d.-]+)", path) for n in pair]
        assert all(0 <= corner <= 24 for corner in corners)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), SIGNS)
def test_a_marker_has_a_name_and_a_meaning(game, kind, language):
    owner = next(owner for owner, other in named(game) if other == kind)
    for part in ("name", "text"):
        assert texts.speech(language, game).has(f"{owner}-marker-{kind}", part)


@pytest.mark.parametrize(
    ("modules", "most"),
    [
        (("base", "anniversary", "king_and_intrigue", "players_edition", "special_cards"), 8),
        (("base", "colonies"), 12),
        (("base", "grandissimo"), 8),
    ],
)
def test_what_a_game_shows_has_a_sign(modules, most):
    seen, signs = set(), signs_of(castillo.GAMES["el_grande"])
    for seed in range(6):
        game, luck = castillo.new_game("el_grande", players=3, modules=modules, seed=seed), Random(seed)
        while not game.over:
            game.act(luck.choice(game.legal()))
            if game.frames and luck.random() < 0.08:
                seen |= {sign_of(m, signs) for m in game.view()["board"]["markers"] if m["kind"] not in PIECES}
    assert len(seen) >= most
    assert seen <= set(signs)
