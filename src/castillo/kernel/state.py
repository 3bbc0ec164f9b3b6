"""What every game has at any moment: its pending frames, its past, who is asked in which order, and who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.ledger import Facts, Kept, Ledger
from castillo.kernel.log import TIME_ENTRY, packed_entry
from castillo.kernel.preview import stop_preview
from castillo.kernel.vectors import Row

if TYPE_CHECKING:
    from castillo.kernel.rules import Rules
    from castillo.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class GameState:
    """The kernel's part of a position. What can be asked of it and done with it is in `Game`."""

    def __init__(self) -> None:
        """A blank game: set-up, `clone` and position documents fill it in."""

    def copy_kernel_from(self, other: GameState) -> None:
        """What every game has, from a game whose clone this one is to be."""
        self.rules: Rules = other.rules
        self.setup: Setup = other.setup
        self.seats: i64 = other.seats  # how many
        self.frames: list[Frame] = other.frames[:]  # pending; the last is on top
        self.current: list[int] = other.current  # the actions open to decisions[0]
        self.noted: Facts = other.noted  # entries, shared with clones: the first so many are the log
        self.length: i64 = other.length
        self.made: i64 = other.made  # choices that count, so far
        self.entries: i64 = other.entries  # all entries but standing answers given in advance: numbers decisions
        self.floor: i64 = other.floor  # of `made`: choices up to here cannot be taken back by anyone
        self.last_seat: i64 = other.last_seat  # who made the last choice that counts
        self.standing: Row = other.standing[:]  # standing answers, window * seats + seat
        self.active: i64 = other.active  # whose turn it is, for the order in which others are asked
        self.chooser: i64 = NOBODY  # whose choice is being carried out; NOBODY where something happens by itself
        self.events: list[Event] | None = None  # where atoms tell; None: nobody listens
        # the position document this game began from, if it did not begin at the start
        self.origin: dict[str, Any] | None = other.origin
        self.kept: Kept = other.kept  # positions before choices that can be taken back

    @property
    def log(self) -> Ledger:
        """What was chosen, taken back and said in advance."""
        return Ledger(self.noted, self.length)

    @log.setter
    def log(self, log: Ledger) -> None:
        self.noted = log.shared
        self.length = log.length

    def note(self, kind: i64, seat: i64, code: i64, at: i64) -> None:
        """Add an entry to the log."""
        self._write(packed_entry(kind, seat, code))
        if at:
            self._write(packed_entry(TIME_ENTRY, 0, at))

    def _write(self, fact: i64) -> None:
        self.noted = self.noted.with_another(self.length, fact)
        self.length += 1

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points once the game is over; nobody before."""
        if self.frames:
            return ()
        scores = self.scores
        return tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))

    @property
    def over(self) -> bool:
        """Whether nothing is left to be asked or done."""
        return not self.frames

    def push(self, frame: Frame) -> None:
        """What happens or is asked next."""
        self.frames.append(frame)

    def take_off(self) -> None:
        """The frame on top has been looked at, and is what happens next."""
        frames: list[Any] = self.frames  # compiled, nobody asks again what it is
        frames.pop()

    def tell(self, event: Event) -> None:
        """Add an event for those who listen. Look at `events` first, so that nothing is built for nobody."""
        if self.events is not None:
            self.events.append(event)

    def tell_automatic(self, seat: i64, action: i64) -> None:
        """Tell a seat, and nobody else, that its only option was taken."""
        option = self.rules.option(self, seat, self.entries, action)
        args: dict[str, object] = {"seat": {"seat": int(seat)}, "option": option.text.to_json()}
        self.tell(Event("kernel-log-only_option", args, "", 1 << seat))

    def raise_floor(self) -> None:
        """Something hidden comes out: what was chosen so far stands. To be said before anything of it is told."""
        stop_preview(self.floor)
        self.floor = self.made

    def rule_at_work(self) -> str:
        """The number of the rule by which things are being asked and done, where there is one besides their own."""
        return ""

    def asking_order(self) -> list[int]:
        """The seats in the order in which windows ask them: from the one after the active player round to them."""
        first = self.active + 1 if self.active != NOBODY else 0
        return [(first + i) % self.seats for i in range(self.seats)]

    def expire_standing(self, answer: i64) -> None:
        """Standing answers of this kind have had their time: the action, the turn or the round is over."""
        for i in range(len(self.standing)):
            if self.standing[i] == answer:
                self.standing[i] = self.rules.windows[i // self.seats].usual
