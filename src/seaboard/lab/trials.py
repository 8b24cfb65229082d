"""A game's tests, collected once and then run again and again, each time in a fork of the process that has collected them.

A mutant differs in the body of one function: its fork exchanges that body, and runs the tests that reach the changed line, the
quickest first.
"""

import importlib
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType
from typing import Any, Final, NamedTuple

import pytest

from seaboard.lab.mutants import Mutant, probed

ARGUMENTS: Final = ("-q", "--capture=sys", "-p", "no:cacheprovider", "-m", "not slow and not long")
PROBE: Final = "__reached__"
PATIENCE: Final = 2.0  # seconds of the processor that a test may take on top of …
TIMES: Final = 10  # … so many times what it takes without a mutant: one that takes longer does not come to an end


class Trial(NamedTuple):
    """What is tried, as one process tells another: mutants of a module, and the tests that should notice them."""

    root: Path
    module: str
    source: str
    tests: Path
    mutants: list[Mutant]
    jobs: int


class Alone(NamedTuple):
    """A test that passed alone: how long it took, and which lines of the rules it has reached."""

    seconds: float
    lines: frozenset[int]


def try_all(trial: Trial, answer: Connection) -> None:
    """In a process of its own: answer with (number, was noticed) for each mutant, or with a test that fails without any."""
    os.chdir(trial.root)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    where = [f"--rootdir={trial.root}", "-c", str(trial.root / "pyproject.toml"), str(trial.tests)]
    code = pytest.main([*ARGUMENTS, *where], plugins=[Loop(trial, answer)])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        answer.send(f"pytest: {pytest.ExitCode(code).name}")


class Loop:
    """Stands in for pytest's own loop over the tests."""

    def __init__(self, trial: Trial, answer: Connection) -> None:
        self._trial = trial
        self._answer = answer
        self._has_failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every test alone, to know it; then every mutant."""
        if session.testsfailed:
            raise session.Interrupted("tests cannot be collected")
        probes = functions(probed(self._trial.source, PROBE))
        known: dict[pytest.Item, Alone] = {}
        works = [self._alone(item, probes) for item in session.items]
        for number, found in in_forks(works, self._trial.jobs):
            if found is None:
                self._answer.send(session.items[number].nodeid)
                return True
            known[session.items[number]] = found
        for answer in in_forks([self._mutant(each, known) for each in self._trial.mutants], self._trial.jobs):
            number, survived = answer
            self._answer.send((number, not survived))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One failure is enough."""
        self._has_failed |= report.failed

    def _alone(self, item: pytest.Item, probes: dict[str, CodeType]) -> Callable[[], Alone | None]:
        def work() -> Alone | None:
            lines: set[int] = set()
            module = importlib.import_module(self._trial.module)
            setattr(module, PROBE, lines.add)
            for name, code in probes.items():
                getattr(module, name).__code__ = code
            start = time.process_time()
            passed = self._passes([(item, None)])
            return Alone(time.process_time() - start, frozenset(lines)) if passed else None

        return work

    def _mutant(self, mutant: Mutant, known: dict[pytest.Item, Alone]) -> Callable[[], bool]:
        reaching = [item for item, alone in known.items() if mutant.line in alone.lines]
        reaching.sort(key=lambda item: known[item].seconds)

        def work() -> bool:
            module = importlib.import_module(self._trial.module)
            getattr(module, mutant.function).__code__ = functions(mutant.source)[mutant.function]
            return self._passes([(item, PATIENCE + TIMES * known[item].seconds) for item in reaching])

        return work

    def _passes(self, items: Sequence[tuple[pytest.Item, float | None]]) -> bool:
        """Run these tests up to the first that fails; the system ends this process if one takes longer than it may."""
        for (item, seconds), after in zip_longest(items, [item for item, _ in items[1:]]):
            signal.setitimer(signal.ITIMER_PROF, seconds or 0)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self._has_failed:
                return False
        return True


def functions(source: str) -> dict[str, CodeType]:
    """The code of every function of a module, by name; nothing of it is run."""
    codes = compile(source, "rules", "exec").co_consts
    return {code.co_name: code for code in codes if isinstance(code, CodeType) and not code.co_name.startswith("_")}


def in_forks(works: Iterable[Callable[[], Any]], jobs: int) -> Iterator[tuple[int, Any]]:
    """The number of each piece of work and what it returned, or None if its process ended before, as they are done."""
    fork = get_context("fork")
    running: dict[Any, tuple[int, Any, Connection]] = {}
    waiting = enumerate(works)
    while True:
        while len(running) < jobs and (following := next(waiting, None)) is not None:
            number, work = following
            reader, writer = fork.Pipe(duplex=False)
            child = fork.Process(target=_report, args=(work, writer))
            child.start()
            writer.close()
            running[child.sentinel] = number, child, reader
        if not running:
            return
        for sentinel in wait(list(running)):
            number, child, reader = running.pop(sentinel)
            child.join()
            yield number, reader.recv() if child.exitcode == 0 else None
            reader.close()


def _report(work: Callable[[], Any], writer: Connection) -> None:
    writer.send(work())
