"""The process in which bots think, as it is: it loads what is compiled, answers by what it is told, and ends with its input."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from seaboard.bots import advice, worker
from seaboard.bots.crew import RANKS
from seaboard.bots.orders import (
    LENGTH,
    Advise,
    Advised,
    AnyAnswer,
    Choose,
    Chosen,
    Failed,
    Here,
    Order,
    Position,
    Warm,
    Warmed,
    framed,
    length_of,
    read_answer,
)
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.server.thinkers import command
from seaboard.table.match import Match, new
from tests.server.test_bots import PERSON, acts, bot, opened, sitting, until
from tests.support.wire import House

pytestmark = pytest.mark.slow
SECONDS = 300.0  # what is not in the cache is compiled, which `./test` has done before


class Process:
    """A worker, asked from here."""

    def __init__(self, folder: Path, *before: str) -> None:
        self.process = subprocess.Popen(
            before or command(has_own=True), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, bufsize=0
        )
        self.first = self.hear()

    def hear(self) -> AnyAnswer:
        assert self.process.stdout is not None
        return read_answer(worker.read(self.process.stdout, length_of(worker.read(self.process.stdout, LENGTH))))

    def ask(self, order: Order) -> AnyAnswer:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(order))
        return self.hear()

    def end(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(SECONDS)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    one = Process(tmp_path)
    yield one
    assert one.end() == 0


def position(match: Match, seat: int, number: int = 0) -> Position:
    """What the seat may believe, as the server sends it."""
    rng = new_rng("worker", number)
    s = match.believe(seat, rng)
    header = match.header
    return Position(header.game, header.rules, header.options, s.pack(), seat, match.legal_ids(seat), rng[0])


def started(game: AnyGame) -> tuple[Match, int]:
    """A match in which somebody has to choose between several things."""
    match = new(game.id, seats=2, seed=5)
    while len(match.legal_ids(match.actors[0])) == 1:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    return match, match.actors[0]


def test_every_game_becomes_ready_and_every_rank_chooses_by_what_it_is_told_alone(process: Process, game: AnyGame) -> None:
    assert process.first == Here(has_compiler=True)
    assert process.ask(Warm(game.id, may_compile=True)) == Warmed(ready=True)
    match, seat = started(game)
    for rank in RANKS:
        asked = Choose(rank, position(match, seat), SECONDS * 1000)
        first = process.ask(asked)
        assert isinstance(first, Chosen)
        assert first.action in match.legal_ids(seat)
        assert process.ask(asked) == first, "the same for the same seed"
    found = process.ask(Advise(position(match, seat)))
    assert isinstance(found, Advised)
    chances = [choice.chance for choice in found.choices]
    assert 1 <= len(chances) <= advice.MOST
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[-1] <= advice.NEAR
    for choice in found.choices:
        assert choice.action in match.legal_ids(seat)
        assert 0 <= choice.chance <= 1
        assert 0 <= choice.error < 1
    assert process.ask(Warm(game.id)) == Warmed(ready=True), "what was compiled is kept"


def test_what_was_compiled_is_found_and_the_process_ends(game: AnyGame, tmp_path: Path) -> None:
    done = command(has_own=False, more=("--compile", game.id))
    with subprocess.Popen(done, stdin=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.wait(SECONDS) == 0


def test_what_cannot_be_compiled_is_said(tmp_path: Path) -> None:
    done = command(has_own=False, more=("--compile", "chess"))
    with subprocess.Popen(done, stdin=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.wait(SECONDS) == 1
        assert process.stderr is not None
        assert b"chess" in process.stderr.read()


OWN = """
class First:
    def __call__(self, game, s, board, seat, legal, rng):
        print("first:", legal[0])
        return legal[0]

class Broken:
    def __call__(self, game, s, board, seat, legal, rng):
        raise LookupError("nothing found")

class Hungry:
    def __call__(self, game, s, board, seat, legal, rng):
        return len(bytearray(1 << 34))
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "own_bots.py").write_text(OWN)
    return tmp_path


