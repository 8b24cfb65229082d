"""Counting the tree of a game: how many ways to play so many plies, chance outcomes expanded and not weighted."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from seaboard.engine import position, replay
from seaboard.engine.bits import members
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.notation import action_text
from seaboard.engine.state import State
from seaboard.lab.playout import new_state


class Case(NamedTuple):
    """A position of a perft file with what is expected of it."""

    id: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    counts: dict[int, int]
    order: str


def moves(game: AnyGame, s: State, board: State) -> Iterator[tuple[int, int]]:
    """Every (seat, action) that is possible now, chance included, in order."""
    out = [0] * game.n_actions
    for seat in members(game.actors(s)):
        for action in out[: game.legal(s, board, seat, out)]:
            yield seat, action


def perft(game: AnyGame, s: State, board: State, depth: int) -> int:
    """How many ways there are to play `depth` plies from here."""
    found = list(moves(game, s, board))
    if depth <= 1:
        return len(found) if depth else 1
    total = 0
    for seat, action in found:
        following = s.clone()
        game.apply(following, board, seat, action, None)
        total += perft(game, following, board, depth - 1)
    return total


def order(game: AnyGame, s: State, board: State) -> str:
    """The possible actions in order: counts stay equal when a change permutes them, this does not."""
    return ", ".join(action_text(game, action) for _, action in moves(game, s, board))


def start(game: AnyGame, case: Case) -> tuple[State, State]:
    """The state a case counts from, and its board."""
    s, board = new_state(game, replay.parse_options(game, case.options))
    return (s if case.position is None else position.from_json(game, case.position, board)), board


def write(game: AnyGame, case: Case) -> str:
    """The case as a perft file has it, counted anew."""
    s, board = start(game, case)
    lines = [f"id {case.id}", f"options {msgspec.json.encode(case.options).decode()}"]
    if case.position is not None:
        lines.append(f"position {msgspec.json.encode(case.position).decode()}")
    lines += [f"perft {depth} {perft(game, s, board, depth)}" for depth in sorted(case.counts)]
    return "\n".join([*lines, f"order {order(game, s, board)}"])


def read(text: str) -> list[Case]:
    """The cases of a perft file; lines with # are notes."""
    cases = []
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            cases.append(_case(lines))
    return cases


def _case(lines: list[str]) -> Case:
    found: dict[str, Any] = {"position": None, "counts": {}}
    for line in lines:
        key, _, value = line.partition(" ")
        if key in ("options", "position"):
            found[key] = msgspec.json.decode(value)
        elif key == "perft":
            depth, count = value.split()
            found["counts"][int(depth)] = int(count)
        elif key in ("id", "order"):
            found[key] = value
        else:
            raise Malformed(f"{line!r} in a perft file, expected id, options, position, perft or order")
    try:
        return Case(**found)
    except TypeError as error:
        raise Malformed(f"a case of a perft file is incomplete: {error}") from error
