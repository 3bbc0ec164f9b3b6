"""Why an answer is good, in a sentence: what a hint says beside what it points at."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.position import Position
from castillo.el_caballero.scoring import points_now
from castillo.kernel.actions import a_of, verb_of
from castillo.kernel.text import Text, seat


def reason_for(game: Position, who: i64, action: i64) -> Text | None:
    """Why a seat might choose this; None where it takes more than a sentence."""
    verb = verb_of(action)
    if verb == verbs.POWER:
        return _power(game, who, a_of(action))
    if verb == verbs.END:
        return Text("el_caballero-reason-end")
    if verb == verbs.SUPPLY:
        supply = game.ruleset.supplies[game.played[who]]
        return Text("el_caballero-reason-supply", {"count": int(min(supply, game.capacity(who) - game.courts[who]))})
    return _points(game, who, action)


def _power(game: Position, who: i64, card: i64) -> Text:
    """Whose turn comes how early, as far as cards lie on the table, and how many caballeros it may bring."""
    played = [other for other in game.played if other]
    return Text(
        "el_caballero-reason-power",
        {
            "value": int(card),
            "turn": 1 + sum(1 for other in played if other > card),
            "sure": "yes" if len(played) == game.seats - 1 else "no",
            "supply": int(game.ruleset.supplies[card]),
        },
    )


def _points(game: Position, who: i64, action: i64) -> Text | None:
    """What the map would pay after it, if it were scored now."""
    after = game.clone()
    after.act_as(who, action)
    if after.round != game.round:
        return None
    change = [now - before for now, before in zip(points_now(after), points_now(game), strict=True)]
    if change[who] > 0:
        return Text("el_caballero-reason-more", {"points": change[who]})
    worst = change.index(min(change))
    if change[worst] < 0 <= change[who]:
        return Text("el_caballero-reason-takes", {"points": -change[worst], "other": seat(worst)})
    return None
