"""A confirmed address belongs to one member: of several who had the same one, whoever joined first keeps it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

CONFIRMED = sa.text("email <> ''")
FIRST = """
UPDATE guests SET email = '' WHERE email <> '' AND EXISTS (
    SELECT 1 FROM guests AS other WHERE other.email = guests.email
    AND (other.joined < guests.joined OR (other.joined = guests.joined AND other.id < guests.id))
)
"""


def upgrade() -> None:
    op.execute(FIRST)
    only = {"sqlite_where": CONFIRMED, "postgresql_where": CONFIRMED}
    op.create_index("uq_guests_email", "guests", ["email"], unique=True, **only)  # type: ignore[arg-type]


def downgrade() -> None:
    op.drop_index("uq_guests_email", "guests")
