"""Who thinks next: no kind of thinking starves another, and nobody's questions push those of others aside.

The workers here are stubs whose thoughts take a known time, on a loop whose clock jumps to the next thing that happens:
what is counted is exact on every machine.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest

from castillo.server import worker
from castillo.server.refusals import Refused
from castillo.server.thinking import ALONE, CHANCES, HINTS, PEOPLE, REVIEWS, Gone, Kind, Question, Task, Thinking

pytestmark = pytest.mark.slow

MINUTE = 60.0
GAP = 0.01  # between an answer and the next question, while it is saved and told


class JumpingLoop(asyncio.SelectorEventLoop):
    """Time passes only where everybody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 1000.0

    def time(self) -> float:
        return self.at

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.at = max(self.at, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def run(work: Coroutine[Any, Any, Any]) -> Any:
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)


class Stub:
    """Thinks exactly as long as it may, unless it is to die."""

    deaths = 0

    async def think(self, task: Task) -> Any:
        await asyncio.sleep(task.seconds)
        if Stub.deaths:
            Stub.deaths -= 1
            raise Gone
        return task.arguments[0] if task.arguments else None


def lasting(seconds: float) -> Any:
    """A question that takes this long, a quarter of it where it is to be short."""

    def begin(question: Question) -> Task:
        time = seconds / 4 if question.short else seconds
        return Task(str, (time,), time)

    return begin


class Crowd:
    """Askers who ask again as soon as they have an answer, and what each of them got."""

    def __init__(self, workers: int) -> None:
        self.thinking = Thinking([Stub() for _ in range(workers)])
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[int] = Counter()
        self.longest: dict[str, float] = {}
        self._askers: list[asyncio.Task[None]] = []

    def join(self, kind: Kind, asker: str, seconds: float) -> None:
        self._askers.append(asyncio.create_task(self._keep_asking(kind, asker, seconds)))

    async def _keep_asking(self, kind: Kind, asker: str, seconds: float) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            asked = clock()
            try:
                await self.thinking.ask(kind, asker, lasting(seconds))
                self.answers[asker] += 1
                self.longest[asker] = max(self.longest.get(asker, 0.0), clock() - asked)
            except Refused as refused:
                self.refusals[refused.status] += 1
                await asyncio.sleep(0.1)
            await asyncio.sleep(GAP)

    async def after(self, seconds: float) -> Crowd:
        await asyncio.sleep(seconds)
        for asker in self._askers:
            asker.cancel()
        await self.thinking.stop()
        return self


def bots_answers(workers: int, tables: int, hammering: int, kind: Kind = PEOPLE, by: Kind = HINTS) -> int:
    """How many answers bots at some tables give in a minute while one guest hammers."""

    async def play() -> Crowd:
        crowd = Crowd(workers)
        for table in range(tables):
            crowd.join(kind, f"table {table}", 0.1)
        for _ in range(hammering):
            crowd.join(by, "hammering", 1.0)
        return await crowd.after(MINUTE)

    crowd: Crowd = run(play())
    return sum(count for asker, count in crowd.answers.items() if asker != "hammering")


@pytest.mark.parametrize("kind", [PEOPLE, ALONE])
@pytest.mark.parametrize(("workers", "tables"), [(1, 1), (1, 4), (2, 1), (2, 6), (8, 3), (8, 20)])
def test_one_guest_who_hammers_hints_does_not_slow_the_bots_down(workers: int, tables: int, kind: Kind):
    without = bots_answers(workers, tables, hammering=0, kind=kind)
    assert bots_answers(workers, tables, hammering=20, kind=kind) >= 0.88 * without


@pytest.mark.parametrize("by", [CHANCES, REVIEWS])
@pytest.mark.parametrize(("workers", "tables"), [(1, 1), (1, 4), (2, 6), (8, 20)])
def test_what_is_told_of_finished_games_does_not_slow_the_bots_down(workers: int, tables: int, by: Kind):
    without = bots_answers(workers, tables, hammering=0)
    assert bots_answers(workers, tables, hammering=100, by=by) >= 0.93 * without


@pytest.mark.parametrize(("workers", "tables"), [(1, 1), (1, 4), (2, 6), (8, 20)])
def test_tables_where_nobody_is_yield_to_peoples_tables(workers: int, tables: int):
    without = bots_answers(workers, tables, hammering=0)
    assert bots_answers(workers, tables, hammering=50, by=ALONE) >= 0.96 * without


