"""A whole position with names, from and to JSON: for tests, puzzles and bug reports. What is left out is as at the start."""

from typing import Annotated

import msgspec

from seaboard.engine.bits import members
from seaboard.engine.named import counts_of, index_of, mask_of, name_of, named_counts, names_of, no_more, set_of, sound
from seaboard.engine.options import Seat
from seaboard.engine.state import NONE
from seaboard.games.aboard.actions import PLACES
from seaboard.games.aboard.board import Board
from seaboard.games.aboard.checks import invariants
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, FACES, JOKERS, KINDS, TILES
from seaboard.games.aboard.rules import setup
from seaboard.games.aboard.state import (
    DOWN,
    MOST_BATCH,
    MOST_MONEY,
    N_ASKED,
    N_DECK,
    N_FACES,
    N_HOLD,
    N_ROUNDS,
    N_TILES,
    PER_COLOUR,
    PER_ROUND,
    PHASES,
    TAKEN,
    Aboard,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=PER_COLOUR)]
Counts = dict[str, Count]


class Ship(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's ship and money."""

    deck: Counts = {}
    hold: Counts = {}
    """Tiles below deck; `*` behind a kind: with a starfish."""
    goods: Counts = {}
    goods_below: Counts = {}
    coins: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)] = 0
    chests_on_deck: Annotated[int, msgspec.Meta(ge=0, le=N_DECK)] = 0
    chests_below: Annotated[int, msgspec.Meta(ge=0, le=N_HOLD)] = 0
    spared: Counts = {}
    """Tiles that jokers shall stand for, in a payment that is not shown yet."""
    named: Counts = {}
    """Jokers that shall go."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything there is to know about a position."""

    phase: str | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=N_ROUNDS)] = 1
    seat: Seat = 0
    starter: Seat | None = None
    first: Seat | None = None
    lay: Annotated[int, msgspec.Meta(ge=0, le=N_FACES)] | None = None
    heap: tuple[str, ...] | None = None
    """Every tile by number, up to the last one there is: what it shows, `?` if it lies face down, `-` if it is gone."""
    down: Counts | None = None
    """What the tiles that lie face down would show."""
    laid: Annotated[int, msgspec.Meta(ge=0, le=N_TILES)] | None = None
    """How many lay open when the round began."""
    drawn: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    postponed: Annotated[int, msgspec.Meta(ge=0, le=PER_ROUND)] = 0
    top: str | None = None
    next: str | None = None
    card: str | None = None
    turned: str | None = None
    place: str = PLACES[0]
    picks: Annotated[int, msgspec.Meta(ge=0, le=MOST_BATCH)] = 0
    """How many the seat on turn has left after the present one."""
    hasty: bool = False
    loading: tuple[Seat, ...] | None = None
    asked: tuple[Seat, ...] = ()
    meets: tuple[Seat, ...] = ()
    accepts: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    wishes: Annotated[int, msgspec.Meta(ge=0, le=PER_ROUND)] = 0
    reward: Counts = {}
    parrots: tuple[Seat, ...] = ()
    ships: tuple[Ship, ...] = ()


HIDDEN = "?"
GONE = "-"


def to_position(s: Aboard, board: Board) -> Position:
    """Name everything."""
    return Position(
        phase=PHASES[s.phase],
        round=s.round,
        seat=s.seat,
        starter=s.starter,
        first=s.first if s.first != NONE else None,
        lay=s.lay,
        heap=_heap(s),
        down=named_counts(s.hidden_of_face, FACES),
        laid=s.laid,
        drawn=names_of(s.drawn, CARDS),
        played=names_of(s.played, CARDS),
        used=names_of(s.used, CARDS),
        postponed=s.postponed,
        top=name_of(s.top, CATEGORIES),
        next=name_of(s.next, CATEGORIES),
        card=name_of(s.card, CARDS),
        turned=name_of(s.turned, TILES),
        place=PLACES[s.place],
        picks=s.picks,
        hasty=bool(s.hasty),
        loading=tuple(members(s.loading)),
        asked=tuple(members(s.asked)),
        meets=tuple(members(s.meets)),
        accepts=tuple(members(s.accepts)),
        queue=tuple(members(s.queue)),
        wishes=s.wishes,
        reward=named_counts(s.reward, COLOURS),
        parrots=tuple(members(s.parrots)),
        ships=tuple(_ship(s, seat) for seat in range(board.n_seats)),
    )


