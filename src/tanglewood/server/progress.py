"""How a player gets on, by the seats that their browser holds and the games that it kept.

Nothing of it is stored: the list of games is the browser's own.
"""

from typing import Annotated, Any

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert, field, to_builtins

from tanglewood.agents.review.plain import FORM
from tanglewood.progress.file import MOST
from tanglewood.progress.games import PlayedGame
from tanglewood.protocol.progress import games_to_count, known_games, played_game, progress_plain
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.my_games import HeldSeat, SeatKeys, found_seats
from tanglewood.server.params import MOST_BYTES, Asking, TheHub, problems
from tanglewood.session.change import TableInfo

Text = Annotated[str, Meta(max_length=80)]


class PlayedPlain(Struct, forbid_unknown_fields=True):
    """A game that was played. `end` is won, lost, drawn, shared or alone; `rounds` count for the
    rating, 2 for one that was won and 1 for a draw; `at` is when it ended, in milliseconds."""

    id: Text
    game: Text
    at: int
    against: Annotated[list[Text], Meta(max_length=8)]
    end: Text
    own: int
    other: int | None
    rounds: Annotated[list[int], Meta(max_length=200)] = field(default_factory=list)
    accuracy: int | None = None


class ProgressRequest(Struct, forbid_unknown_fields=True):
    """Seats whose games may be new, the games that are known, the dates of daily deals that were
    finished, and the longest streaks of puzzles by game."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)] = field(default_factory=list)
    games: Annotated[list[PlayedPlain], Meta(max_length=MOST)] = field(default_factory=list)
    days: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=MOST)] = field(
        default_factory=list
    )
    puzzles: Annotated[dict[Text, int], Meta(max_length=20)] = field(default_factory=dict)


class ProgressPlain(Struct):
    """Games that were not known, whether there are more of them, and what all come to."""

    found: list[PlayedPlain]
    more: bool
    summary: dict[str, Any]


@post("/api/progress", status_code=200, responses=problems(413, 422),
      request_max_body_size=MOST_BYTES)  # fmt: skip
async def progress(request: Asking, data: JSONBody[ProgressRequest], hub: TheHub) -> ProgressPlain:
    """What the games come to."""
    caller = caller_of(request.scope)
    known = known_games([to_builtins(it) for it in data.games])
    seats = await found_seats(request, hub, SeatKeys(data.seats))
    some, more = games_to_count(seats, (it.id for it in known))
    new = [await _played_game(hub, caller, info, seat) for info, seat in some]
    plain = await hub.heavy.do(
        caller, progress_plain, known, new, data.days, data.puzzles, more=more
    )
    return convert(plain, ProgressPlain)


async def _played_game(hub: Hub, caller: str, info: TableInfo, seat: int) -> PlayedGame:
    changes = await hub.store.changes(info.id)
    hub.heavy.charge(caller, len(changes))
    review = await hub.store.reviews.of(info.id, FORM)
    return played_game(info, seat, changes, review)
