"""Errors over HTTP: one sentence in an `application/problem+json` body."""

import json
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message, message_plain
from tanglewood.core.printable import shortened
from tanglewood.server.logs import LOG
from tanglewood.session.store import StoreFailed, StoreFull

_TYPE = "application/problem+json"
_AGAIN = 5
"""Seconds until it is worth while to ask again when the store was away."""


class HttpProblem(TanglewoodError):
    """What a handler refuses with a status of its own; `wait` says after how many seconds it may be
    asked again."""

    def __init__(self, status: int, message: Message | str, wait: int = 0) -> None:
        super().__init__(message)
        self.status, self.wait = status, wait


def problem_body(status: int, message: Message | str) -> dict[str, Any]:
    """A problem as plain values."""
    title = HTTPStatus(status).phrase
    return {"status": status, "title": title, **message_plain(message, "detail")}


def problem(
    status: int, message: Message | str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """A problem as an answer."""
    body = problem_body(status, message)
    return Response(body, status_code=status, media_type=_TYPE, headers=headers)


async def send_problem(
    send: Any, status: int, message: Message, wait: int = 0, *, close: bool = False
) -> None:
    """Send a problem where no application runs; `wait` seconds until it is worth while again."""
    body = json.dumps(problem_body(status, message)).encode()
    headers = [
        (b"content-type", _TYPE.encode()),
        (b"content-length", b"%d" % len(body)),
    ]
    if wait:
        headers.append((b"retry-after", b"%d" % wait))
    if close:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def problem_bytes(status: int, message: Message) -> bytes:
    """A problem as it goes over a connection that is closed then."""
    body = json.dumps(problem_body(status, message)).encode()
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: {_TYPE}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: its own words are for programmers."""
    detail = error.detail
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return problem(error.status_code, Message("server-body-large"))
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            detail = f"{first.get('key', 'the request')}: {first.get('message', detail)}"
    return problem(
        error.status_code, Message("server-request", what=shortened(detail, 200)), error.headers
    )


def on_rule(request: Request[Any, Any, Any], error: TanglewoodError) -> Response[Any]:
    """What a game, a record, an option or a handler says is wrong."""
    if not isinstance(error, HttpProblem):
        return problem(422, error.message)
    headers = {"Retry-After": str(error.wait)} if error.wait else None
    return problem(error.status, error.message, headers)


def on_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested so deeply that nobody can have meant it."""
    return problem(400, Message("server-body-deep"))


def on_encoding(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """Bytes that are no text."""
    return problem(400, Message("server-body-text"))


def on_store(request: Request[Any, Any, Any], error: StoreFailed) -> Response[Any]:
    """The database is away: nobody can say what is kept; whoever asks again later learns it."""
    LOG.error("the store does not answer", extra={"error": str(error)})
    full = isinstance(error, StoreFull)
    why = Message("server-full") if full else Message("server-store-away", n=_AGAIN)
    return problem(503, why, {"Retry-After": str(_AGAIN)})


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What should not happen: told in the log, not to the client."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.scope["path"][:80]})
    return problem(500, Message("server-failed"))
