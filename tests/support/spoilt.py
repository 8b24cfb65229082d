"""A position in which one number is wrong, as no named position can be: a bug in the rules might leave it behind."""

from seaboard import Match
from seaboard.engine import position

Place = tuple[str, *tuple[int, ...]]  # a field, and in a row the places down to one number


def faults(match: Match, place: Place, number: int) -> str:
    """What the checks of its game say of the position of a match once this number stands at this place."""
    s = position.from_json(match.game, match.position, match.board)
    field, *places = place
    if places:
        row = getattr(s, field)
        for i in places[:-1]:
            row = row[i]
        row[places[-1]] = number
    else:
        setattr(s, field, number)
    return "; ".join(match.game.invariants(s, match.board))
