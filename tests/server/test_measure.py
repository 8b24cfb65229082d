"""The page's figures out of a trace."""

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.engine.errors import Malformed
from seaboard.server.measure import frame_milliseconds


def named(pid: int, name: str) -> dict[str, Any]:
    return {"name": "thread_name", "pid": pid, "tid": 1, "args": {"name": name}}


def at(pid: int, name: str, ts: int, dur: int = 0) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": pid, "tid": 1, "ts": ts, "dur": dur}


def written(tmp_path: Path, *events: dict[str, Any]) -> Path:
    path = tmp_path / "trace.json"
    path.write_text(json.dumps({"traceEvents": events}))
    return path


def test_the_work_between_two_frames_is_added_up(tmp_path: Path) -> None:
    trace = written(
        tmp_path,
        named(1, "CrRendererMain"),
        named(2, "CrGpuMain"),
        *(at(1, "Commit", ts) for ts in (0, 16_000, 32_000, 48_000)),
        *(at(1, "RunTask", ts, dur) for ts, dur in ((100, 1000), (5000, 2000), (17_000, 4000), (33_000, 8000))),
        at(2, "RunTask", 100, 90_000),
    )
    assert frame_milliseconds(trace) == {"median": 4.0, "p95": 8.0, "frames": 3}


def test_a_trace_without_frames_is_told(tmp_path: Path) -> None:
    trace = written(tmp_path, named(1, "CrRendererMain"), at(1, "RunTask", 0, 5))
    with pytest.raises(Malformed, match="no frames"):
        frame_milliseconds(trace)
