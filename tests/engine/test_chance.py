"""Draws: without bias, repeatable, and as the documented vectors say."""

from collections import Counter

import pytest

from seaboard.engine.chance import M62, WORD, Draw, Entered, Keyed, Scripted, draw, new_rng, seeded


def test_the_generator_gives_every_number_about_as_often() -> None:
    rng = new_rng("even")
    counts = Counter(draw(rng, 6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 25


def test_the_generator_stays_within_62_bits_and_depends_on_every_part_of_its_seed() -> None:
    rng = new_rng(1, "a")
    for _ in range(1000):
        assert draw(rng, 1) == 0
        assert 0 <= rng[0] <= M62
    assert new_rng(1, 2) != new_rng(2, 1)
    assert new_rng("1") != new_rng(1)


def test_keyed_draws_are_even_and_differ_by_purpose_and_number() -> None:
    source = seeded(1)
    counts = Counter(source.pick(Draw("dice", True, n, 36)) for n in range(36_000))
    assert sorted(counts) == list(range(36))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 36 + 5 * 9
    assert [source.pick(Draw("dice", True, n, 1000)) for n in range(9)] != [
        source.pick(Draw("goods", False, n, 1000)) for n in range(9)
    ]


def test_a_number_of_the_incomplete_last_lap_is_drawn_again() -> None:
    shares = WORD // 2 + 1  # nearly half of all numbers must be tried again
    source = Keyed(b"k")
    found = [source.pick(Draw("x", True, n, shares)) for n in range(200)]
    assert all(0 <= k < shares for k in found)
    assert max(found) > shares * 9 // 10


def test_a_script_is_followed_in_order_and_then_somebody_else_decides() -> None:
    draws = [Draw("dice", True, n, 6, n_before=n) for n in range(4, 7)]
    source = Scripted(["a", "b"], then=seeded(3))
    assert [source.pick(draw) for draw in draws] == ["a", "b", seeded(3).pick(draws[2])]
    assert source.pick(draws[1]) == "b", "asked again it falls the same way"
    assert Scripted([]).pick(draws[0]) is None


@pytest.mark.parametrize("public", [True, False])
def test_only_public_chance_is_entered_by_hand(public: bool) -> None:
    at = Draw("dice", public, 4, 6)
    assert Entered(seeded(3)).pick(at) == (None if public else seeded(3).pick(at))
