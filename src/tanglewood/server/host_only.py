"""Who may read the counters: they are the host's, not the players'.

Where the host has given a token, whoever shows it may. Without one the request must come from this
machine itself: from a loopback address, by a loopback name and through no proxy. A server that goes
by further names (`--origin`) is behind a proxy, where every caller seems to be on this machine: it
shows nobody anything without a token.
"""

import ipaddress
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from tanglewood.server.config import Config

_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


def may_read(request: Request[Any, Any, Any], config: Config) -> bool:
    """Whether this caller may read the counters."""
    if config.metrics_token is not None:
        header = request.headers.get("authorization", "")
        expected = f"Bearer {config.metrics_token}"
        return secrets.compare_digest(header.encode(), expected.encode())
    if config.origins or any(name in request.headers for name in _FORWARDED):
        return False
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return is_loopback(request.client.host if request.client else "") and is_loopback(host)


def is_loopback(name: str) -> bool:
    """Whether an address or a name means this machine alone."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
