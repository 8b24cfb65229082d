"""Dice that people can check: the commitment, the devices' shares, and the key of a match (docs/dice.md)."""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from seaboard.engine.chance import Keyed
from seaboard.engine.errors import Malformed

SECRET_BYTES = 32


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
    """The key of all draws: the table's secret and every device's share, in the order of the seats."""
    for share in shares:
        _check(share, "a device's share")
    return hmac.digest(secret, match_id.encode() + commitment(match_id, secret) + b"".join(shares), "sha256")


def dice(match_id: str, secret: bytes, shares: Sequence[bytes]) -> Keyed:
    """The draws of a match."""
    return Keyed(match_key(match_id, secret, shares))
