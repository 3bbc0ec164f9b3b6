"""Who thinks next: each kind of thinking has a queue and a share of the workers, and in a queue all askers take turns.

Bots at people's tables come first, then bots at tables where nobody is, then hints, then win chances, then reviews.
What comes later thinks while workers are idle; where those before it keep them busy it still has its share of the time.
Whoever of them gets the last free worker thinks shortly. Only what comes after the bots is ever refused: a bot waits
for its turn.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from castillo.kernel.text import Text
from castillo.server.limits import too_many
from castillo.server.refusals import Refused

QUIET = 3.0  # seconds after which those who asked before are thought to be content
SAVED = 0.25  # seconds of its share that a kind may save up
OWED = 1.0  # seconds that it may have thought beyond its share, and waits longer for
LOOK = 0.05  # seconds between two looks at the shares, while something waits for its share
TRIES = 2  # times that a worker may be lost over a hint before it is refused
LONGEST_PAUSE = 5.0  # seconds before a question that worker after worker is lost over is asked again


class Gone(Exception):
    """The worker ended before it answered."""


class Thinker(Protocol):
    """Something that thinks about one thing at a time; a worker process."""

    async def think(self, task: Task) -> Any: ...


@dataclass(frozen=True)
class Task:
    """What a worker does, and how many seconds it may take."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float


@dataclass(frozen=True)
class Kind:
    """A kind of thinking. `share` is the part of the time that it has however busy those before it are."""

    name: str
    share: float
    most: int = 0  # questions that may wait; 0: as many as there are
    each: int = 0  # ... of one asker, thought about or waiting
    patience: float = 0.0  # seconds after which a question that waits is refused; 0: it waits until its turn comes


PEOPLE = Kind("people", 1.0)
ALONE = Kind("alone", 0.02)
HINTS = Kind("hints", 0.1, most=32, each=2, patience=10.0)
CHANCES = Kind("chances", 0.05, most=256, patience=60.0)
REVIEWS = Kind("reviews", 0.03, most=128, patience=60.0)
KINDS = (PEOPLE, ALONE, HINTS, CHANCES, REVIEWS)


@dataclass
class Question:
    """Something to think about: `begin` says what is to be done when its turn comes, and may refuse to."""

    kind: Kind
    asker: str
    begin: Callable[[Question], Task]
    answer: asyncio.Future[Any]
    asked: float
    lost: int = 0  # workers that were lost over it
    short: bool = False  # whether someone who comes before it may need the worker at any moment


