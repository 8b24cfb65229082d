"""How fast the search is, what a worker costs, and what a millisecond is worth."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from math import nan
from statistics import fmean
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

from seaboard.bots.crew import level_of, thinker_of
from seaboard.bots.search import Plan
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame
from seaboard.games import registry
from seaboard.lab.arena import Contest, contend
from seaboard.lab.playout import choices

BUDGETS: Final = (10, 30, 100, 300)  # milliseconds a decision
SECONDS: Final = 3.0  # of processor time for a speed
POSITIONS: Final = 12  # of a match that is thought about
PEER: Final = "maedn"  # dice, four seats and pieces that send each other back: the nearest to ours that OpenSpiel has
PEER_SIMULATIONS: Final = 2_000
START: Final = "from seaboard.lab.bench_search import answer; import sys; answer(sys.argv[1])"


def search(game_id: str, matches: int, budgets: Sequence[int], jobs: int, move_on: Callable[[int], None]) -> dict[str, Any]:
    """The figures of one game; `strength` is against the sensible bot with two seats, by the clock, with so many matches each."""
    figures = _speed(registry.game(game_id)) | _start(game_id)
    move_on(1)
    strength = {}
    for milliseconds in budgets:
        level = msgspec.structs.replace(level_of(registry.game(game_id), "captain"), milliseconds=milliseconds)
        shown = ",".join(f"{name}={value}" for name, value in msgspec.to_builtins(level).items() if value is not None)
        found = contend(Contest(game_id, {}, 2, (f"search:{shown}", "sensible"), 1), matches, jobs)["steps"][0]
        strength[str(milliseconds)] = {"share": found["win_share"], "low": found["low"], "high": found["high"]}
        move_on(1)
    return figures | {"strength": strength}


def _speed(game: AnyGame) -> dict[str, int]:
    """Plies and rollouts a second of processor time, as the captain thinks."""
    thinker, plan = thinker_of(game, is_compiled=True), level_of(game, "captain").plan()
    positions = choices(game, POSITIONS)
    rng = new_rng("bench search")
    before, worlds, began = thinker.plies, 0, process_time()
    while process_time() - began < SECONDS:
        s, board, seat = positions[draw(rng, len(positions))]
        worlds += sum(trial.worlds for trial in thinker.think(s, board, seat, plan, rng))
    spent = process_time() - began
    return {"plies_per_second": round((thinker.plies - before) / spent), "iterations_per_second": round(worlds / spent)}


def _start(game_id: str) -> dict[str, Any]:
    """How long a new process takes until it has answered, with its code in the cache, and how much memory it has then.

    The second start counts. The first one leaves compiled modules behind, as any start does where nothing forbids it.
    """
    thinker_of(registry.game(game_id), is_compiled=True)  # fills the cache
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for _ in range(2):
            began = perf_counter()
            command = [sys.executable, "-c", START, game_id]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)  # noqa: S603  our own Python
            seconds = perf_counter() - began
    return {"start_seconds": round(seconds, 2), "worker_bytes": int(done.stdout)}


def answer(game_id: str) -> None:
    """Think once, as a new process, and print the most memory that it took."""
    game = registry.game(game_id)
    s, board, seat = choices(game, 1)[0]
    thinker_of(game, is_compiled=True).think(s, board, seat, Plan(rollouts=64), new_rng("answer"))
    sys.stdout.write(str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024))


def openspiel() -> dict[str, int] | None:
    """Plies a second of OpenSpiel's own tree search in C++, on a game like ours; None where it is not installed."""
    try:
        pyspiel: Any = import_module("pyspiel")  # in no lock
    except ImportError:
        return None
    game = pyspiel.load_game(PEER)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, PEER_SIMULATIONS, 1000, False, 1, False)
    rng = new_rng("openspiel")
    state, lengths, spent, n = game.new_initial_state(), list[int](), 0.0, 0
    while not state.is_terminal() and spent < SECONDS:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[draw(rng, len(state.chance_outcomes()))][0])
            continue
        if len(state.legal_actions()) == 1:  # it answers at once, without a simulation
            state.apply_action(state.legal_actions()[0])
            continue
        lengths.append(_random_length(state.clone(), rng))
        began = process_time()
        action = bot.step(state)
        spent, n = spent + process_time() - began, n + 1
        state.apply_action(action)
    per_second = n * PEER_SIMULATIONS / spent if spent else nan
    return {"iterations_per_second": round(per_second), "plies_per_second": round(per_second * fmean(lengths))}


def _random_length(state: Any, rng: list[int]) -> int:
    """How many plies random play takes from here: what one simulation plays."""
    n = 0
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[draw(rng, len(actions))])
        n += 1
    return n
