"""Events: what happened, in the past tense, and who may see it."""

from __future__ import annotations

from castillo.kernel.text import Text

Part = list[object]
"""One part of the points of a scoring: its text, and points by seat."""

EVERYONE = -1
WATCHER = 30
"""The bit of a viewer without a seat in an event's `seen_by` mask."""


def part(words: Text, points: list[int]) -> Part:
    """
    >>> part(Text("some_game-part-first"), [0, 2])
    [{'key': 'some_game-part-first', 'args': {}}, [0, 2]]
    """
    return [words.to_json(), [int(number) for number in points]]


class Event:
    """One thing that happened. `kind` is its text key; `args` are numbers and references.

    Some argument names are understood by every page, so that motion needs no rule: `owner`, `piece`, `from`, `to`,
    `count` (pieces travelled), `marker` with `from` and `to` (a figure moved), `points` (a list by seat), `card`. A
    place that is scored says how its `points` come about in `parts`, and in `how` whether the scoring is `general`.
    """

    def __init__(self, kind: str, args: dict[str, object], rule: str = "", seen_by: int = EVERYONE) -> None:
        self.kind: str = kind
        self.args: dict[str, object] = args
        self.rule: str = rule
        self.seen_by: int = seen_by

    @property
    def text(self) -> Text:
        """The log line that tells it."""
        return Text(self.kind, self.args)

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (or, with None, a watcher) may know of it."""
        return self.seen_by == EVERYONE or bool(self.seen_by >> (WATCHER if seat is None else seat) & 1)

    def to_json(self) -> dict[str, object]:
        """The event as it is sent to those who may know of it."""
        return {"kind": self.kind, "args": self.args, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"


def is_general(event: Event) -> bool:
    """Whether it tells of a place that was scored together with all others."""
    return event.args.get("how") == "general"


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """Those of the events that this viewer may see."""
    return [event for event in events if event.visible_to(seat)]
