"""Does a long match cost more than a short one? Acts, undos, views, loading and memory at several lengths of the same log."""

import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, Final

import msgspec

from seaboard.engine.chance import Draw
from seaboard.engine.replay import Log
from seaboard.engine.state import SPECTATOR
from seaboard.table.match import Match, begin, new

LENGTHS: Final = (10, 1_000, 10_000)
LAPS: Final = 10
PER_LAP: Final = 20  # the median is that of all laps
SEATS: Final = (0, 1)

# Boats that stay at sea: the only game whose matches can be made as long as one likes.
GAME: Final = "smugglers"
AT_SEA: Final[dict[str, Any]] = {
    "phase": "sail",
    "round": 2,
    "reach": 2,
    "beam": 12,
    "dice": {"lighthouse": "sleep", "boat": 2},
    "boats": [{"at": "M5", "cargo": {"from": "gems", "to": "vases"}}, {"at": "M6"}],
}
STAY: Final = {"kind": "stay"}
THROW: Final = {"kind": "rolled", "lighthouse": "sleep", "boat": 2}


class Calm:
    """Dice that let everybody sleep."""

    def pick(self, draw: Draw) -> object:  # noqa: ARG002  whichever it is
        """Return the one throw there is."""
        return THROW


def growth() -> dict[str, Any]:
    """Times at some lengths of a match as ratios to those at the shortest, and what does not compare: loading and memory."""
    logs = {length: _log(length) for length in LENGTHS}
    works = {"act": _act, "undo": _undo, "view": _show}
    times: dict[str, dict[int, list[float]]] = {name: {length: [] for length in LENGTHS} for name in works}
    for _ in range(LAPS):
        for name, work in works.items():
            for length, log in logs.items():
                times[name][length] += _lap(work, log)
    ratios = {
        name: {str(length): round(median(taken[length]) / median(taken[LENGTHS[0]]), 3) for length in LENGTHS}
        for name, taken in times.items()
    }
    load = {f"ms_per_entry_{length}": round(_load(logs[length]), 4) for length in LENGTHS[1:]}
    memory = {str(length): _memory(logs[length]) for length in (LENGTHS[0], LENGTHS[-1])}
    microseconds = {name: round(1e6 * median(taken[LENGTHS[0]]), 1) for name, taken in times.items()}
    return {**ratios, "load": load, "memory_bytes": memory, "microseconds_at_10": microseconds}


def _log(length: int) -> Log:
    match = new(GAME, seats=len(SEATS), position=AT_SEA, chance=Calm())
    while match.seq < length:
        match.act(match.actors[0], STAY, request=f"r{match.seq}", time=match.seq)
    return match.log


def _lap(work: Callable[[Match], float], log: Log) -> list[float]:
    match = begin(log.header, Calm(), log.entries)
    return [work(match) for _ in range(PER_LAP)]


def _act(match: Match) -> float:
    seat = match.actors[0]
    started = perf_counter()
    progress = match.adopt(match.propose(seat, STAY, request=f"a{match.seq}", seq=match.seq, time=match.seq))
    for eyes in (*SEATS, SPECTATOR):
        msgspec.json.encode(progress.told(eyes))
    _encode_views(match)
    return perf_counter() - started


def _undo(match: Match) -> float:
    seat = match.actors[0]
    match.act(seat, STAY)
    started = perf_counter()
    match.adopt(match.propose_undo(seat, consent=SEATS, request=f"u{match.seq}"))
    _encode_views(match)
    return perf_counter() - started


def _show(match: Match) -> float:
    started = perf_counter()
    _encode_views(match)
    return perf_counter() - started


def _encode_views(match: Match) -> None:
    for seat in SEATS:
        msgspec.json.encode((match.view(seat), match.legal(seat), match.undo_cost(seat)))
    msgspec.json.encode(match.view())


def _load(log: Log) -> float:
    """Milliseconds an entry for taking up a match."""
    started = perf_counter()
    begin(log.header, Calm(), log.entries)
    return 1e3 * (perf_counter() - started) / len(log.entries)


def _memory(log: Log) -> int:
    """Bytes that a match holds, its log included."""
    text = log.to_json()
    tracemalloc.start()
    match = begin((read := Log.from_json(text)).header, Calm(), read.entries)
    del read
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held if match.seq else 0
