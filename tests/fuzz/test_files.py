"""No file makes its reader fail: what is wrong with it is said in one sentence. `make fuzz` goes on
for longer."""

from pathlib import Path

import pytest

from tests.fuzz.files import assault


@pytest.mark.parametrize("seed", [1, 2])
def test_no_file_makes_a_reader_fail(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANGLEWOOD_HOME", str(tmp_path / "home"))
    counts, failures = assault(tmp_path, 280, seed)
    assert failures == []
    assert sum(many for name, many in counts.items() if name != "through a command") == 280
