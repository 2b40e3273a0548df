"""The tests of the kernel need a kernel: where a compiler is found, its absence is a failure."""

from shutil import which

import pytest

from tanglewood import kernel


@pytest.fixture(autouse=True, scope="session")
def _built() -> None:
    reason = kernel.why_missing()
    if reason is None:
        return
    if any(which(compiler) for compiler in ("c++", "g++", "clang++", "cl")):
        pytest.fail(f"{reason} A compiler is here, so something broke the build.")
    pytest.skip(str(reason))
