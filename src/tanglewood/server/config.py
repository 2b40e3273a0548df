"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.extras import needs
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted

_CONTACT: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings of one server process. Times are seconds."""

    store: str
    broker: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from, such as `https://fox.example`."""
    addresses: tuple[str, ...] = ()
    """Where other devices in the network reach this server."""

    takeover_after: float = 20.0
    claim_after: float = 60.0
    join_within: float = 10.0
    park_after: float = 300.0
    beat: float = 15.0
    """How often presence is told to the other servers and idle tables are looked for."""

    messages_a_second: float = 20.0
    messages_burst: float = 60.0
    requests_a_second: float = 20.0
    requests_burst: float = 200.0
    tables_a_minute: float = 60.0
    queue: int = 64
    """How many messages may wait for one connection."""
    connections: int = 5000
    """How many may be connected who have said who they are."""
    connections_a_table: int = 100
    """How many may watch one table; who sits at it does not count."""
    thinkers: int = 2
    collect_garbage: bool = False
    """Whether this process is the server's own, so that it may decide when garbage is collected."""
    contact: str | None = None
    """Whom people may ask about this server: an address for mail or of a page."""
    expire_finished: float | None = None
    expire_abandoned: float | None = None
    """After how many days without a touch tables are deleted; None keeps them."""
    backup: Path | None = None
    """The folder of the scheduled backups."""
    backup_every: float = 24.0
    """Hours."""
    backup_keep: int = 7
    tidy_every: float = 3600.0
    least_free: int = 500
    """With fewer megabytes left on the store's disk, /health and the counters warn."""
    metrics_token: str | None = None
    """What opens the counters; without it only this machine itself reads them."""
    requests_logged: bool = False
    static: Path = Path(__file__).parent / "static"

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise BadOption(Message("server-origin-form", origin=quoted(origin, 60)))
        if self.contact is not None and not (
            self.contact.isprintable() and 0 < len(self.contact) <= _CONTACT
        ):
            raise BadOption(Message("serve-contact", most=_CONTACT))
        if self.broker is not None and not self.broker.startswith(("redis://", "rediss://")):
            raise BadOption(Message("server-broker-address"))
        if self.broker is not None:
            needs("redis.asyncio", "host", "broker")
