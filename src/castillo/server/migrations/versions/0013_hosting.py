"""What hosts decide: bans, reports, words, announcements; and a line for each of their acts."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

TABLES = ("bans", "reports", "words", "announcements", "audit")


def number(name: str, kind: type[sa.Integer] = sa.BigInteger) -> sa.Column[int]:
    return sa.Column(name, kind(), nullable=False)


def word(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def upgrade() -> None:
    op.create_table(
        "bans",
        *(word("guest", 32), number("until"), number("at"), word("why", 300)),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_until"), "bans", ["until"])
    op.create_table(
        "reports",
        *(number("id", sa.Integer), number("at"), word("by", 32), word("against", 32), word("table", 32)),
        *(word("kind", 16), word("text", 1000), word("quoted", 2000), number("times", sa.Integer)),
        *(number("closed"), word("note", 300)),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_index("ix_reports_by", "reports", ["by", "at"])
    op.create_table("words", word("word", 60), sa.PrimaryKeyConstraint("word", name=op.f("pk_words")))
    op.create_table(
        "announcements",
        *(word("language", 8), word("text", 500), number("at"), number("until")),
        sa.PrimaryKeyConstraint("language", name=op.f("pk_announcements")),
    )
    op.create_table(
        "audit",
        *(number("id", sa.Integer), number("at"), word("who", 32), word("what", 16)),
        *(word("about", 60), word("why", 500)),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
