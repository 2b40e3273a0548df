"""Every test plays in a folder of its own, with colours unless it says otherwise."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TANGLEWOOD_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NO_COLOR", raising=False)
