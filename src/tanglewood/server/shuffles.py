"""The shuffle of a game that is over, with all that a browser needs to check it by itself."""

from litestar import get
from msgspec import Struct, convert

from tanglewood.protocol.shuffling import revealed_plain
from tanglewood.server.address import caller_of
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.replays import kept_game
from tanglewood.session.hosted import Hosted


class DrawPlain(Struct):
    """A chance outcome: what was drawn, and among which."""

    entry: int
    chance: str
    ordered: bool
    outcome: list[str]
    among: list[str]


class ShareInfo(Struct):
    """What a seat put into the shuffle, and what it had pledged; null where it did not."""

    pledge: str | None
    share: str | None


class RevealPlain(Struct):
    """What a finished game reveals of how its cards were shuffled."""

    scheme: str
    table: str
    commitment: str
    secret: str
    shares: list[ShareInfo]


class ShuffleAnswer(Struct):
    """How the cards of a game were shuffled; `shuffle` is that of its record, null without one."""

    game: str
    known_deal: bool
    shuffle: RevealPlain | None
    draws: list[DrawPlain]


@get("/api/tables/{table:str}/shuffle", responses=problems(404))
async def shuffle(request: Asking, table: Id, hub: TheHub) -> ShuffleAnswer:
    """How the cards were shuffled, once the game is over."""
    caller = caller_of(request.scope)
    info, changes = await kept_game(hub, caller, table)
    return await hub.heavy.do(
        caller, lambda: convert(revealed_plain(Hosted.load(info, changes).record), ShuffleAnswer)
    )
