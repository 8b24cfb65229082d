"""Are broken promises really caught? Each check must fail for a game that breaks what it checks."""

import dataclasses
from typing import Any

import pytest

from seaboard.engine.contract import AnyGame
from seaboard.engine.state import CHANCE, Row, State
from seaboard.games import registry
from tests.support import properties
from tests.support.games import Case


def _first(id_: str, plant: Any) -> Case:
    game = registry.game(id_)
    return Case(plant(game), game.variants[1])


def _refuses_a_legal_one(game: AnyGame) -> AnyGame:
    def refusal(s: State, board: State, seat: int, action: int) -> int:
        return 1 if action % 7 == 0 else game.refusal(s, board, seat, action)

    return dataclasses.replace(game, refusal=refusal)


def _unsorted(game: AnyGame) -> AnyGame:
    def legal(s: State, board: State, seat: int, out: Row) -> int:
        n = game.legal(s, board, seat, out)
        out[:n] = out[:n][::-1]
        return n

    return dataclasses.replace(game, legal=legal)


def _loses_a_share(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, odds=lambda s, board: max(0, game.odds(s, board) - 1))


def _meddles(game: AnyGame) -> AnyGame:
    def view(s: State, board: State, seat: int) -> Any:
        s.phase = 0  # type: ignore[attr-defined]  # every game's state has one
        return game.view(s, board, seat)

    return dataclasses.replace(game, view=view)


def _overrates(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, payoff=lambda _s, _board, _seat: 1001)


def _blind(game: AnyGame) -> AnyGame:
    def seen(_s: State, _board: State, _observer: int, seat: int, action: int) -> int:
        return action if seat == CHANCE else game.n_actions

    return dataclasses.replace(game, seen=seen)


def _breaks_invariants(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, invariants=lambda _s, _board: ["something"])


def _likes_the_first(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, favourites=lambda s, board, seat, out: min(1, game.legal(s, board, seat, out)))


@pytest.mark.parametrize(
    ("plant", "check"),
    [
        (_refuses_a_legal_one, properties.check_legal),
        (_unsorted, properties.check_legal),
        (_loses_a_share, properties.check_shares),
        (_meddles, properties.check_pure),
        (_overrates, properties.check_figures),
        (_blind, properties.check_seen),
        (_likes_the_first, properties.check_favourites),
        (_breaks_invariants, properties.check_sound),
    ],
)
@pytest.mark.parametrize("id_", registry.IDS)
def test_a_planted_fault_is_caught(id_: str, plant: Any, check: Any) -> None:
    with pytest.raises(AssertionError):
        check(_first(id_, plant))
