"""Errors over HTTP: one sentence in an `application/problem+json` body."""

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.server.logs import LOG
from tanglewood.server.refusal import said
from tanglewood.session.store import StoreFailed, StoreFull

_TYPE = "application/problem+json"
_AGAIN = 5
"""Seconds until it is worth while to ask again when the store was away."""


class HttpProblem(TanglewoodError):
    """What a handler refuses with a status of its own."""

    def __init__(self, status: int, message: Message | str) -> None:
        super().__init__(message)
        self.status = status


def problem_body(status: int, message: Message | str) -> dict[str, Any]:
    """A problem as plain values."""
    title = HTTPStatus(status).phrase
    return {"status": status, "title": title, **said(message, "detail")}


def problem(
    status: int, message: Message | str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """A problem as an answer."""
    body = problem_body(status, message)
    return Response(body, status_code=status, media_type=_TYPE, headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: its own words are for programmers."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            detail = f"{first.get('key', 'the request')}: {first.get('message', detail)}"
    return problem(error.status_code, Message("server-request", what=detail), error.headers)


def on_rule(request: Request[Any, Any, Any], error: TanglewoodError) -> Response[Any]:
    """What a game, a record, an option or a handler says is wrong."""
    return problem(error.status if isinstance(error, HttpProblem) else 422, error.message)


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
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path[:80]})
    return problem(500, Message("server-failed"))
