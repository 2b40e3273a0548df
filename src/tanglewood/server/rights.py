"""Rights: a server needs none of root's but to take a low port, and gives them up once it has."""

import os
import sys
from pathlib import Path
from typing import NamedTuple

import tanglewood
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message


class Account(NamedTuple):
    """A user of this machine."""

    name: str
    number: int
    group: int
    home: str


def why_fewer() -> Message | None:
    """What to tell whoever starts a server as root; None for everybody else."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    return Message("serve-as-root")


def account(name: str) -> Account:
    """A user by name or number, into whom this process may turn; raises `BadOption`."""
    if sys.platform == "win32":
        raise BadOption(Message("serve-user-system"))
    import pwd

    try:
        found = pwd.getpwuid(int(name)) if name.isdecimal() else pwd.getpwnam(name)
    except (KeyError, OverflowError):
        raise BadOption(Message("serve-user-unknown", name=name[:40])) from None
    if found.pw_uid == 0:
        raise BadOption(Message("serve-user-root"))
    if os.geteuid() not in {0, found.pw_uid}:
        raise BadOption(Message("serve-user-needs-root", name=found.pw_name))
    return Account(found.pw_name, found.pw_uid, found.pw_gid, found.pw_dir)


def become(user: Account) -> None:
    """Be this user from now on, for good: files that are made are theirs alone. Raises `BadOption`,
    still as root, if this user could not read what is loaded while people play."""
    if sys.platform == "win32":
        return
    if os.geteuid() == 0:
        for folder in (Path(tanglewood.__file__).parent, Path(os.__file__).parent):
            if not _may_read(user, folder):
                raise BadOption(Message("serve-user-blind", name=user.name, path=str(folder)))
        _turn_into(user)
    os.umask(0o077)
    os.environ.update(HOME=user.home, USER=user.name, LOGNAME=user.name)


def _turn_into(user: Account) -> None:
    os.initgroups(user.name, user.group)
    os.setgid(user.group)
    os.setuid(user.number)  # the saved one too, so that there is no way back


def _may_read(user: Account, folder: Path) -> bool:
    """Whether a user may read a folder: a child turns into that user and tries."""
    child = os.fork()
    if child == 0:
        blind = 1
        try:
            _turn_into(user)
            blind = int(not os.access(folder, os.R_OK | os.X_OK))
        finally:
            os._exit(blind)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
