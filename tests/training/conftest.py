"""Training needs JAX, which has no wheel for some platforms, and the compiled kernel."""

import os
from importlib.util import find_spec

import pytest

from tanglewood.kernel import available

collect_ignore_glob = [] if find_spec("jax") and available() else ["test_*.py"]


@pytest.fixture(scope="session", autouse=True)
def _programs(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Runs of the same plan share a compiled program: most of a small run's time is its making."""
    import jax  # where it is there

    settings = {
        "jax_compilation_cache_dir": os.fspath(tmp_path_factory.mktemp("programs")),
        "jax_persistent_cache_min_compile_time_secs": 0.0,
        "jax_persistent_cache_min_entry_size_bytes": -1,
    }
    for name, value in settings.items():
        jax.config.update(name, value)  # type: ignore[no-untyped-call]
