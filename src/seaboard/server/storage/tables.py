"""The schema of today; alembic's revisions lead to it (a test compares them)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("head", Integer, nullable=False),  # the number of the last entry
    Column("header", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of the dice; shown when the match is over
    Column("created", BigInteger, nullable=False),
    Column("next_match", String(32)),  # the rematch
    Column("stage", String(12), nullable=False, server_default="playing"),  # gathering until the opening is drawn
    Column("host", Integer),  # the seat of whoever opened the table
    Column("horn", BigInteger),  # when the last start was, or will be, in milliseconds
    Column("locked", Boolean, nullable=False, server_default=false()),  # nobody else gets a seat
    Column("watch", Boolean, nullable=False, server_default=true()),  # whoever has the link may watch
    Column("signals", Boolean, nullable=False, server_default=true()),
    Column("paused", Boolean, nullable=False, server_default=false()),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("emblem", String(8), nullable=False),
    Column("bot", String(24)),
    Column("token_hash", LargeBinary(32)),  # tokens themselves are never stored
    Column("ready", Integer),  # the entry behind which the person is ready for a start
    Column("lent", String(24)),  # the bot that sails until the person is back
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", String(8), nullable=False),
    Column("request", String(64)),
    Column("action", JSON, nullable=False),
    Column("time", BigInteger),
    Column("requester", String(8)),  # the seat to which the request's name belongs; none without a request
    UniqueConstraint("match", "requester", "request", name="one_entry_per_request"),
)
