"""What a server counts of itself, for Prometheus: how much and how fast, never who or what.

A count costs a microsecond. With several processes each writes its numbers to a file in a folder that all of them share, and
whichever is asked adds them up: `shared` makes the folder, before the processes are started.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the environment variable that prometheus-client reads when it is imported
REGISTRY: Final = CollectorRegistry()
SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds

_MOVES: Final = Counter("seaboard_moves", "Submissions stored, of people and of bots.", ["game"], registry=REGISTRY)
_MOVE_SECONDS: Final = Histogram(
    "seaboard_move_seconds", "From a person's action to its acknowledgement.", ["game"], buckets=SHORT, registry=REGISTRY
)
_BOT_SECONDS: Final = Histogram("seaboard_bot_seconds", "A bot's choice.", ["game"], buckets=SHORT, registry=REGISTRY)
_BOT_DECISIONS: Final = Counter("seaboard_bot_decisions", "Choices of bots, by which.", ["game", "bot"], registry=REGISTRY)
_STOOD_IN: Final = Counter(
    "seaboard_stood_in", "Choices of bots that should have tried out and could not, or not in time.", ["game"], registry=REGISTRY
)
_HINTS: Final = Counter("seaboard_hints", "Hints given.", ["game"], registry=REGISTRY)
BOT_WORKERS: Final = Gauge(
    "seaboard_bot_workers", "Processes in which bots think.", multiprocess_mode="livesum", registry=REGISTRY
)
BOT_RESTARTS: Final = Counter("seaboard_bot_restarts", "Processes of bots that have died or took too long.", registry=REGISTRY)
_REVIEWS: Final = Counter("seaboard_reviews", "Reviews of matches that were made.", ["game"], registry=REGISTRY)
REVIEW_SECONDS: Final = Histogram(
    "seaboard_review_seconds",
    "From the first work on a review to its end.",
    buckets=(1, 2, 5, 10, 20, 60, 300),
    registry=REGISTRY,
)
REVIEW_RESTARTS: Final = Counter(
    "seaboard_review_restarts", "Processes of reviews that have died or took too long.", registry=REGISTRY
)
REVIEWS_WAITING: Final = Gauge(
    "seaboard_reviews_waiting",
    "Reviews that were asked for and are not made yet.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
_REFUSED: Final = Counter("seaboard_refused", "Requests and messages refused.", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("seaboard_sockets", "Open WebSockets.", multiprocess_mode="livesum", registry=REGISTRY)
TABLES: Final = Gauge("seaboard_tables", "Tables in memory.", multiprocess_mode="livesum", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "seaboard_commit_seconds", "Transactions of the writer, a group each.", buckets=SHORT, registry=REGISTRY
)
GROUP_SIZE: Final = Histogram(
    "seaboard_group_size", "Writes that were committed together.", buckets=(1, 2, 4, 8, 16, 32, 64), registry=REGISTRY
)
NOT_STORED: Final = Counter("seaboard_not_stored", "Writes that the database did not take.", registry=REGISTRY)
REMOVED: Final = Counter("seaboard_removed", "Tables removed because nobody came back to them.", registry=REGISTRY)


class GameCounts(NamedTuple):
    """What is counted for one game."""

    moves: Counter
    move_seconds: Histogram
    bot_seconds: Histogram
    stood_in: Counter
    hints: Counter


@cache
def of_game(game: str) -> GameCounts:
    """The counts of a game; looking them up each time would cost more than counting."""
    return GameCounts(
        _MOVES.labels(game), _MOVE_SECONDS.labels(game), _BOT_SECONDS.labels(game), _STOOD_IN.labels(game), _HINTS.labels(game)
    )


@cache
def decisions_of(game: str, bot: str) -> Counter:
    """The choices of a bot in a game."""
    return _BOT_DECISIONS.labels(game, bot)


def count_review(game: str) -> None:
    """Count a review that was made."""
    _REVIEWS.labels(game).inc()


def count_refused(code: str) -> None:
    """Count something that was refused."""
    _REFUSED.labels(code).inc()


def exposition() -> bytes:
    """All numbers, as Prometheus reads them; of all processes, if they share a folder."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # the library's
    return generate_latest(together)


@contextmanager
def shared() -> Iterator[None]:
    """Let the processes that are started meanwhile, each with an interpreter of its own, count together."""
    with TemporaryDirectory(prefix="seaboard-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget(process: int) -> None:
    """Take away what a process that has ended had open; what it has done stays counted."""
    if FOLDER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]  # the library's
