"""What is true of every position of a match: conservation, bounds, phases."""

from seaboard.engine.bits import count, has, members
from seaboard.engine.state import NONE, out_of_bounds
from seaboard.games.triangle.board import Board
from seaboard.games.triangle.choices import face_down
from seaboard.games.triangle.data import CARDS, PLACES, PORTS
from seaboard.games.triangle.lanes import sailing, ships_left
from seaboard.games.triangle.rules import is_sold_out
from seaboard.games.triangle.state import (
    FLEET_LOST,
    HUNG,
    LOST,
    N_BONUS,
    N_CARDS,
    N_MAGNETS,
    N_MARKS,
    N_SHIPS,
    NO_CARDS,
    OVER,
    PER_FLEET,
    SAIL,
    SPIN,
    START,
    TARGET,
    TURN_UP,
    Triangle,
)


def invariants(s: Triangle, board: Board) -> list[str]:
    """A sentence for everything that is wrong with the position."""
    return out_of_bounds(s) or [
        *_ship_faults(s, board),
        *_port_faults(s, board),
        *_card_faults(s, board),
        *_phase_faults(s, board),
        *_end_faults(s, board),
    ]


def _ship_faults(s: Triangle, board: Board) -> list[str]:
    """A place for every ship, a ship for every occupied place; magnets carry what hangs; only covered ships are pushed aside."""
    faults = []
    afloat = [place for place in s.place_of_ship if LOST < place < HUNG]
    if len(set(afloat)) != len(afloat):
        faults.append(f"ships share a place: {sorted(PLACES[place] for place in set(afloat) if afloat.count(place) > 1)}")
    if s.occupied != sum(1 << place for place in set(afloat)):
        faults.append(f"occupied is {members(s.occupied)}, ships lie on {sorted(afloat)}")
    for magnet in range(N_MAGNETS):
        hangs = s.place_of_ship.count(HUNG + magnet)
        if not hangs == s.hung_of_magnet[magnet] <= board.holds:
            faults.append(f"magnet {magnet} carries {hangs} ships, counted are {s.hung_of_magnet[magnet]} of {board.holds}")
    for ship in range(N_SHIPS):
        place = s.place_of_ship[ship]
        if ship >= board.n_seats * PER_FLEET and place != LOST:
            faults.append(f"seat {ship // PER_FLEET} does not play")
        if s.aside_of_ship[ship] != NONE and not (place >= 0 and has(board.under[s.point], place) and place < N_MARKS):
            faults.append(f"ship {ship} is pushed aside, but on no mark under the cloud")
    return faults


def _port_faults(s: Triangle, board: Board) -> list[str]:
    """No more ships in a port than players. How many of them are one seat's says nothing: §6.3 may have put a third one there."""
    faults = []
    for port, docks in zip(PORTS, board.docks_of_port, strict=True):
        if (ships := count(s.occupied & docks)) > board.n_seats:
            faults.append(f"{port} holds {ships} ships, expected at most {board.n_seats}")
    return faults


def _card_faults(s: Triangle, board: Board) -> list[str]:
    """Every card is in exactly one place, open cards in their piles; money is what the cards are worth."""
    faults = []
    for card in range(N_CARDS):
        found = s.hidden_of_card[card] + s.top_of_pile.count(card) + sum(cards[card] for cards in s.cards_of_seat)
        if found != board.copies_of_card[card]:
            faults.append(f"card {CARDS[card]} is there {found} times, expected {board.copies_of_card[card]}")
    for port, card in enumerate(s.top_of_pile):
        if card != NONE and CARDS[card][0] != port:
            faults.append(f"{PORTS[port]} shows card {CARDS[card]}, which is not of its pile")
        if card == NONE and face_down(s, board, port) and s.phase not in (TURN_UP, OVER):
            faults.append(f"{PORTS[port]} shows no card, but has some")
    if sum(s.bonus_of_seat) + s.bonus_left != N_BONUS:
        faults.append(f"{sum(s.bonus_of_seat)} bonus cards are taken and {s.bonus_left} left, expected {N_BONUS} in all")
    for seat, money in enumerate(s.money_of_seat):
        worth = sum(n * value for n, (_, value) in zip(s.cards_of_seat[seat], CARDS, strict=True))
        worth += board.bonus * s.bonus_of_seat[seat]
        if money != worth:
            faults.append(f"seat {seat} has {money}, its cards are worth {worth}")
        if seat >= board.n_seats and money:
            faults.append(f"seat {seat} does not play")
    return faults


def _phase_faults(s: Triangle, board: Board) -> list[str]:
    faults = []
    if s.seat >= board.n_seats or s.first >= board.n_seats:
        faults.append(f"seat {s.seat} is on turn and {s.first} began, expected seats below {board.n_seats}")
    if (s.pile != NONE) != (s.phase == TURN_UP):
        faults.append(f"the pile to turn up is {s.pile} in phase {s.phase}")
    elif s.phase == TURN_UP and (s.top_of_pile[s.pile] != NONE or not face_down(s, board, s.pile)):
        faults.append(f"{PORTS[s.pile]} needs no card turned up")
    if (s.rivals != 0) != (s.phase == START) or s.rivals >> board.n_seats:
        faults.append(f"rivals for the beginning are {members(s.rivals)} in phase {s.phase}")
    elif s.phase == START and not has(s.rivals, s.seat):
        faults.append(f"seat {s.seat} throws, but is no rival for the beginning")
    if (s.round == 0) != (s.phase == START or (s.phase == TURN_UP and not any(map(any, s.cards_of_seat)))):
        faults.append(f"round {s.round} in phase {s.phase}")
    if s.phase == SPIN and s.seat != s.first:
        faults.append(f"the cloud moves before the turn of seat {s.seat}, expected of {s.first}")
    if s.phase == SAIL and (s.die == 0 or not sailing(s, board, s.seat)):
        faults.append(f"seat {s.seat} has to sail a ship, but none can")
    return faults


def _end_faults(s: Triangle, board: Board) -> list[str]:
    if (s.ending == NONE) == (s.phase == OVER):
        return [f"the ending is {s.ending} in phase {s.phase}"]
    rich = [seat for seat in range(board.n_seats) if s.money_of_seat[seat] >= board.target_of_seat[seat]]
    lost = [seat for seat in range(board.n_seats) if ships_left(s, seat) == 0]
    over = {
        NONE: not rich and not lost and not is_sold_out(s, board),
        TARGET: len(rich) == 1,
        FLEET_LOST: bool(lost),
        NO_CARDS: is_sold_out(s, board),
    }
    return [] if over[s.ending] else [f"the ending is {s.ending}, but the target is reached by {rich}, fleets are lost of {lost}"]
