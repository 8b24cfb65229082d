"""What speaks for an action."""

import pytest

import seaboard
from seaboard import SPECTATOR
from seaboard.engine.chance import new_rng
from seaboard.engine.replay import parse_action


@pytest.mark.parametrize(
    ("at_stake", "kind", "expected"),
    [
        (19, "roll", "little"),
        (20, "roll", "none"),
        (19, "hold", "none"),
        (20, "hold", "much"),
    ],
)
def test_what_is_at_stake_is_the_reason(at_stake: int, kind: str, expected: str) -> None:
    position = {"phase": "choose", "round": 1, "die": 5, "at_stake": at_stake}
    match = seaboard.new("pig", seats=2, position=position)
    s, action = match.believe(SPECTATOR, new_rng("reason")), parse_action(match.game, {"kind": kind})
    assert {match.game.reasons[match.game.reason(s, match.board, eyes, 0, action)] for eyes in (0, 1, SPECTATOR)} == {expected}
