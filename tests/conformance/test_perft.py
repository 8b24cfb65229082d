"""Are counts and order of the possible actions unchanged?"""

from pathlib import Path

import pytest

from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.games import registry
from seaboard.lab import perft
from seaboard.lab.playout import new_state

FOLDER = Path(__file__).parent.parent / "perft"


def _cases() -> list[tuple[str, perft.Case]]:
    return [(id_, case) for id_ in registry.IDS for case in perft.read((FOLDER / f"{id_}.txt").read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("id_", "case"), _cases(), ids=lambda value: value if isinstance(value, str) else value.id)
def test_counts_and_order_are_as_they_were(id_: str, case: perft.Case) -> None:
    game = registry.game(id_)
    s, board = perft.start(game, case)
    assert {depth: perft.perft(game, s, board, depth) for depth in case.counts} == case.counts
    assert perft.order(game, s, board) == case.order
    assert perft.read(perft.write(game, case)) == [case]


def test_every_game_is_counted_from_a_start_and_from_a_position(game: AnyGame) -> None:
    cases = [case for id_, case in _cases() if id_ == game.id]
    assert any(case.position is None for case in cases)
    assert any(case.position is not None for case in cases)


def test_no_plies_can_be_played_in_one_way(game: AnyGame) -> None:
    s, board = new_state(game, game.variants[0])
    assert perft.perft(game, s, board, 0) == 1


@pytest.mark.parametrize(("text", "reason"), [("id a\nwrong 3", "wrong 3"), ("id a\nperft 1 3", "incomplete")])
def test_a_broken_file_is_malformed(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        perft.read(text)
