"""What a host of many strangers sets beside the rest of `tanglewood serve`: rights, room on the
disk, old tables, backups, counters, and whom to ask."""

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tanglewood.cli.help import option
from tanglewood.cli.speech import UserError
from tanglewood.core.message import Message

F = TypeVar("F", bound=Callable[..., Any])

_DAYS = click.FloatRange(0, 36_500, min_open=True)
_HOURS = click.FloatRange(0, 10_000, min_open=True)
_FOLDER = click.Path(file_okay=False, path_type=Path)

_OPTIONS = (
    option("--user", metavar="NAME", help="help-serve-user"),
    option("--contact", metavar="ADDRESS", help="help-serve-contact"),
    option("--expire-finished", type=_DAYS, metavar="DAYS", help="help-serve-finished"),
    option("--expire-abandoned", type=_DAYS, metavar="DAYS", help="help-serve-abandoned"),
    option("--backup", type=_FOLDER, metavar="FOLDER", help="help-serve-backup"),
    option("--backup-every", default=24.0, show_default=True, type=_HOURS, metavar="HOURS",
           help="help-serve-every"),
    option("--backup-keep", default=7, show_default=True, type=click.IntRange(1, 10_000),
           metavar="N", help="help-serve-keep"),
    option("--least-free", default=500, show_default=True, type=click.IntRange(0, 10_000_000),
           metavar="MB", help="help-serve-least"),
    option("--metrics-token", "metrics_token", type=click.Path(path_type=Path), metavar="FILE",
           help="help-serve-token"),
)  # fmt: skip


def hosting(command: F) -> F:
    """Give a command the options of hosts."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command


def rights_of(user: str | None, host: str, port: int) -> socket.socket | None:
    """With a user: take the port while one may, then be that user for good; the port."""
    from tanglewood.server.rights import account, become
    from tanglewood.server.serving import listen

    if user is None:
        return None
    wanted_account = account(user)
    listening = listen(host, port)
    become(wanted_account)
    return listening


def keeping(options: dict[str, Any]) -> dict[str, Any]:
    """The settings with the token that was named by its file, and with a folder for the backups
    that can be written to."""
    from tanglewood.server.backups import prepare

    if options["backup"] is not None:
        options["backup"] = options["backup"].absolute()
        prepare(options["backup"])
    if (file := options["metrics_token"]) is not None:
        options["metrics_token"] = _secret(file)
    return options


def _secret(file: Path) -> str:
    """The first line of a file; raises `UserError` where that is no secret."""
    words = file.read_bytes()[:4096].decode("latin-1").split()
    if len(words) != 1 or len(words[0]) < 16 or not words[0].isascii():
        raise UserError(Message("serve-token-form", file=str(file)))
    return words[0]
