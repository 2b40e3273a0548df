"""`make audit`: what is known is told, and what could not be asked about is never called clean."""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from requirements import audit
from tests.meta.repository import ROOT

SCRIPT = ROOT / "requirements" / "audit.py"


@pytest.mark.parametrize("lock", audit.PYTHON_LOCKS, ids=lambda it: it.name)
def test_every_locked_package_has_its_version_and_hashes(lock: Path) -> None:
    found = audit.python_locked(lock)
    assert len(found) == sum(line[0].isalnum() for line in lock.read_text().splitlines())
    assert all(each.hashes for each in found)


def test_every_package_of_the_web_client_has_its_hash() -> None:
    found = audit.npm_locked()
    assert {"svelte", "vite", "@fluent/bundle"} <= {each.name for each in found}
    assert all(each.hashes[0].startswith("sha512-") for each in found)


def test_without_the_tools_the_lists_and_the_date_are_printed(tmp_path: Path) -> None:
    env = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    for words, code in (([], 0), (["--strict"], 3)):
        done = subprocess.run(
            [os.path.realpath(sys.executable), "-I", str(SCRIPT), *words],
            env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == code, done.stderr
        assert done.stdout.count("NOT CHECKED") == len(audit.PYTHON_LOCKS) + 1
        assert "there is neither pip-audit nor uv" in done.stdout
        assert datetime.now(UTC).strftime("%Y-%m-%d") in done.stdout
        assert "  litestar " in done.stdout
        assert "sha256:" in done.stdout


def test_a_known_weakness_is_told_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    answer = {
        "dependencies": [
            {"name": "jinja2", "version": "2.10",
             "vulns": [{"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"]}]},
            {"name": "click", "version": "8.0", "vulns": []},
            {"name": "odd", "skip_reason": "Dependency not found"},
        ]
    }  # fmt: skip
    told = audit.python_told(json.dumps(answer))
    names = (("Jinja2", "2.10"), ("click", "8.0"), ("click", "7.0"), ("odd", "1"))
    locked = [audit.Locked(name, version, ("sha256:0",)) for name, version in names]
    assert audit.audited("some lock", locked, lambda: told) == (1, False)
    out = capsys.readouterr().out
    assert "1 known weaknesses in 2 packages" in out
    assert "jinja2 2.10: PYSEC-2019-217 (fixed in 2.10.1)" in out
    assert "could not be asked about 2 packages" in out


def test_an_answer_of_npm_that_is_none_is_not_taken_for_clean() -> None:
    with pytest.raises(audit.Unreached, match="405"):
        audit.npm_told('{"message": "405 Method Not Allowed", "error": {}}')
    found = audit.npm_told(
        '{"vulnerabilities": {"x": {"range": "<2", "via": ["y", {"url": "u"}]}}}'
    )
    assert [each.package for each in found.weaknesses] == ["x <2"]
