"""The statements that write the tables and seats of a store."""

import json
from collections.abc import Sequence

from sqlalchemy import ClauseElement, insert, select, update

from tanglewood.session.change import NewSeat, TableInfo
from tanglewood.session.dealcode import Source
from tanglewood.session.kept_start import kept_start
from tanglewood.session.store.rows import source_text
from tanglewood.session.store.schema import SEATS, TABLES


def insert_table(info: TableInfo, seats: Sequence[NewSeat]) -> list[ClauseElement]:
    """The statements that keep a new table."""
    terms, start = info.terms, kept_start(info)
    statements: list[ClauseElement] = [
        insert(TABLES).values(
            id=info.id, game=info.game, options=json.dumps(dict(info.options)),
            seed=source_text(info.seed), deal_known=info.known_deal,
            bank=terms.bank if terms else None, increment=terms.increment if terms else None,
            created=info.created, updated=info.updated, status=info.status,
            result=None, rematch_of=info.rematch_of, rematch=None,
            outcomes=None if start is None else json.dumps(start),
            deal_by=info.deal_by, secret=None if info.secret is None else info.secret.hex(),
            occasion=info.occasion, practice=info.practice,
        )
    ]  # fmt: skip
    for seat, token_hash, invite_hash in seats:
        statements.append(
            insert(SEATS).values(
                table_id=info.id, seat=seat.seat, human=seat.human, name=seat.name,
                agent=seat.agent, joined=seat.joined, token_hash=token_hash,
                invite_hash=invite_hash, request_hash=None, pledge=seat.pledge, share=seat.share,
            )
        )  # fmt: skip
    return statements


def invite_by_token(old: str, new: str, seats: int) -> list[ClauseElement]:
    """The statements that make the tokens of a table invitations to the next one, where each sits
    one seat further."""
    before = SEATS.alias("before")
    return [
        update(SEATS)
        .where(SEATS.c.table_id == new, SEATS.c.seat == place, SEATS.c.human.is_(True))
        .values(
            invite_hash=select(before.c.token_hash)
            .where(before.c.table_id == old, before.c.seat == (place - 1) % seats)
            .scalar_subquery()
        )
        for place in range(seats)
    ]


def set_rematch(table: str, following: str) -> ClauseElement:
    """The statement that names the table which followed."""
    return set_columns(table, rematch=following)


def set_source(table: str, source: Source | None) -> ClauseElement:
    """The statement that keeps what decides the chance of a table whose shares are in."""
    return set_columns(table, seed=source_text(source))


def set_columns(table: str, **values: object) -> ClauseElement:
    """The statement that sets some columns of a table's row."""
    return update(TABLES).where(TABLES.c.id == table).values(**values)
