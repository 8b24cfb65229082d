"""Anchors Aweigh! as one value: the parts put together, no logic."""

from dataclasses import replace
from typing import Final

from seaboard.engine.contract import Game, Outcome, Purpose, ranks
from seaboard.engine.state import MAX_SEATS
from seaboard.games.aboard import choices, deeds, knowledge, moments, rules
from seaboard.games.aboard.actions import ACTIONS, N_ACTIONS, N_ACTIONS_1, refuse
from seaboard.games.aboard.board import RULES, Board, make_board
from seaboard.games.aboard.checks import invariants
from seaboard.games.aboard.data import DATA_HASH
from seaboard.games.aboard.events import EVENTS, REVEALS, REVEALS_1
from seaboard.games.aboard.hull import total
from seaboard.games.aboard.options import Options
from seaboard.games.aboard.policy import N_FEATURES, favourites, features, payoff, policy
from seaboard.games.aboard.position import Position, from_position, to_position
from seaboard.games.aboard.reasons import REASONS, reason
from seaboard.games.aboard.state import ANSWER, MEET, OVER, PAY, PHASES, STORE, Aboard
from seaboard.games.aboard.tempo import TEMPO
from seaboard.games.aboard.view import view


def outcome(s: Aboard, board: Board) -> Outcome | None:
    """§8.1, §8.2 The most money wins; equal ones share it."""
    if s.phase != OVER:
        return None
    totals = tuple(total(s, board, seat) for seat in range(board.n_seats))
    return Outcome("home", totals, ranks(totals))


GAME: Final = Game[Aboard, Board, Options](
    id="aboard",
    version=RULES,
    data_hash=DATA_HASH,
    seats=range(2, MAX_SEATS + 1),
    max_plies=20_000,
    options=Options,
    variants=(
        Options(seats=2),
        Options(seats=3),
        Options(seats=4),
        Options(seats=2, pace="race", handicap=(1,), first_seat=1),
        Options(seats=3, pace="gentle", composition=(4, 1, 4, 4), handicap=(0, 2), hands=(100, 50, 150)),
        Options(seats=4, competition=True, random_cards=True, first_seat=0),
        Options(seats=3, pace="race", competition=True, random_cards=True),
        Options(seats=2, batch=3),
    ),
    state=Aboard,
    board=make_board,
    actions=ACTIONS,
    n_actions=N_ACTIONS,
    events=EVENTS,
    n_features=N_FEATURES,
    phases=PHASES,
    refusals=refuse.names,
    reasons=REASONS,
    purposes=(
        Purpose("set_up", public=True),
        Purpose("heap", public=True, counted=("shows",)),
        Purpose("hands", public=False, counted=("shows",)),
        Purpose("cards", public=True),  # nothing to count: all cards of a round come
    ),
    forgets=True,
    secret_choices=frozenset({MEET, ANSWER, STORE, PAY}),
    endings=("home",),
    moment_kinds=moments.KINDS,
    reveals=REVEALS,
    thrown=frozenset(),
    tempo=TEMPO,
    setup=rules.setup,
    actors=choices.actors,
    legal=choices.legal,
    refusal=choices.refusal,
    odds=choices.odds,
    share=choices.share,
    purpose=choices.purpose,
    apply=rules.apply,
    resample=knowledge.resample,
    policy=policy,
    favourites=favourites,
    reason=reason,
    payoff=payoff,
    seen=knowledge.seen,
    overlook=knowledge.overlook,
    features=features,
    round_of=rules.round_of,
    outcome=outcome,
    view=view,
    moments=moments.find,
    deeds=deeds.count,
    invariants=invariants,
    position_type=Position,
    to_position=to_position,
    from_position=from_position,
)


def make_board_1(options: Options) -> Board:
    """The tables for matches that are played by rules 1."""
    return make_board(options, 1)


GAME_1: Final = replace(GAME, version=1, board=make_board_1, n_actions=N_ACTIONS_1, reveals=REVEALS_1)
"""As it was until version 2: what was different stands at the end of docs/rules/aboard.md."""

GAMES: Final = (GAME_1, GAME)
