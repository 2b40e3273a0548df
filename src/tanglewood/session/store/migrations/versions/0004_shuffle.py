"""Verifiable shuffles: a secret per table, a pledge and a share per seat; and who chose a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("deal_by", sa.SmallInteger))
        tables.add_column(sa.Column("secret", sa.Text))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("pledge", sa.Text))
        seats.add_column(sa.Column("share", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("share")
        seats.drop_column("pledge")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("secret")
        tables.drop_column("deal_by")
