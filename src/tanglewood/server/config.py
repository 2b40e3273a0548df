"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path

from tanglewood.core.errors import BadOption
from tanglewood.core.extras import needs
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted


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
    share_within: float = 5.0
    """How long, once everybody sits, the deal waits for the browsers' shares of the shuffle."""
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
    static: Path = Path(__file__).parent / "static"

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise BadOption(Message("server-origin-form", origin=quoted(origin, 60)))
        if self.broker is not None and not self.broker.startswith(("redis://", "rediss://")):
            raise BadOption(Message("server-broker-address"))
        if self.broker is not None:
            needs("redis.asyncio", "host", "broker")
