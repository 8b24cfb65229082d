"""What logbooks count of a match: ships that the cloud caught, and what landings brought."""

from seaboard.engine.deeds import Deed, Feat
from seaboard.engine.moments import Chapter
from seaboard.games.triangle.deeds import count
from seaboard.games.triangle.events import Bonus, Caught, Docked, Sailed, Took
from seaboard.games.triangle.options import Options
from seaboard.table.account import account, feats
from seaboard.table.moments import chapters
from tests.support.played import played


def chapter(*events: object) -> Chapter:
    return Chapter(1, 1, lambda: None, events)


def test_a_landing_is_worth_its_card_and_its_bonus() -> None:
    landing = chapter(Sailed(1, 0, "a1", "x-1"), Docked(1, 0, "x", "x-1"), Took(1, "x", 60), Bonus(1, 20))
    assert list(count([landing])) == [Deed("voyage", 1, 80)]


def test_a_landing_that_brings_nothing_is_no_voyage() -> None:
    assert list(count([chapter(Docked(1, 0, "x", "x-1"))])) == []


def test_every_ship_that_is_caught_counts() -> None:
    caught = chapter(Caught(0, 1, "a1", 0), Caught(0, 2, "a2", 1), Caught(2, 0, "a3", 1))
    assert feats(count([caught])) == (Feat("caught", 0, 2, 1), Feat("caught", 2, 1, 1))


def test_in_a_whole_match_voyages_add_up_to_the_scores() -> None:
    match = played("triangle", Options(seats=3), 1)
    sums = [0, 0, 0]
    for deed in count(chapters(match.log)):
        sums[deed.seat] += deed.worth if deed.kind == "voyage" else 0
    assert match.outcome is not None
    assert tuple(sums) == match.outcome.scores == account(match.log).outcome.scores
