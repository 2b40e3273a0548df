"""What a shared link to a table shows where it is pasted: who plays what there, and a picture of
what everybody may see."""

from typing import Final, NamedTuple

from litestar import Response, get

from tanglewood.core.layout import rows
from tanglewood.core.message import Message
from tanglewood.core.seat import SPECTATOR
from tanglewood.drawings.picture import BACK, CardRow
from tanglewood.drawings.preview import png
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.params import Asking, Id, TheHub
from tanglewood.server.problems import HttpProblem
from tanglewood.server.room import Room
from tanglewood.server.tables import known_table
from tanglewood.session.store import StoreFailed
from tanglewood.words import Voice

_UNDEALT: Final = 5
"""How many backs stand for a hand that is not dealt yet."""


class Preview(NamedTuple):
    """The words and the address of the picture of a table."""

    title: str
    about: str
    picture: str


async def preview_of(hub: Hub, path: str, lang: str) -> Preview | None:
    """What to show of the table that a page is about; None where it is about none."""
    place, _, table = path.partition("/")
    table = table.partition("/")[0]
    if place != "t" or not 0 < len(table) <= 40:
        return None
    try:
        info = await hub.store.table(table)
    except StoreFailed:  # the page itself says so
        return None
    if info is None:
        return None
    voice = Voice(lang)
    game = voice(f"game-{info.game}-title")
    names = [seat.name for seat in info.seats if seat.name]
    title = voice("server-page-table", game=game, names=", ".join(names)) if names else game
    picture = f"/api/tables/{table}/preview.png"
    return Preview(title, voice("server-page-table-picture"), picture)


@get("/api/tables/{table:str}/preview.png", include_in_schema=False)
async def preview(request: Asking, table: Id, hub: TheHub) -> Response[bytes]:
    """The picture of a table, from what everybody may see of it."""
    info, room = await known_table(hub, table), await hub.room(table)
    if room is None:
        raise HttpProblem(404, Message("server-nothing-at", path="preview.png"))
    async with room.hold():
        await room.catch_up_and_tell()
        rows = _visible_rows(room)
    caller = caller_of(request.scope)
    hub.heavy.charge(caller)
    drawn = await hub.heavy.do(caller, png, rows, info.game)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=60"})


def _visible_rows(room: Room) -> list[CardRow]:
    hosted = room.hosted
    names = ("",) * len(room.info.seats)
    if not hosted.started:
        return [CardRow(name, BACK * _UNDEALT) for name in names]
    return rows(hosted.table.game, hosted.table.view(SPECTATOR).plain(), names, {})
