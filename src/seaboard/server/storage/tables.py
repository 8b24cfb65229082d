"""The schema of today; alembic's revisions lead to it (a test compares them)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
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
    Column("own_dice", Boolean, nullable=False, server_default=false()),  # people throw dice of their own, and enter what fell
    Column("asked", Boolean, nullable=False, server_default=false()),  # devices may have shown what they give to these dice
    Column("hints", Boolean, nullable=False, server_default=true()),  # people may ask for hints
    Column("crew", String(12), nullable=False, server_default="mate"),  # the rank of bots that take over a seat
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
    Column("hints", Integer, nullable=False, server_default="0"),  # how many were asked for
    Column("stood_in", Integer, nullable=False, server_default="0"),  # decisions of its bot that were made without trying out
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

refusals = Table(  # requests that were refused for a reason that may pass: none of them is ever an entry
    "refusals",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("requester", String(8), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("answer", JSON, nullable=False),
)

reviews = Table(  # what a review of a match that is over has found; it goes with the match
    "reviews",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),  # of what is kept: one of another format is made anew
    Column("made", BigInteger, nullable=False),
    Column("review", LargeBinary, nullable=False),  # JSON, compressed
)

processes = Table(  # the server processes on this database; on SQLite there is one, and it is not listed
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),  # begins with the number that the system gave it
    Column("address", String(64), nullable=False),  # where other processes reach it
    Column("until", DateTime(timezone=True), nullable=False),  # by the database's clock; it lives as long as it moves this on
)

leases = Table(  # which process has which table
    "leases",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)

codes = Table(  # short codes of tables that take people in
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

house = Table(  # what all processes share
    "house",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
