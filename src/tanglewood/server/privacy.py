"""What the privacy page has to know of this server: the host's own settings."""

from litestar import get
from msgspec import Struct

from tanglewood.server.params import TheHub, problems


class Privacy(Struct):
    """For how long this server keeps what, and whom to ask. Days and hours; null means that it
    does not: expire tables, make backups."""

    contact: str | None
    expire_finished: float | None
    expire_abandoned: float | None
    backup_every: float | None
    backup_keep: int | None
    requests_logged: bool
    """Whether the log has a line for every request."""


@get("/api/privacy", responses=problems())
async def privacy(hub: TheHub) -> Privacy:
    """The settings of this server that concern people's privacy."""
    config = hub.config
    kept = config.backup is not None
    return Privacy(
        contact=config.contact,
        expire_finished=config.expire_finished,
        expire_abandoned=config.expire_abandoned,
        backup_every=config.backup_every if kept else None,
        backup_keep=config.backup_keep if kept else None,
        requests_logged=config.requests_logged,
    )
