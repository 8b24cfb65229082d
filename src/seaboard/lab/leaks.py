"""Does everything that a seat is sent stay the same when all it cannot know is drawn anew?"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from seaboard.bots.bot import bot
from seaboard.engine import replay
from seaboard.engine.bits import has
from seaboard.engine.chance import draw, new_rng
from seaboard.engine.contract import AnyGame, has_open_choices
from seaboard.engine.events import new_events, read
from seaboard.engine.options import Options
from seaboard.engine.preview import certain, preview
from seaboard.engine.state import CHANCE, MAX_SEATS, SPECTATOR, Row, State
from seaboard.games import registry
from seaboard.lab.executor import in_order
from seaboard.lab.playout import Ply, play

PREVIEWS = 4  # of a seat's legal actions are compared at a position, drawn at random
PIECE = 2_000  # positions of one piece of work


class Leak(NamedTuple):
    """Something sent to a seat that depends on what it cannot know."""

    seat: int
    what: str
    position: dict[str, Any]


class Found(NamedTuple):
    """What a search for leaks saw."""

    positions: int
    """Positions compared, each for one seat or the spectator."""
    changed: int
    """Those in which the resampled position really differed: a comparison that could find something."""
    leaks: list[Leak]


def sent(game: AnyGame, s: State, board: State, seat: int, rng: Row) -> dict[str, bytes]:
    """Everything the table sends a seat about a position; `rng` picks which previews."""
    parts: dict[str, Any] = {"view": game.view(s, board, seat), "actors": game.actors(s)}
    if seat != SPECTATOR:
        out = [0] * game.n_actions
        legal = out[: game.legal(s, board, seat, out)]
        numbers = [0] * game.n_features
        game.features(s, board, seat, numbers)
        parts |= {"legal": legal, "features": numbers}
        if legal:
            parts["refusals"] = [game.refusal(s, board, seat, action) for action in range(game.n_actions)]
            picked = [legal[draw(rng, len(legal))] for _ in range(PREVIEWS)]
            parts["hints"] = [game.reason(s, board, seat, seat, action) for action in picked]
            parts["previews"] = [[game.tell(e) for e in preview(game, s, board, seat, action)] for action in picked]
    else:
        parts["hands"] = hands(game, s, board)
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def hands(game: AnyGame, s: State, board: State) -> list[list[int]]:
    """What each seat may do and why not, as far as all can see it: a screen with several hands is sent that."""
    if not has_open_choices(game, s):
        return []
    return [[game.refusal(s, board, seat, action) for action in range(game.n_actions)] for seat in range(MAX_SEATS)]


def told(game: AnyGame, s: State, board: State, seat: int, action: int, observer: int) -> bytes:
    """What an observer is told of an action, up to the first reveal; `s` is not changed."""
    copy = s.clone()
    events = new_events()
    game.apply(copy, board, seat, action, events)
    return msgspec.json.encode([game.tell(e) for e in certain(game, read(events)) if has(e.audience, observer)])


def compare(game: AnyGame, s: State, board: State, seat: int, following: tuple[int, int], rng: Row) -> tuple[bool, list[str]]:
    """Resample a position for a seat: did it change, and what that the seat is sent changed with it?"""
    other = s.clone()
    game.resample(other, board, seat, rng)
    same_rng = rng[:]
    true, false = sent(game, s, board, seat, rng), sent(game, other, board, seat, same_rng)
    differing = [name for name in true if true[name] != false[name]]
    if not _same_events(game, s, other, board, following, seat):
        differing.append("events")
    if following[0] != CHANCE and game.reason(s, board, seat, *following) != game.reason(other, board, seat, *following):
        differing.append("reason")
    return other != s, differing


def _same_events(game: AnyGame, s: State, other: State, board: State, following: tuple[int, int], observer: int) -> bool:
    """Is the observer told the same of the next action, or of one that looks the same to it?"""
    seat, action = following
    same = twin(game, s, other, board, seat, action, observer)
    if same is None:  # it comes to light that this was not the other world
        return observer != seat
    return told(game, s, board, seat, action, observer) == told(game, other, board, seat, same, observer)


def twin(game: AnyGame, s: State, other: State, board: State, seat: int, action: int, observer: int) -> int | None:
    """What may have been played in the other world, for all the observer sees; if it does not see what, something else."""
    key = game.seen(s, board, observer, seat, action)
    if key == action:
        return None if game.refusal(other, board, seat, action) else action
    out = [0] * game.n_actions
    legal = out[: game.legal(other, board, seat, out)]
    alike = [id_ for id_ in legal if game.seen(other, board, observer, seat, id_) == key]
    return next((id_ for id_ in alike if id_ != action), action if alike else None)


def search(game: AnyGame, options: Options, positions: int, seed: int, number: int = 0, most_leaks: int = 5) -> Found:
    """Play matches of sensible and random bots and compare every position for one seat or the spectator, drawn at random."""
    board = game.board(options)
    seats = [*range(options.seats), SPECTATOR]
    rng = new_rng("leaks", seed, number)
    n = changed = 0
    leaks: list[Leak] = []

    def watch(ply: Ply) -> None:
        nonlocal n, changed
        if n >= positions or len(leaks) >= most_leaks:
            return
        seat = seats[draw(rng, len(seats))]
        differs, found = compare(game, ply.state, board, seat, (ply.seat, ply.action), rng)
        n += 1
        changed += differs
        for what in found:
            where: dict[str, Any] = msgspec.to_builtins(game.to_position(ply.state, board))
            leaks.append(Leak(seat, what, where))

    while n < positions and len(leaks) < most_leaks:
        bots = [bot(("sensible", "random")[draw(rng, 2)]) for _ in range(options.seats)]
        play(game, options, bots, rng, watch, most_plies=400)
    return Found(n, changed, leaks)


class Task(NamedTuple):
    """A part of a search, for any process."""

    game: str
    options: dict[str, Any]
    positions: int
    seed: int
    number: int


def run(task: Task) -> Found:
    """Search one part."""
    game = registry.game(task.game)
    return search(game, replay.parse_options(game, task.options), task.positions, task.seed, task.number)


def search_all(
    game: str, positions: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda _n: None
) -> dict[str, Any]:
    """Search all variants of a game in turn; the figures, and the first leaks if there are any."""
    variants = [msgspec.to_builtins(options) for options in registry.game(game).variants]
    sizes = [min(PIECE, positions - at) for at in range(0, positions, PIECE)]
    tasks = [Task(game, variants[i % len(variants)], size, seed, i) for i, size in enumerate(sizes)]
    total = Found(0, 0, [])
    for found in in_order(run, tasks, jobs):
        total = Found(total.positions + found.positions, total.changed + found.changed, total.leaks + found.leaks)
        progress(found.positions)
    return {
        "game": game,
        "positions": total.positions,
        "changed": total.changed,
        "differences": len(total.leaks),
        "leaks": [leak._asdict() for leak in total.leaks[:3]],
    }
