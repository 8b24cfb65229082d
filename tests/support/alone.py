"""Running something in a thread of its own: where a browser is open, the tests' thread has an event loop already."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def alone(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What the work returns."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *args, **named).result()
