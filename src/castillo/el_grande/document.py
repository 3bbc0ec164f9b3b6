"""Position documents: a position as plain data, written whole by `describe()`, read with much left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_grande.atoms import TAKEN_BACK
from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, TURN, Phase, PlayPowerCard
from castillo.el_grande.phases import turn_order
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.possible import check_possible, look_around
from castillo.el_grande.reading import Reader
from castillo.el_grande.start import blank_position, draw_set_up, full_decks
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.luck import Luck
from castillo.kernel.setup import Setup
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.el_grande.book import Book

STAGES = ("power_cards", "turns", "general_scoring")
FIELDS = (
    "players", "modules", "options", "sheet", "seed", "round", "king", "regions", "black", "castillo", "courts",
    "grandes", "scoreboards", "scores", "start_player", "revealed", "stage", "played", "turn", "taken", "hands",
    "discards", "decks", "module_state", "elsewhere", "vetoes", "discs", "standing", "entered", "spent", "course",
    "pending",
)  # fmt: skip


def write_document(book: Book, game: Position) -> dict[str, Any]:
    """Everything, secrets included: `read_document` gives an equal position."""
    seats = range(game.seats)
    known = [*book.regions, CASTILLO, COURT, PROVINCE]
    elsewhere = [p.number for p in book.places if p.number not in known]
    document = {
        "players": int(game.seats),
        "modules": list(book.modules),
        "options": dict(game.setup.options),
        "sheet": game.setup.sheet,
        "seed": game.setup.seed,
        "round": int(game.round),
        "king": book.place_ids[game.king],
        "regions": {book.place_ids[r]: {"caballeros": _row(game, r)} for r in book.regions},
        "castillo": _row(game, CASTILLO),
        "courts": _row(game, COURT),
        "elsewhere": {book.place_ids[p]: {"caballeros": _row(game, p)} for p in elsewhere},
        "grandes": [book.place_ids[place] if place != NOWHERE else None for place in game.grandes],
        "scoreboards": {
            id.replace("_", "/"): book.place_ids[where] if where != NOWHERE else None
            for id, where in zip(book.scoreboard_ids, game.scoreboards, strict=True)
        },
        "scores": list(game.points),
        "start_player": int(game.start_player),
        "decks": {str(s): [book.cards[c].id for c in deck] for s, deck in zip(book.stacks, game.decks, strict=True)},
        "taken": {
            str(book.stacks[i]): int(game.taken_by[i]) for i in range(len(book.stacks)) if not game.available >> i & 1
        },
        "played": [book.power_cards[bit].id if bit >= 0 else None for bit in game.played],
        "hands": [_cards(book, game.hands[s]) for s in seats],
        "discards": [_cards(book, game.used[s]) for s in seats],
        "vetoes": list(game.vetoes),
        "discs": [book.place_ids[place] if place != NOWHERE else None for place in game.discs],
        "standing": list(game.standing),
        "entered": game.entered.facts(),
        "spent": game.spent.facts(),
        "module_state": list(game.state),
        "course": [
            int(n) for n in (game.made, game.entries, game.floor, game.last_seat, game.active, game.card, game.special)
        ],
        "pending": [book.frame_to_json(frame) for frame in game.frames],
    }
    if book.black_caballeros:
        document["black"] = {book.place_ids[p]: int(n) for p in book.board_places if (n := game.count(BLACK, p))}
    return document


def _row(game: Position, place: int) -> list[int]:
    return [int(game.count(seat, place)) for seat in range(game.seats)]


def _cards(book: Book, mask: int) -> list[str]:
    return [card.id for card in book.power_cards if mask >> card.bit & 1]


def read_document(book: Book, setup: Setup, document: dict[str, Any]) -> Position:
    """The position a document describes; what it leaves out is as at the start of its round."""
    reader = Reader(book, document, FIELDS)
    game = blank_position(book, setup)
    luck = Luck(setup.seed)
    draw_set_up(game, luck)
    if "start_player" in document:
        game.start_player = reader.seat("start_player")
    _read_round(reader, game)
    _read_board(reader, game)
    _read_state(reader, game)
    _read_cards(reader, game, luck)
    _read_course(reader, game)
    if "pending" not in document:
        _begin_stage(reader, game)
    game.origin = document
    check_possible(game)
    look_around(game)
    return game


def _read_round(reader: Reader, game: Position) -> None:
    track = game.book.track
    begun = "pending" not in reader.document  # before the first round only questions of the set-up can be open
    game.round = reader.number("round", track[0], one_of=track if begun else [0, *track])


def _read_board(reader: Reader, game: Position) -> None:
    book, document = game.book, reader.document
    game.king = reader.region("king", game.king)
    if game.king not in book.kings_regions:
        raise SetupError(f"king: {document['king']!r} is not allowed; the King never goes there.")
    if "grandes" in document:
        names = reader.row("grandes", game.seats)
        game.grandes = [NOWHERE if n is None else reader.place_number("grandes", n) for n in names]
    _read_caballeros(reader, game)
    _read_black(reader, game)
    _read_entered(reader, game)
    for name, where in reader.table("scoreboards").items():
        id = str(name).replace("/", "_")
        if id not in book.scoreboard_ids:
            known = ", ".join(i.replace("_", "/") for i in book.scoreboard_ids)
            raise SetupError(f"scoreboards: {name!r} is no scoreboard; there are: {known}.")
        at = NOWHERE if where is None else reader.place_number("scoreboards", where)
        if at != NOWHERE and at not in book.board_places:
            raise SetupError(f"scoreboards: {where!r} takes none; regions and the castillo do.")
        if at != NOWHERE and at in game.scoreboards:
            raise SetupError(f"scoreboards: two of them lie in {where!r}; a place holds one.")
        game.scoreboards[book.scoreboard_ids.index(id)] = at
    if "scores" in document:
        game.points = [reader.whole("scores", n) for n in reader.row("scores", game.seats)]


def region_names(book: Book) -> list[str]:
    return [book.place_ids[region] for region in book.regions]


def _read_caballeros(reader: Reader, game: Position) -> None:
    """Given rows replace those of the start; the Province is what remains."""
    book, document = game.book, reader.document
    rows: dict[int, list[int]] = {}
    for field in ("regions", "elsewhere"):
        for name, entry in reader.table(field).items():
            place = reader.place_number(field, name)
            if book.is_region[place] != (field == "regions") or place in (CASTILLO, COURT, PROVINCE):
                known = ", ".join(region_names(book))
                raise SetupError(f"{field}: {name!r} does not belong here; regions are: {known}.")
            row = entry.get("caballeros") if isinstance(entry, dict) else entry
            rows[place] = reader.counts(f"{field}.{name}.caballeros", row)
    for field, place in (("castillo", CASTILLO), ("courts", COURT)):
        if field in document:
            rows[place] = reader.counts(field, document[field])
    regions_given = "regions" in document
    for seat in range(game.seats):
        base = seat * game.stride
        for place in range(game.stride):
            if place in rows:
                game.caballeros[base + place] = rows[place][seat]
            elif place == PROVINCE or (regions_given and book.is_region[place]):
                game.caballeros[base + place] = 0
        left = book.caballeros_each - sum(game.caballeros[base : base + game.stride])
        if left < 0:
            raise SetupError(
                f"regions, castillo, courts: seat {seat} has {book.caballeros_each - left} caballeros; "
                f"there are {book.caballeros_each} of each colour."
            )
        game.caballeros[base + PROVINCE] = left


def _read_entered(reader: Reader, game: Position) -> None:
    if "entered" in reader.document:
        game.entered = ledger_of(reader.facts("entered", 64))
    else:
        inside = [(owner, int(game.count(owner, CASTILLO))) for owner in game.book.owners]
        game.entered = ledger_of([owner * 64 + n for owner, n in inside if n])


def _read_black(reader: Reader, game: Position) -> None:
    """Where the black caballeros stand; all of them are on the board."""
    book = game.book
    if "black" not in reader.document:
        return
    row = [0] * game.stride
    for name, count in reader.table("black").items():
        place = reader.place_number("black", name)
        if place not in book.board_places:
            raise SetupError(f"black: {name!r} takes none; regions and the castillo do.")
        row[place] = reader.whole("black", count, most=99)
    if sum(row) != book.black_caballeros:
        raise SetupError(f"black: {sum(row)} black caballeros are on the board; there are {book.black_caballeros}.")
    if book.black_caballeros:
        game.caballeros[BLACK * game.stride :] = row


def _read_state(reader: Reader, game: Position) -> None:
    """The modules' numbers; whether they add up is seen once all has been read."""
    if "module_state" in reader.document:
        row = reader.row("module_state", len(game.state))
        game.state = [reader.whole("module_state", n, -(1 << 60), 1 << 60) for n in row]


