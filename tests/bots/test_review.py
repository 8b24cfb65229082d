"""Luck told from skill: what adds up, what is fair, what planted blunders and planted luck are called. All in the plain way."""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.bots import steps
from seaboard.bots.bot import bot
from seaboard.bots.inquiry import Inquiry, inquire, portions, questions
from seaboard.bots.judge import Estimate, Judge, Tally
from seaboard.bots.review import Draw, Review
from seaboard.bots.reviewer import Curve, balance, review, verdict
from seaboard.bots.standard import Standard, standard_of
from seaboard.bots.weighing import N_SUMS, UNIT
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.position import from_json, to_json
from seaboard.engine.replay import Entry, Log, parse_action
from seaboard.engine.state import CHANCE, State
from seaboard.games import registry
from seaboard.lab.matches import finish
from seaboard.table.match import Match

STATIC = Standard(slope=2.0, draws=12, points=12, tries=16, measures=16, error=1.0, usual=10_000, ahead=0)
SMALL = msgspec.structs.replace(STATIC, ahead=8)
RACE_HOME = {
    "round": 4,
    "seat": 0,
    "beam": 4,
    "boats": [
        {"at": "O6", "cargo": {"from": "gems", "to": "jewellery"}},
        {"at": "O11", "cargo": {"from": "coins", "to": "vases"}},
    ],
}
SHORT: dict[str, dict[str, Any]] = {
    "smugglers": {"seats": 3, "target": 2},
    "triangle": {"seats": 2},
    "aboard": {"seats": 2, "batch": 3},
}


def played(game: str, seed: int, name: str = "random", **options: Any) -> Match:
    match = seaboard.new(game, seed=seed, **options)
    finish(match, bot(name), new_rng("review", seed))
    return match


def curve_of(told: steps.Story, seed: int = 1, plan: Standard = STATIC) -> Curve:
    return Curve(told, plan, Judge(told.game, told.board, told.options.seats, plan.slope, is_compiled=False), seed)


@pytest.fixture(scope="module")
def log() -> Log:
    """The end of a match, as one that begins at a position shortly before."""
    whole = played("smugglers", 5, "sensible", seats=3).log
    before = steps.story(whole).steps[-9].before
    game = registry.game("smugglers")
    header = msgspec.structs.replace(whole.header, position=to_json(game, before, game.board(game.options(seats=3))))
    return Log(header, tuple(msgspec.structs.replace(entry, seq=i) for i, entry in enumerate(whole.entries[-9:], 1)))


@pytest.fixture(scope="module")
def short(log: Log) -> Review:
    return review(log, seed=3, budget=0.0, is_compiled=False)


# What adds up.


def test_chances_add_up_to_one_and_lucks_and_effects_to_nothing(short: Review) -> None:
    assert short.decisions
    assert short.draws
    for point in short.points:
        assert sum(point.chances) == pytest.approx(1, abs=1e-5)
    for draw_ in short.draws:
        assert sum(draw_.luck) == pytest.approx(0, abs=1e-5)
    for decision in short.decisions:
        assert sum(decision.effect) == pytest.approx(0, abs=1e-5)
        assert sum(decision.before) == pytest.approx(sum(decision.after)) == pytest.approx(1, abs=1e-5)


def test_the_parts_add_up_to_the_result(short: Review) -> None:
    for one in short.balances:
        parts = one.luck + one.own + one.others + one.rest
        assert one.start + parts == pytest.approx(one.result, abs=1e-5)
    assert sum(one.result for one in short.balances) == 1
    for seat, found in enumerate(short.balances):
        own = sum(one.effect[seat] for one in short.decisions if one.seat == seat)
        assert own == pytest.approx(found.own, abs=1e-4)
        assert sum(one.luck[seat] for one in short.draws) == pytest.approx(found.luck, abs=1e-4)


def test_the_curve_leads_from_the_start_to_the_result(short: Review) -> None:
    assert short.points[0].seq == 0
    assert short.points[-1].chances == tuple(one.result for one in short.balances)
    assert [point.seq for point in short.points] == sorted({point.seq for point in short.points})
    assert short.points[0].chances == tuple(one.start for one in short.balances)


