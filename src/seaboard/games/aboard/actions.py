"""The actions and the reasons for a refusal, each declared once; ids follow from the order."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal, get_args

import msgspec

from seaboard.engine import forms
from seaboard.engine.codes import Codes
from seaboard.engine.forms import Actions, Names
from seaboard.engine.options import Seat
from seaboard.games.aboard.data import CARDS, CATEGORIES, COLOURS, FACES, JOKERS, KINDS, TILES
from seaboard.games.aboard.state import MOST_ALIKE, N_ASKED, N_TILES

Card = Annotated[str, Names(CARDS)]
Category = Annotated[str, Names(CATEGORIES)]
Colour = Annotated[str, Names(COLOURS)]
Tile = Annotated[str, Names(TILES)]
Kind = Annotated[str, Names(KINDS)]
Asked = Annotated[str, Names(KINDS[:N_ASKED])]  # kinds that cards ask for
Joker = Annotated[str, Names(JOKERS)]
Place = Literal["deck", "below"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)


class Act(forms.Act):
    """One action, outside: a kind and what it is about."""


class Began(Act):
    """Chance: this seat loads first."""

    seat: Seat


class Laid(Act):
    """Chance: so many of the next tiles lie open."""

    open: Annotated[int, msgspec.Meta(ge=0, le=MOST_ALIKE)]


class Dealt(Act):
    """Chance: a card of the round."""

    card: Card


class Turned(Act):
    """Chance: what the turned tile shows; `*` behind its kind: with a starfish."""

    shows: Annotated[str, Names(FACES)]


class Topped(Act):
    """Chance: the category on top of the pile."""

    category: Category


class Revealed(Act):
    """Chance: the next card."""

    card: Card


class Take(Act):
    """Take an open tile onto the deck or below."""

    tile: Tile
    to: Place

    @classmethod
    def every(cls) -> Iterable["Take"]:
        """All tiles onto the deck, then all below."""
        return (cls(tile, to) for to in PLACES for tile in TILES)


class Turn(Act):
    """Turn a tile that lies face down."""

    tile: Tile


class Load(Act):
    """Take a good into a special space."""

    colour: Colour


class Leave(Act):
    """Leave the turned tile in the heap."""


class Snatch(Act):
    """In haste: take one more tile, unseen."""

    to: Place


class Calm(Act):
    """No haste."""


class Meet(Act):
    """Meet the pirates."""


class Flee(Act):
    """Flee from the pirates."""


class Fulfil(Act):
    """Give what the card asks for.

    By rules 1 wishes are said here: `spare` names a tile that a joker stands for, `joker` the joker that goes first.
    """

    spare: Asked | None = None
    joker: Joker | None = None

    @classmethod
    def every(cls) -> Iterable["Fulfil"]:
        """Without wishes: those of rules 1 have their ids behind all others."""
        return (cls(),)


class Decline(Act):
    """Let the card pass; who met the pirates pays the penalty."""


class Spare(Act):
    """Before fulfilling: a joker shall stand for a tile of this kind, though it is on board."""

    tile: Asked


class Name(Act):
    """Before fulfilling: this joker shall go, `parrot`, or a kind of which two equal tiles are given."""

    joker: Joker


class Wish(Act):
    """Take a good of free choice."""

    colour: Colour


class Waive(Act):
    """Give a good of the reward back."""

    colour: Colour


class Dump(Act):
    """Throw a tile overboard."""

    tile: Kind


class Spill(Act):
    """Throw a good overboard."""

    colour: Colour


class HandOver(Act):
    """Give the pirates a good."""

    colour: Colour


class Bury(Act):
    """Put a chest on deck or below."""

    to: Place


WISHES_1: Final = (
    *(Fulfil(spare) for spare in KINDS[:N_ASKED]),
    *(Fulfil(spare, joker) for spare in (None, *KINDS[:N_ASKED]) for joker in JOKERS),
)
"""By rules 1 wishes are said with the decision, one of each."""

ACTIONS: Final = Actions(Act, more=WISHES_1)
N_ACTIONS: Final = len(ACTIONS.forms) - len(WISHES_1)
N_ACTIONS_1: Final = len(ACTIONS.forms)
BEGAN: Final = ACTIONS.first(Began)  # + seat
LAID: Final = ACTIONS.first(Laid)  # + n
DEALT: Final = ACTIONS.first(Dealt)  # + card
TURNED: Final = ACTIONS.first(Turned)  # + face
TOPPED: Final = ACTIONS.first(Topped)  # + category
REVEALED: Final = ACTIONS.first(Revealed)  # + card
TAKE: Final = ACTIONS.first(Take)  # + tile
STOW: Final = TAKE + N_TILES  # + tile: below deck
TURN: Final = ACTIONS.first(Turn)  # + tile
LOAD: Final = ACTIONS.first(Load)  # + colour
LEAVE: Final = ACTIONS.first(Leave)
SNATCH: Final = ACTIONS.first(Snatch)  # + 0 onto the deck, 1 below
CALM: Final = ACTIONS.first(Calm)
MEET: Final = ACTIONS.first(Meet)
FLEE: Final = ACTIONS.first(Flee)
FULFIL: Final = ACTIONS.first(Fulfil)
DECLINE: Final = ACTIONS.first(Decline)
SPARE: Final = ACTIONS.first(Spare)  # + kind
NAME: Final = ACTIONS.first(Name)  # + joker
WISH: Final = ACTIONS.first(Wish)  # + colour
WAIVE: Final = ACTIONS.first(Waive)  # + colour
DUMP: Final = ACTIONS.first(Dump)  # + kind
SPILL: Final = ACTIONS.first(Spill)  # + colour
HAND_OVER: Final = ACTIONS.first(HandOver)  # + colour
BURY: Final = ACTIONS.first(Bury)  # + 0 on deck, 1 below
FULFIL_SPARING: Final = N_ACTIONS  # + kind: fulfil, with a joker instead of this tile
FULFIL_NAMING: Final = FULFIL_SPARING + N_ASKED  # + N_JOKERS x (0 or 1 + kind that is spared) + joker: with this joker first

refuse = Codes("ok")
NOT_NOW: Final = refuse("not_now", "§2.1 another seat or another decision is due")
GONE: Final = refuse("gone", "§3.2 the tile is not in the heap any more")
FACE_DOWN: Final = refuse("face_down", "§3.3 a tile must be turned before it is taken")
OPEN: Final = refuse("open", "§3.3 the tile lies open already")
STARFISH: Final = refuse("starfish", "§3.6 tiles with a starfish stay in the heap")
NO_SPACE: Final = refuse("no_space", "§3.4 no free space there")
ENOUGH_GOODS: Final = refuse("enough_goods", "§3.5 two goods are loaded")
NONE_LEFT: Final = refuse("none_left", "§5.5 no good of this colour in the supply")
OTHER_TILE: Final = refuse("other_tile", "§4.2 in turns an equal tile with a lower number stands for it")
CANNOT_PAY: Final = refuse("cannot_pay", "§5.2 the card asks for more than is on board")
NO_JOKER: Final = refuse("no_joker", "§5.8 no joker for this tile, or not this one")
NOT_ABOARD: Final = refuse("not_aboard", "§5.7, §6.1 nothing of that is on board")
NOT_IN_REWARD: Final = refuse("not_in_reward", "§5.6 the reward has no such good")
NOT_POSSIBLE: Final = refuse("not_possible", "§2.3 chance: this cannot come")
