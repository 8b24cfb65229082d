"""What the contract promises, as functions that raise AssertionError for a game that breaks it."""

import itertools
from collections import Counter

from seaboard.engine.bits import has, members
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.preview import preview
from seaboard.engine.state import CHANCE, MAX_SEATS, SPECTATOR, State, out_of_bounds
from tests.support.games import Case, plies

BEYOND = 3  # ids outside the range that `refusal` must refuse too


def positions(case: Case) -> list[State]:
    """Every third position of a sensible match and of the beginning of a random one."""
    return [ply.state for names in ("sensible", "random") for ply in plies(case, names, 250)[::3]]


def legal(game: AnyGame, s: State, board: State, seat: int) -> list[int]:
    out = [0] * game.n_actions
    return out[: game.legal(s, board, seat, out)]


def check_legal(case: Case) -> None:
    """Only actors have legal actions, at least one each, in rising order; `refusal` is 0 for exactly these ids."""
    game, board = case.game, case.board
    for s in positions(case):
        for seat in (*range(case.options.seats), CHANCE):
            found = legal(game, s, board, seat)
            assert bool(found) == has(game.actors(s), seat)
            assert found == sorted(set(found))
            ids = range(-BEYOND, game.n_actions + BEYOND)
            allowed = [a for a in ids if game.refusal(s, board, seat, a) == 0]
            assert allowed == found
            assert all(0 <= game.refusal(s, board, seat, a) < len(game.refusals) for a in ids)


def check_shares(case: Case) -> None:
    """Shares exactly at chance points, each of a legal outcome, none missing; and the draw has a purpose."""
    game, board = case.game, case.board
    for s in positions(case):
        n = game.odds(s, board)
        assert (n > 0) == has(game.actors(s), CHANCE)
        if n:
            assert game.actors(s) == 1 << CHANCE, "chance acts alone"
            owners = Counter(game.share(s, board, k) for k in range(n))
            assert sorted(owners) == legal(game, s, board, CHANCE)
            assert 0 <= game.purpose(s) < len(game.purposes)


def check_sound(case: Case) -> None:
    """Invariants and bounds hold at every position, also when it is resampled for anybody."""
    game, board = case.game, case.board
    rng = new_rng("sound")
    for s in positions(case):
        assert game.invariants(s, board) == []
        assert out_of_bounds(s) == []
        for seat in (*range(case.options.seats), SPECTATOR):
            other = s.clone()
            game.resample(other, board, seat, rng)
            assert game.invariants(other, board) == [], "after resampling"


def check_pure(case: Case) -> None:
    """Asking changes nothing, neither the state nor the board."""
    game, board = case.game, case.board
    rng = new_rng("pure")
    table = board.pack()
    numbers = [0] * game.n_features
    for s in positions(case)[::2]:
        before = s.pack()
        for seat in range(case.options.seats):
            actions = legal(game, s, board, seat)
            game.view(s, board, seat)
            game.payoff(s, board, seat)
            game.features(s, board, seat, numbers)
            for action in actions:
                game.refusal(s, board, seat, action)
                game.policy(s, board, seat, action)
                game.seen(s, board, seat, seat, action)
                game.reason(s, board, seat, seat, action)
                preview(game, s, board, seat, action)
            if actions:
                game.favourites(s, board, seat, [0] * game.n_actions)
            game.resample(s.clone(), board, seat, rng)
        game.to_position(s, board)
        game.outcome(s, board)
        assert s.pack() == before
    assert board.pack() == table


def check_figures(case: Case) -> None:
    """Payoffs lie in 0 … 1000, policies are not negative, the round never goes back."""
    game, board = case.game, case.board
    for s in positions(case):
        for seat in range(case.options.seats):
            assert 0 <= game.payoff(s, board, seat) <= 1000
            assert all(game.policy(s, board, seat, action) >= 0 for action in legal(game, s, board, seat))
    rounds = [game.round_of(ply.state) for ply in plies(case, "sensible", 250)]
    assert all(a <= b for a, b in itertools.pairwise(rounds))


def check_favourites(case: Case) -> None:
    """The favourites of a seat that may act are those of its legal actions that the policy likes best, in their order."""
    game, board = case.game, case.board
    out = [0] * game.n_actions
    for s in positions(case):
        for seat in members(game.actors(s) & ~(1 << CHANCE)):
            likes = {action: game.policy(s, board, seat, action) for action in legal(game, s, board, seat)}
            best = [action for action, like in likes.items() if like == max(likes.values())]
            assert out[: game.favourites(s, board, seat, out)] == best


def check_overlooked(case: Case) -> None:
    """Who overlooks things likes what it likes by what it may know, the same each time; who overlooks nothing knows it all."""
    game, board = case.game, case.board
    rng = new_rng("overlooked")
    for s in positions(case):
        for seat in range(case.options.seats):
            attentive, careless, other = s.clone(), s.clone(), s.clone()
            game.overlook(attentive, board, seat, 100, 100)
            assert attentive == s
            game.overlook(careless, board, seat, 40, 50)
            assert out_of_bounds(careless) == []
            game.resample(other, board, seat, rng)
            game.overlook(other, board, seat, 40, 50)
            actions = legal(game, s, board, seat)
            assert legal(game, careless, board, seat) == actions
            liked = [[game.policy(belief, board, seat, action) for action in actions] for belief in (careless, other)]
            assert liked[0] == liked[1]
            assert game.view(careless, board, SPECTATOR) == game.view(other, board, SPECTATOR)


def check_seen(case: Case) -> None:
    """Who acts sees what it does; what somebody does not see has a key beyond all ids."""
    game, board = case.game, case.board
    for ply in plies(case, "sensible", 250):
        if ply.seat != CHANCE:
            assert game.seen(ply.state, board, ply.seat, ply.seat, ply.action) == ply.action
        for observer in (*range(case.options.seats), SPECTATOR):
            key = game.seen(ply.state, board, observer, ply.seat, ply.action)
            assert key == ply.action or key >= game.n_actions


def check_reasons(case: Case, resampled: int = 2) -> int:
    """A reason has a name, follows from what its observer may know, and is none for what the observer does not see.

    Return how many comparisons there were with a position that really differed.
    """
    game, board = case.game, case.board
    rng = new_rng("reasons")
    changed = 0
    for s in positions(case)[::2]:
        asked = [(seat, action) for seat in range(case.options.seats) for action in legal(game, s, board, seat)]
        before = s.pack()
        for observer in (*range(case.options.seats), SPECTATOR):
            found = [game.reason(s, board, observer, *each) for each in asked]
            assert all(0 <= code < len(game.reasons) for code in found)
            for (seat, action), code in zip(asked, found, strict=True):
                assert code == 0 or game.seen(s, board, observer, seat, action) == action, "what is not seen has no reason"
            for _ in range(resampled if asked else 0):
                other = s.clone()
                game.resample(other, board, observer, rng)
                changed += other != s
                assert [game.reason(other, board, observer, *each) for each in asked] == found, "it tells a secret"
        assert s.pack() == before
    return changed


def check_seats(case: Case) -> None:
    """The game says how many may play, and the table has room for them."""
    assert case.options.seats in case.game.seats
    assert max(case.game.seats) <= MAX_SEATS
