"""What happens, in the rule dialect, paragraph by paragraph of docs/rules/triangle.md."""

from typing import Final

from seaboard.engine.bits import has, lowest
from seaboard.engine.events import EVERYONE, emit
from seaboard.engine.rule import rule
from seaboard.engine.state import CHANCE, NONE, Row
from seaboard.games.triangle import actions
from seaboard.games.triangle import events as event
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.choices import face_down, first_card
from seaboard.games.triangle.data import UNIT
from seaboard.games.triangle.lanes import BY_PORT, BY_ROLL, PLAN, can_sail, dock_of, plan, port_of, retreat, ship_on, ships_left
from seaboard.games.triangle.state import (
    FLEET_LOST,
    HUNG,
    LOST,
    MARKS,
    MOST_ROUNDS,
    N_BONUS,
    N_CARDS,
    N_LETTERS,
    N_MARKS,
    N_PORTS,
    N_SHIPS,
    N_WAYS,
    NO_CARDS,
    OVER,
    PER_FLEET,
    ROLL,
    SAIL,
    SPIN,
    START,
    TARGET,
    TURN_UP,
    Triangle,
)
from seaboard.games.triangle.sweeps import TOUCH

HOME: Final = 0  # the port with the bonus


@rule
def setup(s: Triangle, board: Board) -> None:
    """§1.1, §1.2 A ship of every seat in every port, the cloud on the red circle; the cards are turned up next."""
    for ship in range(N_SHIPS):
        s.place_of_ship[ship] = LOST
        s.aside_of_ship[ship] = NONE
    for seat in range(board.n_seats):
        for port in range(N_PORTS):
            dock = dock_of(port, (seat + port) % board.n_seats)
            s.place_of_ship[seat * PER_FLEET + port] = dock
            s.occupied |= 1 << dock
    for port in range(N_PORTS):
        s.top_of_pile[port] = NONE
    for card in range(N_CARDS):
        s.hidden_of_card[card] = board.copies_of_card[card]
    s.bonus_left = N_BONUS
    s.point = board.start
    s.segment = NONE
    s.ending = NONE
    s.pile = 0
    s.phase = TURN_UP


@rule
def apply(s: Triangle, board: Board, seat: int, action: int, events: Row | None) -> None:
    """Play one action that `legal` allows; the caller has checked it."""
    if action >= actions.SAIL:
        sail(s, board, seat * PER_FLEET + action - actions.SAIL, events)
    elif action >= actions.SPUN:
        spin(s, board, action - actions.SPUN, events)
    elif action < actions.ROLLED:
        turn_up(s, board, UNIT * (action - actions.TURNED_UP + 1), events)
    elif s.phase == ROLL:
        roll(s, board, action - actions.ROLLED + 1, events)
    else:
        dice(s, board, action - actions.ROLLED + 1, events)


@rule
def turn_up(s: Triangle, board: Board, value: int, events: Row | None) -> None:
    """§1.3 The next card of a pile lies open: of each pile before the match, later of the one a card was taken from."""
    port = s.pile
    card = first_card(board, port)
    while board.value_of_card[card] != value:
        card += 1
    s.hidden_of_card[card] -= 1
    s.top_of_pile[port] = card
    s.pile = NONE
    emit(events, event.TURNED_UP, CHANCE, EVERYONE, card, NONE, NONE)
    if s.round > 0:
        end_turn(s, board, events)
    elif port + 1 < N_PORTS:
        s.pile = port + 1
    elif board.first_seat != NONE:
        begin(s, board.first_seat, events)
    else:
        s.rivals = (1 << board.n_seats) - 1
        s.phase = START


@rule
def dice(s: Triangle, board: Board, eyes: int, events: Row | None) -> None:
    """§2.1 Every seat throws; the highest begins, and those who share it throw again."""
    s.start_of_seat[s.seat] = eyes
    emit(events, event.DICED, s.seat, EVERYONE, eyes, NONE, NONE)
    later = s.rivals >> (s.seat + 1)
    if later:
        s.seat += 1 + lowest(later)
        return
    best = 0
    for seat in range(board.n_seats):
        if has(s.rivals, seat):
            best = max(best, s.start_of_seat[seat])
    for seat in range(board.n_seats):
        if s.start_of_seat[seat] != best:
            s.rivals &= ~(1 << seat)
    s.seat = lowest(s.rivals)
    if s.rivals & (s.rivals - 1) == 0:
        begin(s, s.seat, events)


