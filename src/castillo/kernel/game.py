"""A game in progress: the stack of frames, the one door through which it changes, the log of what came through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.decision import Decision
from castillo.kernel.door import checked, require_seat
from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Simultaneous, Step, next_waiting
from castillo.kernel.kept import NOTHING, Kept
from castillo.kernel.ledger import Ledger
from castillo.kernel.log import (
    CHOICE_ENTRY,
    STAND_ENTRY,
    TAKE_BACK_ENTRY,
    Entry,
    any_choice,
    drop_last_choice,
    effective,
    noted,
    standing_since,
    taken_back,
)
from castillo.kernel.text import Text
from castillo.kernel.view import view_for_all, view_for_one
from castillo.kernel.window import (
    NO,
    NOT_THIS_ACTION,
    NOT_THIS_TURN,
    STANDING_WORDS,
    USE,
    Reaction,
)

if TYPE_CHECKING:
    from castillo.kernel.record import Record
    from castillo.kernel.rules import Rules
    from castillo.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game:
    """One position with its past. A game of ours is a subclass that adds its pieces and copies them in `clone`.

    Everything that changes a game comes through `choose` (checked) or `act` (trusted); both log.
    """

    __slots__ = (
        "rules", "setup", "seats", "frames", "current", "log", "made", "entries", "floor", "last_seat", "standing",
        "active", "chooser", "events", "origin", "kept",
    )  # fmt: skip

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

    # -- what a game of ours adds ------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy; it shares what never changes, the log's past included."""
        raise NotImplementedError

    def become(self, other: Game) -> None:
        """Take over everything of another game of the same rules."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points once the game is over; nobody before."""
        if self.frames:
            return ()
        scores = self.scores
        return tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))

    def copy_kernel_to(self, copy: Game) -> None:
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

    # -- questions -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.frames

    @property
    def decisions(self) -> list[Decision]:
        """The open questions: one, or all unanswered ones while several seats answer at once."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        if not isinstance(frame, Simultaneous):
            return [Decision(self, frame, frame.seat, self.entries)]
        out: list[Decision] = []
        waiting = frame.waiting
        while waiting:
            seat = next_waiting(waiting, frame.seat, self.seats)
            waiting &= ~(1 << seat)
            out.append(Decision(self, frame, seat, frame.opened))
        return out

    def decision_of(self, seat: int) -> Decision | None:
        """The question this seat may answer now, or may answer anew; None if there is none."""
        if not self.frames:
            return None
        frame = self.frames[-1]
        if isinstance(frame, Simultaneous):
            return Decision(self, frame, seat, frame.opened) if frame.asked >> seat & 1 else None
        return Decision(self, frame, seat, self.entries) if frame.seat == seat else None

    def actions_of(self, seat: int) -> list[int]:
        """The actions this seat may answer with."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        if isinstance(frame, Simultaneous):
            return frame.options_of(self, seat) if frame.asked >> seat & 1 else []
        return self._with_asides(frame, frame.options(self)) if frame.seat == seat else []

    def _with_asides(self, frame: Frame, options: list[int]) -> list[int]:
        """The options of an open question, and what its seat may do at any question of its own."""
        if not self.rules.has_asides or isinstance(frame, (Simultaneous, Reaction)):
            return options
        return options + [aside for aside in self.rules.asides(self, frame.seat) if aside not in options]

    def legal(self) -> list[int]:
        """The actions open to `decisions[0]`: the fast path. Read it, do not change it."""
        return self.current

    def beginning(self) -> list[Event]:
        """What happened before the first choice; nothing where the game began in the middle of another."""
        events: list[Event] = []
        if self.origin is None:
            self.rules.start(self.setup, events)
        return events

    # -- the door ------------------------------------------------------------------------------------

    def choose(self, choice: Any, seat: Any = None, at: int = 0) -> list[Event]:
        """Answer a question; returns the events. Refuses with `IllegalChoice` and changes nothing.

        `choice` is an `Option`, an option's notation or an action. An option knows its seat and is refused when
        stale; otherwise `seat` defaults to that of `decisions[0]`. A seat that has answered a question still open to
        others answers anew.
        """
        action, who = checked(self, choice, seat)
        before = self.clone()
        self.events = []
        try:
            self._answer(who, action, at)
            self.kept = self.kept.add(before) if self.made > self.floor else NOTHING
            return self.events
        except BaseException as error:
            self.become(before)
            self._blame_document(error)
            raise
        finally:
            self.events = None

    def _blame_document(self, error: BaseException) -> None:
        """Where the game began from somebody's document, a fault is the document's: no choice leads there otherwise."""
        if self.origin is not None and isinstance(error, Exception) and not isinstance(error, CastilloError):
            what = f"{type(error).__name__}: {error}"
            raise SetupError(f"position: it cannot be; going on from it fails ({what}).") from error

    def act(self, action: i64) -> None:
        """Answer `decisions[0]` with one of `legal()`.

        Trusts its caller; everything untrusted goes through `choose`.
        """
        frame = self.frames.pop()
        self._note_choice(frame.seat, action, 0)
        if self.rules.has_asides:
            self._choose_or_aside(frame, action)
        else:
            frame.choose(self, action)
        self.advance()

    def act_as(self, seat: i64, action: i64) -> None:
        """`act` for a seat that is not the first of those asked at once. Trusts its caller."""
        self._answer(seat, action, 0)

    def _answer(self, seat: i64, action: i64, at: i64) -> None:
        frame = self.frames.pop()
        self._note_choice(seat, action, at)
        if isinstance(frame, Simultaneous):
            frame.answer(self, seat, action)
        elif self.rules.has_asides:
            self._choose_or_aside(frame, action)
        else:
            frame.choose(self, action)
        self.advance()

    def _choose_or_aside(self, frame: Frame, action: i64) -> None:
        """Carry a choice out as its seat's own; after an aside the question is still open."""
        if isinstance(frame, Simultaneous):  # nobody's own: what follows the last answer follows them all
            frame.choose(self, action)
        elif not isinstance(frame, Reaction) and action in self.rules.asides(self, frame.seat):
            self.frames.append(frame)
            self.rules.act_aside(self, frame.seat, action)
        else:
            self.chooser = frame.seat
            frame.choose(self, action)
            self.chooser = NOBODY

    def _note_choice(self, seat: i64, action: i64, at: i64) -> None:
        self.log = noted(self.log, CHOICE_ENTRY, seat, action, at)
        self.made += 1
        self.entries += 1
        self.last_seat = seat

    # -- going on --------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def advance(self) -> None:
        """Run steps and take single options until a question is open or the game is over."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            if frame.automatic:
                frames.pop()
                frame.run(self)
                continue
            if frame.waiting_seats() and self._answer_by_itself(cast(Simultaneous, frame)):
                continue
            options = frame.options(self)
            if len(options) > 1 or frame.asks_always(self):
                self.current = self._with_asides(frame, options) if self.rules.has_asides else options
                return
            if self.events is not None and not frame.quiet():
                self.tell_automatic(frame.seat, options[0])
            frames.pop()
            frame.choose(self, options[0])
        self.current = []

    def _answer_by_itself(self, frame: Simultaneous) -> bool:
        """When a question to several seats opens, answer for those that have a single answer; whether any had."""
        if frame.waiting != frame.asked or frame.asks_always(self):
            return False
        answered = False
        for seat in range(self.seats):
            if frame.asked >> seat & 1:
                options = frame.options_of(self, seat)
                if len(options) == 1:
                    answered = True
                    asking = cast(Simultaneous, self.frames.pop())
                    asking.answer(self, seat, options[0])
        return answered

    def tell_automatic(self, seat: i64, action: i64) -> None:
        option = self.rules.option(self, seat, self.entries, action)
        args: dict[str, object] = {"seat": {"seat": int(seat)}, "option": option.text.to_json()}
        self.tell(Event("kernel-log-only_option", args, "", 1 << seat))

    def tell(self, event: Event) -> None:
        """Add an event for those who listen. Ask `listening` first, so that nothing is built for nobody."""
        if self.events is not None:
            self.events.append(event)

    @property
    def listening(self) -> bool:
        return self.events is not None

    def raise_floor(self) -> None:
        """Something hidden came out: what was chosen so far stands."""
        self.floor = self.made

    # -- reactions -------------------------------------------------------------------------------------

    def announce(self, step: Step, moment: i64) -> None:
        """Carry a step out, after everyone who may react to it has let it happen."""
        if self.rules.has_asides and not step.possible(self):
            self._lose(step)
            return
        opened = False
        for window in self.rules.windows:
            mask = window.holders(self, moment)
            if window.aside and self.chooser != NOBODY:
                mask &= ~(1 << self.chooser)
            if mask:
                opened = self._open(step, window.index, mask, moment, opened) or opened
        if not opened:
            step.run(self)

    def may_react(self, moment: i64) -> bool:
        """Whether anyone holds something that applies, standing answers aside."""
        return any(window.holders(self, moment) != 0 for window in self.rules.windows)

    def _open(self, step: Step, window: i64, mask: i64, moment: i64, opened: bool) -> bool:
        order = self.asking_order()
        for i in range(len(order) - 1, -1, -1):  # the last to be asked is pushed first
            seat: i64 = order[i]
            if mask >> seat & 1:  # also where a standing answer says no already, which shows to nobody
                if not opened:
                    self.frames.append(step)
                    opened = True
                self.frames.append(Reaction(seat, window, moment))
        return opened

    def asking_order(self) -> list[int]:
        """The seats in the order in which windows ask them: those after the active player first, he himself last."""
        first = self.active + 1 if self.active != NOBODY else 0
        return [(first + i) % self.seats for i in range(self.seats)]

    def answer_window(self, reaction: Reaction, answer: i64) -> None:
        if answer == USE:
            self.rules.windows[reaction.window].use(self, reaction.seat, reaction.moment)
            self._drop_impossible()
        elif answer != NO:
            self.standing[reaction.window * self.seats + reaction.seat] = answer

    def _drop_impossible(self) -> None:
        """An announced step that a reaction has made impossible is lost; nobody else is asked about it."""
        at = len(self.frames) - 1
        while at >= 0 and isinstance(self.frames[at], Reaction):
            at -= 1
        step = self.frames[at] if at >= 0 else None
        if isinstance(step, Step) and not step.possible(self):
            del self.frames[at:]
            self._lose(step)

    def _lose(self, step: Step) -> None:
        if self.events is not None:
            args: dict[str, object] = {"step": self.rules.step_text(self, step).to_json()}
            self.tell(Event("kernel-log-step_lost", args))
        step.lost(self)

    def expire_standing(self, answer: i64) -> None:
        """Standing answers for this special action, this turn or this round have had their time."""
        standing = self.standing
        for i in range(len(standing)):
            if standing[i] == answer or (answer == NOT_THIS_TURN and standing[i] == NOT_THIS_ACTION):
                standing[i] = self.rules.windows[i // self.seats].usual

    def stand(self, seat: int, window: str, answer: str, at: int = 0) -> list[Event]:
        """Answer a window in advance: "always" (ask), "never", or another of its `standing_answers`. Secret."""
        found = next((w for w in self.rules.windows if w.name == window), None)
        if found is None:
            names = ", ".join(w.name for w in self.rules.windows)
            raise IllegalChoice(f"window: {window!r} is not a window of this game; there are: {names or 'none'}.")
        allowed = found.standing_answers()
        if answer not in allowed:
            said = ", ".join(allowed)
            raise IllegalChoice(f"answer: {answer!r} is no standing answer to {window!r}; allowed are: {said}.")
        require_seat(self, seat)
        before = self.clone()
        self.events = []
        try:
            self.apply_standing(seat, found.index, STANDING_WORDS.index(answer), at)
            return self.events
        except BaseException as error:
            self.become(before)
            self._blame_document(error)
            raise
        finally:
            self.events = None

    def apply_standing(self, seat: i64, window: i64, answer: i64, at: i64) -> None:
        self.log = noted(self.log, STAND_ENTRY, seat, window * 256 + answer, at)
        self.standing[window * self.seats + seat] = answer
        frame = self.frames[-1] if self.frames else None
        asked = isinstance(frame, Reaction) and frame.seat == seat and frame.window == window
        if asked and self.rules.windows[window].silent(answer, cast(Reaction, frame).moment):
            self.frames.pop()
            self.made += 1  # it counts like an answer: nobody else can tell the two apart
            self.entries += 1
            self.last_seat = seat
            self.raise_floor()  # a person has let the announced step happen
            self.advance()

    # -- taking back -------------------------------------------------------------------------------------

    def why_no_take_back(self, seat: int) -> Text | None:
        """Why this seat cannot take its last choice back; None if it can."""
        require_seat(self, seat)
        if self.made == 0:
            return Text("kernel-why-nothing_to_take_back")
        if self.origin is not None and not any_choice(self.log):
            return Text("kernel-why-begins_here")
        frame = self.frames[-1] if self.frames else None
        if isinstance(frame, Simultaneous) and frame.waiting != frame.asked and frame.asked >> seat & 1:
            return Text("kernel-why-answer_anew")
        if self.last_seat != seat:
            return Text("kernel-why-another_acted", {"seat": {"seat": int(self.last_seat)}})
        if self.made <= self.floor:
            return Text("kernel-why-hidden_came_out")
        return None

    def can_take_back(self, seat: int) -> bool | Text:
        """True, or the reason why not."""
        reason = self.why_no_take_back(seat)
        return True if reason is None else reason

    def take_back(self, seat: int, at: int = 0) -> list[Event]:
        """Undo the seat's last choice. Stops where something hidden came out or another seat acted."""
        reason = self.why_no_take_back(seat)
        if reason is not None:
            raise IllegalChoice(f"Seat {seat} cannot take back: {reason}", reason)
        log, entries = self.log, self.entries
        self.become(self._before_last_choice())
        self.log = noted(log, TAKE_BACK_ENTRY, seat, 0, at)
        self.entries = entries + 1
        return [Event("kernel-log-taken_back", {"seat": {"seat": seat}, "choices": taken_back(self.log)})]

    def _before_last_choice(self) -> Game:
        """The game without its last choice that counts: from the position kept before it, or all played again."""
        fresh, kept = self.kept.last(self.made - 1), standing_since(self.log)
        if fresh is None:  # `act` keeps nothing
            fresh, kept = self.rules.restart(self), effective(self.log)
            drop_last_choice(kept)
        for entry in kept:
            fresh.repeat(entry)
        return fresh

    def repeat(self, entry: Entry) -> None:
        """Play a logged choice or standing answer again, trusting it."""
        if entry.kind == STAND_ENTRY:
            self.apply_standing(entry.seat, entry.code >> 8, entry.code & 255, entry.at)
        else:
            self._answer(entry.seat, entry.code, entry.at)

    # -- showing and keeping -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat (or, with None, a watcher) may know, JSON-ready."""
        return {**self.shared_view(), **self.own_view(seat)}

    def shared_view(self) -> dict[str, Any]:
        """The part of a view that is the same for every viewer: who shows a game to many builds it once."""
        return {**view_for_all(self), **self.rules.shared_view(self)}

    def own_view(self, seat: int | None = None) -> dict[str, Any]:
        """The rest of one viewer's view; no name is in both parts."""
        if seat is not None:
            require_seat(self, seat)
        return {**view_for_one(self, seat), **self.rules.own_view(self, seat)}

    def describe(self) -> dict[str, Any]:
        """The position document: everything, secrets included.

        `castillo.position(game_id, document)` gives the game again.
        """
        return self.rules.describe(self)

    def record(self) -> Record:
        """Set-up and choices: what replays this game."""
        from castillo.kernel.record import record_of

        return record_of(self)

    def would_score(self, place: str, *, general: bool = False, plus: dict[int, int] | None = None) -> tuple[int, ...]:
        """Points by seat if that place were scored now."""
        points: tuple[int, ...] = self.rules.would_score(self, place, general, plus or {})
        return points

    def __repr__(self) -> str:
        state = "over" if self.over else repr(self.decisions[0])
        return f"<{self.rules.game} of {self.seats}, {self.scores}, {state}>"