def test_each_has_its_share_when_everything_is_asked_at_once():
    """On one worker, under all the load there can be, nobody starves: no hint, no table that nobody watches."""

    async def play() -> Crowd:
        crowd = Crowd(1)
        for table in range(8):
            crowd.join(PEOPLE, f"people {table}", 0.2)
        for table in range(30):
            crowd.join(ALONE, f"alone {table}", 0.2)
        for _ in range(30):
            crowd.join(HINTS, "hammering", 1.0)
        crowd.join(HINTS, "another", 1.0)
        crowd.join(CHANCES, "curve", 0.2)
        crowd.join(REVIEWS, "review", 0.2)
        return await crowd.after(MINUTE)

    crowd: Crowd = run(play())
    people = [crowd.answers[f"people {table}"] for table in range(8)]
    assert sum(people) * 0.2 >= 0.8 * MINUTE
    assert max(people) - min(people) <= 1, "in turn, table by table"
    assert sum(crowd.answers[f"alone {table}"] for table in range(30)) >= 20
    assert crowd.answers["curve"] >= 10
    assert crowd.answers["review"] >= 5
    assert crowd.answers["another"] >= 5
    assert abs(crowd.answers["another"] - crowd.answers["hammering"]) <= 1, "hints are given in turn, guest by guest"
    assert crowd.longest["another"] <= 10
    assert crowd.refusals[429] > 0, "who hammers is told to wait"


def test_a_hint_does_not_keep_the_only_worker_for_long():
    async def play() -> Crowd:
        crowd = Crowd(1)
        crowd.join(HINTS, "guest", 1.0)
        await asyncio.sleep(5)
        crowd.join(PEOPLE, "table", 0.1)
        return await crowd.after(MINUTE)

    crowd: Crowd = run(play())
    assert crowd.longest["table"] <= 0.1 + 0.25 + GAP


def test_on_a_quiet_server_a_hint_is_thought_about_at_once_and_in_full():
    async def play() -> float:
        thinking = Thinking([Stub(), Stub()])
        seconds: float = await thinking.ask(HINTS, "guest", lasting(1.0))
        assert asyncio.get_running_loop().time() == 1000.0 + seconds
        return seconds

    assert run(play()) == 1.0


def test_under_overload_hints_are_refused_and_bots_wait():
    async def play() -> tuple[int, Crowd]:
        crowd = Crowd(1)
        for table in range(40):
            crowd.join(PEOPLE, f"table {table}", 0.5)
        await asyncio.sleep(1)
        with pytest.raises(Refused) as refused:
            await crowd.thinking.ask(HINTS, "guest", lasting(1.0))
        return refused.value.status, await crowd.after(MINUTE)

    status, crowd = run(play())
    assert status == 503
    assert all(crowd.answers[f"table {table}"] >= 2 for table in range(40)), "every bot has its turn"
    assert not crowd.refusals


def test_many_tables_of_one_guest_do_not_push_those_of_others_aside():
    async def play() -> Crowd:
        crowd = Crowd(1)
        for _ in range(50):
            crowd.join(PEOPLE, "many", 0.1)
        crowd.join(PEOPLE, "one", 0.1)
        return await crowd.after(MINUTE)

    crowd: Crowd = run(play())
    assert crowd.longest["one"] <= 0.1 * 3


def test_a_hint_that_waits_too_long_is_refused():
    async def play() -> list[int]:
        thinking = Thinking([Stub()])
        asked = [thinking.ask(HINTS, f"guest {i}", lasting(16.0)) for i in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [answer.status for answer in answers if isinstance(answer, Refused)]

    refused = run(play())
    assert refused
    assert set(refused) == {503}


@pytest.mark.parametrize("lost", [1, 2, 5, 20])
def test_a_bots_question_survives_every_worker_that_is_lost_over_it(lost: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Stub, "deaths", lost)

    async def play() -> Any:
        thinking = Thinking([Stub()])
        return await thinking.ask(PEOPLE, "table", lambda question: Task(str, (question.lost,), 0.1))

    assert run(play()) == lost, "asked again so often, answered once"


def test_who_goes_away_is_not_thought_about():
    async def play() -> list[str]:
        thinking, begun = Thinking([Stub()]), []

        def begin(question: Question) -> Task:
            begun.append(question.asker)
            return Task(str, (), 0.25)

        asked = [asyncio.create_task(thinking.ask(HINTS, name, begin)) for name in ("first", "gone", "last")]
        await asyncio.sleep(0.1)
        asked[1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return begun

    assert run(play()) == ["first", "last"]


class Prompt:
    """Stands for a bot: it takes the first option, and tells how long it was given."""

    given: list[float]

    def choose(self, view: dict[str, Any], decision: dict[str, Any], clock: float) -> dict[str, Any]:
        self.given = [clock]
        option: dict[str, Any] = decision["options"][0]
        return option


def test_a_bot_looks_ahead_for_what_is_left_of_its_time(monkeypatch: pytest.MonkeyPatch):
    bot, clock = Prompt(), iter((5.0, 5.2, 5.9))
    monkeypatch.setattr("castillo.server.worker.bots.make", lambda level, seed: bot)
    monkeypatch.setattr("castillo.server.worker.time.monotonic", lambda: next(clock))
    action, busy = worker.answer("hard", 1, b'{"decision": {"options": [{"action": 7}]}}', 1.0)
    assert (action, round(busy, 6)) == (7, 0.9)
    assert bot.given == [pytest.approx(1.0 - 0.2 - worker.MARGIN)], "reading the view took a fifth of it"
