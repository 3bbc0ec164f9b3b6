"""The loop of a terminal game: people are asked, bots answer, everything goes through the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from castillo.bots import Bot
from castillo.cli import saving
from castillo.cli.language import Words
from castillo.cli.terminal.account import account
from castillo.cli.terminal.commands import Commands
from castillo.cli.terminal.ending import ending
from castillo.cli.terminal.history import History
from castillo.cli.terminal.keyboard import Keyboard, Leave
from castillo.cli.terminal.matching import option_of_step
from castillo.cli.terminal.options import labelled
from castillo.cli.terminal.screen import Screen
from castillo.cli.terminal.seating import KEYBOARD, PERSON, Seating
from castillo.kernel.decision import Decision, Option
from castillo.kernel.game import Game
from castillo.table import ProposedEntry, Table

NO_TIME = 0
"""Nobody keeps time at a keyboard."""


@dataclass
class Session:
    """One game at this terminal."""

    table: Table
    seating: Seating
    screen: Screen
    keyboard: Keyboard
    history: History
    save_to: Path | None = None
    queue: list[str] = field(default_factory=list)  # small decisions still to be made of what was typed
    queue_kind: str = ""  # the kind of question they all answer; empty: several
    seen: dict[int, int] = field(default_factory=dict)  # by seat: the happenings it was told
    at_keyboard: int | None = None
    note: str = ""  # one sentence to be said with the next question

    @property
    def words(self) -> Words:
        return self.screen.words

    @property
    def game(self) -> Game:
        return self.table.begun_game()

    def run(self) -> int:
        """Play to the end, or until everyone leaves."""
        bots = self.seating.bots(self.game.setup.seed)
        self.note = self._welcome()
        if self.save_to is not None:
            self.save(self.save_to)  # a file that cannot be written is found now, not after an hour
        try:
            while not self.table.over:
                if self.table.asked_seats[0] in self.table.asked_bots:
                    self._bots_go_on(bots)
                else:
                    self._ask(self.game.decisions[0])
        except (Leave, KeyboardInterrupt):
            self._leave()
            return 0
        self._end()
        return 0

    def _bots_go_on(self, bots: dict[int, Bot]) -> None:
        """Bots answer, each seeing only its own view, until a person is asked."""
        with self.screen.thinking():
            while questions := self.table.bot_questions():
                question = questions[0]
                if question.seat != self.table.asked_seats[0]:
                    return
                action = bots[question.seat].choose(self.table.view(question.seat))["action"]
                self._accept(self.table.bot_chooses(question.seat, question.number, action, NO_TIME))

    def _welcome(self) -> str:
        kinds = [kind for kind in self.seating.kinds if kind != PERSON]
        return self.words("welcome", bots=len(kinds), level=kinds[0] if kinds else "")

    # -- what commands use -------------------------------------------------------------------------------

    def choose(self, choice: Option | int, seat: int) -> None:
        action = choice.action if isinstance(choice, Option) else choice
        decision = self.game.decision_of(seat)
        number = decision.number if decision is not None else -1
        self._accept(self.table.choose(KEYBOARD, seat, number, action, NO_TIME))

    def take_back(self, seat: int) -> None:
        self._accept(self.table.take_back(KEYBOARD, seat, self.table.public_length, NO_TIME))
        self.queue.clear()

    def stand(self, seat: int, window: str, answer: str) -> None:
        self._accept(self.table.stand(KEYBOARD, seat, window, answer, NO_TIME))

    def _accept(self, proposal: ProposedEntry) -> None:
        """Nothing is saved after every choice here, so a proposal is accepted at once."""
        self.table.accept(proposal)
        self.history.follow(proposal.entry.kind, [event for _, event in proposal.line.events])

    def save(self, path: Path) -> None:
        saving.save(path, self.game, self.seating.to_json())

    # -- asking ------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self.queue and seat == self.at_keyboard:
            self._next_small_step(decision)
            return
        self.queue.clear()
        self._keep()
        self._hand_over(seat)
        choices = labelled(decision.options, self.screen.values)
        events = self.history.events(seat, min(self.seen.get(seat, 0), len(self.history)))
        self.screen.question(self.table.view(seat), choices, account(events, self.words, short=True))
        self.seen[seat] = len(self.history)
        if self.note:
            self.screen.say(self.note)
            self.note = ""
        commands = Commands(self, decision, choices)
        while not commands.obey(self.keyboard.ask()):
            pass

    def _keep(self) -> None:
        """Save on the way; a failure is told, and the game continues."""
        if self.save_to is None:
            return
        try:
            self.save(self.save_to)
        except OSError as error:
            self.note = self.words("not-saved", file=str(self.save_to), why=error.strerror or str(error))

    def _next_small_step(self, decision: Decision) -> None:
        step = self.queue.pop(0)
        same = self.queue_kind in ("", decision.kind)
        option = option_of_step(step, decision.options) if same else None
        if option is not None:
            self.choose(option, decision.seat)
            return
        self.queue.clear()
        reason = decision.why_not(step.split(" ")[-1])
        self.note = self.words("stopped-at", step=step, why=self.words.text(reason) if reason else "")

    def _hand_over(self, seat: int) -> None:
        """With several people at the keyboard nobody sees another's hand."""
        if self.seating.people > 1 and self.at_keyboard != seat:
            if self.screen.console.is_terminal:
                self.screen.console.clear()
            self.keyboard.ask(self.words("hand-over", seat=self.words.seat(seat)) + " ")
        self.at_keyboard = seat

    # -- the end -----------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._keep()
        last = min(self.seen.values(), default=0)
        viewer = self.at_keyboard if self.seating.people == 1 else None
        for line in account(self.history.events(viewer, last), self.words):
            self.screen.say(line)
        self.screen.show(self.screen.board(self.table.view(viewer)))
        self.screen.show(ending(self.game, self.history, self.words))

    def _leave(self) -> None:
        if self.save_to is not None:
            self._keep()
            self.screen.say(self.words("left-saved", file=str(self.save_to)))
        else:
            self.screen.say(self.words("left"))
