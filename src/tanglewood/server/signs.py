"""Signs of life, counters, and QR codes."""

import io
from typing import Annotated, Any

import segno
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.core.extras import MissingExtra
from tanglewood.server.logs import LOG
from tanglewood.server.params import TheHouse, problems
from tanglewood.server.problems import problem


class Health(Struct):
    """Whether the server and what it stands on are well."""

    status: str
    store: str
    broker: str


class QrWish(Struct, forbid_unknown_fields=True):
    """The text of a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=512)]


@get("/health", responses=problems(503))
async def health(house: TheHouse) -> Response[Health]:
    """Whether the server and what it stands on are well."""
    found = Health("ok", "ok", "none")
    try:
        await house.store.alive()
    except Exception as error:
        LOG.error("the store does not answer", extra={"error": type(error).__name__})
        found.status = found.store = "failing"
    try:
        found.broker = await house.broker.alive()
    except Exception as error:
        LOG.error("the broker does not answer", extra={"error": type(error).__name__})
        found.status = found.broker = "failing"
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, responses=problems(501))
async def metrics(house: TheHouse) -> Response[Any]:
    """The server's counters as Prometheus reads them; 501 where its client is not installed."""
    try:
        text = house.metrics.text()
    except MissingExtra as missing:
        return problem(501, str(missing))
    return Response(text, media_type="text/plain; version=0.0.4")


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=problems(413))
async def qr(data: JSONBody[QrWish]) -> Response[bytes]:
    """A QR code as a picture, black on white."""
    out = io.BytesIO()
    segno.make(data.text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=2, dark="#000", light="#fff"
    )
    return Response(out.getvalue(), media_type="image/svg+xml")
