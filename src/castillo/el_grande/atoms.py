"""Atoms: the only functions that change a position.

Each keeps the rules that know no exception, and tells what happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.kinds import definite
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, Tally, tally
from castillo.kernel import text
from castillo.kernel.bits import only
from castillo.kernel.event import WATCHER, Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import Ledger
from castillo.kernel.text import Ref

# -- words for events --------------------------------------------------------------------------------


def place_ref(game: Position, place: i64) -> Ref:
    return text.place(game.book.place_ids[place])


def card_ref(game: Position, number: i64) -> Ref:
    return text.card(game.book.card_keys[number])


def everyone_but(game: Position, seat: i64) -> int:
    """The mask of all viewers except one seat."""
    return (((1 << game.seats) - 1) & ~(1 << seat)) | 1 << WATCHER


# -- caballeros ----------------------------------------------------------------------------------------


def shift(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> i64:
    """Take caballeros from one place to another, by the doing of a seat; how many went.

    Nothing enters or leaves a place that is taboo (EG-3.4).
    """
    book = game.book
    if count <= 0 or source == target or book.taboo(game, source) or book.taboo(game, target):
        return 0
    count = min(count, game.count(owner, source))
    if not book.tells_apart or not book.is_region[source]:
        _go(game, seat, owner, kind, source, target, count)
    else:
        for _ in range(count):
            _go(game, seat, owner, definite(game, owner, kind, source), source, target, 1)
    if target == CASTILLO:
        game.entered = game.entered.add(owner * 64 + count)
    elif source == CASTILLO:
        castillo_emptied(game)
    return count


def _go(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    base = owner * game.stride
    game.caballeros[base + source] -= count
    game.caballeros[base + target] += count
    for m in game.book.on_moved:
        m.moved(game, seat, owner, kind, source, target, count)
    for m in game.book.on_arrived:
        m.arrived(game, owner, kind, target)


PLACED: Final = 0  # from the Court onto the board
MOVED: Final = 1  # from the board to the board
RETURNED: Final = 2  # back to the Province
TO_COURT: Final = 3  # to the Court: supply, or those that are sent home
NOT_TAKEN: Final = 4  # back to the Province: less supply than there might be
_TRAVEL_WORDS: Final = (
    ("placed", "EG-3.3"),
    ("moved", "EG-5"),
    ("returned", "Q-02"),
    ("to_court", "EG-3.2"),
    ("returned", "EG-3.2"),
)


def travel(game: Position, seat: i64, what: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    """Caballeros of an owner travel, by the doing of a seat; to his Court if they do not fit where they arrive."""
    if source == target:
        for m in game.book.on_moved_within:
            m.moved_within(game, seat, owner, definite(game, owner, kind, source), source)
        return
    if game.book.on_fits and not game.book.fits(game, target, count):
        what, target = TO_COURT, COURT
    went = shift(game, seat, owner, kind, source, target, count)
    if went and game.events is not None:
        word, rule = _TRAVEL_WORDS[what]
        args: dict[str, object] = {
            "seat": text.seat(seat),
            "owner": text.seat(owner),
            "piece": "caballero",
            "from": place_ref(game, source),
            "to": place_ref(game, target),
            "count": int(went),
        }
        game.tell(Event(f"el_grande-log-{word}", args, rule))


# -- figures and boards --------------------------------------------------------------------------------


def move_king(game: Position, seat: i64, place: i64, rule: str = "") -> None:
    """The King goes to a region, or stays where he is (Q-09); where a Grande is King, that Grande."""
    source = game.king
    game.king = place
    stand_in = game.book.stand_in(game) if game.book.on_stand_in else NOBODY
    if stand_in != NOBODY:
        game.grandes[stand_in] = place
    if game.events is not None:
        _tell_king(game, seat, stand_in, source, rule)
    if source != place:
        _king_left(game, source)


def _king_left(game: Position, region: i64) -> None:
    for m in game.book.on_king_left:
        m.king_left(game, region)


def _tell_king(game: Position, seat: i64, stand_in: i64, source: i64, rule: str) -> None:
    place = game.king
    if not rule:
        rule = game.book.cards[game.card].rule if game.card in game.book.cards else "Q-09"
    if stand_in == NOBODY:
        _tell_marker(game, "king_moved" if source != place else "king_stayed", seat, "king", source, place, rule)
    elif source != place:
        _tell_marker(game, "grande_moved", seat, f"grande-{stand_in}", source, place, rule)


def crown(game: Position, seat: i64, slot: i64, owner: i64, rule: str) -> None:
    """The King goes into the Castillo; an owner's Grande is King in his place. Who it is, is a module's number."""
    before = game.king
    source = CASTILLO if game.state[slot] != NOBODY else before
    game.state[slot] = owner
    game.king = game.grandes[owner]
    if game.events is not None:
        if source != CASTILLO:
            _tell_marker(game, "king_moved", seat, "king", source, CASTILLO, rule)
        args: dict[str, object] = {
            "seat": text.seat(seat),
            "owner": text.seat(owner),
            "place": place_ref(game, game.king),
        }
        game.tell(Event("el_grande-log-crowned", args, rule))
    if before != game.king:
        _king_left(game, before)


def king_returns(game: Position, slot: i64, place: i64, rule: str) -> None:
    """The King comes back from the Castillo; the Grande that was King stays where it is."""
    before = game.king
    game.state[slot] = NOBODY
    game.king = place
    if game.events is not None:
        _tell_marker(game, "king_returned", NOBODY, "king", CASTILLO, place, rule)
    if before != place:
        _king_left(game, before)


def move_grande(game: Position, seat: i64, owner: i64, place: i64) -> None:
    source = game.grandes[owner]
    if game.book.taboo(game, source) or game.book.taboo(game, place):
        return
    game.grandes[owner] = place
    if game.events is not None:
        _tell_marker(game, "grande_moved", seat, f"grande-{owner}", source, place, "EG-5.29")
    for m in game.book.on_grande_moved:
        m.grande_moved(game, owner, source, place)


def move_scoreboard(game: Position, seat: i64, board: i64, place: i64) -> None:
    source = game.scoreboards[board]
    if game.book.taboo(game, place) or (source != NOWHERE and game.book.taboo(game, source)):
        return
    game.scoreboards[board] = place
    if game.events is not None:
        marker = f"scoreboard-{game.book.scoreboard_ids[board]}"
        _tell_marker(game, "scoreboard_moved", seat, marker, source, place, "EG-5.26")


def _tell_marker(game: Position, what: str, seat: i64, marker: str, source: i64, target: i64, rule: str) -> None:
    args: dict[str, object] = {"seat": text.seat(seat), "marker": text.marker(marker), "to": place_ref(game, target)}
    if source != NOWHERE:
        args["from"] = place_ref(game, source)
    game.tell(Event(f"el_grande-log-{what}", args, rule))


# -- points ----------------------------------------------------------------------------------------------


def score(game: Position, place: i64, mode: i64) -> None:
    """Score a place now."""
    result = tally(game, place, mode)
    total = result.total
    points = game.points
    for seat in range(game.seats):
        points[seat] += total[seat]
    if place == CASTILLO and not game.book.castillo_open:
        game.raise_floor()
    if game.events is not None:
        _tell_score(game, place, mode, result)


def _tell_score(game: Position, place: i64, mode: i64, result: Tally) -> None:
    """The whole arithmetic; of places that are scored together in one event."""
    together = game.book.scored_with(game, place, mode == GENERAL)
    values = [game.book.values_of(game, each, mode == GENERAL) for each in together]
    args: dict[str, object] = {
        "place": place_ref(game, place),
        "counts": game.book.strengths(game, place, mode == GENERAL),
        "values": [sum(column) for column in zip(*values, strict=True)],
        "majority": result.places,
        "kings_bonus": [int(result.king) if seat == result.leader else 0 for seat in range(game.seats)],
        "home_bonus": [int(result.home) if seat == result.leader else 0 for seat in range(game.seats)],
        "offices": result.offices,
        "points": result.total,
        "how": "general" if mode == GENERAL else "first_only" if mode == FIRST_ONLY else "special",
    }
    if len(together) == 1:
        game.tell(Event("el_grande-log-scored", args, "EG-4.1"))
    else:
        args["other"] = place_ref(game, next(each for each in together if each != place))
        game.tell(Event("el_grande-log-pair_scored", args, "EG-4.1"))


def award(game: Position, seat: i64, number: i64, kind: str, rule: str) -> None:
    """Points that no place pays."""
    award_all(game, seat, [number if player == seat else 0 for player in range(game.seats)], kind, rule)


def award_all(game: Position, seat: i64, points: list[int], kind: str, rule: str) -> None:
    """Points by seat that no place pays, by the doing of a seat."""
    for player in range(game.seats):
        game.points[player] += points[player]
    if game.events is not None:
        game.tell(Event(kind, {"seat": text.seat(seat), "points": [int(n) for n in points]}, rule))


# -- cards -------------------------------------------------------------------------------------------------


TAKEN_BACK: Final = 1 << 12
"""Marks those facts of the ledger of power cards that say a card came back to the hand."""


def play_power_card(game: Position, seat: i64, bit: i64) -> None:
    game.hands[seat] &= ~only(bit)
    game.used[seat] |= only(bit)
    game.played[seat] = bit
    game.spent = game.spent.add(seat * 64 + bit)
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": text.card(game.book.power_cards[bit].key)}
        game.tell(Event("el_grande-log-power_card_played", args, "EG-3.1"))


def take_power_card_back(game: Position, seat: i64, bit: i64) -> None:
    """One's used power card comes back to the hand; others do not see which, unless the table is open (EG-5.27)."""
    game.used[seat] &= ~only(bit)
    game.hands[seat] |= only(bit)
    game.spent = game.spent.add(TAKEN_BACK | seat * 64 + bit)
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": text.card(game.book.power_cards[bit].key)}
        seen_by = -1 if game.book.taken_back_open else 1 << seat
        game.tell(Event("el_grande-log-power_card_taken_back", args, "EG-5.27", seen_by))
        if seen_by != -1:
            hidden: dict[str, object] = {"seat": text.seat(seat)}
            game.tell(Event("el_grande-log-some_power_card_taken_back", hidden, "EG-5.27", everyone_but(game, seat)))


