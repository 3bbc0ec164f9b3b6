"""Views: what one viewer may know, built up from nothing. People and bots get the same.

Nothing is here because it was not removed; everything is here because it was added for this viewer. What a table
keeps closed shows no total: what was public when it happened stays as a trail (Q-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.notation import copy_id, stack_id
from castillo.el_grande.numbers import ALL, Numbers
from castillo.el_grande.phases import all_have_played
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.what_if import meters
from castillo.kernel.frame import NOBODY

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


def shared_view(book: GrandeRules, game: Position) -> dict[str, Any]:
    """What everyone may know, watchers included, JSON-ready."""
    return {
        **({} if book.known_to_some else {"board": _board(book, game, None)}),
        "under_way": [int(game.card), int(game.special)],
        "state": _remembered(game, [row for row in book.numbers if row.known == ALL]),
        "meter": meters(book, game),
    }


def own_view(book: GrandeRules, game: Position, seat: int | None) -> dict[str, Any]:
    """What a seat (or, with None, a watcher) may know besides, JSON-ready."""
    board = {"board": _board(book, game, seat)} if book.known_to_some else {}
    return {**board, **_known_to(book, game, seat)}


def glimpse(book: GrandeRules, game: Position, seat: int) -> dict[str, Any]:
    """What of a seat's view guess.py reads."""
    ids = book.place_ids
    return {
        "board": {
            "stacks": [
                {"place": ids[place], "owner": owner, "count": int(game.count(owner, place))}
                for owner, place in _where_they_are(book, game)
            ],
            "markers": _own_markers(book, game),
            "cards": _glimpsed_cards(book, game),
            "numbers": _numbers(book, game),
        },
        "under_way": [int(game.card), int(game.special)],
        "state": _remembered(game, [row for row in book.numbers if row.known == ALL]),
        **_known_to(book, game, seat),
    }


def _known_to(book: GrandeRules, game: Position, seat: int | None) -> dict[str, Any]:
    """A hand, a disc, and what could be seen when it happened."""
    viewer = NOBODY if seat is None else seat
    return {
        "hand": [] if seat is None else [card.key for card in book.cards_in(game.hands[seat])],
        "used": _used(book, game, seat),
        "disc": None if seat is None or game.discs[seat] == NOWHERE else book.place_ids[game.discs[seat]],
        "trail": {
            # who put how many into it since it was emptied, in order: [seat, count]
            "castillo": [list(divmod(fact, 64)) for fact in game.entered.facts()],
            "power_cards": _spent(book, game),
            "taken_back": _taken_back(book, game, seat),
            "action_cards": _revealed(book, game),
        },
        "known": _remembered(game, [r for r in book.known_to_some if book.shown.may_know(game, viewer, r.at)]),
    }


# -- the board ---------------------------------------------------------------------------------------------


def _board(book: GrandeRules, game: Position, seat: int | None) -> dict[str, Any]:
    """The same for everyone, unless a module lays something face down that its owner may look at."""
    return {
        "places": [_place(book, game, place) for place in book.board_places],
        "stacks": _stacks(book, game),
        "markers": _markers(book, game, seat),
        "cards": _cards(book, game),
        "numbers": _numbers(book, game),
    }


def _place(book: GrandeRules, game: Position, place: int) -> dict[str, Any]:
    closed = book.shown.why_closed(game, place)
    return {
        "id": book.place_ids[place],
        "kind": "region" if book.is_region[place] else book.place_ids[place],
        "values": book.values_of(game, place, False)[:: -1 if book.plan(game, place, False).fewest else 1],
        "printed": list(book.printed[place]),
        "closed": closed.to_json() if closed is not None else None,
        "borders": [book.place_ids[p] for p in book.borders[place]],
        "coast": place in book.coast,
    }


def _stacks(book: GrandeRules, game: Position) -> list[dict[str, Any]]:
    """Caballeros by place and owner."""
    return [_stack(book, game, owner, place) for owner, place in _where_they_are(book, game)]


def _where_they_are(book: GrandeRules, game: Position) -> list[tuple[int, int]]:
    """Whose caballeros are where, as (owner, place); those in a closed Castillo are not shown."""
    closed = (COURT, PROVINCE) if book.castillo_open else (COURT, PROVINCE, CASTILLO)
    places = [place.number for place in book.places if place.number not in closed]
    return [(owner, place) for place in places for owner in book.owners if game.count(owner, place) > 0]


