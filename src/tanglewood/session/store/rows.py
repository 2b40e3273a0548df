"""Rows of the database, and what they mean in the words of the session."""

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from tanglewood.session.change import Change, SeatInfo, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.dealcode import Source
from tanglewood.session.kept_start import start_of
from tanglewood.session.store.driver import Append, Row

_KEY: Final = "key:"


def source_text(source: Source | None) -> str:
    """How it is kept: a seed as a number, a key as `key:` and its hexadecimal digits, nothing as an
    empty text."""
    if source is None:
        return ""
    return f"{_KEY}{source.hex()}" if isinstance(source, bytes) else str(source)


def _source(text: str) -> Source | None:
    if text.startswith(_KEY):
        return bytes.fromhex(text.removeprefix(_KEY))
    return int(text) if text else None


def row_of(table: str, change: Change) -> Append:
    """A change as it is kept."""
    entries = msgspec.json.encode(change.entries).decode()
    return (
        table, change.number, change.kind, change.seat, change.text, entries, change.at,
        change.spent, change.to_act,
    )  # fmt: skip


def change_of(row: Row) -> Change:
    """The change that was kept."""
    _, number, kind, seat, text, entries, at, spent, to_act = row
    return Change(
        number=number, kind=kind, seat=seat, text=text, entries=tuple(msgspec.json.decode(entries)),
        at=at, spent=spent, to_act=to_act,
    )  # fmt: skip


def infos_of(rows: Sequence[Row], places: Sequence[Row]) -> list[TableInfo]:
    """The tables that were kept, with their seats."""
    seats: dict[str, list[SeatInfo]] = {}
    for table, seat, human, name, agent, joined, pledge, share in places:
        info = SeatInfo(
            seat=seat, human=bool(human), name=name, agent=agent, joined=bool(joined),
            pledge=pledge, share=share,
        )  # fmt: skip
        seats.setdefault(table, []).append(info)
    return [_info(row, tuple(seats.get(row[0], ()))) for row in rows]


def _info(row: Row, seats: tuple[SeatInfo, ...]) -> TableInfo:
    (table, game, options, seed, known, bank, increment, created, updated, status, result,
     rematch_of, rematch, outcomes, deal_by, secret, occasion, practice) = row  # fmt: skip
    start = start_of(None if outcomes is None else json.loads(outcomes))
    return TableInfo(
        id=table, game=game, options=json.loads(options), seed=_source(seed),
        known_deal=bool(known), terms=None if bank is None else Terms(bank, increment),
        created=created, updated=updated, status=status,
        result=None if result is None else json.loads(result),
        rematch_of=rematch_of, rematch=rematch, seats=seats,
        outcomes=start.outcomes, beginning=start.beginning,
        deal_by=deal_by, secret=None if secret is None else bytes.fromhex(secret),
        occasion=occasion, practice=bool(practice),
    )  # fmt: skip