def take_action_card(game: Position, seat: i64, stack: i64) -> None:
    game.available &= ~(1 << stack)
    game.taken_by[stack] = seat
    game.card = game.shown[stack]
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": card_ref(game, game.card)}
        game.tell(Event("el_grande-log-action_card_taken", args, "EG-3.3"))


def withhold_action_card(game: Position, stack: i64, seat: i64) -> None:
    """A card that somebody kept does not lie out."""
    game.available &= ~(1 << stack)
    game.taken_by[stack] = seat


def put_cards_last(game: Position, stack: i64, cards: list[int]) -> None:
    """Cards that are left out of the game lie under their stack and never come up."""
    deck = game.decks[stack]
    decks = game.decks[:]
    decks[stack] = [card for card in deck if card not in cards] + [card for card in deck if card in cards]
    game.decks = decks


def turn_card_down(game: Position, seat: i64, stack: i64, rule: str) -> None:
    """The face-up card of a stack is turned face down: nobody takes it in this round."""
    game.available &= ~(1 << stack)
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": card_ref(game, game.shown[stack])}
        game.tell(Event("el_grande-log-card_turned_down", args, rule))


def bring_into_play(game: Position, number: i64) -> None:
    """The card whose special action is, or may be, used in this turn."""
    game.card = number


