"""What speaks for an action: a code with a name, true of play, and nothing that its observer may not know."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from seaboard.engine.contract import AnyGame
from seaboard.engine.state import CHANCE, SPECTATOR, State, digest
from seaboard.games import registry
from tests.support import properties
from tests.support.games import SECRETIVE, Case, has_secrets, plies
from tests.support.words import LANGUAGES, WEB, messages


def test_the_first_reason_is_none_and_no_two_have_one_name(game: AnyGame) -> None:
    assert game.reasons[0] == "none"
    assert len(set(game.reasons)) == len(game.reasons)


def test_a_reason_follows_from_what_its_observer_may_know(case: Case) -> None:
    changed = properties.check_reasons(case)
    assert changed >= 5 if has_secrets(case.game) else changed == 0


def _peeks(game: AnyGame) -> AnyGame:
    """All hear what only the seat itself may know."""
    return dataclasses.replace(game, reason=lambda s, board, _observer, seat, action: game.reason(s, board, seat, seat, action))


def _guesses(game: AnyGame) -> AnyGame:
    """It depends on everything."""

    def reason(s: State, _board: State, _observer: int, _seat: int, _action: int) -> int:
        return int(digest(s), 16) % len(game.reasons)

    return dataclasses.replace(game, reason=reason)


def _has_own_reasons(case: Case) -> bool:
    """Does a seat ever hear another reason for its action than all do?"""
    game, board = case.game, case.board
    steps = [ply for ply in plies(case, "sensible", 250) if ply.seat != CHANCE]
    return any(len({game.reason(s, board, eyes, seat, action) for eyes in (seat, SPECTATOR)}) > 1 for s, seat, action in steps)


@pytest.mark.parametrize("plant", [_peeks, _guesses])
@pytest.mark.parametrize("id_", SECRETIVE)
def test_a_planted_leak_is_caught(id_: str, plant: Any) -> None:
    game = registry.game(id_)
    if plant is _peeks and not _has_own_reasons(Case(game, game.variants[1])):
        return  # nothing to peek at
    with pytest.raises(AssertionError, match=r"tells a secret|not seen"):
        properties.check_reasons(Case(plant(game), game.variants[1]))


def _meddles(game: AnyGame) -> AnyGame:
    def reason(s: State, *_: object) -> int:
        s.phase = 0  # type: ignore[attr-defined]  # every game's state has one
        return 0

    return dataclasses.replace(game, reason=reason)


@pytest.mark.parametrize("plant", [_meddles, lambda game: dataclasses.replace(game, reason=lambda *_: len(game.reasons))])
def test_a_planted_fault_is_caught(game: AnyGame, plant: Any) -> None:
    with pytest.raises(AssertionError):
        properties.check_reasons(Case(plant(game), game.variants[1]))


def _given(case: Case, names: str, seed: int) -> tuple[set[str], int, int]:
    """The reasons of the decisions in a match for the seat itself or for all, how many decisions were free, and how many of them
    have one in the eyes of their own seat."""
    game, board = case.game, case.board
    found = set()
    free = told = 0
    for ply in plies(case, names, 1500, seed):
        if ply.seat != CHANCE and len(properties.legal(game, ply.state, board, ply.seat)) > 1:
            own, public = (game.reason(ply.state, board, eyes, ply.seat, ply.action) for eyes in (ply.seat, SPECTATOR))
            found |= {game.reasons[own], game.reasons[public]}
            free += 1
            told += own != 0
    return found, free, told


@pytest.mark.slow
def test_every_reason_occurs_and_most_decisions_have_one(game: AnyGame) -> None:
    """Sensible play is told of; what only others bring about occurs in random play."""
    found = set()
    free = told = 0
    for options in game.variants:
        for seed in range(2):
            reasons, n, with_reason = _given(Case(game, options), "sensible", seed)
            found |= reasons
            free, told = free + n, told + with_reason
        found |= _given(Case(game, options), "random", 1)[0]
    assert found == set(game.reasons)
    assert told >= free * 0.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_reason(game: AnyGame, language: str) -> None:
    folder = Path("games") / game.id / "reasons"
    if not (WEB / folder.parent).exists():
        return  # a game that has no table in the page yet
    assert list(messages(folder.as_posix(), language)) == [f"reason-{name}" for name in game.reasons[1:]]
