"""What holds for every test."""

import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

# Before NumPy and JAX are imported: on a busy machine their threads wait for each other, and tests
# are small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

# What a shell starts in the background is told to ignore Ctrl-C, and so is all that it starts:
# programs that are stopped by a test must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in every run, and no clock: what fails here fails everywhere, and on a busy
# machine too. Fresh examples, to look for more: pytest --hypothesis-profile=fresh
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("fresh", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

LAW: Final = {
    "cards", "components", "core", "golden", "properties", "record", "rules", "toys", "words",
}  # fmt: skip
"""The folders whose tests are the law's witnesses."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure coverage where the law is tested and nowhere else.

    Tracing triples the time of the long walks beside the kernel, and a line that only a walk
    happened to cross has no witness.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] not in LAW:
            item.add_marker("no_cover")


@contextmanager
def untraced(item: pytest.Item) -> Iterator[None]:
    """Without any tracing, where coverage is not measured.

    The marker alone pauses one measurement of two: in a worker of a parallel run pytest-cov starts
    once for the whole run, as its arguments ask, and once more for the worker.
    """
    if item.get_closest_marker("no_cover") is None:
        yield
        return
    here, elsewhere = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        threading.settrace(elsewhere)
        sys.settrace(here)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with untraced(item):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with untraced(item):
        return (yield)


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that nobody seeded are those of the test's name, in every run.

    Only what chooses deals is steered; tokens stay unguessable.
    """
    random = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbits", random.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", random.randrange)