def test_a_review_follows_from_seed_and_budget_and_can_be_sent(log: Log, short: Review) -> None:
    parts: list[int] = []
    assert review(log, seed=3, budget=0.0, is_compiled=False, move_on=parts.append) == short
    assert parts == sorted(parts)
    assert parts[-1] == 100
    assert msgspec.json.decode(msgspec.json.encode(short), type=Review) == short
    told = steps.story(played("triangle", 1, seats=2).log)
    assert curve_of(told, seed=3, plan=SMALL).at(9) == curve_of(told, seed=3, plan=SMALL).at(9)
    assert curve_of(told, seed=3, plan=SMALL).at(9) != curve_of(told, seed=4, plan=SMALL).at(9)


def test_a_match_that_goes_on_is_not_reviewed(log: Log) -> None:
    with pytest.raises(steps.NotOver):
        review(Log(log.header, log.entries[:-1]), is_compiled=False)


# Luck.


def test_over_all_shares_of_a_draw_luck_is_nothing() -> None:
    """Exactly: whatever fell, the numbers that it is judged with are the same."""
    told = steps.story(played("smugglers", 2, "sensible", seats=2, target=1).log)
    judged = 0
    for span in list(steps.draws(told))[1:6]:
        step = told.steps[span.start]
        shares = [told.game.share(step.before, told.board, k) for k in range(told.game.odds(step.before, told.board))]
        plan = msgspec.structs.replace(STATIC, draws=len(shares))
        lucks, is_fixed = [], True
        for action in shares:
            after = step.before.clone()
            told.game.apply(after, told.board, CHANCE, action, None)
            is_fixed &= not told.game.actors(after) >> CHANCE & 1  # behind it nothing else is drawn
            fell = told._replace(steps=(*told.steps[: span.start], step._replace(action=action)), end=after)
            lucks.append(curve_of(fell, plan=plan).judge_draw(range(span.start, span.start + 1)).luck)
        if is_fixed:
            judged += 1
            assert [sum(luck) for luck in zip(*lucks, strict=True)] == pytest.approx([0, 0], abs=1e-5 * len(shares))
    assert judged > 1


@pytest.mark.parametrize(
    ("game", "matches"),
    [
        ("triangle", 8),
        pytest.param("triangle", 2000, marks=pytest.mark.long),
        pytest.param("smugglers", 2000, marks=pytest.mark.long),
    ],
)
def test_luck_is_nothing_on_average(game: str, matches: int) -> None:
    lucks = [sum(_lucks(game, number, is_compiled=matches > 100)) for number in range(matches)]
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / sqrt(matches)
    assert stdev(lucks) > 0.01, "some had more of it than others"


def _lucks(game: str, number: int, *, is_compiled: bool) -> Iterator[float]:
    """Of seat 0, by a value that judges a position as it stands; where dice alone change none, some decisions later."""
    name, ahead = ("sensible", 6) if game == "smugglers" else ("random", 0)
    told = steps.story(played(game, number, name, **SHORT[game]).log)
    judge = Judge(told.game, told.board, told.options.seats, STATIC.slope, is_compiled=is_compiled)
    curve = Curve(told, msgspec.structs.replace(STATIC, ahead=ahead), judge, number)
    return (curve.judge_draw(span).luck[0] for span in steps.draws(told))


def test_planted_luck_is_called_luck() -> None:
    """Both are about to bring their goods home: a long throw of the one is its luck, a short one the other's."""
    match = seaboard.new("smugglers", seats=2, target=1, position=RACE_HOME | {"phase": "roll"}, chance=seaboard.Scripted([]))
    lucks = {boat: _judged_throw(match, {"kind": "rolled", "lighthouse": "sleep", "boat": boat}).luck for boat in (1, 4)}
    assert lucks[4][0] > 0.1
    assert lucks[1][0] < -0.1
    assert all(sum(luck) == pytest.approx(0, abs=1e-5) for luck in lucks.values())


def _judged_throw(match: Match, throw: dict[str, object]) -> Draw:
    begun = seaboard.replay(match.log, chance=seaboard.Scripted([]))
    before, action = _state(begun), parse_action(begun.game, throw)
    begun.act(CHANCE, throw)
    told = steps.Story(begun.game, begun.options, begun.board, (steps.Step(1, CHANCE, action, before),), _state(begun))
    return curve_of(told, plan=msgspec.structs.replace(STATIC, draws=36, ahead=None)).judge_draw(range(1))


def _state(match: Match) -> State:
    return from_json(match.game, match.position, match.board)


