"""Is it a correct game at all? Each promise of the contract, over every game and variant."""

from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from seaboard.bots.bot import bot
from seaboard.engine.bits import has
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.events import EVERYONE, MOST_EVENTS, new_events, read
from seaboard.engine.options import SeatOption, described
from seaboard.engine.state import CHANCE, SPECTATOR, State, out_of_bounds
from seaboard.lab.playout import new_state, play
from tests.support import properties
from tests.support.games import DRAWN, Case, plies


def test_setup_is_sound(case: Case) -> None:
    s, board = new_state(case.game, case.options)
    assert case.game.invariants(s, board) == []
    assert case.game.actors(s) != 0
    assert case.game.outcome(s, board) is None


def test_the_board_is_made_once_and_within_its_bounds(case: Case) -> None:
    assert case.game.board(case.options) is case.game.board(msgspec.structs.replace(case.options))
    assert out_of_bounds(case.board) == []


def test_boards_of_other_options_leave_it_as_it_is(case: Case) -> None:
    before = case.board.pack()
    others = {game_board.pack() for game_board in map(case.game.board, case.game.variants)}
    assert before in others
    assert len(others) > 1
    assert case.board.pack() == before


def test_playing_does_not_write_to_the_board(case: Case) -> None:
    """Boards share their tables: what one match wrote another would read."""
    before = case.board.pack()
    play(case.game, case.options, [bot("sensible")] * case.options.seats, new_rng("board", 1))
    assert case.board.pack() == before


def test_the_number_of_seats_is_allowed(case: Case) -> None:
    properties.check_seats(case)


def test_the_table_may_name_the_seat_that_begins(game: AnyGame) -> None:
    """A rematch relies on it: `first_seat` means the same in every game, and left out it is drawn."""
    assert SeatOption("first_seat", None) in described(game.options)
    for seats in game.seats:
        for seat in range(seats):
            s, board = new_state(game, game.options(seats=seats, first_seat=seat))
            while game.actors(s) == 1 << CHANCE:
                game.apply(s, board, CHANCE, game.share(s, board, 0), None)
            assert game.actors(s) == 1 << seat


@pytest.mark.parametrize("names", ["random", "sensible", "dreamy"])
def test_matches_end_within_max_plies(case: Case, names: str) -> None:
    bots = [bot(names)] * case.options.seats
    for seed in range(2):
        played = play(case.game, case.options, bots, new_rng("end", seed))
        assert played.over
        assert played.plies < case.game.max_plies


def test_favourites_are_what_the_policy_likes_best(case: Case) -> None:
    properties.check_favourites(case)


def test_what_is_overlooked_follows_from_what_a_seat_may_know(case: Case) -> None:
    properties.check_overlooked(case)


def test_legal_and_refusal_agree_for_every_id(case: Case) -> None:
    properties.check_legal(case)


def test_shares_are_exactly_the_outcomes(case: Case) -> None:
    properties.check_shares(case)


def test_invariants_hold_at_every_ply_and_after_resampling(case: Case) -> None:
    properties.check_sound(case)


def test_asking_changes_nothing(case: Case) -> None:
    properties.check_pure(case)


def test_figures_are_in_their_ranges(case: Case) -> None:
    properties.check_figures(case)


def test_actors_see_what_they_do(case: Case) -> None:
    properties.check_seen(case)


def test_there_is_an_outcome_exactly_at_the_end(case: Case) -> None:
    game, board = case.game, case.board
    played = play(game, case.options, [bot("sensible")] * case.options.seats, new_rng("outcome"))
    outcome = game.outcome(played.state, board)
    assert outcome is not None
    assert outcome.reason in game.endings
    assert len(outcome.scores) == len(outcome.ranks) == case.options.seats
    assert min(outcome.ranks) == 1
    assert all(game.outcome(ply.state, board) is None for ply in plies(case, "sensible", 250))


