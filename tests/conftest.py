"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A test never fails because the machine is busy.
settings.register_profile("ludoteca", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ludoteca")
