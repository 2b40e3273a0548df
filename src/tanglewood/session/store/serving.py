"""One server per SQLite file.

Two servers on one file would each believe that it is alone: people at one would not hear of what is
done at the other. So a server holds a lock beside the file for as long as it runs. The system lets
it go with the process, whatever ends that, so nothing is left behind to clear away. Commands that
read, copy or delete what is kept need no lock: the database itself keeps them apart from the
server. Several servers share one PostgreSQL instead.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.session.store.opening import is_postgres, sqlite_path
from tanglewood.session.store.place import make_place

_SUFFIX: Final = "-serving"
_BEHIND: Final = 4096
"""The place of the lock in the file, behind what is written there: on Windows nobody may read what
is locked."""

Note = Callable[[str], None]
"""Takes the address of the server once it is known."""


@contextmanager
def served_alone(url: str) -> Iterator[Note]:
    """Be the only server of a store while it is served; raises `BadOption` if there is another."""
    if is_postgres(url):
        yield lambda _: None
        return
    path = sqlite_path(url).resolve()
    make_place(path)
    try:
        file = os.open(f"{path}{_SUFFIX}", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadOption(Message("store-no-place", path=str(path), what=error.strerror)) from None
    try:
        if not _lock(file):
            raise BadOption(Message("store-in-use", path=str(path), who=_who(file)))
        _write(file, "")

        def note(address: str) -> None:
            _write(file, address)

        yield note
    finally:
        os.close(file)  # and with it the lock


def _who(file: int) -> Message:
    with suppress(OSError):
        os.lseek(file, 0, os.SEEK_SET)
        address = os.read(file, 200).decode(errors="replace")
        if address.startswith("http://") and address.isprintable():
            return Message("store-user-at", address=address)
    return Message("store-user")


def _write(file: int, text: str) -> None:
    os.lseek(file, 0, os.SEEK_SET)
    os.truncate(file, 0)
    os.write(file, text.encode())


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        os.lseek(file, _BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        """Lock the file; where the file system knows no locks, nobody can tell."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
