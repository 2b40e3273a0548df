"""The first form: tables, seats, changes, chats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("deal_known", sa.Boolean, nullable=False),
        sa.Column("bank", sa.Integer),
        sa.Column("increment", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch_of", sa.Text),
        sa.Column("rematch", sa.Text),
    )
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("human", sa.Boolean, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("agent", sa.Text),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.Text),
        sa.Column("invite_hash", sa.Text),
        sa.Column("request_hash", sa.Text),
    )
    op.create_table(
        "changes",
        _table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("to_act", sa.SmallInteger, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table_id(nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chats_table", "chats", ["table_id", "id"])


def downgrade() -> None:
    for name in ("chats", "changes", "seats", "tables"):
        op.drop_table(name)


def _table_id(*, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.Text,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable,
    )
