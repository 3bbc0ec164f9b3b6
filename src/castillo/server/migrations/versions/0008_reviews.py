"""Reviews of decisions in finished games are kept, one by one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table_tables")),
        sa.PrimaryKeyConstraint("table", "seat", "n", name=op.f("pk_reviews")),
    )


def downgrade() -> None:
    op.drop_table("reviews")