@rule
def begin(s: Triangle, seat: int, events: Row | None) -> None:
    """§2.1 This seat begins, in every round."""
    s.first = seat
    s.seat = seat
    s.rivals = 0
    s.round = 1
    emit(events, event.BEGAN, seat, EVERYONE, NONE, NONE, NONE)
    begin_turn(s, events)


@rule
def begin_turn(s: Triangle, events: Row | None) -> None:
    """§2.2 The seat throws the die."""
    s.phase = ROLL
    emit(events, event.TURN_BEGAN, s.seat, EVERYONE, s.round, NONE, NONE)


@rule
def end_turn(s: Triangle, board: Board, events: Row | None) -> None:
    """§2.2, §2.3 The next seat, clockwise; after the last one the cloud."""
    s.die = 0
    s.seat = (s.seat + 1) % board.n_seats
    if s.seat == s.first:
        s.phase = SPIN
    else:
        begin_turn(s, events)


@rule
def roll(s: Triangle, board: Board, eyes: int, events: Row | None) -> None:
    """§3.1, §3.4 Who can sail must; who cannot passes."""
    s.die = eyes
    emit(events, event.ROLLED, s.seat, EVERYONE, eyes, NONE, NONE)
    if can_sail(s, board, s.seat):
        s.phase = SAIL
    else:
        emit(events, event.PASSED, s.seat, EVERYONE, NONE, NONE, NONE)
        end_turn(s, board, events)


