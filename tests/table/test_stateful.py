"""Does any sequence of actions, mistakes, undos and restarts break the table?"""

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import seaboard
from seaboard.engine.errors import SeaboardError
from seaboard.engine.state import out_of_bounds
from seaboard.games import registry
from seaboard.table.match import Match


class Table(RuleBasedStateMachine):
    """A match that is played, misplayed, taken back and taken up again."""

    match: Match

    @initialize(id_=st.sampled_from(registry.IDS), variant=st.integers(0, 99), seed=st.integers(0, 9))
    def begin(self, id_: str, variant: int, seed: int) -> None:
        variants = registry.game(id_).variants
        options = variants[variant % len(variants)]
        self.match = seaboard.new(id_, seed=seed, **msgspec.to_builtins(options))

    @rule(pick=st.integers(0, 10_000))
    def act(self, pick: int) -> None:
        if not self.match.over:
            seat = self.match.actors[0]
            actions = self.match.legal(seat)
            before = self.match.seq
            progress = self.match.act(seat, actions[pick % len(actions)])
            assert self.match.seq == before + len(progress.entries)

    @rule(seat=st.integers(0, 3), action=st.integers(0, 10_000), old=st.booleans())
    def act_wrongly(self, seat: int, action: int, old: bool) -> None:
        before = (self.match.digest, self.match.seq)
        id_ = action % self.match.game.n_actions
        try:
            self.match.act(seat, self.match.game.encode(id_), seq=0 if old else None)
        except SeaboardError:
            assert (self.match.digest, self.match.seq) == before
        else:
            assert self.match.seq > before[1]

    @rule(seat=st.integers(0, 3), agree=st.booleans())
    def undo(self, seat: int, agree: bool) -> None:
        before = (self.match.digest, self.match.seq)
        try:
            self.match.undo(seat, consent=range(4) if agree else ())
        except SeaboardError:
            assert (self.match.digest, self.match.seq) == before
        else:
            assert self.match.seq == before[1] + 1

    @rule()
    def restart(self) -> None:
        again = seaboard.replay(self.match.log)
        assert again.digest == self.match.digest
        assert again.log == self.match.log
        self.match = again

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "match"):
            s = self.match.believe(0, [1])
            assert self.match.game.invariants(s, self.match.board) == []
            assert out_of_bounds(s) == []


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)


class TableAtLength(Table):
    """The same for a long time."""


TestTableAtLength = pytest.mark.long(TableAtLength.TestCase)
TestTableAtLength.settings = settings(max_examples=2000, stateful_step_count=80, deadline=None)