def test_a_bot_of_the_hosts_own_plays_prints_and_fails_without_harm(own: Path, process: Process) -> None:
    match = new("smugglers", seats=2, seed=5)
    seat = match.actors[0]
    asked = position(match, seat)
    assert own.exists()
    assert process.ask(Choose("own_bots:First", asked, 400.0)) == Chosen(match.legal_ids(seat)[0])
    assert process.ask(Choose("own_bots:Broken", asked, 400.0)) == Failed("LookupError: nothing found")
    missing = process.ask(Choose("own_bots:Missing", asked, 400.0))
    assert isinstance(missing, Failed)
    if sys.platform == "linux":
        assert process.ask(Choose("own_bots:Hungry", asked, 400.0)) == Failed("MemoryError: "), (
            "there is no more than it may take"
        )
    assert process.ask(Choose("own_bots:First", asked, 400.0)) == Chosen(match.legal_ids(seat)[0])


WITHOUT = """
import sys
for name in ("numpy", "numba", "llvmlite"):
    sys.modules[name] = None
from seaboard.bots.worker import main
main()
"""


def test_without_a_compiler_it_says_so_and_own_bots_play(own: Path) -> None:
    process = Process(own, sys.executable, "-c", WITHOUT)
    match = new("smugglers", seats=2, seed=5)
    asked = position(match, match.actors[0])
    assert process.first == Here(has_compiler=False)
    assert isinstance(process.ask(Warm("smugglers")), Failed)
    assert isinstance(process.ask(Choose("captain", asked, 400.0)), Failed)
    assert process.ask(Choose("own_bots:First", asked, 400.0)) == Chosen(asked.legal[0])
    assert process.end() == 0


def test_a_slow_machine_makes_the_budget_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    scales: list[float] = []
    now = iter(range(1000))
    monkeypatch.setattr(worker, "perf_counter", lambda: float(next(now)))  # every choice takes a second

    def noted(_name: str, _character: str, scale: float) -> Callable[..., int]:
        scales.append(scale)
        return lambda *_: 7

    monkeypatch.setattr(worker, "_bot", noted)
    match = new("smugglers", seats=2, seed=5)
    asked = position(match, match.actors[0])
    one = worker.Worker()
    for most in (2000.0, 400.0, 400.0, 1_000_000.0, 1_000_000.0):
        assert one.answer(Choose("captain", asked, most)) == Chosen(7)
    assert scales == [1.0, 1.0, 0.2, pytest.approx(0.04), pytest.approx(0.08)]


# In a server.


def run(play: Callable[[House], Any], folder: Path, **more: Any) -> None:
    async def lives() -> None:
        async with asyncio.timeout(SECONDS), House.at(folder, bot_workers=1, **more) as house:
            await play(house)

    asyncio.run(lives())


def test_a_captain_plays_and_a_hint_is_given(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        pool = house.hub.thinkers
        pool.call("smugglers")
        await until(lambda: pool.is_ready("smugglers"))
        seated = await opened(house, PERSON, bot("captain"), first_seat=0)
        async with sitting(house, seated) as (page, live):
            for _ in range(4):
                hint = await page.ask(kind="hint", seat=0, seq=live.match.seq)
                assert hint["kind"] == "hinted", hint
                await acts(page, live)
                await until(lambda: 0 in live.match.actors)
            assert live.presence.rows[0].hints == 4
            assert live.presence.rows[1].stood_in <= 1, "only on a machine that is very busy"

    run(play, tmp_path)
    assert not {"numba", "llvmlite"} & set(sys.modules) or "seaboard.engine.compiled" in sys.modules


SERVER = """
import asyncio, os, sys
from seaboard.server.thinkers import Thinkers

async def play():
    pool = Thinkers(1)
    pool.call("smugglers")
    while not pool.is_ready("smugglers"):
        await asyncio.sleep(0.05)
    print(pool._workers[0].process.pid, flush=True)
    await asyncio.sleep(1000)

asyncio.run(play())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_nothing_is_left_behind_however_a_server_ends(how: str) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.send_signal(getattr(signal, how))
        server.wait(SECONDS)
    end = monotonic() + SECONDS
    while _lives(pid) and monotonic() < end:
        sleep(0.05)
    assert not _lives(pid)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
