"""The ways in which a card may be fulfilled, in the rule dialect: what their ids mean, and which a seat may choose."""

from seaboard.engine.events import emit
from seaboard.engine.rule import rule
from seaboard.engine.state import NONE, Row
from seaboard.games.aboard import actions
from seaboard.games.aboard import events as event
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.hull import can_name, can_pay, can_spare
from seaboard.games.aboard.state import N_ASKED, N_JOKERS, Aboard


@rule
def is_fulfilment(action: int) -> bool:
    """Does the action fulfil the card?"""
    return action == actions.FULFIL or action >= actions.FULFIL_SPARING


@rule
def is_wish(action: int) -> bool:
    """Is the action a wish about the payment, before the decision?"""
    return actions.SPARE <= action < actions.WISH


@rule
def spare_of(action: int) -> int:
    """The kind that a joker shall stand for, or NONE."""
    if action >= actions.FULFIL_NAMING:
        return (action - actions.FULFIL_NAMING) // N_JOKERS - 1
    if action >= actions.FULFIL_SPARING:
        return action - actions.FULFIL_SPARING
    return action - actions.SPARE if actions.SPARE <= action < actions.NAME else NONE


@rule
def joker_of(action: int) -> int:
    """The joker that shall go first, or NONE."""
    if action >= actions.FULFIL_NAMING:
        return (action - actions.FULFIL_NAMING) % N_JOKERS
    return action - actions.NAME if actions.NAME <= action < actions.WISH else NONE


@rule
def wish_first(board: Board) -> int:
    """The first id that says a wish about the payment."""
    return actions.SPARE if board.rules > 1 else actions.FULFIL_SPARING


@rule
def wish_last(board: Board) -> int:
    """Behind the last such id that may come into question: without competition there is one joker at most to choose."""
    if board.rules > 1:
        return actions.WISH if board.jokers else actions.NAME
    return actions.N_ACTIONS_1 if board.jokers else actions.FULFIL_NAMING


@rule
def can_answer(s: Aboard, board: Board, seat: int, action: int) -> bool:
    """§5.2, §5.8 May the seat fulfil the card in this way, or have this wish about it?"""
    spared = spare_of(action)
    joker = joker_of(action)
    if joker != NONE and not can_name(s, board, seat, s.card, spared, joker):
        return False
    if spared == NONE:
        return can_pay(s, board, seat, s.card, NONE)
    return can_spare(s, board, seat, s.card, spared)


@rule
def note_wishes(s: Aboard, seat: int, action: int, events: Row | None) -> None:
    """§5.8 What a seat wants to keep, and what shall go; only the seat is told."""
    spared = spare_of(action)
    joker = joker_of(action)
    if spared != NONE:
        s.spared[seat][spared] += 1
        emit(events, event.SPARED, seat, 1 << seat, spared, NONE, NONE)
    if joker != NONE:
        s.named[seat][joker] += 1
        emit(events, event.NAMED, seat, 1 << seat, joker, NONE, NONE)


@rule
def forget_wishes(s: Aboard, seat: int) -> None:
    """A seat has no wishes about a payment any more."""
    for kind in range(N_ASKED):
        s.spared[seat][kind] = 0
    for joker in range(N_JOKERS):
        s.named[seat][joker] = 0
