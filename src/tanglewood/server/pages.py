"""The pages: the web client at every address that is nothing else."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.server.files import for_reader
from tanglewood.server.hub import Hub
from tanglewood.server.params import TheHub
from tanglewood.server.previews import preview_of
from tanglewood.server.problems import HttpProblem
from tanglewood.words import accepted_language


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any], hub: TheHub) -> Response[bytes]:
    """The client."""
    return await _send_file(request, hub, "index.html")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], hub: TheHub, path: FromPath[str]
) -> Response[bytes]:
    """A file of the client; every path without a dot is the client itself."""
    return await _send_file(request, hub, path.strip("/"))


async def _send_file(request: Request[Any, Any, Any], hub: Hub, name: str) -> Response[bytes]:
    found = hub.pages.get(name)
    if found is None and "." not in name and not name.startswith("api/"):
        found = hub.pages["index.html"]
    if found is None:
        raise HttpProblem(404, Message("server-nothing-at", path=shortened(name, 80)))
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    lang = accepted_language(request.headers.get("accept-language", ""))
    found = for_reader(found, base, lang, await preview_of(hub, name, lang))
    headers = {
        "ETag": found.tag,
        "Vary": "Accept-Encoding" if found.lasting else "Accept-Encoding, Accept-Language",
        "Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=found.kind)
