"""The laboratory's kernels, compiled: many positions played at once, on all cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from seaboard.engine import compiled
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import State
from seaboard.lab import kernels
from seaboard.lab.executor import default_jobs
from seaboard.lab.playout import Played, new_state

PIECES = 8  # of the work of one thread: matches differ in length, and small pieces let all threads end together


class Wanderer:
    """Random play from the start of a match; each has its own room to work in, so that threads can work side by side."""

    def __init__(self, game: AnyGame, seats: int, rng: Sequence[int]) -> None:
        s, board = new_state(game, game.options(seats=seats))
        self._run = compiled.kernel_of(game, kernels.wander)
        self._room = (compiled.copies(s, 2), compiled.records([board]))
        self._rng, self._out = compiled.numbers(rng), compiled.zeros(game.n_actions)
        self.totals = compiled.zeros(kernels.N_TOTALS)

    def run(self, matches: int) -> int:
        """Play so many matches; return how many plies they took. `totals` go on."""
        before = int(self.totals[kernels.PLIES])
        self._run(*self._room, matches, self._rng, self._out, self.totals)
        return int(self.totals[kernels.PLIES]) - before


def playouts(
    game: AnyGame,
    board: State,
    states: Sequence[State],
    bots: Sequence[str],
    rngs: Sequence[int],
    most_plies: int | None = None,
    threads: int | None = None,
) -> list[Played]:
    """Play each of these positions to its end by bots of `kernels.BOTS`, with a generator each; `lab.playout.play` does the same.

    The results follow from the arguments alone: the number of threads, by default one per core, changes nothing.
    """
    if not states:
        return []
    array, notes = compiled.records(states), compiled.zeros(len(states), kernels.N_NOTES)
    work = _player(game, board, array, bots, compiled.numbers(rngs), most_plies or game.max_plies, notes)
    _on_threads(work, len(states), threads or default_jobs())
    return [Played(compiled.state_at(game.state, array, i), *map(int, note)) for i, note in enumerate(notes)]


def _player(
    game: AnyGame, board: State, array: Any, bots: Sequence[str], rngs: Any, most_plies: int, notes: Any
) -> Callable[[int, int], None]:
    """A function that plays the positions from one number to another, in room of its own."""
    run = compiled.kernel_of(game, kernels.play)
    boards, kinds = compiled.records([board]), compiled.numbers(kernels.BOTS[name] for name in bots)

    def work(first: int, last: int) -> None:
        beliefs, out, rng = compiled.records([game.state()]), compiled.zeros(game.n_actions), compiled.zeros(1)
        run(array, boards, first, last, kinds, rngs, beliefs, out, rng, most_plies, notes)

    return work


def _on_threads(work: Callable[[int, int], None], n: int, threads: int) -> None:
    """Do the work from 0 to n in pieces, each on whichever thread is free."""
    if threads == 1:
        work(0, n)
        return
    size = -(-n // (threads * PIECES))
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, range(0, n, size), (min(at + size, n) for at in range(0, n, size))))
