"""Errors over HTTP: one sentence in an `application/problem+json` body."""

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tanglewood.core.errors import TanglewoodError
from tanglewood.server.logs import LOG
from tanglewood.session.store import StoreFailed

_TYPE = "application/problem+json"
_AGAIN = 5
"""Seconds until it is worth while to ask again when the store was away."""


def problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """A problem as an answer."""
    body = {"status": status, "title": HTTPStatus(status).phrase, "detail": detail}
    return Response(body, status_code=status, media_type=_TYPE, headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework or a handler refuses."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            detail = f"{first.get('key', 'the request')}: {first.get('message', detail)}"
    return problem(error.status_code, detail, error.headers)


def on_rule(request: Request[Any, Any, Any], error: TanglewoodError) -> Response[Any]:
    """What a game, a record or an option says is wrong."""
    return problem(422, str(error))


def on_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested so deeply that nobody can have meant it."""
    return problem(400, "The body is nested too deeply.")


def on_encoding(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """Bytes that are no text."""
    return problem(400, "The body is not text in UTF-8.")


def on_store(request: Request[Any, Any, Any], error: StoreFailed) -> Response[Any]:
    """The database is away: nobody can say what is kept, and whoever asks again is told."""
    LOG.error("the store does not answer", extra={"error": str(error)})
    sentence = f"The server cannot reach its store now: try again in {_AGAIN} s."
    return problem(503, sentence, {"Retry-After": str(_AGAIN)})


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What should not happen: told in the log, not to the client."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path[:80]})
    return problem(500, "Something went wrong here; it is in the server's log.")
