"""Action ids and their outside form, and the reasons for a refusal."""

from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from seaboard.engine.errors import Malformed
from seaboard.engine.state import MAX_SEATS, NONE
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, FACES, JOKERS, KINDS, TILES
from seaboard.games.aboard.state import (
    MOST_ALIKE,
    N_ASKED,
    N_CARDS,
    N_CATEGORIES,
    N_COLOURS,
    N_FACES,
    N_JOKERS,
    N_KINDS,
    N_TILES,
)

BEGAN: Final = 0  # + seat; chance: who loads first
LAID: Final = BEGAN + MAX_SEATS  # + n; chance: so many tiles of the next face lie open
DEALT: Final = LAID + MOST_ALIKE + 1  # + card; chance
TURNED: Final = DEALT + N_CARDS  # + face; chance: the tile that was turned, or taken unseen
TOPPED: Final = TURNED + N_FACES  # + category; chance: what lies on top of the pile
REVEALED: Final = TOPPED + N_CATEGORIES  # + card; chance
TAKE: Final = REVEALED + N_CARDS  # + tile: an open tile onto the deck
STOW: Final = TAKE + N_TILES  # + tile: an open tile below deck
TURN: Final = STOW + N_TILES  # + tile: turn it
LOAD: Final = TURN + N_TILES  # + colour: a good into a special space
LEAVE: Final = LOAD + N_COLOURS  # the turned tile stays in the heap
SNATCH: Final = LEAVE + 1  # + 0 onto the deck, 1 below: one more tile, unseen
CALM: Final = SNATCH + 2  # no more
MEET: Final = CALM + 1
FLEE: Final = MEET + 1
FULFIL: Final = FLEE + 1
DECLINE: Final = FULFIL + 1
SPARE: Final = DECLINE + 1  # + kind: before fulfilling, a joker shall stand for this tile
NAME: Final = SPARE + N_ASKED  # + joker: before fulfilling, this joker shall go
WISH: Final = NAME + N_JOKERS  # + colour: a good of free choice
WAIVE: Final = WISH + N_COLOURS  # + colour: a good of the reward goes back
DUMP: Final = WAIVE + N_COLOURS  # + kind: a tile goes overboard
SPILL: Final = DUMP + N_KINDS  # + colour: a good goes overboard
HAND_OVER: Final = SPILL + N_COLOURS  # + colour: a good for the pirates
BURY: Final = HAND_OVER + N_COLOURS  # + 0 on deck, 1 below: a chest
N_ACTIONS: Final = BURY + 2
# By rules 1 wishes are said with the decision, one of each:
FULFIL_SPARING: Final = N_ACTIONS  # + kind: fulfil, with a joker instead of this tile
FULFIL_NAMING: Final = FULFIL_SPARING + N_ASKED  # + N_JOKERS x (0 or 1 + kind that is spared) + joker: with this joker first
N_ACTIONS_1: Final = FULFIL_NAMING + (1 + N_ASKED) * N_JOKERS

NOT_NOW: Final = 1  # §2.1 another seat or another decision is due
GONE: Final = 2  # §3.2 the tile is not in the heap any more
FACE_DOWN: Final = 3  # §3.3 a tile must be turned before it is taken
OPEN: Final = 4  # §3.3 the tile lies open already
STARFISH: Final = 5  # §3.6 tiles with a starfish stay in the heap
NO_SPACE: Final = 6  # §3.4 no free space there
ENOUGH_GOODS: Final = 7  # §3.5 two goods are loaded
NONE_LEFT: Final = 8  # §5.5 no good of this colour in the supply
OTHER_TILE: Final = 9  # §4.2 in turns an equal tile with a lower number stands for it
CANNOT_PAY: Final = 10  # §5.2 the card asks for more than is on board
NO_JOKER: Final = 11  # §5.8 no joker for this tile, or not this one
NOT_ABOARD: Final = 12  # §5.7, §6.1 nothing of that is on board
NOT_IN_REWARD: Final = 13  # §5.6 the reward has no such good
NOT_POSSIBLE: Final = 14  # §2.3 chance: this cannot come
REFUSALS: Final = (
    "ok",
    "not_now",
    "gone",
    "face_down",
    "open",
    "starfish",
    "no_space",
    "enough_goods",
    "none_left",
    "other_tile",
    "cannot_pay",
    "no_joker",
    "not_aboard",
    "not_in_reward",
    "not_possible",
)