def test_what_is_laid_at_one_go_is_one_draw() -> None:
    told = steps.story(played("aboard", 1, **SHORT["aboard"]).log)
    spans = list(steps.draws(told))
    assert max(map(len, spans)) > 20, "the heap and the cards of a round"
    assert [i for span in spans for i in span] == [i for i, step in enumerate(told.steps) if step.seat == CHANCE]


# Decisions.


def test_a_gain_within_its_error_is_no_mistake() -> None:
    assert verdict(Estimate(0.03, 0.016), is_worse=True) == "close"
    assert verdict(Estimate(0.033, 0.016), is_worse=True) == "mistake"
    assert verdict(Estimate(0.009, 0.0001), is_worse=True) == "close"
    assert verdict(Estimate(-0.2, 0.01), is_worse=True) == "close"
    assert verdict(Estimate(-0.2, 0.01), is_worse=False) == "best"
    assert verdict(Estimate(0.2, 0.01), is_worse=False) == "close"


def test_the_worlds_go_first_to_what_may_have_been_lost() -> None:
    told = steps.story(played("triangle", 1, seats=2).log)
    plan = Standard(slope=1.0, draws=16, points=16, tries=100, measures=500, error=0.02, usual=100)
    asked = [question for question in questions(told, 1) if len(question.positions) > 1][:3]
    inquiries = [Inquiry(question, 2) for question in asked]
    for one, gain in zip(inquiries, (-0.2, 0.04, 0.3), strict=True):
        for k, tally in enumerate(one.tried):
            tally.add(100, _sums(one.question.seat, gain if k == 1 else -0.5))
    given = portions(inquiries, plan)
    assert given[1] > 2 * given[0] == 2 * given[2], "what is clear needs no more, and what is no loss either"
    assert sum(given) <= 3 * plan.measures


def _sums(seat: int, gain: float) -> list[int]:
    """Of a hundred worlds with this mean gain, and a spread of a third."""
    sums = [0] * (2 * N_SUMS)
    total = round(100 * gain * UNIT)
    sums[N_SUMS * seat + 2] = total
    sums[N_SUMS * seat + 3] = round(100 * (gain * gain + 0.1) * UNIT * UNIT)
    return sums


def test_a_planted_blunder_is_found() -> None:
    """Seat 0 could bring its goods home and win, and stays at sea; seat 1 is about to bring home its own."""
    match = seaboard.new("smugglers", seats=2, seed=1, target=1, position=RACE_HOME | {"phase": "sail", "reach": 3})
    stay, win = (parse_action(match.game, action) for action in ({"kind": "stay"}, {"kind": "sail", "to": "jewellery"}))
    one = _asked(match, stay)
    assert one.looks_better
    assert one.question.actions[one.rival] == win
    assert verdict(one.gain(one.rival), is_worse=True) == "mistake"
    assert one.effect(0, "best").mean < -0.4
    assert one.effect(1, "best").mean == pytest.approx(-one.effect(0, "best").mean, abs=1e-5)
    praised = _asked(match, win)
    assert not praised.looks_better
    assert verdict(praised.gain(praised.rival), is_worse=False) == "best"
    assert praised.effect(0, "best") == praised.effect(1, "best") == Estimate(0.0, 0.0)


def test_a_balance_counts_choices_against_the_best_or_against_a_sensible_player() -> None:
    """In a game of many small choices the losses against the best would add up to more than a win."""
    match = seaboard.new("smugglers", seats=2, seed=1, target=1, position=RACE_HOME | {"phase": "sail", "reach": 3})
    actions = {name: parse_action(match.game, {"kind": "sail", "to": name}) for name in ("jewellery", "O7")}
    sensible, other = _asked(match, actions["jewellery"]), _asked(match, actions["O7"])
    assert sensible.question.sensible == 0, "it is what the policy likes best"
    assert sensible.effect(0, "sensible") == sensible.effect(1, "sensible") == sensible.found == Estimate(0.0, 0.0)
    assert other.found == other.effect(0, "sensible")
    assert other.found.mean < -0.4
    balances = [balance(0.5, 0.0, seat, (), (other,), "sensible") for seat in range(2)]
    assert balances[0].own == pytest.approx(other.found.mean, abs=1e-5)
    assert balances[1].others == pytest.approx(-balances[0].own, abs=1e-5)
    assert balances[0].own + balances[0].rest == pytest.approx(-0.5)
    assert balances[0].missed == pytest.approx(other.effect(0, "best").mean, abs=1e-5), "and what was missed is told beside it"
    assert [one.choices for one in balances] == [1, 0]
    assert balance(0.5, 1.0, 0, (), (sensible,), "sensible").own == 0.0
    assert [standard_of(registry.game(id_)).against for id_ in SHORT] == ["best", "best", "sensible"]


