"""Smugglers' Island as one value: the parts put together, no logic."""

from fractions import Fraction
from typing import Final

from seaboard.engine.contract import Game, Outcome, Purpose, ranks
from seaboard.engine.state import MAX_SEATS
from seaboard.games.smugglers import choices, deeds, knowledge, moments, rules
from seaboard.games.smugglers.actions import ACTIONS, N_ACTIONS, refuse
from seaboard.games.smugglers.board import Board, make_board
from seaboard.games.smugglers.checks import invariants
from seaboard.games.smugglers.data import DATA_HASH
from seaboard.games.smugglers.events import EVENTS, REVEALS, THROWN
from seaboard.games.smugglers.options import Options
from seaboard.games.smugglers.policy import N_FEATURES, favourites, features, payoff, policy
from seaboard.games.smugglers.position import Position, from_position, to_position
from seaboard.games.smugglers.reasons import REASONS, reason
from seaboard.games.smugglers.state import OVER, PHASES, Smugglers
from seaboard.games.smugglers.view import view


def outcome(s: Smugglers, board: Board) -> Outcome | None:
    """§8.1, §8.2 The seat with the points has won; the others are ranked by the part of their target that they have."""
    if s.phase != OVER:
        return None
    scores = tuple(s.points_of_seat[: board.n_seats])
    parts = [Fraction(points, target) for points, target in zip(scores, board.target_of_seat, strict=False)]
    return Outcome("target", scores, ranks(parts))


GAME: Final = Game[Smugglers, Board, Options](
    id="smugglers",
    version=1,
    data_hash=DATA_HASH,
    seats=range(2, MAX_SEATS + 1),
    max_plies=100_000,
    options=Options,
    variants=(
        Options(seats=2),
        Options(seats=3),
        Options(seats=4),
        Options(seats=2, rocks=2, rocks_by="seats", first_seat=1, target=3),
        Options(seats=3, rocks=1, rock_places=("M3",), harbours="random", open_scores=True, target=10),
        Options(seats=4, rocks=3, rocks_by="chance", first_seat=0, memory_aid=True, target=1),
        Options(seats=4, rocks=3, rock_places=("I2",), rocks_by="seats", harbours="random", first_seat=3),
        Options(seats=3, targets=(3, 7, 10), open_scores=True, first_seat=1),
    ),
    state=Smugglers,
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
        Purpose("dice", public=True, by_hand=True, counted=("lighthouse", "boat"), summed="boat"),
        Purpose("goods", public=False, counted=("to",)),
    ),
    forgets=False,
    secret_choices=frozenset(),
    endings=("target",),
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
