"""States: one declaration, plain objects, copies, bytes, bounds."""

from typing import Final

import pytest

from seaboard.engine.state import LONG, NONE, State, digest, mask, masks, number, out_of_bounds, row, table


class Pond(State):
    frogs = number(NONE, 9)
    leaves = mask(50)
    leaf_of_frog: Final = row(3, NONE, 49)
    next_to: Final = masks(2, 40)
    far: Final = table(2, 3, 0, 20)


def filled() -> Pond:
    pond = Pond()
    pond.frogs = -1
    pond.leaves = (1 << 50) - 1
    pond.leaf_of_frog[:] = [1, NONE, 49]
    pond.next_to[1] = 1 << 39
    pond.far[1][2] = 20
    return pond


def test_a_new_state_has_the_value_nearest_to_zero() -> None:
    assert (Pond().frogs, Pond().leaf_of_frog, Pond().far) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])


def test_a_copy_shares_nothing() -> None:
    pond = filled()
    copy = pond.clone()
    copy.far[1][2] = 3
    copy.leaf_of_frog[0] = 7
    assert (pond.far[1][2], pond.leaf_of_frog[0]) == (20, 1)
    pond.assign(copy)
    copy.far[0][0] = 9
    assert (pond.far, pond.leaf_of_frog[0]) == ([[0, 0, 0], [0, 0, 3]], 7)


def test_bytes_go_there_and_back_little_endian_without_gaps() -> None:
    pond = filled()
    data = pond.pack()
    assert len(data) == 4 + 8 + 3 * 4 + 2 * 8 + 6 * 4
    assert data[:4] == b"\xff\xff\xff\xff"
    assert Pond.load(data) == pond
    assert digest(Pond.load(data)) == digest(pond) != digest(Pond())


def test_a_long_field_is_like_a_short_one() -> None:
    class Lake(State):
        frogs_of_leaf: Final = row(LONG + 1, 1, 9)
        far: Final = table(LONG, 2, 0, 20)

    lake = Lake()
    assert (lake.frogs_of_leaf, lake.far) == ([1] * (LONG + 1), [[0, 0]] * LONG)
    lake.far[LONG - 1][1] = 20
    assert lake.far[LONG - 2] == [0, 0]
    copy = lake.clone()
    assert copy == lake == Lake.load(lake.pack())
    copy.far[LONG - 1][1] = 3
    copy.frogs_of_leaf[LONG] = 9
    assert (lake.far[LONG - 1], lake.frogs_of_leaf[LONG]) == ([0, 20], 1)
    lake.assign(copy)
    copy.far[0][0] = 5
    assert (lake.far[0], lake.far[LONG - 1]) == ([0, 0], [0, 3])


def test_a_misspelt_field_fails() -> None:
    with pytest.raises(AttributeError):
        Pond().frog = 1  # type: ignore[attr-defined]  # that is the point


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("frogs", 10, "frogs holds 10, declared is -1 … 9"),
        ("leaf_of_frog", [0, 0, 50], "leaf_of_frog holds 50, declared is -1 … 49"),
        ("leaf_of_frog", [0, 0], "leaf_of_frog holds 2 values, declared are 3"),
        ("frogs", True, "frogs holds True, declared is -1 … 9"),
    ],
)
def test_what_leaves_its_bounds_is_told(name: str, value: object, said: str) -> None:
    pond = Pond()
    setattr(pond, name, value)
    assert out_of_bounds(pond) == [said]


def test_a_declaration_that_cannot_be_is_refused() -> None:
    for declare in (lambda: number(3, 2), lambda: mask(63), lambda: row(0, 0, 1)):
        with pytest.raises(ValueError, match="a field needs"):
            declare()


def test_states_are_compared_by_value_and_are_no_keys() -> None:
    class Puddle(State):
        frogs = number(NONE, 9)

    assert Pond() == Pond()
    assert Pond() != filled()
    assert Puddle() != Pond()
    with pytest.raises(TypeError, match="take digest"):
        hash(Pond())


def test_a_state_shows_its_fields() -> None:
    assert repr(filled()).startswith("Pond(frogs=-1, leaves=1125899906842623, leaf_of_frog=[1, -1, 49]")


def test_a_class_without_fields_says_so() -> None:
    for call in (
        lambda: State().clone(),
        lambda: State().pack(),
        lambda: State.load(b""),
        lambda: State().assign(State()),
    ):
        with pytest.raises(TypeError, match="declares no field"):
            call()
