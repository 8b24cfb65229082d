"""Whole matches written out for reading: every action with what it changed and who was told what."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from seaboard.bots.bot import bot
from seaboard.engine import position, replay
from seaboard.engine.bits import members
from seaboard.engine.chance import new_rng
from seaboard.engine.contract import AnyGame
from seaboard.engine.errors import Malformed
from seaboard.engine.events import EVERYONE, Event, new_events, read
from seaboard.engine.notation import action_text, parse_text, seat_text, text_of
from seaboard.engine.options import Options
from seaboard.engine.state import CHANCE, State, digest
from seaboard.lab.playout import Ply, new_state, play

Move = tuple[int, int]  # seat, action


class Coverage(NamedTuple):
    """What of a game occurs in a golden, by name."""

    actions: frozenset[str]
    events: frozenset[str]
    phases: frozenset[str]
    endings: frozenset[str]

    def __or__(self, other: "Coverage") -> "Coverage":
        """Both together."""
        return Coverage(*(mine | theirs for mine, theirs in zip(self, other, strict=True)))


NOTHING = Coverage(frozenset(), frozenset(), frozenset(), frozenset())


def everything(game: AnyGame) -> Coverage:
    """All there is to occur in a game."""
    return Coverage(
        frozenset(action_text(game, action).split()[0] for action in range(game.n_actions)),
        frozenset(game.event_kinds),
        frozenset(game.phases),
        frozenset(game.endings),
    )


def record(game: AnyGame, options: Options, bots: Sequence[str], seed: int) -> list[Move]:
    """The moves of a match between bots."""
    moves: list[Move] = []

    def watch(ply: Ply) -> None:
        moves.append((ply.seat, ply.action))

    play(game, options, [bot(name) for name in bots], new_rng("golden", seed), watch)
    return moves


def write(game: AnyGame, options: dict[str, Any], moves: Sequence[Move]) -> str:
    """The golden of a match."""
    return "\n".join(_lines(game, options, moves)) + "\n"


def _lines(game: AnyGame, options: dict[str, Any], moves: Sequence[Move]) -> Iterator[str]:
    s, board = new_state(game, replay.parse_options(game, options))
    yield f"game {game.id}  rules {game.version}  options {msgspec.json.encode(options).decode()}"
    before = position.flat(position.to_json(game, s, board))
    yield f"start  {_values(before)}  digest {digest(s)}"
    for number, (seat, action) in enumerate(moves, 1):
        events = new_events()
        game.apply(s, board, seat, action, events)
        after = position.flat(position.to_json(game, s, board))
        told = _told(game, read(events))
        yield f"{number:4}  {seat_text(seat):6}  {action_text(game, action)}  ->  {_changes(before, after)}{told}"
        before = after
    outcome = game.outcome(s, board)
    yield f"end  {_values(msgspec.to_builtins(outcome)) if outcome else 'unfinished'}  digest {digest(s)}"


def _values(values: dict[str, Any]) -> str:
    return " ".join(f"{key}={_short(value)}" for key, value in values.items() if value not in (None, {}, [], ()))


def _short(value: Any) -> str:
    return str(value).replace(" ", "") if isinstance(value, list | tuple) else str(value)


def _changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    changed = {key: "-" if v is None else v for key, v in after.items() if key not in before or before[key] != v}
    gone = {key: "-" for key in before if key not in after and not _is_told(key, changed)}
    return " ".join(f"{key}={_short(value)}" for key, value in (gone | changed).items()) or "nothing"


def _is_told(gone: str, changed: dict[str, Any]) -> bool:
    """Does a change of what contains a value, or of what it now contains, say already that it is gone?"""
    return any(key.startswith(f"{gone}.") or gone.startswith((f"{key}.", f"{key}[")) for key in changed)


def _told(game: AnyGame, events: list[Event]) -> str:
    """Who was told what: a part for each audience, in the order of the first event for it."""
    parts: dict[str, list[str]] = {}
    for event in events:
        audience = "all" if event.audience == EVERYONE else ",".join(map(str, members(event.audience)))
        parts.setdefault(audience, []).append(text_of(game.tell(event)))
    return "".join(f"  | {audience}: {', '.join(told)}" for audience, told in parts.items())


def rules_of(text: str) -> int:
    """The version of the rules that a golden was played by."""
    found = text.partition("  rules ")[2].split("  ")[0]
    if not found.isdigit():
        raise Malformed(f"a golden names the version of its rules, not {found[:30]!r}")
    return int(found)


def read_moves(game: AnyGame, text: str) -> tuple[dict[str, Any], list[Move]]:
    """The options and moves of a golden."""
    head, _, *lines = text.splitlines()
    if not head.startswith(f"game {game.id} "):
        raise Malformed(f"a golden of {game.id} begins with `game {game.id}`, not with {head[:30]!r}")
    if rules_of(head) != game.version:
        raise Malformed(f"a golden of {game.id} rules {rules_of(head)} is not played by rules {game.version}")
    moves = []
    for line in lines:
        if not line.startswith("end "):
            _, who, action = line.split("  ->  ")[0].strip().split("  ", 2)
            seat = CHANCE if who.strip() == "chance" else int(who.split()[1])
            moves.append((seat, parse_text(game, action.strip())))
    options: dict[str, Any] = msgspec.json.decode(head.partition("options ")[2])
    return options, moves


def coverage(game: AnyGame, options: dict[str, Any], moves: Sequence[Move]) -> Coverage:
    """What occurs in a match."""
    s, board = new_state(game, replay.parse_options(game, options))
    actions, kinds, phases = set(), set(), {_phase(game, s)}
    for seat, action in moves:
        events = new_events()
        game.apply(s, board, seat, action, events)
        actions.add(action_text(game, action).split()[0])
        kinds |= {game.event_kinds[event.kind] for event in read(events)}
        phases.add(_phase(game, s))
    outcome = game.outcome(s, board)
    endings = frozenset({outcome.reason} if outcome else ())
    return Coverage(frozenset(actions), frozenset(kinds), frozenset(phases), endings)


def _phase(game: AnyGame, s: State) -> str:
    phase: int = getattr(s, "phase")  # noqa: B009  every game's state has one, `State` itself does not
    return game.phases[phase]