class Queue:
    """The waiting questions of one kind, and what it has saved of its share."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.waiting: OrderedDict[str, deque[Question]] = OrderedDict()  # by asker; whose turn it is comes first
        self.thought_about: list[Question] = []
        self.busy_until = 0.0  # it was busy a moment ago: more is about to be asked
        self.saved = SAVED
        self._since = 0.0

    def __len__(self) -> int:
        return sum(len(questions) for questions in self.waiting.values())

    def questions(self) -> list[Question]:
        return [question for questions in self.waiting.values() for question in questions]

    def put(self, question: Question) -> None:
        self.waiting.setdefault(question.asker, deque()).append(question)

    def put_back(self, question: Question) -> None:
        """To be the next again."""
        self.waiting.setdefault(question.asker, deque()).appendleft(question)
        self.waiting.move_to_end(question.asker, last=False)

    def take(self) -> Question:
        """The next question; its asker waits for all others then."""
        asker, questions = next(iter(self.waiting.items()))
        question = questions.popleft()
        self.waiting.move_to_end(asker)
        if not questions:
            del self.waiting[asker]
        return question

    def of(self, asker: str) -> int:
        mine = [question for question in self.thought_about if question.asker == asker]
        return len(self.waiting.get(asker, ())) + len(mine)

    def refuse_late(self, at: float) -> None:
        """Take out what nobody waits for any more, and what has waited too long."""
        for question in self.questions():
            late = 0 < self.kind.patience < at - question.asked
            if late and not question.answer.done():
                question.answer.set_exception(too_busy())
            if question.answer.done():
                self._drop(question)

    def _drop(self, question: Question) -> None:
        self.waiting[question.asker].remove(question)
        if not self.waiting[question.asker]:
            del self.waiting[question.asker]

    def is_busy(self, at: float) -> bool:
        return bool(self.waiting or self.thought_about) or at < self.busy_until

    def save(self, at: float, workers: int) -> None:
        self.saved = min(SAVED, self.saved + (at - self._since) * self.kind.share * workers)
        self._since = at


class Thinking:
    """Gives questions to workers. `crowd` is the number of bots' questions for each worker that is too many."""

    def __init__(self, workers: Sequence[Thinker], crowd: int = 12) -> None:
        self.workers = len(workers)
        self.crowd = crowd
        self._free = list(workers)
        self._queues = {kind: Queue(kind) for kind in KINDS}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    async def stop(self) -> None:
        self._stopped = True
        for queue in self._queues.values():
            for question in queue.questions():
                question.answer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- asking --------------------------------------------------------------------------------------------

    async def ask(self, kind: Kind, asker: str, begin: Callable[[Question], Task]) -> Any:
        """The answer, when it has been thought about. What is for people alone is refused where there is too much."""
        queue = self._queues[kind]
        if kind.each and queue.of(asker) >= kind.each:
            raise too_many()
        if kind.most and (len(queue) >= kind.most or self.load(PEOPLE) > self.crowd):
            raise too_busy()
        loop = asyncio.get_running_loop()
        question = Question(kind, asker, begin, loop.create_future(), loop.time())
        queue.put(question)
        self._go_on()
        return await question.answer

    def load(self, kind: Kind) -> float:
        """How many questions of this kind, and of those before it, there are for each worker."""
        upto = KINDS[: KINDS.index(kind) + 1]
        queues = [self._queues[one] for one in upto]
        return sum(len(queue) + len(queue.thought_about) for queue in queues) / self.workers

    # -- whose turn it is ----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Give every free worker something to do, if it is something's turn."""
        if self._stopped:
            return
        at = asyncio.get_running_loop().time()
        for queue in self._queues.values():
            queue.save(at, self.workers)
            queue.refuse_late(at)
        while self._free and (following := self._next(at)) is not None:
            self._start(following, at)
        if self._timer is None and any(queue.waiting for queue in self._queues.values()):
            self._timer = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        self._timer = None
        self._go_on()

    def _next(self, at: float) -> Queue | None:
        """The queue whose turn it is: one that has saved its share, else the first that takes nobody's worker."""
        waiting = [queue for queue in self._queues.values() if queue.waiting]
        due = [queue for queue in waiting if queue.kind is not PEOPLE and queue.saved >= SAVED]
        return next((queue for queue in (*due, *waiting) if queue in due or not self._in_want(queue, at)), None)

    def _in_want(self, queue: Queue, at: float) -> bool:
        """Whether those who come before this queue want the worker: they wait, or it is the last for their next."""
        before = self._busy_before(queue, at)
        return bool(before) and (len(self._free) <= 1 or any(other.waiting for other in before))

    def _busy_before(self, queue: Queue, at: float) -> list[Queue]:
        before = KINDS[: KINDS.index(queue.kind)]
        return [self._queues[kind] for kind in before if self._queues[kind].is_busy(at)]

    def _start(self, queue: Queue, at: float) -> None:
        """Give the next question of a queue to a worker; while others are busy, its share pays for the time."""
        question = queue.take()
        busy = bool(self._busy_before(queue, at))
        question.short = busy or (len(self._free) == 1 and queue.kind is not PEOPLE)
        paid = SAVED if busy else 0.0
        queue.saved -= paid
        queue.thought_about.append(question)
        task = asyncio.create_task(self._think(queue, question, self._free.pop(), paid))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- thinking ------------------------------------------------------------------------------------------

    async def _think(self, queue: Queue, question: Question, worker: Thinker, paid: float) -> None:
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            answer = await worker.think(question.begin(question))
            if not question.answer.done():
                question.answer.set_result(answer)
        except asyncio.CancelledError:
            question.answer.cancel()
            raise
        except Gone as error:
            self._lost(queue, question, error)
        except Exception as error:
            if not question.answer.done():
                question.answer.set_exception(error)
        finally:
            at = clock()
            queue.thought_about.remove(question)
            queue.busy_until = at + QUIET
            queue.saved = max(-OWED, queue.saved - (at - begun - paid if paid else 0.0))
            self._free.append(worker)
            self._go_on()

    def _lost(self, queue: Queue, question: Question, error: Gone) -> None:
        """A bot is asked again, the next time before all others; the page of a person may ask again itself."""
        question.lost += 1
        if question.answer.done():
            return
        if queue.kind.most and question.lost > TRIES:
            question.answer.set_exception(error)
            return
        pause = min(LONGEST_PAUSE, 0.1 * 2**question.lost) if question.lost > TRIES else 0.0
        asyncio.get_running_loop().call_later(pause, self._ask_again, queue, question)

    def _ask_again(self, queue: Queue, question: Question) -> None:
        queue.put_back(question)
        self._go_on()


def too_busy() -> Refused:
    return Refused(503, "The bots are busy; please try again in a moment.", Text("server-why-bots_busy"))
