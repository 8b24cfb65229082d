"""Names for numbers and back: every converter with its inverse, and errors that name path and choices."""

import pytest

from seaboard.engine.errors import Malformed
from seaboard.engine.named import (
    counts_of,
    doubles,
    index_of,
    mask_of,
    name_of,
    named_counts,
    names_of,
    no_more,
    set_of,
    sound,
)
from seaboard.engine.state import NONE

PORTS = ("market", "bay", "cape")


def test_a_name_and_its_number() -> None:
    assert [index_of(name, PORTS, "$.at") for name in (*PORTS, None)] == [0, 1, 2, NONE]
    assert [name_of(number, PORTS) for number in (0, 1, 2, NONE)] == [*PORTS, None]


def test_sets_of_names_and_of_numbers() -> None:
    for mask in range(8):
        assert set_of(names_of(mask, PORTS), PORTS, "$.seen") == mask
    assert set_of(["bay", "bay"], PORTS, "$.seen") == mask_of([1, 1]) == 0b10


def test_counts_by_name() -> None:
    assert counts_of({"cape": 2}, PORTS, "$.crates") == [0, 0, 2]
    assert named_counts([0, 3, 2], PORTS) == {"bay": 3, "cape": 2}


def test_a_name_that_does_not_exist_says_where_it_stands_and_what_was_expected() -> None:
    for ask in (
        lambda: index_of("moon", PORTS, "$.at"),
        lambda: set_of(["moon"], PORTS, "$.at"),
        lambda: counts_of({"moon": 1}, PORTS, "$.at"),
    ):
        with pytest.raises(Malformed, match=r"^\$\.at is 'moon', expected one of market, bay, cape$"):
            ask()


def test_what_stands_twice_and_what_is_too_long() -> None:
    assert doubles("port", ["bay", "cape", "bay"]) == ["port: 'bay' stands twice"]
    no_more(PORTS, 3, "$.ships", "ships")
    with pytest.raises(Malformed, match=r"^\$\.ships has 3 ships, expected at most 2$"):
        no_more(PORTS, 2, "$.ships", "ships")


def test_a_position_with_faults_is_refused_with_all_of_them() -> None:
    sound([])
    with pytest.raises(Malformed, match=r"^this position cannot be: a; b$"):
        sound(["a", "b"])