# -- cards -------------------------------------------------------------------------------------------------


def _read_cards(reader: Reader, game: Position, luck: Luck) -> None:
    book = game.book
    turn = book.track.index(game.round) if game.round else 0
    _read_decks(reader, game, turn)
    if game.round:
        game.shown = [game.decks[i][turn % game.stack_size(i)] for i in range(len(book.stacks))]
    game.available = (1 << len(book.stacks)) - 1
    taken = reader.document.get("taken", {})
    by_whom = taken.items() if isinstance(taken, dict) else [(s, NOBODY) for s in reader.list_of("taken", taken)]
    for stack, who in by_whom:
        i = reader.stack("taken", stack)
        game.available &= ~(1 << i)
        game.taken_by[i] = reader.whole("taken", who, least=-1, most=int(game.seats) - 1)
    _read_hands(reader, game, luck, turn)


def _read_decks(reader: Reader, game: Position, turn: int) -> None:
    book = game.book
    for stack, names in reader.table("decks").items():
        i = reader.stack("decks", stack)
        deck = [reader.action_card("decks", i, name) for name in reader.list_of("decks", names)]
        if sorted(deck) != sorted(full_decks(book)[i]):
            raise SetupError(f"decks.{stack}: must hold exactly the cards of that stack, each as often as it exists.")
        game.decks[i] = deck
    for stack, name in reader.table("revealed").items():
        i = reader.stack("revealed", stack)
        number = reader.action_card("revealed", i, name)
        deck = list(game.decks[i])
        at = deck.index(number)
        shown = turn % game.stack_size(i)
        deck[shown], deck[at] = deck[at], deck[shown]
        game.decks[i] = deck


