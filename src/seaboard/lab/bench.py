"""How fast the rules are: random play through the contract, in plies per second, plain and compiled."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.state import Row
from seaboard.games import registry
from seaboard.lab.executor import default_jobs
from seaboard.lab.kernels import DECISIONS, N_TOTALS, OPTIONS, PLIES, wander
from seaboard.lab.playout import new_state

if TYPE_CHECKING:
    from seaboard.lab.fast import Wanderer

LAPS: Final = 3  # the best of them counts: other work on the machine only ever slows a lap down
FAST_LAPS: Final = 60  # short ones: the shorter, the likelier one of them is left alone
MATCHES: Final = 15  # of a short lap, for every number of seats
POLICY_MATCHES: Final = 500
START: Final = "import sys; from seaboard.lab.bench import answer; answer(sys.argv[1])"
TABLES: Final = "import sys; from seaboard.lab.bench import tables; print(tables(sys.argv[1]))"


def rules(game_id: str, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Figures of random play: `legal`, one uniform choice, `apply`; every number of seats with the standard options.

    `tables_seconds` is how long a new process takes to read the game's data, check it and make its boards.
    """
    laps = [_lap(game_id, seconds / LAPS, seed + lap) for lap in range(LAPS)]
    best = max(laps, key=lambda lap: lap["plies"] / lap["seconds"])
    matches = sum(lap["matches"] for lap in laps)
    return {
        "plain": round(best["plies"] / best["seconds"]),
        "matches_per_second": round(best["matches"] / best["seconds"], 2),
        "decisions_per_match": round(sum(lap["decisions"] for lap in laps) / matches, 1),
        "chance_per_match": round(sum(lap["plies"] - lap["decisions"] for lap in laps) / matches, 1),
        "mean_legal": round(sum(lap["legal"] for lap in laps) / sum(lap["decisions"] for lap in laps), 2),
        "tables_seconds": round(min(_tables(game_id) for _ in range(LAPS)), 3),
    }


def _lap(game_id: str, seconds: float, seed: int) -> dict[str, float]:
    """Whole matches for about so long, in processor time."""
    game = registry.game(game_id)
    rng = new_rng("bench", seed)
    out, totals = [0] * game.n_actions, [0] * N_TOTALS
    matches = 0
    begin = process_time()
    while matches < 1 or process_time() - begin < seconds:
        s, board = new_state(game, game.options(seats=game.seats[matches % len(game.seats)]))
        wander([s, game.state()], [board], 1, rng, out, totals)
        matches += 1
    counted = {"plies": totals[PLIES], "decisions": totals[DECISIONS], "legal": totals[OPTIONS], "matches": matches}
    return counted | {"seconds": process_time() - begin}


def _tables(game_id: str) -> float:
    command = [sys.executable, "-c", TABLES, game_id]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)  # noqa: S603  our own Python, our own module


def tables(game_id: str) -> float:
    """Make a board for every number of seats, of a game that is not loaded yet; the processor time it took.

    The game's other modules, which every game has alike, are not counted.
    """
    begin = process_time()
    import_module(f"{registry.__package__}.{game_id}.board")
    spent = process_time() - begin
    game = registry.game(game_id)
    begin = process_time()
    for seats in game.seats:
        game.board(game.options(seats=seats))
    return spent + process_time() - begin


def fast(game_id: str, seed: int = 1, laps: int = FAST_LAPS) -> dict[str, Any]:
    """The same play compiled: on one core by processor time; as a batch on all of them by the clock; and how soon it can begin.

    `policy` are matches of sensible bots, on one core: each decision resamples the position and asks the policy of every action.
    """
    game = registry.game(game_id)
    cores = default_jobs()
    crews = [_crew(game, new_rng("bench", seed)) for _ in range(cores)]  # the same matches for each core, so that none waits
    with ThreadPoolExecutor(cores) as pool:
        all_ = [_rate(lambda: sum(pool.map(_walk, crews)), perf_counter) for _ in range(laps)]
    one = [_rate(lambda: _walk(crews[0]), process_time) for _ in range(laps)]
    return {
        "compiled": round(max(one)),
        "batch": round(max(all_)),
        "batch_cores": cores,
        "policy": round(max(_rate(lambda: _sensible(game, seed), process_time) for _ in range(LAPS))),
        "start_seconds": round(min(_start(game_id) for _ in range(LAPS)), 2),
    }


def _rate(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """Plies of this work per second of this clock."""
    begin = clock()
    plies = work()
    return plies / (clock() - begin)


def _crew(game: AnyGame, rng: Row) -> "list[Wanderer]":
    from seaboard.lab.fast import Wanderer

    return [Wanderer(game, seats, rng) for seats in game.seats]


def _walk(crew: "list[Wanderer]") -> int:
    return sum(wanderer.run(MATCHES) for wanderer in crew)


def _sensible(game: AnyGame, seed: int, matches: int = POLICY_MATCHES) -> int:
    from seaboard.lab.fast import playouts

    s, board = new_state(game, game.options(seats=game.seats[-1]))
    rngs = [new_rng("bench", seed, i)[0] for i in range(matches)]
    return sum(played.plies for played in playouts(game, board, [s] * len(rngs), ["sensible"] * game.seats[-1], rngs, threads=1))


def _start(game_id: str) -> float:
    """How long a new process takes from nothing to its first compiled match, the code being in the cache."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", START, game_id], check=True)  # noqa: S603  our own Python, our own module
    return perf_counter() - begin


def answer(game_id: str) -> None:
    """What a worker does first: load the kernels and play a match."""
    _sensible(registry.game(game_id), 1, matches=1)
