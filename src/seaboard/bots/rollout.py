"""Trying actions out, in the rule dialect: every candidate in the same worlds with the same dice, played on by the policy."""

from typing import Final

from seaboard.bots.levels import RANDOM, narrow
from seaboard.engine import contract
from seaboard.engine.bits import count, lowest, nth
from seaboard.engine.chance import M62, draw
from seaboard.engine.contract import B, S
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, Row, State, Table, copy_state

# What `compare` adds up for each candidate; gains are over the first one, in the same worlds.
WORLDS: Final = 0
VALUE: Final = 1
VALUE_SQUARES: Final = 2
GAIN: Final = 3
GAIN_SQUARES: Final = 4
N_SUMS: Final = 5

# The positions that `compare` works on.
POSITION: Final = 0  # what the seat believes in
WORLD: Final = 1
TRIAL: Final = 2
N_POSITIONS: Final = 3


@rule
def next_actor(acting: int, rng: Row) -> int:
    """Who acts next of those who may; of several any, each as likely."""
    if acting & (acting - 1):
        return nth(acting, draw(rng, count(acting)))
    return lowest(acting)


@rule
def choose(s: State, board: State, seat: int, bot: int, out: Row, n: int, rng: Row) -> int:
    """What the bot of this kind plays of the first `n` actions in `out`, whose order it may spoil."""
    if bot == RANDOM:
        return out[draw(rng, n)]
    narrow(s, board, seat, bot)
    if n == 1:
        return out[0]
    return out[draw(rng, contract.favourites(s, board, seat, out))]


@rule
def play_out(s: State, board: State, decisions: int, out: Row, rng: Row) -> int:
    """Let all seats play as their policy likes, to the end or for so many decisions; return the plies that it took."""
    plies = 0
    acting = contract.actors(s)
    while acting:
        seat = next_actor(acting, rng)
        if seat == CHANCE:
            action = contract.share(s, board, draw(rng, contract.odds(s, board)))
        else:
            if decisions == 0:
                break
            decisions -= 1
            n = contract.favourites(s, board, seat, out)
            action = out[draw(rng, n)] if n > 1 else out[0]
        contract.apply(s, board, seat, action, None)
        plies += 1
        acting = contract.actors(s)
    return plies


def rank(states: list[S], boards: list[B], seat: int, level: int, out: Row, likes: Row) -> int:
    """Write what the seat may do, and how much the policy of this level likes each; return how many there are."""
    n = contract.legal(states[POSITION], boards[0], seat, out)
    copy_state(states, TRIAL, states, POSITION)
    narrow(states[TRIAL], boards[0], seat, level)
    for k in range(n):
        likes[k] = contract.policy(states[TRIAL], boards[0], seat, out[k])
    return n


def compare(
    states: list[S],
    boards: list[B],
    seat: int,
    candidates: Row,
    n: int,
    worlds: int,
    decisions: int,
    rng: Row,
    dice: Row,
    out: Row,
    sums: Table,
    totals: Row,
) -> None:
    """Try the first `n` candidates in so many more worlds that the seat may believe in, and add up what comes of them.

    Behind a candidate all seats follow their policies for `decisions`, with the same dice for all candidates of a world. The
    worlds follow from what the seat knows and the numbers of `rng` alone. `dice` and `out` are scratch buffers; the plies are
    added to `totals[0]`.
    """
    for _ in range(worlds):
        copy_state(states, WORLD, states, POSITION)
        contract.resample(states[WORLD], boards[0], seat, rng)
        thrown = draw(rng, 1 << 30) << 30 | draw(rng, 1 << 30)
        first = 0
        for k in range(n):
            copy_state(states, TRIAL, states, WORLD)
            dice[0] = thrown & M62
            contract.apply(states[TRIAL], boards[0], seat, candidates[k], None)
            totals[0] += 1 + play_out(states[TRIAL], boards[0], decisions, out, dice)
            value = contract.payoff(states[TRIAL], boards[0], seat)
            first = value if k == 0 else first
            gain = value - first
            sums[k][WORLDS] += 1
            sums[k][VALUE] += value
            sums[k][VALUE_SQUARES] += value * value
            sums[k][GAIN] += gain
            sums[k][GAIN_SQUARES] += gain * gain


KERNELS: Final = (rank, compare)
