"""A race waits for its people: chance that begins it is not drawn with what came before."""

from typing import Any

import pytest

import seaboard
from seaboard import Match
from seaboard.engine.chance import seeded
from seaboard.engine.contract import Limit
from seaboard.engine.errors import NoUndo
from seaboard.engine.state import CHANCE
from seaboard.table.clock import Clock
from tests.support.quay import Quay, full


def held(match: Match) -> Match:
    """The same match as a server runs it."""
    return Match(match.header, seeded(1), holds_starts=True)


def test_before_the_first_race_nothing_is_drawn() -> None:
    match = held(seaboard.new("aboard", seats=2, pace="race", seed=1))
    assert match.has_races
    assert match.awaits_start
    assert match.propose_chance().progress.entries == ()
    match.adopt(match.propose_start(time=5))
    assert not match.awaits_start
    assert match.actors == (0, 1)
    assert {entry.time for entry in match.log.entries} == {5}


def test_a_match_in_a_notebook_does_not_wait() -> None:
    match = seaboard.new("aboard", seats=2, pace="race", seed=1)
    assert not match.awaits_start
    assert match.actors == (0, 1)


def test_an_action_stops_before_the_second_race() -> None:
    last = Quay.at_last_card("O01", full(), full(), pace="race").match
    for match, waits in ((held(last), True), (Match(last.header, seeded(1)), False)):
        while match.round == 1:
            seat = match.actors[0]
            match.act(seat, min(match.legal(seat), key=str))
        assert match.awaits_start is waits
        assert (match.actors == (CHANCE,)) is waits
        assert match.limits == () or not waits


def test_a_race_that_has_begun_is_not_taken_back() -> None:
    match = held(Quay.at_last_card("O01", full(), full(), pace="race").match)
    while match.round == 1:
        seat = match.actors[0]
        match.act(seat, min(match.legal(seat), key=str))
    assert match.undo_cost(0) == "consent", "before the horn it may still be asked for"
    match.adopt(match.propose_start())
    assert match.undo_cost(0) == match.undo_cost(1) == "never"
    with pytest.raises(NoUndo):
        match.undo(0, consent=(0, 1))


@pytest.mark.parametrize(
    ("game", "options"),
    [("aboard", {"pace": "turns"}), ("smugglers", {}), ("triangle", {})],
    ids=["turns", "smugglers", "triangle"],
)
def test_without_a_race_no_start_is_held(game: str, options: dict[str, Any]) -> None:
    match = held(seaboard.new(game, seats=2, seed=1, **options))
    assert not match.has_races
    assert not match.awaits_start
    match.adopt(match.propose_chance())
    assert CHANCE not in match.actors


def test_a_clock_that_stands_goes_on_with_what_was_left() -> None:
    clock = Clock()
    clock.note([Limit("load", 1000)], 0)
    assert clock.left(400) == 600
    clock.note([Limit("load", 1000)], 400, running=False)
    assert clock.left(9000) is None
    clock.note([Limit("load", 1000)], 9000)
    assert clock.left(9100) == 500
