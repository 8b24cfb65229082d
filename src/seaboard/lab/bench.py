"""How fast the rules are: random play through the contract, in plies per second of processor time on one core."""

from time import process_time
from typing import Any

from seaboard.engine import contract
from seaboard.engine.bits import lowest
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.state import CHANCE
from seaboard.games import registry
from seaboard.lab.playout import new_state

LAPS = 3  # the best of them counts: other work on the machine only ever slows a lap down


def rules(game_id: str, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Figures of random play: `legal`, one uniform choice, `apply`; every number of seats with the standard options."""
    laps = [_lap(game_id, seconds / LAPS, seed + lap) for lap in range(LAPS)]
    best = max(laps, key=lambda lap: lap["plies"] / lap["seconds"])
    matches = sum(lap["matches"] for lap in laps)
    return {
        "plain": round(best["plies"] / best["seconds"]),
        "matches_per_second": round(best["matches"] / best["seconds"], 2),
        "decisions_per_match": round(sum(lap["decisions"] for lap in laps) / matches, 1),
        "chance_per_match": round(sum(lap["plies"] - lap["decisions"] for lap in laps) / matches, 1),
        "mean_legal": round(sum(lap["legal"] for lap in laps) / sum(lap["decisions"] for lap in laps), 2),
    }


def _lap(game_id: str, seconds: float, seed: int) -> dict[str, float]:
    """Whole matches for about so long."""
    game = registry.game(game_id)
    rng = new_rng("bench", seed)
    out = [0] * game.n_actions
    total = {"plies": 0.0, "decisions": 0.0, "legal": 0.0, "matches": 0.0}
    begin = process_time()
    while total["matches"] < 1 or process_time() - begin < seconds:
        seats = game.seats[int(total["matches"]) % len(game.seats)]
        s, board = new_state(game, game.options(seats=seats))
        plies = decisions = options = 0
        while acting := contract.actors(s):
            seat = lowest(acting)
            if seat == CHANCE:
                action = contract.share(s, board, draw(rng, contract.odds(s, board)))
            else:
                n = contract.legal(s, board, seat, out)
                action = out[draw(rng, n)]
                decisions += 1
                options += n
            contract.apply(s, board, seat, action, None)
            plies += 1
        total["plies"] += plies
        total["decisions"] += decisions
        total["legal"] += options
        total["matches"] += 1
    return total | {"seconds": process_time() - begin}
