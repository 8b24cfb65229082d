"""What speaks for an action: the part of the policy in which it gains most over the next best ship. Judgement, no rule."""

from typing import Final

from seaboard.engine.bits import count, has, lowest
from seaboard.engine.codes import Codes
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.triangle import actions
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.lanes import BY_PORT, PLAN, in_port, plan, port_of, sailing, ship_on
from seaboard.games.triangle.policy import COIN, blockade, bump_worth, prize, prospect, risk, sail_worth, ship_worth
from seaboard.games.triangle.rules import HOME
from seaboard.games.triangle.state import N_MARKS, N_PORTS, PER_FLEET, Triangle

reason_code = Codes()
NOTHING: Final = reason_code("none")
WINS: Final = reason_code("wins")  # the card fills the target
TAKES_DEAR: Final = reason_code("takes_dear")  # the dearest open card
TAKES_CARD: Final = reason_code("takes_card")
COMES_HOME: Final = reason_code("comes_home")  # where a bonus waits
NEARS_DEAR: Final = reason_code("nears_dear")  # the dearest open card
NEARS_PORT: Final = reason_code("nears_port")
LEAVES_DANGER: Final = reason_code("leaves_danger")  # the cloud may come where it is
AVOIDS_DANGER: Final = reason_code("avoids_danger")  # another ship would sail to where the cloud may come
SENDS_BACK: Final = reason_code("sends_back")  # another seat's ship
SPARES_OWN: Final = reason_code("spares_own")  # another ship would send back one of its own fleet
BLOCKS_PORT: Final = reason_code("blocks_port")  # it is full, and others wait before it
KEEPS_PORT: Final = reason_code("keeps_port")  # another ship would leave one that is full
REASONS: Final = reason_code.names

# The parts of `policy.sail_worth`.
CARD: Final = 0  # that docking brings
WAY: Final = 1  # to the next card; a loss for who docks
SAFETY: Final = 2
BUMP: Final = 3
PORTS: Final = 4
N_PARTS: Final = 5

BETTER: Final = 20  # two thousand: so much more than the next best ship gains is worth a word


@rule
def part_worth(s: Triangle, board: Board, ship: int, part: int) -> int:
    """What the ship gains from its roll in one part."""
    seat = ship // PER_FLEET
    course = plan(s, board, ship)
    here = s.place_of_ship[ship]
    place = course % PLAN
    docks = course // PLAN == BY_PORT
    if part == SAFETY:
        worth = ship_worth(s, board, seat)
        return risk(s, board, here, worth) - risk(s, board, place, worth)
    if part == BUMP:
        return 0 if docks or not has(s.occupied, place) else bump_worth(s, board, seat, ship_on(s, place), place)
    if part == PORTS:
        value = 0
        if docks:
            value += blockade(s, board, seat, port_of(place), in_port(s, board, port_of(place)) + 1)
        if here >= N_MARKS:
            value -= blockade(s, board, seat, port_of(here), in_port(s, board, port_of(here)))
        return value
    if part == WAY:
        return prospect(s, board, place) - prospect(s, board, here)
    return COIN * prize(s, board, port_of(place)) if docks else 0


@rule
def rival(s: Triangle, board: Board, ship: int) -> int:
    """The other ship of the fleet that a sensible player would rather sail now than any but this one."""
    best = NONE
    most = 0
    others = sailing(s, board, ship // PER_FLEET) & ~(1 << ship % PER_FLEET)
    while others:
        other = ship - ship % PER_FLEET + lowest(others)
        value = sail_worth(s, board, ship // PER_FLEET, other)
        if best == NONE or value > most:
            best = other
            most = value
        others &= others - 1
    return best


@rule
def has_dearest(s: Triangle, board: Board, port: int) -> bool:
    """Is the open card of this port the dearest there is, and of no other?"""
    most = 0
    for other in range(N_PORTS):
        if other != port:
            most = max(most, prize(s, board, other))
    return prize(s, board, port) > most


@rule
def reason_to_dock(s: Triangle, board: Board, seat: int, port: int) -> int:
    """Why a ship docks there."""
    if s.money_of_seat[seat] + prize(s, board, port) >= board.target_of_seat[seat]:
        return WINS
    if has_dearest(s, board, port):
        return TAKES_DEAR
    if port == HOME and s.bonus_left > 0:
        return COMES_HOME
    return TAKES_CARD if s.top_of_pile[port] != NONE else NOTHING


@rule
def reason_by_part(s: Triangle, board: Board, ship: int, part: int) -> int:
    """Why a ship sails that gains most in this part."""
    place = plan(s, board, ship) % PLAN
    if part == CARD:
        return reason_to_dock(s, board, ship // PER_FLEET, port_of(place))
    if part == WAY:
        return NEARS_DEAR if has_dearest(s, board, (board.lane_of_place[place] + 1) % N_PORTS) else NEARS_PORT
    own = part_worth(s, board, ship, part) > 0
    if part == SAFETY:
        return LEAVES_DANGER if own else AVOIDS_DANGER
    if part == BUMP:
        return SENDS_BACK if own else SPARES_OWN
    return BLOCKS_PORT if own else KEEPS_PORT


@rule
def reason(s: Triangle, board: Board, observer: int, seat: int, action: int) -> int:  # noqa: ARG001  the contract's form
    """What speaks most for this action; all is open, so for everybody the same."""
    if action < actions.SAIL or count(sailing(s, board, seat)) == 1:
        return NOTHING
    ship = seat * PER_FLEET + action - actions.SAIL
    course = plan(s, board, ship)
    if course // PLAN == BY_PORT and reason_to_dock(s, board, seat, port_of(course % PLAN)) == WINS:
        return WINS
    other = rival(s, board, ship)
    best = NONE
    most = BETTER - 1
    for part in range(N_PARTS):
        own = part_worth(s, board, ship, part)
        value = own - part_worth(s, board, other, part)
        if value > most and (part != WAY or own > 0):
            best = part
            most = value
    return NOTHING if best == NONE else reason_by_part(s, board, ship, best)
