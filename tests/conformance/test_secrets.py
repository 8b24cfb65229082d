"""Does a seat learn only what it may? Leaks, resampling, and planted faults that must be caught."""

import dataclasses
from typing import Any

import msgspec
import pytest

from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import MAX_SEATS, SPECTATOR, Row, State, digest
from seaboard.games import registry
from seaboard.lab import leaks
from tests.support import posterior
from tests.support.games import SECRETIVE, Case, has_secrets, plies

POSITIONS = 20_000  # of a game with secrets, in ./test


def _check_leaks(case: Case, positions: int, seed: int) -> None:
    found = leaks.search(case.game, case.options, positions, seed)
    assert found.positions == positions
    assert found.leaks == []
    if has_secrets(case.game):
        assert found.changed > positions // 2, "most comparisons must be able to find something"
    else:
        assert found.changed == 0, "where nothing is hidden nothing is drawn anew"


@pytest.mark.parametrize("id_", registry.IDS)
def test_nothing_leaks(id_: str) -> None:
    _check_leaks(_first(id_), 300, seed=2)


@pytest.mark.slow
def test_nothing_leaks_in_many_positions_of_every_variant(case: Case) -> None:
    """All variants of a game together have the positions that are promised; of equal ones nothing can differ."""
    every = POSITIONS if has_secrets(case.game) else POSITIONS // 10
    _check_leaks(case, -(-every // len(case.game.variants)), seed=1)


@pytest.mark.long
@pytest.mark.parametrize("id_", registry.IDS)
def test_nothing_leaks_in_a_million_positions(id_: str) -> None:
    is_open = not has_secrets(registry.game(id_))
    positions = 100_000 if is_open else 1_000_000
    found = leaks.search_all(id_, positions, seed=1, jobs=1)
    assert found["positions"] == positions
    assert found["leaks"] == []
    if is_open:
        assert found["changed"] == 0, "where nothing is hidden nothing is drawn anew"
    else:
        assert found["changed"] > positions // 2, "most comparisons must be able to find something"


@pytest.mark.parametrize("id_", sorted(set(registry.IDS) - set(SECRETIVE)))
def test_on_an_open_table_all_see_the_same(id_: str) -> None:
    for options in registry.game(id_).variants:
        case = Case(registry.game(id_), options)
        for ply in plies(case, "sensible", 250):
            views = {
                msgspec.json.encode(case.game.view(ply.state, case.board, seat)) for seat in (*range(options.seats), SPECTATOR)
            }
            assert len(views) == 1
            seen = {case.game.seen(ply.state, case.board, observer, ply.seat, ply.action) for observer in range(options.seats)}
            assert seen == {ply.action}


def _worlds(case: Case, seeds: int = 2, lengths: tuple[int, ...] = (25, 50)) -> list[int]:
    """Check resampling at the end of several random matches' beginnings, for every seat; how many worlds there were."""
    sizes = []
    for seed in range(seeds):
        for length in lengths:
            steps = plies(case, "random", length + 1, seed)[: length + 1]
            for seat in range(case.options.seats):
                try:
                    sizes.append(posterior.check_resample(case, steps[:-1], steps[-1].state, seat))
                except posterior.TooManyWorlds:
                    continue
    return sizes


def test_resampling_gives_just_the_worlds_a_seat_should_believe_in(case: Case) -> None:
    if case.game.forgets:
        assert _forgetful_worlds(case) > 3, "at least one seat must be in doubt"
        return
    sizes = _worlds(case)
    assert len(sizes) >= case.options.seats
    if has_secrets(case.game):
        assert max(sizes) > 3, "at least one seat must be in doubt"
    else:
        assert set(sizes) == {1}, "nobody is ever in doubt"


@pytest.mark.slow
@pytest.mark.parametrize(("seeds", "lengths"), [(1, (40, 80)), pytest.param(6, (40, 80, 120), marks=pytest.mark.long)])
def test_resampling_stays_right_later_in_a_match(case: Case, seeds: int, lengths: tuple[int, ...]) -> None:
    assert case.game.forgets or _worlds(case, seeds, lengths)


def _forgetful_worlds(case: Case) -> int:
    """Where a seat goes by what it sees now, every world must look the same to it; how many there are at most."""
    most = 0
    rng = new_rng("forgets")
    for ply in plies(case, "random", 250)[::10]:
        for seat in range(case.options.seats):
            worlds = set()
            for _ in range(20):
                other = ply.state.clone()
                case.game.resample(other, case.board, seat, rng)
                assert case.game.view(other, case.board, seat) == case.game.view(ply.state, case.board, seat)
                worlds.add(other.pack())
            most = max(most, len(worlds))
    return most


def _first(id_: str) -> Case:
    game = registry.game(id_)
    return Case(game, game.variants[1])


class _Shown(msgspec.Struct):
    view: Any
    digest: str


def _leaky_view(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, view=lambda s, board, seat: _Shown(game.view(s, board, seat), digest(s)))


def _leaky_legal(game: AnyGame) -> AnyGame:
    def legal(s: State, board: State, seat: int, out: Row) -> int:
        n = game.legal(s, board, seat, out)
        return n - 1 if n > 1 and int(digest(s), 16) % 2 else n

    return dataclasses.replace(game, legal=legal)


def _leaky_refusal(game: AnyGame) -> AnyGame:
    def refusal(s: State, board: State, seat: int, action: int) -> int:
        code = game.refusal(s, board, seat, action)
        return 1 + int(digest(s), 16) % (len(game.refusals) - 1) if code and seat < MAX_SEATS else code

    return dataclasses.replace(game, refusal=refusal)


def _leaky_features(game: AnyGame) -> AnyGame:
    def features(s: State, board: State, seat: int, out: Row) -> None:
        game.features(s, board, seat, out)
        out[0] = int(digest(s), 16) % 1000

    return dataclasses.replace(game, features=features)


def _leaky_reason(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, reason=lambda s, _board, _observer, _seat, _action: int(digest(s), 16) % 2)


def _leaky_events(game: AnyGame) -> AnyGame:
    """Everything that comes to light counts as certain."""
    return dataclasses.replace(game, reveals=frozenset())


@pytest.mark.parametrize("plant", [_leaky_view, _leaky_legal, _leaky_refusal, _leaky_features, _leaky_reason, _leaky_events])
@pytest.mark.parametrize("id_", SECRETIVE)
def test_a_planted_leak_is_caught(id_: str, plant: Any) -> None:
    case = _first(id_)
    found = leaks.search(plant(case.game), case.options, 1500, seed=1)
    assert found.leaks


@pytest.mark.parametrize("id_", [id_ for id_ in SECRETIVE if registry.game(id_).secret_choices])
def test_a_choice_that_tells_of_a_secret_is_found_if_it_is_called_open(id_: str) -> None:
    case = _first(id_)
    found = leaks.search(dataclasses.replace(case.game, secret_choices=frozenset()), case.options, 1500, seed=1)
    assert {leak.what for leak in found.leaks} == {"hands"}


def _lazy(game: AnyGame) -> AnyGame:
    return dataclasses.replace(game, resample=lambda _s, _board, _seat, _rng: None)


def _one_eyed(game: AnyGame) -> AnyGame:
    """Always the same draw."""

    def resample(s: State, board: State, seat: int, _rng: Row) -> None:
        game.resample(s, board, seat, [7])

    return dataclasses.replace(game, resample=resample)


def _crooked(game: AnyGame) -> AnyGame:
    """All worlds, with the wrong odds: every third time the true one."""

    def resample(s: State, board: State, seat: int, rng: Row) -> None:
        other = s.clone()
        game.resample(other, board, seat, rng)
        if rng[0] % 3:
            s.assign(other)

    return dataclasses.replace(game, resample=resample)


@pytest.mark.parametrize("plant", [_lazy, _one_eyed, _crooked])
@pytest.mark.parametrize("id_", [id_ for id_ in SECRETIVE if not registry.game(id_).forgets])
def test_a_planted_fault_of_resampling_is_caught(id_: str, plant: Any) -> None:
    case = _first(id_)
    with pytest.raises(AssertionError, match="resampling"):
        _worlds(Case(plant(case.game), case.options))
