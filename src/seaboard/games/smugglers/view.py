"""What one seat, or the spectator, may know now: built up field by field, enough to draw the table."""

from functools import lru_cache
from typing import Final

import msgspec

from seaboard.engine.bits import has, members
from seaboard.engine.state import NONE, OPEN
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.data import FACES, ISLANDS, SQUARES
from seaboard.games.smugglers.squares import in_pile, next_caught, origin_of
from seaboard.games.smugglers.state import N_ISLANDS, N_PIECES, OVER, PER_ISLAND, PHASES, THROW, Smugglers

ORIGINS: Final = tuple(ISLANDS[origin_of(piece)] for piece in range(N_PIECES))
"""Of every piece."""


class Cargo(msgspec.Struct, frozen=True):
    """A piece aboard or brought home: its upper side, and the light blue side for those who may see it."""

    origin: str
    goal: str | None
    points: int | None


class Boat(msgspec.Struct, frozen=True):
    """A seat's boat and what it has brought home."""

    seat: int
    at: str | None
    cargo: Cargo | None
    lies_wrong: bool
    """In a harbour that has turned its cargo away."""
    delivered: tuple[Cargo, ...]
    """What it has brought home; face down for those who may not know its points."""
    points: int | None
    target: int
    """The points that this seat needs to win."""


class Afloat(msgspec.Struct, frozen=True):
    """The goods on one square, from the lowest to the top."""

    at: str
    origins: tuple[str, ...]
    remembered: tuple[str | None, ...] | None
    """With the memory aid, or where everything lies open: where the pieces go that this seat has looked at."""


class Pile(msgspec.Struct, frozen=True):
    """What still lies on an island."""

    island: str
    pieces: int


PILES: Final = tuple(tuple(Pile(island, pieces) for pieces in range(PER_ISLAND + 1)) for island in ISLANDS)
"""By island and number of pieces."""


class Dice(msgspec.Struct, frozen=True):
    """The last throw."""

    lighthouse: str
    boat: int


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    phase: str
    round: int
    seat: int
    first: int
    beam: int
    lit: tuple[str, ...]
    rocks: tuple[str, ...]
    rocks_left: int
    dice: Dice | None
    reach: int
    boats: tuple[Boat, ...]
    islands: tuple[Pile, ...]
    afloat: tuple[Afloat, ...]
    caught: int | None
    """Whose goods the keeper throws overboard now."""
    pushed: int | None
    """Whose boat is in the way."""


def view(s: Smugglers, board: Board, seat: int) -> View:
    """Everything the seat may know of the position."""
    return View(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first,
        beam=s.beam,
        lit=_names(board.lit_by[s.beam]),
        rocks=_names(s.rocks),
        rocks_left=s.rocks_left,
        dice=Dice(FACES[s.face], s.die) if s.face != NONE else None,
        reach=s.reach,
        boats=tuple([_boat(s, board, owner, seat) for owner in range(board.n_seats)]),
        islands=tuple([PILES[island][in_pile(s, island)] for island in range(N_ISLANDS)]),
        afloat=tuple([_afloat(s, board, square, seat) for square in members(s.afloat)]),
        caught=next_caught(s, board) if s.phase == THROW else None,
        pushed=s.pushed if s.pushed != NONE else None,
    )


@lru_cache(maxsize=4096)
def _names(squares: int) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in members(squares))


def _boat(s: Smugglers, board: Board, owner: int, seat: int) -> Boat:
    at, cargo = s.square_of_seat[owner], s.cargo_of_seat[owner]
    delivered = [piece for piece, who in enumerate(s.owner_of_piece) if who == owner]
    is_seen = seat in (owner, OPEN)
    shows_points = is_seen or board.open_scores == 1 or s.phase == OVER
    return Boat(
        seat=owner,
        at=SQUARES[at] if at != NONE else None,
        cargo=_piece(s, board, cargo, shows=is_seen) if cargo != NONE else None,
        lies_wrong=_lies_wrong(s, owner),
        delivered=tuple([_piece(s, board, piece, shows=shows_points) for piece in delivered]),
        points=s.points_of_seat[owner] if shows_points else None,
        target=board.target_of_seat[owner],
    )


def _lies_wrong(s: Smugglers, owner: int) -> bool:
    """Everybody saw that the cargo was not for this harbour."""
    piece = s.cargo_of_seat[owner]
    at = s.square_of_seat[owner]
    return NONE not in (piece, at) and SQUARES[at] in ISLANDS and has(s.denied_of_piece[piece], ISLANDS.index(SQUARES[at]))


def _piece(s: Smugglers, board: Board, piece: int, *, shows: bool) -> Cargo:
    origin, goal = origin_of(piece), s.goal_of_piece[piece]
    if not shows:
        return Cargo(ORIGINS[piece], None, None)
    return Cargo(ISLANDS[origin], ISLANDS[goal], board.points[origin][goal])


def _afloat(s: Smugglers, board: Board, square: int, seat: int) -> Afloat:
    pieces: list[int] = []
    piece = s.top_of_square[square]
    while piece != NONE:
        pieces.append(piece)
        piece = s.below_of_piece[piece]
    pieces.reverse()
    origins = tuple([ORIGINS[p] for p in pieces])
    if not board.memory_aid and seat != OPEN:
        return Afloat(SQUARES[square], origins, None)
    remembered = [ISLANDS[s.goal_of_piece[p]] if seat == OPEN or has(s.known_of_piece[p], seat) else None for p in pieces]
    return Afloat(SQUARES[square], origins, tuple(remembered))
