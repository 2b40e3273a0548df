"""The kernel in WebAssembly, under Node, plays as the native one does. `make wasm` compiles it;
where that was not done there is nothing to compare. Many more games: `bench/wasm.py`."""

import subprocess
import sys
from pathlib import Path

import pytest
from static_site import pack
from tanglewood_build import ROOT, node_command
from wasm_kernel import KERNEL, is_made

from tanglewood import kernel

PROGRAM = Path(__file__).with_name("asked.py")

pytestmark = pytest.mark.skipif(
    not (is_made() and kernel.available()), reason="make wasm compiles it, where a kernel is built"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page's worker gets: the packed rooms and the kernel."""
    found = tmp_path_factory.mktemp("python")
    pack(found / "tanglewood.zip")
    (found / KERNEL.name).symlink_to(KERNEL)
    return found


def test_both_kernels_answer_alike(folder: Path) -> None:
    """Games, searches, worlds, networks and refusals, line by line."""
    commands = [
        [sys.executable, str(PROGRAM)],
        node_command("tools/python.mjs", str(folder), str(PROGRAM)),
    ]
    runs = [
        subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT / "web")
        for command in commands
    ]
    for run in runs:
        assert run.returncode == 0, run.stderr
    native, wasm = (run.stdout.splitlines() for run in runs)
    assert len(native) > 20
    assert wasm == native