PLACES: Final = ("deck", "below")
Place = Literal["deck", "below"]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One action, outside: a kind and what it is about."""


class Began(Act, frozen=True, tag="began"):
    """Chance: this seat loads first."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]


class Laid(Act, frozen=True, tag="laid"):
    """Chance: so many of the next tiles lie open."""

    open: Annotated[int, msgspec.Meta(ge=0, le=MOST_ALIKE)]


class Dealt(Act, frozen=True, tag="dealt"):
    """Chance: a card of the round."""

    card: str


class Turned(Act, frozen=True, tag="turned"):
    """Chance: what the turned tile shows; `*` behind its kind: with a starfish."""

    shows: str


class Topped(Act, frozen=True, tag="topped"):
    """Chance: the category on top of the pile."""

    category: str


class Revealed(Act, frozen=True, tag="revealed"):
    """Chance: the next card."""

    card: str


class Take(Act, frozen=True, tag="take"):
    """Take an open tile onto the deck or below."""

    tile: str
    to: Place


class Turn(Act, frozen=True, tag="turn"):
    """Turn a tile that lies face down."""

    tile: str


class Load(Act, frozen=True, tag="load"):
    """Take a good into a special space."""

    colour: str


class Leave(Act, frozen=True, tag="leave"):
    """Leave the turned tile in the heap."""


class Snatch(Act, frozen=True, tag="snatch"):
    """In haste: take one more tile, unseen."""

    to: Place


class Calm(Act, frozen=True, tag="calm"):
    """No haste."""


class Meet(Act, frozen=True, tag="meet"):
    """Meet the pirates."""


class Flee(Act, frozen=True, tag="flee"):
    """Flee from the pirates."""


class Fulfil(Act, frozen=True, tag="fulfil"):
    """Give what the card asks for.

    By rules 1 wishes are said here: `spare` names a tile that a joker stands for, `joker` the joker that goes first.
    """

    spare: str | None = None
    joker: str | None = None


class Spare(Act, frozen=True, tag="spare"):
    """Before fulfilling: a joker shall stand for a tile of this kind, though it is on board."""

    tile: str


class Name(Act, frozen=True, tag="name"):
    """Before fulfilling: this joker shall go, `parrot`, or a kind of which two equal tiles are given."""

    joker: str


class Decline(Act, frozen=True, tag="decline"):
    """Let the card pass; who met the pirates pays the penalty."""


class Wish(Act, frozen=True, tag="wish"):
    """Take a good of free choice."""

    colour: str


class Waive(Act, frozen=True, tag="waive"):
    """Give a good of the reward back."""

    colour: str


class Dump(Act, frozen=True, tag="dump"):
    """Throw a tile overboard."""

    tile: str


class Spill(Act, frozen=True, tag="spill"):
    """Throw a good overboard."""

    colour: str


class HandOver(Act, frozen=True, tag="hand_over"):
    """Give the pirates a good."""

    colour: str


class Bury(Act, frozen=True, tag="bury"):
    """Put a chest on deck or below."""

    to: Place


Action = (
    Began
    | Laid
    | Dealt
    | Turned
    | Topped
    | Revealed
    | Take
    | Turn
    | Load
    | Leave
    | Snatch
    | Calm
    | Meet
    | Flee
    | Fulfil
    | Decline
    | Spare
    | Name
    | Wish
    | Waive
    | Dump
    | Spill
    | HandOver
    | Bury
)


@cache
def encode(action: int) -> Action:
    """The outside form of an id."""
    if action < TAKE:
        return _encode_chance(action)
    if action < LEAVE:
        return _encode_loading(action)
    if action >= SPARE:
        return _encode_goods(action) if WISH <= action < N_ACTIONS else _encode_joker(action)
    if SNATCH <= action < CALM:
        return Snatch(place_name(action - SNATCH))
    plain: dict[int, Action] = {
        LEAVE: Leave(),
        CALM: Calm(),
        MEET: Meet(),
        FLEE: Flee(),
        FULFIL: Fulfil(),
        DECLINE: Decline(),
    }
    return plain[action]


