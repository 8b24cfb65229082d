"""How things fell against what is usual: the figures, beside brute force."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import msgspec
import pytest

import seaboard
from seaboard.bots.bot import sensible
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.table.luck import Luck, Tally, luck
from seaboard.table.usual import rarity, total, usual

DIE = dict.fromkeys(range(1, 7), 1 / 6)
SIXTH = Fraction(1, 6)


@cache
def played(game: str, seed: int = 8) -> Log:
    """A whole match of sensible players."""
    match, rng = seaboard.new(game, seed=seed, seats=2), new_rng("luck", game)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.chosen_by(sensible, seat, rng))
    return match.log


@cache
def counted(game: str) -> Luck:
    return luck(played(game))


def tally_of(found: Luck, purpose: str, field: str) -> Tally:
    return next(tally for tally in found.tallies if (tally.purpose, tally.field) == (purpose, field))


def fallen(log: Log, kind: str, field: str) -> list[int]:
    return [entry.action[field] for entry in log.entries if entry.action["kind"] == kind]


def binomial(n: int) -> list[Fraction]:
    """How likely so many sixes are in n throws."""
    return [comb(n, k) * SIXTH**k * (1 - SIXTH) ** (n - k) for k in range(n + 1)]


def test_sums_are_those_of_all_throws() -> None:
    throws = Counter(map(sum, product(range(1, 7), repeat=4)))
    assert total([DIE] * 4) == pytest.approx({eyes: n / 6**4 for eyes, n in throws.items()})


@pytest.mark.parametrize("n", [1, 5, 30, 60])
def test_at_most_one_of_forty_lies_on_either_side_of_what_is_usual(n: int) -> None:
    low, high = usual(total([{0: 5 / 6, 1: 1 / 6}] * n))
    exact = binomial(n)
    assert sum(exact[:low]) <= Fraction(1, 40) < sum(exact[: low + 1])
    assert sum(exact[high + 1 :]) <= Fraction(1, 40) < sum(exact[high:])


def test_what_was_found_counts_as_one_of_the_fair_ones() -> None:
    assert rarity(3, [1, 2, 3]) == 0.5
    assert rarity(4, [1, 2, 3]) == 0.25


def test_a_die_is_counted_for_all_and_for_each_seat() -> None:
    log = played("triangle")
    found = tally_of(counted("triangle"), "dice", "die")
    eyes = fallen(log, "rolled", "die")
    low, high = usual(total([{0: 5 / 6, 1: 1 / 6}] * len(eyes)))
    assert [(one.outcome, one.times, one.low, one.high) for one in found.outcomes] == [
        (face, eyes.count(face), low, high) for face in range(1, 7)
    ]
    for one in found.outcomes:
        assert (one.expected, one.variance) == pytest.approx((len(eyes) / 6, len(eyes) * 5 / 36), abs=1e-3)
    assert [seat.seat for seat in found.seats] == [0, 1]
    for seat in found.seats:
        assert (seat.n, seat.expected) == (sum(seat.times), 3.5)
        assert seat.mean == pytest.approx(sum(face * n for face, n in enumerate(seat.times, 1)) / seat.n, abs=1e-3)
        sums = usual(total([DIE] * seat.n))
        assert (seat.low, seat.high) == pytest.approx((sums[0] / seat.n, sums[1] / seat.n), abs=1e-3)
    assert sum(seat.n for seat in found.seats) < found.n, "who begins is thrown for, too, and belongs to nobody"


def test_a_throw_that_is_taken_back_and_falls_again_counts_once() -> None:
    match = seaboard.new("triangle", seed=8, seats=2)
    before = tally_of(luck(match.log), "dice", "die").n
    seat = match.actors[0]
    first = match.legal(seat)[0]
    match.act(seat, first)
    once = luck(match.log)
    match.undo(seat, consent=(0, 1))
    assert tally_of(luck(match.log), "dice", "die").n == before
    match.act(seat, first)
    assert luck(match.log) == once


def test_how_rare_it_is_agrees_with_all_throws_that_could_have_been() -> None:
    log = played("triangle")
    throws = [entry.seq for entry in log.entries if entry.action["kind"] == "rolled"]
    for n in (3, 4, 5):
        start = msgspec.structs.replace(log, entries=log.entries[: throws[n - 1]])
        found = tally_of(luck(start), "dice", "die")

        def uneven(eyes: tuple[int, ...], n: int = n) -> Fraction:
            return sum(((eyes.count(face) - n * SIXTH) ** 2 for face in range(1, 7)), Fraction())

        fell = uneven(tuple(fallen(start, "rolled", "die")))
        exact = sum(uneven(eyes) >= fell for eyes in product(range(1, 7), repeat=n)) / 6**n
        assert found.rarity == pytest.approx(exact, abs=0.06)  # four standard deviations of 999 repetitions


@pytest.mark.parametrize("game", registry.IDS)
def test_everything_that_people_count_is_there(game: str) -> None:
    found, rules = counted(game), registry.game(game)
    shown = {(tally.purpose, tally.field) for tally in found.tallies}
    assert shown <= {(purpose.name, field) for purpose in rules.purposes for field in purpose.counted}
    for purpose in rules.purposes:
        assert purpose.summed is None or purpose.summed in purpose.counted
    assert shown, "something is drawn in every match"
    for tally in found.tallies:
        assert tally.n == sum(one.times for one in tally.outcomes)
        assert tally.n == pytest.approx(sum(one.expected for one in tally.outcomes), abs=0.01)
        assert (tally.rarity is not None) == (tally.purpose in ("dice", "spinner")), "a pile evens out by itself"
        assert all(one.low <= one.expected <= one.high or one.low == one.high for one in tally.outcomes)


def test_several_matches_are_counted_together_and_seats_are_not_compared() -> None:
    logs = played("smugglers"), played("smugglers", 9)
    together = tally_of(luck(*logs), "dice", "boat")
    each = [tally_of(luck(log), "dice", "boat") for log in logs]
    for one, *parts in zip(together.outcomes, *(tally.outcomes for tally in each), strict=True):
        assert one.times == sum(part.times for part in parts)
        assert one.variance == pytest.approx(sum(part.variance for part in parts), abs=0.01)
    assert together.seats == ()
    with pytest.raises(Malformed, match="one game"):
        luck(logs[0], played("triangle"))
