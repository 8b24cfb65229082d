"""A whole position with names, from and to JSON: for tests, puzzles and bug reports. What is left out is as at the start."""

from typing import Annotated

import msgspec

from seaboard.engine.bits import members
from seaboard.engine.errors import Malformed
from seaboard.engine.named import index_of, mask_of, name_of, no_more, sound
from seaboard.engine.options import Seat
from seaboard.engine.state import NONE
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.checks import invariants
from seaboard.games.triangle.data import CARDS, DATA, LETTERS, PLACES, PORTS, UNIT, WAYS
from seaboard.games.triangle.events import SPOTS
from seaboard.games.triangle.rules import setup
from seaboard.games.triangle.state import (
    ENDINGS,
    HUNG,
    LOST,
    MOST_ROUNDS,
    N_BONUS,
    N_COLUMNS,
    N_FACES,
    N_MAGNETS,
    N_ROWS,
    N_SEGMENTS,
    N_VALUES,
    PER_FLEET,
    PHASES,
    START,
    TURN_UP,
    Triangle,
)

LOST_NAME = "lost"
HUNG_NAME = "magnet-"  # + its number from 1

Value = Annotated[int, msgspec.Meta(ge=UNIT, le=UNIT * N_VALUES, multiple_of=UNIT)]


class Fleet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's ships and cards."""

    ships: tuple[str, ...] | None = None
    """Where the four ships are: a mark ("S1"), a dock ("oil-2"), "magnet-1", "magnet-2" or "lost"."""
    aside: dict[str, str] = {}
    """Marks of its ships that were pushed aside, with the way."""
    cargo: dict[str, tuple[Value, ...]] = {}
    """Port and values of its cargo cards."""
    bonus: Annotated[int, msgspec.Meta(ge=0, le=N_BONUS)] = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=N_FACES)] = 0
    """Its last die for the beginning."""


