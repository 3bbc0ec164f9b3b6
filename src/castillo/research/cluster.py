"""Games on a cluster, played by Ray: on one of this machine alone, or on one that is there already.

The games and their results are those of any other crew (`castillo.bots.crew`). A game whose worker or node is lost
is begun again elsewhere.
"""

from __future__ import annotations

import os
import platform
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from castillo.bots.crew import LOSSES, Answer, Crew, answered, lost_too_often
from castillo.kernel.errors import SetupError
from castillo.versions import players_version

J = TypeVar("J")
R = TypeVar("R")

LOCAL, AUTO = "local", "auto"
"""Addresses in words, as Ray has them: a cluster of this machine, and the one that this machine belongs to."""
PATIENCE = 5.0  # seconds
STORE = 128 * 1024 * 1024
"""Bytes for results that wait on a cluster of this machine; they are small."""
AHEAD = 2
"""Games that are under way or wait, for each processor of the cluster, so that none of them ever waits for us."""


class Cluster(Crew):
    """A crew of Ray's workers. It is connected once, and stays so until the process ends.

    `address` is a cluster's (`10.0.0.5:6379`, `ray://10.0.0.5:10001`), or that of the environment (`RAY_ADDRESS`);
    without either there will be a cluster of this machine alone. `most` limits how many games are played at a time.
    """

    def __init__(self, address: str = "", most: int = 0) -> None:
        self.most = most
        self.played: Counter[str] = Counter()
        address = address or os.environ.get("RAY_ADDRESS", "") or LOCAL
        self._ray = _ray(address)
        if not self._ray.is_initialized():
            connect(self._ray, address, most)

    def play(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Every job's result, as they end, from wherever they were played."""
        ray, left = self._ray, iter(jobs)
        task = ray.remote(num_cpus=1, max_retries=LOSSES)(_played)
        under_way: list[Any] = []
        try:
            while True:
                under_way += [task.remote(players_version(), work, job) for job in islice(left, self._room(under_way))]
                if not under_way:
                    return
                done, under_way = ray.wait(under_way)
                for reference in done:
                    node, answer = self._got(reference)
                    self.played[node] += 1
                    yield answer.taken()
        finally:
            for reference in under_way:
                ray.cancel(reference, force=True)

    def told(self) -> str:
        """How many games each node has played."""
        return ", ".join(f"{node}: {games}" for node, games in sorted(self.played.items()))

    def _room(self, under_way: list[Any]) -> int:
        """How many more games may be begun; nodes come and go."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(0, (self.most or max(1, AHEAD * processors)) - len(under_way))

    def _got(self, reference: Any) -> tuple[str, Answer[Any]]:
        errors = self._ray.exceptions
        try:
            node, answer = self._ray.get(reference)
        except errors.RayTaskError as error:  # what goes wrong in a game comes back as an answer
            raise SetupError(f"a node of the cluster cannot play ({_last_line(error)}); is castillo on it?") from None
        except (errors.WorkerCrashedError, errors.OutOfMemoryError, errors.ObjectLostError):
            raise lost_too_often() from None
        except errors.RayError as error:
            raise SetupError(f"the cluster cannot be used any more ({_last_line(error)}).") from None
        return str(node), answer


def _played(version: str, work: Callable[[J], R], job: J) -> tuple[str, Answer[R]]:
    """What a worker does; another version would play other games."""
    node = platform.node() or "a node"
    if version != players_version():
        return node, Answer(refused=f"{node} has another version of castillo; every node needs the same.")
    return node, answered(work, job)


# -- Ray -----------------------------------------------------------------------------------------------------


def _ray(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # nobody else can reach its ports
    try:
        return import_module("ray")
    except ImportError:
        raise SetupError("--cluster needs Ray: pip install castillo[cluster].") from None


def connect(ray: Any, address: str, most: int) -> None:
    """Connect to a cluster, or start one of this machine; refuses with `SetupError`."""
    usual: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            processors = most or os.cpu_count() or 1
            ray.init(LOCAL, num_cpus=processors, include_dashboard=False, object_store_memory=STORE, **usual)
        else:
            _knock(address)
            ray.init(address, **usual)
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError, OverflowError) as error:
        raise SetupError(f"--cluster: {address!r} cannot be reached ({_last_line(error)}).") from None


def _knock(address: str) -> None:
    """Whether somebody is there at all: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not (host and colon and port.isdigit()):
        raise ValueError("an address is HOST:PORT or ray://HOST:PORT")
    socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _last_line(error: Exception) -> str:
    """The end of what Ray says: it tells long stories."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__).rstrip(".")
