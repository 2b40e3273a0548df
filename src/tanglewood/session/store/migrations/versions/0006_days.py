"""Deals of the day and duplicate matches: what a table is played for, whether it became practice,
the first attempts at the deals of the day, and par."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("occasion", sa.Text))
        tables.add_column(sa.Column("practice", sa.Boolean))
    op.create_table(
        "days",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("adjusted", sa.Integer),
    )
    op.create_index("days_attempt", "days", ["date", "game", "attempt"], unique=True)
    op.create_table(
        "pars",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("par", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pars")
    op.drop_table("days")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("practice")
        tables.drop_column("occasion")
