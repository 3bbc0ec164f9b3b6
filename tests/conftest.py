"""For all tests: Hypothesis draws the same examples, nothing is judged by its time, and a failure shows at once."""

import os
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "castillo",
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # a random walk does not get simpler by shrinking its luck
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("castillo")

ROOT = Path(__file__).parent.parent


SAMPLED = [ROOT / folder for folder in os.environ.get("CASTILLO_SAMPLED", "").split()]
"""Folders of which one test in ten is taken, always the same: `./test` runs all of them on the compiled engine."""


FAST = os.environ.get("CASTILLO_FAST") == "1"
"""`./test --fast`: what is marked slow is left out."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = {item for item in items if is_sampled(item) and zlib.crc32(item.nodeid.encode()) % 10}
    left_out |= {item for item in items if FAST and is_slow(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def is_sampled(item: pytest.Item) -> bool:
    """Tests that do not run compiled are all taken."""
    return any(item.path.is_relative_to(folder) for folder in SAMPLED) and item.get_closest_marker("skipif") is None


def is_slow(item: pytest.Item) -> bool:
    """Marked so, or run on SQLite too."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    return item.get_closest_marker("slow") is not None or parameters.get("database") == "postgresql"


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Where results are told, not in xdist's workers: a long run need not end to show what failed."""
    told = config.pluginmanager.get_plugin("terminalreporter")
    if told is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Told(told), "failures-at-once")


class Told:
    """Names each failure when it happens; the whole story comes at the end."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            self.terminal.ensure_newline()
            self.terminal.write_line(f"failed: {report.nodeid} {crash.message.splitlines()[0] if crash else ''}")
