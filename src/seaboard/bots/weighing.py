"""What positions are worth to every seat, in the rule dialect: played on by the policies, all of them with the same dice."""

from typing import Final

from seaboard.bots.rollout import play_out
from seaboard.engine import contract
from seaboard.engine.chance import M62, draw
from seaboard.engine.contract import B, S
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row, State, Table, copy_state

UNIT: Final = 1_000_000  # what the seats' shares of a win add up to
EACH: Final = NONE - 1  # instead of an action of chance: every share in turn, so that all come equally often

# What `weigh` adds up for each candidate, seat by seat; gains are over the first candidate, in the same worlds.
VALUE: Final = 0
VALUE_SQUARES: Final = 1
GAIN: Final = 2
GAIN_SQUARES: Final = 3
N_SUMS: Final = 4


@rule
def write_shares(s: State, board: State, seats: int, scale: Row, shares: Row) -> None:
    """Write what each seat has of the win, or may hope for: parts of `UNIT`, by `scale[payoff]` before the end."""
    is_over = contract.actors(s) == 0
    total = 0
    for seat in range(seats):
        payoff = contract.payoff(s, board, seat)
        shares[seat] = payoff if is_over else scale[payoff]
        total += shares[seat]
    left = UNIT
    for seat in range(seats - 1):
        shares[seat] = shares[seat] * UNIT // total
        left -= shares[seat]
    shares[seats - 1] = left


@rule
def add_up(shares: Row, first: Row, seats: int, sums: Row) -> None:
    """Add what came of a candidate in a world."""
    for seat in range(seats):
        gain = shares[seat] - first[seat]
        at = N_SUMS * seat
        sums[at + VALUE] += shares[seat]
        sums[at + VALUE_SQUARES] += shares[seat] * shares[seat]
        sums[at + GAIN] += gain
        sums[at + GAIN_SQUARES] += gain * gain


def weigh(
    states: list[S],
    boards: list[B],
    seats: int,
    seat: int,
    observer: int,
    actions: Row,
    n: int,
    worlds: int,
    decisions: int,
    scale: Row,
    rng: Row,
    dice: Row,
    out: Row,
    shares: Table,
    sums: Table,
    totals: Row,
) -> None:
    """Play on from the first `n` positions in so many worlds, each behind its action of `seat`, and add up who wins.

    An action may be NONE, or `EACH` for the shares of chance in turn: with a multiple of their number of worlds the odds are
    exact. Where there is an `observer` all is drawn anew that it cannot know. A world has the same dice for all candidates; its
    numbers follow from `rng` alone. The position behind the last candidate, `dice`, `out` and `shares` are scratch buffers.
    """
    for world in range(worlds):
        thrown = draw(rng, 1 << 30) << 30 | draw(rng, 1 << 30)
        for k in range(n):
            copy_state(states, n, states, k)
            dice[0] = thrown & M62
            if observer != NONE:
                contract.resample(states[n], boards[0], observer, dice)
            action = actions[k]
            if action == EACH:
                action = contract.share(states[n], boards[0], world % contract.odds(states[n], boards[0]))
            if action != NONE:
                contract.apply(states[n], boards[0], seat, action, None)
            totals[0] += 1 + play_out(states[n], boards[0], decisions, out, dice)
            write_shares(states[n], boards[0], seats, scale, shares[k])
            add_up(shares[k], shares[0], seats, sums[k])


KERNELS: Final = (weigh,)
