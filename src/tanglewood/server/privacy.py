"""The privacy page: what is kept, for how long, who sees it, what is in the log. The sentences say
what the code does; the host's own settings choose among them."""

from collections.abc import Iterable
from typing import Any

from litestar import get
from msgspec import Struct

from tanglewood.core.message import Message, message_plain
from tanglewood.server.config import Config
from tanglewood.server.params import TheHub, problems


class Section(Struct):
    """A heading and its sentences: each has a `message` for any language and an English `text`."""

    title: dict[str, Any]
    sentences: list[dict[str, Any]]


class Privacy(Struct):
    """For how long this server keeps what, and whom to ask. Days and hours; null means that it
    does not: expire tables, make backups. `sections` are the page in words."""

    contact: str | None
    expire_finished: float | None
    expire_abandoned: float | None
    backup_every: float | None
    backup_keep: int | None
    requests_logged: bool
    """Whether the log has a line for every request."""
    sections: list[Section]


@get("/api/privacy", responses=problems())
async def privacy(hub: TheHub) -> Privacy:
    """What this server keeps of people, in words, and its settings that concern that."""
    config = hub.config
    has_backups = config.backup is not None
    return Privacy(
        contact=config.contact,
        expire_finished=config.expire_finished,
        expire_abandoned=config.expire_abandoned,
        backup_every=config.backup_every if has_backups else None,
        backup_keep=config.backup_keep if has_backups else None,
        requests_logged=config.requests_logged,
        sections=[
            Section(
                message_plain(title, "text"), [message_plain(each, "text") for each in sentences]
            )
            for title, *sentences in privacy_sections(config)
        ],
    )


def privacy_sections(config: Config) -> list[list[Message]]:
    """The page: of every section its title, then its sentences."""
    return [
        [Message("privacy-short"), Message("privacy-short-text")],
        [
            Message("privacy-kept"),
            Message("privacy-kept-table"),
            Message("privacy-kept-play"),
            Message("privacy-kept-chat"),
            Message("privacy-kept-keys"),
            Message("privacy-kept-daily"),
            Message("privacy-kept-not"),
        ],
        [Message("privacy-time"), *_times(config)],
        [
            Message("privacy-seen"),
            Message("privacy-seen-table"),
            Message("privacy-seen-cards"),
            Message("privacy-seen-after"),
            Message("privacy-seen-host"),
        ],
        [
            Message("privacy-log"),
            Message("privacy-log-requests" if config.requests_logged else "privacy-log-lines"),
            Message("privacy-log-address"),
            Message("privacy-log-proxy"),
        ],
        [
            Message("privacy-device"),
            Message("privacy-device-kept"),
            Message("privacy-device-gone"),
            Message("privacy-device-nothing"),
        ],
        [
            Message("privacy-ask"),
            Message("privacy-ask-none")
            if config.contact is None
            else Message("privacy-ask-contact", contact=config.contact),
            Message("privacy-ask-delete"),
        ],
    ]


def _times(config: Config) -> Iterable[Message]:
    if config.expire_finished is None:
        yield Message("privacy-time-finished-no")
    else:
        yield Message("privacy-time-finished", days=_number(config.expire_finished))
    if config.expire_abandoned is None:
        yield Message("privacy-time-abandoned-no")
    else:
        yield Message("privacy-time-abandoned", days=_number(config.expire_abandoned))
    if config.backup is None:
        yield Message("privacy-time-backup-no")
    else:
        every, keep = config.backup_every, config.backup_keep
        days = -(-every * (keep + 1) // 24)  # at most: the oldest goes when the next one is made
        yield Message("privacy-time-backup", hours=_number(every), keep=keep, days=int(days))


def _number(value: float) -> float | int:
    return int(value) if value == int(value) else value
