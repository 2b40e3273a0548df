"""Who is at which table through which server; and chat lines that are sent again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.create_index("attendance_server", "attendance", ["server"])
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("request", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("request")
    op.drop_table("attendance")
