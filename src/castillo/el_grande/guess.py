"""Guessing: a view completed into a whole position that agrees with everything its viewer has seen.

Public facts are taken over; what is hidden (the order of the decks, discs that are set, power cards taken back) is
drawn. The law: the position shows its viewer the very view it was made from. Modules fill in their own secrets through
`Presenter.guessed`, frames theirs through `Frame.guessed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.numbers import SOME
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.start import blank_position
from castillo.kernel.actions import mask_of
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.luck import Luck
from castillo.kernel.progress import seen_frames, seen_progress
from castillo.kernel.setup import Setup
from castillo.kernel.vectors import vec

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

View = dict[str, Any]
UNKNOWN = -1
"""A power card that was taken back unseen."""


def complete(book: GrandeRules, setup: Setup, view: View) -> Position:
    """A position that gives the viewer this view; the set-up's seed decides what is hidden."""
    game = blank_position(book, setup)
    luck = Luck(setup.seed)
    _progress(game, view)
    _numbers(game, view)
    _markers(game, view)
    _caballeros(game, view)
    _action_cards(game, view, luck)
    _power_cards(game, view, luck)
    _discs(game, view, luck)
    book.shown.guess(game, view, luck)
    seen_frames(game, view, luck)
    return game


def _progress(game: Position, view: View) -> None:
    seen_progress(game, view)
    game.points = vec[i64](view["scores"])
    game.round = view["board"]["numbers"]["round"]
    game.card, game.special = view["under_way"]


def _numbers(game: Position, view: View) -> None:
    """What modules remember. What they hide from the viewer is as at the start until they guess it."""
    for row in game.book.numbers:
        seen = view["known" if row.known == SOME else "state"].get(row.module, {}).get(row.name)
        if seen is not None:
            for i, number in enumerate(seen):
                game.state[row.at + i] = number


def _markers(game: Position, view: View) -> None:
    book = game.book
    for marker in view["board"]["markers"]:
        kind, place = marker["kind"], book.place_numbers.get(marker.get("place") or "", NOWHERE)
        if kind == "king":
            game.king = place
        elif kind == "grande":
            game.grandes[marker["owner"]] = place
        elif kind == "scoreboard":
            game.scoreboards[book.scoreboard_ids.index(marker["id"].split("-", 1)[1])] = place
        elif kind == "start_player":
            game.start_player = marker["seat"]
        elif kind == "veto":
            game.vetoes[marker["seat"]] |= int(marker["id"].rsplit("-", 1)[1])
    if book.stand_in(game) != NOBODY:  # the King himself is in the Castillo
        game.king = game.grandes[book.stand_in(game)]


def _caballeros(game: Position, view: View) -> None:
    """All are counted in the open but those in a closed Castillo: they are the ones that are nowhere else."""
    book, numbers = game.book, view["board"]["numbers"]
    game.caballeros = vec[i64]([0] * len(game.caballeros))
    for stack in view["board"]["stacks"]:
        game.caballeros[stack["owner"] * game.stride + book.place_numbers[stack["place"]]] += stack["count"]
    for owner in book.owners:
        base = owner * game.stride
        if owner != BLACK:
            game.caballeros[base + COURT] = numbers["court"][owner]
            game.caballeros[base + PROVINCE] = numbers["province"][owner]
        if not book.castillo_open:
            all_there_are = book.black_caballeros if owner == BLACK else book.caballeros_each
            game.caballeros[base + CASTILLO] = all_there_are - sum(game.caballeros[base : base + game.stride])
    game.entered = ledger_of([seat * 64 + count for seat, count in view["trail"]["castillo"]])


# -- cards -------------------------------------------------------------------------------------------------


