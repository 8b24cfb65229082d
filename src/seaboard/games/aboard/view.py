"""What one seat, or the spectator, may know now: built up field by field, enough to draw the table."""

from collections import Counter
from functools import lru_cache
from typing import Literal

import msgspec

from seaboard.engine.bits import count, has, members
from seaboard.engine.events import new_events, read
from seaboard.engine.state import MAX_SEATS, NONE, OPEN
from seaboard.games.aboard.actions import N_ACTIONS_1
from seaboard.games.aboard.answers import is_fulfilment, is_wish, joker_of, note_wishes, spare_of
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.choices import legal
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, DATA, JOKERS, KINDS, TILES
from seaboard.games.aboard.events import GAVE_GOOD, GAVE_PARROT, GAVE_TILE, LOST
from seaboard.games.aboard.heap import unplayed
from seaboard.games.aboard.hull import all_goods, below, deck_room, deck_spaces, hold_room, hold_spaces, pay, total
from seaboard.games.aboard.knowledge import is_at_sea, shows_stores
from seaboard.games.aboard.options import HUNDRED
from seaboard.games.aboard.state import (
    ANSWER,
    BELOW,
    CHEST,
    DEAL,
    LOAD,
    MEET,
    N_ASKED,
    N_DECK,
    N_FACES,
    N_HOLD,
    N_KINDS,
    N_ROUNDS,
    N_SPECIAL,
    N_TILES,
    ON_DECK,
    OVER,
    PER_ROUND,
    PER_STORAGE,
    PHASES,
    PIRATES,
    SNATCH,
    STORAGE,
    TAKEN,
    TURN,
    TURNED,
    Aboard,
)

Counts = dict[str, int]
TURNS = (TURN, SNATCH, LOAD, TURNED)  # phases of a turn of several picks
CARD_SETS = 512  # that are kept by name
HEAPS = 128  # that are kept: all at a table see the same, one after the other
SHIPS = 2048  # the same


class Tile(msgspec.Struct, frozen=True):
    """A tile of the heap; what it shows if it lies open."""

    tile: str
    shows: str | None
    starfish: bool | None


class Ship(msgspec.Struct, frozen=True):
    """A seat's ship: the deck for all, the hold for its owner."""

    seat: int
    deck: Counts
    """Tiles on deck, by kind."""
    below: int
    """How many tiles are below deck."""
    hold: Counts | None
    """Which they are, for their owner."""
    stores: int | None
    """How many of them are storage, for their owner; by rules 1 for all at sea."""
    goods: Counts
    """Goods on deck, by colour."""
    goods_below: int
    goods_hold: Counts | None
    """Which goods are below deck, for their owner."""
    deck_spaces: int
    hold_spaces: int
    room: int | None
    """Goods that still fit, for its owner; by rules 1 for all at sea."""
    coins: int
    chests_on_deck: int
    chests_below: int
    total: int
    parrot: bool
    monkey: bool
    """The handicap: a monkey takes a space on deck."""
    hand: int | None
    """How long its hand is busy where all load at once, in percent of what the pace says; none if it is as all others'."""
    loading: bool


class Way(msgspec.Struct, frozen=True):
    """One of the ways in which the own seat may fulfil the card now, and what would be given."""

    does: Literal["fulfil", "spare", "name"]
    """The action; after a wish (`spare`, `name`) this is what `fulfil` would give."""
    spare: str | None
    joker: str | None
    deck: Counts
    """Tiles given from the deck, by kind."""
    hold: Counts
    """Tiles given out of the hold."""
    goods: Counts
    """Goods given from the deck, by colour."""
    goods_hold: Counts
    parrot: bool
    lost: Counts
    """Goods that find no place any more because storage is given."""


class Fine(msgspec.Struct, frozen=True):
    """What the own seat would pay the pirates for not fulfilling their card."""

    money: int
    goods: int
    """Of free choice."""


