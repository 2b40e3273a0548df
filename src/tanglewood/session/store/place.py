"""The place of a SQLite store: its folder and files must be writable, and have room."""

import getpass
import os
import shutil
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message

LEAST: Final = 1_000_000
"""With fewer bytes left nothing that is worth while can be kept."""

_BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite keeps in files beside the first one."""


def make_place(path: Path) -> None:
    """Make the folder of a file, if need be; raises `BadOption` where that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(Message("store-no-place", path=str(path), what=error.strerror)) from None


def check_writable(path: Path) -> None:
    """Raise `BadOption` where somebody else owns the files of a store, and names the first."""
    files = [Path(f"{path}{end}") for end in _BESIDE]
    for each in (path.parent, *filter(Path.exists, files)):
        if not os.access(each, os.R_OK | os.W_OK):
            raise BadOption(Message("store-not-yours", path=str(each), user=_user()))


def free_bytes(folder: Path) -> int:
    """How much room there is on the disk of a folder for those who are not root."""
    return shutil.disk_usage(folder).free


def no_room(folder: Path) -> bool:
    """Whether the disk of a folder is as good as full."""
    return free_bytes(folder) < LEAST


def _user() -> str:
    """Who this is; a number where the system has no name for it."""
    try:
        import pwd
    except ImportError:  # Windows
        return getpass.getuser()
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())
