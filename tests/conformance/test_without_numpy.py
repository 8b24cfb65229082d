"""Engine, games and table play without NumPy and Numba."""

import subprocess
import sys

import pytest

from seaboard.games import registry

PLAY = """
import sys


class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba"):
            raise ImportError(f"{name} is not to be had")


sys.meta_path.insert(0, Refuse())
import seaboard
from seaboard.bots.bot import bot
from seaboard.engine.chance import new_rng

match = seaboard.new(sys.argv[1], seed=1)
rng = new_rng(1)
while not match.over:
    seat = match.actors[0]
    match.act(seat, match.chosen_by(bot("sensible"), seat, rng))
assert match.outcome
assert not {"numpy", "numba"} & set(sys.modules)
print(match.outcome.reason)
"""


@pytest.mark.parametrize("id_", registry.IDS)
def test_a_match_is_played_with_both_blocked(id_: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAY, id_], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in registry.game(id_).endings
