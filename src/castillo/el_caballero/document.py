"""Position documents: everything about a position, and back. See reading.py for how fields are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_caballero.frames import (
    BeginTurn,
    BeginTurns,
    EndRound,
    PlayPowerCard,
    TakeTurn,
    playing_order,
    turn_order,
)
from castillo.el_caballero.map_document import map_to_json, read_map
from castillo.el_caballero.position import Position
from castillo.el_caballero.possible import check_possible
from castillo.el_caballero.reading import Reader
from castillo.el_caballero.start import ALL_POWER_CARDS, blank_position, deal_display, draw_start_player
from castillo.el_caballero.turn_document import read_turn, turn_to_json
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.luck import Luck
from castillo.kernel.progress import progress_of, restore_progress, who_began
from castillo.kernel.setup import Setup

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

STAGES = ("power_cards", "turns", "over")
MOST_POINTS = 1 << 20

FIELDS = (
    "players", "modules", "options", "sheet", "seed", "round", "scores", "courts", "stage", "start_player", "played",
    "hands", "display", "stack", "tiles", "cards", "stock", "court_ships", "alcaldes", "turn", "tile_set", "course",
)  # fmt: skip


# -- writing -----------------------------------------------------------------------------------------------


def write_document(game: Position) -> dict[str, Any]:
    """Everything about a position, secrets included."""
    return {
        "players": int(game.seats),
        "modules": list(game.setup.modules),
        "options": dict(game.setup.options),
        "sheet": game.setup.sheet,
        "seed": game.setup.seed,
        **public_part(game),
        "stack": [game.ruleset.tiles.names[tile] for tile in reversed(game.stack)],
        "tile_set": game.ruleset.tiles.to_json(),
        "course": progress_of(game),
    }


def public_part(game: Position) -> dict[str, Any]:
    """What everybody may know of a position: all of it but the tiles that lie face down."""
    return {
        "round": int(game.round),
        "scores": [int(n) for n in game.points],
        "courts": [int(n) for n in game.courts],
        "stage": stage_of(game),
        "start_player": int(game.start_player),
        "played": [int(card) or None for card in game.played],
        "hands": [_cards(mask) for mask in game.hands],
        "display": [game.ruleset.tiles.names[tile] for tile in game.display],
        **map_to_json(game),
        "turn": turn_to_json(game) if stage_of(game) == "turns" else None,
    }


def stage_of(game: Position) -> str:
    """Whether power cards are being played, turns are being taken, or the game is over."""
    if not game.frames:
        return "over"
    return "power_cards" if isinstance(game.frames[-1], PlayPowerCard) else "turns"


def _cards(mask: int) -> list[int]:
    return [card for card in range(1, 14) if mask >> card & 1]


# -- reading -----------------------------------------------------------------------------------------------


def read_document(rules: CaballeroRules, setup: Setup, document: dict[str, Any]) -> Position:
    """The position a document describes; what it leaves out is as at the start of its round."""
    reader = Reader(document, FIELDS)
    game, luck = blank_position(rules, setup), Luck(setup.seed)
    seats = int(game.seats)
    draw_start_player(game, luck)
    game.start_player = reader.number("start_player", 0, seats - 1, int(game.start_player))
    game.round = reader.number("round", 1, int(rules.rounds), 1)
    game.points = reader.counts("scores", seats, MOST_POINTS, game.points)
    if reader.has("tile_set") and document["tile_set"] != rules.tiles.to_json():
        raise SetupError("tile_set: is not the one in play; a card sheet says which tiles there are.")
    read_map(reader, game, luck)
    _read_tiles_to_come(reader, game, luck)
    _read_power_cards(reader, game, luck)
    _read_stage(reader, game)
    _read_course(reader, game)
    if not reader.has("display") and not reader.has("stack"):
        for _ in range(game.tiles_laid):  # what was laid in this turn is shown no more
            game.stack = [*game.stack, game.display[-1]]
            game.display = game.display[:-1]
    game.origin = document
    check_possible(game)
    game.advance()
    return game


def _read_tiles_to_come(reader: Reader, game: Position, luck: Luck) -> None:
    """The display, and the tiles that lie face down: all that are nowhere else."""
    deal_display(game, luck)
    if not reader.has("display") and not reader.has("stack"):
        return
    rest = game.display + game.stack[::-1]
    shown = _tiles(reader, game, "display") if reader.has("display") else None
    if reader.has("stack"):
        hidden = _tiles(reader, game, "stack")
        shown = [tile for tile in rest if tile not in hidden] if shown is None else shown
    else:
        hidden = [tile for tile in rest if tile not in (shown or [])]
    assert shown is not None
    if sorted(shown + hidden) != sorted(rest):
        raise SetupError("display, stack, tiles: every tile must be in exactly one of them.")
    game.display, game.stack = shown, hidden[::-1]


def _tiles(reader: Reader, game: Position, field: str) -> list[int]:
    numbers, out = game.ruleset.tiles.numbers, []
    for name in reader.list_of(field):
        if not isinstance(name, str) or name not in numbers:
            raise SetupError(f"{field}: {name!r} is not a tile; tiles are named like coast-2.")
        if numbers[name] in out:
            raise SetupError(f"{field}: {name!r} is listed twice.")
        out.append(numbers[name])
    return out


def _read_power_cards(reader: Reader, game: Position, luck: Luck) -> None:
    seats, used = int(game.seats), int(game.round) - 1
    if reader.has("played"):
        row = reader.row("played", seats)
        game.played = [0 if card is None else reader.whole("played", card, 1, 13) for card in row]
        if not reader.has("start_player"):
            game.start_player = who_began(row, game.start_player)
    laid = [card for card in game.played if card]
    if len(set(laid)) != len(laid):
        raise SetupError("played: no value may be on the table twice.")
    hands = reader.row("hands", seats) if reader.has("hands") else [None] * seats
    for seat in range(seats):
        played, given = game.played[seat], hands[seat]
        if given is None:
            others = luck.shuffled([card for card in range(1, 14) if card != played])
            game.hands[seat] = ALL_POWER_CARDS & ~sum(1 << card for card in others[:used]) & ~(1 << played)
            continue
        cards = Reader({"hands": given}, ("hands",)).list_of("hands")
        mask = sum(1 << card for card in {reader.whole("hands", card, 1, 13) for card in cards})
        wanted = 13 - used - (1 if played else 0)
        if mask.bit_count() != wanted or len(cards) != wanted or (mask >> played & 1 and played):
            raise SetupError(f"hands: seat {seat} must hold {wanted} different cards, without the one played.")
        game.hands[seat] = mask


def _read_stage(reader: Reader, game: Position) -> None:
    """Push the frames of the stage."""
    all_played = all(game.played)
    stage = reader.one_of("stage", STAGES, "turns" if all_played else "power_cards")
    if reader.document.get("turn") is not None and stage != "turns":
        raise SetupError(f"turn: nobody's turn has begun in stage {stage!r}.")
    if stage == "over":
        if game.round != game.ruleset.rounds or not all_played:
            raise SetupError("stage: a game is over after its last round, in which all have played a card.")
        return
    if stage == "turns":
        if not all_played:
            raise SetupError("played: in stage 'turns' every seat has played a power card.")
        _begin_turns(reader, game)
        return
    order = playing_order(game)
    still = [seat for seat in order if not game.played[seat]]
    if still != order[len(order) - len(still) :]:
        raise SetupError("played: cards are played clockwise, from the start player on.")
    game.push(BeginTurns(NOBODY))
    for seat in reversed(still):
        game.push(PlayPowerCard(seat))


def _begin_turns(reader: Reader, game: Position) -> None:
    order = turn_order(game)
    game.push(EndRound(NOBODY))
    if reader.document.get("turn") is None:
        for seat in reversed(order):
            game.push(BeginTurn(seat))
        return
    first = read_turn(game, reader.document["turn"])
    for seat in reversed(order[order.index(first) + 1 :]):
        game.push(BeginTurn(seat))
    game.push(TakeTurn(first))
    game.active = first
    if not game.frames[-1].options(game):
        raise SetupError("turn: a tie must be broken by a second card, and none can.")


def _read_course(reader: Reader, game: Position) -> None:
    if reader.has("course"):
        active = game.active
        restore_progress(game, [reader.whole("course", n, -1, 1 << 30) for n in reader.row("course", 5)])
        if game.active != active:
            raise SetupError(f"course: active is {game.active}; by the stage and the turn it is {active}.")
