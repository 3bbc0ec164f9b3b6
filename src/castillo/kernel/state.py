"""What every game has at any moment: its pending frames, its past, who is asked in which order, and who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.ledger import Kept, Ledger
from castillo.kernel.preview import stop_preview

if TYPE_CHECKING:
    from castillo.kernel.rules import Rules
    from castillo.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class GameState:
    """The kernel's part of a position. What can be asked of it and done with it is in `Game`."""

    def __init__(self) -> None:
        """A blank game: set-up, `clone` and position documents fill it in."""

    rules: Rules
    setup: Setup
    seats: i64  # how many
    frames: list[Frame]  # pending; the last is on top
    current: list[int]  # the actions open to decisions[0]
    log: Ledger
    made: i64  # choices that count, so far
    entries: i64  # all entries but standing answers given in advance: numbers decisions
    floor: i64  # of `made`: choices up to here cannot be taken back by anyone
    last_seat: i64  # who made the last choice that counts
    standing: list[int]  # standing answers, window * seats + seat
    active: i64  # whose turn it is, for the order in which others are asked
    chooser: i64  # whose choice is being carried out; NOBODY where something happens by itself
    events: list[Event] | None  # where atoms tell; None: nobody listens
    origin: dict[str, Any] | None  # the position document this game began from, if it did not begin at the start
    kept: Kept  # positions before choices that can be taken back

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

    def copy_kernel_to(self, copy: GameState) -> None:
        """What every game has, for a clone."""
        copy.rules = self.rules
        copy.setup = self.setup
        copy.seats = self.seats
        copy.frames = self.frames[:]
        copy.current = self.current
        copy.log = self.log
        copy.made = self.made
        copy.entries = self.entries
        copy.floor = self.floor
        copy.last_seat = self.last_seat
        copy.standing = self.standing[:]
        copy.active = self.active
        copy.chooser = NOBODY
        copy.events = None
        copy.origin = self.origin
        copy.kept = self.kept

    @property
    def over(self) -> bool:
        """Whether nothing is left to be asked or done."""
        return not self.frames

    def push(self, frame: Frame) -> None:
        """What happens or is asked next."""
        self.frames.append(frame)

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
