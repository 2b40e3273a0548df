"""What `make test` installs on the machine itself: nothing before it was named."""

import os
import subprocess
from pathlib import Path

from tests.meta import repository

SCRIPT = repository.ROOT / "requirements" / "system.sh"

# A machine that lacks Chromium, with an apt-get that tells what it is asked to do.
APT = """#!/bin/sh
case "$*" in
*--simulate*) [ -e "$LISTS" ] && printf 'Inst chromium (130)\\nInst chromium-common (130)\\n' ;;
update*) : > "$LISTS" ;;
*) echo "apt-get $*" >&2 ;; # the real one is quiet on stdout
esac
"""


def _run(folder: Path, *, root: bool, apt: bool = True) -> subprocess.CompletedProcess[str]:
    tools = folder / "bin"
    tools.mkdir()
    for name in ("fold", "ls", "sed", "tr", "wc"):
        found = next(path for path in ("/usr/bin", "/bin") if Path(path, name).exists())
        (tools / name).symlink_to(Path(found, name))
    programs = {"id": f"#!/bin/sh\necho {0 if root else 1000}\n", "initdb": "#!/bin/sh\n"}
    if apt:
        programs["apt-get"] = APT
    for name, text in programs.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    return subprocess.run(
        ["/bin/sh", SCRIPT],
        env={"PATH": str(tools), "LISTS": str(folder / "lists")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def test_every_package_is_named_with_its_reason_before_it_is_installed(tmp_path: Path) -> None:
    done = _run(tmp_path, root=True)
    assert done.returncode == 0, done.stdout
    said, did = done.stdout.split("apt-get install", 1)
    assert "in which the tests of the page play" in said
    assert "2 packages in all:\n  chromium chromium-common" in said
    assert did == " -y -qq -o DPkg::Lock::Timeout=600 chromium\n"


def test_who_may_not_install_is_told_what_to_install(tmp_path: Path) -> None:
    done = _run(tmp_path, root=False)
    assert done.returncode == 2
    assert "sudo apt-get install -y chromium" in done.stdout
    assert "apt-get install -y -qq" not in done.stdout


def test_nothing_is_said_where_nothing_is_missing() -> None:
    done = subprocess.run(
        ["/bin/sh", SCRIPT],
        env={**os.environ, "CHROMIUM": "/some/chromium"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
