"""Whether the server is well, its counters, and QR codes."""

import asyncio
import io
from collections.abc import Coroutine
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.core.libraries import MissingExtra
from tanglewood.core.message import Message
from tanglewood.server.disk import MEGABYTE
from tanglewood.server.host_only import may_read
from tanglewood.server.logs import LOG
from tanglewood.server.params import TheHub, problems
from tanglewood.server.problems import problem

_AT_ONCE: Final = 0.8
"""Seconds."""


class Health(Struct):
    """Whether the server, its store and its broker are well."""

    status: str
    store: str
    """`ok`, `full` while its disk is, or `failing`."""
    broker: str
    disk: str
    """`ok`, `low`, `full`, or `unknown` where the store is on another machine."""
    free_mb: int | None
    least_mb: int
    """With less than this the disk is low."""
    backup: str
    """`ok`, `waiting` for the first one, `failing`, or `off`."""


class QrRequest(Struct, forbid_unknown_fields=True):
    """The text of a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=512)]


@get("/health", responses=problems())
async def health(hub: TheHub) -> Response[Health]:
    """Whether the server, its store and its broker are well."""
    store, broker = await asyncio.gather(
        _answers(hub.store.alive(), "the store"), _answers(hub.broker.alive(), "the broker")
    )
    well = not {"failing", "full"} & {store, broker}
    disk, backups = hub.upkeep.disk, hub.upkeep.backups
    found = Health(
        status="ok" if well else "failing",
        store=store,
        broker=broker,
        disk="full" if store == "full" else disk.state,
        free_mb=None if disk.free is None else disk.free // MEGABYTE,
        least_mb=disk.least // MEGABYTE,
        backup="off" if backups is None else backups.state,
    )
    return Response(found, status_code=200 if well else 503)


async def _answers(asking: Coroutine[Any, Any, str], who: str) -> str:
    """The answer, if it comes at once. What is frozen may also be slow to stop, so nobody waits for
    that either."""
    task = asyncio.create_task(asking)
    await asyncio.wait({task}, timeout=_AT_ONCE)
    if not task.done():
        task.cancel()
    elif (error := task.exception()) is None:
        return task.result()
    else:
        LOG.error(f"{who} fails", extra={"error": type(error).__name__})
        return "failing"
    LOG.error(f"{who} does not answer")
    return "failing"


@get("/metrics", media_type=MediaType.TEXT, responses=problems(501))
async def metrics(request: Request[Any, Any, Any], hub: TheHub) -> Response[Any]:
    """The server's counters as Prometheus reads them, for the host alone; 501 where its client is
    not installed."""
    if not may_read(request, hub.config):
        return problem(403, Message("server-metrics-private"))
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
