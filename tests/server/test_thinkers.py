"""The processes in which bots think: fair, replaced when they die or hang, never waited for, and none is left behind."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots.orders import Position
from seaboard.engine.errors import Malformed
from seaboard.server import thinkers
from seaboard.server.thinkers import NoCrew, Thinkers, checked_own, parse_own, usual_workers
from tests.support.thinker import asked, stub

SECONDS = 60.0  # a machine with other work is slow, not wrong


def position(seed: int = 0, **options: Any) -> Position:
    return Position("smugglers", 1, options, b"", 0, [3, 5, 8], seed)


def run(play: Callable[[Thinkers], Coroutine[Any, Any, Any]], *start: str, workers: int = 1, own: Any = None) -> Any:
    """Let something happen with a pool, and end it."""

    async def lives() -> Any:
        pool = Thinkers(workers, own=own, start=start)
        try:
            async with asyncio.timeout(SECONDS):
                return await play(pool)
        finally:
            await pool.close()

    return asyncio.run(lives())


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():  # noqa: ASYNC110  other processes tell no event
        await asyncio.sleep(0.01)


async def ready(pool: Thinkers) -> None:
    pool.call("smugglers")
    await until(lambda: pool.is_ready("smugglers"))


async def chosen(pool: Thinkers, seed: int = 0, table: str = "t") -> int | None:
    try:
        return await pool.choose(table, "captain", position(seed))
    except NoCrew:
        return None


def lives(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def pids(folder: Path) -> list[int]:
    return [note["pid"] for note in asked(folder) if note["kind"] == "started"]


def test_nothing_is_started_until_a_bot_has_to_think(tmp_path: Path) -> None:
    async def play(pool: Thinkers) -> None:
        await asyncio.sleep(0)
        assert not asked(tmp_path)
        assert not pool.is_dressing("smugglers")
        assert await chosen(pool) is None, "not ready yet: nobody waits for it"
        assert pool.is_dressing("smugglers")
        await ready(pool)
        assert not pool.is_dressing("smugglers")
        assert await chosen(pool) in (3, 5, 8)

    run(play, *stub(tmp_path, "notes"))


def test_the_same_question_has_the_same_answer() -> None:
    async def play(pool: Thinkers) -> list[int | None]:
        await ready(pool)
        return [await chosen(pool, seed) for seed in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)]

    found = run(play, *stub())
    assert found[:6] == found[6:]
    assert len(set(found)) > 1


def test_a_process_that_dies_is_replaced_and_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await chosen(pool) in (3, 5, 8)
        assert len(pids(tmp_path)) == 2
        assert await chosen(pool) in (3, 5, 8)

    run(play, *stub(tmp_path, "notes", "dies=1"))


def test_who_has_killed_two_is_answered_without_a_third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await chosen(pool) is None
        await ready(pool)
        assert await chosen(pool) in (3, 5, 8), "the next one has its chance"

    run(play, *stub(tmp_path, "notes", "dies=2"))
    assert len(pids(tmp_path)) == 3


def test_a_process_that_takes_too_long_is_killed_and_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "LIMIT", 0.3)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.1)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await chosen(pool) is None, "it is not waited for"
        await until(lambda: len(pids(tmp_path)) == 2)
        assert not lives(pids(tmp_path)[0])
        monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)
        await ready(pool)
        assert await chosen(pool) in (3, 5, 8)

    run(play, *stub(tmp_path, "notes", "sleeps=1000", "times=1"))


def test_what_takes_too_long_is_not_asked_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "LIMIT", 0.1)
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await chosen(pool) is None
        await until(lambda: len(pids(tmp_path)) == 2)

    run(play, *stub(tmp_path, "notes", "sleeps=1000"))
    assert [note["kind"] for note in asked(tmp_path)].count("choose") == 1


def test_on_a_slow_machine_loading_gets_more_time_with_every_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(thinkers, "LOAD_LIMIT", 0.1)
    run(ready, *stub(tmp_path, "notes", "warms=0.3"))
    assert len(pids(tmp_path)) > 1


def test_what_nobody_waits_for_any_more_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.2)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await asyncio.gather(*(chosen(pool, seed) for seed in range(5))) == [None] * 5
        monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)
        assert await chosen(pool) in (3, 5, 8)

    run(play, *stub(tmp_path, "notes", "sleeps=0.6", "times=1"))
    assert len([note for note in asked(tmp_path) if note["kind"] == "choose"]) == 2, "the first, and the one that was waited for"


def test_a_process_that_cannot_start_is_tried_later_and_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        if seconds >= 1:
            pauses.append(seconds)
        await sleep(0.01)

    async def play(pool: Thinkers) -> None:
        monkeypatch.setattr(asyncio, "sleep", counted)
        pool.call("smugglers")
        await until(lambda: len(pauses) == 8)
        assert await chosen(pool) is None

    run(play, *stub(tmp_path, "starts=0"))
    assert pauses[:8] == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]


def test_a_command_that_does_not_exist_is_no_reason_to_fail(caplog: pytest.LogCaptureFixture) -> None:
    async def play(pool: Thinkers) -> None:
        pool.call("smugglers")
        await until(lambda: "has ended" in caplog.text)
        assert await chosen(pool) is None

    run(play, "/nowhere/python")


def test_without_a_compiler_there_is_nothing_to_wait_for_and_own_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> None:
        pool.call("smugglers")
        assert pool.is_dressing("smugglers")
        await until(lambda: not pool.is_dressing("smugglers"))
        assert not pool.is_ready("smugglers")
        assert await chosen(pool) is None
        assert not pool.is_dressing("smugglers")
        assert await pool.choose("t", "Careful", position()) in (3, 5, 8)

    run(play, *stub(None, "no_compiler"), own={"Careful": "my.bots:Careful"})


def test_no_processes_are_wanted() -> None:
    async def play(pool: Thinkers) -> None:
        assert await chosen(pool) is None
        with pytest.raises(NoCrew):
            await pool.advise("t", position())
        with pytest.raises(NoCrew):
            await pool.choose("t", "Careful", position())
        assert not pool.is_dressing("smugglers")

    run(play, "/nowhere/python", workers=0, own={"Careful": "my.bots:Careful"})


def test_what_is_not_compiled_is_compiled_once_beside_the_bots(tmp_path: Path) -> None:
    async def play(pool: Thinkers) -> None:
        await ready(pool)
        await until(lambda: len(pids(tmp_path)) == 2)  # one may be ready before the other has come

    run(play, *stub(tmp_path, "notes", "cold"), workers=2)
    compiled = [note["pid"] for note in asked(tmp_path) if note["kind"] == "compiled"]
    assert len(compiled) == 1
    assert not set(compiled) & set(pids(tmp_path)), "whoever compiles does nothing else"
    assert not lives(compiled[0]), "and ends"


def test_what_cannot_be_compiled_is_not_waited_for(tmp_path: Path) -> None:
    async def play(pool: Thinkers) -> None:
        pool.call("smugglers")
        await until(lambda: not pool.is_dressing("smugglers"))
        assert await chosen(pool) is None

    run(play, *stub(tmp_path, "cold", "uncompiled"))


def test_a_bot_that_fails_is_not_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(pool: Thinkers) -> None:
        await ready(pool)
        assert await chosen(pool) is None

    run(play, *stub(tmp_path, "notes", "fails"))
    assert "on purpose" in caplog.text
    assert len([note for note in asked(tmp_path) if note["kind"] == "choose"]) == 1


def test_a_hundred_tables_are_served_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        greedy = [pool.choose("greedy", "captain", position(0, table="greedy")) for _ in range(50)]
        modest = [pool.choose(f"t{n}", "captain", position(0, table=f"t{n}")) for n in range(100)]
        await asyncio.gather(*greedy, *modest)

    run(play, *stub(tmp_path, "notes"))
    order = [note["options"]["table"] for note in asked(tmp_path) if note["kind"] == "choose"]
    assert len(order) == 150
    assert order[:2].count("greedy") >= 1
    assert order[: 2 + 100].count("greedy") <= 3, "whoever asks for much waits behind everybody else"


def test_where_there_is_too_much_for_all_everybody_gets_a_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All ask at the same moments in the same order, and only some can be answered in time."""
    monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)

    async def play(pool: Thinkers) -> list[int]:
        await ready(pool)
        served = [0] * 20
        for _ in range(12):
            asking = [asyncio.create_task(pool.choose(f"t{n}", "captain", position())) for n in range(len(served))]
            while sum(task.done() for task in asking) < 5:
                await asyncio.wait([task for task in asking if not task.done()], return_when=asyncio.FIRST_COMPLETED)
            for n, task in enumerate(asking):
                served[n] += task.done()
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        return served

    served = run(play, *stub(tmp_path, "sleeps=0.01"))
    assert max(served) - min(served) <= 2, served


