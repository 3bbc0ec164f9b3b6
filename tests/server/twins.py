"""Twin tables: the same game at the same times, apart from what one seat does secretly. To others they look the same.

There is no HTTP and no database here, only what shows a table to its viewers: so whole games take a moment.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import castillo
from castillo.fuzz.tables import SeededTable, random_table
from castillo.kernel.actions import ANSWER, a_of, action
from castillo.kernel.frame import Simultaneous
from castillo.kernel.reactions import Reaction
from castillo.kernel.record import RecordEntry
from castillo.kernel.window import STANDING_WORDS
from castillo.server import news
from castillo.server.lines import sent_json
from castillo.server.live import LiveTable
from castillo.server.messages import NewTable, Pace, SeatWish
from castillo.server.opening import _stored
from castillo.server.positions import record_of
from castillo.server.showing import state_json
from castillo.server.storage.rows import Guest, LogRow
from castillo.table.seats import Seat
from tests.server.harness import HandTime


@dataclass(eq=False)
class Eyes:
    """A viewer who keeps every byte."""

    guest: str
    seen: list[bytes] = field(default_factory=list)

    def put(self, message: bytes) -> None:
        self.seen.append(message)


class Twin:
    """One of the tables."""

    def __init__(self, wish: NewTable, seed: int, at: int, secretive: int) -> None:
        stored, values = _stored(Guest("guest 0", "Ana"), wish, seed)
        stored.id, stored.invite_token, stored.watch_token = "twin", "to-sit", "to-watch"
        stored.created = stored.started = stored.updated = at
        stored.state, stored.window_seconds = "playing", 20
        seats = [Seat(seat, "person", f"guest {seat}", f"Player {seat}") for seat in range(stored.players)]
        self.live = LiveTable(stored, seats, values)
        self.live.begin(record_of(stored, values, []).start())
        self.eyes = [Eyes(seat.guest) for seat in seats if seat.number != secretive] + [Eyes("")]
        self.live.viewers = set(self.eyes)  # type: ignore[arg-type]

    @property
    def game(self) -> Any:
        return self.live.table.game

    def enter(self, entry: RecordEntry) -> None:
        """What the server does with an entry once it is committed."""
        proposal = self.live.table.propose(entry)
        row = LogRow(self.live.table.length + 1, entry, proposal.line.number)
        news.tell(self.live, [self.live.accept(proposal, row)])

    def shown_to(self, eyes: Eyes) -> list[Any]:
        """Everything that a viewer has been sent, can ask for, or can notice from now on."""
        told, eyes.seen = eyes.seen, []
        seats = self.live.table.seats_of(eyes.guest)
        last = next(line for line in map(partial(sent_json, seats=seats), reversed(self.live.recent)) if line)
        return [told, state_json(self.live, eyes.guest), last, self.live.table.deadline]


def table_to_open(luck: Random) -> SeededTable:
    """A random table; a card sheet may leave a stack without cards, which the game refuses."""
    while True:
        table = random_table(luck)
        with suppress(castillo.SetupError):
            table.open()
            return table


class Twins:
    """A random game at two tables; one seat is secretive at the second."""

    def __init__(self, luck: Random, time: HandTime) -> None:
        table = table_to_open(luck)
        seats = [SeatWish("me")] + [SeatWish("hot")] * (table.players - 1)
        pace = Pace(luck.choice((0, 5)), 10)
        wish = NewTable(seats, table.game, list(table.modules), table.options, pace, sheet=table.sheet)
        self.luck = luck
        self.time = time
        self.seat = luck.randrange(table.players)  # whose secrets they are
        self.plain, self.secretive = (Twin(wish, table.seed, time.at, self.seat) for _ in range(2))
        self.secrets = 0  # how many there were

    def play(self) -> None:
        while not self.plain.game.over:
            self.time.at += self.luck.randrange(1, 2000)
            if self.luck.random() < 0.2:
                self._stand_for_a_while()
            if not (self._answer_window() or self._change_mind()):
                self._play_on()
            self.compare()

    def _both(self, *entries: RecordEntry) -> None:
        for twin in (self.plain, self.secretive):
            for entry in entries:
                twin.enter(entry)

    def _choice(self, seat: int, chosen: int) -> RecordEntry:
        return RecordEntry("choose", seat, chosen, at=self.time.at)

    def _stand(self, window: str, answer: str) -> RecordEntry:
        return RecordEntry("stand", self.seat, window=window, answer=answer, at=self.time.at)

    def _play_on(self) -> None:
        game = self.plain.game
        seat = self.luck.choice([decision.seat for decision in game.decisions])
        others = 0 <= game.last_seat != self.seat  # one's own standing answer cannot be taken back, as one sees oneself
        if others and self.luck.random() < 0.05 and game.can_take_back(game.last_seat) is True:
            self._both(RecordEntry("take_back", int(game.last_seat), at=self.time.at))
            return
        self._both(self._choice(seat, self.luck.choice(game.actions_of(seat))))

    def _stand_for_a_while(self) -> None:
        """Standing answers that are taken back before they answer anything: nobody is ever to know."""
        game, frame = self.plain.game, self.plain.game.frames[-1]
        asked = frame.window if isinstance(frame, Reaction) and frame.seat == self.seat else -1
        for window in [window for window in game.rules.windows if window.index != asked]:
            usual = STANDING_WORDS[game.standing[window.index * game.seats + self.seat]]
            for answer in (*self.luck.sample(window.standing_answers(), 2), usual):
                self.time.at += self.luck.randrange(1, 300)
                self.secretive.enter(self._stand(window.name, answer))
                self.secrets += 1
            self.compare()

    def _answer_window(self) -> bool:
        """At one table the seat answers the open window, at the other it stands: the others see an answer."""
        game, frame = self.plain.game, self.plain.game.frames[-1]
        if not isinstance(frame, Reaction) or frame.seat != self.seat:
            return False
        window = game.rules.windows[frame.window]
        lasting = [
            a_of(option)
            for option in game.actions_of(self.seat)
            if STANDING_WORDS[a_of(option)] in window.standing_answers() and window.silent(a_of(option), frame.moment)
        ]
        if not lasting or self.luck.random() < 0.3:
            return False
        answer = self.luck.choice(lasting)
        self.plain.enter(self._choice(self.seat, action(ANSWER, answer)))
        self.secretive.enter(self._stand(window.name, STANDING_WORDS[answer]))
        self.secrets += 1
        return True

    def _change_mind(self) -> bool:
        """While others have yet to answer, the seat answers differently at the two tables, and then alike."""
        game, frame = self.plain.game, self.plain.game.frames[-1]
        if not isinstance(frame, Simultaneous) or not frame.waiting >> self.seat & 1 or len(game.decisions) < 2:
            return False
        if game.decisions[0].kind == "choose_hand":
            return False  # an answer of many steps
        first, second, last = (self.luck.choice(game.actions_of(self.seat)) for _ in range(3))
        self.plain.enter(self._choice(self.seat, first))
        self.secretive.enter(self._choice(self.seat, second))
        self.secrets += 1
        self.compare()
        self.time.at += 500
        self._both(self._choice(self.seat, last))
        return True

    def compare(self) -> None:
        """To everyone else the tables are the same, byte by byte, and neither tells what nobody may know."""
        seed = self.plain.live.stored.seed.encode()
        for plain, secretive in zip(self.plain.eyes, self.secretive.eyes, strict=True):
            there, here = self.plain.shown_to(plain), self.secretive.shown_to(secretive)
            assert here == there
            told = b"".join([*here[0], here[1], here[2]])
            assert seed not in told
            assert b"to-sit" not in told
