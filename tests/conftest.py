"""For all tests: Hypothesis always draws the same examples, and nothing is judged by its time."""

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
