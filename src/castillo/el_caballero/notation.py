"""Actions for people: notation, target and text."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import area_ref
from castillo.el_caballero.grid import NOWHERE, SIDES, cell_name, tile_of
from castillo.el_caballero.notes import LAND_HERE, cell_of, note_of, said, source_of, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.tiles import SYMBOLS
from castillo.el_caballero.verbs import MOVING_GRANDE, WATER_ONLY, WITH_GRANDE
from castillo.kernel.actions import a_of
from castillo.kernel.decision import Option
from castillo.kernel.text import Text, card
from castillo.kernel.text import seat as seat_ref

NAMES = {
    verbs.POWER: "power",
    verbs.END: "end",
    verbs.SUPPLY: "supply",
    verbs.TILE: "tile",
    verbs.RAISE: "raise",
    verbs.SHIP: "ship",
    verbs.CASTLE: "castle",
    verbs.WITHDRAW: "withdraw",
    verbs.SHIP_TO_COURT: "ship_to_court",
    verbs.MOVE_SHIP: "move_ship",
    verbs.SET_SHIP: "set_ship",
    verbs.MOVE_CASTLE: "move_castle",
    verbs.ALCALDE: "alcalde",
    verbs.BUY_FOR_ALCALDE: "buy_for_alcalde",
    verbs.SET_FOR_ALCALDE: "set_for_alcalde",
    verbs.GRANDE: "grande",
    verbs.MOVE_GRANDE: "move_grande",
}
"""The texts of options, by verb; laying a card has several."""


def describe_option(game: Position, seat: i64, number: i64, action: i64) -> Option:
    """An action as people see it."""
    note = int(note_of(game, seat, action))
    notation = said(game.ruleset, note)
    verb = notation.split(" ")[0]
    target = _target(game, note)
    text = _text(game, int(seat), note)
    if verb in ("card", "raise"):
        text.args.update(_terms(game, seat, action))
    return Option(int(action), int(seat), int(number), notation, verb, target, text)


def _terms(game: Position, seat: i64, action: i64) -> dict[str, object]:
    """What a card costs, and with whom it leaves a tie (`rival`) that a second one must break: only a first one may."""
    deed = game.ruleset.deed(action)
    terms: dict[str, object] = {"price": int(deed.price(game, action))}
    rival = NOWHERE if game.card_actions else deed.rival(game, seat, action)
    if rival != NOWHERE:
        terms["rival"] = seat_ref(int(rival))
    return terms


def _target(game: Position, note: int) -> str:
    verb = verb_of(note)
    if verb == verbs.POWER:
        return game.ruleset.power_key(int(a_of(note)))
    if verb in (verbs.END, verbs.SUPPLY):
        return ""
    return cell_name(cell_of(note))


def _text(game: Position, seat: int, note: int) -> Text:
    verb, a = verb_of(note), int(a_of(note))
    if verb == verbs.POWER:
        return _said(verb, {"card": card(game.ruleset.power_key(a))})
    if verb == verbs.SUPPLY:
        return _said(verb, {"count": int(game.ruleset.supplies[game.played[seat]])})
    if verb == verbs.END:
        return _said(verb, {})
    args: dict[str, object] = {"at": cell_name(cell_of(note))}
    if verb == verbs.TILE:
        tiles = game.ruleset.tiles
        named = {"tile": tiles.names[a >> 2], "symbol": SYMBOLS[tiles.symbols[a >> 2]]}
        return _said(verb, {**args, **named, "turn": a & 3})
    if verb in (verbs.CARD, verbs.CARD_WITH_GRANDE):
        return _card_text(args, a)
    if verb == verbs.RAISE:
        return _said(verb, {**args, "number": a})
    if verb in (verbs.ALCALDE, verbs.BUY_FOR_ALCALDE, verbs.SET_FOR_ALCALDE):
        args["place"] = area_ref(game, int(game.labels[tile_of(game.value(cell_of(note))) * 4 + (a & 3)]))
    if verb == verbs.ALCALDE:
        return _said(verb, {**args, "kind": "land" if a & LAND_HERE else "water"})
    if verb in (verbs.MOVE_SHIP, verbs.MOVE_CASTLE, verbs.MOVE_GRANDE):
        args["origin"] = cell_name(source_of(note))
        side = note & 3
    else:
        side = a & 3
    return _said(verb, {**args, "side": SIDES[side]})


def _card_text(args: dict[str, object], a: int) -> Text:
    number, side = (a & 7) + 1, SIDES[a >> 3 & 3]
    args = {**args, "number": number, "side": side}
    if a & WITH_GRANDE:
        return Text("el_caballero-option-card_with_grande", args)
    if a & MOVING_GRANDE:
        return Text("el_caballero-option-card_moving_grande", args)
    return Text("el_caballero-option-card_on_water" if a & WATER_ONLY else "el_caballero-option-card", args)


def _said(verb: int, args: dict[str, object]) -> Text:
    return Text(f"el_caballero-option-{NAMES[verb]}", args)
