"""Playing many matches, of whatever game, in the rule dialect: plain on lists of states, compiled on arrays of records.

Draws fall in the order of `lab.playout` and of the bots, so that a match comes out the same, ply for ply, whoever plays it.
"""

from typing import Final

from seaboard.bots.levels import LEVELS
from seaboard.bots.rollout import choose, next_actor
from seaboard.engine import contract
from seaboard.engine.bits import has
from seaboard.engine.chance import draw
from seaboard.engine.contract import B, S
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row, State, Table, copy_state

# What `wander` adds up.
PLIES: Final = 0
DECISIONS: Final = 1
OPTIONS: Final = 2
N_TOTALS: Final = 3

# What `play` notes of a match beside PLIES and DECISIONS: the numbers of a `Played`, in their order.
FIRST: Final = 2
N_NOTES: Final = 3


def wander(states: list[S], boards: list[B], n: int, rng: Row, out: Row, totals: Row) -> None:
    """Random play: `n` matches from the start `states[0]` to the end, on `states[1]`; `totals` are added to."""
    for _ in range(n):
        copy_state(states, 1, states, 0)
        wander_on(states[1], boards[0], rng, out, totals)


@rule
def wander_on(s: State, board: State, rng: Row, out: Row, totals: Row) -> None:
    """Random play to the end: `legal`, one uniform choice, `apply`."""
    plies = 0
    decisions = 0
    options = 0
    acting = contract.actors(s)
    while acting:
        seat = next_actor(acting, rng)
        if seat == CHANCE:
            action = contract.share(s, board, draw(rng, contract.odds(s, board)))
        else:
            n = contract.legal(s, board, seat, out)
            action = out[draw(rng, n)]
            decisions += 1
            options += n
        contract.apply(s, board, seat, action, None)
        plies += 1
        acting = contract.actors(s)
    totals[PLIES] += plies
    totals[DECISIONS] += decisions
    totals[OPTIONS] += options


def play(
    states: list[S],
    boards: list[B],
    first: int,
    last: int,
    bots: Row,
    rngs: Row,
    beliefs: list[S],
    out: Row,
    rng: Row,
    most_plies: int,
    notes: Table,
) -> None:
    """Play the positions from `first` up to but without `last` to their end, each by its own generator out of `rngs`.

    `bots[seat]` is a level of `bots.levels`; `beliefs`, `out` and `rng` are room to work in, nobody else's meanwhile.
    """
    for i in range(first, last):
        rng[0] = rngs[i]
        play_on(states, i, boards[0], bots, beliefs, out, rng, most_plies, notes[i])
        rngs[i] = rng[0]


@rule
def play_on(
    states: list[S], i: int, board: State, bots: Row, beliefs: list[S], out: Row, rng: Row, most_plies: int, notes: Row
) -> None:
    """Play one position to its end, or for `most_plies`; like `lab.playout.play`."""
    s = states[i]
    plies = 0
    decisions = 0
    first = NONE
    acting = contract.actors(s)
    while acting and plies < most_plies:
        if has(acting, CHANCE):
            seat = CHANCE
            action = contract.share(s, board, draw(rng, contract.odds(s, board)))
        else:
            seat = next_actor(acting, rng)
            n = contract.legal(s, board, seat, out)
            copy_state(beliefs, 0, states, i)
            contract.resample(beliefs[0], board, seat, rng)
            action = choose(beliefs[0], board, seat, bots[seat], out, n, rng)
            decisions += 1
            if first == NONE:
                first = seat
        contract.apply(s, board, seat, action, None)
        plies += 1
        acting = contract.actors(s)
    notes[PLIES] = plies
    notes[DECISIONS] = decisions
    notes[FIRST] = first


KERNELS: Final = (wander, play)
BOTS: Final = LEVELS
"""The bots that `play` knows, by name."""
