"""Work in pieces on several processes; a result follows from its piece alone, so the number of jobs changes nothing."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def default_jobs() -> int:
    """One process per core."""
    return os.cpu_count() or 1


def in_order(work: Callable[[P], R], pieces: Sequence[P], jobs: int) -> Iterator[R]:
    """The result of every piece, in the order of the pieces."""
    if jobs <= 1 or len(pieces) <= 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, pieces)
