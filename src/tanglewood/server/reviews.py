"""Reviews over HTTP: begun once, and asked for until they are whole."""

import json
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from tanglewood.agents.review.plain import FORM
from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.record.moment import check
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.logs import LOG
from tanglewood.server.params import MOST_BYTES, Asking, Id, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.replays import charge_record, kept_game
from tanglewood.server.reviewing import Job, Keep
from tanglewood.server.tables import finished_table
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import StoreFailed

SOON: Final = 2.0
"""How long the first answer waits for a first picture."""
LATER: Final = 5.0
"""How long every other one waits for news."""

ReviewId = Annotated[str, PathParameter(max_length=40, description="The text that names a review")]
After = Annotated[int, QueryParameter(ge=-1, le=100_000)]


class ReviewRequest(Struct, forbid_unknown_fields=True):
    """A record file."""

    record: dict[str, Any]


class ReviewPart(Struct):
    """A review as far as it is; `id` asks for more, null once it is whole."""

    id: str | None
    done: int
    total: int
    finished: bool
    review: dict[str, Any] | None


@post("/api/tables/{table:str}/review", status_code=200, responses=problems(404))
async def review_table(request: Asking, table: Id, hub: TheHub) -> ReviewPart:
    """The review of a game that is over: for everybody who may have its record."""
    info = await finished_table(hub, table)
    stored = await hub.store.reviews.of(table, FORM)
    if stored is not None:
        return _whole(stored)
    caller, key = caller_of(request.scope), f"table {table}"
    job = hub.reviewing.of(key)
    if job is None:
        _charge(hub, caller)
        info, changes = await kept_game(hub, caller, table)
        plain = await hub.heavy.do(caller, _record_plain, info, changes)
        job = hub.reviewing.of(key) or hub.reviewing.begin(key, caller, plain, _keeping(hub, table))
    return await _wait_for_part(job, -1, SOON)


@post("/api/review", status_code=200, responses=problems(413, 422),
      request_max_body_size=MOST_BYTES)  # fmt: skip
async def review_record(request: Asking, data: JSONBody[ReviewRequest], hub: TheHub) -> ReviewPart:
    """The review of a record file. Nothing is stored."""
    caller = caller_of(request.scope)
    charge_record(hub, caller, data.record)
    key, plain = await hub.heavy.do(caller, _check_record, data.record)
    job = hub.reviewing.of(key)
    if job is None:
        _charge(hub, caller)
        job = hub.reviewing.begin(key, caller, plain)
    return await _wait_for_part(job, -1, SOON)


@get("/api/reviews/{review:str}", responses=problems(404, 422))
async def review_more(review: ReviewId, hub: TheHub, after: After = -1) -> ReviewPart:
    """What is known by now, once more than `after` entries are looked at."""
    job = hub.reviewing.job(review)
    if job is None:
        raise HttpProblem(404, Message("server-no-review"))
    return await _wait_for_part(job, after, LATER)


async def _wait_for_part(job: Job, after: int, patience: float) -> ReviewPart:
    await job.look(after, patience)
    if job.wrong is not None:
        raise BadRecord(job.wrong)
    found = job.found
    if found is None:
        return ReviewPart(job.id, 0, 0, finished=False, review=None)
    return ReviewPart(None if job.over else job.id, found["done"], found["total"], job.over, found)


def _record_plain(info: TableInfo, changes: list[Change]) -> dict[str, Any]:
    return Hosted.load(info, changes).record.plain()


def _whole(found: dict[str, Any]) -> ReviewPart:
    return ReviewPart(None, found["done"], found["total"], finished=True, review=found)


def _charge(hub: Hub, caller: str) -> None:
    """Take what a review costs; raises 429 where there is not enough."""
    bucket = hub.quotas.reviews.of(caller)
    if not bucket.take() or not hub.reviewing.room_for(caller):
        wait = int(bucket.wait) + 1
        raise HttpProblem(429, Message("server-rate", n=wait), wait)


def _keeping(hub: Hub, table: str) -> Keep:
    async def keep(found: dict[str, Any]) -> None:
        try:
            await hub.store.reviews.keep(table, FORM, found)
        except StoreFailed as error:  # then it is made once more when it is asked for
            LOG.error("the store does not answer", extra={"error": str(error)})

    return keep


def _check_record(plain: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A record that is whole, and a text that is the same for the same record; raises `BadRecord`
    where it is wrong or not finished."""
    record = Record.parse(plain)
    if record.result is None or check(record).outcome is None:
        raise BadRecord(Message("review-unfinished"))
    read = record.plain()
    text = json.dumps(read, sort_keys=True)
    return f"file {sha256(text.encode()).hexdigest()}", read
