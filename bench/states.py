"""What copying, packing and dispatch cost beside each other, as ratios within one run: `.venv/bin/python bench/states.py`.

These machines are noisy: only the ratios are worth writing down.
"""

import copy
import json
from collections.abc import Callable
from time import process_time

from seaboard.engine import contract
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.state import digest
from seaboard.games import registry
from seaboard.lab.playout import new_state

LOOPS = 20_000
LAPS = 5


def microseconds(work: Callable[[], object], loops: int = LOOPS) -> float:
    """Processor time of one call, the best of some laps."""
    laps = []
    for _ in range(LAPS):
        begin = process_time()
        for _ in range(loops):
            work()
        laps.append((process_time() - begin) / loops * 1e6)
    return min(laps)


def figures(id_: str) -> dict[str, float]:
    """Microseconds of each, and how many times a clone a deep copy takes."""
    game = registry.game(id_)
    s, board = new_state(game, game.variants[0])
    rng = new_rng("bench")
    data = s.pack()
    assert type(s).load(data) == s
    found = {
        "clone": microseconds(s.clone),
        "pack": microseconds(s.pack),
        "load": microseconds(lambda: type(s).load(data)),
        "digest": microseconds(lambda: digest(s)),
        "deepcopy": microseconds(lambda: copy.deepcopy(s), LOOPS // 20),
        "draw": microseconds(lambda: draw(rng, 6)),
        "actors, direct": microseconds(lambda: game.actors(s)),
        "actors, by dispatch": microseconds(lambda: contract.actors(s)),
        "view": microseconds(lambda: game.view(s, board, 0), LOOPS // 10),
    }
    return {name: round(value, 2) for name, value in found.items()} | {
        "deepcopy / clone": round(found["deepcopy"] / found["clone"], 1),
        "dispatch / direct": round(found["actors, by dispatch"] / found["actors, direct"], 2),
    }


if __name__ == "__main__":
    for game_id in registry.IDS:
        print(json.dumps({game_id: figures(game_id)}, indent=1))
