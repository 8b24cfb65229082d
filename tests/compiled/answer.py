"""A process that asks compiled rules one small thing: which round it is, and whether the kernel was in the cache."""

import json
import sys

from seaboard.engine import compiled, contract
from seaboard.engine.contract import B, S
from seaboard.games import registry
from seaboard.lab.playout import new_state


def rounds(states: list[S], boards: list[B]) -> int:  # noqa: ARG001  a kernel's form
    """The round of a position."""
    return contract.round_of(states[0])


if __name__ == "__main__":
    game = registry.game(sys.argv[1])
    s, board = new_state(game, game.variants[0])
    (warmed,) = compiled.warm(game, [rounds])
    answer = compiled.kernel_of(game, rounds)(compiled.records([s]), compiled.records([board]))
    print(json.dumps({"found": warmed.found, "answer": answer, "removed": compiled.sweep(game)}))
