"""Win chances through finished games are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chances",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chances_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_chances")),
    )


def downgrade() -> None:
    op.drop_table("chances")