def _stack(book: GrandeRules, game: Position, owner: int, place: int) -> dict[str, Any]:
    kinds = book.kinds_of(game, owner, place) if book.is_region[place] else []
    where = book.place_ids[place]
    return {
        "id": stack_id(owner, where, ""),
        "place": where,
        "owner": owner,
        "kind": "caballero",
        "count": int(game.count(owner, place)),
        "badges": list(dict.fromkeys(name for kind in kinds for name in book.kind_names(kind))),
    }


def _markers(book: GrandeRules, game: Position, seat: int | None) -> list[dict[str, Any]]:
    """The game's own markers and those of modules."""
    markers = _own_markers(book, game) + book.shown.markers(game, NOBODY if seat is None else seat)
    return _with_badges(book, game, markers) if book.on_apart else markers


def _own_markers(book: GrandeRules, game: Position) -> list[dict[str, Any]]:
    king = CASTILLO if book.stand_in(game) >= 0 else game.king
    markers: list[dict[str, Any]] = [{"id": "king", "kind": "king", "place": book.place_ids[king]}]
    for owner, place in enumerate(game.grandes):
        if place != NOWHERE:
            markers.append({"id": f"grande-{owner}", "kind": "grande", "owner": owner, "place": book.place_ids[place]})
    for id, values, place in zip(book.scoreboard_ids, book.scoreboard_values, game.scoreboards, strict=True):
        where = book.place_ids[place] if place != NOWHERE else None
        markers.append({"id": f"scoreboard-{id}", "kind": "scoreboard", "place": where, "values": list(values)})
    markers.append({"id": "start_player", "kind": "start_player", "seat": int(game.start_player)})
    for owner, veto in enumerate(game.vetoes):
        for bit, when in ((1, "this_round"), (4, "this_round"), (2, "next_round"), (8, "next_round")):
            if veto & bit:
                markers.append({"id": f"veto-{owner}-{bit}", "kind": "veto", "seat": owner, "until": when})
    return markers