def _action_cards(game: Position, view: View, luck: Luck) -> None:
    """What was turned up is known; the rest of each deck is in any order."""
    numbers = game.book.card_numbers
    for stack, full in zip(game.book.stacks, game.book.full_decks, strict=True):
        seen = [numbers[key] for key in view["trail"]["action_cards"][str(stack)]]
        rest = full[:]
        for card in seen:
            rest.remove(card)
        game.decks.append(seen + luck.shuffled(rest))
    i = 0
    for entry in view["board"]["cards"]:
        if entry["kind"] == "action":
            game.revealed[i] = numbers[entry["card"]]
            game.available |= int(entry["available"]) << i
            game.taken_by[i] = NOBODY if entry["taken_by"] is None else entry["taken_by"]
            i += 1
        elif entry["kind"] == "power" and "holder" in entry:
            game.played[entry["holder"]] = game.book.power_bits[numbers[entry["card"]]]


def _power_cards(game: Position, view: View, luck: Luck) -> None:
    book = game.book
    facts = _facts(book, view)
    counts = view["board"]["numbers"]["hand"]
    if game.round == 0 and max(counts) == len(book.power_cards):
        return  # nobody has chosen a hand yet, or nobody has to
    for seat in range(game.seats):
        if seat == view["seat"]:
            game.hands[seat] = _mask(book, view["hand"])
            game.used[seat] = _mask(book, view["used"][seat])
            continue
        events = [(bit, back) for owner, bit, back in facts if owner == seat]
        _draw_hand(game, seat, events, counts[seat], luck)
        if view["used"][seat]:  # an open table shows them
            game.used[seat] = _mask(book, view["used"][seat])
            game.hands[seat] &= ~game.used[seat]
    game.spent = ledger_of([owner * 64 + max(bit, 0) + (TAKEN_BACK if back else 0) for owner, bit, back in facts])


def _mask(book: GrandeRules, keys: list[str]) -> int:
    return mask_of([_bit(book, key) for key in keys])


def _bit(book: GrandeRules, key: str) -> int:
    return book.power_bits[book.card_numbers[key]]


def _facts(book: GrandeRules, view: View) -> list[tuple[int, int, bool]]:
    """Power cards played and taken back, in order: (seat, bit, whether it was taken back)."""
    facts = [(seat, _bit(book, key), False) for seat, key in view["trail"]["power_cards"]]
    for seat, played, key in reversed(view["trail"]["taken_back"]):
        facts.insert(played, (seat, UNKNOWN if key is None else _bit(book, key), True))
    return facts


def _draw_hand(game: Position, seat: int, events: list[tuple[int, bool]], count: int, luck: Luck) -> None:
    """A hand of so many cards that a seat may hold after what it played and took back."""
    ever = mask_of([bit for bit, back in events if not back])
    used = _used_after(events, 0, luck)
    game.used[seat] = ever if used is None else used
    hand = int(ever & ~game.used[seat])
    fresh = [card.bit for card in game.book.power_cards if not ever >> card.bit & 1]
    game.hands[seat] = hand | mask_of(luck.shuffled(fresh)[: max(0, count - hand.bit_count())])


def _used_after(events: list[tuple[int, bool]], used: int, luck: Luck) -> int | None:
    """The cards that lie used after these events, those taken back unseen being drawn; None if they contradict it."""
    for i, (bit, back) in enumerate(events):
        if not back:
            if used >> bit & 1:
                return None
            used |= 1 << bit
        elif bit != UNKNOWN:
            used &= ~(1 << bit)
        else:
            candidates = [b for b in range(used.bit_length()) if used >> b & 1]
            for candidate in luck.shuffled(candidates):
                found = _used_after(events[i + 1 :], used & ~(1 << candidate), luck)
                if found is not None:
                    return found
            return None
    return used


def _discs(game: Position, view: View, luck: Luck) -> None:
    """Discs that are set and not yet shown: one's own is known, the others' may be anywhere."""
    for seat in range(game.seats):
        if not view["board"]["numbers"]["discs_set"][seat]:
            continue
        if seat == view["seat"]:
            game.discs[seat] = game.book.place_numbers[view["disc"]]
        else:
            game.discs[seat] = game.book.disc_places[luck.below(len(game.book.disc_places))]
