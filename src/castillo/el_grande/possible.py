"""What can be: a position that somebody's document describes is looked at number by number before anyone plays on.

A number of a pending frame or of a module is checked by what it is called: a name means the same everywhere.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.possible_cards import check_hands, check_vetoes, shown_by_now, turns_begun
from castillo.el_grande.possible_frames import check_pending, scoring, shown
from castillo.kernel.errors import SetupError, refuse
from castillo.kernel.frame import NOBODY


def allowed_numbers(game: Position) -> dict[str, Collection[int]]:
    """Everything that a number can be, by its name in a frame or in a module's list of numbers."""
    book = game.book
    seats, cards, boards = int(book.seats), len(book.power_cards), len(book.scoreboard_ids)
    printed = [fields[name] for fields in book.values.table.values() for name in fields if name != "value"]
    most = max(printed)  # power cards are ranked by their values, nothing is counted by them
    rows: list[tuple[str, Collection[int]]] = [
        ("place source target first arrived", {NOWHERE, *book.place_numbers.values()}),
        ("region", {NOWHERE, *book.regions}),
        ("disc", {NOWHERE, *book.disc_places}),
        ("shown_disc", {NOWHERE, *game.discs}),
        ("places offered", range(1 << len(book.place_ids))),
        ("seat opponent by", range(-1, seats)),
        ("owner", {NOBODY, *book.owners}),
        ("asked waiting seats", range(1 << seats)),
        ("own many", range(max(ANY_NUMBER, most) + 1)),
        ("left foreign either count supplied taken most placed up_to one two three", range(most + 1)),
        ("arrived_first arrived_second", range(int(book.caballeros_each) + 1)),
        ("flag special bordering begun kept crossed ship", range(2)),
        ("marks0 marks1 marks2 marks3 marks4", range(1 << cards)),
        ("card", {0, *book.cards}),
        ("used", {0, *book.cards, *(-number for number in book.cards)}),  # negative: in part
        ("board", range(boards)),
        ("boards moved", range(1 << boards)),
        ("kind", range(1 << 12)),
        ("what", range(5)),
        ("which", range(256)),
        ("figure at", range(3)),
        ("mode", range(4)),
        ("stage", range(16)),
        ("stack", range(len(book.stacks))),
        ("index", range(max(len(book.regions), *map(len, book.phases), 16) + 1)),
        ("phase", range(len(book.phases))),
        ("purpose", book.purposes.keys()),
        ("arg", range(max(100, len(book.place_ids)))),
        ("answers", range(1 << 56)),
        ("slot", range(max(1, len(book.state)))),
        ("opened", range(int(game.entries) + 1)),
        ("round", {0, *book.track}),
        ("window", range(len(book.windows))),
        ("moment", range(64)),
    ]
    return {name: allowed for names, allowed in rows for name in names.split()}


def check_possible(game: Position) -> None:
    """Refuse a position that no game can come to, as far as its numbers tell."""
    check_hands(game)
    _check_cards(game)
    _check_trails(game)
    _check_course(game)
    check_vetoes(game)
    allowed = allowed_numbers(game)
    _check_modules(game, allowed)
    check_pending(game, allowed)


def _check_cards(game: Position) -> None:
    book = game.book
    for card in game.revealed if game.round else []:
        refuse(card not in book.cards, f"revealed: card number {card} is not in play.")
    for seat, place in enumerate(game.discs):
        elsewhere = place != NOWHERE and place not in book.disc_places
        refuse(elsewhere, f"discs: {book.place_ids[place]!r} of seat {seat} is not on any disc.")


def _check_trails(game: Position) -> None:
    """What everybody saw happen is what is there (Q-14): who went into the Castillo, which power cards were used."""
    inside = dict.fromkeys(game.book.owners, 0)
    for fact in game.entered.facts():
        inside[fact // 64] += fact % 64
    others = any(count != game.count(owner, CASTILLO) for owner, count in inside.items())
    refuse(others, "entered: those who went into the Castillo are not those who are in it.")
    used = [0] * int(game.seats)
    for fact in game.spent.facts():
        seat, bit = divmod(fact & ~TAKEN_BACK, 64)
        used[seat] ^= 1 << bit
    for seen, there in zip(used, game.used, strict=True):
        refuse(seen & ~there != 0, "spent: a power card that was played and not taken back is not used.")
        refuse(there & ~seen != 0, "spent: a power card is used that was never played.")


def _check_course(game: Position) -> None:
    book, last = game.book, game.seats - 1
    enters = bool(book.told.on_grande_moved)  # where some go into the Castillo, somebody remembers where they stood
    for place in game.grandes:
        stands = book.is_region[place] or (place == CASTILLO and enters)
        refuse(not stands, f"grandes: {book.place_ids[place]!r} is not a region.")
    somebody = NOBODY <= game.special <= last
    refuse(not somebody, f"course: special is {game.special}; the seats are 0 to {last}, and -1 is nobody.")
    refuse(game.card != 0 and game.card not in book.cards, f"course: {game.card} is not a card in play.")
    nobodys = game.card != 0 and game.active == NOBODY == game.special
    refuse(nobodys, "course: a card is in play in nobody's turn.")
    out = shown_by_now(game) | {book.power_cards[bit].number for bit in game.played if bit >= 0}
    dealt = {card.number for card in (*book.action_cards, *book.power_cards)}
    elsewhere = game.active != NOBODY and game.card in dealt - out
    refuse(elsewhere, f"course: {game.card} is in play, a card that has not lain out.")
    early = any(game.points) and game.round <= book.track[0] and not turns_begun(game)
    refuse(early, "scores: somebody has points before the first turn.")


def _check_modules(game: Position, allowed: dict[str, Collection[int]]) -> None:
    """Each module's numbers by their names, then what only it knows of how they fit together."""
    times = {"": True, "turn": game.active != NOBODY, "round": turns_begun(game), "scoring": scoring(game)}
    for row in game.book.numbers:
        word, _, time = row.what.partition(" ")
        for at in range(row.at, row.at + row.count) if word else ():
            number = game.state[at]
            wrong = number not in allowed[word]
            refuse(wrong, f"module_state: {number} at place {at} is not allowed; {shown(word, allowed)}.")
            never = number != row.first and not times[time]
            refuse(never, f"module_state: {number} at place {at} is possible only once a {time} is under way.")
    given = game.origin is not None and "module_state" in game.origin
    field = "module_state: the numbers do not add up" if given else "elsewhere, revealed: this is not possible"
    for law in game.book.laws:
        for what in law(game)[:1]:
            raise SetupError(f"{field} ({what}).")


def look_around(game: Position) -> None:
    """Ask everything that people would ask at once, so that a position that fails there fails here."""
    try:
        game.advance()
        views: list[Any] = [game.view(seat) for seat in (None, *range(game.seats))]
        del views
        game.describe()
    except SetupError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise SetupError(f"pending: such questions cannot be open in this position ({what}).") from error
