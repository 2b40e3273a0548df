"""A small disk that can be filled."""

import errno
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_CHUNK = 65_536


class Disk:
    """A file system of a few megabytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room at all."""
        size = _CHUNK
        with self._ballast.open("ab", buffering=0) as ballast:
            while size:
                try:
                    ballast.write(bytes(size))
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    size //= 2

    def clear(self) -> None:
        """Give the room back."""
        self._ballast.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Disk]:
    """A disk of this size, mounted at a folder; only root may do that."""
    folder.mkdir()
    size = f"size={megabytes}m,mode=755"
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip(f"no disk can be mounted here: {done.stderr.decode(errors='replace').strip()}")
    try:
        yield Disk(folder)
    finally:
        with suppress(FileNotFoundError):
            Disk(folder).clear()
        # Somebody may still be closing a file there: it goes when they are done.
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
