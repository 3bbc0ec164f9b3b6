"""An entry tried out: the game after it, on a copy. For tables, where nothing may change before it has been saved."""

from __future__ import annotations

from castillo.kernel.door import checked, checked_standing
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.event import Event
from castillo.kernel.game import Game
from castillo.kernel.log import CHOICE_ENTRY, STAND_ENTRY, Entry
from castillo.kernel.record import RecordEntry


def tried(game: Game, entry: RecordEntry) -> tuple[Game, list[Event]]:
    """The game after an entry, and its events; the game itself stays as it is. Refuses with `IllegalChoice`.

    One copy is made. Whoever continues with it lets it `remember` the game before, if the entry was a choice.
    """
    if entry.kind == "take_back":
        return game.without_last_choice(entry.seat, entry.at)
    packed = _packed(game, entry)
    after = game.clone()
    return after, after.play(packed)


def _packed(game: Game, entry: RecordEntry) -> Entry:
    if entry.kind == "choose":
        action, seat = checked(game, entry.action, entry.seat)
        return Entry(CHOICE_ENTRY, seat, action, entry.at)
    if entry.kind == "stand":
        window, answer = checked_standing(game, entry.seat, entry.window, entry.answer)
        return Entry(STAND_ENTRY, entry.seat, window * 256 + answer, entry.at)
    raise IllegalChoice(f"{entry.kind!r} is not something a seat can do.")
