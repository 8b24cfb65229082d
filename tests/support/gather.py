"""People who come to a table from devices of their own and are ready, so that it begins."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from seaboard.workshop.visitor import Visitor, ask


def claimed(base: str, match: str) -> list[str]:
    """Take every open seat of a match, each from a device of its own; their tokens."""
    players = ask(base, f"/api/matches/{match}")["players"]
    return [ask(base, f"/api/matches/{match}/claim", {})["token"] for player in players if player["kind"] == "open"]


@contextmanager
def sitting(base: str, match: str, tokens: list[str], **more: Any) -> Iterator[list[Visitor]]:
    """A visitor for each token, all ready, as soon as the table is shown to all."""
    with ExitStack() as stack:
        visitors = [stack.enter_context(Visitor.at(base, match, token, until=("resync", "waiting"), **more)) for token in tokens]
        for visitor in visitors:
            seen(visitor)
        yield visitors


def seen(visitor: Visitor) -> None:
    """Read until the table is shown."""
    while not visitor.shown:
        visitor.hear()


def gathered(base: str, seated: dict[str, Any]) -> dict[str, Any]:
    """Let friends take the open seats of a match, be ready, and leave; the same with their tokens as `others`."""
    others = claimed(base, seated["match"])
    with sitting(base, seated["match"], [seated["token"], *others]):
        return seated | {"others": others}
