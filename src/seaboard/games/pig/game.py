"""Pig as one value: the parts put together, no logic."""

from typing import Final

from seaboard.engine.contract import Game, Outcome, Purpose, ranks
from seaboard.engine.state import MAX_SEATS
from seaboard.games.pig import deeds, moments, rules
from seaboard.games.pig.actions import ACTIONS, N_ACTIONS, refuse
from seaboard.games.pig.board import Board, make_board
from seaboard.games.pig.checks import invariants
from seaboard.games.pig.data import DATA_HASH
from seaboard.games.pig.events import EVENTS
from seaboard.games.pig.options import Options
from seaboard.games.pig.policy import N_FEATURES, features, payoff, policy
from seaboard.games.pig.position import Position, from_position, to_position
from seaboard.games.pig.reasons import REASONS, reason
from seaboard.games.pig.state import OVER, PHASES, Pig
from seaboard.games.pig.view import view


def outcome(s: Pig, board: Board) -> Outcome | None:
    """§3.1, §3.2 Who has enough has won; the others are ranked by their points."""
    if s.phase != OVER:
        return None
    scores = tuple(s.points_of_seat[: board.n_seats])
    return Outcome("target", scores, ranks(scores))


GAME: Final = Game[Pig, Board, Options](
    id="pig",
    version=1,
    data_hash=DATA_HASH,
    seats=range(2, MAX_SEATS + 1),
    max_plies=2000,
    options=Options,
    variants=(Options(seats=2), Options(seats=3, target=40), Options(seats=4, target=25, first_seat=2)),
    state=Pig,
    board=make_board,
    actions=ACTIONS,
    n_actions=N_ACTIONS,
    events=EVENTS,
    n_features=N_FEATURES,
    phases=PHASES,
    refusals=refuse.names,
    reasons=REASONS,
    purposes=(
        Purpose("dice", public=True, by_hand=True, counted=("die",), summed="die"),
        Purpose("beginning", public=True),
    ),
    forgets=False,
    secret_choices=frozenset(),
    endings=("target",),
    moment_kinds=moments.KINDS,
    reveals=frozenset(),
    thrown=frozenset(),
    tempo=None,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    refusal=rules.refusal,
    odds=rules.odds,
    share=rules.share,
    purpose=rules.purpose,
    apply=rules.apply,
    resample=rules.resample,
    policy=policy,
    reason=reason,
    payoff=payoff,
    seen=rules.seen,
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

GAMES: Final = (GAME,)