def test_views_for_everybody_at_every_ply(case: Case) -> None:
    for ply in plies(case, "sensible", 250):
        for seat in (*range(case.options.seats), SPECTATOR):
            view = case.game.view(ply.state, case.board, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_events_have_names_and_an_audience(case: Case) -> None:
    game = case.game
    for names in ("sensible", "random"):
        for ply in plies(case, names, 250):
            row = new_events()
            s = ply.state.clone()
            game.apply(s, case.board, ply.seat, ply.action, row)
            assert row[0] <= MOST_EVENTS // 2, "leave room"
            for event in read(row):
                told = msgspec.to_builtins(game.tell(event))
                assert told["kind"] == game.event_kinds[event.kind]
                assert event.audience & EVERYONE == event.audience != 0
                assert event.audience == EVERYONE or told["kind"] == "saw" or game.id in DRAWN
                if event.kind in game.thrown:  # somebody's hand, before everybody's eyes
                    assert event.seat in range(case.options.seats)
                    assert ply.seat == CHANCE
                    assert game.purposes[game.purpose(ply.state)].public
                    assert event.audience == EVERYONE


def test_events_do_not_change_what_happens(case: Case) -> None:
    for ply in plies(case, "random", 250):
        with_events, without = ply.state.clone(), ply.state.clone()
        case.game.apply(with_events, case.board, ply.seat, ply.action, new_events())
        case.game.apply(without, case.board, ply.seat, ply.action, None)
        assert with_events == without


def test_a_copy_is_a_copy(case: Case) -> None:
    steps = plies(case, "random", 250)
    kept = [ply.state.pack() for ply in steps]
    for ply in steps:
        copy = ply.state.clone()
        assert copy == ply.state
        other = case.game.state()
        other.assign(copy)
        case.game.apply(copy, case.board, ply.seat, ply.action, None)
        assert other == ply.state
    assert [ply.state.pack() for ply in steps] == kept


def test_positions_go_there_and_back(case: Case) -> None:
    for s in properties.positions(case):
        named = case.game.to_position(s, case.board)
        again = msgspec.json.decode(msgspec.json.encode(named), type=case.game.position_type)
        assert case.game.from_position(again, case.board) == s
        assert type(s).load(s.pack()) == s


class _Guarded(list[int]):
    """A row that refuses a negative index: NONE used as one would silently read the last element."""

    def __getitem__(self, i: Any) -> Any:
        assert not isinstance(i, int) or i >= 0, "a row was asked for NONE"
        return super().__getitem__(i)


def _guard(s: State) -> None:
    for name, field in type(s).fields.items():
        if len(field.shape) == 1:
            setattr(s, name, _Guarded(getattr(s, name)))
        elif field.shape:
            setattr(s, name, [_Guarded(part) for part in getattr(s, name)])


def test_no_row_is_asked_for_none(case: Case) -> None:
    game = case.game
    board = case.board.clone()
    _guard(board)
    out = [0] * game.n_actions
    for names in ("sensible", "random"):
        steps = plies(case, names, 250)
        s = steps[0].state.clone()
        _guard(s)
        for number, ply in enumerate(steps):
            for seat in range(case.options.seats) if number % 3 == 0 else ():
                for action in out[: game.legal(s, board, seat, out)]:
                    assert game.refusal(s, board, seat, action) == 0
                    assert game.policy(s, board, seat, action) >= 0
                    assert all(game.reason(s, board, eyes, seat, action) >= 0 for eyes in (seat, SPECTATOR))
                assert 0 <= game.payoff(s, board, seat) <= 1000
            game.apply(s, board, ply.seat, ply.action, new_events())


def test_variants_use_every_value_of_every_option(game: AnyGame) -> None:
    assert {options.seats for options in game.variants} == set(game.seats)
    for field in msgspec.structs.fields(game.options):
        values = {msgspec.json.encode(getattr(options, field.name)) for options in game.variants}
        assert len(values) > 1, f"no variant changes {field.name}"
        for literal in _literals(field.type):
            assert msgspec.json.encode(literal) in values, f"no variant has {field.name} = {literal!r}"


def _literals(type_: object) -> list[object]:
    if type_ is bool:
        return [False, True]
    return list(get_args(type_)) if get_origin(type_) is Literal else []


def test_chance_never_shares_a_position_with_a_seat(case: Case) -> None:
    for s in properties.positions(case):
        acting = case.game.actors(s)
        assert not (has(acting, CHANCE) and acting != 1 << CHANCE)
