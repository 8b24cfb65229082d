"""What the lanes, ports and the cloud allow, in the rule dialect: where a ship's roll leads, where a ship is put back."""

from typing import Final

from seaboard.engine.bits import count, has, lowest
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.triangle import actions
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.state import HUNG, LOST, N_DOCKS, N_MARKS, N_PORTS, N_SHIPS, PER_FLEET, Triangle

# What ends a move. A plan is one of these times PLAN, plus the place.
BY_ROLL: Final = 0  # on a mark, with the full roll
BY_PORT: Final = 1
BY_FULL_PORT: Final = 2  # before it
BY_CLOUD: Final = 3  # before it
PLAN: Final = 64
PLAN_BITS: Final = 8
NO_PLAN: Final = (1 << PLAN_BITS) - 1  # behind all plans

TWO_OWN: Final = 2  # ships of a seat that a port takes


@rule
def dock_of(port: int, i: int) -> int:
    """The i-th dock of a port, from 0."""
    return N_MARKS + port * N_DOCKS + i


@rule
def port_of(place: int) -> int:
    """The port of a dock, NONE for a mark."""
    return (place - N_MARKS) // N_DOCKS if place >= N_MARKS else NONE


@rule
def under_cloud(s: Triangle, board: Board, place: int) -> bool:
    """Is the cloud over this place?"""
    return has(board.under[s.point], place)


@rule
def in_port(s: Triangle, board: Board, port: int) -> int:
    """How many ships lie there."""
    return count(s.occupied & board.docks_of_port[port])


@rule
def own_in_port(s: Triangle, port: int, seat: int) -> int:
    """How many of a seat's ships lie there."""
    first = dock_of(port, 0)
    n = 0
    for ship in range(seat * PER_FLEET, (seat + 1) * PER_FLEET):
        if first <= s.place_of_ship[ship] < first + N_DOCKS:
            n += 1
    return n


@rule
def is_full_for(s: Triangle, board: Board, port: int, seat: int) -> bool:
    """§4.2, §4.3 As many ships as players, or two of the seat's own."""
    return in_port(s, board, port) >= board.n_seats or own_in_port(s, port, seat) >= TWO_OWN


@rule
def free_dock(s: Triangle, board: Board, port: int) -> int:
    """§4.5 The free dock with the lowest number."""
    return lowest(board.docks_of_port[port] & ~s.occupied)


@rule
def ships_left(s: Triangle, seat: int) -> int:
    """How many ships of a fleet are not lost."""
    n = 0
    for ship in range(seat * PER_FLEET, (seat + 1) * PER_FLEET):
        n += 0 if s.place_of_ship[ship] == LOST else 1
    return n


@rule
def ship_on(s: Triangle, place: int) -> int:
    """The ship on an occupied place."""
    for ship in range(N_SHIPS):
        if s.place_of_ship[ship] == place:
            return ship
    return NONE


@rule
def marks_from(first: int, end: int) -> int:
    """The marks from the first up to the one before the end, as a mask."""
    return ((1 << (end - first)) - 1) << first if end > first else 0


@rule
def last_free(s: Triangle, first: int, end: int, stop: int, none: int) -> int:
    """A plan to stop on the last free mark before the end, or minus the reason why there is none."""
    for back in range(end - first):
        mark = end - 1 - back
        if not has(s.occupied, mark):
            return stop * PLAN + mark
    return -none


@rule
def plan(s: Triangle, board: Board, ship: int) -> int:
    """§4.1 to §5.2 Where the roll takes a ship: what ends its move, times PLAN, plus the place; or minus the reason why not."""
    place = s.place_of_ship[ship]
    if place == LOST:
        return -actions.GONE
    if place >= HUNG:
        return -actions.HANGS
    under = board.under[s.point]
    if has(under, place):
        return -actions.UNDER_CLOUD
    lane = board.lane_of_place[place]
    first = board.ahead_of_place[place]
    end = board.end_of_lane[lane]
    goal = first + s.die - 1
    covered = under & marks_from(first, min(goal + 1, end))
    if covered:
        return last_free(s, first, lowest(covered), BY_CLOUD, actions.CLOUD_AHEAD)
    if goal < end:
        return BY_ROLL * PLAN + goal
    port = (lane + 1) % N_PORTS
    if has(under, dock_of(port, 0)):
        return last_free(s, first, end, BY_CLOUD, actions.CLOUD_AHEAD)
    if is_full_for(s, board, port, ship // PER_FLEET):
        return last_free(s, first, end, BY_FULL_PORT, actions.PORT_FULL)
    return BY_PORT * PLAN + free_dock(s, board, port)


@rule
def plans(s: Triangle, board: Board, seat: int) -> int:
    """The plans of the ships of a fleet that could sail, each in its bits of one number; NO_PLAN for the others."""
    found = 0
    for i in range(PER_FLEET):
        course = plan(s, board, seat * PER_FLEET + i)
        found |= (course if course >= 0 else NO_PLAN) << (i * PLAN_BITS)
    return found


@rule
def nth_plan(courses: int, i: int) -> int:
    """The plan of a fleet's ship among those of `plans`."""
    return courses >> (i * PLAN_BITS) & NO_PLAN


@rule
def sailing_by(courses: int) -> int:
    """§5.3 The ships that may sail, as a mask: only if none can use its roll, those that stop before the cloud."""
    by_roll = 0
    by_cloud = 0
    for i in range(PER_FLEET):
        course = nth_plan(courses, i)
        by_roll |= (1 if course < BY_CLOUD * PLAN else 0) << i
        by_cloud |= (1 if course < NO_PLAN else 0) << i
    return by_roll or by_cloud


@rule
def sailing(s: Triangle, board: Board, seat: int) -> int:
    """§5.3 The ships of the fleet that may sail, as a mask."""
    return sailing_by(plans(s, board, seat))


@rule
def can_sail(s: Triangle, board: Board, seat: int) -> bool:
    """§3.4 May any ship of the fleet sail?"""
    ship = seat * PER_FLEET
    end = ship + PER_FLEET
    while ship < end and plan(s, board, ship) < 0:
        ship += 1
    return ship < end


@rule
def retreat(s: Triangle, board: Board, ship: int, mark: int) -> int:
    """§6.2, §6.3 Where a ship goes that is sent back from a mark: its last port, or the first free mark behind it."""
    port = board.lane_of_place[mark]
    if not is_full_for(s, board, port, ship // PER_FLEET):
        return free_dock(s, board, port)
    free = marks_from(board.ahead_of_place[dock_of(port, 0)], board.end_of_lane[port]) & ~s.occupied
    in_the_open = free & ~board.under[s.point]
    if in_the_open:
        return lowest(in_the_open)
    return lowest(free) if free else free_dock(s, board, port)
