"""Kept positions instead of snapshots, logs whose entries are linked, and tables set aside."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from castillo.server.storage.chain import sealed
from castillo.server.storage.rows import Kept

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, kind, start in (
        ("rules", sa.String(64), ""),
        ("length", sa.Integer(), "0"),
        ("chain", sa.String(32), ""),
    ):
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default=start))
    for name, kind, start in (("shown", sa.Integer(), "-1"), ("mark", sa.String(16), ""), ("chain", sa.String(32), "")):
        op.add_column("entries", sa.Column(name, kind, nullable=False, server_default=start))
    op.create_table(
        "positions",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("firm", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("chain", sa.String(length=32), nullable=False),
        sa.Column("seal", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_positions_table_tables")),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_positions")),
    )
    op.create_table(
        "set_aside",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("why", sa.String(length=300), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_set_aside")),
    )
    op.execute('UPDATE tables SET length = (SELECT count(*) FROM entries WHERE entries."table" = tables.id)')
    _keep_snapshots()
    op.drop_table("snapshots")


def _keep_snapshots() -> None:
    """What was a cache becomes a position to continue from."""
    connection = op.get_bind()
    texts: list[sa.ColumnClause[Any]] = [sa.column(name) for name in ("table", "n", "version", "position")]
    kept = sa.table(
        "positions", *(sa.column(n) for n in ("table", "n", "rules", "firm", "shown", "chain", "seal", "body"))
    )
    for table, n, version, position in connection.execute(sa.select(*texts).select_from(sa.table("snapshots"))).all():
        try:
            old = json.loads(position)
            body = json.dumps({"document": old["document"], "clock": old["clock"]}, separators=(",", ":"))
            row = sealed(table, Kept(n, version, False, int(old["shown"]), "", "", body))
        except (ValueError, KeyError, TypeError):
            continue  # the log is still there
        values = {"table": table, "n": n, "rules": version, "firm": False, "shown": row.shown}
        connection.execute(sa.insert(kept).values(**values, chain="", seal=row.seal, body=body))


def downgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=64), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_snapshots")),
    )
    op.drop_table("set_aside")
    op.drop_table("positions")
    for table, names in (("entries", ("shown", "mark", "chain")), ("tables", ("rules", "length", "chain"))):
        for name in names:
            op.drop_column(table, name)