def _encode_joker(action: int) -> Action:
    if action < NAME:
        return Spare(KINDS[action - SPARE])
    if action < WISH:
        return Name(JOKERS[action - NAME])
    if action < FULFIL_NAMING:
        return Fulfil(KINDS[action - FULFIL_SPARING])
    spare, joker = divmod(action - FULFIL_NAMING, N_JOKERS)
    return Fulfil(KINDS[spare - 1] if spare else None, JOKERS[joker])


def place_name(i: int) -> Place:
    """The name of a place."""
    return "below" if i else "deck"


def _encode_chance(action: int) -> Action:
    if action < LAID:
        return Began(action - BEGAN)
    if action < DEALT:
        return Laid(action - LAID)
    if action < TURNED:
        return Dealt(CARDS[action - DEALT])
    if action < TOPPED:
        return Turned(FACES[action - TURNED])
    if action < REVEALED:
        return Topped(CATEGORIES[action - TOPPED])
    return Revealed(CARDS[action - REVEALED])


def _encode_loading(action: int) -> Action:
    if action < STOW:
        return Take(TILES[action - TAKE], "deck")
    if action < TURN:
        return Take(TILES[action - STOW], "below")
    if action < LOAD:
        return Turn(TILES[action - TURN])
    return Load(COLOURS[action - LOAD])


def _encode_goods(action: int) -> Action:
    if action < WAIVE:
        return Wish(COLOURS[action - WISH])
    if action < DUMP:
        return Waive(COLOURS[action - WAIVE])
    if action < SPILL:
        return Dump(KINDS[action - DUMP])
    if action < HAND_OVER:
        return Spill(COLOURS[action - SPILL])
    if action < BURY:
        return HandOver(COLOURS[action - HAND_OVER])
    return Bury(place_name(action - BURY))


def decode(action: Action) -> int:
    """The id of an outside form; a name that does not exist is `Malformed`."""
    plain = {Leave: LEAVE, Calm: CALM, Meet: MEET, Flee: FLEE, Decline: DECLINE}
    if type(action) in plain:
        return plain[type(action)]
    match action:
        case Take(tile, to):
            return (STOW if to == "below" else TAKE) + _index(tile, TILES, "$.tile")
        case Turn(tile):
            return TURN + _index(tile, TILES, "$.tile")
        case Snatch(to):
            return SNATCH + PLACES.index(to)
        case Fulfil(spare, joker):
            return _decode_fulfil(spare, joker)
        case Spare(tile):
            return SPARE + _index(tile, KINDS[:N_ASKED], "$.tile")
        case Name(joker):
            return NAME + _index(joker, JOKERS, "$.joker")
        case Dump(tile):
            return DUMP + _index(tile, KINDS, "$.tile")
        case Bury(to):
            return BURY + PLACES.index(to)
        case Load() | Wish() | Waive() | Spill() | HandOver():
            first = {Load: LOAD, Wish: WISH, Waive: WAIVE, Spill: SPILL, HandOver: HAND_OVER}
            return first[type(action)] + _index(action.colour, COLOURS, "$.colour")
    return _decode_chance(action)


def _decode_fulfil(spare: str | None, joker: str | None) -> int:
    kind = NONE if spare is None else _index(spare, KINDS[:N_ASKED], "$.spare")
    if joker is not None:
        return FULFIL_NAMING + N_JOKERS * (1 + kind) + _index(joker, JOKERS, "$.joker")
    return FULFIL if kind == NONE else FULFIL_SPARING + kind


def _decode_chance(action: Action) -> int:
    match action:
        case Began(seat):
            return BEGAN + seat
        case Laid(open=n):
            return LAID + n
        case Dealt(card):
            return DEALT + _index(card, CARDS, "$.card")
        case Turned(shows):
            return TURNED + _index(shows, FACES, "$.shows")
        case Topped(category):
            return TOPPED + _index(category, CATEGORIES, "$.category")
        case Revealed(card):
            return REVEALED + _index(card, CARDS, "$.card")
    raise TypeError(f"{action!r} is no action of this game")


def _index(name: str, names: tuple[str, ...], path: str) -> int:
    if name not in names:
        raise Malformed(f"{path} is {name!r}, expected one of {', '.join(names)}")
    return names.index(name)
