"""Records, dispatch and bounds: what the compiler could get wrong without anybody noticing."""

from pathlib import Path
from typing import Any

import pytest

from seaboard.engine import contract
from seaboard.engine.bits import count, lowest, nth
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import Row
from tests.compiled import ponds
from tests.support import properties
from tests.support.games import Case

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _games_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is registered and compiled here is forgotten afterwards."""
    monkeypatch.setattr(contract, "_game_of_state", dict(contract._game_of_state))  # noqa: SLF001  nobody else may
    monkeypatch.setenv("SEABOARD_CACHE", str(tmp_path))


def test_a_record_has_the_bytes_of_its_state(case: Case, checked: Any) -> None:
    states = properties.positions(case)[::4]
    array = checked.records(states)
    assert array.dtype.itemsize == len(states[0].pack())
    assert [checked.state_at(case.game.state, array, i) for i in range(len(states))] == states
    assert checked.copies(states[1], 3).tobytes() == states[1].pack() * 3
    assert checked.records([case.board])[0].tobytes() == case.board.pack()


def test_every_game_plays_its_own_rules(checked: Any) -> None:
    pond, lake = ponds.Pond(), ponds.Lake()
    pond.frogs[:] = [1, 2, 3]
    lake.depth = 7
    pond_game, lake_game = ponds.game("pond", ponds.Pond, ponds.frogs_in), ponds.game("lake", ponds.Lake, ponds.depth_of)
    boards = checked.records([pond_game.board(pond_game.variants[0])])
    pond_rounds, lake_rounds = checked.kernel_of(pond_game, ponds.rounds), checked.kernel_of(lake_game, ponds.rounds)
    assert pond_rounds(checked.records([pond]), boards) == contract.round_of(pond) == 6
    assert lake_rounds(checked.records([lake]), boards) == contract.round_of(lake) == 107


def test_games_of_equal_layout_do_not_meet(checked: Any) -> None:
    checked.register(ponds.game("pond", ponds.Pond, ponds.frogs_in))
    assert checked.record_type(ponds.Pond) == checked.record_type(ponds.Puddle)
    with pytest.raises(ValueError, match="equal layout"):
        checked.register(ponds.game("puddle", ponds.Puddle, ponds.frogs_in))


def test_a_read_beyond_the_end_is_caught(game: AnyGame, checked: Any) -> None:
    peek = checked.kernel_of(game, ponds.peek)
    pond = checked.records([ponds.Pond()])
    assert peek(pond, 2) == 0
    with pytest.raises(IndexError):
        peek(pond, 3)


def test_a_kernel_takes_what_it_says_and_nothing_else(game: AnyGame, checked: Any) -> None:
    with pytest.raises(TypeError):
        checked.kernel_of(game, ponds.peek)(checked.records([ponds.Lake()]), 0)
    with pytest.raises(TypeError, match="a kernel takes"):
        checked.kernel_of(game, ponds.wrong)


def bits_and_dice(row: Row, rng: Row) -> None:
    """What the engine's own small functions give, for every number in a row."""
    for i in range(len(row)):
        m = row[i]
        row[i] = 1000 * draw(rng, 999_999_937) + 100 * count(m) + 10 * lowest(m) + nth(m, count(m) - 1)


def test_bits_and_dice_are_the_same_both_ways(game: AnyGame, checked: Any) -> None:
    rng = new_rng("bits")
    row = [1 + draw(rng, 1 << 30) * draw(rng, 1 << 30) for _ in range(2000)] + [1 << bit for bit in range(62)]
    array, dice = checked.numbers(row), checked.numbers(rng)
    checked.kernel_of(game, bits_and_dice)(array, dice)
    bits_and_dice(row, rng)
    assert list(array) == row
    assert list(dice) == rng
