"""Bots that overlook cards: what they know stays the same for a round, what they overlooked plays no part, and it costs them."""

from collections.abc import Sequence
from functools import cache

import pytest

from seaboard.bots.bot import BOTS
from seaboard.bots.levels import CASUAL, DREAMY, NOTICES, REMEMBERS, SENSIBLE, narrow
from seaboard.engine.bits import count, has, members
from seaboard.engine.chance import new_rng
from seaboard.engine.state import CHANCE, NONE
from seaboard.games.aboard.board import Board, make_board
from seaboard.games.aboard.game import GAME
from seaboard.games.aboard.heap import unplayed
from seaboard.games.aboard.options import Options
from seaboard.games.aboard.state import GRAB, ORDER, PIRATES, Aboard
from seaboard.lab.simulate import simulate
from tests.support.games import Case, plies

DISTRACTED = (CASUAL, DREAMY)
NAMES = {CASUAL: "casual", DREAMY: "dreamy"}


def boards() -> Board:
    return make_board(Options(seats=4))


@cache
def match(seed: int = 1, most: int = 2000) -> tuple[Aboard, ...]:
    """The positions of a match in which a seat has to decide something."""
    steps = plies(Case(GAME, Options(seats=4)), "sensible,dreamy,casual", most, seed)
    return tuple(ply.state for ply in steps if ply.seat != CHANCE and isinstance(ply.state, Aboard))


def known(s: Aboard, seat: int, level: int) -> int:
    """The cards still to come that a seat of this level knows of."""
    belief = s.clone()
    narrow(belief, boards(), seat, level)
    assert belief.played == s.played, "what was played lies open"
    assert belief.card == s.card
    return unplayed(belief)


def liked(s: Aboard, seat: int, level: int) -> list[int]:
    """How much a seat of this level likes everything that it may do."""
    belief, out = s.clone(), [0] * GAME.n_actions
    actions = out[: GAME.legal(s, boards(), seat, out)]
    narrow(belief, boards(), seat, level)
    return [GAME.policy(belief, boards(), seat, action) for action in actions]


def swapped(s: Aboard, seat: int, level: int, tries: int = 200_000) -> Aboard:
    """The same position with other cards instead of some that were overlooked; what the seat knows is the same."""
    board, rng = boards(), new_rng("swap")
    mine = known(s, seat, level)
    overlooked = unplayed(s) & ~mine
    for _ in range(tries):
        other = s.clone()
        for card in members(overlooked)[:: 1 + rng[0] % 3]:
            category = next(cards for cards in board.cards_of_category if has(cards, card))
            free = members(category & ~other.drawn & ~other.used & ~s.drawn)
            rng[0] = new_rng("next", rng[0])[0]
            if free:
                other.drawn ^= 1 << card | 1 << free[rng[0] % len(free)]
        if other.drawn != s.drawn and known(other, seat, level) == mine:
            return other
    raise AssertionError("no other round looks the same to this seat")


@pytest.mark.parametrize("level", DISTRACTED)
def test_a_seat_knows_the_same_cards_as_long_as_they_are_open(level: int) -> None:
    for seat in range(4):
        for number in (1, 2):
            open_cards = [s for s in match() if s.round == number and s.first == NONE]
            assert len(open_cards) > 20
            assert len({known(s, seat, level) for s in open_cards}) == 1


@pytest.mark.parametrize("level", DISTRACTED)
def test_later_it_remembers_a_part_of_them_and_always_the_same(level: int) -> None:
    for seat in range(4):
        states = [s for s in match() if s.round == 1]
        noticed = known(next(s for s in states if s.first == NONE), seat, level)
        at_sea = [s for s in states if s.first != NONE]
        memory = known(at_sea[0], seat, level)
        assert memory & ~noticed == 0
        assert all(known(s, seat, level) == memory & ~s.played for s in at_sea)


def test_seats_and_rounds_differ() -> None:
    first, second = (next(s for s in match() if s.round == number) for number in (1, 2))
    assert len({known(first, seat, DREAMY) for seat in range(4)}) == 4
    assert count(known(first, 0, DREAMY)) < count(first.drawn)
    assert known(first, 0, DREAMY) != known(second, 0, DREAMY)


def test_the_attentive_know_all_and_the_dreamy_no_card_that_the_casual_do_not() -> None:
    for s in match()[::7]:
        for seat in range(4):
            assert known(s, seat, SENSIBLE) == unplayed(s)
            assert known(s, seat, DREAMY) & ~known(s, seat, CASUAL) == 0


