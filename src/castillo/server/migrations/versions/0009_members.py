"""What is known of members: when they joined, how they are reached, what they wish."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NUMBERS = {"joined": sa.BigInteger, "seen": sa.BigInteger, "epoch": sa.Integer, "banned": sa.BigInteger}
MINUTES = ("quiet_from", "quiet_until")
WORDS = {"email": 254, "colour": 16, "language": 8, "zone": 64, "rights": 40}
INDEXED = ("seen", "email")


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        for name, kind in {**NUMBERS, **dict.fromkeys(MINUTES, sa.SmallInteger)}.items():
            batch_op.add_column(sa.Column(name, kind(), nullable=False, server_default="0"))
        for name, length in WORDS.items():
            batch_op.add_column(sa.Column(name, sa.String(length=length), nullable=False, server_default=""))
        for name in INDEXED:
            batch_op.create_index(op.f(f"ix_guests_{name}"), [name], unique=False)
    op.execute("UPDATE guests SET seen = created")


def downgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        for name in INDEXED:
            batch_op.drop_index(op.f(f"ix_guests_{name}"))
        for name in (*NUMBERS, *MINUTES, *WORDS):
            batch_op.drop_column(name)