def _read_hands(reader: Reader, game: Position, luck: Luck, turn: int) -> None:
    book, document = game.book, reader.document
    if "played" in document:
        row = reader.row("played", game.seats)
        game.played = [-1 if card is None else reader.power_card("played", card) for card in row]
        laid = [book.power_cards[bit].value for bit in game.played if bit >= 0]
        if len(set(laid)) != len(laid) and "pending" not in document:
            raise SetupError("played: no value may lie on the table twice.")
    for seat in range(game.seats):
        now = 1 << game.played[seat] if game.played[seat] >= 0 else 0
        held = reader.mask("hands", seat) if "hands" in document else 0
        if "discards" in document:
            used = reader.mask("discards", seat) | (now & ~held)  # this round's card may be back in the hand
        elif "hands" in document:
            chosen = book.hand_size < len(book.power_cards)  # those not in hand may be in the box
            used = now & ~held if chosen else book.all_power_cards & ~held
        else:
            rest = [bit for bit in range(len(book.power_cards)) if not now >> bit & 1]
            used = now
            for bit in luck.shuffled(rest)[:turn]:
                used |= 1 << bit
        game.used[seat] = used
        game.hands[seat] = held if "hands" in document else _some_hand(game, used, luck)
        if game.hands[seat] & game.used[seat]:
            raise SetupError(f"hands, discards: seat {seat} has a card both in hand and used.")
    if "spent" in document:
        game.spent = ledger_of(reader.facts("spent", len(book.power_cards), TAKEN_BACK))
    else:
        game.spent = ledger_of(
            [s * 64 + c.bit for s in range(game.seats) for c in book.power_cards if game.used[s] >> c.bit & 1]
        )


