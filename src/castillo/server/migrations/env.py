"""Alembic's way in: the connection comes from castillo.server.storage.migrate."""

from alembic import context

from castillo.server.storage.models import Model

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Model.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
