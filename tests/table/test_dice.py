"""Dice that people can check: the vectors of docs/dice.md, and that every part counts."""

import re
from pathlib import Path

import pytest

from seaboard.engine.chance import Draw
from seaboard.engine.errors import Malformed
from seaboard.table import dice

DOC = Path(__file__).parents[2] / "docs" / "dice.md"
SECRET = bytes(range(32))
SHARES = [b"\x01" * 32, b"\x02" * 32]


def vector(name: str) -> str:
    found = re.search(rf"^\| {re.escape(name)} \| `([^`]+)` \|$", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"docs/dice.md has no row {name!r}"
    return found[1]


def test_the_documented_vectors_hold() -> None:
    source = dice.dice("m-1", SECRET, SHARES)
    assert dice.commitment("m-1", SECRET).hex() == vector("commitment")
    assert dice.share_hash(SHARES[0]).hex() == vector("hash of the first share")
    assert dice.match_key("m-1", SECRET, SHARES).hex() == vector("key")
    throws = [source.pick(Draw("dice", True, n, 36)) for n in range(10)]
    assert " ".join(map(str, throws)) == vector("`dice`, 36 shares, draws 0 to 9")
    pieces = [source.pick(Draw("goods", False, n, 4)) for n in range(10)]
    assert " ".join(map(str, pieces)) == vector("`goods`, 4 shares, draws 0 to 9")


def test_every_part_changes_the_key() -> None:
    keys = {
        dice.match_key("m-1", SECRET, SHARES),
        dice.match_key("m-2", SECRET, SHARES),
        dice.match_key("m-1", SECRET[::-1], SHARES),
        dice.match_key("m-1", SECRET, SHARES[::-1]),
        dice.match_key("m-1", SECRET, SHARES[:1]),
    }
    assert len(keys) == 5


@pytest.mark.parametrize("value", [b"", b"x" * 31, b"x" * 33])
def test_a_value_of_another_length_is_malformed(value: bytes) -> None:
    with pytest.raises(Malformed, match="expected 32"):
        dice.commitment("m", value)
    with pytest.raises(Malformed, match="expected 32"):
        dice.match_key("m", SECRET, [value])
