"""Dice that people can check: the commitment, the devices' shares, and the key of a match (docs/dice.md)."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from seaboard.engine.chance import Entered, Keyed, Source
from seaboard.engine.contract import thrown_by_hand
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Header
from seaboard.games import registry

SECRET_BYTES: Final = 32


def _check(value: bytes, what: str) -> None:
    if len(value) != SECRET_BYTES:
        raise Malformed(f"{what} has {len(value)} bytes, expected {SECRET_BYTES}")


def commitment(match_id: str, secret: bytes) -> bytes:
    """What is shown before anybody sits down; the secret can no longer be exchanged."""
    _check(secret, "the secret")
    return sha256(b"seaboard/1/secret" + match_id.encode() + secret).digest()


def share_hash(value: bytes) -> bytes:
    """What a device sends of its 32 random bytes until everybody is ready."""
    _check(value, "a device's share")
    return sha256(value).digest()


def match_key(match_id: str, secret: bytes, shares: Sequence[bytes]) -> bytes:
    """The key of all draws: the table's secret and every device's share, in the order of their lowest seats."""
    for share in shares:
        _check(share, "a device's share")
    return hmac.digest(secret, match_id.encode() + commitment(match_id, secret) + b"".join(shares), "sha256")


def dice(match_id: str, secret: bytes, shares: Sequence[bytes]) -> Keyed:
    """The draws of a match."""
    return Keyed(match_key(match_id, secret, shares))


def of_match(header: Header, secret: bytes) -> Keyed:
    """The draws of the match with this header."""
    return dice(header.id, secret, [read(share.value, "a device's share") for share in header.shares])


def source(header: Header, secret: bytes, *, own_dice: bool) -> Source:
    """Where the outcomes of a match come from: all are drawn, or all but those that people throw with dice of their own."""
    drawn = of_match(header, secret)
    return Entered(drawn, thrown_by_hand(registry.game(header.game, header.rules))) if own_dice else drawn


def read(value: str, what: str) -> bytes:
    """32 bytes that are written in hexadecimal digits."""
    try:
        found = bytes.fromhex(value)
    except ValueError as error:
        raise Malformed(f"{what} is not written in hexadecimal digits") from error
    _check(found, what)
    return found


def private_seed(secret: bytes, *parts: int | str) -> str:
    """A seed for what the table itself plays (bots, and for whoever is late): nobody can know it who does not know the secret."""
    text = "\0".join(map(str, parts))
    return hmac.digest(secret, b"seaboard/1/private" + text.encode(), "sha256").hex()
