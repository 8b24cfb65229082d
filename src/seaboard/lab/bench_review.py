"""What a review costs, and how sure it is: of usual matches at the standard budget, on one core."""

from math import inf
from statistics import fmean, quantiles
from time import process_time
from typing import Any, Final

from seaboard.bots.bot import bot
from seaboard.bots.reviewer import review
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.replay import Log
from seaboard.table.match import new

USUAL_BOT: Final = "sensible"
TWENTIETHS: Final = 20


def usual_match(game_id: str, number: int, name: str = USUAL_BOT, **options: Any) -> Log:
    """A match by the rulebook's options between bots that play by their policy; the same for the same number."""
    match = new(game_id, seed=number, **options)
    rng, choose = new_rng("usual", game_id, number), bot(name)
    while not match.over:
        seat = match.actors[draw(rng, len(match.actors))]
        action = choose(match.game, match.believe(seat, rng), match.board, seat, match.legal_ids(seat), rng)
        match.act(seat, match.game.encode(action))
    return match.log


def measure(game_id: str, matches: int, budget: float = 1.0) -> dict[str, Any]:
    """Means over some matches: processor time, standard error of a decision, decisions with a choice, rollouts.

    `error_19_of_20` is the error that 19 of 20 decisions stay below.
    """
    spent, rollouts, errors = [], [], list[float]()
    for number in range(matches):
        log = usual_match(game_id, number)
        if not number:
            review(log, budget=0.0)  # loads what is compiled
        began = process_time()
        found = review(log, budget=budget)
        spent.append(process_time() - began)
        rollouts.append(found.rollouts)
        errors += [one.error for one in found.decisions]
    return {
        "seconds": round(fmean(spent), 1),
        "slowest_seconds": round(max(spent, default=inf), 1),
        "error": round(fmean(errors), 4),
        "error_19_of_20": round(quantiles(errors, n=TWENTIETHS)[-1], 4),
        "decisions": round(len(errors) / matches, 1),
        "rollouts": round(fmean(rollouts)),
    }