def _with_badges(book: GrandeRules, game: Position, markers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whoever is told apart and is shown by a marker (one is called like the other) has their badges there."""
    out: list[dict[str, Any]] = []
    for marker in markers:
        where = book.place_numbers.get(marker.get("place") or "", NOWHERE)
        kinds = {owner: book.kind_names(game.book.apart(game, owner, where)) for owner in range(game.seats)}
        found = {str(o): [n for n in names if n != marker["id"]] for o, names in kinds.items() if marker["id"] in names}
        out.append({**marker, "badges": found} if found else marker)
    return out


def _cards(book: GrandeRules, game: Position) -> list[dict[str, Any]]:
    """The face-up action cards, the power cards that lie on the table, and what modules display."""
    out: list[dict[str, Any]] = []
    for i, stack in enumerate(book.stacks if game.round else []):
        card = book.cards[game.revealed[i]]
        taken = int(game.taken_by[i])
        out.append(
            {
                "id": card.key,
                "card": card.key,
                "kind": "action",
                "stack": stack,
                "place": int(card.place),
                "special": card.special is not None,
                "rule": card.rule,
                "available": bool(game.available >> i & 1),
                "taken_by": taken if taken >= 0 else None,
                "in_play": game.card == card.number and taken == game.active,
            }
        )
    out += [_on_the_table(book, game, owner, bit) for owner, bit in enumerate(game.played) if bit >= 0]
    return out + book.shown.display(game)


def _glimpsed_cards(book: GrandeRules, game: Position) -> list[dict[str, Any]]:
    """Which action cards are face up and who has taken them, and which power cards lie on the table."""
    out: list[dict[str, Any]] = []
    for i in range(len(book.stacks) if game.round else 0):
        taken = int(game.taken_by[i])
        card = {"card": book.card_keys[game.revealed[i]], "available": bool(game.available >> i & 1)}
        out.append({"kind": "action", **card, "taken_by": taken if taken >= 0 else None})
    for owner in range(game.seats):
        bit = game.played[owner]
        if bit >= 0:
            out.append({"kind": "power", "card": book.power_cards[bit].key, "holder": owner})
    return out


def _on_the_table(book: GrandeRules, game: Position, owner: int, bit: int) -> dict[str, Any]:
    """A power card that was played; once all have, whether its special action is open to whoever played it."""
    card = book.power_cards[bit]
    known = card.special is not None and all_have_played(game)
    return {
        "id": copy_id(card.key, owner),  # another may have to play what one has played (EG-3.1)
        "card": card.key,
        "kind": "power",
        "value": int(card.value),
        "supply": int(card.supply),
        "special": card.special is not None,
        "rule": card.rule,
        "holder": owner,
        "in_play": game.card == card.number,
        **({"open": card.number in book.open_specials(game, owner)} if known else {}),
    }


def _numbers(book: GrandeRules, game: Position) -> dict[str, Any]:
    seats = range(game.seats)
    holder = book.black_holder(game)
    return {
        **({"black_holder": int(holder)} if holder != NOBODY else {}),
        "round": int(game.round),
        "track": list(book.track),
        "scoring": list(book.scoring_rounds),
        "court": [int(game.count(s, COURT)) for s in seats],
        "province": [int(game.count(s, PROVINCE)) for s in seats],
        "hand": [int(game.hands[s]).bit_count() for s in seats],
        "start_player": int(game.start_player),
        "went_in": _goes(game),
        "discs_set": [int(game.discs[s] != NOWHERE) for s in seats],
    }


# -- cards in hand, discs, trails --------------------------------------------------------------------------


def _used(book: GrandeRules, game: Position, seat: int | None) -> list[list[str]]:
    """Used power cards by seat: one's own, and those of others where the table is open."""
    seen = [used if _may_see_used(book, game, owner, seat) else 0 for owner, used in enumerate(game.used)]
    return [[card.key for card in book.cards_in(used)] for used in seen]


def _may_see_used(book: GrandeRules, game: Position, owner: int, viewer: int | None) -> bool:
    """Where used cards are open but the one taken back is not, they show until one was: they would tell which."""
    if owner == viewer or not book.spent_open:
        return owner == viewer
    return book.taken_back_open or not any(
        fact & TAKEN_BACK and (fact & ~TAKEN_BACK) // 64 == owner for fact in game.spent.facts()
    )


def _goes(game: Position) -> int:
    """How often somebody went into the Castillo since it was emptied; one after the other, a seat's count as one.

    So the number gives away neither who is in it nor how many they are.
    """
    owners = [fact // 64 for fact in game.entered.facts()]
    return sum(1 for i, owner in enumerate(owners) if i == 0 or owners[i - 1] != owner)


def _spent(book: GrandeRules, game: Position) -> list[list[Any]]:
    """Which power card was played by whom, in order: [seat, card]."""
    return [[fact // 64, book.power_cards[fact % 64].key] for fact in game.spent.facts() if not fact & TAKEN_BACK]


def _taken_back(book: GrandeRules, game: Position, seat: int | None) -> list[list[Any]]:
    """Who took a power card back, in order: [seat, after how many were played by all, card where one may know it]."""
    out: list[list[Any]] = []
    played = 0
    for fact in game.spent.facts():
        if not fact & TAKEN_BACK:
            played += 1
            continue
        owner, bit = divmod(fact & ~TAKEN_BACK, 64)
        known = owner == seat or book.taken_back_open
        out.append([owner, played, book.power_cards[bit].key if known else None])
    return out


def _revealed(book: GrandeRules, game: Position) -> dict[str, list[str]]:
    """The action cards that have been turned up so far, by stack, in order."""
    count = book.track.index(game.round) + 1 if game.round else 0
    return {
        str(stack): [book.card_keys[card] for card in game.decks[i][: min(count, game.book.stack_size(game, i))]]
        for i, stack in enumerate(book.stacks)
    }


def _remembered(game: Position, rows: list[Numbers]) -> dict[str, dict[str, list[int]]]:
    """Numbers that modules remember, by module and name."""
    out: dict[str, dict[str, list[int]]] = {}
    for row in rows:
        out.setdefault(row.module, {})[row.name] = list(game.state[row.at : row.at + row.count])
    return out
