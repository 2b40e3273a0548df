"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.libraries import needs
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.server.address import Trust
from tanglewood.server.bounds import Bounds

OFFLINE: Final = Path(__file__).parent / "offline"
"""Where `make site` puts what a page needs to be a host itself."""
_CONTACT: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Config(Bounds):
    """The settings of one server process, its limits among them. Times are seconds."""

    store: str
    broker: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from, such as `https://fox.example`."""
    addresses: tuple[str, ...] = ()
    """Where other devices in the network reach this server."""
    trusted_proxies: str = ""
    """The addresses and networks of proxies that are believed about who is calling, or `*`."""

    takeover_after: float = 20.0
    claim_after: float = 60.0
    share_within: float = 5.0
    """How long, once everybody sits, the deal waits for the browsers' shares of the shuffle."""
    park_after: float = 300.0
    beat: float = 15.0
    """How often presence is told to the other servers and idle tables are looked for."""

    thinkers: int = 2
    """How many decisions agents may think about at a time for one address."""
    answer_after: float = 0.4
    """How long after it is asked an AI answers; what is not found by then comes as long again
    later. With 0 answers come as soon as they are found, and their times tell something of the
    AI's cards."""
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
    offline: Path | None = None
    """The folder of what pages need to host solo games themselves while this server is gone."""

    def __post_init__(self) -> None:
        Bounds.__post_init__(self)
        try:
            Trust(self.trusted_proxies)
        except ValueError:
            raise BadOption(Message("serve-proxies")) from None
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise BadOption(Message("server-origin-form", origin=shortened(origin, 60)))
        if self.contact is not None and not (
            self.contact.isprintable() and 0 < len(self.contact) <= _CONTACT
        ):
            raise BadOption(Message("serve-contact", most=_CONTACT))
        if self.broker is not None and not self.broker.startswith(("redis://", "rediss://")):
            raise BadOption(Message("server-broker-address"))
        if self.broker is not None:
            needs("redis.asyncio", "host", "broker")
