"""Devil's Triangle as one value: the parts put together, no logic."""

from typing import Final

from seaboard.engine.contract import Game, Outcome, Purpose, ranks
from seaboard.engine.state import MAX_SEATS
from seaboard.games.triangle import choices, deeds, knowledge, moments, rules
from seaboard.games.triangle.actions import ACTIONS, N_ACTIONS, refuse
from seaboard.games.triangle.board import Board, make_board
from seaboard.games.triangle.checks import invariants
from seaboard.games.triangle.data import DATA_HASH
from seaboard.games.triangle.events import EVENTS, REVEALS, THROWN
from seaboard.games.triangle.options import Options
from seaboard.games.triangle.policy import N_FEATURES, favourites, features, payoff, policy, rank_score
from seaboard.games.triangle.position import Position, from_position, to_position
from seaboard.games.triangle.reasons import REASONS, reason
from seaboard.games.triangle.state import ENDINGS, OVER, PHASES, Triangle
from seaboard.games.triangle.view import view


def outcome(s: Triangle, board: Board) -> Outcome | None:
    """§9.4 The greatest part of the target wins; of equal ones who has more ships left, else they share it."""
    if s.phase != OVER:
        return None
    standing = [rank_score(s, board, seat) for seat in range(board.n_seats)]
    return Outcome(ENDINGS[s.ending], tuple(s.money_of_seat[: board.n_seats]), ranks(standing))


GAME: Final = Game[Triangle, Board, Options](
    id="triangle",
    version=1,
    data_hash=DATA_HASH,
    seats=range(2, MAX_SEATS + 1),
    max_plies=20_000,
    options=Options,
    variants=(
        Options(seats=2),
        Options(seats=3),
        Options(seats=4),
        Options(seats=2, length="short", first_seat=1),
        Options(seats=3, length="short"),
        Options(seats=4, length="short", first_seat=3),
        Options(seats=3, targets=(150, 250, 350), first_seat=2),
    ),
    state=Triangle,
    board=make_board,
    actions=ACTIONS,
    n_actions=N_ACTIONS,
    events=EVENTS,
    n_features=N_FEATURES,
    phases=PHASES,
    refusals=refuse.names,
    reasons=REASONS,
    purposes=(
        Purpose("cards", public=True, counted=("value",)),
        Purpose("dice", public=True, by_hand=True, counted=("die",), summed="die"),
        Purpose("spinner", public=True, by_hand=True, counted=("segment",)),
    ),
    forgets=False,
    secret_choices=frozenset(),
    endings=ENDINGS,
    moment_kinds=moments.KINDS,
    reveals=REVEALS,
    thrown=THROWN,
    tempo=None,
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
