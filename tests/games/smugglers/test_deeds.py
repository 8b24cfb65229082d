"""What logbooks count of a match: crates that the light took, and crates that came home."""

from seaboard.engine.deeds import Feat
from seaboard.games.smugglers.deeds import count
from seaboard.games.smugglers.options import Options
from seaboard.table.account import account, feats
from seaboard.table.moments import chapters
from tests.server.test_rematch import THREE, WINNING
from tests.support.played import played
from tests.support.sea import Sea, boat


def counted(sea: Sea) -> tuple[Feat, ...]:
    return feats(count(chapters(sea.match.log)))


def test_a_laden_boat_in_the_light_was_caught() -> None:
    sea = Sea.rolling(boat("gems"), boat("O6", "gems>vases"), boat("O7"), beam=5).roll("red_3", 1)
    assert counted(sea) == (Feat("caught", 1, 1, 1),)


def test_an_empty_boat_loses_nothing_and_was_not() -> None:
    sea = Sea.rolling(boat("gems"), boat("O6"), boat("O7"), beam=5).roll("red_3", 1)
    assert sea.told("caught")
    assert counted(sea) == ()


def test_a_delivery_is_a_voyage_worth_its_points_and_the_winner_is_so_far_ahead() -> None:
    sea = Sea.sailing(4, WINNING, THREE).play("sail", to="coins")
    found = account(sea.match.log)
    points = sea.told("delivered")[0]["points"]
    assert found.feats == (Feat("voyage", 0, 1, points),)
    assert found.outcome == sea.match.outcome
    assert found.margin == found.outcome.scores[0] - found.outcome.scores[1] > 0


def test_in_a_whole_match_voyages_add_up_to_the_scores() -> None:
    match = played("smugglers", Options(seats=3), 1)
    sums = [0, 0, 0]
    for deed in count(chapters(match.log)):
        sums[deed.seat] += deed.worth if deed.kind == "voyage" else 0
    assert match.outcome is not None
    assert tuple(sums) == match.outcome.scores
