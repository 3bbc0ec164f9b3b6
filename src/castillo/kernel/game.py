"""A game in progress: the stack of frames, the one door through which it changes, the log of what came through it."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64, mypyc_attr

from castillo.kernel import reactions, taking_back
from castillo.kernel.decision import Decision
from castillo.kernel.door import checked, checked_standing, require_seat
from castillo.kernel.errors import CastilloError, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Simultaneous, Step
from castillo.kernel.ledger import NOTHING
from castillo.kernel.log import CHOICE_ENTRY, STAND_ENTRY, Entry
from castillo.kernel.preview import preview_of
from castillo.kernel.reactions import Reaction
from castillo.kernel.record import Record, record_of
from castillo.kernel.state import GameState
from castillo.kernel.text import Text
from castillo.kernel.view import glimpse_for, view_for_all, view_for_one


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game(GameState):  # noqa: PLW1641
    """One position with its past. A game of ours is a subclass that adds its pieces and copies them in `copy_from`.

    Everything that changes a game comes through `choose` (checked) or `act` (trusted); both log.
    """

    def clone(self) -> Game:
        """An independent copy; it shares what never changes, the log's past included."""
        raise NotImplementedError

    def copy_from(self, other: Any) -> None:
        """Take everything over from another game of the same rules; what never changes is shared."""
        raise NotImplementedError

    # -- questions -----------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The open questions: one, or all unanswered ones while several seats answer at once."""
        asked = [self.decision_of(seat) for seat in self.waiting_seats()]
        return [decision for decision in asked if decision is not None]

    def waiting_seats(self) -> list[int]:
        """The seats that everybody waits for, the first to be asked first. Nothing is described for it."""
        return self.frames[-1].waiting_seats(self.seats) if self.frames else []

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
        if not self.rules.has_asides or frame.together or isinstance(frame, Reaction):
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
        return self.enter(checked(self, choice, seat, at))

    def enter(self, entry: Entry) -> list[Event]:
        """Play an entry that has been checked; where it fails, everything is as it was before."""
        before = self.clone()
        try:
            events = self.play(entry)
        except BaseException:
            self.copy_from(before)
            raise
        if entry.kind == CHOICE_ENTRY:
            self.remember(before)
        return events

    def play(self, entry: Entry) -> list[Event]:
        """Play a choice or a standing answer that has been checked, and return what it tells."""
        self.events = []
        try:
            self.repeat(entry)
            return self.events
        except Exception as error:
            if self.origin is None or isinstance(error, CastilloError):
                raise
            # the game began from somebody's document, and the fault is the document's: no choice leads there otherwise
            what = f"{type(error).__name__}: {error}"
            raise SetupError(f"position: it is not possible; play cannot continue from it ({what}).") from error
        finally:
            self.events = None

    def remember(self, before: Game) -> None:
        """Keep the position before the last choice, so that taking it back need not play everything again."""
        self.kept = before.kept.add(before) if self.made > self.floor else NOTHING

    def act(self, action: i64) -> None:
        """Answer `decisions[0]` with one of `legal()`.

        Trusts its caller; everything untrusted goes through `choose`.
        """
        frame = self.frames.pop()
        self._answer(frame, frame.seat, action, 0)

    def act_as(self, seat: i64, action: i64) -> None:
        """`act` for a seat that is not the first of those asked at once. Trusts its caller."""
        self._answer(self.frames.pop(), seat, action, 0)

    def _answer(self, frame: Frame, seat: i64, action: i64, at: i64) -> None:
        self.note(CHOICE_ENTRY, seat, action, at)
        self.made += 1
        self.entries += 1
        self.last_seat = seat
        if frame.together:  # nobody's own: what follows the last answer follows them all
            cast(Simultaneous, frame).answer(self, seat, action)
        elif self.rules.has_asides:
            self._choose_or_aside(frame, action)
        else:
            frame.choose(self, action)
        self.advance()

    def _choose_or_aside(self, frame: Frame, action: i64) -> None:
        """Carry a choice out as its seat's own; after an aside the question is still open."""
        if not isinstance(frame, Reaction) and action in self.rules.asides(self, frame.seat):
            self.frames.append(frame)
            self.rules.act_aside(self, frame.seat, action)
        else:
            self.chooser = frame.seat
            frame.choose(self, action)
            self.chooser = NOBODY

    # -- continuing ------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps and take single options until a question is open or the game is over."""
        while self.frames:
            frame = self.frames[-1]
            if frame.automatic:
                self.take_off()
                frame.run(self)
                continue
            if frame.together and self._answer_by_itself(cast(Simultaneous, frame)):
                continue
            options = frame.options(self)
            if len(options) > 1 or frame.asks_always(self):
                self.current = self._with_asides(frame, options) if self.rules.has_asides else options
                return
            if self.events is not None and not frame.quiet:
                self.tell_automatic(frame.seat, options[0])
            self.take_off()
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

    # -- reactions (see reactions.py) --------------------------------------------------------------------

    def announce(self, step: Step, moment: i64) -> None:
        """Carry a step out, after everyone who may react to it has let it happen."""
        reactions.announce(self, step, moment)

    def may_react(self, moment: i64) -> bool:
        """Whether anyone holds something that applies, standing answers aside."""
        return any(window.holders(self, moment) != 0 for window in self.rules.windows)

    def stand(self, seat: int, window: str, answer: str, at: int = 0) -> list[Event]:
        """Answer a window in advance: "always" (ask), "never", or another of its `standing_answers`. Secret."""
        return self.enter(checked_standing(self, seat, window, answer, at))

    # -- taking back (see taking_back.py) ----------------------------------------------------------------

    def can_take_back(self, seat: int) -> bool | Text:
        """True, or the reason why not."""
        return taking_back.why_not(self, seat) or True

    def take_back(self, seat: int, at: int = 0) -> list[Event]:
        """Undo the seat's last choice. Stops where something hidden came out or another seat acted."""
        without, events = taking_back.without_last_choice(self, seat, at)
        self.copy_from(without)
        return events

    def repeat(self, entry: Entry) -> None:
        """Play a logged choice or standing answer again, trusting it."""
        if entry.kind == STAND_ENTRY:
            reactions.apply_standing(self, entry.seat, entry.code >> 8, entry.code & 255, entry.at)
        else:
            self._answer(self.frames.pop(), entry.seat, entry.code, entry.at)

    # -- showing and keeping -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat (or, with None, a watcher) may know, JSON-ready."""
        return {**self.shared_view(), **self.own_view(seat)}

    def shared_view(self) -> dict[str, Any]:
        """The part of a view that is the same for every viewer: whoever shows a game to many builds it once."""
        return {**view_for_all(self), **self.rules.shared_view(self)}

    def own_view(self, seat: int | None = None) -> dict[str, Any]:
        """The rest of one viewer's view; no name is in both parts."""
        if seat is not None:
            require_seat(self, seat)
        asked = self.frames[-1].shown_to(self, seat) if self.frames and seat is not None else {}
        return {**view_for_one(self, seat), **self.rules.own_view(self, seat), **asked}

    def glimpse(self, seat: int) -> dict[str, Any]:
        """What a bot needs of a seat's view: what its guesses are made from, and the answers. No words, no reasons.

        All of it is in the view as well; whoever shows a game to people, or thinks otherwise, wants the view.
        """
        require_seat(self, seat)
        asked = self.frames[-1].shown_to(self, seat) if self.frames else {}
        return {**glimpse_for(self, seat), **self.rules.glimpse(self, seat), **asked}

    def describe(self) -> dict[str, Any]:
        """The position document: everything, secrets included.

        `castillo.position(game_id, document)` gives the game again.
        """
        return self.rules.describe(self)

    def record(self) -> Record:
        """Set-up and choices: what replays this game."""
        return record_of(self)

    def preview(self, choice: Any, seat: Any = None) -> dict[str, Any]:
        """What would follow this choice, as far as nothing hidden comes out (see preview.py); nothing changes."""
        entry = checked(self, choice, seat)
        return preview_of(self, entry.seat, entry.code)

    def would_score(self, *asked: str, **how: Any) -> tuple[int, ...]:
        """Points by seat if it were scored now; what can be asked, and how, each game says."""
        return cast(tuple[int, ...], self.rules.would_score(self, asked, how))

    def __eq__(self, other: object) -> bool:  # (and no hash: a game changes)
        """Whether two games stand at the same position; how they came there is not asked."""
        of_a_kind = isinstance(other, Game) and self.setup == other.setup
        return self is other or (of_a_kind and self.describe() == cast(Game, other).describe())

    def __repr__(self) -> str:
        state = "over" if self.over else repr(self.decisions[0])
        return f"<{self.rules.game} of {self.seats}, {self.scores}, {state}>"
