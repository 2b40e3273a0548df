"""What holds for every test."""

import os
from pathlib import Path
from typing import Final

import pytest

# Before NumPy is imported: on a busy machine its threads wait for each other, and tests are small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LAW: Final = {"components", "core", "golden", "properties", "record", "rules"}
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
