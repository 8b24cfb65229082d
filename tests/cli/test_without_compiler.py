"""Without NumPy and Numba the verbs work, and the compiled way says in one sentence what it needs."""

import json
import subprocess
import sys

import pytest

RUN = """
import sys


class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is not to be had")


sys.meta_path.insert(0, Refuse())
from seaboard.cli.main import main

main()
"""
SENTENCE = "seaboard: the compiled way needs NumPy and Numba: install seaboard[fast]\n"


def run(*args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", RUN, *args], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("args", [("warm",), ("simulate", "smugglers", "--matches", "2", "--fast")])
def test_the_compiled_way_says_what_it_needs(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE)


def test_the_plain_way_needs_neither() -> None:
    done = run("simulate", "smugglers", "--matches", "2", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["way"] == "plain"


@pytest.mark.slow
def test_bench_measures_what_there_is() -> None:
    done = run("bench", "rules", "--seconds", "0.3", "--json")
    figures = json.loads(done.stdout)["smugglers"]
    assert figures["plain"] > 0
    assert figures["compiled"] is None
    assert done.stderr.startswith(SENTENCE), "behind it stands what the host gave to other machines, where that was much"
