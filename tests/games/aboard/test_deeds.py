"""What logbooks count of a match: penalties to the pirates, and what each round's voyage brought."""

from collections import Counter

from seaboard.engine.deeds import Deed, Feat
from seaboard.engine.moments import Chapter
from seaboard.games.aboard.deeds import count
from seaboard.games.aboard.events import Earned, Penalized, Sold
from seaboard.games.aboard.options import Options
from seaboard.table.account import feats
from seaboard.table.moments import chapters
from tests.support.played import played
from tests.support.quay import Quay, ship


def test_a_voyage_is_worth_its_rewards_and_what_the_goods_were_sold_for() -> None:
    first, second = (
        Chapter(seq, seq, lambda: None, events)
        for seq, events in ((1, (Earned(0, 3), Earned(1, 2), Earned(0, 4))), (2, (Sold(0, 2, 2), Sold(1, 0, 0), Sold(2, 0, 0))))
    )
    assert list(count([first, second])) == [Deed("voyage", 0, 9), Deed("voyage", 1, 2)]


def test_the_next_round_is_another_voyage() -> None:
    rounds = [Chapter(seq, seq, lambda: None, (Earned(0, money), Sold(0, 0, 0))) for seq, money in ((1, 6), (2, 11))]
    assert feats(count(rounds)) == (Feat("voyage", 0, 2, 11),)


def test_goods_sold_at_the_end_of_a_round() -> None:
    quay = Quay.at_last_card("O01", ship(goods="white", below="white orange"), ship(coins=4)).answer("decline", "decline")
    assert list(count(chapters(quay.match.log))) == [Deed("voyage", 0, 3)]


def test_who_pays_the_pirates_was_caught_also_with_an_empty_purse() -> None:
    fined = Chapter(1, 1, lambda: None, (Penalized(1, 2), Penalized(2, 0)))
    assert list(count([fined])) == [Deed("caught", 1), Deed("caught", 2)]


def test_in_a_whole_match_voyages_less_penalties_add_up_to_the_scores() -> None:
    match = played("aboard", Options(seats=3, pace="turns"), 1)
    sums: Counter[int] = Counter()
    for deed in count(chapters(match.log)):
        sums[deed.seat] += deed.worth if deed.kind == "voyage" else 0
    for chapter in chapters(match.log):
        for fine in chapter.of(Penalized):
            sums[fine.seat] -= fine.money
    assert match.outcome is not None
    assert tuple(sums[seat] for seat in range(3)) == match.outcome.scores
