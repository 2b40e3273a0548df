"""Without a compiled kernel one sentence says so; with one, its stub says what it has."""

import subprocess
import sys
from pathlib import Path

import pytest

from tanglewood import kernel, load
from tanglewood.kernel import presence

STUB = Path(presence.__file__).with_name("_kernel.pyi")


def test_a_missing_kernel_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    presence.why_missing.cache_clear()
    monkeypatch.setitem(sys.modules, "tanglewood.kernel._kernel", None)
    try:
        reason = kernel.why_missing()
        assert reason is not None
        assert str(reason).startswith("The compiled kernel is missing")
        assert not kernel.available()
        with pytest.raises(kernel.KernelMissing, match="install a C"):
            kernel.twin(load("fox"))
    finally:
        presence.why_missing.cache_clear()
    monkeypatch.undo()
    assert kernel.available()


def test_the_stub_is_the_extensions_own(tmp_path: Path) -> None:
    fresh = tmp_path / "_kernel.pyi"
    command = ["-m", "nanobind.stubgen", "-q", "-D", "-m", "tanglewood.kernel._kernel", "-o", fresh]
    subprocess.run([sys.executable, *map(str, command)], check=True)
    for tidy in (["check", "--fix", "--select", "I"], ["format"]):
        subprocess.run(
            [sys.executable, "-m", "ruff", *tidy, "-q", "--config", "line-length=100", str(fresh)],
            check=True,
        )
    assert fresh.read_text() == STUB.read_text(), "refresh the stub: see cpp/README.md"
