"""One table: seats, position, log, clocks, and who may do what. Time comes in; nothing is saved or sent from here."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from castillo.kernel.actions import ANSWER, action
from castillo.kernel.decision import Decision
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.record import RecordEntry
from castillo.kernel.window import NO
from castillo.table import clocks, lessons, refusals
from castillo.table.asking import BotQuestion, asked_bots, question_to_bot, window_seat
from castillo.table.clocks import CLOCKS_ONLY, PAUSE, TurnClocks
from castillo.table.lesson_files import LEARNER, Lesson
from castillo.table.log import EventLine, ended_events, is_secret, line_of, start_line
from castillo.table.proposals import END, SEAM, ProposedEntry, ProposedSeats, tried
from castillo.table.seats import FOR_THIS_TURN, HERE, PERSON, Seat, people, with_changes, would_all_end
from castillo.table.stage import SEEN, Stage, is_staged, packed, unpacked
from castillo.table.thoughts import SecondThoughts

ENDED_FOR_ALL: dict[str, Any] = {"over": True, "waiting": []}
ENDED_FOR_ONE: dict[str, Any] = {"decision": None, "take_back": {"possible": False, "reason": None}}
"""What views say of a game that was ended: it stands as it stood, but nobody is asked anything."""


class Table:
    """A table. Every change is checked and proposed first, and accepted when whoever keeps the table has saved it.

    What people do with seats is in `castillo.table.sitting`.
    """

    __slots__ = (
        "_thought", "clocks", "ended", "game", "length", "lesson", "lines", "owner", "public_length", "rated",
        "seats", "thoughts", "window_seconds",
    )  # fmt: skip

    def __init__(
        self,
        owner: str,
        seats: Iterable[Seat],
        *,
        minutes: int = 0,
        bank: int = 0,
        window_seconds: int = 0,
        lines: int | None = None,
        lesson: Lesson | None = None,
        rated: bool = False,
    ) -> None:
        """`minutes` for a turn and in the `bank` (0: no clock); `lines` of the log kept at hand (None: all).

        Where a game is `rated`, everybody plays for themselves: no hints, and no bot in one's place for a while.
        """
        self.owner = owner
        self.seats = tuple(seats)
        self.window_seconds = window_seconds
        self.lesson = lesson
        self.rated = rated
        self.game: Game | None = None
        self.length = 0  # all entries of the log
        self.public_length = 0  # those that everyone may know of
        self.ended = False  # the game is over, or all people agreed to end it
        self.clocks = TurnClocks.new(len(self.seats), minutes, bank)
        self.thoughts = SecondThoughts.new(len(self.seats))
        self.lines: deque[EventLine] = deque(maxlen=lines)
        self._thought: dict[int, tuple[tuple[int, ...], float]] = {}  # by bot's seat: the turn, and seconds spent on it

    # -- changes ---------------------------------------------------------------------------------------------

    def begin(self, game: Game, at: int) -> EventLine:
        """The game starts: all seats are taken."""
        self.game, self.ended = game, game.over
        self.clocks = self.clocks.after(game, at)
        line = start_line(game, at)
        self.lines.append(line)
        return line

    def propose(self, entry: RecordEntry) -> ProposedEntry:
        """An entry of the log, whoever makes it. Raises `IllegalChoice` where the game does not offer it."""
        game = self.running_game()
        if entry.kind == END or entry.kind in CLOCKS_ONLY:
            return self.propose_played(entry, game, ended_events() if entry.kind == END else [])
        after, events = tried(game, entry)
        return self.propose_played(entry, after, events)

    def propose_played(
        self, entry: RecordEntry, game: Game, events: list[Event], number: int | None = None
    ) -> ProposedEntry:
        """What follows from an entry that leads to this position. `number`, where the log says which line it is."""
        before = self.begun_game()
        secret = is_secret(entry, before.frames, game)
        if number is None:
            number = self.public_length + (not secret)
        times = self._clocks_after(entry, game, events, number, secret)
        new_turn = times.turn != self.clocks.turn
        changed = self._finished_turns() if new_turn else ()
        seats = with_changes(self.seats, changed) if changed else self.seats
        over = entry.kind == END
        return ProposedEntry(
            entry=entry,
            before=before,
            game=game,
            line=line_of(game, entry, events, number, secret),
            seats=seats,
            changed=changed,
            clocks=times,
            thoughts=self.thoughts.after(before, entry, game, new_turn),
            deadline=None if over else clocks.deadline(game, seats, times, self.window_seconds),
        )

    def _clocks_after(
        self, entry: RecordEntry, game: Game, events: list[Event], number: int, secret: bool
    ) -> TurnClocks:
        """The clocks after an entry; after a general scoring they stand still while people look at it."""
        if entry.kind == SEEN:
            return self.clocks.left_by(unpacked(entry.action), entry.at)
        if entry.kind in CLOCKS_ONLY:
            times = self.clocks.after(game, entry.at)
            return times.held(entry.at) if entry.kind == PAUSE else times
        if secret:
            return self.clocks
        if entry.kind == SEAM:
            times = self.clocks.anew().after(game, entry.at)
            return times.held(self.clocks.paused) if self.clocks.paused else times
        before = self.clocks.left_by((entry.seat,), entry.at)
        staged = before.live and is_staged(events) and not game.over
        return before.after(game, entry.at, Stage.of(number, entry.at, len(self.seats)) if staged else None)

    def _finished_turns(self) -> tuple[Seat, ...]:
        """The seats whose turn a bot had to finish, now that it is over."""
        return tuple(replace(seat, away=HERE, level="") for seat in self.seats if seat.away == FOR_THIS_TURN)

    def accept(self, proposal: ProposedEntry) -> None:
        """What was proposed has been saved: from now on it is so."""
        self.follow(proposal, self.length + 1)
        self.seats = proposal.seats

    def follow(self, proposal: ProposedEntry, length: int) -> None:
        """An entry that is in the log already, as its entry `length`. Who sits where is not for it to say."""
        self.game = proposal.game
        if proposal.entry.kind == "choose":
            proposal.game.remember(proposal.before)
        self.clocks, self.thoughts = proposal.clocks, proposal.thoughts
        self.length = length
        self.public_length = proposal.line.number
        self.ended = proposal.over
        self.lines.append(proposal.line)

    def propose_seats(self, *changed: Seat) -> ProposedSeats:
        """Other people or bots in some seats."""
        seats = with_changes(self.seats, changed)
        due = None if self.over else clocks.deadline(self.game, seats, self.clocks, self.window_seconds)
        return ProposedSeats(changed, seats, due, tuple(asked_bots(self.game, seats)) if not self.over else ())

    def accept_seats(self, proposal: ProposedSeats) -> None:
        """What was proposed has been saved: now it holds."""
        self.seats = proposal.seats

    # -- what people do --------------------------------------------------------------------------------------

    def choose(self, guest: str, seat: int, number: int, choice: int, at: int) -> ProposedEntry:
        """A person answers question `number` with an action."""
        game = self._asking(guest, seat, number).game
        offered = lessons.offered(self.lesson, game) if self.lesson is not None and seat == LEARNER else None
        if offered is not None and choice not in offered:
            raise refusals.not_in_lesson()
        return self._considered(RecordEntry("choose", seat, choice, at=at))

    def preview(self, guest: str, seat: int, number: int, choice: int) -> dict[str, Any]:
        """What would follow if a person answered question `number` so; see `kernel/preview.py`."""
        return self._asking(guest, seat, number).game.preview(choice, seat)

    def why_not(self, guest: str, seat: int, number: int, targets: list[str]) -> dict[str, dict[str, Any]]:
        """Why a person cannot answer question `number` so: `reasons`, and `meant` where options write it otherwise."""
        decision = self._asking(guest, seat, number)
        lesson = self.lesson if seat == LEARNER else None
        reasons = decision.reasons(targets) if lesson is None else lessons.reasons(lesson, decision, targets)
        meant = {target: decision.meant(target) for target in targets}
        return {
            "reasons": {target: reason and reason.to_json() for target, reason in reasons.items()},
            "meant": {target: words for target, words in meant.items() if words != target},
        }

    def take_back(self, guest: str, seat: int, public_length: int, at: int) -> ProposedEntry:
        """A person, who has seen so much of the log, takes their last choice back."""
        self._require_person(guest, seat)
        if public_length != self.public_length:
            raise refusals.stale()
        return self._considered(RecordEntry("take_back", seat, at=at))

    def stand(self, guest: str, seat: int, window: str, answer: str, at: int) -> ProposedEntry:
        """A person answers a reaction window in advance."""
        self._require_person(guest, seat)
        return self._considered(RecordEntry("stand", seat, window=window, answer=answer, at=at))

    def seen(self, guest: str, number: int, at: int) -> ProposedEntry | None:
        """Somebody has seen the log up to a line, and looks at no scoring in it any more; None if that is no news."""
        mine = self.seats_of(guest)
        if not mine:
            raise refusals.not_your_seat()
        looking = [seat for seat in mine if self.clocks.stage.looks(seat, at)]
        if self.over or not looking or number < self.clocks.stage.number:
            return None
        return self.propose(RecordEntry(SEEN, looking[0], packed(looking), at=at))

    def end(self, at: int) -> ProposedEntry:
        """The game ends as it stands, because all people would end it."""
        self.running_game()
        if not would_all_end(self.seats):
            raise refusals.stale()
        return self.propose(RecordEntry(END, NOBODY, at=at))

    def _considered(self, entry: RecordEntry) -> ProposedEntry:
        """An entry of a person, who may have second thoughts, but not without end."""
        self.thoughts.check(self.running_game(), entry)
        return self.propose(entry)

    def _asking(self, guest: str, seat: int, number: int) -> Decision:
        """Question `number` to this person, while it is open."""
        self._require_person(guest, seat)
        decision = self.running_game().decision_of(seat)
        if decision is None or decision.number != number:
            raise refusals.stale()
        return decision

    def _require_person(self, guest: str, seat: int) -> None:
        """The game runs, the seat is this guest's, and no bot plays for them."""
        self.running_game()
        self.require_seat(guest, seat)
        if self.seats[seat].resigned:
            raise refusals.resigned()
        if self.seats[seat].played_by_bot:
            raise refusals.bot_plays()
        if self.paused:
            raise refusals.paused()

    # -- what bots do ----------------------------------------------------------------------------------------

    def scripted_answer(self, seat: int) -> int | None:
        """What a bot answers because a lesson says so; None if it has to think."""
        return lessons.scripted(self.lesson, self.running_game(), seat) if self.lesson is not None else None

    def go_on(self, guest: str, at: int) -> ProposedEntry:
        """Whoever learns has read the note that a bot waited for: the bot answers."""
        game = self.running_game()
        self.require_seat(guest, LEARNER)
        if not self._waits_for_reader:
            raise refusals.stale()
        seat = game.waiting_seats()[0]
        answer = self.scripted_answer(seat)
        return self.propose(RecordEntry("choose", seat, int(game.legal()[0]) if answer is None else answer, at=at))

    def bot_questions(self) -> list[BotQuestion]:
        """What bots are asked now."""
        game = self.game
        return [question_to_bot(game, self.seats[seat]) for seat in self.asked_bots] if game is not None else []

    def still_asks(self, seat: int, number: int) -> bool:
        """Whether a bot is still asked this question."""
        return any((question.seat, question.number) == (seat, number) for question in self.bot_questions())

    def bot_chooses(self, seat: int, number: int, choice: int, at: int) -> ProposedEntry:
        """A bot's answer, if the question is still open and still its own."""
        self.running_game()
        if not self.still_asks(seat, number):
            raise refusals.stale()
        return self.propose(RecordEntry("choose", seat, choice, at=at))

    def bots_wait(self, here: Collection[str], at: int) -> bool:
        """Whether bots wait because some of those who are here still look at a scoring."""
        return not self.over and self.clocks.stage.holds(self.seats, here, at)

    def seconds_for_bot(self, seat: int, decision: float, turn: float) -> float:
        """How long a bot may think, with so many seconds for a decision and for a whole turn."""
        return min(decision, turn - self._seconds_spent(seat))

    def note_thought(self, seat: int, seconds: float) -> None:
        """A bot has thought so long about its question."""
        self._thought[seat] = (self.clocks.turn, self._seconds_spent(seat) + seconds)

    def _seconds_spent(self, seat: int) -> float:
        turn, seconds = self._thought.get(seat, ((), 0.0))
        return seconds if turn == self.clocks.turn else 0.0

    # -- what happens by itself ------------------------------------------------------------------------------

    @property
    def deadline(self) -> int | None:
        """The next moment at which something happens without anybody doing it."""
        return None if self.over else clocks.deadline(self.game, self.seats, self.clocks, self.window_seconds)

    def late_window(self, at: int) -> int | None:
        """The seat that has not answered a reaction window in time, if there is one."""
        if self.game is None or self.over:
            return None
        closes = clocks.window_closes(self.game, self.seats, self.clocks, self.window_seconds)
        return window_seat(self.game) if closes is not None and closes <= at else None

    def close_window(self, seat: int, at: int) -> ProposedEntry:
        """The answer "no" of somebody who did not answer in time."""
        self.running_game()
        if self.late_window(at) != seat:
            raise refusals.stale()
        return self.propose(RecordEntry("choose", seat, action(ANSWER, NO), at=at))

    # -- who ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """The game is over: at its end, or because all agreed."""
        return self.ended

    @property
    def paused(self) -> bool:
        """Whether the table rests: no clock runs, nobody is asked, until one of its people ends that."""
        return self.clocks.paused > 0 and not self.over and bool(people(self.seats))

    @property
    def asked_bots(self) -> list[int]:
        """The seats of the bots that everybody waits for."""
        return [] if self.over or self.paused or self._waits_for_reader else asked_bots(self.game, self.seats)

    @property
    def _waits_for_reader(self) -> bool:
        return self.lesson is not None and self.game is not None and self.lesson.waits(self.game)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat."""
        return any(seat.played_by_bot for seat in self.seats)

    @property
    def asked_seats(self) -> list[int]:
        """The seats that everybody waits for, the first to be asked first."""
        return self.game.waiting_seats() if self.game is not None and not self.over else []

    def begun_game(self) -> Game:
        """The game; refuses what is asked of a table that still waits for people."""
        if self.game is None:
            raise refusals.not_started()
        return self.game

    def running_game(self) -> Game:
        """The game; refuses what is asked of one that has not begun or is over."""
        game = self.begun_game()
        if self.over:
            raise refusals.game_over()
        return game

    def seats_of(self, guest: str) -> list[int]:
        """The numbers of the seats that a guest holds."""
        return [seat.number for seat in self.seats if seat.guest == guest] if guest else []

    def require_say(self, guest: str) -> list[int]:
        """Their seats; refuses whoever has no say: they sit here, have not resigned, and the game runs."""
        mine = self.seats_of(guest)
        if not mine:
            raise refusals.not_your_seat()
        self.running_game()
        if all(self.seats[seat].resigned for seat in mine):
            raise refusals.resigned()
        return mine

    def require_seat(self, guest: str, seat: int) -> None:
        """Refuse somebody else's seat."""
        if seat not in self.seats_of(guest):
            raise refusals.not_your_seat()

    def is_inside(self, guest: str) -> bool:
        """Whether somebody sits here or has opened the table."""
        return bool(guest) and (guest == self.owner or any(seat.guest == guest for seat in self.seats))

    def hint_seat(self, guest: str, wish: int | None = None) -> int:
        """The seat of somebody who plays alone against bots and would have a hint: one that is asked something."""
        mine = self.seats_of(guest)
        if mine and self.rated:
            raise refusals.rated_hints()
        if mine and any(seat.kind == PERSON and seat.guest != guest for seat in self.seats):
            raise refusals.no_hints()
        if not mine or wish not in (None, *mine):
            raise refusals.not_your_seat()
        game = self.game if not self.over else None
        wished = [seat for seat in mine if wish in (None, seat)]
        asked = [seat for seat in wished if game is not None and game.decision_of(seat) is not None]
        if not asked:
            raise refusals.stale()
        return asked[0]

    # -- what viewers are told ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a watcher) may know of the game."""
        return {**self.shared_view(), **self.own_view(seat)}

    def shared_view(self) -> dict[str, Any]:
        """The part of a view that is the same for every viewer."""
        return {**self.begun_game().shared_view(), **(ENDED_FOR_ALL if self._was_ended else {})}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The rest of one viewer's view."""
        game = self.begun_game()
        view = {**game.own_view(seat), **(ENDED_FOR_ONE if self._was_ended else {})}
        return lessons.with_lesson(view, self.lesson, game) if self.lesson is not None and seat == LEARNER else view

    def views_for(self, guest: str) -> list[dict[str, Any]]:
        """One view for each seat of somebody; a watcher's where they have none. None before the game begins."""
        if self.game is None:
            return []
        return [self.view(seat) for seat in self.seats_of(guest)] or [self.view(None)]

    def lines_after(self, number: int) -> list[EventLine]:
        """The lines at hand after this one; -1: all, the start included."""
        return [line for line in self.lines if line.number > number]

    @property
    def _was_ended(self) -> bool:
        return self.ended and self.game is not None and not self.game.over