class Numbers(msgspec.Struct, frozen=True):
    """What the rules of this table count with: nothing of it changes in a match."""

    deck: int
    """Spaces."""
    hold: int
    special: int
    """Spaces for goods only."""
    per_storage: int
    """Goods on a storage tile."""
    rounds: int
    per_round: int
    """Cards."""
    composition: Counts | None
    """Cards of each category in a round; none if they are drawn from all."""
    chest: int
    """Coins that become a chest, and what it is worth."""
    penalty_money: int
    penalty_goods: int
    jokers: bool
    """Do monkeys and pairs of equal tiles stand for others?"""


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    phase: str
    round: int
    seat: int
    first: int | None
    """Whose ship was full first."""
    heap: tuple[Tile, ...]
    tossed: Counts
    """Tiles that were paid or thrown overboard on this voyage, by kind: they lie open on the heap until the round is over."""
    starfish_stay: bool
    """Do tiles with a starfish stay in the heap?"""
    cards: tuple[str, ...]
    """The cards of the round, as long as they are open: until the first ship is full."""
    played: tuple[str, ...]
    left: int
    """Cards in the pile."""
    top: str | None
    next: str | None
    """The back of the next card, while one is being played."""
    card: str | None
    turned: str | None
    picks: int
    """How many things the seat on turn may still take, where a turn has several; else 0."""
    asked: tuple[int, ...]
    """Who has still to decide."""
    meets: tuple[int, ...]
    """Who meets the pirates; before all have decided only the own decision."""
    answer: bool | None
    """The own decision about the card, once it is given."""
    spared: Counts
    """Own wishes about the payment: tiles that jokers shall stand for, by kind."""
    named: Counts
    """Own wishes about the payment: jokers that shall go."""
    ways: tuple[Way, ...]
    """What each of the own legal ways to fulfil the card would cost, in the order of the legal actions."""
    fine: Fine | None
    """What it would cost not to fulfil the card, where it costs something."""
    wishes: int
    reward: Counts
    supply: Counts
    ships: tuple[Ship, ...]
    numbers: Numbers


def view(s: Aboard, board: Board, seat: int) -> View:
    """Everything the seat may know of the position."""
    return View(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first if s.first != NONE else None,
        heap=_heap(tuple(s.face_of_tile)),
        tossed=_counts(_tossed(s, board), KINDS),
        starfish_stay=bool(board.no_starfish),
        cards=_cards(s.drawn) if s.first == NONE and s.phase != DEAL else (),
        played=_cards(s.played),
        left=count(unplayed(s)),
        top=CATEGORIES[s.top] if s.top != NONE else None,
        next=CATEGORIES[s.next] if s.next != NONE else None,
        card=CARDS[s.card] if s.card != NONE else None,
        turned=TILES[s.turned] if s.turned != NONE else None,
        picks=s.picks + 1 if board.batch > 1 and s.phase in TURNS else 0,
        asked=tuple(members(s.asked)),
        meets=tuple(other for other in members(s.meets) if s.phase != MEET or seat in (other, OPEN)),
        answer=_answer(s, seat),
        spared=_counts(s.spared[seat], KINDS[:N_ASKED]) if seat < MAX_SEATS else {},
        named=_counts(s.named[seat], JOKERS) if seat < MAX_SEATS else {},
        ways=tuple(_way(s, board, seat, action) for action in _ways(s, board, seat)),
        fine=_fine(s, board, seat),
        wishes=s.wishes,
        reward=_counts(s.reward, COLOURS),
        supply=_counts(s.supply, COLOURS),
        ships=tuple([_ship(s, board, owner, seat) for owner in range(board.n_seats)]),
        numbers=_numbers(
            None if board.random_cards else tuple(board.round_of_category), board.chest, board.penalty, bool(board.jokers)
        ),
    )


def _tile(tile: int, face: int) -> Tile:
    return Tile(TILES[tile], KINDS[face % N_KINDS], face >= N_KINDS)


# Every tile with every face, the last of them face down: a race shows the heap to everybody several times a second.
_TILES = [[*(_tile(tile, face) for face in range(N_FACES)), Tile(TILES[tile], None, None)] for tile in range(N_TILES)]


