"""A long match costs what a short one does: counted in applied actions, not in time; and the bench says what it promises."""

import dataclasses
from typing import Any

import pytest

from seaboard.lab import growth
from seaboard.table.match import BETWEEN_MARKS, Match, new


class Counted:
    """A match of calm boats whose applied actions are counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, entries: int) -> None:
        self.n_applied = 0
        self.match = new(growth.GAME, seats=2, position=growth.AT_SEA, chance=growth.Calm())
        while self.match.seq < entries:
            self.match.act(self.match.actors[0], growth.STAY)
        game = self.match.game

        def apply(*args: Any) -> None:
            self.n_applied += 1
            game.apply(*args)

        counting = dataclasses.replace(game, apply=apply)
        for holder in (self.match, *(standing for _, standing in self.match._marks), self.match._standing):  # noqa: SLF001
            monkeypatch.setattr(holder, "game", counting)

    def cost(self, work: Any) -> int:
        before = self.n_applied
        work(self.match)
        return self.n_applied - before


def act(match: Match) -> None:
    match.act(match.actors[0], growth.STAY)


def undo(match: Match) -> None:
    seat = match.actors[0]
    match.act(seat, growth.STAY)
    match.undo(seat, consent=growth.SEATS)


def look(match: Match) -> None:
    for seat in growth.SEATS:
        match.view(seat)
        match.undo_cost(seat)


def test_an_act_and_a_look_apply_as_much_at_entry_1000_as_at_entry_10(monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = (Counted(monkeypatch, entries) for entries in (10, 1000))
    assert short.cost(act) == long.cost(act) == 2, "the boat stays, the dice fall"
    assert short.cost(look) == long.cost(look) == 0


def test_an_undo_replays_no_more_than_lies_behind_the_last_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    long = Counted(monkeypatch, 1000)
    costs = []
    for _ in range(BETWEEN_MARKS):
        costs.append(long.cost(undo))
        act(long.match)
    assert max(costs) <= BETWEEN_MARKS + 4


def test_the_bench_has_a_ratio_for_every_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "LENGTHS", (10, 20, 40))
    monkeypatch.setattr(growth, "LAPS", 1)
    figures = growth.growth()
    for name in ("act", "undo", "view"):
        assert list(figures[name]) == ["10", "20", "40"]
        assert figures[name]["10"] == 1
    assert figures["load"].keys() == {"ms_per_entry_20", "ms_per_entry_40"}
    assert 0 < figures["memory_bytes"]["10"] < figures["memory_bytes"]["40"]
