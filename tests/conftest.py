"""For all tests: Hypothesis draws the same examples, nothing is judged by its time, and a failure shows at once."""

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
