"""Crews: who plays many games. This process, several, or a cluster (`castillo.research.cluster`).

What is played is a function of a module and plain data for it, and what comes back is plain data: positions never
travel. The same jobs give the same results whoever plays them; they come as they end.
"""

from __future__ import annotations

import signal as signals
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Generic, TypeVar

from castillo.kernel.errors import CastilloError, SetupError

LOSSES = 3
"""So often a game is begun again after its worker was lost; whoever loses it once more is probably lost through it."""

J = TypeVar("J")
R = TypeVar("R")


class Crew:
    """Plays games: a function and its jobs in, results out, not in order."""

    def play(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Every job's result, as they end. Jobs are asked for when somebody is free, not before."""
        raise NotImplementedError

    def told(self) -> str:
        """Who played how much so far, for people; empty where there is nothing to tell."""
        return ""


@dataclass
class Answer(Generic[R]):
    """What came of a job: its result, or one sentence about what was refused, or what should not have happened."""

    result: R | None = None
    refused: str = ""
    fault: str = ""
    trace: str = ""

    def taken(self) -> R:
        """The result; what went wrong is raised."""
        if self.refused:
            raise SetupError(self.refused)
        if self.fault:
            error = RuntimeError(self.fault)
            error.add_note(self.trace)
            raise error
        return self.result  # type: ignore[return-value]  # a job may well have the result None


def answered(work: Callable[[J], R], job: J) -> Answer[R]:
    """Do a job; what goes wrong comes back in words, because not every error can travel."""
    try:
        return Answer(work(job))
    except CastilloError as error:
        return Answer(refused=str(error))
    except Exception as error:
        return Answer(fault=f"{type(error).__name__}: {error}", trace=format_exc())


def lost_too_often() -> SetupError:
    """What is said of a game that nobody survives."""
    return SetupError(f"a game was begun {LOSSES + 1} times, and its worker was lost each time; is memory short?")


class Here(Crew):
    """This process, one game after the other."""

    def play(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        yield from map(work, jobs)


@dataclass
class Processes(Crew):
    """Several processes of this machine. One that is lost is replaced, and its game begun again."""

    count: int

    def play(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        left = iter(jobs)
        busy: dict[Any, _Worker[J, R]] = {}
        try:
            for job in islice(left, self.count):
                worker = _Worker(work, job)
                busy[worker.pipe] = worker
            while busy:
                for pipe in wait(list(busy)):
                    worker = busy.pop(pipe)
                    answer = worker.answer()
                    following = worker.again() if answer is None else worker.next(left)
                    if following is not None:
                        busy[following.pipe] = following
                    if answer is not None:
                        yield answer.taken()
        finally:
            for worker in busy.values():
                worker.end()


def crew_of(processes: int) -> Crew:
    """Whoever is needed for so many games at a time."""
    return Here() if processes == 1 else Processes(processes)


# -- processes -----------------------------------------------------------------------------------------------


@dataclass
class _Worker(Generic[J, R]):
    """A process with the job it does now."""

    work: Callable[[J], R]
    job: J
    lost: int = 0
    pipe: Connection = field(init=False)

    def __post_init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, self.work), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()  # so that the pipe ends with the process
        self._give()

    def answer(self) -> Answer[R] | None:
        """What came of the job; None if the process is gone."""
        try:
            answer: Answer[R] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.lost = 0
        return answer

    def again(self) -> _Worker[J, R]:
        """Another process in the place of one that is gone, with the same job."""
        self.end()
        if self.lost == LOSSES:
            raise lost_too_often()
        return _Worker(self.work, self.job, self.lost + 1)

    def next(self, left: Iterator[J]) -> _Worker[J, R] | None:
        """The same process with the next job, if there is one."""
        for job in left:
            self.job = job
            self._give()
            return self
        self.end()
        return None

    def end(self) -> None:
        """No more jobs; one that is under way is given up."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()

    def _give(self) -> None:
        with suppress(OSError):  # if it is gone already, its answer is that it is gone
            self.pipe.send(self.job)


def _serve(pipe: Connection, work: Callable[[J], R]) -> None:
    """What a process does: one job after the other."""
    signals.signal(signals.SIGINT, signals.SIG_IGN)  # stopping is the parent's business
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            pipe.send(answered(work, pipe.recv()))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started now hear no Ctrl-C, not even while they import what they need."""
    if not hasattr(signals, "pthread_sigmask"):
        yield
        return
    before = signals.pthread_sigmask(signals.SIG_BLOCK, {signals.SIGINT})
    try:
        yield
    finally:
        signals.pthread_sigmask(signals.SIG_SETMASK, before)
