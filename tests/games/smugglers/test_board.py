"""The tables of a set of options: only what depends on them is made anew, and not all are kept."""

import gc

from seaboard.engine.state import BOARDS
from seaboard.games.smugglers.board import Board, make_board
from seaboard.games.smugglers.data import SQUARES
from seaboard.games.smugglers.options import Options


def test_what_no_option_changes_is_made_once() -> None:
    one, other = make_board(Options(seats=2)), make_board(Options(seats=3, rocks=1, rock_places=("M3",)))
    assert one.danger is other.danger
    assert one.distance is not other.distance
    assert one.distance != other.distance


def test_only_so_many_boards_are_kept() -> None:
    """People choose options: however many they choose, memory stays the same."""
    for target in range(1, 11):
        for square in (name for name in SQUARES if name.startswith("M")):
            make_board(Options(seats=3, target=target, rocks=1, rock_places=(square,)))
    assert sum(type(found) is Board for found in gc.get_objects()) < 2 * BOARDS
