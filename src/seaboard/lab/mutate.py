"""Are a game's tests worth their time? Each mutant of its rules is given to them (`trials.py` says how).

One that passes them has survived: either a test is missing, or what the mutant changes cannot be seen.
"""

import os
import tomllib
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.lab.mutants import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[3]
LISTED: Final = "survivors.toml"


class NoCheckout(SeaboardError):
    """There are no tests beside the code: it was installed, not cloned."""

    code = "no_checkout"


class NoFork(SeaboardError):
    """The system cannot copy a process that runs."""

    code = "no_fork"


class Survivor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no test has to notice, and why: what it changes cannot be seen."""

    function: str
    code: str
    change: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by, as `Mutant.key`."""
        return self.function, self.code, self.change


class Report(NamedTuple):
    """What has become of the mutants of a game."""

    tried: int
    noticed: int
    excused: int
    """Survivors that are listed with a reason."""
    survivors: list[Mutant]
    idle: list[Survivor]
    """Listed, but noticed all the same, or not to be found any more."""


class Bench(NamedTuple):
    """A game whose tests are tried: the module of its rules, their source, and its tests."""

    module: str
    source: str
    tests: Path

    def mutants(self, every: int = 1) -> list[Mutant]:
        """Every mutant of the rules, or one of so many."""
        return list(mutants(self.source))[::every]


def bench_of(game: str) -> Bench:
    """The rules of a game and its tests, as they lie in a checkout."""
    rules, tests = ROOT / f"src/seaboard/games/{game}/rules.py", ROOT / f"tests/games/{game}"
    if not rules.is_file() or not tests.is_dir():
        raise NoCheckout(f"there are no rules and tests of {game!r} below {ROOT}")
    return Bench(f"seaboard.games.{game}.rules", rules.read_text(encoding="utf-8"), tests)


def run(bench: Bench, todo: Sequence[Mutant], jobs: int, move_on: Callable[[int], None]) -> Report:
    """Give these mutants to the tests of their game; `move_on` is told of each one done."""
    excused = read_survivors(bench.tests / LISTED)
    noticed = [False] * len(todo)
    for number, was_noticed in _answers(bench, todo, jobs):
        noticed[number] = was_noticed
        move_on(1)
    alive = [mutant for mutant, was_noticed in zip(todo, noticed, strict=True) if not was_noticed]
    survivors = [mutant for mutant in alive if mutant.key not in {each.key for each in excused}]
    may_live = {mutant.key for mutant in bench.mutants()} - ({mutant.key for mutant in todo} - {mutant.key for mutant in alive})
    idle = [each for each in excused if each.key not in may_live]
    return Report(len(todo), len(todo) - len(alive), len(alive) - len(survivors), survivors, idle)


def _answers(bench: Bench, todo: Sequence[Mutant], jobs: int) -> Iterator[tuple[int, bool]]:
    """Which mutant was noticed, and which was not, from a process that does nothing else and can fork."""
    if not hasattr(os, "fork"):
        raise NoFork("mutants are tried in forks of a process, which this system does not have")
    from seaboard.lab import trials  # noqa: PLC0415  pytest is a tool of the developers; whoever only plays does not have it

    processes = get_context("spawn")
    reader, writer = processes.Pipe(duplex=False)
    trial = trials.Trial(ROOT, bench.module, bench.source, bench.tests, list(todo), jobs)
    process = processes.Process(target=trials.try_all, args=(trial, writer))
    process.start()
    writer.close()
    try:
        for _ in todo:
            yield _answer(bench, reader)
    finally:
        process.terminate()
        process.join()


def _answer(bench: Bench, reader: Connection) -> tuple[int, bool]:
    try:
        answer = reader.recv()
    except EOFError:
        answer = "they came to no end"
    if isinstance(answer, str):
        raise Malformed(f"the tests in {bench.tests} fail without any mutant; mend them first: {answer}")
    number, was_noticed = answer
    return number, was_noticed


def read_survivors(path: Path) -> tuple[Survivor, ...]:
    """The survivors that are listed with a reason; none if there is no list."""
    if not path.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["survivor"], tuple[Survivor, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise Malformed(f"{path}: {error}, expected tables [[survivor]] with function, code, change and reason") from error


def told(report: Report) -> Iterator[str]:
    """Each survivor in a line, as somebody would look for it."""
    for mutant in report.survivors:
        yield f"{mutant.function}:{mutant.line}  {mutant.code}   {mutant.change}"
    for each in report.idle:
        yield f"listed without need: {each.function}  {each.code}   {each.change}"
