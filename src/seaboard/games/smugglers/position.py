"""A whole position with names, from and to JSON: for tests, puzzles and bug reports. What is left out is as at the start."""

from typing import Annotated

import msgspec

from seaboard.engine.bits import has, members
from seaboard.engine.errors import Malformed
from seaboard.engine.events import EVERYONE
from seaboard.engine.named import index_of, mask_of, name_of, names_of, no_more, set_of, sound
from seaboard.engine.options import Seat
from seaboard.engine.state import CHANCE, MAX_SEATS, NONE
from seaboard.games.smugglers.board import Board
from seaboard.games.smugglers.checks import invariants, stacks
from seaboard.games.smugglers.data import FACES, ISLANDS, SQUARES
from seaboard.games.smugglers.rules import lay, setup
from seaboard.games.smugglers.squares import origin_of
from seaboard.games.smugglers.state import (
    MOST_ROUNDS,
    MOST_STEPS,
    N_BEAMS,
    N_PIECES,
    N_SEA,
    PER_ISLAND,
    PHASES,
    SET_UP,
    Smugglers,
)


class Piece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"origin": "from"}):
    """A piece somebody has taken: where it comes from and goes to, and who knows."""

    origin: str
    to: str
    known: tuple[Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS + 1)], ...] = ()
    """The seats that have looked at it, its carrier apart; a delivered piece was shown to all."""
    not_for: tuple[str, ...] = ()
    """Harbours that have turned it away."""
    number: Annotated[int, msgspec.Meta(ge=0, lt=PER_ISLAND)] | None = None
    """The how manieth of its island it was; by default in the order of this file."""