def _asked(match: Match, action: int) -> Inquiry:
    before = _state(match)
    after = before.clone()
    match.game.apply(after, match.board, 0, action, None)
    told = steps.Story(match.game, match.options, match.board, (steps.Step(1, 0, action, before),), after)
    plan = Standard(slope=2.0, draws=16, points=16, tries=8, measures=24, error=0.1, usual=10_000)
    judge = Judge(match.game, match.board, 2, plan.slope, is_compiled=False)
    (one,) = inquire(told, plan, judge, 1, lambda _done, _all: None)
    return one


def test_equal_choices_are_never_mistakes() -> None:
    """Whatever is tried out, the same candidates in the same worlds have no difference at all."""
    told = steps.story(played("triangle", 1, seats=2).log)
    asked = next(iter(questions(told, 1)))
    same = asked._replace(positions=asked.positions[:1] * 2, actions=asked.actions[:1] * 2, picks=asked.picks[:1] * 2)
    judge = Judge(told.game, told.board, 2, 2.0, is_compiled=False)
    one = Inquiry(same, 2)
    for tallies in (one.tried, one.measured):
        found = judge.weigh(same.positions, same.actions, same.seat, 20, new_rng("same"), observer=same.seat, decisions=2)
        for tally, sums in zip(tallies, found, strict=True):
            tally.add(20, sums)
    assert not one.looks_better
    assert one.gain(1) == Estimate(0.0, 0.0)
    assert verdict(one.gain(1), is_worse=one.looks_better) == "close"


# What matches are made of.


def test_a_race_is_one_decision_of_each_seat() -> None:
    told = steps.story(played("aboard", 3, seats=2, pace="race").log)
    found = list(steps.races(told))
    assert len(found) == 2, "a race in each round"
    everything = list(questions(told, 1))
    asked = [question for question in everything if question.is_race]
    assert [(question.first, question.seat) for question in asked] == [(race.start, seat) for race in found for seat in range(2)]
    assert not any(told.is_racing(question.first) for question in everything if not question.is_race)
    for question in asked:
        assert question.picks[0] != question.picks[1]
        phases = {getattr(end, "phase") for end in question.positions}  # noqa: B009  every game's state has one
        assert len(phases) == 1, "all of them lead to the voyage"
        assert len({getattr(end, "round") for end in question.positions}) == 1  # noqa: B009  as above


def test_what_was_undone_is_not_judged_and_own_dice_are() -> None:
    match = seaboard.new("smugglers", seats=2, seed=1, first_seat=0, target=1)
    match.act(0, {"kind": "moor", "at": "gems"})
    match.undo(0)
    rng, choose = new_rng("undone"), bot("sensible")
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.chosen_by(choose, seat, rng))
    entries = tuple(_by_hand(entry) if entry.action["kind"] == "rolled" else entry for entry in match.log.entries)
    told = steps.story(Log(match.header, entries))
    assert [step.seq for step in told.steps][:2] == [1, 4], "the place that was taken back, and the undo, are gone"
    span = [span for span in steps.draws(told) if told.steps[span.start].by is not None][-1]
    assert curve_of(told).judge_draw(span).by == 1


def _by_hand(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, by=1)


def test_old_rules_are_judged_by_their_own_version() -> None:
    told = steps.story(played("aboard", 1, rules=1, **SHORT["aboard"]).log)
    assert told.game.version == 1
    assert sum(curve_of(told).judge_draw(list(steps.draws(told))[-1]).luck) == pytest.approx(0, abs=1e-5)
    assert any(not question.is_race for question in questions(told, 1))


@pytest.mark.parametrize("id_", registry.IDS)
def test_every_game_has_a_standard(id_: str) -> None:
    game: AnyGame = registry.game(id_)
    plan = standard_of(game)
    assert plan.slope > 0
    assert plan.scaled(10.0, 1).draws == 10 * plan.draws
    assert plan.scaled(1.0, 10 * plan.usual).tries < plan.tries, "a long match is judged less closely, not for ever"
    assert Tally(2).value(0).error > 1, "nothing is known of what was not tried"
