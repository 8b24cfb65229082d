"""Puzzles: those that are shipped can be played, one a day; what is found follows from the seed; and nothing unclear is one."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from seaboard.bots import puzzle, puzzler
from seaboard.bots.puzzle import Choice, Puzzle
from seaboard.bots.puzzler import Puzzler
from seaboard.bots.steps import Step, Story
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import DataFault
from seaboard.engine.replay import Log, parse_action
from seaboard.games import registry
from tests.support.games import DRAWN
from tests.support.sea import Sea, boat

FEWEST = 14  # two weeks without meeting one again
WINNING = boat("O4", "gems>coins", delivered=["gems>jewellery", "coins>vases"])
RIVAL = boat("O1", "vases>gems", delivered=["jewellery>gems", "vases>coins"])  # wins next, if it may
SMALL = 0.1


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_shipped_can_be_played_and_differs_from_day_to_day(game: str) -> None:
    sets = puzzle.shipped(game)
    assert len(sets) >= FEWEST
    assert len({one.puzzle.id for one in sets}) == len(sets)
    days = [puzzle.of_day(sets, day) for day in range(len(sets))]
    assert {one.puzzle.id for one in days if one} == {one.puzzle.id for one in sets}, "each has its day"
    assert puzzle.of_day(sets, 3) == puzzle.of_day(sets, 3 + len(sets))
    assert puzzle.of_day((), 3) is None


@pytest.mark.parametrize("game", DRAWN)
def test_what_the_seat_sees_is_enough(game: str) -> None:
    """What may be done, what speaks for it, and the view are the same whatever the seat cannot know."""
    rng = new_rng("enough")
    for one, rules, (s, board, _) in puzzle.shipped(game)[::5]:
        other = s.clone()
        rules.resample(other, board, one.seat, rng)
        assert rules.view(other, board, one.seat) == rules.view(s, board, one.seat)
        for choice in one.choices:
            action = parse_action(rules, choice.action)
            assert rules.refusal(other, board, one.seat, action) == 0
            assert rules.reasons[rules.reason(other, board, one.seat, one.seat, action)] == choice.reason
        most = max(rules.policy(s, board, one.seat, parse_action(rules, choice.action)) for choice in one.choices)
        assert rules.policy(s, board, one.seat, parse_action(rules, one.choices[0].action)) < most, "a sensible player misses it"


def changed(**values: Any) -> Puzzle:
    one = puzzle.shipped("smugglers")[0].puzzle
    return msgspec.structs.replace(one, **values)


def choices(*change: dict[str, Any]) -> tuple[Choice, ...]:
    one = puzzle.shipped("smugglers")[0].puzzle
    new = [msgspec.structs.replace(choice, **more) for choice, more in zip(one.choices, change, strict=False)]
    return (*new, *one.choices[len(new) :])


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"position": "seaboard1.smugglers.x.00000000"}, "checksum"),
        ({"seat": 7}, "moves, expected 0"),
        ({"moves": 1}, "1 moves, expected"),
        ({"sensible": 0}, "nothing is missed"),
        ({"choices": choices({"action": {"kind": "rolled", "lighthouse": "sleep", "boat": 1}})}, "not allowed"),
        ({"choices": choices({"action": {"kind": "swim"}})}, "kind"),
        ({"choices": choices({"reason": "whim"})}, "no name"),
        ({"choices": choices({}, {"loss": 0.04})}, "clearly best"),
        ({"choices": choices({}, {"loss": 0.06, "loss_error": 0.03})}, "clearly best"),
    ],
)
def test_a_broken_puzzle_is_refused_with_the_reason(values: dict[str, Any], said: str) -> None:
    with pytest.raises(DataFault, match=said):
        puzzle.check(registry.game("smugglers"), changed(**values))


def won() -> Log:
    """A match that begins one move before its end."""
    sea = Sea.sailing(4, WINNING, RIVAL)
    sea.match.act(0, {"kind": "sail", "to": "coins"})
    assert sea.match.over
    return sea.match.log


def found(seed: int) -> list[Puzzle]:
    return Puzzler(won(), seed=seed, budget=SMALL, is_compiled=False).find("it")


def test_a_winning_move_that_is_liked_is_no_puzzle() -> None:
    assert found(1) == []


def test_a_winning_move_that_is_missed_is_one_and_the_seed_decides_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    wins = parse_action(registry.game("smugglers"), {"kind": "sail", "to": "coins"})
    true = puzzler._like  # noqa: SLF001

    def blind(told: Story, step: Step, action: int) -> int:
        """The winning move is liked a little less than the best of the others."""
        others = [true(told, step, one) for one in told.legal(0) if one != wins]
        return max(others) * 2 - 1 if action == wins else true(told, step, action) * 2

    monkeypatch.setattr(puzzler, "_like", blind)
    monkeypatch.setattr(puzzler, "MOST_TRIED", 4)
    monkeypatch.setattr(puzzler, "LARGER", 1)
    (one,) = found(1)
    assert found(1) == [one]
    best = one.choices[0]
    assert (best.action, best.chance, best.loss) == ({"kind": "sail", "to": "coins"}, 1.0, 0.0)
    assert one.lead.loss == min(choice.loss for choice in one.choices[1:])
    assert (one.seat, len(one.choices)) == (0, 4)
    assert one.moves > 4
    assert puzzle.check(registry.game("smugglers"), one).spot.options.seats == 2
    (other,) = found(2)
    assert other.choices[0].action == best.action
    assert other.choices != one.choices


def test_days_take_turns() -> None:
    def one(kind: str, reason: str, number: int) -> Puzzle:
        best = Choice({"kind": kind}, 0.5, 0.0, 0.0, 0.0, reason)
        return changed(id=f"{kind}{reason}{number}", choices=(best,))

    many = [*(one("sail", "a", i) for i in range(9)), one("sail", "b", 0), one("take", "a", 0), one("take", "a", 1)]
    kept = puzzle.varied(many, 6)
    assert [choice.id for choice in kept] == ["saila0", "takea0", "sailb0", "takea1", "saila1", "saila2"]
    assert Counter(each.id for each in puzzle.varied(many)) == Counter(each.id for each in many)
