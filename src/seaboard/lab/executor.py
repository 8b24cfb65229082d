"""Work in pieces on several processes; a result follows from its piece alone, so the number of jobs changes nothing."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

P = TypeVar("P")
R = TypeVar("R")

AHEAD: Final = 3  # pieces that are given out for each process, so that none waits


def default_jobs() -> int:
    """One process per core."""
    return os.cpu_count() or 1


def in_order(work: Callable[[P], R], pieces: Iterable[P], jobs: int) -> Iterator[R]:
    """The result of every piece, in the order of the pieces; whoever stops asking stops the work."""
    if jobs <= 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        given: deque[Future[R]] = deque()
        try:
            for piece in pieces:
                given.append(pool.submit(work, piece))
                if len(given) > AHEAD * jobs:
                    yield given.popleft().result()
            while given:
                yield given.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
