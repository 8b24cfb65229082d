"""What one seat, or the spectator, may know now: built up field by field, enough to draw the table."""

import msgspec

from seaboard.engine.bits import count, has, members
from seaboard.engine.state import NONE
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, KINDS, TILES
from seaboard.games.aboard.heap import unplayed
from seaboard.games.aboard.hull import below, deck_room, deck_spaces, hold_room, hold_spaces, total
from seaboard.games.aboard.knowledge import is_at_sea
from seaboard.games.aboard.state import (
    ANSWER,
    CHEST,
    DEAL,
    MEET,
    N_FACES,
    N_KINDS,
    N_TILES,
    OVER,
    PHASES,
    STORAGE,
    TAKEN,
    Aboard,
)

Counts = dict[str, int]


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
    """How many of them are storage: open to all at sea, for they carry goods in sight."""
    goods: Counts
    """Goods on deck, by colour."""
    goods_below: int
    goods_hold: Counts | None
    """Which goods are below deck, for their owner."""
    deck_spaces: int
    hold_spaces: int
    room: int
    """Goods that still fit; for others only at sea."""
    coins: int
    chests_on_deck: int
    chests_below: int
    total: int
    parrot: bool
    monkey: bool
    """The handicap: a monkey takes a space on deck."""
    loading: bool


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
    card: str | None
    turned: str | None
    asked: tuple[int, ...]
    """Who has still to decide."""
    meets: tuple[int, ...]
    """Who meets the pirates; before all have decided only the own decision."""
    answer: bool | None
    """The own decision about the card, once it is given."""
    wishes: int
    reward: Counts
    supply: Counts
    ships: tuple[Ship, ...]


def view(s: Aboard, board: Board, seat: int) -> View:
    """Everything the seat may know of the position."""
    return View(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        first=s.first if s.first != NONE else None,
        heap=tuple(_TILES[tile][face] for tile, face in enumerate(s.face_of_tile) if face != TAKEN),
        tossed=_counts(_tossed(s, board), KINDS),
        starfish_stay=bool(board.no_starfish),
        cards=tuple(CARDS[card] for card in members(s.drawn)) if s.first == NONE and s.phase != DEAL else (),
        played=tuple(CARDS[card] for card in members(s.played)),
        left=count(unplayed(s)),
        top=CATEGORIES[s.top] if s.top != NONE else None,
        card=CARDS[s.card] if s.card != NONE else None,
        turned=TILES[s.turned] if s.turned != NONE else None,
        asked=tuple(members(s.asked)),
        meets=tuple(other for other in members(s.meets) if s.phase != MEET or other == seat),
        answer=_answer(s, seat),
        wishes=s.wishes,
        reward=_counts(s.reward, COLOURS),
        supply=_counts(s.supply, COLOURS),
        ships=tuple(_ship(s, board, owner, seat) for owner in range(board.n_seats)),
    )


def _tile(tile: int, face: int) -> Tile:
    return Tile(TILES[tile], KINDS[face % N_KINDS], face >= N_KINDS)


# Every tile with every face, the last of them face down: a race shows the heap to everybody several times a second.
_TILES = [[*(_tile(tile, face) for face in range(N_FACES)), Tile(TILES[tile], None, None)] for tile in range(N_TILES)]


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
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _answer(s: Aboard, seat: int) -> bool | None:
    decided = s.phase == ANSWER and seat < len(s.coins_of_seat) and not has(s.asked, seat)
    return has(s.accepts, seat) if decided else None


def _ship(s: Aboard, board: Board, owner: int, seat: int) -> Ship:
    mine = owner == seat
    at_sea = is_at_sea(s)
    tiles = [below(s, owner, kind) for kind in range(N_KINDS)]
    return Ship(
        seat=owner,
        deck=_counts(s.tiles_on_deck[owner], KINDS),
        below=sum(s.tiles_below[owner][face] for face in range(N_FACES)),
        hold=_counts(tiles, KINDS) if mine else None,
        stores=tiles[STORAGE] if mine or at_sea else None,
        goods=_counts(s.goods_on_deck[owner], COLOURS),
        goods_below=sum(s.goods_below[owner]),
        goods_hold=_counts(s.goods_below[owner], COLOURS) if mine else None,
        deck_spaces=deck_spaces(s, board, owner),
        hold_spaces=hold_spaces(s, owner),
        room=deck_room(s, board, owner) + hold_room(s, owner) if mine or (at_sea and s.phase != OVER) else 0,
        coins=s.coins_of_seat[owner],
        chests_on_deck=s.chests_on_deck[owner],
        chests_below=s.chests_below[owner],
        total=total(s, board, owner),
        parrot=has(s.parrots, owner),
        monkey=has(board.handicap, owner),
        loading=has(s.loading, owner),
    )
