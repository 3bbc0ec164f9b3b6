"""Finished games have results; games may be rated; people say to whom they show theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.create_index("ix_tables_state", ["state", "updated"], unique=False)
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    _played()
    _results()
    _lists()


def _played() -> None:
    op.create_table(
        "played",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("modules", sa.String(length=600), nullable=False),
        sa.Column("rounds", sa.SmallInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("told", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_played_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_played")),
    )
    op.create_index("ix_played_told", "played", ["told", "ended"], unique=False)
    op.create_index("ix_played_pool", "played", ["pool", "ended", "table"], unique=False)


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("who", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("bots", sa.SmallInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("gains", sa.Text(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("rank", sa.SmallInteger(), nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=True),
        sa.Column("sigma", sa.Float(precision=53), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["played.table"], name=op.f("fk_results_table_played")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_who", "results", ["who", "ended", "table"], unique=False)
    op.create_index("ix_results_rated", "results", ["who", "pool", "ended", "table"], unique=False)


def _lists() -> None:
    op.create_table(
        "archive",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("modules", sa.String(length=600), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_archive_table_tables")),
        sa.PrimaryKeyConstraint("guest", "ended", "table", name=op.f("pk_archive")),
    )
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("who", sa.String(length=48), nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("certain", sa.Float(precision=53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("pool", "who", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_pool", "ratings", ["pool", "certain"], unique=False)
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("shown", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_profiles_guest_guests")),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_profiles")),
    )


def downgrade() -> None:
    for name in ("profiles", "ratings", "archive", "results", "played"):
        op.drop_table(name)
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("left")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_state")
        batch_op.drop_column("rated")