@rule
def sail(s: Triangle, board: Board, ship: int, events: Row | None) -> None:
    """§3.2 to §6.3 One ship sails as its roll leads it, and sends back the ship it lands on."""
    course = plan(s, board, ship)
    stop = course // PLAN
    place = course % PLAN
    trace(s, board, ship, place, events)
    s.occupied &= ~(1 << s.place_of_ship[ship])
    other = ship_on(s, place) if has(s.occupied, place) else NONE
    s.place_of_ship[ship] = place
    s.occupied |= 1 << place
    if other != NONE:
        send_back(s, board, other, place, events)
    if stop == BY_PORT:
        dock(s, board, ship, events)
        return
    if stop != BY_ROLL:
        emit(events, event.STOPPED, ship // PER_FLEET, EVERYONE, ship, place, stop)
    end_turn(s, board, events)


@rule
def trace(s: Triangle, board: Board, ship: int, place: int, events: Row | None) -> None:
    """Every step of a ship is an event, from where it is to where it stops."""
    if events is None:
        return
    here = s.place_of_ship[ship]
    end = min(place, board.end_of_lane[board.lane_of_place[here]] - 1)  # the last mark before a port
    for mark in range(board.ahead_of_place[here], end + 1):
        emit(events, event.SAILED, ship // PER_FLEET, EVERYONE, ship, here, mark)
        here = mark
    if place >= N_MARKS:
        emit(events, event.SAILED, ship // PER_FLEET, EVERYONE, ship, here, place)


@rule
def send_back(s: Triangle, board: Board, ship: int, mark: int, events: Row | None) -> None:
    """§6.1 to §6.4 A ship leaves its mark for the port it came from; it takes no card there."""
    place = retreat(s, board, ship, mark)
    s.place_of_ship[ship] = place
    s.occupied |= 1 << place
    emit(events, event.SENT_BACK, ship // PER_FLEET, EVERYONE, ship, mark, place)


@rule
def dock(s: Triangle, board: Board, ship: int, events: Row | None) -> None:
    """§4.1, §8.1 to §8.4 The ship is in port and takes the open card, in the home port a bonus card as well."""
    seat = ship // PER_FLEET
    place = s.place_of_ship[ship]
    port = port_of(place)
    emit(events, event.DOCKED, seat, EVERYONE, ship, place, NONE)
    card = s.top_of_pile[port]
    if card != NONE:
        s.top_of_pile[port] = NONE
        s.cards_of_seat[seat][card] += 1
        s.money_of_seat[seat] += board.value_of_card[card]
        emit(events, event.TOOK, seat, EVERYONE, card, NONE, NONE)
    if port == HOME and s.bonus_left > 0:
        s.bonus_left -= 1
        s.bonus_of_seat[seat] += 1
        s.money_of_seat[seat] += board.bonus
        emit(events, event.BONUS, seat, EVERYONE, board.bonus, NONE, NONE)
    if s.money_of_seat[seat] >= board.target_of_seat[seat]:
        finish(s, seat, TARGET, events)
    elif is_sold_out(s, board):
        finish(s, seat, NO_CARDS, events)
    elif card != NONE and face_down(s, board, port) > 0:
        s.pile = port
        s.phase = TURN_UP
    else:
        end_turn(s, board, events)


@rule
def is_sold_out(s: Triangle, board: Board) -> bool:
    """§9.3 Is there no card left, neither cargo nor bonus?"""
    left = s.bonus_left
    for port in range(N_PORTS):
        left += face_down(s, board, port) + (0 if s.top_of_pile[port] == NONE else 1)
    return left == 0


@rule
def finish(s: Triangle, seat: int, ending: int, events: Row | None) -> None:
    """§9 The match is over."""
    s.phase = OVER
    s.ending = ending
    emit(events, event.ENDED, seat, EVERYONE, ending, NONE, NONE)


@rule
def spin(s: Triangle, board: Board, segment: int, events: Row | None) -> None:
    """§2.3, §9.2 The cloud moves after every round; a fleet that is lost ends the match."""
    emit(events, event.SPUN, (s.first + s.round - 1) % board.n_seats, EVERYONE, segment, NONE, NONE)
    s.segment = segment
    drift(s, board, segment, events)
    for seat in range(board.n_seats):
        if ships_left(s, seat) == 0:
            finish(s, seat, FLEET_LOST, events)
            return
    s.round = min(s.round + 1, MOST_ROUNDS)
    begin_turn(s, events)


@rule
def drift(s: Triangle, board: Board, segment: int, events: Row | None) -> None:
    """§7.1 to §7.9 First the cloud turns, then it wanders, then it is emptied if a word says so; pushed ships come last."""
    way = board.way_of_segment[segment]
    is_quiet = board.swept[s.point * N_LETTERS + s.letter][segment] & s.occupied == 0  # no magnet touches a ship
    pushed = turn_cloud(s, board, board.letter_of_segment[segment], is_quiet, events)
    pushed |= move_cloud(s, board, way, board.points_of_segment[segment], is_quiet, events)
    push_aside(s, pushed & s.occupied, way, events)
    if board.points_of_segment[segment] == 0:
        empty_cloud(s, board, events)
    set_down(s, board, events)


@rule
def turn_cloud(s: Triangle, board: Board, letter: int, is_quiet: bool, events: Row | None) -> int:
    """§7.1 Clockwise, until the letter is at the notch; return the marks of ships that a full magnet touched."""
    if s.letter != letter:
        emit(events, event.CLOUD_TURNED, CHANCE, EVERYONE, s.letter, letter, NONE)
    if is_quiet:
        s.letter = letter
    pushed = 0
    while s.letter != letter:
        piece = s.point * N_LETTERS + s.letter
        if board.turn_touched[piece] & s.occupied:
            pushed |= touch(s, board, board.turn_start[piece], board.turn_start[piece + 1], events)
        s.letter = (s.letter + 1) % N_LETTERS
    return pushed


@rule
def move_cloud(s: Triangle, board: Board, way: int, points: int, is_quiet: bool, events: Row | None) -> int:
    """§7.2 Point by point, never beyond the last; return the marks of ships that a full magnet or the cylinder touched."""
    goal = last_point(board, s.point, way, points)
    if s.point != goal:
        emit(events, event.CLOUD_MOVED, CHANCE, EVERYONE, s.point, goal, NONE)
    pushed = 0
    while s.point != goal:
        pushed |= board.step_pushed[s.point * N_WAYS + way]
        piece = (s.point * N_LETTERS + s.letter) * N_WAYS + way
        if not is_quiet and board.step_touched[piece] & s.occupied:
            pushed |= touch(s, board, board.step_start[piece], board.step_start[piece + 1], events)
        s.point = board.next_point[s.point][way]
    return pushed


@rule
def last_point(board: Board, point: int, way: int, points: int) -> int:
    """§7.2, §7.6 So many points that way, or the last one; 0 points mean the last one, too."""
    steps = points
    there = board.next_point[point][way]
    while there != NONE:
        point = there
        steps -= 1
        if steps == 0:
            break
        there = board.next_point[point][way]
    return point


@rule
def touch(s: Triangle, board: Board, start: int, end: int, events: Row | None) -> int:
    """§7.3, §7.4 Magnets with room catch the ships they touch; return the marks of those that a full one touches."""
    pushed = 0
    for i in range(start, end):
        place = board.touches[i] % TOUCH
        if has(s.occupied, place):
            magnet = board.touches[i] // TOUCH
            if s.hung_of_magnet[magnet] < board.holds:
                catch(s, place, magnet, events)
            else:
                pushed |= 1 << place
    return pushed & MARKS


@rule
def catch(s: Triangle, place: int, magnet: int, events: Row | None) -> None:
    """§7.3 The ship hangs beneath the cloud; its place is free."""
    ship = ship_on(s, place)
    s.place_of_ship[ship] = HUNG + magnet
    s.aside_of_ship[ship] = NONE
    s.hung_of_magnet[magnet] += 1
    s.occupied &= ~(1 << place)
    emit(events, event.CAUGHT, ship // PER_FLEET, EVERYONE, ship, place, magnet)


@rule
def push_aside(s: Triangle, marks: int, way: int, events: Row | None) -> None:
    """§7.5 Ships at sea that the cylinder or a full magnet touched lie beside their marks."""
    while marks:
        ship = ship_on(s, lowest(marks))
        s.aside_of_ship[ship] = way
        emit(events, event.PUSHED, ship // PER_FLEET, EVERYONE, ship, lowest(marks), way)
        marks &= marks - 1


@rule
def empty_cloud(s: Triangle, board: Board, events: Row | None) -> None:
    """§7.7, §7.8 The ships that hang leave the game; the cloud is back where it began."""
    n = 0
    for magnet in range(len(s.hung_of_magnet)):
        n += s.hung_of_magnet[magnet]
        s.hung_of_magnet[magnet] = 0
    s.point = board.start
    s.letter = 0
    emit(events, event.EMPTIED, CHANCE, EVERYONE, n, NONE, NONE)
    for ship in range(N_SHIPS):
        if s.place_of_ship[ship] >= HUNG:
            s.place_of_ship[ship] = LOST
            emit(events, event.LOST, ship // PER_FLEET, EVERYONE, ship, NONE, NONE)


@rule
def set_down(s: Triangle, board: Board, events: Row | None) -> None:
    """§7.9 Pushed ships that the cloud has left are set on a mark again, the one farthest along the ring first."""
    waiting = 0
    for ship in range(N_SHIPS):
        if s.aside_of_ship[ship] != NONE:
            waiting |= 1 << s.place_of_ship[ship]
    waiting &= ~board.under[s.point]
    mark = N_MARKS
    while waiting:
        mark -= 1
        if has(waiting, mark):
            waiting &= ~(1 << mark)
            settle(s, board, ship_on(s, mark), mark, events)


@rule
def settle(s: Triangle, board: Board, ship: int, mark: int, events: Row | None) -> None:
    """§7.9 The nearest free mark of the lane that is not under the cloud: the next, the one before, or its own."""
    place = mark
    beside = board.aside[mark * N_WAYS + s.aside_of_ship[ship]]
    closed = s.occupied | board.under[s.point]
    if beside[0] != NONE and not has(closed, beside[0]):
        place = beside[0]
    elif beside[1] != NONE and not has(closed, beside[1]):
        place = beside[1]
    s.aside_of_ship[ship] = NONE
    s.occupied &= ~(1 << mark)
    s.occupied |= 1 << place
    s.place_of_ship[ship] = place
    emit(events, event.SET_DOWN, ship // PER_FLEET, EVERYONE, ship, mark, place)


@rule
def round_of(s: Triangle) -> int:
    """Which round it is; 0 while the match is being set up."""
    return s.round
