"""People talk at tables, silence each other, and have a pause."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("talk", sa.Boolean(), nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pauses", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "messages",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("emote", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_messages_table_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_messages_room", "messages", ["table", "room", "id"], unique=False)
    op.create_index(op.f("ix_messages_guest"), "messages", ["guest"], unique=False)
    op.create_table(
        "silenced",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", name=op.f("pk_silenced")),
    )
    op.create_index(op.f("ix_silenced_other"), "silenced", ["other"], unique=False)


def downgrade() -> None:
    op.drop_table("silenced")
    op.drop_table("messages")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("pauses")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("talk")