class Boat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's boat."""

    at: str | None = None
    cargo: Piece | None = None
    fresh: bool = False
    """It lies where it loaded."""
    delivered: tuple[Piece, ...] = ()


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    """The last throw."""

    lighthouse: str
    boat: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything there is to know about a position."""

    phase: str = "draw_first"
    round: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    seat: Seat = 0
    first: Seat = 0
    beam: Annotated[int, msgspec.Meta(ge=0, lt=N_BEAMS)] = 0
    dice: Dice | None = None
    reach: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)] = 0
    rocks: tuple[str, ...] | None = None
    rocks_left: int | None = None
    boats: tuple[Boat, ...] = ()
    afloat: dict[str, tuple[Piece, ...]] = {}
    """The goods on a square, from the lowest to the top."""
    caught: tuple[Seat, ...] = ()
    pushed: Seat | None = None
    swap: str | None = None


def to_position(s: Smugglers, board: Board) -> Position:
    """Name everything."""
    return Position(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first,
        beam=s.beam,
        dice=Dice(FACES[s.face], s.die) if s.face != NONE else None,
        reach=s.reach,
        rocks=names_of(s.rocks, SQUARES),
        rocks_left=s.rocks_left,
        boats=tuple(_boat(s, seat) for seat in range(board.n_seats)),
        afloat={SQUARES[q]: tuple(_piece(s, p, NONE) for p in reversed(pieces)) for q, pieces in stacks(s).items()},
        caught=tuple(members(s.caught)),
        pushed=s.pushed if s.pushed != NONE else None,
        swap=name_of(s.swap, SQUARES),
    )


def _boat(s: Smugglers, seat: int) -> Boat:
    at, piece = s.square_of_seat[seat], s.cargo_of_seat[seat]
    return Boat(
        at=name_of(at, SQUARES),
        cargo=_piece(s, piece, seat) if piece != NONE else None,
        fresh=has(s.fresh, seat),
        delivered=tuple(_piece(s, p, CHANCE) for p in range(N_PIECES) if s.owner_of_piece[p] == seat),
    )


def _piece(s: Smugglers, piece: int, holder: int) -> Piece:
    """One piece in the hands of a seat, of nobody (NONE) or delivered (CHANCE): what follows from that is not repeated."""
    known = 0 if holder == CHANCE else s.known_of_piece[piece] & ~(1 << holder if holder >= 0 else 0)
    return Piece(
        origin=ISLANDS[origin_of(piece)],
        to=ISLANDS[s.goal_of_piece[piece]],
        known=tuple(members(known)),
        not_for=names_of(s.denied_of_piece[piece], ISLANDS),
        number=piece % PER_ISLAND,
    )


def from_position(position: Position, board: Board) -> Smugglers:
    """The state of a named position; `Malformed` says what cannot be."""
    s = Smugglers()
    setup(s, board)
    s.phase = index_of(position.phase, PHASES, "$.phase")
    s.round, s.seat, s.first, s.beam = position.round, position.seat, position.first, position.beam
    if position.dice:
        s.face = index_of(position.dice.lighthouse, FACES, "$.dice.lighthouse")
        s.die = position.dice.boat
    s.reach = position.reach
    if position.rocks is not None:
        s.rocks = set_of(position.rocks, SQUARES[:N_SEA], "$.rocks")
    if position.rocks_left is not None:
        s.rocks_left = position.rocks_left
    elif s.phase not in SET_UP:
        s.rocks_left = 0
    s.caught = mask_of(position.caught)
    s.pushed = NONE if position.pushed is None else position.pushed
    s.swap = index_of(position.swap, SQUARES, "$.swap")
    _Placing(s, position, board).place()
    sound(invariants(s, board))
    return s


class _Placing:
    """Puts the boats and pieces of a position into a state."""

    def __init__(self, s: Smugglers, position: Position, board: Board) -> None:
        self.s = s
        self.board = board
        self.position = position
        named = [piece for _, piece in self._pieces() if piece.number is not None]
        self.used = {(piece.origin, piece.number) for piece in named}
        if len(self.used) != len(named):
            raise Malformed("two pieces have the same `from` and `number`")

    def _pieces(self) -> list[tuple[str, Piece]]:
        found = []
        for i, boat in enumerate(self.position.boats):
            if boat.cargo:
                found.append((f"$.boats[{i}].cargo", boat.cargo))
            found += [(f"$.boats[{i}].delivered[{k}]", piece) for k, piece in enumerate(boat.delivered)]
        for square, pieces in self.position.afloat.items():
            found += [(f"$.afloat.{square}[{k}]", piece) for k, piece in enumerate(pieces)]
        return found

    def place(self) -> None:
        """Place every boat, then the goods at sea."""
        s = self.s
        no_more(self.position.boats, MAX_SEATS, "$.boats", "boats")
        for seat, boat in enumerate(self.position.boats):
            path = f"$.boats[{seat}]"
            s.square_of_seat[seat] = index_of(boat.at, SQUARES, f"{path}.at")
            if boat.cargo:
                s.cargo_of_seat[seat] = self._take(boat.cargo, f"{path}.cargo", 1 << seat)
            if boat.fresh:
                s.fresh |= 1 << seat
            for k, piece in enumerate(boat.delivered):
                number = self._take(piece, f"{path}.delivered[{k}]", EVERYONE)
                s.owner_of_piece[number] = seat
                s.points_of_seat[seat] += self.board.points[origin_of(number)][s.goal_of_piece[number]]
        for name, pieces in self.position.afloat.items():
            square = index_of(name, SQUARES[:N_SEA], "$.afloat")
            for k, piece in enumerate(pieces):
                lay(s, self._take(piece, f"$.afloat.{name}[{k}]", 0), square)

    def _take(self, piece: Piece, path: str, known: int) -> int:
        s = self.s
        island = index_of(piece.origin, ISLANDS, f"{path}.from")
        slot = piece.number
        if slot is None:
            free = [n for n in range(PER_ISLAND) if (piece.origin, n) not in self.used]
            if not free:
                raise Malformed(f"{path}: {piece.origin} has only {PER_ISLAND} pieces")
            slot = free[0]
            self.used.add((piece.origin, slot))
        number = island * PER_ISLAND + slot
        s.goal_of_piece[number] = index_of(piece.to, ISLANDS, f"{path}.to")
        s.known_of_piece[number] = known | mask_of(piece.known)
        s.denied_of_piece[number] = set_of(piece.not_for, ISLANDS, f"{path}.not_for")
        s.taken_of_island[island] += 1
        return number
