"""The tables of the database. JSON is kept as text, times as milliseconds since 1970."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("deal_known", Boolean, nullable=False),
    Column("bank", Integer),
    Column("increment", Integer),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("result", Text),
    Column("rematch_of", Text),
    Column("rematch", Text),
    Column("outcomes", Text),
    Column("deal_by", SmallInteger),
    Column("secret", Text),
    Column("occasion", Text),
    Column("practice", Boolean),
    Index("tables_updated", "updated"),
)  # fmt: skip

SEATS: Final = Table(
    "seats", METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("human", Boolean, nullable=False),
    Column("name", Text),
    Column("agent", Text),
    Column("joined", Boolean, nullable=False),
    Column("token_hash", Text),
    Column("invite_hash", Text),
    Column("request_hash", Text),
    Column("pledge", Text),
    Column("share", Text),
)  # fmt: skip

CHANGES: Final = Table(
    "changes", METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("entries", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("to_act", SmallInteger, nullable=False),
)  # fmt: skip

ATTENDANCE: Final = Table(
    "attendance", METADATA,
    Column("table_id", Text, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("seats", Text, nullable=False),
    Column("beat", Integer, nullable=False),
    Index("attendance_server", "server"),
)  # fmt: skip
"""Who is at a table, by the servers through which they are; only as good as the last beat of such a
server."""

REVIEWS: Final = Table(
    "reviews", METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("found", Text, nullable=False),
)  # fmt: skip
"""The review of a finished game; `form` says how it is written."""

DAYS: Final = Table(
    "days", METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("date", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("attempt", Text, nullable=False),
    Column("adjusted", Integer),
    Index("days_attempt", "date", "game", "attempt", unique=True),
)  # fmt: skip
"""The first attempts at the deals of the day."""

PARS: Final = Table(
    "pars", METADATA,
    Column("date", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("par", Text, nullable=False),
)  # fmt: skip
"""What the strongest level made of the deals of the day."""

CHATS: Final = Table(
    "chats", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", Text),
    Index("chats_table", "table_id", "id"),
)  # fmt: skip