def _heap(s: Aboard) -> tuple[str, ...]:
    shown = [{TAKEN: GONE, DOWN: HIDDEN}.get(face) or FACES[face] for face in s.face_of_tile]
    while shown and shown[-1] == GONE:
        shown.pop()
    return tuple(shown)


def _ship(s: Aboard, seat: int) -> Ship:
    return Ship(
        deck=named_counts(s.tiles_on_deck[seat], KINDS),
        hold=named_counts(s.tiles_below[seat], FACES),
        goods=named_counts(s.goods_on_deck[seat], COLOURS),
        goods_below=named_counts(s.goods_below[seat], COLOURS),
        coins=s.coins_of_seat[seat],
        chests_on_deck=s.chests_on_deck[seat],
        chests_below=s.chests_below[seat],
        spared=named_counts(s.spared[seat], KINDS[:N_ASKED]),
        named=named_counts(s.named[seat], JOKERS),
    )


def from_position(position: Position, board: Board) -> Aboard:
    """The state of a named position; `Malformed` says what cannot be."""
    s = Aboard()
    setup(s, board)
    if position.phase is not None:
        s.phase = index_of(position.phase, PHASES, "$.phase")
    s.round, s.seat = position.round, position.seat
    s.starter = s.starter if position.starter is None else position.starter
    s.first = NONE if position.first is None else position.first
    _place_heap(s, position)
    s.drawn, s.played, s.used = (set_of(names, CARDS, "$.cards") for names in (position.drawn, position.played, position.used))
    s.postponed = position.postponed
    s.top = index_of(position.top, CATEGORIES, "$.top")
    s.next = index_of(position.next, CATEGORIES, "$.next")
    s.card = index_of(position.card, CARDS, "$.card")
    s.turned = index_of(position.turned, TILES, "$.turned")
    s.place = index_of(position.place, PLACES, "$.place")
    s.picks, s.hasty = position.picks, int(position.hasty)
    if position.loading is not None:
        s.loading = mask_of(position.loading)
    s.asked, s.meets, s.accepts = mask_of(position.asked), mask_of(position.meets), mask_of(position.accepts)
    s.queue, s.parrots = mask_of(position.queue), mask_of(position.parrots)
    s.wishes = position.wishes
    s.reward[:] = counts_of(position.reward, COLOURS, "$.reward")
    no_more(position.ships, board.n_seats, "$.ships", "ships")
    for seat, ship in enumerate(position.ships):
        _place_ship(s, seat, ship)
    for colour in range(len(COLOURS)):
        aboard = sum(goods[colour] for goods in (*s.goods_on_deck, *s.goods_below, s.reward))
        s.supply[colour] = max(0, PER_COLOUR - aboard)
    sound(invariants(s, board))
    return s


def _place_heap(s: Aboard, position: Position) -> None:
    if position.lay is not None:
        s.lay = position.lay
    if position.heap is not None:
        no_more(position.heap, N_TILES, "$.heap", "tiles")
        names = (HIDDEN, GONE, *FACES)
        for tile, name in enumerate(position.heap):
            face = index_of(name, names, f"$.heap[{tile}]") - 2
            s.face_of_tile[tile] = {-2: DOWN, -1: TAKEN}.get(face, face)
    if position.down is not None:
        s.hidden_of_face[:] = counts_of(position.down, FACES, "$.down")
    if position.laid is not None:
        s.laid = position.laid


def _place_ship(s: Aboard, seat: int, ship: Ship) -> None:
    path = f"$.ships[{seat}]"
    s.tiles_on_deck[seat][:] = counts_of(ship.deck, KINDS, f"{path}.deck")
    s.tiles_below[seat][:] = counts_of(ship.hold, FACES, f"{path}.hold")
    s.goods_on_deck[seat][:] = counts_of(ship.goods, COLOURS, f"{path}.goods")
    s.goods_below[seat][:] = counts_of(ship.goods_below, COLOURS, f"{path}.goods_below")
    s.coins_of_seat[seat] = ship.coins
    s.chests_on_deck[seat] = ship.chests_on_deck
    s.chests_below[seat] = ship.chests_below
    s.spared[seat][:] = counts_of(ship.spared, KINDS[:N_ASKED], f"{path}.spared")
    s.named[seat][:] = counts_of(ship.named, JOKERS, f"{path}.named")
