"""Position documents: a position as plain data, written whole by `describe()`, read with much left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, TURN, Phase, PlayPowerCard
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.possible import check_possible, look_around
from castillo.el_grande.reading import Reader, read_board, read_cards
from castillo.el_grande.start import blank_position, draw_set_up
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.luck import Luck
from castillo.kernel.progress import progress_of, restore_progress
from castillo.kernel.setup import Setup
from castillo.kernel.vectors import vec
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

STAGES = ("power_cards", "turns", "general_scoring")
FIELDS = (
    "players", "modules", "options", "sheet", "seed", "round", "king", "regions", "black", "castillo", "courts",
    "grandes", "scoreboards", "scores", "start_player", "revealed", "stage", "played", "turn", "taken", "hands",
    "discards", "decks", "module_state", "elsewhere", "vetoes", "discs", "standing", "entered", "spent", "course",
    "pending",
)  # fmt: skip


def write_document(book: GrandeRules, game: Position) -> dict[str, Any]:
    """Everything, secrets included: `read_document` gives an equal position."""
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
        "grandes": [book.place_ids[place] for place in game.grandes],
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
        "hands": [[card.id for card in book.cards_in(hand)] for hand in game.hands],
        "discards": [[card.id for card in book.cards_in(used)] for used in game.used],
        "vetoes": list(game.vetoes),
        "discs": [book.place_ids[place] if place != NOWHERE else None for place in game.discs],
        "standing": list(game.standing),
        "entered": game.entered.facts(),
        "spent": game.spent.facts(),
        "module_state": list(game.state),
        "course": [*progress_of(game), int(game.card), int(game.special)],
        "pending": [book.frame_to_json(frame) for frame in game.frames],
    }
    if book.black_caballeros:
        document["black"] = {book.place_ids[p]: int(n) for p in book.board_places if (n := game.count(BLACK, p))}
    return document


def _row(game: Position, place: int) -> list[int]:
    return [int(game.count(seat, place)) for seat in range(game.seats)]


def read_document(book: GrandeRules, setup: Setup, document: dict[str, Any]) -> Position:
    """The position a document describes; what it leaves out is as at the start of its round."""
    reader = Reader(book, document, FIELDS)
    game = blank_position(book, setup)
    luck = Luck(setup.seed)
    draw_set_up(game, luck)
    if "start_player" in document:
        game.start_player = reader.seat("start_player")
    _read_round(reader, game)
    read_board(reader, game)
    if "module_state" in document:  # whether the numbers add up is seen once all has been read
        game.state = vec[i64](reader.wholes("module_state", len(game.state), -(1 << 60), 1 << 60))
    read_cards(reader, game, luck)
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
    rounds, given = track if begun else [0, *track], reader.document.get("round", track[0])
    if type(given) is not int or given not in rounds:
        raise SetupError(f"round: {given!r} is not allowed; use one of: {', '.join(map(str, rounds))}.")
    game.round = given


# -- where the game stands ---------------------------------------------------------------------------------


def _standing(reader: Reader, game: Position) -> list[int]:
    """Standing answers by window and seat, each one of those that its window takes."""
    numbers = reader.row("standing", len(game.standing))
    for window in game.book.windows:
        allowed = [STANDING_WORDS.index(word) for word in window.standing_answers()]
        for number in numbers[window.index * game.seats : (window.index + 1) * game.seats]:
            if reader.whole("standing", number, most=len(STANDING_WORDS) - 1) not in allowed:
                shown = ", ".join(f"{n} ({STANDING_WORDS[n]})" for n in allowed)
                raise SetupError(f"standing: {number} is not a standing answer to {window.name!r}; use one of {shown}.")
    return [int(number) for number in numbers]


def _read_course(reader: Reader, game: Position) -> None:
    document, seats = reader.document, int(game.seats)
    if "vetoes" in document:
        game.vetoes = vec[i64](reader.wholes("vetoes", seats, most=15))
    if "discs" in document:
        game.discs = vec[i64](reader.places("discs"))
    if "standing" in document:
        game.standing = vec[i64](_standing(reader, game))
    if "module_state" not in document:
        for step in game.book.setup_steps:
            step.follow_document(game)
    if "course" in document:
        numbers = reader.wholes("course", 7, -1, 1 << 30)
        restore_progress(game, numbers[:5])
        game.card, game.special = numbers[5:]
    if "pending" in document:
        for field in ("stage", "turn"):
            if field in document:
                raise SetupError(
                    f"{field}, pending: what is pending says where the game stands; leave one of them out."
                )
        game.frames = [game.book.frame_from_json(entry) for entry in reader.list_of("pending", document["pending"])]


def _begin_stage(reader: Reader, game: Position) -> None:
    """Push the frames with which a stage of the round begins."""
    document = reader.document
    stage = document.get("stage", "turns" if None not in document.get("played", [None]) else "power_cards")
    if stage not in STAGES:
        raise SetupError(f"stage: {stage!r} is not known; stages are: {', '.join(STAGES)}.")
    after = {step.name: i + 1 for i, step in enumerate(game.book.phases[ROUND])}  # modules may have put steps between
    if "turn" in document and stage != "turns":
        raise SetupError(f"turn: nobody's turn has begun in stage {stage!r}.")
    if stage == "general_scoring":
        game.frames = [Phase(NOBODY, ROUND, after["scoring"]), Phase(NOBODY, GENERAL_SCORING, 0)]
        return
    if stage == "power_cards":
        clockwise = [(game.start_player + i) % game.seats for i in range(game.seats)]
        asked: list[Frame] = [PlayPowerCard(seat) for seat in clockwise[::-1] if game.played[seat] < 0]
        game.frames = [Phase(NOBODY, ROUND, after["power_cards"]), *asked]
        return
    if -1 in game.played:
        raise SetupError("played: in stage 'turns' every seat has played a power card.")
    order = game.turn_order()
    first = reader.seat("turn") if "turn" in document else order[-1]
    to_come = order.index(first) + 1
    everybody_takes = bool(game.book.stacks) and not game.book.display_cards
    if everybody_takes and int(game.available).bit_count() < to_come:
        raise SetupError(f"taken: {to_come} players have yet to take a card; that many must be left.")
    game.frames = [Phase(NOBODY, ROUND, after["turns"]), *[Phase(seat, TURN, 0) for seat in order[:to_come]]]
