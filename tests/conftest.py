"""For all tests: Hypothesis draws the same examples, nothing is judged by its time, and a failure shows at once."""

import os
import zlib

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


ENGINE = ("laws", "suite", "records", "rules", "counts", "el_grande/modules")
"""Folders of tests of the engine: `./test` runs all of them on the compiled engine, and a tenth interpreted."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the engine's tests, one in CASTILLO_SHARE is taken, always the same, and those that do not run compiled."""
    share = int(os.environ.get("CASTILLO_SHARE", "1"))
    left_out = [item for item in items if of_the_engine(item) and zlib.crc32(item.nodeid.encode()) % share]
    left_out = [item for item in left_out if item.get_closest_marker("skipif") is None]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def of_the_engine(item: pytest.Item) -> bool:
    return any(f"/{folder}/" in item.path.as_posix() for folder in ENGINE)


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
