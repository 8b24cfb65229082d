"""Reviews in the database: one of each match, as long as the match is there, by the format of this version."""

import zlib
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from seaboard.bots.review import FORMAT, Review
from seaboard.server.storage.tables import matches, reviews

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Review)


def packed(review: Review) -> bytes:
    """A review as it is stored; some hundred kilobytes become some ten."""
    return zlib.compress(_encoder.encode(review))


def kept(connection: Connection, match: str) -> Review | None:
    """The review of a match; None if there is none, or one of another version."""
    query = select(reviews.c.review).where(reviews.c.match == match, reviews.c.format == FORMAT)
    found: bytes | None = connection.execute(query).scalar_one_or_none()
    return None if found is None else _decoder.decode(zlib.decompress(found))


def keep(connection: Connection, match: str, data: bytes, now: int) -> bool:
    """Keep a review in the place of an older one; False if the match is gone.

    If another process was faster, its review stays: it is the same.
    """
    if not connection.execute(select(exists().where(matches.c.id == match))).scalar_one():
        return False
    connection.execute(delete(reviews).where(reviews.c.match == match))
    try:
        with connection.begin_nested():
            connection.execute(insert(reviews).values(match=match, format=FORMAT, made=now, review=data))
    except IntegrityError:
        return connection.execute(select(exists().where(reviews.c.match == match))).scalar_one()
    return True