class Cloud(msgspec.Struct, forbid_unknown_fields=True):
    """Where the cloud is."""

    at: tuple[int, int] = DATA.grid.start
    letter: str = LETTERS[0]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything there is to know about a position."""

    phase: str = "turn_up"
    round: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    seat: Seat = 0
    first: Seat = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=N_FACES)] = 0
    rivals: tuple[Seat, ...] | None = None
    """Who may still begin; all, while it is diced for."""
    cloud: Cloud = msgspec.field(default_factory=Cloud)
    segment: Annotated[int, msgspec.Meta(ge=0, lt=N_SEGMENTS)] | None = None
    """Of the last spin."""
    pile: str | None = None
    """The port whose next card is turned up."""
    tops: dict[str, Value | None] | None = None
    """The open card of each port; one that is left out shows none while cards are dealt, else the lowest of its pile."""
    fleets: tuple[Fleet, ...] = ()
    ending: str | None = None


def to_position(s: Triangle, board: Board) -> Position:
    """Name everything."""
    return Position(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first,
        die=s.die,
        rivals=tuple(members(s.rivals)),
        cloud=Cloud(SPOTS[s.point], LETTERS[s.letter]),
        segment=s.segment if s.segment != NONE else None,
        pile=name_of(s.pile, PORTS),
        tops={port: CARDS[card][1] if card != NONE else None for port, card in zip(PORTS, s.top_of_pile, strict=True)},
        fleets=tuple(_fleet(s, seat) for seat in range(board.n_seats)),
        ending=name_of(s.ending, ENDINGS),
    )


def _fleet(s: Triangle, seat: int) -> Fleet:
    ships = range(seat * PER_FLEET, (seat + 1) * PER_FLEET)
    cargo: dict[str, tuple[int, ...]] = {}
    for (port, value), n in zip(CARDS, s.cards_of_seat[seat], strict=True):
        if n:
            cargo[PORTS[port]] = (*cargo.get(PORTS[port], ()), *[value] * n)
    return Fleet(
        ships=tuple(_place_name(s.place_of_ship[ship]) for ship in ships),
        aside={PLACES[s.place_of_ship[ship]]: WAYS[s.aside_of_ship[ship]] for ship in ships if s.aside_of_ship[ship] != NONE},
        cargo=cargo,
        bonus=s.bonus_of_seat[seat],
        die=s.start_of_seat[seat],
    )


def _place_name(place: int) -> str:
    if place == LOST:
        return LOST_NAME
    return PLACES[place] if place < HUNG else f"{HUNG_NAME}{place - HUNG + 1}"


PLACE_NAMES = (*PLACES, *(_place_name(HUNG + magnet) for magnet in range(N_MAGNETS)), LOST_NAME)


def from_position(position: Position, board: Board) -> Triangle:
    """The state of a named position; `Malformed` says what cannot be."""
    s = Triangle()
    setup(s, board)
    s.phase = index_of(position.phase, PHASES, "$.phase")
    s.round, s.seat, s.first, s.die = position.round, position.seat, position.first, position.die
    rivals = range(board.n_seats) if s.phase == START and position.rivals is None else position.rivals or ()
    s.rivals = mask_of(rivals)
    _place_cloud(s, position.cloud)
    s.segment = NONE if position.segment is None else position.segment
    s.ending = index_of(position.ending, ENDINGS, "$.ending")
    no_more(position.fleets, board.n_seats, "$.fleets", "fleets")
    for seat, fleet in enumerate(position.fleets):
        _place_fleet(s, board, seat, fleet)
    s.bonus_left = max(0, N_BONUS - sum(s.bonus_of_seat))
    s.occupied = mask_of(place for place in s.place_of_ship if LOST < place < HUNG)
    _open_piles(s, position)
    sound(invariants(s, board))
    return s


def _place_cloud(s: Triangle, cloud: Cloud) -> None:
    column, row = cloud.at
    if not (0 <= column < N_COLUMNS and 0 <= row < N_ROWS):
        raise Malformed(f"$.cloud.at is {list(cloud.at)}, expected a point from [0, 0] to [{N_COLUMNS - 1}, {N_ROWS - 1}]")
    s.point = row * N_COLUMNS + column
    s.letter = index_of(cloud.letter, LETTERS, "$.cloud.letter")


def _place_fleet(s: Triangle, board: Board, seat: int, fleet: Fleet) -> None:
    path = f"$.fleets[{seat}]"
    if fleet.ships is not None:
        if len(fleet.ships) != PER_FLEET:
            raise Malformed(f"{path}.ships names {len(fleet.ships)} places, expected {PER_FLEET}")
        for i, name in enumerate(fleet.ships):
            place = index_of(name, PLACE_NAMES, f"{path}.ships[{i}]")
            s.place_of_ship[seat * PER_FLEET + i] = LOST if name == LOST_NAME else place
            if HUNG <= place < HUNG + N_MAGNETS:
                if s.hung_of_magnet[place - HUNG] == board.holds:
                    raise Malformed(f"{path}.ships[{i}] hangs at {name!r}, which carries {board.holds} ships at most")
                s.hung_of_magnet[place - HUNG] += 1
    for name, way in fleet.aside.items():
        place = index_of(name, PLACES, f"{path}.aside")
        ships = [ship for ship in range(seat * PER_FLEET, (seat + 1) * PER_FLEET) if s.place_of_ship[ship] == place]
        if not ships:
            raise Malformed(f"{path}.aside names {name!r}, expected the place of one of its ships")
        s.aside_of_ship[ships[0]] = index_of(way, WAYS, f"{path}.aside.{name}")
    for name, values in fleet.cargo.items():
        for value in values:
            card = _take(s, index_of(name, PORTS, f"{path}.cargo"), value, f"{path}.cargo.{name}")
            s.cards_of_seat[seat][card] += 1
            s.money_of_seat[seat] += value
    s.bonus_of_seat[seat] = fleet.bonus
    s.money_of_seat[seat] += fleet.bonus * board.bonus
    s.start_of_seat[seat] = fleet.die


def _open_piles(s: Triangle, position: Position) -> None:
    """Turn up the cards that are named, else, once the match has begun, the lowest of each pile."""
    s.pile = index_of(position.pile or PORTS[0], PORTS, "$.pile") if s.phase == TURN_UP else NONE
    for name in position.tops or {}:
        index_of(name, PORTS, "$.tops")
    for port, name in enumerate(PORTS):
        dealing = s.phase == TURN_UP and (s.round == 0 or port == s.pile)
        left = [value for (of, value), n in zip(CARDS, s.hidden_of_card, strict=True) if of == port and n]
        value = None if dealing or not left else left[0]
        if position.tops is not None:
            value = position.tops.get(name, value)
        if value is not None:
            s.top_of_pile[port] = _take(s, port, value, f"$.tops.{name}")


def _take(s: Triangle, port: int, value: int, path: str) -> int:
    """A card that nobody has yet."""
    left = [of for (pile, of), n in zip(CARDS, s.hidden_of_card, strict=True) if pile == port and n]
    if value not in left:
        raise Malformed(f"{path} names {value}, expected a card that is left: {', '.join(map(str, left)) or 'there is none'}")
    card = CARDS.index((port, value))
    s.hidden_of_card[card] -= 1
    return card
