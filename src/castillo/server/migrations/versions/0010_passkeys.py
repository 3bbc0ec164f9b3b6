"""How members come back: passkeys, recovery codes, links in letters, and challenges that were answered."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

GUEST = "guests.id"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("synced", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], [GUEST], name=op.f("fk_passkeys_guest_guests")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_guest"), "passkeys", ["guest"], unique=False)
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["guest"], [GUEST], name=op.f("fk_recovery_codes_guest_guests")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_guest"), "recovery_codes", ["guest"], unique=False)
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], [GUEST], name=op.f("fk_mail_links_guest_guests")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_mail_links")),
    )
    op.create_index(op.f("ix_mail_links_guest"), "mail_links", ["guest"], unique=False)
    op.create_table(
        "spent_challenges",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_spent_challenges")),
    )
    op.create_index(op.f("ix_spent_challenges_until"), "spent_challenges", ["until"], unique=False)


def downgrade() -> None:
    for name in ("spent_challenges", "mail_links", "recovery_codes", "passkeys"):
        op.drop_table(name)
