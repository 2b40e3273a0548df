"""No test of the command line touches the user's own folder, colours or language."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TANGLEWOOD_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    for name in ("TANGLEWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
