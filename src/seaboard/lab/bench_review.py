"""What a review costs, and how sure it is: of usual matches at the standard budget, on one core."""

from math import inf
from statistics import fmean, quantiles
from time import process_time
from typing import Any, Final

from seaboard.bots.reviewer import review
from seaboard.lab.matches import usual_match

TWENTIETHS: Final = 20


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