def take_hand(game: Position, seat: i64, mask: i64) -> None:
    """The power cards that a seat has chosen; the others stay in the box, unseen."""
    game.hands[seat] = mask
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "count": int(game.book.hand_size)}
        rule = game.book.values.rules[game.book.key_of("hand")]
        game.tell(Event("el_grande-log-hand_chosen", args, rule))


def lay_veto(game: Position, seat: i64) -> None:
    """The Veto lies open before its holder until used, at the latest until the end of the next round (Q-03)."""
    game.vetoes[seat] |= 8 if game.vetoes[seat] & 2 else 2
    if game.events is not None:
        game.tell(Event("el_grande-log-veto_laid_out", {"seat": text.seat(seat)}, "Q-03"))


def spend_veto(game: Position, seat: i64) -> None:
    """The one that expires first is used first."""
    held = game.vetoes[seat]
    for bit in (4, 1, 8, 2):
        if held & bit:
            game.vetoes[seat] = held & ~bit
            break
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "other": text.seat(game.special)}
        game.tell(Event("el_grande-log-vetoed", args, "Q-03"))


# -- the course of the game ----------------------------------------------------------------------------------


def begin_round(game: Position, number: i64) -> None:
    """The next round: cards are turned up, nobody has played yet."""
    book = game.book
    game.round = number
    turn = book.track.index(number)
    shown: list[int] = []
    game.available = 0
    for stack in range(len(game.decks)):
        shown.append(game.decks[stack][turn % game.stack_size(stack)])
        game.available |= 1 << stack
        game.taken_by[stack] = NOBODY
    game.shown = shown
    for seat in range(game.seats):
        game.played[seat] = -1
    game.raise_floor()
    if game.events is not None:
        args: dict[str, object] = {"round": int(number)}
        if shown:
            args["cards"] = [book.card_keys[number] for number in shown]
        game.tell(Event("el_grande-log-round_begun" if shown else "el_grande-log-round_only_begun", args, "EG-3"))