def test_as_many_cards_are_noticed_and_remembered_as_a_level_says() -> None:
    starts = [match(seed, most=40)[0].clone() for seed in range(60)]
    ends = [s.clone() for s in starts]
    for s in ends:
        s.first = 0
    n = sum(count(unplayed(s)) for s in starts) * 4
    for level in DISTRACTED:
        noticed = sum(count(known(s, seat, level)) for s in starts for seat in range(4))
        assert abs(100 * noticed / n - NOTICES[level]) < 4
        remembered = sum(count(known(s, seat, level)) for s in ends for seat in range(4))
        assert abs(100 * remembered / noticed - REMEMBERS[level]) < 6


@pytest.mark.slow
@pytest.mark.parametrize("level", DISTRACTED)
def test_a_card_that_was_overlooked_plays_no_part(level: int) -> None:
    """Two positions that differ only in cards which the seat overlooked: it likes everything just as much, and chooses alike."""
    states = match(seed=3)
    picked = [next(s for s in states if s.first == NONE), *(s for s in states if s.first != NONE)]
    compared = 0
    for s in picked[:1] + picked[1:60:12]:
        seat = min(members(GAME.actors(s)))
        other = swapped(s, seat, level)
        assert liked(other, seat, level) == liked(s, seat, level)
        out = [0] * GAME.n_actions
        legal = out[: GAME.legal(s, boards(), seat, out)]
        bot = BOTS[NAMES[level]]
        chosen = {bot(GAME, position.clone(), boards(), seat, legal, new_rng("choice")) for position in (s, other)}
        assert len(chosen) == 1
        compared += 1
    assert compared > 3


def test_an_attentive_seat_would_have_cared() -> None:
    """The comparison above can find something: who sees all cards judges the two positions differently."""
    s = next(s for s in match(seed=3) if s.first == NONE)
    seat = min(members(GAME.actors(s)))
    assert liked(swapped(s, seat, DREAMY), seat, SENSIBLE) != liked(s, seat, SENSIBLE)


def test_the_cards_under_the_pile_are_no_more_than_the_orders_it_knows() -> None:
    board = boards()
    orders = [s for s in match() if s.postponed > 0]
    assert orders
    for s in orders:
        for seat in range(4):
            belief = s.clone()
            narrow(belief, board, seat, DREAMY)
            assert 0 <= belief.postponed <= count(unplayed(belief) & board.cards_of_category[ORDER])


def test_who_knows_of_no_pirates_judges_by_those_that_there_may_be() -> None:
    """Whoever has one of everything meets unknown pirates, whoever has nothing flees."""
    board = boards()
    s = next(s for s in match() if s.phase > GRAB and s.top == PIRATES and s.card == NONE).clone()
    s.drawn &= ~(board.cards_of_category[PIRATES] & ~s.played)
    seat = min(members(GAME.actors(s)))
    for kind in range(len(s.tiles_on_deck[seat])):
        s.tiles_on_deck[seat][kind] = 0
    for face in range(len(s.tiles_below[seat])):
        s.tiles_below[seat][face] = 0
    assert preferred(s, seat) == "flee"
    for kind in range(len(s.tiles_on_deck[seat])):
        s.tiles_on_deck[seat][kind] = 2
    assert preferred(s, seat) == "meet"


def preferred(s: Aboard, seat: int) -> str:
    """What a seat that knows just these cards likes best."""
    out = [0] * GAME.n_actions
    legal = out[: GAME.legal(s, boards(), seat, out)]
    best = max(legal, key=lambda action: GAME.policy(s, boards(), seat, action))
    return type(GAME.encode(best)).__name__.lower()


def wins(bots: Sequence[str], matches: int = 60) -> dict[str, float]:
    """What share of seeded matches each bot wins."""
    found: dict[str, float] = simulate("aboard", {"seats": len(bots)}, bots, matches, seed=1, jobs=1)["wins_by_bot"]
    return found


@pytest.mark.slow
def test_the_attentive_beat_the_dreamy() -> None:
    assert wins(["sensible", "dreamy"])["sensible"] > 0.8


@pytest.mark.long
def test_wins_follow_attention() -> None:
    found = wins(["sensible", "casual", "dreamy", "dreamy"], 120)
    assert found["sensible"] > 1.5 * found["casual"] > 4 * found["dreamy"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_attentive_matches_bring_as_much_as_promised(seats: int) -> None:
    figures = simulate("aboard", {"seats": seats}, ["sensible"], 80, seed=2, jobs=1, shares=["penalized/met"])
    assert 30 <= figures["score"]["mean"] <= 45
    assert 0.1 <= figures["shares_by_bot"]["penalized/met"]["sensible"] <= 0.25
