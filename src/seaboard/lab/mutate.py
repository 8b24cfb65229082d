"""Are a game's tests worth their time? Each mutant of its rules is given to them, in a process of its own.

One that passes them has survived: either a test is missing, or what the mutant changes cannot be seen.
"""

import importlib.abc
import importlib.util
import multiprocessing
import os
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from seaboard.engine.errors import Malformed, SeaboardError
from seaboard.lab.mutants import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[3]
PATIENCE: Final = 120.0  # seconds for a game's tests; a mutant that takes longer does not come to an end
LISTED: Final = "survivors.toml"
ARGUMENTS: Final = ("-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not long")


class NoCheckout(SeaboardError):
    """There are no tests beside the code: it was installed, not cloned."""

    code = "no_checkout"


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
    """Listed, but noticed all the same."""


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
    if not survives(bench, bench.source):
        raise Malformed(f"the tests in {bench.tests} fail without any mutant; mend them first")
    lives = []
    with ThreadPoolExecutor(jobs) as side_by_side:
        for is_alive in side_by_side.map(lambda mutant: survives(bench, mutant.source), todo):
            lives.append(is_alive)
            move_on(1)
    alive = [mutant for mutant, is_alive in zip(todo, lives, strict=True) if is_alive]
    survivors = [mutant for mutant in alive if mutant.key not in {each.key for each in excused}]
    noticed = {mutant.key for mutant in todo} - {mutant.key for mutant in alive}
    idle = [each for each in excused if each.key in noticed]
    return Report(len(todo), len(todo) - len(alive), len(alive) - len(survivors), survivors, idle)


def read_survivors(path: Path) -> tuple[Survivor, ...]:
    """The survivors that are listed with a reason; none if there is no list."""
    if not path.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["survivor"], tuple[Survivor, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise Malformed(f"{path}: {error}, expected tables [[survivor]] with function, code, change and reason") from error


def survives(bench: Bench, source: str) -> bool:
    """Do the tests pass with this source for the rules? In a process that knows nothing of any game yet."""
    child = multiprocessing.get_context("spawn").Process(target=_try, args=(bench.module, source, str(bench.tests)))
    child.start()
    child.join(PATIENCE)
    if child.is_alive():
        child.kill()
        child.join()
    return child.exitcode == 0


def _try(module: str, source: str, tests: str) -> None:
    """Run the tests with this source for a module, and end with pytest's code."""
    import pytest  # noqa: PLC0415  a tool of the developers; whoever only plays does not have it

    sys.meta_path.insert(0, Planted(module, source))
    os.chdir(ROOT)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    os._exit(int(pytest.main([*ARGUMENTS, tests])))


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module in a source of ours instead of in its file."""

    def __init__(self, module: str, source: str) -> None:
        self._module = module
        self._source = source

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002  as Python calls it
        target: ModuleType | None = None,  # noqa: ARG002  the same
    ) -> ModuleSpec | None:
        """Our module, and nothing else."""
        if fullname != self._module:
            return None
        self_as_loader: Any = self
        return importlib.util.spec_from_loader(fullname, self_as_loader)

    def exec_module(self, module: ModuleType) -> None:
        """Run the source."""
        exec(compile(self._source, self._module, "exec"), module.__dict__)  # noqa: S102  it is the point of it


def told(report: Report) -> Iterator[str]:
    """Each survivor in a line, as somebody would look for it."""
    for mutant in report.survivors:
        yield f"{mutant.function}:{mutant.line}  {mutant.code}   {mutant.change}"
    for each in report.idle:
        yield f"listed without need: {each.function}  {each.code}   {each.change}"