def test_a_loading_game_does_not_stop_another_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.1)

    async def play(pool: Thinkers) -> None:
        await ready(pool)
        pool.call("triangle")
        await asyncio.sleep(0)
        assert await chosen(pool) is None, "the one process loads; whoever asks meanwhile is answered in time"
        await until(lambda: pool.is_ready("triangle"))
        monkeypatch.setattr(thinkers, "PATIENCE", SECONDS)
        assert await chosen(pool) in (3, 5, 8)

    run(play, *stub(tmp_path, "warms=0.5"))


def test_nothing_is_left_behind_when_the_pool_ends(tmp_path: Path) -> None:
    async def play(pool: Thinkers) -> None:
        await ready(pool)
        asyncio.ensure_future(chosen(pool))  # noqa: RUF006  it is being thought about when the end comes
        await until(lambda: len(pids(tmp_path)) == 2 and any(note["kind"] == "choose" for note in asked(tmp_path)))

    run(play, *stub(tmp_path, "notes", "sleeps=1000"), workers=2)
    assert len(pids(tmp_path)) == 2
    assert not any(map(lives, pids(tmp_path)))


KILLED = """
import asyncio, os, signal, sys
from seaboard.server.thinkers import Thinkers

async def play():
    pool = Thinkers(2, start=sys.argv[1:])
    pool.call("smugglers")
    while not pool.is_ready("smugglers"):
        await asyncio.sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(play())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_is_left_behind_when_the_server_is_killed(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, *stub(tmp_path, "notes")], check=False, timeout=SECONDS)

    async def gone() -> None:
        async with asyncio.timeout(SECONDS):
            await until(lambda: pids(tmp_path) and not any(map(lives, pids(tmp_path))))

    asyncio.run(gone())


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["clever"], "expected module:Class"),
        ([":Clever"], "expected module:Class"),
        (["my.bots:" + "X" * 25], "at most 24 letters"),
        (["a:Clever", "b:Clever"], "two bots of the name Clever"),
        (["my.bots:captain"], "two bots of the name captain"),
    ],
)
def test_a_bot_of_no_name_is_refused(wanted: list[str], said: str) -> None:
    with pytest.raises(Malformed, match=said):
        parse_own(wanted)


def test_a_bot_that_is_not_there_is_refused_before_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bots.py").write_text(
        "class Careful:\n    def __call__(self, game, s, board, seat, legal, rng): return legal[0]\n"
    )
    assert checked_own(["my_bots:Careful"]) == {"Careful": "my_bots:Careful"}
    with pytest.raises(Malformed, match="is no bot of your own"):
        checked_own(["my_bots:Bold"])
    assert "my_bots" not in sys.modules


def test_a_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, servers, expected in ((1, 1, 1), (2, 1, 1), (8, 1, 7), (8, 3, 2), (None, 1, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert usual_workers(servers) == expected
