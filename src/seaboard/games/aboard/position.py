"""A whole position with names, from and to JSON: for tests, puzzles and bug reports. What is left out is as at the start."""

from typing import Annotated

import msgspec

from seaboard.engine.bits import members
from seaboard.engine.errors import Malformed
from seaboard.engine.state import MAX_SEATS, NONE
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

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
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
        down=_named(s.hidden_of_face, FACES),
        laid=s.laid,
        drawn=_cards(s.drawn),
        played=_cards(s.played),
        used=_cards(s.used),
        postponed=s.postponed,
        top=CATEGORIES[s.top] if s.top != NONE else None,
        next=CATEGORIES[s.next] if s.next != NONE else None,
        card=CARDS[s.card] if s.card != NONE else None,
        turned=TILES[s.turned] if s.turned != NONE else None,
        place=PLACES[s.place],
        picks=s.picks,
        hasty=bool(s.hasty),
        loading=tuple(members(s.loading)),
        asked=tuple(members(s.asked)),
        meets=tuple(members(s.meets)),
        accepts=tuple(members(s.accepts)),
        queue=tuple(members(s.queue)),
        wishes=s.wishes,
        reward=_named(s.reward, COLOURS),
        parrots=tuple(members(s.parrots)),
        ships=tuple(_ship(s, seat) for seat in range(board.n_seats)),
    )


def _heap(s: Aboard) -> tuple[str, ...]:
    shown = [{TAKEN: GONE, DOWN: HIDDEN}.get(face) or FACES[face] for face in s.face_of_tile]
    while shown and shown[-1] == GONE:
        shown.pop()
    return tuple(shown)


def _named(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _cards(cards: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in members(cards))


def _ship(s: Aboard, seat: int) -> Ship:
    return Ship(
        deck=_named(s.tiles_on_deck[seat], KINDS),
        hold=_named(s.tiles_below[seat], FACES),
        goods=_named(s.goods_on_deck[seat], COLOURS),
        goods_below=_named(s.goods_below[seat], COLOURS),
        coins=s.coins_of_seat[seat],
        chests_on_deck=s.chests_on_deck[seat],
        chests_below=s.chests_below[seat],
        spared=_named(s.spared[seat], KINDS[:N_ASKED]),
        named=_named(s.named[seat], JOKERS),
    )


def from_position(position: Position, board: Board) -> Aboard:
    """The state of a named position; `Malformed` says what cannot be."""
    s = Aboard()
    setup(s, board)
    if position.phase is not None:
        s.phase = _index(position.phase, PHASES, "$.phase")
    s.round, s.seat = position.round, position.seat
    s.starter = s.starter if position.starter is None else position.starter
    s.first = NONE if position.first is None else position.first
    _place_heap(s, position)
    s.drawn, s.played, s.used = (_card_mask(names, "$.cards") for names in (position.drawn, position.played, position.used))
    s.postponed = position.postponed
    s.top = NONE if position.top is None else _index(position.top, CATEGORIES, "$.top")
    s.next = NONE if position.next is None else _index(position.next, CATEGORIES, "$.next")
    s.card = NONE if position.card is None else _index(position.card, CARDS, "$.card")
    s.turned = NONE if position.turned is None else _index(position.turned, TILES, "$.turned")
    s.place = _index(position.place, PLACES, "$.place")
    s.picks, s.hasty = position.picks, int(position.hasty)
    if position.loading is not None:
        s.loading = _seat_mask(position.loading)
    s.asked, s.meets, s.accepts = _seat_mask(position.asked), _seat_mask(position.meets), _seat_mask(position.accepts)
    s.queue, s.parrots = _seat_mask(position.queue), _seat_mask(position.parrots)
    s.wishes = position.wishes
    s.reward[:] = _counted(position.reward, COLOURS, "$.reward")
    if len(position.ships) > board.n_seats:
        raise Malformed(f"$.ships has {len(position.ships)} ships, expected at most {board.n_seats}")
    for seat, ship in enumerate(position.ships):
        _place_ship(s, seat, ship)
    for colour in range(len(COLOURS)):
        aboard = sum(goods[colour] for goods in (*s.goods_on_deck, *s.goods_below, s.reward))
        s.supply[colour] = max(0, PER_COLOUR - aboard)
    if faults := invariants(s, board):
        raise Malformed(f"this position cannot be: {'; '.join(faults)}")
    return s


def _place_heap(s: Aboard, position: Position) -> None:
    if position.lay is not None:
        s.lay = position.lay
    if position.heap is not None:
        if len(position.heap) > N_TILES:
            raise Malformed(f"$.heap has {len(position.heap)} tiles, expected at most {N_TILES}")
        names = (HIDDEN, GONE, *FACES)
        for tile, name in enumerate(position.heap):
            face = _index(name, names, f"$.heap[{tile}]") - 2
            s.face_of_tile[tile] = {-2: DOWN, -1: TAKEN}.get(face, face)
    if position.down is not None:
        s.hidden_of_face[:] = _counted(position.down, FACES, "$.down")
    if position.laid is not None:
        s.laid = position.laid


def _place_ship(s: Aboard, seat: int, ship: Ship) -> None:
    path = f"$.ships[{seat}]"
    s.tiles_on_deck[seat][:] = _counted(ship.deck, KINDS, f"{path}.deck")
    s.tiles_below[seat][:] = _counted(ship.hold, FACES, f"{path}.hold")
    s.goods_on_deck[seat][:] = _counted(ship.goods, COLOURS, f"{path}.goods")
    s.goods_below[seat][:] = _counted(ship.goods_below, COLOURS, f"{path}.goods_below")
    s.coins_of_seat[seat] = ship.coins
    s.chests_on_deck[seat] = ship.chests_on_deck
    s.chests_below[seat] = ship.chests_below
    s.spared[seat][:] = _counted(ship.spared, KINDS[:N_ASKED], f"{path}.spared")
    s.named[seat][:] = _counted(ship.named, JOKERS, f"{path}.named")


def _counted(counts: dict[str, int], names: tuple[str, ...], path: str) -> list[int]:
    found = [0] * len(names)
    for name, n in counts.items():
        found[_index(name, names, path)] = n
    return found


def _seat_mask(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in set(seats))


def _card_mask(names: tuple[str, ...], path: str) -> int:
    return sum(1 << _index(name, CARDS, path) for name in set(names))


def _index(name: str, names: tuple[str, ...], path: str) -> int:
    if name not in names:
        raise Malformed(f"{path} is {name!r}, expected one of {', '.join(names)}")
    return names.index(name)
