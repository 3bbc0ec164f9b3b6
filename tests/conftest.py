"""For all tests: Hypothesis always draws the same examples, and nothing is judged by its time."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "castillo",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("castillo")
