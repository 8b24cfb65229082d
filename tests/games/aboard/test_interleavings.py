"""Whoever acts when several may: every order is a legal match, and its log replays to the same position."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seaboard
from seaboard.engine.errors import Gone, Illegal, NotYourTurn
from seaboard.table.match import Match, resume
from tests.support.quay import Json, Quay, ship

OPTIONS: list[dict[str, Any]] = [
    {"seats": 2, "pace": "race"},
    {"seats": 3, "pace": "gentle", "handicap": [1]},
    {"seats": 4, "pace": "race"},
    {"seats": 4, "pace": "race", "competition": True, "random_cards": True},
]
LONGEST = 2_000  # milliseconds that a hand can be busy


def check(match: Match) -> None:
    """The position is one that can be: it is read again, which checks all that is always true, and is the same."""
    again = seaboard.new("aboard", position=match.position, **match.header.options)
    assert again.digest == match.digest


def step(match: Match, luck: random.Random, time: int) -> None:
    """Anybody who may act does anything that is allowed, sometimes on an old number."""
    seat = luck.choice(match.actors)
    choices = match.legal(seat)
    several = len(match.actors) > 1
    match.act(seat, luck.choice(choices), seq=luck.randint(0, match.seq) if several else None, time=time)


def stumble(match: Match, luck: random.Random) -> None:
    """Somebody grabs what is gone, or acts when it is too late: refused, and nothing changes."""
    before = match.digest
    seat = luck.randrange(match.n_seats)
    tile, place = f"t{luck.randrange(84)}", luck.choice(("deck", "below"))
    grab = {"kind": "take", "tile": tile, "to": place}
    if match.refusal(seat, grab) != "ok":
        with pytest.raises((Gone, Illegal, NotYourTurn)):
            match.act(seat, grab, seq=luck.randint(0, match.seq) if len(match.actors) > 1 else None)
    assert match.digest == before


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}-{len(options)}")
def test_any_interleaving_is_a_legal_match_that_its_log_replays(options: dict[str, Any], seed: int) -> None:
    luck = random.Random(seed)  # noqa: S311  a test's luck
    match = seaboard.new("aboard", seed=seed, **options)
    digests = {match.seq: match.digest}
    while not match.over:
        if luck.random() < 0.2:
            stumble(match, luck)
        step(match, luck, match.seq * LONGEST)
        if match.seq % 5 == 0:
            check(match)
        digests[match.seq] = match.digest
    assert resume(match.log).digest == match.digest
    for seq in luck.sample(sorted(digests), 5):
        log = match.log
        part = resume(type(log)(log.header, log.entries[:seq]), chance=seaboard.Scripted([]))
        assert part.digest == digests[seq]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), moves=st.lists(st.integers(0, 10**6), min_size=20, max_size=120))
def test_whatever_is_done_while_loading_replays(seats: int, seed: int, moves: list[int]) -> None:
    match = seaboard.new("aboard", seats=seats, seed=seed, pace="race")
    for move in moves:
        actors = match.actors
        seat = actors[move % len(actors)]
        choices = match.legal(seat)
        match.act(seat, choices[move // 5 % len(choices)])
    check(match)
    assert resume(match.log).digest == match.digest


def grabs(seat: int, *tiles: str) -> list[tuple[int, Json]]:
    """A seat takes these tiles, every second one below deck."""
    return [(seat, {"kind": "take", "tile": tile, "to": ("deck", "below")[i % 2]}) for i, tile in enumerate(tiles)]


def orders(*lines: list[tuple[int, Json]]) -> list[list[tuple[int, Json]]]:
    """Every order of all actions in which each seat keeps its own."""
    owners = [n for n, line in enumerate(lines) for _ in line]
    found = []
    for order in sorted(set(itertools.permutations(owners))):
        lefts = [iter(line) for line in lines]
        found.append([next(lefts[n]) for n in order])
    return found


def test_grabs_for_different_tiles_lead_to_the_same_position_in_any_order() -> None:
    lines = grabs(0, "t0", "t1"), [*grabs(1, "t2"), (1, {"kind": "load", "colour": "white"})], grabs(2, "t3", "t4")
    digests = set()
    for order in orders(*lines):
        quay = Quay.loading("cannon cannon sabre map map rope ?rope", ship(), ship(), ship())
        for seat, action in order:
            quay.match.act(seat, action)
        digests.add(quay.match.digest)
    assert len(orders(*lines)) == 90
    assert len(digests) == 1


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_of_grabs_for_the_same_tile_exactly_one_succeeds(order: tuple[int, ...]) -> None:
    quay = Quay.loading("cannon rope ?map", ship(), ship(), ship())
    seen = quay.match.seq
    lost = []
    for seat in order:
        try:
            quay.match.act(seat, {"kind": "take", "tile": "t0", "to": "deck"}, seq=seen, request=f"grab {seat}")
        except Gone:
            lost.append(seat)
    assert lost == list(order[1:])
    assert quay.ship(order[0]).deck == {"cannon": 1}
    assert resume(quay.match.log).digest == quay.match.digest


def test_a_grab_that_is_sent_again_is_not_made_twice() -> None:
    quay = Quay.loading("cannon cannon ?map", ship(), ship())
    grab = {"kind": "take", "tile": "t0", "to": "deck"}
    first = quay.match.act(0, grab, request="r1")
    quay.take("t1", by=1)
    assert quay.match.act(0, grab, request="r1", seq=0).entries == first.entries
    assert (quay.ship(0).deck, quay.match.seq) == ({"cannon": 1}, 2)


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_decisions_lead_to_the_same_position_in_any_order(order: tuple[int, ...]) -> None:
    ships = (ship("sabre sailor"), ship("sabre"), ship("sabre sailor", below="white", coins=4), ship(below="orange", coins=1))
    answers = ("fulfil", "decline", "fulfil", "decline")
    quay, expected = (Quay.answering("P03", *ships) for _ in range(2))
    for seat in order:
        quay.play(answers[seat], by=seat)
    assert quay.match.digest == expected.answer(*answers).match.digest
