"""Who calls, as far as limits count callers: by what one household or one machine is given.

A household has a whole /64 of IPv6 addresses and one of IPv4, so that is what is counted. Behind a
proxy that the host trusts (`--trust-proxy`), uvicorn puts the address that the proxy names in the
place of the proxy's own before anybody here asks.
"""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

ELSEWHERE: Final = "elsewhere"
"""Everybody whose address is none: whoever makes one up must not get limits of their own."""

_PREFIX: Final = 64


def caller_of(scope: Mapping[str, Any]) -> str:
    """Who makes a request, by its ASGI scope."""
    client = scope.get("client")
    return household(client[0]) if client else ELSEWHERE


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What stands for an address in limits: an IPv4 address, or the /64 of an IPv6 address."""
    found = _parse(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> _PREFIX << _PREFIX, _PREFIX)))
    return ELSEWHERE if found is None else str(found)


@lru_cache(maxsize=4096)
def plain_address(address: str) -> str:
    """An IPv4 address that a socket for both kinds shows as IPv6, as what it is; proxies are
    trusted by their plain addresses."""
    found = _parse(address)
    return str(found) if isinstance(found, IPv4Address) else address


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    if len(address) > 64:  # the longest, with a zone, is shorter: nothing long is parsed or kept
        return None
    try:
        found = ip_address(address.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Trust:
    """The proxies that are believed about who is calling: addresses and networks, or `*`."""

    def __init__(self, text: str = "") -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        self.everybody = "*" in parts
        self._networks = [ip_network(part, strict=False) for part in parts if part != "*"]

    def __contains__(self, address: str) -> bool:
        found = _parse(address)
        return self.everybody or (
            found is not None and any(found in network for network in self._networks)
        )
