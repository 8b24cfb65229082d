"""What one seat, or the spectator, may know now: everything, for nothing on this table is secret. Enough to draw it."""

from typing import Final

import msgspec

from seaboard.engine.bits import has
from seaboard.engine.named import names_of
from seaboard.engine.state import NONE
from seaboard.games.triangle import actions
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.choices import face_down, refusal
from seaboard.games.triangle.data import CARDS, DATA, LETTERS, PLACES, PORTS
from seaboard.games.triangle.events import SPOTS, STOPS
from seaboard.games.triangle.lanes import PLAN, dock_of, in_port, plan, port_of, ship_on, under_cloud
from seaboard.games.triangle.rules import drift, sail
from seaboard.games.triangle.state import (
    HUNG,
    LOST,
    N_PORTS,
    N_SEGMENTS,
    N_SHIPS,
    OVER,
    PER_FLEET,
    PHASES,
    SAIL,
    Triangle,
)


class Ship(msgspec.Struct, frozen=True):
    """A ship: at sea, in port, hanging beneath the cloud, or lost."""

    seat: int
    ship: int
    """Its number in the fleet, from 0."""
    at: str | None
    """Mark or dock; none if it hangs or is lost."""
    magnet: int | None
    """Where it hangs."""
    lost: bool
    under: bool
    """The cloud is over it: it cannot sail."""
    aside: bool
    """The cloud has pushed it off its mark; it is set down when the cloud has left."""
    danger: int
    """How many of the sixteen segments would catch it at the next spin."""


class Port(msgspec.Struct, frozen=True):
    """A port and its pile."""

    port: str
    ships: int
    full: bool
    """For everybody: as many ships as players."""
    under: bool
    top: int | None
    """The open card, in thousands; none if the pile is empty."""
    cards: int
    """How many are left, the open one included."""


class Card(msgspec.Struct, frozen=True):
    """A cargo card somebody has taken, in thousands."""

    port: str
    value: int


class Fleet(msgspec.Struct, frozen=True):
    """What a seat has brought together."""

    seat: int
    money: int
    target: int
    """The money with which this seat wins."""
    cards: tuple[Card, ...]
    bonus: int
    """How many bonus cards."""
    ships: int
    """Not lost."""
    die: int | None
    """Its last die for the beginning."""


class Course(msgspec.Struct, frozen=True):
    """Where a ship of the seat on turn would go with its roll, and what would happen there; or why it may not."""

    ship: int
    why: str | None
    """Why it may not sail; none if it may."""
    stop: str | None
    """What ends its move: its roll on a mark, a port, a full port, the cloud."""
    to: str | None
    """The mark or dock where it stops."""
    steps: int
    card: int | None
    """The cargo card it would take, in thousands."""
    bonus: int | None
    sends_back: tuple[int, int] | None
    """Seat and ship that it would land on."""
    back_to: str | None
    """Where that ship would go."""
    danger: int | None
    """How many of the sixteen segments would catch it there, if the spinner were spun next; none if it may not sail or if that
    ends the match."""


class Cloud(msgspec.Struct, frozen=True):
    """Where the cloud is."""

    at: tuple[int, int]
    letter: str
    covers: tuple[str, ...]
    """Marks and docks beneath it."""


class Spin(msgspec.Struct, frozen=True):
    """The last spin."""

    segment: int
    letter: str
    points: int
    way: str
    word: bool


class View(msgspec.Struct, frozen=True):
    """The table, as all see it."""

    phase: str
    round: int
    seat: int
    first: int | None
    """Who began; none before that is known."""
    spinner: int
    """Who spins at the end of the round."""
    die: int | None
    cloud: Cloud
    spin: Spin | None
    ports: tuple[Port, ...]
    bonus_left: int
    ships: tuple[Ship, ...]
    fleets: tuple[Fleet, ...]
    courses: tuple[Course, ...]
    """The ships of the seat on turn, while it chooses."""


_VIEWS: dict[tuple[int, bytes], tuple[Board, View]] = {}  # board and position -> that very board, and the view
VIEWS: Final = 64  # that are kept: whoever sits at a table is shown the same, one after the other


def view(s: Triangle, board: Board, seat: int) -> View:  # noqa: ARG001  all see the same
    """Everything there is to know of the position; what it takes to find it out is done once for all who look."""
    key = id(board), s.pack()
    known, found = _VIEWS.get(key, (None, None))
    if found is None or known is not board:
        if len(_VIEWS) >= VIEWS:
            _VIEWS.clear()
        found = _seen(s, board)
        _VIEWS[key] = board, found
    return found


