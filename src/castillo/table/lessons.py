"""What a lesson changes: bots follow its line, the learner is offered its answers, and views carry its notes."""

from __future__ import annotations

from typing import Any

from castillo.kernel.decision import Decision
from castillo.kernel.game import Game
from castillo.kernel.text import Text
from castillo.table.lesson_files import LEARNER, Lesson


def scripted(lesson: Lesson, game: Game, seat: int) -> int | None:
    """The answer of a bot by the line; None if it has to think for itself."""
    return next(iter(_allowed(lesson, game, seat)), None)


def offered(lesson: Lesson, game: Game) -> set[int] | None:
    """The actions that the line leaves to the learner; None: whatever the game offers."""
    return set(_allowed(lesson, game, LEARNER)) or None


def _allowed(lesson: Lesson, game: Game, seat: int) -> list[int]:
    """The open answers of a seat that the line allows; none where it says nothing."""
    move, decision = lesson.move_of(game, seat), game.decision_of(seat)
    if move is None or decision is None:
        return []
    return [int(option.action) for option in decision.options if move.allows(option.notation)]


def reasons(lesson: Lesson, decision: Decision, targets: list[str]) -> dict[str, Text | None]:
    """Why the learner cannot answer so: by the rules, or because the line wants something else."""
    found, actions = decision.reasons(targets), offered(lesson, decision.game)
    if actions is None:
        return found
    wanted = [option for option in decision.options if option.action in actions]
    why = _wants(wanted[0].text.to_json())
    open_now = {word for option in wanted for word in (option.target, option.notation)}
    return {
        target: reason or (None if target in open_now or decision.meant(target) in open_now else why)
        for target, reason in found.items()
    }


def _wants(option: object) -> Text:
    return Text("table-why-lesson", {"option": option})


def with_lesson(view: dict[str, Any], lesson: Lesson, game: Game) -> dict[str, Any]:
    """The learner's part of a view: only the line's answers are open, and the notes of the moment come with it."""
    notes = lesson.notes_now(game)
    every = lesson.notes
    shown = {
        "module": lesson.module,
        "notes": [{"id": note.id, "at": list(note.at)} for note in notes],
        "step": every.index(notes[0]) + 1 if notes else 0,
        "steps": len(every),
        "waits": lesson.waits(game),
        "over": bool(notes) and notes[0] is lesson.last,
        "foresees": [{"place": place, "points": points} for place, points in lesson.foresees],
    }
    return {**view, "lesson": shown, "decision": _narrowed(view["decision"], offered(lesson, game))}


def _narrowed(decision: dict[str, Any] | None, actions: set[int] | None) -> dict[str, Any] | None:
    """A question with these answers alone; whatever else could be touched says what is wanted."""
    if decision is None or actions is None:
        return decision
    wanted = [option for option in decision["options"] if option["action"] in actions]
    why = _wants(wanted[0]["text"]).to_json()
    pale = {option["target"]: why for option in decision["options"] if option["target"]}
    for option in wanted:
        pale.pop(option["target"], None)
    return {**decision, "options": wanted, "why_not": {**decision["why_not"], **pale}}
