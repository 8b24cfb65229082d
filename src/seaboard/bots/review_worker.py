"""The process in which matches are reviewed: `python -m seaboard.bots.review_worker`. It ends with its input.

It is not one of those in which bots think: a review takes seconds, and no table shall wait behind it.
"""

import argparse
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from seaboard.bots import weighing, worker
from seaboard.bots.orders import Answer, Here, framed
from seaboard.bots.review_orders import SEED, Ask, Reached, Reviewed, Unready, Unreviewed, read_ask
from seaboard.bots.reviewer import review
from seaboard.bots.worker import COMPILING, MEMORY, behave, has_compiler, is_kept, listen, note_kept
from seaboard.engine.errors import SeaboardError
from seaboard.games import registry

MARK: Final = "reviews"  # of what is compiled for them; bots need less, and sooner
FAILED: Final = "no_review"


def answer(order: Ask, tell: Callable[[Answer], None]) -> Answer:
    """Review a match, telling how far it is; one that cannot be reviewed is answered all the same."""
    reached = 0

    def reach(percent: int) -> None:
        nonlocal reached
        if percent > reached:
            reached = percent
            tell(Reached(percent))

    try:
        header = order.log.header
        game = registry.game(header.game, header.rules)
        if not order.may_compile and not is_kept(game, MARK):
            return Unready()
        found = review(order.log, seed=SEED, budget=order.budget, move_on=reach)
        note_kept(game, MARK)
        return Reviewed(found)
    except SeaboardError as error:
        return Unreviewed(error.code, str(error))
    except Exception as error:  # noqa: BLE001  whatever it was, whoever waits is told
        return Unreviewed(FAILED, f"{type(error).__name__}: {error}")


def compile_for(game_id: str) -> None:
    """Compile what reviews need of a game, to be kept for other processes."""
    worker.compile_for(game_id, weighing.KERNELS, MARK)


def main() -> None:
    """Serve whoever holds the other end of standard input."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--compile", metavar="GAME", help="compile what reviews need of a game, and end")
    given = wanted.parse_args()
    behave(COMPILING if given.compile else MEMORY)
    ours = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    orders: SimpleQueue[Ask] = SimpleQueue()
    line = os.fdopen(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
    threading.Thread(target=listen, args=(line, orders, read_ask), daemon=True).start()
    if given.compile:
        compile_for(given.compile)
        return

    def tell(message: Answer) -> None:
        ours.write(framed(message))

    tell(Here(has_compiler()))
    while True:
        tell(answer(orders.get(), tell))


if __name__ == "__main__":
    main()