def begin_turn(game: Position, seat: i64) -> None:
    game.active = seat
    game.card = 0
    if game.events is not None:
        game.tell(Event("el_grande-log-turn_begun", {"seat": text.seat(seat)}, "EG-3.3"))


def end_turn(game: Position) -> None:
    game.active = NOBODY
    game.card = 0


def begin_special(game: Position, seat: i64) -> None:
    game.special = seat
    if game.events is not None:
        args: dict[str, object] = {"seat": text.seat(seat), "card": card_ref(game, game.card)}
        game.tell(Event("el_grande-log-special_begun", args, "EG-3.3"))


def end_special(game: Position) -> None:
    game.special = NOBODY


def end_round(game: Position, start_player: i64) -> None:
    """The lowest power card gets the start player marker; Vetoes grow older (EG-3.6)."""
    game.start_player = start_player
    expired = [seat for bit in (1, 4) for seat in range(game.seats) if game.vetoes[seat] & bit]
    for seat in range(game.seats):
        game.vetoes[seat] = game.vetoes[seat] >> 1 & 5
    if game.events is not None:
        for seat in expired:
            game.tell(Event("el_grande-log-veto_expired", {"seat": text.seat(seat)}, "Q-03"))
        game.tell(Event("el_grande-log-start_player", {"seat": text.seat(start_player)}, "EG-3.6"))


def open_general_scoring(game: Position) -> None:
    """Power cards are discarded; the general scoring begins."""
    if game.events is not None:
        game.tell(Event("el_grande-log-general_scoring", {"round": int(game.round)}, "EG-4.5"))


def keep_discs(game: Position, places: list[int]) -> None:
    """Secret discs are set; they stay secret until they are shown."""
    for seat in range(game.seats):
        if places[seat] != NOWHERE:
            game.discs[seat] = places[seat]


def show_kept_discs(game: Position, places: list[int], rule: str) -> None:
    """Discs that were kept are turned up at once, and taken back."""
    for seat in range(game.seats):
        if places[seat] != NOWHERE:
            game.discs[seat] = NOWHERE
    show_discs(game, places, rule)


def show_discs(game: Position, places: list[int], rule: str) -> None:
    """Secret discs are turned up at once; those that are kept for something else stay secret."""
    game.raise_floor()
    if game.events is not None:
        for seat in range(game.seats):
            if places[seat] != NOWHERE:
                args: dict[str, object] = {"seat": text.seat(seat), "place": place_ref(game, places[seat])}
                game.tell(Event("el_grande-log-disc_shown", args, rule))


def drop_disc(game: Position, seat: i64) -> None:
    """A disc that was set is not shown after all."""
    game.discs[seat] = NOWHERE


def castillo_emptied(game: Position) -> None:
    """What went into the Castillo before is history; whoever could not leave is still in it."""
    game.entered = Ledger([], 0)
    for owner in game.book.owners:
        if game.count(owner, CASTILLO):
            game.entered = game.entered.add(owner * 64 + game.count(owner, CASTILLO))


def put_marker(game: Position, seat: i64, slot: i64, marker: str, place: i64, rule: str) -> None:
    """A module's marker, whose place is one of its numbers, goes to a place or, with NOWHERE, beside the board."""
    source = game.state[slot]
    game.state[slot] = place
    if game.events is not None and source != place:
        if place != NOWHERE:
            _tell_marker(game, "marker_put", seat, marker, source, place, rule)
        else:
            args: dict[str, object] = {"marker": text.marker(marker), "from": place_ref(game, source)}
            game.tell(Event("el_grande-log-marker_gone", args, rule))


def set_state(game: Position, slot: i64, value: i64) -> None:
    """A module's own number."""
    game.state[slot] = value
