"""Actions for people: notation, the board target they light, and their text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castillo.el_grande import verbs
from castillo.el_grande.frames.special import ChoosePart
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import VERB_WORDS
from castillo.kernel.actions import ANSWER, PASS, a_of, b_of, c_of, number_of, verb_of
from castillo.kernel.decision import Option, snake_case
from castillo.kernel.reactions import Reaction
from castillo.kernel.text import Text, card, marker, place, seat
from castillo.kernel.window import ANSWER_WORDS

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

SEAT_WORDS = ("red", "blue", "green", "yellow", "purple", "black")
"""The seats by their colours, as notation names them, and the colour that is nobody's."""

_PLACE_VERBS = (verbs.PLACE, verbs.TO, verbs.NAME, verbs.DISC)


def option_of(book: GrandeRules, game: Position, who: int, number: int, action: int) -> Option:
    """An action as an option of a decision."""
    verb = int(verb_of(action))
    words, target, text = _describe(book, game, verb, action)
    notation = " ".join([VERB_WORDS[verb], *words])
    return Option(int(action), int(who), int(number), notation, VERB_WORDS[verb], target, text)


def _describe(book: GrandeRules, game: Position, verb: int, action: int) -> tuple[list[str], str, Text]:
    word = VERB_WORDS[verb]
    key = f"el_grande-option-{word}"
    if verb in _PLACE_VERBS:
        name = book.place_ids[a_of(action)]
        return [name], name, Text(key, {"place": place(name)})
    if verb == verbs.PIECE:
        return _describe_piece(book, game, action)
    if verb == verbs.CARD:
        name = book.card_keys[number_of(action)]
        back = ["back"] if a_of(action) else []
        return [name.rsplit("/", 1)[1], *back], name, Text("_".join([key, *back]), {"card": card(name)})
    if verb == verbs.STACK:
        shown = book.card_keys[game.revealed[book.stacks.index(a_of(action))]]
        return [str(a_of(action))], shown, Text(key, {"card": card(shown), "stack": int(a_of(action))})
    if verb == verbs.SEAT:
        return [SEAT_WORDS[a_of(action)]], f"seat-{a_of(action)}", Text(key, {"other": seat(a_of(action))})
    if verb == verbs.TAKE:
        name, owner = book.marker_names[a_of(action)], int(b_of(action))
        return [name, SEAT_WORDS[owner]], name, Text(key, {"marker": marker(name), "owner": seat(owner)})
    if verb == verbs.MARKER:
        name = book.marker_names[a_of(action)]
        return [name.removeprefix("scoreboard-")], name, Text(key, {"marker": marker(name)})
    if verb == ANSWER:
        answer = ANSWER_WORDS[a_of(action)]
        return [answer], "", Text(f"kernel-answer-{answer}", _window_asking(game))
    if verb == verbs.NUMBER:
        return [str(a_of(action))], "", Text(key, {"number": int(a_of(action))})
    return _describe_plain(book, game, verb, action)


def _window_asking(game: Position) -> dict[str, object]:
    """The window in which it is answered; its name says what one does who uses it."""
    frame = game.frames[-1] if game.frames else None
    return {"window": game.book.windows[frame.window].name} if isinstance(frame, Reaction) else {}


def _describe_plain(book: GrandeRules, game: Position, verb: int, action: int) -> tuple[list[str], str, Text]:
    frame = game.frames[-1] if game.frames else None
    if verb == verbs.CHOICE:
        module, *_, name = book.card_keys[game.card].split("/")
        if isinstance(frame, ChoosePart) and frame.by_word:
            part = book.effect(frame.card, frame.index).parts()[a_of(action)]
            return [str(a_of(action))], "", Text(f"{module}-first-{part.word}")
        return [str(a_of(action))], "", Text(f"{module}-choice-{name}-{a_of(action)}")
    if verb == PASS and frame is not None:
        prefix = book.frame_names[type(frame)].split(".")[0]
        return [], "", Text(f"{prefix}-pass-{snake_case(type(frame).__name__)}")
    if verb == verbs.START and (number_of(action) or game.card):
        shown = book.card_keys[number_of(action) or game.card]
        words = [shown.rsplit("/", 1)[1]] if number_of(action) else []
        return words, shown, Text("el_grande-option-start", {"card": card(shown)})
    return [], "", Text(f"el_grande-option-{VERB_WORDS[verb]}")


def _describe_piece(book: GrandeRules, game: Position, action: int) -> tuple[list[str], str, Text]:
    owner, where, kind = int(a_of(action)), book.place_ids[b_of(action)], int(c_of(action))
    words = [SEAT_WORDS[owner], where]
    target = stack_id(owner, where, "")
    args: dict[str, object] = {"owner": seat(owner), "place": place(where), "kind": "plain"}
    if kind:
        names = book.kind_names(kind)
        words.append("+".join(names))
        target = stack_id(owner, where, words[-1])
        args["kind"] = names[0] if len(names) == 1 else [{"kind": name} for name in names]
    in_turn = bool(game.frames) and isinstance(game.frames[-1], TakeTurn)  # what is picked there goes at once
    return words, target, Text("el_grande-option-pick_in_turn" if in_turn else "el_grande-option-pick", args)


def stack_id(owner: int, where: str, kind: str) -> str:
    """How a view names a stack of equal pieces: `1@aragon`, or with its kind `1@aragon#bearer`."""
    return f"{owner}@{where}#{kind}" if kind else f"{owner}@{where}"


def copy_id(card: str, owner: int) -> str:
    """How a view names the copy of a card that somebody has: `base/power_13@1`."""
    return f"{card}@{owner}"


def announcement_of(book: GrandeRules, game: Position) -> dict[str, object]:
    """Who is doing what, for those who may react."""
    args: dict[str, object] = {"acting": seat(game.special), "card": "none"}
    if game.special >= 0 and game.card:
        args["card"] = game.card_named(game.card)
    step = next((frame for frame in reversed(game.frames) if not isinstance(frame, Reaction)), None)
    if step is not None:
        args["step"] = book.step_text(game, step).to_json()
    return args
