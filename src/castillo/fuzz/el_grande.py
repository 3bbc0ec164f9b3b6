"""What the fuzzer knows of El Grande: what must stay as it is, and what a viewer may not know."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import castillo
from castillo.el_grande.atoms import TAKEN_BACK
from castillo.el_grande.discs import pack, unpack
from castillo.el_grande.frames.discs import SetDiscs
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.kernel.game import Game
from castillo.kernel.window import STANDING_WORDS, Reaction

Document = dict[str, Any]


# -- what must stay ----------------------------------------------------------------------------------------


def broken_law(before: Game, after: Game) -> str:
    """Which law of the pieces one choice has broken; empty if none."""
    if not isinstance(before, Position) or not isinstance(after, Position):
        return ""
    stride, each = after.stride, after.book.caballeros_each
    for owner in after.book.owners:
        row = after.caballeros[owner * stride : (owner + 1) * stride]
        if sum(row) != (after.book.black_caballeros if owner == BLACK else each) or min(row) < 0:
            return f"caballeros are not conserved: owner {owner} has {row}"
    if before.king == after.king and in_kings_region(before) != in_kings_region(after):
        return f"the King's region changed: {in_kings_region(before)} became {in_kings_region(after)}"
    return ""


def in_kings_region(game: Position) -> list[Any]:
    """All that stands and lies with the King: nothing of it comes or goes while he stays (EG-3.4)."""
    here = range(game.seats)
    return [
        [int(game.count(owner, game.king)) for owner in game.book.owners],
        [game.grandes[seat] == game.king for seat in here],
        [board == game.king for board in game.scoreboards],
    ]


def forget_course(document: Document) -> None:
    """Leave out what a take-back does not bring back: how many entries there have been, which numbers questions."""
    document["course"][1] = 0
    for entry in document["pending"]:
        if entry[0] in ("el_grande.SetDiscs", "el_grande.ChooseHand"):
            entry[2] = 0


# -- what a viewer may not know ----------------------------------------------------------------------------


def disguised(game: Game, viewer: int | None, luck: Random, *, standing: bool = True) -> Game | None:
    """Another position that the viewer cannot tell from this one; None where loading it would go on by itself.

    Without `standing` the others' standing answers stay: whether a window asks shows how its holder stands.
    """
    if not isinstance(game, Position):
        return None
    document = deepcopy(game.describe())
    others = [seat for seat in range(game.seats) if seat != viewer]
    document["seed"] = luck.getrandbits(128)
    _other_decks(game, document, luck)
    if standing:
        _other_standing(game, document, others, luck)
    _other_discs(game, document, others, luck)
    _other_marks(game, document, others, luck)
    if not game.book.taken_back_open:
        for seat in others:
            _other_hand(game, document, seat, luck)
    loaded = castillo.position(game.setup.game, document)
    return loaded if loaded.describe() == document else None


def _other_decks(game: Position, document: Document, luck: Random) -> None:
    """Cards not yet turned up, in another order."""
    shown = game.book.track.index(game.round) + 1 if game.round else 0
    for deck in document["decks"].values():
        rest = deck[shown:]
        luck.shuffle(rest)
        deck[shown:] = rest


def _other_standing(game: Position, document: Document, others: list[int], luck: Random) -> None:
    asked = {frame.seat for frame in game.frames if isinstance(frame, Reaction)}
    for window in game.rules.windows:
        answers = [STANDING_WORDS.index(word) for word in window.standing_answers()]
        for seat in others:
            if seat not in asked:  # his standing answer would close the window
                document["standing"][window.index * game.seats + seat] = luck.choice(answers)


def _other_discs(game: Position, document: Document, others: list[int], luck: Random) -> None:
    """Discs that are set and not shown, set to something else."""
    places = [game.book.place_ids[place] for place in game.book.disc_places]
    for seat in others:
        if document["discs"][seat] is not None:
            document["discs"][seat] = luck.choice(places)
    for frame, entry in zip(game.frames, document["pending"], strict=True):
        if entry[0] in ("el_grande.SetDiscs", "el_grande.RevealDiscs"):
            answers = unpack(entry[-1], game.seats)
            for seat in others:
                if answers[seat] >= 0:
                    answers[seat] = _other_disc(game, frame, seat, luck)
            entry[-1] = int(pack(answers))


def _other_disc(game: Position, frame: object, seat: int, luck: Random) -> int:
    if isinstance(frame, SetDiscs):
        return luck.choice(frame.options_of(game, seat)) >> 16 & 255
    return luck.choice(game.book.disc_places)


def _other_marks(game: Position, document: Document, others: list[int], luck: Random) -> None:
    """Other cards are marked by those who choose their hands, as many by each."""
    entry: list[Any] = document["pending"][-1] if document["pending"] else []
    if not entry or entry[0] != "el_grande.ChooseHand":
        return
    bits = range(len(game.book.power_cards))
    for seat in others:
        entry[5 + seat] = sum(1 << bit for bit in luck.sample(bits, int(entry[5 + seat]).bit_count()))


def _other_hand(game: Position, document: Document, seat: int, luck: Random) -> None:
    """Other power cards were taken back, as far as what was played later allows."""
    pasts = (_other_past(document["spent"], seat, luck) for _ in range(8))
    past = next((facts for facts in pasts if facts is not None), None)
    if past is None:
        return
    used: set[int] = set()
    for fact in past:
        if fact & ~TAKEN_BACK == seat * 64 + fact % 64:
            used ^= {fact % 64}
    cards = game.book.power_cards
    fresh = [card.bit for card in cards if seat * 64 + card.bit not in past]
    luck.shuffle(fresh)  # of those never played, any may be in the hand
    back = [card.bit for card in cards if seat * 64 + card.bit in past and card.bit not in used]
    hand = back + fresh[: max(0, len(document["hands"][seat]) - len(back))]
    document["spent"] = past
    document["hands"][seat] = [card.id for card in cards if card.bit in hand]
    document["discards"][seat] = [card.id for card in cards if card.bit in used]
    for entry in document["pending"]:
        if entry[0] == "el_grande.CarryPowerCardBack" and entry[1] == seat:
            entry[2] = int(luck.choice([card.number for card in cards if card.bit in used]))


def _other_past(facts: list[int], seat: int, luck: Random) -> list[int] | None:
    """The ledger of power cards with other cards taken back by a seat; None if a later play contradicts it."""
    used: set[int] = set()
    past: list[int] = []
    for fact in facts:
        bit = fact % 64
        if fact == TAKEN_BACK | seat * 64 + bit:
            bit = luck.choice(sorted(used))
            fact = TAKEN_BACK | seat * 64 + bit
            used.discard(bit)
        elif fact == seat * 64 + bit:
            if bit in used:
                return None
            used.add(bit)
        past.append(fact)
    return past