def _seen(s: Triangle, board: Board) -> View:
    danger = dangers(s, board, s.occupied)
    return View(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first if s.round else None,
        spinner=(s.first + max(0, s.round - 1)) % board.n_seats,
        die=s.die or None,
        cloud=Cloud(SPOTS[s.point], LETTERS[s.letter], names_of(board.under[s.point], PLACES)),
        spin=_spin(s.segment) if s.segment != NONE else None,
        ports=tuple(_port(s, board, port) for port in range(N_PORTS)),
        bonus_left=s.bonus_left,
        ships=tuple(_ship(s, board, ship, danger[ship]) for ship in range(board.n_seats * PER_FLEET)),
        fleets=tuple(_fleet(s, board, owner) for owner in range(board.n_seats)),
        courses=tuple(_course(s, board, ship) for ship in range(PER_FLEET)) if s.phase == SAIL else (),
    )


def dangers(s: Triangle, board: Board, places: int) -> list[int]:
    """§7 How many of the sixteen segments would catch each ship on these places, if the spinner were spun now."""
    found = [0] * N_SHIPS
    for segment in range(N_SEGMENTS):
        if not board.swept[s.point * len(LETTERS) + s.letter][segment] & s.occupied & places:
            continue
        after = s.clone()
        drift(after, board, segment, None)
        for ship in range(N_SHIPS):
            is_meant = _is_afloat(s, ship) and has(places, s.place_of_ship[ship])
            found[ship] += int(is_meant and not _is_afloat(after, ship))
    return found


def _is_afloat(s: Triangle, ship: int) -> bool:
    return LOST < s.place_of_ship[ship] < HUNG


def _spin(segment: int) -> Spin:
    found = DATA.segment[segment]
    return Spin(segment, found.letter, found.points, found.way, found.word)


def _port(s: Triangle, board: Board, port: int) -> Port:
    top = s.top_of_pile[port]
    return Port(
        port=PORTS[port],
        ships=in_port(s, board, port),
        full=in_port(s, board, port) >= board.n_seats,
        under=under_cloud(s, board, dock_of(port, 0)),
        top=CARDS[top][1] if top != NONE else None,
        cards=face_down(s, board, port) + int(top != NONE),
    )


def _ship(s: Triangle, board: Board, ship: int, danger: int) -> Ship:
    place = s.place_of_ship[ship]
    on_board = _is_afloat(s, ship)
    return Ship(
        seat=ship // PER_FLEET,
        ship=ship % PER_FLEET,
        at=PLACES[place] if on_board else None,
        magnet=place - HUNG if place >= HUNG else None,
        lost=place == LOST,
        under=on_board and under_cloud(s, board, place),
        aside=s.aside_of_ship[ship] != NONE,
        danger=danger,
    )


def _fleet(s: Triangle, board: Board, seat: int) -> Fleet:
    ships = s.place_of_ship[seat * PER_FLEET : (seat + 1) * PER_FLEET]
    return Fleet(
        seat=seat,
        money=s.money_of_seat[seat],
        target=board.target_of_seat[seat],
        cards=tuple(
            Card(PORTS[port], value) for (port, value), n in zip(CARDS, s.cards_of_seat[seat], strict=True) for _ in range(n)
        ),
        bonus=s.bonus_of_seat[seat],
        ships=sum(place != LOST for place in ships),
        die=s.start_of_seat[seat] or None,
    )


def _course(s: Triangle, board: Board, i: int) -> Course:
    why = refusal(s, board, s.seat, actions.SAIL + i)
    ship = s.seat * PER_FLEET + i
    course = plan(s, board, ship)
    if course < 0:
        return Course(i, actions.refuse.names[why], None, None, 0, None, None, None, None, None)
    place, here = course % PLAN, s.place_of_ship[ship]
    after = s.clone()
    sail(after, board, ship, None)
    port = port_of(place)
    top = s.top_of_pile[port] if port != NONE else NONE
    other = ship_on(s, place) if has(s.occupied, place) else NONE
    end = place if port == NONE else board.end_of_lane[board.lane_of_place[here]]
    return Course(
        ship=i,
        why=actions.refuse.names[why] if why else None,
        stop=STOPS[course // PLAN],
        to=PLACES[place],
        steps=end - board.ahead_of_place[here] + 1,
        card=CARDS[top][1] if top != NONE else None,
        bonus=board.bonus if after.bonus_left < s.bonus_left else None,
        sends_back=divmod(other, PER_FLEET) if other != NONE else None,
        back_to=PLACES[after.place_of_ship[other]] if other != NONE else None,
        danger=None if why or after.phase == OVER else dangers(after, board, 1 << place)[ship],
    )
