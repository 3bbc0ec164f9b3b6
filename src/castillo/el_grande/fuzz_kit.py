"""What the fuzzer knows of El Grande: what must stay, what a viewer may not know, what is answered in secret."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any, ClassVar

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.discs import pack, unpack
from castillo.el_grande.frames.discs import SetDiscs
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.luck import Luck
from castillo.kernel.parts import FuzzKit
from castillo.kernel.reactions import Reaction
from castillo.kernel.window import STANDING_WORDS

Document = dict[str, Any]


SECRET_QUESTIONS = ("set_discs", "choose_hand", "take_power_card_back", "take_region_card")

FORGONE_OPENLY = ("take_power_card_back",)
"""Secret questions at which it shows that nothing is answered: everybody sees that no card comes back (EG-5.27)."""


class GrandeFuzzKit(FuzzKit):
    """El Grande, as the fuzzer knows it."""

    words: ClassVar[tuple[str, ...]] = ("aragon", "castillo", "court", "america", "power_7", "joker", "veto")

    def broken_law(self, before: Position, after: Position) -> str:
        stride, each = after.stride, after.book.caballeros_each
        for owner in after.book.owners:
            row = after.caballeros[owner * stride : (owner + 1) * stride]
            if sum(row) != (after.book.black_caballeros if owner == BLACK else each) or min(row) < 0:
                return f"caballeros are not conserved: owner {owner} has {row}"
        if before.king == after.king and in_kings_region(before) != in_kings_region(after):
            return f"the King's region changed: {in_kings_region(before)} became {in_kings_region(after)}"
        return ""

    def disguised(self, game: Position, viewer: int | None, luck: Luck, *, standing: bool = True) -> Position | None:
        """Without `standing` the others' standing answers stay: whether a window asks shows how its holder stands."""
        document = deepcopy(game.describe())
        others = [seat for seat in range(game.seats) if seat != viewer]
        document["seed"] = luck.below(1 << 32)
        _other_decks(game, document, luck)
        if standing:
            _other_standing(game, document, others, luck)
        _other_discs(game, document, others, luck)
        _other_marks(game, document, others, luck)
        if not game.book.taken_back_open:
            for seat in others:
                _other_hand(game, document, seat, luck)
        loaded = game.book.from_document(replace(game.setup, seed=document["seed"]), document)
        return loaded if loaded.describe() == document else None

    def secret_answers(self, game: Position, seat: int) -> list[int]:
        """The answers to the open question that nobody else may tell apart; what a seat does aside is no answer to it.

        That somebody takes back a card chosen for the hand shows: they are waited for again.
        """
        kind = game.decisions[0].kind
        if kind not in SECRET_QUESTIONS:
            return []
        if kind == "take_power_card_back" and game.setup.options["taken_back_card"] == "open":
            return []
        known = [*game.rules.asides(game, seat), *([PASS] if kind in FORGONE_OPENLY else [])]
        answers = [action for action in game.actions_of(seat) if action not in known]
        return [action for action in answers if kind != "choose_hand" or not a_of(action)]

    def looks_at_secrets(self, game: Position) -> list[int]:
        """Whoever takes a region card looks through those that are left, and sees which one is gone (GR-3.1)."""
        return [decision.seat for decision in game.decisions if decision.kind == "take_region_card"]


def in_kings_region(game: Position) -> list[Any]:
    """All that stands and lies with the King: nothing of it comes or goes while he stays (EG-3.4)."""
    here = range(game.seats)
    return [
        [int(game.count(owner, game.king)) for owner in game.book.owners],
        [game.grandes[seat] == game.king for seat in here],
        [board == game.king for board in game.scoreboards],
    ]


# -- what a viewer may not know ----------------------------------------------------------------------------


def _other_decks(game: Position, document: Document, luck: Luck) -> None:
    """Cards not yet turned up, in another order."""
    shown = game.book.track.index(game.round) + 1 if game.round else 0
    for deck in document["decks"].values():
        deck[shown:] = luck.shuffled(deck[shown:])


