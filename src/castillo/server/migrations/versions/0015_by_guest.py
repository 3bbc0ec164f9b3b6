"""What is kept of a guest is found by them: when they go, nothing is gone through row by row."""

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

FOUND_BY = {"devices": "guest", "watchers": "guest", "notices": "guest", "reports": "against", "ratings": "who"}


def upgrade() -> None:
    for table, column in FOUND_BY.items():
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    for table, column in FOUND_BY.items():
        op.drop_index(op.f(f"ix_{table}_{column}"), table)
