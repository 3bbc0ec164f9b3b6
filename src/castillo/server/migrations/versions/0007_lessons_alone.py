"""There is no guided game beside lessons any more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("tutorial")


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("tutorial", sa.Boolean(), nullable=False, server_default=sa.false()))
