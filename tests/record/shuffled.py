"""Finished games with a shuffle: tables as a server keeps them, played at random."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from tanglewood.games.registry import load
from tanglewood.protocol.shuffling import shares_of
from tanglewood.record import Record
from tanglewood.record.shuffle import pledge
from tanglewood.session.change import SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted
from tests.support import MIXES

SECRET = sha256(b"a secret").digest()
SHARES = [sha256(f"share {seat}".encode()).digest() for seat in range(5)]


def info_of(
    name: str, options: dict[str, Any], shares: Sequence[bytes | None], **fields: Any
) -> TableInfo:
    """A table of people. Who has no share has pledged one that did not come, but for seat 0."""
    seats = [
        SeatInfo(
            seat, True, f"Seat {seat}", None, True, pledge(it or b"late"), it.hex() if it else None
        )
        for seat, it in enumerate(shares)
    ]
    if shares[0] is None:
        seats[0] = replace(seats[0], pledge=None)
    given: dict[str, Any] = {
        "id": "q4x7m2k9wz3t", "game": name, "options": options, "seed": None, "known_deal": False,
        "outcomes": None, "terms": None, "created": 0, "updated": 0, "status": "playing",
        "result": None, "rematch_of": None, "rematch": None, "seats": tuple(seats),
        "secret": SECRET,
    }  # fmt: skip
    return TableInfo(**(given | fields))


def started(info: TableInfo) -> Hosted:
    """The table after its first change."""
    hosted = Hosted(info)
    hosted.make("start", -1, shares_of(info), at=0)
    return hosted


def played(info: TableInfo, luck: int = 1) -> Hosted:
    """The table at the end of a random game."""
    hosted, choice = started(info), Random(luck)
    while hosted.table.outcome is None:
        hosted.table.act(hosted.table.to_act, choice.choice(hosted.table.state.legal))
    return hosted


@cache
def finished(name: str, mix: int = 0) -> Record:
    """The record of a game in which a share is missing, and where there are seats enough, one was
    never pledged."""
    options = MIXES[name][mix]
    seats = load(name, **options).seats
    given = [None, *SHARES[1 : seats - 1], None] if seats > 2 else [*SHARES[: seats - 1], None]
    return played(info_of(name, options, given)).record