@lru_cache(HEAPS)
def _heap(faces: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple([tiles[face] for tiles, face in zip(_TILES, faces, strict=True) if face != TAKEN])


@lru_cache(CARD_SETS)
def _cards(which: int) -> tuple[str, ...]:
    """The names of a set of cards: in a race every seat is shown the same ones with every tile."""
    return tuple(CARDS[card] for card in members(which))


def _tossed(s: Aboard, board: Board) -> list[int]:
    """All tiles of each kind that are neither in the heap nor aboard: on a voyage they have been given up."""
    found = [0] * N_KINDS
    if is_at_sea(s) and s.phase not in (CHEST, OVER):
        for face in range(N_FACES):
            here = s.hidden_of_face[face] + s.face_of_tile.count(face) + sum(tiles[face] for tiles in s.tiles_below)
            found[face % N_KINDS] += board.tiles_of_face[face] - here
        for kind in range(N_KINDS):
            found[kind] -= sum(tiles[kind] for tiles in s.tiles_on_deck)
    return found


def _counts(counts: list[int], names: tuple[str, ...]) -> Counts:
    return {name: n for name, n in zip(names, counts, strict=True) if n} if any(counts) else {}


def _answer(s: Aboard, seat: int) -> bool | None:
    decided = s.phase == ANSWER and seat < len(s.coins_of_seat) and not has(s.asked, seat)
    return has(s.accepts, seat) if decided else None


def _is_asked(s: Aboard, seat: int) -> bool:
    return s.phase == ANSWER and has(s.asked, seat)


def _ways(s: Aboard, board: Board, seat: int) -> list[int]:
    """The ids with which a seat may fulfil the card, or have a wish about it."""
    if not _is_asked(s, seat):
        return []
    out = [0] * N_ACTIONS_1
    return [action for action in out[: legal(s, board, seat, out)] if is_fulfilment(action) or is_wish(action)]


def _way(s: Aboard, board: Board, seat: int, action: int) -> Way:
    """Pay on a copy, and read what was given from the events."""
    copy = s.clone()
    events = new_events()
    note_wishes(copy, seat, action, None)
    pay(copy, board, seat, copy.card, events)
    given = read(events)

    def counted(kind: int, names: tuple[str, ...], *places: int) -> Counts:
        return dict(Counter(names[event.a] for event in given if event.kind == kind and event.b in places))

    spare, joker = spare_of(action), joker_of(action)
    return Way(
        does="fulfil" if is_fulfilment(action) else "spare" if joker == NONE else "name",
        spare=KINDS[spare] if spare != NONE else None,
        joker=JOKERS[joker] if joker != NONE else None,
        deck=counted(GAVE_TILE, KINDS, ON_DECK),
        hold=counted(GAVE_TILE, KINDS, BELOW),
        goods=counted(GAVE_GOOD, COLOURS, ON_DECK),
        goods_hold=counted(GAVE_GOOD, COLOURS, BELOW),
        parrot=any(event.kind == GAVE_PARROT for event in given),
        lost=counted(LOST, COLOURS, ON_DECK, BELOW),
    )


def _fine(s: Aboard, board: Board, seat: int) -> Fine | None:
    if s.top != PIRATES or not _is_asked(s, seat):
        return None
    return Fine(min(board.penalty, s.coins_of_seat[seat]), min(DATA.money.penalty_goods, all_goods(s, seat)))


@lru_cache(CARD_SETS)
def _numbers(round_of_category: tuple[int, ...] | None, chest: int, penalty: int, jokers: bool) -> Numbers:
    return Numbers(
        deck=N_DECK,
        hold=N_HOLD,
        special=N_SPECIAL,
        per_storage=PER_STORAGE,
        rounds=N_ROUNDS,
        per_round=PER_ROUND,
        composition=None if round_of_category is None else dict(zip(CATEGORIES, round_of_category, strict=True)),
        chest=chest,
        penalty_money=penalty,
        penalty_goods=DATA.money.penalty_goods,
        jokers=jokers,
    )


def _ship(s: Aboard, board: Board, owner: int, seat: int) -> Ship:
    """A ship through a seat's eyes. Of four ships four people see eight pictures, and a pick changes two of them."""
    mine = seat in (owner, OPEN)
    open_hold = mine or shows_stores(s, board)
    look = (
        *(owner, mine, open_hold, board.handicap, board.hand_of_seat[owner], board.chest),
        *(s.coins_of_seat[owner], s.chests_on_deck[owner], s.chests_below[owner], has(s.parrots, owner), has(s.loading, owner)),
        *s.tiles_on_deck[owner],
        *s.tiles_below[owner],
        *s.goods_on_deck[owner],
        *s.goods_below[owner],
    )
    found = _SHIPS.get(look)
    if found is None:
        if len(_SHIPS) >= SHIPS:
            _SHIPS.clear()
        found = _SHIPS[look] = _drawn_ship(s, board, owner, mine, open_hold)
    return found


_SHIPS: dict[tuple[int, ...], Ship] = {}  # everything that a picture of a ship is made of -> the picture


def _drawn_ship(s: Aboard, board: Board, owner: int, mine: bool, open_hold: bool) -> Ship:
    return Ship(
        seat=owner,
        deck=_counts(s.tiles_on_deck[owner], KINDS),
        below=sum(s.tiles_below[owner]),
        hold=_counts([below(s, owner, kind) for kind in range(N_KINDS)], KINDS) if mine else None,
        stores=below(s, owner, STORAGE) if open_hold else None,
        goods=_counts(s.goods_on_deck[owner], COLOURS),
        goods_below=sum(s.goods_below[owner]),
        goods_hold=_counts(s.goods_below[owner], COLOURS) if mine else None,
        deck_spaces=deck_spaces(s, board, owner),
        hold_spaces=hold_spaces(s, owner),
        room=deck_room(s, board, owner) + hold_room(s, owner) if open_hold else None,
        coins=s.coins_of_seat[owner],
        chests_on_deck=s.chests_on_deck[owner],
        chests_below=s.chests_below[owner],
        total=total(s, board, owner),
        parrot=has(s.parrots, owner),
        monkey=has(board.handicap, owner),
        hand=board.hand_of_seat[owner] if board.hand_of_seat[owner] != HUNDRED else None,
        loading=has(s.loading, owner),
    )