def _other_standing(game: Position, document: Document, others: list[int], luck: Luck) -> None:
    asked = {frame.seat for frame in game.frames if isinstance(frame, Reaction)}
    for window in game.rules.windows:
        answers = [STANDING_WORDS.index(word) for word in window.standing_answers()]
        for seat in others:
            if seat not in asked:  # their standing answer would close the window
                document["standing"][window.index * game.seats + seat] = luck.pick(answers)


def _other_discs(game: Position, document: Document, others: list[int], luck: Luck) -> None:
    """Discs that are set and not shown, set to something else."""
    places = [game.book.place_ids[place] for place in game.book.disc_places]
    shown = _discs_shown(game)
    for seat in others:
        if document["discs"][seat] is not None and seat not in shown:
            document["discs"][seat] = luck.pick(places)
    for frame, entry in zip(game.frames, document["pending"], strict=True):
        if entry[0] in ("el_grande.SetDiscs", "el_grande.RevealDiscs"):
            answers = unpack(entry[-1], game.seats)
            for seat in others:
                if answers[seat] >= 0:
                    answers[seat] = _other_disc(game, frame, seat, luck)
            entry[-1] = int(pack(answers))


def _discs_shown(game: Position) -> set[int]:
    """Whose disc has been shown to those who set theirs later."""
    rows = [row for row in game.book.numbers if row.what == "shown_disc"]
    return {seat for row in rows for seat in range(row.count) if game.state[row.at + seat] != row.first}


def _other_disc(game: Position, frame: object, seat: int, luck: Luck) -> int:
    if isinstance(frame, SetDiscs):
        return a_of(luck.pick(frame.options_of(game, seat)))
    return luck.pick(game.book.disc_places)


def _other_marks(game: Position, document: Document, others: list[int], luck: Luck) -> None:
    """Other cards are marked by those who choose their hands, as many by each."""
    entry: list[Any] = document["pending"][-1] if document["pending"] else []
    if not entry or entry[0] != "el_grande.ChooseHand":
        return
    bits = range(len(game.book.power_cards))
    for seat in others:
        entry[5 + seat] = sum(1 << bit for bit in luck.shuffled(list(bits))[: int(entry[5 + seat]).bit_count()])


def _other_hand(game: Position, document: Document, seat: int, luck: Luck) -> None:
    """Other power cards were taken back, as far as what was played later allows."""
    pasts = (_other_past(document["spent"], seat, luck) for _ in range(8))
    found = next((past for past in pasts if past is not None), None)
    if found is None:
        return
    past, used = found
    cards = game.book.power_cards
    played = [card.bit for card in cards if seat * 64 + card.bit in past]
    fresh = luck.shuffled([card.bit for card in cards if card.bit not in played])  # any of these may be in the hand
    back = [bit for bit in played if bit not in used]
    hand = back + fresh[: max(0, len(document["hands"][seat]) - len(back))]
    document["spent"] = past
    document["hands"][seat] = [card.id for card in cards if card.bit in hand]
    document["discards"][seat] = [card.id for card in cards if card.bit in used]
    for entry in document["pending"]:
        if entry[0] == "el_grande.CarryPowerCardBack" and entry[1] == seat:
            entry[2] = int(luck.pick([card.number for card in cards if card.bit in used]))


def _other_past(facts: list[int], seat: int, luck: Luck) -> tuple[list[int], set[int]] | None:
    """The ledger of power cards with others taken back by a seat, and what it has used; None if a play contradicts."""
    used: set[int] = set()
    past: list[int] = []
    for fact in facts:
        bit = fact % 64
        if fact == TAKEN_BACK | seat * 64 + bit:
            bit = luck.pick(sorted(used))
            fact = TAKEN_BACK | seat * 64 + bit
            used.remove(bit)
        elif fact == seat * 64 + bit:
            if bit in used:
                return None
            used.add(bit)
        past.append(fact)
    return past, used
