"""Bots at one heap: each has a taste of its own, which settles near ties and nothing more."""

from itertools import pairwise

import pytest

from seaboard.bots.bot import sensible
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.state import CHANCE
from seaboard.games.aboard import actions, policy
from seaboard.games.aboard.board import Board, make_board
from seaboard.games.aboard.game import GAME
from seaboard.games.aboard.options import Options
from seaboard.games.aboard.state import GRAB, N_COLOURS, N_KINDS, N_TILES, TAKEN, Aboard
from tests.support.quay import Quay, full, ship

BOARD = make_board(Options(seats=4, pace="race"))
SEATS = range(4)
HEAPS = 12
THINGS = N_KINDS + N_COLOURS + 1


def heap(seed: int, board: Board = BOARD) -> Aboard:
    """A heap with four empty ships round it."""
    s, rng = Aboard(), new_rng("heap", seed)
    GAME.setup(s, board)
    while s.phase != GRAB:
        GAME.apply(s, board, CHANCE, GAME.share(s, board, draw(rng, GAME.odds(s, board))), None)
    return s


def loads(start: Aboard, seat: int, n: int = 6) -> list[int]:
    """The kinds of the first tiles that a seat takes from the heap if nobody disturbs it; turned tiles are not counted."""
    s, rng = start.clone(), new_rng("choice")
    found: list[int] = []
    while len(found) < n:
        out = [0] * GAME.n_actions
        legal = out[: GAME.legal(s, BOARD, seat, out)]
        before = s.face_of_tile[:]
        GAME.apply(s, BOARD, seat, sensible(GAME, s.clone(), BOARD, seat, legal, rng), None)
        found += [old % N_KINDS for old, new in zip(before, s.face_of_tile, strict=True) if new == TAKEN != old]
        while GAME.odds(s, BOARD):
            GAME.apply(s, BOARD, CHANCE, GAME.share(s, BOARD, draw(rng, GAME.odds(s, BOARD))), None)
    return found


def test_four_sensible_bots_at_one_heap_choose_differently() -> None:
    starts = [heap(seed) for seed in range(HEAPS)]
    orders = [{tuple(loads(start, seat)) for seat in SEATS} for start in starts]
    assert all(len(order) > 1 for order in orders)
    assert sum(len(order) for order in orders) >= 3 * HEAPS
    firsts = [{order[0] for order in found} for found in orders]
    assert sum(len(first) > 1 for first in firsts) >= HEAPS // 2


def test_a_taste_is_the_same_for_the_whole_match_and_another_in_the_next() -> None:
    first, other = heap(1), heap(2)
    second = first.clone()
    second.used, second.drawn = first.drawn, other.drawn  # the second voyage of the same match
    assert tastes(second) == tastes(first)
    assert tastes(other) != tastes(first)
    assert all(one != next_one for one, next_one in pairwise(tastes(first)))


def tastes(s: Aboard) -> list[list[int]]:
    """What each seat makes of a thing that is worth 1000."""
    return [[policy.to_taste(s, seat, thing, 1000) for thing in range(THINGS)] for seat in SEATS]


def test_a_taste_turns_no_liking_upside_down() -> None:
    for seed in range(HEAPS):
        for row in tastes(heap(seed)):
            assert all(abs(like - 1000) <= 10 * policy.TASTE for like in row)


@pytest.mark.parametrize(
    ("first", "tiles", "liked"),
    [
        pytest.param(None, "monkey ?cannon ?map", actions.Turn, id="nobody has turned a tile"),
        pytest.param(None, "monkey monkey ?map", actions.Take, id="half of them have been turned"),
        pytest.param(0, "monkey ?cannon ?map", actions.Take, id="others wait"),
        pytest.param(0, "?cannon ?map", actions.Turn, id="nothing lies open"),
    ],
)
def test_who_races_leaves_half_of_the_backs_to_slower_hands_and_keeps_nobody_waiting(
    first: int | None, tiles: str, liked: type[actions.Act]
) -> None:
    late = ship(below="white orange")
    ready, loading = (late, [0, 1]) if first is None else (full(), [1])
    gone = " ".join("-" * (N_TILES - len(tiles.split())))
    match = Quay.loading(f"{gone} {tiles}", ready, late, first=first, loading=loading, laid=N_TILES - 2).match
    legal = match.legal_ids(1)
    action = sensible(GAME, match.believe(1, new_rng("late")), match.board, 1, legal, new_rng("choice"))
    assert isinstance(GAME.encode(action), liked)
