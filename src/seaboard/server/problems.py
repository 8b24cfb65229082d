"""What is answered over HTTP instead of what was asked for: the status of each code, and which of them a route may answer."""

from typing import Final

from seaboard.engine.errors import SeaboardError

STATUS_OF_CODE: Final = {
    "no_game": 404,
    "no_match": 404,
    "no_code": 404,
    "no_step": 404,
    "no_puzzle": 404,
    "not_found": 404,
    "too_fast": 429,
    "too_many_reviews": 429,
    "too_many_guesses": 429,
    "too_many_tables": 429,
    "no_watching": 403,
    "no_reviews": 403,
    "passcode": 403,
    "not_allowed": 403,
    "elsewhere": 403,
    "locked": 403,
    "foreign_page": 403,
    "seat_taken": 409,
    "not_over": 409,
    "ticket_used": 410,
    "deleted": 410,
    "closed": 410,
    "oversize": 413,
    "unknown_host": 421,
    "not_stored": 503,
    "unreachable": 503,
    "no_network": 503,
}
USUAL: Final = 400  # of every other code
NO_JSON: Final = 415  # a body that does not say that it is JSON; its code is `malformed`
ANYWHERE: Final = (USUAL, 403, 421)
OF_A_BODY: Final = (413, NO_JSON)
OF_A_MATCH: Final = (404, 410, 503)


class NotFound(SeaboardError):
    """There is nothing at an address."""

    code = "not_found"


def described(status: int) -> str:
    """What a problem of this status may be."""
    codes = [f"`{code}`" for code, found in STATUS_OF_CODE.items() if found == status]
    return f"A problem: {' or '.join(codes)}." if codes else "A problem: what was asked for cannot be; `code` says why."
