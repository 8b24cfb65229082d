"""What a logbook gets of a match: margins, and nothing of a match that goes on."""

import pytest

from seaboard.engine.contract import Outcome
from seaboard.engine.deeds import KINDS, Deed, Feat
from seaboard.engine.errors import Malformed
from seaboard.engine.replay import Log
from seaboard.games import registry
from seaboard.table.account import account, feats, margin
from seaboard.table.match import new
from tests.support.played import played


@pytest.mark.parametrize(
    ("scores", "ranks", "ahead"),
    [
        ((7, 6, 3), (1, 2, 3), 1),
        ((3, 7, 7), (3, 1, 1), 0),  # shared
        ((5, 5), (1, 2), 0),  # something else decided
        ((3, 6), (1, 2), 0),  # the winner had less to reach
        ((10, 250), (2, 1), 240),
    ],
)
def test_the_margin_is_what_the_winner_was_ahead(scores: tuple[int, ...], ranks: tuple[int, ...], ahead: int) -> None:
    assert margin(Outcome("target", scores, ranks)) == ahead


def test_deeds_are_added_up_by_kind_and_seat() -> None:
    deeds = [Deed("voyage", 1, 3), Deed("caught", 1), Deed("voyage", 1, 5), Deed("voyage", 0, 2), Deed("caught", 1)]
    assert feats(deeds) == (Feat("caught", 1, 2, 1), Feat("voyage", 0, 1, 2), Feat("voyage", 1, 2, 5))


@pytest.mark.parametrize("id_", registry.IDS)
def test_a_stored_log_is_enough_in_every_game(id_: str) -> None:
    log = played(id_, registry.game(id_).options(seats=2), 1).log
    found = account(Log.from_json(log.to_json()))
    assert found == account(log)
    assert {feat.kind for feat in found.feats} <= set(KINDS)
    assert all(0 <= feat.seat < 2 and feat.times > 0 and feat.most > 0 for feat in found.feats)
    assert any(feat.kind == "voyage" for feat in found.feats)


def test_a_match_that_goes_on_is_not_counted() -> None:
    with pytest.raises(Malformed):
        account(new("smugglers", seats=2, seed=1).log)
