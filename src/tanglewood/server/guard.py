"""The guard at the door: who may speak to the server from where, how often and how much.

- The Host must be this machine, an address, or a name that was allowed: a foreign name that points
  here (DNS rebinding) is turned away.
- A browser page of another origin may neither post nor open a WebSocket.
- Every answer carries a strict Content-Security-Policy; WebAssembly is allowed, since a page may
  host solo games itself.
"""

import ipaddress
import json
import socket
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from tanglewood.core.message import Message, message_plain
from tanglewood.server.address import caller_of
from tanglewood.server.config import Config
from tanglewood.server.connection import TOO_FAST
from tanglewood.server.logs import LOG
from tanglewood.server.metrics import Metrics
from tanglewood.server.params import MOST_BYTES
from tanglewood.server.problems import problem_body, send_problem
from tanglewood.server.rate_limits import Buckets, Quotas

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

_LARGE: Final = 16_384
"""A body counts for one more request per this many bytes."""

Scope = Any


class Rejection(NamedTuple):
    """Why somebody is turned away: a status, a message, seconds to wait."""

    status: HTTPStatus
    message: Message
    wait: int = 0


class Guard:
    """The whole application, with the guard before it."""

    def __init__(self, app: Any, config: Config, metrics: Metrics, quotas: Quotas) -> None:
        self._app = app
        self._metrics = metrics
        self._quotas = quotas
        self._origins = frozenset(config.origins)
        name = socket.gethostname().lower()
        self._hosts = {"localhost", name, f"{name}.local"}
        self._hosts |= {urlsplit(origin).hostname or "" for origin in config.origins}
        self._proxied = bool(config.trusted_proxies)
        self._most = config.sockets_an_address
        self._sockets: Counter[str] = Counter()
        """How many WebSockets each address has open."""

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        began = monotonic()
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        caller = caller_of(scope)
        turned = self._rejection(scope, headers, caller)
        self._notice(headers)
        if scope["type"] == "websocket":
            await self._talk(scope, receive, send, caller, turned)
            return
        status = 500

        async def send_guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        if turned is not None:
            await send_problem(send_guarded, *turned)
        else:
            await self._app(_readable(scope), receive, send_guarded)
        self._metrics.requests.labels(_method(scope["method"]), str(status)).inc()
        milliseconds = round((monotonic() - began) * 1000, 1)
        LOG.debug(
            "answered",
            extra={
                "method": scope["method"],
                "path": scope["path"][:80],
                "status": status,
                "ms": milliseconds,
            },
        )

    async def _talk(
        self, scope: Scope, receive: Any, send: Any, caller: str, turned: Rejection | None
    ) -> None:
        """A WebSocket. A browser shows no answer that comes before it is open, so whoever has too
        many is let in and told."""
        if turned is not None:
            await receive()
            await _deny(send, turned)
            return
        if self._sockets[caller] >= self._most:
            self._metrics.refused.labels("rate").inc()
            await receive()
            await send({"type": "websocket.accept"})
            why = message_plain(Message("server-full-address"))
            refused = {"type": "refused", "id": None, "reason": "rate", **why, "rule": None}
            await send({"type": "websocket.send", "text": json.dumps(refused | {"number": 0})})
            await send({"type": "websocket.close", "code": TOO_FAST})
            return
        self._sockets[caller] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[caller] -= 1
            if not self._sockets[caller]:
                del self._sockets[caller]

    def _rejection(self, scope: Scope, headers: dict[bytes, str], caller: str) -> Rejection | None:
        """Why this request is turned away, if it is."""
        host = headers.get(b"host", "")
        if not self._known_host(host):
            return Rejection(HTTPStatus.FORBIDDEN, Message("server-host"))
        reading = scope["type"] == "http" and scope["method"] in {"GET", "HEAD", "OPTIONS"}
        origin = headers.get(b"origin")
        if not reading and origin is not None and not self._known_origin(origin, host):
            return Rejection(HTTPStatus.FORBIDDEN, Message("server-origin"))
        for buckets, cost in self._due(scope, headers):
            bucket = buckets.of(caller)
            if not bucket.take(cost):
                wait = int(bucket.wait) + 1
                return Rejection(HTTPStatus.TOO_MANY_REQUESTS, Message("server-rate", n=wait), wait)
        return None

    def _due(self, scope: Scope, headers: dict[bytes, str]) -> Iterator[tuple[Buckets, float]]:
        """What a request takes from which bucket."""
        path, quotas = scope["path"], self._quotas
        if scope["type"] == "http" and not path.startswith(("/api/", "/health", "/metrics")):
            yield quotas.pages, 1
            return
        yield quotas.requests, 1 + _length(headers) // _LARGE
        if path in {"/api/tables", "/api/practice"} and scope["type"] == "http":
            yield quotas.tables, 1
            yield quotas.days, 1

    def _notice(self, headers: dict[bytes, str]) -> None:
        """Tell whoever runs the server, once, that all callers seem to be one."""
        if not self._proxied and b"x-forwarded-for" in headers:
            self._proxied = True
            LOG.warning("a proxy may stand before this server: limits take it for one caller "
                        "until --trust-proxy names it")  # fmt: skip

    def _known_host(self, host: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname or "", parts.port  # a port that is no number has none
        except ValueError:
            return False
        plain = parts.netloc == host and "@" not in host
        return plain and (name in self._hosts or _is_address(name))

    def _known_origin(self, origin: str, host: str) -> bool:
        if origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in {"http", "https"} and parts.netloc.lower() == host.lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _readable(scope: Scope) -> Scope:
    """A HEAD is answered as a GET is; what runs the application leaves the body out."""
    return scope | {"method": "GET"} if scope["method"] == "HEAD" else scope


def _method(method: str) -> str:
    return method if method in {"GET", "HEAD", "POST", "OPTIONS"} else "other"


def _length(headers: dict[bytes, str]) -> int:
    """How long the body is that comes with a request; one that does not say is taken for long."""
    length = headers.get(b"content-length", "0")
    if b"transfer-encoding" in headers or not length.isdecimal() or len(length) > 9:
        return MOST_BYTES
    return int(length)


async def _deny(send: Any, turned: Rejection) -> None:
    """Answer a WebSocket that is not opened."""
    body = json.dumps(problem_body(turned.status, turned.message)).encode()
    headers = [(b"content-type", b"application/problem+json")]
    if turned.wait:
        headers.append((b"retry-after", b"%d" % turned.wait))
    start = {"status": turned.status.value, "headers": headers}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": body})
