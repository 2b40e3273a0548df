"""How much anybody may ask of one server: every limit, with a default that hurts no evening among
friends, even where twenty of them share one address."""

from dataclasses import dataclass, fields
from math import isfinite
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """An *address* is one of IPv4, or a whole /64 of IPv6. Times are seconds."""

    connections: int = 5000
    """How many may be connected to tables who have said who they are."""
    connections_a_table: int = 100
    """How many may watch one table; who sits at it does not count."""
    open_connections: int = 8000
    """How many connections of any kind may be open."""
    connections_an_address: int = 400
    """How many connections an address may have open; a browser has up to seven."""
    sockets_an_address: int = 200
    """How many tables an address may be connected to; every open page of a table counts."""

    head_within: float = 8.0
    """Within what time a request must have begun to be readable, once it is expected."""
    body_within: float = 8.0
    """Within what time a body must have come; large ones have longer (see `BYTES_A_SECOND`)."""
    take_within: float = 15.0
    """Within what time an answer must have been taken; large ones have longer."""
    idle_within: float = 5.0
    """How long a connection stays open on which nothing is asked."""
    join_within: float = 10.0
    """Within what time whoever connects to a table must say who they are."""

    requests_a_second: float = 20.0
    requests_burst: float = 200.0
    """Requests of an address; a large one counts for several."""
    pages_a_second: float = 100.0
    pages_burst: float = 2000.0
    """Files of the web client that an address loads."""
    replays_a_minute: float = 60.0
    replays_burst: float = 120.0
    """Replays, records and lists of games for an address; a long game counts for several."""
    reviews_a_minute: float = 20.0
    reviews_burst: float = 30.0
    """Reviews of an address that have to be made; those that are kept cost nothing more."""
    messages_a_second: float = 20.0
    messages_burst: float = 60.0
    """Messages on one connection to a table."""
    address_messages_a_second: float = 100.0
    address_messages_burst: float = 1000.0
    """Messages on all connections of an address; what is more has to wait, and is not refused."""
    chats_a_minute: float = 30.0
    chats_burst: float = 10.0
    """Chat lines of one seat."""
    address_chats_a_minute: float = 300.0
    address_chats_burst: float = 100.0
    """Chat lines of all seats of an address."""

    tables_a_minute: float = 60.0
    tables_a_day: float = 1000.0
    """New tables of an address."""
    tables_an_address: int = 300
    """How many games an address may have under way that it began within the last day."""
    tables_in_memory: int = 2000
    """How many tables nobody looks at stay in memory; the others are read again when needed."""
    table_bytes: int = 32_000
    """How long the options and outcomes of a table may be."""
    changes_a_table: int = 30_000
    """After how many changes a table takes nothing back any more, and lets no AI come and go."""
    chats_a_table: int = 200
    """How many chat lines of a table are kept: the newest."""
    queue: int = 64
    """How many messages may wait for one connection."""

    def __post_init__(self) -> None:
        for each in fields(Bounds):
            value = getattr(self, each.name)
            if not (isinstance(value, int | float) and isfinite(value) and value > 0):
                raise BadOption(Message("server-limit-number", name=each.name))


BYTES_A_SECOND: Final = 16_384
"""Beside the time that everything has, this many bytes make it a second longer."""


def bounds_of(texts: tuple[str, ...]) -> dict[str, Any]:
    """The limits that were given as texts like `queue=100`."""
    known = {each.name: each.type for each in fields(Bounds)}
    found: dict[str, Any] = {}
    for text in texts:
        name, _, number = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            names = ", ".join(known)
            raise BadOption(Message("server-limit-unknown", name=shortened(name, 60), known=names))
        try:
            found[name] = int(number) if known[name] is int else float(number)
        except ValueError:
            raise BadOption(Message("server-limit-number", name=name)) from None
    return found


def wide() -> dict[str, Any]:
    """Rates and shares of an address that nobody reaches, for programs that measure or test
    something else."""
    shares = ("_second", "_minute", "_day", "_burst", "_address")
    return {each.name: 1_000_000 for each in fields(Bounds) if each.name.endswith(shares)}
