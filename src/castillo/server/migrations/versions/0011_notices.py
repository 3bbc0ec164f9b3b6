"""Notices: channels, wishes, tables that are silent, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def word(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def number(name: str, kind: type[sa.Integer] = sa.BigInteger) -> sa.Column[int]:
    return sa.Column(name, kind(), nullable=False)


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        word("id", 32),
        word("guest", 32),
        word("kind", 8),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        word("form", 8),
        word("label", 60),
        word("origin", 200),
        word("language", 8),
        number("created"),
        number("sent"),
        word("holder", 32),
        number("lease"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_channels")),
    )
    op.create_index(op.f("ix_notice_channels_guest"), "notice_channels", ["guest"], unique=False)
    op.create_table(
        "notice_wishes",
        word("guest", 32),
        word("pace", 8),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_notice_wishes")),
    )
    op.create_table(
        "notice_mutes",
        word("guest", 32),
        word("table", 32),
        sa.PrimaryKeyConstraint("guest", "table", name=op.f("pk_notice_mutes")),
    )
    op.create_table(
        "notices",
        word("table", 32),
        number("n", sa.Integer),
        word("guest", 32),
        word("channel", 32),
        number("at"),
        number("due"),
        word("state", 8),
        number("tries", sa.SmallInteger),
        number("lease"),
        word("why", 200),
        sa.PrimaryKeyConstraint("table", "n", "guest", "channel", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_at"), "notices", ["at"], unique=False)
    op.create_index("ix_notices_state", "notices", ["state", "due"], unique=False)


def downgrade() -> None:
    for table in ("notices", "notice_mutes", "notice_wishes", "notice_channels"):
        op.drop_table(table)
