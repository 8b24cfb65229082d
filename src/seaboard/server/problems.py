"""What is answered over HTTP instead of what was asked for: the status of each code, and which of them a route may answer."""

from typing import Final

from litestar.openapi import ResponseSpec

from seaboard.server.protocol import Problem

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
CODE_OF_STATUS: Final = {404: "not_found", 405: "not_found", 413: "oversize"}
NO_JSON: Final = 415  # a body that does not say that it is JSON; its code is `malformed`
ANYWHERE: Final = (USUAL, 403, 421)
OF_A_BODY: Final = (413, NO_JSON)
OF_A_MATCH: Final = (404, 410, 503)


def problems(*more: int) -> dict[int, ResponseSpec]:
    """What a route may answer with a `Problem`, for the OpenAPI document: what any may, and these."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_described(status))
        for status in sorted({*ANYWHERE, *more})
    }


def _described(status: int) -> str:
    codes = [f"`{code}`" for code, found in STATUS_OF_CODE.items() if found == status]
    return f"A problem: {' or '.join(codes)}." if codes else "A problem: what was asked for cannot be; `code` says why."
