"""What happened: the events of every choice that counts, as one viewer may read them."""

from __future__ import annotations

from dataclasses import dataclass, field

from castillo.kernel.event import Event

QUIET_KINDS = ("turn_begun", "special_begun")
"""Events that the short account leaves out, because the next one says as much."""


@dataclass
class Happening:
    """The events of one choice, take-back or standing answer."""

    events: list[Event]
    choice: bool = True


@dataclass
class History:
    """All that happened; what was taken back is gone."""

    happenings: list[Happening] = field(default_factory=list)

    def add(self, events: list[Event], choice: bool = True) -> None:
        self.happenings.append(Happening(events, choice))

    def take_back(self) -> None:
        """Forget the last choice."""
        for i in range(len(self.happenings) - 1, -1, -1):
            if self.happenings[i].choice:
                del self.happenings[i]
                return

    def follow(self, kind: str, events: list[Event]) -> None:
        """Note an entry of a record."""
        if kind == "take_back":
            self.take_back()
        else:
            self.add(events, choice=kind == "choose")

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What a viewer saw, oldest first, from a happening on."""
        return [e for h in self.happenings[since:] for e in h.events if e.visible_to(viewer)]

    def __len__(self) -> int:
        return len(self.happenings)


def merged(events: list[Event]) -> list[Event]:
    """Events with equal ones in a row told once: three pieces placed one by one are three pieces placed.

    >>> one = Event("kernel-log-placed", {"to": {"place": "here"}, "count": 1})
    >>> merged([one, one])[0].args["count"]
    2
    """
    out: list[Event] = []
    for event in events:
        last = out[-1] if out else None
        if last is not None and _same(last, event):
            total = _count(last.args) + _count(event.args)
            out[-1] = Event(event.kind, {**event.args, "count": total}, event.rule, event.seen_by)
        else:
            out.append(event)
    return out


def _same(one: Event, other: Event) -> bool:
    if one.kind != other.kind or not isinstance(one.args.get("count"), int):
        return False
    return {**one.args, "count": 0} == {**other.args, "count": 0}


def _count(args: dict[str, object]) -> int:
    count = args.get("count")
    return count if isinstance(count, int) else 0


def is_quiet(event: Event) -> bool:
    """Whether the short account leaves an event out."""
    return event.kind.rsplit("-", 1)[-1] in QUIET_KINDS
