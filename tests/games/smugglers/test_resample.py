"""Does resampling keep what a seat can infer: a piece that a harbour turned away is not meant for it?"""

import dataclasses

import pytest

from seaboard.engine.chance import new_rng
from seaboard.engine.state import Row
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.game import GAME
from seaboard.games.smugglers.knowledge import resample
from seaboard.games.smugglers.options import Options
from seaboard.games.smugglers.position import Boat, Piece, Position
from seaboard.games.smugglers.state import Smugglers
from tests.support import posterior
from tests.support.games import Case, plies

TWO = Options(seats=2)


def _turned_away(case: Case) -> tuple[int, int]:
    """A seed and a length of a random match in which a harbour has just turned a hidden piece away."""
    for seed in range(40):
        for i, ply in enumerate(plies(case, "random", 90, seed)):
            if isinstance(ply.state, Smugglers) and any(ply.state.denied_of_piece):
                return seed, i
    raise AssertionError("no match with a piece turned away")


def _forgetful(s: Smugglers, board: Board, seat: int, rng: Row) -> None:
    denied = s.denied_of_piece[:]
    s.denied_of_piece[:] = [0] * len(denied)
    resample(s, board, seat, rng)
    s.denied_of_piece[:] = denied


def test_a_resampling_that_forgets_what_harbours_refused_is_caught() -> None:
    case = Case(GAME, TWO)
    seed, length = _turned_away(case)
    steps = plies(case, "random", length + 1, seed)
    carrier = next(seat for seat in (0, 1) if steps[length - 1].seat == seat)
    observer = 1 - carrier
    posterior.check_resample(case, steps[:length], steps[length].state, observer)
    forgetful = Case(dataclasses.replace(GAME, resample=_forgetful), TWO)
    with pytest.raises(AssertionError, match="rule out"):
        posterior.check_resample(forgetful, steps[:length], steps[length].state, observer)


def _at(position: Position) -> Smugglers:
    return GAME.from_position(position, GAME.board(TWO))


def _goals(s: Smugglers, seat: int, piece: int) -> set[int]:
    rng = new_rng("goals")
    found = set()
    for _ in range(200):
        other = s.clone()
        resample(other, GAME.board(TWO), seat, rng)
        found.add(other.goal_of_piece[piece])
    return found


def _laden(cargo: Piece, **more: Boat) -> Position:
    first = more.get("first", Boat(at="M5"))
    return Position(phase="sail", round=3, reach=2, beam=12, boats=(first, Boat(at="O2", cargo=cargo)))


def test_a_hidden_piece_may_go_to_every_other_island() -> None:
    assert _goals(_at(_laden(Piece("gems", "vases"))), 0, 0) == {1, 2, 3, 4}


def test_a_piece_is_not_for_a_harbour_that_turned_it_away() -> None:
    assert _goals(_at(_laden(Piece("gems", "vases", not_for=("coins", "barrels")))), 0, 0) == {2, 3}


def test_a_piece_does_not_go_where_a_delivered_or_seen_one_of_its_island_goes() -> None:
    mine = Boat(at="M5", cargo=Piece("gems", "coins"), delivered=(Piece("gems", "barrels"),))
    s = _at(_laden(Piece("gems", "vases"), first=mine))
    hidden = s.cargo_of_seat[1]
    assert _goals(s, 0, hidden) == {2, 3}


def test_what_a_seat_has_seen_before_it_still_knows() -> None:
    assert _goals(_at(_laden(Piece("gems", "vases", known=(0,)))), 0, 0) == {3}
