"""Reads and checks the data file: ships, tiles, goods, cards."""

from typing import Annotated, Final

import msgspec

from seaboard.engine.data import Datum, data_hash, parse_file, read_text
from seaboard.engine.named import doubles
from seaboard.games.aboard.state import (
    MONKEY,
    MOST_ALIKE,
    N_ASKED,
    N_CARDS,
    N_CATEGORIES,
    N_COLOURS,
    N_DECK,
    N_HOLD,
    N_KINDS,
    N_SPECIAL,
    N_TILES,
    PARROT,
    PER_COLOUR,
    PER_KIND,
    PER_ROUND,
    STORAGE,
)

ANY: Final = "any"  # a good of free choice
MOST_GIVEN: Final = 4  # things on one side of a card
ROUNDS_OF_CARDS: Final = 4  # the cards of a category are enough for so many rounds


class Ship(Datum, frozen=True):
    """The spaces of a ship."""

    deck: Annotated[int, msgspec.Meta(ge=N_DECK, le=N_DECK)]
    hold: Annotated[int, msgspec.Meta(ge=N_HOLD, le=N_HOLD)]
    special: Annotated[int, msgspec.Meta(ge=N_SPECIAL, le=N_SPECIAL)]


class Goods(Datum, frozen=True):
    """The sacks."""

    colours: Annotated[list[str], msgspec.Meta(min_length=N_COLOURS, max_length=N_COLOURS)]
    each: Annotated[int, msgspec.Meta(ge=PER_COLOUR, le=PER_COLOUR)]


class Money(Datum, frozen=True):
    """Chests, the pirates' penalty, and consolation."""

    chest: Annotated[int, msgspec.Meta(ge=1, le=100)]
    penalty_money: Annotated[int, msgspec.Meta(ge=0, le=10)]
    penalty_goods: Annotated[int, msgspec.Meta(ge=1, le=1)]
    parrots: Annotated[int, msgspec.Meta(ge=3, le=3)]


class Tile(Datum, frozen=True):
    """The tiles of one kind, without and with a starfish."""

    kind: str
    plain: Annotated[int, msgspec.Meta(ge=0, le=MOST_ALIKE)]
    starfish: Annotated[int, msgspec.Meta(ge=0, le=MOST_ALIKE)]


class Category(Datum, frozen=True):
    """A category of cards: how many a round has, and how many there are."""

    name: str
    round: Annotated[int, msgspec.Meta(ge=1, le=PER_ROUND)]
    cards: Annotated[int, msgspec.Meta(ge=1, le=N_CARDS)]


class Card(Datum, frozen=True, kw_only=True):
    """An adventure: what it asks for, and what it gives."""

    name: str
    category: str
    tiles: tuple[str, ...] = ()
    goods: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    money: Annotated[int, msgspec.Meta(ge=0, le=20)]


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole data file."""

    ship: Ship
    goods: Goods
    money: Money
    tile: Annotated[list[Tile], msgspec.Meta(min_length=N_KINDS, max_length=N_KINDS)]
    category: Annotated[list[Category], msgspec.Meta(min_length=N_CATEGORIES, max_length=N_CATEGORIES)]
    card: Annotated[list[Card], msgspec.Meta(min_length=N_CARDS, max_length=N_CARDS)]


def parse(text: str) -> Data:
    """Read a data file; `DataFault` says where it is broken and why."""
    checks = (_name_faults, _tile_faults, _category_faults, _card_faults)
    return parse_file("board.toml", text, Data, checks)


def _name_faults(data: Data) -> list[str]:
    return [
        *doubles("goods.colours", data.goods.colours),
        *doubles("tile", [tile.kind for tile in data.tile]),
        *doubles("category", [category.name for category in data.category]),
        *doubles("card", [card.name for card in data.card]),
    ]


def _tile_faults(data: Data) -> list[str]:
    """Nine of each kind, storage and monkeys last, 84 in all."""
    faults = []
    if [data.tile[STORAGE].kind, data.tile[MONKEY].kind] != ["storage", "monkey"]:
        faults.append(
            f"tile: {data.tile[STORAGE].kind!r} and {data.tile[MONKEY].kind!r} come last, expected 'storage' and 'monkey'"
        )
    faults += [
        f"tile {tile.kind!r} is there {tile.plain + tile.starfish} times, expected {PER_KIND}"
        for tile in data.tile[:MONKEY]
        if tile.plain + tile.starfish != PER_KIND
    ]
    if data.tile[MONKEY].starfish:
        faults.append("tile 'monkey' bears a starfish, expected none")
    total = sum(tile.plain + tile.starfish for tile in data.tile)
    if total != N_TILES:
        faults.append(f"tile: there are {total}, expected {N_TILES}")
    return faults


def _category_faults(data: Data) -> list[str]:
    """Thirteen cards a round, and cards for four of them; in the file category by category."""
    faults = []
    if sum(category.round for category in data.category) != PER_ROUND:
        faults.append(f"category: a round has {sum(c.round for c in data.category)} cards, expected {PER_ROUND}")
    faults += [
        f"category {category.name!r} has {category.cards} cards, expected {ROUNDS_OF_CARDS * category.round}"
        for category in data.category
        if category.cards != ROUNDS_OF_CARDS * category.round
    ]
    wanted = [category.name for category in data.category for _ in range(category.cards)]
    if [card.category for card in data.card] != wanted:
        faults.append("card: the cards do not stand category by category, as many as each has")
    return faults


def _card_faults(data: Data) -> list[str]:
    """Discoveries and pirates ask for tiles, trades and orders for goods; something is given; greys only by pirates."""
    faults = []
    asked, colours = [tile.kind for tile in data.tile[:N_ASKED]], data.goods.colours
    for card in data.card:
        here = f"card {card.name!r}"
        by_tiles = card.category in (data.category[0].name, data.category[2].name)
        if bool(card.tiles) != by_tiles or bool(card.goods) == by_tiles:
            faults.append(
                f"{here} asks for tiles {list(card.tiles)} and goods {list(card.goods)}, expected one of them by category"
            )
        faults += [f"{here} asks for {kind!r}, expected one of {', '.join(asked)}" for kind in card.tiles if kind not in asked]
        faults += [f"{here} asks for {c!r}, expected one of {', '.join(colours)}" for c in card.goods if c not in colours]
        faults += [
            f"{here} gives {c!r}, expected one of {', '.join(colours)} or any" for c in card.gives if c not in (*colours, ANY)
        ]
        if ANY in card.gives and card.category != data.category[2].name:
            faults.append(f"{here} gives a good of free choice, expected that of pirates only")
        if not card.gives and not card.money:
            faults.append(f"{here} gives nothing")
        if max(len(card.tiles), len(card.goods), len(card.gives)) > MOST_GIVEN:
            faults.append(f"{here} has more than {MOST_GIVEN} things on a side")
    return faults


TEXT: Final = read_text(__package__, "board.toml")
DATA: Final = parse(TEXT)
DATA_HASH: Final = data_hash(DATA)

KINDS: Final = tuple(tile.kind for tile in DATA.tile)
COLOURS: Final = tuple(DATA.goods.colours)
CATEGORIES: Final = tuple(category.name for category in DATA.category)
CARDS: Final = tuple(card.name for card in DATA.card)
STAR: Final = "*"  # behind the kind of a tile with a starfish
JOKERS: Final = (*KINDS[:PARROT], "parrot")  # those that may be named: two equal tiles, or the parrot
FACES: Final = (*KINDS, *(kind + STAR for kind in KINDS))
TILES: Final = tuple(f"t{tile}" for tile in range(N_TILES))
