"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A test never fails because the machine is busy, nor once in a hundred runs: new examples are what `run.py soak` and
# `run.py fuzz` are for.
settings.register_profile("ludoteca", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ludoteca")
