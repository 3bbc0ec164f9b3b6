"""Measuring: things are timed in turns, in slices of processor time, and the median of the slices counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time

REPEATS = 5

Work = Callable[[float], float]
"""Works for about so many seconds; returns what it measured."""


@dataclass(frozen=True)
class Result:
    """A measured number, the median of all that was `found`; None where it could not be measured."""

    name: str
    title: str
    unit: str
    number: float | None
    compared: bool
    found: tuple[float, ...] = ()

    def over(self, yardstick: Result | None) -> list[float]:
        """What counts, by repetition: the numbers, or how many times the yardstick's of the same moment they are."""
        if not self.compared:
            return [*self.found]
        return [own / other for own, other in zip(self.found, yardstick.found if yardstick else (), strict=False)]


@dataclass
class Measurement:
    """Something to measure: its name in JSON, its title for people, and the work itself."""

    name: str
    title: str
    unit: str
    work: Work | None
    compared: bool = False  # whether it is shown as a multiple of the yardstick
    found: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        if self.work is not None:
            self.found.append(self.work(seconds))

    def result(self) -> Result:
        number = median(self.found) if self.found else None
        return Result(self.name, self.title, self.unit, number, self.compared, tuple(self.found))


def repeated(wanted: list[Measurement], seconds: float) -> list[Callable[[], None]]:
    """The slices of all measurements, taking turns, so that a busy moment of the machine hits all alike."""
    share = seconds / max(1, len(wanted) * REPEATS)
    return [_slice(measurement, share) for _ in range(REPEATS) for measurement in wanted]


def _slice(measurement: Measurement, seconds: float) -> Callable[[], None]:
    return lambda: measurement.run(seconds)


def per_second(seconds: float, some: Callable[[], int]) -> float:
    """How many a second; `some` does a few and says how many."""
    start = process_time()
    end = start + seconds
    done = some()
    while process_time() < end:
        done += some()
    return done / (process_time() - start)


def each(seconds: float, one: Callable[[], object], scale: float, batch: int = 1) -> float:
    """How long one takes, in a scale like 1e6 for microseconds."""

    def some() -> int:
        for _ in range(batch):
            one()
        return batch

    return scale / per_second(seconds, some)
