"""The ways in which a card may be fulfilled, in the rule dialect: what their ids mean, and which a seat may choose."""

from seaboard.engine.rule import rule
from seaboard.engine.state import NONE
from seaboard.games.aboard import actions
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.hull import can_name, can_pay, can_spare
from seaboard.games.aboard.state import N_JOKERS, Aboard


@rule
def spare_of(action: int) -> int:
    """The kind that a joker shall stand for, or NONE."""
    if action >= actions.JOKER:
        return (action - actions.JOKER) // N_JOKERS - 1
    return action - actions.SPARE if action >= actions.SPARE else NONE


@rule
def joker_of(action: int) -> int:
    """The joker that shall go first, or NONE."""
    return (action - actions.JOKER) % N_JOKERS if action >= actions.JOKER else NONE


@rule
def last_answer(board: Board) -> int:
    """Behind the last id that may come into question: without competition there is one joker at most, and nothing to choose."""
    return actions.DECLINE if board.jokers else actions.JOKER


@rule
def can_answer(s: Aboard, board: Board, seat: int, action: int) -> bool:
    """§5.2, §5.8 May the seat fulfil the card in this way?"""
    spared = spare_of(action)
    if action >= actions.JOKER and not can_name(s, board, seat, s.card, spared, joker_of(action)):
        return False
    if spared == NONE:
        return can_pay(s, board, seat, s.card, NONE)
    return can_spare(s, board, seat, s.card, spared)
