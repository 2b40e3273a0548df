"""Whether the server is well, its counters, and QR codes."""

import asyncio
import io
from collections.abc import Coroutine
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.core.extras import MissingExtra
from tanglewood.server.logs import LOG
from tanglewood.server.params import TheHub, problems
from tanglewood.server.problems import problem

_AT_ONCE: Final = 0.8
"""Seconds."""


class Health(Struct):
    """Whether the server, its store and its broker are well."""

    status: str
    store: str
    broker: str


class QrRequest(Struct, forbid_unknown_fields=True):
    """The text of a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=512)]


@get("/health", responses=problems())
async def health(hub: TheHub) -> Response[Health]:
    """Whether the server, its store and its broker are well."""
    store, broker = await asyncio.gather(
        _answers(hub.store.alive(), "the store"), _answers(hub.broker.alive(), "the broker")
    )
    well = "failing" not in {store, broker}
    found = Health("ok" if well else "failing", store, broker)
    return Response(found, status_code=200 if well else 503)


async def _answers(asking: Coroutine[Any, Any, str], who: str) -> str:
    """The answer, if it comes at once. What is frozen may also be slow to stop, so nobody waits for
    that either."""
    asked = asyncio.create_task(asking)
    await asyncio.wait({asked}, timeout=_AT_ONCE)
    if not asked.done():
        asked.cancel()
    elif (error := asked.exception()) is None:
        return asked.result()
    else:
        LOG.error(f"{who} fails", extra={"error": type(error).__name__})
        return "failing"
    LOG.error(f"{who} does not answer")
    return "failing"


@get("/metrics", media_type=MediaType.TEXT, responses=problems(501))
async def metrics(hub: TheHub) -> Response[Any]:
    """The server's counters as Prometheus reads them; 501 where its client is not installed."""
    try:
        text = hub.metrics.text()
    except MissingExtra as missing:
        return problem(501, missing.message)
    return Response(text, media_type="text/plain; version=0.0.4")


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=problems(413))
async def qr(data: JSONBody[QrRequest]) -> Response[bytes]:
    """A QR code as a picture, black on white."""
    out = io.BytesIO()
    segno.make(data.text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=2, dark="#000", light="#fff"
    )
    return Response(out.getvalue(), media_type="image/svg+xml")
