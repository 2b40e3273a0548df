"""The guard at the door: who may speak to the server from where, how often and how much.

- The Host must be this machine, an address, or a name that was allowed: a foreign name that points
  here (DNS rebinding) is turned away.
- A browser page of another origin may neither post nor open a WebSocket.
- Every answer carries a strict Content-Security-Policy.
"""

import ipaddress
import json
import socket
from http import HTTPStatus
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from tanglewood.core.message import Message
from tanglewood.server.config import Config
from tanglewood.server.limits import Buckets
from tanglewood.server.logs import LOG
from tanglewood.server.metrics import Metrics
from tanglewood.server.problems import problem_body

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

Scope = Any


class Guard:
    """The whole application, with the guard before it."""

    def __init__(self, app: Any, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = frozenset(config.origins)
        name = socket.gethostname().lower()
        self._hosts = {"localhost", name, f"{name}.local"}
        self._hosts |= {urlsplit(origin).hostname or "" for origin in config.origins}
        self._requests = Buckets(config.requests_a_second, config.requests_burst)
        self._tables = Buckets(config.tables_a_minute / 60, config.tables_a_minute)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        began = monotonic()
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            else:
                await self._app(scope, receive, send)
            return
        status = 500

        async def send_guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        if refusal is not None:
            await _problem(send_guarded, *refusal)
        else:
            await self._app(_readable(scope), receive, send_guarded)
        self._metrics.requests.labels(_method(scope["method"]), str(status)).inc()
        spent = round((monotonic() - began) * 1000, 1)
        LOG.debug(
            "answered",
            extra={
                "method": scope["method"],
                "path": scope["path"][:80],
                "status": status,
                "ms": spent,
            },
        )

    def _refusal(
        self, scope: Scope, headers: dict[bytes, str]
    ) -> tuple[HTTPStatus, Message, int] | None:
        """Why this request is turned away, if it is: the status, a message, seconds to wait."""
        host = headers.get(b"host", "")
        if not self._known_host(host):
            return HTTPStatus.FORBIDDEN, Message("server-host"), 0
        reading = scope["type"] == "http" and scope["method"] in {"GET", "HEAD", "OPTIONS"}
        origin = headers.get(b"origin")
        if not reading and origin is not None and not self._known_origin(origin, host):
            return HTTPStatus.FORBIDDEN, Message("server-origin"), 0
        caller = (scope.get("client") or ("unknown",))[0]
        for buckets in self._buckets(scope):
            bucket = buckets.of(caller)
            if not bucket.take():
                wait = int(bucket.wait) + 1
                return HTTPStatus.TOO_MANY_REQUESTS, Message("server-rate", n=wait), wait
        return None

    def _buckets(self, scope: Scope) -> list[Buckets]:
        if scope["type"] == "websocket" or scope["path"].startswith("/api/"):
            making = scope["path"] == "/api/tables" and scope["type"] == "http"
            return [self._requests, self._tables] if making else [self._requests]
        return []

    def _known_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._hosts or _is_address(name)

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


async def _problem(send: Any, status: HTTPStatus, message: Message, wait: int) -> None:
    body = json.dumps(problem_body(status, message)).encode()
    headers = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", b"%d" % len(body)),
    ]
    if wait:
        headers.append((b"retry-after", b"%d" % wait))
    await send({"type": "http.response.start", "status": status.value, "headers": headers})
    await send({"type": "http.response.body", "body": body})