def _some_hand(game: Position, used: int, luck: Luck) -> int:
    """A hand that a seat may have left after it used some cards: all the others, or as many as it chose."""
    book = game.book
    others = [bit for bit in range(len(book.power_cards)) if not used >> bit & 1]
    if book.hand_size < len(book.power_cards):
        others = luck.shuffled(others)[: max(0, int(book.hand_size) - used.bit_count())]
    return sum(1 << bit for bit in others)


# -- where the game stands ---------------------------------------------------------------------------------


def _standing(reader: Reader, game: Position) -> list[int]:
    """Standing answers by window and seat, each one of those that its window takes."""
    numbers = reader.row("standing", len(game.standing))
    for window in game.book.windows:
        allowed = [STANDING_WORDS.index(word) for word in window.standing_answers()]
        for number in numbers[window.index * game.seats : (window.index + 1) * game.seats]:
            if reader.whole("standing", number, most=len(STANDING_WORDS) - 1) not in allowed:
                shown = ", ".join(f"{n} ({STANDING_WORDS[n]})" for n in allowed)
                raise SetupError(f"standing: {number} is no standing answer to {window.name!r}; allowed are: {shown}.")
    return [int(number) for number in numbers]


def _read_course(reader: Reader, game: Position) -> None:
    document, seats = reader.document, int(game.seats)
    if "vetoes" in document:
        game.vetoes = [reader.whole("vetoes", n, most=15) for n in reader.row("vetoes", seats)]
    if "discs" in document:
        game.discs = [NOWHERE if n is None else reader.place_number("discs", n) for n in reader.row("discs", seats)]
    if "standing" in document:
        game.standing = _standing(reader, game)
    if "module_state" not in document:
        for step in game.book.setup_steps:
            step.suit(game)
    if "course" in document:
        made, entries, floor, last_seat, active, card, special = (
            reader.whole("course", n, -1, 1 << 30) for n in reader.row("course", 7)
        )
        game.made, game.entries, game.floor, game.last_seat = made, entries, floor, last_seat
        game.active, game.card, game.special = active, card, special
    if "pending" in document:
        game.frames = [game.book.frame_from_json(entry) for entry in reader.list_of("pending", document["pending"])]


def _begin_stage(reader: Reader, game: Position) -> None:
    """Push the frames with which a stage of the round begins."""
    document = reader.document
    stage = document.get("stage", "turns" if None not in document.get("played", [None]) else "power_cards")
    if stage not in STAGES:
        raise SetupError(f"stage: {stage!r} is not known; stages are: {', '.join(STAGES)}.")
    after = {step.name: i + 1 for i, step in enumerate(game.book.phases[ROUND])}  # modules may have put steps between
    if stage == "general_scoring":
        game.push(Phase(NOBODY, ROUND, after["scoring"]))
        game.push(Phase(NOBODY, GENERAL_SCORING, 0))
        return
    if stage == "power_cards":
        game.push(Phase(NOBODY, ROUND, after["power_cards"]))
        for i in range(game.seats - 1, -1, -1):
            seat = (game.start_player + i) % game.seats
            if game.played[seat] < 0:
                game.push(PlayPowerCard(seat))
        return
    if -1 in game.played:
        raise SetupError("played: in stage 'turns' every seat has played a power card.")
    order = turn_order(game)
    first = reader.seat("turn") if "turn" in document else order[-1]
    to_come = order.index(first) + 1
    everybody_takes = bool(game.book.stacks) and not game.book.display_cards
    if everybody_takes and int(game.available).bit_count() < to_come:
        raise SetupError(f"taken: {to_come} players have yet to take a card; so many must be left.")
    game.push(Phase(NOBODY, ROUND, after["turns"]))
    for seat in order[: order.index(first) + 1]:
        game.push(Phase(seat, TURN, 0))
