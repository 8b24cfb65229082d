"""What alembic runs: on the connection it was given (`migrate.py`), never on one of its own."""

from alembic import context

from seaboard.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
