"""The puzzle of the day of each game: the same for everybody who asks this server, from midnight to midnight (UTC)."""

from datetime import date
from secrets import randbits
from typing import Final

from seaboard.bots import puzzle
from seaboard.engine import postcard
from seaboard.engine.chance import new_rng
from seaboard.engine.errors import DataFault, SeaboardError
from seaboard.games import registry
from seaboard.server.bodies import PuzzleChoice, PuzzleOfDay
from seaboard.server.protocol import Moment
from seaboard.server.tasks import LOG
from seaboard.table import history

INTERVAL: Final = 1.96  # standard errors on either side that hold a value 95 times in a hundred
DIGITS: Final = 4


class NoPuzzle(SeaboardError):
    """The game has no puzzles."""

    code = "no_puzzle"


def check_all() -> None:
    """Read and check what is shipped; a game whose puzzles are broken has none, and one line in the log says why."""
    for game_id in registry.IDS:
        try:
            puzzle.shipped(game_id)
        except DataFault as error:
            LOG.error("%s", error)


def of_day(game_id: str, day: date) -> PuzzleOfDay:
    """The puzzle of a day, with its answer, through the eyes of its seat. What the seat cannot know is drawn for whoever asks."""
    try:
        found = puzzle.of_day(puzzle.shipped(registry.game(game_id).id), day.toordinal())
    except DataFault as error:
        raise NoPuzzle(f"the puzzles of {game_id} cannot be read") from error
    if found is None:
        raise NoPuzzle(f"{game_id} has no puzzles")
    one, game, (s, board, options) = found
    s = s.clone()
    game.resample(s, board, one.seat, new_rng("puzzle", randbits(62)))
    out = [0] * game.n_actions
    legal = out[: game.legal(s, board, one.seat, out)]
    _, place = postcard.read(one.position)
    return PuzzleOfDay(
        id=one.id,
        day=day.isoformat(),
        game=game_id,
        data=registry.board_hash(game_id),
        options=place.options,
        seats=options.seats,
        seat=one.seat,
        round=game.round_of(s),
        then=Moment(*history.look(game, s, board, one.seat)),
        legal=tuple(game.forms[action] for action in legal),
        choices=tuple(map(_choice, one.choices)),
        sensible=one.sensible,
        worlds=one.worlds,
        position=postcard.write(game, place.options, s, board),
    )


def _choice(one: puzzle.Choice) -> PuzzleChoice:
    error, loss_error = (round(INTERVAL * error, DIGITS) for error in (one.error, one.loss_error))
    return PuzzleChoice(one.action, one.chance, error, one.loss, loss_error, one.reason)
