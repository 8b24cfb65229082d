"""The page's figures out of a trace."""

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.engine.errors import Malformed
from seaboard.workshop.measure import NOTED, frame_milliseconds, read_trace

FRAMES = (0, 16_000, 32_000, 48_000)
TASKS = ((100, 1000), (5000, 2000), (17_000, 4000), (33_000, 8000))


def named(pid: int, name: str) -> dict[str, Any]:
    return {"name": "thread_name", "pid": pid, "tid": 1, "args": {"name": name}}


def at(pid: int, name: str, ts: int, dur: int = 0) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": pid, "tid": 1, "ts": ts, "dur": dur, "tdur": dur // 2}


def sweep(begin: int, end: int) -> list[dict[str, Any]]:
    return [at(1, f"{NOTED}beam", begin) | {"ph": "b"}, at(1, f"{NOTED}beam", end) | {"ph": "e"}]


def written(tmp_path: Path, *events: dict[str, Any]) -> Path:
    path = tmp_path / "trace.json"
    path.write_text(json.dumps({"traceEvents": [named(1, "CrRendererMain"), *events]}))
    return path


def drawn() -> list[dict[str, Any]]:
    """Three frames with 3, 4 and 8 ms of work, and a thread beside them that is no page's."""
    tasks = [at(1, "RunTask", ts, dur) for ts, dur in TASKS]
    return [named(2, "CrGpuMain"), at(2, "RunTask", 100, 90_000), *tasks, *(at(1, "Commit", ts) for ts in FRAMES)]


def spread(frames: int, median: float, p95: float) -> dict[str, float]:
    """By the clock; the processor had half of it for the page."""
    of_the_page = {"processor_median_ms": median / 2, "processor_p95_ms": p95 / 2}
    return {"frames": frames, "median_ms": median, "p95_ms": p95, **of_the_page}


def test_the_work_between_two_frames_is_added_up(tmp_path: Path) -> None:
    frames, _ = read_trace(written(tmp_path, *drawn(), *sweep(0, 48_000)))
    assert frame_milliseconds(frames) == spread(3, 4.0, 8.0)


def test_only_frames_in_which_the_light_moves_count_for_the_beam(tmp_path: Path) -> None:
    frames, swept = read_trace(written(tmp_path, *drawn(), *sweep(2000, 9000), *sweep(9000, 15_000), *sweep(40_000, 60_000)))
    assert len(frames) == 3
    assert frame_milliseconds(swept) == spread(2, 5.5, 8.0)


def test_a_trace_without_frames_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"no frames$"):
        read_trace(written(tmp_path, at(1, "RunTask", 0, 5), *sweep(0, 9)))


def test_a_trace_without_a_sweep_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="no frames of a sweep"):
        read_trace(written(tmp_path, *drawn()))
