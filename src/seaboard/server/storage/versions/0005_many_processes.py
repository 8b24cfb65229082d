"""Many processes on one database: which of them live, who has which table, and short codes that all of them know.

On PostgreSQL whatever changes a match or its seats is told to everybody who listens, in the same transaction, whoever changes it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TELL = """
CREATE FUNCTION seaboard_tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    writer text := coalesce(current_setting('seaboard.writer', true), '');
BEGIN
    IF TG_TABLE_NAME = 'seats' THEN
        PERFORM pg_notify('seaboard', NEW.match || ' - ' || writer);
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM pg_notify('seaboard', OLD.id || ' - ' || writer);
    ELSE
        PERFORM pg_notify('seaboard', NEW.id || ' ' || NEW.head || ' ' || writer);
    END IF;
    RETURN NULL;
END $$
"""
TRIGGERS = (
    "CREATE TRIGGER tell AFTER UPDATE OR DELETE ON matches FOR EACH ROW EXECUTE FUNCTION seaboard_tell()",
    "CREATE TRIGGER tell AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION seaboard_tell()",
)


def upgrade() -> None:
    """Make the tables, and on PostgreSQL what tells of changes."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(32), sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for statement in (TELL, *TRIGGERS):
            op.execute(statement)
