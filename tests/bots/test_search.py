"""What searching bots try out follows from what their seat knows, the plan and the seed; a clear gain overrules the policy."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from seaboard.bots import rollout
from seaboard.bots.bot import sensible
from seaboard.bots.search import Plan, Thinker, Trial, best_of
from seaboard.engine import contract
from seaboard.engine.bits import lowest
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import CHANCE, State
from seaboard.games import registry
from seaboard.lab.playout import choices, new_state
from tests.support.games import DRAWN

SMALL = Plan(rollouts=48, candidates=4, decisions=3)


@pytest.fixture(params=DRAWN)  # games with enough to choose from
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.game(request.param)


def test_the_same_seed_finds_the_same_and_changes_nothing(game: AnyGame) -> None:
    thinker = Thinker(game, is_compiled=False)
    for s, board, seat in choices(game, 4):
        before = s.clone()
        first = thinker.think(s, board, seat, SMALL, new_rng("think", 1))
        assert first == thinker.think(s, board, seat, SMALL, new_rng("think", 1))
        assert s == before
    assert thinker.plies > 0


def test_the_choice_depends_only_on_what_the_seat_knows(game: AnyGame) -> None:
    thinker = Thinker(game, is_compiled=False)
    for s, board, seat in choices(game, 6):
        other = s.clone()
        game.resample(other, board, seat, new_rng("another world", seat))
        assert thinker.think(s, board, seat, SMALL, new_rng("blind")) == thinker.think(
            other, board, seat, SMALL, new_rng("blind")
        )


def test_every_candidate_is_tried_and_the_better_ones_longer(game: AnyGame) -> None:
    plan = Plan(rollouts=96, candidates=4, decisions=2)
    thinker = Thinker(game, is_compiled=False)
    out = [0] * game.n_actions
    s, board, seat = next(one for one in choices(game, 40) if game.legal(one[0], one[1], one[2], out) >= plan.candidates)
    trials = thinker.think(s, board, seat, plan, new_rng("long"))
    assert len(trials) == plan.candidates
    assert all(trial.worlds >= plan.rollouts // (2 * plan.candidates) for trial in trials)
    assert trials[0].worlds == trials[1].worlds == max(trial.worlds for trial in trials) > min(trial.worlds for trial in trials)
    assert trials[0].like == max(trial.like for trial in trials), "the first is what the policy likes best"
    assert trials[0].gain == trials[0].gain_error == 0
    assert all(0 <= trial.value <= 1 for trial in trials)


def test_comparing_drops_nobody(game: AnyGame) -> None:
    s, board, seat = choices(game, 1)[0]
    thinker = Thinker(game, is_compiled=False)
    actions = [action for action, _ in thinker.ranked(s, board, seat, new_rng("ranked"))][:2]
    trials = thinker.compare(s, board, seat, actions, Plan(rollouts=24, decisions=2), new_rng("compare"))
    assert [trial.action for trial in trials] == actions
    assert [trial.worlds for trial in trials] == [12, 12]


def test_a_budget_of_time_tries_at_least_one_portion(game: AnyGame) -> None:
    s, board, seat = choices(game, 1)[0]
    plan = Plan(rollouts=0, candidates=2, decisions=1, milliseconds=0.001)
    trials = Thinker(game, is_compiled=False).think(s, board, seat, plan, new_rng("hurry"))
    assert [trial.worlds for trial in trials] == [16, 16]


def test_a_win_at_hand_is_found_against_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted policy likes everything the less the better it is; trying out overrules it."""
    game = registry.game("triangle")
    s, board, seat, wins = next(_wins(game))

    def policy(s: State, board: State, seat: int, action: int) -> int:
        return 1_000_000 - game.policy(s, board, seat, action)

    contrary = replace(game, policy=policy, favourites=contract.best_of_policy)
    monkeypatch.setitem(contract._game_of_state, game.state, contrary)  # noqa: SLF001  what all generic code asks
    trials = Thinker(contrary, is_compiled=False).think(s, board, seat, Plan(rollouts=200), new_rng("win"))
    assert trials[0].action not in wins
    assert best_of(trials, 1.0).action in wins


def _wins(game: AnyGame) -> Iterator[tuple[State, State, int, set[int]]]:
    """Positions in which some actions win at once, with these actions."""
    options = game.options(seats=2)
    board, out = game.board(options), [0] * game.n_actions
    for number in range(50):
        s, _ = new_state(game, options)
        rng = new_rng("wins", number)
        while acting := game.actors(s):
            if acting >> CHANCE & 1:
                game.apply(s, board, CHANCE, game.share(s, board, draw(rng, game.odds(s, board))), None)
                continue
            seat = lowest(acting)
            legal = out[: game.legal(s, board, seat, out)]
            wins = {action for action in legal if _ends_well(game, s, board, seat, action)}
            if wins and len(wins) < len(legal):
                yield s, board, seat, wins
            game.apply(s, board, seat, sensible(game, s, board, seat, legal, rng), None)


def _ends_well(game: AnyGame, s: State, board: State, seat: int, action: int) -> bool:
    after = s.clone()
    game.apply(after, board, seat, action, None)
    return not game.actors(after) and game.payoff(after, board, seat) == 1000


def test_only_a_clear_gain_overrules_the_policy() -> None:
    first = Trial(1, 10, 100, 0.5, 0.05, 0.0, 0.0)
    other = Trial(2, 9, 100, 0.55, 0.05, 0.05, 0.04)
    assert best_of([first, other], 1.0) == other
    assert best_of([first, other], 2.0) == first
    assert best_of([first], 1.0) == first


def test_the_kernels_count_what_they_play(game: AnyGame) -> None:
    s, board, seat = choices(game, 1)[0]
    totals, sums = [0], [[0] * rollout.N_SUMS for _ in range(2)]
    out = [0] * game.n_actions
    candidates = out[: game.legal(s, board, seat, out)][:2]
    states = [s.clone() for _ in range(rollout.N_POSITIONS)]
    rollout.compare(states, [board], seat, candidates, 2, 5, 0, new_rng("count"), [0], [0] * game.n_actions, sums, totals)
    assert [of[rollout.WORLDS] for of in sums] == [5, 5]
    assert totals[0] >= 10, "each candidate itself is a ply"
    assert sums[0][rollout.GAIN] == sums[0][rollout.GAIN_SQUARES] == 0
